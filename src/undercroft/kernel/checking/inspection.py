# interpreted: reads what people wrote
"""A person's data or scenario looked through before it is used: what it holds, what is wrong, what is odd."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from undercroft.kernel.checking.findings import Findings, refuse, told
from undercroft.kernel.checking.lines import Path, toml_lines
from undercroft.kernel.checking.shapes import Text, Word, unknown_name
from undercroft.kernel.data import OWN_FILE_KEYS, Data, put_over, read_toml
from undercroft.kernel.errors import Phrase, UndercroftError, UnreadableError


class Inspector(Protocol):
    """A game, as far as it looks through what people bring."""

    id: str
    fixed_tables: tuple[str, ...]

    def own_data(self) -> Data:
        """The component data of the game itself."""

    def inspect_data(self, data: Data, found: Findings) -> None:
        """Note what is wrong or odd with component data."""

    def inspect_scenario(self, tree: Data, data: Data, found: Findings) -> None:
        """Note what is wrong or odd with a scenario."""


class Inspected(NamedTuple):
    """A text that was looked through."""

    tree: Data
    """What it comes to: the scenario, or all component data with the person's own put over it."""
    own: Any
    lines: dict[Path, int]
    found: Findings

    def good(self) -> Data:
        """The tree; one with faults is refused with all of them."""
        refuse(self.found, self.own, self.lines)
        return self.tree

    def warnings(self) -> list[UndercroftError]:
        """What is odd, in the order of the text."""
        return told(self.found.warnings, self.own, self.lines)


def inspected_data(game: Inspector, text: str) -> Inspected:
    """A person's data file looked through."""
    name = Phrase("The data file")
    own = read_toml(text, name)
    lines = toml_lines(text, name)
    found = Findings()
    if own.get("game", game.id) != game.id:
        raise UnreadableError(
            "The data file is for {other}, not for {game}.", other=own["game"], game=game.id
        )
    check_head(own, "data", found)
    base = game.own_data()
    for table in game.fixed_tables:
        if table in own:
            found.fault((table,), unknown_name((table,), set(base) - set(game.fixed_tables)))
    values = {table: value for table, value in own.items() if table not in game.fixed_tables}
    tree = put_over(base, values, (), found, is_open=True)
    game.inspect_data(tree, found)
    if len(own.keys() - set(OWN_FILE_KEYS)) == 0:
        found.warn((), UnreadableError("The data file changes nothing."))
    return Inspected(tree, own, lines, found)


def inspected_scenario(game: Inspector, text: str, data: Data) -> Inspected:
    """A person's scenario looked through, with the component data that it is to be played with."""
    name = Phrase("The scenario")
    tree = read_toml(text, name)
    found = Findings()
    if tree.get("game", game.id) != game.id:
        raise UnreadableError(
            "The scenario is for {other}, not for {game}.", other=tree["game"], game=game.id
        )
    check_head(tree, "scenario", found)
    game.inspect_scenario(tree, data, found)
    return Inspected(tree, tree, toml_lines(text, name), found)


def check_head(tree: Data, kind: str, found: Findings) -> None:
    """What every file of a person's says of itself."""
    if "kind" in tree:
        Word(kind).check(tree["kind"], ("kind",), found)
    if kind == "data" and "name" in tree:
        Text().check(tree["name"], ("name",), found)
