"""The board of turning rooms a second way: every room turned by hand and written onto a board of 22 by 10."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

OUTSIDE = 1
N, E, S, W = range(4)


class Design(NamedTuple):
    """A room as the data has it."""

    name: str
    terrain: list[str]
    h: list[list[int]]
    v: list[list[int]]


def forest() -> list[Design]:
    data = json.loads((Path(__file__).parent / "data" / "forest_rooms.json").read_text(encoding="utf-8"))
    return [Design(room["id"], room["terrain"], room["h"], room["v"]) for room in data["rooms"]]


class Turned(NamedTuple):
    """A room as it lies: which printed square is where, and its edges as the data would write them."""

    squares: list[list[int]]
    h: list[list[int]]
    v: list[list[int]]


def as_printed(design: Design) -> Turned:
    return Turned([[row * 5 + column for column in range(5)] for row in range(5)], design.h, design.v)


def quarter(room: Turned) -> Turned:
    """A clockwise quarter: (r, c) goes to (c, 4 - r); a lying edge that comes to stand swaps its sconce."""
    squares = [[0] * 5 for _ in range(5)]
    h = [[0] * 5 for _ in range(6)]
    v = [[0] * 6 for _ in range(5)]
    for r in range(5):
        for c in range(5):
            squares[c][4 - r] = room.squares[r][c]
    for r in range(6):
        for c in range(5):
            code = room.h[r][c]
            v[c][5 - r] = {5: 6, 6: 5}.get(code, code)
    for r in range(5):
        for c in range(6):
            h[c][4 - r] = room.v[r][c]
    return Turned(squares, h, v)


def turned_by_hand(design: Design, quarters: int) -> Turned:
    room = as_printed(design)
    for _ in range(quarters % 4):
        room = quarter(room)
    return room


class SlowBoard:
    """Squares by row and column, and for each square and side the code of its own edge."""

    def __init__(self, lying: dict[int, tuple[Design, int]]) -> None:
        self.square: dict[tuple[int, int], int] = {}
        self.code: dict[tuple[int, int, int], int] = {}
        for column in range(10):
            self._line(0, column, 200 + column, S)
            self._line(21, column, 210 + column, N)
        for number, (design, quarters) in lying.items():
            room = turned_by_hand(design, quarters)
            top, left = 1 + number // 2 * 5, number % 2 * 5
            for r in range(5):
                for c in range(5):
                    self.square[top + r, left + c] = number * 25 + room.squares[r][c]
                    self.code[top + r, left + c, N] = room.h[r][c]
                    self.code[top + r, left + c, S] = room.h[r + 1][c]
                    self.code[top + r, left + c, W] = room.v[r][c]
                    self.code[top + r, left + c, E] = room.v[r][c + 1]

    def _line(self, row: int, column: int, square: int, inward: int) -> None:
        self.square[row, column] = square
        self.code[row, column, inward] = 0
        self.code[row, column, 2 - inward] = OUTSIDE
        self.code[row, column, W] = 0 if column > 0 else OUTSIDE
        self.code[row, column, E] = 0 if column < 9 else OUTSIDE


def as_the_square_sees_it(code: int, side: int) -> int:
    """Code 5 is a sconce used from the northern or western square; each square has its own view of it."""
    if code in (5, 6) and side in (N, W):
        return 11 - code
    return code
