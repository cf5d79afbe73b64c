"""Claustrophobia's diagrams: every position can be written and read back, and what cannot be is refused."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, cast

import pytest

from tests.round_trip import read_back
from undercroft.families.tunnels.rules.fields import NUMBER_NAMES
from undercroft.families.tunnels.rules.figures import FIGURES
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.times import PHASES, SETUP
from undercroft.games.claustrophobia.face.diagram import MOMENTS
from undercroft.games.claustrophobia.game import GAME
from undercroft.kernel.chance import Dice
from undercroft.kernel.documents.diagram import read_diagram, write_diagram
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.match import Match, new_match

EVERY = 5
"""Of the decisions in the middle of something, each so many is written; the starts of phases all are."""


def new(scenario: str, seed: int, **options: object) -> Match:
    """A new game."""
    return new_match(GAME, GAME.setup_with(2, scenario, "", "", options), seed)


def written(match: Match) -> str:
    """The diagram of a match."""
    return write_diagram(GAME, match.setup, match.state)


def told_apart(t: Tunnels) -> dict[str, Any]:
    """A state as far as the rules tell it apart: cards by kind, nothing of figures that are not in play."""
    lists = dict(zip(GAME.field_names(), t.fields(), strict=True))
    here = sum(1 << figure for figure in range(FIGURES) if t.at[figure] >= 0)
    numbers = dict(zip(NUMBER_NAMES, t.numbers(), strict=True))
    numbers["endings-due"] = 0
    numbers["acted"] &= here
    numbers["dead"] &= ~here
    numbers["trail-side"] *= numbers["trail-slot"] >= 0
    found: dict[str, Any] = {name: value for name, value in lists.items() if "-" not in name} | {
        "numbers": numbers,
        "kind": [kind for figure, kind in enumerate(t.kind) if here >> figure & 1],
        "stack": [(type(frame), frame.fields()) for frame in t.stack],
        "asked": t.asked,
    }
    for deck, kinds in ((t.tiles, list(range(1024))), (t.events, t.box.event_items)):
        held = sorted((kinds[p & 1023], p >> 18) for p in deck.held)
        found[f"deck-{deck.number}"] = (sorted(kinds[card] for card in deck.cards), deck.bands, held)
    return found


def check_round_trip(match: Match) -> str:
    """Write a match, read it back and compare; the moment that its diagram names."""
    tree, again = read_back(match)
    if "middle" not in tree and "over" not in tree:
        return f"{tree['phase']} {tree.get('moment', 'start')}"
    mine, theirs = (told_apart(cast(Tunnels, one.state)) for one in (match, again))
    assert theirs == mine
    return "middle"


@pytest.mark.parametrize("has_auction", [False, True])
@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_every_position_can_be_written_and_read_back(scenario: str, has_auction: bool) -> None:
    seed = 2 * GAME.scenarios().index(scenario) + has_auction
    handicaps = {"handicap-human-gift": True, "handicap-human-advantage": True} if seed % 4 < 2 else {}
    match = new(scenario, seed, **({"auction": True} if has_auction else {}), **handicaps)
    dice = Dice(seed)
    moments = {check_round_trip(match)}
    assert "middle" not in moments or scenario == "guide-and-nest"  # the guide explores before anything else
    phase = -1
    number = 0
    while not match.state.is_over():
        now = cast(Tunnels, match.state).phase
        number += 1
        if now == SETUP or now != phase or number % EVERY == 0:
            moment = check_round_trip(match)
            assert now != SETUP or moment != "middle"
            moments.add(moment)
        phase = now
        seat = match.seats_asked()[0]
        moves = match.moves(seat)
        match.apply(moves[dice.below(len(moves))], seat)
    check_round_trip(match)
    if phase != SETUP:  # a team that is too weak may lose before the first round
        assert {"human-action start", "demon-action start", "threat rolled"} < moments


def test_the_moments_of_a_set_up_have_words() -> None:
    """First positions of scenarios that begin with a choice, as a person reads them."""
    heads = {
        name: {
            key: value
            for key, value in tomllib.loads(written(new(name, 1, auction=name == "survivors"))).items()
            if key in ("phase", "moment", "left", "bid", "bidder")
        }
        for name in GAME.scenarios()
    }
    assert heads["survivors"] == {
        "phase": "setup",
        "moment": "auction",
        "bid": heads["survivors"]["bid"],
        "bidder": heads["survivors"]["bidder"],
    }
    choices = {(head["moment"], head["left"]) for head in heads.values() if "left" in head}
    assert {moment for moment, _ in choices} == {"seals", "holes"}


def test_a_set_up_may_be_left_to_come() -> None:
    """A diagram of the set-up that names no moment asks what the scenario asks."""
    match = new("survivors", 1, auction=True)
    tree = tomllib.loads(written(match))
    text = written(match).replace('moment = "auction"\n', "").replace(f"bid = {tree['bid']}\n", "")
    text = text.replace(f"bidder = {tree['bidder']}\n", "")
    again = read_diagram(text, chance=f"roll {tree['bidder']}")
    assert written(again) == written(match)


# The manual

MANUAL = (Path(__file__).parents[3] / "docs" / "diagrams.md").read_text(encoding="utf-8")


def test_the_example_in_the_manual_is_read_and_written_back() -> None:
    example = MANUAL.split("## Claustrophobia")[1].split("```toml\n")[1].split("```")[0]
    match = read_diagram(example)
    found, said = tomllib.loads(written(match)), tomllib.loads(example)
    assert {name: found[name] for name in said if name != "warrior"} == {
        name: value for name, value in said.items() if name != "warrior"
    }
    assert len(found["warrior"]) == len(said["warrior"])
    assert read_diagram(written(match)).view(1) == match.view(1)


def test_the_manual_names_every_moment() -> None:
    for phase, moments in MOMENTS.of.items():
        (row,) = (
            line
            for line in MANUAL.split("| `phase` | `moment` |")[1].split("\n\n")[0].splitlines()
            if f"`{PHASES[phase]}`" in line
        )
        assert all(f"`{moment}`" in row for moment in moments)


# What cannot be


def middle() -> str:
    """A diagram in the middle of an activation."""
    match = new("survivors", 4)
    dice = Dice(4)
    while 'middle = [\n  ["Round", 2]' not in (text := written(match)):
        moves = match.moves()
        match.apply(moves[dice.below(len(moves))])
    return text


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("asked = [1]", "asked = [3]", "does not fit the rest of it"),
        ("asked = [1]", "asked = []", "asked has 0 entries; 1 to 99"),
        ("asked = [1]", "", "lacks 'asked'|'asked' is missing|does not fit"),
        ('["Round", 2]', '["Turn", 2]', "no procedure of claustrophobia"),
        ('["Round", 2]', '["Round", 2, 3]', "has 2 values, not 1"),
        ('["Round", 2]', "7", "middle.1 should be a list"),
        ('["Round", 2]', "[7]", "middle.1 should begin with a name"),
        ('["Activation", ', '["Activation", 9', "does not fit|has"),
        ("middle = [", "over = { results = [1] }\nmiddle = [", "over.scores is missing"),
        ("middle = [", "over = 5\nmiddle = [", "over should be a section"),
        ("middle = [", "muddle = [", "muddle is not known here"),
    ],
)
def test_a_middle_that_does_not_fit_is_refused(old: str, new: str, sentence: str) -> None:
    text = middle()
    assert old in text
    with pytest.raises(UndercroftError, match=sentence):
        read_diagram(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('phase = "initiative"', 'phase = "noon"', "noon"),
        ('moment = "', 'moment = "well-', "well-"),
        (
            'phase = "initiative"',
            'phase = "initiative"\nbidder = 3',
            "bidder should be a whole number from 1 to 2",
        ),
        ("dice = [", "dice = [9, ", "dice.1 should be a whole number from 1 to 6"),
        ("dice = [", "dice = []\nplaced = [", "placed.1 should be a section"),
        ("tp = ", 'lifted = ["roofs"]\ntp = ', "roofs"),
        ("tp = ", 'squares_used = ["roofs"]\ntp = ', "roofs"),
        ("tp = ", 'drawn = ["tile-99"]\ntp = ', "tile-99"),
    ],
)
def test_a_moment_that_cannot_be_is_refused(old: str, new: str, sentence: str) -> None:
    match = new_match(GAME, GAME.setup_with(2, "survivors", "", "", {}), 3)
    while "dice = [" not in written(match):
        match.apply(match.moves()[0])
    text = written(match)
    assert old in text
    with pytest.raises(UndercroftError, match=sentence):
        read_diagram(text.replace(old, new, 1))
