"""What follows from rooms, markers and tokens, kept at hand: who is where, the terrain, the open ways."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.dungeontwister.rules.terrain import (
    BRIDGE,
    BROKEN_BRIDGE,
    LINE_SQUARE,
    PIT,
    SECRET_PASSAGE,
    STUMP,
    STUMP_MARK,
    TREE,
    WATER,
    is_passable,
)
from undercroft.games.dungeontwister.rules.tokens import TRAP_AT
from undercroft.maps.room_tables import LINES, NORTH_LINE, ROOM_SQUARES, ROOMS, SQUARES
from undercroft.maps.rooms import Rooms

UNKNOWN: Final = -1
"""The terrain of a hidden room's squares."""
NOWHERE: Final = -1


class Ground:
    """Masks of the tokens on each square, the terrain of each, and where each side of it leads.

    `joins` has four entries for each square, by the side as it lies on the board: the square beyond, if
    nothing is between them (8.1), else a negative number: -1, or for a way that is open to elves alone (8.5)
    -2 less the square. Terrain and ways are shared with copies until one of them changes.
    """

    def __init__(self, here: list[int], land: list[int], joins: list[int]) -> None:
        self.here = here
        self.land = land
        self.joins = joins
        self.shared = True

    def copy(self) -> Ground:
        """An equal, independent ground."""
        self.shared = True
        return Ground(self.here[:], self.land, self.joins)

    def own(self) -> None:
        """Make the terrain and the ways this ground's own before one is changed."""
        if self.shared:
            self.land = self.land[:]
            self.joins = self.joins[:]
            self.shared = False

    def join_room(self, map: Rooms, room: int) -> None:
        """Find anew where all sides of a room's squares lead, and those that border on it."""
        self.own()
        for square in range(room * ROOM_SQUARES, (room + 1) * ROOM_SQUARES):
            for side in range(4):
                self.join(map, square, side)

    def join(self, map: Rooms, at: i64, side: i64) -> None:
        """Find anew where one side of a square leads, and the same way back."""
        edge: i64 = at * 4 + ((side - map.turns[at // ROOM_SQUARES]) & 3)
        other: i64 = map.facing[edge]
        if other < 0:
            self.joins[at * 4 + side] = NOWHERE
            return
        beyond = other >> 2
        there: i64 = beyond
        back: i64 = at
        near, far = map.kinds[edge], map.kinds[other]
        if not is_passable(near) or not is_passable(far):
            is_secret = (near == SECRET_PASSAGE or is_passable(near)) and (
                far == SECRET_PASSAGE or is_passable(far)
            )
            there = -2 - beyond if is_secret else NOWHERE
            back = -2 - at if is_secret else NOWHERE
        self.joins[at * 4 + side] = there
        self.joins[beyond * 4 + (side ^ 2)] = back


def ground_of(map: Rooms, printed: list[int], at: list[int], soil: list[int], markers: list[int]) -> Ground:
    """The ground under tokens, from nothing."""
    here = [0] * SQUARES
    for token in range(len(at)):
        if at[token] >= 0:
            here[at[token]] |= 1 << token
    land = [terrain_of(map, printed, soil, markers, square) for square in range(SQUARES)]
    ground = Ground(here, land, [NOWHERE] * (SQUARES * 4))
    for square in range(NORTH_LINE, SQUARES):
        for side in range(4):
            ground.join(map, square, side)
    for room in range(ROOMS):
        if map.lying[room] >= 0:
            ground.join_room(map, room)
    return ground


def terrain_of(map: Rooms, printed: list[int], soil: list[int], markers: list[int], square: int) -> int:
    """The terrain of a square as it is now."""
    room = square // ROOM_SQUARES
    if room == LINES:
        return LINE_SQUARE
    if square == markers[TRAP_AT] or square == markers[TRAP_AT + 1]:
        return PIT
    if map.lying[room] < 0:
        return UNKNOWN
    ground = printed[map.lying[room] * ROOM_SQUARES + square % ROOM_SQUARES]
    if ground == TREE and soil[square] & STUMP_MARK:
        return STUMP
    if ground == BRIDGE and soil[square] & BROKEN_BRIDGE:
        return WATER
    return ground
