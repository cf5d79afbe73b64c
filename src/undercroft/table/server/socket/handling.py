"""Which function does what each message of a client asks for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from undercroft.table.refusals import refuse
from undercroft.table.server.socket import looking, playing, talking
from undercroft.table.server.socket.visitor import Visitor
from undercroft.table.wire import client_messages as said

Handler: TypeAlias = Callable[[Visitor, Any], Awaitable[None]]

HANDLERS: dict[type[said.ClientMessage], Handler] = {
    said.Hello: looking.hello,
    said.Lift: looking.lift,
    said.Lower: looking.lower,
    said.Look: looking.look,
    said.Language: looking.language,
    said.Ping: looking.ping,
    said.Answer: playing.answer,
    said.Gesture: playing.gesture,
    said.Undo: playing.undo,
    said.AskForTakeback: playing.takeback,
    said.Consent: playing.consent,
    said.Concede: playing.concede,
    said.Claim: playing.claim,
    said.Standing: playing.standing,
    said.AlwaysAsk: playing.always,
    said.AskForTime: playing.more_time,
    said.Share: playing.share,
    said.Leave: playing.leave,
    said.Sit: playing.sit,
    said.Skip: playing.skip,
    said.Hurry: playing.hurry,
    said.Chat: talking.chat,
    said.Point: talking.point,
    said.Explain: talking.explain,
    said.AskForOdds: talking.odds,
    said.FindPaths: talking.paths,
    said.Foresee: talking.foresee,
    said.AskForHint: talking.hint,
}


async def handle(visitor: Visitor, message: said.FromClient) -> None:
    """Do what a message asks, and answer it."""
    seat = getattr(message, "seat", None)
    looks = isinstance(message, said.Lift | said.Look)  # these may look at a seat that is shared
    if seat is not None and not looks and seat not in visitor.connection.seats:
        raise refuse("not-yours", "refuse-not-yours")
    await HANDLERS[type(message)](visitor, message)
