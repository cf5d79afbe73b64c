"""The Board of Destiny as the box has it, and the groups of dice that lie on it."""

from __future__ import annotations

from typing import Final

from undercroft.families.tunnels.rules.components.operations import NO_PROGRAM

PARITY_ANY: Final = 0
PARITY_ODD: Final = 1
PARITY_EVEN: Final = 2
PARITY_MIXED: Final = 3
PARITY_SAME: Final = 4
PARITIES: Final = ("any", "odd", "even", "mixed", "same")

NO_LIMIT: Final = 0

# ---- colours of dice, for boards on which colour and not parity counts

COLOUR_ANY: Final = 0
COLOUR_WHITE: Final = 1
COLOUR_RED: Final = 2
COLOUR_BOTH: Final = 3
COLOUR_SAME: Final = 4
COLOURS: Final = ("any", "white", "red", "both", "same")


class SpaceNeeds:
    """What the dice that wait on a space must be for its power to happen."""

    def __init__(self, least: int, most: int, colour: int, value: int, total: int, is_equal: bool) -> None:
        self.least = least
        self.most = most
        self.colour = colour
        self.value = value
        """The least value of each die."""
        self.total = total
        self.is_equal = is_equal
        """Whether all of them show the same value."""


class SquareNeeds:
    """What the dice of one group must be."""

    def __init__(self, exact: int, parity: int, least: int, total: int, is_exact: bool) -> None:
        self.exact = exact
        """So many dice, 0 for any number."""
        self.parity = parity
        self.least = least
        """The least value of each die."""
        self.total = total
        """The total of all, 0 for any."""
        self.is_exact = is_exact
        """Whether the total must be just this, not more."""


class Square:
    """A square: what it takes and what it does."""

    def __init__(self, id: str, rule: str, needs: SquareNeeds, groups: int, program: int) -> None:
        self.id = id
        self.rule = rule
        self.needs = needs
        self.groups = groups
        """How many groups it takes in a Threat phase, NO_LIMIT for any number."""
        self.program = program
        self.is_quiet = False
        """Whether it asks nothing and shows nothing: its turn makes no difference."""
        self.space = SpaceNeeds(0, 0, COLOUR_ANY, 0, 0, False)
        """What its dice must be where dice wait on the board."""
        self.kind = -1
        """The kind of warrior whose power it is, -1 for one of the board."""
        self.figure = -1
        """The figure whose own space it is, -1 for none."""
        self.deed = NO_PROGRAM
        """What its power lets that warrior do later in the round."""


# ---- a group of dice on a square: one number, the square in the lowest bits, then four bits for each die

SQUARE_BITS: Final = 4
DIE_BITS: Final = 4


def group_of(square: int, dice: list[int]) -> int:
    """Dice that lie on a square with their values.

    >>> square_of(group_of(7, [2, 5])), dice_on(group_of(7, [2, 5])), dice_number(group_of(7, [2, 5]))
    (7, [2, 5], 2)
    """
    packed = 0
    for die in reversed(dice):
        packed = packed << DIE_BITS | die
    return packed << SQUARE_BITS | square


def square_of(group: int) -> int:
    """The square on which a group lies."""
    return group & (1 << SQUARE_BITS) - 1


def dice_on(group: int) -> list[int]:
    """The values of its dice."""
    found: list[int] = []
    packed = group >> SQUARE_BITS
    while packed:
        found.append(packed & (1 << DIE_BITS) - 1)
        packed >>= DIE_BITS
    return found


def dice_number(group: int) -> int:
    """The number of its dice."""
    number = 0
    packed = group >> SQUARE_BITS
    while packed:
        number += 1
        packed >>= DIE_BITS
    return number


def acts_alike(group: int, other: int) -> bool:
    """Whether two groups have the same effect: the same square, and as many dice."""
    return square_of(group) == square_of(other) and dice_number(group) == dice_number(other)
