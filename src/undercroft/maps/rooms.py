"""The map of turning rooms: eight rooms of five by five squares between two starting lines.

Squares are numbered room by room: ``room * 25 + local``, where the local number counts the squares of a room
row by row *as it is printed*. So a room that turns moves nothing: only the links over its border change.
Rooms 0 to 7 lie in four rows of two, from north to south, west before east. Squares 200 to 209 are the
northern starting line, 210 to 219 the southern one. The board has 22 rows and 10 columns, counted from its
north-west corner; the starting lines are its first and last row.

A side is always meant as it lies on the board. An *edge* is one side of one square, numbered
``square * 4 + side as printed``: ``facing`` and ``kinds`` are lists over these numbers.
"""

from __future__ import annotations

from undercroft.kernel.errors import CorruptError, IllegalError
from undercroft.maps.room_tables import (
    BORDERS,
    COLUMNS,
    EMPTY_BOARD,
    EMPTY_KINDS,
    HIDDEN,
    INNER,
    LAST_KIND,
    LINE_SQUARES,
    LINES,
    LOCALS,
    NORTH_LINE,
    OPEN,
    PLACES,
    ROOM_EDGES,
    ROOM_SQUARES,
    ROOMS,
    ROWS,
    SOUTH_LINE,
    SQUARES,
    WIDTH,
    RoomDesigns,
    room_towards,
)
from undercroft.maps.sides import NORTH, NOWHERE, SOUTH


