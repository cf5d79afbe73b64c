"""What a position is worth to the Humans, by what everybody sees: warriors, threat, and the way to the aim.

For questions without a rule of thumb each answer is tried and the outcome weighed.
"""

from __future__ import annotations

from typing import Final, cast

from undercroft.families.tunnels.rules.acting.phase import ActionPhase
from undercroft.families.tunnels.rules.components.scenario import (
    BY_HUMANS,
    END_CARRIED,
    END_COUNTER,
    END_DEAD,
    END_POINTS,
    FOR_DEMON,
    FOR_HUMAN,
)
from undercroft.families.tunnels.rules.components.warriors import BODYGUARD
from undercroft.families.tunnels.rules.figures import DARK, FIGURES, FIRST_DEMON, FIRST_TROG
from undercroft.families.tunnels.rules.lines import is_struck
from undercroft.families.tunnels.rules.masks import count
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.tokens import total_in
from undercroft.kernel.chance import Dice
from undercroft.kernel.moves import PASS, Move, Seat
from undercroft.kernel.state import DRAW, WIN
from undercroft.maps.paths import distances_from_any

DECIDED: Final = 100_000
LIFE: Final[list[int]] = [0, 60, 100, 130, 150, 165, 175]
"""What a Human with so many lines left is worth: the last lines most."""
FAR: Final = 12
LURK: Final = 5
"""From how near Demon warriors are felt."""
GUIDED: Final = 5
"""Before this round a guide's company stays with it."""
DETOUR: Final = 4
"""So many steps more are worth another gem."""
TRIES: Final = 2
"""How often an answer is tried, with other dice each time."""
DEPTH: Final = 4
"""How many further answers a try is played on for at most."""


# ---- trying answers


def best_tried(t: Tunnels, seat: Seat, moves: list[Move], dice: Dice) -> Move:
    """The answer after which the position is worth most to a seat."""
    sign = 1 if seat == t.human_seat else -1
    seeds = [dice.seed() for _ in range(TRIES)]
    best = moves[0]
    best_value = -(1 << 40)
    for move in moves:
        value = 0
        for seed in seeds:
            value += sign * tried(t, seat, move, seed)
        value = value * 4 + (0 if move == PASS else 1)
        if value > best_value:
            best = move
            best_value = value
    return best


def tried(t: Tunnels, seat: Seat, move: Move, seed: int) -> int:
    """What a position is worth after one answer, with the first answers to what it brings about."""
    after = cast(Tunnels, t.copy())
    after.rng = seed
    after.answer(seat, move)
    for _ in range(DEPTH):
        if after.asked == 0 or isinstance(after.stack[-1], ActionPhase):
            break
        asked = after.asked_seat()
        moves = after.offer(asked)
        after.answer(asked, PASS if PASS in moves else moves[0])
    return worth(after)


# ---- weighing positions


def worth(t: Tunnels) -> int:
    """The worth of a position to the Humans; the Demon side wants it low."""
    if t.is_over():
        result = t.results[t.human_seat]
        return DECIDED if result == WIN else 0 if result == DRAW else -DECIDED
    humans = [figure for figure in range(FIRST_TROG) if t.at[figure] >= 0]
    value = humans_worth(t, humans) - dark_worth(t, humans)
    value -= 5 * t.tp + 7 * t.demon_hand + 3 * count(t.lifted)
    value += 7 * t.human_hand
    return value + progress(t) - way_left(t, humans)


def humans_worth(t: Tunnels, humans: list[int]) -> int:
    """The Humans: their lines, this round's numbers, and the company they are in."""
    precious = kind_to_protect(t)
    value = 0
    for figure in humans:
        lines = LIFE[6 - count(t.hurt[figure])]
        value += lines
        if t.kind[figure] == precious:
            value += lines
        slot = t.at[figure]
        if t.exhausted >> figure & 1:
            value -= 12
        elif t.die[figure]:
            value += 4 * t.mvt(figure) + 5 * t.cbt(figure) + 4 * t.defence(figure, slot)
        value -= 3 * count(t.on[slot] & DARK)
    return value


def kind_to_protect(t: Tunnels) -> int:
    """The kind of Human whose death alone loses the scenario, or -1."""
    for ending in t.box.scenario.endings:
        if ending.when == END_DEAD and ending.verdict == FOR_DEMON:
            return ending.kind
    return -1


