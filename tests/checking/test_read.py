"""Everything that stands in the shipped data is read while the box is built, or says only where it comes from."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.checking.shapes import NOTES
from undercroft.kernel.game import Game
from undercroft.kernel.registry import game as find_game

WORDS_OF_THE_HOUSE = {"op", "selection", "place", "moment", "duration", "option"}
"""Tables that explain words, or what can be chosen: the options are read apart."""

TOLD = {
    ("claustrophobia", "tile", "shape"): "must agree with the open sides",
    ("claustrophobia", "number", "rule"): "cited",
    ("claustrophobia", "talent", "rule"): "cited",
    ("claustrophobia", "scenarios", "kind"): "what the file is",
    ("claustrophobia", "scenarios", "game"): "what the file is",
    ("subterra", "number", "rule"): "cited",
    ("subterra", "caver", "passives"): "the names of the abilities, for the texts",
    ("subterra", "level", "id"): "",
    ("subterra", "team", "id"): "the name of the entry",
}
"""What no rule reads, and why it may stand there."""


class Noting(dict[str, Any]):
    """A table that notes which of its values are read."""

    def __init__(self, values: dict[str, Any], kind: str, log: set[tuple[str, str]]) -> None:
        word = values.get("op")
        self.kind = f"op {word}" if isinstance(word, str) else kind
        self.log = log
        super().__init__((name, noted(value, self.kind_of(name), log)) for name, value in values.items())

    def kind_of(self, name: str) -> str:
        """What a table inside this one is called."""
        return self.kind if self.kind != "" else name

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
    found = {(kind, name) for name in value}
    return found.union(*(names_in(one, kind) for one in value.values())) if value else found


def unread(game: Game) -> set[tuple[str, str]]:
    """What no scenario's box reads."""
    log: set[tuple[str, str]] = set()
    data = game.own_data()
    tree = {table: noted(value, table, log) for table, value in data.items()}
    for scenario in game.scenarios():
        game.build_box(tree, game.setup(scenario=scenario))
    wanted: set[tuple[str, str]] = set()
    for table, value in data.items():
        if table not in WORDS_OF_THE_HOUSE:
            wanted |= names_in(value, table)
    names = {(kind, name) for kind, name in wanted - log if name not in NOTES and not name.endswith("_source")}
    return {(kind, name) for kind, name in names if kind != "scenarios" or name not in data["scenarios"]}


@pytest.mark.parametrize("id", ["claustrophobia", "subterra"])
def test_every_value_of_the_data_is_read(id: str) -> None:
    left = {(id, *place) for place in unread(find_game(id))}
    assert left <= set(TOLD), f"no rule reads {sorted(left - set(TOLD))}"
