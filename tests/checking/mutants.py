"""Files that are wrong in one place: every value of the shipped data and scenarios changed in every way."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.examples import TWISTER_FORCE, TWISTER_SCENARIO
from undercroft.kernel.documents.toml_writing import toml_text
from undercroft.kernel.game import Game

EXAMPLES = {"dungeontwister": (TWISTER_FORCE, TWISTER_SCENARIO)}
"""Scenarios of the manual, for a game whose own ones are no files of their own."""
SIGNS = " .RPTVFMWXLBHos|=-+^v\n"
"""What a drawing of a room has, and its ends of lines."""
GONE = object()
"""In place of a value: its name is taken out."""


class Mutant:
    """A file that is wrong in one place; its text is written when it is wanted."""

    def __init__(
        self, name: str, kind: str, tree: dict[str, Any], at: tuple[Any, ...] = (), other: Any = GONE
    ) -> None:
        self.name = name
        self.kind = kind
        self.tree = tree
        self.at = at
        self.other = other

    @property
    def text(self) -> str:
        """The file."""
        return toml_text(changed(self.tree, self.at, self.other) if self.at else self.tree)


def others(value: Any) -> list[Any]:
    """What a value is changed to: other types, nothing, far too little and far too much."""
    found: list[Any] = [True, 1.5, "nonsense", "", [], {}, 0, -1, 1, 2, 7, 16, 10**12, GONE]
    if isinstance(value, int) and not isinstance(value, bool):
        found += [value + 1, value - 1]
    if isinstance(value, bool):
        found.append(not value)
    if isinstance(value, list) and value:
        found += [[*value, value[0]], value[1:], [value], value * 30]
    if isinstance(value, dict):
        found.append({**value, "extra": 1})
    return [other for other in found if other is GONE or other != value or type(other) is not type(value)]


def places(tree: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value of a tree, tables and lists too."""
    yield at
    if isinstance(tree, dict):
        for name, value in tree.items():
            yield from places(value, (*at, name))
    elif isinstance(tree, list):
        for number, value in enumerate(tree):
            yield from places(value, (*at, number))


def changed(tree: Any, at: tuple[Any, ...], value: Any) -> Any:
    """A copy of a tree with one value changed, or taken out."""
    found = copy.deepcopy(tree)
    inside = found
    for part in at[:-1]:
        inside = inside[part]
    if value is GONE:
        del inside[at[-1]]
    else:
        inside[at[-1]] = copy.deepcopy(value)
    return found


def value_at(tree: Any, at: tuple[Any, ...]) -> Any:
    """The value at the end of a way."""
    for part in at:
        tree = tree[part]
    return tree


def mutants_of(name: str, kind: str, tree: dict[str, Any], inside: tuple[Any, ...] = ()) -> Iterator[Mutant]:
    """A tree changed in one place of a part of it, in every way."""
    for at in places(value_at(tree, inside), inside):
        if at != inside:
            for other in others(value_at(tree, at)):
                shown = "gone" if other is GONE else repr(other)[:60]
                yield Mutant(f"{name}: {'.'.join(map(str, at))} = {shown}", kind, tree, at, other)


def scenario_mutants(game: Game) -> Iterator[Mutant]:
    """Every scenario of a game, as a person's file that is wrong in one place."""
    for name, tree in game.own_data().get("scenarios", {}).items():
        yield from mutants_of(name, "scenario", tree)
    for text in EXAMPLES.get(game.id, ()):
        tree = tomllib.loads(text)
        yield from mutants_of(tree["id"], "scenario", tree)
        yield from drawing_mutants("scenario", tree)


def drawing_mutants(kind: str, tree: dict[str, Any]) -> Iterator[Mutant]:
    """The drawings of a file's rooms with one sign put in the place of another, or a sign too few."""
    for number, room in enumerate(tree.get("room", ())):
        drawing = room["drawing"]
        at = ("room", number, "drawing")
        for place, sign in enumerate(drawing):
            for other in SIGNS.replace(sign, ""):
                yield Mutant(
                    f"{room['id']}: sign {place} = {other!r}",
                    kind,
                    tree,
                    at,
                    drawing[:place] + other + drawing[place + 1 :],
                )
            yield Mutant(
                f"{room['id']}: no sign {place}", kind, tree, at, drawing[:place] + drawing[place + 1 :]
            )


def data_mutants(game: Game) -> Iterator[Mutant]:
    """Every entry of a game's data, overruled by a person's file that is wrong in one place."""
    for table, entries in game.own_data().items():
        if isinstance(entries, list) and table not in game.fixed_tables:
            for entry in entries:
                tree = {"kind": "data", "game": game.id, table: [entry]}
                yield from mutants_of(entry["id"], "data", tree, (table, 0))
                yield from drawing_mutants("data", tree)


def diagram_mutants() -> Iterator[Mutant]:
    """The diagrams of the tests, wrong in one place."""
    for file in sorted((Path(__file__).parents[1] / "perft").glob("*.toml")):
        yield from mutants_of(file.stem, "diagram", tomllib.loads(file.read_text(encoding="utf-8")))
