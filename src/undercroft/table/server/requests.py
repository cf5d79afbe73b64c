"""Who asks, from where, in which language, how often, and with which secret."""

from __future__ import annotations

import contextlib
import ipaddress
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler

from undercroft.kernel.texts import LANGUAGES
from undercroft.table.live.people import NOBODY, Known
from undercroft.table.live.server_process import ServerProcess
from undercroft.table.refusals import Refusal, refuse


def server_of(app: Litestar) -> ServerProcess:
    """The server of the application."""
    server: ServerProcess = app.state.server
    return server


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from; of the long addresses the part that one household shares."""
    return household(connection.client.host if connection.client is not None else "nowhere")


@lru_cache(maxsize=10_000)
def household(host: str) -> str:
    """An address, or of a long one the network that is given to one household.

    >>> household("192.0.2.7"), household("2001:db8::1:2:3:4:5")
    ('192.0.2.7', '2001:db8:0:1::/64')
    """
    if ":" not in host or "." in host:
        return host
    with contextlib.suppress(ValueError):
        return str(ipaddress.ip_network((host.partition("%")[0], 64), strict=False))
    return host


def is_own_page(connection: ASGIConnection[Any, Any, Any, Any], origins: tuple[str, ...]) -> bool:
    """Whether the page that asks is this server's own or an allowed one; programs have none."""
    origin = connection.headers.get("origin", "")
    if not origin or origin in origins:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host", "")


LIST = 5.0
"""What the list of tables costs of the looks that an address may take."""


def check_pace(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Refuse one who looks too fast; pages, their files and the health are for all."""
    path = connection.scope["path"]
    if connection.scope.get("method") != "GET" or not path.startswith("/api/"):
        return
    looks = server_of(connection.app).looks.of(address_of(connection))
    if not looks.take(LIST if path == "/api/tables" else 1.0):
        raise refuse("too-fast", "refuse-fast")


def check_bars(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Refuse whoever changes something and comes from an address that may not come."""
    if connection.scope.get("method") == "POST":
        check_may_come(connection)


def check_may_come(connection: ASGIConnection[Any, Any, Any, Any], *persons: str) -> None:
    """Refuse an address or a person that may not come."""
    if server_of(connection.app).is_barred("ban", f"address:{address_of(connection)}", *persons):
        raise refuse("not-yours", "refuse-banned")


def check_page(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Refuse what another site's page has a browser send here: for plain text it need not ask for leave."""
    if connection.scope.get("method") != "POST":
        return
    headers = connection.headers
    if not is_own_page(connection, server_of(connection.app).settings.origins):
        raise refuse("foreign", "refuse-foreign")
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if has_body and kind != "application/json":
        raise refuse("unreadable", "refuse-not-json")


def lang_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language that a request asks for."""
    lang = request.query_params.get("lang", "en")
    return lang if lang in LANGUAGES else "en"


def bearer(request: ASGIConnection[Any, Any, Any, Any]) -> list[str]:
    """The secret in the header, if there is one of a likely length."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return [secret] if kind.lower() == "bearer" and 0 < len(secret) <= 64 else []


PERSON = "undercroft-person"
"""The header in which a person's key comes."""


async def known_of(request: ASGIConnection[Any, Any, Any, Any]) -> Known:
    """The person who asks, if they say who they are; each has a share of their own, wherever they are."""
    key = request.headers.get(PERSON, "")
    if not 0 < len(key) <= 64:
        return NOBODY
    server = server_of(request.app)
    guesses = server.guesses.of(address_of(request))
    try:
        found = await server.people.known(key)
    except Refusal as no:
        if no.code == "stranger" and not guesses.take():
            raise refuse("too-fast", "refuse-fast") from None
        raise
    check_may_come(request, f"person:{found.person}")
    if not server.requests.of(f"person {found.person}").take():
        raise refuse("too-fast", "refuse-fast")
    return found


WORK = 5.0
"""What reading a document costs of the requests that an address may make."""


def slowly(request: ASGIConnection[Any, Any, Any, Any], cost: float = 1.0) -> None:
    """Refuse one who asks for work too fast."""
    if not server_of(request.app).requests.of(address_of(request)).take(cost):
        raise refuse("too-fast", "refuse-fast")


async def holder(request: ASGIConnection[Any, Any, Any, Any], table: str) -> tuple[frozenset[int], bool]:
    """The seats that the request's secret holds, and whether it is the host's; any other is refused."""
    seats, is_host, _ = await server_of(request.app).held(table, bearer(request), address_of(request))
    if not seats and not is_host:
        raise refuse("not-yours", "refuse-not-yours")
    return seats, is_host
