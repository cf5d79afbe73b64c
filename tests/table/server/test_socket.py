"""Playing over the socket: curtains, questions, acknowledgements, coming back."""

from __future__ import annotations

import asyncio
import random

import pytest
from websockets.asyncio.client import connect

from tests.table.player import Player, get, make, post, run, secrets, sitting
from tests.table.running import Server


def test_nothing_of_a_seat_is_sent_before_its_curtain_is_lifted(server: Server) -> None:
    made = make(server, "me", "me")

    async def look() -> None:
        async with sitting(server, made["table"], *secrets(made)) as player:
            assert player.heard[0]["seats"] == [0, 1]
            await player.ask(type="ping")
            assert not [message for message in player.heard if message["type"] == "sight"]
            told = "".join(player.raw)
            assert not [card for card in ("snatch", "peer", "hush", "decoy", "view") if card in told]
            sight = await player.lift(0)
            assert sight["view"]["seat"] == 1
            assert sight["question"]["number"] == 1

    run(look())


def test_lifting_one_curtain_lowers_the_other(server: Server) -> None:
    made = make(server, "me", "me")

    async def look() -> None:
        async with sitting(server, made["table"], *secrets(made)) as player:
            await player.lift(0)
            await player.answer(0, "left")
            await player.lift(1)
            seen = len(player.heard)
            await player.answer(1, "left")
            await player.ask(type="lower")
            sights = [message["seat"] for message in player.heard[seen:] if message["type"] == "sight"]
            assert set(sights) <= {1}

    run(look())


def test_a_whole_game_of_two_people_whose_dice_can_be_verified(server: Server) -> None:
    made = make(server, "me", "open")
    joined = post(server, "/api/join", {"code": made["invites"][0]["code"], "name": "Bo"}).json()

    async def play() -> None:
        async with (
            sitting(server, made["table"], *secrets(made)) as ada,
            sitting(server, made["table"], joined["secret"]) as bo,
        ):
            answers = await asyncio.gather(ada.play(0, random.Random(1)), bo.play(1, random.Random(2)))
            assert min(answers) > 3

    run(play())
    info = get(server, f"/api/tables/{made['table']}").json()
    assert info["status"] == "over"
    assert info["result"]["how"] == "rules"
    verified = get(server, f"/api/records/{info['record']}/verify").json()
    assert verified["good"] is True
    assert verified["commitment"] == info["commitment"]
    assert verified["seed"] == info["seed"]
    record = get(server, f"/api/records/{info['record']}").json()
    wrong = "0" * 64
    body = {"text": record["text"], "seed": wrong, "commitment": info["commitment"]}
    assert post(server, "/api/verify", body).json()["good"] is False
    body = {"text": record["text"], "seed": info["seed"], "commitment": wrong}
    assert post(server, "/api/verify", body).json()["good"] is False


def test_a_whole_game_against_the_computer(server: Server) -> None:
    made = make(server, "me", "greedy", "random", game="subterra")

    async def play() -> str:
        async with sitting(server, made["table"], *secrets(made), describe=True) as ada:
            await ada.play(0, random.Random(5))
            assert ada.sight["description"]
            while ada.table["status"] != "over":
                await ada.next()
            return str(ada.table["result"]["text"])

    assert run(play())


@pytest.mark.parametrize("game", ["subterra", "claustrophobia"])
def test_computers_play_among_themselves(server: Server, game: str) -> None:
    made = make(server, "random", "greedy", game=game)

    async def watch() -> None:
        async with sitting(server, made["table"]) as onlooker:
            first = await onlooker.lift(None)
            assert first["question"] is None
            assert first["view"] is not None
            for _ in range(20):
                if onlooker.table["status"] == "over":
                    break
                await onlooker.until("sight", "table")
            assert onlooker.sight["last"] >= first["last"]

    run(watch())


# Answers and their acknowledgements


