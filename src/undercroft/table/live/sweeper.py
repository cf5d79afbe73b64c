"""Looks round from time to time: clocks that ran out, computers left waiting, idle tables, missed news."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator

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
            try:
                await self.look_at_clocks()
                if time.monotonic() >= self.next_sweep:
                    self.next_sweep = time.monotonic() + self.server.settings.sweep
                    await self.sweep()
            except (SQLAlchemyError, OSError) as error:
                LOG.warning("The storage does not answer: %s", error)
            except Exception:  # a fault of ours must not stop the clocks of all tables
                LOG.exception("A look round the tables failed.")
            self.server.beats["sweeper"] = time.monotonic()
            await asyncio.sleep(TICK)

    async def look_at_clocks(self) -> None:
        """See whose time is up at the tables in memory."""
        for live in list(self.server.tables.values()):
            with self.alone(live.id):
                await self.look_at_clock(live)

    async def look_at_clock(self, live: LiveTable) -> None:
        """See whose time is up at a table; the process at which it is at home does."""
        table = live.table
        if table is None or table.row.status != "playing" or live.lock.locked():
            return
        if not self.server.homes.is_mine(live.id):
            return
        gone = live.gone(table)
        if table.row.terms.when_gone == "claim":
            if gone != live.claimable:
                live.claimable = gone
                live.tell()
        elif gone:
            await self.times_up(live)

    @contextlib.contextmanager
    def alone(self, table: str) -> Iterator[None]:
        """A fault here is this table's alone: it is logged, and the others have their turn."""
        try:
            yield
        except Refusal as no:
            LOG.info("Table %s: %s", table, no.sentence("en"))
        except (SQLAlchemyError, OSError):
            raise
        except Exception:
            LOG.exception("A look at table %s failed.", table)

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
            with self.alone(due):
                await self.look_at_due(server.live(due))
        for idle in await server.store.idle(now() - server.settings.archive_after):
            with self.alone(idle):
                await server.live(idle).alter(Table.archive)
        if server.bus.is_shared():
            await self.catch_up()
            await server.homes.keep([live.id for live in server.tables.values() if not live.is_idle()])
            server.relay.probe()
            server.prune_elsewhere()
        server.forget()

    async def look_at_due(self, live: LiveTable) -> None:
        """See to a table that something is due at, unless it is at home at another process."""
        if await live.is_at_home():
            await self.times_up(live)
            await live.alter(Table.set_due)
            live.automatic_player.wake()

    async def catch_up(self) -> None:
        """Refresh tables whose news got lost, and say again who is here."""
        server = self.server
        watched = [live for live in server.tables.values() if live.connections and live.table is not None]
        versions = await server.store.versions([live.id for live in watched])
        for live in watched:
            with self.alone(live.id):
                if live.table is not None and versions.get(live.id) != live.table.row.version:
                    await live.refresh()
        if time.monotonic() >= self.next_heartbeat:
            self.next_heartbeat = time.monotonic() + HEARTBEAT
            for live in watched:
                live.say_here()
