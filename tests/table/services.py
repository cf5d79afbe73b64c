"""A private PostgreSQL and a private Redis for tests, on this machine, for as long as they are needed."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.table.running import free_port, wait_for_port

ADVICE = "`make test` installs what is missing on Debian as root; docs/server.md says what the tests need."


def postgres_folder() -> Path | None:
    """Where PostgreSQL's programs are; nothing if there is none, or nobody to run it."""
    found = shutil.which("initdb")
    places = (
        [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    )
    for place in places:
        if (place / "initdb").exists() and (os.geteuid() != 0 or shutil.which("runuser")):
            return place
    return None


def as_postgres_user() -> list[str]:
    """What goes before a program of PostgreSQL's, which refuses to be run by root."""
    return ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []


def as_postgres(*command: str) -> None:
    """Run a program of PostgreSQL's."""
    subprocess.run([*as_postgres_user(), *command], check=True, capture_output=True, cwd="/", timeout=120)


CONTROLS: dict[str, tuple[list[str], list[str]]] = {}
"""By the start of its URLs, what controls a PostgreSQL, and how it is started."""


def crash_postgres(home: str) -> None:
    """End a PostgreSQL as a power cut would."""
    as_postgres(*CONTROLS[home][0], "-m", "immediate", "-w", "stop")


def start_postgres(home: str) -> None:
    """Start a PostgreSQL that crashed."""
    control, start = CONTROLS[home]
    as_postgres(*control, *start)


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A fresh PostgreSQL; the start of its URLs."""
    programs = postgres_folder()
    assert programs is not None, f"PostgreSQL is not installed: no initdb, or no user to run it. {ADVICE}"
    folder = Path(tempfile.mkdtemp(prefix="undercroft-pg-"))
    try:
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        data, port = folder / "data", free_port()
        options = ["-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]
        as_postgres(str(programs / "initdb"), "-D", str(data), "-U", "postgres", *options)
        settings = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200"
        control = [str(programs / "pg_ctl"), "-D", str(data)]
        start = ["-l", str(folder / "log"), "-w", "-o", settings, "start"]
        as_postgres(*control, *start)
        CONTROLS[f"postgresql://postgres@127.0.0.1:{port}"] = control, start
        stop = [*as_postgres_user(), *control, "-m", "immediate", "-w", "stop"]
        # a small process that stops it and clears up when the tests are gone, however they end
        watcher = subprocess.Popen(
            [
                "sh",
                "-c",
                'cat > /dev/null; folder=$1; shift; "$@"; rm -rf "$folder"',
                "sh",
                str(folder),
                *stop,
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            cwd="/",
            start_new_session=True,
        )
        try:
            yield f"postgresql://postgres@127.0.0.1:{port}"
        finally:
            assert watcher.stdin is not None
            watcher.stdin.close()
            watcher.wait(60)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Databases:
    """Fresh databases, one after the other, of one kind."""

    def __init__(self, kind: str, home: str) -> None:
        self.kind = kind
        self.home = home
        self.count = 0

    def fresh(self, folder: Path) -> str:
        """The URL of a new, empty database."""
        self.count += 1
        name = f"test_{os.getpid()}_{self.count}"
        if self.kind == "sqlite":
            return f"sqlite:///{folder}/{name}.db"
        psql = shutil.which("psql") or str((postgres_folder() or Path("/")) / "psql")
        command = [psql, f"{self.home}/postgres", "-q", "-c", f"create database {name}"]
        subprocess.run(command, check=True, capture_output=True, timeout=60)
        return f"{self.home}/{name}"


@contextlib.contextmanager
def redis(port: int = 0) -> Iterator[str]:
    """A fresh Redis, at a port that is given or free; its URL."""
    program = shutil.which("redis-server")
    assert program is not None, f"Redis is not installed: there is no redis-server. {ADVICE}"
    port = port or free_port()
    folder = tempfile.mkdtemp(prefix="undercroft-redis-")
    command = [program, "--port", str(port), "--bind", "127.0.0.1", "--dir", folder, "--save", ""]
    # a small process that ends it when the tests are gone, however they end
    watcher = subprocess.Popen(
        [
            "sh",
            "-c",
            '"$@" < /dev/null & cat > /dev/null; kill $!; wait',
            "sh",
            *command,
            "--appendonly",
            "no",
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        assert wait_for_port(port, watcher), "Redis was started and does not answer."
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        assert watcher.stdin is not None
        watcher.stdin.close()
        watcher.wait(30)
        shutil.rmtree(folder, ignore_errors=True)
