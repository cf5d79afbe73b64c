"""Files that people bring: every fault is told, what is good is shown and played."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.examples import DATA, GUIDE, SCENARIO
from tests.table.player import get, make, post, run, secrets, sitting
from tests.table.running import TEST_GAME, Server, serving
from undercroft.kernel.documents.guided import read_guided_game
from undercroft.kernel.documents.record import replay, split_record
from undercroft.kernel.registry import game as find_game

SIDES = {"en": ["Human player", "Demon player"], "fr": ["Joueur humain", "Joueur démon"]}


def checked(server: Server, text: str, lang: str = "en") -> dict[str, Any]:
    """What the server says of a file."""
    answer = post(server, "/api/check", {"text": text}, lang=lang)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize(
    ("lang", "title", "aim"),
    [
        ("en", "The Drowned Bell", "Humans: Ring the bell twice within fifteen rounds."),
        ("fr", "La Cloche noyée", "Humains : Sonnez la cloche deux fois en quinze tours."),
    ],
)
def test_a_scenario_is_shown_in_the_readers_language(server: Server, lang: str, title: str, aim: str) -> None:
    found = checked(server, SCENARIO, lang)
    assert (found["kind"], found["game"], found["good"]) == ("scenario", "claustrophobia", True)
    shown = found["shown"]
    assert shown["title"] == found["name"] == title
    assert aim in shown["lines"]
    assert shown["words"]["scenario-drowned-bell"] == title
    assert [(tile["x"], tile["y"]) for tile in shown["view"]["tiles"]] == [(0, 0), (0, 1), (0, 2)]
    assert shown["description"]
    measured = shown["measured"]
    assert [won["who"] for won in measured["wins"]] == SIDES[lang]
    assert 0 < sum(won["games"] for won in measured["wins"]) <= measured["games"]
    assert 1 <= measured["least"] <= measured["most"] <= 15


def test_data_is_shown_by_what_it_changes(server: Server) -> None:
    found = checked(server, DATA)
    assert (found["kind"], found["game"], found["name"]) == ("data", "subterra", "My box")
    rows = [(row["where"], row["name"], row["old"], row["new"]) for row in found["shown"]["changes"]]
    (together,) = found["shown"]["measured"]["wins"]
    assert together["who"] == ""
    assert rows[1:] == [
        ("card gas-5", "times", "1", "2"),
        ("level normal deck", "4", "22", "24"),
        ("number exit-companions", "value", "5", "4"),
    ]


def test_every_fault_is_told_and_nothing_else_of_the_file(server: Server) -> None:
    text = SCENARIO.replace("tile-27", "tile-99").replace('"brute"', '"ogre"').replace("tp = 4", "tpp = 4")
    for lang in ("en", "fr"):
        found = checked(server, text, lang)
        assert found["good"] is False
        assert found["shown"] is None
        assert len(found["problems"]) == 3
        for word in ("tpp", "tile-99", "ogre"):
            assert sum(word in sentence for sentence in found["problems"]) == 1


def test_every_fault_of_a_guide_is_told(server: Server) -> None:
    text = GUIDE.replace('fr = "Premiers secours"\n', "").replace('words = ["bandage engineer"], ', "")
    problems = checked(server, text)["problems"]
    assert len(problems) == 2
    assert "'fr'" in problems[0]
    assert "step 1" in problems[1]


def test_a_deck_that_is_too_large_for_some_tables_is_a_fault(server: Server) -> None:
    found = checked(server, DATA.replace("4 = 24", "4 = 99"))
    assert found["good"] is False
    assert "99" in found["problems"][0]


def test_friends_play_ones_own_scenario_and_its_record_holds_it(server: Server) -> None:
    made = make(server, "me", "open", game="claustrophobia", scenario_text=SCENARIO)
    path = f"/api/tables/{made['table']}"
    assert get(server, path, lang="fr").json()["scenario_label"] == "La Cloche noyée"
    told = get(server, f"{path}/briefing", lang="fr").json()
    assert told["title"] == "La Cloche noyée"
    assert told["words"]["scenario-drowned-bell-demon"].endswith("la sonner.")
    joined = post(server, "/api/join", {"code": made["invites"][0]["code"], "name": "Bo"}).json()

    async def play() -> dict[str, Any]:
        async with (
            sitting(server, made["table"], made["seats"][0]["secret"], lang="fr") as one,
            sitting(server, made["table"], joined["secret"]) as two,
        ):
            assert two.table["scenario_label"] == "The Drowned Bell"
            dice = random.Random(2)
            while one.table["status"] != "over":
                for seat, player in enumerate((one, two)):
                    if seat in [s["seat"] for s in player.table["seats"] if s["asked"]]:
                        await player.lift(seat)
                        question = player.sight["question"]
                        if question:
                            await player.answer(seat, dice.choice(question["choices"])["words"])
                await one.ask(type="ping")
                await two.ask(type="ping")
            return one.table

    table = run(play())
    ours = ("cloche", "Aucun Humain")
    assert any(words in table["result"]["text"] for words in ours), table["result"]
    text = get(server, f"{path}/record").text
    assert "drowned-bell" in text
    match = replay(text)
    assert match.state.is_over()
    studied = post(server, "/api/study", {"record": made["table"], "step": 3}, lang="fr")
    assert studied.json()["words"]["scenario-drowned-bell"] == "La Cloche noyée"
    first = studied.json()["frames"][0]["view"]["warriors"][0]
    assert (first["kind"], first["name"]) == ("redeemer", "abbess")
    assert studied.json()["words"]["abbess"].endswith("abbesse")


def test_a_table_without_a_scenario_of_its_own_has_no_briefing(server: Server) -> None:
    made = make(server, "me", "random", game="claustrophobia")
    assert get(server, f"/api/tables/{made['table']}/briefing").status_code == 404


def follow(server: Server, made: dict[str, Any], first: int, last: int) -> dict[str, Any]:
    """Make some of the moves that the example guide waits for; the table then."""
    guide = read_guided_game(GUIDE, "the example")

    async def work() -> dict[str, Any]:
        async with sitting(server, made["table"], *secrets(made), lang="fr") as player:
            await player.lift(guide.learner())
            for number, move in guide.places()[first:last]:
                assert player.table["guide"]["text"] == guide.step[number].text["fr"]
                assert (await player.answer(guide.learner(), move.words[0]))["type"] == "ack"
                while player.table["guide"]["step"] == number + 1 and player.table["status"] == "playing":
                    await player.next()
            return player.table

    return run(work())


def test_ones_own_guide_is_played_and_outlives_its_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        found = checked(server, GUIDE, "fr")
        assert (found["kind"], found["name"], found["shown"]["steps"]) == ("guide", "Premiers secours", 2)
        answer = post(server, "/api/guides", {"text": GUIDE, "name": "Ada"})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        assert follow(server, made, 0, 1)["guide"]["id"] == ""
        server.kill()
        server.start()
        table = follow(server, made, 1, 2)
        assert table["status"] == "over"
        assert table["result"]["how"] == "guide"
        text = get(server, f"/api/tables/{made['table']}/record").text
        assert split_record(text)[0]["guide"] == "own"
        replay(text)
        assert get(server, f"/api/records/{made['table']}/verify").json()["guided"] is True


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (DATA, "kind"),
        (GUIDE.replace('"bandage engineer"', '"fly"'), "fly"),
        (GUIDE.replace('game = "subterra"', 'game = "os:path"'), "os:path"),
        (GUIDE.replace("[diagram]", '[diagram]\ngame = "os:path"'), "os:path"),
        ("x = 1", "no position"),
    ],
)
def test_only_a_good_guide_of_a_game_that_is_offered_is_begun(server: Server, text: str, said: str) -> None:
    answer = post(server, "/api/guides", {"text": text})
    assert 400 <= answer.status_code < 500
    assert said in answer.json()["sentence"]


def test_a_scenario_keeps_its_title_after_everything_was_forgotten(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = make(server, "me", "open", game="claustrophobia", scenario_text=SCENARIO, public=True)
        server.kill()
        server.start()
        listed = {info["id"]: info for info in get(server, "/api/tables", lang="fr").json()}
        assert listed[made["table"]]["scenario_label"] == "La Cloche noyée"


def test_a_game_without_scenarios_of_ones_own_says_so(server: Server) -> None:
    text = 'kind = "scenario"\ngame = "subterra"\n'
    found = checked(server, text)
    assert found["good"] is False
    assert "no scenarios of one's own" in found["problems"][0]
    skulk = find_game(TEST_GAME)
    assert skulk.briefing(skulk.setup(), "en").title == skulk.setup().scenario
