"""A server of its own for the browser tests and the screenshots: real storage, real agents, a free port."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SKULK = "tests.testgame.game:GAME"
CHROMIUM_ARGS = ["--no-sandbox", "--disable-dev-shm-usage"]


def chromium() -> str | None:
    """The browser to drive: CHROMIUM, or the system's."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


def client_is_built() -> bool:
    """Build the client if its sources have changed; whether there is one then."""
    sys.path.insert(0, str(ROOT / "tools"))
    import build_web

    if build_web.reason_to_skip(ROOT) is None and (build_web.has_node()):
        build_web.build_web(ROOT)
    return (build_web.output(ROOT) / "index.html").is_file()


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running_server(folder: Path) -> Iterator[str]:
    """The address of a server that runs until the block ends; its tables lie in the folder."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]),
        "UNDERCROFT_GAMES": SKULK,
        "UNDERCROFT_PAUSE": "0,0",
        "UNDERCROFT_RELAXED": "true",
        "UNDERCROFT_REQUEST_RATE": "1000",
        "UNDERCROFT_REQUEST_BURST": "1000",
    }
    command = [sys.executable, "-m", "undercroft", "serve", "--port", str(port), "--log", "warning"]
    command += ["--database", f"sqlite:///{folder / 'tables.db'}"]
    with (folder / "server.log").open("w") as log:
        server = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)
        try:
            wait_until_up(server, address, folder / "server.log")
            yield address
        finally:
            server.terminate()
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()


def wait_until_up(server: subprocess.Popen[bytes], address: str, log: Path) -> None:
    """Wait for the server's first good answer; a server that ends instead is an error with its last words."""
    for _ in range(300):
        if server.poll() is not None:
            break
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=2):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
    raise RuntimeError(f"The server did not start:\n{log.read_text()[-2000:]}")
