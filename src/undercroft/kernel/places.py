"""What somebody has seen of a deck: a card in a place, packed with who knows it and where it came from."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = 255
UNSEEN: Final = 1023
"""The item of a place that nobody has looked at yet."""

# A place is item (10 bits), pool (4), band (4), who knows it (8), who or what holds it (8).


def place(item: int, pool: int, band: int, known: int, holder: int) -> int:
    """Pack a place."""
    return item | pool << 10 | band << 14 | known << 18 | holder << 26


def item_of(p: int) -> int:
    """The card in a place."""
    return p & 1023


def pool_of(p: int) -> int:
    """The pool that the card of a place came from."""
    return p >> 10 & 15


def band_of(p: int) -> int:
    """The band that the card of a place came from."""
    return p >> 14 & 15


def known_of(p: int) -> int:
    """The mask of seats that know the card in a place."""
    return p >> 18 & 255


def holder_of(p: int) -> int:
    """Who or what holds the card in a place."""
    return p >> 26


def with_item(p: int, item: int) -> int:
    """A place with another card in it."""
    return p & ~1023 | item


def with_pool(p: int, pool: int) -> int:
    """A place whose card came from another pool."""
    return p & ~(15 << 10) | pool << 10


def with_band(p: int, band: int) -> int:
    """A place whose card came from another band."""
    return p & ~(15 << 14) | band << 14


def is_hidden(p: int, seat: int) -> bool:
    """Whether a place holds a decided card that the seat has not seen."""
    return known_of(p) >> seat & 1 == 0 and item_of(p) != UNSEEN
