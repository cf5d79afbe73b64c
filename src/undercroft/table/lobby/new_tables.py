"""Makes tables, and lets people in: invites, codes for another device, rematches."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.kernel.documents.guided import begin_guided_game
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.fair import commitment
from undercroft.kernel.game import Game
from undercroft.kernel.options import Setup
from undercroft.kernel.texts import message
from undercroft.table.clock import now
from undercroft.table.live.server_process import Hub
from undercroft.table.play import acts as conduct
from undercroft.table.play import guided_game as guiding
from undercroft.table.play.played_game import BROKEN
from undercroft.table.play.table import Table
from undercroft.table.refusals import refuse, refused_by
from undercroft.table.showing.catalog import guide_of, side_names
from undercroft.table.store.ids_and_secrets import hashed, new_code, new_id, new_secret, new_seed
from undercroft.table.store.rows import HOST, Face, SeatRow, TableRow, Terms
from undercroft.table.store.store import Change, NewCode, NewKey
from undercroft.table.wire.http_replies import Code, Held, Invite, Joined, Made, Rematch
from undercroft.table.wire.http_requests import From, NewTable
from undercroft.table.work.own_files import NO_MOMENT
from undercroft.table.work.workers import WorkerLost

REPEATABLE = 600_000
"""Milliseconds for which the same attempt may repeat the exchange of a code."""


async def document(hub: Hub, text: str, record: str) -> tuple[str, Game, str]:
    """A document that was given, or one that is stored here: its kind, its game and its text."""
    if record:
        found = await hub.store.record(record)
        if found is None:
            raise refuse("unknown", "refuse-record")
        text = found.text
    if not text:
        raise refuse("unreadable", "refuse-no-document")
    kind, game = hub.catalog.game_of(text)
    return kind, game, text


async def clerk_job(hub: Hub, job: str, game: Game, **args: Any) -> Any:
    """Have a document read by a worker of its own."""
    try:
        return await hub.clerk.do(job, game=hub.catalog.specs[game.id], **args)
    except WorkerLost as error:
        raise refuse("unreadable", "refuse-document", reason=error.message) from None


async def make(hub: Hub, wish: NewTable) -> Made:
    """Make a table; its game begins at once if no seat is open."""
    game, setup, start = await set_up(hub, wish)
    at = now()
    row = table_row(game, setup, start, wish, at)
    seats = [seat_row(hub, row.id, number, wish) for number in range(len(wish.seats))]
    table = Table(game, row, seats, None)
    table.start_change(at)
    change = table.change
    host, held, invites = new_secret(), [], []
    change.keys.append(NewKey(hashed(host), HOST))
    for seat in seats:
        if seat.kind == "person":
            held.append(Held(seat.seat, new_secret()))
            change.keys.append(NewKey(hashed(held[-1].secret), seat.seat))
        elif seat.kind == "open":
            invites.append(Invite(seat.seat, new_code()))
            change.codes.append(NewCode(hashed(invites[-1].code), seat.seat, "invite"))
    await insert(hub, table)
    return Made(row.id, host, held, invites)


async def make_guided(hub: Hub, game: str, guide: str, name: str) -> Made:
    """Make a private table at which a guide of the house leads one learner."""
    found = hub.catalog.game(game)
    try:
        match = begin_guided_game(guide_of(found, Terms(guide=guide)), found)
    except UndercroftError as error:
        raise refused_by(error) from None
    return await seat_learner(hub, found, Terms(guide=guide), match.setup, match.start, name)


async def make_own_guided(hub: Hub, text: str, name: str) -> Made:
    """Make a private table at which somebody's own guide leads one learner; the table keeps the guide."""
    kind, game, text = await document(hub, text, "")
    if kind != "guide":
        raise refuse("unreadable", "refuse-not-guide", kind=kind)
    begun = await clerk_job(hub, "begin_own_guide", game, text=text)
    terms = Terms(guide=guiding.OWN, guide_text=text)
    return await seat_learner(hub, game, terms, msgspec.convert(begun["setup"], Setup), begun["start"], name)


