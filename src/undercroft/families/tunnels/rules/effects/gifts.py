"""Chapter 18: the Gifts of the Redeemer."""

from __future__ import annotations

from undercroft.families.tunnels.rules.components.operations import OP_SURE_HIT
from undercroft.families.tunnels.rules.effects.selection import has_effect
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.reasons import (
    GIFT_DIE,
    IS_EXHAUSTED,
    NO_GIFT,
    NO_STACK,
    NO_TARGET,
    OK,
)


def owned_code(t: Tunnels, figure: int, gift: int) -> int:
    """Why a warrior has no use of a Gift this round, or OK (2.5, 18.7)."""
    if not t.kind_of(figure).bears_gifts or not t.gifts >> gift & 1:
        return NO_GIFT
    if t.gifts_barred:
        return NO_GIFT
    if t.is_exhausted(figure):
        return IS_EXHAUSTED
    return OK if t.die[figure] == t.box.gifts[gift].die else GIFT_DIE


def gift_code(t: Tunnels, figure: int, gift: int) -> int:
    """Why a warrior cannot use a Gift at the start of his activation, or OK (25.17)."""
    code = owned_code(t, figure, gift)
    if code != OK:
        return code
    if t.box.gifts[gift].is_passive:
        return NO_GIFT
    if t.box.gifts[gift].needs_stack and t.tiles.is_empty():
        return NO_STACK
    return OK if has_effect(t, t.box.gifts[gift].program, figure, t.at[figure]) else NO_TARGET


def sure_hit_from(t: Tunnels, figure: int) -> int:
    """The number from which a warrior's combat dice hit whatever the DEF, 0 for none (18.1)."""
    if not t.kind_of(figure).bears_gifts or not t.gifts:
        return 0
    for gift in range(len(t.box.gifts)):
        if t.box.gifts[gift].is_passive and owned_code(t, figure, gift) == OK:
            op = t.box.operations[t.box.programs[t.box.gifts[gift].program].start]
            if op.code == OP_SURE_HIT:
                return op.amount
    return 0
