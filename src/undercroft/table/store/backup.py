"""Backups: everything that is stored as one file of lines, the same for every database.

The first line says what it is and of which version; then each row is a line; the last says how many there
are, so that half a file is not taken for a whole one.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from undercroft import __version__
from undercroft.kernel.errors import CorruptError, IllegalError, UnreadableError
from undercroft.table.store.database import PRIVATE, migration_config
from undercroft.table.store.operating import ORDERS, PROCESSES
from undercroft.table.store.store import Store

FORMAT = 1
AT_ONCE = 500
"""Rows that are read or written at a time."""

NOT_KEPT = {PROCESSES.name, ORDERS.name}
"""What belongs to running processes, and means nothing in another place."""

STORED = [table for table in ORDERS.metadata.sorted_tables if table.name not in NOT_KEPT]


async def write_backup(store: Store, file: Path, at: int) -> int:
    """Write everything, as it is at one moment, to a file that only its owner can read; how many rows."""
    part = file.with_name(f"{file.name}.part")
    try:
        rows = await store.database.read(lambda connection: written(connection, part, at))
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return rows


def written(connection: sa.Connection, file: Path, at: int) -> int:
    """Write all rows of a connection's database; the disk has them before this returns."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
    revision = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one()
    head = {"undercroft": "backup", "format": FORMAT, "revision": revision, "at": at, "version": __version__}
    count = 0
    encode = msgspec.json.encode
    with os.fdopen(os.open(file, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, PRIVATE), "wb") as plain:
        with gzip.GzipFile(fileobj=plain, mode="wb", compresslevel=6) as packed:
            packed.write(encode(head) + b"\n")
            for table in STORED:
                for row in connection.execution_options(yield_per=AT_ONCE).execute(sa.select(table)):
                    packed.write(
                        encode([str(table.name), {str(name): value for name, value in row._mapping.items()}])
                        + b"\n"
                    )
                    count += 1
            packed.write(encode({"rows": count}) + b"\n")
        plain.flush()
        os.fsync(plain.fileno())
    return count


async def read_backup(store: Store, file: Path) -> int:
    """Read a backup into an empty database, all of it or nothing; how many rows."""
    return await store.writer.do(lambda connection: restored(connection, file))


def restored(connection: sa.Connection, file: Path) -> int:
    """Fill a connection's database: first as old as the backup is, then brought up to date."""
    for table in STORED:
        if connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).fetchone() is not None:
            raise IllegalError("A backup is restored into an empty database, and this one is not empty.")
    lines = lines_of(file)
    head = next(lines, None)
    if not isinstance(head, dict) or head.get("undercroft") != "backup" or head.get("format") != FORMAT:
        raise UnreadableError("The file is no backup that this version of Undercroft can read.")
    config = migration_config(connection)
    if head["revision"] not in [
        script.revision for script in ScriptDirectory.from_config(config).walk_revisions()
    ]:
        raise CorruptError("The backup was made by a newer version of Undercroft.")
    try:
        command.downgrade(config, "base")
        command.upgrade(config, head["revision"])
        count = filled(connection, lines)
        command.upgrade(config, "head")
    except CommandError as error:
        raise CorruptError("The backup cannot be brought up to date: {error}.", error=str(error)) from None
    return count


def filled(connection: sa.Connection, lines: Iterator[Any]) -> int:
    """Insert all rows; how many, which must be as many as the backup says."""
    found = sa.MetaData()
    found.reflect(connection)
    waiting: list[dict[str, Any]] = []
    name = ""
    for count, line in enumerate(lines):
        if isinstance(line, dict):
            insert(connection, found, name, waiting)
            if line.get("rows") != count:
                break
            return count
        if line[0] != name or len(waiting) >= AT_ONCE:
            insert(connection, found, name, waiting)
            name, waiting = line[0], []
        waiting.append(line[1])
    raise CorruptError("The backup is not whole: a part of it is missing.")


def insert(connection: sa.Connection, found: sa.MetaData, name: str, rows: list[dict[str, Any]]) -> None:
    """Insert rows into one of the tables that there were when the backup was made."""
    if rows:
        connection.execute(sa.insert(found.tables[name]), rows)


def lines_of(file: Path) -> Iterator[Any]:
    """The lines of a backup."""
    try:
        with gzip.open(file, "rb") as packed:
            for line in packed:
                yield msgspec.json.decode(line)
    except (OSError, EOFError, msgspec.MsgspecError) as error:
        raise CorruptError("The backup is not whole: {error}.", error=str(error)) from None
