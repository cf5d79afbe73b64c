"""Records: replayed to the same end; a wrong hash, an unoffered word or an unasked line stops the replay."""

from __future__ import annotations

import re

import pytest

from tests.testgame.game import GAME, SkulkGame
from tests.testgame.scenes import play, scene
from undercroft.kernel.chance import Dice
from undercroft.kernel.documents.files import open_text
from undercroft.kernel.documents.position import state_hash
from undercroft.kernel.documents.record import Player, replay, split_record, write_record
from undercroft.kernel.errors import CorruptError, UndercroftError, UnreadableError
from undercroft.kernel.match import Match


def played(seed: int = 4, answers: int = 10_000) -> Match:
    """A random game, or its beginning."""
    match = GAME.new(seats=3, seed=seed)
    dice = Dice(seed)
    for _ in range(answers):
        if match.state.is_over():
            break
        seats = match.seats_asked()
        seat = seats[dice.below(len(seats))]
        moves = match.moves(seat)
        match.apply(moves[dice.below(len(moves))], seat)
    return match


MATCH = played()
TEXT = write_record(MATCH)
HEAD, PLAY = TEXT.split("\n\n", 1)
LINES = PLAY.splitlines()


def with_lines(lines: list[str]) -> str:
    return HEAD + "\n\n" + "\n".join(lines) + "\n"


def number_of(line: int) -> int:
    """A line of play as a line of the file."""
    return len(HEAD.splitlines()) + 2 + line


def first_line(start: str, skip: int = 0) -> int:
    return [at for at, line in enumerate(LINES) if line.startswith(start)][skip]


def test_a_record_is_a_header_and_lines() -> None:
    assert HEAD.splitlines()[:3] == ["undercroft record 1", f"game: {GAME.id}", "rules: 2"]
    assert {line[0] for line in LINES} == set("123=@")
    assert LINES[-1] == f"@ {MATCH.state.turns} {state_hash(GAME, MATCH.state)}"
    assert all(re.fullmatch(r"[1-3] .+|= (roll|draw) \S+|@ \d+ [0-9a-f]{16}", line) for line in LINES)


def test_a_replay_ends_in_the_same_state_with_the_same_events_and_record() -> None:
    again = replay(TEXT)
    assert again.state.is_over()
    assert state_hash(GAME, again.state) == state_hash(GAME, MATCH.state)
    assert write_record(again) == TEXT
    assert [event.message for event in again.events] == [event.message for event in MATCH.events]


@pytest.mark.parametrize("answers", range(0, 40, 3))
def test_an_unfinished_record_can_be_opened_and_gone_on_with(answers: int) -> None:
    match = played(7, answers)
    again = open_text(write_record(match), seed=1)
    assert state_hash(GAME, again.state) == state_hash(GAME, match.state)
    assert again.waiting == match.waiting
    seat = again.seats_asked()[0]
    again.apply(again.moves(seat)[0], seat)
    assert state_hash(GAME, replay(write_record(again)).state) == state_hash(GAME, again.state)


def test_step_by_step() -> None:
    player = Player(TEXT)
    assert player.match.seats_asked() == (0, 1, 2)
    steps = 0
    while not player.is_done():
        line = player.step()
        assert line in LINES
        steps += 1
    assert steps == sum(line[0] in "123" for line in LINES)


def test_a_record_that_begins_at_a_position_carries_it() -> None:
    match = scene([["hush-1"], ["hush-2"]])
    play(match, "1 left", "2 left", "1 left", "1 bring hush", "2 bring nothing")
    text = write_record(match)
    assert "\nstart: {" in text
    again = replay(text)
    assert write_record(again) == text
    assert state_hash(GAME, again.state) == state_hash(GAME, match.state)


# Refusals


def assert_stops(lines: list[str], at: int, error: str) -> None:
    """The replay stops and says at which line of the file."""
    with pytest.raises((CorruptError, UnreadableError), match=error) as stop:
        replay(with_lines(lines))
    assert f"Line {number_of(at)} of the record" in str(stop.value)


def test_a_wrong_hash_stops_the_replay() -> None:
    at = first_line("@", 1)
    turn = LINES[at].split()[1]
    assert_stops(
        [*LINES[:at], f"@ {turn} 0123456789abcdef", *LINES[at + 1 :]], at, "in another state than was written"
    )


def test_a_wrong_turn_stops_the_replay() -> None:
    at = first_line("@", 1)
    _, turn, found = LINES[at].split()
    assert_stops([*LINES[:at], f"@ {int(turn) + 1} {found}", *LINES[at + 1 :]], at, "in another state")


