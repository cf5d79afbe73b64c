"""What a position is worth to the Humans, by what everybody sees: warriors, threat, and the way to the aim.

For questions without a rule of thumb each answer is tried and the outcome weighed.
"""

from __future__ import annotations

from typing import Final, cast

from undercroft.families.tunnels.lines import is_struck
from undercroft.families.tunnels.masks import count
from undercroft.games.claustrophobia.rules.box import (
    BY_HUMANS,
    END_CARRIED,
    END_COUNTER,
    END_DEAD,
    END_POINTS,
    ENDING_SIZE,
    FOR_DEMON,
    FOR_HUMAN,
)
from undercroft.games.claustrophobia.rules.codes import (
    BODYGUARD,
    BROUGHT,
    COUNTER,
    DARK,
    DEMON_HAND,
    DEMON_POINTS,
    EXHAUSTED,
    FIGURES,
    FIRST_DEMON,
    FIRST_TROG,
    GIFTS,
    GONE,
    GUIDE,
    HUMAN_HAND,
    HUMAN_POINTS,
    LIFTED,
    MARK_DIE,
    MARK_SLOT,
    REACHED,
    ROUND,
    TP,
)
from undercroft.games.claustrophobia.rules.state import Tunnels
from undercroft.games.claustrophobia.rules.turn import ActionPhase
from undercroft.kernel.chance import Dice
from undercroft.kernel.moves import PASS, Move, Seat
from undercroft.kernel.state import DRAW, WIN
from undercroft.maps.paths import distances_from_any

DECIDED: Final = 100_000
LIFE: Final = (0, 60, 100, 130, 150, 165, 175)
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
    sign = 1 if seat == t.human_seat() else -1
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
        result = t.results[t.human_seat()]
        return DECIDED if result == WIN else 0 if result == DRAW else -DECIDED
    humans = [figure for figure in range(FIRST_TROG) if t.at[figure] >= 0]
    value = humans_worth(t, humans) - dark_worth(t, humans)
    value -= 5 * t.n[TP] + 7 * t.n[DEMON_HAND] + 3 * count(t.n[LIFTED])
    value += 7 * t.n[HUMAN_HAND]
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
        if t.n[EXHAUSTED] >> figure & 1:
            value -= 12
        elif t.die[figure]:
            value += 4 * t.mvt(figure) + 5 * t.cbt(figure) + 4 * t.defence(figure, slot)
        value -= 3 * count(t.on[slot] & DARK)
    return value


def kind_to_protect(t: Tunnels) -> int:
    """The kind of Human whose death alone loses the scenario, or -1."""
    e = t.box.endings
    for at in range(0, len(e), ENDING_SIZE):
        if e[at] == END_DEAD and e[at + 4] == FOR_DEMON:
            return e[at + 2]
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
            value += 8 * (t.box.kind_health[t.kind[figure]] - t.hurt[figure])
        if near and near[slot] >= 0:
            value += 3 * (LURK - near[slot])
        held = t.carry[figure]
        while held:
            value += 40 * (held & 15)
            held >>= 4
    return value


