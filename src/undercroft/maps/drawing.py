# interpreted: text drawing
"""A grid drawn with box characters, and such a drawing read back.

Every tile is a box of its own; an open side is a mouth in its wall. Two mouths that meet make a passage, a
mouth on a wall is a half connection, and a mouth into nothing is a free side:

>>> from undercroft.maps.sides import cell, mask_of
>>> grid = Grid()
>>> slots = [grid.lay(cell(0, 0), mask_of("NE")), grid.lay(cell(1, 0), mask_of("W"))]
>>> print(draw(grid, lambda slot: ["", ("start", "gas")[slot]]))
┌─┘  └─┐┌──────┐
│      └┘      │
│start    gas  │
│      ┌┐      │
└──────┘└──────┘
>>> parse(draw(grid).text()).fields() == grid.fields()
True
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from undercroft.kernel.errors import IllegalError, UnreadableError
from undercroft.maps.grid import Grid
from undercroft.maps.sides import BITS, EAST, NORTH, SOUTH, WEST, cell, x_of, y_of

AXIS_COLUMNS = 5
"""The width of the row numbers at the left when the axes are drawn."""


class Role(StrEnum):
    """What a character of a drawing stands for, so that the caller can colour it."""

    ROCK = "rock"
    WALL = "wall"
    FLOOR = "floor"
    LABEL = "label"
    AXIS = "axis"
    PASSAGE = "passage"
    FREE = "free"
    HALF = "half"
    BLOCKED = "blocked"
    BARRED = "barred"


ROLE_STYLES = {
    Role.ROCK: "",
    Role.WALL: "wall",
    Role.FLOOR: "floor",
    Role.LABEL: "floor",
    Role.AXIS: "dim",
    Role.PASSAGE: "wall",
    Role.FREE: "good",
    Role.HALF: "wall",
    Role.BLOCKED: "danger",
    Role.BARRED: "danger",
}
"""The terminal's style of each role."""


class Size(NamedTuple):
    """The room inside the walls of a drawn tile."""

    columns: int = 6
    lines: int = 3


class Charset(NamedTuple):
    """The characters that tiles are drawn with; corners are named by where they sit."""

    across: str
    down: str
    north_west: str
    north_east: str
    south_west: str
    south_east: str
    blocked: str
    barred_across: str
    barred_down: str


BOXES = Charset("─", "│", "┌", "┐", "└", "┘", "▒", "╌", "╎")
ASCII = Charset("-", "|", "+", "+", "+", "+", "#", ".", ":")

LabelLine = str | Sequence[tuple[str, str]]
"""One line of a label: a text, or pieces of text each with a tag that comes back in its span."""

Label = Callable[[int], Sequence[LabelLine]]


class Span(NamedTuple):
    """A piece of one line whose characters have the same role, tile and tag."""

    text: str
    role: Role
    slot: int
    tag: str


_BLANK = Span(" ", Role.ROCK, -1, "")


@dataclass(frozen=True)
class Picture:
    """A finished drawing: its characters with their roles, and where it lies on the grid."""

    rows: list[list[Span]]
    west: int
    """The x of its first column of tiles."""
    north: int
    """The y of its first row of tiles."""
    cut: int
    """The sides on which tiles were left out (mask)."""

    def text(self) -> str:
        """The drawing as plain text, without trailing blanks."""
        return "\n".join("".join(spot.text for spot in row).rstrip() for row in self.rows)

    def __str__(self) -> str:
        return self.text()

    def spans(self) -> list[list[Span]]:
        """The lines of the drawing in pieces to be coloured each in one style."""
        lines: list[list[Span]] = []
        for row in self.rows:
            line: list[Span] = []
            for spot in row:
                if line and line[-1][1:] == spot[1:]:
                    line[-1] = line[-1]._replace(text=line[-1].text + spot.text)
                else:
                    line.append(spot)
            lines.append(line)
        return lines

    def left_out(self, grid: Grid) -> list[list[int]]:
        """For each side on which the drawing ends early, the slots that lie beyond."""
        drawn = {spot.slot for row in self.rows for spot in row}
        xs = [x_of(grid.cells[slot]) for slot in drawn if slot >= 0]
        ys = [y_of(grid.cells[slot]) for slot in drawn if slot >= 0]
        missing: list[list[int]] = [[], [], [], []]
        for slot in range(len(grid.cells)):
            if slot not in drawn:
                x, y = x_of(grid.cells[slot]), y_of(grid.cells[slot])
                across = EAST if x > max(xs) else WEST
                missing[NORTH if y > max(ys) else SOUTH if y < min(ys) else across].append(slot)
        return missing


