"""How Humans get on by rule of thumb: which die goes to whom, what a blow is worth, where a step leads."""

from __future__ import annotations

from typing import Final

from undercroft.families.tunnels.mind.features import GUIDED, LIFE, goals_for, kind_to_protect, line_worth
from undercroft.families.tunnels.mind.hunting import FAR, NO_RULE
from undercroft.families.tunnels.rules.acting.activation import FOUGHT, Activation
from undercroft.families.tunnels.rules.components.warriors import (
    DEMON_FAMILY,
    ELUSIVE,
    FRANTIC,
    HOUND_FAMILY,
)
from undercroft.families.tunnels.rules.effects.gifts import sure_hit_from
from undercroft.families.tunnels.rules.fighting.combat import Attack
from undercroft.families.tunnels.rules.fighting.hits import Suffer
from undercroft.families.tunnels.rules.fighting.targets import target_slot, weapon_of
from undercroft.families.tunnels.rules.figures import DARK, FIRST_TROG, HUMANS, TROG_GROUP
from undercroft.families.tunnels.rules.lines import is_struck, lines_left
from undercroft.families.tunnels.rules.masks import count
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.verbs import (
    V_ASSIGN,
    V_ATTACK,
    V_BLESS,
    V_CLEAR,
    V_EXPLORE,
    V_LOSE,
    V_MOVE,
    V_SHOOT,
)
from undercroft.kernel.moves import PASS, Move, first, second, verb
from undercroft.maps.paths import distances_from_any
from undercroft.maps.sides import BITS

ICON: Final = 3
"""What a line is worth more that lets its warrior draw a card."""


def common_sense(t: Tunnels, moves: list[Move]) -> Move:
    """The Humans' answer where every edition asks alike: lost lines, bodyguards and dice; or NO_RULE."""
    top = t.stack[-1]
    if isinstance(top, Suffer):
        return least_line(t, top.victim, moves)
    if isinstance(top, Attack):
        return guarding(t, top, moves)
    return giving(t, moves) if verb(moves[0]) == V_ASSIGN else NO_RULE


def giving(t: Tunnels, moves: list[Move]) -> Move:
    """The die that leaves the best numbers to all who wait for one."""
    waiting = [f for f in range(FIRST_TROG) if t.at[f] >= 0 and t.die[f] == 0]
    values: list[int] = []
    for figure in waiting:
        for die in range(7):
            values.append(die_worth(t, figure, die) if die in t.dice else 0)
    best = moves[0]
    best_value = -(1 << 30)
    for move in moves:
        rest = t.dice[:]
        rest.remove(first(move))
        value = values[first(move)] + best_rest(values, 1, len(waiting), rest)
        if value > best_value:
            best = move
            best_value = value
    return best


def best_rest(values: list[int], at: int, number: int, dice: list[int]) -> int:
    """The most that the dice left are worth to the warriors from `at` on."""
    if at == number:
        return 0
    best = -(1 << 30)
    last = 0
    for i in range(len(dice)):
        die = dice[i]
        if die != last:
            last = die
            value = values[at * 7 + die] + best_rest(values, at + 1, number, dice[:i] + dice[i + 1 :])
            if value > best:
                best = value
    return best


def die_worth(t: Tunnels, figure: int, die: int) -> int:
    """What a die is worth to a warrior now: speed when he is free, arms and cover in contact."""
    slot = t.at[figure]
    if is_struck(t.hurt[figure], die):
        return -20 - 10 * count(t.on[slot] & DARK)
    line = t.kind_of(figure).lines[die - 1]
    enemies = count(t.on[slot] & DARK)
    value = (4 if enemies else 2) * line.cbt
    value += (3 + enemies) * line.defence + (ICON if line.has_instinct else 0)
    vigil = t.box.scenario.vigil
    if vigil is None or t.tile_kind(slot) != vigil.on:
        held = enemies >= count(t.on[slot] & HUMANS) and not t.talents(figure) & ELUSIVE
        value += (3 if held else 12) * line.mvt
    if t.kind_of(figure).bears_gifts:
        for gift in range(len(t.box.gifts)):
            if t.gifts >> gift & 1 and t.box.gifts[gift].die == die:
                value += 6
    return value


