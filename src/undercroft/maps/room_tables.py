"""What never changes about turning rooms: numbering, kinds of edge, turned places, printed designs."""

from __future__ import annotations

from typing import Final

from undercroft.kernel.errors import CorruptError, Phrase
from undercroft.maps.sides import EAST, NORTH, NOWHERE, SOUTH, WEST

ROOMS: Final = 8
ROOM_SQUARES: Final = 25
LINE_SQUARES: Final = 10
NORTH_LINE: Final = 200
SOUTH_LINE: Final = 210
SQUARES: Final = 220
ROWS: Final = 22
COLUMNS: Final = 10
HIDDEN: Final = -1
"""In place of a design: the room lies face down."""

# Kinds of edge, each as one of its two squares sees it. The game numbers its own from FIRST_OWN_KIND on.
OPEN: Final = 0
WALL: Final = 1
FIRST_OWN_KIND: Final = 2
LAST_KIND: Final = 30

WIDTH: Final = 5
ROOM_EDGES: Final = 100
LINES: Final = 8  # in place of a room: the starting lines, which never turn


def _places() -> list[int]:
    """Where each local square lies in its room after each number of quarter turns clockwise."""
    table: list[int] = []
    for quarters in range(4):
        for local in range(ROOM_SQUARES):
            row, column = local // WIDTH, local % WIDTH
            for _ in range(quarters):
                row, column = column, WIDTH - 1 - row
            table.append(row * WIDTH + column)
    return table


PLACES: Final[list[int]] = _places()


def _locals() -> list[int]:
    """Which local square lies on each place of its room after each number of quarter turns clockwise."""
    table = [0] * (4 * ROOM_SQUARES)
    for quarters in range(4):
        for local in range(ROOM_SQUARES):
            table[quarters * ROOM_SQUARES + PLACES[quarters * ROOM_SQUARES + local]] = local
    return table


LOCALS: Final[list[int]] = _locals()


def _inner() -> list[int]:
    """The edge that faces each edge of an unturned room from within the room, -1 on its border."""
    table: list[int] = []
    for local in range(ROOM_SQUARES):
        row, column = local // WIDTH, local % WIDTH
        table.append((local - WIDTH) * 4 + SOUTH if row > 0 else NOWHERE)
        table.append((local + 1) * 4 + WEST if column < WIDTH - 1 else NOWHERE)
        table.append((local + WIDTH) * 4 + NORTH if row < WIDTH - 1 else NOWHERE)
        table.append((local - 1) * 4 + EAST if column > 0 else NOWHERE)
    return table


INNER: Final[list[int]] = _inner()


def _borders() -> list[int]:
    """The edges along each side of a room after each number of turns, from the north or the west."""
    table: list[int] = []
    last = WIDTH - 1
    for quarters in range(4):
        for side in range(4):
            for along in range(WIDTH):
                if side in (NORTH, SOUTH):
                    place = (0 if side == NORTH else last) * WIDTH + along
                else:
                    place = along * WIDTH + (0 if side == WEST else last)
                local = LOCALS[quarters * ROOM_SQUARES + place]
                table.append(local * 4 + ((side - quarters) & 3))
    return table


BORDERS: Final[list[int]] = _borders()


def _empty_board() -> list[int]:
    """What faces what while every room is hidden: only the squares of the starting lines each other."""
    table = [NOWHERE] * (SQUARES * 4)
    for line in (NORTH_LINE, SOUTH_LINE):
        for square in range(line, line + LINE_SQUARES - 1):
            table[square * 4 + EAST] = (square + 1) * 4 + WEST
            table[(square + 1) * 4 + WEST] = square * 4 + EAST
    return table


def _empty_kinds() -> list[int]:
    """The kind of each edge while every room is hidden: walls, but for the starting lines."""
    table = [WALL] * (SQUARES * 4)
    for line in (NORTH_LINE, SOUTH_LINE):
        for square in range(line, line + LINE_SQUARES):
            table[square * 4 + (SOUTH if line == NORTH_LINE else NORTH)] = OPEN
            if square > line:
                table[square * 4 + WEST] = OPEN
                table[(square - 1) * 4 + EAST] = OPEN
    return table


EMPTY_BOARD: Final[list[int]] = _empty_board()
EMPTY_KINDS: Final[list[int]] = _empty_kinds()


def room_towards(room: int, side: int) -> int:
    """The room next to a room on the board, revealed or not, or -1."""
    if side == NORTH:
        return room - 2 if room >= 2 else NOWHERE
    if side == SOUTH:
        return room + 2 if room < ROOMS - 2 else NOWHERE
    if side == EAST:
        return room + 1 if room % 2 == 0 else NOWHERE
    return room - 1 if room % 2 == 1 else NOWHERE


class RoomDesigns:
    """The printed edges of a set of rooms, built once from the data and never changed.

    Each room is six rows of five horizontal edges (north of each square, then the south border) and five rows
    of six vertical ones (west of each square, then the east border). A kind that looks different from its two
    sides is one of a pair: in this data it is written as the northern or western square sees it.
    """

    def __init__(
        self,
        horizontal: list[list[list[int]]],
        vertical: list[list[list[int]]],
        pairs: list[tuple[int, int]] | None = None,
    ) -> None:
        """Read the edges; rooms are numbered in the order given. `pairs` are kinds that mirror each other."""
        self.mirror: list[int] = list(range(LAST_KIND + 1))
        for one, other in pairs or []:
            self.mirror[one] = other
            self.mirror[other] = one
        if len(horizontal) != len(vertical):
            raise CorruptError(
                "{horizontal} rooms have horizontal edges, but {vertical} vertical ones.",
                horizontal=len(horizontal),
                vertical=len(vertical),
            )
        self.count: int = len(horizontal)
        self.kinds: list[int] = []
        for room in range(self.count):
            _check_edges(room, horizontal[room], 6, 5, Phrase("horizontal"))
            _check_edges(room, vertical[room], 5, 6, Phrase("vertical"))
            for local in range(ROOM_SQUARES):
                row, column = local // WIDTH, local % WIDTH
                self.kinds.append(self.mirror[horizontal[room][row][column]])
                self.kinds.append(vertical[room][row][column + 1])
                self.kinds.append(horizontal[room][row + 1][column])
                self.kinds.append(self.mirror[vertical[room][row][column]])


def _check_edges(room: int, edges: list[list[int]], rows: int, columns: int, name: Phrase) -> None:
    """Refuse edges that do not fill a room, or of an unknown kind."""
    if len(edges) != rows or any(len(row) != columns for row in edges):
        raise CorruptError(
            "Room {room} needs {rows} rows of {columns} {name} edges.",
            room=room,
            rows=rows,
            columns=columns,
            name=name,
        )
    for row in edges:
        for kind in row:
            if not 0 <= kind <= LAST_KIND:
                raise CorruptError(
                    "Room {room} has an edge of kind {kind}: 0 to {most} is expected.",
                    room=room,
                    kind=kind,
                    most=LAST_KIND,
                )
