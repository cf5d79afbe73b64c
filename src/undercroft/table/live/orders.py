"""Hears what those who run the server order, and does it: restarts, draining, tables they changed, bars."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from undercroft.table.clock import now
from undercroft.table.live.server_process import ServerProcess
from undercroft.table.refusals import refuse
from undercroft.table.store.operating import Operating, Order
from undercroft.table.store.tidying import tidy

LOG = logging.getLogger("undercroft.table")

EVERY = 2.0
"""Seconds between two looks for orders."""

BEAT = 10.0
"""Seconds between two signs of life."""

TIDY = 3600.0
"""Seconds between two clearings of what is kept no longer."""

OVERLAP = 50
"""Orders that are read again: two that are given at once may be stored in another order than numbered."""

GRACE = 60_000
"""Milliseconds after an announced restart in which no clock runs: people come back meanwhile."""

FORGOTTEN = 3_600_000
"""Milliseconds after which a restart that was announced and never came means nothing."""

GOODBYE = 1012
"""The code with which sockets of a process that ends are closed: come again."""


class Orders:
    """What one process does because it was ordered."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.operating = Operating(server.store)
        self.last = 0
        self.done: set[int] = set()
        self.next_beat = self.next_tidying = 0.0
        self.kinds: dict[str, Callable[[Order], Awaitable[None]]] = {
            "changed": self.changed,
            "deleted": self.deleted,
            "restart": self.restart,
            "restart-off": self.restart_off,
            "drain": self.drain,
            "bars": self.bars,
            "revoked": self.revoked,
        }

    async def begin(self) -> None:
        """Take up where the storage is; an announced restart ends with the first process that begins."""
        self.last = await self.operating.last_order()
        self.done = {order.n for order in await self.operating.orders(self.last - OVERLAP)}
        await self.bars_anew()
        last = await self.operating.last_of(("restart", "restart-off"))
        if last is not None and last.kind == "restart" and now() - int(last.content) < FORGOTTEN:
            self.server.rested = now()
            self.server.resumes = now() + GRACE
            await self.operating.order(now(), "restart-off")
        await self.server.pulse.beat()

    async def run(self) -> None:
        """Look for orders until the server stops; one that cannot be obeyed is logged, and the next heard."""
        while True:
            self.server.beats["orders"] = time.monotonic()
            try:
                await self.look()
            except (SQLAlchemyError, OSError) as error:
                LOG.warning("The storage does not answer: %s", error)
            except Exception:
                LOG.exception("An order could not be obeyed.")
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Obey what is new, and do what is to be done from time to time."""
        for order in await self.operating.orders(self.last - OVERLAP):
            if order.n not in self.done:
                self.done.add(order.n)
                self.last = max(self.last, order.n)
                if order.kind in self.kinds:
                    await self.kinds[order.kind](order)
        self.done = {n for n in self.done if n > self.last - OVERLAP}
        if time.monotonic() >= self.next_beat:
            self.next_beat = time.monotonic() + BEAT
            await self.server.pulse.beat()
        if time.monotonic() >= self.next_tidying:
            self.next_tidying = time.monotonic() + TIDY
            await tidy(self.server.store, self.server.settings, now())

    async def changed(self, order: Order) -> None:
        """A table was changed behind the back of all processes."""
        live = self.server.tables.get(order.about)
        if live is not None:
            await live.refresh()

    async def deleted(self, order: Order) -> None:
        """A table is no more."""
        live = self.server.tables.get(order.about)
        if live is not None:
            live.table = None
            for connection in live.connections:
                connection.refuse(None, refuse("closed", "note-deleted"))
                connection.end(GOODBYE)

    async def restart(self, order: Order) -> None:
        """The server will be restarted."""
        self.server.rests_at = int(order.content)
        self.server.tell_notice()

    async def restart_off(self, _order: Order) -> None:
        """The restart has come, or it will not come; clocks that stood go on after a while."""
        server = self.server
        if server.is_resting():
            server.rested = now()
            server.resumes = now() + GRACE
            for live in server.tables.values():
                if live.table is not None:
                    live.table.row.since = max(live.table.row.since, server.resumes)
        server.rests_at = None
        server.tell_notice()

    async def drain(self, order: Order) -> None:
        """This process, if it is meant, takes nobody in any more, sends all away and ends."""
        server = self.server
        if order.about != server.process or server.is_draining:
            return
        server.is_draining = True
        LOG.info("This process is drained: it takes nobody in and ends.")
        await server.pulse.beat()
        for live in list(server.tables.values()):
            for connection in list(live.connections):
                connection.refuse(None, refuse("resting", "refuse-draining"))
                connection.end(GOODBYE)
            await asyncio.sleep(0)
        os.kill(os.getpid(), signal.SIGTERM)

    async def revoked(self, order: Order) -> None:
        """A device is known no more."""
        self.server.device_revoked(order.about)

    async def bars(self, _order: Order) -> None:
        """Others are barred now, and those who are here go."""
        await self.bars_anew()
        self.server.end_barred()

    async def bars_anew(self) -> None:
        """Read who is barred."""
        self.server.barred = {(bar.kind, bar.who): bar.until for bar in await self.operating.bars(now())}
