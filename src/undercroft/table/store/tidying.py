"""How long things are kept: what is older than the settings say is deleted, a little at a time."""

from __future__ import annotations

from functools import partial

import sqlalchemy as sa

from undercroft.table.settings import DAY, Settings
from undercroft.table.store.columns import CHAT, PERSONS, RECORDS, TABLES
from undercroft.table.store.operating import BARS, REPORTS
from undercroft.table.store.persons import delete_person
from undercroft.table.store.store import Store

AT_ONCE = 200
"""Rows in one transaction, so that nobody waits for it."""

RESTING = ("over", "closed", "archived")
"""Tables at which nothing goes on."""


async def tidy(store: Store, settings: Settings, at: int) -> dict[str, int]:
    """Delete what is kept no longer; how many rows of each kind went."""
    gone = {}
    for name, query in due(settings, at).items():
        gone[name] = 0
        while count := await store.writer.do(partial(deleted, what=query)):
            gone[name] += count
    gone["persons"] = await forget_persons(store, settings.keep_persons, at)
    return gone


async def forget_persons(store: Store, days: int, at: int) -> int:
    """Forget who has not come back for long; records keep their games and lose the names."""
    if not days:
        return 0
    query = sa.select(PERSONS.c.id).where(PERSONS.c.seen < at - days * DAY)
    found = [row.id for row in await store.rows(query)]
    for person in found:
        await delete_person(store, person)
    return len(found)


def due(settings: Settings, at: int) -> dict[str, tuple[sa.Table, sa.ColumnElement[bool]]]:
    """What is kept no longer, by what it is: a table of the database, and which of its rows."""
    found: dict[str, tuple[sa.Table, sa.ColumnElement[bool]]] = {"bars": (BARS, BARS.c.until <= at)}
    if settings.keep_tables:
        is_old = TABLES.c.touched < at - settings.keep_tables * DAY
        found["tables"] = TABLES, sa.and_(TABLES.c.status.in_(RESTING), is_old)
    if settings.keep_chat:
        said = sa.and_(CHAT.c.kind == "said", CHAT.c.at < at - settings.keep_chat * DAY)
        found["chat"] = CHAT, said
    if settings.keep_records:
        found["records"] = RECORDS, RECORDS.c.at < at - settings.keep_records * DAY
    if settings.keep_reports:
        found["reports"] = REPORTS, REPORTS.c.at < at - settings.keep_reports * DAY
    return found


def deleted(connection: sa.Connection, what: tuple[sa.Table, sa.ColumnElement[bool]]) -> int:
    """Delete some rows; how many went."""
    table, which = what
    keys = list(table.primary_key.columns)
    rows = connection.execute(sa.select(*keys).where(which).limit(AT_ONCE)).fetchall()
    for row in rows:
        same = [key == value for key, value in zip(keys, row, strict=True)]
        connection.execute(sa.delete(table).where(*same))
    return len(rows)
