"""A real terminal: typing, Tab, history, colour, people changing places."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import SKULK
from tests.cli.terminal import Terminal
from undercroft.kernel.documents.files import open_text
from undercroft.kernel.registry import game as find_game

CLEAR = "\x1b[2J"


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    return {"XDG_STATE_HOME": str(tmp_path / "state"), "LANG": "C.UTF-8"}


def test_tab_completes_word_by_word(home: dict[str, str], tmp_path: Path) -> None:
    with Terminal("play", "subterra", "--seed", "5", **home) as terminal:
        terminal.wait_for("\n>")
        terminal.type("expl\t")
        terminal.wait_for("explore")
        terminal.type(" nor\t\r")
        terminal.wait_for("laid at")
        terminal.wait_for("\n>")
        terminal.type(f"save {tmp_path / 'a.record'}\r")
        terminal.wait_for("Saved")
        terminal.type("q\r")
        assert terminal.wait_end() == 0
    assert "1 explore north" in (tmp_path / "a.record").read_text(encoding="utf-8")


def test_typed_lines_are_remembered(home: dict[str, str]) -> None:
    with Terminal("play", "subterra", "--seed", "5", **home) as terminal:
        terminal.wait_for("\n>")
        terminal.type("rules 4.2\r")
        terminal.wait_for("4.2  ")
        terminal.type("quit\r")
        assert terminal.wait_end() == 0
    with Terminal("play", SKULK, "--seed", "5", **home) as terminal:
        terminal.wait_for("\n>")
        terminal.type("\x1b[A\x1b[A\r")  # the line before the last
        terminal.wait_for("4.2  ")


def test_colour_where_the_terminal_has_it(home: dict[str, str]) -> None:
    with Terminal("play", "subterra", "--seed", "5", **home) as terminal:
        terminal.wait_for("\n>")
        colourful = terminal.raw
    with Terminal("play", "subterra", "--seed", "5", NO_COLOR="1", **home) as terminal:
        terminal.wait_for("x: forget it")
        terminal.type("n\r")
        terminal.wait_for("\n>")
        plain = terminal.raw
    with Terminal("play", "subterra", "--seed", "5", **{**home, "TERM": "dumb"}) as terminal:
        terminal.wait_for("x: forget it")
        terminal.type("n\r")
        terminal.wait_for("Medic" if "Medic" in colourful else "Round 1")
        dumb = terminal.raw
    assert "\x1b[1m" in colourful
    assert "\x1b[3" not in plain.replace("\x1b[39m", "")
    assert "\x1b[3" not in dumb


def test_control_c_and_control_d_leave_and_keep_the_game(home: dict[str, str]) -> None:
    for key in ("\x03", "\x04"):
        with Terminal("play", "subterra", "--seed", "5", **home, LC_ALL="C.UTF-8") as terminal:
            if key == "\x04":
                terminal.wait_for("left unfinished")
                terminal.type("\r")
            terminal.wait_for("\n>")
            terminal.type(key)
            terminal.wait_for("The game is kept")
            assert terminal.wait_end() == 0


def test_people_change_places_in_a_game_with_secrets(home: dict[str, str]) -> None:
    assert find_game(SKULK).has_secrets
    with Terminal("play", SKULK, "--seats", "me,me", "--seed", "5", **home) as terminal:
        terminal.wait_for("\n>")
        terminal.type("left\r")
        curtain = terminal.wait_for("press Enter.")
        assert "Where do you go?" not in curtain
        before = len(terminal.raw)
        assert CLEAR in terminal.raw
        terminal.type("\r")
        terminal.wait_for("Seat 2")
        terminal.wait_for("\n>")
        assert "Your tricks" in terminal.raw[before:]


def test_leaving_between_two_people_keeps_the_game(home: dict[str, str]) -> None:
    with Terminal("play", SKULK, "--seats", "me,me", "--seed", "5", **home) as terminal:
        terminal.wait_for("\n>")
        terminal.type("left\r")
        terminal.wait_for("press Enter.")
        terminal.type("\x04")
        terminal.wait_for("The game is kept")
        assert terminal.wait_end() == 0


def test_nobody_changes_places_where_nothing_is_hidden(home: dict[str, str]) -> None:
    with Terminal("play", "subterra", "--seats", "me,me", "--seed", "5", **home) as terminal:
        for _ in range(6):
            terminal.wait_for("\n>")
            terminal.type("1\r")
        terminal.wait_for("Seat 2")
        assert CLEAR not in terminal.raw


def test_a_game_from_a_pipe_is_played_at_the_terminal(home: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_text(find_game("subterra").new(seats=1, seed=5).position(), encoding="utf-8")
    with Terminal("play", "-", stdin_from=str(file), **home) as terminal:
        terminal.wait_for("\n>")
        terminal.type(f"exert\rsave {tmp_path / 'b.json'}\r")
        terminal.wait_for("Saved")
        terminal.type("quit\r")
        assert terminal.wait_end() == 0
    match = open_text((tmp_path / "b.json").read_text(encoding="utf-8"))
    assert "exert" not in match.moves()


def test_the_menu_in_a_terminal(home: dict[str, str]) -> None:
    with Terminal(**home) as terminal:
        terminal.wait_for("\n>")
        terminal.type("sub terra\r")
        terminal.wait_for("Level")
        terminal.wait_for("\n>")
        terminal.type("\x03")
        terminal.wait_for("Until next time.")
        assert terminal.wait_end() == 0


def test_stepping_through_a_record(home: dict[str, str], tmp_path: Path) -> None:
    from undercroft.kernel.documents.record import write_record

    match = find_game("subterra").new(seats=1, seed=5)
    match.apply("explore north")
    file = tmp_path / "a.record"
    file.write_text(write_record(match), encoding="utf-8")
    with Terminal("replay", str(file), "--step", **home) as terminal:
        terminal.wait_for("0/1")
        terminal.type("\r")
        terminal.wait_for("explore north")
        terminal.wait_for("1/1")
        terminal.type("q\r")
        assert terminal.wait_end() == 0


def test_a_simulation_shows_a_bar(home: dict[str, str]) -> None:
    with Terminal("sim", "subterra", "--games", "40", **home) as terminal:
        assert terminal.wait_end() == 0
        assert "playing" in terminal.text
        assert "40 games" in terminal.text
