"""Those who run a server can see how it is: its log, its figures, its health, its traces."""

from __future__ import annotations

import contextlib
import json
import re
import resource
import sqlite3
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.table.player import CLIENT, get, make, run, secrets, sitting
from tests.table.running import Server, serving
from tests.table.services import Databases, postgres

LOGGED = {"UNDERCROFT_ACCESS_LOG": "true", "UNDERCROFT_PROXIES": "127.0.0.1"}


def lines_of(server: Server) -> list[dict[str, Any]]:
    """The log of a server that writes JSON, from the address on."""
    return [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()[1:]]


def break_records(server: Server) -> None:
    """Take something away behind the server's back, so that it fails for certain."""
    with contextlib.closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as other:
        other.execute("drop table records")
        other.commit()


def test_every_500_is_logged_with_its_trace_and_its_number(tmp_path: Path) -> None:
    with serving(tmp_path, more={**LOGGED, "UNDERCROFT_LOG_FORMAT": "json"}) as server:
        break_records(server)
        answer = CLIENT.get(f"{server.url}/api/records/abcd", headers={"x-request-id": "from-the-proxy.1"})
        assert answer.status_code == 500
        assert answer.headers["x-request-id"] == "from-the-proxy.1"
        assert "records" not in answer.json()["sentence"]
        other = CLIENT.get(f"{server.url}/health", headers={"x-request-id": "two words"})
        assert re.fullmatch("[a-z2-9]{12}", other.headers["x-request-id"])
        metrics = get(server, "/metrics").text
    (fault,) = [line for line in lines_of(server) if line["level"] == "error"]
    assert fault["request"] == "from-the-proxy.1"
    assert fault["path"] == "/api/records/abcd"
    assert "Traceback" in fault["trace"]
    assert "no such table: records" in fault["trace"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", fault["time"])
    (access,) = [line for line in lines_of(server) if line.get("status") == 500]
    assert access["request"] == "from-the-proxy.1"
    assert (access["method"], access["path"], access["address"]) == (
        "GET",
        "/api/records/abcd",
        "127.0.0.1",
    )
    assert "undercroft_errors_total 1.0" in metrics


def test_a_log_for_people_has_one_line_for_each_thing_and_no_access_unless_asked(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        break_records(server)
        assert get(server, "/api/records/abcd").status_code == 500
        assert get(server, "/api/none%0AFAKE").status_code == 404
    text = server.log.read_text(encoding="utf-8")
    line = (
        r"^\d{4}-\d\d-\d\dT[\d:.]+Z error   A request failed\. request=[a-z2-9]{12} path=/api/records/abcd$"
    )
    assert re.search(line, text, re.MULTILINE)
    assert "\nTraceback" in text
    assert "/api/none" not in text


def test_no_request_can_forge_a_line(tmp_path: Path) -> None:
    with serving(tmp_path, more=LOGGED) as server:
        get(server, "/api/none%0A2026-01-01T00:00:00.000Z error   forged")
    text = server.log.read_text(encoding="utf-8")
    assert "forged" in text
    assert not re.search("^2026-01-01T00:00:00.000Z", text, re.MULTILINE)


def test_figures_tell_of_tables_sockets_messages_and_requests(tmp_path: Path) -> None:
    with serving(tmp_path, more={"UNDERCROFT_PROXIES": "127.0.0.1"}) as server:
        made = make(server, "me", "me")

        async def play() -> str:
            async with sitting(server, made["table"], *secrets(made)) as ada:
                await ada.lift(0)
                assert (await ada.answer(0, "left"))["type"] == "ack"
                return get(server, "/metrics").text

        page = run(play())
        abroad = CLIENT.get(f"{server.url}/metrics", headers={"x-forwarded-for": "192.0.2.7"})
    for line in (
        "undercroft_tables 1.0",
        "undercroft_sockets 1.0",
        'undercroft_message_seconds_count{kind="answer",outcome="done"} 1.0',
        'undercroft_request_seconds_count{method="POST",route="/api/tables",status="201"} 1.0',
        "undercroft_write_queue 0.0",
        "undercroft_think_workers 1.0",
        "undercroft_read_workers_busy 0.0",
        "process_resident_memory_bytes",
    ):
        assert line in page
    assert abroad.status_code == 404


def wait_for_status(server: Server, path: str, status: int) -> str:
    """Ask until the answer has a status; its sentence."""
    answer = get(server, path)
    for _ in range(100):
        answer = get(server, path)
        if answer.status_code == status:
            return str(answer.json().get("sentence", ""))
        time.sleep(0.2)
    raise AssertionError(f"{path} never answers {status}: {answer.text}")


@pytest.mark.parametrize("path", ["/health", "/ready"])
def test_a_full_disk_is_told_and_so_is_room_again(tmp_path: Path, path: str) -> None:
    with serving(tmp_path) as server:
        assert server.process is not None
        assert get(server, path).status_code == 200
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, -1))
        assert wait_for_status(server, path, 503).startswith("The storage does not work: ")
        assert get(server, path, lang="fr").json()["sentence"].startswith("Le stockage ne fonctionne pas")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        wait_for_status(server, path, 200)


def test_a_database_file_that_is_gone_is_told(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        file = Path(server.database.removeprefix("sqlite:///"))
        file.rename(file.with_suffix(".away"))
        assert "is gone" in wait_for_status(server, "/ready", 503)
        file.with_suffix(".away").rename(file)
        wait_for_status(server, "/ready", 200)


def test_a_database_server_that_is_gone_is_told(tmp_path: Path) -> None:
    with contextlib.ExitStack() as stack:
        inner = contextlib.ExitStack()
        databases = Databases("postgresql", inner.enter_context(postgres()))
        server = stack.enter_context(serving(tmp_path, databases.fresh(tmp_path)))
        assert get(server, "/health").status_code == 200
        inner.close()
        wait_for_status(server, "/health", 503)


class Collector(BaseHTTPRequestHandler):
    """Takes what OpenTelemetry sends."""

    bodies: list[bytes]

    def do_POST(self) -> None:
        if self.path == "/v1/traces":
            self.bodies.append(self.rfile.read(int(self.headers["content-length"])))
        self.send_response(200)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Says nothing."""


@pytest.fixture
def collector() -> Iterator[tuple[str, list[bytes]]]:
    bodies: list[bytes] = []
    kind = type("Own", (Collector,), {"bodies": bodies})
    server = HTTPServer(("127.0.0.1", 0), kind)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}", bodies
    server.shutdown()
    server.server_close()


def test_traces_go_to_a_collector(tmp_path: Path, collector: tuple[str, list[bytes]]) -> None:
    url, bodies = collector
    with serving(tmp_path, more={"UNDERCROFT_TRACES": url}) as server:
        made = make(server, "me", "me")

        async def ping() -> None:
            async with sitting(server, made["table"], *secrets(made)) as ada:
                await ada.ask(type="ping")

        run(ping())
        server.stop()
    sent = b"".join(bodies)
    for part in (b"POST /api/tables", b"ping", made["table"].encode(), b"undercroft"):
        assert part in sent
