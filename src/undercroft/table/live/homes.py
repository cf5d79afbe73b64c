"""Which process a table is at home at: one plays it, by a lease in the database; others pass on to that one.

The lease spares work and quarrels. It is not what keeps the game right: the database takes each step once.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

from sqlalchemy.exc import IntegrityError

from undercroft.table.clock import now
from undercroft.table.live.process_bus import Bus
from undercroft.table.store.homes import home_of, keep_homes, leave_homes, take_home
from undercroft.table.store.ids_and_secrets import is_id
from undercroft.table.store.store import Store

LEASE = 15_000
"""Milliseconds for which a table is at home at a process that does not say that it still is."""

SAFE = 10.0
"""Seconds for which a process trusts its own lease without asking again."""

FORGIVEN = 60.0
"""Seconds after which a process that did not listen is tried again."""


class Homes:
    """What one process knows of where tables are at home."""

    def __init__(self, process: str, store: Store, bus: Bus) -> None:
        self.process = process
        self.store = store
        self.bus = bus
        self.mine: dict[str, float] = {}
        """Until when, by the machine's own clock, this process is surely a table's home."""
        self.lost: dict[str, float] = {}
        """Processes that do not listen, and since when."""

    async def of(self, table: str) -> str:
        """The process at which a table is at home: this one, if no other is that can be reached."""
        if not self.bus.is_shared() or not self.bus.is_up or not is_id(table) or self.is_mine(table):
            return self.process
        found = await home_of(self.store, table)
        at = now()
        is_taken = found is not None and found.until > at and found.process != self.process
        if found is not None and is_taken and not self.is_lost(found.process):
            return found.process
        lost = found.process if found is not None and self.is_lost(found.process) else ""
        try:
            home = await take_home(self.store, table, self.process, at, at + LEASE, lost)
        except IntegrityError:  # there is no such table, or another was quicker
            found = await home_of(self.store, table)
            return self.process if found is None else found.process
        if home.process == self.process:
            self.mine[table] = time.monotonic() + SAFE
        return home.process

    def is_mine(self, table: str) -> bool:
        """Whether this process may do what only a table's home does: surely, or because it is alone."""
        if not self.bus.is_shared() or not self.bus.is_up:
            return True
        return self.mine.get(table, 0.0) > time.monotonic()

    async def keep(self, tables: Iterable[str]) -> None:
        """Prolong the leases of tables that are still in use here; the others run out."""
        kept = [table for table in tables if table in self.mine]
        begun = time.monotonic()
        await keep_homes(self.store, self.process, kept, now() + LEASE)
        self.mine = dict.fromkeys(kept, begun + SAFE)

    async def leave(self) -> None:
        """Give up all leases: this process stops."""
        self.mine = {}
        if self.bus.is_shared():
            await leave_homes(self.store, self.process)

    # Processes that can be reached, and those that cannot

    def miss(self, process: str) -> None:
        """A process does not listen: its tables may be taken over."""
        self.lost[process] = time.monotonic()

    def find(self, process: str) -> None:
        """A process has said something."""
        self.lost.pop(process, None)

    def is_lost(self, process: str) -> bool:
        """Whether a process did not listen when it was last spoken to."""
        return time.monotonic() - self.lost.get(process, -FORGIVEN) < FORGIVEN
