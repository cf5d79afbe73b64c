"""Making tables: from the wish of the one who makes it, or from a moment of a document."""

from __future__ import annotations

import msgspec

from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.fair import commitment
from undercroft.kernel.game import Game
from undercroft.kernel.options import Setup
from undercroft.table.clock import now
from undercroft.table.live.people import NOBODY, Known
from undercroft.table.live.server_process import ServerProcess
from undercroft.table.lobby.documents import document, prepared, read_of_game
from undercroft.table.play.played_game import BROKEN
from undercroft.table.play.seating import called
from undercroft.table.play.table import Table
from undercroft.table.refusals import refuse, refused_by
from undercroft.table.showing.games import side_names
from undercroft.table.store.changes import NewCode, NewKey
from undercroft.table.store.ids_and_secrets import hashed, new_code, new_id, new_secret, new_seed
from undercroft.table.store.rows import HOST, Face, SeatRow, TableRow, Terms
from undercroft.table.wire.http_requests import From, NewTable
from undercroft.table.wire.lobby_replies import Held, Invite, Made
from undercroft.table.work.own_files import NO_MOMENT
from undercroft.table.work.weighing import weigh


async def make(server: ServerProcess, wish: NewTable, address: str = "", who: Known = NOBODY) -> Made:
    """Make a table; its game begins at once if no seat is open."""
    if wish.public:
        check_public(server, wish.title, *(seat.name for seat in wish.seats))
    game, setup, start, titles = await set_up(server, wish, address)
    at = now()
    row = new_row(game, setup, terms_of(wish, titles), start, at)
    row.public, row.title = wish.public, wish.title.strip()
    seats = [seat_row(server, row.id, number, wish) for number in range(len(wish.seats))]
    table = Table(game, row, seats, None)
    table.start_change(at)
    change = table.change
    host, held, invites = new_secret(), [], []
    change.keys.append(NewKey(hashed(host), HOST, who.device))
    for seat in seats:
        if seat.kind == "person":
            held.append(Held(seat.seat, new_secret()))
            change.keys.append(NewKey(hashed(held[-1].secret), seat.seat, who.device))
            seat.person = who.person
        elif seat.kind == "open":
            invites.append(Invite(seat.seat, new_code()))
            change.codes.append(NewCode(hashed(invites[-1].code), seat.seat, "invite"))
    await insert(server, table)
    return Made(row.id, host, held, invites)


def check_public(server: ServerProcess, *texts: str) -> None:
    """Refuse what a public table may not show, or any if the server has none."""
    if not server.settings.public_tables:
        raise refuse("not-possible", "refuse-public")
    if any(server.words.has(text) for text in texts):
        raise refuse("not-possible", "refuse-words")


async def insert(server: ServerProcess, table: Table) -> None:
    """Store a new table and let its computers begin."""
    table.spans = server.settings.window
    try:
        table.maybe_begin()
    except UndercroftError as error:
        raise refused_by(error) from None
    except BROKEN as error:  # a position that somebody tampered with
        raise refuse("unreadable", "refuse-document", reason=repr(error)) from None
    await server.store.insert(table.row, table.seats, table.change)
    live = server.live(table.row.id)
    live.adopt(table)
    if table.row.status == "playing":
        live.automatic_player.wake()


# The game and where it begins


async def set_up(
    server: ServerProcess, wish: NewTable, address: str
) -> tuple[Game, Setup, str, dict[str, str]]:
    """The game, the checked set-up, the position to begin at, if any, and what an own scenario is called."""
    if wish.from_ is not None:
        return await set_up_from(server, wish.from_, len(wish.seats), address)
    game = server.catalog.game(wish.game)
    own = {"data_text": wish.data_text, "scenario_text": wish.scenario_text}
    if any(own.values()):  # somebody's own file is first tried where it can do no harm
        weigh(wish.data_text)
        weigh(wish.scenario_text)
        tree = {"game": game.id, "seats": len(wish.seats), "scenario": wish.scenario or "", **own}
        tried = await read_of_game(server, address, "try_own", game, setup=tree, options=dict(wish.options))
        setup = await prepared(game, msgspec.convert(tried["setup"], Setup))
        return game, setup, "", tried["titles"]
    try:
        setup = game.setup_with(len(wish.seats), wish.scenario, "", "", dict(wish.options))
    except UndercroftError as error:
        raise refused_by(error) from None
    return game, setup, "", {}


async def set_up_from(
    server: ServerProcess, wish: From, seats: int, address: str
) -> tuple[Game, Setup, str, dict[str, str]]:
    """The game, set-up and position of a moment in a document, and what its own scenario is called."""
    kind, game, text = await document(server, address, wish.text, wish.record)
    if kind in NO_MOMENT:
        raise refuse("unreadable", "refuse-no-moment", kind=kind)
    found = await read_of_game(server, address, "position_at", game, text=text, kind=kind, step=wish.step)
    if found["over"]:
        raise refuse("not-possible", "refuse-moment-over")
    if found["seats"] != seats:
        raise refuse("not-possible", "refuse-seat-count", seats=found["seats"], given=seats)
    setup = await prepared(game, msgspec.convert(found["setup"], Setup))
    return game, setup, str(found["position"]), found["titles"]


# Rows


def new_row(game: Game, setup: Setup, terms: Terms, start: str, at: int) -> TableRow:
    """The row of a new table, with a seed of its own; it is private and waits for people."""
    seed = new_seed()
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
        start=start,
        face=Face(labels=side_names(game, setup)),
    )


def terms_of(wish: NewTable, titles: dict[str, str]) -> Terms:
    """What is agreed by making the table; hints are given to those who play alone, unless somebody says."""
    people = sum(seat.kind != "computer" for seat in wish.seats)
    return Terms(
        clock=None if wish.clock is None else wish.clock.clock(),
        when_gone=wish.when_gone,
        gone_after=wish.gone_after,
        stand_in=wish.stand_in,
        hints=people <= 1 if wish.hints is None else wish.hints,
        titles=titles,
    )


def seat_row(server: ServerProcess, table: str, number: int, wish: NewTable) -> SeatRow:
    """The row of a new seat."""
    server.catalog.check_agent(wish.stand_in)
    seat = wish.seats[number]
    if seat.kind == "computer":
        return SeatRow(table, number, "computer", agent=server.catalog.check_agent(seat.agent))
    if seat.kind == "open":
        return SeatRow(table, number, "open")
    return SeatRow(table, number, "person", name=called(seat.name))
