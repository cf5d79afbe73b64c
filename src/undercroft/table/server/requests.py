"""Who asks, from where, in which language, how often, and with which secret."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler

from undercroft.kernel.texts import LANGUAGES
from undercroft.table.live.server_process import ServerProcess
from undercroft.table.refusals import refuse


def server_of(app: Litestar) -> ServerProcess:
    """The server of the application."""
    server: ServerProcess = app.state.server
    return server


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client is not None else "nowhere"


def is_own_page(connection: ASGIConnection[Any, Any, Any, Any], origins: tuple[str, ...]) -> bool:
    """Whether the page that asks is this server's own or an allowed one; programs have none."""
    origin = connection.headers.get("origin", "")
    if not origin or origin in origins:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host", "")


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