def test_an_answer_sent_again_gets_the_same_bytes_and_changes_nothing(server: Server) -> None:
    made = make(server, "me", "me")

    async def repeat() -> None:
        async with sitting(server, made["table"], *secrets(made)) as player:
            await player.lift(0)
            message = {"type": "answer", "seat": 0, "question": 1, "words": "left", "ref": 77}
            await player.ask(**message)
            first = player.raw[-1]
            before = (await player.lift(0))["view"]
            for _ in range(3):
                await player.ask(**message)
                assert player.raw[-1] == first
            assert (await player.lift(0))["view"] == before
            other = await player.ask(**{**message, "words": "right", "ref": 78})
            assert (other["code"], other["ref"]) == ("stale", 78)
            assert (await player.lift(0))["view"] == before

    run(repeat())


def test_stale_early_foreign_and_illegal_answers_are_refused(server: Server) -> None:
    made = make(server, "me", "me")

    async def refuse() -> None:
        async with sitting(server, made["table"], secrets(made)[0]) as player:
            await player.lift(0)
            before = player.sight["view"]
            future = await player.ask(type="answer", seat=0, question=9, words="left")
            assert future["code"] == "unreadable"
            foreign = await player.ask(type="answer", seat=1, question=1, words="left")
            assert foreign["code"] == "not-yours"
            absent = await player.ask(type="answer", seat=7, question=1, words="left")
            assert absent["code"] == "not-yours"
            illegal = await player.ask(type="answer", seat=0, question=1, words="fly away")
            assert illegal["code"] == "illegal"
            assert illegal["sentence"]
            assert (await player.lift(0))["view"] == before
            await player.answer(0, "left")
            early = await player.ask(type="answer", seat=0, question=2, words="left")
            assert early["code"] == "not-asked"
            stale = await player.ask(type="answer", seat=0, question=1, words="lurk")
            assert stale["code"] == "stale"

    run(refuse())


def test_explain_odds_and_hint_speak_to_the_seat(server: Server) -> None:
    made = make(server, "me", "greedy", hints=True)

    async def ask() -> None:
        async with sitting(server, made["table"], *secrets(made)) as player:
            await player.lift(0)
            question = await player.asked(0)
            assert question is not None
            reason = await player.ask(type="explain", seat=0, words="fly away")
            assert (reason["type"], reason["offered"]) == ("reason", False)
            assert reason["sentence"]
            words = question["choices"][0]["words"]
            assert (await player.ask(type="explain", seat=0, words=words))["offered"] is True
            odds = await player.ask(type="odds", seat=0)
            assert odds["lines"]
            hint = await player.ask(type="hint", seat=0, question=question["number"])
            assert hint["words"] in {choice["words"] for choice in question["choices"]}
            assert hint["label"]
            while not player.chat:
                await player.next()
            assert player.chat[-1]["kind"] == "note"
            assert "hint" in player.chat[-1]["text"]

    run(ask())


def test_hints_are_off_between_people_unless_agreed(server: Server) -> None:
    made = make(server, "me", "me")

    async def ask() -> None:
        async with sitting(server, made["table"], *secrets(made)) as player:
            assert player.table["hints"] is False
            answer = await player.ask(type="hint", seat=0, question=1)
            assert answer["code"] == "not-possible"

    run(ask())


def test_the_page_can_switch_to_french(server: Server) -> None:
    made = make(server, "me", "random", game="subterra")

    async def switch() -> None:
        async with sitting(server, made["table"], *secrets(made)) as player:
            await player.lift(0)
            question = await player.asked(0)
            assert question is not None
            english = question["prompt"]
            await player.ask(type="language", lang="fr", describe=True)
            await player.until("sight")
            assert player.sight["question"]["prompt"] != english
            assert player.sight["fresh"] is True
            assert player.sight["description"]
            error = await player.ask(type="answer", seat=0, question=999, words="x")
            assert error["sentence"].endswith("pas posé la question 999.")

    run(switch())


# Undo


