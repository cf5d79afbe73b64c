"""Says in the storage that this process lives, which is also how it knows that the storage works."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from undercroft.table.clock import now
from undercroft.table.store.operating import Operating, ProcessRow

FRESH = 1.0
"""Seconds for which the last beat is good enough: asking often costs the storage nothing."""

WITHIN = 5.0
"""Seconds within which the storage must have written it."""


class Pulse:
    """The beats of one process."""

    def __init__(self, operating: Operating, look: Callable[[], ProcessRow]) -> None:
        self.operating = operating
        self.look = look
        self.lock = asyncio.Lock()
        self.at = float("-inf")
        self.fault = ""

    async def beat(self) -> str:
        """Write that the process lives; what is wrong with the storage, or nothing."""
        async with self.lock:
            if time.monotonic() - self.at >= FRESH:
                self.fault = await self.tried()
                self.at = time.monotonic()
            return self.fault

    async def tried(self) -> str:
        """What is wrong with the storage, found out by writing to it."""
        row = self.look()
        row.seen = now()
        try:
            async with asyncio.timeout(WITHIN):
                await self.operating.store.database.check()
                await self.operating.live_on(row)
        except TimeoutError:
            return f"no answer within {WITHIN:.0f} seconds"
        except Exception as error:  # noqa: BLE001 - each driver has errors of its own, and all mean the same
            lines = str(getattr(error, "orig", None) or error).splitlines()
            return lines[0] if lines else type(error).__name__
        return ""
