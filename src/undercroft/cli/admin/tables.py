"""The tables of a server: listing them, looking at one, closing and deleting one."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import sqlalchemy as sa
from cyclopts import Parameter

from undercroft.cli.admin.parameters import Database, TableId, Why, moment, print_rows
from undercroft.cli.output import print_json
from undercroft.cli.parameters import Json, Lang, whole_number
from undercroft.cli.storage import in_storage, settings_with
from undercroft.cli.voice import Voice, voice_for
from undercroft.kernel.errors import IllegalError
from undercroft.table.clock import now
from undercroft.table.store.columns import TABLES
from undercroft.table.store.operating import Operating
from undercroft.table.store.rows import ChatRow, SeatRow, TableRow
from undercroft.table.store.store import Store

STATUSES = ("waiting", "playing", "over", "archived", "closed")
LINES = 20
"""Lines of chat that are shown with a table."""


def tables(
    *,
    status: Annotated[str, Parameter(name="--status", help="param-status", metavar="STATUS")] = "",
    limit: Annotated[
        int, Parameter(name="--limit", help="param-limit", metavar="N", converter=whole_number)
    ] = 50,
    database: Database = None,
    lang: Lang = None,
    as_json: Json = False,
) -> int:
    """List tables, the last changed first."""
    voice = voice_for(lang)
    if status and status not in STATUSES:
        raise IllegalError(voice("error-status", status=status, known=", ".join(STATUSES)))

    async def work(store: Store) -> list[tuple[TableRow, list[SeatRow]]]:
        query = sa.select(TABLES).order_by(TABLES.c.touched.desc()).limit(max(0, limit))
        rows = await store.rows(query.where(TABLES.c.status == status) if status else query)
        found = [await store.table(row.id) for row in rows]
        return [table for table in found if table is not None]

    found = in_storage(settings_with(database), voice, work)
    if as_json:
        print_json([summary(row, seats) for row, seats in found])
    else:
        heads = [voice(f"admin-head-{name}") for name in ("table", "game", "status", "changed", "people")]
        print_rows(
            heads,
            [(row.id, row.game, row.status, moment(row.touched), people(seats)) for row, seats in found],
            voice,
        )
    return 0


def people(seats: list[SeatRow]) -> str:
    """Who sits at a table."""
    return ", ".join(seat.name for seat in seats if seat.kind == "person")


def summary(row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
    """What those who run the server see of a table: neither hands nor seeds."""
    shown = ("id", "game", "status", "public", "title", "made", "touched", "seq", "release")
    kept = ("seat", "kind", "name", "agent", "standing_in", "person")
    return {
        **{name: getattr(row, name) for name in shown},
        "scenario": row.setup.scenario,
        "seats": [{name: getattr(seat, name, "") for name in kept} for seat in seats],
    }


def table(id: TableId, /, *, database: Database = None, lang: Lang = None, as_json: Json = False) -> int:
    """Show one table: its seats and the last that was written there."""
    voice = voice_for(lang)

    async def work(store: Store) -> tuple[dict[str, Any], list[ChatRow]]:
        row, seats = await known(store, id, voice)
        return summary(row, seats), await store.chat(id, 0, LINES)

    found, chat = in_storage(settings_with(database), voice, work)
    if as_json:
        print_json({**found, "chat": [msgspec.to_builtins(line) for line in chat]})
        return 0
    for name in ("id", "game", "scenario", "status", "title", "public", "seq", "release"):
        print(f"{name}: {found[name]}")
    for name in ("made", "touched"):
        print(f"{name}: {moment(found[name])}")
    for seat in found["seats"]:
        who = f"person:{seat['person']}" if seat["person"] else ""
        print(f"{seat['seat'] + 1}. {seat['kind']} {seat['name'] or seat['agent']} {who}".rstrip())
    for line in chat:
        if line.kind == "said":
            print(f"{moment(line.at)} {line.name}: {line.text}")
    return 0


async def known(store: Store, id: str, voice: Voice) -> tuple[TableRow, list[SeatRow]]:
    """A table that must be there."""
    found = await store.table(id)
    if found is None:
        raise IllegalError(voice("error-table", table=id))
    return found


def close(id: TableId, /, *, why: Why = "", database: Database = None, lang: Lang = None) -> int:
    """Close a table for good; its people are told why, and its record can be read."""
    voice = voice_for(lang)

    async def work(store: Store) -> bool:
        return await Operating(store).close_table(id, why, now())

    if not in_storage(settings_with(database), voice, work):
        raise IllegalError(voice("error-table", table=id))
    print(voice("admin-closed", table=id))
    return 0


def delete(
    id: TableId,
    /,
    *,
    record: Annotated[bool, Parameter(name="--record", help="param-delete-record", negative="")] = False,
    database: Database = None,
    lang: Lang = None,
) -> int:
    """Delete a table with its seats, steps and chat; its record only if that is said."""
    voice = voice_for(lang)

    async def work(store: Store) -> bool:
        return await Operating(store).delete_table(id, record, now())

    if not in_storage(settings_with(database), voice, work):
        raise IllegalError(voice("error-table", table=id))
    print(voice("admin-deleted", table=id))
    return 0
