"""Diagrams are checked like other files of a person's: all faults at once with their lines, and warnings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from undercroft.kernel.checking.shapes import Cases, Fields, Listed, Shape
from undercroft.kernel.documents.diagram import HEAD, checked_diagram, read_diagram
from undercroft.kernel.errors import ManyFaults
from undercroft.kernel.registry import game as find_game

TESTS = Path(__file__).parents[1]
MANUAL = (TESTS.parent / "docs" / "diagrams.md").read_text(encoding="utf-8")
GAMES = ["claustrophobia", "dungeontwister", "subterra"]


def diagram(name: str, *changes: tuple[str, str]) -> str:
    """A diagram of the tests with some places changed."""
    text = (TESTS / "perft" / f"{name}.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def line_with(text: str, part: str) -> int:
    """The line on which something first stands."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


def faults(text: str) -> list[str]:
    """All that a diagram is refused for."""
    with pytest.raises(ManyFaults) as refused:
        read_diagram(text, seed=1)
    return refused.value.each("en")


def warnings(text: str) -> list[str]:
    """What is odd with a diagram that can be read."""
    return [str(warning) for warning in checked_diagram(text, seed=1)[1]]


def names_in(shape: Shape) -> Iterator[str]:
    """Every name that a shape knows, inside it too."""
    if isinstance(shape, Fields):
        for name, inside in shape.all.items():
            yield name
            yield from names_in(inside)
    elif isinstance(shape, Cases):
        yield shape.by
        for case in shape.cases.values():
            yield from names_in(case)
    elif isinstance(shape, Listed):
        yield from names_in(shape.of)


@pytest.mark.parametrize("id", GAMES)
def test_the_manual_names_every_entry(id: str) -> None:
    game = find_game(id)
    shape = game.diagram_shape(game.setup())
    assert shape is not None
    for name in {*HEAD, *names_in(shape)} - {"results", "scores", "rule"}:  # what only the computer writes
        assert f"`{name}`" in MANUAL or f"`[{name}]`" in MANUAL, name


# Form


def test_all_faults_of_the_head_are_told_with_their_lines() -> None:
    text = 'diagram = 1\ngame = "subterra"\nscenario = "easy"\nseats = 9\n[options]\nfog = true\ncavers = 5\n'
    assert [sentence.partition(":")[0] for sentence in faults(text)] == [
        "Line 3",
        "Line 4",
        "Line 6",
        "Line 7",
    ]


def test_all_faults_of_form_are_told_with_their_lines() -> None:
    text = diagram(
        "subterra-hunt",
        ("round = 6", "round = 0"),
        ("at = [0, 1], turn", "at = [0, 1, 2], turn"),
        ("health = 5", 'health = "five"'),
    )
    assert faults(text) == [
        "Line 6: round should be a whole number from 1 to 999, not 0.",
        "Line 11: tile.plain-x1.at has 3 entries; 2 to 2 are possible.",
        "Line 21: caver.bodyguard.health should be a whole number, not a text.",
    ]


def test_a_name_that_no_diagram_has_is_told_with_those_that_there_are() -> None:
    (told,) = faults(diagram("claustrophobia-threat", ("hole = true", "whole = true")))
    assert told.startswith("Line 17: tile.tile-01.whole is not known here; known are at, blocked, charges")


# What cannot be together


def test_subterra_tells_all_that_cannot_be() -> None:
    text = diagram(
        "subterra-hunt",
        ('"medic", at = [0, 0], health = 3', '"medic", at = [7, 7], health = 3'),
        ("health = 5", "health = 6"),
        ("horror = [[1, 1], [0, 1]]", "horror = [[1, 1], [9, 1]]"),
        ('discarded = ["plain-t1"', 'discarded = ["plain-x1"'),
    )
    assert faults(text) == [
        "Line 19: The caver medic stands at 7,7, where no tile lies.",
        "Line 21: caver.bodyguard.health should be a whole number from 0 to 5, not 6.",
        "Line 23: A horror stands at 9,1, where no tile lies.",
        "Line 24: The tile plain-x1 stands in the diagram twice.",
    ]


def test_subterra_tells_all_that_is_against_the_rules() -> None:
    text = diagram(
        "subterra-hunt",
        ('"medic", at = [0, 0]', '"medic", at = [0, 1]'),
        ('"scout", at = [0, -1]', '"scout", at = [0, -1], hidden = true'),
        ("round = 6", "round = 6\nguides = 1"),
        ('"horror-d1"', '"plain-t1"'),
        ('["plain-t1", ', '["horror-d1", '),
    )
    told = faults(text)
    assert [sentence.partition(":")[0] for sentence in told] == ["Line 21", "Line 24", "Line 24"]
    assert [rule in sentence for rule, sentence in zip(("4.10", "7.8", "7.8"), told, strict=True)] == [
        True
    ] * 3


