"""What a position is worth to a player: points, wounds, and how far everybody has to go."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeontwister.rules.box import ELF, ELVISH_VISION, FLIES, ROPE, WALKS_PITS
from undercroft.games.dungeontwister.rules.footing import attachments, is_dry
from undercroft.games.dungeontwister.rules.state import Labyrinth
from undercroft.games.dungeontwister.rules.terrain import (
    BRIDGE,
    CREVASSE,
    FOUNTAIN,
    GEAR,
    PIT,
    SECRET_PASSAGE,
    TREE,
    WATER,
    is_passable,
)
from undercroft.games.dungeontwister.rules.tokens import FLYING, TRAP_AT, TREE_AT
from undercroft.maps.room_tables import NORTH_LINE, ROOM_EDGES, ROOM_SQUARES, ROOMS, ROWS, SOUTH_LINE, SQUARES

FAR: Final = 90
POINT: Final = 100.0
WOUND: Final = 30.0
LIFE: Final = 12.0
NEARER: Final = 0.84
"""What each action point on the way to the line takes off the worth of getting there."""
HIDDEN_COST: Final = 4
BARRED_COST: Final = 9
"""What a closed border between rooms counts for, in steps: a room may yet be turned."""
GEAR_WORTH: Final = 2.0
GEAR_MORE: Final = 0.25
"""What a gear is worth more with every turn in which nothing got on."""
ROW_COST: Final = 2

ELVES: Final = 1
HEAVY: Final = 2
FLYERS: Final = 4
PIT_WALKERS: Final = 8
ROPED: Final = 16


def walker_class(t: Labyrinth, token: int) -> int:
    """How a character walks, as a mask: those of one class have the same ways."""
    found = 0
    if t.has(token, ELF) or t.bears(token, ELVISH_VISION):
        found |= ELVES
    if t.strength(token) > t.box.light:
        found |= HEAVY
    if t.has(token, FLIES) or t.marks[token] & FLYING:
        found |= FLYERS
    if t.has(token, WALKS_PITS):
        found |= PIT_WALKERS
    if t.bears(token, ROPE):
        found |= ROPED
    return found


def entry_cost(t: Labyrinth, square: int, walker: int, seat: int) -> int:
    """What it takes to come onto a square, in steps; FAR if it cannot be done."""
    if t.has_brambles(square):
        return FAR
    ground = t.terrain(square)
    if walker & FLYERS:
        return 1
    if ground == FOUNTAIN:
        return FAR
    if ground == TREE:
        return FAR if walker & HEAVY else 3
    if ground in (PIT, CREVASSE, WATER) or (ground == BRIDGE and walker & HEAVY):
        if is_dry(t, square) or (ground == PIT and walker & PIT_WALKERS):
            return 1
        if walker & ROPED and attachments(t, square, seat) >= 2:
            return 1
        if ground == WATER:
            return 6
        return 9 if t.hands[4 + seat] else FAR
    return 1


def ways(t: Labyrinth, seat: int, walker: int) -> list[int]:
    """For each square the steps that a seat's walker has to go from there to leave; FAR for no way."""
    distance = [FAR] * SQUARES
    buckets: list[list[int]] = [[] for _ in range(FAR + 1)]
    goal = SOUTH_LINE if seat == 0 else NORTH_LINE
    for square in range(goal, goal + 10):
        distance[square] = 0
        buckets[0].append(square)
    add_hidden(t, seat, distance, buckets)
    cost_of = [-1] * SQUARES
    elf = walker & ELVES != 0
    for near in range(FAR):
        for square in buckets[near]:
            if distance[square] != near:
                continue
            step = cost_of[square]
            if step < 0:
                step = 1 if square >= NORTH_LINE else entry_cost(t, square, walker, seat)
                cost_of[square] = step
            if step >= FAR:
                continue
            for edge in range(square * 4, square * 4 + 4):
                other = t.map.facing[edge]
                if other < 0:
                    continue
                total = near + step
                if not crosses(t.map.kinds[edge], elf) or not crosses(t.map.kinds[other], elf):
                    if edge // ROOM_EDGES == other // ROOM_EDGES:
                        continue
                    total += BARRED_COST
                beyond = other >> 2
                if total < distance[beyond] and total < FAR:
                    distance[beyond] = total
                    buckets[total].append(beyond)
    return distance


