"""What every answer carries, and how refusals become answers."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, SerializationException
from litestar.types import Message, Scope

from undercroft.table.refusals import STATUS, Refusal, refuse, unreadable
from undercroft.table.server.requests import lang_of
from undercroft.table.wire.lobby_replies import Refused

LOG = logging.getLogger("undercroft.table")

CONTENT_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)

HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
"""Sent with every answer."""


DRESS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


def refused(request: Request[Any, Any, Any], no: Refusal) -> Response[Refused]:
    """A refusal as an answer."""
    headers = {"retry-after": "2"} if no.code == "too-fast" else {}
    body = Refused(no.code, no.sentence(lang_of(request)), no.rule)
    return Response(body, status_code=STATUS[no.code], headers=headers)


def http_refused(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
    """What the framework itself refuses, in this server's words."""
    kinds = {404: ("unknown", "refuse-address"), 405: ("unknown", "refuse-address")}
    if error.status_code == 413:
        no = refuse("too-large", "refuse-large", most="256 KiB")
    elif error.status_code in kinds:
        no = refuse(*kinds[error.status_code])
    elif error.status_code < 500:
        extra = error.extra[0] if isinstance(error.extra, list) and error.extra else None
        detail = extra.get("message", "") if isinstance(extra, dict) else ""
        no = unreadable(str(detail or error.detail))
    else:
        no = refuse("broken", "refuse-broken")
    answer = refused(request, no)
    if error.status_code == 405:
        answer.status_code = 405
    return answer


def body_refused(request: Request[Any, Any, Any], error: SerializationException) -> Response[Refused]:
    """A body that is no JSON."""
    return refused(request, unreadable(str(error)))


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    """A fault of ours: said without details, logged with them."""
    LOG.error("A request failed.", exc_info=error, extra={"fields": {"path": request.scope["path"]}})
    return refused(request, refuse("broken", "refuse-broken"))


async def dress(message: Message, scope: Scope) -> None:
    """Add the security headers to an answer, whatever it is."""
    if message["type"] == "http.response.start":
        more = [(b"cache-control", b"no-store")] if scope["path"].startswith("/api") else []
        message["headers"] = [*message.get("headers", []), *DRESS, *more]
