"""Computers play so that people can follow; with a pace of a day a test would never end by waiting."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.player import make, run, sitting
from tests.table.running import Server, serving

DAY = "86400"


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("calm")
    with serving(folder, more={"UNDERCROFT_PACE": DAY}) as server:
        yield server


def test_a_computer_waits_while_somebody_looks_until_it_is_told_to_hurry(calm: Server) -> None:
    made = make(calm, "me", "greedy", game="subterra")

    async def play() -> None:
        async with sitting(calm, made["table"], made["seats"][0]["secret"]) as ada:
            await ada.lift(0)
            for _ in range(2):
                while ada.sight["question"]:
                    answered = ada.sight
                    assert (await ada.answer(0, "pass"))["type"] == "ack"
                    while ada.sight is answered:
                        await ada.next()
                waiting = ada.sight["last"]
                assert (await ada.ask(type="ping"))["type"] == "pong"
                assert ada.sight["last"] == waiting
                assert (await ada.ask(type="hurry", seat=0))["type"] == "done"
                assert await ada.asked(0)
                assert ada.sight["last"] > waiting

    run(play())


def test_with_nobody_looking_it_does_not_wait(calm: Server) -> None:
    made = make(calm, "random", "random", game="subterra")

    async def wait() -> None:
        async with sitting(calm, made["table"]) as onlooker:
            while onlooker.table["status"] != "over":
                await onlooker.next()

    run(wait())


def test_only_who_sits_there_can_hurry_it(calm: Server) -> None:
    made = make(calm, "me", "greedy", game="subterra")

    async def ask() -> None:
        async with sitting(calm, made["table"]) as onlooker:
            assert (await onlooker.ask(type="hurry", seat=0))["code"] == "not-yours"

    run(ask())
