"""All that one server process holds: storage, workers, the tables in memory, and who is connected where."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

import msgspec

from undercroft.table.clock import now
from undercroft.table.live.connection import Connection
from undercroft.table.live.live_table import LiveTable
from undercroft.table.live.process_bus import Call, open_bus
from undercroft.table.live.rate_limits import Buckets
from undercroft.table.live.sweeper import Sweeper
from undercroft.table.refusals import Refusal, refuse
from undercroft.table.settings import Settings
from undercroft.table.showing.catalog import Catalog
from undercroft.table.store.ids_and_secrets import hashed, new_id
from undercroft.table.store.rows import HOST, ChatRow
from undercroft.table.store.store import Store
from undercroft.table.wire.server_messages import Error, Pointed, RematchNews
from undercroft.table.wire.table_info import Moved
from undercroft.table.work.workers import Workers

LOG = logging.getLogger("undercroft.table")

HEARTBEAT = 20.0
"""Seconds after which a process says again who is connected to it; three missed, and they count as gone."""

DOCUMENT_LIMIT = 20.0
"""Seconds for a document that somebody brought."""


class Hub:
    """The middle of a server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = new_id()
        self.began = now()
        self.catalog = Catalog(settings.games)
        self.store = Store(settings.database_url(), settings.relaxed)
        self.bus = open_bus(settings.redis)
        self.workers = Workers(settings.worker_count(), settings.think_limit, "think")
        self.clerk = Workers(1, DOCUMENT_LIMIT, "clerk")
        self.tables: dict[str, LiveTable] = {}
        self.elsewhere: dict[tuple[str, str], tuple[float, frozenset[int]]] = {}
        """Who is connected to other processes: by table and process, when last heard and which seats."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.sweeper = Sweeper(self)
        self.requests = Buckets(settings.request_rate, settings.request_burst)
        self.guesses = Buckets(settings.guess_rate, settings.guess_burst)
        self.connections = 0
        self.is_stopping = False

    # Beginning and end

    async def start(self) -> None:
        """Open the storage and begin to work."""
        await self.store.start()
        await self.bus.start(self.heard)
        self.spawn(self.sweeper.run())

    async def stop(self) -> None:
        """End cleanly: what was begun is stored, nothing new is begun."""
        self.is_stopping = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.workers.stop()
        self.clerk.stop()
        await self.bus.stop()
        await self.store.stop()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside; what goes wrong with it is logged."""
        if self.is_stopping:
            work.close()
            return
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[Any]) -> None:
        """Forget a task that has ended."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("Something failed beside the requests.", exc_info=task.exception())

    # Tables

    def live(self, id: str) -> LiveTable:
        """A table by its id; whether it exists shows when it is read."""
        if id not in self.tables:
            self.tables[id] = LiveTable(self, id)
        live = self.tables[id]
        live.used = time.monotonic()
        return live

    def forget(self) -> None:
        """Let go of tables that nobody uses, the longest unused first, if there are too many or they rest."""
        idle = [
            live
            for live in self.tables.values()
            if not live.connections and not live.driver.is_running and not live.lock.locked()
        ]
        idle.sort(key=lambda live: live.used)
        surplus = len(self.tables) - self.settings.tables_held
        for number, live in enumerate(idle):
            if number < surplus or time.monotonic() - live.used > 300:
                del self.tables[live.id]

    async def held(self, table: str, secrets: list[str], address: str) -> tuple[frozenset[int], bool, int]:
        """The seats that secrets hold, whether one is the host's, and how many hold nothing."""
        if not secrets:
            return frozenset(), False, 0
        bucket = self.guesses.of(address)
        if not bucket.has():
            raise refuse("too-fast", "refuse-fast")
        hashes = {hashed(secret) for secret in secrets}
        found = await self.store.held(table, sorted(hashes))
        refused = len(hashes) - len(found)
        for _ in range(refused):
            bucket.take()
        return frozenset(s for s in found.values() if s != HOST), HOST in found.values(), refused

    # People

    def here(self, table: str) -> set[int]:
        """The seats whose people are connected, here or to another process."""
        found: set[int] = set()
        if table in self.tables:
            for connection in self.tables[table].connections:
                found |= connection.seats
        for (other, _), (heard, seats) in self.elsewhere.items():
            if other == table and time.monotonic() - heard < 3 * HEARTBEAT:
                found |= seats
        return found

    def arrived(self, live: LiveTable, connection: Connection) -> None:
        """A connection is open."""
        live.connections.add(connection)
        self.say_here(live)
        live.tell()

    def departed(self, live: LiveTable, connection: Connection) -> None:
        """A connection is closed."""
        live.connections.discard(connection)
        self.say_here(live)
        live.tell()

    def say_here(self, live: LiveTable) -> None:
        """Tell other processes who is connected to this one."""
        if self.bus.is_shared():
            seats = sorted({seat for connection in live.connections for seat in connection.seats})
            self.call(live.id, "here", seats)

    def refuse(self, connection: Connection, ref: int | None, no: Refusal) -> None:
        """Tell a connection why not."""
        connection.send(Error(ref=ref, code=no.code, sentence=no.sentence(connection.lang), rule=no.rule))

    # Other processes

    def call(self, table: str, kind: str, content: Any = None) -> None:
        """Tell the other processes something about a table."""
        if self.bus.is_shared():
            self.bus.publish(Call(self.process, table, kind, content))

    def heard(self, call: Call) -> None:
        """Another process says something about a table."""
        if call.process == self.process:
            return
        if call.kind == "here" and isinstance(call.content, list):
            seats = frozenset(seat for seat in call.content if isinstance(seat, int))
            self.elsewhere[call.table, call.process] = time.monotonic(), seats
        live = self.tables.get(call.table)
        if live is None:
            return
        if call.kind == "changed":
            self.spawn(live.refresh())
        elif call.kind == "chat":
            live.tell([msgspec.convert(call.content, ChatRow)])
        elif call.kind == "point":
            self.point(live, int(call.content["seat"]), str(call.content["touch"]))
        elif call.kind == "rematch":
            self.announce(live, str(call.content))
        elif call.kind == "here":
            live.tell()

    def point(self, live: LiveTable, seat: int, touch: str) -> None:
        """Show everybody here what somebody points at."""
        for connection in live.connections:
            connection.send(Pointed(seat=seat, touch=touch))

    def announce(self, live: LiveTable, table: str) -> None:
        """Tell everybody here of a rematch."""
        count = 0 if live.table is None else len(live.table.seats)
        for connection in live.connections:
            seats = [Moved(seat, (seat + 1) % count) for seat in sorted(connection.seats)] if count else []
            connection.send(RematchNews(table=table, seats=seats))
