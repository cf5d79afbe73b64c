"""Diagrams: written by hand, read, written again; the TOML writer; what is impossible is refused."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.testgame.game import GAME
from tests.testgame.scenes import play, scene
from undercroft.kernel.chance import Dice
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.documents.diagram import read_diagram, write_diagram
from undercroft.kernel.documents.record import replay, write_record
from undercroft.kernel.documents.toml_writing import toml_text
from undercroft.kernel.errors import ChanceNeeded, IllegalError, UndercroftError, UnreadableError
from undercroft.kernel.game import Game

WRITTEN = """\
diagram = 1
game = "tests.testgame.game:GAME"
scenario = "catacombs"
seats = 3
round = 4
lookout = 2
spent = ["hush-1", "snatch-3"]
thief = [
  { seat = 1, tricks = ["peer-1", "hush-2"], treasures = [{ slot = 1, card = "coin-1" }] },
  { seat = 3, treasures = [{ slot = 2, card = "ring-2", known = [1, 3] }, { slot = 3, card = "skull-1", known = "all" }] },
]
top = [
  { card = "coin-5", known = [2] },
]

[options]
rematch = true
"""  # noqa: E501  # one line for each thief, as a person would write it

# The writer


SIMPLE = st.one_of(
    st.booleans(), st.integers(-(1 << 40), 1 << 40), st.text(st.characters(exclude_categories=["Cs"]))
)
KEYS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
VALUES = st.recursive(
    SIMPLE,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(KEYS, inner, max_size=3)),
    max_leaves=8,
)


@given(st.dictionaries(KEYS, VALUES, max_size=5))
def test_what_is_written_as_toml_is_read_back(tree: dict[str, Any]) -> None:
    assert tomllib.loads(toml_text(tree)) == tree


def test_the_writer_is_made_for_people() -> None:
    tree = {"a": 1, "b": [{"c": "d"}, {"c": "e"}], "f": {"g": True}, "h i": 1.5}
    assert toml_text(tree) == (
        'a = 1\nb = [\n  { c = "d" },\n  { c = "e" },\n]\n"h i" = 1.5\n\n[f]\ng = true\n'
    )


# Out and in


def test_writing_a_loaded_diagram_gives_it_back() -> None:
    match = read_diagram(WRITTEN, seed=1)
    assert write_diagram(GAME, match.setup, match.state) == WRITTEN
    view = match.view(0)
    assert (view.round, view.lookout, view.rounds) == (4, 2, 12)
    assert view.hand == ["peer-1", "hush-2"]
    assert [(t.slot, t.card) for t in view.thieves[2].treasures] == [(2, "ring-2"), (3, "skull-1")]
    assert [t.card for t in match.view(1).thieves[2].treasures] == ["?", "skull-1"]
    assert match.view(1).next_treasures == ["coin-5"]
    assert view.next_treasures == ["?"]


@pytest.mark.parametrize("seed", range(6))
def test_every_start_of_a_round_can_be_drawn(seed: int) -> None:
    match = GAME.new(seats=2 + seed % 3, seed=seed, hand=3)
    dice = Dice(seed)
    diagrams = 0
    while not match.state.is_over():
        if match.seats_asked() == tuple(range(match.state.seats)) and match.moves(0)[0] == "left":
            text = write_diagram(GAME, match.setup, match.state)
            again = read_diagram(text, seed=1)
            assert write_diagram(GAME, again.setup, again.state) == text
            for seat in range(match.state.seats):
                assert again.view(seat) == match.view(seat)
            diagrams += 1
        seat = match.seats_asked()[0]
        moves = match.moves(seat)
        match.apply(moves[dice.below(len(moves))], seat)
    assert diagrams > 2


def test_what_a_diagram_leaves_out_is_drawn_by_the_seed() -> None:
    hands = [["?", "?"], ["hush-1", "?"]]
    one, same, other = (scene(hands, seed=seed) for seed in (1, 1, 2))
    assert [len(one.view(seat).hand) for seat in (0, 1)] == [2, 2]
    assert one.view(0) == same.view(0)
    assert (one.view(0), one.view(1)) != (other.view(0), other.view(1))
    with pytest.raises(ChanceNeeded):
        scene(hands, seed=None)
    text = 'diagram = 1\ngame = "tests.testgame.game:GAME"\nseats = 2\nthief = [{ seat = 1, tricks = ["?"] }]'
    scripted = read_diagram(text, chance="draw decoy-4")
    assert scripted.view(0).hand == ["decoy-4"]


def test_a_game_from_a_diagram_has_a_record() -> None:
    match = play(scene([["hush-1"], ["?"]]), "1 left", "2 right", "1 left")
    assert write_record(replay(write_record(match))) == write_record(match)


def test_the_middle_of_a_round_has_no_diagram() -> None:
    match = play(scene([["hush-1"], []]), "1 left")
    with pytest.raises(IllegalError, match="this is the middle of one"):
        write_diagram(GAME, match.setup, match.state)


def test_a_game_without_diagrams_says_so() -> None:
    class Plain(Game):
        id = "plain"

    plain = Plain("tests.testgame")
    state = GAME.start(GAME.setup(2))
    with pytest.raises(IllegalError, match="plain has no diagrams"):
        plain.diagram(state)
    with pytest.raises(IllegalError, match="plain has no diagrams"):
        plain.from_diagram({}, GAME.setup(2), Findings())


# What is impossible


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("diagram = 1", "diagram = 2", "should say 'diagram = 1'"),
        ("diagram = 1", "", "should say 'diagram = 1'"),
        ("diagram = 1", "diagram 1", "not readable as TOML.*line 1"),
        ("seats = 3", "seats = 5", "Line 4: seats should be a whole number from 2 to 4, not 5"),
        ("seats = 3", 'seats = "x"', "seats should be a whole number, not a text"),
        ('scenario = "catacombs"', 'scenario = "attic"', "Line 3: scenario is 'attic', but must be one of"),
        ('scenario = "catacombs"', "scenario = 5", "scenario should be a text, not a whole number"),
        ("rematch = true", 'rematch = "maybe"', "rematch cannot be 'maybe': it takes yes or no"),
        ("rematch = true", "seats = 3", "has no option seats"),
        ("[options]\nrematch = true", "", None),
        ("[options]\nrematch = true", "[data_text]", "data_text should be a text, not a section"),
        ("round = 4", "round = 13", "round should be a whole number from 1 to 12, not 13"),
        ("lookout = 2", "lookout = 4", "lookout should be a whole number from 1 to 3"),
        ("lookout = 2", "lookout = 2\nweather = 3", "says nothing of weather"),
        ('"hush-1", "snatch-3"', '"hush-1", "hush-2"', "no trick hush-2, or it is in two places"),
        ('"hush-1", "snatch-3"', '"hush-9"', "no trick hush-9"),
        ('"hush-1", "snatch-3"', "5", "spent should be a list of texts"),
        ('["peer-1", "hush-2"]', '["?", "?", "?", "?", "?", "?"]', "more than 5 tricks"),
        ('"coin-1"', '"coin-99"', "There is no treasure coin-99"),
        ('"coin-1"', '"ring-2"', "The treasure ring-2 is in two places"),
        ('"coin-1"', '"warden-1"', "warden|Warden|More treasures|deeper"),
        ('"coin-1"', '"crown-1"', "deeper layer are out before a higher one is empty"),
        ("slot = 3", "slot = 2", "Two treasures lie in one slot, 2"),
        ("known = [1, 3]", "known = [4]", 'known should be "all" or a list of seats from 1 to 3'),
        ("seat = 3", "seat = 4", "seat should be a whole number from 1 to 3"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(old: str, new: str, error: str | None) -> None:
    assert old in WRITTEN
    text = WRITTEN.replace(old, new, 1)
    if error is None:
        read_diagram(text, seed=1)
        return
    with pytest.raises(UndercroftError, match=error):
        read_diagram(text, seed=1)


def test_a_diagram_of_another_game_than_expected_is_refused() -> None:
    with pytest.raises(UnreadableError, match=r"The diagram is of the game other, not of tests\.testgame"):
        read_diagram(WRITTEN.replace(GAME.id, "other"), GAME)
