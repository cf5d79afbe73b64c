"""Clocks: what is left to each seat. They run for the seats that are asked."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

import msgspec


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time each seat has, in milliseconds: at the start, for each answer, and at most (0: no limit)."""

    start: int
    add: int = 0
    cap: int = 0


EPOCH = time.time_ns() - time.monotonic_ns()
"""What to add to the time since this machine was started; taken once, so that nobody's clock ever jumps."""


def now() -> int:
    """Milliseconds since 1970, as the machine had it when the process began: it may be set meanwhile."""
    return (EPOCH + time.monotonic_ns()) // 1_000_000


def first_clocks(clock: Clock | None, seats: int) -> list[int]:
    """What everybody has at the start; nothing at a table without clocks."""
    return [] if clock is None else [clock.start] * seats


def charged(left: Sequence[int], asked: Iterable[int], since: int, at: int) -> list[int]:
    """The clocks after the asked seats have thought from one moment to another.

    >>> charged([5000, 5000], [1], 1000, 3000)
    [5000, 3000]
    """
    after = list(left)
    for seat in asked:
        if seat < len(after):
            after[seat] -= max(0, at - since)
    return after


def credited(clock: Clock, left: Sequence[int], seat: int) -> list[int]:
    """The clocks after a seat has answered.

    >>> credited(Clock(5000, 1000, 5500), [4000, 5000], 1), credited(Clock(9, 9, 9), [2], 0)
    ([4000, 5500], [9])
    """
    after = list(left)
    after[seat] += clock.add
    if clock.cap:
        after[seat] = min(after[seat], clock.cap)
    return after


def stood_in(clock: Clock, left: Sequence[int], seat: int) -> list[int]:
    """The clocks after a computer has answered for a seat: time that has run out comes back for one answer.

    >>> stood_in(Clock(5000, 1000), [4000, -200], 0), stood_in(Clock(5000, 1000), [4000, -200], 1)
    ([4000, -200], [4000, 800])
    """
    after = list(left)
    after[seat] = max(after[seat], min(after[seat] + clock.add, clock.add))
    return after


def first_to_run_out(left: Sequence[int], asked: Iterable[int], since: int) -> int | None:
    """The moment when the first of the asked seats has no time left; nothing without clocks."""
    ends = [since + left[seat] for seat in asked if seat < len(left)]
    return min(ends) if ends else None
