"""People of a soak: each plays one seat by chance, and comes again whenever the socket is gone."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

import msgspec

from benchmarks.thin_socket import ThinSocket, open_socket
from tests.table.player import Json
from tests.table.running import Server

PATIENCE = 60.0

PRIVATE = ("seat", "hand", "answer", "next_treasures")
"""What of a view of the test game is not the same for everybody."""

COMPARED = ("branch", "last", "view", "question", "chain", "outcome", "standing", "always", "window")
"""What of a sight is the same for one who has just come and one who came again."""

ORDINARY = {"stale", "not-asked", "not-possible"}
"""Refusals that belong to the game: the table has gone on meanwhile."""


class Gone(Exception):
    """The socket is gone."""


class Sitting:
    """One connection of a person."""

    def __init__(self) -> None:
        self.socket: ThinSocket | None = None
        self.sight: Json = {}
        self.status = ""
        self.replies: dict[int, asyncio.Future[Json]] = {}
        self.news = asyncio.Event()
        self.heard = bytearray()
        """All that was said before the game was over."""
        self.size = 0

    async def open(self, server: Server, table: str, secrets: list[str]) -> None:
        """Connect and say hello."""
        path = f"/api/tables/{table}/socket"
        try:
            async with asyncio.timeout(PATIENCE):
                self.socket = await open_socket(server.port, path, self.hear)
        except (OSError, TimeoutError) as error:
            raise Gone from error
        welcome = await self.ask(type="hello", protocol=1, secrets=secrets)
        self.status = welcome["table"]["status"]

    def hear(self, text: bytes) -> None:
        """Note what the table says."""
        self.size += len(text)
        message = msgspec.json.decode(text)
        kind = message["type"]
        if kind in ("table", "welcome"):
            self.status = message["table"]["status"]
        elif kind == "sight":
            self.sight = message
        if self.status == "playing":
            self.heard += text
        if message.get("ref") in self.replies:
            self.replies.pop(message["ref"]).set_result(message)
        self.news.set()

    async def ask(self, **message: Any) -> Json:
        """Say something and wait for its own answer."""
        ref = random.randrange(1 << 30)
        reply: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self.replies[ref] = reply
        assert self.socket is not None
        self.socket.send({**message, "ref": ref})
        end = asyncio.ensure_future(self.socket.closed.wait())
        either: set[asyncio.Future[Any]] = {reply, end}
        try:
            await asyncio.wait(either, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        finally:
            end.cancel()
            self.replies.pop(ref, None)
        if not reply.done():
            raise Gone
        return reply.result()

    async def lift(self, seat: int | None, branch: int = 0, event: int = 0) -> Json:
        """Lift a curtain; the next sight."""
        assert self.socket is not None
        self.sight = {}
        self.socket.send({"type": "lift", "seat": seat, "branch": branch, "event": event})
        await self.until(lambda: bool(self.sight))
        return self.sight

    async def until(self, is_so: Any) -> None:
        """Wait until something is so."""
        assert self.socket is not None
        while not is_so():
            if self.socket.closed.is_set():
                raise Gone
            self.news.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    await self.news.wait()

    def cut(self) -> None:
        """End the connection without a word."""
        if self.socket is not None and self.socket.transport is not None:
            self.socket.transport.abort()


class Person:
    """Plays one seat to the end of its game, over as many connections as it takes."""

    def __init__(self, server: Server, made: Json, seat: int) -> None:
        self.server = server
        self.table: str = made["table"]
        self.seat = seat
        self.secret: str = made["seats"][seat]["secret"]
        self.sitting = Sitting()
        self.sent: dict[int, str] = {}
        self.acknowledged: dict[int, str] = {}
        self.chance = random.Random(f"{self.table} {seat}")
        self.heard: list[bytes] = []
        self.is_over = False
        self.cuts = 0
        """How often the connection was cut and is to be compared when it is there again."""
        self.compared = self.unequal = 0

    async def play(self) -> None:
        """Play to the end."""
        while not self.is_over:
            known = self.sitting.sight
            self.sitting = Sitting()
            try:
                await self.sitting.open(self.server, self.table, [self.secret])
                sight = await self.sitting.lift(self.seat, known.get("branch", 0), known.get("last", 0))
                if self.cuts:
                    self.cuts = 0
                    await self.compare(sight)
                await self.answer()
            except Gone:
                await asyncio.sleep(0.02)
            finally:
                self.heard.append(bytes(self.sitting.heard))
                self.sitting.cut()

    async def compare(self, sight: Json) -> None:
        """See whether one who comes for the first time sees the same; again, if the table has gone on."""
        for _ in range(20):
            other = Sitting()
            try:
                await other.open(self.server, self.table, [self.secret])
                fresh = await other.lift(self.seat)
                sight = await self.sitting.lift(self.seat, sight["branch"], sight["last"])
            finally:
                other.cut()
            if all(sight[name] == fresh[name] for name in COMPARED):
                self.compared += 1
                return
        self.compared += 1
        self.unequal += 1

    async def answer(self) -> None:
        """Answer over one connection to the end; what was sent and not acknowledged is sent again."""
        sitting = self.sitting
        while True:
            await sitting.until(
                lambda: (
                    sitting.sight.get("question") or sitting.sight.get("outcome") or sitting.status == "over"
                )
            )
            question = sitting.sight.get("question")
            if question is None:
                self.is_over = True
                return
            number = question["number"]
            words = self.sent.setdefault(number, self.chance.choice(question["choices"])["words"])
            sitting.sight = {**sitting.sight, "question": None}
            reply = await sitting.ask(type="answer", seat=self.seat, question=number, words=words)
            if reply["type"] == "ack":
                self.acknowledged[number] = words
            else:
                assert reply["code"] in ORDINARY | {"broken"}, reply
                await sitting.lift(self.seat)

    def held(self) -> tuple[Json, list[str]]:
        """What everybody sees of the test game, and the cards that only this seat does."""
        view = self.sitting.sight.get("view") or {}
        return {name: view[name] for name in view if name not in PRIVATE}, list(view.get("hand", ()))
