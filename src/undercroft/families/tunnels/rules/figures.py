"""Figures by number: 0 to 7 are Humans, 8 to 23 Troglodytes, 24 to 31 other Demon warriors."""

from __future__ import annotations

from typing import Final

FIGURES: Final = 32
FIRST_TROG: Final = 8
FIRST_DEMON: Final = 24
HUMANS: Final = 0xFF
TROGS: Final = 0xFFFF00
DEMONS: Final = 0xFF000000
DARK: Final = 0xFFFFFF00
"""The figures of the Demon side, as a mask; the three above likewise."""

TROG_GROUP: Final = 32
"""In place of a figure: all ordinary Troglodytes of a tile as a target, or all Troglodytes for a bonus."""
NOBODY: Final = 255

OFF: Final = -1
"""In place of a slot: not on the map."""


def is_human(figure: int) -> bool:
    """Whether a figure is of the Human side."""
    return figure < FIRST_TROG


def is_trog(figure: int) -> bool:
    """Whether a figure is a Troglodyte, ordinary or tough."""
    return FIRST_TROG <= figure < FIRST_DEMON


# ---- a figure with its kind, for the log: a figure may come back as something else

KIND_SHIFT: Final = 8
NUMBER_SHIFT: Final = 16
TAG_MASK: Final = 0xFF


def tagged(figure: int, kind: int, number: int) -> int:
    """A figure as the kind that it is now, with the number that tells it from others, or 0.

    >>> tag = tagged(9, 3, 2)
    >>> is_tagged(tag), figure_of(tag), kind_of(tag), number_of(tag), is_tagged(9)
    (True, 9, 3, 2, False)
    """
    return figure | (kind + 1) << KIND_SHIFT | number << NUMBER_SHIFT


def is_tagged(tag: int) -> bool:
    """Whether a figure is told with its kind."""
    return tag > TAG_MASK


def figure_of(tag: int) -> int:
    """The figure of a tag."""
    return tag & TAG_MASK


def kind_of(tag: int) -> int:
    """The kind that it was, -1 if none is told."""
    return (tag >> KIND_SHIFT & TAG_MASK) - 1


def number_of(tag: int) -> int:
    """The number that it had, 0 if none is told."""
    return tag >> NUMBER_SHIFT
