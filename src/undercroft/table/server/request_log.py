"""Around every request: its number, its time, its line in the log, and its trace if anybody gathers them."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Callable
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from undercroft.table.live.server_process import ServerProcess
from undercroft.table.logbook import ACCESS, REQUEST
from undercroft.table.server.traces import Tracer
from undercroft.table.settings import Settings
from undercroft.table.store.ids_and_secrets import new_id

REQUESTS = logging.getLogger(ACCESS)
LOG = logging.getLogger("undercroft.table")

HEADER = b"x-request-id"
GOOD_ID = re.compile(rb"[\w.-]{1,64}")
"""What a proxy may call a request: nothing that could be taken for another line of the log."""


class RequestLog:
    """The application with a log around it."""

    def __init__(self, app: ASGIApp, settings: Settings, server: Callable[[], ServerProcess], tracer: Tracer):
        self.app = app
        self.settings = settings
        self.server = server
        self.tracer = tracer

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Serve one request or one socket."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        number = self.number_of(scope)
        token = REQUEST.set(number)
        seen = Seen(send, number)
        began = time.perf_counter()
        try:
            with self.tracer.span(f"{scope.get('method', 'SOCKET')} {scope['path']}", request=number):
                await self.app(scope, receive, seen.send)
        except Exception:
            LOG.exception("A request failed.", extra={"fields": {"path": scope["path"]}})
            raise
        finally:
            self.note(scope, seen.status, time.perf_counter() - began)
            REQUEST.reset(token)

    def number_of(self, scope: Scope) -> str:
        """The number that a trusted proxy gave, or a new one."""
        if self.settings.proxies:
            given = dict(scope["headers"]).get(HEADER, b"")
            if GOOD_ID.fullmatch(given):
                return given.decode()
        return new_id()

    def note(self, scope: Any, status: int, seconds: float) -> None:
        """Count the request, and write it down if that is wanted."""
        method = scope.get("method", "SOCKET")
        if scope["type"] == "http":
            self.server().metrics.request(method, scope.get("path_template", "other"), status, seconds)
        if self.settings.access_log:
            client = scope.get("client") or ("nowhere", 0)
            fields = {
                "method": method,
                "path": scope["path"].encode("unicode_escape").decode(),
                "status": status,
                "ms": round(1000 * seconds, 1),
                "address": client[0],
            }
            REQUESTS.info("request", extra={"fields": fields})


class Seen:
    """An answer on its way: its status is noted, and its number goes with it."""

    def __init__(self, send: Send, number: str) -> None:
        self.to_client = send
        self.number = number.encode()
        self.status = 0

    async def send(self, message: Message) -> None:
        """Send a part of the answer."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message.get("headers", []), (HEADER, self.number)]
        elif message["type"] == "websocket.close":
            self.status = message.get("code") or 1000
        await self.to_client(message)