def test_dungeontwister_tells_all_that_cannot_be() -> None:
    text = diagram(
        "dungeontwister-duel",
        ('"blue-druid", at = "a1-15"', '"blue-druid", at = "c1-15"'),
        ('"yellow-logger"', '"yellow-cook"'),
        ('at = "a2-21"', 'at = "b2-21"'),
    )
    assert faults(text) == [
        "Line 14: 'c1-15' is no square of a revealed room or a starting line.",
        "Line 16: yellow has no cook in this game, or it stands in the diagram twice.",
        "Line 20: 'b2-21' is no square of a revealed room or a starting line.",
    ]
    assert faults(diagram("dungeontwister-duel", ('"a2", id', '"a1", id'))) == [
        "Line 10: Two rooms lie at a1."
    ]
    twice = faults(diagram("dungeontwister-duel", ('"31d"', '"31g"')))
    assert twice == ["Line 10: The room 31g is not in the game, or lies there already."]
    hidden = faults(
        diagram("dungeontwister-duel", ("points = 2", 'hidden = [{ id = "red-druid", at = "c1" }]'))
    )
    assert hidden == ["Line 6: 'red-druid' is no token."]


def test_claustrophobia_tells_all_that_cannot_be() -> None:
    text = diagram(
        "claustrophobia-threat",
        ("die = 1", "die = 1, lost = [1, 2, 3, 4, 5, 6]"),
        ('tile = "tile-21", die = 5', 'tile = "tile-22", die = 5'),
    )
    assert faults(text) == [
        "Line 27: redeemer has lost all six lines and would be dead.",
        "Line 30: The warrior brute is on tile-22, which is not laid.",
    ]
    assert faults(diagram("claustrophobia-threat", ("at = [1, 0]", "at = [0, 0]"))) == [
        "Line 18: Two tiles lie at 0,0."
    ]
    text = diagram(
        "claustrophobia-threat",
        ("tp = 4", 'events = ["panic", "panic", "panic", "panic", "panic", "panic", "panic", "panic"]'),
        ("holes_left = 2", 'next = [{ tile = "tile-01" }, { tile = "tile-03" }]'),
    )
    assert faults(text)[-2:] == [
        "Line 12: tile-01 cannot be in the stack.",
        "Line 12: tile-03 cannot be in the stack.",
    ]
    assert faults(text)[0] == "Line 9: The deck has no more cards of the kind panic."


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("round = 2", "round = 0", "Line 5: The round is 0 in the set-up, and only there."),
        ('side = "north"\n', "", "The trail die lies on a `tile` and points to a `side` of it."),
        (
            'tile = "tile-09"\nside',
            'tile = "tile-22"\nside',
            "The trail die is on tile-22, which is not laid.",
        ),
        ("tp = 4", 'guide = "tile-22"', "Line 9: The guide is on tile-22, which is not laid."),
        ("tp = 4", 'reached = ["siccaria"]', "Line 9: 'siccaria' is no Human warrior of the diagram."),
        ('kind = "brute"', 'id = "brute", kind = "brute"', "Line 30: 'brute' is no warrior with a number."),
        ("tp = 4", 'bonus = [{ who = "cook", until = "next-threat" }]', "'cook'"),
    ],
)
def test_claustrophobia_tells_where_something_cannot_be(old: str, new: str, sentence: str) -> None:
    assert any(sentence in told for told in faults(diagram("claustrophobia-threat", (old, new))))


# What is odd


def test_what_says_nothing_is_warned_about() -> None:
    odd = diagram("claustrophobia-threat", ("tp = 4", "left = 3\nbidder = 2"))
    assert warnings(odd) == [
        "Line 9: left says nothing at this moment.",
        "Line 10: bidder says nothing at this moment.",
    ]
    forest = diagram("dungeontwister-duel", ('scenario = "free"', 'scenario = "forest"'))
    assert warnings(forest) == ["Line 7: `pairs` says nothing where the rooms are given."]
    drawn = diagram("subterra-hunt", ('discarded = ["plain-t1", ', 'drawn = ["plain-t1"]\ndiscarded = ['))
    assert warnings(drawn) == ["Line 24: drawn goes with `middle`."]
    gone = ('"scout", at = [0, -1], health = 3', '"scout", devoured = true, tried = true, row = 1')
    time_up = ('"tremor-double"]', '"out-of-time"]')
    assert warnings(diagram("subterra-hunt", gone, time_up)) == [
        "Line 20: scout.tried says nothing of who is devoured.",
        "Line 20: scout.row says nothing of who is devoured.",
    ]


@pytest.mark.parametrize("file", sorted((TESTS / "perft").glob("*.toml")), ids=lambda file: file.stem)
def test_the_diagrams_of_the_tests_have_nothing_odd(file: Path) -> None:
    assert warnings(file.read_text(encoding="utf-8")) == []
