"""Chapter 11: where a warrior of the Demon side may appear."""

from __future__ import annotations

from undercroft.families.tunnels.rules.components.operations import LIFT_DEMON, LIFT_HUMANS, LIFT_OPENINGS
from undercroft.families.tunnels.rules.components.warriors import DEMON_FAMILY, TROG_FAMILY
from undercroft.families.tunnels.rules.figures import DARK, HUMANS
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.reasons import HUMANS_THERE, NO_HOLE, NO_OPENING, NO_ROOM, OK


def place_code(t: Tunnels, kind: int, slot: int) -> int:
    """Why a warrior cannot appear on a tile, or OK: the scenario's word goes before the tile's.

    This is the one place where they are weighed against each other (11.2, 11.3, 25.16).
    """
    here = t.on[slot]
    family = t.box.kinds[kind].family
    if t.strength(here & DARK) + t.box.kinds[kind].counts_as > t.size_of(slot):
        return NO_ROOM
    if family == TROG_FAMILY and t.box.scenario.trogs_by_holes:
        if not t.has_hole_token(slot):
            return NO_HOLE
        return HUMANS_THERE if here & HUMANS else OK
    if t.ground_kind(slot).always_appear >> family & 1 and not t.is_quelled(slot):
        return OK
    if family == DEMON_FAMILY and t.lifted & LIFT_DEMON:
        return OK
    if here & HUMANS and not t.lifted & LIFT_HUMANS:
        return HUMANS_THERE
    if not t.map.free[slot] and not t.lifted & LIFT_OPENINGS:
        return NO_OPENING
    return OK
