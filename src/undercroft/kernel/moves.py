"""A move is one int inside: a verb and up to three operands, packed so that it stays a small int.

>>> m = pack(5, 2, 0, 7)
>>> verb(m), first(m), second(m), third(m)
(5, 2, 0, 7)
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Move: TypeAlias = int
Seat: TypeAlias = int

PASS: Final = 0
"""The move that every game shares: decline to answer."""


def pack(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> Move:
    """Pack a verb (0..63) and three operands (0..255) into a move."""
    return verb | a << 6 | b << 14 | c << 22


def verb(move: i64) -> int:
    """The verb of a move."""
    return move & 63


def first(move: i64) -> int:
    """The first operand of a move."""
    return move >> 6 & 255


def second(move: i64) -> int:
    """The second operand of a move."""
    return move >> 14 & 255


def third(move: i64) -> int:
    """The third operand of a move."""
    return move >> 22 & 255
