"""The lobby over HTTP: what can be played, making tables, and sitting down."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, get, post

from undercroft.kernel.texts import message
from undercroft.table.lobby import guided_tables, joining, new_tables, rematch
from undercroft.table.play.table import Table
from undercroft.table.refusals import refuse
from undercroft.table.server.requests import (
    WORK,
    address_of,
    holder,
    known_of,
    lang_of,
    server_of,
    slowly,
)
from undercroft.table.showing.games import agent_infos, briefing_of, game_info, game_text
from undercroft.table.showing.tables import info_of
from undercroft.table.wire.document_replies import Shown
from undercroft.table.wire.http_requests import JoinByCode, JoinSeat, Learner, NewTable, OwnGuide
from undercroft.table.wire.lobby_replies import (
    AgentInfo,
    Code,
    GameInfo,
    GameText,
    Joined,
    Made,
    Nothing,
    Rematch,
)
from undercroft.table.wire.table_info import TableInfo

LISTED = 100
"""Tables in one list."""

Req = Request[Any, Any, Any]


@get("/api/games")
async def games(request: Req) -> list[GameInfo]:
    """The games with their options."""
    lang = lang_of(request)
    return [game_info(game, lang) for game in server_of(request.app).catalog.games.values()]


@get("/api/agents")
async def agents(request: Req) -> list[AgentInfo]:
    """The computer players."""
    return agent_infos(lang_of(request))


@get("/api/games/{game:str}/rules")
async def rules(request: Req, game: str) -> GameText:
    """A game's numbered rules, as Markdown."""
    return game_text(server_of(request.app).catalog.game(game), lang_of(request), "rules")


@get("/api/games/{game:str}/text")
async def texts(request: Req, game: str) -> GameText:
    """A game's messages, as a Fluent catalogue."""
    return game_text(server_of(request.app).catalog.game(game), lang_of(request), "text")


@post("/api/games/{game:str}/guides/{guide:str}")
async def begin_guided_game(request: Req, game: str, guide: str, data: Learner) -> Made:
    """Begin a guided game."""
    slowly(request)
    who = await known_of(request)
    return await guided_tables.make_guided(server_of(request.app), game, guide, data.name, who)


@post("/api/guides")
async def begin_own_guided_game(request: Req, data: OwnGuide) -> Made:
    """Begin a guided game of one's own."""
    slowly(request, WORK)
    who = await known_of(request)
    return await guided_tables.make_own_guided(
        server_of(request.app), data.text, data.name, address_of(request), who
    )


@post("/api/tables")
async def make_table(request: Req, data: NewTable) -> Made:
    """Make a table."""
    slowly(request, WORK if data.data_text or data.scenario_text or data.from_ else 1.0)
    who = await known_of(request)
    return await new_tables.make(server_of(request.app), data, address_of(request), who)


@get("/api/tables")
async def list_tables(request: Req, game: str = "") -> list[TableInfo]:
    """Public tables that wait for people or can be watched."""
    server = server_of(request.app)
    lang = lang_of(request)
    found = []
    if game and game not in server.catalog.games:
        return []
    for row, seats in await server.store.listed(game, LISTED):
        if row.game in server.catalog.games:
            here = server.here(row.id)
            found.append(info_of(server.catalog.games[row.game], row, seats, here.__contains__, [], lang))
    return found


@get("/api/tables/{table:str}")
async def show_table(request: Req, table: str) -> TableInfo:
    """What anybody may know of a table."""
    live = server_of(request.app).live(table)
    return await live.read(lambda t: live.info(t, lang_of(request)))


@get("/api/tables/{table:str}/briefing")
async def table_briefing(request: Req, table: str) -> Shown:
    """What a table's own scenario says of itself."""
    game, setup = await server_of(request.app).live(table).read(lambda t: (t.game, t.row.setup))
    if not setup.scenario_text:
        raise refuse("unknown", "refuse-briefing")
    own = (setup.scenario_text, setup.data_text, lang_of(request))
    found = await asyncio.to_thread(briefing_of, game, *own)
    return Shown(title=found.title, lines=found.lines, words=found.words)


@post("/api/tables/{table:str}/join")
async def join_table(request: Req, table: str, data: JoinSeat) -> Joined:
    """Sit down on an open seat of a public table."""
    slowly(request)
    who = await known_of(request)
    return await joining.join(server_of(request.app), table, data.seat, data.name, who)


@post("/api/join")
async def join_by_code(request: Req, data: JoinByCode) -> Joined:
    """Exchange a code for a seat's secret."""
    server = server_of(request.app)
    who = await known_of(request)
    joined = await joining.join_by_code(server, data.code, data.name, data.attempt, who)
    if joined is None:
        if not server.guesses.of(address_of(request)).take():
            raise refuse("too-fast", "refuse-fast")
        raise refuse("bad-code", "refuse-code")
    return joined


@post("/api/tables/{table:str}/seats/{seat:int}/code")
async def make_code(request: Req, table: str, seat: int) -> Code:
    """A code to go on at another device, or a new invite to an open seat."""
    slowly(request)
    server = server_of(request.app)
    holders = await server.live(table).read(Table.holders)  # before the keys: a seat may change hands
    seats, is_host = await holder(request, table)
    held = {number: holders[number] for number in seats}
    return await joining.make_code(server, table, seat, held, is_host)


@post("/api/tables/{table:str}/rematch")
async def ask_rematch(request: Req, table: str) -> Rematch:
    """The same again, seats moved on by one."""
    slowly(request)
    seats, _ = await holder(request, table)
    if not seats:
        raise refuse("not-yours", "refuse-not-yours")
    return await rematch.rematch(server_of(request.app), table, seats)


@post("/api/tables/{table:str}/close")
async def close_table(request: Req, table: str) -> Nothing:
    """Close a table that has not begun."""
    slowly(request)
    _, is_host = await holder(request, table)
    if not is_host:
        raise refuse("not-yours", "refuse-not-yours")

    def act(t: Table) -> None:
        if t.row.status not in ("waiting", "closed"):
            raise refuse("not-possible", "refuse-begun")
        t.close(message("note-closed"))

    await server_of(request.app).live(table).alter(act)
    return Nothing()


HANDLERS = [
    games,
    agents,
    rules,
    texts,
    begin_guided_game,
    begin_own_guided_game,
    make_table,
    list_tables,
    show_table,
    table_briefing,
    join_table,
    join_by_code,
    make_code,
    ask_rematch,
    close_table,
]