def dark_worth(t: Tunnels, humans: list[int]) -> int:
    """The Demon side: its warriors, their numbers, and how near they are."""
    near = distances_from_any(t.map, [t.at[figure] for figure in humans], LURK) if humans else []
    value = 0
    for figure in range(FIRST_TROG, FIGURES):
        slot = t.at[figure]
        if slot < 0:
            continue
        value += 6 + 2 * t.mvt(figure) + 4 * t.cbt(figure) + 2 * t.defence(figure, slot)
        if figure >= FIRST_DEMON:
            value += 8 * (t.kind_of(figure).health - t.hurt[figure])
        if near and near[slot] >= 0:
            value += 3 * (LURK - near[slot])
        value += 40 * total_in(t.carry[figure])
    return value


def progress(t: Tunnels) -> int:
    """What the scenario has counted so far."""
    value = 60 * t.counter + 220 * count(t.reached | t.escaped) + 25 * t.human_points - 60 * t.demon_points
    value += 25 * t.trail_number if t.box.scenario.trail is not None else 0
    if not t.box.scenario.is_fixed:
        value += 6 * len(t.laid) + 20 * t.brought
    for figure in range(FIRST_TROG):
        value += 45 * total_in(t.carry[figure])
    return value


def way_left(t: Tunnels, humans: list[int]) -> int:
    """How far the Humans still are from where their aim lies."""
    if not humans:
        return 0
    goals = goals_of(t)
    if not goals:
        return 0
    far = distances_from_any(t.map, goals)
    total = 0
    for figure in humans:
        steps = far[t.at[figure]]
        total += 5 * (FAR if steps < 0 or steps > FAR else steps)
    return total


def goals_of(t: Tunnels) -> list[int]:
    """The tiles that the Humans should go to: those of the aim if they lie, else where the cave goes on."""
    scenario = t.box.scenario
    vigil, reach = scenario.vigil, scenario.reach
    goals: list[int] = []
    for ending in scenario.endings:
        if ending.verdict == FOR_HUMAN:
            if ending.when == END_DEAD:
                goals += [
                    t.at[f] for f in range(FIRST_TROG, FIGURES) if t.at[f] >= 0 and t.kind[f] == ending.kind
                ]
            elif ending.when == END_CARRIED and any_carries(t):
                goals += slots_of_kind(t, ending.kind)
            elif ending.when == END_COUNTER and vigil is not None:
                goals += slots_of_kind(t, vigil.on)
            elif ending.when == END_POINTS and any_carries(t) and reach is not None and reach.may_leave:
                goals += slots_of_kind(t, reach.kind)
    if reach is not None:
        goals += slots_of_kind(t, reach.kind)
    if not goals:
        goals = [slot for slot in range(len(t.laid)) if t.ground[slot]]
    if not goals:
        goals = places_to_act(t)
    if not goals:
        goals = places_to_find(t)
    if goals or scenario.is_fixed:
        return goals
    if scenario.trail is not None and t.trail_slot >= 0:
        return [t.trail_slot]
    return [slot for slot in range(len(t.laid)) if t.map.free[slot] & ~t.map.blocked[slot]]


def places_to_act(t: Tunnels) -> list[int]:
    """The tiles laid where Humans have something to do that needs nothing but them."""
    found: list[int] = []
    for act in t.box.scenario.acts:
        if act.who & BY_HUMANS and act.tile_kind >= 0:
            kept = slots_of_kind(t, act.tile_kind)
            found += [slot for slot in kept if not (act.is_unspent and t.is_quelled(slot))]
    return found


def places_to_find(t: Tunnels) -> list[int]:
    """The tiles on which a scenario has hidden something that nobody has turned up yet."""
    programs = t.box.scenario.entry_programs
    if not programs:
        return []
    return [
        slot for slot in range(len(t.laid)) if programs[t.tile_kind(slot)] >= 0 and not t.is_entered(slot)
    ]


def slots_of_kind(t: Tunnels, kind: int) -> list[int]:
    """The laid tiles of a kind."""
    return [slot for slot in range(len(t.laid)) if t.tile_kind(slot) == kind]


def any_carries(t: Tunnels) -> bool:
    """Whether a Human carries something."""
    for figure in range(FIRST_TROG):
        if t.carry[figure]:
            return True
    return False


