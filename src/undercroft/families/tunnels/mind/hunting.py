"""How the Demon side hunts by rule of thumb: who comes where, who goes first, and whom they go for."""

from __future__ import annotations

from typing import Final

from undercroft.families.tunnels.mind.features import kind_to_protect, line_worth, places_to_act
from undercroft.families.tunnels.rules.acting.activation import FOUGHT, Activation
from undercroft.families.tunnels.rules.components.scenario import (
    AT_SEAL,
    AT_TOKEN,
    BY_DEMONS,
    BY_TROGS,
    WITH_TOKEN,
)
from undercroft.families.tunnels.rules.exploring.exploration import Explore
from undercroft.families.tunnels.rules.figures import (
    DARK,
    FIGURES,
    FIRST_DEMON,
    FIRST_TROG,
    HUMANS,
    TROG_GROUP,
    TROGS,
)
from undercroft.families.tunnels.rules.lines import lines_left
from undercroft.families.tunnels.rules.masks import count
from undercroft.families.tunnels.rules.scenarios.seals import is_sealed_room
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.verbs import (
    V_ACT,
    V_ACTIVATE,
    V_AMBUSH,
    V_ATTACK,
    V_BUY,
    V_CARRY_OUT,
    V_CHOOSE,
    V_CRAWL,
    V_EXPLORE,
    V_GUARD,
    V_LAY,
    V_LOSE,
    V_MARK,
    V_MOVE,
    V_RESOLVE,
    V_TILE,
)
from undercroft.kernel.moves import PASS, Move, first, second, verb
from undercroft.maps.paths import distances_from_any

FAR: Final = 99
NO_RULE: Final = -1
HELD: Final = 2
"""So many warriors hold a place."""
RICH: Final = 5
"""With so many TP the dice may serve something else."""
AT_EASE: Final = 2
"""Farther than this from all Humans there is time to carry something out."""


def ways_of_dark(t: Tunnels) -> list[int]:
    """By which sides Demon warriors may leave each tile: none that a seal closes."""
    return [t.map.joined[slot] & ~t.seals[slot] for slot in range(len(t.laid))]


def holes_of(t: Tunnels) -> list[int]:
    """The tiles between which Troglodytes crawl."""
    return [slot for slot in range(len(t.laid)) if t.has_hole(slot)]


def spread(t: Tunnels, starts: list[int], is_trog: bool) -> list[int]:
    """How far each tile is from the nearest of some tiles for a Demon warrior."""
    if not starts:
        return [FAR] * len(t.laid)
    holes = holes_of(t) if is_trog else None
    far = distances_from_any(t.map, starts, -1, ways_of_dark(t), holes)
    return [FAR if steps < 0 else steps for steps in far]


def victims(t: Tunnels) -> list[int]:
    """Where Humans to hunt stand; before all the places where nothing but our presence stops them."""
    found = [t.at[f] for f in range(FIRST_TROG) if t.at[f] >= 0]
    return found + [slot for slot in places_to_act(t) if count(t.on[slot] & DARK) < HELD]


def nearness(t: Tunnels, is_trog: bool = True) -> list[int]:
    """How far each tile is from the nearest Human."""
    return spread(t, [t.at[f] for f in range(FIRST_TROG) if t.at[f] >= 0], is_trog)


def in_contact(t: Tunnels) -> int:
    """How many Troglodytes share a tile with a Human."""
    found = 0
    for slot in range(len(t.laid)):
        if t.on[slot] & HUMANS:
            found += count(t.on[slot] & TROGS)
    return found


def fullest(t: Tunnels) -> int:
    """The most Humans that share a tile."""
    most = 0
    for slot in range(len(t.laid)):
        here = count(t.on[slot] & HUMANS)
        most = here if here > most else most
    return most


