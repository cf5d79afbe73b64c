"""Takebacks, giving up, clocks, leaving and coming back, windows, chat, onlookers, rematches."""

from __future__ import annotations

import asyncio
import random
import re
from typing import Any

import pytest

from tests.table.player import Player, get, make, post, run, secrets, sitting
from tests.table.running import TEST_GAME, Server
from undercroft.kernel.chance import Dice
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.window import Window


def two_people(server: Server, **more: Any) -> tuple[str, str, str]:
    """A table of two people, each with one secret."""
    made = make(server, "me", "open", **more)
    joined = post(server, "/api/join", {"code": made["invites"][0]["code"], "name": "Bo"}).json()
    return made["table"], made["seats"][0]["secret"], joined["secret"]


def asked_seats(server: Server, table: str) -> list[int]:
    """The seats that owe an answer."""
    info = get(server, f"/api/tables/{table}").json()
    return [seat["seat"] for seat in info["seats"] if seat["asked"]]


async def first_choices(player: Player) -> None:
    """Let a player who holds both seats make the first two choices of the test game."""
    for seat, words in ((0, "left"), (1, "lurk")):
        await player.lift(seat)
        await player.answer(seat, words)


async def until_table(player: Player, wanted: str, value: object) -> None:
    """Wait until the table says so."""
    while player.table[wanted] != value:
        await player.until("table")


# Takebacks


def test_a_takeback_needs_everybodys_consent_and_never_gives_dice_back(server: Server) -> None:
    table, one, two = two_people(server, game="subterra")

    async def take_back() -> None:
        async with sitting(server, table, one) as ada, sitting(server, table, two) as bo:
            people = (ada, bo)
            nothing = await ada.ask(type="takeback", seat=0)
            assert nothing["code"] == "not-possible"
            chance = random.Random(8)
            seat = 0
            for _ in range(4):
                info = (await asyncio.to_thread(get, server, f"/api/tables/{table}")).json()
                seat = next(place["seat"] for place in info["seats"] if place["asked"])
                sight = await people[seat].lift(seat)
                words = chance.choice(sight["question"]["choices"])["words"]
                assert (await people[seat].answer(seat, words))["type"] == "ack"
            asking, other = people[seat], people[1 - seat]
            assert (await asking.ask(type="takeback", seat=seat))["type"] == "done"
            await until_table(other, "takeback", {"seat": seat, "agreed": [seat], "waiting": [1 - seat]})
            assert (await other.ask(type="consent", seat=1 - seat, yes=False))["type"] == "done"
            await until_table(asking, "takeback", None)
            assert asking.table["branch"] == 0
            late = await other.ask(type="consent", seat=1 - seat, yes=True)
            assert late["code"] == "not-possible"
            await asking.ask(type="takeback", seat=seat)
            await other.ask(type="consent", seat=1 - seat, yes=True)
            await until_table(ada, "branch", 1)
            await until_table(bo, "branch", 1)
            assert ada.table["takeback"] is None

            async def play_on(player: Player, seat: int) -> None:
                player.sight = {}
                await player.play(seat, random.Random(seat))

            await asyncio.gather(play_on(ada, 0), play_on(bo, 1))

    run(take_back())
    info = get(server, f"/api/tables/{table}").json()
    assert info["status"] == "over"
    verified = get(server, f"/api/records/{table}/verify").json()
    assert verified["good"] is True, verified
    record = get(server, f"/api/tables/{table}/record").text
    if verified["skipped"]:
        assert re.search("^jumps: ", record, re.MULTILINE)


def test_alone_at_the_table_a_takeback_happens_at_once(server: Server) -> None:
    made = make(server, "me", "random")

    async def take_back() -> None:
        async with sitting(server, made["table"], *secrets(made)) as ada:
            await ada.lift(0)
            await ada.answer(0, "left")
            await ada.ask(type="takeback", seat=0)
            await until_table(ada, "branch", 1)
            sight = await ada.lift(0)
            assert sight["question"]["number"] == 3
            assert [choice["words"] for choice in sight["question"]["choices"]] == ["left", "right", "lurk"]

    run(take_back())


# Ends without the rules


