"""Chapter 4: who may leave a tile, who may enter one, and what a step costs."""

from __future__ import annotations

from undercroft.families.tunnels.rules.acting.blocking import HELD_BY_NUMBERS, HELD_BY_PRESENCE, leaving
from undercroft.families.tunnels.rules.components.warriors import ELUSIVE, IMPRESSIVE
from undercroft.families.tunnels.rules.figures import DARK, FIRST_TROG, HUMANS, is_trog
from undercroft.families.tunnels.rules.scenarios.arriving import arrive
from undercroft.families.tunnels.rules.scenarios.trail import is_trail_end
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_MOVED
from undercroft.families.tunnels.rules.words.reasons import (
    BLOCKING,
    FIXED_MAP,
    FULL,
    NEVER_EXPLORES,
    NO_HOLE,
    NO_MVT,
    NO_STACK,
    NO_TILE_YET,
    NOT_A_TROG,
    NOT_YET,
    OK,
    PRESENCE,
    RUBBLE,
    SEALED,
    TILE_THERE,
    WALL,
)
from undercroft.maps.sides import BITS


def leave_code(t: Tunnels, figure: int) -> int:
    """Why a warrior cannot leave his tile, or OK (4.3, 8.1, 8.2, 25.28)."""
    here = t.on[t.at[figure]]
    if figure < FIRST_TROG:
        mine, theirs = here & HUMANS, here & DARK
    else:
        mine, theirs = here & DARK, here & HUMANS
    if theirs == 0:
        return OK
    faces_impressive = t.any_talent(theirs, IMPRESSIVE)
    held = leaving(
        t.strength(mine),
        t.strength(theirs),
        t.talents(figure) & ELUSIVE != 0,
        faces_impressive and t.any_talent(mine, ELUSIVE),
        faces_impressive,
    )
    if held == HELD_BY_NUMBERS:
        return BLOCKING
    return PRESENCE if held == HELD_BY_PRESENCE else OK


def passage_code(t: Tunnels, figure: int, side: int) -> int:
    """Why the passage through a side of a warrior's tile is closed to him, or OK; leaving and room apart."""
    slot = t.at[figure]
    grid = t.map
    bit = BITS[side]
    if grid.openings[slot] & bit == 0:
        return WALL
    if grid.beside[slot * 4 + side] < 0:
        return NO_TILE_YET
    if grid.joined[slot] & bit == 0:
        return RUBBLE if grid.blocked[slot] & bit else WALL
    if t.seals[slot] & bit and figure >= FIRST_TROG:
        return SEALED
    return OK


def way_code(t: Tunnels, figure: int, side: int) -> int:
    """Why the way to the next tile is not open to a warrior who may leave his, or OK (4.2, 4.4)."""
    code = passage_code(t, figure, side)
    if code != OK:
        return code
    return OK if t.has_room(figure, t.map.beside[t.at[figure] * 4 + side]) else FULL


def step_code(t: Tunnels, figure: int, side: int, left: int) -> int:
    """Why a warrior with so much MVT left cannot step through a side, or OK (4.4, 25.14)."""
    code = passage_code(t, figure, side)
    if code != OK:
        return code
    if left < t.box.numbers.move_cost:
        return NO_MVT
    code = leave_code(t, figure)
    if code != OK:
        return code
    return OK if t.has_room(figure, t.map.beside[t.at[figure] * 4 + side]) else FULL


def crawl_code(t: Tunnels, figure: int, slot: int, left: int) -> int:
    """Why a warrior cannot crawl to a tile through a hole, or OK; nobody holds him back (22.10, 25.11)."""
    if not is_trog(figure):
        return NOT_A_TROG
    if slot == t.at[figure] or not t.has_hole(t.at[figure]) or not t.has_hole(slot):
        return NO_HOLE
    if left < t.box.numbers.hole_cost:
        return NO_MVT
    return OK if t.has_room(figure, slot) else FULL


def opening_code(t: Tunnels, slot: int, side: int) -> int:
    """Why an opening of a tile cannot be explored by anybody, or OK (5.2, 25.45, 25.50)."""
    grid = t.map
    bit = BITS[side]
    if grid.openings[slot] & bit == 0:
        return WALL
    if grid.beside[slot * 4 + side] >= 0:
        return TILE_THERE
    if grid.blocked[slot] & bit:
        return RUBBLE
    if t.box.scenario.is_fixed:
        return FIXED_MAP
    trail = t.box.scenario.trail
    if trail is not None and is_trail_end(t, slot, side):
        return OK
    if trail is not None and t.trail_slot == slot and t.trail_side == side and t.trail_number >= trail.last:
        return NOT_YET
    return NO_STACK if t.tiles.is_empty() else OK


def may_explore(t: Tunnels, figure: int) -> bool:
    """Whether a warrior is of those who explore: Humans, and carriers where the scenario says so."""
    if figure < FIRST_TROG:
        return True
    return t.box.scenario.carrier_explores and t.carry[figure] != 0


def explore_code(t: Tunnels, figure: int, side: int, left: int) -> int:
    """Why a warrior with so much MVT left cannot explore through a side, or OK (5.1)."""
    if not may_explore(t, figure):
        return NEVER_EXPLORES
    code = opening_code(t, t.at[figure], side)
    if code != OK:
        return code
    return NO_MVT if left < t.box.numbers.explore_cost else leave_code(t, figure)


def move_to(t: Tunnels, figure: int, slot: int) -> None:
    """Put a warrior onto the next tile; what the tile does with him is another matter (5.5)."""
    origin = t.at[figure]
    t.put(figure, slot)
    if t.log is not None:
        t.tell(E_MOVED, [t.tag(figure), origin, slot])
    t.endings_due = True
    if figure < FIRST_TROG:
        arrive(t, figure, slot)
