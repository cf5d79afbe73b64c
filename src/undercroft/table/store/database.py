"""The database behind one small interface: work is a function of a connection, done in a transaction.

SQLite works in threads of this process, one of which writes; PostgreSQL works on asyncpg's connections.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.ext.asyncio import create_async_engine

from undercroft.kernel.errors import CorruptError, UnreadableError

T = TypeVar("T")
Work: TypeAlias = Callable[[sa.Connection], T]
Outcome: TypeAlias = "tuple[Any, Exception | None]"
"""What a piece of work returned, or what went wrong with it."""

MIGRATIONS = Path(__file__).parent / "migrations"

PRIVATE = 0o600
"""Only its owner reads and writes a file: it holds the seeds of running games."""

READERS = 4
"""Threads that read from SQLite."""

LOCK = 0x756E6372
"""The number of PostgreSQL's advisory lock under which one process at a time migrates."""


class Database:
    """A database that can be read and written."""

    async def read(self, work: Work[T]) -> T:
        """Do something that only reads, at one moment."""
        raise NotImplementedError

    async def write(self, works: list[Work[Any]]) -> list[Outcome]:
        """Do several things in one transaction; what fails is undone alone. Returns after the commit."""
        raise NotImplementedError

    async def check(self) -> None:
        """Raise an error if what is written would be lost."""

    async def close(self) -> None:
        """Close all connections."""
        raise NotImplementedError

    async def migrate(self) -> None:
        """Bring the tables up to date; processes that start together wait for each other."""
        (_, error), *_ = await self.write([upgrade])
        if error is not None:
            raise error


class Sqlite(Database):
    """A file of SQLite's: readers never wait, and the disk has a write before it is reported."""

    def __init__(self, url: str, relaxed: bool) -> None:
        self.file = sa.make_url(url).database or ""
        keep_private(self.file)
        self.number = number_of_file(self.file)
        self.engine = sa.create_engine(url, connect_args={"timeout": 30}, pool_size=READERS + 1)
        self.reader = self.engine.execution_options(reads=True)
        self.reading = ThreadPoolExecutor(READERS, "read")
        self.writing = ThreadPoolExecutor(1, "write")
        prepare_sqlite(self.engine, relaxed)

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.reading, self.read_now, work)

    def read_now(self, work: Work[T]) -> T:
        """Read, in this thread."""
        with self.reader.begin() as connection:
            return work(connection)

    async def write(self, works: list[Work[Any]]) -> list[Outcome]:
        return await asyncio.get_running_loop().run_in_executor(self.writing, self.write_now, works)

    def write_now(self, works: list[Work[Any]]) -> list[Outcome]:
        """Write, in this thread."""
        with contextlib.suppress(Spoilt), self.engine.begin() as connection:
            return done_together(connection, works)
        with self.engine.begin() as connection:
            return done_apart(connection, works)

    async def check(self) -> None:
        if number_of_file(self.file) != self.number:
            raise OSError(f"{self.file} is gone")

    async def close(self) -> None:
        self.reading.shutdown()
        self.writing.shutdown()
        self.engine.dispose()


def keep_private(file: str) -> None:
    """Let nobody but the server's own user read a database file, nor what SQLite keeps beside it."""
    if file in ("", ":memory:") or file.startswith("file:"):
        return
    with contextlib.suppress(OSError):  # a folder that is not there is told of by SQLite
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))
    for path in (file, f"{file}-wal", f"{file}-shm"):
        with contextlib.suppress(OSError):
            Path(path).chmod(PRIVATE)


def number_of_file(file: str) -> int:
    """By what the system knows a file, whatever it is called; 0 if it is not there."""
    with contextlib.suppress(OSError):
        return Path(file).stat().st_ino
    return 0


class Postgres(Database):
    """A server of PostgreSQL's."""

    def __init__(self, url: str, relaxed: bool) -> None:
        settings = {"synchronous_commit": "off"} if relaxed else {}
        try:
            self.engine = create_async_engine(
                url,
                pool_size=8,
                max_overflow=8,
                pool_pre_ping=True,
                connect_args={"server_settings": settings},
            )
        except ModuleNotFoundError as error:
            raise UnreadableError(
                "PostgreSQL needs one more library ({library}): pip install 'undercroft[postgresql]'.",
                library=error.name,
            ) from None

    async def read(self, work: Work[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def write(self, works: list[Work[Any]]) -> list[Outcome]:
        with contextlib.suppress(Spoilt):
            async with self.engine.begin() as connection:
                return await connection.run_sync(done_together, works)
        async with self.engine.begin() as connection:
            return await connection.run_sync(done_apart, works)

    async def close(self) -> None:
        await self.engine.dispose()


def open_database(url: str, relaxed: bool = False) -> Database:
    """The database of a URL; nothing is connected yet."""
    return Sqlite(url, relaxed) if url.startswith("sqlite") else Postgres(url, relaxed)


class Spoilt(Exception):
    """One of several works has failed, and with it the transaction of all."""


def done_together(connection: sa.Connection, works: list[Work[Any]]) -> list[Outcome]:
    """Do several things in one transaction without savepoints: if one of several fails, none is done."""
    if len(works) == 1:
        return [(works[0](connection), None)]
    try:
        return [(work(connection), None) for work in works]
    except Exception as error:  # whose it is shows when they are done apart
        raise Spoilt from error


def done_apart(connection: sa.Connection, works: list[Work[Any]]) -> list[Outcome]:
    """Do several things in one transaction, each in a savepoint of its own if there are several."""
    if len(works) == 1:
        return [(works[0](connection), None)]
    outcomes: list[Outcome] = []
    for work in works:
        savepoint = connection.begin_nested()
        try:
            outcomes.append((work(connection), None))
        except Exception as error:  # noqa: BLE001 - it belongs to the one who asked for this, and is raised there
            savepoint.rollback()
            outcomes.append((None, error))
        else:
            savepoint.commit()
    return outcomes


def prepare_sqlite(engine: sa.Engine, relaxed: bool) -> None:
    """Let SQLite write ahead (readers never wait), reach the disk before it answers, and keep savepoints."""

    @sa.event.listens_for(engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute(f"PRAGMA synchronous = {'OFF' if relaxed else 'FULL'}")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def begun(connection: sa.Connection) -> None:
        reads = connection.get_execution_options().get("reads", False)
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def migration_config(connection: sa.Connection | None = None) -> Config:
    """Alembic's configuration: the migrations lie in this package."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: sa.Connection) -> None:
    """Run the migrations that are missing."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    try:
        command.upgrade(migration_config(connection), "head")
    except CommandError as error:
        raise CorruptError(
            "The database cannot be used by this version of Undercroft: {error}. Was it made by a newer one?",
            error=str(error),
        ) from None