def test_conceding_ends_a_duel_at_once_and_shows_the_seed(server: Server) -> None:
    table, one, two = two_people(server)

    async def concede() -> None:
        async with sitting(server, table, one) as ada, sitting(server, table, two) as bo:
            assert (await bo.lift(1))["question"]
            assert (await ada.ask(type="concede", seat=0))["type"] == "done"
            await until_table(bo, "status", "over")
            assert bo.table["result"]["how"] == "concede"
            assert (await bo.lift(1))["question"] is None
            assert bo.table["result"]["results"] == ["loss", "win"]
            assert bo.table["seed"]
            late = await bo.ask(type="answer", seat=1, question=1, words="left")
            assert late["code"] == "not-possible"

    run(concede())
    verified = get(server, f"/api/records/{table}/verify").json()
    assert verified["good"] is True


def test_in_a_cooperative_game_all_people_must_give_up(server: Server) -> None:
    table, one, two = two_people(server, game="subterra")

    async def concede() -> None:
        async with sitting(server, table, one) as ada, sitting(server, table, two) as bo:
            await ada.ask(type="concede", seat=0)
            assert ada.table["status"] == "playing"
            await ada.ask(type="concede", seat=0, on=False)
            await bo.ask(type="concede", seat=1)
            assert (await ada.ask(type="ping"))["type"] == "pong"
            assert get(server, f"/api/tables/{table}").json()["status"] == "playing"
            await ada.ask(type="concede", seat=0)
            await until_table(ada, "status", "over")
            assert ada.table["result"]["results"] == ["loss", "loss"]

    run(concede())


def test_a_rematch_moves_everybody_on_and_keeps_their_secrets(server: Server) -> None:
    table, one, two = two_people(server)

    async def again() -> None:
        async with sitting(server, table, one) as ada, sitting(server, table, two) as bo:
            early = await asyncio.to_thread(post, server, f"/api/tables/{table}/rematch", None, one)
            assert early.status_code == 409
            await ada.ask(type="concede", seat=0)
            asked = [
                asyncio.to_thread(post, server, f"/api/tables/{table}/rematch", None, secret)
                for secret in (one, two, one)
            ]
            answers = [answer.json() for answer in await asyncio.gather(*asked)]
            assert len({answer["table"] for answer in answers}) == 1
            assert [answer["seat"] for answer in answers] == [1, 0, 1]
            news = await bo.until("rematch")
            assert news == {
                "type": "rematch",
                "table": answers[0]["table"],
                "seats": [{"from": 1, "to": 0}],
            }
        async with sitting(server, answers[0]["table"], one) as ada:
            assert ada.heard[0]["seats"] == [1]
            assert (await ada.lift(1))["question"]["number"] == 1
            assert [seat["name"] for seat in ada.table["seats"]] == ["Bo", "Ada 0"]

    run(again())
    assert post(server, f"/api/tables/{table}/rematch").status_code == 403


# Clocks and absence


def test_when_time_is_up_the_computer_takes_the_seat_until_its_owner_sits_down(server: Server) -> None:
    made = make(server, "me", "random", clock={"start": 1000, "add": 0}, when_gone="computer")

    async def wait() -> None:
        async with sitting(server, made["table"], *secrets(made)) as ada:
            assert ada.table["seats"][0]["left"] <= 1000
            while not ada.table["seats"][0]["standing_in"] and ada.table["status"] == "playing":
                await ada.until("table")
            assert ada.table["seats"][0]["agent"] == "greedy"
            assert (await ada.ask(type="sit", seat=0))["type"] in ("done", "error")

    run(wait())


def test_sitting_down_again_ends_the_stand_in(server: Server) -> None:
    made = make(server, "me", "me", clock={"start": 60_000, "add": 0})

    async def sit() -> None:
        async with sitting(server, made["table"], *secrets(made)) as ada:
            await ada.ask(type="leave", seat=0)
            while not ada.table["seats"][0]["standing_in"]:
                await ada.until("table")
            await ada.ask(type="sit", seat=0)
            while ada.table["seats"][0]["standing_in"]:
                await ada.until("table")
            assert ada.table["seats"][0]["agent"] == ""

    run(sit())


def test_when_time_is_up_the_seat_is_open_for_another(server: Server) -> None:
    # only the clock of the seat that is asked runs: nobody has to hurry
    table, one, two = two_people(
        server, game="subterra", clock={"start": 3000}, when_gone="open", public=True
    )
    (late,) = asked_seats(server, table)

    async def replace() -> None:
        async with sitting(server, table, (one, two)[late]) as ada, sitting(server, table) as onlooker:
            while onlooker.table["seats"][late]["kind"] != "open":
                await onlooker.until("table")
            gone = await ada.ask(type="answer", seat=late, question=1, words="exert")
            assert gone["code"] == "not-yours"
            assert (await ada.lift(late))["code"] == "not-yours"
            joined = await asyncio.to_thread(
                post, server, f"/api/tables/{table}/join", {"seat": late, "name": "Cy"}
            )
            async with sitting(server, table, joined.json()["secret"]) as cy:
                assert cy.heard[0]["seats"] == [late]
                assert cy.table["seats"][late]["name"] == "Cy"
        async with sitting(server, table, (one, two)[late]) as ada:
            assert ada.heard[0]["refused"] == 1
            assert ada.heard[0]["seats"] == []

    run(replace())


