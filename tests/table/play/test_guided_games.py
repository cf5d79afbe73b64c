"""Guided games: every guide is whole and plays through; at the table it waits, answers and ends."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.table.player import get, make, post, run, secrets, sitting
from tests.table.running import TEST_GAME, Server, serving
from undercroft.cli.commands.check import check
from undercroft.kernel.chance import Dice
from undercroft.kernel.documents.guided import (
    MOST_STEPS,
    begin_guided_game,
    check_guided_game,
    guided_games_of,
    play_move,
    read_guided_game,
)
from undercroft.kernel.documents.record import replay, split_record, write_record
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.registry import game_ids
from undercroft.table.showing.eye import Eye
from undercroft.table.work import moments

GUIDES = [(game, name) for game in game_ids() for name in guided_games_of(find_game(game).package)]


def learner(server: Server, game: str, guide: str) -> dict[str, Any]:
    """A new guided table."""
    answer = post(server, f"/api/games/{game}/guides/{guide}", {"name": "Ada"})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def test_every_game_of_the_house_has_a_guide() -> None:
    assert {game for game, _ in GUIDES} == set(game_ids())


@pytest.mark.parametrize(("game", "name"), GUIDES)
def test_a_guide_plays_through_in_every_way_it_allows(game: str, name: str) -> None:
    guide = guided_games_of(find_game(game).package)[name]
    assert len(guide.step) <= MOST_STEPS
    assert check_guided_game(guide, find_game(game)) >= 1


@pytest.mark.parametrize(("game", "name"), GUIDES)
def test_a_guide_points_at_what_its_moves_touch(game: str, name: str) -> None:
    found = find_game(game)
    guide = guided_games_of(found.package)[name]
    match = begin_guided_game(guide, found)
    for _, move in guide.places():
        words = move.words[0]
        touches = {c.words: c.touches for c in match.choices(guide.learner())}
        laid = getattr(match.view(guide.learner()), "tiles", ())  # a step may speak of a tile that no move names
        tiles = {f"cell:{tile.x},{tile.y}" for tile in laid}
        assert not move.point or move.point in tiles | set(touches[words]), (words, move.point)
        play_move(match, guide, move, words)


@pytest.mark.parametrize(("game", "name"), GUIDES)
def test_the_command_line_checks_a_guide(
    game: str, name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = files(find_game(game).package).joinpath("guides", f"{name}.toml").read_text(encoding="utf-8")
    (tmp_path / "guide.toml").write_text(text, encoding="utf-8")
    check(str(tmp_path / "guide.toml"), as_json=True)
    said = json.loads(capsys.readouterr().out)
    assert (said["kind"], said["game"], said["good"]) == ("guide", game, True)


BAD = {
    "not on offer": ('words = ["fly"]', "not on offer"),
    "no words": ("words = []", "without words"),
    "left over": ('words = ["pass"], chance = "roll 3, roll 3, roll 3, roll 3, roll 3"', "left over"),
    "no such field": ('wrds = ["pass"]', "not as it should be"),
}


@pytest.mark.parametrize("fault", BAD)
def test_a_guide_with_a_fault_is_refused_in_a_sentence(fault: str) -> None:
    move, said = BAD[fault]
    text = f"""
kind = "guide"
game = "subterra"
seat = 1
title = {{ en = "a", fr = "a" }}
help = {{ en = "a", fr = "a" }}
start = {{ seats = 1, seed = 1 }}
[[step]]
text = {{ en = "a", fr = "a" }}
moves = [{{ {move} }}]
"""
    with pytest.raises(UndercroftError, match=said):
        check_guided_game(read_guided_game(text, "mine"), find_game("subterra"))


def test_a_guide_in_one_language_alone_is_refused() -> None:
    text = """
