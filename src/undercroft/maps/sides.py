"""Sides, quarter turns, masks of open sides, and cells packed into one number.

Sides are numbered clockwise from north. A mask has one bit for each side: 1 north, 2 east, 4 south, 8 west.
East is x + 1, north is y + 1.
"""

from __future__ import annotations

from typing import Final

from undercroft.kernel.errors import IllegalError, UnreadableError

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
ALL_SIDES: Final = 15
"""The mask of a tile that is open all round."""

SIDE_LETTERS: Final = "NESW"
SIDE_WORDS: Final[list[str]] = ["north", "east", "south", "west"]
BITS: Final[list[int]] = [1, 2, 4, 8]
"""The mask bit of each side."""

NOWHERE: Final = -1
"""In place of a slot or a square: there is none."""

FARTHEST: Final = 120
"""Cells have coordinates from -FARTHEST to FARTHEST."""

# y in the high byte, x in the low one, both shifted so that a step never carries from one into the other.
_ROW: Final = 256
_MIDDLE: Final = 128
STEPS: Final[list[int]] = [_ROW, 1, -_ROW, -1]
"""What a step through each side adds to a cell."""

_TURNED: Final[list[int]] = [
    (mask << quarters | mask >> (4 - quarters)) & ALL_SIDES for mask in range(16) for quarters in range(4)
]


def opposite(side: int) -> int:
    """The side that faces this one from across the edge."""
    return side ^ 2


def bit(side: int) -> int:
    """The mask of one side."""
    return BITS[side]


def turned_side(side: int, quarters: int) -> int:
    """Where a side points after quarter turns clockwise (negative: anticlockwise)."""
    return (side + quarters) & 3


def turned(mask: int, quarters: int) -> int:
    """The openings of a tile after quarter turns clockwise (negative: anticlockwise).

    >>> mask_text(turned(mask_of("NE"), 1))
    'ES'
    """
    return _TURNED[mask * 4 + (quarters & 3)]


def sides_of(mask: int) -> list[int]:
    """The sides in a mask, clockwise from north."""
    return [side for side in range(4) if mask & BITS[side]]


def turns_open_to(openings: int, side: int) -> list[int]:
    """The quarter turns (0 to 3) after which a tile is open on that side, one for each different look.

    >>> [turns_open_to(mask_of(shape), EAST) for shape in ("NS", "NESW", "NE")]
    [[1], [0], [0, 1]]
    """
    wanted = BITS[side]
    seen = 0
    found: list[int] = []
    for quarters in range(4):
        mask = _TURNED[openings * 4 + quarters]
        look = 1 << mask
        if mask & wanted and not seen & look:
            seen |= look
            found.append(quarters)
    return found


def mask_text(mask: int) -> str:
    """A mask as letters, always in the order NESW; an empty mask is an empty text."""
    return "".join([SIDE_LETTERS[side] for side in range(4) if mask & BITS[side]])


def mask_of(text: str) -> int:
    """The mask written as letters, in any order and case: ``NESW``, ``ws``, or nothing."""
    mask = 0
    for letter in text.upper():
        side = SIDE_LETTERS.find(letter)
        if side < 0:
            raise UnreadableError(
                "'{text}' is no list of sides: '{letter}' is none of N, E, S, W.", text=text, letter=letter
            )
        if mask & BITS[side]:
            raise UnreadableError(
                "'{text}' is no list of sides: '{letter}' stands there twice.", text=text, letter=letter
            )
        mask |= BITS[side]
    return mask


def side_word(side: int) -> str:
    """The word of a side: north, east, south or west."""
    return SIDE_WORDS[side]


def side_of(word: str) -> int:
    """The side that a word or a letter names, in any case."""
    low = word.lower()
    for side in range(4):
        if low == SIDE_WORDS[side] or low == SIDE_WORDS[side][:1]:
            return side
    raise UnreadableError("'{word}' is no side: north, east, south or west is expected.", word=word)


def cell(x: int, y: int) -> int:
    """The cell at these coordinates as one number."""
    if not -FARTHEST <= x <= FARTHEST or not -FARTHEST <= y <= FARTHEST:
        raise IllegalError(
            "There is no cell at {x},{y}: coordinates go from -{farthest} to {farthest}.",
            x=x,
            y=y,
            farthest=FARTHEST,
        )
    return (y + _MIDDLE) * _ROW + x + _MIDDLE


def x_of(at: int) -> int:
    """How far east a cell lies."""
    return (at & 255) - _MIDDLE


def y_of(at: int) -> int:
    """How far north a cell lies."""
    return (at >> 8) - _MIDDLE


def beyond(at: int, side: int) -> int:
    """The cell behind one side of a cell."""
    return at + STEPS[side]


def is_cell(at: int) -> bool:
    """Whether a number is a cell within the coordinates allowed."""
    return -FARTHEST <= x_of(at) <= FARTHEST and -FARTHEST <= y_of(at) <= FARTHEST


def cell_text(at: int) -> str:
    """A cell as people write it.

    >>> cell_text(beyond(cell(2, -1), NORTH))
    '2,0'
    """
    return f"{x_of(at)},{y_of(at)}"
