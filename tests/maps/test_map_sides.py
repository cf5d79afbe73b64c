from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.kernel.errors import IllegalError, UnreadableError
from undercroft.maps.sides import (
    ALL_SIDES,
    EAST,
    FARTHEST,
    NORTH,
    SOUTH,
    WEST,
    beyond,
    bit,
    cell,
    cell_text,
    is_cell,
    mask_of,
    mask_text,
    opposite,
    side_of,
    side_word,
    sides_of,
    turned,
    turned_side,
    turns_open_to,
    x_of,
    y_of,
)

coordinates = st.integers(-FARTHEST, FARTHEST)
masks = st.integers(0, ALL_SIDES)
quarters_drawn = st.integers(-9, 9)


def test_sides_go_clockwise_from_north() -> None:
    assert [side_word(side) for side in (NORTH, EAST, SOUTH, WEST)] == ["north", "east", "south", "west"]
    assert [turned_side(side, 1) for side in (NORTH, EAST, SOUTH, WEST)] == [EAST, SOUTH, WEST, NORTH]
    assert turned_side(NORTH, -1) == WEST
    assert [opposite(side) for side in range(4)] == [SOUTH, WEST, NORTH, EAST]


@given(masks, quarters_drawn)
def test_a_turned_mask_has_each_side_turned(mask: int, quarters: int) -> None:
    expected = {(side + quarters) % 4 for side in range(4) if mask >> side & 1}
    assert set(sides_of(turned(mask, quarters))) == expected
    assert {turned_side(side, quarters) for side in sides_of(mask)} == expected
    assert turned(turned(mask, quarters), -quarters) == mask


@given(masks)
def test_masks_are_written_and_read(mask: int) -> None:
    text = mask_text(mask)
    assert mask_of(text) == mask
    assert mask_of(text[::-1].lower()) == mask
    assert mask == sum(bit(side) for side in sides_of(mask))


@pytest.mark.parametrize(("text", "sentence"), [("NX", "'X' is none of"), ("NEN", "'N' stands there twice")])
def test_unreadable_masks(text: str, sentence: str) -> None:
    with pytest.raises(UnreadableError, match=sentence):
        mask_of(text)


def test_sides_are_read_as_words_and_letters() -> None:
    assert [side_of(word) for word in ("north", "East", "S", "w")] == [NORTH, EAST, SOUTH, WEST]
    with pytest.raises(UnreadableError, match="'up' is no side"):
        side_of("up")
    with pytest.raises(UnreadableError, match="'' is no side"):
        side_of("")


@given(coordinates, coordinates)
def test_cells_hold_their_coordinates(x: int, y: int) -> None:
    at = cell(x, y)
    assert (x_of(at), y_of(at)) == (x, y)
    assert is_cell(at)
    assert cell_text(at) == f"{x},{y}"
    around = [(x_of(beyond(at, side)), y_of(beyond(at, side))) for side in range(4)]
    assert around == [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]


@pytest.mark.parametrize(
    "place", [(FARTHEST + 1, 0), (0, FARTHEST + 1), (-FARTHEST - 1, 0), (0, -FARTHEST - 1)]
)
def test_cells_end_somewhere(place: tuple[int, int]) -> None:
    with pytest.raises(IllegalError, match="There is no cell at"):
        cell(*place)


def test_beyond_the_last_cell_is_no_cell() -> None:
    assert not is_cell(beyond(cell(FARTHEST, 0), EAST))
    assert not is_cell(beyond(cell(0, -FARTHEST), SOUTH))
    assert not is_cell(-1)


def test_looks_that_open_to_a_side() -> None:
    assert turns_open_to(mask_of("N"), SOUTH) == [2]
    assert turns_open_to(mask_of("NEW"), SOUTH) == [1, 2, 3]
    assert turns_open_to(0, NORTH) == []