async def seat_learner(hub: Hub, game: Game, terms: Terms, setup: Setup, start: str, name: str) -> Made:
    """Make the table of a guided game."""
    table = guiding.guided_table(game, terms, setup, start, name.strip() or "?", now())
    table.start_change(table.row.made)
    host, secret = new_secret(), new_secret()
    learner = next(seat.seat for seat in table.seats if seat.kind == "person")
    table.change.keys += [NewKey(hashed(host), HOST), NewKey(hashed(secret), learner)]
    await insert(hub, table)
    return Made(table.row.id, host, [Held(learner, secret)], [])


async def insert(hub: Hub, table: Table) -> None:
    """Store a new table and let its computers begin."""
    try:
        table.maybe_begin()
    except UndercroftError as error:
        raise refused_by(error) from None
    except BROKEN as error:  # a position that somebody tampered with
        raise refuse("unreadable", "refuse-document", reason=repr(error)) from None
    await hub.store.insert(table.row, table.seats, table.change)
    live = hub.live(table.row.id)
    if table.row.status == "playing":
        live.driver.wake()


async def set_up(hub: Hub, wish: NewTable) -> tuple[Game, Setup, str]:
    """The game, the checked set-up and the position to begin at, if any."""
    if wish.from_ is not None:
        return await set_up_from(hub, wish.from_, len(wish.seats))
    game = hub.catalog.game(wish.game)
    own = {"data_text": wish.data_text, "scenario_text": wish.scenario_text}
    if any(own.values()):  # somebody's own file is first tried where it can do no harm
        tree = {"game": game.id, "seats": len(wish.seats), "scenario": wish.scenario or "", **own}
        await clerk_job(hub, "try_own", game, setup=tree, options=dict(wish.options))
    try:
        setup = game.setup_with(
            len(wish.seats), wish.scenario, wish.data_text, wish.scenario_text, dict(wish.options)
        )
    except UndercroftError as error:
        raise refused_by(error) from None
    return game, setup, ""


async def set_up_from(hub: Hub, wish: From, seats: int) -> tuple[Game, Setup, str]:
    """The game, set-up and position of a moment in a document."""
    kind, game, text = await document(hub, wish.text, wish.record)
    if kind in NO_MOMENT:
        raise refuse("unreadable", "refuse-no-moment", kind=kind)
    found = await clerk_job(hub, "position_at", game, text=text, kind=kind, step=wish.step)
    if found["over"]:
        raise refuse("not-possible", "refuse-moment-over")
    if found["seats"] != seats:
        raise refuse("not-possible", "refuse-seat-count", seats=found["seats"], given=seats)
    return game, msgspec.convert(found["setup"], Setup), str(found["position"])


def table_row(game: Game, setup: Setup, start: str, wish: NewTable, at: int) -> TableRow:
    """The row of a new table."""
    seed = new_seed()
    people = sum(seat.kind != "computer" for seat in wish.seats)
    terms = Terms(
        clock=None if wish.clock is None else wish.clock.clock(),
        when_gone=wish.when_gone,
        gone_after=wish.gone_after,
        stand_in=wish.stand_in,
        hints=people <= 1 if wish.hints is None else wish.hints,
    )
    return TableRow(
        id=new_id(),
        game=game.id,
        setup=setup,
        terms=terms,
        seed=seed.hex(),
        commitment=commitment(seed),
        made=at,
        touched=at,
        version=1,
        public=wish.public,
        title=wish.title.strip(),
        start=start,
        face=Face(labels=side_names(game, setup)),
    )


def seat_row(hub: Hub, table: str, number: int, wish: NewTable) -> SeatRow:
    """The row of a new seat."""
    hub.catalog.check_agent(wish.stand_in)
    seat = wish.seats[number]
    if seat.kind == "computer":
        return SeatRow(table, number, "computer", agent=hub.catalog.check_agent(seat.agent))
    if seat.kind == "open":
        return SeatRow(table, number, "open")
    return SeatRow(table, number, "person", name=seat.name.strip() or "?")


# Letting people in


