"""The growing map a second way: a dictionary of cells from which everything is worked out anew each time."""

from __future__ import annotations

import copy

Place = tuple[int, int]
Edge = frozenset[Place]

MOVES = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
BACK = {"N": "S", "S": "N", "E": "W", "W": "E"}


def step(place: Place, side: str) -> Place:
    return place[0] + MOVES[side][0], place[1] + MOVES[side][1]


def edge(place: Place, side: str) -> Edge:
    return frozenset([place, step(place, side)])


class SlowGrid:
    def __init__(self) -> None:
        self.sides: dict[Place, set[str]] = {}
        self.charges: set[Edge] = set()
        self.rubble: set[Edge] = set()
        self.bars: set[tuple[Place, str]] = set()

    def copy(self) -> SlowGrid:
        return copy.deepcopy(self)

    def lay(self, place: Place, sides: set[str]) -> None:
        self.sides[place] = set(sides)

    def open(self, place: Place, side: str) -> None:
        self.charges.add(edge(place, side))

    def close(self, place: Place, side: str) -> None:
        self.charges.discard(edge(place, side))
        self.sides[place].discard(side)
        if step(place, side) in self.sides:
            self.sides[step(place, side)].discard(BACK[side])

    def is_open(self, place: Place, side: str) -> bool:
        return side in self.sides[place] or edge(place, side) in self.charges

    def is_joined(self, place: Place, side: str) -> bool:
        other = step(place, side)
        return (
            other in self.sides
            and self.is_open(place, side)
            and self.is_open(other, BACK[side])
            and edge(place, side) not in self.rubble
        )

    def is_exit(self, place: Place, side: str) -> bool:
        return self.is_joined(place, side) and (place, side) not in self.bars

    def is_free(self, place: Place, side: str) -> bool:
        return self.is_open(place, side) and step(place, side) not in self.sides

    def is_explorable(self, place: Place, side: str) -> bool:
        return (
            self.is_free(place, side)
            and edge(place, side) not in self.rubble
            and (place, side) not in self.bars
        )

    def is_half(self, place: Place, side: str) -> bool:
        other = step(place, side)
        return other in self.sides and self.is_open(place, side) and not self.is_open(other, BACK[side])

    def is_walled(self, place: Place, side: str) -> bool:
        return not self.is_open(place, side) or self.is_half(place, side)

    def free_count(self) -> int:
        return sum(self.is_free(place, side) for place in self.sides for side in MOVES)

    def neighbours(self, place: Place, *, obey_bars: bool, holes: set[Place]) -> set[Place]:
        passes = self.is_exit if obey_bars else self.is_joined
        found = {step(place, side) for side in MOVES if passes(place, side)}
        return found | (holes - {place} if place in holes else set())

    def distances(self, starts: set[Place], *, obey_bars: bool, holes: set[Place]) -> dict[Place, int]:
        """Lower the distances over every passage until nothing changes any more."""
        far = dict.fromkeys(starts, 0)
        changed = True
        while changed:
            changed = False
            for place in self.sides:
                if place not in far:
                    continue
                for other in self.neighbours(place, obey_bars=obey_bars, holes=holes):
                    if far.get(other, len(self.sides)) > far[place] + 1:
                        far[other] = far[place] + 1
                        changed = True
        return far
