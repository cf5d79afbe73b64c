"""Claustrophobia by rule of thumb: the Humans make for their aim, the Demon side hunts them."""

from __future__ import annotations

from typing import Final, cast

from undercroft.families.tunnels.mind.features import (
    best_tried,
    kind_to_protect,
)
from undercroft.families.tunnels.mind.hunting import NO_RULE
from undercroft.families.tunnels.mind.venturing import (
    blessing,
    common_sense,
    fight_or_step,
    grenade_worth,
    in_contact,
    neediest,
    urgency,
)
from undercroft.families.tunnels.rules.acting.activation import Activation
from undercroft.families.tunnels.rules.components.scenario import WITH_TOKEN
from undercroft.families.tunnels.rules.effects.gifts import gift_code
from undercroft.families.tunnels.rules.figures import DARK, FIRST_TROG
from undercroft.families.tunnels.rules.lines import lines_left
from undercroft.families.tunnels.rules.masks import count, members
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.reasons import OK
from undercroft.families.tunnels.rules.words.verbs import (
    V_ACT,
    V_ACTIVATE,
    V_BID,
    V_CHOOSE,
    V_GIFT,
    V_HEAL,
    V_LAY,
    V_LEAVE,
    V_NEXT,
    V_PLAY,
    V_SEAL,
    V_TILE,
)
from undercroft.games.claustrophobia.mind.plans import hunt
from undercroft.games.claustrophobia.rules.initiative import Initiative
from undercroft.kernel.chance import Dice
from undercroft.kernel.moves import PASS, Move, Seat, first, second, verb
from undercroft.kernel.state import State

FAIR_BID: Final = 14
"""Below this many points the Humans are left to the other seat."""


def GREEDY(s: State, seat: Seat, dice: Dice) -> Move:  # noqa: N802 - the name by which agents find it
    """The answer that the rules of thumb give for a seat that is asked."""
    t = cast(Tunnels, s)
    moves = t.offer(seat)
    if len(moves) == 1:
        return moves[0]
    if verb(moves[0]) == V_BID:
        return moves[0] if first(moves[0]) >= FAIR_BID else moves[len(moves) - 1]
    move = venture(t, moves) if seat == t.human_seat else hunt(t, moves)
    return best_tried(t, seat, moves, dice) if move == NO_RULE else move


def venture(t: Tunnels, moves: list[Move]) -> Move:
    """The Humans' answer to a question, or NO_RULE."""
    top = t.stack[-1]
    v = verb(moves[0])
    last = moves[len(moves) - 1]
    if isinstance(top, Activation):
        return acting(t, top, moves)
    usual = common_sense(t, moves)
    if usual != NO_RULE:
        return usual
    if isinstance(top, Initiative):
        return blessing(t, moves)
    for move in moves:
        if verb(move) == V_PLAY and is_good_card(t, second(move)):
            return move
    if v == V_ACTIVATE:
        return next_warrior(t, moves)
    if v == V_SEAL:
        return widest_door(t, moves)
    if v == V_CHOOSE:
        return neediest(t, moves)
    if v == V_HEAL:
        return NO_RULE
    if verb(last) == V_TILE and v != V_TILE:
        return last
    if v in (V_LAY, V_NEXT):
        return moves[0]
    return PASS if PASS in moves else NO_RULE


def widest_door(t: Tunnels, moves: list[Move]) -> Move:
    """Seal where most Demon warriors could come through at once."""
    best = moves[0]
    best_value = -1
    for move in moves:
        beside = t.map.beside[first(move) * 4 + second(move)]
        value = t.size_of(beside)
        if value > best_value:
            best = move
            best_value = value
    return best


# ---- cards and order


def is_good_card(t: Tunnels, kind: int) -> bool:
    """Whether an Advantage card is worth playing at this moment, now that it may be played."""
    name = t.box.cards[kind].id
    if name in ("our-faith", "map-of-the-sewers"):
        return True
    if name == "oil-for-your-lamp":
        return t.round >= 2
    if name == "healing-potion":
        for figure in range(FIRST_TROG):
            if t.at[figure] >= 0 and (count(t.hurt[figure]) >= 4 or t.exhausted >> figure & 1):
                return True
        return False
    if name == "hold-the-line":
        return in_contact(t) >= 3
    if name == "charge":
        free = 0
        for figure in members(t.living()):
            if not t.on[t.at[figure]] & DARK and t.mvt(figure) > 0:
                free += 1
        return free >= 3
    return False


def next_warrior(t: Tunnels, moves: list[Move]) -> Move:
    """Gifts first, then who fights, the strongest before the others, then who is ahead."""
    best = PASS
    best_value = -(1 << 30)
    for move in moves:
        if verb(move) != V_ACTIVATE:
            continue
        figure = first(move)
        value = urgency(t, figure)
        if has_gift(t, figure):
            value += 30
        elif t.kind[figure] == kind_to_protect(t):
            value -= 40
        if value > best_value:
            best = move
            best_value = value
    return best


def has_gift(t: Tunnels, figure: int) -> bool:
    """Whether a warrior's die lets him use a Gift at the start of his activation."""
    for gift in range(len(t.box.gifts)):
        if gift_code(t, figure, gift) == OK:
            return True
    return False


# ---- one warrior


def acting(t: Tunnels, top: Activation, moves: list[Move]) -> Move:
    """Do what the scenario wants, use Gifts, fight, then go on."""
    figure = top.figure
    for move in moves:
        v = verb(move)
        if v == V_GIFT:
            return move
        if v == V_ACT and is_due(t, figure, move):
            return move
        if v == V_LEAVE and may_leave(t, figure):
            return move
        if v == V_PLAY and is_timely(t, figure, second(move)):
            return move
    return fight_or_step(t, top, moves)


def may_leave(t: Tunnels, figure: int) -> bool:
    """Whether a warrior who can leave the map should."""
    reach = t.box.scenario.reach
    if reach is not None and reach.scores_tokens:
        return t.carry[figure] != 0
    return count(t.reached) >= 1


def is_due(t: Tunnels, figure: int, move: Move) -> bool:
    """Whether a scenario's action should be done now."""
    if t.box.scenario.acts[first(move)].where == WITH_TOKEN:
        return t.on[t.at[figure]] & DARK != 0 and lines_left(t.hurt[figure]) <= 2
    return True


def is_timely(t: Tunnels, figure: int, kind: int) -> bool:
    """Whether a card should be played in the middle of an activation."""
    name = t.box.cards[kind].id
    slot = t.at[figure]
    if name == "grenade":
        return grenade_worth(t, slot) >= 2
    if name == "no-quarter":
        return count(t.on[slot] & DARK) >= 3 and t.cbt(figure) >= 2
    return is_good_card(t, kind)
