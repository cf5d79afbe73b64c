"""The browser client's files, and a plain page where the client has not been built."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.response import File

from undercroft.table.refusals import refuse
from undercroft.table.server.requests import server_of

WEB = Path(__file__).parents[2] / "web"
"""Where the build puts the client."""

PLAIN = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Undercroft</title>
</head>
<body>
<h1>Undercroft</h1>
<p>The server runs, but the browser client has not been built here. In a source checkout,
<code>make play</code> builds it; the wheel of a release has it inside.</p>
<p>Programs can talk to the table all the same: see <code>docs/wire.md</code> and
<a href="/schema/openapi.json">the HTTP interface</a>.</p>
</body>
</html>
"""

for ending, media in ((".webmanifest", "application/manifest+json"), (".woff2", "font/woff2")):
    mimetypes.add_type(media, ending)  # not every system knows them

FOREVER = "public, max-age=31536000, immutable"
"""For files whose names change with their content."""


LONGEST_PART = 255
"""Bytes that the name of a file or folder can have."""


def file_for(path: str) -> Path | None:
    """The client's file for an address; nothing if there is none, or it lies outside the client."""
    if "\0" in path or any(len(part.encode()) > LONGEST_PART for part in path.split("/")):
        raise refuse("unknown", "refuse-address")
    try:
        found = (WEB / path.lstrip("/")).resolve()
        return found if found.is_relative_to(WEB.resolve()) and found.is_file() else None
    except OSError:  # too long as a whole
        raise refuse("unknown", "refuse-address") from None


def page_under(index: Path, prefix: str) -> Response[Any]:
    """The page, with all that it names found under a path: the build leaves that open."""
    text = index.read_text(encoding="utf-8").replace('="./', f'="{prefix}/')
    return Response(text, media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: str = "/") -> Response[Any]:
    """A file of the client; for any address of a page, the page itself."""
    found = file_for(path)
    if path.startswith(("/api/", "/schema/", "/assets/")) and found is None:
        raise refuse("unknown", "refuse-address")
    if found is None:
        index = WEB / "index.html"
        if not index.is_file():
            return Response(PLAIN, media_type="text/html; charset=utf-8")
        found = index
    if found.name == "index.html":
        return page_under(found, server_of(request.app).settings.prefix.rstrip("/"))
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    caching = FOREVER if path.startswith("/assets/") else "no-cache"
    return File(
        found,
        media_type=kind,
        content_disposition_type="inline",
        headers={"cache-control": caching},
    )