kind = "guide"
game = "subterra"
seat = 1
title = { en = "a", fr = "a" }
help = { en = "a" }
step = []
"""
    with pytest.raises(UndercroftError, match="'fr'"):
        read_guided_game(text, "mine")


def test_the_catalogue_lists_guides_in_the_readers_language(server: Server) -> None:
    for lang in ("en", "fr"):
        games = {game["id"]: game for game in get(server, "/api/games", lang=lang).json()}
        for game, name in GUIDES:
            guide = guided_games_of(find_game(game).package)[name]
            cards = {card["id"]: card for card in games[game]["guides"]}
            assert cards[name]["title"] == guide.title[lang]
            assert cards[name]["steps"] == len(guide.step)
        assert games[find_game(TEST_GAME).id]["guides"] == []


@pytest.mark.parametrize(("game", "name"), GUIDES)
def test_a_learner_is_led_from_the_first_step_to_the_last(server: Server, game: str, name: str) -> None:
    guide = guided_games_of(find_game(game).package)[name]
    made = learner(server, game, name)
    seat = guide.learner()

    async def follow() -> dict[str, Any]:
        async with sitting(server, made["table"], *secrets(made), lang="fr") as player:
            await player.lift(seat)
            for number, move in guide.places():
                assert await player.asked(seat) is not None
                shown = player.table["guide"]
                assert (shown["step"], shown["steps"]) == (number + 1, len(guide.step))
                assert shown["text"] == guide.step[number].text["fr"]
                assert shown["point"] == move.point
                assert player.sight["question"]["undo"] is False
                words = move.words[0]
                question = player.sight["question"]["number"]
                before = player.sight
                ack = await player.ask(type="answer", seat=seat, question=question, words=words)
                assert ack["type"] == "ack", ack
                while player.sight is before:
                    await player.next()
            while player.table["status"] != "over":
                await player.next()
            return player.table

    table = run(follow())
    assert table["record"] == made["table"]
    text = get(server, f"/api/tables/{made['table']}/record").text
    assert split_record(text)[0]["guide"] == name
    replay(text)
    verified = get(server, f"/api/records/{made['table']}/verify", lang="fr").json()
    assert verified["guided"] is True
    assert verified["good"] is False
    assert "guidée" in verified["sentence"]
    assert post(server, f"/api/tables/{made['table']}/rematch", {}, secrets(made)[0]).status_code == 409


def test_a_wrong_move_gets_a_friendly_sentence_and_nothing_happens(server: Server) -> None:
    game, name = GUIDES[0]
    guide = guided_games_of(find_game(game).package)[name]
    made = learner(server, game, name)

    async def stray() -> None:
        async with sitting(server, made["table"], *secrets(made)) as player:
            seat = guide.learner()
            await player.lift(seat)
            question = player.sight["question"]
            wanted = guide.places()[0][1].words
            label = next(c["label"] for c in question["choices"] if c["words"] in wanted)
            other = next(c["words"] for c in question["choices"] if c["words"] not in wanted)
            said = await player.ask(type="answer", seat=seat, question=question["number"], words=other)
            assert (said["type"], said["code"]) == ("error", "guided")
            assert label in said["sentence"]
            again = await player.lift(seat)
            assert again["question"]["number"] == question["number"]
            for wish in ({"type": "takeback"}, {"type": "undo", "question": question["number"]}):
                assert (await player.ask(seat=seat, **wish))["code"] == "not-possible"

    run(stray())


def test_a_guide_can_be_skipped_at_any_time(server: Server) -> None:
    game, name = GUIDES[-1]
    made = learner(server, game, name)

    async def skip() -> dict[str, Any]:
        async with sitting(server, made["table"], *secrets(made)) as player:
            assert player.table["public"] is False
            seat = guided_games_of(find_game(game).package)[name].learner()
            assert (await player.ask(type="skip", seat=seat))["type"] == "done"
            while player.table["status"] != "over":
                await player.next()
            return player.table

    table = run(skip())
    assert table["result"]["how"] == "guide"
    assert set(table["result"]["results"]) == {"none"}


def test_only_a_guided_game_can_be_skipped_and_only_known_guides_begin(server: Server) -> None:
    made = make(server, "me", "greedy")

    async def skip() -> dict[str, Any]:
        async with sitting(server, made["table"], *secrets(made)) as player:
            return await player.ask(type="skip", seat=0)

    assert run(skip())["code"] == "not-possible"
    assert post(server, "/api/games/subterra/guides/nothing", {}).status_code == 404
    assert post(server, "/api/games/nothing/guides/nothing", {}).status_code == 404


def test_a_guided_game_goes_on_after_a_power_cut(tmp_path: Path) -> None:
    game, name = GUIDES[-1]
    guide = guided_games_of(find_game(game).package)[name]
    seat, moves = guide.learner(), guide.places()

    async def answer(server: Server, made: dict[str, Any], words: str) -> None:
        async with sitting(server, made["table"], *secrets(made)) as player:
            await player.lift(seat)
            assert (await player.answer(seat, words))["type"] == "ack"

    with serving(tmp_path) as server:
        made = learner(server, game, name)
        for _, move in moves[:6]:
            run(answer(server, made, move.words[0]))
        server.kill()
        server.start()
        shown = get(server, f"/api/tables/{made['table']}").json()["guide"]
        assert shown["step"] == moves[6][0] + 1
        run(answer(server, made, moves[6][1].words[0]))


def test_sides_are_named_where_they_never_change(server: Server) -> None:
    games = {game["id"]: game for game in get(server, "/api/games", lang="fr").json()}
    assert games["claustrophobia"]["sides"] == ["Joueur humain", "Joueur démon"]
    assert games["subterra"]["sides"] == []


def test_a_seat_sees_again_what_it_saw_and_no_more(server: Server) -> None:
    made = make(server, "me", "me", options={"hand": 3})

    async def look() -> None:
        async with sitting(server, made["table"], *secrets(made)) as player:
            first = await player.lift(0)
            then = await player.ask(type="look", seat=0, event=first["last"])
            assert then["type"] == "moment"
            assert then["view"] == first["view"]
            await player.lift(1)
            await player.answer(1, "lurk")
            await player.lift(0)
            again = await player.ask(type="look", seat=0, event=first["last"])
            assert again["view"] == first["view"]
            public = await player.ask(type="look", seat=None, event=1)
            assert public["type"] == "moment"
            assert public["view"] != first["view"]
        async with sitting(server, made["table"]) as onlooker:
            refused = await onlooker.ask(type="look", seat=0, event=1)
            assert refused["code"] == "not-yours"
        async with sitting(server, made["table"], secrets(made)[0]) as one:
            assert (await one.ask(type="look", seat=1, event=1))["code"] == "not-yours"

    run(look())


@pytest.mark.parametrize("name", [TEST_GAME, *game_ids()])
def test_a_moment_is_exactly_what_the_seat_saw_then(name: str) -> None:
    game = find_game(name)
    match, dice = game.new(seed=5), Dice(5)
    seen: dict[int | None, list[tuple[int, object]]] = {None: [], 0: [], 1: []}
    for _ in range(40):
        for who, views in seen.items():
            eye = Eye(match, who, "en")
            views.append((len(eye.events()), msgspec.to_builtins(eye.view())))
        if match.state.is_over():
            break
        seat = match.seats_asked()[dice.below(len(match.seats_asked()))]
        moves = match.moves(seat)
        match.apply(moves[dice.below(len(moves))], seat)
    for who, views in seen.items():
        told = sorted({count for count, _ in views})
        for event in told[:: max(1, len(told) // 4)]:
            view = next(view for count, view in views if count >= event)
            moment = moments.moment(name, write_record(match), who, event, "en", False)
            assert moment["view"] == view, (who, event)
