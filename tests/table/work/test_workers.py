"""Workers that die, overrun or cheat; the server goes on meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.table.player import run
from tests.table.running import TEST_GAME, settings
from undercroft.kernel.registry import game as find_game
from undercroft.table.live.server_process import ServerProcess
from undercroft.table.lobby.new_tables import make
from undercroft.table.play.table import Table
from undercroft.table.refusals import Refusal
from undercroft.table.wire.http_requests import NewSeat, NewTable
from undercroft.table.work.workers import WorkerLost, Workers


def test_a_worker_that_dies_or_overruns_is_replaced() -> None:
    position = find_game(TEST_GAME).new(seats=2, seed=1).position()
    job: dict[str, Any] = {"game": TEST_GAME, "position": position, "seat": 0, "seed": 1}

    async def ask() -> None:
        workers = Workers(1, 30.0, "test")
        try:
            assert await workers.do("think", agent="random", **job) in ("left", "right", "lurk")
            with pytest.raises(WorkerLost, match="died"):
                await workers.do("think", agent="tests.table.slow_agents:Crasher", **job)
            with pytest.raises(WorkerLost, match="took more"):
                await workers.do("think", limit=0.5, agent="tests.table.slow_agents:Sleeper", **job)
            with pytest.raises(Refusal):
                await workers.do("think", agent="tests.table.slow_agents:Cheat", **job)
            assert await workers.do("think", agent="greedy", **job) in ("left", "right", "lurk")
        finally:
            workers.stop()

    run(ask())


@pytest.mark.parametrize("agent", ["Sleeper", "Crasher", "Cheat"])
def test_greedy_answers_for_an_agent_that_cannot(tmp_path: Path, agent: str) -> None:
    async def play() -> None:
        server = ServerProcess(settings(tmp_path, think_limit=3.0 if agent == "Sleeper" else 30.0))
        await server.start()
        try:
            seats = [NewSeat(kind="me"), NewSeat(kind="open")]
            made = await make(server, NewTable(game=TEST_GAME, seats=seats))
            live = server.live(made.table)

            def seat_it(t: Table) -> None:
                t.seats[1].kind = "computer"
                t.seats[1].agent = f"tests.table.slow_agents:{agent}"
                t.maybe_begin()

            await live.alter(seat_it)
            looks = 0
            while await live.read(lambda t: 1 in t.asked()):
                await asyncio.sleep(0.05)
                looks += 1
            assert await live.read(lambda t: t.asked()) == (0,)
            assert looks > 0  # the server went on while the agent kept its worker busy
        finally:
            await server.stop()

    run(play())