def blessing(t: Tunnels, moves: list[Move]) -> Move:
    """Bless one who would stand exhausted in a fight."""
    for move in moves:
        if verb(move) == V_BLESS:
            figure = first(move)
            if t.exhausted >> figure & 1 and (t.on[t.at[figure]] & DARK or t.round > 4):
                return move
    return PASS


def least_line(t: Tunnels, figure: int, moves: list[Move]) -> Move:
    """The line that is missed least."""
    best = moves[0]
    for move in moves:
        if verb(move) == V_LOSE and line_worth(t, figure, first(move)) < line_worth(t, figure, first(best)):
            best = move
    return best


def guarding(t: Tunnels, top: Attack, moves: list[Move]) -> Move:
    """As many hits for the guard as leave both of them best off."""
    if top.target >= FIRST_TROG or top.guard >= FIRST_TROG:
        return PASS if PASS in moves else moves[0]
    factor = t.ground_kind(top.slot).hit_factor
    best = moves[0]
    best_value = -1
    for move in moves:
        taken = 0 if move == PASS else second(move)
        value = life_after(t, top.target, (top.hits - taken) * factor)
        value += life_after(t, top.guard, taken * factor)
        if value > best_value:
            best = move
            best_value = value
    return best


def life_after(t: Tunnels, figure: int, losses: int) -> int:
    """What a Human is worth after losing so many lines."""
    left = lines_left(t.hurt[figure]) - losses
    value = LIFE[left] if left > 0 else 0
    return 3 * value if t.kind[figure] == kind_to_protect(t) else value


def neediest(t: Tunnels, moves: list[Move]) -> Move:
    """For a help: who is in contact, exhausted or badly hurt."""
    best = moves[0]
    best_value = -1
    for move in moves:
        figure = first(move)
        if figure >= FIRST_TROG:
            continue
        value = 2 * count(t.hurt[figure]) + 3 * count(t.on[t.at[figure]] & DARK)
        value += 6 if t.exhausted >> figure & 1 else t.cbt(figure) if t.die[figure] else 0
        if value > best_value:
            best = move
            best_value = value
    return best


def in_contact(t: Tunnels) -> int:
    """How many Demon warriors share a tile with Humans."""
    found = 0
    for slot in range(len(t.laid)):
        if t.on[slot] & HUMANS:
            found += count(t.on[slot] & DARK)
    return found


def way(t: Tunnels, figure: int) -> list[int]:
    """How far each tile is from where a warrior wants to go."""
    goals = goals_for(t, figure)
    if not goals:
        return [0] * len(t.laid)
    far = distances_from_any(t.map, goals)
    return [FAR if steps < 0 else steps for steps in far]


def grenade_worth(t: Tunnels, slot: int) -> int:
    """How many more Demon warriors than Humans a grenade could hit at best."""
    best = count(t.on[slot] & DARK) - 3 * count(t.on[slot] & HUMANS)
    for side in range(4):
        if t.map.joined[slot] & BITS[side]:
            there = t.on[t.map.beside[slot * 4 + side]]
            value = count(there & DARK) - 3 * count(there & HUMANS)
            best = value if value > best else best
    return best


