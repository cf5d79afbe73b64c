"""Documents that cost more than they weigh: refused with a sentence at every entrance; nobody else waits."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.examples import DATA, GUIDE, SCENARIO
from tests.table.player import get, make, post, run
from tests.table.running import Server, serving, settings
from undercroft.kernel.documents.record import write_record
from undercroft.kernel.game import MOST_KEPT
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.texts import LANGUAGES
from undercroft.table.live.rate_limits import Turns
from undercroft.table.live.server_process import ServerProcess
from undercroft.table.lobby.new_tables import make as make_table
from undercroft.table.refusals import Refusal
from undercroft.table.showing import tables
from undercroft.table.showing.tables import info_of
from undercroft.table.wire.http_requests import NewSeat, NewTable
from undercroft.table.work import jobs
from undercroft.table.work.weighing import weigh
from undercroft.table.work.workers import SPENT, Workers, answered_in_time

HEAD = 'kind = "data"\ngame = "subterra"\n'

BOMBS = {
    "dotted names": HEAD + ".".join(["a"] * 60_000) + " = 1",
    "dotted names in quotes": HEAD + ".".join(['"a"'] * 40_000) + " = 1",
    "dotted heads": HEAD + f"[{'.'.join(['a'] * 60_000)}]",
    "lists in lists": HEAD + "x = " + "[" * 100_000,
    "lists hidden by remarks": HEAD + "x = " + "[ #]\n" * 30_000,
    "lists hidden by texts": HEAD + "x = " + '["]", ' * 30_000,
    "tables in tables": HEAD + "x = " + "{a = " * 30_000,
    "a long number": HEAD + "x = " + "9" * 5_000,
    "a long number with lines": HEAD + "x = " + "9_" * 50_000 + "9",
    "many names": HEAD + "".join(f"n{n} = 1\n" for n in range(15_000)),
    "many values": HEAD + f"x = [{'1,' * 80_000}]",
    "texts never closed": HEAD + '"""x"\n\\' * 15_000,
    "other texts never closed": HEAD + "x = '''" + "a''\n" * 40_000,
    "JSON in JSON": '{"a":' * 30_000,
    "a long number in JSON": '{"undercroft": "position", "game": "subterra", "x": ' + "9" * 5_000 + "}",
    "a record's set-up": "undercroft record 1\ngame: subterra\nsetup: " + "[" * 100_000 + "\n\n",
}
"""Each is below the size that is taken, and each is cheap to make."""

ENTRANCES = ("/api/records", "/api/study", "/api/study/position", "/api/guides", "/api/verify")


def body_for(path: str, text: str) -> dict[str, Any]:
    """What brings a document to an entrance."""
    more = {"seed": "00" * 32, "commitment": "00" * 32} if path == "/api/verify" else {}
    return {"text": text, **more}


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_is_refused_at_every_entrance(server: Server, name: str) -> None:
    text = BOMBS[name]
    for lang in ("en", "fr"):
        checked = post(server, "/api/check", {"text": text}, lang=lang)
        assert checked.status_code == 200
        assert checked.json()["good"] is False
        assert checked.json()["sentence"]
    for path in ENTRANCES:
        answer = post(server, path, body_for(path, text))
        assert 400 <= answer.status_code < 500, (path, answer.text)
        assert answer.json()["sentence"]
    wish = {"game": "claustrophobia", "seats": [{"kind": "me"}] * 2}
    for own in ({"data_text": text}, {"scenario_text": text}, {"from": {"text": text}}):
        answer = post(server, "/api/tables", {**wish, **own})
        assert 400 <= answer.status_code < 500, (own.keys(), answer.text)


@pytest.mark.parametrize("name", BOMBS)
def test_weighing_refuses_a_bomb_before_it_is_read(name: str) -> None:
    with pytest.raises(Refusal) as no:
        weigh(BOMBS[name])
    assert no.value.sentence("en") != no.value.sentence("fr")


@pytest.mark.parametrize("text", [DATA, SCENARIO, GUIDE, 'x = """a\n\\"""" # [[[\n', "x = '''it''s'''\n"])
def test_weighing_lets_honest_files_pass(text: str) -> None:
    weigh(text)
    match = find_game("subterra").new(seats=2, seed=3)
    weigh(match.position())
    weigh(write_record(match))


# Limits of the workers


