"""A move is one int inside: a verb and up to three operands, packed so that it stays a small int.

>>> m = pack(5, 2, 0, 7)
>>> verb(m), first(m), second(m), third(m)
(5, 2, 0, 7)
"""

from __future__ import annotations

from typing import Final, TypeAlias

Move: TypeAlias = int
Seat: TypeAlias = int

PASS: Final = 0
"""The move that every game shares: decline to answer."""


def pack(verb: int, a: int = 0, b: int = 0, c: int = 0) -> Move:
    """Pack a verb (0..63) and three operands (0..255) into a move."""
    return verb | a << 6 | b << 14 | c << 22


def verb(move: Move) -> int:
    """The verb of a move."""
    return move & 63


def first(move: Move) -> int:
    """The first operand of a move."""
    return move >> 6 & 255


def second(move: Move) -> int:
    """The second operand of a move."""
    return move >> 14 & 255


def third(move: Move) -> int:
    """The third operand of a move."""
    return move >> 22 & 255
