# interpreted: reads what people wrote
"""A person's own data or scenario: where it is tried, all that is wrong with it, and what it changes."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from undercroft.kernel.checking.inspection import inspected_data, inspected_scenario
from undercroft.kernel.data import OWN_FILE_KEYS, Data
from undercroft.kernel.documents.toml_writing import toml_value
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.options import Setup


class Changed(msgspec.Struct, frozen=True):
    """One value that a data file changes: where it stands, its name, what it was and what it is now."""

    where: str
    name: str
    old: str
    new: str


class Checked(NamedTuple):
    """A person's good file: the set-ups that it is tried with, and what is odd about it."""

    setups: list[Setup]
    warnings: list[UndercroftError]


def checked(game: Game, kind: str, text: str) -> Checked:
    """A person's data or scenario looked through; one with faults is refused with all of them."""
    setups = own_setups(game, kind, text)
    if kind == "data":
        return Checked(setups, inspected_data(game, text).warnings())
    return Checked(setups, inspected_scenario(game, text, game.own_data()).warnings())


def own_setups(game: Game, kind: str, text: str) -> list[Setup]:
    """The set-ups that a person's file is tried with: a scenario as it is, data with every scenario."""
    if kind == "scenario":
        return [game.setup(scenario_text=text)]
    for seats in game.seat_counts:
        game.setup(seats, data_text=text)
    return [game.setup(scenario=name, data_text=text) for name in game.scenarios()]


def has_ids(value: Any) -> bool:
    """Whether a value is a list of entries with ids."""
    return isinstance(value, list) and all(isinstance(one, dict) and "id" in one for one in value)


def changes(base: Data, own: Data, where: str = "") -> list[Changed]:
    """What a person's good data file changes in the game's own values; where a value comes from is no change.

    >>> changes({"card": [{"id": "gas-1", "times": 1}]}, {"card": [{"id": "gas-1", "times": 2}]})
    [Changed(where='card gas-1', name='times', old='1', new='2')]
    """
    found: list[Changed] = []
    for name, new in own.items():
        if name == "note" or name.endswith(("source", "sources")) or (not where and name in OWN_FILE_KEYS):
            continue
        old: Any = base.get(name)
        place = f"{where} {name}".strip()
        if isinstance(old, dict) and isinstance(new, dict):
            found += changes(old, new, place)
        elif has_ids(new) and has_ids(old):
            entries = {entry["id"]: entry for entry in old}
            for entry in new:
                found += changes(entries[entry["id"]], entry, f"{place} {entry['id']}")
        elif old != new:
            found.append(Changed(where, name, shown(old), shown(new)))
    return found


def shown(value: Any) -> str:
    """A value for people: texts without quotes, lists without brackets, anything else as in the file."""
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        return ", ".join(value)
    return value if isinstance(value, str) else "" if value is None else toml_value(value)
