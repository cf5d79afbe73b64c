"""Chapter 18: the Gifts of the Redeemer."""

from __future__ import annotations

from undercroft.games.claustrophobia.rules.cards.selection import has_effect
from undercroft.games.claustrophobia.rules.codes import (
    GIFT_DIE,
    GIFTS,
    GIFTS_OFF,
    IS_EXHAUSTED,
    NO_GIFT,
    NO_STACK,
    NO_TARGET,
    OK,
    OP_SIZE,
    OP_SURE_HIT,
)
from undercroft.games.claustrophobia.rules.state import Tunnels


def owned_code(t: Tunnels, figure: int, gift: int) -> int:
    """Why a warrior has no use of a Gift this round, or OK (2.5, 18.7)."""
    if not t.box.kind_gifted[t.kind[figure]] or not t.n[GIFTS] >> gift & 1:
        return NO_GIFT
    if t.n[GIFTS_OFF]:
        return NO_GIFT
    if t.is_exhausted(figure):
        return IS_EXHAUSTED
    return OK if t.die[figure] == t.box.gift_die[gift] else GIFT_DIE


def gift_code(t: Tunnels, figure: int, gift: int) -> int:
    """Why a warrior cannot use a Gift at the start of his activation, or OK."""
    code = owned_code(t, figure, gift)
    if code != OK:
        return code
    if t.box.gift_passive[gift]:
        return NO_GIFT
    if t.box.gift_needs_stack[gift] and t.tiles.is_empty():
        return NO_STACK
    return OK if has_effect(t, t.box.gift_program[gift], figure, t.at[figure]) else NO_TARGET


def sure_hit_from(t: Tunnels, figure: int) -> int:
    """The number from which a warrior's combat dice hit whatever the DEF, 0 for none (18.1)."""
    if not t.box.kind_gifted[t.kind[figure]] or not t.n[GIFTS]:
        return 0
    for gift in range(len(t.box.gift_die)):
        if t.box.gift_passive[gift] and owned_code(t, figure, gift) == OK:
            start = t.box.program_start[t.box.gift_program[gift]]
            if t.box.ops[start * OP_SIZE] == OP_SURE_HIT:
                return t.box.ops[start * OP_SIZE + 2]
    return 0
