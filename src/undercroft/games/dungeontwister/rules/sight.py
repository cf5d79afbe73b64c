"""Chapter 8: who is next to whom, and who sees what."""

from __future__ import annotations

from mypy_extensions import i64

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
from undercroft.games.dungeontwister.rules.tokens import BRAMBLES_AT, CHARACTERS, CHARACTERS_OF


def neighbours(t: Labyrinth, square: int) -> list[int]:
    """The squares next to a square with nothing between (8.1)."""
    found: list[int] = []
    for side in range(4):
        other = t.joined(square, side)
        if other >= 0:
            found.append(other)
    return found


def are_adjacent(t: Labyrinth, one: i64, other: i64) -> bool:
    """Whether two squares are next to each other with nothing between."""
    joins = t.ground.joins
    at: i64 = one * 4
    return joins[at] == other or joins[at + 1] == other or joins[at + 2] == other or joins[at + 3] == other


def lets_sight(t: Labyrinth, square: i64, side: i64) -> bool:
    """Whether sight crosses a side of the looker's own square: there an arrow slit lets it through (8.4)."""
    edge = t.map.edge(square, side)
    other = t.map.facing[edge]
    if other < 0:
        return False
    near, far = t.map.kinds[edge], t.map.kinds[other]
    return (is_passable(near) or near == ARROW_SLIT) and (is_passable(far) or far == ARROW_SLIT)


def line(t: Labyrinth, square: i64, side: i64) -> list[int]:
    """The squares in sight on one side of a square, nearest first, up to what blocks the sight (8.2, 9.8)."""
    found: list[int] = []
    add_line(t, square, side, found)
    return found


def seen_from(t: Labyrinth, square: i64) -> list[int]:
    """The squares in sight on all sides of a square, side by side."""
    found: list[int] = []
    for side in range(4):
        add_line(t, square, side, found)
    return found


def add_line(t: Labyrinth, square: i64, side: i64, found: list[int]) -> None:
    """Add the squares in sight on one side of a square, nearest first, up to what blocks the sight."""
    land = t.ground.land
    here = t.ground.here
    joins = t.ground.joins
    at: i64 = joins[square * 4 + side]
    if at < 0:
        if not lets_sight(t, square, side):
            return
        at = t.map.neighbour(square, side)
    high = land[square] == TREE
    thorns: i64 = t.markers[BRAMBLES_AT]
    others: i64 = t.markers[BRAMBLES_AT + 1]
    while at >= 0:
        ground: i64 = land[at]
        if ground == MIST:
            return
        found.append(at)
        if at in (thorns, others):
            return
        if not high and (here[at] & CHARACTERS or ground in (TREE, FOUNTAIN, VINES)):
            return
        at = joins[at * 4 + side]


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
    here = t.ground.here
    joins = t.ground.joins
    enemies = CHARACTERS_OF[1 - seat]
    at: i64 = t.at[token]
    for edge in range(at * 4, at * 4 + 4):
        square: i64 = joins[edge]
        if square >= 0 and here[square] & enemies and t.standing_of(square, enemies) >= 0:
            return True
    return False
