"""The kinds of square and of edge, and the letters that draw them."""

from __future__ import annotations

from typing import Final

FLOOR: Final = 0
GEAR: Final = 1
PIT: Final = 2
TREE: Final = 3
VINES: Final = 4
FOUNTAIN: Final = 5
MIST: Final = 6
WATER: Final = 7
CREVASSE: Final = 8
FALLEN_TREE: Final = 9
BRIDGE: Final = 10
LINE_SQUARE: Final = 11
STUMP: Final = 12

LETTERS: Final = ".RPTVFMWXLB"
TERRAIN_WORDS: Final = (
    "floor",
    "gear",
    "pit",
    "tree",
    "vines",
    "fountain",
    "mist",
    "water",
    "crevasse",
    "fallen-tree",
    "bridge",
    "line",
    "stump",
)

# Kinds of edge, beyond the open edge and the wall that every map of rooms has.
PORTCULLIS: Final = 2
ARROW_SLIT: Final = 3
SECRET_PASSAGE: Final = 4
SCONCE: Final = 5
"""A wall with a sconce that is used from this square."""
SCONCE_BEHIND: Final = 6
"""A wall whose sconce is used from the square beyond."""
RAISED: Final = 7
"""A portcullis that is open and can be closed."""
BROKEN: Final = 8
"""A broken portcullis."""
EMPTY_SCONCE: Final = 9
FIRST_WEB: Final = 10
"""Webs: two kinds for each seat, over an open edge and over a broken portcullis."""
LAST_WEB: Final = 13

EDGE_WORDS: Final = (
    "open",
    "wall",
    "portcullis",
    "arrow-slit",
    "secret-passage",
    "sconce",
    "sconce-behind",
    "raised-portcullis",
    "broken-portcullis",
    "empty-sconce",
    "blue-web",
    "blue-web-over-broken",
    "yellow-web",
    "yellow-web-over-broken",
)

# What lies on a square beside tokens, as bits.
PLANTS: Final = 1  # of the first seat; of the second one 2
STUMP_MARK: Final = 4
CUT_MARK: Final = 8
BROKEN_BRIDGE: Final = 16


def is_web(kind: int) -> bool:
    """Whether an edge bears a web."""
    return FIRST_WEB <= kind <= LAST_WEB


def is_passable(kind: int) -> bool:
    """Whether an edge lets everybody through: open, or a portcullis that is up or broken."""
    return kind == 0 or kind in (RAISED, BROKEN)


def is_gate(kind: int) -> bool:
    """Whether an edge has a portcullis that can be broken."""
    return kind in (PORTCULLIS, RAISED)
