"""How the infernal side plans: which die goes where, which events it keeps and plays, who climbs."""

from __future__ import annotations

from typing import Final

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
from undercroft.families.tunnels.rules.components.destiny import COLOUR_RED
from undercroft.families.tunnels.rules.effects.picking import dice_of
from undercroft.families.tunnels.rules.fighting.combat import Attack
from undercroft.families.tunnels.rules.fighting.hits import Suffer
from undercroft.families.tunnels.rules.figures import FIRST_DEMON, HUMANS
from undercroft.families.tunnels.rules.masks import count
from undercroft.families.tunnels.rules.places import place_code
from undercroft.families.tunnels.rules.words.reasons import OK
from undercroft.families.tunnels.rules.words.verbs import (
    V_ACTIVATE,
    V_BUY,
    V_CLIMB,
    V_DIE,
    V_DROP,
    V_KEEP,
    V_PLACE,
    V_PLAY,
    V_POWER,
    V_RESOLVE,
    V_TAKE_BACK,
    V_WHIP,
)
from undercroft.games.claustrophobia1643.rules.board import waiting_on
from undercroft.games.claustrophobia1643.rules.depths import Depths
from undercroft.kernel.moves import PASS, Move, first, second, verb

STRONG: Final = 6
"""The die that serves a hellhound best."""
NEAR: Final = 3
"""From so many steps on a warrior's power is felt."""

WANTED: Final = (
    "possession",
    "tough-troglodyte",
    "suicide-attack",
    "snare",
    "mark-of-the-pit",
    "toxic-fumes",
    "demonic-rage",
    "panic",
    "dark-tide",
    "critical-hit",
    "crisis-of-faith",
    "broken-gear",
    "legion",
    "lost",
    "echoes",
    "cave-in",
    "terror",
    "burrow",
)
"""The events, the most wanted first."""
IDLE: Final = ("terror", "cave-in", "burrow")
"""Events that are kept until they have to go."""


def hunt(t: Depths, moves: list[Move]) -> Move:
    """The infernal side's answer to a question, or NO_RULE."""
    top = t.stack[-1]
    if isinstance(top, Activation):
        return turn(t, top, moves)
    if isinstance(top, Suffer):
        return worst_line(t, top.victim, moves)
    if isinstance(top, Attack):
        return most_guarded(moves)
    for move in moves:
        if verb(move) in (V_POWER, V_KEEP, V_DROP, V_PLACE, V_DIE):
            return planning(t, moves, verb(move))
    for move in moves:
        if verb(move) == V_PLAY and is_good_card(t, second(move)):
            return move
    for move in moves:
        if verb(move) == V_ACTIVATE:
            return next_warrior(t, moves)
        if verb(move) == V_BUY:
            return buying(t, moves)
    usual = cunning(t, moves)
    if usual != NO_RULE:
        return usual
    if PASS in moves:
        return PASS
    return moves[0] if verb(moves[0]) in (V_TAKE_BACK, V_RESOLVE) else NO_RULE


def planning(t: Depths, moves: list[Move], what: int) -> Move:
    """Dice, cards and commands."""
    if what == V_PLACE:
        return placing(t, moves)
    if what == V_KEEP:
        return wanted_card(t, moves, False)
    if what == V_DROP:
        return wanted_card(t, moves, True)
    if what == V_DIE:
        for move in moves:
            if verb(move) == V_DIE and first(move) == STRONG:
                return move
    for move in moves:
        if verb(move) == what:
            return move
    return moves[0]


def turn(t: Depths, top: Activation, moves: list[Move]) -> Move:
    """One warrior: up the stair if it is free, driven on if that helps, else as hunters do."""
    for move in moves:
        if verb(move) == V_CLIMB:
            return move
    for move in moves:
        if verb(move) == V_WHIP and not t.on[t.at[top.figure]] & HUMANS:
            return move
    return acting(t, top, moves)


# ---- dice


def placing(t: Depths, moves: list[Move]) -> Move:
    """The die and the space that promise most."""
    best = moves[0]
    best_value = -1
    for move in moves:
        if verb(move) == V_PLACE:
            mask = dice_of(move)
            die = 0
            for i in range(len(t.dice)):
                if mask == 1 << i:
                    die = t.dice[i]
            value = promise(t, die, second(move))
            if value > best_value:
                best = move
                best_value = value
    return best


