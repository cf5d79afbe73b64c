"""Messages of a client that talks to the others, or asks the table for advice."""

from __future__ import annotations

import asyncio
import secrets

import msgspec

from undercroft.kernel.documents.position import write_position
from undercroft.table.clock import now
from undercroft.table.play.answering import check_question
from undercroft.table.play.seating import name_of
from undercroft.table.play.table import Table
from undercroft.table.refusals import Refusal, refuse
from undercroft.table.server.socket.visitor import Visitor
from undercroft.table.showing.eye import Eye
from undercroft.table.store.changes import Conflict
from undercroft.table.wire.client_messages import (
    AskForHint,
    AskForOdds,
    Chat,
    Explain,
    FindPaths,
    Foresee,
    Point,
)
from undercroft.table.wire.server_messages import Foreseen, Hint, OddsGiven, Paths, ReasonGiven
from undercroft.table.work.workers import WorkerLost

ATTEMPTS = 3
"""How often a line of chat is stored again because another took its number."""


async def chat(visitor: Visitor, message: Chat) -> None:
    """Say something to all."""
    text = "".join(letter for letter in message.text if letter.isprintable()).strip()
    if not text:
        raise refuse("unreadable", "refuse-empty")
    if not visitor.live.chats.of(str(message.seat)).take():
        raise refuse("too-fast", "refuse-fast")
    server, live = visitor.server, visitor.live

    def look(t: Table) -> tuple[str, str, bool]:
        visitor.check_holds(t, message.seat)
        row = t.seats[message.seat]
        return row.name, row.person, t.row.public

    name, person, is_public = await live.read(look)
    if server.is_barred("mute", f"address:{visitor.address}", f"person:{person}"):
        raise refuse("not-yours", "refuse-muted")
    if is_public:
        text = server.words.masked(text)
    for _ in range(ATTEMPTS):
        try:
            line = await server.store.say(live.id, now(), message.seat, name, text)
        except Conflict:
            continue
        visitor.done(message)
        live.tell([line])
        server.call(live.id, "chat", msgspec.to_builtins(line))
        return
    raise refuse("broken", "refuse-busy")


async def point(visitor: Visitor, message: Point) -> None:
    """Point at something."""
    live = visitor.live
    if not await live.read(lambda t: t.row.face.cooperative and t.row.status == "playing"):
        raise refuse("not-possible", "refuse-point")
    visitor.done(message)
    live.point(message.seat, message.touch)
    visitor.server.call(live.id, "point", {"seat": message.seat, "touch": message.touch})


async def explain(visitor: Visitor, message: Explain) -> None:
    """Say why a move is not offered."""
    lang = visitor.connection.lang

    def look(t: Table) -> Refusal | None:
        played = t.playing()
        if message.seat not in played.asked():
            raise refuse("not-asked", "refuse-not-asked", seat=message.seat + 1)
        eye = Eye(played.match, message.seat, lang)
        return None if eye.has(message.words) else eye.refusal(message.words)

    no = await visitor.live.read(look)
    visitor.connection.send(
        ReasonGiven(
            ref=message.ref,
            seat=message.seat,
            words=message.words,
            offered=no is None,
            rule="" if no is None else no.rule,
            sentence="" if no is None else no.sentence(lang),
        )
    )


async def odds(visitor: Visitor, message: AskForOdds) -> None:
    """Say the chances of what is offered."""
    lang = visitor.connection.lang
    lines = await visitor.live.read(lambda t: Eye(t.playing().match, message.seat, lang).odds())
    visitor.connection.send(OddsGiven(ref=message.ref, seat=message.seat, lines=lines))


async def paths(visitor: Visitor, message: FindPaths) -> None:
    """Find the ways to far places; a guide shows one step at a time."""
    is_guided = await visitor.live.read(lambda t: bool(t.row.terms.guide))
    eye = await eye_ahead(visitor, message)
    found = [] if is_guided else await asyncio.to_thread(eye.paths)
    visitor.connection.send(Paths(ref=message.ref, seat=message.seat, question=message.question, paths=found))


async def foresee(visitor: Visitor, message: Foresee) -> None:
    """Say what everybody could reach and would see after a move."""
    eye = await eye_ahead(visitor, message)
    found = await asyncio.to_thread(eye.foreseen, message.words)
    visitor.connection.send(
        Foreseen(
            ref=message.ref,
            seat=message.seat,
            question=message.question,
            words=message.words,
            prospects=found,
        )
    )


async def eye_ahead(visitor: Visitor, message: FindPaths | Foresee) -> Eye:
    """The eye of an asked seat for looking ahead, beside the server's loop and at a bounded pace."""
    if not visitor.ways.take():
        raise refuse("too-fast", "refuse-fast")

    def look(t: Table) -> Eye:
        played = t.playing()
        check_question(played, message.seat, message.question)
        return Eye(played.match, message.seat, "en")

    return await visitor.live.read(look)


async def hint(visitor: Visitor, message: AskForHint) -> None:
    """Ask a computer what it would do, and note that it was asked."""
    lang = visitor.connection.lang
    if not visitor.hints.take():
        raise refuse("too-fast", "refuse-fast")

    def act(t: Table) -> tuple[str, str, dict[str, str]]:
        played = t.playing()
        if not t.row.terms.hints:
            raise refuse("not-possible", "refuse-hints")
        check_question(played, message.seat, message.question)
        t.note("note-hint", name=name_of(t, message.seat))
        eye = Eye(played.match, message.seat, lang)
        labels = {choice.words: choice.label for choice in eye.choices()}
        return t.row.game, write_position(t.game, t.row.setup, eye.deal), labels

    game, position, labels = await visitor.alter(message.seat, act)
    visitor.server.spawn(find_hint(visitor, message, game, position, labels))


async def find_hint(
    visitor: Visitor, message: AskForHint, game: str, position: str, labels: dict[str, str]
) -> None:
    """Have a computer think; the connection goes on meanwhile."""
    connection, server = visitor.connection, visitor.server
    try:
        words = await server.thinkers.do(
            "think",
            game=server.catalog.specs[game],
            position=position,
            agent=server.settings.hint_agent,
            seat=message.seat,
            seed=secrets.randbits(31),
        )
    except (WorkerLost, Refusal):
        connection.refuse(message.ref, refuse("broken", "refuse-no-hint"))
        return
    label = labels.get(words, words)
    connection.send(
        Hint(ref=message.ref, seat=message.seat, question=message.question, words=words, label=label)
    )
