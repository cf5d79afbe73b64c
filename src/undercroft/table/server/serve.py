"""Runs a server process until it is told to stop."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable
from functools import partial

import uvicorn

from undercroft.table.logbook import open_logbook
from undercroft.table.server.app import create_app
from undercroft.table.server.door import Door, protocols
from undercroft.table.server.path_prefix import PathPrefix
from undercroft.table.server.request_log import RequestLog
from undercroft.table.server.requests import server_of
from undercroft.table.server.socket.table_socket import LARGEST
from undercroft.table.server.traces import open_tracer
from undercroft.table.settings import Settings

COLLECTING = (10_000, 20, 50)
"""How many new objects, and how many smaller rounds, come before Python looks for circles of garbage.

A look at everything that a thousand tables hold stops them all for a third of a second. Tables that are let
go leave hardly any circles, so it may be rare.
"""

GRACE = 5
"""Seconds that open connections have to end when the server stops."""


class AnnouncedServer(uvicorn.Server):
    """A server that says where it is once it can be reached."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, and say so."""
        await super().startup(sockets)
        if self.started:
            self.announce()


def server(settings: Settings, level: str, announce: Callable[[], None]) -> AnnouncedServer:
    """A server, not yet running."""
    open_logbook(level, settings.log_format, settings.access_log)
    tracer = open_tracer(settings.traces)
    app = create_app(settings, tracer)
    requests, sockets = protocols(Door(settings))
    return AnnouncedServer(
        uvicorn.Config(
            PathPrefix(RequestLog(app, settings, partial(server_of, app), tracer), settings.prefix),
            log_config=None,
            access_log=False,
            http=requests,
            ws=sockets,
            ws_max_size=4 * LARGEST,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=GRACE,
            server_header=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies) or None,
            lifespan="on",
        ),
        announce,
    )


def serve(settings: Settings, level: str, sockets: list[socket.socket], announce: Callable[[], None]) -> bool:
    """Serve at open sockets until a signal stops the process; whether it began at all."""
    running = server(settings, level, announce)
    gc.freeze()  # what is loaded stays
    gc.set_threshold(*COLLECTING)
    running.run(sockets)
    return running.started
