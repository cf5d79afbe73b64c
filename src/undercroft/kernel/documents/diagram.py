# interpreted: diagrams are written and read for people
"""A diagram is a position that a person can write by hand: a short TOML file."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.checking.findings import Findings, refuse, told
from undercroft.kernel.checking.lines import Path, toml_lines
from undercroft.kernel.checking.shapes import Shape, Text, Whole, Word, is_of
from undercroft.kernel.data import MISFITS, misfit, read_toml
from undercroft.kernel.documents.diagram_middle import put_middle
from undercroft.kernel.documents.position_reading import game_of_document
from undercroft.kernel.documents.toml_writing import toml_text
from undercroft.kernel.errors import ManyFaults, Phrase, UndercroftError, UnreadableError
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.options import Setup, chosen_options
from undercroft.kernel.script import read_script
from undercroft.kernel.state import State

FORMAT = 1
HEAD = frozenset({"diagram", "game", "scenario", "seats", "options", "data_text", "scenario_text"})
"""The names that every diagram begins with."""

LONGEST_FILE = 1_000_000
NAME = Phrase("The diagram")


def read_diagram(text: str, game: Game | None = None, seed: int | None = None, chance: str = "") -> Match:
    """The match that a diagram describes, run to its first question."""
    return checked_diagram(text, game, seed, chance)[0]


def checked_diagram(
    text: str, game: Game | None = None, seed: int | None = None, chance: str = ""
) -> tuple[Match, list[UndercroftError]]:
    """The match that a diagram describes, and what is odd with it; one with faults is refused with all."""
    tree = read_toml(text, NAME)
    lines = toml_lines(text, NAME)
    found = Findings()
    match = built(tree, lines, found, game, seed, chance)
    return match, told(found.warnings, tree, lines)


def match_of_diagram(
    tree: dict[str, Any], game: Game | None = None, seed: int | None = None, chance: str = ""
) -> Match:
    """The match of a diagram that is read already."""
    return built(tree, {}, Findings(), game, seed, chance)


def built(
    tree: dict[str, Any],
    lines: dict[Path, int],
    found: Findings,
    game: Game | None,
    seed: int | None,
    chance: str,
) -> Match:
    """Look at a diagram from its head to where its game stands; a part is looked at if the last is good."""
    if tree.get("diagram") != FORMAT:
        raise UnreadableError(
            "The document is not a diagram this version reads: it should say 'diagram = {format}'.",
            format=FORMAT,
        )
    game = game_of_document(tree.get("game"), game, NAME)
    setup = read_head(tree, game, found, lines)
    game.box(setup)  # faults of a data file that the diagram brings are told by themselves
    shape = game.diagram_shape(setup)
    if shape is not None:
        rest = {name: value for name, value in tree.items() if name not in HEAD}
        shape.check(rest, (), found)
        refuse(found, tree, lines)
    state = read_state(tree, game, setup, found, lines)
    with found.at("over" if "over" in tree else "middle"):
        put_middle(tree, game, state)
    refuse(found, tree, lines)
    if seed is not None:
        state.seed(seed)
    match = Match(game, setup, state, seed)
    match.begin(read_script(game, state, chance))
    match.begin_here()
    return match


def read_head(tree: dict[str, Any], game: Game, found: Findings, lines: dict[Path, int]) -> Setup:
    """How the diagram's game was set up."""
    scenario = Text(0) if tree.get("scenario_text") else Word(*game.scenarios())
    counts = game.seat_counts
    shapes: dict[str, Shape] = {
        "scenario": scenario,
        "seats": Whole(counts[0], counts[-1]),
        "options": Options(game),
        "data_text": Text(0, LONGEST_FILE),
        "scenario_text": Text(0, LONGEST_FILE),
    }
    for name, shape in shapes.items():
        if name in tree:
            shape.check(tree[name], (name,), found)
    refuse(found, tree, lines)
    given = {name: tree.get(name, "") for name in ("data_text", "scenario_text")}
    return game.setup_with(tree.get("seats"), tree.get("scenario"), **given, options=tree.get("options", {}))


class Options:
    """The options of a game, each with a value that it can have."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def check(self, value: Any, path: Path, found: Findings) -> None:
        if is_of(dict, value, path, found):
            for name, chosen in value.items():
                with found.at(*path, name):
                    chosen_options(self.game.id, self.game.options(), {name: chosen})


def read_state(
    tree: dict[str, Any], game: Game, setup: Setup, found: Findings, lines: dict[Path, int]
) -> State:
    """The state that a game makes of a diagram; one with faults is refused."""
    try:
        state = game.from_diagram(tree, setup, found)
        refuse(found, tree, lines)
    except ManyFaults:
        raise
    except UndercroftError as error:
        found.fault((), error)
    except MISFITS as error:
        found.fault((), UnreadableError("The diagram cannot be read: {error}.", error=misfit(error)))
    else:
        return state
    raise ManyFaults(told(found.faults, tree, lines))


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