def progress(t: Tunnels) -> int:
    """What the scenario has counted so far."""
    n = t.n
    value = 60 * n[COUNTER] + 220 * count(n[REACHED] | n[GONE]) + 25 * n[HUMAN_POINTS] - 60 * n[DEMON_POINTS]
    value += 25 * n[MARK_DIE] if t.box.trail_tile >= 0 else 0
    if not t.box.fixed_map:
        value += 6 * len(t.laid) + 20 * n[BROUGHT]
    for figure in range(FIRST_TROG):
        held = t.carry[figure]
        while held:
            value += 45 * (held & 15)
            held >>= 4
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
    box = t.box
    e = box.endings
    goals: list[int] = []
    for at in range(0, len(e), ENDING_SIZE):
        if e[at + 4] == FOR_HUMAN:
            if e[at] == END_DEAD:
                goals += [
                    t.at[f] for f in range(FIRST_TROG, FIGURES) if t.at[f] >= 0 and t.kind[f] == e[at + 2]
                ]
            elif e[at] == END_CARRIED and any_carries(t):
                goals += slots_of_kind(t, e[at + 2])
            elif e[at] == END_COUNTER and box.ritual_kind >= 0:
                goals += slots_of_kind(t, box.ritual_kind)
            elif e[at] == END_POINTS and any_carries(t) and box.leave_kind >= 0:
                goals += slots_of_kind(t, box.leave_kind)
    if box.reach_kind >= 0:
        goals += slots_of_kind(t, box.reach_kind)
    if not goals:
        goals = [slot for slot in range(len(t.laid)) if t.ground[slot]]
    if not goals:
        goals = places_to_act(t)
    if goals or box.fixed_map:
        return goals
    if box.trail_tile >= 0 and t.n[MARK_SLOT] >= 0:
        return [t.n[MARK_SLOT]]
    return [slot for slot in range(len(t.laid)) if t.map.free[slot] & ~t.map.blocked[slot]]


def places_to_act(t: Tunnels) -> list[int]:
    """The tiles laid where Humans have something to do that needs nothing but them."""
    box = t.box
    found: list[int] = []
    for act in range(len(box.act_ids)):
        if box.act_who[act] & BY_HUMANS and box.act_kind[act] >= 0:
            found += slots_of_kind(t, box.act_kind[act])
    return found


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
    at = t.kind[figure] * 18 + (line - 1) * 3
    lines = t.box.kind_lines
    value = 5 * lines[at] + 5 * lines[at + 1] + 4 * lines[at + 2]
    if t.box.kind_gifted[t.kind[figure]]:
        for gift in range(len(t.box.gift_die)):
            if t.n[GIFTS] >> gift & 1 and t.box.gift_die[gift] == line:
                value += 8
    for other in range(FIRST_TROG):
        if other != figure and t.at[other] >= 0 and is_struck(t.hurt[other], line):
            value += 5
    return value


def goals_for(t: Tunnels, figure: int) -> list[int]:
    """The tiles that one Human should go to."""
    box = t.box
    if t.n[GUIDE] >= 0 and t.n[ROUND] < GUIDED:
        return [t.n[GUIDE]]
    if box.leave_scores:
        return gems_for(t, figure)
    if box.token_ids and not box.ways_out:
        if full_hands(t, figure):
            if box.extract_kind >= 0:
                return slots_of_kind(t, box.extract_kind)
        else:
            lying = [slot for slot in range(len(t.laid)) if t.ground[slot]]
            if lying and (box.fixed_map or not any_carries(t)):
                return lying
    if box.ways_out:
        found = [slot for slot in range(len(t.laid)) if t.ground[slot]]
        return found + [t.at[f] for f in range(FIRST_TROG, FIGURES) if t.at[f] >= 0 and t.carry[f]]
    goals = goals_of(t)
    return goals if goals else company(t, figure)


def company(t: Tunnels, figure: int) -> list[int]:
    """Without an errand: beside the one to protect, and he beside those who guard."""
    precious = kind_to_protect(t)
    if t.kind[figure] == precious:
        return [
            t.at[f] for f in range(FIRST_TROG) if f != figure and t.at[f] >= 0 and t.talents(f) & BODYGUARD
        ]
    return [t.at[f] for f in range(FIRST_TROG) if t.at[f] >= 0 and t.kind[f] == precious]


def gems_for(t: Tunnels, figure: int) -> list[int]:
    """Where treasure is carried off the map: the gem that is the least detour, or the way out."""
    home = slots_of_kind(t, t.box.leave_kind)
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
    held = t.carry[figure]
    total = 0
    while held:
        total += held & 15
        held >>= 4
    if total == 0:
        return False
    return total >= t.box.token_most or not any_lies(t)


def any_lies(t: Tunnels) -> bool:
    """Whether a token lies on any tile."""
    for lying in t.ground:
        if lying:
            return True
    return False
