# interpreted: diagrams are written and read for people
"""A diagram is a position that a person can write by hand: a short TOML file."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.data import MISFITS, misfit, read_toml
from undercroft.kernel.documents.diagram_middle import put_middle
from undercroft.kernel.documents.position_reading import game_of_document
from undercroft.kernel.documents.toml_writing import toml_text
from undercroft.kernel.errors import Phrase, UndercroftError, UnreadableError
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.options import Setup
from undercroft.kernel.script import read_script
from undercroft.kernel.state import State

FORMAT = 1
HEAD = frozenset({"diagram", "game", "scenario", "seats", "options", "data_text", "scenario_text"})
"""The names that every diagram begins with."""


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
        raise UnreadableError(
            "In the diagram, data_text and scenario_text are texts and options is a section."
        )
    setup = game.setup_with(tree.get("seats"), tree.get("scenario"), data_text, scenario_text, options)
    try:
        state = game.from_diagram(tree, setup)
    except UndercroftError:
        raise
    except MISFITS as error:
        raise UnreadableError("The diagram cannot be read: {error}.", error=misfit(error)) from None
    put_middle(tree, game, state)
    if seed is not None:
        state.seed(seed)
    match = Match(game, setup, state, seed)
    match.begin(read_script(game, state, chance))
    match.begin_here()
    return match


def write_diagram(game: Game, setup: Setup, s: State) -> str:
    """A diagram of a state as text."""
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