def blow_worth(t: Tunnels, figure: int, target: int, slot: int, weapon: int) -> int:
    """What an attack should bring, in hundredths of a Troglodyte."""
    number = t.cbt(figure)
    if weapon >= 0:
        number += t.box.gears[weapon].attack_cbt
    defence = t.defence(target, slot)
    sure = sure_hit_from(t, figure) if weapon < 0 else 0
    sure = sure or t.box.numbers.always_hits
    lowest = sure if sure and sure < defence else defence
    hits = 100 * number * (7 - lowest) // 6
    if t.talents(figure) & FRANTIC:
        hits += hits * (lowest - 1) // 6
    hits *= t.ground_kind(slot).hit_factor
    if target == TROG_GROUP:
        crowd = 100 * count(t.ordinary_on(slot))
        return hits if hits < crowd else crowd
    kind = t.kind[target]
    if t.box.kinds[kind].family not in (DEMON_FAMILY, HOUND_FAMILY):
        return (120 if hits > 100 else 12 * hits // 10) + (100 if t.carry[target] else 0)
    if t.slays_demons(figure):
        hits *= t.box.kinds[kind].slayer_wounds or t.box.kinds[kind].health
    left = 100 * (t.box.kinds[kind].health - t.hurt[target])
    hits = hits if hits < left else left
    return 3 * hits if not t.box.kinds[kind].is_bought else hits * 3 // 2


def urgency(t: Tunnels, figure: int) -> int:
    """How soon a warrior should act: who fights first, the strongest before the others, then who is ahead."""
    slot = t.at[figure]
    if t.on[slot] & DARK:
        return 20 + 3 * t.cbt(figure) - (10 if t.talents(figure) & ELUSIVE else 0)
    return -way(t, figure)[slot]


def best_blow(t: Tunnels, top: Activation, moves: list[Move]) -> Move:
    """The attack that should bring most, or to clear the way, while the warrior may fight; or NO_RULE."""
    figure = top.figure
    best = NO_RULE
    best_value = 0
    if top.flags & FOUGHT:
        return best
    for move in moves:
        v = verb(move)
        if v == V_ATTACK:
            value = blow_worth(t, figure, first(move), t.at[figure], -1)
        elif v == V_SHOOT:
            reached = target_slot(t, figure, first(move))
            value = blow_worth(t, figure, second(move), reached, weapon_of(t, figure))
        else:
            value = 1 if v == V_CLEAR else 0
        if value > best_value:
            best = move
            best_value = value
    return best


def fight_or_step(t: Tunnels, top: Activation, moves: list[Move]) -> Move:
    """What is left when nothing better is to do: the best blow, else the step that brings the warrior on."""
    blow = best_blow(t, top, moves)
    return step(t, top.figure, moves) if blow == NO_RULE else blow


def step(t: Tunnels, figure: int, moves: list[Move]) -> Move:
    """The step or exploration that brings the warrior on, or to stay."""
    slot = t.at[figure]
    far = way(t, figure)
    best = PASS
    best_value = 10 * far[slot]
    for move in moves:
        v = verb(move)
        if v == V_MOVE:
            there = t.map.beside[slot * 4 + first(move)]
            value = 10 * far[there] + crowding(t, figure, there)
        elif v == V_EXPLORE and far[slot] == 0 and is_wanted(t, figure, first(move)):
            value = -1
        else:
            continue
        if value < best_value:
            best = move
            best_value = value
    return best


def crowding(t: Tunnels, figure: int, slot: int) -> int:
    """What speaks against a tile: enemies who would hold the warrior there."""
    enemies = count(t.on[slot] & DARK)
    friends = count(t.on[slot] & HUMANS)
    if enemies == 0 or enemies <= friends:
        return 0
    if t.kind[figure] == kind_to_protect(t) and lines_left(t.hurt[figure]) <= 3:
        return 20
    return 2 * (enemies - friends)


def is_wanted(t: Tunnels, figure: int, side: int) -> bool:
    """Whether an opening leads on: the marked one where a trail is followed."""
    if t.box.scenario.is_fixed:
        return False
    slot = t.at[figure]
    if t.guide >= 0 and t.round < GUIDED:
        return False
    is_marked = t.trail_slot == slot and t.trail_side == side
    return is_marked or t.trail_slot < 0 or t.box.scenario.trail is None
