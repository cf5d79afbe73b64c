"""Limits on how fast anybody may ask."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from undercroft.table.refusals import refuse

MOST = 10_000
"""Addresses remembered at once; the oldest are forgotten."""


class Bucket:
    """A bucket that fills at a steady rate; each request takes one from it."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = time.monotonic()

    def fill(self) -> None:
        """Add what has flowed in since the last look."""
        at = time.monotonic()
        self.level = min(self.burst, self.level + (at - self.at) * self.rate)
        self.at = at

    def take(self, amount: float = 1.0) -> bool:
        """Take from the bucket if there is enough in it.

        >>> bucket = Bucket(0.0, 2.0)
        >>> [bucket.take() for _ in range(3)]
        [True, True, False]
        """
        self.fill()
        if self.level < amount:
            return False
        self.level -= amount
        return True

    def has(self) -> bool:
        """Whether there is anything to take."""
        self.fill()
        return self.level >= 1.0


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.all: dict[str, Bucket] = {}

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self.all.pop(address, None) or Bucket(self.rate, self.burst)
        self.all[address] = bucket
        while len(self.all) > MOST:
            del self.all[next(iter(self.all))]
        return bucket


class Turns:
    """Lets each address have one thing done at a time: who asks for many waits for their own."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.waiting: dict[str, int] = {}
        self.locks: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        """Wait for the turn of an address; one that has too many waiting already is refused."""
        count = self.waiting.get(address, 0)
        if count >= self.most:
            raise refuse("too-fast", "refuse-fast")
        self.waiting[address] = count + 1
        try:
            async with self.locks.setdefault(address, asyncio.Lock()):
                yield
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address], self.locks[address]
