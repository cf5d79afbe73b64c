"""A server of its own for the browser tests and the screenshots: real storage, real agents, a free port."""

from __future__ import annotations

import fcntl
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.table.running import ROOT, TEST_GAME, serving
from undercroft.table.server.client_files import WEB

SKULK = TEST_GAME
CHROMIUM_ARGS = ["--no-sandbox", "--disable-dev-shm-usage"]


def chromium() -> str:
    """The browser to drive: CHROMIUM, or the system's."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        raise RuntimeError("There is no Chromium here: install Debian's chromium, or name one by CHROMIUM.")
    return found


def ensure_client() -> None:
    """Build the client if this Python runs from the sources and they have changed; it must be there then."""
    sys.path.insert(0, str(ROOT / "tools"))
    import build_web

    if build_web.output(ROOT) == WEB:
        (ROOT / ".cache").mkdir(exist_ok=True)
        with (ROOT / ".cache" / "web.lock").open("w") as lock:  # tests side by side build it once
            fcntl.flock(lock, fcntl.LOCK_EX)
            if build_web.reason_to_skip(ROOT) is None:
                build_web.build_web(ROOT)
    if not (WEB / "index.html").is_file():
        raise RuntimeError(f"The browser client is not in {WEB}. {build_web.NO_CLIENT}")


@contextmanager
def running_server(folder: Path) -> Iterator[str]:
    """The address of a server that runs until the block ends; its tables lie in the folder."""
    ensure_client()
    with serving(folder) as server:
        yield server.url
