"""Actions weighed against each other: where everybody can go, what a turned room brings, which fights pay."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeontwister.mind.features import (
    LIFE,
    POINT,
    WOUND,
    Ways,
    standing,
    worth,
    worth_of,
)
from undercroft.games.dungeontwister.rules import verbs as v
from undercroft.games.dungeontwister.rules.combat import GATHERING, Fight
from undercroft.games.dungeontwister.rules.footing import (
    company_refusal,
    edge_refusal,
    flies,
    passing_refusal,
    stop_refusal,
)
from undercroft.games.dungeontwister.rules.moving import Moving
from undercroft.games.dungeontwister.rules.reacting import values_in_hand
from undercroft.games.dungeontwister.rules.state import Labyrinth, is_enemy_line
from undercroft.games.dungeontwister.rules.terrain import TREE
from undercroft.games.dungeontwister.rules.tokens import LIVING_TREE, TOKENS, bits, owner_of
from undercroft.kernel.moves import Move, first, pack, second, verb

REVEAL_WORTH: Final = 14.0
LEAST: Final = 0.4
"""An action that brings less than this is not taken."""

TRIED: Final = (
    v.ROTATE,
    v.JUMP,
    v.SWIM,
    v.CROSS,
    v.BREAK,
    v.OPEN_GATE,
    v.PLANT,
    v.DRINK,
    v.HEAL,
    v.REGENERATE,
    v.FELL,
    v.FIREBALL,
    v.SPRING,
    v.QUAFF,
)
"""Verbs whose effect is seen by trying them."""


class Plan:
    """What a seat can do in a position, weighed."""

    def __init__(self, t: Labyrinth, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.ways = Ways(t)

    def is_urgent(self) -> bool:
        """Whether somebody is close to leaving, or next to an enemy."""
        t = self.t
        for token in t.characters(self.seat):
            steps = self.ways.of(token, self.seat)[t.at[token]]
            if not t.is_wounded(token) and steps <= 4 * t.box.move[t.kind[token]]:
                return True
        return False

    def move_gain(self, token: int) -> float:
        """What moving a character brings at best."""
        t = self.t
        best = best_square(t, token, t.box.move[t.kind[token]], self.ways, False)
        return best[1] - self.stay(token)

    def stay(self, token: int) -> float:
        """What a character is worth where he is."""
        square = self.t.at[token]
        return standing(self.t, token, square, self.ways.of(token, self.seat)[square])

    def fight_gain(self, move: Move) -> float:
        """What a fight is worth: the chance to win it, against what is lost otherwise."""
        t = self.t
        attacker, target = first(move), second(move)
        ranged = verb(move) == v.SHOOT
        fight = Fight(GATHERING, attacker, target, int(ranged), 1 << attacker if ranged else 0)
        sides = fight.sides(t)
        totals = fight.totals(t)
        mine, theirs = values_in_hand(t, self.seat), values_in_hand(t, 1 - self.seat)
        odds = 0.5 + 0.13 * (totals[0] - totals[1]) + 0.04 * (mine[-1] - theirs[-1])
        odds = min(0.95, max(0.03, odds))
        gain = self.loss(sides[1])
        risk = self.loss(sides[0])
        return odds * gain - (1.0 - odds) * 0.9 * risk - 2.0

    def loss(self, mask: int) -> float:
        """What a side loses if all of these are struck."""
        t = self.t
        total = 0.0
        for fighter in bits(mask):
            if fighter >= TOKENS:
                total += 6.0 if fighter >= LIVING_TREE else 4.0
            elif t.is_wounded(fighter):
                total += POINT
            else:
                total += WOUND + 0.6 * worth_of(t, self.ways, fighter, owner_of(fighter))
        return total


def best_square(t: Labyrinth, token: int, left: int, ways: Ways, moved: bool) -> tuple[int, float]:
    """The first step to the best square in reach, or -1 to stay, and what it is worth there."""
    seat = owner_of(token)
    steps = ways.of(token, seat)
    start = t.at[token]
    best, value = -1, -1.0
    if moved and stop_refusal(t, token, start) == v.LEGAL:
        value = standing(t, token, start, steps[start])
    frontier = [start]
    firsts = [-1]
    seen = {start}
    for _ in range(left):
        nexts: list[int] = []
        next_firsts: list[int] = []
        for k in range(len(frontier)):
            square = frontier[k]
            if square != start and t.terrain(square) == TREE and not flies(t, token):
                continue
            for side in range(4):
                if edge_refusal(t, token, square, side):
                    continue
                beyond = t.map.neighbour(square, side)
                if beyond in seen or passing_refusal(t, token, beyond, square == start):
                    continue
                seen.add(beyond)
                opening = side if firsts[k] < 0 else firsts[k]
                if is_enemy_line(beyond, seat):
                    return opening, POINT * 3
                nexts.append(beyond)
                next_firsts.append(opening)
                if company_refusal(t, token, beyond) or stop_refusal(t, token, beyond):
                    continue
                there = standing(t, token, beyond, steps[beyond])
                if there > value:
                    best, value = opening, there
        frontier, firsts = nexts, next_firsts
    return best, value


def act(t: Labyrinth, seat: int, moves: list[Move]) -> Move:
    """The action that brings most, or the end of the turn."""
    plan = Plan(t, seat)
    now = worth(t, seat)
    best, value = pack(v.END), LEAST
    for move in moves:
        gain = weigh(t, plan, seat, move, now)
        if gain > value:
            best, value = move, gain
    return best


def weigh(t: Labyrinth, plan: Plan, seat: int, move: Move, now: float) -> float:
    """What an action brings."""
    what = verb(move)
    if what == v.MOVE:
        return plan.move_gain(first(move))
    if what == v.REVEAL:
        return REVEAL_WORTH
    if what == v.ATTACK or what == v.SHOOT:
        return plan.fight_gain(move)
    if what == v.SPAWN:
        return LIFE / 2
    if what == v.ENCHANT:
        return 0.5 if t.markers[2 + seat] < 0 else 0.0
    if what not in TRIED:
        return 0.0
    after = t.copy()
    after.answer(seat, move)
    if after.is_over():
        return POINT if after.results[seat] == 2 else -POINT
    return worth(after_of(after), seat) - now - 0.3


def after_of(state: object) -> Labyrinth:
    """A tried state under its own type."""
    assert isinstance(state, Labyrinth)
    return state


def go_on(t: Labyrinth, move: Moving, moves: list[Move]) -> Move:
    """The next step of a move: towards the best square that can still be reached."""
    for answer in moves:
        if verb(answer) == v.TAKE and first(answer) % 17 >= 11:
            return answer
    side, _ = best_square(t, move.token, move.left, Ways(t), move.moved != 0)
    wanted = pack(v.STEP, side) if side >= 0 else pack(v.STOP)
    if wanted in moves:
        return wanted
    return moves[0]
