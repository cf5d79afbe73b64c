"""Making the tables of guided games: one learner, and a guide that answers for all others."""

from __future__ import annotations

import asyncio

import msgspec

from undercroft.kernel.documents.guided import begin_guided_game
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.options import Setup
from undercroft.table.clock import now
from undercroft.table.live.people import NOBODY, Known
from undercroft.table.live.server_process import ServerProcess
from undercroft.table.lobby.documents import document, prepared, read_of_game
from undercroft.table.lobby.new_tables import insert, new_row
from undercroft.table.play.seating import called
from undercroft.table.play.table import Table
from undercroft.table.refusals import refuse, refused_by
from undercroft.table.showing.catalog import guided_game_of
from undercroft.table.store.changes import NewKey
from undercroft.table.store.ids_and_secrets import hashed, new_secret
from undercroft.table.store.rows import HOST, SeatRow, Terms
from undercroft.table.wire.lobby_replies import Held, Made

GUIDE = "guide"
"""Who answers on the other seats."""

OWN = "own"
"""What the record of a game led by somebody's own guide calls it."""


async def make_guided(server: ServerProcess, game: str, guide: str, name: str, who: Known = NOBODY) -> Made:
    """Make a private table at which a guide of the house leads one learner."""
    found = server.catalog.game(game)
    terms = Terms(guide=guide)
    try:
        match = begin_guided_game(guided_game_of(found, terms), found)
    except UndercroftError as error:
        raise refused_by(error) from None
    return await seat_learner(server, found, terms, match.setup, match.start, name, who)


async def make_own_guided(
    server: ServerProcess, text: str, name: str, address: str, who: Known = NOBODY
) -> Made:
    """Make a private table at which somebody's own guide leads one learner; the table keeps the guide."""
    kind, game, text = await document(server, address, text, "")
    if kind != "guide":
        raise refuse("unreadable", "refuse-not-guide", kind=kind)
    begun = await read_of_game(server, address, "begin_own_guide", game, text=text)
    terms, setup = Terms(guide=OWN, guide_text=text), msgspec.convert(begun["setup"], Setup)
    await prepared(game, setup)
    return await seat_learner(server, game, terms, setup, begun["start"], name, who)


async def seat_learner(
    server: ServerProcess, game: Game, terms: Terms, setup: Setup, start: str, name: str, who: Known
) -> Made:
    """Make the table of a guided game, at the position where the guide begins."""
    learner = (await asyncio.to_thread(guided_game_of, game, terms)).learner()
    row = new_row(game, setup, terms, start, now())
    seats = [SeatRow(row.id, seat, "computer", agent=GUIDE) for seat in range(setup.seats)]
    seats[learner] = SeatRow(row.id, learner, "person", name=called(name), person=who.person)
    table = Table(game, row, seats, None)
    table.start_change(row.made)
    host, secret = new_secret(), new_secret()
    table.change.keys += [
        NewKey(hashed(host), HOST, who.device),
        NewKey(hashed(secret), learner, who.device),
    ]
    await insert(server, table)
    return Made(row.id, host, [Held(learner, secret)], [])
