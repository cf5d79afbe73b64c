"""A server that is shown under a path of somebody's host: `https://example.org/undercroft/`."""

from __future__ import annotations

import re
from typing import Any

from litestar.types import ASGIApp, Receive, Send

from undercroft.kernel.errors import UnreadableError

GOOD_PREFIX = re.compile(r"(/[\w.~-]+)+")


class PathPrefix:
    """The application without the path before its addresses; a proxy may take it off itself, or not."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self.app = app
        self.prefix = checked_prefix(prefix)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Serve one request or one socket."""
        path = scope.get("path", "")
        if self.prefix and (path == self.prefix or path.startswith(f"{self.prefix}/")):
            rest = path[len(self.prefix) :] or "/"
            scope = {**scope, "path": rest, "raw_path": rest.encode()}
        await self.app(scope, receive, send)


def checked_prefix(prefix: str) -> str:
    """A path as it is used: with a slash before it and none behind.

    >>> checked_prefix("/games/undercroft/"), checked_prefix("/")
    ('/games/undercroft', '')
    """
    short = prefix.rstrip("/")
    if short and not GOOD_PREFIX.fullmatch(short):
        raise UnreadableError("The path {prefix!r} should be one as /undercroft.", prefix=prefix)
    return short
