"""Sets of up to 32 figures as one number: who stands on a tile, who has acted."""

from __future__ import annotations

from typing import Final

_ONES: Final[list[int]] = [bin(n).count("1") for n in range(256)]


def count(mask: int) -> int:
    """How many figures are in a set.

    >>> count(0), count(0b1011), count(1 << 31)
    (0, 3, 1)
    """
    return _ONES[mask & 255] + _ONES[mask >> 8 & 255] + _ONES[mask >> 16 & 255] + _ONES[mask >> 24 & 255]


def lowest(mask: int) -> int:
    """The first figure of a set, which must not be empty.

    >>> lowest(0b101000)
    3
    """
    at = 0
    while mask & 255 == 0:
        mask >>= 8
        at += 8
    while mask & 1 == 0:
        mask >>= 1
        at += 1
    return at


def members(mask: int) -> list[int]:
    """The figures of a set, in order.

    >>> members(0b100101)
    [0, 2, 5]
    """
    found: list[int] = []
    at = 0
    while mask:
        if mask & 1:
            found.append(at)
        mask >>= 1
        at += 1
    return found
