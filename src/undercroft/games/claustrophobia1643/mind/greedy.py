"""Claustrophobia 1643 by rule of thumb: the Humans make for their aim, the infernal side hunts them."""

from __future__ import annotations

from typing import cast

from undercroft.families.tunnels.mind.features import best_tried, kind_to_protect
from undercroft.families.tunnels.mind.hunting import NO_RULE
from undercroft.families.tunnels.mind.venturing import (
    blessing,
    common_sense,
    fight_or_step,
    grenade_worth,
    neediest,
    urgency,
)
from undercroft.families.tunnels.rules.acting.activation import Activation
from undercroft.families.tunnels.rules.components.operations import OP_HAND_OVER, OP_HEAL, WARRIORS_ON_TILE
from undercroft.families.tunnels.rules.figures import DARK, HUMANS
from undercroft.families.tunnels.rules.masks import count, members
from undercroft.families.tunnels.rules.words.verbs import (
    V_ACT,
    V_ACTIVATE,
    V_BLESS,
    V_CHOOSE,
    V_DRAW,
    V_DROP,
    V_LAY,
    V_NEXT,
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
    usual = common_sense(t, moves)
    if usual != NO_RULE:
        return usual
    if v == V_ACTIVATE:
        return next_warrior(t, moves)
    if v in (V_CHOOSE, V_DROP, V_LAY, V_NEXT, V_SITE):
        return neediest(t, moves) if v == V_CHOOSE else moves[0]
    if verb(last) == V_BLESS:
        return blessing(t, moves)
    if verb(last) in (V_DRAW, V_USE) or (verb(last) == V_TILE and v != V_TILE):
        return last
    return NO_RULE


def next_warrior(t: Depths, moves: list[Move]) -> Move:
    """Who fights acts first, the strongest before the others, then who is ahead."""
    best = PASS
    best_value = -(1 << 30)
    for move in moves:
        if verb(move) != V_ACTIVATE:
            continue
        figure = first(move)
        value = urgency(t, figure) - (40 if t.kind[figure] == kind_to_protect(t) else 0)
        if value > best_value:
            best = move
            best_value = value
    return best


def acting(t: Depths, top: Activation, moves: list[Move]) -> Move:
    """Do what the scenario wants, use what is at hand, fight, then go on."""
    figure = top.figure
    for move in moves:
        v = verb(move)
        if v == V_ACT and is_due(t, figure, move):
            return move
        if v == V_USE and is_useful(t, figure, move):
            return move
    return fight_or_step(t, top, moves)


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