class _Window(NamedTuple):
    """The cells that are drawn, first to last."""

    west: int
    east: int
    south: int
    north: int


def draw(
    grid: Grid,
    label: Label | None = None,
    *,
    size: Size = Size(),  # noqa: B008 - a NamedTuple cannot change
    charset: Charset = BOXES,
    axes: bool = False,
    around: int | None = None,
    columns: int | None = None,
    lines: int | None = None,
) -> Picture:
    """Draw a grid, or as much of it around a cell as fits into so many columns and lines.

    ``label(slot)`` gives the lines written into a tile; each is centred and cut to the size.
    """
    if size.columns < 3 or size.lines < 1:
        raise IllegalError("A drawn tile needs at least 3 columns and 1 line inside its walls.")
    if not grid.cells:
        return Picture([], 0, 0, 0)
    window, cut = _window(grid, size, axes, around, columns, lines)
    left, top = (AXIS_COLUMNS, 1) if axes else (0, 0)
    width = left + (window.east - window.west + 1) * (size.columns + 2)
    height = top + (window.north - window.south + 1) * (size.lines + 2)
    rows = [[_BLANK] * width for _ in range(height)]
    for slot, at in enumerate(grid.cells):
        x, y = x_of(at), y_of(at)
        if window.west <= x <= window.east and window.south <= y <= window.north:
            corner = (
                top + (window.north - y) * (size.lines + 2),
                left + (x - window.west) * (size.columns + 2),
            )
            _draw_walls(rows, corner, grid, slot, size, charset)
            _draw_label(rows, corner, slot, label(slot) if label else [], size)
    if axes:
        _draw_axes(rows, window, size)
    return Picture(rows, window.west, window.north, cut)


def _window(
    grid: Grid, size: Size, axes: bool, around: int | None, columns: int | None, lines: int | None
) -> tuple[_Window, int]:
    """The part of the grid to draw, and on which sides tiles are left out."""
    xs = [x_of(at) for at in grid.cells]
    ys = [y_of(at) for at in grid.cells]
    middle_x = (min(xs) + max(xs)) // 2 if around is None else x_of(around)
    middle_y = (min(ys) + max(ys)) // 2 if around is None else y_of(around)
    across = None if columns is None else (columns - (AXIS_COLUMNS if axes else 0)) // (size.columns + 2)
    down = None if lines is None else (lines - (1 if axes else 0)) // (size.lines + 2)
    west, east = _fit(min(xs), max(xs), middle_x, across)
    south, north = _fit(min(ys), max(ys), middle_y, down)
    cut = 0
    cut |= BITS[NORTH] if north < max(ys) else 0
    cut |= BITS[EAST] if east < max(xs) else 0
    cut |= BITS[SOUTH] if south > min(ys) else 0
    cut |= BITS[WEST] if west > min(xs) else 0
    return _Window(west, east, south, north), cut


