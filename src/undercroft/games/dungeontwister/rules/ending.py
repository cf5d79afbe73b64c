"""Chapter 7: points, victory, and games that end without it."""

from __future__ import annotations

from typing import Final, cast

from undercroft.games.dungeontwister.rules.box import BREEDS, REGENERATES, TREASURE
from undercroft.games.dungeontwister.rules.events import (
    DRAW_DECLINED,
    ENDED,
)
from undercroft.games.dungeontwister.rules.state import (
    SPAWNED,
    Labyrinth,
)
from undercroft.games.dungeontwister.rules.tokens import (
    FIRST_SPAWN,
    FIRST_THING,
    OUT,
    SEAT_TOKENS,
    TRAP_AT,
    TREE_AT,
)
from undercroft.games.dungeontwister.rules.tools import is_by_fountain
from undercroft.games.dungeontwister.rules.verbs import ACCEPT, LEGAL, NOT_NOW
from undercroft.kernel.deck import holder_of, pool_of
from undercroft.kernel.moves import PASS, Move, Seat, pack, verb
from undercroft.kernel.state import DRAW, LOSS, WIN, Frame, State

RULE_VICTORY: Final = 705
RULE_NOBODY: Final = 706
RULE_DRAW: Final = 707


def finish(t: Labyrinth, rule: int, winner: int) -> None:
    """The game is over: a winner, or -1 for none."""
    if t.log is not None:
        t.tell(ENDED, [t.points[0], t.points[1]])
    results = [DRAW, DRAW]
    if winner >= 0:
        results[winner] = WIN
        results[1 - winner] = LOSS
    t.finish(results, t.points[:], rule)


def by_points(t: Labyrinth) -> int:
    """Who has more points, -1 if they are equal."""
    if t.points[0] == t.points[1]:
        return -1
    return 0 if t.points[0] > t.points[1] else 1


def ends_by_victory(t: Labyrinth) -> bool:
    """Whether a player has the points to win; then the game is over (7.5)."""
    if t.points[0] < t.box.goal and t.points[1] < t.box.goal:
        return False
    winner = by_points(t)
    finish(t, RULE_VICTORY, t.active if winner < 0 else winner)
    return True


def can_anybody_act(t: Labyrinth, seat: int) -> bool:
    """Whether a seat has somebody on the board who can act in a turn (2.5)."""
    if t.markers[TRAP_AT + seat] >= 0 or t.markers[TREE_AT + seat] >= 0:
        return True
    for token in t.characters(seat):
        if not t.is_wounded(token) or t.has(token, REGENERATES):
            return True
        if is_by_fountain(t, t.at[token]) and t.standing(t.at[token]) < 0:
            return True
    return False


def hidden_characters(t: Labyrinth, seat: int) -> int:
    """How many of a seat's characters lie face down on rooms: everybody knows the number."""
    count = 0
    for place in t.force(seat).held:
        if holder_of(place) < 8 and pool_of(place) == 0:
            count += 1
    return count


def can_reach_goal(t: Labyrinth, seat: int) -> bool:
    """Whether a seat can still come to the points that win, by what everybody knows (7.6).

    Its own characters may leave and the others may die; those that are face down may be any of the game.
    """
    box = t.box
    hidden, foes = hidden_characters(t, seat), hidden_characters(t, 1 - seat)
    total = t.points[seat] + hidden * box.games[t.scenario].best[seat] + foes
    for owner in range(2):
        first = owner * SEAT_TOKENS
        breeds = (hidden if owner == seat else foes) > 0
        for token in range(first, first + FIRST_THING):
            if total >= box.goal:
                return True
            if t.kind[token] >= 0 and t.at[token] != OUT:
                total += box.leaving[t.kind[token]] if owner == seat else 1
                breeds = breeds or (token < first + FIRST_SPAWN and t.has(token, BREEDS))
        if breeds:
            total += box.spawnlings - t.supplies[SPAWNED + owner]
        total += treasures_left(t, owner)
    return total >= box.goal


def treasures_left(t: Labyrinth, seat: int) -> int:
    """How many treasures of a seat may still be carried out."""
    count = t.box.games[t.scenario].treasures[seat]
    first = seat * SEAT_TOKENS
    for token in range(first + FIRST_THING, first + SEAT_TOKENS):
        if t.kind[token] >= 0 and t.at[token] == OUT and t.has(token, TREASURE):
            count -= 1
    return count


def ends_without_victory(t: Labyrinth) -> bool:
    """Whether the game ends after a turn although nobody has won (7.6, 7.7)."""
    if not can_anybody_act(t, 0) and not can_anybody_act(t, 1):
        finish(t, RULE_NOBODY, by_points(t))
        return True
    if not can_reach_goal(t, 0) and not can_reach_goal(t, 1):
        finish(t, RULE_NOBODY, by_points(t))
        return True
    if t.idle >= 2 * t.box.last_turns:
        finish(t, RULE_DRAW, by_points(t))
        return True
    return False


class DrawOffer(Frame):
    """A player offers a draw, the other accepts it or not (7.7)."""

    def __init__(self, step: int = 0) -> None:
        super().__init__(step)

    def fields(self) -> list[int]:
        return [self.step]

    def of(self, v: list[int]) -> Frame:
        return DrawOffer(v[0])

    def advance(self, s: State) -> None:
        t = cast(Labyrinth, s)
        if self.step:
            t.end()
        else:
            t.ask(1 - t.active)

    def offer(self, s: State, seat: Seat) -> list[Move]:
        return [PASS, pack(ACCEPT)]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        return LEGAL if verb(move) == ACCEPT or move == PASS else NOT_NOW

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Labyrinth, s)
        self.step = 1
        if move != PASS:
            finish(t, RULE_DRAW, -1)
        elif t.log is not None:
            t.tell(DRAW_DECLINED, [seat])
