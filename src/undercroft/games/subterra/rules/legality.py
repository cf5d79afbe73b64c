"""Why a caver may not take an action: the one source of what is legal. 0 means that it is.

Each function answers for one action; what it costs is tested by `why_not_in_turn` and `why_not_directed`, and
for the offer by `add_legal`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.subterra.rules.box import (
    ENTERS_FLOODED,
    ENTERS_RUBBLE,
    ENTERS_SQUEEZE,
    FLOOD,
    LEDGE,
    SLIDE,
    SQUEEZE,
)
from undercroft.games.subterra.rules.reasons import (
    ALREADY_DIRECTED,
    ALREADY_EXERTED,
    ALREADY_HIDDEN,
    FULL_HEALTH,
    HALF,
    HAS_ROPE,
    LEGAL,
    NEEDS_CLEARING,
    NEEDS_ROPE,
    NEEDS_SQUEEZING,
    NEEDS_SWIM,
    NO_EXERTING,
    NO_FIRST_MOVE,
    NO_HORROR,
    NO_POINTS,
    NO_RUBBLE,
    NO_TILES,
    NO_WALL,
    NONE_LEFT,
    NOT_ABLE,
    NOT_ASKED,
    NOT_EXPLORED,
    NOT_FLOODABLE,
    NOT_FLOODED,
    NOT_FREE,
    NOT_HERE,
    NOT_LEAVING,
    NOT_ROPED_TILE,
    NOT_SELF,
    NOT_SQUEEZE,
    SUBMERGED,
    TOO_DEAR,
    UNCONSCIOUS,
    WALL,
)
from undercroft.games.subterra.rules.state import FLOODED, NO_TILE, RUBBLE, Cave
from undercroft.games.subterra.rules.verbs import (
    BANDAGE,
    BELAY,
    CLEAR,
    DEMOLISH,
    DIG,
    DIRECT,
    DIVE,
    EXERT,
    EXPLORE,
    HEAL,
    HERE,
    HIDE,
    LAST_ACTION,
    LEAVE,
    MOVE,
    ON_CAVERS,
    PLACE_ROPE,
    REPEL,
    REVEAL,
    RUN,
    SPRINT,
    SQUEEZE_THROUGH,
    STAY,
    SWIM,
    TRIES,
)
from undercroft.kernel.moves import pack
from undercroft.maps.sides import BITS

EVERYTHING: Final = (1 << 8) - 1


def cost(t: Cave, caver: int, verb: int) -> int:
    """What an action costs this caver in action points; NEVER if it is another caver's ability."""
    return t.caver(caver).costs[verb]


def why_not_walk_out(t: Cave, caver: int, side: int) -> int:
    """Why a caver cannot walk out of a side of the tile, whatever lies beyond (4.2, 5.11)."""
    slot = t.at[caver]
    bit = BITS[side]
    grid = t.map
    if grid.exits[slot] & bit:
        return LEGAL
    if grid.joined[slot] & bit:
        return NEEDS_ROPE
    if grid.openings[slot] & bit == 0:
        return WALL
    return NOT_EXPLORED if grid.beside[slot * 4 + side] < 0 else HALF


def why_not_move(t: Cave, caver: int, side: int) -> int:
    """Move: into a connected tile that needs neither swimming, squeezing nor clearing (4.2)."""
    why = why_not_walk_out(t, caver, side)
    if why != LEGAL:
        return why
    slot = t.map.beside[t.at[caver] * 4 + side]
    mark = t.marks[slot]
    traits = t.caver(caver).traits
    if mark & FLOODED and not traits & ENTERS_FLOODED:
        return NEEDS_SWIM
    if mark & RUBBLE and not traits & ENTERS_RUBBLE:
        return NEEDS_CLEARING
    if t.tile(slot).kind == SQUEEZE and not traits & ENTERS_SQUEEZE:
        return NEEDS_SQUEEZING
    return LEGAL


def can_move(t: Cave, caver: int) -> bool:
    """Whether a caver has any Move at all, as a run and a sprint begin with one (4.4)."""
    for side in range(4):
        if why_not_move(t, caver, side) == LEGAL:
            return True
    return False


