"""Persons: a name, and a key for each device at which they are known. Bars and deletion stand on them.

A device can be revoked: whoever has it is no longer that person, and holds none of the seats taken with it.
"""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from undercroft.table.store.columns import CHAT, CODES, DEVICES, KEYS, PERSONS, RECORDS, SEATS, TABLES
from undercroft.table.store.rows import DeviceRow, PersonRow, from_row, to_row
from undercroft.table.store.store import Store

CODE_LASTS = 600_000
"""Milliseconds for which a code lets a person in at another device."""

DEVICES_KEPT = 20
"""Devices of one person; the one not seen for longest gives way."""


async def add_person(store: Store, person: PersonRow, device: DeviceRow) -> None:
    """Store a new person with their first device."""

    def work(connection: sa.Connection) -> None:
        connection.execute(sa.insert(PERSONS), [to_row(person)])
        connection.execute(sa.insert(DEVICES), [to_row(device)])

    await store.writer.do(work)


async def person_by_key(store: Store, hash: str) -> tuple[PersonRow, DeviceRow] | None:
    """Whose key this is, and at which device."""
    query = sa.select(DEVICES).where(DEVICES.c.hash == hash, DEVICES.c.is_code.is_(False))
    found = await store.rows(query)
    if not found:
        return None
    device = from_row(found[0], DeviceRow)
    people = await store.rows(sa.select(PERSONS).where(PERSONS.c.id == device.person))
    return (from_row(people[0], PersonRow), device) if people else None


async def devices_of(store: Store, person: str) -> list[DeviceRow]:
    """The devices at which a person is known, the one seen last first."""
    query = sa.select(DEVICES).where(DEVICES.c.person == person, DEVICES.c.is_code.is_(False))
    rows = await store.rows(query.order_by(DEVICES.c.seen.desc(), DEVICES.c.id))
    return [from_row(row, DeviceRow) for row in rows]


async def seen(store: Store, person: str, device: str, at: int) -> None:
    """Note that a person was here with a device."""

    def work(connection: sa.Connection) -> None:
        connection.execute(sa.update(PERSONS).where(PERSONS.c.id == person).values(seen=at))
        connection.execute(sa.update(DEVICES).where(DEVICES.c.id == device).values(seen=at))

    await store.writer.do(work)


async def rename(store: Store, person: str, name: str) -> None:
    """Give a person another name; at tables they keep the one that they sat down with."""
    query = sa.update(PERSONS).where(PERSONS.c.id == person).values(name=name)
    await store.writer.do(lambda connection: connection.execute(query).rowcount)


# Devices


async def add_code(store: Store, code: DeviceRow) -> None:
    """Store a code that lets a person in at another device; older ones are worth nothing any more."""

    def work(connection: sa.Connection) -> None:
        is_older = sa.and_(DEVICES.c.person == code.person, DEVICES.c.is_code.is_(True))
        connection.execute(sa.delete(DEVICES).where(is_older))
        connection.execute(sa.insert(DEVICES), [to_row(code)])

    await store.writer.do(work)


async def exchange_code(store: Store, code: str, key: str, name: str, at: int) -> DeviceRow | None:
    """Make a device of a code, which works once; nothing if it is not good. Both are given as hashes."""

    def work(connection: sa.Connection) -> DeviceRow | None:
        is_good = sa.and_(
            DEVICES.c.hash == code, DEVICES.c.is_code.is_(True), DEVICES.c.made > at - CODE_LASTS
        )
        found = connection.execute(sa.select(DEVICES).where(is_good)).fetchone()
        if found is None:
            return None
        values = {"hash": key, "is_code": False, "name": name, "made": at, "seen": at}
        changed = connection.execute(sa.update(DEVICES).where(is_good).values(values))
        if changed.rowcount != 1:
            return None
        for old in surplus(connection, found.person, found.id):
            forget_device(connection, old)
        return DeviceRow(id=found.id, person=found.person, hash=key, name=name, made=at, seen=at)

    return await store.writer.do(work)


