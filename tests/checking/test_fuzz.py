"""Files wrong in one place, or drawn at random: check ends with sentences; what it accepts can be played."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tests.checking.drawn import drawn, drawn_operations
from tests.checking.mutants import Mutant, data_mutants, diagram_mutants, scenario_mutants
from undercroft.families.tunnels.checking import operations as places
from undercroft.families.tunnels.checking.programs import Program
from undercroft.families.tunnels.checking.scenario import SCENARIO
from undercroft.games.claustrophobia.rules.shapes import words_of
from undercroft.kernel.documents.files import open_text
from undercroft.kernel.documents.own_files import checked
from undercroft.kernel.documents.trial import play_randomly, try_setup
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.options import Setup
from undercroft.kernel.playable import PlayableGame
from undercroft.kernel.registry import game as find_game

SOAK = bool(os.environ.get("UNDERCROFT_SOAK"))
SHARE = {"claustrophobia": 400, "subterra": 400, "claustrophobia1643": 200, "dungeontwister": 200}
"""Files of each sort in a usual run; a soak tries all."""
DRAWN = 3000 if SOAK else 160

Draw = Callable[[PlayableGame, Random], Mutant]

FREE = {"needs": {"count": "any", "dice": 1, "parity": "any", "min_value": 1, "min_total": 0}}
"""A square that any die fills, so that what it does happens often."""


def tried(game: PlayableGame, mutant: Mutant, dice: Random) -> None:
    """Check a file; what is accepted is played twice, with and without the options that can be on."""
    refused: UndercroftError | None = None
    setups: list[Setup] = []
    try:
        setups = checked(game, mutant.kind, mutant.text).setups
    except UndercroftError as error:
        refused = error
    for kept in (game.loaded, game.trees, game.hashes):
        kept.clear()  # thousands of files would fill the memory
    if refused is not None:
        told_well(refused, mutant)
        return
    try:
        try_setup(game, dice.choice(setups), 1, dice.randrange(10**6))
    except UndercroftError as error:
        pytest.fail(f"{mutant.name}: {error}\n{mutant.text}")


def told_well(error: UndercroftError, mutant: Mutant) -> None:
    """Each fault is a sentence in both languages."""
    for lang in ("en", "fr"):
        assert all(sentence.endswith((".", "…")) for sentence in error.each(lang)), mutant.name


def some(mutants: Iterator[Mutant], dice: Random, share: int) -> list[Mutant]:
    """Some of many files, all of them in a soak."""
    found = list(mutants)
    return found if SOAK else dice.sample(found, share)


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize(
    ("id", "kind"),
    [(name, kind) for name in SHARE for kind in ("data", "scenario")[: 1 + (name != "subterra")]],
)
def test_a_file_wrong_in_one_place_is_refused_or_can_be_played(id: str, kind: str, part: int) -> None:
    game, dice = find_game(id), Random(7)
    found = some(scenario_mutants(game) if kind == "scenario" else data_mutants(game), dice, SHARE[id])
    for mutant in found[part::4]:
        tried(game, mutant, dice)


@pytest.mark.parametrize("part", range(4))
def test_a_diagram_wrong_in_one_place_is_refused_or_can_be_played(part: int) -> None:
    for mutant in some(diagram_mutants(), Random(7), 400)[part::4]:
        try:
            match = open_text(mutant.text, seed=1)
        except UndercroftError as error:
            told_well(error, mutant)
            continue
        try:
            play_randomly(match.game, match.state, 1)
        except UndercroftError as error:
            pytest.fail(f"{mutant.name}: {error}")


def drawn_scenario(game: PlayableGame, dice: Random) -> Mutant:
    """A scenario of the game with a few entries drawn at random."""
    tree = dict(dice.choice(list(game.own_data()["scenarios"].values())))
    tree["id"] = "mine"
    ids = {**words_of(game.own_data()), "token": [], "where": []}
    if "token" not in tree and dice.random() < 0.5:
        tree["token"] = drawn(SCENARIO.all["token"], ids, dice)
    ids["token"] = [tree["token"]["id"]] if "token" in tree else []
    ids["where"] = ["token", "carried", "seal", *ids["tile-kind"]]
    names = sorted(
        SCENARIO.all.keys() - {"id", "kind", "game", "text", "tiles", "party", "rule", "map", "token"}
    )
    for name in dice.sample(names, dice.randint(1, 3)):
        value = drawn(SCENARIO.all[name], ids, dice)
        tree[name] = [*value[:1], *tree.get(name, [])] if name in ("ending", "laid") else value
    return Mutant("drawn", "scenario", tree)


def drawn_data(game: PlayableGame, dice: Random) -> Mutant:
    """Data in which something does what was drawn at random, and does it often."""
    data = game.own_data()
    ids = words_of(data)
    own: dict[str, Any] = {"kind": "data", "game": game.id}
    table = dice.choice(["event", "advantage", "gift", "square", "tile-kind"])
    entry = dice.choice(data[table])
    if table in ("event", "advantage"):
        do = drawn_operations(Program(places.MOMENTS[entry["when"]]), ids, dice)
        own[table] = [{"id": entry["id"], "copies": 20, "do": do}]
        own["square"] = [{"id": "dark-destiny", **FREE}]
    elif table == "gift":
        place = places.PASSIVE if entry["passive"] else places.GIFT
        own[table] = [{"id": entry["id"], "do": drawn_operations(Program(place), ids, dice)}]
    elif table == "square":
        own[table] = [{"id": entry["id"], "do": drawn_operations(Program(places.SQUARE), ids, dice), **FREE}]
    else:
        name, place = dice.choice(
            [("first_entry", places.HUMAN_ENTERS), ("demon_entry", places.DEMON_ENTERS)]
        )
        own[table] = [
            {"id": "plain", name: [{"dice": [], "do": drawn_operations(Program(place), ids, dice)}]}
        ]
    return Mutant("drawn", "data", own)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("draw", [drawn_scenario, drawn_data])
def test_what_is_drawn_at_random_is_refused_or_can_be_played(draw: Draw, seed: int) -> None:
    game, dice = find_game("claustrophobia"), Random(seed)
    for _ in range(DRAWN // 4):
        tried(game, draw(game, dice), dice)