def test_an_unoffered_word_stops_the_replay() -> None:
    at = first_line("1", 2)
    assert_stops([*LINES[:at], "1 sing", *LINES[at + 1 :]], at, "'sing' is not offered to seat 1 there")


def test_an_unasked_line_stops_the_replay() -> None:
    at = first_line("1", 1)
    assert_stops([*LINES[:at], "3 pass", *LINES[at:]], at, "Seat 3 is not asked now")
    assert_stops([*LINES[:at], "9 pass", *LINES[at:]], at, "There is no seat 9")


def test_a_line_after_the_end_stops_the_replay() -> None:
    assert_stops([*LINES, "1 pass"], len(LINES), "The game is over")


def test_a_line_that_is_no_choice_stops_the_replay() -> None:
    at = first_line("1", 1)
    for line in ("hello", "1", "x pass", "\N{SUPERSCRIPT TWO} pass", "-1 pass", "99999 pass"):
        assert_stops([*LINES[:at], line, *LINES[at:]], at, "is no choice")


def test_chance_that_is_missing_or_too_much_stops_the_replay() -> None:
    at = first_line("= roll")
    before = max(i for i in range(at) if LINES[i][0] in "123")
    assert_stops(LINES[:at] + LINES[at + 1 :], before, "script|nothing gives one")
    assert_stops([*LINES[:at], "= roll 6", *LINES[at:]], before, "left over|script")


def test_a_missing_chance_line_is_noticed_also_after_a_start_position() -> None:
    match = scene([[], []])
    play(match, "1 left", "2 left", "1 left")
    text = write_record(match)
    assert "= roll" in text
    lines = text.splitlines()
    at = max(i for i, line in enumerate(lines) if line.startswith("= "))
    with pytest.raises(CorruptError, match="nothing gives one"):
        replay("\n".join(lines[:at] + lines[at + 1 :]))


def test_chance_that_cannot_be_read_stops_the_replay() -> None:
    at = first_line("= roll")
    with pytest.raises(UndercroftError, match="A chance result is"):
        replay(with_lines([*LINES[:at], "= spin 3", *LINES[at + 1 :]]))


def test_missing_chance_of_the_set_up_stops_at_its_beginning() -> None:
    with pytest.raises(CorruptError, match=r"Line 7 of the record.*nothing gives one"):
        replay(with_lines(LINES[5:]))


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "not a record: its first line should be 'undercroft record 1'"),
        ("undercroft record 2\n", "its first line should be 'undercroft record 1'"),
        ("undercroft record 1\nno colon\n\n", "Line 2 of the record should read 'name: value'"),
        ("undercroft record 1\n", "does not say which game it is of"),
        ("undercroft record 1\ngame: subterra\n", "The set-up of the record is not readable as JSON"),
        (f"undercroft record 1\ngame: {GAME.id}\nsetup: 5\n", "The set-up is not readable"),
    ],
)
def test_what_is_no_record_is_refused(text: str, error: str) -> None:
    with pytest.raises(UnreadableError, match=error):
        replay(text)


def test_a_record_with_other_data_is_refused() -> None:
    with pytest.raises(UnreadableError, match="made with other component data"):
        replay(re.sub("data: .*", "data: 0000", TEXT))


def test_a_record_of_another_game_than_expected_is_refused() -> None:
    with pytest.raises(UnreadableError, match=r"The record is of the game other, not of tests\.testgame"):
        replay(TEXT.replace(f"game: {GAME.id}", "game: other", 1), GAME)


# Other versions of the rules


class Newer(SkulkGame):
    """The same rules under a new number."""

    rules_version = 3


def test_a_record_of_another_rules_version_is_replayed_and_checked() -> None:
    newer = Newer("tests.testgame")
    again = replay(TEXT, newer)
    assert state_hash(newer, again.state) == state_hash(GAME, MATCH.state)
    at = first_line("1", 2)
    wrong = with_lines([*LINES[:at], "1 sing", *LINES[at + 1 :]])
    with pytest.raises(CorruptError, match=r"made with version 2 of the rules, replayed with 3"):
        replay(wrong, newer)


def test_a_record_from_a_position_of_another_rules_version_is_refused() -> None:
    text = write_record(scene([["hush-1"], ["hush-2"]]))
    with pytest.raises(UnreadableError, match="made with version 2 of the rules"):
        replay(text, Newer("tests.testgame"))


def test_the_header_can_say_more_and_blank_lines_do_not_matter() -> None:
    head, lines, numbers = split_record(HEAD + "\nnote: a fine game\n\n\n" + "\n\n".join(LINES) + "\n")
    assert head["note"] == "a fine game"
    assert lines == LINES
    assert numbers[0] == len(HEAD.splitlines()) + 4
    assert numbers[1] == numbers[0] + 2
