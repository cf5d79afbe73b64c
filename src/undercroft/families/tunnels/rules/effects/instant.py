"""Operations that ask nobody: counts, dice to come, cards drawn, figures that appear."""

from __future__ import annotations

from undercroft.families.tunnels.rules.components.operations import (
    OP_ACTION_DICE,
    OP_CANCEL,
    OP_COUNT,
    OP_DESTINY_CAP,
    OP_DESTINY_DICE,
    OP_DRAW_ADVANTAGE,
    OP_DRAW_EVENT,
    OP_GAIN_TP,
    OP_LIFT,
    OP_LINE_CHOICE,
    OP_LOSE_TP,
    OP_NO_GIFTS,
    OP_REMOVE,
    Operation,
)
from undercroft.families.tunnels.rules.components.warriors import TROG_FAMILY
from undercroft.families.tunnels.rules.effects.token_deeds import do_token
from undercroft.families.tunnels.rules.figures import FIGURES, FIRST_DEMON, TROGS
from undercroft.families.tunnels.rules.hands import draw
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.supply import free_demon, free_trog
from undercroft.families.tunnels.rules.words.events import E_APPEARED, E_COUNTER, E_NO_GIFTS, E_TP


def do_instant(t: Tunnels, op: Operation, actor: int, slot: int, dice: int) -> None:
    """Do one operation; dice is the number of dice, the token or the side that goes with it."""
    code = op.code
    amount = op.amount
    if code == OP_GAIN_TP:
        gain_tp(t, amount + op.per_die * dice)
    elif code == OP_LOSE_TP:
        gain_tp(t, -amount if t.tp >= amount else -t.tp)
    elif code == OP_DESTINY_DICE:
        t.destiny_dice_to_come += amount
    elif code == OP_DESTINY_CAP:
        t.destiny_dice_most = amount
    elif code == OP_ACTION_DICE:
        t.action_dice_to_come += amount
    elif code == OP_LIFT:
        t.lifted |= op.condition
    elif code == OP_LINE_CHOICE:
        t.lines_for_demon = amount
    elif code == OP_NO_GIFTS:
        t.gifts_barred = True
        if t.log is not None:
            t.tell(E_NO_GIFTS, [])
    elif code == OP_DRAW_EVENT:
        draw(t, t.events, amount)
    elif code == OP_DRAW_ADVANTAGE:
        draw(t, t.advantages, amount)
    elif code == OP_CANCEL:
        t.cancel_card()
    elif code == OP_REMOVE:
        t.doom_attacker()
    elif code == OP_COUNT:
        t.counter += amount
        t.endings_due = True
        if t.log is not None:
            t.tell(E_COUNTER, [amount, t.counter])
    else:
        do_token(t, op, actor, slot, dice)


def gain_tp(t: Tunnels, change: int) -> None:
    """Add to the Demon player's Threat Points."""
    if change:
        t.tp += change
        if t.log is not None:
            t.tell(E_TP, [change, t.tp])


def spawn(t: Tunnels, kind: int, slot: int) -> int:
    """Put a new figure of the Demon side on a tile; what the tile does with it is another matter."""
    if t.box.kinds[kind].family == TROG_FAMILY:
        figure = free_trog(t)
    elif t.box.kinds[kind].becomes:
        figure = FIRST_DEMON + t.brought
        if figure >= FIGURES or t.at[figure] >= 0:
            figure = free_demon(t)
        t.brought += 1
    else:
        figure = free_demon(t)
    t.kind[figure] = kind
    t.hurt[figure] = 0
    t.dead &= ~(1 << figure)
    if TROGS >> figure & 1 and t.box.kinds[kind].is_single:
        t.number_trog(figure)
    t.put(figure, slot)
    if t.log is not None:
        t.tell(E_APPEARED, [kind, slot])
    return figure


# ---- the scenario's tokens and seals
