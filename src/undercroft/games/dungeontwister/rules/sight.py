"""Chapter 8: who is next to whom, and who sees what."""

from __future__ import annotations

from undercroft.games.dungeontwister.rules.box import ELF, ELVISH_VISION
from undercroft.games.dungeontwister.rules.state import Labyrinth
from undercroft.games.dungeontwister.rules.terrain import (
    ARROW_SLIT,
    FOUNTAIN,
    MIST,
    TREE,
    VINES,
    is_passable,
)
from undercroft.games.dungeontwister.rules.tokens import CHARACTERS, CHARACTERS_OF, WOUNDED, bits


def neighbours(t: Labyrinth, square: int) -> list[int]:
    """The squares next to a square with nothing between (8.1)."""
    found: list[int] = []
    for side in range(4):
        other = t.joined(square, side)
        if other >= 0:
            found.append(other)
    return found


def are_adjacent(t: Labyrinth, one: int, other: int) -> bool:
    """Whether two squares are next to each other with nothing between."""
    for side in range(4):
        if t.joined(one, side) == other:
            return True
    return False


def lets_sight(t: Labyrinth, square: int, side: int, first: bool) -> bool:
    """Whether sight crosses a side of a square; an arrow slit only at the looker's own square (8.4)."""
    edge = t.map.edge(square, side)
    other = t.map.facing[edge]
    if other < 0:
        return False
    near, far = t.map.kinds[edge], t.map.kinds[other]
    if not is_passable(near) and not (first and near == ARROW_SLIT):
        return False
    return is_passable(far) or (first and far == ARROW_SLIT)


def line(t: Labyrinth, square: int, side: int) -> list[int]:
    """The squares in sight on one side of a square, nearest first, up to what blocks the sight (8.2, 9.8)."""
    found: list[int] = []
    high = t.terrain(square) == TREE
    at = square
    while lets_sight(t, at, side, at == square):
        at = t.map.neighbour(at, side)
        ground = t.terrain(at)
        if ground == MIST:
            break
        found.append(at)
        if t.has_brambles(at):
            break
        if not high and (ground in (TREE, FOUNTAIN, VINES) or t.ground.here[at] & CHARACTERS):
            break
    return found


def side_towards(t: Labyrinth, one: int, other: int) -> int:
    """The side of a square that points straight to another, -1 if they are in no line."""
    row, column = t.map.row_of(one), t.map.column_of(one)
    to_row, to_column = t.map.row_of(other), t.map.column_of(other)
    if column == to_column:
        return 0 if to_row < row else 2
    if row == to_row:
        return 1 if to_column > column else 3
    return -1


def sees_square(t: Labyrinth, square: int, target: int) -> bool:
    """Whether a square is in sight from another; one's own always is."""
    if square == target:
        return True
    side = side_towards(t, square, target)
    return side >= 0 and target in line(t, square, side)


def can_target(t: Labyrinth, looker: int, target: int) -> bool:
    """Whether a character can be aimed at once its square is in sight (8.7)."""
    ground = t.terrain(t.at[target])
    if ground == MIST:
        return looker == target
    if ground == TREE and t.has(target, ELF) and looker != target:
        return t.has(looker, ELF) or t.bears(looker, ELVISH_VISION)
    return True


def sees(t: Labyrinth, looker: int, target: int) -> bool:
    """Whether a character sees another and can aim at him."""
    return sees_square(t, t.at[looker], t.at[target]) and can_target(t, looker, target)


def is_beside_enemy(t: Labyrinth, token: int, seat: int) -> bool:
    """Whether an unwounded enemy is next to a character."""
    for square in neighbours(t, t.at[token]):
        for other in bits(t.ground.here[square] & CHARACTERS_OF[1 - seat]):
            if t.marks[other] & WOUNDED == 0:
                return True
    return False
