"""A real server in a process of its own, on a free port of this machine, for as long as a test needs it."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

import undercroft
from undercroft.table.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
SOURCE = Path(undercroft.__file__).parents[1]
"""Servers run the very code that the tests import."""
TEST_GAME = "tests.testgame.game:GAME"

QUICK = {
    "UNDERCROFT_GAMES": TEST_GAME,
    "UNDERCROFT_WORKERS": "1",
    "UNDERCROFT_PAUSE": "0,0.01",
    "UNDERCROFT_WINDOW": "0,0.01",
    "UNDERCROFT_PACE": "0",
    "UNDERCROFT_SWEEP": "0.5",
    "UNDERCROFT_RELAXED": "true",
    "UNDERCROFT_MESSAGE_RATE": "100000",
    "UNDERCROFT_MESSAGE_BURST": "100000",
    "UNDERCROFT_REQUEST_RATE": "100000",
    "UNDERCROFT_REQUEST_BURST": "100000",
    "UNDERCROFT_ADDRESS_CONNECTIONS": "100000",
    "UNDERCROFT_LOOK_RATE": "100000",
    "UNDERCROFT_LOOK_BURST": "100000",
    "UNDERCROFT_GUESS_RATE": "100000",
    "UNDERCROFT_GUESS_BURST": "100000",
}
"""No limits and hardly a pause: tests of limits and pauses set their own."""


PORTS = range(12_000, 32_000)
"""Below those that the system gives to outgoing connections, one of which could come before the server."""


def free_port() -> int:
    """A port that nobody listens at; drawn, so that tests side by side do not come to the same one."""
    for _ in range(100):
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise RuntimeError(f"None of a hundred ports from {PORTS[0]} to {PORTS[-1]} is free.")


def wait_for_port(port: int, process: subprocess.Popen[bytes]) -> bool:
    """Wait until somebody answers at a port, for a minute; whether that came before the process ended."""
    for _ in range(600):
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", port), 0.2).close()
            return True
        if process.poll() is not None:
            break
        time.sleep(0.1)
    return False


class Server:
    """One server process."""

    def __init__(self, folder: Path, database: str, more: Mapping[str, str] | None = None) -> None:
        self.folder = folder
        self.database = database
        self.more = dict(more or {})
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / f"server-{self.port}.log"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket_url(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"

    def start(self) -> Server:
        """Start the process and wait until it answers."""
        environment = {
            **{k: v for k, v in os.environ.items() if not k.startswith("UNDERCROFT_")},
            **QUICK,
            **self.more,
            "DATABASE_URL": self.database,
            "UNDERCROFT_PORT": str(self.port),
            "PYTHONPATH": os.pathsep.join((str(ROOT), str(SOURCE))),
        }
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.table.launching", "--log", "warning"],
                cwd=self.folder,
                env=environment,
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
            )
        self.wait()
        return self

    def wait(self) -> None:
        """Wait until the server answers, for at most a minute."""
        assert self.process is not None
        if not wait_for_port(self.port, self.process):
            raise RuntimeError(f"The server did not start:\n{self.log.read_text()}")

    def stop(self) -> int:
        """Ask the process to stop; its exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(30)

    def kill(self) -> None:
        """End the process as a power cut would, without a word."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(30)

    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None


@contextlib.contextmanager
def serving(folder: Path, database: str = "", more: Mapping[str, str] | None = None) -> Iterator[Server]:
    """A server for the length of a block."""
    server = Server(folder, database or f"sqlite:///{folder}/table.db", more).start()
    try:
        yield server
    finally:
        if server.is_running():
            server.stop()


def settings(folder: Path, **more: object) -> Settings:
    """The settings of a server process inside a test."""
    plain = Settings(
        database=f"sqlite:///{folder}/t.db",
        games=(TEST_GAME,),
        relaxed=True,
        pause=(0.0, 0.0),
        window=(0.0, 0.001),
        pace=0.0,
    )
    return msgspec.structs.replace(plain, **{"workers": 1, "think_limit": 20.0, **more})
