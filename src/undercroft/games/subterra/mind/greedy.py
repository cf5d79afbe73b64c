"""Sub Terra by rule of thumb: explore apart, keep clear of horrors, wake the fallen, get out together."""

from __future__ import annotations

from typing import cast

from undercroft.games.subterra.mind.features import NOWHERE, WEIGHTS, Weights, awake, rounds_left
from undercroft.games.subterra.mind.plans import Plan, count
from undercroft.games.subterra.rules import verbs as v
from undercroft.games.subterra.rules.box import CAVEIN, FLOOD, GAS, HORROR, LEDGE, ROUGH, SLIDE, SQUEEZE
from undercroft.games.subterra.rules.deeds import Run
from undercroft.games.subterra.rules.ending import LeaveOrStay
from undercroft.games.subterra.rules.horrors import PICKING, Spawn, Stalk, steps_of, would_strike
from undercroft.games.subterra.rules.reveal import CHOOSING, GUIDING, Reveal
from undercroft.games.subterra.rules.state import Cave
from undercroft.games.subterra.rules.turn import Directed, Surface, Turn
from undercroft.kernel.chance import Dice
from undercroft.kernel.moves import PASS, Move, Seat, first, pack, verb
from undercroft.kernel.state import State
from undercroft.maps.paths import distances_from
from undercroft.maps.sides import BITS, STEPS, beyond, turned


def GREEDY(s: State, seat: Seat, dice: Dice) -> Move:  # noqa: N802 - the name by which agents find it
    """The answer that the rule of thumb gives for a seat that is asked."""
    return answer(cast(Cave, s), seat, WEIGHTS)


def answer(t: Cave, seat: Seat, w: Weights) -> Move:
    """Answer whatever is asked."""
    top = t.stack[-1]
    moves = top.offer(t, seat)
    if len(moves) == 1:
        return moves[0]
    if isinstance(top, Turn):
        return in_turn(t, top, moves, w)
    if isinstance(top, Directed):
        return directed(t, top, moves, w)
    if isinstance(top, Run):
        return running(t, top, moves, w)
    if isinstance(top, Reveal):
        return revealing(t, top, moves, w)
    if isinstance(top, Surface):
        return surfacing(t, top, moves, w)
    if isinstance(top, Stalk):
        return stalking(t, top, moves)
    if isinstance(top, Spawn):
        return spawning(t, moves)
    if isinstance(top, LeaveOrStay):
        return leaving(t, w)
    return moves[0]


def in_turn(t: Cave, turn: Turn, moves: list[Move], w: Weights) -> Move:
    """An action of a caver's turn."""
    plan = Plan(t, turn.caver, w)
    best, value = best_of(t, plan, moves, turn.points)
    if turn.exerted or pack(v.EXERT) not in moves:
        return best
    price = w.exert * (1.0 - plan.ways.check) * plan.dangers.loss(t.box.exert_loss)
    hoped = plan.value(t.at[turn.caver], turn.points + 1) - price
    if hoped <= value + 0.05:
        return best
    if turn.points == 0:
        return pack(v.EXERT)
    wish, wished = best_of(t, plan, moves, turn.points + 1)
    return wish if wish != PASS and wished - price >= hoped - 0.05 else pack(v.EXERT)


def best_of(t: Cave, plan: Plan, moves: list[Move], points: int) -> tuple[Move, float]:
    """The action with the best outlook, exerting apart."""
    best = PASS
    value = NOWHERE
    for move in moves:
        what = verb(move)
        if what == v.EXERT:
            continue
        if what == v.DIRECT:
            worth = directing(t, plan, first(move), points)
        else:
            worth = plan.estimate(move, points)
        if what == v.EXPLORE or what == v.REVEAL:
            worth += room(t, t.at[plan.caver], first(move))
        if worth > value:
            best = move
            value = worth
    return best, value


def room(t: Cave, slot: int, side: int) -> float:
    """A little more for a free side with empty cells around it."""
    cell = beyond(t.map.cells[slot], side)
    empty = 0
    for turn in range(4):
        if t.map.slot_at(cell + STEPS[turn]) < 0:
            empty += 1
    return 0.05 * empty


def directing(t: Cave, plan: Plan, other: int, points: int) -> float:
    """What it is worth to let another caver act."""
    theirs = Plan(t, other, plan.w)
    slot = t.at[other]
    gain = theirs.value(slot, 1) - theirs.stop(slot)
    return gain - 0.05 + plan.value(t.at[plan.caver], points - 1)


def directed(t: Cave, frame: Directed, moves: list[Move], w: Weights) -> Move:
    """One action of one point."""
    return best_of(t, Plan(t, frame.caver, w), moves, 1)[0]


