"""From dice to hits: the dice that hit, and the share that a bodyguard may take."""

from __future__ import annotations


def is_hit(die: int, defence: int, sure_from: int) -> bool:
    """Whether a combat die hits: it reaches the defence, or the number that hits whatever the defence.

    >>> is_hit(4, 4, 0), is_hit(3, 4, 0), is_hit(2, 6, 2)
    (True, False, True)
    """
    return die >= defence or 0 < sure_from <= die


def guard_limit(hits: int, left: int) -> int:
    """How many hits a bodyguard may take over: no more than his lines or Health left, before doubling."""
    return hits if hits < left else left
