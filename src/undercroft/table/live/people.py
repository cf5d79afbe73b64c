"""Who somebody is: persons known by their key, remembered for a moment, and what they may do."""

from __future__ import annotations

import time
from collections import OrderedDict

import msgspec

from undercroft.table.clock import now
from undercroft.table.refusals import refuse
from undercroft.table.store import persons
from undercroft.table.store.ids_and_secrets import hashed, new_code, new_id, new_secret
from undercroft.table.store.rows import DeviceRow, PersonRow
from undercroft.table.store.store import Store

REMEMBERED = 20.0
"""Seconds for which a person is known without another look."""

MOST = 5000
"""Persons remembered at once."""

SEEN_EVERY = 3_600_000
"""Milliseconds between two notes of when a person was last here."""


class Known(msgspec.Struct, frozen=True):
    """Somebody who has said who they are, and at which device."""

    person: str
    device: str
    name: str


NOBODY = Known("", "", "")
"""Somebody who has not."""


class People:
    """The persons that a process has to do with."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.remembered: OrderedDict[str, tuple[float, PersonRow, DeviceRow]] = OrderedDict()

    async def add(self, name: str, device: str) -> tuple[Known, str]:
        """A new person, and the key of their first device."""
        key, at = new_secret(), now()
        person = PersonRow(new_id(), name, at, at)
        first = DeviceRow(new_id(), person.id, hashed(key), device, at, at)
        await persons.add_person(self.store, person, first)
        return Known(person.id, first.id, name), key

    async def known(self, key: str) -> Known:
        """Whose key this is; a wrong one is refused."""
        held = hashed(key)
        found = self.remembered.get(held)
        if found is None or time.monotonic() - found[0] > REMEMBERED:
            pair = await persons.person_by_key(self.store, held)
            if pair is None:
                self.remembered.pop(held, None)
                raise refuse("stranger", "refuse-person")
            found = (time.monotonic(), *pair)
            self.remember(held, found)
            if now() - pair[1].seen > SEEN_EVERY:
                await persons.seen(self.store, pair[0].id, pair[1].id, now())
        _, person, device = found
        return Known(person.id, device.id, person.name)

    def remember(self, held: str, found: tuple[float, PersonRow, DeviceRow]) -> None:
        """Keep a person at hand for a moment."""
        self.remembered[held] = found
        self.remembered.move_to_end(held)
        while len(self.remembered) > MOST:
            self.remembered.popitem(last=False)

    def forget_device(self, device: str) -> None:
        """A device is known no more."""
        for held, (_, _, known) in list(self.remembered.items()):
            if known.id == device:
                del self.remembered[held]

    async def code(self, who: Known) -> str:
        """A code with which a person comes in at another device."""
        code, at = new_code(), now()
        row = DeviceRow(new_id(), who.person, hashed(code), "", at, at, is_code=True)
        await persons.add_code(self.store, row)
        return code

    async def come_in(self, code: str, device: str) -> tuple[Known, str]:
        """Exchange a code for the key of a new device."""
        key = new_secret()
        row = await persons.exchange_code(self.store, hashed(code), hashed(key), device, now())
        if row is None:
            raise refuse("bad-code", "refuse-code")
        return await self.known(key), key
