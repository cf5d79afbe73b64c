"""What those who run a server store: which processes live, their orders, who is barred, what is reported.

Orders are rows that every process reads, so that `undercroft admin` works with either database, with one
process or several, and needs nothing but the database.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable, Sequence

import msgspec
import sqlalchemy as sa

from undercroft import __version__
from undercroft.kernel.texts import message
from undercroft.table.store.columns import METADATA, RECORDS, TABLES
from undercroft.table.store.rows import encoded, from_row, to_row
from undercroft.table.store.store import Store

PROCESSES = sa.Table(
    "processes",
    METADATA,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("host", sa.String(120), nullable=False),
    sa.Column("pid", sa.Integer, nullable=False),
    sa.Column("version", sa.String(24), nullable=False),
    sa.Column("began", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("state", sa.String(12), nullable=False),
    sa.Column("tables", sa.Integer, nullable=False),
    sa.Column("sockets", sa.Integer, nullable=False),
)

ORDERS = sa.Table(
    "orders",
    METADATA,
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("about", sa.String(80), nullable=False),
    sa.Column("content", sa.Text, nullable=False),
    sqlite_autoincrement=True,
)

BARS = sa.Table(
    "bars",
    METADATA,
    sa.Column("who", sa.String(80), primary_key=True),
    sa.Column("kind", sa.String(12), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("why", sa.Text, nullable=False),
)

REPORTS = sa.Table(
    "reports",
    METADATA,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("table", sa.String(24), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("person", sa.String(24), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("reporter", sa.Integer, nullable=False),
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("chat", sa.Text, nullable=False),
    sa.Column("done", sa.Boolean, nullable=False),
)

GONE_AFTER = 60_000
"""Milliseconds after which a process that says nothing is taken to have ended."""

KEPT = 86_400_000
"""Milliseconds for which orders and ended processes are kept."""


class ProcessRow(msgspec.Struct):
    """A server process that says now and then that it lives."""

    id: str
    began: int
    host: str = msgspec.field(default_factory=lambda: socket.gethostname()[:120])
    pid: int = msgspec.field(default_factory=os.getpid)
    version: str = __version__
    seen: int = 0
    state: str = "running"
    tables: int = 0
    sockets: int = 0


class Order(msgspec.Struct, frozen=True):
    """Something that every process is to hear."""

    n: int
    at: int
    kind: str
    about: str
    content: str


class Bar(msgspec.Struct, frozen=True):
    """Somebody who may not come, or not speak, until some time."""

    who: str
    kind: str
    at: int
    until: int
    why: str


class ReportRow(msgspec.Struct, frozen=True):
    """What somebody told those who run the server about somebody at a table."""

    id: str
    at: int
    table: str
    seat: int
    person: str
    name: str
    reporter: int
    why: str
    chat: str
    done: bool = False


class Operating:
    """The storage as those see it who run the server."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def live_on(self, process: ProcessRow) -> None:
        """Write down that a process lives."""

        def work(connection: sa.Connection) -> None:
            values = to_row(process)
            query = sa.update(PROCESSES).where(PROCESSES.c.id == process.id).values(values)
            if connection.execute(query).rowcount != 1:
                connection.execute(sa.insert(PROCESSES), [values])

        await self.store.writer.do(work)

    async def processes(self, at: int) -> list[ProcessRow]:
        """The processes that live."""
        query = sa.select(PROCESSES).where(PROCESSES.c.seen > at - GONE_AFTER).order_by(PROCESSES.c.began)
        return [from_row(row, ProcessRow) for row in await self.store.rows(query)]

    async def end(self, process: str) -> None:
        """Strike a process out."""
        query = sa.delete(PROCESSES).where(PROCESSES.c.id == process)
        await self.store.writer.do(lambda connection: connection.execute(query))

    async def last_order(self) -> int:
        """The number of the last order."""
        found = await self.store.rows(sa.select(sa.func.coalesce(sa.func.max(ORDERS.c.n), 0)))
        return int(found[0][0])

    async def orders(self, after: int) -> list[Order]:
        """The orders after one of them."""
        query = sa.select(ORDERS).where(ORDERS.c.n > after).order_by(ORDERS.c.n)
        return [from_row(row, Order) for row in await self.store.rows(query)]

    async def last_of(self, kinds: Sequence[str]) -> Order | None:
        """The last order of some kinds."""
        query = sa.select(ORDERS).where(ORDERS.c.kind.in_(kinds)).order_by(ORDERS.c.n.desc()).limit(1)
        found = await self.store.rows(query)
        return from_row(found[0], Order) if found else None

    async def order(self, at: int, kind: str, about: str = "", content: str = "") -> None:
        """Give an order to all processes."""
        await self.store.writer.do(lambda connection: give_order(connection, at, kind, about, content))

    async def close_table(self, id: str, why: str, at: int) -> bool:
        """Close a table for good, telling its people why; whether it is there."""
        note = message("note-closed-why", why=why) if why else message("note-closed-here")
        values = encoded({"status": "closed", "note": note, "due": None, "touched": at})
        query = sa.update(TABLES).where(TABLES.c.id == id)

        def work(connection: sa.Connection) -> bool:
            done = connection.execute(query.values(**values, version=TABLES.c.version + 1))
            give_order(connection, at, "changed", id)
            return done.rowcount == 1

        return await self.store.writer.do(work)

    async def delete_table(self, id: str, with_record: bool, at: int) -> bool:
        """Delete a table with all that belongs to it; whether it was there."""

        def work(connection: sa.Connection) -> bool:
            done = connection.execute(sa.delete(TABLES).where(TABLES.c.id == id))
            if with_record:
                connection.execute(sa.delete(RECORDS).where(RECORDS.c.id == id))
            give_order(connection, at, "deleted", id)
            return done.rowcount == 1

        return await self.store.writer.do(work)

    async def forgotten(self, tables: Iterable[str], devices: Iterable[str], at: int) -> None:
        """Let all processes hear that somebody was forgotten: at their tables, and at their devices."""

        def work(connection: sa.Connection) -> None:
            for table in sorted(tables):
                query = sa.update(TABLES).where(TABLES.c.id == table)
                connection.execute(query.values(version=TABLES.c.version + 1))
                give_order(connection, at, "changed", table)
            for device in devices:
                give_order(connection, at, "revoked", device)

        await self.store.writer.do(work)

    async def bars(self, at: int) -> list[Bar]:
        """Who is barred now."""
        query = sa.select(BARS).where(BARS.c.until > at).order_by(BARS.c.at)
        return [from_row(row, Bar) for row in await self.store.rows(query)]

    async def bar(self, bar: Bar) -> None:
        """Bar somebody, or let them in again with a time that is over."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(BARS).where(BARS.c.who == bar.who, BARS.c.kind == bar.kind))
            if bar.until > bar.at:
                connection.execute(sa.insert(BARS), [to_row(bar)])
            give_order(connection, bar.at, "bars", bar.who)

        await self.store.writer.do(work)

    async def reports(self, is_done: bool) -> list[ReportRow]:
        """What people have reported, the oldest first."""
        query = sa.select(REPORTS).where(REPORTS.c.done == is_done).order_by(REPORTS.c.at)
        return [from_row(row, ReportRow) for row in await self.store.rows(query)]

    async def report(self, report: ReportRow) -> None:
        """Store a report."""
        await self.store.writer.do(lambda c: c.execute(sa.insert(REPORTS), [to_row(report)]))

    async def settle(self, report: str) -> bool:
        """Mark a report as dealt with; whether there is such a one."""
        query = sa.update(REPORTS).where(REPORTS.c.id == report).values(done=True)
        return bool(await self.store.writer.do(lambda connection: connection.execute(query).rowcount))


def give_order(connection: sa.Connection, at: int, kind: str, about: str = "", content: str = "") -> None:
    """Write an order, and forget old ones."""
    connection.execute(sa.delete(ORDERS).where(ORDERS.c.at < at - KEPT))
    connection.execute(sa.delete(PROCESSES).where(PROCESSES.c.seen < at - KEPT))
    connection.execute(sa.insert(ORDERS), [{"at": at, "kind": kind, "about": about, "content": content}])
