# interpreted: opens what people share
"""Open whatever a person has: a position, a record or a diagram, told apart by its text."""

from __future__ import annotations

from undercroft.kernel.documents.diagram import read_diagram
from undercroft.kernel.documents.position_reading import read_position
from undercroft.kernel.documents.record import FIRST_LINE, replay
from undercroft.kernel.errors import UnreadableError
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match


def kind_of_text(text: str) -> str:
    """Whether a text is a position, a record, a diagram, or a person's own data or scenario (its `kind`)."""
    start = text.lstrip()
    if start.startswith("{"):
        return "position"
    if start.startswith(FIRST_LINE.rsplit(" ", 1)[0]):
        return "record"
    for line in text.splitlines():
        name, equals, value = line.partition("=")
        if equals and name.strip() == "diagram":
            return "diagram"
        if equals and name.strip() == "kind":
            return value.strip().strip("\"'")
    raise UnreadableError(
        "The file is no position (JSON), no record ('undercroft record ...'), no diagram ('diagram = 1')"
        " and names no other kind ('kind = \"data\"' or 'kind = \"scenario\"')."
    )


def open_text(text: str, game: Game | None = None, seed: int | None = None, chance: str = "") -> Match:
    """The match that a position, record or diagram holds; a seed gives it chance from here on.

    A diagram that leaves something to chance before its first question takes forced results first.
    """
    kind = kind_of_text(text)
    if kind == "position":
        found, setup, state = read_position(text, game)
        match = Match(found, setup, state, seed)
        match.begin_here()
    elif kind == "record":
        match = replay(text, game)
        match.seed = seed
    elif kind == "diagram":
        return read_diagram(text, game, seed, chance)
    else:
        raise UnreadableError(
            "The file is of the kind {kind}, where a position, a record or a diagram is needed.", kind=kind
        )
    if seed is not None:
        match.state.seed(seed)
    return match
