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
SQUARES: Final = {letter: number for number, letter in enumerate(LETTERS)}
LINES: Final = 11
WIDTH: Final = 21


def read_room(name: str, drawing: str) -> tuple[list[int], list[list[int]], list[list[int]]]:
    """The squares, horizontal and vertical edges of a drawn room; the first fault of a drawing is raised."""
    for error in drawing_faults(name, drawing):
        raise error
    terrain: list[int] = []
    horizontal: list[list[int]] = []
    vertical: list[list[int]] = []
    for number, line in enumerate(lines_of(drawing)):
        if number % 2 == 0:
            horizontal.append([LYING[text] for text, _ in signs(number, line)])
        else:
            vertical.append([STANDING[text] for text, known in signs(number, line) if known is STANDING])
            terrain += [SQUARES[text] for text, known in signs(number, line) if known is SQUARES]
    return terrain, horizontal, vertical


def lines_of(drawing: str) -> list[str]:
    """The lines of a drawing, all of full width."""
    return [line.rstrip().ljust(WIDTH) for line in drawing.strip("\n").split("\n")]


def signs(number: int, line: str) -> list[tuple[str, dict[str, int]]]:
    """The signs of a line, each with those that are known at its place."""
    if number % 2 == 0:
        return [(line[4 * c + 1 : 4 * c + 4], LYING) for c in range(5)]
    found = [(line[4 * c], STANDING) for c in range(6)]
    return found + [(line[4 * c + 2], SQUARES) for c in range(5)]


def drawing_faults(name: str, drawing: str) -> list[UnreadableError]:
    """All that is wrong with a drawing."""
    lines = lines_of(drawing)
    if len(lines) != LINES or any(len(line) > WIDTH for line in lines):
        return [
            UnreadableError(
                "The drawing of {room} needs {lines} lines of at most {width} signs.",
                room=name,
                lines=LINES,
                width=WIDTH,
            )
        ]
    found: list[UnreadableError] = []
    gears = 0
    for number, line in enumerate(lines):
        for text, known in signs(number, line):
            if text not in known:
                found.append(
                    UnreadableError(
                        "The drawing of {room} has {sign!r} in line {line}; known there are {known}.",
                        room=name,
                        sign=text,
                        line=number + 1,
                        known=" ".join(repr(one) for one in known),
                    )
                )
            gears += known is SQUARES and SQUARES.get(text) == GEAR
    if gears != 1:
        found.append(
            UnreadableError("The room {room} needs one rotation gear, not {count}.", room=name, count=gears)
        )
    return found
