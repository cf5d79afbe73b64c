"""Runs a server process until it is told to stop."""

from __future__ import annotations

import logging

import uvicorn

from undercroft.table.server.app import create_app
from undercroft.table.server.door import Door, protocols
from undercroft.table.server.socket.table_socket import LARGEST
from undercroft.table.settings import Settings

GRACE = 5
"""Seconds that open connections have to end when the server stops."""


def server(settings: Settings, level: str = "info") -> uvicorn.Server:
    """A server, not yet running."""
    logging.getLogger("undercroft.table").setLevel(level.upper())
    requests, sockets = protocols(Door(settings))
    return uvicorn.Server(
        uvicorn.Config(
            create_app(settings),
            host=settings.host,
            port=settings.port,
            log_level=level,
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
        )
    )


def serve(settings: Settings, level: str = "info") -> bool:
    """Serve until a signal stops the process; whether it began at all."""
    running = server(settings, level)
    running.run()
    return running.started
