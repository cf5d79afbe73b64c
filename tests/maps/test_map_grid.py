from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.maps.growing import Deed, assert_same, deeds, do, grown, letters, place_of, start
from tests.maps.slow_grid import MOVES, step
from undercroft.kernel.errors import CorruptError, IllegalError
from undercroft.maps.grid import Grid, grid_from_fields
from undercroft.maps.sides import (
    EAST,
    FARTHEST,
    NORTH,
    SOUTH,
    WEST,
    beyond,
    cell,
    mask_of,
    mask_text,
    opposite,
    turned,
)


def corridor(*shapes: str) -> Grid:
    """Tiles in a row from west to east."""
    grid = Grid()
    for x, shape in enumerate(shapes):
        grid.lay(cell(x, 0), mask_of(shape))
    return grid


def everything(grid: Grid) -> list[object]:
    """All that can be read off a grid, as a copy."""
    lists = [*grid.fields(), grid.joined, grid.exits, grid.free, grid.beside]
    slots = [grid.slot_at(at) for at in grid.cells]
    return [*[one[:] for one in lists], slots, grid.free_count]


@given(deeds)
def test_all_that_is_kept_is_what_a_new_count_gives(history: list[Deed]) -> None:
    grid, slow = start()
    for deed in history:
        do(grid, slow, deed)
        assert grid.free_count == slow.free_count()
    assert_same(grid, slow)


@given(deeds, st.integers(0, 15))
def test_would_free_sides_tells_what_laying_does(history: list[Deed], openings: int) -> None:
    grid, slow = grown(history)
    before = everything(grid)
    for place in {step(place, side) for place in slow.sides for side in MOVES} - set(slow.sides):
        trial = slow.copy()
        trial.lay(place, letters(openings))
        assert grid.would_free_sides(cell(*place), openings) == trial.free_count()
    assert everything(grid) == before


@given(st.integers(0, 15), st.integers(0, 3))
def test_placements_are_the_different_looks_that_open_to_the_explorer(openings: int, side: int) -> None:
    grid = Grid()
    quarters = grid.placements(cell(3, 4), side, openings)
    looks = [turned(openings, quarter) for quarter in quarters]
    every = {turned(openings, quarter) for quarter in range(4)}
    assert len(set(looks)) == len(looks)
    assert set(looks) == {look for look in every if look >> side & 1}
    assert quarters == sorted(quarters)


def test_nothing_can_be_placed_on_a_tile() -> None:
    assert corridor("E").placements(cell(0, 0), EAST, 15) == []


@given(deeds, st.lists(st.tuples(st.booleans(), deeds), max_size=4))
def test_copies_live_apart(history: list[Deed], branches: list[tuple[bool, list[Deed]]]) -> None:
    grid, slow = grown(history)
    left_behind = []
    for keep_copy, more in branches:
        twin = grid.copy()
        assert everything(twin) == everything(grid)
        grid, other = (twin, grid) if keep_copy else (grid, twin)
        left_behind.append((other, slow.copy(), everything(other)))
        for deed in more:
            do(grid, slow, deed)
    assert_same(grid, slow)
    for other, its_slow, before in left_behind:
        assert everything(other) == before
        do(other, its_slow, ("lay", 0, 1, 15))
        do(other, its_slow, ("open", 0, 2, 0))
        assert_same(other, its_slow)
    assert_same(grid, slow)


@pytest.mark.parametrize("change_the_copy", [True, False])
@pytest.mark.parametrize("name", ["lay", "open", "close", "block", "unblock", "bar", "unbar"])
def test_the_first_change_after_a_copy_stays_on_its_own_map(name: str, change_the_copy: bool) -> None:
    grid, slow = start(mask_of("NE"))
    for deed in [("lay", 0, EAST, 15), ("block", 0, NORTH, 0), ("bar", 0, EAST, 0)]:
        do(grid, slow, deed)
    side = {"lay": WEST, "open": SOUTH, "unblock": NORTH, "bar": NORTH}.get(name, EAST)
    twin = grid.copy()
    before = everything(grid)
    changed, other = (twin, grid) if change_the_copy else (grid, twin)
    do(changed, slow, (name, 0, side, 15))
    assert everything(other) == before
    assert everything(changed) != before
    assert_same(changed, slow)


@given(deeds)
def test_fields_tell_the_whole_map(history: list[Deed]) -> None:
    grid, slow = grown(history)
    again = grid_from_fields([one[:] for one in grid.fields()])
    assert everything(again) == everything(grid)
    assert_same(again, slow)


@given(deeds)
def test_slots_are_found_by_cell(history: list[Deed]) -> None:
    grid, slow = grown(history)
    for slot in range(len(grid.cells)):
        assert grid.slot_at(grid.cells[slot]) == slot
        for side in range(4):
            other = grid.neighbour(slot, side)
            assert grid.slot_at(beyond(grid.cells[slot], side)) == other
            if other >= 0:
                assert grid.side_towards(slot, other) == side
                assert grid.side_towards(other, slot) == opposite(side)
        for other in set(range(len(grid.cells))) - set(grid.beside[slot * 4 : slot * 4 + 4]):
            assert grid.side_towards(slot, other) == -1
    assert grid.slot_at(cell(100, 100)) == -1
    assert place_of(grid, 0) in slow.sides


