"""All that is stored of one person, to hand it over to them."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from undercroft.table.store.columns import CHAT, DEVICES, PERSONS, RECORDS, SEATS, TABLES
from undercroft.table.store.operating import BARS, REPORTS
from undercroft.table.store.store import Store


async def person_data(store: Store, person: str) -> dict[str, Any] | None:
    """What is stored of a person, as plain values; nothing if there is no such person."""
    return await store.database.read(lambda connection: gathered(connection, person))


def gathered(connection: sa.Connection, person: str) -> dict[str, Any] | None:
    """The rows that are about a person: who they are, where they sat, what they wrote, what others said."""

    def rows(query: sa.Select[Any]) -> list[dict[str, Any]]:
        found = connection.execute(query)
        return [{str(name): value for name, value in row._mapping.items()} for row in found]

    found = rows(sa.select(PERSONS).where(PERSONS.c.id == person))
    if not found:
        return None
    device = (DEVICES.c.id, DEVICES.c.name, DEVICES.c.made, DEVICES.c.seen)
    place = (SEATS.c.table, SEATS.c.seat, SEATS.c.name, TABLES.c.game, TABLES.c.status, TABLES.c.made)
    at_seats = sa.and_(CHAT.c.table == SEATS.c.table, CHAT.c.seat == SEATS.c.seat, SEATS.c.person == person)
    line = (CHAT.c.table, CHAT.c.at, CHAT.c.name, CHAT.c.text)
    is_played = sa.and_(RECORDS.c.id == SEATS.c.table, SEATS.c.person == person)
    said = sa.select(*line).where(at_seats, CHAT.c.kind == "said")
    report = (REPORTS.c.at, REPORTS.c.table, REPORTS.c.why, REPORTS.c.done)
    return {
        "person": found[0],
        "devices": rows(sa.select(*device).where(DEVICES.c.person == person)),
        "seats": rows(sa.select(*place).where(SEATS.c.person == person, TABLES.c.id == SEATS.c.table)),
        "chat": rows(said.order_by(CHAT.c.at)),
        "records": rows(sa.select(RECORDS.c.id, RECORDS.c.at, RECORDS.c.text).where(is_played)),
        "bars": rows(sa.select(BARS).where(BARS.c.who == f"person:{person}")),
        "reports": rows(sa.select(*report).where(REPORTS.c.person == person)),
    }