def running(t: Cave, run: Run, moves: list[Move], w: Weights) -> Move:
    """A step of a run, or its end."""
    plan = Plan(t, run.caver, w)
    points = points_left(t, run.caver)
    slot = t.at[run.caver]
    best = moves[0]
    value = NOWHERE * 2
    for move in moves:
        if verb(move) == v.STOP:
            worth = plan.value(slot, points)
        else:
            there = t.map.beside[slot * 4 + first(move)]
            worth = max(plan.value(there, points), plan.running(there, run.left - 1, points))
            worth -= plan.ways.toll_of(there) + 0.001
        if worth > value:
            best = move
            value = worth
    return best


def points_left(t: Cave, caver: int) -> int:
    """The action points of a caver whose action is under way."""
    for frame in t.stack:
        if isinstance(frame, Turn) and frame.caver == caver:
            return frame.points
    return 0


# Tiles


def revealing(t: Cave, reveal: Reveal, moves: list[Move], w: Weights) -> Move:
    """What becomes of a tile just drawn."""
    if reveal.step == GUIDING:
        return pack(v.GUIDE) if is_poor(t, reveal.tile) else pack(v.KEEP)
    if reveal.step == CHOOSING:
        if liking(t, reveal.tile) >= liking(t, t.waiting):
            return pack(v.USE, v.DRAWN)
        return pack(v.USE, v.WAITING)
    best = moves[0]
    value = NOWHERE
    cell = beyond(t.map.cells[t.at[reveal.caver]], reveal.side)
    for move in moves:
        worth = fit(t, reveal.tile, cell, first(move), w)
        if worth > value:
            best = move
            value = worth
    return best


def is_poor(t: Cave, tile: int) -> bool:
    """Whether the scout would rather not have a tile."""
    return liking(t, tile) < 1.5


def liking(t: Cave, tile: int) -> float:
    """How welcome a tile is: many ways on, little harm."""
    kind = t.box.tiles[tile].kind
    if tile == t.box.exit_tile:
        return 99.0
    value = float(count(t.box.tiles[tile].openings))
    if kind == HORROR:
        value -= 2.0
    elif kind in (CAVEIN, GAS, FLOOD):
        value -= 0.6
    elif kind in (SQUEEZE, LEDGE, SLIDE, ROUGH):
        value -= 0.8
    return value


def fit(t: Cave, tile: int, cell: int, turn: int, w: Weights) -> float:
    """How well a tile lies on a cell: free sides kept, ways joined up."""
    openings = turned(t.box.tiles[tile].openings, turn)
    value = float(t.map.would_free_sides(cell, openings))
    for side in range(4):
        other = t.map.slot_at(cell + STEPS[side])
        if other >= 0 and openings & BITS[side]:
            value += w.loop if t.map.openings[other] & BITS[side ^ 2] else -w.half
        elif other < 0 and openings & BITS[side]:
            for far in range(4):
                if t.map.slot_at(cell + STEPS[side] + STEPS[far]) < 0:
                    value += w.space
    return value


# Others


def surfacing(t: Cave, frame: Surface, moves: list[Move], w: Weights) -> Move:
    """Where the diver comes up."""
    plan = Plan(t, frame.caver, w)
    best = moves[0]
    value = NOWHERE * 2
    for move in moves:
        worth = plan.stop(first(move)) - plan.ways.toll_of(first(move))
        if worth > value:
            best = move
            value = worth
    return best


def stalking(t: Cave, stalk: Stalk, moves: list[Move]) -> Move:
    """Which horror goes first, or which way it goes: the one that strikes nobody."""
    for move in moves:
        if stalk.step == PICKING:
            slot = t.horrors[first(move)]
            if not any(would_strike(t, target) for target in steps_of(t, slot)):
                return move
        elif not would_strike(t, t.map.beside[t.horrors[stalk.piece] * 4 + first(move)]):
            return move
    return moves[0]


def spawning(t: Cave, moves: list[Move]) -> Move:
    """The lair that is farthest from everybody."""
    best = moves[0]
    value = -1
    for move in moves:
        far = distances_from(t.map, first(move))
        total = 0
        for caver in range(len(t.who)):
            if awake(t, caver):
                total += far[t.at[caver]]
        if total > value:
            best = move
            value = total
    return best


def leaving(t: Cave, w: Weights) -> Move:
    """Leave those who lie inside, unless somebody can still fetch them."""
    for caver in range(len(t.who)):
        if awake(t, caver) and t.is_on_exit(caver) and t.health[caver] >= 2:
            plan = Plan(t, caver, w)
            if max(plan.goals()) > w.exit and rounds_left(t) > 2:
                return pack(v.STAY)
    return pack(v.LEAVE)
