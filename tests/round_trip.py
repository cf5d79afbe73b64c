"""A position written as a diagram and read back is the same to everybody at the table."""

from __future__ import annotations

import tomllib
from typing import Any

from undercroft.kernel.documents.diagram import read_diagram, write_diagram
from undercroft.kernel.match import Match


def read_back(match: Match) -> tuple[dict[str, Any], Match]:
    """Write a match as a diagram, read it back and compare what people see; its tree, and what was read."""
    text = write_diagram(match.game, match.setup, match.state)
    again = read_diagram(text)
    assert write_diagram(again.game, again.setup, again.state) == text
    for seat in range(match.state.seats):
        assert again.view(seat) == match.view(seat)
    assert again.seats_asked() == match.seats_asked()
    for seat in match.seats_asked():
        assert again.prompt(seat) == match.prompt(seat)
        assert sorted(again.moves(seat)) == sorted(match.moves(seat))
    assert again.outcome() == match.outcome()
    return tomllib.loads(text), again
