"""The course of a soak: games go on and on at one server, while something is done to it."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx

import undercroft
from benchmarks.thin_socket import TEXT
from tests.table.live.test_killed import is_within
from tests.table.player import Json, get, make
from tests.table.running import TEST_GAME, Server
from tests.table.soak.figures import Figures
from tests.table.soak.hostile import hostile
from tests.table.soak.people import Gone, Person, Sitting

FLOODS = 2
"""Sockets that flood at the same time: one of a stranger, one of somebody who holds a seat elsewhere."""
AT_ONCE = 50
"""Hostile messages between two looks whether the server still answers."""
ANSWERS = 12
"""Answers acknowledged at all tables together between two kills, at most."""


class Game:
    """One table with two people, from its making to the comparison with its record."""

    def __init__(self, server: Server, kind: str) -> None:
        self.kind = kind
        self.made: Json = make(server, "me", "me", game=kind)
        self.people = [Person(server, self.made, seat) for seat in (0, 1)]

    def secrets_of_others(self, person: Person) -> list[bytes]:
        """What one of the people may not hear."""
        others = [self.made["host"], *(held["secret"] for held in self.made["seats"])]
        return [secret.encode() for secret in others if secret != person.secret]


class Soak:
    """A server, the games at it, and what was seen."""

    def __init__(self, folder: Path, tables: int, chance: random.Random) -> None:
        database = f"sqlite:///{folder}/soak.db"
        self.server = Server(folder, database, {"UNDERCROFT_RELAXED": "false"})
        self.kinds = [TEST_GAME, *undercroft.game_ids()]
        self.tables = tables
        self.chance = chance
        self.figures = Figures(runs=1)
        self.games: list[Game] = []
        self.is_ending = False
        self.pausing: asyncio.Event = asyncio.Event()
        """Whether tables may be made: not while the server is down."""

    async def run(self, *parts: Callable[[], Awaitable[None]]) -> Figures:
        """Let games go on while the parts are done one after the other; then look at all that was played."""
        began = time.monotonic()
        await asyncio.to_thread(self.server.start)
        self.pausing.set()
        try:
            playing = [asyncio.create_task(self.keep_playing(n)) for n in range(self.tables)]
            watching = asyncio.create_task(self.watch())
            for part in parts:
                await self.beside(part(), playing)
            self.is_ending = True
            while not all(task.done() for task in playing):
                people = [person for game in self.games for person in game.people]
                await asyncio.gather(*(self.give_up(person) for person in people))
                await asyncio.sleep(0.1)
            await asyncio.gather(*playing)
            watching.cancel()
        finally:
            if self.server.is_running():
                await asyncio.to_thread(self.server.stop)
        log = self.server.log.read_text()
        self.figures.errors += log.count(" error ") + log.count("Traceback")
        self.figures.seconds = time.monotonic() - began
        return self.figures

    async def beside(self, part: Awaitable[None], playing: list[asyncio.Task[None]]) -> None:
        """Do a part; what goes wrong at a table ends it."""
        doing = asyncio.ensure_future(part)
        await asyncio.wait({doing, *playing}, return_when=asyncio.FIRST_COMPLETED)
        for task in playing:
            if task.done():
                doing.cancel()
                task.result()
        await doing

    async def give_up(self, person: Person) -> None:
        """End a game that is not over, if its person is there now."""
        if not person.is_over and person.sitting.socket is not None:
            with contextlib.suppress(Gone):
                await person.sitting.ask(type="concede", seat=person.seat)

    async def keep_playing(self, number: int) -> None:
        """Play one game after the other at a place."""
        while not self.is_ending:
            await self.pausing.wait()
            kind = self.kinds[(number + self.figures.games) % len(self.kinds)]
            try:
                game = await asyncio.to_thread(Game, self.server, kind)
            except httpx.HTTPError:  # killed while it was made
                await asyncio.sleep(0.1)
                continue
            self.games.append(game)
            await asyncio.gather(*(person.play() for person in game.people))
            await self.judge(game)
            self.games.remove(game)

    async def judge(self, game: Game) -> None:
        """Compare a game that is over with its record, and search what was said in it."""
        table = game.made["table"]
        info = await self.asked(f"/api/tables/{table}")
        record = await self.asked(f"/api/tables/{table}/record")
        verified = await self.asked(f"/api/records/{table}/verify")
        figures = self.figures
        figures.games += 1
        figures.bad_records += verified.json()["good"] is not True
        seed = str(info.json()["seed"]).encode()
        for person in game.people:
            stored = [line[2:] for line in record.text.splitlines() if line.startswith(f"{person.seat + 1} ")]
            mine = [words for _, words in sorted(person.acknowledged.items())]
            figures.answers += len(mine)
            if info.json()["result"]["how"] != "rules":  # the last may have waited for the end of a window
                del mine[-1:]
            figures.lost += not is_within(mine, stored)
            figures.reconnects += person.compared
            figures.unequal += person.unequal
            said = b"".join(person.heard)
            figures.bytes_searched += len(said)
            figures.leaked += sum(word in said for word in (seed, *game.secrets_of_others(person)))

    async def asked(self, path: str) -> httpx.Response:
        """What the server answers, once it is there and has the time."""
        while True:
            await self.pausing.wait()
            with contextlib.suppress(httpx.HTTPError):
                return (await asyncio.to_thread(get, self.server, path)).raise_for_status()
            await asyncio.sleep(0.1)

    async def watch(self) -> None:
        """Search the sights of one seat for what the other holds at the same moment."""
        while True:
            await asyncio.sleep(0.05)
            for game in self.games:
                if game.kind != TEST_GAME:
                    continue
                (public, held), (other, _) = (person.held() for person in game.people)
                sight = game.people[1].sitting.sight
                if public and public == other:
                    shown = repr([sight.get(name) for name in ("view", "question", "chain", "description")])
                    theirs = set(sight["view"]["hand"])
                    self.figures.hidden_compared += 1
                    self.figures.leaked += any(repr(card) in shown for card in held if card not in theirs)

    def given(self) -> int:
        """Answers acknowledged in the games that go on, and in those that are over."""
        return self.figures.answers + sum(len(p.acknowledged) for g in self.games for p in g.people)

    # What is done to it

    async def kill(self, count: int, until: float) -> None:
        """Kill the server in the middle of games, again and again."""
        for _ in range(count):
            enough = self.given() + self.chance.randint(1, ANSWERS)
            while self.given() < enough:
                await asyncio.sleep(0.001)
            await asyncio.sleep(self.chance.uniform(0, 0.02))
            self.pausing.clear()
            await asyncio.to_thread(self.server.kill)
            self.figures.kills += 1
            await asyncio.to_thread(self.server.start)
            self.pausing.set()
            if time.monotonic() > until:
                return

    async def cut(self, count: int, until: float) -> None:
        """Cut sockets by force, one after the other; each is compared when its person is there again."""

        def compared() -> int:
            return self.figures.reconnects + sum(p.compared for g in self.games for p in g.people)

        enough = compared() + count
        while compared() < enough and time.monotonic() < until:
            everybody = [p for game in self.games for p in game.people if not p.is_over and p.sitting.sight]
            if everybody:
                person = self.chance.choice(everybody)
                person.cuts += 1
                person.sitting.cut()
            await asyncio.sleep(0.01)

    async def flood(self, count: int, until: float) -> None:
        """Send hostile messages while the others play; the server's memory must not grow."""
        victim = await asyncio.to_thread(make, self.server, "me", "me")
        floods = [self.flood_one(count // FLOODS, until, victim, number) for number in range(FLOODS)]
        before = memory(self.server)
        half = asyncio.ensure_future(asyncio.gather(*floods))
        await asyncio.wait({half})
        middle = memory(self.server)
        await asyncio.gather(
            *(self.flood_one(count // FLOODS, until, victim, number) for number in range(FLOODS))
        )
        half.result()
        self.figures.flooded += 1
        grown = (memory(self.server) - max(before, middle)) / 1e6
        self.figures.memory_grown = max(self.figures.memory_grown, grown)

    async def flood_one(self, count: int, until: float, victim: Json, number: int) -> None:
        """Flood over sockets of a stranger, or of one who holds a seat."""
        chance = random.Random(self.chance.random())
        sent = 0
        while sent < count and time.monotonic() < until:
            sitting = Sitting()
            table = victim["table"] if number else self.games[0].made["table"]
            with contextlib.suppress(Gone):
                await sitting.open(self.server, table, [victim["seats"][1]["secret"]] if number else [])
                while sent < count and time.monotonic() < until:
                    sent += await self.burst(sitting, chance)
            self.figures.bytes_searched += len(sitting.heard)
            secrets = [held["secret"].encode() for game in self.games for held in game.made["seats"]]
            self.figures.leaked += any(secret in sitting.heard for secret in secrets)
            sitting.cut()

    async def burst(self, sitting: Sitting, chance: random.Random) -> int:
        """Send some hostile messages, then look whether the server still answers."""
        assert sitting.socket is not None
        for _ in range(AT_ONCE):
            sitting.socket.write(TEXT, hostile(chance))
        self.figures.hostile += AT_ONCE
        reply = await sitting.ask(type="ping")
        assert reply["type"] in ("pong", "error"), reply
        sitting.heard.clear()
        return AT_ONCE


def memory(server: Server) -> int:
    """Bytes of the server that are in memory."""
    assert server.process is not None
    text = Path(f"/proc/{server.process.pid}/status").read_text()
    fields: dict[str, Any] = dict(line.split(":", 1) for line in text.splitlines() if ":" in line)
    return int(fields["VmRSS"].split()[0]) * 1024
