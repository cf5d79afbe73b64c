"""Chapter 6: who may attack whom, who joins, and what each side is worth."""

from __future__ import annotations

from undercroft.games.dungeontwister.rules.acting import able_refusal, act_refusal
from undercroft.games.dungeontwister.rules.box import NEVER_ATTACKS, SHOOTS
from undercroft.games.dungeontwister.rules.sight import (
    are_adjacent,
    is_beside_enemy,
    neighbours,
    sees,
)
from undercroft.games.dungeontwister.rules.state import Labyrinth
from undercroft.games.dungeontwister.rules.tokens import (
    BRAMBLES,
    BRAMBLES_AT,
    FIGHTERS,
    HURT,
    LIVING_TREE,
    PARALYSED,
    RESTED,
    TOKENS,
    TREE_AT,
    USED,
    WOUNDED,
    bits,
    is_character,
    owner_of,
)
from undercroft.games.dungeontwister.rules.verbs import (
    CLOSE_TO_ENEMY,
    HAS_SHOT,
    HEALED_THIS_TURN,
    HURT_THIS_TURN,
    IS_CARRIED,
    LEGAL,
    NO_FIGURE,
    NO_POINTS,
    NOT_ABLE,
    NOT_ADJACENT,
    NOT_SEEN,
    NOT_YOURS,
    OWN_SIDE,
    PEACEFUL,
)
from undercroft.games.dungeontwister.rules.verbs import NEVER_ATTACKS as WILL_NOT_ATTACK


def place_of(t: Labyrinth, fighter: int) -> int:
    """The square of a character, of brambles or of a living tree; negative for none."""
    if fighter < TOKENS:
        return t.at[fighter]
    if fighter < LIVING_TREE:
        return t.markers[BRAMBLES_AT + fighter - BRAMBLES]
    return t.markers[TREE_AT + fighter - LIVING_TREE]


def are_close(t: Labyrinth, one: int, other: int) -> bool:
    """Whether fighters of different sides are next to each other; one in an enemy's tree is next to it."""
    here, there = place_of(t, one), place_of(t, other)
    if here < 0 or there < 0:
        return False
    if here == there:
        return one >= LIVING_TREE or other >= LIVING_TREE
    return are_adjacent(t, here, there)


def target_refusal(t: Labyrinth, seat: int, target: int) -> int:
    """Why a seat may attack nobody like this (6.1, 6.4)."""
    if target >= FIGHTERS or (target < TOKENS and not is_character(target)):
        return NO_FIGURE
    if owner_of(target) == seat:
        return OWN_SIDE
    if place_of(t, target) < 0:
        return NO_FIGURE
    if target >= TOKENS:
        return LEGAL
    if t.marks[target] & HURT:
        return HURT_THIS_TURN
    if t.marks[target] & RESTED:
        return HEALED_THIS_TURN
    if t.is_wounded(target):
        carrier = t.carrier(target)
        if carrier >= 0 and not t.is_wounded(carrier):
            return IS_CARRIED
    return LEGAL


def attack_refusal(t: Labyrinth, seat: int, fighter: int, target: int) -> int:
    """Why a fighter cannot attack another in close combat (6.1)."""
    if fighter >= LIVING_TREE:
        if fighter >= FIGHTERS or place_of(t, fighter) < 0:
            return NO_FIGURE
        if owner_of(fighter) != seat:
            return NOT_YOURS
        refusal = LEGAL if t.ap > 0 else NO_POINTS
    else:
        refusal = act_refusal(t, seat, fighter)
        if refusal == LEGAL and t.has(fighter, NEVER_ATTACKS):
            refusal = WILL_NOT_ATTACK
    if refusal:
        return refusal
    refusal = target_refusal(t, seat, target)
    if refusal:
        return refusal
    if not are_close(t, fighter, target):
        return NOT_ADJACENT
    return PEACEFUL if t.peace else LEGAL


# Ranged combat, rule 6.5


