"""Diagrams of the 1643 edition: every position can be written and read back."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, cast

import pytest

from tests.round_trip import read_back
from undercroft.families.tunnels.rules.fields import NUMBER_NAMES
from undercroft.families.tunnels.rules.figures import FIGURES
from undercroft.families.tunnels.rules.words.times import PHASES, SETUP
from undercroft.games.claustrophobia1643.face.diagram import MOMENTS
from undercroft.games.claustrophobia1643.game import GAME
from undercroft.games.claustrophobia1643.rules.state import Underworld
from undercroft.kernel.chance import Dice
from undercroft.kernel.documents.diagram import read_diagram, write_diagram
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.match import Match, new_match

EVERY = 29
"""Of the decisions in the middle of something, each so many is written; the starts of phases all are."""
MANUAL = (Path(__file__).parents[3] / "docs" / "diagrams.md").read_text(encoding="utf-8")
CHAPTER = MANUAL.split("## Claustrophobia 1643")[1]


def written(match: Match) -> str:
    """The diagram of a match."""
    return write_diagram(GAME, match.setup, match.state)


def told_apart(t: Underworld) -> dict[str, Any]:
    """A state as far as the rules tell it apart: nothing of figures that are not in play."""
    lists = dict(zip(GAME.field_names(), t.fields(), strict=True))
    here = sum(1 << figure for figure in range(FIGURES) if t.at[figure] >= 0)
    numbers = dict(zip(NUMBER_NAMES, t.numbers(), strict=True))
    numbers["endings-due"] = 0
    numbers["acted"] &= here
    numbers["dead"] &= ~here
    numbers["trail-side"] *= numbers["trail-slot"] >= 0
    return {name: value for name, value in lists.items() if "-" not in name} | {
        "numbers": numbers,
        "kind": [kind for figure, kind in enumerate(t.kind) if here >> figure & 1],
        "own-numbers": lists["own-numbers"],
        "stack": [(type(frame), frame.fields()) for frame in t.stack],
        "asked": t.asked,
    }


def check_round_trip(match: Match) -> str:
    """Write a match, read it back and compare; the moment that its diagram names."""
    tree, again = read_back(match)
    if "middle" not in tree and "over" not in tree:
        return f"{tree['phase']} {tree.get('moment', 'start')}"
    mine, theirs = (told_apart(cast(Underworld, one.state)) for one in (match, again))
    assert theirs == mine
    return "middle"


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_every_position_can_be_written_and_read_back(scenario: str) -> None:
    seed = GAME.scenarios().index(scenario)
    match = new_match(GAME, GAME.setup_with(2, scenario, "", "", {}), seed)
    dice, phase, number, moments = Dice(seed), -1, 0, set[str]()
    while not match.state.is_over():
        now = cast(Underworld, match.state).phase
        number += 1
        if now != phase or now == SETUP or number % EVERY == 0:
            moments.add(check_round_trip(match))
        phase = now
        seat = match.seats_asked()[0]
        moves = match.moves(seat)
        match.apply(moves[dice.below(len(moves))], seat)
    check_round_trip(match)
    assert {"human-action start", "preparation rolled", "demon-action start"} <= moments


def test_the_example_in_the_manual_is_read_and_written_back() -> None:
    example = CHAPTER.split("```toml\n")[1].split("```")[0]
    match = read_diagram(example)
    found, said = tomllib.loads(written(match)), tomllib.loads(example)
    assert {name: found[name] for name in said} == said
    assert read_diagram(written(match)).view(1) == match.view(1)


def test_the_manual_names_every_moment() -> None:
    for phase, moments in MOMENTS.of.items():
        (row,) = (line for line in CHAPTER.splitlines() if line.startswith(f"| `{PHASES[phase]}` |"))
        assert all(f"`{moment}`" in row for moment in moments)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('instinct = "slip-away-1"', 'instinct = "slip-away-9"', "slip-away-9"),
        ("dice = [5]", "dice = [5, 5, 5, 5]", "More Dice of Destiny"),
        ('square = "intrepid-charge"', 'square = "roofs"', "roofs"),
        ('moment = "rolled"', 'moment = "bidding"', "bidding"),
        ('advantages = ["brace-3"]', 'advantages = ["brace-3", "brace-3"]', "no more cards"),
    ],
)
def test_what_cannot_be_is_refused(old: str, new: str, sentence: str) -> None:
    example = CHAPTER.split("```toml\n")[1].split("```")[0]
    assert old in example
    with pytest.raises(UndercroftError, match=sentence):
        read_diagram(example.replace(old, new))
