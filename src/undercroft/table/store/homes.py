"""Where tables are at home: the process that has a table's lease plays it; others pass on what people say."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

from undercroft.table.store.columns import HOMES
from undercroft.table.store.store import Store


class Home(msgspec.Struct, frozen=True):
    """The process at which a table is at home, and until when by its lease."""

    process: str
    until: int


async def home_of(store: Store, table: str) -> Home | None:
    """Where a table is at home, be it that the lease has run out."""
    found = await store.rows(sa.select(HOMES.c.process, HOMES.c.until).where(HOMES.c.table == table))
    return Home(found[0].process, found[0].until) if found else None


async def take_home(store: Store, table: str, process: str, at: int, until: int, lost: str = "") -> Home:
    """Have a process be a table's home if nobody else is, or one that is lost; who is it then."""

    def work(connection: sa.Connection) -> Home:
        values = {"process": process, "until": until}
        is_free = sa.or_(HOMES.c.until < at, HOMES.c.process.in_((process, lost)))
        taken = connection.execute(sa.update(HOMES).where(HOMES.c.table == table, is_free).values(values))
        if taken.rowcount == 1:
            return Home(process, until)
        query = sa.select(HOMES.c.process, HOMES.c.until).where(HOMES.c.table == table)
        found = connection.execute(query).fetchone()
        if found is not None:
            return Home(found.process, found.until)
        connection.execute(sa.insert(HOMES), [{"table": table, **values}])
        return Home(process, until)

    return await store.writer.do_alone(work)


async def keep_homes(store: Store, process: str, tables: Sequence[str], until: int) -> None:
    """Prolong the leases of a process on tables that it still plays."""
    if not tables:
        return
    query = sa.update(HOMES).where(HOMES.c.process == process, HOMES.c.table.in_(sorted(tables)))
    await store.writer.do_alone(lambda connection: connection.execute(query.values(until=until)).rowcount)


async def leave_homes(store: Store, process: str) -> None:
    """Give up all leases of a process that stops."""
    query = sa.delete(HOMES).where(HOMES.c.process == process)
    await store.writer.do_alone(lambda connection: connection.execute(query).rowcount)
