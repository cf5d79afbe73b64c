"""The driver: answers in words, forced questions skipped, undo, events, and nothing left of what fails."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import undercroft
from tests.testgame.game import GAME, SkulkGame
from tests.testgame.scenes import log, play, scene, to_tricks
from undercroft.kernel.documents.record import replay, write_record
from undercroft.kernel.errors import IllegalError, UndercroftError, UnreadableError
from undercroft.kernel.match import Match, new_match
from undercroft.kernel.moves import Seat
from undercroft.kernel.playable import PlayableGame
from undercroft.kernel.script import read_script, script_words
from undercroft.kernel.state import State
from undercroft.kernel.texts import Message


def peering() -> Match:
    """Thief 1 has looked at three treasures and lays them back one by one."""
    match = to_tricks(scene([["peer-1"], [], []]), "draw hush-1, draw coin-6, draw coin-7")
    play(match, "1 peer", "3 pass")
    assert match.seats_asked() == (0,)
    assert len(match.moves()) == 3
    return match


def everything(match: Match) -> object:
    """All that a match is."""
    return (
        match.position(),
        write_record(match),
        [(e.kind, e.audience, e.values, e.ply) for e in match.events],
        dict(match.waiting),
        [match.can_undo(seat) for seat in range(match.state.seats)],
    )


# Questions


def test_forced_questions_are_skipped_and_not_recorded() -> None:
    match = GAME.new(seats=2, seed=1)
    play(match, "1 left", "2 left")
    assert match.moves() == ["left", "right", "lurk"], "with two thieves there is nobody else to watch"
    assert not any("watch" in line for line in match.lines)
    assert "Thief 1 looks at the choice of Thief 2." in log(match)


def test_who_is_asked_must_be_said_when_several_are() -> None:
    match = GAME.new(seats=3, seed=1)
    assert match.seats_asked() == (0, 1, 2)
    acts: list[Callable[[], object]] = [
        match.moves,
        match.prompt,
        match.choices,
        lambda: match.apply("left"),
    ]
    for act in acts:
        with pytest.raises(IllegalError, match="Seats 1, 2, 3 are asked at once: say which one answers"):
            act()
    match.apply("left", 1)
    assert match.seats_asked() == (0, 2)
    with pytest.raises(IllegalError, match="Seat 2 is not asked now"):
        match.apply("left", 1)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_is_refused(seat: Seat) -> None:
    match = GAME.new(seats=3, seed=1)
    for act in (match.moves, match.view, match.events_for, match.undo, match.prompt):
        with pytest.raises(IllegalError, match="the seats are 1 to 3"):
            act(seat)


def test_a_finished_game_asks_nobody() -> None:
    match = finished()
    assert match.moves() == []
    assert match.seats_asked() == ()
    with pytest.raises(IllegalError, match="The game is over: nobody is asked"):
        match.apply("left")
    with pytest.raises(IllegalError, match="The game is over"):
        match.apply("left", 0)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.rule in ("6.1", "6.2")


def finished() -> Match:
    """A game played to its end."""
    match = GAME.new(seats=2, seed=3)
    while not match.state.is_over():
        seat = match.seats_asked()[0]
        match.apply(match.moves(seat)[-1], seat)
    return match


def test_spaces_in_words_do_not_matter() -> None:
    match = peering()
    words = match.moves()[1]
    match.apply("   " + words.replace(" ", "    ") + " ")
    assert match.lines[-1] == f"1 {words}"


# Answers that are refused


def test_a_refusal_says_why_and_by_which_rule() -> None:
    match = to_tricks(scene([["peer-1"], ["hush-1"]]), "draw coin-6, draw coin-7")
    before = everything(match)
    for words, said in (
        ("snatch 1", "You cannot point at yourself (rule 4.2)"),
        ("snatch 2", "You hold no such trick (rule 4.1)"),
        ("snatch 4", "There is no such thief in the cellars (rule 1)"),
        ("hush", "That does not answer the question “The hour of tricks: do you play one?” (rule 2)"),
        ("snatch 9", "The table does not know the words “snatch 9”"),
        ("dance", "The table does not know the words “dance”"),
    ):
        with pytest.raises(IllegalError) as refusal:
            match.apply(words)
        assert str(refusal.value) == said
        reason = match.explain(words)
        assert reason is not None
        assert said.startswith(GAME.texts.say(reason.message))
    assert match.explain("peer") is None
    assert everything(match) == before


@settings(max_examples=200)
@given(st.text(max_size=12), st.integers(-2, 4), st.text(max_size=12))
def test_nonsense_is_refused_in_a_sentence_and_changes_nothing(words: str, seat: int, chance: str) -> None:
    match = NONSENSE_AT
    before = everything(match)
    if words in ("left", "right", "lurk"):
        return
    acts: list[Callable[[], None]] = [
        lambda: match.apply(words, seat),
        lambda: match.apply("left", 0, chance=f"roll 1, {words}"),
        lambda: match.apply(words, seat, chance),
        lambda: match.undo(seat),
    ]
    for act in acts:
        with pytest.raises(UndercroftError) as error:
            act()
        assert len(str(error.value)) > 10
    assert everything(match) == before


NONSENSE_AT = GAME.new(seats=3, seed=5)


# Scripts


@pytest.mark.parametrize(
    ("script", "error"),
    [
        ("roll", "A chance result is 'roll NUMBER' or 'draw CARD', not 'roll'"),
        ("roll x", "not 'roll x'"),
        ("roll \N{SUPERSCRIPT TWO}", "A chance result is"),
        ("roll 65541", "A chance result is"),
        ("roll -1", "A chance result is"),
        ("draw unicorn-1", "has no card or tile 'unicorn-1' to draw"),
        ("draw", "not 'draw'"),
        ("spin 3", "not 'spin 3'"),
    ],
)
def test_a_script_that_cannot_be_read_is_refused(script: str, error: str) -> None:
    match = GAME.new(seats=2, seed=1)
    before = everything(match)
    with pytest.raises(UnreadableError, match=error):
        match.apply("left", 0, chance=script)
    assert everything(match) == before


@pytest.mark.parametrize(
    ("script", "error"),
    [
        ("roll 7, roll 1", "forces a 7 on a die with 6 sides"),
        ("draw hush-1", "The script's next result is a draw from deck 2, but the game needs a roll"),
        ("roll 1, roll 2, draw crown-1, draw coin-1", "results left over: draw coin-1"),
        (
            "roll 1, roll 2, draw hush-1",
            "next result is a draw from deck 2, but the game needs a draw from deck 1",
        ),
        ("roll 1, roll 2, draw warden-1", "draws a card that cannot be next"),
    ],
)
def test_a_script_that_does_not_fit_is_refused_and_leaves_nothing(script: str, error: str) -> None:
    match = scene([[], []])
    play(match, "1 left", "2 left")
    before = everything(match)
    with pytest.raises(IllegalError, match=error):
        match.apply("left", chance=script)
    assert everything(match) == before
    match.apply("left", chance="roll 1, roll 2, draw crown-1")
    assert match.lines[-4:-1] == ["= roll 1", "= roll 2", "= draw crown-1"]
    assert match.view(1).thieves[1].treasures[0].card == "crown-1"


def test_scripts_are_read_back_from_their_words() -> None:
    state = GAME.start(GAME.setup(2))
    script = read_script(GAME, state, "roll 3,draw hush-2 ,  roll 6,, draw crown-1")
    assert script_words(GAME, state, script) == "roll 3, draw hush-2, roll 6, draw crown-1"
    assert read_script(GAME, state, "") == []


def test_a_set_up_can_be_scripted_and_goes_on_with_the_seed() -> None:
    match = GAME.new(seats=2, seed=1, hand=2, chance="draw decoy-4, draw hush-6")
    assert match.view(0).hand == ["hush-6", "decoy-4"]
    assert len(match.view(1).hand) == 2
    with pytest.raises(ValueError, match="nothing gives one"):
        new_match(GAME, GAME.setup(2), None, "draw decoy-4, draw hush-6")


# Errors in the rules themselves


class Clumsy(SkulkGame):
    """A game that cannot word one of its events."""

    def event(self, s: State, kind: int, values: list[int]) -> Message:
        if kind == 4:
            raise KeyError("no words")
        return super().event(s, kind, values)


def test_an_error_in_the_game_leaves_the_match_as_it_was() -> None:
    game = Clumsy("tests.testgame")
    match = game.new(seats=2, seed=1)
    play(match, "1 left", "2 right")
    before = everything(match)
    with pytest.raises(KeyError):
        match.apply("left")
    assert everything(match) == before
    assert match.state.log is None


# Undo


def test_an_answer_can_be_taken_back_while_nothing_else_has_happened() -> None:
    match = peering()
    start = everything(match)
    first, second, third = match.moves()
    assert not match.can_undo(0)
    match.apply(second)
    assert [match.can_undo(seat) for seat in range(3)] == [True, False, False]
    assert match.moves() == [first, third]
    match.undo()
    assert everything(match) == start
    match.apply(third)
    match.undo(0)
    assert everything(match) == start


def test_undo_ends_when_another_seat_is_asked() -> None:
    match = peering()
    match.apply(match.moves()[0])
    match.apply(match.moves()[0])
    assert match.seats_asked() == (2,)
    for seat in (0, 2):
        assert not match.can_undo(seat)
    with pytest.raises(IllegalError, match="nothing to take back"):
        match.undo(2)
    with pytest.raises(IllegalError, match="Seat 1 is not asked now"):
        match.undo(0)


def test_undo_ends_at_chance_and_at_what_is_shown() -> None:
    match = GAME.new(seats=3, seed=2)
    play(match, "1 left", "2 right", "3 lurk")
    assert not match.can_undo(0), "a secret answer is not taken back"
    play(match, "1 watch 2")
    assert match.seats_asked() == (0,)
    assert not match.can_undo(0), "a choice has been looked at"
    play(match, "1 left")
    assert not any(match.can_undo(seat) for seat in range(3))


def test_undo_ends_at_chance_alone() -> None:
    match = undercroft.game("subterra").new(seats=1, seed=1)
    taken_back = 0
    for _ in range(60):
        if match.state.is_over():
            break
        before = match.state.copy()
        match.apply(match.moves()[0])
        if match.state.chances != before.chances or match.state.shown != before.shown:
            assert not match.can_undo(0)
        elif not match.state.is_over():
            assert match.can_undo(0), "one player, and nothing rolled, drawn or shown"
            taken_back += 1
    assert taken_back


def test_copies_take_back_on_their_own() -> None:
    match = peering()
    match.apply(match.moves()[1])
    copy = match.copy()
    copy.undo()
    at_undo = everything(copy)
    copy.apply(copy.moves()[0])
    copy.undo()
    assert everything(copy) == at_undo
    copy.apply(copy.moves()[2])
    match.undo()
    assert everything(match) == at_undo, "what the copy played after its takeback shows in the other match"


def test_a_copy_is_independent() -> None:
    match = GAME.new(seats=3, seed=2)
    play(match, "1 left")
    copy = match.copy()
    before = everything(match)
    play(copy, "2 left", "3 left", "1 watch 2", "1 lurk")
    assert everything(match) == before
    play(match, "2 left", "3 left", "1 watch 2", "1 lurk")
    assert everything(match) == everything(copy)


# Events


def test_events_are_numbered_for_each_seat_and_no_gap_tells_of_a_secret() -> None:
    match = GAME.new(seats=3, seed=2, hand=1)
    for seat in range(3):
        mine = log(match, seat)
        assert sum("You drew" in line for line in mine) == 1
        assert sum("draws a trick" in line for line in mine) == 3
    told = len(match.events_for(1))
    play(match, "1 left", "2 right", "3 lurk", "1 watch 2")
    assert [event.kind for event in match.events_for(1, told)] == [2]
    assert [event.kind for event in match.events_for(0)][-2:] == [2, 3]


def test_simultaneous_answers_are_recorded_in_seat_order_when_all_are_in() -> None:
    match = GAME.new(seats=3, seed=2)
    lines = match.lines[:]
    play(match, "3 lurk", "1 left")
    assert match.lines == lines
    assert match.waiting == {2: "lurk", 0: "left"}
    assert write_record(match).endswith("1 left\n3 lurk\n")
    assert match.view(0).answer == "left"
    assert match.view(1).answer == ""
    play(match, "2 right")
    assert match.lines == [*lines, "1 left", "2 right", "3 lurk"]


def test_an_answer_right_before_a_question_to_several_is_recorded() -> None:
    match = scene([["hush-1"], ["hush-2"]])
    play(match, "1 left", "2 left", "1 left")
    assert match.seats_asked() == (0, 1)
    assert match.lines[-3:] == ["1 left", "2 left", "1 left"]
    play(match, "1 bring nothing", "2 bring hush")
    again = replay(write_record(match))
    assert again.lines == match.lines


def test_what_a_game_declares_reaches_the_match() -> None:
    game: PlayableGame = GAME
    match = game.new(seats=2, seed=4, scenario="catacombs", hand=0)
    view: Any = match.view(0)
    assert (view.rounds, view.hand) == (12, [])
    assert game.texts.say(match.prompt(0)) == "Where do you go?"
    assert [choice.touches for choice in match.choices(0)] == [
        ("place:left",),
        ("place:right",),
        ("place:lurk",),
    ]
