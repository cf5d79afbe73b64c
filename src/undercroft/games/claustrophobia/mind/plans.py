"""How the Demon side plans by rule of thumb: which dice buy what, and which cards are worth it."""

from __future__ import annotations

from typing import Final

from undercroft.families.tunnels.mind.features import places_to_act
from undercroft.families.tunnels.mind.hunting import (
    NO_RULE,
    RICH,
    acting,
    buying,
    cunning,
    fullest,
    in_contact,
    most_guarded,
    nearness,
    next_warrior,
    worst_line,
)
from undercroft.families.tunnels.rules.acting.activation import Activation
from undercroft.families.tunnels.rules.effects.picking import dice_of
from undercroft.families.tunnels.rules.fighting.combat import Attack
from undercroft.families.tunnels.rules.fighting.hits import Suffer
from undercroft.families.tunnels.rules.figures import (
    DARK,
    FIGURES,
    FIRST_DEMON,
    HUMANS,
)
from undercroft.families.tunnels.rules.masks import count
from undercroft.families.tunnels.rules.places import place_code
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.supply import free_trog
from undercroft.families.tunnels.rules.words.reasons import OK
from undercroft.families.tunnels.rules.words.verbs import (
    V_ACTIVATE,
    V_BUY,
    V_PLACE,
    V_PLAY,
)
from undercroft.kernel.moves import PASS, Move, second, verb

CROWD: Final = 4
"""So many Troglodytes in contact make better claws worth two dice."""
ENOUGH: Final = 3
"""With fewer TP a way in is no use."""


def hunt(t: Tunnels, moves: list[Move]) -> Move:
    """The Demon side's answer to a question, or NO_RULE."""
    top = t.stack[-1]
    v = verb(moves[len(moves) - 1])
    if isinstance(top, Activation):
        return acting(t, top, moves)
    if isinstance(top, Suffer):
        return worst_line(t, top.victim, moves)
    if isinstance(top, Attack):
        return most_guarded(moves)
    if v == V_ACTIVATE or (v == 0 and verb(moves[0]) == V_ACTIVATE):
        return next_warrior(t, moves)
    for move in moves:
        if verb(move) == V_PLACE:
            return placing(t, moves)
    for move in moves:
        if verb(move) == V_PLAY and is_good_card(t, second(move)):
            return move
    for move in moves:
        if verb(move) == V_BUY:
            return buying(t, moves)
    usual = cunning(t, moves)
    if usual != NO_RULE:
        return usual
    return PASS if PASS in moves else NO_RULE


# ---- the Threat phase


def square_move(t: Tunnels, moves: list[Move], name: str) -> Move:
    """The placement with most dice on a square, where only a total counts with fewest, or NO_RULE."""
    best = NO_RULE
    most = -(1 << 30)
    for move in moves:
        if verb(move) == V_PLACE and t.box.squares[second(move)].id == name:
            dice = count(dice_of(move))
            if t.box.squares[second(move)].needs.total:
                dice = -dice
            if dice > most:
                best = move
                most = dice
    return best


def placing(t: Tunnels, moves: list[Move]) -> Move:
    """Dice for Threat Points above all; claws for a crowd in contact; what is left for a card."""
    for slot in places_to_act(t):
        if t.tp and t.on[slot] & DARK == 0 and not t.map.free[slot]:
            name = "taste-for-blood" if t.on[slot] & HUMANS else "burrowing-monsters"
            move = square_move(t, moves, name)
            if move != NO_RULE:
                return move
    move = way_in(t, moves)
    if move != NO_RULE:
        return move
    crowd = in_contact(t)
    rich = t.tp >= RICH
    if crowd >= CROWD and (rich or crowd >= CROWD + 2 or free_trog(t) < 0):
        move = square_move(t, moves, "sharpened-claws")
        if move != NO_RULE:
            return move
    if t.tp >= 3 * RICH:
        move = square_move(t, moves, "trap")
        if move != NO_RULE:
            return move
    for name in ("sounds-from-the-deep", "dark-destiny", "calm-before-the-storm"):
        move = square_move(t, moves, name)
        if move != NO_RULE:
            return move
    return PASS if PASS in moves else moves[0]


def way_in(t: Tunnels, moves: list[Move]) -> Move:
    """The square that lets warriors appear near the Humans when no tile near them would do."""
    if t.tp < ENOUGH or free_trog(t) < 0:
        return NO_RULE
    near = nearness(t)
    has_door = False
    for slot in range(len(t.laid)):
        if place_code(t, t.box.trog_kind, slot) == OK and near[slot] <= 1:
            return NO_RULE
        if t.on[slot] & HUMANS and t.map.free[slot]:
            has_door = True
    return square_move(t, moves, "taste-for-blood" if has_door else "burrowing-monsters")


def is_good_card(t: Tunnels, kind: int) -> bool:
    """Whether an Event card is worth playing at this moment, now that it may be played."""
    name = t.box.cards[kind].id
    if name in ("demonic-rage", "sign-of-satan"):
        near = nearness(t, False)
        for figure in range(FIRST_DEMON, FIGURES):
            if t.at[figure] >= 0 and near[t.at[figure]] <= 1 and t.cbt(figure) > 0:
                return True
        return False
    if name == "critical-hit":
        return in_contact(t) >= 2
    if name == "toxic-fumes":
        return fullest(t) >= 2
    return name != "terror"
