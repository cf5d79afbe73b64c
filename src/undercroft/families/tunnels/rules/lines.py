"""Lines of Action: six rows of numbers, one picked by a die, struck out one by one as the warrior is hit."""

from __future__ import annotations

from typing import Final

LINES: Final = 6
ALL_LINES: Final = 63
"""The mask of a warrior whose last line is struck out: he is dead."""

_FREE: Final[list[list[int]]] = [
    [line for line in range(1, LINES + 1) if not struck >> (line - 1) & 1] for struck in range(ALL_LINES + 1)
]
_STRUCK: Final[list[list[int]]] = [
    [line for line in range(1, LINES + 1) if struck >> (line - 1) & 1] for struck in range(ALL_LINES + 1)
]


def line_bit(line: int) -> int:
    """The bit of a line, 1 to 6, in the mask of struck-out lines."""
    return 1 << (line - 1)


def is_struck(struck: int, line: int) -> bool:
    """Whether a line is struck out."""
    return struck >> (line - 1) & 1 != 0


def free_lines(struck: int) -> list[int]:
    """The lines a warrior has left; the list is shared and not to be changed.

    >>> free_lines(0b001101)
    [2, 5, 6]
    """
    return _FREE[struck]


def struck_lines(struck: int) -> list[int]:
    """The lines that may be healed; the list is shared and not to be changed."""
    return _STRUCK[struck]


def lines_left(struck: int) -> int:
    """How many more hits a warrior can take; the last of them kills him."""
    return len(_FREE[struck])
