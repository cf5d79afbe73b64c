"""How the server is, for those who watch over it: in one word, and in figures."""

from __future__ import annotations

import ipaddress
import time
from typing import Any

from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from undercroft import __version__
from undercroft.table.live.server_process import ServerProcess
from undercroft.table.refusals import refuse
from undercroft.table.server.door import network_of
from undercroft.table.server.requests import server_of
from undercroft.table.wire.lobby_replies import Health, Keeping

STILL = 60.0
"""Seconds after which what should look round again and again is taken to stand still."""

Req = Request[Any, Any, Any]


@get("/health")
async def health(request: Req) -> Health:
    """Whether the server and its storage work: a write to the storage is tried."""
    server = server_of(request.app)
    await check_health(server)
    return Health("ok", __version__, len(server.tables))


@get("/ready")
async def ready(request: Req) -> Health:
    """Whether people may be sent here: it is in good health and not about to end."""
    server = server_of(request.app)
    if server.is_draining:
        raise refuse("resting", "refuse-draining")
    if server.is_resting():
        raise refuse("resting", "refuse-restarting")
    await check_health(server)
    return Health("ok", __version__, len(server.tables))


async def check_health(server: ServerProcess) -> None:
    """Say what does not work."""
    if server.is_stopping:
        raise refuse("resting", "refuse-stopping")
    fault = await server.pulse.beat()
    if fault:
        raise refuse("resting", "refuse-no-storage", reason=fault)
    for name, at in server.beats.items():
        if time.monotonic() - at > STILL:
            raise refuse("resting", "refuse-still", name=name)


@get("/api/keeping")
async def keeping(request: Req) -> Keeping:
    """For how long this server keeps what people leave there."""
    settings = server_of(request.app).settings
    return Keeping(
        tables=settings.keep_tables,
        chat=settings.keep_chat,
        records=settings.keep_records,
        reports=settings.keep_reports,
        persons=settings.keep_persons,
        addresses=settings.access_log,
    )


@get("/metrics", include_in_schema=False)
async def metrics(request: Req) -> Response[bytes]:
    """The figures of this process, for the addresses that may see them."""
    server = server_of(request.app)
    client = request.client.host if request.client is not None else ""
    if not may_measure(client, server.settings.metrics):
        raise refuse("unknown", "refuse-address")
    return Response(server.metrics.page(), media_type=CONTENT_TYPE_LATEST)


def may_measure(client: str, allowed: tuple[str, ...]) -> bool:
    """Whether an address is one of those that may see the figures.

    >>> may_measure("127.0.0.1", ("127.0.0.0/8",)), may_measure("192.0.2.1", ("127.0.0.0/8",))
    (True, False)
    """
    try:
        place = ipaddress.ip_address(client)
    except ValueError:
        return False
    return any(place in network_of(network) for network in allowed)


HANDLERS = [health, ready, keeping, metrics]
