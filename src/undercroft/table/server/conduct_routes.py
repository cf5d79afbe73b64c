"""How people behave at tables: sending somebody away before the game, inviting only, and reporting."""

from __future__ import annotations

from typing import Any

from litestar import Request, post

from undercroft.table.clock import now
from undercroft.table.play import seating
from undercroft.table.play.table import Table
from undercroft.table.refusals import refuse
from undercroft.table.server.requests import WORK, holder, server_of, slowly
from undercroft.table.store.ids_and_secrets import new_id
from undercroft.table.store.operating import Operating, ReportRow
from undercroft.table.wire.http_requests import Publicity, Report
from undercroft.table.wire.lobby_replies import Nothing

Req = Request[Any, Any, Any]

CONTEXT = 30
"""Lines of chat that go with a report."""


@post("/api/tables/{table:str}/seats/{seat:int}/free")
async def send_away(request: Req, table: str, seat: int) -> Nothing:
    """Send somebody away from a seat before the game: the seat is open again."""
    slowly(request)
    _, is_host = await holder(request, table)
    if not is_host:
        raise refuse("not-yours", "refuse-not-host")

    def act(t: Table) -> None:
        if t.row.status != "waiting" or t.seat(seat).kind != "person":
            raise refuse("not-possible", "refuse-send-away")
        t.note("note-sent-away", name=seating.name_of(t, seat))
        seating.vacate(t, t.seat(seat))

    await server_of(request.app).live(table).alter(act)
    return Nothing()


@post("/api/tables/{table:str}/public")
async def set_public(request: Req, table: str, data: Publicity) -> Nothing:
    """Show a table in the list, where anybody may sit down, or let in only who is invited."""
    slowly(request)
    server = server_of(request.app)
    _, is_host = await holder(request, table)
    if not is_host:
        raise refuse("not-yours", "refuse-not-host")
    if data.on and not server.settings.public_tables:
        raise refuse("not-possible", "refuse-public")

    def act(t: Table) -> None:
        if t.row.public != data.on:
            t.row.public = data.on
            t.note("note-public" if data.on else "note-invited-only")

    await server.live(table).alter(act)
    return Nothing()


@post("/api/tables/{table:str}/report")
async def report(request: Req, table: str, data: Report) -> Nothing:
    """Tell those who run the server about somebody at one's table; nobody else hears of it."""
    slowly(request, WORK)
    server = server_of(request.app)
    seats, _ = await holder(request, table)

    def look(t: Table) -> tuple[str, str]:
        row = t.seat(data.seat)
        return row.name, row.person

    name, person = await server.live(table).read(look)
    chat = [line for line in await server.store.chat(table, 0, CONTEXT) if line.kind == "said"]
    await Operating(server.store).report(
        ReportRow(
            id=new_id(),
            at=now(),
            table=table,
            seat=data.seat,
            person=person,
            name=name,
            reporter=min(seats, default=-1),
            why=data.why,
            chat="\n".join(f"{line.name}: {line.text}" for line in chat),
        )
    )
    return Nothing()


HANDLERS = [send_away, set_public, report]
