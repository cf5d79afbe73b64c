"""Claustrophobia 1643 by rule of thumb: the Humans make for their aim, the infernal side hunts them."""

from __future__ import annotations

from typing import cast

from undercroft.families.tunnels.mind.features import best_tried, kind_to_protect
from undercroft.families.tunnels.mind.hunting import NO_RULE
from undercroft.families.tunnels.mind.venturing import (
    blessing,
    blow_worth,
    giving,
    grenade_worth,
    guarding,
    least_line,
    neediest,
    step,
    way,
)
from undercroft.families.tunnels.rules.acting.activation import FOUGHT, Activation
from undercroft.families.tunnels.rules.components.operations import OP_HAND_OVER, OP_HEAL, WARRIORS_ON_TILE
from undercroft.families.tunnels.rules.components.warriors import ELUSIVE
from undercroft.families.tunnels.rules.fighting.combat import Attack, target_slot, weapon_of
from undercroft.families.tunnels.rules.fighting.hits import Suffer
from undercroft.families.tunnels.rules.figures import DARK, HUMANS
from undercroft.families.tunnels.rules.masks import count, members
from undercroft.families.tunnels.rules.words.verbs import (
    V_ACT,
    V_ACTIVATE,
    V_ASSIGN,
    V_ATTACK,
    V_BLESS,
    V_CHOOSE,
    V_CLEAR,
    V_DRAW,
    V_DROP,
    V_HEAL,
    V_INSTINCT,
    V_LAY,
    V_NEXT,
    V_SHOOT,
    V_SITE,
    V_TILE,
    V_USE,
)
from undercroft.games.claustrophobia1643.mind.plans import hunt
from undercroft.games.claustrophobia1643.rules.depths import Depths
from undercroft.kernel.chance import Dice
from undercroft.kernel.moves import PASS, Move, Seat, first, second, verb
from undercroft.kernel.state import State


def GREEDY(s: State, seat: Seat, dice: Dice) -> Move:  # noqa: N802 - the name by which agents find it
    """The answer that the rules of thumb give for a seat that is asked."""
    t = cast(Depths, s)
    moves = t.offer(seat)
    if len(moves) == 1:
        return moves[0]
    move = venture(t, moves) if seat == t.human_seat else hunt(t, moves)
    return best_tried(t, seat, moves, dice) if move == NO_RULE else move


def venture(t: Depths, moves: list[Move]) -> Move:
    """The Humans' answer to a question, or NO_RULE."""
    top = t.stack[-1]
    v = verb(moves[0])
    last = moves[len(moves) - 1]
    if isinstance(top, Activation):
        return acting(t, top, moves)
    if isinstance(top, Suffer):
        return least_line(t, top.victim, moves)
    if isinstance(top, Attack):
        return guarding(t, top, moves)
    if v == V_ASSIGN:
        return giving(t, moves)
    if v == V_ACTIVATE:
        return next_warrior(t, moves)
    if v in (V_CHOOSE, V_DROP, V_LAY, V_NEXT, V_SITE):
        return neediest(t, moves) if v == V_CHOOSE else moves[0]
    if verb(last) == V_BLESS:
        return blessing(t, moves)
    if verb(last) in (V_DRAW, V_USE) or (verb(last) == V_TILE and v != V_TILE):
        return last
    if verb(last) in (V_INSTINCT, V_HEAL):
        return NO_RULE
    return NO_RULE if len(moves) > 1 else PASS


def next_warrior(t: Depths, moves: list[Move]) -> Move:
    """Who fights acts first, the strongest before the others, then who is ahead."""
    best = PASS
    best_value = -(1 << 30)
    for move in moves:
        if verb(move) != V_ACTIVATE:
            continue
        figure = first(move)
        slot = t.at[figure]
        value = -40 if t.kind[figure] == kind_to_protect(t) else 0
        if t.on[slot] & DARK:
            value += 20 + 3 * t.cbt(figure) - (10 if t.talents(figure) & ELUSIVE else 0)
        else:
            value -= way(t, figure)[slot]
        if value > best_value:
            best = move
            best_value = value
    return best


def acting(t: Depths, top: Activation, moves: list[Move]) -> Move:
    """Do what the scenario wants, use what is at hand, fight, then go on."""
    figure = top.figure
    blow = NO_RULE
    best_value = 0
    for move in moves:
        v = verb(move)
        if v == V_ACT and is_due(t, figure, move):
            return move
        if v == V_USE and is_useful(t, figure, move):
            return move
        if v == V_ATTACK:
            value = blow_worth(t, figure, first(move), t.at[figure], -1)
        elif v == V_SHOOT:
            reached = target_slot(t, figure, first(move))
            value = blow_worth(t, figure, second(move), reached, weapon_of(t, figure))
        elif v == V_CLEAR:
            value = 1
        else:
            continue
        if value > best_value:
            blow = move
            best_value = value
    if blow != NO_RULE and not top.flags & FOUGHT:
        return blow
    return step(t, figure, moves)


def is_due(t: Depths, figure: int, move: Move) -> bool:
    """Whether a scenario's action should be done now: to hand something over only when one is nearly dead."""
    act = t.box.scenario.acts[first(move)]
    op = t.box.operations[t.box.programs[act.program].start]
    if op.code == OP_HAND_OVER:
        return count(t.hurt[figure]) >= 5 and t.on[t.at[figure]] & DARK != 0
    return True


def is_useful(t: Depths, figure: int, move: Move) -> bool:
    """Whether a piece of equipment should be used now."""
    gear = t.box.gears[first(move)]
    op = t.box.operations[t.box.programs[gear.use_programs[second(move)]].start]
    slot = t.at[figure]
    if op.who == WARRIORS_ON_TILE:
        return grenade_worth(t, slot) >= 2
    if op.code == OP_HEAL:
        for other in members(t.on[slot] & HUMANS):
            if count(t.hurt[other]) >= 4:
                return True
        return False
    return True
