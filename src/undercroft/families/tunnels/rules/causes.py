"""What causes an effect or a hit: combat, a card, a tile, a square, a gift, the scenario; and which."""

from __future__ import annotations

from typing import Final

BY_COMBAT: Final = 0
BY_SHOT: Final = 1
BY_CARD: Final = 2
BY_TILE: Final = 3
BY_SQUARE: Final = 4
BY_SCENARIO: Final = 5
BY_POSSESSED: Final = 6
BY_GIFT: Final = 7

SORT_BITS: Final = 3


def caused(sort: int, number: int) -> int:
    """A card, kind of tile, square or gift as a cause.

    >>> cause_sort(caused(BY_TILE, 9)) == BY_TILE, cause_number(caused(BY_TILE, 9))
    (True, 9)
    """
    return sort | number << SORT_BITS


def cause_sort(cause: int) -> int:
    """What sort of cause it is."""
    return cause & (1 << SORT_BITS) - 1


def cause_number(cause: int) -> int:
    """Which card, kind of tile, square or gift it is."""
    return cause >> SORT_BITS
