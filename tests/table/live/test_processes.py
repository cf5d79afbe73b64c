"""Several server processes at one database: each move is stored once, and everybody hears of it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.player import get, make, post, run, secrets, sitting
from tests.table.running import TEST_GAME, Server, serving, settings
from tests.table.services import Databases, redis
from undercroft.table.live.connection import Connection
from undercroft.table.live.server_process import ServerProcess
from undercroft.table.lobby.new_tables import make as make_table
from undercroft.table.play import answering
from undercroft.table.refusals import Refusal
from undercroft.table.wire.http_requests import NewSeat, NewTable


@pytest.fixture(scope="module")
def pair(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    folder = tmp_path_factory.mktemp("pair")
    url = databases.fresh(folder)
    with (
        redis() as bus,
        serving(folder, url, {"REDIS_URL": bus}) as one,
        serving(folder, url, {"REDIS_URL": bus}) as two,
    ):
        yield one, two


def test_two_processes_play_one_game(pair: tuple[Server, Server]) -> None:
    one, two = pair
    made = make(one, "me", "open", "greedy")
    joined = post(two, "/api/join", {"code": made["invites"][0]["code"], "name": "Bo"}).json()

    async def play() -> None:
        async with (
            sitting(one, made["table"], *secrets(made)) as ada,
            sitting(two, made["table"], joined["secret"]) as bo,
        ):
            while not (ada.table["seats"][1]["here"] and ada.table["seats"][0]["here"]):
                await ada.until("table")
            await ada.ask(type="chat", seat=0, text="over there?")
            while not [line for line in bo.chat if line["text"] == "over there?"]:
                await bo.next()
            given = await asyncio.gather(ada.play(0, random.Random(1)), bo.play(1, random.Random(2)))
            assert min(given) > 2

    run(play())
    for server in pair:
        info = get(server, f"/api/tables/{made['table']}").json()
        assert info["status"] == "over"
    assert get(two, f"/api/records/{made['table']}/verify").json()["good"] is True


def test_two_processes_race_for_every_answer(pair: tuple[Server, Server]) -> None:
    one, two = pair
    made = make(one, "me", "me")
    table = made["table"]

    async def race() -> None:
        chance = random.Random(9)
        async with (
            sitting(one, table, *secrets(made)) as here,
            sitting(two, table, *secrets(made)) as there,
        ):
            raced = 0
            for _ in range(40):
                info = (await asyncio.to_thread(get, one, f"/api/tables/{table}")).json()
                if info["status"] != "playing":
                    break
                seat = next(place["seat"] for place in info["seats"] if place["asked"])
                sight = await here.lift(seat)
                if sight.get("question") is None:
                    continue
                words = [choice["words"] for choice in sight["question"]["choices"]]
                number = sight["question"]["number"]
                chance.shuffle(words)
                answers = await asyncio.gather(
                    here.ask(type="answer", seat=seat, question=number, words=words[0]),
                    there.ask(type="answer", seat=seat, question=number, words=words[-1]),
                )
                accepted = {answer["words"] for answer in answers if answer["type"] == "ack"}
                refused = {answer["code"] for answer in answers if answer["type"] == "error"}
                assert len(accepted) <= 1, answers
                assert refused <= {"stale", "not-possible", "not-asked"}, answers
                raced += bool(accepted and refused)
            assert raced >= 2  # the two first questions offer several moves, and nobody else answers them

    run(race())
    record = get(one, f"/api/tables/{table}/record", secret=secrets(made)[0])
    assert record.status_code == 200


def test_onlookers_at_another_process_see_moves_points_and_rematches(pair: tuple[Server, Server]) -> None:
    one, two = pair
    made = make(one, "me", "me", game="subterra")

    async def watch() -> None:
        async with (
            sitting(one, made["table"], *secrets(made)) as ada,
            sitting(two, made["table"]) as onlooker,
        ):
            await onlooker.lift(None)
            info = (await asyncio.to_thread(get, one, f"/api/tables/{made['table']}")).json()
            seat = next(place["seat"] for place in info["seats"] if place["asked"])
            sight = await ada.lift(seat)
            last = onlooker.sight["last"]
            await ada.answer(seat, sight["question"]["choices"][0]["words"])
            while onlooker.sight["last"] == last:
                await onlooker.until("sight")
            await ada.ask(type="point", seat=seat, touch="tile:0")
            assert (await onlooker.until("point"))["touch"] == "tile:0"
            for place in (0, 1):
                await ada.ask(type="concede", seat=place)
            while onlooker.table["status"] != "over":
                await onlooker.until("table")
            again = await asyncio.to_thread(
                post, one, f"/api/tables/{made['table']}/rematch", None, secrets(made)[0]
            )
            assert (await onlooker.until("rematch"))["table"] == again.json()["table"]

    run(watch())


def test_without_redis_two_processes_still_store_each_answer_once(
    databases: Databases, tmp_path: Path
) -> None:
    url = databases.fresh(tmp_path)
    with serving(tmp_path, url) as one, serving(tmp_path, url) as two:
        made = make(one, "me", "me")

        async def race() -> None:
            async with (
                sitting(one, made["table"], *secrets(made)) as here,
                sitting(two, made["table"], *secrets(made)) as there,
            ):
                await here.lift(0)
                await there.lift(0)
                answers = await asyncio.gather(
                    here.ask(type="answer", seat=0, question=1, words="left"),
                    there.ask(type="answer", seat=0, question=1, words="right"),
                )
                assert sorted(answer["type"] for answer in answers) == ["ack", "error"]
                assert next(a["code"] for a in answers if a["type"] == "error") == "stale"

        run(race())


def test_who_sits_at_a_process_that_came_too_late_hears_what_the_other_has_stored(tmp_path: Path) -> None:
    async def come_late() -> None:
        first, second = ServerProcess(settings(tmp_path)), ServerProcess(settings(tmp_path))
        await first.start()
        await second.start()
        try:
            made = await make_table(first, NewTable(game=TEST_GAME, seats=[NewSeat(kind="me")] * 2))
            live = second.live(made.table)
            before = await live.read(lambda t: t.row.version)
            connection = Connection("en", False, {0: 0}, False)
            connection.lift(0, 0, 0)
            live.arrived(connection)
            await first.live(made.table).alter(lambda t: answering.answer(t, 0, 1, "left"))
            with pytest.raises(Refusal):
                await live.alter(lambda t: answering.answer(t, 0, 1, "right"))
            assert await live.read(lambda t: t.row.version) > before
            told: list[str] = []
            while '"question":null' not in "".join(told):
                told.append(str(await connection.waiting.get()))
        finally:
            await first.stop()
            await second.stop()

    run(come_late())
