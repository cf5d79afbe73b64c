"""Whatever a person has is opened: a position, a record, a diagram, told apart by its text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.test_diagram import WRITTEN
from tests.testgame.game import GAME
from tests.testgame.scenes import play, scene
from undercroft.kernel.documents.files import kind_of_text, open_text
from undercroft.kernel.documents.position import state_hash
from undercroft.kernel.documents.record import write_record
from undercroft.kernel.errors import UndercroftError, UnreadableError
from undercroft.kernel.match import Match

MATCH = play(scene([["hush-1"], ["peer-1"]], seed=9), "1 left", "2 right", "1 left")
POSITION, RECORD = MATCH.position(), write_record(MATCH)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (POSITION, "position"),
        ("\n  " + POSITION, "position"),
        (RECORD, "record"),
        (WRITTEN, "diagram"),
        ("# by hand\n\n" + WRITTEN, "diagram"),
        ('kind = "data"\ngame = "subterra"\n', "data"),
        ("kind = 'scenario'\n", "scenario"),
    ],
)
def test_texts_are_told_apart(text: str, kind: str) -> None:
    assert kind_of_text(text) == kind


@pytest.mark.parametrize("text", [POSITION, RECORD])
def test_all_kinds_open_at_the_same_state_and_go_on(text: str) -> None:
    match = open_text(text, seed=3)
    assert state_hash(GAME, match.state) == state_hash(GAME, MATCH.state)
    to_the_end(match)
    assert match.outcome() is not None


def to_the_end(match: Match) -> None:
    while not match.state.is_over():
        seat = match.seats_asked()[0]
        match.apply(match.moves(seat)[0], seat)


def test_a_seed_decides_what_comes_after() -> None:
    games = []
    for seed in (1, 1, 2):
        match = open_text(WRITTEN, seed=seed)
        while not match.state.is_over():
            seat = match.seats_asked()[0]
            match.apply(match.moves(seat)[-1], seat)
        games.append(match.lines)
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_without_a_seed_a_record_goes_on_until_chance_is_needed() -> None:
    match = open_text(RECORD)
    assert not match.state.has_chance()
    with pytest.raises(UndercroftError, match="nothing gives one"):
        to_the_end(match)


@pytest.mark.parametrize("text", ["", "hello", "a = 1\nb = 2\n", "# diagram\n"])
def test_what_is_none_of_these_is_refused(text: str) -> None:
    with pytest.raises(UnreadableError, match="The file is no position"):
        open_text(text)


def test_data_where_a_game_is_needed_is_refused() -> None:
    with pytest.raises(
        UnreadableError, match="The file is of the kind data, where a position, a record or a diagram"
    ):
        open_text('kind = "data"\n')


@given(st.text(max_size=60), st.sampled_from(["", "{", "undercroft record 1\n", "diagram = 1\n", "kind"]))
def test_any_text_is_opened_or_refused_in_a_sentence(text: str, start: str) -> None:
    with pytest.raises(UndercroftError):
        open_text(start + text)
