"""One writer for the whole process: what waits at the same moment is committed together."""

from __future__ import annotations

import asyncio
from typing import Any, TypeVar

from undercroft.table.store.database import Database, Outcome, Work

T = TypeVar("T")

AT_ONCE = 64
"""Works in one transaction, at most."""


class Writer:
    """Does the writes of all tables one after the other, many in one transaction.

    A write is reported done only after the commit that holds it. One that fails is rolled back alone.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: asyncio.Queue[tuple[Work[Any], asyncio.Future[Any]]] = asyncio.Queue()
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

    async def do(self, work: Work[T]) -> T:
        """Have a write done; returns when it is committed."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait((work, done))
        return await asyncio.shield(done)

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

    async def write(self, batch: list[tuple[Work[Any], asyncio.Future[Any]]]) -> None:
        """Write a batch, and tell each who waits how it went."""
        outcomes: list[Outcome]
        try:
            outcomes = await self.database.write([work for work, _ in batch])
        except Exception as error:  # noqa: BLE001 - what broke the transaction is told to all who waited for it
            outcomes = [(None, error)] * len(batch)
        for (_, done), (result, error_) in zip(batch, outcomes, strict=True):
            if done.done():
                continue
            if error_ is None:
                done.set_result(result)
            else:
                done.set_exception(error_)
