"""Report what the maps cost: ``python timing.py``; a script for a person, not a test."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from undercroft.maps import grid as grid_module
from undercroft.maps.grid import Grid
from undercroft.maps.paths import distance, distances_from, next_steps
from undercroft.maps.room_tables import RoomDesigns
from undercroft.maps.rooms import Rooms
from undercroft.maps.sides import beyond, cell, mask_of, opposite, sides_of, turned

SHAPES = ["NESW"] * 8 + ["NEW"] * 15 + ["NS"] * 17 + ["NE"] * 16 + ["N"] * 8


def cave(seed: int) -> Grid:
    """A map of 65 tiles, grown at random without closing itself."""
    dice = random.Random(seed)
    shapes = SHAPES[:]
    dice.shuffle(shapes)
    grid = Grid()
    grid.lay(cell(0, 0), mask_of("NESW"))
    for shape in shapes:
        explore(grid, mask_of(shape), dice)
    return grid


def explore(grid: Grid, openings: int, dice: random.Random) -> None:
    """Lay one tile through a free side."""
    slot = dice.choice([slot for slot in range(len(grid.cells)) if grid.free_sides(slot)])
    side = dice.choice(sides_of(grid.free_sides(slot)))
    at = beyond(grid.cells[slot], side)
    turns = grid.placements(at, opposite(side), openings)
    dice.shuffle(turns)
    for quarters in turns:
        if grid.would_free_sides(at, turned(openings, quarters)):
            grid.lay(at, turned(openings, quarters))
            return


def lay_again(grid: Grid) -> None:
    """Copy a map and change the copy."""
    grid.copy().block(0, 0)


def relay(cells: list[int], openings: list[int]) -> None:
    """Lay a whole map."""
    grid = Grid()
    for slot in range(len(cells)):
        grid.lay(cells[slot], openings[slot])


def board() -> Rooms:
    """Eight revealed rooms without walls."""
    rooms = Rooms(RoomDesigns([[[0] * 5] * 6], [[[0] * 6] * 5]))
    for room in range(8):
        rooms.reveal(room, 0, room % 4)
    return rooms


def turn_a_copy(rooms: Rooms) -> None:
    """Copy a board and turn a room of the copy."""
    rooms.copy().turn_room(3, 1)


def cost(name: str, work: Callable[[], object], rounds: int = 20_000) -> None:
    """Print the best time of one call, in microseconds."""
    best = min(_once(work, rounds // 10) for _ in range(10))
    print(f"{name:<34} {best:8.3f} µs")


def _once(work: Callable[[], object], rounds: int) -> float:
    begin = time.process_time()
    for _ in range(rounds):
        work()
    return (time.process_time() - begin) / rounds * 1e6


def main() -> None:
    """Print the table."""
    grid = cave(7)
    last = len(grid.cells) - 1
    at = next(
        beyond(grid.cells[slot], side) for slot in range(last + 1) for side in sides_of(grid.free_sides(slot))
    )
    print(grid_module.__file__, f"{last + 1} tiles")
    cost("nothing (a call)", lambda: None)
    cost("copy", grid.copy)
    cost("copy, then the first change", lambda: lay_again(grid))
    cost("a whole map laid, per tile x 65", lambda: relay(grid.cells, grid.openings), 2000)
    cost("would_free_sides", lambda: grid.would_free_sides(at, 15))
    cost("placements", lambda: grid.placements(at, 0, 3))
    cost("distances_from, all", lambda: distances_from(grid, 0))
    cost("distances_from, limit 7", lambda: distances_from(grid, 0, 7))
    cost("distance, goal at the far end", lambda: distance(grid, 0, last))
    cost("next_steps", lambda: next_steps(grid, 0, last))
    cost("neighbour (one lookup)", lambda: grid.neighbour(0, 1))
    rooms = board()
    cost("rooms: copy", rooms.copy)
    cost("rooms: copy, then turn one", lambda: turn_a_copy(rooms))
    cost("rooms: turn one", lambda: rooms.turn_room(3, 1))
    cost("rooms: neighbour", lambda: rooms.neighbour(7, 1))
    cost("rooms: fields", rooms.fields, 1000)


if __name__ == "__main__":
    main()
