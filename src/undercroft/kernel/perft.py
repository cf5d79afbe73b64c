# interpreted: walks copies of a state; the rules it walks are compiled
"""Perft: how many lines of play a position has to a depth. One wrong rule changes a number."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.kernel.chance import forced_draw, forced_roll
from undercroft.kernel.errors import ChanceNeeded
from undercroft.kernel.game import Game
from undercroft.kernel.moves import Move, Seat
from undercroft.kernel.state import State


def perft(game: Game, s: State, depth: int) -> int:
    """Count the lines of play.

    Each decision is a ply, chance branches over its distinct results, forced questions add nothing.
    """
    if s.is_over() or depth == 0:
        return 1
    return sum(divide(game, s, depth).values())


def divide(game: Game, s: State, depth: int) -> dict[str, int]:
    """The count below each move of the next decision: on failure, this finds the wrong rule."""
    seat = s.asked_seat()
    counts: dict[str, int] = {}
    for move in s.offer(seat):
        words = game.move_words(s, seat, move)
        counts[words] = sum(perft(game, after, depth - 1) for after in outcomes(game, s, seat, move))
    return counts


def outcomes(game: Game, s: State, seat: Seat, move: Move) -> Iterator[State]:
    """Every state that a move may lead to: one for each distinct run of chance results."""
    scripts: list[list[int]] = [s.forced[:]]
    while scripts:
        script = scripts.pop()
        after = s.copy()
        after.rng = 0
        after.forced = script[:]
        try:
            after.answer(seat, move)
            while after.is_forced():
                only = after.asked_seat()
                after.answer(only, after.offer(only)[0])
        except ChanceNeeded as need:
            scripts += [[*script, forced] for forced in distinct(game, s, need)]
        else:
            yield after


def distinct(game: Game, s: State, need: ChanceNeeded) -> list[int]:
    """The results that may come, one of each class of cards that are alike, the first to be tried last."""
    if need.kind == 0:
        return [forced_roll(result) for result in reversed(need.results)]
    deck = need.kind - 1
    seen: dict[object, int] = {}
    for item in need.results:
        seen.setdefault(game.card_class(s, deck, item), item)
    return [forced_draw(deck, item) for item in reversed(seen.values())]