def test_a_half_connection_is_a_wall_for_both() -> None:
    grid = corridor("E", "E")
    assert not grid.is_joined(0, EAST)
    assert mask_text(grid.half_sides(0)) == "E"
    assert mask_text(grid.half_sides(1)) == ""
    assert mask_text(grid.walled_sides(1)) == "NSW"
    assert mask_text(grid.free_sides(0)) == ""


def test_a_blasted_wall_opens_both_sides() -> None:
    grid = corridor("E", "E")
    grid.open_side(1, WEST)
    assert grid.is_joined(0, EAST)
    assert grid.is_joined(1, WEST)
    assert mask_text(grid.openings[1]) == "EW"


def test_a_blasted_wall_stays_open_for_a_tile_laid_from_elsewhere() -> None:
    grid = corridor("E", "NW")
    grid.open_side(0, NORTH)
    assert mask_text(grid.explorable_sides(0)) == "N"
    north_east = grid.lay(cell(1, 1), mask_of("SW"))
    closed = grid.lay(cell(0, 1), mask_of("E"))
    assert grid.is_joined(closed, SOUTH)
    assert grid.is_joined(closed, EAST)
    assert grid.side_towards(closed, north_east) == EAST
    assert mask_text(grid.openings[closed]) == "ES"


def test_a_sealed_opening_is_not_free_any_more() -> None:
    grid = corridor("NE")
    assert grid.free_count == 2
    grid.close_side(0, NORTH)
    assert grid.free_count == 1
    north = grid.lay(cell(0, 1), mask_of("S"))
    assert not grid.is_joined(north, SOUTH)
    assert mask_text(grid.half_sides(north)) == "S"


def test_a_blocked_opening_stays_free_but_cannot_be_explored() -> None:
    grid = corridor("NE")
    grid.block(0, NORTH)
    assert grid.free_count == 2
    assert mask_text(grid.free_sides(0)) == "NE"
    assert mask_text(grid.explorable_sides(0)) == "E"
    north = grid.lay(cell(0, 1), mask_of("S"))
    assert not grid.is_joined(north, SOUTH)
    grid.unblock(north, SOUTH)
    assert grid.is_joined(0, NORTH)


def test_a_ledge_is_entered_but_not_left_over_its_head() -> None:
    grid = corridor("EW", "EW", "EW")
    grid.bar_exit(1, EAST)
    assert grid.is_joined(1, EAST)
    assert not grid.is_exit(1, EAST)
    assert grid.is_exit(2, WEST)
    assert grid.is_exit(1, WEST)
    grid.unbar_exit(1, EAST)
    assert grid.is_exit(1, EAST)


def test_a_barred_free_side_cannot_be_explored_until_the_bar_is_gone() -> None:
    grid = corridor("NS")
    grid.bar_exit(0, NORTH)
    assert mask_text(grid.explorable_sides(0)) == "S"
    north = grid.lay(cell(0, 1), mask_of("S"))
    assert not grid.is_exit(0, NORTH)
    assert grid.is_exit(north, SOUTH)


def test_two_tiles_cannot_lie_on_one_cell() -> None:
    grid = corridor("E")
    before = everything(grid)
    with pytest.raises(IllegalError, match="cell 0,0 already"):
        grid.lay(cell(0, 0), 15)
    assert everything(grid) == before


@pytest.mark.parametrize(("at", "openings"), [(cell(0, 0), 16), (cell(0, 0), -1), (0, 15), (-1, 3)])
def test_impossible_tiles_are_refused(at: int, openings: int) -> None:
    with pytest.raises(IllegalError, match="can lie on cell"):
        Grid().lay(at, openings)


def test_the_map_reaches_its_farthest_cells() -> None:
    grid = Grid()
    corner = grid.lay(cell(FARTHEST, FARTHEST), 15)
    far = grid.lay(cell(-FARTHEST, -FARTHEST), 15)
    assert grid.free_count == 8
    assert grid.side_towards(corner, far) == -1


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ([[cell(0, 0)], [15], [0], [0]], "5 lists"),
        ([[cell(0, 0)], [15], [0], [0, 0], [0]], "as many masks"),
        ([[cell(0, 0)], [15], [0], [16], [0]], "no mask of sides"),
        ([[cell(0, 0)] * 2, [15] * 2, [0] * 2, [0] * 2, [0] * 2], "taken"),
        ([[5], [15], [0], [0], [0]], "off the grid"),
        ([[cell(0, 0)], [0], [1], [0], [0]], "north side"),
        ([[cell(0, 0), cell(1, 0)], [15, 15], [0, 0], [2, 0], [0, 0]], "west side"),
    ],
)
def test_fields_that_contradict_each_other_are_refused(fields: list[list[int]], sentence: str) -> None:
    with pytest.raises(CorruptError, match=sentence):
        grid_from_fields(fields)
