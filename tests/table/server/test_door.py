"""One address has its share of connections, looks and patience; whoever comes from elsewhere is served."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.table.player import CLIENT, get, make, run, secrets
from tests.table.running import Server, serving
from undercroft.kernel.errors import UnreadableError
from undercroft.table.server.door import Door
from undercroft.table.settings import Settings

BOUND = 30.0
"""Seconds after which a connection is not going to be closed any more."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody, gives small shares, and believes a proxy on this machine."""
    limits = {
        "UNDERCROFT_REQUEST_WITHIN": "1",
        "UNDERCROFT_ADDRESS_CONNECTIONS": "3",
        "UNDERCROFT_LOOK_RATE": "0.001",
        "UNDERCROFT_LOOK_BURST": "12",
        "UNDERCROFT_PROXIES": "127.0.0.0/30",
    }
    with serving(tmp_path_factory.mktemp("strict"), more=limits) as server:
        yield server


def knock(server: Server, source: str = "127.0.0.9") -> socket.socket:
    """A connection from an address of this machine, with little room for what it does not read."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.settimeout(BOUND)
    raw.bind((source, 0))
    raw.connect(("127.0.0.1", server.port))
    return raw


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ],
)
def test_a_request_that_does_not_come_whole_is_ended(strict: Server, sent: bytes) -> None:
    with knock(strict) as raw:
        raw.sendall(sent)
        assert is_ended(raw)
    assert get(strict, "/health").status_code == 200


def is_ended(raw: socket.socket) -> bool:
    """Whether the other side ends the connection; answers before that are read."""
    try:
        while raw.recv(4096):
            pass
    except ConnectionError:
        pass
    return True


def test_a_request_by_drops_is_ended(strict: Server) -> None:
    with knock(strict) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\n")
        drops = 0
        while not is_broken_off(raw, 0.1):
            drops += 1
            assert drops < 10 * BOUND
            with contextlib.suppress(ConnectionError):
                raw.sendall(b"X-%d: y\r\n" % drops)
    assert get(strict, "/health").status_code == 200


def is_broken_off(raw: socket.socket, within: float = BOUND) -> bool:
    """Whether the other side breaks the connection off though nothing is read here."""
    look = select.poll()
    look.register(raw, 0)
    return bool(look.poll(within * 1000))


def ask_health(raw: socket.socket) -> None:
    """Ask how the server is, and read the whole answer."""
    raw.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
    answer = b""
    while not answer.endswith(b"}"):
        part = raw.recv(4096)
        assert part
        answer += part
    assert b"200 OK" in answer


def test_a_whole_request_is_answered_though_the_connection_lives_long(strict: Server) -> None:
    with knock(strict) as raw:
        for _ in range(3):
            ask_health(raw)
            time.sleep(0.6)


def test_one_who_never_reads_is_ended(strict: Server) -> None:
    request = b"GET /api/games/subterra/rules HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.1.%d.%d\r\n\r\n"
    with knock(strict, "127.0.0.2") as raw:
        with contextlib.suppress(ConnectionError):
            for n in range(1000):
                raw.sendall(request % (n // 256, n % 256))
        assert is_broken_off(raw)


def frame(text: str) -> bytes:
    """A message of a client's socket."""
    data, mask = text.encode(), os.urandom(4)
    head = bytes([0x81, 0x80 | len(data)]) if len(data) < 126 else b"\x81\xfe" + len(data).to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))


def test_a_socket_that_never_reads_is_ended(strict: Server) -> None:
    made = make(strict, "me", "me")
    key = base64.b64encode(os.urandom(16)).decode()
    head = [
        f"GET /api/tables/{made['table']}/socket HTTP/1.1",
        "Host: x",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
    ]
    hello = {"type": "hello", "protocol": 1, "secrets": secrets(made), "describe": True}
    with knock(strict) as raw:
        raw.sendall("".join(f"{line}\r\n" for line in [*head, ""]).encode())
        assert b"101" in raw.recv(100)
        raw.sendall(frame(json.dumps(hello)) + frame('{"type":"lift","seat":0}'))
        with contextlib.suppress(ConnectionError):
            for _ in range(5000):
                raw.sendall(frame('{"type":"language","lang":"fr"}'))
        assert is_broken_off(raw)
    assert get(strict, "/health").status_code == 200


def test_an_address_has_its_share_of_sockets_and_others_have_theirs(strict: Server) -> None:
    made = make(strict, "me", "me")
    hello = json.dumps({"type": "hello", "protocol": 1, "lang": "fr"})

    async def come(stack: list[object], forwarded: str) -> str:
        headers = {"x-forwarded-for": forwarded}
        talk = await connect(strict.socket_url(made["table"]), additional_headers=headers)
        stack.append(talk)
        with contextlib.suppress(ConnectionClosed):  # one who is one too many may be closed at once
            await talk.send(hello)
        return str(json.loads(await talk.recv())["type"])

    async def crowd() -> list[str]:
        stack: list[object] = []
        places = ["192.0.2.1"] * 4 + ["203.0.113.5, 192.0.2.1", "192.0.2.2", "2001:db8::1"]
        places += ["2001:db8::2", "2001:db8::3", "2001:db8::4", "2001:db8:0:1::4"]
        return [await come(stack, place) for place in places]

    assert run(crowd()) == [
        *["welcome"] * 3,
        *["error"] * 2,  # who makes up an address in front gains nothing
        "welcome",
        *["welcome"] * 3,
        "error",  # all of one household
        "welcome",
    ]


def test_an_address_has_its_share_of_connections(strict: Server) -> None:
    with ExitStack() as stack:
        held = [stack.enter_context(knock(strict, "127.0.0.8")) for _ in range(6)]
        raw = stack.enter_context(knock(strict, "127.0.0.8"))
        assert is_ended(raw)
        ask_health(held[-1])
        ask_health(stack.enter_context(knock(strict, "127.0.0.7")))


def test_an_address_has_its_share_of_looks(strict: Server) -> None:
    def look(path: str, forwarded: str) -> int:
        return CLIENT.get(strict.url + path, headers={"x-forwarded-for": forwarded}).status_code

    assert [look("/api/tables", "192.0.2.9") for _ in range(3)] == [200, 200, 429]
    assert [look("/api/agents", "192.0.2.9") for _ in range(3)] == [200, 200, 429]
    assert look("/health", "192.0.2.9") == 200
    assert look("/t/any", "192.0.2.9") == 200
    assert look("/api/tables", "192.0.2.10") == 200


def test_a_proxy_that_is_no_address_is_refused_in_a_sentence() -> None:
    with pytest.raises(UnreadableError, match="network") as no:
        Door(Settings(proxies=("everybody",)))
    assert "réseau" in no.value.said("fr")
    assert Door(Settings(proxies=("10.0.0.0/8",))).is_proxy("10.1.2.3")


def test_settings_of_a_folder_are_its_owners(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    Settings().database_url()
    assert (tmp_path / "undercroft").stat().st_mode & 0o077 == 0
