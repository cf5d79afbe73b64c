"""One writer for the whole process: what waits at the same moment is committed together.

Every process takes the rows of game tables in the same order, that of their ids, so that two never wait for
each other. Should the database find such a circle all the same, what it gave up is written again.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any, NamedTuple, TypeVar, cast

from sqlalchemy.exc import DBAPIError

from undercroft.table.store.database import Database, Outcome, Work

T = TypeVar("T")

AT_ONCE = 64
"""Works in one transaction, at most."""

ATTEMPTS = 8
"""How often a work is done again because the database gave it up for another."""

GIVEN_UP = ("40P01", "40001", "55P03")
"""What PostgreSQL says of a work that it gave up: a deadlock, a conflict of order, a lock not to be had."""


class Waiting(NamedTuple):
    """A work that waits to be done, for which table, and who waits for it."""

    table: str
    work: Work[Any]
    done: asyncio.Future[Any]
    attempt: int = 1


def is_given_up(error: Exception | None) -> bool:
    """Whether the database gave a work up for another, so that it may succeed the next time."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", "") in GIVEN_UP


class Writer:
    """Does the writes of all tables one after the other, many in one transaction.

    A write is reported done only after the commit that holds it. One that fails is rolled back alone.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self.run(), name="writer")

    async def stop(self) -> None:
        """Finish what waits, then end."""
        await self.waiting.join()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def do(self, work: Work[T], table: str = "") -> T:
        """Have a write to a game table done; returns when it is committed."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Waiting(table, work, done))
        return await done  # a work whose waiter has gone is done all the same

    async def do_alone(self, work: Work[T]) -> T:
        """Have a write done in a transaction of its own, which waits for no batch."""
        for attempt in range(1, ATTEMPTS + 1):
            try:
                ((result, error),) = await self.database.write([work])
            except DBAPIError as fault:
                result, error = None, fault
            if error is None:
                return cast(T, result)
            if not is_given_up(error) or attempt == ATTEMPTS:
                raise error
            await asyncio.sleep(random.uniform(0, 0.02 * attempt))
        raise AssertionError

    async def run(self) -> None:
        """Take all that waits, write it, again."""
        while True:
            batch = [await self.waiting.get()]
            while len(batch) < AT_ONCE and not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            try:
                await self.write(batch)
            finally:
                for _ in batch:
                    self.waiting.task_done()

    async def write(self, batch: list[Waiting]) -> None:
        """Write a batch, and tell each who waits how it went; what was given up is written again."""
        while batch:
            batch.sort(key=lambda waiting: waiting.table)
            outcomes: list[Outcome]
            try:
                outcomes = await self.database.write([waiting.work for waiting in batch])
            except Exception as error:  # noqa: BLE001 - what broke the transaction is told to all who waited for it
                outcomes = [(None, error)] * len(batch)
            again = [one for one, outcome in zip(batch, outcomes, strict=True) if not told(one, *outcome)]
            if again:
                await asyncio.sleep(random.uniform(0, 0.02 * again[0].attempt))
            batch = [one._replace(attempt=one.attempt + 1) for one in again]


def told(waiting: Waiting, result: Any, error: Exception | None) -> bool:
    """Tell the one who waits how it went, unless the work is to be done again."""
    if is_given_up(error) and waiting.attempt < ATTEMPTS:
        return False
    if waiting.done.done():
        return True
    if error is None:
        waiting.done.set_result(result)
    else:
        waiting.done.set_exception(error)
    return True
