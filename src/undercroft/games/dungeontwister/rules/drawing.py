# interpreted: reads drawings, once per set of data
"""Rooms drawn as text: squares and edges from lines of signs."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeontwister.rules.terrain import (
    ARROW_SLIT,
    GEAR,
    LETTERS,
    PORTCULLIS,
    SCONCE,
    SCONCE_BEHIND,
    SECRET_PASSAGE,
)
from undercroft.kernel.errors import UnreadableError
from undercroft.maps.room_tables import OPEN, WALL

LYING: Final = {
    "   ": OPEN,
    "---": WALL,
    "===": PORTCULLIS,
    "-o-": ARROW_SLIT,
    "-s-": SECRET_PASSAGE,
    "-^-": SCONCE,
    "-v-": SCONCE_BEHIND,
}
STANDING: Final = {
    " ": OPEN,
    "|": WALL,
    "H": PORTCULLIS,
    "o": ARROW_SLIT,
    "s": SECRET_PASSAGE,
    "<": SCONCE,
    ">": SCONCE_BEHIND,
}
LINES: Final = 11
WIDTH: Final = 21


def read_room(name: str, drawing: str) -> tuple[list[int], list[list[int]], list[list[int]]]:
    """The squares, horizontal and vertical edges of a drawn room."""
    lines = [line.rstrip() for line in drawing.strip("\n").split("\n")]
    if len(lines) != LINES or any(len(line) > WIDTH for line in lines):
        raise UnreadableError(
            "The drawing of {room} needs {lines} lines of at most {width} signs.",
            room=name,
            lines=LINES,
            width=WIDTH,
        )
    terrain: list[int] = []
    horizontal: list[list[int]] = []
    vertical: list[list[int]] = []
    for number, line in enumerate(lines):
        line = line.ljust(WIDTH)
        if number % 2 == 0:
            edges = [line[4 * c + 1 : 4 * c + 4] for c in range(5)]
            horizontal.append([sign(name, number, edge, LYING) for edge in edges])
        else:
            vertical.append([sign(name, number, line[4 * c], STANDING) for c in range(6)])
            letters = [line[4 * c + 2] for c in range(5)]
            terrain += [sign(name, number, letter, SQUARES) for letter in letters]
    if terrain.count(GEAR) != 1:
        raise UnreadableError(
            "The room {room} needs one rotation gear, not {count}.", room=name, count=terrain.count(GEAR)
        )
    return terrain, horizontal, vertical


SQUARES: Final = {letter: number for number, letter in enumerate(LETTERS)}


def sign(name: str, line: int, text: str, known: dict[str, int]) -> int:
    """What a sign of a drawing means."""
    if text not in known:
        raise UnreadableError(
            "The drawing of {room} has {sign!r} in line {line}; known there are {known}.",
            room=name,
            sign=text,
            line=line + 1,
            known=" ".join(repr(one) for one in known),
        )
    return known[text]
