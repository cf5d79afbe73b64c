"""Figures that wait beside the map, and how many of a kind are on it."""

from __future__ import annotations

from undercroft.families.tunnels.rules.components.warriors import DEMON_FAMILY
from undercroft.families.tunnels.rules.figures import DEMONS, FIRST_TROG
from undercroft.families.tunnels.rules.masks import members
from undercroft.families.tunnels.rules.state import Tunnels


def free_trog(t: Tunnels) -> int:
    """A Troglodyte figure that is not on the map, or -1 (11.1, 25.12)."""
    for figure in range(FIRST_TROG, FIRST_TROG + t.box.numbers.trog_figures):
        if not t.in_play >> figure & 1 and t.kind[figure] >= 0:
            return figure
    return -1


def count_kind(t: Tunnels, kind: int) -> int:
    """How many figures of a kind are on the map."""
    found = 0
    for figure in members(t.in_play):
        if t.kind[figure] == kind:
            found += 1
    return found


def bought_demons(t: Tunnels) -> int:
    """How many Demons of the kind that can be bought are on the map (11.1)."""
    found = 0
    for figure in members(demons_on_map(t)):
        kind = t.box.kinds[t.kind[figure]]
        if kind.is_bought and kind.family == DEMON_FAMILY:
            found += 1
    return found


def demons_on_map(t: Tunnels) -> int:
    """The Demon warriors that are no Troglodytes, as a mask."""
    return t.in_play & DEMONS