def why_not_swim(t: Cave, caver: int, side: int) -> int:
    """Swim: into a connected flooded tile (4.6)."""
    why = why_not_walk_out(t, caver, side)
    if why != LEGAL:
        return why
    return LEGAL if t.is_flooded(t.map.beside[t.at[caver] * 4 + side]) else NOT_FLOODED


def why_not_squeeze(t: Cave, caver: int, side: int) -> int:
    """Squeeze through: into a connected squeeze (4.7)."""
    why = why_not_walk_out(t, caver, side)
    if why != LEGAL:
        return why
    return LEGAL if t.kind_at(t.map.beside[t.at[caver] * 4 + side]) == SQUEEZE else NOT_SQUEEZE


def why_not_reveal(t: Cave, caver: int, side: int) -> int:
    """Reveal and Explore: through a free side, with a tile to draw (2.2, 2.5, 4.1)."""
    slot = t.at[caver]
    bit = BITS[side]
    grid = t.map
    if grid.free[slot] & bit == 0:
        return WALL if grid.openings[slot] & bit == 0 else NOT_FREE
    if grid.barred[slot] & bit:
        return NEEDS_ROPE
    if t.waiting == NO_TILE and t.draw_pile_empty():
        return NO_TILES
    return LEGAL


def why_not_clear(t: Cave, caver: int, where: int) -> int:
    """Clear rubble and Dig: on the own tile or a connected one, by agreement on any beside it (4.8, 8.7)."""
    slot = t.at[caver]
    if where != HERE:
        if t.box.agreed.strict_rubble:
            if t.map.beside[slot * 4 + where] < 0:
                return NOT_EXPLORED
        elif t.map.joined[slot] & BITS[where] == 0:
            why = why_not_walk_out(t, caver, where)
            return why if why != LEGAL else WALL
        slot = t.map.beside[slot * 4 + where]
    return LEGAL if t.has_rubble(slot) else NO_RUBBLE


def why_not_rope(t: Cave, caver: int) -> int:
    """Place rope and Belay: on a ledge or slide without one (4.9, 8.13)."""
    kind = t.kind_at(t.at[caver])
    if kind != LEDGE and kind != SLIDE:
        return NOT_ROPED_TILE
    return HAS_ROPE if t.has_rope(t.at[caver]) else LEGAL


def why_not_heal(t: Cave, caver: int, other: int) -> int:
    """Heal and Bandage: somebody on the tile who lacks health (4.5, 8.15)."""
    if t.is_under_water(other):
        return SUBMERGED
    if t.at[other] != t.at[caver]:
        return NOT_HERE
    return LEGAL if t.health[other] < t.caver(other).health else FULL_HEALTH


def why_not_demolish(t: Cave, caver: int, side: int) -> int:
    """Demolish: a wall of the own tile, or the wall that makes a half connection (8.10)."""
    if t.blasts == 0:
        return NONE_LEFT
    slot = t.at[caver]
    if t.map.free[slot] & BITS[side] or t.map.joined[slot] & BITS[side]:
        return NO_WALL
    return LEGAL


def why_not_repel(t: Cave, caver: int, side: int) -> int:
    """Repel: a horror on a connected tile (8.17)."""
    slot = t.at[caver]
    if t.map.joined[slot] & BITS[side] == 0:
        why = why_not_walk_out(t, caver, side)
        return why if why != LEGAL else WALL
    return LEGAL if t.map.beside[slot * 4 + side] in t.horrors else NO_HORROR


def why_not_direct(t: Cave, caver: int, other: int) -> int:
    """Direct: another caver who is awake and on the table (8.20)."""
    if other == caver:
        return NOT_SELF
    if t.is_under_water(other):
        return SUBMERGED
    return LEGAL if t.health[other] > 0 else UNCONSCIOUS


