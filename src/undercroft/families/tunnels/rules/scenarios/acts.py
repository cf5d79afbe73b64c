"""What a scenario lets a warrior do besides: actions in place of a combat, tokens, ways out."""

from __future__ import annotations

from undercroft.families.tunnels.rules.acting.movement import leave_code
from undercroft.families.tunnels.rules.causes import BY_SCENARIO
from undercroft.families.tunnels.rules.components.operations import OP_TAKE
from undercroft.families.tunnels.rules.components.scenario import (
    AT_SEAL,
    AT_TOKEN,
    BY_DEMONS,
    BY_HUMANS,
    BY_TROGS,
    WITH_TOKEN,
)
from undercroft.families.tunnels.rules.effects.effect import run_program
from undercroft.families.tunnels.rules.figures import FIRST_DEMON, FIRST_TROG, TROGS
from undercroft.families.tunnels.rules.lists import replaced
from undercroft.families.tunnels.rules.scenarios.seals import is_sealed_room
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.tokens import count_in, total_in, worth_of
from undercroft.families.tunnels.rules.words.events import E_TOKEN
from undercroft.families.tunnels.rules.words.reasons import (
    ENEMY_HERE,
    HANDS_FULL,
    IS_EXHAUSTED,
    NO_MVT,
    NO_RUBBLE,
    NOT_HERE,
    NOT_ON_EXIT,
    NOT_YET,
    OK,
    TOO_WEAK,
)
from undercroft.families.tunnels.rules.words.verbs import V_ACT
from undercroft.kernel.moves import Move, pack
from undercroft.maps.sides import BITS

# ---- in place of a combat


def clear_code(t: Tunnels, figure: int, side: int) -> int:
    """Why a warrior cannot clear the rubble on a side of his tile, or OK (21.8)."""
    if not t.map.blocked[t.at[figure]] & BITS[side]:
        return NO_RUBBLE
    return OK if t.cbt(figure) >= t.box.numbers.clear_cbt else TOO_WEAK


def act_code(t: Tunnels, figure: int, number: int, more: int) -> int:
    """Why a warrior cannot do one of the scenario's actions, or OK; `more` is a token or a side."""
    scenario = t.box.scenario
    if number >= len(scenario.acts) or not scenario.acts[number].who & family_bit(figure):
        return NOT_HERE
    act = scenario.acts[number]
    slot = t.at[figure]
    if act.tile_kind >= 0 and t.tile_kind(slot) != act.tile_kind:
        return NOT_HERE
    if act.slot >= 0 and slot != act.slot:
        return NOT_HERE
    if act.kind >= 0 and t.kind[figure] != act.kind:
        return NOT_HERE
    if act.is_unspent and t.is_quelled(slot):
        return NOT_HERE
    if act.where == AT_SEAL:
        is_there = t.seals[slot] & BITS[more & 3] != 0 and not is_sealed_room(t, slot)
    elif act.where == AT_TOKEN:
        is_there = count_in(t.ground[slot], more) != 0 and act.token in (-1, more)
    else:
        is_there = act.where != WITH_TOKEN or t.carry[figure] != 0
    if not is_there:
        return NOT_HERE
    if t.is_exhausted(figure) and not act.is_for_tired:
        return IS_EXHAUSTED
    if act.is_alone and t.enemies_on(slot, figure):
        return ENEMY_HERE
    if act.is_late and t.round < t.first_count:
        return NOT_YET
    first_op = t.box.operations[t.box.programs[act.program].start]
    if first_op.code == OP_TAKE and total_in(t.carry[figure]) >= scenario.token_most:
        return HANDS_FULL
    return OK


def family_bit(figure: int) -> int:
    """The bit of a figure's family in the list of those who may do an action."""
    if figure < FIRST_TROG:
        return BY_HUMANS
    return BY_TROGS if TROGS >> figure & 1 else BY_DEMONS


def acts(t: Tunnels, figure: int, found: list[Move]) -> None:
    """List the scenario's actions that a warrior can do now."""
    scenario = t.box.scenario
    for number in range(len(scenario.acts)):
        where = scenario.acts[number].where
        ways = 4 if where == AT_SEAL else len(scenario.tokens) if where == AT_TOKEN else 1
        for more in range(ways):
            if act_code(t, figure, number, more) == OK:
                found.append(pack(V_ACT, number, more))


def do_act(t: Tunnels, figure: int, act: int, more: int) -> None:
    """Do one of the scenario's actions."""
    run_program(t, t.box.scenario.acts[act].program, t.owner(figure), figure, t.at[figure], more, BY_SCENARIO)


# ---- arriving, leaving, carrying out


def leave_map_code(t: Tunnels, figure: int) -> int:
    """Why a warrior cannot leave the map here at the end of his activation, or OK (24.1)."""
    reach = t.box.scenario.reach
    if reach is None or not reach.may_leave or figure >= FIRST_TROG:
        return NOT_ON_EXIT
    return OK if t.tile_kind(t.at[figure]) == reach.kind else NOT_ON_EXIT


def carry_out_code(t: Tunnels, figure: int, side: int, left: int) -> int:
    """Why a carrier cannot leave the map through a side, or OK (24.9)."""
    if figure < FIRST_TROG or figure >= FIRST_DEMON or not t.carry[figure]:
        return NOT_HERE
    for way in t.box.scenario.ways_out:
        if way.slot == t.at[figure] and way.side == side:
            return NO_MVT if left < t.box.numbers.move_cost else leave_code(t, figure)
    return NOT_HERE


def carry_out(t: Tunnels, figure: int) -> None:
    """A Troglodyte brings its token out and goes back to the supply."""
    t.demon_points += worth_of(t.carry[figure], t.box.scenario.tokens)
    t.tokens_out += total_in(t.carry[figure])
    if t.log is not None:
        for token in range(len(t.box.scenario.tokens)):
            if count_in(t.carry[figure], token):
                t.tell(E_TOKEN, [t.tag(figure), token, 4, t.at[figure]])
    t.carry = replaced(t.carry, figure, 0)
    t.kind = replaced(t.kind, figure, t.box.trog_kind)
    t.take_off(figure)


def extract(t: Tunnels, figure: int) -> None:
    """A Human who ends his activation on the right tile with a token brings it out (24.10)."""
    extraction = t.box.scenario.extraction
    if extraction is None or figure >= FIRST_TROG or not t.carry[figure]:
        return
    if t.at[figure] >= 0 and t.tile_kind(t.at[figure]) == extraction.kind and t.round >= t.first_count:
        t.human_points += total_in(t.carry[figure]) * extraction.points
        t.tokens_out += total_in(t.carry[figure])
        if t.log is not None:
            t.tell(E_TOKEN, [t.tag(figure), 0, 4, t.at[figure]])
        t.carry = replaced(t.carry, figure, 0)
        t.endings_due = True
