"""Headers, pages, health, origins, limits and settings."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.table.player import CLIENT, get, make, post, run, secrets, sitting
from tests.table.running import Server, serving
from undercroft.kernel.errors import UnreadableError
from undercroft.table.server.client_files import WEB, file_for
from undercroft.table.settings import from_environment


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    for path in ("/", "/health", "/api/games", "/api/none", "/t/anything", "/schema/openapi.json"):
        headers = get(server, path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert get(server, "/api/games").headers["cache-control"] == "no-store"


def test_every_page_address_gives_the_page_and_nothing_outside_is_served(server: Server) -> None:
    for path in ("/", "/t/abc", "/r/abc", "/rules/subterra"):
        answer = get(server, path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert "Undercroft" in answer.text
    assert get(server, "/assets/none.js").status_code == 404
    for path in ("/../../../etc/passwd", "/%2e%2e/%2e%2e/settings.py", "/..%2f__init__.py"):
        assert "root:" not in get(server, path).text
    assert file_for("../table/settings.py") is None
    assert file_for("/etc/passwd") is None
    assert WEB.name == "web"


@pytest.mark.parametrize(
    "path", ["/%00", "/t/a%00b", "/" + "x" * 300, "/t/" + "é" * 200, "/assets/" + "x" * 300, "/x" * 3000]
)
def test_an_address_that_no_file_can_have_is_unknown(server: Server, path: str) -> None:
    for lang, word in (("en", "nothing"), ("fr", "rien")):
        answer = get(server, path, lang=lang)
        assert answer.status_code == 404
        assert answer.json()["code"] == "unknown"
        assert word in answer.json()["sentence"]


@pytest.mark.parametrize("digits", [20, 5000])
def test_a_number_that_is_too_long_is_not_understood(server: Server, digits: int) -> None:
    for field in ("step", "seat"):
        body = f'{{"record": "x", "{field}": {"9" * digits}}}'
        headers = {"content-type": "application/json"}
        answer = CLIENT.post(f"{server.url}/api/study", content=body.encode(), headers=headers)
        assert answer.status_code == 400
        assert answer.json()["sentence"]


def test_health_says_that_all_is_well(server: Server) -> None:
    answer = get(server, "/health")
    assert answer.status_code == 200
    assert answer.json()["status"] == "ok"


def test_the_http_interface_is_documented(server: Server) -> None:
    schema = get(server, "/schema/openapi.json").json()
    assert schema["openapi"].startswith("3.")
    assert {"/api/tables", "/api/join", "/api/study", "/api/records/{record}"} <= set(schema["paths"])
    for methods in schema["paths"].values():
        for method in methods.values():
            assert method["description"]


def test_pages_of_other_sites_cannot_open_sockets(server: Server) -> None:
    made = make(server, "me", "me")

    async def knock(origin: str) -> str:
        async with connect(server.socket_url(made["table"]), additional_headers={"origin": origin}) as socket:
            with contextlib.suppress(ConnectionClosed):  # one who is not welcome may be closed at once
                await socket.send(json.dumps({"type": "hello", "protocol": 1}))
            return str(json.loads(await socket.recv())["type"])

    assert run(knock("https://elsewhere.example")) == "error"
    assert run(knock("null")) == "error"
    assert run(knock(server.url)) == "welcome"


def test_who_is_too_fast_is_told_so_then_disconnected(tmp_path: Path) -> None:
    limits = {
        "UNDERCROFT_MESSAGE_RATE": "1",
        "UNDERCROFT_MESSAGE_BURST": "10",
        "UNDERCROFT_REQUEST_RATE": "0.001",
        "UNDERCROFT_REQUEST_BURST": "3",
        "UNDERCROFT_GUESS_RATE": "0.001",
        "UNDERCROFT_GUESS_BURST": "4",
    }
    with serving(tmp_path, more=limits) as server:
        made = make(server, "me", "me")

        async def hurry() -> None:
            async with sitting(server, made["table"], *secrets(made)) as ada:
                for _ in range(200):
                    await ada.socket.send('{"type":"ping"}')
                with pytest.raises(ConnectionClosed) as closed:
                    await ada.until("the end")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4008
                assert [message for message in ada.heard if message.get("code") == "too-fast"]

        run(hurry())
        codes = [post(server, "/api/join", {"code": f"wrong{n}"}).status_code for n in range(6)]
        assert codes == [403, 403, 403, 403, 429, 429]
        wrong = post(server, f"/api/tables/{made['table']}/seats/0/code", secret="wrong")
        assert wrong.status_code == 429
        assert wrong.headers["retry-after"]
        made_more = [
            post(server, "/api/tables", {"game": "subterra", "seats": [{"kind": "me"}]}).status_code
            for _ in range(3)
        ]
        assert made_more[-1] == 429


def test_a_full_house_turns_people_away(tmp_path: Path) -> None:
    with serving(tmp_path, more={"UNDERCROFT_CONNECTIONS": "2"}) as server:
        made = make(server, "me", "me")

        async def crowd() -> None:
            async with (
                sitting(server, made["table"]),
                sitting(server, made["table"]),
                connect(server.socket_url(made["table"])) as socket,
            ):
                assert json.loads(await socket.recv())["code"] == "too-fast"
            while True:  # once those who left are known to have left, there is room again
                async with connect(server.socket_url(made["table"])) as socket:
                    await socket.send(json.dumps({"type": "hello", "protocol": 1}))
                    if json.loads(await socket.recv())["type"] == "welcome":
                        break
                await asyncio.sleep(0.05)

        run(crowd())


def test_idle_tables_are_archived_and_wake_when_their_people_return(tmp_path: Path) -> None:
    with serving(tmp_path, more={"UNDERCROFT_ARCHIVE_AFTER": "1", "UNDERCROFT_SWEEP": "0.2"}) as server:
        made = make(server, "me", "me", public=True)

        async def sleep() -> None:
            while get(server, f"/api/tables/{made['table']}").json()["status"] != "archived":
                await asyncio.sleep(0.1)
            assert get(server, "/api/tables").json() == []
            async with sitting(server, made["table"], *secrets(made)) as ada:
                sight = await ada.lift(0)
                assert sight["question"]["number"] == 1

        run(sleep())


def test_settings_come_from_the_environment() -> None:
    found = from_environment({"DATABASE_URL": "postgres://x/y", "UNDERCROFT_ORIGINS": "https://a,https://b"})
    assert found.database_url() == "postgresql+asyncpg://x/y"
    assert found.origins == ("https://a", "https://b")
    with pytest.raises(UnreadableError, match="port"):
        from_environment({"UNDERCROFT_PORT": "eight"})
    with pytest.raises(UnreadableError, match="sqlite"):
        from_environment({"DATABASE_URL": "mysql://x"}).database_url()
    assert from_environment(dict(os.environ)).worker_count() >= 1
