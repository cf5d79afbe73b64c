"""What a scenario lets a warrior do besides: actions in place of a combat, tokens, ways out."""

from __future__ import annotations

from undercroft.games.claustrophobia.rules.box import BY_DEMONS, BY_HUMANS, BY_TROGS
from undercroft.games.claustrophobia.rules.cards.effect import run_program
from undercroft.games.claustrophobia.rules.codes import (
    BY_SCENARIO,
    DEMON_POINTS,
    DIRTY,
    E_LEFT,
    E_TOKEN,
    ENEMY_HERE,
    FIRST_COUNT,
    FIRST_DEMON,
    FIRST_TROG,
    GONE,
    HANDS_FULL,
    HUMAN_POINTS,
    IS_EXHAUSTED,
    NO_CBT,
    NO_MVT,
    NO_SUCH,
    NOT_HERE,
    NOT_YET,
    OK,
    OP_SIZE,
    OP_TAKE,
    ROUND,
    TOKENS_OUT,
    TROGS,
    V_ACT,
)
from undercroft.games.claustrophobia.rules.movement import leave_code
from undercroft.games.claustrophobia.rules.state import Tunnels
from undercroft.kernel.moves import Move, pack
from undercroft.maps.sides import BITS

# ---- in place of a combat


def clear_code(t: Tunnels, figure: int, side: int) -> int:
    """Why a warrior cannot clear the rubble on a side of his tile, or OK (21.8)."""
    if not t.map.blocked[t.at[figure]] & BITS[side]:
        return NOT_HERE
    return OK if t.cbt(figure) >= t.box.clear_cbt else NO_CBT


def act_code(t: Tunnels, figure: int, act: int, more: int) -> int:
    """Why a warrior cannot do one of the scenario's actions, or OK; `more` is a token or a side."""
    box = t.box
    if act >= len(box.act_ids):
        return NO_SUCH
    if not box.act_who[act] & family_bit(figure):
        return NO_SUCH
    slot = t.at[figure]
    if box.act_kind[act] >= 0 and t.tile_kind(slot) != box.act_kind[act]:
        return NOT_HERE
    if box.act_side[act]:
        is_there = t.seals[slot] & BITS[more & 3] != 0 and t.tile_kind(slot) != box.seal_kind
    else:
        is_there = not box.act_ground[act] or t.ground[slot] >> more * 4 & 15 != 0
    if not is_there:
        return NOT_HERE
    if box.act_carried[act] and not carries(t, figure, box.act_carried[act]):
        return NOT_HERE
    if t.is_exhausted(figure):
        return IS_EXHAUSTED
    if box.act_alone[act] and t.enemies_on(slot, figure):
        return ENEMY_HERE
    if box.act_late[act] and t.n[ROUND] < t.n[FIRST_COUNT]:
        return NOT_YET
    start = box.program_start[box.act_program[act]]
    if box.ops[start * OP_SIZE] == OP_TAKE and carried(t, figure) >= box.token_most:
        return HANDS_FULL
    return OK


def family_bit(figure: int) -> int:
    """The bit of a figure's family in the list of those who may do an action."""
    if figure < FIRST_TROG:
        return BY_HUMANS
    return BY_TROGS if TROGS >> figure & 1 else BY_DEMONS


def carries(t: Tunnels, figure: int, tokens: int) -> bool:
    """Whether a warrior carries one of several kinds of tokens."""
    token = 0
    while tokens:
        if tokens & 1 and t.carry[figure] >> token * 4 & 15:
            return True
        tokens >>= 1
        token += 1
    return False


def carried(t: Tunnels, figure: int) -> int:
    """How many tokens a warrior carries."""
    total = 0
    held = t.carry[figure]
    while held > 0:
        total += held & 15
        held >>= 4
    return total


def acts(t: Tunnels, figure: int, found: list[Move]) -> None:
    """List the scenario's actions that a warrior can do now."""
    box = t.box
    for act in range(len(box.act_ids)):
        if box.act_side[act]:
            ways = 4
        elif box.act_ground[act]:
            ways = len(box.token_ids)
        else:
            ways = 1
        for more in range(ways):
            if act_code(t, figure, act, more) == OK:
                found.append(pack(V_ACT, act, more))


def do_act(t: Tunnels, figure: int, act: int, more: int) -> None:
    """Do one of the scenario's actions."""
    run_program(t, t.box.act_program[act], t.owner(figure), figure, t.at[figure], more, BY_SCENARIO)


# ---- arriving, leaving, carrying out


def leave_map_code(t: Tunnels, figure: int) -> int:
    """Why a warrior cannot leave the map here at the end of his activation, or OK (24.1)."""
    if t.box.leave_kind < 0 or figure >= FIRST_TROG:
        return NO_SUCH
    return OK if t.tile_kind(t.at[figure]) == t.box.leave_kind else NOT_HERE


def leave_map(t: Tunnels, figure: int) -> None:
    """A Human leaves the map for good, with what he carries."""
    if t.log is not None:
        t.tell(E_LEFT, [t.tag(figure), worth(t, t.carry[figure])])
    if t.box.leave_scores:
        t.n[HUMAN_POINTS] += worth(t, t.carry[figure])
    t.n[TOKENS_OUT] += carried(t, figure)
    t.carry[figure] = 0
    t.n[GONE] |= 1 << figure
    t.gear[figure] = 0
    t.mods = [m for m in t.mods if m & 63 != figure]
    t.take_off(figure)


def worth(t: Tunnels, held: int) -> int:
    """The points of a set of tokens."""
    total = 0
    token = 0
    while held > 0:
        total += (held & 15) * t.box.token_value[token]
        held >>= 4
        token += 1
    return total


def carry_out_code(t: Tunnels, figure: int, side: int, left: int) -> int:
    """Why a carrier cannot leave the map through a side, or OK (24.9)."""
    if figure < FIRST_TROG or figure >= FIRST_DEMON or not t.carry[figure]:
        return NO_SUCH
    ways = t.box.ways_out
    for i in range(0, len(ways), 2):
        if ways[i] == t.at[figure] and ways[i + 1] == side:
            if left < t.box.move_cost:
                return NO_MVT
            return leave_code(t, figure)
    return NOT_HERE


def carry_out(t: Tunnels, figure: int) -> None:
    """A Troglodyte brings its token out and goes back to the supply."""
    t.n[DEMON_POINTS] += worth(t, t.carry[figure])
    t.n[TOKENS_OUT] += carried(t, figure)
    if t.log is not None:
        for token in range(len(t.box.token_ids)):
            if t.carry[figure] >> token * 4 & 15:
                t.tell(E_TOKEN, [t.tag(figure), token, 4, t.at[figure]])
    t.carry[figure] = 0
    t.kind[figure] = t.box.trog_kind
    t.take_off(figure)


def extract(t: Tunnels, figure: int) -> None:
    """A Human who ends his activation on the right tile with a token brings it out (24.10)."""
    box = t.box
    if box.extract_kind < 0 or figure >= FIRST_TROG or not t.carry[figure]:
        return
    if t.at[figure] >= 0 and t.tile_kind(t.at[figure]) == box.extract_kind and t.n[ROUND] >= t.n[FIRST_COUNT]:
        t.n[HUMAN_POINTS] += carried(t, figure) * box.extract_points
        t.n[TOKENS_OUT] += carried(t, figure)
        if t.log is not None:
            t.tell(E_TOKEN, [t.tag(figure), 0, 4, t.at[figure]])
        t.carry[figure] = 0
        t.n[DIRTY] = 1