def promise(t: Depths, die: int, square: int) -> int:
    """What a die on a space is worth, in Threat Points times ten or so."""
    made = t.box.squares[square]
    if made.kind >= 0:
        return of_hound(t, die, square) if made.kind == t.box.hound_kind else of_demon(t, die, square)
    name = made.id
    if name == "abyssal-threat":
        alike = partners(t, die)
        return (30 if t.tp < RICH else 22 if t.tp < 2 * RICH else 9) + 2 * alike
    if name == "dark-destiny":
        return 12 + die if t.demon_hand < 3 else 4
    if name == "frenzied-creatures":
        return 32 if in_contact(t) >= 3 and is_paired(t, die, square) else 3
    if name == "supernatural-speed":
        return 14 if in_contact(t) == 0 and is_paired(t, die, square) else 2
    if name == "intrepid-charge":
        return 34 if t.tp >= 3 and lacks_door(t) and can_total(t, square) else 3
    if name == "sneaky-charge":
        return 26 if t.tp >= 3 and lacks_door(t) and can_total(t, square) else 2
    return 22 + die if can_total(t, square) else 6 + die


def of_hound(t: Depths, die: int, square: int) -> int:
    """What a die is worth to a hellhound that could use it."""
    made = t.box.squares[square]
    row = t.box.kinds[made.kind].by_die[die - 1]
    away = nearness(t, False)[t.at[made.figure]]
    return 18 + 3 * row.cbt + (3 * row.mvt if away else 0) if away <= NEAR else 5


def of_demon(t: Depths, die: int, square: int) -> int:
    """What a die is worth to the Demon's own power."""
    made = t.box.squares[square]
    slot = t.at[FIRST_DEMON]
    is_near = slot >= 0 and nearness(t, False)[slot] <= 1
    needs = made.space
    if needs.total:
        return 26 if is_near and can_total(t, square) else 4
    if made.id == "shed-skin":
        return 28 if slot >= 0 and t.hurt[FIRST_DEMON] >= 2 and partners(t, die) >= 2 else 1
    if needs.least == 1:
        return 24 if is_near else 8
    return 27 if is_near and is_paired(t, die, square) else 5


def partners(t: Depths, die: int) -> int:
    """How many other rolled dice have the colour of a die."""
    found = -1
    for other in t.dice:
        if t.box.colours[other - 1] == t.box.colours[die - 1]:
            found += 1
    return found


def is_paired(t: Depths, die: int, square: int) -> bool:
    """Whether a space that asks for two dice would be filled with this one and another."""
    waiting = waiting_on(t, square)
    if waiting:
        return True
    if t.box.squares[square].space.is_equal:
        return t.dice.count(die) >= 2
    return partners(t, die) >= 1 and t.box.colours[die - 1] in (COLOUR_RED, COLOUR_RED - 1)


def can_total(t: Depths, square: int) -> bool:
    """Whether the dice on the table can fill a space that asks for a total."""
    total = 0
    for die in waiting_on(t, square):
        total += die
    for die in t.dice:
        total += die
    return total >= t.box.squares[square].space.total


def lacks_door(t: Depths) -> bool:
    """Whether Troglodytes could come in nowhere near the Humans."""
    near = nearness(t)
    for slot in range(len(t.laid)):
        if near[slot] <= 1 and place_code(t, t.box.trog_kind, slot) == OK:
            return False
    return True


# ---- events


def wanted_card(t: Depths, moves: list[Move], is_least: bool) -> Move:
    """The event that is wanted most, or least."""
    best = moves[0]
    best_rank = -1
    for move in moves:
        kind = second(move) if verb(move) == V_DROP else first(move)
        name = t.box.cards[kind].id
        rank = WANTED.index(name) if name in WANTED else len(WANTED)
        rank = rank if is_least else len(WANTED) - rank
        if rank > best_rank:
            best = move
            best_rank = rank
    return best


def is_good_card(t: Depths, kind: int) -> bool:
    """Whether an event is worth playing at this moment, now that it may be played."""
    name = t.box.cards[kind].id
    if name in ("demonic-rage", "mark-of-the-pit"):
        slot = t.at[FIRST_DEMON]
        return slot >= 0 and nearness(t, False)[slot] <= 1
    if name in ("critical-hit", "legion"):
        return in_contact(t) >= 2
    if name == "toxic-fumes":
        return fullest(t) >= 2
    if name == "panic":
        return hurt_lines(t) >= 4
    return name not in IDLE


def hurt_lines(t: Depths) -> int:
    """How many lines the Humans have lost together."""
    found = 0
    for figure in range(8):
        if t.at[figure] >= 0:
            found += count(t.hurt[figure])
    return found