def crosses(kind: int, elf: bool) -> bool:
    """Whether an edge is open to a walker; closed portcullises count as walls."""
    return is_passable(kind) or (elf and kind == SECRET_PASSAGE)


def add_hidden(t: Labyrinth, seat: int, distance: list[int], buckets: list[list[int]]) -> None:
    """Guess the way on from squares beside hidden rooms: by the rows that lie ahead."""
    for room in range(ROOMS):
        if t.map.lying[room] < 0:
            continue
        for square in range(room * ROOM_SQUARES, room * ROOM_SQUARES + ROOM_SQUARES):
            for side in range(4):
                beyond = t.map.room_beyond(square, side)
                if beyond < 0 or t.map.lying[beyond] >= 0:
                    continue
                if not is_passable(t.map.edge_kind(square, side)):
                    continue
                guess = HIDDEN_COST + ROW_COST * rows_left(t, seat, square)
                if guess < distance[square]:
                    distance[square] = guess
                    buckets[guess].append(square)
    line = NORTH_LINE if seat == 0 else SOUTH_LINE
    for room in (0, 1) if seat == 0 else (ROOMS - 2, ROOMS - 1):
        if t.map.lying[room] < 0:
            for column in range(room % 2 * 5, room % 2 * 5 + 5):
                guess = HIDDEN_COST + ROW_COST * (ROWS - 1)
                distance[line + column] = guess
                buckets[guess].append(line + column)


def rows_left(t: Labyrinth, seat: int, square: int) -> int:
    """How many rows lie between a square and the enemy's line."""
    row = t.map.row_of(square)
    return ROWS - 1 - row if seat == 0 else row


class Ways:
    """The ways of a position, found when they are asked for."""

    def __init__(self, t: Labyrinth) -> None:
        self.t = t
        self.known: dict[int, list[int]] = {}

    def of(self, token: int, seat: int) -> list[int]:
        """The steps to go from each square for a character."""
        walker = walker_class(self.t, token) << 1 | seat
        if walker not in self.known:
            self.known[walker] = ways(self.t, seat, walker >> 1)
        return self.known[walker]


def standing(t: Labyrinth, token: int, square: int, steps: int) -> float:
    """What a character is worth on a square: for the way from there, and for a gear under him."""
    value = promise(t, token, steps)
    return value + GEAR_WORTH + GEAR_MORE * t.idle if t.terrain(square) == GEAR else value


def promise(t: Labyrinth, token: int, steps: int) -> float:
    """What a character is worth for the way that he still has to go."""
    moves = (steps + t.box.move[t.kind[token]] - 1) // t.box.move[t.kind[token]]
    return POINT * 0.75 * t.box.leaving[t.kind[token]] * NEARER**moves if steps < FAR else 0.0


def worth_of(t: Labyrinth, found: Ways, token: int, seat: int) -> float:
    """What a character on the board is worth to his player."""
    if t.is_wounded(token):
        return LIFE - WOUND
    value = LIFE + standing(t, token, t.at[token], found.of(token, seat)[t.at[token]])
    thing = t.load[token]
    return value + (1.0 if thing >= 0 else 0.0)


def worth(t: Labyrinth, seat: int) -> float:
    """What a position is worth to a seat, against the other."""
    found = Ways(t)
    value = 0.0
    for owner in range(2):
        sign = 1.0 if owner == seat else -0.8
        value += sign * POINT * t.points[owner]
        for token in t.characters(owner):
            value += sign * worth_of(t, found, token, owner)
        if t.markers[TRAP_AT + owner] >= 0:
            value += sign * LIFE
        if t.markers[TREE_AT + owner] >= 0:
            value += sign
        value += sign * 2.0 * t.hands[4 + owner]
    return value