def waste_time() -> None:
    """Use the processor, and swallow all ordinary faults."""
    while True:
        try:
            sum(range(1000))
        except Exception:  # noqa: BLE001 - as code that is interrupted may do
            continue


def test_a_job_ends_when_its_time_of_the_processor_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    assert threading.current_thread() is threading.main_thread()
    monkeypatch.setitem(jobs.JOBS, "waste", waste_time)
    status, error = answered_in_time("waste", {}, 0.2)
    assert status == SPENT
    assert "seconds" in error.said("en")
    assert "secondes" in error.said("fr")


def test_a_reader_that_has_spent_its_memory_is_replaced() -> None:
    good, wrong = HEAD + "x = 1\n", '{"game": x}'

    async def read() -> None:
        workers = Workers(1, 60.0, "test", reads=True)
        try:
            assert await workers.do("kind_and_game", text=good) == ("data", "subterra")
            (first,) = workers.alive
            with pytest.raises(Refusal):
                await workers.do("kind_and_game", text=wrong)
            assert workers.alive == {first}  # an ordinary fault is no reason
            with pytest.raises(Refusal) as no:
                await workers.do("kind_and_game", text='{"game": [' + '"ab",' * 9_000_000 + "0]}")
            assert "MemoryError" in no.value.sentence("en")
            assert not workers.alive
            assert not first.process.is_alive()
            assert await workers.do("kind_and_game", text=good) == ("data", "subterra")
        finally:
            workers.stop()

    run(read())


def test_others_are_served_while_documents_are_read(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        make(server, "me", "me")

        async def crowd() -> tuple[int, list[int]]:
            slow = asyncio.create_task(asyncio.to_thread(post, server, "/api/check", {"text": SCENARIO}))
            looks = 0
            while not slow.done():
                assert (await asyncio.to_thread(get, server, "/api/games")).status_code == 200
                looks += 1
            assert slow.result().json()["good"] is True
            together = [asyncio.to_thread(post, server, "/api/check", {"text": SCENARIO}) for _ in range(12)]
            return looks, [answer.status_code for answer in await asyncio.gather(*together)]

        looks, codes = run(crowd())
        assert looks > 3  # the server answered all the time
        assert set(codes) == {200, 429}  # one address has its share, and no more


def test_each_address_has_one_turn_at_a_time_and_a_bounded_queue() -> None:
    async def queue() -> None:
        turns = Turns(2)
        order: list[str] = []
        gate = asyncio.Event()

        async def come(who: str, name: str) -> None:
            async with turns.of(who):
                order.append(name)
                await gate.wait()

        tasks = [asyncio.create_task(come(name[0], name)) for name in ("a1", "a2", "b1")]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert order == ["a1", "b1"]
        with pytest.raises(Refusal) as no:
            async with turns.of("a"):
                pass
        assert no.value.code == "too-fast"
        gate.set()
        await asyncio.gather(*tasks)
        assert order == ["a1", "b1", "a2"]
        assert not turns.waiting
        assert not turns.locks

    run(queue())


# What is kept of people's files


def test_a_game_keeps_a_bounded_number_of_peoples_files() -> None:
    game = find_game("subterra")
    for number in range(MOST_KEPT + 5):
        setup = game.setup(2, data_text=f'{HEAD}name = "box {number}"\n')
        game.data_hash(setup)
        game.box(setup)
    assert len(game.loaded) <= MOST_KEPT
    assert len(game.hashes) <= MOST_KEPT


def test_lists_do_not_read_scenarios_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_args: object) -> str:
        raise AssertionError("The scenario is read again.")

    async def listed() -> list[str]:
        server = ServerProcess(settings(tmp_path))
        await server.start()
        try:
            seats = [NewSeat(kind="me"), NewSeat(kind="open")]
            wish = NewTable(game="claustrophobia", seats=seats, scenario_text=SCENARIO, public=True)
            await make_table(server, wish)
            monkeypatch.setattr(tables, "scenario_label", never)
            ((row, rows),) = await server.store.listed("", 10)
            game = server.catalog.games[row.game]
            return [info_of(game, row, rows, lambda _: False, [], lang).scenario_label for lang in LANGUAGES]
        finally:
            await server.stop()

    assert run(listed()) == ["The Drowned Bell", "La Cloche noyée"]
