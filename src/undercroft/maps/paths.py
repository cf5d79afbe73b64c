"""Shortest ways over a grid: distances with a limit, and the steps that begin a shortest way.

Every question takes two options. ``ways`` says by which sides each slot may be left (a mask for each slot):
``grid.joined`` unless told, ``grid.exits`` for movers that obey barred sides, or a list of the caller's own.
``holes`` is a list of slots that are neighbours of each other for this mover, wherever they lie.

>>> from undercroft.maps.grid import Grid
>>> from undercroft.maps.sides import cell, mask_of
>>> grid = Grid()
>>> [grid.lay(cell(x, 0), mask_of("EW")) for x in range(5)]
[0, 1, 2, 3, 4]
>>> distances_from(grid, 0), distances_from(grid, 0, 2), distances_from(grid, 0, holes=[1, 4])
([0, 1, 2, 3, 4], [0, 1, 2, -1, -1], [0, 1, 2, 3, 2])
>>> next_steps(grid, 1, 4), next_steps(grid, 1, 3, holes=[1, 4])
([2], [2, 4])
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.maps.grid import Grid
from undercroft.maps.sides import BITS, NOWHERE

NO_LIMIT: Final = -1
_NO_HOLES: Final[list[int]] = []


def neighbours(
    grid: Grid, slot: int, ways: list[int] | None = None, holes: list[int] | None = None
) -> list[int]:
    """The slots one step away, clockwise from north, then those through the holes."""
    mask = grid.joined[slot] if ways is None else ways[slot]
    at = slot * 4
    found: list[int] = []
    while mask:
        if mask & 1 and grid.beside[at] >= 0:
            found.append(grid.beside[at])
        mask >>= 1
        at += 1
    if holes is not None and slot in holes:
        for other in holes:
            if other != slot and other not in found:
                found.append(other)
    return found


def distances_from(
    grid: Grid,
    start: int,
    limit: int = NO_LIMIT,
    ways: list[int] | None = None,
    holes: list[int] | None = None,
) -> list[int]:
    """For each slot the number of steps from the start, -1 if it is beyond the limit or out of reach."""
    return _spread(grid, [start], limit, grid.joined if ways is None else ways, holes, NOWHERE)


def distances_from_any(
    grid: Grid,
    starts: list[int],
    limit: int = NO_LIMIT,
    ways: list[int] | None = None,
    holes: list[int] | None = None,
) -> list[int]:
    """For each slot the number of steps from the nearest of the starts, -1 if too far or out of reach."""
    return _spread(grid, starts, limit, grid.joined if ways is None else ways, holes, NOWHERE)


def distance(
    grid: Grid,
    start: int,
    goal: int,
    limit: int = NO_LIMIT,
    ways: list[int] | None = None,
    holes: list[int] | None = None,
) -> int:
    """The number of steps from start to goal, -1 if it is beyond the limit or out of reach."""
    return _spread(grid, [start], limit, grid.joined if ways is None else ways, holes, goal)[goal]


def distances_to(
    grid: Grid,
    goal: int,
    limit: int = NO_LIMIT,
    ways: list[int] | None = None,
    holes: list[int] | None = None,
) -> list[int]:
    """For each slot the number of steps from there to the goal, -1 if it is too far or cannot get there."""
    return _spread_back(grid, goal, limit, grid.joined if ways is None else ways, holes, NOWHERE)


def next_steps(
    grid: Grid,
    start: int,
    goal: int,
    limit: int = NO_LIMIT,
    ways: list[int] | None = None,
    holes: list[int] | None = None,
) -> list[int]:
    """The neighbours that begin a shortest way to the goal; none if it is reached, too far or cut off."""
    far = _spread_back(grid, goal, limit, grid.joined if ways is None else ways, holes, start)
    nearer = far[start] - 1
    if nearer < 0:
        return []
    return [slot for slot in neighbours(grid, start, ways, holes) if far[slot] == nearer]


def _spread(
    grid: Grid, starts: list[int], limit: int, ways: list[int], holes: list[int] | None, goal: int
) -> list[int]:
    """Distances from the nearest start, found in rings; stops when the goal is reached."""
    beside = grid.beside
    count: i64 = len(ways)
    far = [-1] * count
    queue = [0] * count
    tail: i64 = 0
    for start in starts:
        if far[start] < 0:
            far[start] = 0
            queue[tail] = start
            tail += 1
    network = _NO_HOLES if holes is None else holes
    head: i64 = 0
    while head < tail:
        here: i64 = queue[head]
        head += 1
        if here == goal:
            break
        step: i64 = far[here] + 1
        if step > limit >= 0:
            break
        mask: i64 = ways[here]
        at: i64 = here * 4
        while mask:
            if mask & 1:
                there: i64 = beside[at]
                if there >= 0 and far[there] < 0:
                    far[there] = step
                    queue[tail] = there
                    tail += 1
            mask >>= 1
            at += 1
        if network and here in network:
            for there in network:
                if far[there] < 0:
                    far[there] = step
                    queue[tail] = there
                    tail += 1
            network = _NO_HOLES
    return far


def _spread_back(
    grid: Grid, goal: int, limit: int, ways: list[int], holes: list[int] | None, start: int
) -> list[int]:
    """Distances to the goal, found in rings against the way of walking; stops at the start."""
    beside = grid.beside
    count: i64 = len(ways)
    far = [-1] * count
    queue = [0] * count
    far[goal] = 0
    queue[0] = goal
    tail: i64 = 1
    network = _NO_HOLES if holes is None else holes
    head: i64 = 0
    while head < tail:
        here: i64 = queue[head]
        head += 1
        if here == start:
            break
        step: i64 = far[here] + 1
        if step > limit >= 0:
            break
        at: i64 = here * 4
        for side in range(4):
            there: i64 = beside[at + side]
            if there >= 0 and far[there] < 0 and ways[there] & BITS[side ^ 2]:
                far[there] = step
                queue[tail] = there
                tail += 1
        if network and here in network:
            for there in network:
                if far[there] < 0:
                    far[there] = step
                    queue[tail] = there
                    tail += 1
            network = _NO_HOLES
    return far
