"""How server processes talk to each other: through Redis, or, alone, not at all.

News go to all (`Call`), parcels to one process (`Parcel`): what people say at a table that is at home there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any, Protocol

import msgspec

from undercroft.kernel.errors import UnreadableError

LOG = logging.getLogger("undercroft.table")

CHANNEL = "undercroft:tables"
RETRY = 1.0
"""Seconds between two attempts to reach Redis."""

SILENCE = 5.0
"""Seconds after which a process asks Redis whether it is still there."""

AT_ONCE = 100
"""Messages sent to Redis in one go, at most."""


class Call(msgspec.Struct, frozen=True):
    """What one process tells the others."""

    process: str
    table: str
    kind: str
    """changed, chat, point, rematch, here, or who: say who is here; revoked: a device is known no more."""
    content: Any = None


class Parcel(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process hands to another about one line of talk: a socket there, its table here."""

    process: str
    """Who sends it."""
    line: str
    kind: str
    """open, text and close towards the table; said and end towards the socket; there: is anybody?"""
    text: str = ""
    table: str = ""
    address: str = ""
    code: int = 0


class Listener(Protocol):
    """Who hears what comes over the bus."""

    process: str

    def heard(self, call: Call) -> None:
        """Another process says something about a table."""

    def handed(self, parcel: Parcel) -> None:
        """Another process hands something over."""

    def missed(self, process: str) -> None:
        """A process does not listen any more."""

    def bus_came(self) -> None:
        """The bus is there, for the first time or again."""

    def bus_went(self) -> None:
        """The bus is gone."""


class Bus:
    """The bus of a process that is alone: nobody listens."""

    is_up = False
    """Whether others can be reached."""
    since = 0.0
    """Since when by the machine's own clock."""
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

    def hand(self, process: str, parcel: Parcel) -> bool:
        """Hand something to one other process; whether it is on its way."""
        return False

    def is_shared(self) -> bool:
        """Whether there may be other processes."""
        return False


class RedisBus(Bus):
    """A bus over Redis. The truth is in the database, so what gets lost here does no harm."""

    def __init__(self, url: str) -> None:
        try:
            from redis.asyncio import Redis  # only those who use Redis need the library
            from redis.asyncio.retry import Retry
            from redis.backoff import NoBackoff
            from redis.exceptions import RedisError
        except ModuleNotFoundError as error:
            raise UnreadableError(
                "Redis needs one more library ({library}): pip install 'undercroft[redis]'.",
                library=error.name,
            ) from None
        self.faults = (RedisError, OSError)
        self.redis = Redis.from_url(url, socket_connect_timeout=SILENCE, retry=Retry(NoBackoff(), 0))
        self.sent: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(10_000)
        """What is to be sent: to which process, or to all, and what."""
        self.tasks: list[asyncio.Task[None]] = []

    async def reach(self) -> None:
        await self.redis.ping()

    def is_shared(self) -> bool:
        return True

    async def start(self, listener: Listener) -> None:
        ready = asyncio.Event()
        self.tasks = [
            asyncio.create_task(self.listen(listener, ready), name="bus-in"),
            asyncio.create_task(self.send(listener), name="bus-out"),
        ]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), 10)

    async def stop(self) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.sent.join(), 1)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.redis.aclose()

    def publish(self, call: Call) -> None:
        self.put("", call)

    def hand(self, process: str, parcel: Parcel) -> bool:
        return self.put(process, parcel)

    def put(self, process: str, message: Call | Parcel) -> bool:
        """Have something sent; whether it will be. What is missed while Redis is away is found by looking."""
        if not self.is_up or self.sent.full():
            return False
        self.sent.put_nowait((process, msgspec.json.encode(message)))
        return True

    async def send(self, listener: Listener) -> None:
        """Send what is to be sent, in order; what Redis does not take is dropped."""
        while True:
            batch = [await self.sent.get()]
            while len(batch) < AT_ONCE and not self.sent.empty():
                batch.append(self.sent.get_nowait())
            try:
                async with self.redis.pipeline(transaction=False) as pipe:
                    for process, text in batch:
                        pipe.publish(own_channel(process) if process else CHANNEL, text)
                    counts = await pipe.execute()
                for process in {name for (name, _), n in zip(batch, counts, strict=True) if name and not n}:
                    listener.missed(process)
            except self.faults as error:
                LOG.warning("Redis does not take news: %s", error)
                if any(process for process, _ in batch):
                    listener.bus_went()  # parcels got lost, and lines with holes are no use
                await asyncio.sleep(RETRY)
            finally:
                for _ in batch:
                    self.sent.task_done()

    async def listen(self, listener: Listener, ready: asyncio.Event) -> None:
        """Listen, and after a fault again."""
        while True:
            try:
                async with self.redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL, own_channel(listener.process))
                    await self.hear(pubsub, listener, ready)
            except self.faults as error:
                LOG.warning("Redis does not answer: %s", error)
            self.gone(listener)
            await asyncio.sleep(RETRY)

    def gone(self, listener: Listener) -> None:
        """Redis is not there, if it was."""
        if self.is_up:
            self.is_up = False
            listener.bus_went()

    async def hear(self, pubsub: Any, listener: Listener, ready: asyncio.Event) -> None:
        """Hand on what comes; if nothing comes for long, ask whether Redis is still there."""
        own = own_channel(listener.process).encode()
        is_asked = False
        while True:
            message = await pubsub.get_message(timeout=SILENCE)
            if message is None and is_asked:
                raise OSError("no answer")
            is_asked = message is None
            if message is None:
                await pubsub.ping()
            elif message["type"] == "subscribe" and message["channel"] == own:
                self.gone(listener)  # the library may have come back to Redis by itself
                self.is_up, self.since = True, time.monotonic()
                listener.bus_came()
                ready.set()
            elif message["type"] == "message":
                with contextlib.suppress(msgspec.MsgspecError):
                    if message["channel"] == own:
                        listener.handed(msgspec.json.decode(message["data"], type=Parcel))
                    else:
                        listener.heard(msgspec.json.decode(message["data"], type=Call))


def own_channel(process: str) -> str:
    """The channel at which one process listens."""
    return f"undercroft:process:{process}"


def open_bus(url: str) -> Bus:
    """The bus that a setting asks for."""
    return RedisBus(url) if url else Bus()
