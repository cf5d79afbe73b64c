"""What operations do with the scenario's tokens and Seals."""

from __future__ import annotations

from undercroft.families.tunnels.rules.components.operations import (
    OP_BREAK,
    OP_EAT,
    OP_SEAL,
    OP_TAKE,
    OP_TOKENS,
    OP_TURN_UP,
    Operation,
)
from undercroft.families.tunnels.rules.figures import FIRST_TROG
from undercroft.families.tunnels.rules.lists import replaced
from undercroft.families.tunnels.rules.scenarios.arriving import leave_at_once
from undercroft.families.tunnels.rules.scenarios.seals import set_seal
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.tokens import count_in, some
from undercroft.families.tunnels.rules.words.events import E_ROLLED, E_TOKEN


def do_token(t: Tunnels, op: Operation, actor: int, slot: int, side: int) -> None:
    """Do one operation with the scenario's tokens."""
    code = op.code
    token = op.token
    if code == OP_TOKENS:
        t.ground = replaced(t.ground, slot, t.ground[slot] + some(token, op.amount))
    elif code == OP_TAKE:
        token = side
        t.ground = replaced(t.ground, slot, t.ground[slot] - some(token))
        t.carry = replaced(t.carry, actor, t.carry[actor] + some(token))
        say_token(t, actor, token, 0)
        reach = t.box.scenario.reach
        if reach is not None and reach.is_at_once and actor < FIRST_TROG and t.tile_kind(slot) == reach.kind:
            leave_at_once(t, actor, reach)
    elif code == OP_TURN_UP and side == t.box.scenario.true_token:
        t.ground = replaced(t.ground, slot, t.ground[slot] - some(side))
        t.carry = replaced(t.carry, actor, t.carry[actor] + some(side))
        say_token(t, actor, side, 0)
    elif code == OP_TURN_UP:
        t.ground = replaced(t.ground, slot, t.ground[slot] - some(token))
        is_true = not is_found(t) and t.roll(t.face_down) == 1
        t.face_down -= 1
        if is_true:
            t.carry = replaced(t.carry, actor, t.carry[actor] + some(t.box.scenario.true_token))
            say_token(t, actor, t.box.scenario.true_token, 0)
        else:
            say_token(t, actor, token, 5)
    elif code == OP_BREAK:
        die = t.roll(t.box.numbers.die_sides)
        if t.log is not None:
            t.tell(E_ROLLED, [2, die])
        if die >= op.roll:
            t.ground = replaced(t.ground, slot, t.ground[slot] - some(token))
            say_token(t, actor, token, 2)
    elif code == OP_EAT:
        t.carry = replaced(t.carry, actor, t.carry[actor] - some(token))
        if actor < FIRST_TROG:
            t.human_points += op.amount
        else:
            t.demon_points += op.amount
        say_token(t, actor, token, 3)
    elif code == OP_SEAL:
        die = t.roll(t.box.numbers.die_sides)
        if t.log is not None:
            t.tell(E_ROLLED, [2, die])
        if die >= op.roll:
            set_seal(t, slot, side, False)
    t.endings_due = True


def is_found(t: Tunnels) -> bool:
    """Whether the true token has been turned up already."""
    true_token = t.box.scenario.true_token
    for purse in t.carry:
        if count_in(purse, true_token):
            return True
    for purse in t.ground:
        if count_in(purse, true_token):
            return True
    return False


def say_token(t: Tunnels, actor: int, token: int, what: int) -> None:
    """Tell what became of a token."""
    if t.log is not None:
        t.tell(E_TOKEN, [t.tag(actor), token, what, t.at[actor]])