def test_when_time_is_up_the_win_can_be_claimed(server: Server) -> None:
    table, one, two = two_people(server, game="claustrophobia", clock={"start": 2000}, when_gone="claim")
    (late,) = asked_seats(server, table)
    other = 1 - late

    async def claim() -> None:
        keys = (one, two)
        async with sitting(server, table, keys[other]) as bo, sitting(server, table, keys[late]) as ada:
            await until_table(bo, "claimable", [late])
            own = await ada.ask(type="claim", seat=late)
            assert own["code"] == "not-possible"
            assert (await bo.ask(type="claim", seat=other))["type"] == "done"
            await until_table(bo, "status", "over")
            assert bo.table["result"]["how"] == "claim"
            assert bo.table["result"]["results"][late] == "loss"
            assert bo.table["result"]["results"][other] == "win"

    run(claim())


def test_a_win_cannot_be_claimed_while_there_is_time(server: Server) -> None:
    table, _, two = two_people(server, clock={"start": 600_000}, when_gone="claim")

    async def claim() -> None:
        async with sitting(server, table, two) as bo:
            assert (await bo.ask(type="claim", seat=1))["code"] == "not-possible"

    run(claim())


def test_one_who_is_gone_for_long_is_replaced(server: Server) -> None:
    made = make(server, "me", "open", gone_after=700, when_gone="computer")

    async def go() -> None:
        async with sitting(server, made["table"], *secrets(made)) as ada:  # here before the game begins
            code = {"code": made["invites"][0]["code"], "name": "Bo"}
            await asyncio.to_thread(post, server, "/api/join", code)  # and never connects
            while not ada.table["seats"][1]["standing_in"]:
                await ada.until("table")
            assert ada.table["seats"][0]["standing_in"] is False

    run(go())


def test_each_answer_adds_to_the_clock_up_to_its_cap(server: Server) -> None:
    made = make(server, "me", "me", clock={"start": 60_000, "add": 60_000, "cap": 60_000})

    async def play() -> None:
        async with sitting(server, made["table"], *secrets(made)) as ada:
            await first_choices(ada)
            info = get(server, f"/api/tables/{made['table']}").json()
            assert [seat["left"] for seat in info["seats"]] == [60_000, 60_000]

    run(play())


def test_leaving_before_the_game_opens_the_seat_again(server: Server) -> None:
    made = make(server, "me", "open")

    async def leave() -> None:
        async with sitting(server, made["table"], *secrets(made)) as ada:
            assert (await ada.ask(type="leave", seat=0))["type"] == "done"
            while ada.table["seats"][0]["kind"] != "open":
                await ada.until("table")
            assert (await ada.ask(type="chat", seat=0, text="hello?"))["code"] == "not-yours"

    run(leave())


# Reaction windows


def window(most_moves: int) -> tuple[str, int, int]:
    """A position in a window, who is asked there, and how many moves they have: one, or more than one."""
    game = find_game(TEST_GAME)
    for seed in range(100):
        match = game.new(seats=2, seed=seed, hand=most_moves)
        dice = Dice(seed)
        while not match.state.is_over():
            asked = match.seats_asked()
            seat = asked[0]
            moves = match.moves(seat)
            is_window = isinstance(match.state.stack[-1], Window)
            if is_window and len(asked) == 1 and (len(moves) == 1) == (most_moves == 1):
                match.state.rng = 0
                return match.position(), seat, len(moves)
            match.apply(moves[dice.below(len(moves))], seat)
    raise AssertionError("No such window in a hundred games.")