def shooter_refusal(t: Labyrinth, seat: int, token: int) -> int:
    """Why a character cannot shoot at anybody, points apart."""
    refusal = able_refusal(t, seat, token)
    if refusal:
        return refusal
    if t.has(token, NEVER_ATTACKS):
        return WILL_NOT_ATTACK
    if not t.has(token, SHOOTS):
        if not t.bears(token, SHOOTS):
            return NOT_ABLE
        if t.marks[t.load[token]] & USED:
            return HAS_SHOT
    return CLOSE_TO_ENEMY if is_beside_enemy(t, token, seat) else LEGAL


def aim_refusal(t: Labyrinth, seat: int, token: int, target: int) -> int:
    """Why a character cannot shoot at a target, points apart."""
    refusal = shooter_refusal(t, seat, token)
    if refusal:
        return refusal
    if target >= TOKENS:
        return NO_FIGURE
    refusal = target_refusal(t, seat, target)
    if refusal:
        return refusal
    if are_adjacent(t, t.at[token], t.at[target]):
        return CLOSE_TO_ENEMY
    return LEGAL if t.at[token] != t.at[target] and sees(t, token, target) else NOT_SEEN


def shoot_refusal(t: Labyrinth, seat: int, token: int, target: int) -> int:
    """Why a character cannot begin a ranged attack."""
    refusal = act_refusal(t, seat, token)
    return refusal if refusal else aim_refusal(t, seat, token, target)


# Sides, rule 6.3


def can_join(t: Labyrinth, fighter: int, attacking: bool) -> bool:
    """Whether a fighter takes part in close combats at all (6.7)."""
    if fighter >= LIVING_TREE:
        return True
    if fighter >= BRAMBLES:
        return False
    if t.marks[fighter] & (WOUNDED | PARALYSED | RESTED):
        return False
    return not (attacking and t.has(fighter, NEVER_ATTACKS))


def group(t: Labyrinth, attacker: int, target: int) -> list[int]:
    """The masks of both sides of a close combat, attackers first, with all who join (6.3)."""
    sides = [1 << attacker, 1 << target]
    seats = [owner_of(attacker), owner_of(target)]
    alone = BRAMBLES <= target < LIVING_TREE
    growing = True
    while growing:
        growing = False
        for side in range(2):
            if side == 1 and alone:
                continue
            for fighter in fighters_beside(t, seats[side], sides[1 - side]):
                if not sides[side] >> fighter & 1 and can_join(t, fighter, side == 0):
                    sides[side] |= 1 << fighter
                    growing = True
    return sides


def fighters_beside(t: Labyrinth, seat: int, others: int) -> list[int]:
    """The characters and the living tree of a seat that are next to one of the other side's fighters."""
    found: list[int] = []
    tree = t.markers[TREE_AT + seat]
    for other in bits(others):
        square = place_of(t, other)
        around = neighbours(t, square)
        if other >= LIVING_TREE:
            around.append(square)
        for near in around:
            for token in bits(t.ground.here[near]):
                if is_character(token) and owner_of(token) == seat and token not in found:
                    found.append(token)
        if tree >= 0 and (tree in around or tree == square) and LIVING_TREE + seat not in found:
            found.append(LIVING_TREE + seat)
    return found


def worth(t: Labyrinth, fighter: int, attacking: bool) -> int:
    """What a close fighter adds to his side."""
    if fighter >= LIVING_TREE:
        return t.box.tree
    if fighter >= BRAMBLES:
        return t.box.brambles
    value = 0 if t.is_wounded(fighter) else t.strength(fighter)
    thing = t.load[fighter]
    if thing >= 0 and not is_character(thing):
        kind = t.kind[thing]
        value += t.box.attack[kind] if attacking else t.box.defence[kind]
    return value


def side_worth(t: Labyrinth, mask: int, attacking: bool) -> int:
    """What all close fighters of a side are worth, cards apart."""
    total = 0
    for fighter in bits(mask):
        total += worth(t, fighter, attacking)
    return total
