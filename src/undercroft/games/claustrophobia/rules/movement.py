"""Chapter 4: who may leave a tile, who may enter one, and what a step costs."""

from __future__ import annotations

from undercroft.families.tunnels.masks import count
from undercroft.families.tunnels.movement import HELD_BY_NUMBERS, HELD_BY_PRESENCE, leaving
from undercroft.games.claustrophobia.rules.codes import (
    BLOCKING,
    DARK,
    DIRTY,
    E_BONUS,
    E_MOVED,
    E_REACHED,
    ELUSIVE,
    FIGURES,
    FIRST_TROG,
    FULL,
    HUMANS,
    IMPRESSIVE,
    MARK_DIE,
    MARK_ROUND,
    MARK_SIDE,
    MARK_SLOT,
    NEVER_EXPLORES,
    NEXT_INITIATIVE,
    NO_HOLE,
    NO_MVT,
    NO_STACK,
    NO_TILE_YET,
    NOT_YET,
    OK,
    ONCE,
    PRESENCE,
    REACHED,
    ROUND,
    RUBBLE,
    SEALED,
    STRICT,
    TILE_THERE,
    TROGS,
    WALL,
)
from undercroft.games.claustrophobia.rules.state import Tunnels, mod
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
    held = leaving(
        count(mine),
        count(theirs),
        t.talents(figure) & ELUSIVE != 0,
        t.any_talent(mine, ELUSIVE),
        t.any_talent(theirs, IMPRESSIVE),
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


def step_code(t: Tunnels, figure: int, side: int, left: int) -> int:
    """Why a warrior with so much MVT left cannot step through a side, or OK."""
    code = passage_code(t, figure, side)
    if code != OK:
        return code
    if left < t.box.move_cost:
        return NO_MVT
    code = leave_code(t, figure)
    if code != OK:
        return code
    return OK if t.has_room(figure, t.map.beside[t.at[figure] * 4 + side]) else FULL


def crawl_code(t: Tunnels, figure: int, slot: int, left: int) -> int:
    """Why a warrior cannot crawl to a tile through a hole, or OK; nobody holds him back (22.10)."""
    if TROGS >> figure & 1 == 0 or slot == t.at[figure]:
        return NO_HOLE
    if not t.has_hole(t.at[figure]) or not t.has_hole(slot):
        return NO_HOLE
    if left < t.box.hole_cost:
        return NO_MVT
    return OK if t.has_room(figure, slot) else FULL


def is_trail_end(t: Tunnels, slot: int, side: int) -> bool:
    """Whether the scenario's last tile lies behind an opening (24.1)."""
    n = t.n
    if n[MARK_SLOT] != slot or n[MARK_SIDE] != side or n[MARK_DIE] < t.box.trail_last:
        return False
    return not n[STRICT] or n[ROUND] > n[MARK_ROUND]


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
    if t.box.fixed_map:
        return NO_STACK
    n = t.n
    if n[MARK_SLOT] == slot and n[MARK_SIDE] == side and n[MARK_DIE] >= t.box.trail_last:
        return OK if is_trail_end(t, slot, side) else NOT_YET
    return NO_STACK if t.tiles.is_empty() else OK


def explore_code(t: Tunnels, figure: int, side: int, left: int) -> int:
    """Why a warrior with so much MVT left cannot explore through a side, or OK (5.1)."""
    if figure >= FIRST_TROG:
        return NEVER_EXPLORES
    code = opening_code(t, t.at[figure], side)
    if code != OK:
        return code
    return NO_MVT if left < t.box.explore_cost else leave_code(t, figure)


def move_to(t: Tunnels, figure: int, slot: int) -> None:
    """Put a warrior onto the next tile; what the tile does with him is another matter."""
    if t.log is not None:
        t.tell(E_MOVED, [t.tag(figure), t.at[figure], slot])
    t.put(figure, slot)
    t.n[DIRTY] = 1
    if figure < FIRST_TROG:
        arrive(t, figure, slot)


def arrive(t: Tunnels, figure: int, slot: int) -> None:
    """Note what the scenario sees in a Human who has come onto a tile."""
    box = t.box
    if box.reach_kind >= 0 and t.tile_kind(slot) == box.reach_kind and not t.n[REACHED] >> figure & 1:
        t.n[REACHED] |= 1 << figure
        if t.log is not None:
            t.tell(E_REACHED, [t.tag(figure)])
    if (
        (
            box.mine_kind >= 0
            and t.kind[figure] == box.mine_kind
            and not t.n[ONCE]
            and not t.is_exhausted(figure)
        )
        and box.mine_dice >> t.die[figure] & 1
        and meets_carrier(t, slot)
    ):
        t.n[ONCE] = 1
        t.mods.append(mod(figure, NEXT_INITIATIVE, box.mine_mvt, box.mine_cbt, 0))
        if t.log is not None:
            t.tell(E_BONUS, [t.tag(figure), box.mine_mvt, box.mine_cbt, 0, 0, 0])


def meets_carrier(t: Tunnels, slot: int) -> bool:
    """Whether a Demon warrior with a token stands on a tile."""
    for figure in range(FIRST_TROG, FIGURES):
        if t.at[figure] == slot and t.carry[figure]:
            return True
    return False
