"""Gestures: several answers at one go, which stop where something comes in between and go back whole."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import undercroft
from tests.games.dungeontwister.scenes import scene as labyrinth
from tests.kernel.test_match import everything, peering
from tests.testgame.game import GAME
from tests.testgame.scenes import play, scene, to_tricks
from undercroft.kernel.documents.record import replay, write_record
from undercroft.kernel.errors import ChanceNeeded, IllegalError
from undercroft.kernel.gesture import as_line, parts
from undercroft.kernel.match import Match


def walking(points: int = 3) -> Match:
    """Blue's logger is about to take up to three steps."""
    game = labyrinth(
        rooms="a1:29d d1:29g:1",
        tokens="blue-logger@a1-33 blue-breeder@d1-21 yellow-druid@s9",
        scenario="forest",
        points=points,
    )
    game.match.apply("move blue-logger")
    return game.match


def test_a_gesture_gives_its_answers_one_by_one() -> None:
    match, slow = peering(), peering()
    words = [match.moves()[2], match.moves()[0]]
    assert match.gesture(words) == []
    for word in words:
        slow.apply(word)
    assert everything(match) == everything(slow)
    again = replay(write_record(match))
    assert again.lines == match.lines


def test_spaces_in_a_gesture_do_not_matter() -> None:
    match = peering()
    words = match.moves()[:2]
    assert match.gesture([word.replace(" ", "   ") for word in words]) == []


def test_a_gesture_opens_a_procedure_and_comes_back_from_it() -> None:
    match = walking()
    match.undo()
    words = ["move blue-logger", "step north", "stop", "move blue-logger", "step south", "stop"]
    assert match.gesture(words) == []
    assert match.view(0).points_left == 1
    match.undo()
    assert match.view(0).points_left == 3


def test_a_gesture_is_taken_back_whole() -> None:
    match = walking()
    before = everything(match)
    assert match.gesture(["step north", "step west"]) == []
    copy = match.copy()
    match.undo()
    assert everything(match) == before
    copy.undo()
    assert everything(copy) == before
    match.undo()
    assert not match.can_undo(0), "the move before it was an answer of its own"


def test_a_repeated_gesture_is_one_again() -> None:
    match = walking()
    before = everything(match)
    match.repeat(["step north", "step north"], 0)
    assert match.view(0).steps_left == 1
    match.undo()
    assert everything(match) == before


def test_it_stops_at_what_is_shown() -> None:
    match = play(GAME.new(seats=3, seed=1), "1 left", "2 left", "3 lurk")
    assert match.gesture(["watch 2", "right"]) == ["right"]
    assert match.moves() == ["left", "right", "lurk"]
    assert not match.can_undo(0)


def test_it_stops_at_a_result() -> None:
    match = to_tricks(scene([["peer-1"], []]), "draw coin-1, draw coin-2")
    match.apply("peer", chance="draw ring-1, draw skull-1, draw crown-1")
    match = to_tricks(scene([["peer-1"], []]), "draw coin-1, draw coin-2")
    assert match.gesture(["peer", "lay ring-1"]) == ["lay ring-1"]


def test_it_stops_at_a_reaction() -> None:
    match = to_tricks(scene([["snatch-1"], ["hush-1"]]), "draw coin-1, draw coin-2")
    assert match.gesture(["snatch 2", "take 1"]) == ["take 1"]
    assert match.seats_asked() == (1,)


def test_it_stops_at_another_question() -> None:
    """The next caver of the same player is somebody else, though the words would fit him as well."""
    match = undercroft.game("subterra").new(seats=1, seed=1)
    while "pass" not in match.moves():
        match.apply(match.moves()[0])
    assert match.gesture(["pass", "pass"]) == ["pass"]
    assert "pass" in match.moves()


def test_it_stops_at_words_that_do_not_fit() -> None:
    match = walking()
    assert match.gesture(["step north", "step down", "step north"]) == ["step down", "step north"]
    assert match.lines[-1] == "1 step north"


def test_a_first_answer_that_is_refused_changes_nothing() -> None:
    match = walking()
    before = everything(match)
    acts: list[tuple[Callable[[], object], str]] = [
        (lambda: match.gesture(["step up", "step north"]), "does not know the words"),
        (lambda: match.gesture([]), "at least one answer"),
        (lambda: match.gesture(["step north"], 1), "Seat 2 is not asked now"),
    ]
    for act, said in acts:
        with pytest.raises(IllegalError, match=said):
            act()
    assert everything(match) == before


def test_what_goes_wrong_in_the_middle_leaves_nothing() -> None:
    """Without a seed the second answer finds no chance to go on with."""
    match = undercroft.game("subterra").new(seats=1, seed=1)
    while "exert" not in match.moves():
        match.apply(match.moves()[0])
    match.state.rng = 0
    before = everything(match)
    with pytest.raises(ChanceNeeded):
        match.gesture(["exert", "reveal north"])
    assert everything(match) == before


def test_a_line_of_answers() -> None:
    assert parts(" step   north ;step east;; ") == ["step north", "step east"]
    assert parts(as_line(["a b", "c"])) == ["a b", "c"]
    assert parts(" ; ") == []
