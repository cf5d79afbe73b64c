"""What all tables of a server process share: settings, storage, workers, and news of other processes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from undercroft.table.clock import now
from undercroft.table.live.homes import Homes
from undercroft.table.live.metrics import Metrics
from undercroft.table.live.people import People
from undercroft.table.live.process_bus import Call, open_bus
from undercroft.table.live.rate_limits import Turns
from undercroft.table.live.relay import Relay
from undercroft.table.live.word_list import read_word_list
from undercroft.table.settings import Settings
from undercroft.table.showing.catalog import Catalog
from undercroft.table.store.ids_and_secrets import new_id
from undercroft.table.store.operating import Operating
from undercroft.table.store.store import Store
from undercroft.table.work.workers import Workers

LOG = logging.getLogger("undercroft.table")

HEARTBEAT = 20.0
"""Seconds after which a process says again who is connected to it; three missed, and they count as gone."""

DOCUMENT_LIMIT = 40.0
"""Seconds for a document that somebody brought, by the clock; a worker has fewer of the processor."""

READERS = 2
"""Workers that read documents: one that is held up does not hold up all."""

GOODBYE = 2.0
"""Seconds for writing down that the process ends."""

UNSEEN = 60_000
"""Milliseconds after a process began, or heard others again, in which nobody counts as gone."""

AT_ONCE = 4
"""Documents of one address that may wait to be read; one at a time is."""


class Services:
    """What a table needs of the process that it is in."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = new_id()
        self.began = now()
        self.rested = self.resumes = 0 if settings.redis else self.began
        """Clocks that ran before the first moment stand until the second: none runs while no server does."""
        self.rests_at: int | None = None
        """When the server will be restarted, if that was announced."""
        self.is_draining = False
        self.barred: dict[tuple[str, str], int] = {}
        """Until when somebody may not come ("ban") or speak ("mute")."""
        self.beats: dict[str, float] = {}
        """When what looks round again and again did so last."""
        self.metrics = Metrics()
        self.words = read_word_list(settings.words)
        self.catalog = Catalog(settings.games)
        self.store = Store(settings.database_url(), settings.relaxed)
        self.bus = open_bus(settings.redis)
        self.thinkers = Workers(settings.worker_count(), settings.think_limit, "think")
        self.reader = Workers(READERS, DOCUMENT_LIMIT, "read", reads=True)
        """The workers that open documents, which may be anything."""
        self.turns = Turns(AT_ONCE)
        self.elsewhere: dict[str, dict[str, tuple[float, frozenset[int]]]] = {}
        """Who is connected to other processes: by table and process, when last heard and which seats."""
        self.people = People(self.store)
        self.homes = Homes(self.process, self.store, self.bus)
        self.relay = Relay(self.process, self.bus, self.spawn)
        self.sees_since = self.began
        """Since when, in milliseconds since 1970, this process knows who is connected."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.is_stopping = False
        """When the tables were last looked at that nobody asks for."""

    async def stop(self) -> None:
        """End cleanly: what was begun is stored, nothing new is begun."""
        self.is_stopping = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.stop()
        self.reader.stop()
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self.homes.leave()
        await self.bus.stop()
        with contextlib.suppress(SQLAlchemyError, OSError, TimeoutError):
            async with asyncio.timeout(GOODBYE):
                await Operating(self.store).end(self.process)
        await self.store.stop()

    def is_resting(self) -> bool:
        """Whether the moment of an announced restart has come: nothing is played, and no clock runs."""
        return self.rests_at is not None and now() >= self.rests_at

    def is_barred(self, kind: str, *whom: str) -> bool:
        """Whether one of these, an address or a person, may not come or not speak."""
        return any(self.barred.get((kind, who), 0) > now() for who in whom)

    async def read(self, address: str, job: str, **args: Any) -> Any:
        """Have a worker read something for an address, which has one thing read at a time."""
        async with self.turns.of(address):
            return await self.reader.do(job, **args)

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

    def call(self, table: str, kind: str, content: Any = None) -> None:
        """Tell the other processes something about a table."""
        if self.bus.is_shared():
            self.bus.publish(Call(self.process, table, kind, content))

    def seats_elsewhere(self, table: str) -> set[int]:
        """The seats whose people are connected to other processes."""
        found: set[int] = set()
        for heard, seats in self.elsewhere.get(table, {}).values():
            if self.is_fresh(heard):
                found |= seats
        return found

    def is_fresh(self, heard: float) -> bool:
        """Whether news from a moment still count: while the bus is away nobody can say anything newer."""
        return not self.bus.is_up or time.monotonic() - max(heard, self.bus.since) < 3 * HEARTBEAT

    def note_elsewhere(self, table: str, process: str, seats: frozenset[int]) -> None:
        """Note who is connected to another process."""
        if seats:
            self.elsewhere.setdefault(table, {})[process] = time.monotonic(), seats
        elif table in self.elsewhere:
            self.elsewhere[table].pop(process, None)

    def prune_elsewhere(self) -> None:
        """Forget who was connected to processes that say nothing of it any more."""
        for table, processes in list(self.elsewhere.items()):
            fresh = {name: news for name, news in processes.items() if self.is_fresh(news[0])}
            if fresh:
                self.elsewhere[table] = fresh
            else:
                del self.elsewhere[table]

    def sees_all(self, at: int) -> bool:
        """Whether this process has listened for long enough to know who is gone."""
        return not self.bus.is_shared() or at - self.sees_since >= UNSEEN
