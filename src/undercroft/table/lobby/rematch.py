"""A rematch: the same table again, everybody one seat further."""

from __future__ import annotations

from undercroft.kernel.texts import message
from undercroft.table.clock import now
from undercroft.table.live.server_process import ServerProcess
from undercroft.table.lobby.documents import prepared
from undercroft.table.lobby.new_tables import insert, new_row
from undercroft.table.play.table import Table
from undercroft.table.refusals import refuse
from undercroft.table.store.changes import NewKey
from undercroft.table.store.rows import HOST, SeatRow
from undercroft.table.wire.lobby_replies import Rematch


async def rematch(server: ServerProcess, table: str, seats: frozenset[int]) -> Rematch:
    """The same again with the seats moved on by one; the same secrets open the new seats."""
    live = server.live(table)
    old = await live.read(lambda t: t)
    if old.row.status != "over":
        raise refuse("not-possible", "refuse-not-over")
    if old.row.terms.guide:
        raise refuse("not-possible", "refuse-guided")
    count = len(old.seats)
    if not old.row.rematch:
        await prepared(old.game, old.row.setup)
        keys = await server.store.keys(table)
        new = again(old, now())
        for key in keys:
            place = key.seat if key.seat == HOST else (key.seat + 1) % count
            new.change.keys.append(NewKey(key.hash, place, key.device))
        new_table = new.row.id

        def act(t: Table) -> None:
            t.row.rematch = t.row.rematch or new_table

        await insert(server, new)
        await live.alter(act)
        if await live.read(lambda t: t.row.rematch) == new_table:
            live.announce(new_table)
            server.call(table, "rematch", new_table)
        else:  # somebody else asked for a rematch at the same moment, and theirs counts
            await server.live(new_table).alter(lambda t: t.close(message("note-closed")))
    found = await live.read(lambda t: t.row.rematch)
    return Rematch(found, (min(seats) + 1) % count)


def again(old: Table, at: int) -> Table:
    """A new table like an old one, everybody one seat further, begun where the old one began."""
    row = new_row(old.game, old.row.setup, old.row.terms, old.row.start, at)
    row.public, row.title = old.row.public, old.row.title
    seats = [moved_on(row.id, number, old.seats[number - 1]) for number in range(len(old.seats))]
    table = Table(old.game, row, seats, None)
    table.start_change(at)
    return table


def moved_on(table: str, number: int, old: SeatRow) -> SeatRow:
    """A seat for whoever sat one seat before; computers that stood in are gone."""
    agent = old.agent if old.kind == "computer" else ""
    return SeatRow(
        table, number, old.kind, name=old.name, agent=agent, thoughts=old.thoughts, person=old.person
    )
