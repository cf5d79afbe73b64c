from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.maps.growing import Deed, deeds, grown, place_of
from tests.maps.slow_grid import SlowGrid
from undercroft.maps.grid import Grid
from undercroft.maps.paths import (
    NO_LIMIT,
    distance,
    distances_from,
    distances_from_any,
    distances_to,
    neighbours,
    next_steps,
)
from undercroft.maps.sides import EAST, cell, mask_of

holes_drawn = st.lists(st.integers(0, 999), max_size=4)
limits = st.integers(NO_LIMIT, 9)


class Case:
    """A grown map with one way of walking on it."""

    def __init__(self, history: list[Deed], numbers: list[int], obey_bars: bool) -> None:
        self.grid, self.slow = grown(history)
        self.count = len(self.grid.cells)
        self.holes = sorted({number % self.count for number in numbers})
        self.obey_bars = obey_bars
        self.ways = self.grid.exits if obey_bars else self.grid.joined
        self.far = [self.slow_distances([slot]) for slot in range(self.count)]

    def slow_distances(self, starts: list[int]) -> list[int]:
        places = {place_of(self.grid, slot) for slot in starts}
        hole_places = {place_of(self.grid, slot) for slot in self.holes}
        far = self.slow.distances(places, obey_bars=self.obey_bars, holes=hole_places)
        return [far.get(place_of(self.grid, slot), -1) for slot in range(self.count)]


cases = st.builds(Case, deeds, holes_drawn, st.booleans())


def cut(far: list[int], limit: int) -> list[int]:
    return [-1 if steps > limit >= 0 else steps for steps in far]


@given(cases, limits)
def test_distances_from_each_slot(case: Case, limit: int) -> None:
    for slot in range(case.count):
        found = distances_from(case.grid, slot, limit, case.ways, case.holes)
        assert found == cut(case.far[slot], limit)


@given(cases, limits)
def test_distances_to_each_slot(case: Case, limit: int) -> None:
    for goal in range(case.count):
        expected = cut([case.far[slot][goal] for slot in range(case.count)], limit)
        assert distances_to(case.grid, goal, limit, case.ways, case.holes) == expected


@given(cases, limits, st.lists(st.integers(0, 999), min_size=1, max_size=3))
def test_distances_from_the_nearest_of_several(case: Case, limit: int, numbers: list[int]) -> None:
    starts = [number % case.count for number in numbers]
    expected = cut(case.slow_distances(starts), limit)
    assert distances_from_any(case.grid, starts, limit, case.ways, case.holes) == expected


@given(cases, limits)
def test_distance_and_first_steps_between_all_pairs(case: Case, limit: int) -> None:
    for start in range(case.count):
        for goal in range(case.count):
            steps = cut(case.far[start], limit)[goal]
            assert distance(case.grid, start, goal, limit, case.ways, case.holes) == steps
            first = next_steps(case.grid, start, goal, limit, case.ways, case.holes)
            assert len(first) == len(set(first))
            around = [slot for slot in range(case.count) if case.far[start][slot] == 1]
            on_the_way = [slot for slot in around if steps > 0 and case.far[slot][goal] == steps - 1]
            assert sorted(first) == on_the_way


@given(cases)
def test_neighbours_are_one_step_away(case: Case) -> None:
    for slot in range(case.count):
        found = neighbours(case.grid, slot, case.ways, case.holes)
        assert sorted(found) == [other for other in range(case.count) if case.far[slot][other] == 1]


def ring() -> tuple[Grid, SlowGrid]:
    """Eight tiles around an empty cell, so that opposite corners have two ways."""
    history: list[Deed] = [("lay", slot, side, 15) for slot, side in enumerate([EAST, 0, 0, 3, 3, 2, 2])]
    return grown(history)


def test_both_ways_round_a_ring_are_offered() -> None:
    grid, _ = ring()
    assert [len(next_steps(grid, 0, goal)) for goal in range(8)] == [0, 1, 1, 1, 2, 1, 1, 1]


def test_joined_sides_are_walked_unless_told() -> None:
    grid = Grid()
    for x in range(3):
        grid.lay(cell(x, 0), mask_of("EW"))
    grid.bar_exit(1, EAST)
    assert distances_from(grid, 0) == distances_from_any(grid, [0]) == [0, 1, 2]
    assert distances_to(grid, 2) == [2, 1, 0]
    assert distances_to(grid, 2, ways=grid.exits) == [-1, -1, 0]
    assert distances_from_any(grid, [0], ways=grid.exits) == [0, 1, -1]
    assert distance(grid, 0, 2) == 2
    assert distance(grid, 0, 2, ways=grid.exits) == -1
    assert neighbours(grid, 1) == [2, 0]
    assert distances_from(grid, 0, ways=grid.exits) == [0, 1, -1]
    assert distances_from(grid, 2, ways=grid.exits) == [2, 1, 0]
    assert next_steps(grid, 0, 2, ways=grid.exits) == []


def test_a_way_of_the_callers_own_never_leads_off_the_map() -> None:
    grid = Grid()
    for x in range(3):
        grid.lay(cell(x, 0), mask_of("EW"))
    assert distances_from(grid, 0, ways=[15, 15, 15]) == [0, 1, 2]
    assert distances_from(grid, 0, ways=[2, 0, 8]) == [0, 1, -1]
    assert neighbours(grid, 0, ways=[15, 15, 15]) == [1]
