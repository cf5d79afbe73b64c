"""Operations that ask nobody: counts, dice to come, cards drawn, figures that appear."""

from __future__ import annotations

from typing import cast

from undercroft.games.claustrophobia.rules.codes import (
    ACTION_MORE,
    BROUGHT,
    COUNTER,
    DEAD,
    DEMON_POINTS,
    DESTINY_CAP,
    DESTINY_MORE,
    DIRTY,
    E_APPEARED,
    E_COUNTER,
    E_DREW,
    E_NO_GIFTS,
    E_ROLLED,
    E_SEAL,
    E_TOKEN,
    E_TP,
    EVENTS,
    FACE_DOWN,
    FIGURES,
    FIRST_DEMON,
    FIRST_TROG,
    GIFTS_OFF,
    HUMAN_POINTS,
    LIFTED,
    LINE_CHOICE,
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
    OP_SIZE,
    OP_TAKE,
    OP_TOKENS,
    OP_TURN_UP,
    TP,
    TROG_FAMILY,
    TROGS,
)
from undercroft.games.claustrophobia.rules.state import Tunnels
from undercroft.kernel.deck import Deck
from undercroft.kernel.moves import Seat
from undercroft.kernel.window import Pending
from undercroft.maps.sides import BITS


def do_instant(t: Tunnels, op: int, seat: Seat, actor: int, slot: int, dice: int) -> None:
    """Do one operation; op is its place in the table, dice the number of dice or the side that go with it."""
    n = t.n
    code = t.box.ops[op * OP_SIZE]
    amount = t.box.ops[op * OP_SIZE + 2]
    more = t.box.ops[op * OP_SIZE + 11]
    if code == OP_GAIN_TP:
        gain_tp(t, amount + more * dice)
    elif code == OP_LOSE_TP:
        gain_tp(t, -amount if n[TP] >= amount else -n[TP])
    elif code == OP_DESTINY_DICE:
        n[DESTINY_MORE] += amount
    elif code == OP_DESTINY_CAP:
        n[DESTINY_CAP] = amount
    elif code == OP_ACTION_DICE:
        n[ACTION_MORE] += amount
    elif code == OP_LIFT:
        n[LIFTED] |= more
    elif code == OP_LINE_CHOICE:
        n[LINE_CHOICE] = amount
    elif code == OP_NO_GIFTS:
        n[GIFTS_OFF] = 1
        if t.log is not None:
            t.tell(E_NO_GIFTS, [])
    elif code == OP_DRAW_EVENT:
        draw(t, t.events, amount)
    elif code == OP_DRAW_ADVANTAGE:
        draw(t, t.advantages, amount)
    elif code in (OP_CANCEL, OP_REMOVE):
        edit_pending(t, code)
    elif code == OP_COUNT:
        n[COUNTER] += amount
        n[DIRTY] = 1
        if t.log is not None:
            t.tell(E_COUNTER, [amount, n[COUNTER]])
    else:
        do_token(t, code, amount, more, actor, slot, dice)


def gain_tp(t: Tunnels, change: int) -> None:
    """Add to the Demon player's Threat Points."""
    if change:
        t.n[TP] += change
        if t.log is not None:
            t.tell(E_TP, [change, t.n[TP]])


def draw(t: Tunnels, deck: Deck, amount: int) -> None:
    """Draw cards, as long as the deck lasts; only their owner sees them."""
    owner = t.demon_seat() if deck.number == EVENTS else t.human_seat()
    for _ in range(amount):
        item = t.draw_card(deck)
        if item >= 0 and t.log is not None:
            t.tell_some(E_DREW, 1 << owner, [deck.number, t.card_of(deck.number, item)])
            t.tell_some(E_DREW, 1 << (1 - owner), [deck.number, -1])


def spawn(t: Tunnels, kind: int, slot: int) -> int:
    """Put a new figure of the Demon side on a tile; what the tile does with it is another matter."""
    if t.box.kind_family[kind] == TROG_FAMILY:
        figure = t.free_trog()
    elif t.box.kind_becomes[kind]:
        figure = FIRST_DEMON + t.n[BROUGHT]
        if figure >= FIGURES or t.at[figure] >= 0:
            figure = t.free_demon()
        t.n[BROUGHT] += 1
    else:
        figure = t.free_demon()
    t.kind[figure] = kind
    t.hurt[figure] = 0
    t.n[DEAD] &= ~(1 << figure)
    if TROGS >> figure & 1 and t.box.kind_single[kind]:
        t.number_trog(figure)
    t.put(figure, slot)
    if t.log is not None:
        t.tell(E_APPEARED, [kind, slot])
    return figure


def edit_pending(t: Tunnels, code: int) -> None:
    """Cancel the card that is being played, or doom the warrior who is about to attack."""
    from undercroft.games.claustrophobia.rules.cards.play import PlayCard  # so do cards
    from undercroft.games.claustrophobia.rules.combat import Attack  # combat builds on effects

    for i in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[i]
        if code == OP_CANCEL and isinstance(frame, PlayCard) and frame.deck == EVENTS:
            cast(Pending, frame).cancelled = 1
            return
        if code == OP_REMOVE and isinstance(frame, Attack):
            frame.doomed = 1
            return


# ---- the scenario's tokens and seals


def do_token(t: Tunnels, code: int, amount: int, token: int, actor: int, slot: int, side: int) -> None:
    """Do one operation with the scenario's tokens."""
    if code == OP_TOKENS:
        t.ground[slot] += amount << token * 4
    elif code == OP_TAKE:
        token = side
        t.ground[slot] -= 1 << token * 4
        t.carry[actor] += 1 << token * 4
        say_token(t, actor, token, 0)
    elif code == OP_TURN_UP and side == t.box.true_token:
        t.ground[slot] -= 1 << side * 4
        t.carry[actor] += 1 << side * 4
        say_token(t, actor, side, 0)
    elif code == OP_TURN_UP:
        t.ground[slot] -= 1 << token * 4
        is_true = not is_found(t) and t.roll(t.n[FACE_DOWN]) == 1
        t.n[FACE_DOWN] -= 1
        if is_true:
            t.carry[actor] += 1 << t.box.true_token * 4
            say_token(t, actor, t.box.true_token, 0)
        else:
            say_token(t, actor, token, 5)
    elif code == OP_BREAK:
        die = t.roll(t.box.die_sides)
        if t.log is not None:
            t.tell(E_ROLLED, [2, die])
        if die >= amount:
            t.ground[slot] -= 1 << token * 4
            say_token(t, actor, token, 2)
    elif code == OP_EAT:
        t.carry[actor] -= 1 << token * 4
        t.n[HUMAN_POINTS if actor < FIRST_TROG else DEMON_POINTS] += amount
        say_token(t, actor, token, 3)
    elif code == OP_SEAL:
        die = t.roll(t.box.die_sides)
        if t.log is not None:
            t.tell(E_ROLLED, [2, die])
        if die >= amount:
            set_seal(t, slot, side, False)
    t.n[DIRTY] = 1


def is_found(t: Tunnels) -> bool:
    """Whether the true token has been turned up already."""
    shift = t.box.true_token * 4
    for held in t.carry:
        if held >> shift & 15:
            return True
    for lying in t.ground:
        if lying >> shift & 15:
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
