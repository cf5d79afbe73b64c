"""The storage of a server, opened by a command: what is wrong with it is said in a sentence."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from undercroft.cli.voice import Voice
from undercroft.kernel.errors import IllegalError, UndercroftError
from undercroft.table.settings import Settings, from_environment
from undercroft.table.store.store import Store

T = TypeVar("T")

ANSWER_WITHIN = 10
"""Seconds within which a database or Redis must answer at the start."""


def settings_with(database: str | None) -> Settings:
    """The settings of the environment, with a database that a command names."""
    settings = from_environment(os.environ)
    return settings if database is None else msgspec.structs.replace(settings, database=database)


def in_storage(settings: Settings, voice: Voice, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the storage, brought up to date."""
    return asyncio.run(with_storage(settings, voice, work))


async def with_storage(settings: Settings, voice: Voice, work: Callable[[Store], Awaitable[T]]) -> T:
    """Open the storage, see whether it can be written to, and do something with it."""
    store = Store(settings.database_url(), settings.relaxed)
    try:
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                await store.alive()
            await store.start()
            await store.try_writing()
        except OSError as error:  # of the connection; later ones are of the person's own files
            raise IllegalError(voice("error-database", reason=reason_of(error, voice))) from None
        return await work(store)
    except (UndercroftError, OSError):
        raise
    except Exception as error:  # noqa: BLE001 - each driver has errors of its own
        raise IllegalError(voice("error-database", reason=reason_of(error, voice))) from None
    finally:
        await store.stop()


def reason_of(error: BaseException, voice: Voice) -> str:
    """The first line of what a driver says, if it says anything."""
    if isinstance(error, TimeoutError) and not str(error):
        return voice("reason-no-answer", seconds=ANSWER_WITHIN)
    lines = str(getattr(error, "orig", None) or error).splitlines() or [type(error).__name__]
    return lines[0].rpartition("Error'>: ")[2].rstrip(".")
