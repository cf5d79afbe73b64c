"""Reads and writes tables. A change is stored whole or not at all, and only upon what it was made from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from undercroft.table.store.changes import Change, Conflict, NewKey, write_chat, write_parts
from undercroft.table.store.columns import CHAT, CODES, KEYS, RECORDS, SEATS, STEPS, TABLES
from undercroft.table.store.database import open_database
from undercroft.table.store.ids_and_secrets import is_id
from undercroft.table.store.quick import table_update
from undercroft.table.store.rows import ChatRow, RecordRow, SeatRow, Step, TableRow, encoded, from_row, to_row
from undercroft.table.store.writer import Writer


class Store:
    """The database of one server process."""

    def __init__(self, url: str, relaxed: bool = False) -> None:
        self.database = open_database(url, relaxed)
        self.writer = Writer(self.database)

    async def start(self) -> None:
        """Bring the database up to date and begin to write."""
        await self.database.migrate()
        self.writer.start()

    async def stop(self) -> None:
        """Finish writing and close the database."""
        await self.writer.stop()
        await self.database.close()

    async def rows(self, query: sa.Executable) -> Sequence[Any]:
        """The rows of a query."""
        return await self.database.read(lambda connection: connection.execute(query).fetchall())

    # Reading

    async def alive(self) -> bool:
        """Whether the database answers."""
        return bool(await self.rows(sa.select(sa.literal(1))))

    async def try_writing(self) -> None:
        """Write something that changes nothing: a database that only reads raises an error."""
        same = sa.text("UPDATE alembic_version SET version_num = version_num")
        await self.writer.do(lambda connection: connection.execute(same))

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table and its seats, read at one moment."""

        def work(connection: sa.Connection) -> tuple[TableRow, list[SeatRow]] | None:
            row = connection.execute(sa.select(TABLES).where(TABLES.c.id == id)).fetchone()
            if row is None:
                return None
            query = sa.select(SEATS).where(SEATS.c.table == id).order_by(SEATS.c.seat)
            seats = connection.execute(query).fetchall()
            return from_row(row, TableRow), [from_row(seat, SeatRow) for seat in seats]

        return await self.database.read(work) if is_id(id) else None

    async def steps(self, id: str, after: int = 0) -> list[Step]:
        """The steps of a table's game after one of them."""
        query = sa.select(STEPS).where(STEPS.c.table == id, STEPS.c.seq > after).order_by(STEPS.c.seq)
        return [from_row(row, Step) for row in await self.rows(query)]

    async def listed(self, game: str, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Public tables that wait for people or can be watched, those that wait first, newest first."""
        query = sa.select(TABLES).where(TABLES.c.public, TABLES.c.status.in_(("waiting", "playing")))
        if game:
            query = query.where(TABLES.c.game == game)
        query = query.order_by(TABLES.c.status.desc(), TABLES.c.made.desc()).limit(limit)
        tables: list[TableRow] = [from_row(row, TableRow) for row in await self.rows(query)]
        ids = [table.id for table in tables]
        seats = await self.rows(sa.select(SEATS).where(SEATS.c.table.in_(ids)).order_by(SEATS.c.seat))
        found: list[SeatRow] = [from_row(row, SeatRow) for row in seats]
        return [(table, [seat for seat in found if seat.table == table.id]) for table in tables]

    async def held(self, table: str, hashes: Sequence[str]) -> dict[str, int]:
        """The seat that each of some keys holds at a table."""
        return {key.hash: key.seat for key in await self.held_keys(table, hashes)}

    async def held_keys(self, table: str, hashes: Sequence[str]) -> list[NewKey]:
        """Those of some keys that hold a seat at a table."""
        if not is_id(table):
            return []
        columns = (KEYS.c.hash, KEYS.c.seat, KEYS.c.device)
        query = sa.select(*columns).where(KEYS.c.table == table, KEYS.c.hash.in_(hashes))
        return [NewKey(row.hash, row.seat, row.device) for row in await self.rows(query)]

    async def keys(self, table: str) -> list[NewKey]:
        """All keys of a table: a rematch takes them over."""
        query = sa.select(KEYS.c.hash, KEYS.c.seat, KEYS.c.device).where(KEYS.c.table == table)
        return [NewKey(row.hash, row.seat, row.device) for row in await self.rows(query)]

    async def code(self, hash: str) -> Any:
        """A code's row, or nothing."""
        found = await self.rows(sa.select(CODES).where(CODES.c.hash == hash))
        return found[0] if found else None

    async def chat(self, table: str, after: int, limit: int = 100) -> list[ChatRow]:
        """The newest lines of chat after one of them, in order."""
        query = sa.select(CHAT).where(CHAT.c.table == table, CHAT.c.n > after)
        rows = await self.rows(query.order_by(CHAT.c.n.desc()).limit(limit))
        return [from_row(row, ChatRow) for row in reversed(rows)]

    async def record(self, id: str) -> RecordRow | None:
        """A record by its link."""
        if not is_id(id):
            return None
        found = await self.rows(sa.select(RECORDS).where(RECORDS.c.id == id))
        return from_row(found[0], RecordRow) if found else None

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """The version that each of some tables has."""
        query = sa.select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(ids))
        return {row.id: row.version for row in await self.rows(query)}

    async def due(self, at: int, limit: int = 100) -> list[str]:
        """Tables at which a clock has run out or a computer is waited for too long."""
        query = sa.select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.due <= at)
        return [row.id for row in await self.rows(query.order_by(TABLES.c.due).limit(limit))]

    async def idle(self, before: int, limit: int = 100) -> list[str]:
        """Unfinished tables that nothing has happened at for long."""
        query = sa.select(TABLES.c.id).where(
            TABLES.c.status.in_(("waiting", "playing")), TABLES.c.touched < before
        )
        return [row.id for row in await self.rows(query.limit(limit))]

    # Writing

    async def insert(self, row: TableRow, seats: list[SeatRow], change: Change) -> list[ChatRow]:
        """Store a new table with all that its making brings."""

        def work(connection: sa.Connection) -> list[ChatRow]:
            connection.execute(sa.insert(TABLES), [to_row(row)])
            connection.execute(sa.insert(SEATS), [to_row(seat) for seat in seats])
            return write_parts(connection, change)

        return await self.writer.do(work, row.id)

    async def save(self, change: Change) -> list[ChatRow]:
        """Store a change of a table, or raise Conflict; the lines of chat that its notes became."""

        def work(connection: sa.Connection) -> list[ChatRow]:
            values = {**change.values, "version": change.version + 1}
            if change.private is None:
                values["touched"] = change.at
            known = {"of_id": change.table, "of_version": change.version}
            if table_update(tuple(values)).run(connection, {**encoded(values), **known}) != 1:
                raise Conflict
            for seat, values in change.seats.items():
                seat_query = sa.update(SEATS).where(SEATS.c.table == change.table, SEATS.c.seat == seat)
                connection.execute(seat_query.values(encoded(values)))
            return write_parts(connection, change)

        try:
            return await self.writer.do(work, change.table)
        except IntegrityError:
            raise Conflict from None

    async def say(self, table: str, at: int, seat: int, name: str, text: str) -> ChatRow:
        """Store a line of chat."""

        def work(connection: sa.Connection) -> ChatRow:
            return (write_chat(connection, table, at, [(seat, name, "said", text)]))[0]

        try:
            return await self.writer.do(work, table)
        except IntegrityError:
            raise Conflict from None

    async def add_record(self, record: RecordRow) -> str:
        """Store a record that somebody brought; one that is there already keeps its id."""

        def work(connection: sa.Connection) -> str:
            query = sa.select(RECORDS.c.id).where(RECORDS.c.hash == record.hash, RECORDS.c.seed == "")
            known = (connection.execute(query)).fetchone()
            if known is not None:
                return str(known.id)
            connection.execute(sa.insert(RECORDS), [to_row(record)])
            return record.id

        return await self.writer.do(work)
