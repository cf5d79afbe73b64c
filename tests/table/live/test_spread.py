"""People of one table at several processes, while Redis, PostgreSQL and a process are killed in turn."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from sqlalchemy.exc import DBAPIError

from tests.table.live.test_killed import GONE, is_within
from tests.table.player import Json, Player, get, make, run, secrets, sitting
from tests.table.running import Server, free_port, serving
from tests.table.services import Databases, crash_postgres, postgres, redis, start_postgres
from tests.table.store.test_storage import opened, row
from undercroft.table.settings import driver_url
from undercroft.table.store.changes import Change, Conflict
from undercroft.table.store.rows import SeatRow
from undercroft.table.store.store import Store

SOAK = os.environ.get("UNDERCROFT_SOAK") == "1"
TABLES = 300 if SOAK else 4
ROUNDS = 3 if SOAK else 1
BETWEEN = 5 * TABLES
"""Answers at all tables together between two blows."""

ORDINARY = {"stale", "not-asked", "not-possible"}
"""Refusals that belong to the game: the table has gone on meanwhile."""


class Person:
    """Plays one seat by chance at whichever server answers, and notes what was acknowledged and refused."""

    def __init__(self, servers: list[Server], first: int, made: Json, seat: int) -> None:
        self.servers = servers
        self.at = first
        self.table: str = made["table"]
        self.seat = seat
        self.secret = secrets(made)[seat]
        self.sent: dict[int, str] = {}
        self.acknowledged: dict[int, str] = {}
        self.refused: list[Json] = []
        self.chance = random.Random(f"{self.table} {seat}")
        self.is_over = False

    async def play(self) -> None:
        """Play to the end over as many connections as it takes."""
        while not self.is_over:
            try:
                async with sitting(self.servers[self.at], self.table, self.secret) as player:
                    await player.lift(self.seat)
                    await self.answer(player)
                    self.is_over = True
            except GONE:
                self.at = (self.at + 1) % len(self.servers)
                await asyncio.sleep(0.05)

    async def answer(self, player: Player) -> None:
        """Answer over one connection to the end; what was sent and not acknowledged is sent again."""
        while (question := await player.asked(self.seat)) is not None:
            number = question["number"]
            words = self.sent.setdefault(number, self.chance.choice(question["choices"])["words"])
            player.sight = {**player.sight, "question": None}
            reply = await player.ask(type="answer", seat=self.seat, question=number, words=words)
            if reply["type"] == "ack":
                self.acknowledged[number] = words
            else:
                self.refused.append(reply)
                await asyncio.sleep(0.05)
                await player.lift(self.seat)


class Deadlock(Exception):
    """What PostgreSQL's driver says of a circle of transactions that wait for each other."""

    sqlstate = "40P01"


def given_up() -> DBAPIError:
    """A work that the database gave up."""
    return DBAPIError("UPDATE tables", {}, Deadlock("deadlock detected"))


async def after(people: list[Person], count: int) -> None:
    """Wait until so many more answers are acknowledged, or all games are over."""

    def given() -> int:
        return sum(len(person.acknowledged) for person in people)

    enough = given() + count
    while given() < enough and not all(person.is_over for person in people):
        await asyncio.sleep(0.01)


def assert_nothing_lost(server: Server, people: list[Person]) -> None:
    """Every acknowledged answer is in the record of its game, in order, and the dice are the seed's."""
    for person in people:
        record = get(server, f"/api/tables/{person.table}/record").text
        stored = [line[2:] for line in record.splitlines() if line.startswith(f"{person.seat + 1} ")]
        mine = [words for _, words in sorted(person.acknowledged.items())]
        assert is_within(mine, stored), (mine, stored)
        assert get(server, f"/api/records/{person.table}/verify").json()["good"] is True


def test_nothing_is_lost_while_everything_around_is_killed_in_turn(tmp_path: Path) -> None:
    port = free_port()
    with ExitStack() as ending, ExitStack() as bus:
        home = ending.enter_context(postgres())
        databases = Databases("postgresql", home)
        url, news = databases.fresh(tmp_path), bus.enter_context(redis(port))
        more = {"REDIS_URL": news, "UNDERCROFT_CONNECTIONS": "5000"}
        servers = [ending.enter_context(serving(tmp_path, url, more)) for _ in range(2)]
        tables = [make(servers[n % 2], "me", "me", options={"hand": 3}) for n in range(TABLES)]
        people = [
            Person(servers, (n + seat) % 2, made, seat) for n, made in enumerate(tables) for seat in (0, 1)
        ]

        async def blow(down: Callable[[], Any], up: Callable[[], Any]) -> None:
            """Take something away for a while in the middle of the games."""
            await after(people, BETWEEN)
            await asyncio.to_thread(down)
            await asyncio.sleep(0.3)
            await asyncio.to_thread(up)

        async def live_through() -> list[Json]:
            playing = [asyncio.create_task(person.play()) for person in people]
            await after(people, BETWEEN)
            quiet = [reply for person in people for reply in person.refused]
            for _ in range(ROUNDS):
                await blow(bus.close, lambda: bus.enter_context(redis(port)))
                await blow(lambda: crash_postgres(home), lambda: start_postgres(home))
                await blow(servers[1].kill, servers[1].start)
            await asyncio.gather(*playing)
            return quiet

        quiet = run(live_through())
        assert {reply["code"] for reply in quiet} <= ORDINARY, quiet
        assert_nothing_lost(servers[0], people)
        for server in servers:
            log = server.log.read_text()
            assert "deadlock" not in log, log
            assert get(server, "/health").status_code == 200


def test_writers_that_take_many_tables_in_any_order_never_refuse_for_a_deadlock(
    databases: Databases, tmp_path: Path
) -> None:
    names = [f"t{n:02}" for n in range(12)]

    async def write() -> None:
        url = driver_url(databases.fresh(tmp_path))
        stores = [Store(url, relaxed=True) for _ in range(2)]
        for store in stores:
            await store.start()
        try:
            for name in names:
                await stores[0].insert(row(name), [SeatRow(name, 0, "person")], Change(name, 1, 1))
            for version in range(1, 15):
                works = []
                for store, order in zip(stores, (names, names[::-1]), strict=True):
                    for name in order:
                        change = Change(name, version, version)
                        change.values = {"title": f"{version}"}
                        works.append(store.save(change))
                outcomes = await asyncio.gather(*works, return_exceptions=True)
                assert sum(not isinstance(one, BaseException) for one in outcomes) == len(names)
                assert all(isinstance(one, list | Conflict) for one in outcomes), outcomes
        finally:
            for store in stores:
                await store.stop()

    run(write())


def test_what_the_database_gives_up_is_written_again(databases: Databases, tmp_path: Path) -> None:
    async def write() -> None:
        store = await opened(databases, tmp_path)
        try:
            failures = iter([True, True, False])

            def work(_connection: Any) -> str:
                if next(failures):
                    raise given_up()
                return "written"

            assert await store.writer.do(work, "a") == "written"
            failures = iter([True, False])
            assert await store.writer.do_alone(work) == "written"
        finally:
            await store.stop()

    run(write())