def _fit(first: int, last: int, middle: int, count: int | None) -> tuple[int, int]:
    """At most so many of the numbers from first to last, at least one, with the middle in their middle."""
    if count is None or last - first < count:
        return first, last
    count = max(count, 1)
    begin = max(first, min(middle - count // 2, last - count + 1))
    return begin, begin + count - 1


def _mouth(length: int) -> int:
    """The width of a mouth in a wall of that length, so that it can sit in the middle."""
    return max(1, length // 3 + (length // 3 - length) % 2)


def _side(length: int, line: str, ends: str, fill: str | None) -> list[tuple[str, bool]]:
    """The characters of one side from its first to its last, and whether they belong to the mouth."""
    if fill is None:
        return [(line, False)] * length
    if length < 3:
        return [(fill, True)] * length
    gap = _mouth(length)
    wall = [(line, False)] * ((length - gap - 2) // 2)
    return [*wall, (ends[0], True), *([(fill, True)] * gap), (ends[1], True), *wall]


def _role(grid: Grid, slot: int, side: int) -> Role:
    """What one side of a tile is."""
    bit = BITS[side]
    if not grid.openings[slot] & bit:
        return Role.WALL
    if grid.blocked[slot] & bit:
        return Role.BLOCKED
    if grid.barred[slot] & bit:
        return Role.BARRED
    if grid.free[slot] & bit:
        return Role.FREE
    return Role.PASSAGE if grid.joined[slot] & bit else Role.HALF


def _draw_walls(
    rows: list[list[Span]], corner: tuple[int, int], grid: Grid, slot: int, size: Size, chars: Charset
) -> None:
    """Draw the box of a tile with its mouths, and its empty floor."""
    top, left = corner
    bottom, right = top + size.lines + 1, left + size.columns + 1
    for line in range(top + 1, bottom):
        for column in range(left + 1, right):
            rows[line][column] = Span(" ", Role.FLOOR, slot, "")
    rows[top][left] = Span(chars.north_west, Role.WALL, slot, "")
    rows[top][right] = Span(chars.north_east, Role.WALL, slot, "")
    rows[bottom][left] = Span(chars.south_west, Role.WALL, slot, "")
    rows[bottom][right] = Span(chars.south_east, Role.WALL, slot, "")
    ends = {
        NORTH: chars.south_east + chars.south_west,
        EAST: chars.south_west + chars.north_west,
        SOUTH: chars.north_east + chars.north_west,
        WEST: chars.south_east + chars.north_east,
    }
    for side in range(4):
        role = _role(grid, slot, side)
        lies = side in (NORTH, SOUTH)
        fills = {Role.WALL: None, Role.BLOCKED: chars.blocked}
        fills[Role.BARRED] = chars.barred_across if lies else chars.barred_down
        length, line_char = (size.columns, chars.across) if lies else (size.lines, chars.down)
        for along, (char, is_mouth) in enumerate(_side(length, line_char, ends[side], fills.get(role, " "))):
            line = (top if side == NORTH else bottom) if lies else top + 1 + along
            column = left + 1 + along if lies else (left if side == WEST else right)
            rows[line][column] = Span(char, role if is_mouth else Role.WALL, slot, "")


def _composed(text: str) -> str:
    """The text with accents joined to their letters where one character has both."""
    return unicodedata.normalize("NFC", text)


def _glyphs(text: str) -> list[str]:
    """The text as one entry for each column that it takes; the second column of a wide character is empty."""
    found: list[str] = []
    for char in text:
        if unicodedata.category(char) in ("Mn", "Me"):
            if found:
                found[-1] += char
        elif not char.isprintable():
            found.append("?")
        else:
            found.append(char)
            if unicodedata.east_asian_width(char) in "WF":
                found.append("")
    return found


def _draw_label(
    rows: list[list[Span]], corner: tuple[int, int], slot: int, label: Sequence[LabelLine], size: Size
) -> None:
    """Write the lines of a label onto the floor of a tile, each in the middle."""
    top, left = corner
    for line, content in enumerate(label[: size.lines]):
        pieces = [(content, "")] if isinstance(content, str) else content
        spots = [
            Span(glyph, Role.LABEL, slot, tag) for text, tag in pieces for glyph in _glyphs(_composed(text))
        ]
        if len(spots) > size.columns and spots[size.columns].text == "":
            spots[size.columns - 1] = spots[size.columns - 1]._replace(text=" ")
        spots = spots[: size.columns]
        begin = left + 1 + (size.columns - len(spots)) // 2
        rows[top + 1 + line][begin : begin + len(spots)] = spots


def _draw_axes(rows: list[list[Span]], window: _Window, size: Size) -> None:
    """Write the x of each column of tiles above it and the y of each row beside it."""
    for place, x in enumerate(range(window.west, window.east + 1)):
        begin = AXIS_COLUMNS + place * (size.columns + 2)
        for offset, char in enumerate(str(x).center(size.columns + 2)):
            rows[0][begin + offset] = Span(char, Role.AXIS, -1, "")
    for place, y in enumerate(range(window.north, window.south - 1, -1)):
        line = 2 + place * (size.lines + 2) + size.lines // 2
        for offset, char in enumerate(f"{y:>{AXIS_COLUMNS - 1}} "):
            rows[line][offset] = Span(char, Role.AXIS, -1, "")


_CORNERS = set(BOXES[2:6] + ASCII[2:6])
_WALLS = {BOXES.across, BOXES.down, ASCII.across, ASCII.down}


def parse(text: str, size: Size = Size(), west: int = 0, north: int = 0) -> Grid:  # noqa: B008 - see draw
    """The grid that a drawing shows: its cells and openings, laid from the first row to the last.

    A drawing with axes says where it lies; otherwise ``west`` and ``north`` are its first column and row of
    tiles. Labels, and what blocks or bars a side, are passed over.
    """
    written = text.rstrip("\n").split("\n")
    axes = bool(written[0].strip()) and all(_is_number(word) for word in written[0].split())
    lines = [_glyphs(line) for line in written]
    left, top = (AXIS_COLUMNS, 1) if axes else (0, 0)
    down = -(-(len(lines) - top) // (size.lines + 2))
    across = -(-(max(map(len, lines)) - left) // (size.columns + 2))
    width, height = left + across * (size.columns + 2), top + down * (size.lines + 2)
    full = [line + [" "] * (width - len(line)) for line in lines]
    full += [[" "] * width] * (height - len(full))
    grid = Grid()
    for row in range(down):
        for column in range(across):
            corner = (top + row * (size.lines + 2), left + column * (size.columns + 2))
            openings = _read_tile(full, corner, size)
            if openings is None:
                continue
            x, y = west + column, north - row
            if axes:
                x = _read_number(full[0][corner[1] : corner[1] + size.columns + 2], 1)
                middle = corner[0] + 1 + size.lines // 2
                y = _read_number(full[middle][:AXIS_COLUMNS], middle + 1)
            grid.lay(cell(x, y), openings)
    return grid


def _is_number(word: str) -> bool:
    """Whether a word is a whole number."""
    return word.removeprefix("-").isdecimal()


def _read_number(glyphs: list[str], line: int) -> int:
    """The coordinate written on an axis."""
    text = "".join(glyphs).strip()
    if not _is_number(text):
        raise UnreadableError("Line {line} of the drawing: '{text}' is no coordinate.", line=line, text=text)
    return int(text)


def _read_tile(lines: list[list[str]], corner: tuple[int, int], size: Size) -> int | None:
    """The openings of the tile drawn with this corner, or None for rock."""
    top, left = corner
    bottom, right = top + size.lines + 1, left + size.columns + 1
    corners = [lines[top][left], lines[top][right], lines[bottom][left], lines[bottom][right]]
    if not all(char in _CORNERS for char in corners):
        for line in range(top, bottom + 1):
            if "".join(lines[line][left : right + 1]).strip():
                raise UnreadableError(
                    "Line {line} of the drawing, column {column}: a tile of {columns} by {lines} inside its"
                    " walls, or nothing at all, is expected here.",
                    line=line + 1,
                    column=left + 1,
                    columns=size.columns,
                    lines=size.lines,
                )
        return None
    middle, centre = top + 1 + size.lines // 2, left + 1 + size.columns // 2
    seen = [lines[top][centre], lines[middle][right], lines[bottom][centre], lines[middle][left]]
    return sum(BITS[side] for side in range(4) if seen[side] not in _WALLS)
