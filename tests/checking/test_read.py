"""Everything in the shipped data is read while the box is built, or says only where it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Any

import pytest

from undercroft.games.dungeontwister.rules.shapes import NUMBERS as TWISTER_NUMBERS
from undercroft.games.subterra.rules.shapes import NUMBERS
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.checking.shapes import NOTES
from undercroft.kernel.game import Game
from undercroft.kernel.registry import game as find_game

GAMES = ["claustrophobia", "claustrophobia1643", "dungeontwister", "subterra"]

WORDS_OF_THE_HOUSE = {"op", "selection", "place", "moment", "duration", "option"}
"""Tables that explain words, or what can be chosen: the options are read apart."""

TOLD = {
    ("claustrophobia", "tile", "shape"): "must agree with the open sides",
    ("claustrophobia", "number", "rule"): "cited",
    ("claustrophobia", "talent", "rule"): "cited",
    ("claustrophobia", "scenarios", "kind"): "what the file is",
    ("claustrophobia", "scenarios", "game"): "what the file is",
    ("claustrophobia", "scenarios", "true_ones"): "that it is there says all: it can only be 1",
    ("claustrophobia1643", "tile", "shape"): "must agree with the open sides",
    ("claustrophobia1643", "number", "rule"): "cited",
    ("claustrophobia1643", "talent", "rule"): "cited",
    ("claustrophobia1643", "face", "rule"): "cited",
    ("claustrophobia1643", "face", "id"): "the name of the entry",
    ("claustrophobia1643", "scenarios", "game"): "what the file is",
    ("claustrophobia1643", "scenarios", "fixed"): "must agree with the rest of the token",
    ("subterra", "number", "rule"): "cited",
    ("subterra", "caver", "passives"): "the names of the abilities, for the texts",
    ("subterra", "caver", "demolish"): "can only be 1: the option demolish-cost says otherwise",
    ("subterra", "team", "id"): "the name of the entry",
    ("dungeontwister", "number", "rule"): "cited",
    ("dungeontwister", "object", "set"): "the box it comes in",
    ("dungeontwister", "room", "set"): "the box it comes in",
}
"""What no rule reads, and why it may stand there."""


class Noting(dict[str, Any]):
    """A table that notes which of its values are read."""

    def __init__(self, values: dict[str, Any], kind: str, log: set[tuple[str, str]]) -> None:
        word = values.get("op")
        self.kind = f"op {word}" if isinstance(word, str) else kind
        self.log = log
        super().__init__((name, noted(value, self.kind, log)) for name, value in values.items())

    def note(self, name: Any) -> None:
        if name in self:
            self.log.add((self.kind, name))

    def __getitem__(self, name: str) -> Any:
        self.note(name)
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        self.note(name)
        return super().get(name, default)

    def items(self) -> Any:
        for name in self:
            self.note(name)
        return super().items()

    def __iter__(self) -> Iterator[str]:
        """With a way of its own to go through it, `{**table}` copies value by value, and is noted."""
        return super().__iter__()


def noted(value: Any, kind: str, log: set[tuple[str, str]]) -> Any:
    """A value whose tables note what is read."""
    if isinstance(value, dict):
        return Noting(value, kind, log)
    return [noted(one, kind, log) for one in value] if isinstance(value, list) else value


def names_in(value: Any, kind: str) -> set[tuple[str, str]]:
    """All names of the tables in a value, as the reading of them would be noted."""
    if isinstance(value, list):
        return set().union(*(names_in(one, kind) for one in value)) if value else set()
    if not isinstance(value, dict):
        return set()
    kind = f"op {value['op']}" if isinstance(value.get("op"), str) else kind
    found = {(kind, name) for name in value if name not in NOTES and not name.endswith("_source")}
    return found.union(*(names_in(value[name], kind) for _, name in found))


def with_other_demons(tree: dict[str, Any], scenario: str) -> Iterator[dict[str, Any]]:
    """The data with each Demon that has a power in the place of a scenario's own: some are in none."""
    played = tree.get("scenarios", {}).get(scenario, {})
    for demon in tree.get("demon", []) if "demon" in played else []:
        if "power" in demon:
            own = {name: value for name, value in played.items() if name != "demon_times"}
            yield {**tree, "scenarios": {scenario: {**own, "demon": demon["id"]}}}


def unread(game: Game) -> set[tuple[str, str]]:
    """What no scenario's box reads."""
    log: set[tuple[str, str]] = set()
    data = game.own_data()
    tree = {table: noted(value, table, log) for table, value in data.items()}
    for scenario in game.scenarios():
        game.build_box(tree, game.setup(scenario=scenario))
        for other in with_other_demons(tree, scenario):
            game.build_box(other, game.setup(scenario=scenario))
    links = copy(game)
    links.own_data = lambda: tree  # type: ignore[method-assign]  # what explains itself by its rule's number
    links.rule_numbers()
    wanted: set[tuple[str, str]] = set()
    for table, value in data.items():
        if table not in WORDS_OF_THE_HOUSE:
            wanted |= names_in(value, table)
    return {(kind, name) for kind, name in wanted - log if name not in data.get("scenarios", {})}


@pytest.mark.parametrize("id", GAMES)
def test_every_value_of_the_data_is_read(id: str) -> None:
    left = {(id, *place) for place in unread(find_game(id))}
    assert left <= set(TOLD), f"no rule reads {sorted(left - set(TOLD))}"


@pytest.mark.parametrize("id", GAMES)
def test_the_shipped_data_is_good(id: str) -> None:
    """Who adds a table, a name or a word to the data adds it to the shapes as well."""
    found = Findings()
    find_game(id).inspect_data(find_game(id).own_data(), found)
    assert [str(error) for _, error in found.faults + found.warnings] == []


def values_of(thing: Any) -> Any:
    """All that a box holds, for comparison."""
    if isinstance(thing, list | tuple):
        return [values_of(one) for one in thing]
    if isinstance(thing, dict):
        return {name: values_of(one) for name, one in thing.items()}
    if isinstance(thing, int | str | None):
        return thing
    names = [name for name in dir(thing) if not name.startswith("_")]
    return {name: values_of(getattr(thing, name)) for name in names if not callable(getattr(thing, name))}


@pytest.mark.parametrize("name", sorted(TWISTER_NUMBERS.keys() - {"pairs"}))
def test_every_number_of_dungeon_twister_changes_the_box(name: str) -> None:
    """But for the pairs of rooms: there are places for four, no more and no less."""
    game = find_game("dungeontwister")
    printed = next(entry["value"] for entry in game.own_data()["number"] if entry["id"] == name)
    tree = {**game.own_data(), "number": [dict(entry) for entry in game.own_data()["number"]]}
    next(entry for entry in tree["number"] if entry["id"] == name)["value"] = printed - 1
    setup = game.setup()
    assert values_of(game.build_box(tree, setup)) != values_of(game.box(setup))


@pytest.mark.parametrize("name", sorted(NUMBERS))
def test_every_number_of_sub_terra_changes_the_box(name: str) -> None:
    game = find_game("subterra")
    printed = next(entry["value"] for entry in game.own_data()["number"] if entry["id"] == name)
    text = f'[[number]]\nid = "{name}"\nvalue = {printed + 1}\n'
    assert values_of(game.box(game.setup(data_text=text))) != values_of(game.box(game.setup()))
