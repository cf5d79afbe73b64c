from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.maps.growing import Deed, deeds, grown
from undercroft.kernel.errors import IllegalError, UnreadableError
from undercroft.maps.drawing import ASCII, BOXES, Charset, LabelLine, Role, Size, draw, parse
from undercroft.maps.grid import Grid
from undercroft.maps.sides import EAST, NORTH, SOUTH, WEST, cell, mask_of, mask_text, x_of, y_of

sizes = st.builds(Size, st.integers(3, 11), st.integers(1, 7))
charsets = st.sampled_from([BOXES, ASCII])
labels = st.lists(st.text(max_size=14), max_size=8)


def shown(grid: Grid) -> dict[int, int]:
    return dict(zip(grid.cells, grid.openings, strict=True))


def cave() -> Grid:
    """Five tiles with every kind of side."""
    grid = Grid()
    for x, y, shape in [(0, 0, "NESW"), (1, 0, "EW"), (0, 1, "S"), (0, -1, "EW"), (-1, 0, "E")]:
        grid.lay(cell(x, y), mask_of(shape))
    grid.block(0, WEST)
    grid.bar_exit(1, EAST)
    return grid


PICTURE = """\
        -1      0       1
             ┌──────┐
             │      │
   1         │  2   │
             │      │
             └─┐  ┌─┘
     ┌──────┐┌─┘  └─┐┌──────┐
     │      └┘start └┘      └
   0 │  4   ▒▒  0       1   ╎
     │      ┌┐ A B  ┌┐      ┌
     └──────┘└─┐  ┌─┘└──────┘
             ┌──────┐
             ┘      └
  -1            3
             ┐      ┌
             └──────┘"""

PLAIN = """\
     +---+
     |2  |
     +---+
+---++---++---+
|4  ##0    1  :
+---++---++---+
     +---+
      3
     +---+"""


def label(slot: int) -> Sequence[LabelLine]:
    return ["start", "0", [("A", "red"), (" ", ""), ("B", "blue")]] if slot == 0 else ["", str(slot)]


def test_a_drawing_reads_at_a_glance() -> None:
    assert draw(cave(), label, axes=True).text() == PICTURE


def test_a_small_plain_drawing() -> None:
    grid = cave()
    grid.close_side(0, NORTH)
    grid.close_side(0, SOUTH)
    assert draw(grid, lambda slot: [f"{slot}  "], size=Size(3, 1), charset=ASCII).text() == PLAIN


@given(deeds, sizes, charsets, labels)
def test_what_is_drawn_with_axes_can_be_read_back(
    history: list[Deed], size: Size, charset: Charset, lines: list[str]
) -> None:
    grid, _ = grown(history)
    picture = draw(grid, lambda _: lines, size=size, charset=charset, axes=True)
    assert shown(parse(picture.text(), size)) == shown(grid)


@given(deeds, sizes, charsets)
def test_what_is_drawn_without_axes_can_be_read_back(
    history: list[Deed], size: Size, charset: Charset
) -> None:
    grid, _ = grown(history)
    picture = draw(grid, size=size, charset=charset)
    assert shown(parse(picture.text(), size, picture.west, picture.north)) == shown(grid)


@given(deeds, sizes, st.booleans(), st.integers(16, 80), st.integers(10, 40), st.integers(0, 999))
def test_a_window_shows_what_fits_around_a_cell(
    history: list[Deed], size: Size, axes: bool, columns: int, lines: int, number: int
) -> None:
    grid, _ = grown(history)
    middle = grid.cells[number % len(grid.cells)]
    picture = draw(grid, size=size, axes=axes, around=middle, columns=columns, lines=lines)
    left, top = (5, 1) if axes else (0, 0)
    across = max(1, (columns - left) // (size.columns + 2))
    down = max(1, (lines - top) // (size.lines + 2))
    rows = picture.text().split("\n")
    assert len(rows) <= top + down * (size.lines + 2)
    assert max(map(len, rows)) <= left + across * (size.columns + 2)
    part = shown(parse(picture.text(), size, picture.west, picture.north))
    assert middle in part
    assert part.items() <= shown(grid).items()
    left_out = set(grid.cells) - set(part)
    inside = {
        at
        for at in left_out
        if picture.west <= x_of(at) < picture.west + across
        and picture.north >= y_of(at) > picture.north - down
    }
    assert not inside, "what fits is drawn"
    assert (picture.cut == 0) == (not left_out)


def test_the_sides_that_are_cut_off_are_told() -> None:
    picture = draw(cave(), around=cell(0, 0), columns=8, lines=5)
    assert mask_text(picture.cut) == "NESW"
    assert mask_text(draw(cave(), around=cell(1, 0), columns=16).cut) == "W"
    assert draw(cave()).cut == 0


@given(deeds, sizes, labels)
def test_spans_hold_the_same_text(history: list[Deed], size: Size, lines: list[str]) -> None:
    grid, _ = grown(history)
    picture = draw(grid, lambda _: lines, size=size)
    joined = ["".join(span.text for span in line).rstrip() for line in picture.spans()]
    assert "\n".join(joined) == picture.text()
    for line in picture.spans():
        assert all(one[1:] != two[1:] for one, two in pairwise(line))


def test_spans_tell_what_may_be_coloured() -> None:
    picture = draw(cave(), label)
    found = {(span.role, span.slot, span.text) for line in picture.spans() for span in line}
    assert (Role.FREE, 3, "┘") in found
    assert (Role.BLOCKED, 0, "▒") in found
    assert (Role.BARRED, 1, "╎") in found
    assert (Role.PASSAGE, 0, "┘  └") in found
    assert (Role.HALF, 0, "┐  ┌") in found
    tags = {span.tag: span.text for line in picture.spans() for span in line if span.role == Role.LABEL}
    assert tags["red"] == "A"
    assert tags["blue"] == "B"


def test_wide_and_odd_characters_keep_the_walls_straight() -> None:
    grid = Grid()
    grid.lay(cell(0, 0), 0)
    size = Size(5, 3)
    lines = draw(grid, lambda _: ["洞窟洞窟", "e\u0301a\tb\n", "12345678"], size=size).text().split("\n")
    assert lines[1:4] == ["│洞窟 │", "│\u00e9a?b?│", "│12345│"]


def test_an_empty_map_draws_nothing() -> None:
    assert draw(Grid()).text() == ""
    assert parse("").cells == []


@pytest.mark.parametrize("size", [Size(2, 1), Size(3, 0)])
def test_tiles_have_a_smallest_size(size: Size) -> None:
    with pytest.raises(IllegalError, match="at least 3 columns and 1 line"):
        draw(cave(), size=size)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (PICTURE.replace("└──────┘", "└───────"), "Line 7 of the drawing, column 6"),
        (PICTURE.replace("   0 │", "   x │"), "Line 9 of the drawing: 'x' is no coordinate"),
        (PICTURE[10:], "of the drawing"),
        (PICTURE + "   stray", "column 22"),
    ],
)
def test_unreadable_drawings(text: str, sentence: str) -> None:
    with pytest.raises(UnreadableError, match=sentence):
        parse(text)