class Rooms:
    """The board of turning rooms as it lies now.

    For reading only: ``lying`` is the design of each room or HIDDEN, ``turns`` its quarter turns clockwise,
    ``kinds`` the kind of each edge, ``facing`` the edge on the other side of each edge, or -1 where there is
    nothing beyond or the room beyond is hidden.

    >>> from undercroft.maps.room_tables import NORTH_LINE, RoomDesigns
    >>> bare = [[[1] * 5, [0] * 5, [0] * 5, [0] * 5, [0] * 5, [0] * 5]]
    >>> rooms = Rooms(RoomDesigns(bare, [[[0] * 6] * 5]))
    >>> rooms.neighbour(NORTH_LINE, SOUTH)
    -1
    >>> rooms.reveal(0, 0, 0)
    >>> rooms.neighbour(NORTH_LINE, SOUTH), rooms.is_open(NORTH_LINE, SOUTH)
    (0, False)
    >>> rooms.turn_room(0, 1)
    >>> rooms.neighbour(NORTH_LINE, SOUTH), rooms.is_open(NORTH_LINE, SOUTH)
    (20, True)
    >>> rooms.row_of(0), rooms.column_of(0), rooms.square_at(1, 4)
    (1, 4, 0)
    """

    # A copy shares every list with its original until one of the two is changed.

    def __init__(self, designs: RoomDesigns, like: Rooms | None = None) -> None:
        """A board with all rooms hidden, or one that shares all with another (which `copy` makes safe)."""
        self.designs: RoomDesigns = designs
        if like is None:
            self.lying: list[int] = [HIDDEN] * ROOMS
            self.turns: list[int] = [0] * (ROOMS + 1)
            self.facing: list[int] = EMPTY_BOARD
            self.kinds: list[int] = EMPTY_KINDS
            self._links_shared: bool = True
            self._kinds_shared: bool = True
        else:
            self.lying = like.lying
            self.turns = like.turns
            self.facing = like.facing
            self.kinds = like.kinds
            self._links_shared = True
            self._kinds_shared = True

    def copy(self) -> Rooms:
        """An independent board, equal to this one."""
        self._links_shared = True
        self._kinds_shared = True
        return Rooms(self.designs, self)

    def _own_links(self) -> None:
        """Make all but the kinds this board's own before it is changed."""
        if self._links_shared:
            self.lying = self.lying[:]
            self.turns = self.turns[:]
            self.facing = self.facing[:]
            self._links_shared = False

    def _own_kinds(self) -> None:
        """Make the kinds this board's own before one is changed."""
        if self._kinds_shared:
            self.kinds = self.kinds[:]
            self._kinds_shared = False

    # Where squares are

    def is_revealed(self, room: int) -> bool:
        """Whether a room lies face up."""
        return self.lying[room] >= 0

    def row_of(self, square: int) -> int:
        """The row of the board that a square lies in now."""
        room = square // ROOM_SQUARES
        if room == LINES:
            return 0 if square < SOUTH_LINE else ROWS - 1
        place = PLACES[self.turns[room] * ROOM_SQUARES + square % ROOM_SQUARES]
        return 1 + room // 2 * WIDTH + place // WIDTH

    def column_of(self, square: int) -> int:
        """The column of the board that a square lies in now."""
        room = square // ROOM_SQUARES
        if room == LINES:
            return (square - NORTH_LINE) % LINE_SQUARES
        place = PLACES[self.turns[room] * ROOM_SQUARES + square % ROOM_SQUARES]
        return room % 2 * WIDTH + place % WIDTH

    def square_at(self, row: int, column: int) -> int:
        """The square that lies at a row and column now; -1 in a hidden room or off the board."""
        if not 0 <= row < ROWS or not 0 <= column < COLUMNS:
            return NOWHERE
        if row == 0:
            return NORTH_LINE + column
        if row == ROWS - 1:
            return SOUTH_LINE + column
        room = (row - 1) // WIDTH * 2 + column // WIDTH
        if self.lying[room] < 0:
            return NOWHERE
        place = (row - 1) % WIDTH * WIDTH + column % WIDTH
        return room * ROOM_SQUARES + LOCALS[self.turns[room] * ROOM_SQUARES + place]

    # Edges

    def edge(self, square: int, side: int) -> int:
        """The number of the edge on a side of a square, as the room lies now."""
        return square * 4 + ((side - self.turns[square // ROOM_SQUARES]) & 3)

    def neighbour(self, square: int, side: int) -> int:
        """The square beyond a side, whatever the edge; -1 at a hidden room or off the board."""
        return self.facing[self.edge(square, side)] >> 2

    def edge_kind(self, square: int, side: int) -> int:
        """The kind of a square's own edge; on a border between rooms that of its own room alone."""
        return self.kinds[self.edge(square, side)]

    def facing_kind(self, square: int, side: int) -> int:
        """The kind of the edge that the square beyond has on this side, as it sees it; -1 if none."""
        other = self.facing[self.edge(square, side)]
        return NOWHERE if other < 0 else self.kinds[other]

    def is_open(self, square: int, side: int) -> bool:
        """Whether there is a square beyond a side and both facing edges are open."""
        edge = self.edge(square, side)
        other = self.facing[edge]
        return other >= 0 and self.kinds[edge] == OPEN and self.kinds[other] == OPEN

    def room_beyond(self, square: int, side: int) -> int:
        """The other room that a side of a square borders on, revealed or not; -1 for none."""
        room = square // ROOM_SQUARES
        if room == LINES:
            if side != (SOUTH if square < SOUTH_LINE else NORTH):
                return NOWHERE
            return (0 if square < SOUTH_LINE else ROOMS - 2) + self.column_of(square) // WIDTH
        if INNER[self.edge(square, side) % ROOM_EDGES] >= 0:
            return NOWHERE
        return room_towards(room, side)

    def set_kind(self, square: int, side: int, kind: int) -> None:
        """Change the kind of an edge, for both squares if both are in one room."""
        if not 0 <= kind <= LAST_KIND:
            raise IllegalError(
                "{kind} is no kind of edge: a number from 0 to {most} is expected.", kind=kind, most=LAST_KIND
            )
        self._own_kinds()
        edge = self.edge(square, side)
        other = self.facing[edge]
        self.kinds[edge] = kind
        if other >= 0 and other // ROOM_EDGES == edge // ROOM_EDGES:
            self.kinds[other] = self.designs.mirror[kind]

    # Revealing and turning

    def reveal(self, room: int, design: int, quarters: int) -> None:
        """Turn a hidden room face up: which design it is and how it lies, in quarter turns clockwise."""
        if self.lying[room] >= 0:
            raise IllegalError("Room {room} is revealed already.", room=room)
        if not 0 <= design < self.designs.count:
            raise IllegalError(
                "There is no room design {design}: 0 to {most} is expected.",
                design=design,
                most=self.designs.count - 1,
            )
        self._own_links()
        self._own_kinds()
        self.lying[room] = design
        self.turns[room] = quarters & 3
        first = room * ROOM_EDGES
        for edge in range(ROOM_EDGES):
            self.kinds[first + edge] = self.designs.kinds[design * ROOM_EDGES + edge]
            other = INNER[edge]
            if other >= 0:
                self.facing[first + edge] = first + other
        self._renew_border(room)

    def turn_room(self, room: int, quarters: int) -> None:
        """Turn a revealed room by quarter turns clockwise (negative: anticlockwise)."""
        if self.lying[room] < 0:
            raise IllegalError("Room {room} is hidden: only a revealed room can be turned.", room=room)
        self._own_links()
        self.turns[room] = (self.turns[room] + quarters) & 3
        self._renew_border(room)

    def _renew_border(self, room: int) -> None:
        """Link the border of one room to what lies around it."""
        for side in range(4):
            for along in range(WIDTH):
                edge = room * ROOM_EDGES + BORDERS[self.turns[room] * 20 + side * WIDTH + along]
                other = self._across(room, side, along)
                self.facing[edge] = other
                if other >= 0:
                    self.facing[other] = edge

    def _across(self, room: int, side: int, along: int) -> int:
        """The edge that faces a room's border at one place along a side, or -1."""
        other = room_towards(room, side)
        if other >= 0:
            if self.lying[other] < 0:
                return NOWHERE
            return other * ROOM_EDGES + BORDERS[self.turns[other] * 20 + (side ^ 2) * WIDTH + along]
        if side == NORTH:
            return (NORTH_LINE + room % 2 * WIDTH + along) * 4 + SOUTH
        if side == SOUTH:
            return (SOUTH_LINE + room % 2 * WIDTH + along) * 4 + NORTH
        return NOWHERE

    # Saving

    def fields(self) -> list[list[int]]:
        """The designs, the turns, and each edge that is not as printed, followed by its kind."""
        changed: list[int] = []
        for room in range(ROOMS + 1):
            printed = self._printed(room)
            first = room * ROOM_EDGES
            if self.kinds[first : first + len(printed)] != printed:
                for edge in range(len(printed)):
                    if self.kinds[first + edge] != printed[edge]:
                        changed.append(first + edge)
                        changed.append(self.kinds[first + edge])
        return [self.lying, self.turns[:ROOMS], changed]

    def _printed(self, room: int) -> list[int]:
        """The kinds that the edges of a room or of the starting lines had before anything happened."""
        if room == LINES or self.lying[room] < 0:
            return EMPTY_KINDS[room * ROOM_EDGES : (room + 1) * ROOM_EDGES]
        design = self.lying[room]
        return self.designs.kinds[design * ROOM_EDGES : (design + 1) * ROOM_EDGES]


def rooms_from_fields(designs: RoomDesigns, fields: list[list[int]]) -> Rooms:
    """The board whose `fields` these are; refused if they contradict each other."""
    if len(fields) != 3:
        raise CorruptError(
            "A board of rooms has 3 lists: designs, turns and changed edges; here are {given}.",
            given=len(fields),
        )
    lying, turns, changed = fields
    if len(lying) != ROOMS or len(turns) != ROOMS or len(changed) % 2:
        raise CorruptError(
            "A board needs {rooms} designs, {rooms} turns, and pairs of an edge and its kind.", rooms=ROOMS
        )
    rooms = Rooms(designs)
    for room in range(ROOMS):
        if not HIDDEN <= lying[room] < designs.count or not 0 <= turns[room] <= 3:
            raise CorruptError(
                "Room {room} cannot be design {design} after {turns} quarter turns.",
                room=room,
                design=lying[room],
                turns=turns[room],
            )
        if lying[room] >= 0:
            rooms.reveal(room, lying[room], turns[room])
        elif turns[room]:
            raise CorruptError("Room {room} is hidden, so nothing is known of its turns.", room=room)
    for pair in range(0, len(changed), 2):
        edge, kind = changed[pair], changed[pair + 1]
        if not 0 <= edge < SQUARES * 4 or not 0 <= kind <= LAST_KIND:
            raise CorruptError(
                "Edge {edge} cannot be of kind {kind}: one of them does not exist.", edge=edge, kind=kind
            )
        square = edge // 4
        rooms.set_kind(square, (edge + rooms.turns[square // ROOM_SQUARES]) & 3, kind)
    if rooms.fields()[2] != changed:
        raise CorruptError(
            "The changed edges of the rooms are not in order, or the two sides of one disagree."
        )
    return rooms
