"""A server killed at any moment comes back with every acknowledged answer, and play goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import undercroft
from tests.kernel.test_gesture import walking
from tests.table.player import Player, get, make, run, sitting
from tests.table.running import TEST_GAME, Server
from tests.table.services import Databases
from undercroft.kernel.gesture import parts

SOAK = os.environ.get("UNDERCROFT_SOAK") == "1"
KILLS = 25 if SOAK else 4
ANSWERS = 12
"""Answers acknowledged at all tables together between two kills, at most."""

GONE = (ConnectionClosed, OSError, InvalidHandshake, httpx.HTTPError, TimeoutError)


class Scribe:
    """Plays by chance, whatever happens to the server, and notes what was acknowledged."""

    def __init__(self, server: Server, made: dict[str, Any]) -> None:
        self.server = server
        self.table = made["table"]
        self.secrets = [held["secret"] for held in made["seats"]]
        self.acknowledged: dict[tuple[int, int], list[str]] = {}
        self.sent: dict[tuple[int, int], list[str]] = {}
        self.chance = random.Random(self.table)
        self.cuts = 0
        self.is_over = False
        self.is_enough = False
        """Whether to give up what is not over."""

    async def play(self) -> None:
        """Play to the end over as many connections as it takes."""
        while not self.is_over:
            try:
                await self.sit()
            except GONE:
                self.cuts += 1
                await asyncio.sleep(0.05)

    async def sit(self) -> None:
        """Play over one connection for as long as it lasts."""
        async with sitting(self.server, self.table, *self.secrets) as player:
            while True:
                if player.table["status"] != "playing":
                    self.is_over = True
                    return
                if self.is_enough:
                    for seat in player.heard[0]["seats"]:
                        await player.ask(type="concede", seat=seat)
                asked = [s["seat"] for s in player.table["seats"] if s["asked"] and s["kind"] == "person"]
                if asked:
                    await self.answer(player, self.chance.choice(asked))
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(player.next(), 0.02)

    async def answer(self, player: Player, seat: int) -> None:
        """Answer for a seat if it is asked, with the words that were sent before if they were.

        Every second answer is a gesture of two: both are stored, or the first alone if the other did not fit.
        """
        question = (await player.lift(seat)).get("question")
        if question is None:
            return
        key = (seat, question["number"])
        drawn = [self.chance.choice(question["choices"])["words"] for _ in range(2)]
        words = self.sent.setdefault(key, drawn[: 1 + key[1] % 2])
        if len(words) == 1:
            answer = await player.ask(type="answer", seat=seat, question=key[1], words=words[0])
        else:
            answer = await player.ask(type="gesture", seat=seat, question=key[1], words=words)
        if answer["type"] == "ack":
            self.acknowledged[key] = parts(answer["words"])
            assert [*self.acknowledged[key], *answer["left"]] == words


def test_every_acknowledged_answer_survives_kill_9(databases: Databases, tmp_path: Path) -> None:
    server = Server(tmp_path, databases.fresh(tmp_path), {"UNDERCROFT_RELAXED": "false"}).start()
    games = [TEST_GAME, *undercroft.game_ids()]
    scribes = [Scribe(server, make(server, "me", "me", game=game)) for game in games]
    scribes.append(Scribe(server, make(server, "me", "greedy")))

    def given_yet() -> int:
        return sum(len(scribe.acknowledged) for scribe in scribes)

    async def survive() -> None:
        playing = [asyncio.create_task(scribe.play()) for scribe in scribes]
        chance = random.Random(7)
        for _ in range(KILLS):
            enough = given_yet() + chance.randint(1, ANSWERS)
            while given_yet() < enough and not all(scribe.is_over for scribe in scribes):
                await asyncio.sleep(0.001)
            await asyncio.sleep(chance.uniform(0, 0.02))
            server.kill()
            await asyncio.to_thread(server.start)
        for scribe in scribes:
            scribe.is_enough = not SOAK
        await asyncio.gather(*playing)

    try:
        run(survive())
        assert sum(scribe.cuts for scribe in scribes) >= KILLS
        for scribe in scribes:
            info = get(server, f"/api/tables/{scribe.table}").json()
            assert info["status"] == "over"
            record = get(server, f"/api/tables/{scribe.table}/record").text
            for seat in (0, 1):
                given = [words for (who, _), words in sorted(scribe.acknowledged.items()) if who == seat]
                mine = [word for words in given for word in words]
                if info["seats"][seat]["kind"] == "person":
                    stored = [line[2:] for line in record.splitlines() if line.startswith(f"{seat + 1} ")]
                    assert is_within(mine, stored), (mine, stored)
            verified = get(server, f"/api/records/{scribe.table}/verify").json()
            assert verified["good"] is True, (verified, record)
    finally:
        if server.is_running():
            server.stop()


def test_a_gesture_is_stored_whole_or_not_at_all(databases: Databases, tmp_path: Path) -> None:
    """Killed while a gesture is under way: its repeat is done whole, and acknowledged in the same words."""
    server = Server(tmp_path, databases.fresh(tmp_path), {"UNDERCROFT_RELAXED": "false"}).start()
    table = {"from": {"text": walking().position()}}
    words = ["step north", "step north"]
    chance = random.Random(11)

    async def walk(made: dict[str, Any], wait: float) -> None:
        secret = made["seats"][0]["secret"]
        async with sitting(server, made["table"], secret) as player:
            number = (await player.lift(0))["question"]["number"]
            await player.send(type="gesture", seat=0, question=number, words=words)
            await asyncio.sleep(wait)
            server.kill()
        await asyncio.to_thread(server.start)
        async with sitting(server, made["table"], secret) as player:
            again = await player.ask(type="gesture", seat=0, question=number, words=words)
            assert (again["words"], again["left"]) == ("step north; step north", [])
            assert (await player.lift(0))["view"]["steps_left"] == 1

    try:
        for _ in range(KILLS // 2):
            made = make(server, "me", "me", game="dungeontwister", **table)
            run(walk(made, chance.uniform(0, 0.02)))
    finally:
        if server.is_running():
            server.stop()


def is_within(few: list[str], many: list[str]) -> bool:
    """Whether all of a list stand in another in the same order: the table may have passed in between."""
    rest = iter(many)
    return all(any(one == other for other in rest) for one in few)


def test_a_server_stops_cleanly_when_told_to(databases: Databases, tmp_path: Path) -> None:
    server = Server(tmp_path, databases.fresh(tmp_path)).start()
    made = make(server, "me", "greedy", game="subterra")

    async def sit() -> None:
        async with sitting(server, made["table"], made["seats"][0]["secret"]) as player:
            await player.lift(0)
            assert await asyncio.to_thread(server.stop) in (0, -15)
            with pytest.raises(ConnectionClosed) as closed:
                await player.until("the end")
            assert closed.value.rcvd is None or closed.value.rcvd.code in (1001, 1012)

    run(sit())
    log = server.log.read_text()
    assert "Traceback" not in log, log
    server.start()
    assert get(server, f"/api/tables/{made['table']}").json()["status"] == "playing"
    server.stop()
