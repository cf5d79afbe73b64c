"""Operations that ask nobody: counts, dice to come, cards drawn, figures that appear."""

from __future__ import annotations

from undercroft.families.tunnels.rules.causes import BY_SCENARIO
from undercroft.families.tunnels.rules.components.operations import (
    OP_ACTION_DICE,
    OP_CANCEL,
    OP_COUNT,
    OP_COUNT_DARK,
    OP_DESTINY_CAP,
    OP_DESTINY_DICE,
    OP_DRAW_ADVANTAGE,
    OP_DRAW_EVENT,
    OP_GAIN_TP,
    OP_HAND_OVER,
    OP_LIFT,
    OP_LINE_CHOICE,
    OP_LOSE_TP,
    OP_MEND,
    OP_NO_GIFTS,
    OP_PUT_HOLE,
    OP_REMOVE,
    OP_SEAL,
    Operation,
)
from undercroft.families.tunnels.rules.components.warriors import TROG_FAMILY
from undercroft.families.tunnels.rules.effects.token_deeds import do_token
from undercroft.families.tunnels.rules.figures import FIGURES, FIRST_DEMON, TROGS
from undercroft.families.tunnels.rules.lists import replaced
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.supply import free_trog
from undercroft.families.tunnels.rules.tokens import count_in
from undercroft.families.tunnels.rules.words.events import (
    E_APPEARED,
    E_COUNTER,
    E_DARK_COUNT,
    E_HOLE,
    E_NO_GIFTS,
    E_TOKEN,
    E_TP,
    E_WOUND,
)


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
        t.draw_cards(t.events, amount)
    elif code == OP_DRAW_ADVANTAGE:
        t.draw_cards(t.advantages, amount)
    elif code == OP_MEND:
        mend(t, amount)
    elif code == OP_PUT_HOLE:
        put_hole(t, slot)
    elif code == OP_COUNT_DARK:
        score_dark(t, amount)
    elif code == OP_HAND_OVER:
        hand_over(t, actor, dice)
    elif code == OP_CANCEL:
        t.cancel_card()
    elif code == OP_REMOVE:
        t.doom_attacker()
    elif code == OP_COUNT:
        t.counter += amount
        t.endings_due = True
        if t.log is not None:
            t.tell(E_COUNTER, [amount, t.counter])
    elif code <= OP_SEAL:
        do_token(t, op, actor, slot, dice)
    else:
        t.own_operation(op, actor, slot, dice)


def mend(t: Tunnels, amount: int) -> None:
    """Take Wounds off the Demon, if it is in play."""
    figure = t.demon_figure()
    if t.at[figure] >= 0 and t.hurt[figure]:
        had = t.hurt[figure]
        t.hurt = replaced(t.hurt, figure, had - amount if had > amount else 0)
        if t.log is not None:
            t.tell(E_WOUND, [t.tag(figure), t.hurt[figure], BY_SCENARIO, t.hurt[figure] - had])


def put_hole(t: Tunnels, slot: int) -> None:
    """Lay a hole token on a tile."""
    t.lay_hole_token(slot)
    t.holes_left -= 1
    if t.log is not None:
        t.tell(E_HOLE, [slot])


def score_dark(t: Tunnels, points: int) -> None:
    """Count something for the Demon side."""
    t.demon_points += points
    t.endings_due = True
    if t.log is not None:
        t.tell(E_DARK_COUNT, [points, t.demon_points])


def hand_over(t: Tunnels, figure: int, to: int) -> None:
    """Give all that a warrior carries to another."""
    purse = t.carry[figure]
    t.carry = replaced(t.carry, figure, 0)
    t.carry = replaced(t.carry, to, t.carry[to] + purse)
    t.endings_due = True
    if t.log is not None:
        for token in range(len(t.box.scenario.tokens)):
            if count_in(purse, token):
                t.tell(E_TOKEN, [t.tag(to), token, 0, t.at[to]])


def gain_tp(t: Tunnels, change: int) -> None:
    """Add to the Demon player's Threat Points, up to what can be kept."""
    cap = t.box.numbers.tp_cap
    if cap and t.tp + change > cap:
        change = cap - t.tp
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
            figure = t.free_figure(kind)
        t.brought += 1
    else:
        figure = t.free_figure(kind)
    t.kind = replaced(t.kind, figure, kind)
    t.hurt = replaced(t.hurt, figure, 0)
    t.dead &= ~(1 << figure)
    if TROGS >> figure & 1 and t.box.kinds[kind].is_single:
        t.number_trog(figure)
    t.put(figure, slot)
    if t.log is not None:
        t.tell(E_APPEARED, [kind, slot])
    return figure


# ---- the scenario's tokens and seals
