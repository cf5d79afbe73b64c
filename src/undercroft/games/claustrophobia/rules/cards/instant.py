"""Operations that ask nobody: counts, dice to come, cards drawn, figures that appear."""

from __future__ import annotations

from typing import cast

from undercroft.families.tunnels.rules.components.operations import (
    OP_ACTION_DICE,
    OP_BREAK,
    OP_CANCEL,
    OP_COUNT,
    OP_DESTINY_CAP,
    OP_DESTINY_DICE,
    OP_DRAW_ADVANTAGE,
    OP_DRAW_EVENT,
    OP_EAT,
    OP_GAIN_TP,
    OP_LIFT,
    OP_LINE_CHOICE,
    OP_LOSE_TP,
    OP_NO_GIFTS,
    OP_REMOVE,
    OP_SEAL,
    OP_TAKE,
    OP_TOKENS,
    OP_TURN_UP,
    Operation,
)
from undercroft.families.tunnels.rules.components.warriors import TROG_FAMILY
from undercroft.families.tunnels.rules.figures import FIGURES, FIRST_DEMON, FIRST_TROG, TROGS
from undercroft.families.tunnels.rules.hands import draw
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.supply import free_demon, free_trog
from undercroft.families.tunnels.rules.tokens import count_in, some
from undercroft.families.tunnels.rules.words.events import (
    E_APPEARED,
    E_COUNTER,
    E_NO_GIFTS,
    E_ROLLED,
    E_SEAL,
    E_TOKEN,
    E_TP,
)
from undercroft.families.tunnels.rules.words.times import EVENTS
from undercroft.kernel.window import Pending
from undercroft.maps.sides import BITS


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
    elif code in (OP_CANCEL, OP_REMOVE):
        edit_pending(t, code)
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


def edit_pending(t: Tunnels, code: int) -> None:
    """Cancel the card that is being played, or doom the warrior who is about to attack."""
    from undercroft.games.claustrophobia.rules.cards.play import PlayCard
    from undercroft.games.claustrophobia.rules.combat import Attack

    for i in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[i]
        if code == OP_CANCEL and isinstance(frame, PlayCard) and frame.deck == EVENTS:
            cast(Pending, frame).cancelled = 1
            return
        if code == OP_REMOVE and isinstance(frame, Attack):
            frame.doomed = 1
            return


# ---- the scenario's tokens and seals


def do_token(t: Tunnels, op: Operation, actor: int, slot: int, side: int) -> None:
    """Do one operation with the scenario's tokens."""
    code = op.code
    token = op.token
    if code == OP_TOKENS:
        t.ground[slot] += some(token, op.amount)
    elif code == OP_TAKE:
        token = side
        t.ground[slot] -= some(token)
        t.carry[actor] += some(token)
        say_token(t, actor, token, 0)
    elif code == OP_TURN_UP and side == t.box.scenario.true_token:
        t.ground[slot] -= some(side)
        t.carry[actor] += some(side)
        say_token(t, actor, side, 0)
    elif code == OP_TURN_UP:
        t.ground[slot] -= some(token)
        is_true = not is_found(t) and t.roll(t.face_down) == 1
        t.face_down -= 1
        if is_true:
            t.carry[actor] += some(t.box.scenario.true_token)
            say_token(t, actor, t.box.scenario.true_token, 0)
        else:
            say_token(t, actor, token, 5)
    elif code == OP_BREAK:
        die = t.roll(t.box.numbers.die_sides)
        if t.log is not None:
            t.tell(E_ROLLED, [2, die])
        if die >= op.roll:
            t.ground[slot] -= some(token)
            say_token(t, actor, token, 2)
    elif code == OP_EAT:
        t.carry[actor] -= some(token)
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


def set_seal(t: Tunnels, slot: int, side: int, is_laid: bool) -> None:
    """Lay a Seal on a passage, or take it away, for both its tiles (24.4)."""
    other = t.map.beside[slot * 4 + side]
    if is_laid:
        t.seals[slot] |= BITS[side]
        if other >= 0:
            t.seals[other] |= BITS[side ^ 2]
    else:
        t.seals[slot] &= ~BITS[side]
        if other >= 0:
            t.seals[other] &= ~BITS[side ^ 2]
    if t.log is not None:
        t.tell(E_SEAL, [slot, side, 1 if is_laid else 0])


def say_token(t: Tunnels, actor: int, token: int, what: int) -> None:
    """Tell what became of a token."""
    if t.log is not None:
        t.tell(E_TOKEN, [t.tag(actor), token, what, t.at[actor]])
