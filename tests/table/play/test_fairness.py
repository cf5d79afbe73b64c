"""What one at the table could do to the others, and cannot: gain time, take back unasked, spy, or flood."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Any

import pytest

from tests.table.play.test_windows import played_of, table_of
from tests.table.player import CLIENT, Json, get, make, post, run, secrets, sitting
from tests.table.running import TEST_GAME, Server, serving
from tests.table.services import Databases
from tests.table.store.test_storage import opened, row
from undercroft.table.clock import Clock
from undercroft.table.play import answering, seating
from undercroft.table.play.table import Table
from undercroft.table.refusals import Refusal
from undercroft.table.store.changes import LINES_KEPT, Change
from undercroft.table.store.rows import SeatRow, Terms

# Clocks


def clocked(left: int, add: int, when_gone: str = "computer") -> Table:
    """A table with clocks of a minute, of which the first seat has so much left."""
    t = table_of("person", "person")
    t.row.terms = Terms(clock=Clock(60_000, add), when_gone=when_gone)
    t.row.clocks = [left, 60_000]
    t.row.since = t.change.at
    return t


def answer_for(t: Table, seat: int) -> None:
    """Give the first answer that is offered to a seat."""
    played = played_of(t)
    answering.answer(t, seat, played.question(seat), played.match.moves(seat)[0])


@pytest.mark.parametrize("add", [0, 2000])
def test_to_leave_and_sit_down_again_gains_no_time(add: int) -> None:
    t = clocked(5_000, add)
    seating.leave(t, 0)
    assert t.people() == [1]
    answer_for(t, 0)
    seating.sit(t, 0)
    assert t.people() == [0, 1]
    assert t.row.clocks[0] == 5_000


def test_time_that_is_used_up_stays_so_or_comes_back_for_one_answer() -> None:
    for add, left in ((0, -10), (2000, 1990)):
        t = clocked(-10, add)
        seating.leave(t, 0)
        with pytest.raises(Refusal) as no:
            seating.sit(t, 0)
        assert no.value.code == "not-possible"
        assert no.value.sentence("en") != no.value.sentence("fr")
        answer_for(t, 0)
        assert t.row.clocks[0] == left


def test_a_seat_that_changes_hands_keeps_its_time() -> None:
    for left, then in ((5_000, 5_000), (-10, 15_000)):
        t = clocked(left, 0, "open")
        seating.leave(t, 0)
        assert t.seats[0].kind == "open"
        seating.take_seat(t, 0, "Cy")
        assert t.row.clocks[0] == then


# Takebacks


def test_a_takeback_needs_the_consent_of_one_for_whom_a_computer_stands_in(server: Server) -> None:
    made = make(server, "me", "me")
    one, two = secrets(made)

    async def ask() -> None:
        async with sitting(server, made["table"], one) as ada, sitting(server, made["table"], two) as bo:
            await ada.lift(0)
            assert (await ada.answer(0, "left"))["type"] == "ack"
            assert (await bo.ask(type="leave", seat=1))["type"] == "done"
            while [seat["asked"] for seat in ada.table["seats"]] != [True, False]:
                await ada.until("table")  # the computer has answered, and no answer ends the wish
            assert (await ada.ask(type="takeback", seat=0))["type"] == "done"
            while ada.table["branch"] == 0 and not ada.table["takeback"]:
                await ada.until("table")
            assert ada.table["branch"] == 0
            assert ada.table["takeback"]["waiting"] == [1]
            assert (await bo.ask(type="consent", seat=1, yes=True))["type"] == "done"
            while ada.table["branch"] == 0:
                await ada.until("table")

    run(ask())


# The standing pass


def test_nobody_notices_a_standing_pass_but_its_seat(server: Server) -> None:
    made = make(server, "me", "me")
    one, two = secrets(made)
    path = f"/api/tables/{made['table']}"

    async def switch() -> tuple[list[Json], list[Json], list[Any]]:
        async with (
            sitting(server, made["table"], one) as ada,
            sitting(server, made["table"], one) as device,
            sitting(server, made["table"], two) as bo,
        ):
            for player, seat in ((ada, 0), (device, 0), (bo, 1)):
                await player.lift(seat)
            for player in (ada, device, bo):
                await player.ask(type="ping")
            moved = [get(server, path).json()["moved"]]
            before = [len(player.heard) for player in (device, bo)]
            for on in (True, False, True):
                assert (await ada.ask(type="standing", seat=0, on=on))["type"] == "done"
            for player in (device, bo):
                await player.ask(type="ping")
            moved.append(get(server, path).json()["moved"])
            return device.heard[before[0] :], bo.heard[before[1] :], moved

    mine, theirs, moved = run(switch())
    assert [heard["standing"] for heard in mine if heard["type"] == "sight"] == [True, False, True]
    assert [heard["type"] for heard in theirs] == ["pong"]
    assert moved[0] == moved[1]


# Notes


def test_notes_come_at_a_bounded_pace_and_answers_are_still_taken(server: Server) -> None:
    made = make(server, "me", "me")

    async def flood() -> None:
        answers: list[Json] = []
        for _ in range(3):  # to connect again does not help
            async with sitting(server, made["table"], *secrets(made)) as ada:
                answers = [await ada.ask(type="share", seat=0, on=n % 2 == 0) for n in range(20)]
        assert answers[-1]["code"] == "too-fast"
        async with sitting(server, made["table"], *secrets(made)) as ada:
            await ada.lift(0)
            assert (await ada.answer(0, "left"))["type"] == "ack"
            assert (await ada.ask(type="share", seat=1, on=True))["type"] == "done"

    run(flood())


def test_a_table_keeps_a_bounded_number_of_lines(databases: Databases, tmp_path: Path) -> None:
    async def talk() -> None:
        store = await opened(databases, tmp_path)
        try:
            await store.insert(row("a"), [SeatRow("a", 0, "person")], Change("a", 1, 1))
            change = Change("a", 1, 2)
            t = table_of("person", "person")
            for _ in range(LINES_KEPT):
                t.note("note-shared", name="Ada")
            change.notes = t.change.notes[-LINES_KEPT:]
            await store.save(change)
            for n in range(3):
                await store.say("a", 3 + n, 0, "Ada", "hello")
            lines = await store.chat("a", 0, limit=2 * LINES_KEPT)
            assert [line.n for line in lines] == list(range(4, LINES_KEPT + 4))
        finally:
            await store.stop()

    run(talk())


# Guesses, other sites, and the file


def test_wrong_guesses_of_an_address_do_not_lock_out_right_secrets(tmp_path: Path) -> None:
    limits = {"UNDERCROFT_GUESS_RATE": "0.001", "UNDERCROFT_GUESS_BURST": "2"}
    with serving(tmp_path, more=limits) as server:
        made = make(server, "me", "open")
        path = f"/api/tables/{made['table']}/seats/0/code"
        codes = [post(server, path, secret=f"wrong{n}").status_code for n in range(4)]
        assert codes == [403, 403, 429, 429]
        assert post(server, "/api/join", {"code": "wrong"}).status_code == 429
        assert post(server, path, secret=secrets(made)[0]).status_code == 201

        async def come_in() -> None:
            async with sitting(server, made["table"], "wrong", *secrets(made)) as ada:
                assert ada.heard[0]["seats"] == [0]
                assert ada.heard[0]["refused"] == 1

        run(come_in())
        assert post(server, "/api/join", {"code": made["invites"][0]["code"]}).status_code == 201


def test_pages_of_other_sites_cannot_make_tables(server: Server) -> None:
    body = f'{{"game": "{TEST_GAME}", "seats": [{{"kind": "me"}}, {{"kind": "me"}}]}}'.encode()
    address = f"{server.url}/api/tables"
    for kind in ("text/plain", "application/x-www-form-urlencoded", "text/plain; x=application/json", ""):
        answer = CLIENT.post(address, content=body, headers={"content-type": kind}, params={"lang": "fr"})
        assert (answer.status_code, answer.json()["code"]) == (400, "unreadable"), kind
        assert "JSON" in answer.json()["sentence"]
    for kind in ("application/json", "Application/JSON; charset=utf-8"):
        headers = {"content-type": kind}
        assert CLIENT.post(address, content=body, headers=headers).status_code == 201
        headers["origin"] = server.url
        assert CLIENT.post(address, content=body, headers=headers).status_code == 201
        for origin in ("https://elsewhere.example", "null"):
            foreign = CLIENT.post(address, content=body, headers={**headers, "origin": origin})
            assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign")


def test_nobody_else_on_the_machine_reads_the_database(tmp_path: Path) -> None:
    file = tmp_path / "table.db"
    file.touch(0o644)
    with serving(tmp_path) as server:
        make(server, "me", "me")
        files = list(tmp_path.glob("table.db*"))
        assert len(files) > 1
        for one in files:
            assert stat.S_IMODE(one.stat().st_mode) == 0o600, one