def cunning(t: Tunnels, moves: list[Move]) -> Move:
    """The answer where every edition asks the Demon side alike: whom, where and which way; or NO_RULE."""
    top = t.stack[-1]
    last = moves[len(moves) - 1]
    v = verb(last)
    if v in (V_TILE, V_CHOOSE):
        return prey(t, moves)
    if v == V_MARK:
        return farthest(t, moves)
    if isinstance(top, Explore) and v == V_LAY:
        opens = [move for move in moves if not top.closes(t, first(move))]
        return opens[len(opens) - 1]
    return last if v in (V_AMBUSH, V_LAY, V_RESOLVE) else NO_RULE


def buying(t: Tunnels, moves: list[Move]) -> Move:
    """A Demon if one can be paid, else a Troglodyte, as near to the prey as may be."""
    near = spread(t, victims(t), True)
    best = moves[0]
    best_value = FAR * FAR
    goal = spread(t, token_slots(t), True) if t.box.scenario.carried_points else near
    for move in moves:
        if verb(move) == V_BUY:
            slot = second(move)
            is_trog = first(move) == t.box.trog_kind
            away = near[slot]
            if is_trog and goal[slot] < away:
                away = goal[slot]
            if t.box.kinds[first(move)].trog_talents:
                if t.tp < 2 * RICH:
                    continue
                away = FAR - away
            value = away * 4 + (FAR * 5 if is_trog else 0) - count(t.on[slot] & HUMANS)
            if value < best_value:
                best = move
                best_value = value
    return best


def next_warrior(t: Tunnels, moves: list[Move]) -> Move:
    """The nearest warriors act first; to end the phase comes last."""
    near = nearness(t)
    best = PASS
    best_value = FAR * FAR
    for move in moves:
        if verb(move) == V_ACTIVATE:
            figure = first(move)
            value = 2 * near[t.at[figure]] + (0 if figure >= FIRST_DEMON else 1)
            if t.carry[figure]:
                value -= FAR
            if value < best_value:
                best = move
                best_value = value
    return best


def prey(t: Tunnels, moves: list[Move]) -> Move:
    """A warrior or a tile for an effect: the Human nearest to death, the tile with most to hurt."""
    precious = kind_to_protect(t)
    near = nearness(t)
    best = moves[0]
    best_value = -FAR
    for move in moves:
        what = first(move)
        if verb(move) == V_TILE:
            value = 3 * count(t.on[what] & HUMANS) - 4 * near[what] - count(t.on[what] & DARK)
        elif what < FIRST_TROG:
            value = 8 - lines_left(t.hurt[what]) + (4 if t.kind[what] == precious else 0)
        elif what < FIGURES:
            value = -near[t.at[what]]
        else:
            value = 0
        if value > best_value:
            best = move
            best_value = value
    return best


def farthest(t: Tunnels, moves: list[Move]) -> Move:
    """The trail goes on where the Humans have the longest way."""
    near = nearness(t, False)
    best = moves[0]
    for move in moves:
        if near[first(move)] > near[first(best)]:
            best = move
    return best


def worst_line(t: Tunnels, figure: int, moves: list[Move]) -> Move:
    """The line that hurts most to lose."""
    best = moves[0]
    for move in moves:
        if verb(move) == V_LOSE and line_worth(t, figure, first(move)) > line_worth(t, figure, first(best)):
            best = move
    return best


def most_guarded(moves: list[Move]) -> Move:
    """Troglodytes take whatever they can for the one they guard; a Demon guards nobody."""
    last = moves[len(moves) - 1]
    if verb(last) == V_GUARD and (first(last) == TROG_GROUP or TROGS >> first(last) & 1):
        return last
    return PASS if PASS in moves else moves[0]


def token_slots(t: Tunnels) -> list[int]:
    """Where tokens lie without a Human beside them."""
    return [slot for slot in range(len(t.laid)) if t.ground[slot] and not t.on[slot] & HUMANS]


