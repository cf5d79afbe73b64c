"""Random growth of a map, done to the fast grid and to the slow one alike."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.maps.slow_grid import MOVES, Place, SlowGrid, step
from undercroft.maps.grid import Grid
from undercroft.maps.sides import SIDE_LETTERS, cell, mask_of, x_of, y_of

Deed = tuple[str, int, int, int]

LAY = "lay"
DEEDS = [LAY] * 12 + ["bar"] * 4 + ["open", "block"] * 2 + ["close", "unblock", "unbar"]
SHAPES = [15] * 12 + list(range(16))

# Mostly open tiles, so that the maps hang together and have ways of different lengths.
deeds = st.lists(
    st.tuples(st.sampled_from(DEEDS), st.integers(0, 999), st.integers(0, 3), st.sampled_from(SHAPES)),
    min_size=5,
    max_size=24,
)


def place_of(grid: Grid, slot: int) -> Place:
    return x_of(grid.cells[slot]), y_of(grid.cells[slot])


def letters(mask: int) -> set[str]:
    return {letter for side, letter in enumerate(SIDE_LETTERS) if mask >> side & 1}


def start(openings: int = 15) -> tuple[Grid, SlowGrid]:
    grid, slow = Grid(), SlowGrid()
    grid.lay(cell(0, 0), openings)
    slow.lay((0, 0), letters(openings))
    return grid, slow


def do(grid: Grid, slow: SlowGrid, deed: Deed) -> None:
    """One change: a tile laid beside another one (passage or not), or a change of an edge."""
    name, number, side, openings = deed
    slot = number % len(grid.cells)
    place, letter = place_of(grid, slot), SIDE_LETTERS[side]
    if name == LAY:
        there = step(place, letter)
        if there not in slow.sides:
            assert grid.lay(cell(*there), openings) == len(slow.sides)
            slow.lay(there, letters(openings))
    elif name == "open":
        grid.open_side(slot, side)
        slow.open(place, letter)
    elif name == "close":
        grid.close_side(slot, side)
        slow.close(place, letter)
    elif name == "block":
        grid.block(slot, side)
        slow.rubble.add(frozenset([place, step(place, letter)]))
    elif name == "unblock":
        grid.unblock(slot, side)
        slow.rubble.discard(frozenset([place, step(place, letter)]))
    elif name == "bar":
        grid.bar_exit(slot, side)
        slow.bars.add((place, letter))
    elif name == "unbar":
        grid.unbar_exit(slot, side)
        slow.bars.discard((place, letter))


def grown(history: list[Deed]) -> tuple[Grid, SlowGrid]:
    grid, slow = start()
    for deed in history:
        do(grid, slow, deed)
    return grid, slow


def assert_same(grid: Grid, slow: SlowGrid) -> None:
    """Everything that the grid keeps is what the slow map works out."""
    assert [place_of(grid, slot) for slot in range(len(grid.cells))] == list(slow.sides)
    for slot, place in enumerate(slow.sides):
        for side, letter in enumerate(MOVES):
            bit = mask_of(letter)
            other = grid.neighbour(slot, side)
            assert (other >= 0) == (step(place, letter) in slow.sides)
            assert other < 0 or place_of(grid, other) == step(place, letter)
            assert bool(grid.openings[slot] & bit) == slow.is_open(place, letter)
            assert grid.is_joined(slot, side) == slow.is_joined(place, letter)
            assert grid.is_exit(slot, side) == slow.is_exit(place, letter)
            assert bool(grid.free_sides(slot) & bit) == slow.is_free(place, letter)
            assert bool(grid.explorable_sides(slot) & bit) == slow.is_explorable(place, letter)
            assert bool(grid.half_sides(slot) & bit) == slow.is_half(place, letter)
            assert bool(grid.walled_sides(slot) & bit) == slow.is_walled(place, letter)
    assert grid.free_count == slow.free_count()
