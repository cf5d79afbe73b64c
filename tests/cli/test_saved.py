"""A game outlives its terminal."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import SKULK, Run
from tests.cli.terminal import Terminal
from undercroft.cli.terminal.saved import Keeper, is_held, kept_games, resumed, state_folder
from undercroft.kernel.registry import game as find_game


def test_a_killed_game_is_offered_again_and_goes_on(tmp_path: Path) -> None:
    state = {"XDG_STATE_HOME": str(tmp_path / "killed"), "LANG": "C.UTF-8"}
    with Terminal("play", "subterra", "--seed", "5", **state) as first:
        first.wait_for("\n>")
        first.type("explore north\r")
        first.wait_for("laid at")
        first.wait_for("\n>")
        first.kill()
    with Terminal("play", "subterra", **state) as second:
        second.wait_for("left unfinished")
        second.type("\r")
        second.wait_for("laid at")
        second.wait_for("\n>")
        second.type(f"save {tmp_path / 'after.json'}\r")
        second.wait_for("Saved as a position")
        second.type("quit\r")
        second.wait_for("The game is kept")
        assert second.wait_end() == 0
    match = find_game("subterra").new(seats=1, seed=5)
    match.apply("explore north")
    assert json.loads((tmp_path / "after.json").read_text()) == json.loads(match.position())


@pytest.mark.parametrize(("typed", "left"), [("n", 2), ("x", 1)])
def test_another_game_can_be_started_and_the_old_one_forgotten(tmp_path: Path, typed: str, left: int) -> None:
    state = {"XDG_STATE_HOME": str(tmp_path / "state"), "LANG": "C.UTF-8"}
    keeper = Keeper("subterra", ["me"])
    keeper.keep(find_game("subterra").new(seats=1, seed=1))
    keeper.leave()
    with Terminal("play", "subterra", "--seed", "9", **state) as terminal:
        terminal.wait_for("left unfinished")
        terminal.type(f"{typed}\r")
        terminal.wait_for("(seed 9)")
        terminal.wait_for("\n>")
        terminal.type("quit\r")
        assert terminal.wait_end() == 0
    assert len(kept_games()) == left


def test_a_game_still_being_played_is_not_offered() -> None:
    keeper = Keeper("subterra", ["me"])
    keeper.keep(find_game("subterra").new(seats=1, seed=1))
    look = "from undercroft.cli.terminal.saved import kept_games; print(len(kept_games()))"
    seen = [sys.executable, "-c", look]
    assert is_held(keeper.file)
    assert subprocess.run(seen, capture_output=True, text=True, check=True).stdout == "0\n"
    keeper.leave()
    assert subprocess.run(seen, capture_output=True, text=True, check=True).stdout == "1\n"
    assert [file for file, _ in kept_games()] == [keeper.file]


def test_a_game_goes_on_with_the_same_chance() -> None:
    """Nobody can roll again by killing the game."""
    match = find_game(SKULK).new(seats=2, seed=8)
    keeper = Keeper(SKULK, ["me", "me"])
    for words in ("left", "left"):
        match.apply(words, match.seats_asked()[0])
        keeper.keep(match)
    keeper.leave()
    ((_, kept),) = kept_games()
    again = resumed(kept, match.game)
    while not match.state.is_over():
        seat = match.seats_asked()[0]
        words = match.moves(seat)[0]
        match.apply(words, seat)
        again.apply(words, seat)
    assert again.position() == match.position()


def test_answers_given_in_secret_are_kept_too() -> None:
    match = find_game(SKULK).new(seats=2, seed=8)
    match.apply("left", 0)
    keeper = Keeper(SKULK, ["me", "me"])
    keeper.keep(match)
    keeper.leave()
    ((_, kept),) = kept_games()
    assert resumed(kept, match.game).position() == match.position()


def test_a_game_that_ends_leaves_nothing_behind(run: Run) -> None:
    run("play", SKULK, "--seats", "random,random", "--seed", "4")
    assert list((state_folder() / "games").iterdir()) == []


def test_a_draft_half_written_is_never_taken_for_a_game() -> None:
    keeper = Keeper("subterra", ["me"])
    keeper.keep(find_game("subterra").new(seats=1, seed=1))
    whole = keeper.file.read_bytes()
    keeper.leave()
    keeper.file.with_suffix(".new").write_bytes(whole[:50])
    (keeper.file.parent / "torn.json").write_bytes(whole[:50])
    assert [file for file, _ in kept_games()] == [keeper.file]


def test_where_nothing_can_be_written_the_game_goes_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    done = run("play", "subterra", "--seed", "5", stdin="exert\nquit\n")
    assert done.code == 0
    assert "cannot be kept on disk" in done.out
    assert "The game could not be kept" in done.out


def test_a_kept_game_of_other_rules_is_refused_in_a_sentence(run: Run) -> None:
    keeper = Keeper("subterra", ["me"])
    keeper.keep(find_game("subterra").new(seats=1, seed=1))
    keeper.leave()
    text = keeper.file.read_text(encoding="utf-8")
    keeper.file.write_text(text.replace("data: ", "data: 00"), encoding="utf-8")
    done = run(stdin="1\n")
    assert done.code == 2
    assert "cannot be gone on with" in done.err
    assert keeper.file.exists()