def acting(t: Tunnels, top: Activation, moves: list[Move]) -> Move:
    """Do the scenario's errand, fight in contact, else step towards the prey."""
    figure = top.figure
    attack = NO_RULE
    best_value = -FAR
    for move in moves:
        v = verb(move)
        if v == V_CARRY_OUT:
            return move
        if v == V_ACT and is_due(t, top, move):
            return move
        if v == V_ATTACK and first(move) < FIRST_TROG:
            value = prize(t, figure, first(move))
            if value > best_value:
                attack = move
                best_value = value
    if attack != NO_RULE and not top.flags & FOUGHT:
        return attack
    return step(t, figure, moves)


def is_due(t: Tunnels, top: Activation, move: Move) -> bool:
    """Whether a scenario's action should be done now rather than a fight."""
    act = t.box.scenario.acts[first(move)]
    if act.where == AT_SEAL:
        return t.on[t.at[top.figure]] & HUMANS == 0
    if act.where == WITH_TOKEN:
        return True
    return t.carry[top.figure] == 0 and (
        not t.box.scenario.ways_out or nearness(t)[t.at[top.figure]] > AT_EASE
    )


def prize(t: Tunnels, figure: int, target: int) -> int:
    """How good a target is: the most wounded, then the least defended, the precious one before all."""
    value = 10 * count(t.hurt[target]) - 2 * t.defence(target, t.at[figure])
    return value + 25 if t.kind[target] == kind_to_protect(t) else value


def step(t: Tunnels, figure: int, moves: list[Move]) -> Move:
    """The step that brings the warrior nearest to what it is after, or to stay."""
    slot = t.at[figure]
    is_trog = TROGS >> figure & 1 != 0
    if not is_trog and t.kind_of(figure).trog_talents:
        return PASS if PASS in moves else moves[0]
    far = spread(t, aim_of(t, figure, is_trog), is_trog)
    best = PASS if PASS in moves else moves[0]
    best_value = far[slot]
    if t.on[slot] & HUMANS and not t.carry[figure]:
        best_value = 0
    if count(t.on[slot] & DARK) <= HELD and slot in places_to_act(t):
        return best
    for move in moves:
        v = verb(move)
        if v == V_MOVE:
            there = t.map.beside[slot * 4 + first(move)]
        elif v == V_CRAWL:
            there = first(move)
        elif v == V_EXPLORE and best_value >= FAR:
            return move
        else:
            continue
        if far[there] < best_value:
            best = move
            best_value = far[there]
    return best


def errands(t: Tunnels, figure: int, is_trog: bool) -> list[int]:
    """What a scenario sends a warrior to besides prey: a way out, a token to gnaw or to take, the stair."""
    scenario = t.box.scenario
    if t.carry[figure] and scenario.burrow_kinds:
        return [slot for slot in range(len(t.laid)) if t.tile_kind(slot) in scenario.burrow_kinds]
    if scenario.stair is not None:
        return [scenario.stair.slot]
    if is_trog and takes_tokens(t):
        return token_slots(t)
    return []


def takes_tokens(t: Tunnels) -> bool:
    """Whether Troglodytes have something to do with tokens that lie about."""
    if not t.box.scenario.carrier_explores and t.box.scenario.ways_out:
        return False
    for act in t.box.scenario.acts:
        if act.where == AT_TOKEN and act.who & BY_TROGS and not act.who & BY_DEMONS:
            return not t.box.scenario.carried_points
    return False


def aim_of(t: Tunnels, figure: int, is_trog: bool) -> list[int]:
    """The tiles a warrior is after: the way out with a token, tokens that score, prey, else sealed doors."""
    if t.carry[figure] and t.box.scenario.ways_out:
        return [way.slot for way in t.box.scenario.ways_out]
    if t.carry[figure] and t.box.scenario.carried_points:
        return [t.at[figure]]
    if is_trog and t.box.scenario.carried_points:
        lying = token_slots(t)
        if lying:
            return lying
    found = errands(t, figure, is_trog) or victims(t)
    if spread(t, found, is_trog)[t.at[figure]] < FAR:
        return found
    for slot in range(len(t.laid)):
        if t.seals[slot] and not is_sealed_room(t, slot):
            found.append(slot)
    return found
