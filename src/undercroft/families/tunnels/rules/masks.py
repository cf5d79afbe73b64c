"""Sets of up to 32 figures as one number: who stands on a tile, who has acted."""

from __future__ import annotations

from mypy_extensions import i64


def count(mask: i64) -> int:
    """How many figures are in a set: neighbouring bits are added up, then pairs, fours and bytes.

    >>> count(0), count(0b1011), count(1 << 31), count((1 << 32) - 1)
    (0, 3, 1, 32)
    """
    mask = mask - (mask >> 1 & 0x55555555)
    mask = (mask & 0x33333333) + (mask >> 2 & 0x33333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F
    return mask * 0x01010101 >> 24 & 255


def lowest(mask: i64) -> int:
    """The first figure of a set, which must not be empty.

    >>> lowest(0b101000)
    3
    """
    at: i64 = 0
    while mask & 255 == 0:
        mask >>= 8
        at += 8
    while mask & 1 == 0:
        mask >>= 1
        at += 1
    return at


def members(mask: i64) -> list[int]:
    """The figures of a set, in order.

    >>> members(0b100101), members(1 << 31)
    ([0, 2, 5], [31])
    """
    found: list[int] = []
    at: i64 = 0
    while mask:
        if mask & 255 == 0:
            mask >>= 8
            at += 8
            continue
        if mask & 1:
            found.append(at)
        mask >>= 1
        at += 1
    return found
