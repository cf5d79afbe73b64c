"""From dice to hits: the dice that hit, and the share that a bodyguard may take."""

from __future__ import annotations

from typing import Final

HITS_BITS: Final = 4
SHARE_BITS: Final = 10


def is_hit(die: int, defence: int, sure_from: int) -> bool:
    """Whether a combat die hits: it reaches the defence, or the number that hits whatever the defence.

    >>> is_hit(4, 4, 0), is_hit(3, 4, 0), is_hit(2, 6, 2)
    (True, False, True)
    """
    return die >= defence or 0 < sure_from <= die


def guard_limit(hits: int, left: int) -> int:
    """How many hits a bodyguard may take over: no more than his lines or Health left, before doubling."""
    return hits if hits < left else left


# ---- who takes how many hits over: one number, the last share in the lowest bits


def with_share(shares: int, guard: int, hits: int) -> int:
    """Shares with one more.

    >>> shares = with_share(with_share(0, 3, 2), 9, 1)
    >>> guard_in(last_share(shares)), hits_in(last_share(shares)), without_last(shares) == with_share(0, 3, 2)
    (9, 1, True)
    """
    return shares << SHARE_BITS | guard << HITS_BITS | hits


def last_share(shares: int) -> int:
    """The share that was added last."""
    return shares & (1 << SHARE_BITS) - 1


def without_last(shares: int) -> int:
    """The shares before the last one."""
    return shares >> SHARE_BITS


def guard_in(share: int) -> int:
    """Who takes a share."""
    return share >> HITS_BITS


def hits_in(share: int) -> int:
    """How many hits a share has."""
    return share & (1 << HITS_BITS) - 1
