"""A server that cannot be started says why in one sentence, before it says where it is."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.running import QUICK, ROOT, SOURCE, free_port, serving
from tests.table.services import Databases, redis
from undercroft.table.server.listening import listening_sockets


def attempt(folder: Path, *arguments: str, **variables: str) -> str:
    """Try to start a server, which must fail; what it says of it, all of it."""
    environment = {
        **{k: v for k, v in os.environ.items() if not k.startswith(("UNDERCROFT_", "LC_"))},
        **QUICK,
        "LANG": "C.UTF-8",
        "PYTHONPATH": os.pathsep.join((str(ROOT), str(SOURCE))),
        "DATABASE_URL": f"sqlite:///{folder}/table.db",
        "UNDERCROFT_PORT": str(free_port()),
        **variables,
    }
    command = [sys.executable, "-m", "undercroft", "serve", *arguments]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert re.fullmatch(r"\S[^\n]*[.?]\n", done.stderr), done.stderr
    return done.stderr


@pytest.fixture
def taken() -> Iterator[str]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield str(other.getsockname()[1])


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Nothing can be served at 127.0.0.1"), ("fr", "On ne peut rien servir à 127")]
)
def test_a_port_that_is_taken(tmp_path: Path, taken: str, lang: str, words: str) -> None:
    said = attempt(tmp_path, "--lang", lang, "--port", taken)
    assert words in said
    assert taken in said
    assert "in use" in said


def test_a_port_that_is_taken_is_passed_over_where_nobody_chose_one() -> None:
    (own,) = listening_sockets("127.0.0.1", free_port())
    own.listen()
    port = own.getsockname()[1]
    (other,) = listening_sockets("127.0.0.1", port, 20)
    assert port < other.getsockname()[1] < port + 20
    own.close()
    other.close()


@pytest.mark.parametrize("host", ["300.1.1.1", "no.such.host.invalid", "192.0.2.1"])
def test_a_host_that_is_not_this_machine(tmp_path: Path, host: str) -> None:
    assert host in attempt(tmp_path, "--host", host)


def test_a_redis_that_is_not_there(tmp_path: Path) -> None:
    port = free_port()
    said = attempt(tmp_path, "--redis", f"redis://127.0.0.1:{port}/0")
    assert said.startswith("Redis cannot be used: ")
    assert str(port) in said
    assert attempt(tmp_path, "--lang", "fr", "--redis", f"redis://127.0.0.1:{port}/0").startswith("Redis est")


def test_a_redis_that_is_something_else(tmp_path: Path, taken: str) -> None:
    said = attempt(tmp_path, "--redis", f"redis://127.0.0.1:{taken}/0")
    assert said.startswith("Redis cannot be used: ")


def test_a_redis_that_refuses(tmp_path: Path) -> None:
    with redis() as url:
        assert "out of range" in attempt(tmp_path, "--redis", url.removesuffix("/0") + "/99")


def test_a_postgresql_that_is_not_there(tmp_path: Path) -> None:
    said = attempt(tmp_path, "--database", f"postgresql://nobody@127.0.0.1:{free_port()}/x")
    assert said.startswith("The database cannot be used: ")


def test_a_database_that_does_not_exist(tmp_path: Path, databases: Databases) -> None:
    if databases.kind == "sqlite":
        said = attempt(tmp_path, "--database", "sqlite:////nowhere/at/all.db")
        assert "unable to open" in said
    else:
        said = attempt(tmp_path, "--database", f"{databases.home}/nothing_here")
        assert '"nothing_here" does not exist' in said


def test_a_database_that_only_reads(tmp_path: Path, databases: Databases) -> None:
    url = databases.fresh(tmp_path)
    with serving(tmp_path, url):
        pass
    if databases.kind == "sqlite":
        file = url.removeprefix("sqlite:///")
        said = attempt(tmp_path, "--database", f"sqlite:///file:{file}?mode=ro&uri=true")
        assert "readonly" in said
    else:
        name = url.rpartition("/")[2]
        alter = f"alter database {name} set default_transaction_read_only = on"
        subprocess.run(["psql", f"{databases.home}/postgres", "-q", "-c", alter], check=True)
        said = attempt(tmp_path, "--database", url)
        assert "read-only" in said


def test_a_database_of_a_newer_version(tmp_path: Path, databases: Databases) -> None:
    url = databases.fresh(tmp_path)
    with serving(tmp_path, url):
        pass
    newer = "update alembic_version set version_num = '9999'"
    if databases.kind == "sqlite":
        subprocess.run(
            [
                sys.executable,
                "-c",
                "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute(sys.argv[2]); c.commit()",
                url.removeprefix("sqlite:///"),
                newer,
            ],
            check=True,
        )
    else:
        subprocess.run(["psql", url, "-q", "-c", newer], check=True)
    assert "Was it made by a newer one?" in attempt(tmp_path, "--database", url)
    assert "plus récente" in attempt(tmp_path, "--database", url, "--lang", "fr")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada, " * 200, encoding="utf-8")
    assert "not a database" in attempt(tmp_path, "--database", f"sqlite:///{tmp_path}/letter.txt")


def test_a_proxy_that_is_no_address(tmp_path: Path) -> None:
    assert "my-proxy" in attempt(tmp_path, UNDERCROFT_PROXIES="my-proxy")


def test_the_address_is_told_once_the_server_answers(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        port = str(server.port)
        said = server.log.read_text(encoding="utf-8")
    assert said.startswith("The table is at http://localhost:")
    assert port in said