def test_undo_by_the_kernels_rule(server: Server) -> None:
    made = make(server, "me", game="subterra")

    async def undo() -> None:
        async with sitting(server, made["table"], *secrets(made)) as player:
            await player.lift(0)
            chance = random.Random(3)
            while not (question := player.sight["question"])["undo"]:
                words = chance.choice(question["choices"])["words"]
                await player.answer(0, words)
                await player.until("sight")
            number = question["number"]
            branch = player.sight["branch"]
            ack = await player.ask(type="undo", seat=0, question=number, ref=5)
            assert ack == {"type": "ack", "ref": 5, "seat": 0, "question": number, "words": "", "left": []}
            await player.until("sight")
            assert player.sight["branch"] == branch + 1
            assert player.sight["fresh"] is True
            assert player.sight["question"]["number"] > number
            again = await player.ask(type="undo", seat=0, question=number, ref=5)
            assert again == ack
            stale = await player.ask(type="answer", seat=0, question=number, words="x")
            assert stale["code"] == "stale"

    run(undo())


def test_undo_is_refused_once_something_was_shown(server: Server) -> None:
    made = make(server, "me", "me")

    async def undo() -> None:
        async with sitting(server, made["table"], *secrets(made)) as player:
            await player.lift(0)
            assert player.sight["question"]["undo"] is False
            refused = await player.ask(type="undo", seat=0, question=1)
            assert refused["code"] == "not-possible"

    run(undo())


# Coming back


def test_coming_back_with_the_last_event_brings_only_the_rest(server: Server) -> None:
    made = make(server, "me", "me")

    async def come_back() -> None:
        async with sitting(server, made["table"], *secrets(made)) as player:
            first = await player.lift(0)
            assert [event["n"] for event in first["events"]] == list(range(1, first["last"] + 1))
        async with sitting(server, made["table"], *secrets(made)) as player:
            same = await player.lift(0, branch=0, event=first["last"])
            assert (same["fresh"], same["events"]) == (False, [])
            rest = await player.lift(0, branch=0, event=first["last"] - 2)
            assert [event["n"] for event in rest["events"]] == [first["last"] - 1, first["last"]]
            for known in ({"branch": 3, "event": 2}, {"branch": 0, "event": 999}, {}):
                fresh = await player.lift(0, **known)
                assert fresh["fresh"] is True
                assert len(fresh["events"]) == fresh["last"]

    run(come_back())


def test_an_answer_whose_acknowledgement_got_lost_is_sent_again_on_a_new_connection(server: Server) -> None:
    made = make(server, "me", "me")
    message = {"type": "answer", "seat": 0, "question": 1, "words": "lurk", "ref": 4}

    async def lose() -> None:
        async with connect(server.socket_url(made["table"])) as socket:
            player = Player(socket)
            await player.hello(*secrets(made))
            await player.send(**message)  # gone before the acknowledgement comes
        async with sitting(server, made["table"], *secrets(made)) as player:
            ack = await player.ask(**message)
            assert ack == {"type": "ack", "ref": 4, "seat": 0, "question": 1, "words": "lurk", "left": []}
            assert (await player.lift(0))["question"] is None

    run(lose())


def test_two_connections_race_for_one_answer(server: Server) -> None:
    made = make(server, "me", "me")

    async def race() -> None:
        async with (
            sitting(server, made["table"], *secrets(made)) as one,
            sitting(server, made["table"], *secrets(made)) as two,
        ):
            answers = await asyncio.gather(
                one.ask(type="answer", seat=0, question=1, words="left"),
                two.ask(type="answer", seat=0, question=1, words="right"),
            )
            kinds = sorted(answer["type"] for answer in answers)
            assert kinds == ["ack", "error"]
            stored = next(answer["words"] for answer in answers if answer["type"] == "ack")
            refused = next(answer for answer in answers if answer["type"] == "error")
            assert refused["code"] == "stale"
            assert (await one.lift(0))["view"]["answer"] == stored

    run(race())
