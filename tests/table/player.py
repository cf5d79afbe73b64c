"""A person at the table, as a program: speaks HTTP and the socket as docs/wire.md says."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.table.running import Server

T = TypeVar("T")

PATIENCE = 60.0
"""Seconds after which an answer will not come any more."""

CLIENT = httpx.Client(timeout=PATIENCE, verify=False, limits=httpx.Limits(max_keepalive_connections=0))
"""One for all: making one takes longer than most requests. Servers come and go, so no connection is kept."""

Json = dict[str, Any]


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test's coroutine, for a bounded time; tests at full size have more to do."""
    most = 60 if os.environ.get("UNDERCROFT_SOAK") == "1" else 5
    return asyncio.run(asyncio.wait_for(work, most * PATIENCE))


def secrets(made: Json) -> list[str]:
    """The secrets of the seats that the maker of a table holds."""
    return [held["secret"] for held in made["seats"]]


def post(server: Server, path: str, body: Any = None, secret: str = "", **query: str) -> httpx.Response:
    """A request that changes or computes something."""
    headers = {"authorization": f"Bearer {secret}"} if secret else {}
    return CLIENT.post(f"{server.url}{path}", json=body, headers=headers, params=query)


def get(server: Server, path: str, secret: str = "", **query: str) -> httpx.Response:
    """A request that only looks."""
    headers = {"authorization": f"Bearer {secret}"} if secret else {}
    return CLIENT.get(f"{server.url}{path}", headers=headers, params=query)


def seats(*kinds: str) -> list[Json]:
    """Seats of a new table: `me`, `open`, or the name of an agent."""
    found: list[Json] = []
    for number, kind in enumerate(kinds):
        if kind == "me":
            found.append({"kind": "me", "name": f"Ada {number}"})
        elif kind == "open":
            found.append({"kind": "open"})
        else:
            found.append({"kind": "computer", "agent": kind})
    return found


def make(server: Server, *kinds: str, game: str = "tests.testgame.game:GAME", **more: Any) -> Json:
    """Make a table."""
    answer = post(server, "/api/tables", {"game": game, "seats": seats(*kinds), **more})
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


class Player:
    """One connection to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: Json = {}
        self.sight: Json = {}
        self.chat: list[Json] = []
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self.ref = 0

    async def hello(self, *secrets: str, **more: Any) -> Json:
        """Say hello; the welcome."""
        await self.send(type="hello", protocol=1, secrets=list(secrets), **more)
        welcome = await self.until("welcome")
        self.table = welcome["table"]
        self.chat += welcome["chat"]
        return welcome

    async def send(self, **message: Any) -> int:
        """Send a message; the number under which its answer comes back."""
        if "ref" not in message:
            self.ref += 1
            message["ref"] = self.ref
        await self.socket.send(json.dumps(message))
        return int(message["ref"])

    async def next(self) -> Json:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        self.heard.append(message)
        if message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "sight":
            self.sight = message
        elif message["type"] == "chat":
            self.chat.append(message["line"])
        return message

    async def until(self, *types: str, ref: int | None = None) -> Json:
        """The next message of a type, or the answer to one of ours."""
        while True:
            message = await self.next()
            if message["type"] in types and (ref is None or message.get("ref") == ref):
                return message

    async def ask(self, **message: Any) -> Json:
        """Send a message and wait for its own answer."""
        ref = await self.send(**message)
        while True:
            answer = await self.next()
            if answer.get("ref") == ref:
                return answer

    async def lift(self, seat: int | None, **known: int) -> Json:
        """Lift a curtain; the sight."""
        await self.send(type="lift", seat=seat, **known)
        while True:
            message = await self.next()
            if message["type"] == "error" or (message["type"] == "sight" and message["seat"] == seat):
                return message

    async def answer(self, seat: int, words: str) -> Json:
        """Answer the question that the last sight asked."""
        number = self.sight["question"]["number"]
        return await self.ask(type="answer", seat=seat, question=number, words=words)

    async def asked(self, seat: int) -> Json | None:
        """Wait until the seat is asked something new or the game is over; the question."""
        while True:
            if self.sight.get("seat") == seat and self.sight.get("question"):
                question: Json = self.sight["question"]
                return question
            if self.table.get("status") in ("over", "closed") or self.sight.get("outcome"):
                return None
            await self.next()

    async def play(self, seat: int, chance: random.Random, most: int = 10_000) -> int:
        """Answer by chance until the game is over or enough is answered; how many answers were given."""
        given = 0
        if self.sight.get("seat") != seat:
            await self.lift(seat)
        while given < most:
            question = await self.asked(seat)
            if question is None:
                break
            words = chance.choice(question["choices"])["words"]
            number = question["number"]
            self.sight = {**self.sight, "question": None}
            answer = await self.ask(type="answer", seat=seat, question=number, words=words)
            if answer["type"] == "ack":
                given += 1
            else:  # the table has passed for us meanwhile
                assert answer["code"] in ("stale", "not-asked", "not-possible"), answer
        return given


@asynccontextmanager
async def sitting(server: Server, table: str, *secrets: str, **more: Any) -> AsyncIterator[Player]:
    """A connection to a table, after its hello."""
    async with connect(server.socket_url(table), max_size=None, open_timeout=PATIENCE) as socket:
        player = Player(socket)
        await player.hello(*secrets, **more)
        yield player