async def join(hub: Hub, table: str, seat: int, name: str) -> Joined:
    """Let somebody sit down at a public table."""
    secret = new_secret()

    def act(t: Table) -> None:
        if not t.row.public:
            raise refuse("not-yours", "refuse-private")
        conduct.take_seat(t, seat, name.strip() or "?")
        t.change.keys.append(NewKey(hashed(secret), seat))

    await hub.live(table).alter(act)
    return Joined(table, seat, secret)


async def join_by_code(hub: Hub, code: str, name: str, attempt: str) -> Joined | None:
    """Exchange a code for a seat's secret; nothing if the code is not good."""
    found = await hub.store.code(hashed(code))
    if found is None:
        return None
    tried = hashed(attempt) if attempt else ""
    is_repeat = found.used is not None
    if is_repeat and (not tried or tried != found.attempt or now() - found.used > REPEATABLE):
        return None
    secret = new_secret()

    def act(t: Table) -> None:
        if found.kind == "invite" and not is_repeat:
            conduct.take_seat(t, found.seat, name.strip() or "?")
        elif t.seat(found.seat).kind != "person":
            raise refuse("bad-code", "refuse-code")
        t.change.keys.append(NewKey(hashed(secret), found.seat))
        if not is_repeat:
            t.change.used = hashed(code), tried

    await hub.live(found.table).alter(act)
    return Joined(found.table, found.seat, secret)


async def make_code(hub: Hub, table: str, seat: int, seats: frozenset[int], is_host: bool) -> Code:
    """A code for another device, or a new invite to an open seat."""
    code = new_code()

    def act(t: Table) -> None:
        is_open = t.seat(seat).kind == "open"
        if not (seat in seats or (is_open and (seats or is_host))):
            raise refuse("not-yours", "refuse-not-yours")
        t.change.codes.append(NewCode(hashed(code), seat, "invite" if is_open else "device"))

    await hub.live(table).alter(act)
    return Code(table, seat, code)


async def rematch(hub: Hub, table: str, seats: frozenset[int]) -> Rematch:
    """The same again with the seats moved on by one; the same secrets open the new seats."""
    live = hub.live(table)
    old = await live.read(lambda t: t)
    if old.row.status != "over":
        raise refuse("not-possible", "refuse-not-over")
    if old.row.terms.guide:
        raise refuse("not-possible", "refuse-guided")
    count = len(old.seats)
    if not old.row.rematch:
        keys = await hub.store.keys(table)
        new = again(old, now())
        for key in keys:
            place = key.seat if key.seat == HOST else (key.seat + 1) % count
            new.change.keys.append(NewKey(key.hash, place))
        new_table = new.row.id

        def act(t: Table) -> None:
            t.row.rematch = t.row.rematch or new_table

        await insert(hub, new)
        await live.alter(act)
        if await live.read(lambda t: t.row.rematch) == new_table:
            hub.announce(live, new_table)
            hub.call(table, "rematch", new_table)
        else:  # somebody else asked for a rematch at the same moment, and theirs counts
            await hub.live(new_table).alter(close)
    found = await live.read(lambda t: t.row.rematch)
    return Rematch(found, (min(seats) + 1) % count)


def close(t: Table) -> None:
    """Close a table that is not needed."""
    t.row.status = "closed"
    t.row.note = message("note-closed")
    t.row.due = None


def again(old: Table, at: int) -> Table:
    """A new table like an old one, everybody one seat further, begun where the old one began."""
    seed = new_seed()
    row = msgspec.structs.replace(
        old.row,
        id=new_id(),
        seed=seed.hex(),
        commitment=commitment(seed),
        made=at,
        touched=at,
        version=1,
        seq=0,
        status="waiting",
        position="",
        face=Face(),
        clocks=[],
        result=None,
        rematch="",
        note=None,
        takeback=None,
    )
    seats = [old.seats[seat - 1] for seat in range(len(old.seats))]
    moved = [
        SeatRow(
            row.id, number, seat.kind, name=seat.name, agent=seat.agent if seat.kind == "computer" else ""
        )
        for number, seat in enumerate(seats)
    ]
    table = Table(old.game, row, moved, None)
    table.change = Change(row.id, row.version, at)
    return table
