"""Looks round from time to time: clocks that ran out, computers left waiting, idle tables, missed news."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from sqlalchemy.exc import SQLAlchemyError

from undercroft.table.clock import now
from undercroft.table.live.live_table import LiveTable
from undercroft.table.live.server_process import ServerProcess
from undercroft.table.live.services import HEARTBEAT
from undercroft.table.play import seating
from undercroft.table.play.table import Table
from undercroft.table.refusals import Refusal

LOG = logging.getLogger("undercroft.table")

TICK = 0.5
"""Seconds between two looks at the clocks of the tables in memory."""


class Sweeper:
    """Does what no request asks for."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.next_sweep = 0.0
        self.next_heartbeat = 0.0

    async def run(self) -> None:
        """Look round until the server stops."""
        while True:
            self.server.beats["sweeper"] = time.monotonic()
            try:
                await self.look_at_clocks()
                if time.monotonic() >= self.next_sweep:
                    self.next_sweep = time.monotonic() + self.server.settings.sweep
                    await self.sweep()
            except (SQLAlchemyError, OSError) as error:
                LOG.warning("The storage does not answer: %s", error)
            await asyncio.sleep(TICK)

    async def look_at_clocks(self) -> None:
        """See whose time is up at the tables in memory."""
        for live in list(self.server.tables.values()):
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
            seating.times_up(t, live.gone(t))

        with contextlib.suppress(Refusal):
            await live.alter(act)

    async def sweep(self) -> None:
        """See what the storage says is due."""
        server = self.server
        for due in await server.store.due(now()):
            live = server.live(due)
            with contextlib.suppress(Refusal):
                await self.times_up(live)
                await live.alter(Table.set_due)
                live.automatic_player.wake()
        for idle in await server.store.idle(now() - server.settings.archive_after):
            with contextlib.suppress(Refusal):
                await server.live(idle).alter(Table.archive)
        if server.bus.is_shared():
            await self.catch_up()
        server.forget()

    async def catch_up(self) -> None:
        """Refresh tables whose news got lost, and say again who is here."""
        server = self.server
        watched = [live for live in server.tables.values() if live.connections and live.table is not None]
        versions = await server.store.versions([live.id for live in watched])
        for live in watched:
            if live.table is not None and versions.get(live.id) != live.table.row.version:
                await live.refresh()
        if time.monotonic() >= self.next_heartbeat:
            self.next_heartbeat = time.monotonic() + HEARTBEAT
            for live in watched:
                live.say_here()
