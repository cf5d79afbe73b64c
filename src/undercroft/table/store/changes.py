"""A change of a table: all that one act brings, written whole or not at all."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from undercroft.kernel.texts import Message
from undercroft.table.store.columns import CHAT, CODES, KEYS, RECORDS
from undercroft.table.store.quick import NEW_STEP
from undercroft.table.store.rows import ChatRow, RecordRow, Step, encoded, to_row

KEYS_PER_SEAT = 8
"""Devices that hold one seat; the oldest key gives way."""


LINES_KEPT = 2000
"""Lines of chat and notes that a table keeps; older ones go."""


class Conflict(Exception):
    """Somebody else changed the table first: read it again."""


class CodeGone(Exception):
    """A code is worth nothing any more: it was used, or the seat has changed hands."""


class NewKey:
    """A secret, as its hash, that holds a seat from now on."""

    def __init__(self, hash: str, seat: int, device: str = "") -> None:
        self.hash = hash
        self.seat = seat
        self.device = device
        """The device of a person that it was given to, if they said who they are."""


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
        self.repeated = ""
        """The hash of a used code whose exchange is repeated: it must still be there."""
        self.record: RecordRow | None = None
        self.private: int | None = None
        """The one seat that is told of this change, if it is nobody else's business."""


def write_parts(connection: sa.Connection, change: Change) -> list[ChatRow]:
    """The parts of a change beside the table's own row."""
    for step in change.steps:
        NEW_STEP.run(connection, to_row(step))
    if change.used is not None:
        code_hash, attempt = change.used
        query = sa.update(CODES).where(CODES.c.hash == code_hash, CODES.c.used.is_(None))
        if (connection.execute(query.values(used=change.at, attempt=attempt))).rowcount != 1:
            raise CodeGone
    if change.repeated:
        found = connection.execute(sa.select(CODES.c.hash).where(CODES.c.hash == change.repeated))
        if found.fetchone() is None:
            raise CodeGone
    for seat in change.keyless:
        free_seat(connection, change.table, seat)
    for code in change.codes:
        write_code(connection, change, code)
    for key in change.keys:
        write_key(connection, change, key)
    if change.record is not None:
        connection.execute(sa.insert(RECORDS), [to_row(change.record)])
    notes = [(-1, "", "note", to_row_message(note)) for note in change.notes]
    return write_chat(connection, change.table, change.at, notes)


def free_seat(connection: sa.Connection, table: str, seat: int) -> None:
    """Nothing that let anybody hold a seat does so any more: keys, codes for devices, and used invites.

    An invite that nobody has used is for whoever sits down next.
    """
    connection.execute(sa.delete(KEYS).where(KEYS.c.table == table, KEYS.c.seat == seat))
    is_over = sa.or_(CODES.c.kind != "invite", CODES.c.used.is_not(None))
    connection.execute(sa.delete(CODES).where(CODES.c.table == table, CODES.c.seat == seat, is_over))


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
    values = {
        "table": change.table,
        "hash": key.hash,
        "seat": key.seat,
        "at": change.at,
        "device": key.device,
    }
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
    if rows[-1].n > LINES_KEPT:
        connection.execute(sa.delete(CHAT).where(CHAT.c.table == table, CHAT.c.n <= rows[-1].n - LINES_KEPT))
    return rows


def to_row_message(message: Message) -> str:
    """A note as it is stored: still to be worded."""
    return str(encoded({"note": message})["note"])
