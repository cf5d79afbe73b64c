"""Looks round from time to time: clocks that ran out, computers left waiting, idle tables, missed news."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from undercroft.table.clock import now
from undercroft.table.play import acts as conduct
from undercroft.table.play.table import Table
from undercroft.table.refusals import Refusal

if TYPE_CHECKING:
    from undercroft.table.live.live_table import LiveTable
    from undercroft.table.live.server_process import Hub

LOG = logging.getLogger("undercroft.table")

TICK = 0.5
"""Seconds between two looks at the clocks of the tables in memory."""


class Sweeper:
    """Does what no request asks for."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.next_sweep = 0.0
        self.next_heartbeat = 0.0

    async def run(self) -> None:
        """Look round until the server stops."""
        while True:
            try:
                await self.look_at_clocks()
                if time.monotonic() >= self.next_sweep:
                    self.next_sweep = time.monotonic() + self.hub.settings.sweep
                    await self.sweep()
            except (SQLAlchemyError, OSError) as error:
                LOG.warning("The storage does not answer: %s", error)
            await asyncio.sleep(TICK)

    async def look_at_clocks(self) -> None:
        """See whose time is up at the tables in memory."""
        for live in list(self.hub.tables.values()):
            table = live.table
            if table is None or table.row.status != "playing" or live.lock.locked():
                continue
            gone = live.gone(table)
            if table.row.terms.when_gone == "claim":
                if gone != live.claimable:
                    live.claimable = gone
                    live.tell()
            elif gone:
                await self.times_up(live)

    async def times_up(self, live: LiveTable) -> None:
        """Do what was agreed for people who are out of time or gone."""

        def act(t: Table) -> None:
            conduct.times_up(t, live.gone(t))

        with contextlib.suppress(Refusal):
            await live.alter(act)

    async def sweep(self) -> None:
        """See what the storage says is due."""
        hub = self.hub
        for due in await hub.store.due(now()):
            live = hub.live(due)
            with contextlib.suppress(Refusal):
                await self.times_up(live)
                await live.alter(Table.set_due)
                live.driver.wake()
        for idle in await hub.store.idle(now() - hub.settings.archive_after):
            with contextlib.suppress(Refusal):
                await hub.live(idle).alter(archive)
        if hub.bus.is_shared():
            await self.catch_up()
        hub.forget()

    async def catch_up(self) -> None:
        """Refresh tables whose news got lost, and say again who is here."""
        hub = self.hub
        watched = [live for live in hub.tables.values() if live.connections and live.table is not None]
        versions = await hub.store.versions([live.id for live in watched])
        for live in watched:
            if live.table is not None and versions.get(live.id) != live.table.row.version:
                await live.refresh()
        if time.monotonic() >= self.next_heartbeat:
            self.next_heartbeat = time.monotonic() + 20.0
            for live in watched:
                hub.say_here(live)


def archive(t: Table) -> None:
    """Put an idle table away; its people can wake it."""
    if t.row.status in ("waiting", "playing"):
        t.row.status = "archived"
        t.row.due = None


def wake(t: Table) -> None:
    """Take a table out again because one of its people has come back."""
    if t.row.status == "archived":
        t.row.status = "playing" if t.row.seq else "waiting"
        t.row.since = t.change.at
        t.set_due()