def why_not_act(t: Cave, caver: int, verb: int, what: int) -> int:
    """Why a caver may not take an action, whatever it costs."""
    if verb == MOVE:
        return why_not_move(t, caver, what)
    if verb in (EXPLORE, REVEAL):
        return why_not_reveal(t, caver, what)
    if verb in (RUN, SPRINT):
        return LEGAL if can_move(t, caver) else NO_FIRST_MOVE
    if verb == HEAL:
        return why_not_heal(t, caver, what)
    if verb == BANDAGE:
        return NOT_SELF if what == caver else why_not_heal(t, caver, what)
    if verb == SWIM:
        return why_not_swim(t, caver, what)
    if verb == SQUEEZE_THROUGH:
        return why_not_squeeze(t, caver, what)
    if verb in (CLEAR, DIG):
        return why_not_clear(t, caver, what)
    if verb in (PLACE_ROPE, BELAY):
        return why_not_rope(t, caver)
    if verb == HIDE:
        return ALREADY_HIDDEN if t.is_hidden(caver) else LEGAL
    if verb == DIVE:
        return LEGAL if t.kind_at(t.at[caver]) == FLOOD else NOT_FLOODABLE
    if verb == DEMOLISH:
        return why_not_demolish(t, caver, what)
    if verb == REPEL:
        return why_not_repel(t, caver, what)
    if verb == DIRECT:
        return why_not_direct(t, caver, what)
    return LEGAL


def why_not_in_turn(
    t: Cave, caver: int, verb: int, what: int, points: int, exerted: int, directs: int
) -> int:
    """Why a caver may not do this in their own turn, with these points left."""
    if verb == EXERT:
        return ALREADY_EXERTED if exerted >= t.box.exerts else LEGAL
    why = why_not_able(t, caver, verb, what)
    if why != LEGAL:
        return why
    if verb == DIRECT and directs >= t.box.directs:
        return ALREADY_DIRECTED
    return LEGAL if cost(t, caver, verb) <= points else NO_POINTS


def why_not_directed(t: Cave, caver: int, verb: int, what: int) -> int:
    """Why a directed caver may not do this: one action of one point, and no exerting (8.21)."""
    if verb == EXERT:
        return NO_EXERTING
    why = why_not_able(t, caver, verb, what)
    if why != LEGAL:
        return why
    return LEGAL if cost(t, caver, verb) <= t.box.directed_cost else TOO_DEAR


def why_not_able(t: Cave, caver: int, verb: int, what: int) -> int:
    """Why a caver may not take an action that may be another's ability, or no action at all."""
    if verb > LAST_ACTION:
        return NOT_LEAVING if verb in (LEAVE, STAY) else NOT_ASKED
    return why_not_act(t, caver, verb, what) if t.caver(caver).can(verb) else NOT_ABLE


def worth_trying(t: Cave, caver: int, verb: int) -> int:
    """The mask of what an action may be tried with; anything else is refused at a glance."""
    slot = t.at[caver]
    if verb in (MOVE, SQUEEZE_THROUGH):
        return t.map.exits[slot]
    if verb in (EXPLORE, REVEAL):
        return t.map.free[slot] & ~t.map.barred[slot]
    if verb in (HEAL, BANDAGE):
        return company(t, slot)
    if verb == SWIM:
        return sides_towards(t, slot, FLOODED)
    if verb in (CLEAR, DIG):
        return sides_towards(t, slot, RUBBLE) | (1 << HERE if t.has_rubble(slot) else 0)
    if verb == REPEL:
        return t.map.joined[slot] if t.horrors else 0
    return EVERYTHING


def company(t: Cave, slot: int) -> int:
    """The mask of the cavers on a tile."""
    found = 0
    for caver in range(len(t.at)):
        if t.at[caver] == slot:
            found |= 1 << caver
    return found


def sides_towards(t: Cave, slot: int, mark: int) -> int:
    """The mask of the sides of a tile that touch a tile with a mark."""
    beside = t.map.beside
    marks = t.marks
    found: i64 = 0
    side: i64 = 0
    while side < 4:
        other: i64 = beside[slot * 4 + side]
        if other >= 0 and marks[other] & mark:
            found |= BITS[side]
        side += 1
    return found


def add_legal(t: Cave, caver: int, points: int, may_direct: bool, moves: list[int]) -> None:
    """Add every action that a caver can pay for and take."""
    for verb in t.caver(caver).affordable[points]:
        if verb == DIRECT and not may_direct:
            continue
        worth: i64 = worth_trying(t, caver, verb)
        if worth == 0:
            continue
        count: i64 = TRIES[verb]
        if count == ON_CAVERS:
            count = len(t.who)
        for what in range(count):
            if worth >> what & 1 and why_not_act(t, caver, verb, what) == LEGAL:
                moves.append(pack(verb, what))
