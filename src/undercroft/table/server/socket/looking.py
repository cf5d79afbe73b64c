"""Messages of a client that looks: curtains, earlier moments, the language, and whether anybody is there."""

from __future__ import annotations

from undercroft.table.clock import now
from undercroft.table.live.connection import SharedMessages
from undercroft.table.play.table import Table
from undercroft.table.refusals import Refusal, refuse
from undercroft.table.server.socket.visitor import Visitor
from undercroft.table.wire.client_messages import Hello, Language, Lift, Look, Lower, Ping
from undercroft.table.wire.server_messages import Moment, Pong
from undercroft.table.work.workers import WorkerLost


async def hello(visitor: Visitor, message: Hello) -> None:
    """A second hello means nothing."""
    raise refuse("unreadable", "refuse-hello-twice")


async def lift(visitor: Visitor, message: Lift) -> None:
    """Lift a curtain and send what is behind it."""
    connection, live = visitor.connection, visitor.live
    status = await live.read(lambda t: t.row.status)
    if status == "archived" and message.seat in connection.seats:
        await live.alter(Table.wake)

    def look(t: Table) -> None:
        visitor.check_may_see(t, message.seat)
        connection.lift(message.seat, message.branch, message.event)
        live.send_sight(connection, t, SharedMessages())

    await live.read(look)


async def lower(visitor: Visitor, message: Lower) -> None:
    """Let the curtain down."""
    visitor.connection.lower()
    visitor.done(message)


async def look(visitor: Visitor, message: Look) -> None:
    """Show again what a seat saw at an earlier event; a worker replays the game meanwhile."""
    if not visitor.looks.take():
        raise refuse("too-fast", "refuse-fast")

    def find(t: Table) -> tuple[str, str]:
        visitor.check_may_see(t, message.seat)
        if t.played is None:
            raise refuse("not-possible", "refuse-waiting")
        return t.row.game, t.played.record()

    game, record = await visitor.live.read(find)
    visitor.server.spawn(find_moment(visitor, message, game, record))


async def find_moment(visitor: Visitor, message: Look, game: str, record: str) -> None:
    """Have a worker find the moment; the connection goes on meanwhile."""
    connection, server = visitor.connection, visitor.server
    try:
        found = await server.read(
            visitor.address,
            "moment",
            game=server.catalog.specs[game],
            text=record,
            seat=message.seat,
            event=message.event,
            lang=connection.lang,
            describe=connection.describe,
        )
    except (WorkerLost, Refusal):
        connection.refuse(message.ref, refuse("not-possible", "refuse-moment"))
        return
    connection.send(Moment(ref=message.ref, seat=message.seat, event=message.event, **found))


async def language(visitor: Visitor, message: Language) -> None:
    """Speak another language."""
    connection, live = visitor.connection, visitor.live
    connection.lang = message.lang
    if message.describe is not None:
        connection.describe = message.describe
    if message.stage is not None:
        connection.stage = message.stage
    connection.event = 0  # the events are worded anew
    visitor.done(message)
    await live.read(lambda t: live.send_state(connection, t, SharedMessages()))


async def ping(visitor: Visitor, message: Ping) -> None:
    """Somebody is here."""
    visitor.connection.send(Pong(ref=message.ref, now=now()))