def surplus(connection: sa.Connection, person: str, newest: str) -> list[str]:
    """The devices of a person that are too many."""
    query = sa.select(DEVICES.c.id).where(DEVICES.c.person == person, DEVICES.c.is_code.is_(False))
    rows = connection.execute(query.order_by(DEVICES.c.seen.desc(), DEVICES.c.id)).fetchall()
    return [row.id for row in rows if row.id != newest][DEVICES_KEPT - 1 :]


def forget_device(connection: sa.Connection, device: str) -> None:
    """A device is known no more, and holds no seat; the codes for its seats are worth nothing either."""
    places = connection.execute(sa.select(KEYS.c.table, KEYS.c.seat).where(KEYS.c.device == device))
    for table, seat in sorted({(row.table, row.seat) for row in places.fetchall()}):
        of_seat = sa.and_(CODES.c.table == table, CODES.c.seat == seat, CODES.c.kind == "device")
        connection.execute(sa.delete(CODES).where(of_seat))
    connection.execute(sa.delete(KEYS).where(KEYS.c.device == device))
    connection.execute(sa.delete(DEVICES).where(DEVICES.c.id == device))


async def revoke(store: Store, person: str, device: str) -> bool:
    """Forget a device of a person's; whether there was one."""

    def work(connection: sa.Connection) -> bool:
        query = sa.select(DEVICES.c.id).where(DEVICES.c.id == device, DEVICES.c.person == person)
        if connection.execute(query).fetchone() is None:
            return False
        forget_device(connection, device)
        codes = sa.and_(DEVICES.c.person == person, DEVICES.c.is_code.is_(True))
        connection.execute(sa.delete(DEVICES).where(codes))  # it may have made one
        return True

    return await store.writer.do(work)


# Deletion


async def delete_person(store: Store, person: str) -> list[str]:
    """Forget a person: games and records stay, and lose the name; what they said goes. Their devices."""

    def work(connection: sa.Connection) -> list[str]:
        places = connection.execute(sa.select(SEATS.c.table, SEATS.c.seat).where(SEATS.c.person == person))
        for table, seat in sorted((row.table, row.seat) for row in places.fetchall()):
            forget_place(connection, table, seat)
        query = sa.select(DEVICES.c.id).where(DEVICES.c.person == person)
        devices = [row.id for row in connection.execute(query).fetchall()]
        for device in devices:
            forget_device(connection, device)
        connection.execute(sa.delete(PERSONS).where(PERSONS.c.id == person))
        return devices

    return await store.writer.do_alone(work)


def forget_place(connection: sa.Connection, table: str, seat: int) -> None:
    """Take the name from a seat, its lines and its record."""
    of_seat: Any = sa.and_(SEATS.c.table == table, SEATS.c.seat == seat)
    known = connection.execute(sa.select(SEATS.c.name).where(of_seat)).scalar_one()
    for home in (TABLES, RECORDS):
        forget_result(connection, home, table, known)
    connection.execute(sa.update(SEATS).where(of_seat).values(name="?", person="", thoughts="[]"))
    connection.execute(sa.delete(CHAT).where(CHAT.c.table == table, CHAT.c.seat == seat))
    connection.execute(
        sa.delete(CHAT).where(CHAT.c.table == table, CHAT.c.kind == "note")
    )  # these name people
    found = connection.execute(sa.select(RECORDS.c.names).where(RECORDS.c.id == table)).fetchone()
    if found is not None:
        names = msgspec.json.decode(found.names)
        if seat < len(names):
            names[seat] = "?"
            text = msgspec.json.encode(names).decode()
            connection.execute(sa.update(RECORDS).where(RECORDS.c.id == table).values(names=text))


def forget_result(connection: sa.Connection, home: sa.Table, id: str, name: str) -> None:
    """Take a name from the sentence that says how a game ended: it tells who gave up or ran out of time."""
    found = connection.execute(sa.select(home.c.result).where(home.c.id == id)).scalar_one_or_none()
    result = msgspec.json.decode(found) if found else {}
    args = result.get("message", {}).get("args", {})
    if args.get("name") == name:
        args["name"] = "?"
        text = msgspec.json.encode(result).decode()
        connection.execute(sa.update(home).where(home.c.id == id).values(result=text))
