"""Statements whose SQL is worked out once for each kind of database: what every move writes."""

from __future__ import annotations

from functools import cache
from typing import Any

import sqlalchemy as sa

from undercroft.table.store.columns import STEPS, TABLES


class Quick:
    """A statement with named values; the library's own way to it takes longer than the database."""

    def __init__(self, statement: sa.ClauseElement) -> None:
        self.statement = statement
        self.written: dict[str, tuple[str, list[str]]] = {}

    def run(self, connection: sa.Connection, values: dict[str, Any]) -> int:
        """Execute it; how many rows it met."""
        dialect = connection.dialect
        if dialect.name not in self.written:
            compiled = self.statement.compile(dialect=dialect)
            self.written[dialect.name] = str(compiled), list(getattr(compiled, "positiontup", None) or ())
        text, order = self.written[dialect.name]
        return connection.exec_driver_sql(text, tuple([values[name] for name in order])).rowcount


@cache
def table_update(names: tuple[str, ...]) -> Quick:
    """Set some columns of a table that still has the version it was read with: `of_id` and `of_version`."""
    is_same = (TABLES.c.id == sa.bindparam("of_id"), TABLES.c.version == sa.bindparam("of_version"))
    return Quick(sa.update(TABLES).where(*is_same).values({name: sa.bindparam(name) for name in names}))


NEW_STEP = Quick(
    sa.insert(STEPS).values({column.name: sa.bindparam(column.name) for column in STEPS.columns})
)
