"""Random bytes and well-formed nonsense at every entrance: a clear error, and nobody is disturbed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import socket
import typing
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.examples import GUIDE
from tests.table.player import CLIENT, PATIENCE, Player, get, make, post, run, secrets, sitting
from tests.table.running import TEST_GAME, Server
from undercroft.kernel.data import content_hash
from undercroft.kernel.documents.record import write_record
from undercroft.kernel.registry import game as find_game
from undercroft.table.wire import client_messages

ROUNDS = 60

VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    10**30,
    1.5,
    "",
    "x",
    "left",
    "\x00\ud83d",
    "x" * 5000,
    [],
    [1],
    {},
    {"a": {"b": {}}},
    "../../etc/passwd",
    "' or 1=1 --",
]


def nonsense(chance: random.Random) -> str:
    """A JSON message that may look like one of ours."""
    kinds = [kind.__struct_config__.tag for kind in typing.get_args(client_messages.FromClient)]
    fields = [
        "seat",
        "question",
        "words",
        "ref",
        "yes",
        "on",
        "text",
        "touch",
        "lang",
        "branch",
        "event",
        "z",
    ]
    message = {name: chance.choice(VALUES) for name in chance.sample(fields, chance.randint(0, 6))}
    message["type"] = chance.choice([*kinds, *kinds, "nothing", 5])
    return json.dumps(message)


def noise(chance: random.Random) -> str | bytes:
    """A frame that is no message at all."""
    data = chance.randbytes(chance.randint(0, 300))
    return data if chance.random() < 0.4 else data.decode("latin-1")


async def throw(server: Server, table: str, held: list[str], chance: random.Random) -> None:
    """Throw things at a table's socket, before and after the hello, over several connections."""
    for _ in range(6):
        with contextlib.suppress(ConnectionClosed):
            async with connect(server.socket_url(table), max_size=None) as talk:
                if chance.random() < 0.7:
                    await Player(talk).hello(*held)
                for _ in range(ROUNDS // 6):
                    thrown = nonsense(chance) if chance.random() < 0.7 else noise(chance)
                    await talk.send(thrown)
                await talk.send(json.dumps({"type": "ping", "ref": 424242}))
                while json.loads(await asyncio.wait_for(talk.recv(), PATIENCE)).get("ref") != 424242:
                    pass


@pytest.mark.parametrize("seed", range(3))
def test_nonsense_on_a_socket_changes_nothing_and_disturbs_nobody(server: Server, seed: int) -> None:
    made = make(server, "me", "me", options={"hand": 3})
    before = get(server, f"/api/tables/{made['table']}").json()

    async def attack() -> None:
        async with sitting(server, made["table"], secrets(made)[0]) as ada:
            sight = await ada.lift(0)
            await throw(server, made["table"], [], random.Random(seed))
            await ada.ask(type="ping")
            assert not [message for message in ada.heard if message["type"] in ("error", "chat", "point")]
            assert (await ada.lift(0))["view"] == sight["view"]
            assert (await ada.answer(0, "left"))["type"] == "ack"

    run(attack())
    after = get(server, f"/api/tables/{made['table']}").json()
    assert [seat["name"] for seat in after["seats"]] == [seat["name"] for seat in before["seats"]]
    assert get(server, "/health").status_code == 200


def test_nonsense_from_a_player_never_breaks_the_table(server: Server) -> None:
    made = make(server, "me", "me")

    async def attack() -> None:
        await throw(server, made["table"], secrets(made), random.Random(99))
        async with sitting(server, made["table"], *secrets(made)) as ada:
            assert ada.table["status"] in ("playing", "over")
            assert (await ada.ask(type="ping"))["type"] == "pong"

    run(attack())


def test_a_message_that_is_too_large_is_refused(server: Server) -> None:
    made = make(server, "me", "me")

    async def send() -> None:
        async with sitting(server, made["table"], *secrets(made)) as ada:
            await ada.socket.send(json.dumps({"type": "ping", "ref": 1, "pad": "x" * 20_000}))
            assert (await ada.until("error"))["code"] == "too-large"
            assert (await ada.ask(type="ping"))["type"] == "pong"

    run(send())


@pytest.mark.parametrize("first", ['{"type":"ping"}', "nothing", '{"type":"hello","protocol":2}', "[" * 5000])
def test_without_a_good_hello_a_connection_is_closed(server: Server, first: str) -> None:
    made = make(server, "me", "me")

    async def connect_badly() -> None:
        async with connect(server.socket_url(made["table"])) as talk:
            await talk.send(first)
            assert json.loads(await talk.recv())["code"] == "unreadable"
            with pytest.raises(ConnectionClosed) as closed:
                await talk.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4000

    run(connect_badly())


def test_a_socket_to_no_table_is_closed_with_a_sentence(server: Server) -> None:
    async def connect_nowhere() -> None:
        async with connect(server.socket_url("nothing")) as talk:
            await talk.send(json.dumps({"type": "hello", "protocol": 1}))
            assert json.loads(await talk.recv())["code"] == "unknown"
            with pytest.raises(ConnectionClosed) as closed:
                await talk.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4004

    run(connect_nowhere())


# HTTP


def addresses(server: Server, method: str, **known: str) -> list[str]:
    """Every address that takes a method, with what is known of its parts."""
    schema = get(server, "/schema/openapi.json").json()
    paths = [path for path, methods in schema["paths"].items() if method in methods]
    return [re.sub(r"{(\w+)}", lambda part: known.get(part[1], "nothing"), path) for path in paths]


def test_bytes_that_are_no_request_at_all_do_no_harm(server: Server) -> None:
    chance = random.Random(12)
    table = make(server, "me", "me")["table"]
    upgrade = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        "Host: x",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    starts = [
        [],
        ["GET / HTTP/1.1"],
        ["POST /api/join HTTP/1.1", "Host: x", "Content-Length: 9999", ""],
        [*upgrade, ""],
    ]
    for start in starts:
        with (
            socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw,
            contextlib.suppress(OSError),
        ):
            raw.sendall("".join(f"{line}\r\n" for line in start).encode() + chance.randbytes(2000))
            raw.shutdown(socket.SHUT_WR)
            while raw.recv(4096):
                pass
    assert get(server, "/health").json()["status"] == "ok"
    assert server.is_running()


def test_noise_in_any_address_is_refused(server: Server) -> None:
    made = make(server, "me", "me")
    words = [
        "nothing",
        "%00",
        "..%2f..%2fetc%2fpasswd",
        "%ff%fe",
        "a" * 3000,
        "-1",
        "%7Btable%7D",
        "' or 1=1 --",
    ]
    refused = 0
    for word in words:
        for address in addresses(server, "get", table=word, record=word, game=word, seat=word):
            for query in ("", f"?lang={word}", "?lang=fr&lang=en&game=%00"):
                answer = CLIENT.get(
                    server.url + address + query, headers={"authorization": f"Bearer {word[:200]}"}
                )
                assert answer.status_code < 500, (address, query, answer.text)
                refused += answer.status_code >= 400
    assert refused > 2 * len(words)
    assert get(server, f"/api/tables/{made['table']}").json()["status"] == "playing"


def test_noise_in_any_body_is_refused(server: Server) -> None:
    chance = random.Random(4)
    table = make(server, "me", "me")["table"]
    paths = addresses(server, "post", table=table, seat="0")
    assert "/api/join" in paths
    for path in paths:
        for _ in range(4):
            body = chance.randbytes(chance.randint(0, 200))
            headers = {"content-type": chance.choice(["application/json", "text/plain", "x"])}
            answer = CLIENT.post(server.url + path, content=body, headers=headers)
            assert 400 <= answer.status_code < 500, (path, body, answer.text)
            assert answer.json()["code"]
        for _ in range(6):
            fields = ["game", "seats", "text", "code", "name", "seat", "step", "record", "seed", "words"]
            tree = {name: chance.choice(VALUES) for name in chance.sample(fields, 3)}
            answer = CLIENT.post(
                server.url + path,
                content=json.dumps(tree).encode(),
                headers={"content-type": "application/json"},
            )
            assert answer.status_code < 500, (path, tree, answer.text)


def test_a_body_that_is_too_large_is_refused(server: Server) -> None:
    for path in ("/api/check", "/api/tables"):
        answer = CLIENT.post(
            server.url + path,
            content=b'{"text": "' + b"x" * 400_000 + b'"}',
            headers={"content-type": "application/json"},
        )
        assert answer.status_code == 413
        assert answer.json()["code"] == "too-large"
    assert post(server, "/api/check", {"text": "x" * 200_001}).status_code == 400


@pytest.mark.parametrize(
    "text",
    [
        "{" * 3000,
        '{"undercroft": "position", "game": "os:system"}',
        '{"undercroft": "position", "format": 1, "game": "subterra", "setup": {}}',
        "undercroft record 1\ngame: subterra\nsetup: " + "[" * 2000 + "\n\n",
        "undercroft record 1\ngame: tests.table.player:run\n\n1 x\n",
        'kind = "data"\ngame = "subterra"\nnothing = 1\n',
        'kind = "scenario"\ngame = "subterra"\n',
        'diagram = 1\ngame = "subterra"\nseats = 99\n',
        "kind = ",
    ],
)
def test_bad_documents_are_refused_wherever_they_are_brought(server: Server, text: str) -> None:
    checked = post(server, "/api/check", {"text": text})
    assert checked.status_code == 200
    assert checked.json()["good"] is False
    assert checked.json()["sentence"]
    for path, body in (
        ("/api/records", {"text": text}),
        ("/api/study", {"text": text}),
        ("/api/study/hint", {"text": text}),
        ("/api/tables", {"game": TEST_GAME, "seats": [{"kind": "me"}] * 2, "from": {"text": text}}),
    ):
        answer = post(server, path, body)
        assert 400 <= answer.status_code < 500, (path, answer.text)
    assert get(server, "/health").status_code == 200


def test_a_document_with_a_character_that_cannot_be_kept_is_refused(server: Server) -> None:
    good = write_record(find_game(TEST_GAME).new(seats=2, seed=3))
    assert post(server, "/api/records", {"text": good}).status_code == 201
    text = good.replace("\n\n", "\nnote: \0\n\n", 1)
    assert post(server, "/api/records", {"text": text}).json()["code"] == "unreadable"


TRAP = "tests.table.trap"
"""Could be loaded by its name, and has a game and an agent."""


def trapped_documents() -> list[str]:
    """Documents of every kind that name a module, in each place where a game is named."""
    match = find_game(TEST_GAME).new(seats=2, seed=3)
    position, record = match.position(), write_record(match)
    named = position.replace(TEST_GAME, f"{TRAP}:GAME")
    assert named != position
    return [
        named,
        record.replace(TEST_GAME, f"{TRAP}:GAME"),
        record.replace("\n\n", f"\nstart: {named}\n\n", 1),
        record.replace("\n\n", f"\ngame: {TRAP}:GAME\n\n", 1),
        position.rstrip().removesuffix("}") + f', "game": "{TRAP}:GAME"}}',
        f'diagram = 1\ngame = "{TRAP}:GAME"\nseats = 2\n',
        f'kind = "data"\ngame = "{TRAP}:GAME"\n',
        f'kind = "scenario"\ngame = "{TRAP}:GAME"\n',
        GUIDE.replace('game = "subterra"', f'game = "{TRAP}:GAME"'),
        GUIDE.replace("[diagram]", f'[diagram]\ngame = "{TRAP}:GAME"'),
    ]


def test_nobody_makes_the_server_load_a_module_by_naming_it(server: Server) -> None:
    me = [{"kind": "me"}] * 2
    agent = f"{TRAP}:Agent"
    good = find_game(TEST_GAME).new(seats=2, seed=3).position()
    wishes: list[tuple[str, Any]] = [
        ("/api/tables", {"game": f"{TRAP}:GAME", "seats": me}),
        ("/api/tables", {"game": TEST_GAME, "seats": [me[0], {"kind": "computer", "agent": agent}]}),
        ("/api/tables", {"game": TEST_GAME, "seats": me, "stand_in": agent}),
        ("/api/tables", {"game": TEST_GAME, "seats": me, "stand_in": f"greedy:{agent}"}),
        ("/api/study/hint", {"text": good, "agent": agent}),
    ]
    for text in trapped_documents():
        wishes += [
            ("/api/tables", {"game": TEST_GAME, "seats": me, "from": {"text": text}}),
            ("/api/tables", {"game": TEST_GAME, "seats": me, "data_text": text}),
            ("/api/tables", {"game": "claustrophobia", "seats": me, "scenario_text": text}),
            ("/api/guides", {"text": text}),
            ("/api/records", {"text": text}),
            ("/api/study", {"text": text}),
            ("/api/study/hint", {"text": text, "agent": agent}),
            ("/api/verify", {"text": text, "seed": "00" * 32, "commitment": "00" * 32}),
        ]
        assert post(server, "/api/check", {"text": text}).json()["good"] is False
    for path, body in wishes:
        answer = post(server, path, body)
        is_false = path == "/api/verify" and answer.json().get("good") is False
        assert is_false or 400 <= answer.status_code < 500, (path, body, answer.text)
    for game in (f"{TRAP}:GAME", "undercroft.games.subterra.game:GAME"):
        assert get(server, f"/api/games/{game}/rules").status_code == 404
    assert not (server.folder / "sprung").exists()
    assert not Path("sprung").exists()


@pytest.mark.parametrize("game", ["subterra", TEST_GAME])
def test_damaged_positions_are_refused_or_harmless(server: Server, game: str) -> None:
    match = find_game(game).new(seats=2, seed=3)
    tree = json.loads(match.position())
    chance = random.Random(6)
    refused = 0
    for _ in range(12):
        damaged = json.loads(json.dumps(tree))
        part = chance.choice(["kernel", "fields", "fields"])
        name = chance.choice(sorted(damaged[part]))
        damaged[part][name] = [chance.randint(-5, 300) for _ in range(chance.randint(0, 9))]
        damaged["check"] = content_hash({key: damaged[key] for key in ("kernel", "fields", "stack")})
        text = json.dumps(damaged)
        wish = {"game": game, "seats": [{"kind": "me"}] * 2, "from": {"text": text}}
        answer = post(server, "/api/tables", wish)
        assert answer.status_code < 500, (name, damaged[part][name], answer.text)
        refused += answer.status_code >= 400
    assert refused > 3
    assert get(server, "/health").status_code == 200
