# interpreted: diagrams are written and read for people
"""A diagram is a position written by hand: a short TOML file for the start of a turn or phase."""

from __future__ import annotations

import json
import re
from typing import Any

from undercroft.kernel.data import read_toml
from undercroft.kernel.documents.position import game_of_document
from undercroft.kernel.errors import Phrase, UnreadableError
from undercroft.kernel.game import Game, Setup
from undercroft.kernel.match import Match, read_script
from undercroft.kernel.state import State

FORMAT = 1
BARE_KEY = re.compile("[A-Za-z0-9_-]+")


def read_diagram(text: str, game: Game | None = None, seed: int | None = None, chance: str = "") -> Match:
    """The match that a diagram describes, run to its first question."""
    return match_of_diagram(read_toml(text, Phrase("The diagram")), game, seed, chance)


def match_of_diagram(
    tree: dict[str, Any], game: Game | None = None, seed: int | None = None, chance: str = ""
) -> Match:
    """The match of a diagram that is read already."""
    if tree.get("diagram") != FORMAT:
        raise UnreadableError(
            "The document is not a diagram this version reads: it should say 'diagram = {format}'.",
            format=FORMAT,
        )
    game = game_of_document(tree.get("game"), game, Phrase("The diagram"))
    data_text, scenario_text = tree.get("data_text", ""), tree.get("scenario_text", "")
    options = tree.get("options", {})
    if not isinstance(data_text, str) or not isinstance(scenario_text, str) or not isinstance(options, dict):
        raise UnreadableError("In the diagram, data_text and scenario_text are texts and options is a table.")
    setup = game.setup_with(tree.get("seats"), tree.get("scenario"), data_text, scenario_text, options)
    state = game.from_diagram(tree, setup)
    if seed is not None:
        state.seed(seed)
    match = Match(game, setup, state, seed)
    match.begin(read_script(game, state, chance))
    match.begin_here()
    return match


def write_diagram(game: Game, setup: Setup, s: State) -> str:
    """A diagram of a state at the start of a turn or phase, as text."""
    head: dict[str, Any] = {
        "diagram": FORMAT,
        "game": game.id,
        "scenario": setup.scenario,
        "seats": setup.seats,
    }
    for name in ("data_text", "scenario_text"):
        if getattr(setup, name):
            head[name] = getattr(setup, name)
    changed = {o.name: o.default for o in game.options()}
    options = {name: value for name, value in setup.options.items() if value != changed[name]}
    tree = {**head, **({"options": options} if options else {}), **game.diagram(s)}
    return toml_text(tree)


def toml_text(tree: dict[str, Any]) -> str:
    """A tree as TOML for people: single values first, then tables, each entry of a list on its own line.

    >>> print(toml_text({"turn": 3, "tile": [{"id": "start", "at": [0, 0]}]}), end="")
    turn = 3
    tile = [
      { id = "start", at = [0, 0] },
    ]
    """
    lines = []
    tables = []
    for key, value in tree.items():
        if isinstance(value, dict):
            inside = "".join(f"{toml_key(k)} = {toml_value(v)}\n" for k, v in value.items())
            tables.append(f"\n[{toml_key(key)}]\n{inside}")
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            lines.append(f"{toml_key(key)} = [\n" + "".join(f"  {toml_value(v)},\n" for v in value) + "]\n")
        else:
            lines.append(f"{toml_key(key)} = {toml_value(value)}\n")
    return "".join(lines + tables)


def toml_key(name: str) -> str:
    """A name as TOML: bare if it can be."""
    return name if BARE_KEY.fullmatch(name) else toml_value(name)


def toml_value(value: Any) -> str:
    """One value as TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{toml_key(k)} = {toml_value(v)}" for k, v in value.items()) + " }"
    return "[" + ", ".join(toml_value(v) for v in value) + "]"
