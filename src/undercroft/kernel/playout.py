"""Random play at full speed, for measures, search and long tests."""

from __future__ import annotations

from undercroft.kernel.chance import Dice
from undercroft.kernel.errors import CorruptError
from undercroft.kernel.state import State


class Tally:
    """What a playout counted: questions with at least two answers, and forced ones apart."""

    def __init__(self) -> None:
        self.decisions = 0
        self.forced = 0


def playout(s: State, dice: Dice, limit: int, tally: Tally) -> None:
    """Play a game to its end by random answers, listing the legal moves at each question."""
    for _ in range(limit):
        if s.asked == 0:
            return
        seat = s.asked_seat()
        moves = s.stack[-1].offer(s, seat)
        n = len(moves)
        if n == 1:
            tally.forced += 1
            s.answer(seat, moves[0])
        elif n == 0:
            raise CorruptError("Seat {seat} is asked and offered nothing.", seat=seat + 1)
        else:
            tally.decisions += 1
            s.answer(seat, moves[dice.below(n)])
    if s.asked:
        raise CorruptError("The game did not end within {limit} answers.", limit=limit)


def copy_often(s: State, times: int) -> None:
    """Copy a state so many times, for measures."""
    for _ in range(times):
        s.copy()