def line_worth(t: Tunnels, figure: int, line: int) -> int:
    """What a line is worth to its Human: its numbers, the Gift of its die, and whether others lack it."""
    numbers = t.kind_of(figure).lines[line - 1]
    value = 5 * numbers.mvt + 5 * numbers.cbt + 4 * numbers.defence
    if t.kind_of(figure).bears_gifts:
        for gift in range(len(t.box.gifts)):
            if t.gifts >> gift & 1 and t.box.gifts[gift].die == line:
                value += 8
    for other in range(FIRST_TROG):
        if other != figure and t.at[other] >= 0 and is_struck(t.hurt[other], line):
            value += 5
    return value


def goals_for(t: Tunnels, figure: int) -> list[int]:
    """The tiles that one Human should go to."""
    scenario = t.box.scenario
    if t.guide >= 0 and t.round < GUIDED:
        return [t.guide]
    for act in scenario.acts:
        if act.slot >= 0 and act.kind == t.kind[figure]:
            return [act.slot]
    if scenario.reach is not None and scenario.reach.token >= 0:
        return loot_for(t, figure, scenario.reach.kind)
    if scenario.reach is not None and scenario.reach.scores_tokens:
        return gems_for(t, figure, scenario.reach.kind)
    if scenario.tokens and not scenario.ways_out:
        if full_hands(t, figure):
            if scenario.extraction is not None:
                return slots_of_kind(t, scenario.extraction.kind)
        else:
            lying = [slot for slot in range(len(t.laid)) if t.ground[slot]]
            if lying and (scenario.is_fixed or not any_carries(t)):
                return lying
    if scenario.ways_out:
        found = [slot for slot in range(len(t.laid)) if t.ground[slot]]
        return found + [t.at[f] for f in range(FIRST_TROG, FIGURES) if t.at[f] >= 0 and t.carry[f]]
    goals = goals_of(t)
    return goals if goals else company(t, figure)


def loot_for(t: Tunnels, figure: int, exit_kind: int) -> list[int]:
    """Where a token is to be won back and carried out: the exit with one, else where one may be."""
    found = slots_of_kind(t, exit_kind) if t.carry[figure] else []
    if not t.carry[figure]:
        found = [slot for slot in range(len(t.laid)) if t.ground[slot]]
        found += [t.at[f] for f in range(FIRST_TROG, FIGURES) if t.at[f] >= 0 and t.carry[f]]
    return found or [slot for slot in range(len(t.laid)) if t.map.free[slot]]


def company(t: Tunnels, figure: int) -> list[int]:
    """Without an errand: beside the one to protect, and he beside those who guard."""
    precious = kind_to_protect(t)
    if t.kind[figure] == precious:
        return [
            t.at[f] for f in range(FIRST_TROG) if f != figure and t.at[f] >= 0 and t.talents(f) & BODYGUARD
        ]
    return [t.at[f] for f in range(FIRST_TROG) if t.at[f] >= 0 and t.kind[f] == precious]


def gems_for(t: Tunnels, figure: int, exit_kind: int) -> list[int]:
    """Where treasure is carried off the map: the gem that is the least detour, or the way out."""
    home = slots_of_kind(t, exit_kind)
    if full_hands(t, figure):
        return home
    from_home = distances_from_any(t.map, home)
    from_here = distances_from_any(t.map, [t.at[figure]])
    others = [t.at[f] for f in range(FIRST_TROG) if f != figure and t.at[f] >= 0 and not t.carry[f]]
    from_others = distances_from_any(t.map, others) if others else from_home
    most = DETOUR + from_home[t.at[figure]] if t.carry[figure] else FAR * FAR
    best = -1
    for slot in range(len(t.laid)):
        if t.ground[slot] and from_here[slot] >= 0:
            steps = from_here[slot] + from_home[slot]
            if others and from_others[slot] < from_here[slot]:
                steps += DETOUR
            if steps < most:
                most = steps
                best = slot
    return [best] if best >= 0 else home


def full_hands(t: Tunnels, figure: int) -> bool:
    """Whether a Human carries as much as he should before he brings it home."""
    total = total_in(t.carry[figure])
    if total == 0:
        return False
    return total >= t.box.scenario.token_most or not any_lies(t)


def any_lies(t: Tunnels) -> bool:
    """Whether a token lies on any tile."""
    for lying in t.ground:
        if lying:
            return True
    return False
