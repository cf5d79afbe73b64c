"""`undercroft serve`: the table in the browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser
from typing import Annotated

import msgspec
from cyclopts import Parameter

from undercroft.cli.parameters import Lang
from undercroft.cli.voice import Voice, voice_for
from undercroft.kernel.errors import IllegalError

FIRST_PORT = 8000
PORTS = 20
"""How many ports after the first are tried when nobody says which."""


def serve(
    *,
    host: Annotated[str | None, Parameter(name="--host", help="param-host", metavar="ADDRESS")] = None,
    port: Annotated[int | None, Parameter(name="--port", help="param-port", metavar="N")] = None,
    database: Annotated[
        str | None, Parameter(name="--database", help="param-database", metavar="URL")
    ] = None,
    redis: Annotated[str | None, Parameter(name="--redis", help="param-redis", metavar="URL")] = None,
    open_page: Annotated[bool, Parameter(name="--open", help="param-open", negative="")] = False,
    log: Annotated[str, Parameter(name="--log", help="param-log-level", metavar="LEVEL")] = "info",
    lang: Lang = None,
) -> int:
    """Serve the table until the process is told to stop."""
    from undercroft.table.server.serve import (
        serve as run,  # the server's libraries, which no other command needs
    )
    from undercroft.table.settings import from_environment

    voice = voice_for(lang)
    if log not in ("debug", "info", "warning", "error"):
        raise IllegalError(voice("error-log-level", level=log))
    settings = from_environment(os.environ)
    given = {"host": host, "port": port, "database": database, "redis": redis}
    settings = msgspec.structs.replace(settings, **{k: v for k, v in given.items() if v is not None})
    if port is None and "UNDERCROFT_PORT" not in os.environ:
        settings = msgspec.structs.replace(settings, port=free_port(settings.host))
    settings.database_url()  # a wrong URL is said before anything is started
    shown = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    address = f"http://{shown}:{settings.port}/"
    print(voice("serve-at", address=address), flush=True)
    if open_page:
        threading.Thread(
            target=open_when_up, args=(settings.host, settings.port, address), daemon=True
        ).start()
    return 0 if run(settings, log) else failed(voice, address)


def failed(voice: Voice, address: str) -> int:
    """Say that the server could not be started."""
    raise IllegalError(voice("error-serve", address=address))


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
