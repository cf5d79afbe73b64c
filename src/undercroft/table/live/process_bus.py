"""How server processes tell each other that a table has changed: through Redis, or, alone, not at all."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from undercroft.kernel.errors import UnreadableError

LOG = logging.getLogger("undercroft.table")

CHANNEL = "undercroft:tables"
RETRY = 1.0
"""Seconds between two attempts to reach Redis."""


class Call(msgspec.Struct, frozen=True):
    """What one process tells the others."""

    process: str
    table: str
    kind: str
    """changed, chat, point, rematch or here."""
    content: Any = None


Listener: TypeAlias = Callable[[Call], None]


class Bus:
    """The bus of a process that is alone: nobody listens."""

    faults: tuple[type[Exception], ...] = (OSError,)
    """What the library behind it raises when it cannot be reached."""

    async def reach(self) -> None:
        """See whether what carries the news answers."""

    async def start(self, listener: Listener) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """Listen no more."""

    def publish(self, call: Call) -> None:
        """Tell the other processes."""

    def is_shared(self) -> bool:
        """Whether there may be other processes."""
        return False


class RedisBus(Bus):
    """A bus over Redis. It carries news only: the truth is in the database, so a lost call does no harm."""

    def __init__(self, url: str) -> None:
        try:
            from redis.asyncio import Redis  # only those who use Redis need the library
            from redis.exceptions import RedisError
        except ModuleNotFoundError as error:
            raise UnreadableError(
                "Redis needs one more library ({library}): pip install 'undercroft[redis]'.",
                library=error.name,
            ) from None
        self.faults = (RedisError, OSError)
        self.redis = Redis.from_url(url)
        self.calls: asyncio.Queue[Call] = asyncio.Queue(10_000)
        self.tasks: list[asyncio.Task[None]] = []

    async def reach(self) -> None:
        await self.redis.ping()

    def is_shared(self) -> bool:
        return True

    async def start(self, listener: Listener) -> None:
        ready = asyncio.Event()
        self.tasks = [
            asyncio.create_task(self.listen(listener, ready), name="bus-in"),
            asyncio.create_task(self.send(), name="bus-out"),
        ]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), 10)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.redis.aclose()

    def publish(self, call: Call) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self.calls.put_nowait(call)

    async def send(self) -> None:
        """Send what is to be told; what Redis does not take is dropped."""
        while True:
            call = await self.calls.get()
            try:
                await self.redis.publish(CHANNEL, msgspec.json.encode(call))
            except self.faults as error:
                LOG.warning("Redis does not take news: %s", error)
                await asyncio.sleep(RETRY)

    async def listen(self, listener: Listener, ready: asyncio.Event) -> None:
        """Listen, and after a fault again."""
        while True:
            try:
                async with self.redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    async for message in pubsub.listen():
                        if message["type"] == "subscribe":
                            ready.set()
                        elif message["type"] == "message":
                            with contextlib.suppress(msgspec.MsgspecError):
                                listener(msgspec.json.decode(message["data"], type=Call))
            except self.faults as error:
                LOG.warning("Redis does not answer: %s", error)
                await asyncio.sleep(RETRY)


def open_bus(url: str) -> Bus:
    """The bus that a setting asks for."""
    return RedisBus(url) if url else Bus()
