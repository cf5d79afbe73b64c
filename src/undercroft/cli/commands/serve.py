"""`undercroft serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import time
import webbrowser
from typing import Annotated

import msgspec
from cyclopts import Parameter
from sqlalchemy.exc import SQLAlchemyError

from undercroft.cli.parameters import Lang, whole_number
from undercroft.cli.voice import Voice, voice_for
from undercroft.kernel.errors import IllegalError
from undercroft.table.server.serve import serve as run
from undercroft.table.settings import Settings, from_environment
from undercroft.table.store.store import Store

FIRST_PORT = 8000
LAST_PORT = 65_535
REDIS_URLS = ("redis://", "rediss://", "unix://")
PORTS = 20
"""How many ports after the first are tried when nobody says which."""


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
    if port is None and "UNDERCROFT_PORT" not in os.environ:
        settings = msgspec.structs.replace(settings, port=free_port(settings.host))
    check_settings(settings, voice)
    shown = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    address = f"http://{shown}:{settings.port}/"
    print(voice("serve-at", address=address), flush=True)
    if open_page:
        threading.Thread(
            target=open_when_up, args=(settings.host, settings.port, address), daemon=True
        ).start()
    if not has_run(settings, log):
        raise IllegalError(voice("error-serve", address=address))
    return 0


def has_run(settings: Settings, log: str) -> bool:
    """Serve until told to stop; whether the server could be started at all."""
    try:
        return run(settings, log)
    except SystemExit:  # how the library says that it could not
        return False


def check_settings(settings: Settings, voice: Voice) -> None:
    """Refuse what a server could not be started with, before it says where it is."""
    if not 0 < settings.port <= LAST_PORT:
        raise IllegalError(voice("error-port", port=str(settings.port), most=str(LAST_PORT)))
    if settings.redis and not settings.redis.startswith(REDIS_URLS):
        raise IllegalError(voice("error-redis", url=settings.redis, known=", ".join(REDIS_URLS)))
    try:
        socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)
    except OSError as error:
        reason = str(error.strerror or error)
        raise IllegalError(voice("error-host", host=settings.host, reason=reason)) from None
    settings.database_url()
    try:
        asyncio.run(try_database(settings))
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise IllegalError(voice("error-database", reason=reason)) from None


async def try_database(settings: Settings) -> None:
    """Open the database once and bring it up to date, as the server will."""
    store = Store(settings.database_url(), settings.relaxed)
    await store.start()
    await store.stop()


def free_port(host: str) -> int:
    """The first port that is free, from the usual one on."""
    for port in range(FIRST_PORT, FIRST_PORT + PORTS):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host if ":" not in host else "127.0.0.1", port))
            except OSError:
                continue
            return port
    return FIRST_PORT


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