@pytest.mark.parametrize("most_moves", [1, 3])
def test_the_table_passes_for_a_seat_that_has_nothing_or_a_standing_pass(
    server: Server, most_moves: int
) -> None:
    position, seat, count = window(most_moves)
    wish: dict[str, Any] = {"from": {"text": position}}
    made = make(server, "me", "me", **wish)
    path = f"/api/tables/{made['table']}/record"

    def answers() -> list[str]:
        record = get(server, path, secret=secrets(made)[seat]).json()
        return [answer["words"] for answer in record["answers"]]

    async def watch() -> None:
        held = secrets(made) if count > 1 else secrets(made)[seat : seat + 1]
        async with sitting(server, made["table"], *held) as ada:
            if count > 1:  # people at one screen are waited for until they say otherwise
                question = (await ada.lift(seat))["question"]
                assert len(question["choices"]) == count
                assert await asyncio.to_thread(answers) == []
                assert (await ada.ask(type="standing", seat=seat, on=True))["type"] == "done"
                while not ada.sight["standing"]:
                    await ada.until("sight")
            while not await asyncio.to_thread(answers):
                await asyncio.sleep(0.05)
            assert (await asyncio.to_thread(answers))[0] == "pass"

    run(watch())


# Talking and looking on


def test_chat_reaches_all_and_is_there_for_those_who_come_later(server: Server) -> None:
    table, one, two = two_people(server)

    async def talk() -> None:
        async with sitting(server, table, one) as ada, sitting(server, table) as onlooker:
            assert (await ada.ask(type="chat", seat=0, text="  Good\tluck! "))["type"] == "done"
            while not [line for line in onlooker.chat if line["kind"] == "said"]:
                await onlooker.next()
            line = next(line for line in onlooker.chat if line["kind"] == "said")
            assert (line["seat"], line["name"], line["text"]) == (0, "Ada 0", "Goodluck!")
            assert (await onlooker.ask(type="chat", seat=0, text="me too"))["code"] == "not-yours"
            assert (await ada.ask(type="chat", seat=0, text="x" * 501))["code"] == "unreadable"
            assert (await ada.ask(type="chat", seat=0, text=" \n "))["code"] == "unreadable"
            codes = [(await ada.ask(type="chat", seat=0, text=f"line {n}")).get("code") for n in range(8)]
            assert codes[-1] == "too-fast"
        async with sitting(server, table, two) as bo:
            texts = [line["text"] for line in bo.chat if line["kind"] == "said"]
            assert texts[0] == "Goodluck!"
            last = bo.chat[-1]["n"]
        async with sitting(server, table, two, chat=last - 1) as bo:
            assert [line["n"] for line in bo.chat] == [last]

    run(talk())


def test_pointing_is_for_cooperative_games(server: Server) -> None:
    together, one, _ = two_people(server, game="subterra")
    against, mine, _ = two_people(server)

    async def point() -> None:
        async with sitting(server, together, one) as ada, sitting(server, together) as onlooker:
            assert (await ada.ask(type="point", seat=0, touch="tile:0"))["type"] == "done"
            assert await onlooker.until("point") == {"type": "point", "seat": 0, "touch": "tile:0"}
            assert (await ada.ask(type="point", seat=0, touch="<script>"))["code"] == "unreadable"
        async with sitting(server, against, mine) as ada:
            assert (await ada.ask(type="point", seat=0, touch="tile:0"))["code"] == "not-possible"

    run(point())


def test_an_onlooker_sees_what_no_seat_hides_or_a_seat_that_is_shared(server: Server) -> None:
    table, one, _ = two_people(server)

    async def look() -> None:
        async with sitting(server, table) as onlooker, sitting(server, table, one) as ada:
            sight = await onlooker.lift(None)
            assert sight["question"] is None
            assert sight["view"]["hand"] == []
            assert not [event for event in sight["events"] if event["kind"] == "log-drew-trick"]
            assert (await onlooker.lift(0))["code"] == "not-yours"
            mine = await ada.lift(0)
            assert len(mine["view"]["hand"]) == 2
            await ada.ask(type="share", seat=0, on=True)
            shared = await onlooker.lift(0)
            assert shared["view"]["hand"] == mine["view"]["hand"]
            assert shared["question"] is None
            assert (await onlooker.lift(1))["code"] == "not-yours"
            await ada.ask(type="share", seat=0, on=False)
            before = len(onlooker.heard)
            await ada.answer(0, "left")
            await onlooker.ask(type="ping")
            later = [message for message in onlooker.heard[before:] if message["type"] == "sight"]
            assert not later

    run(look())


def test_presence_is_shown(server: Server) -> None:
    table, one, two = two_people(server)

    async def come_and_go() -> None:
        async with sitting(server, table, one) as ada:
            async with sitting(server, table, two):
                while not ada.table["seats"][1]["here"]:
                    await ada.until("table")
            while ada.table["seats"][1]["here"]:
                await ada.until("table")
            assert ada.table["seats"][0]["here"]

    run(come_and_go())
