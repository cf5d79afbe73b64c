"""Letting people in: open seats, invites, and codes for another device."""

from __future__ import annotations

from undercroft.table.clock import now
from undercroft.table.live.people import NOBODY, Known
from undercroft.table.live.server_process import ServerProcess
from undercroft.table.play import seating
from undercroft.table.play.table import Table
from undercroft.table.refusals import refuse
from undercroft.table.store.changes import CodeGone, NewCode, NewKey
from undercroft.table.store.ids_and_secrets import hashed, new_code, new_secret
from undercroft.table.wire.lobby_replies import Code, Joined

REPEATABLE = 600_000
"""Milliseconds for which the same attempt may repeat the exchange of a code."""


async def join(server: ServerProcess, table: str, seat: int, name: str, who: Known = NOBODY) -> Joined:
    """Let somebody sit down at a public table."""
    secret = new_secret()

    def act(t: Table) -> None:
        if not t.row.public:
            raise refuse("not-yours", "refuse-private")
        if server.words.has(name):
            raise refuse("not-possible", "refuse-words")
        seating.take_seat(t, seat, name, who.person)
        t.change.keys.append(NewKey(hashed(secret), seat, who.device))

    await server.live(table).alter(act)
    return Joined(table, seat, secret)


async def join_by_code(
    server: ServerProcess, code: str, name: str, attempt: str, who: Known = NOBODY
) -> Joined | None:
    """Exchange a code for a seat's secret; nothing if the code is not good."""
    found = await server.store.code(hashed(code))
    if found is None:
        return None
    tried = hashed(attempt) if attempt else ""
    is_repeat = found.used is not None
    if is_repeat and (not tried or tried != found.attempt or now() - found.used > REPEATABLE):
        return None
    secret = new_secret()

    def act(t: Table) -> None:
        if t.row.public and server.words.has(name):
            raise refuse("not-possible", "refuse-words")
        if found.kind == "invite" and not is_repeat:
            seating.take_seat(t, found.seat, name, who.person)
        elif t.seat(found.seat).kind != "person":
            raise refuse("bad-code", "refuse-code")
        t.change.keys.append(NewKey(hashed(secret), found.seat, who.device))
        if is_repeat:
            t.change.repeated = hashed(code)
            return
        t.change.used = hashed(code), tried
        if found.kind == "device":
            t.note("note-device", name=seating.name_of(t, found.seat))

    try:
        await server.live(found.table).alter(act)
    except CodeGone:
        return None
    return Joined(found.table, found.seat, secret)


async def make_code(
    server: ServerProcess, table: str, seat: int, seats: dict[int, int], is_host: bool
) -> Code:
    """A code for another device, or a new invite to an open seat, for one who holds seats or is the host."""
    code = new_code()

    def act(t: Table) -> None:
        is_open = t.seat(seat).kind == "open"
        if not (seats.get(seat) == t.seat(seat).holder or (is_open and (seats or is_host))):
            raise refuse("not-yours", "refuse-not-yours")
        t.change.codes.append(NewCode(hashed(code), seat, "invite" if is_open else "device"))

    await server.live(table).alter(act)
    return Code(table, seat, code)
