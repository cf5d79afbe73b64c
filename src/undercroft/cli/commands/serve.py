"""`undercroft serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from typing import Annotated

import msgspec
from cyclopts import Parameter

from undercroft.cli.parameters import Lang, whole_number
from undercroft.cli.storage import ANSWER_WITHIN, reason_of, with_storage
from undercroft.cli.voice import Voice, voice_for
from undercroft.kernel.errors import IllegalError
from undercroft.table.live.process_bus import open_bus
from undercroft.table.live.word_list import read_word_list
from undercroft.table.server.listening import listening_sockets
from undercroft.table.server.serve import serve as run
from undercroft.table.settings import Settings, from_environment
from undercroft.table.store.store import Store

LAST_PORT = 65_535
REDIS_URLS = ("redis://", "rediss://", "unix://")
PORTS = 20
"""How many ports from the usual one on are tried when nobody says which."""


def serve(
    *,
    host: Annotated[str | None, Parameter(name="--host", help="param-host", metavar="ADDRESS")] = None,
    port: Annotated[
        int | None, Parameter(name="--port", help="param-port", metavar="N", converter=whole_number)
    ] = None,
    database: Annotated[
        str | None, Parameter(name="--database", help="param-database", metavar="URL")
    ] = None,
    redis: Annotated[str | None, Parameter(name="--redis", help="param-redis", metavar="URL")] = None,
    open_page: Annotated[bool, Parameter(name="--open", help="param-open", negative="")] = False,
    log: Annotated[str, Parameter(name="--log", help="param-log-level", metavar="LEVEL")] = "info",
    lang: Lang = None,
) -> int:
    """Serve the table until the process is told to stop."""
    voice = voice_for(lang)
    if log not in ("debug", "info", "warning", "error"):
        raise IllegalError(voice("error-log-level", level=log))
    settings = from_environment(os.environ)
    given = {"host": host, "port": port, "database": database, "redis": redis}
    settings = msgspec.structs.replace(settings, **{k: v for k, v in given.items() if v is not None})
    is_chosen = port is not None or "UNDERCROFT_PORT" in os.environ
    check_settings(settings, voice)
    sockets = opened(settings, 1 if is_chosen else PORTS, voice)
    asyncio.run(try_services(settings, voice))
    number = int(sockets[0].getsockname()[1])
    shown = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    address = f"http://{shown}:{number}/"
    if open_page:
        threading.Thread(target=open_when_up, args=(settings.host, number, address), daemon=True).start()
    try:
        is_done = has_run(
            settings, log, sockets, lambda: print(voice("serve-at", address=address), flush=True)
        )
    except OSError as error:  # another server took the port at the same moment
        raise unreachable(settings, error, voice) from None
    if not is_done:
        raise IllegalError(voice("error-serve", address=address))
    return 0


def has_run(settings: Settings, log: str, sockets: list[socket.socket], announce: Callable[[], None]) -> bool:
    """Serve until told to stop; whether the server could be started at all."""
    try:
        return run(settings, log, sockets, announce)
    except SystemExit:  # how the library says that it could not
        return False


def check_settings(settings: Settings, voice: Voice) -> None:
    """Refuse what no server could be started with."""
    if not 0 < settings.port <= LAST_PORT:
        raise IllegalError(voice("error-port", port=str(settings.port), most=str(LAST_PORT)))
    if settings.redis and not settings.redis.startswith(REDIS_URLS):
        raise IllegalError(voice("error-redis", url=settings.redis, known=", ".join(REDIS_URLS)))
    settings.database_url()
    read_word_list(settings.words)


def opened(settings: Settings, ports: int, voice: Voice) -> list[socket.socket]:
    """The sockets that people will come to, taken before anybody is told of them."""
    try:
        return listening_sockets(settings.host, settings.port, ports)
    except OSError as error:
        raise unreachable(settings, error, voice) from None


def unreachable(settings: Settings, error: OSError, voice: Voice) -> IllegalError:
    """The refusal for an address that cannot be had."""
    reason = str(error.strerror or error)
    return IllegalError(voice("error-host", host=settings.host, port=str(settings.port), reason=reason))


async def try_services(settings: Settings, voice: Voice) -> None:
    """Open what the server will work with, and bring the database up to date as it will."""
    bus = open_bus(settings.redis)
    try:
        async with asyncio.timeout(ANSWER_WITHIN):
            await bus.reach()
    except bus.faults as error:
        raise IllegalError(voice("error-redis-away", reason=reason_of(error, voice))) from None
    finally:
        await bus.stop()
    await with_storage(settings, voice, Store.alive)


def open_when_up(host: str, port: int, address: str) -> None:
    """Open the page in the person's browser once the server answers."""
    here = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    for _ in range(200):
        try:
            socket.create_connection((here, port), 0.2).close()
        except OSError:
            time.sleep(0.1)
        else:
            if has_display():
                webbrowser.open(address)
            return


def has_display() -> bool:
    """Whether a browser has somewhere to open: without a screen, one would take over the terminal."""
    names = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in names)
