"""Reads and writes tables. A change is stored whole or not at all, and only upon what it was made from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from undercroft.kernel.texts import Message
from undercroft.table.store.columns import CHAT, CODES, KEYS, RECORDS, SEATS, STEPS, TABLES
from undercroft.table.store.database import open_database
from undercroft.table.store.ids_and_secrets import is_id
from undercroft.table.store.rows import ChatRow, RecordRow, SeatRow, Step, TableRow, encoded, from_row, to_row
from undercroft.table.store.writer import Writer

KEYS_PER_SEAT = 8
"""Devices that hold one seat; the oldest key gives way."""


class Conflict(Exception):
    """Somebody else changed the table first: read it again."""


class NewKey:
    """A secret, as its hash, that holds a seat from now on."""

    def __init__(self, hash: str, seat: int) -> None:
        self.hash = hash
        self.seat = seat


class NewCode:
    """A code, as its hash, that can be exchanged for a seat's secret; invites replace each other."""

    def __init__(self, hash: str, seat: int, kind: str) -> None:
        self.hash = hash
        self.seat = seat
        self.kind = kind


class Change:
    """All that one act changes at a table, stored together."""

    def __init__(self, table: str, version: int, at: int) -> None:
        self.table = table
        self.version = version
        self.at = at
        self.values: dict[str, Any] = {}
        self.seats: dict[int, dict[str, Any]] = {}
        self.steps: list[Step] = []
        self.notes: list[Message] = []
        self.keys: list[NewKey] = []
        self.keyless: list[int] = []
        """Seats whose keys are worth nothing any more."""
        self.codes: list[NewCode] = []
        self.used: tuple[str, str] | None = None
        """The hash of a code that is used up, and the hash of the attempt that used it."""
        self.record: RecordRow | None = None


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
        if not is_id(table):
            return {}
        query = sa.select(KEYS.c.hash, KEYS.c.seat).where(KEYS.c.table == table, KEYS.c.hash.in_(hashes))
        return {row.hash: row.seat for row in await self.rows(query)}

    async def keys(self, table: str) -> list[NewKey]:
        """All keys of a table: a rematch takes them over."""
        query = sa.select(KEYS.c.hash, KEYS.c.seat).where(KEYS.c.table == table)
        return [NewKey(row.hash, row.seat) for row in await self.rows(query)]

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

        return await self.writer.do(work)

    async def save(self, change: Change) -> list[ChatRow]:
        """Store a change of a table, or raise Conflict; the lines of chat that its notes became."""

        def work(connection: sa.Connection) -> list[ChatRow]:
            query = (
                sa.update(TABLES)
                .where(TABLES.c.id == change.table, TABLES.c.version == change.version)
                .values(encoded({**change.values, "version": change.version + 1, "touched": change.at}))
            )
            if (connection.execute(query)).rowcount != 1:
                raise Conflict
            for seat, values in change.seats.items():
                seat_query = sa.update(SEATS).where(SEATS.c.table == change.table, SEATS.c.seat == seat)
                connection.execute(seat_query.values(encoded(values)))
            return write_parts(connection, change)

        try:
            return await self.writer.do(work)
        except IntegrityError:
            raise Conflict from None

    async def say(self, table: str, at: int, seat: int, name: str, text: str) -> ChatRow:
        """Store a line of chat."""

        def work(connection: sa.Connection) -> ChatRow:
            return (write_chat(connection, table, at, [(seat, name, "said", text)]))[0]

        try:
            return await self.writer.do(work)
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


def write_parts(connection: sa.Connection, change: Change) -> list[ChatRow]:
    """The parts of a change beside the table's own row."""
    if change.steps:
        connection.execute(sa.insert(STEPS), [to_row(step) for step in change.steps])
    if change.used is not None:
        code_hash, attempt = change.used
        query = sa.update(CODES).where(CODES.c.hash == code_hash, CODES.c.used.is_(None))
        if (connection.execute(query.values(used=change.at, attempt=attempt))).rowcount != 1:
            raise Conflict
    for seat in change.keyless:
        connection.execute(sa.delete(KEYS).where(KEYS.c.table == change.table, KEYS.c.seat == seat))
    for code in change.codes:
        write_code(connection, change, code)
    for key in change.keys:
        write_key(connection, change, key)
    if change.record is not None:
        connection.execute(sa.insert(RECORDS), [to_row(change.record)])
    notes = [(-1, "", "note", to_row_message(note)) for note in change.notes]
    return write_chat(connection, change.table, change.at, notes)


def write_code(connection: sa.Connection, change: Change, code: NewCode) -> None:
    """A new code; the unused ones of the same kind for that seat are worth nothing any more."""
    connection.execute(
        sa.delete(CODES).where(
            CODES.c.table == change.table,
            CODES.c.seat == code.seat,
            CODES.c.kind == code.kind,
            CODES.c.used.is_(None),
        )
    )
    values = {"hash": code.hash, "seat": code.seat, "kind": code.kind, "attempt": ""}
    connection.execute(sa.insert(CODES), [{**values, "table": change.table, "at": change.at}])


def write_key(connection: sa.Connection, change: Change, key: NewKey) -> None:
    """A new key; of too many for one seat the oldest gives way."""
    values = {"table": change.table, "hash": key.hash, "seat": key.seat, "at": change.at}
    connection.execute(sa.insert(KEYS), [values])
    query = sa.select(KEYS.c.hash).where(KEYS.c.table == change.table, KEYS.c.seat == key.seat)
    rows = (connection.execute(query.order_by(KEYS.c.at.desc(), KEYS.c.hash))).fetchall()
    old = [row.hash for row in rows if row.hash != key.hash][KEYS_PER_SEAT - 1 :]
    if old:
        connection.execute(sa.delete(KEYS).where(KEYS.c.table == change.table, KEYS.c.hash.in_(old)))


def write_chat(
    connection: sa.Connection, table: str, at: int, lines: list[tuple[int, str, str, str]]
) -> list[ChatRow]:
    """Lines of chat with the next numbers."""
    if not lines:
        return []
    query = sa.select(sa.func.coalesce(sa.func.max(CHAT.c.n), 0)).where(CHAT.c.table == table)
    last = int((connection.execute(query)).scalar_one())
    rows = [ChatRow(table, last + 1 + i, at, *line) for i, line in enumerate(lines)]
    connection.execute(sa.insert(CHAT), [to_row(row) for row in rows])
    return rows


def to_row_message(message: Message) -> str:
    """A note as it is stored: still to be worded."""
    return str(encoded({"note": message})["note"])
