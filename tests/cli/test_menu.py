from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import SKULK, Run, flat
from undercroft.cli.terminal.saved import kept_games
from undercroft.kernel.documents.files import open_text

SUB_TERRA = "sub terra\n"


def test_the_menu_leads_into_a_game_in_a_few_questions(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.record"
    done = run(stdin=f"{SUB_TERRA}3\n1\n\nsave {file}\n")
    assert done.code == 0, done.err
    match = open_text(file.read_text(encoding="utf-8"))
    assert match.game.id == "subterra"
    assert match.setup.scenario == match.game.scenarios()[2]
    assert match.state.seats == 1


def test_players_and_options_are_chosen(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.record"
    answers = [
        "sub terra",
        "",
        "2",
        "3",
        "1",
        "random",
        "demolish-cost",
        "demolish-cost=2",
        "strict-end=maybe",
        "",
    ]
    done = run("--lang", "en", stdin="\n".join([*answers, f"save {file}", ""]))
    assert "1 to 2" in done.out
    assert "strict-end cannot be 'maybe'" in flat(done.out)
    match = open_text(file.read_text(encoding="utf-8"))
    assert match.setup.options["demolish-cost"] == 2
    assert match.setup.options["strict-end"] is False
    assert match.state.seats == 2
    assert [kept.seats for _, kept in kept_games()] == [["me", "random"]]


@pytest.mark.parametrize(("who", "seats"), [("1", ["me", "greedy", "greedy"]), ("2", ["me", "me", "me"])])
def test_the_usual_tables(run: Run, who: str, seats: list[str]) -> None:
    run(stdin=f"{SUB_TERRA}\n3\n{who}\n\nquit\n")
    assert [kept.seats for _, kept in kept_games()] == [seats]


def test_what_is_no_choice_is_asked_again(run: Run) -> None:
    done = run(stdin=f"{SUB_TERRA}9\nzebra\n")
    assert done.out.count("Type a number from 1 to 3") == 2
    assert done.out.endswith("Until next time.\n")


def test_the_menu_speaks_french_and_fits_80_columns(run: Run) -> None:
    done = run("--lang", "fr", stdin=f"{SUB_TERRA}\n\n\nquitter\n")
    assert "Combien de joueurs ?" in done.out
    assert "La partie est gardée" in done.out
    assert max(len(line) for line in done.out.splitlines()) <= 80


def test_leaving_the_menu(run: Run) -> None:
    done = run()
    assert done.code == 0
    assert done.out.endswith("Until next time.\n")


def test_play_without_a_game_is_the_menu(run: Run) -> None:
    assert run("play").out == run().out


def test_a_game_left_is_offered_first_and_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    run("play", SKULK, "--seats", "me,random", "--seed", "6", stdin="lurk\n")
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    done = run(stdin=f"1\nsave {one}\nquit\n")
    assert "Go on with Skulk" in done.out
    run("play", SKULK, "--seats", "me,random", "--seed", "6", stdin=f"lurk\nsave {two}\nquit\n")
    assert one.read_text(encoding="utf-8") == two.read_text(encoding="utf-8")


def test_a_new_game_can_be_chosen_instead(run: Run) -> None:
    run("play", SKULK, "--seats", "me,random", "--seed", "6", stdin="lurk\n")
    run(stdin=f"2\n{SUB_TERRA}\n\n\nquit\n")
    assert {kept.game for _, kept in kept_games()} == {SKULK, "subterra"}
