"""Chapters 10 and 17: the board of destiny, the dice that wait on it and the conditions of its spaces."""

from __future__ import annotations

from undercroft.families.tunnels.rules.components.destiny import (
    COLOUR_ANY,
    COLOUR_BOTH,
    COLOUR_RED,
    COLOUR_SAME,
    COLOUR_WHITE,
    dice_number,
    dice_on,
    group_of,
    square_of,
)
from undercroft.families.tunnels.rules.figures import FIRST_DEMON
from undercroft.families.tunnels.rules.lists import without
from undercroft.families.tunnels.rules.words.reasons import DICE_MISFIT, OK, SPACE_CLOSED, SQUARE_USED
from undercroft.families.tunnels.rules.words.times import PREPARATION
from undercroft.games.claustrophobia1643.rules.depths import Depths


def pool(t: Depths) -> int:
    """How many dice are available: neither on a space nor rolled."""
    left = t.box.numbers.destiny_pool
    if t.phase == PREPARATION:
        left -= len(t.dice)
    for group in t.placed:
        left -= dice_number(group)
    for group in t.triggered:
        left -= dice_number(group)
    return left


def wanted(t: Depths) -> int:
    """How many dice are rolled in the next preparation at most: three, and the extras (25.16)."""
    number = t.box.numbers.destiny_dice + t.destiny_dice_to_come
    most = t.box.numbers.destiny_pool
    return number if number < most else most


def spare_dice(t: Depths) -> int:
    """How many dice of the pool would not be rolled as it is (21.17)."""
    return pool(t) - wanted(t)


def waiting_on(t: Depths, square: int) -> list[int]:
    """The values of the dice that wait on a space, lowest first."""
    found: list[int] = []
    for group in t.placed:
        if square_of(group) == square:
            found += dice_on(group)
    if len(found) > 1:
        found.sort()
    return found


def is_open(t: Depths, square: int) -> bool:
    """Whether a space takes dice now: not forbidden, and its warrior not gone for good (25.59)."""
    if t.box.scenario.barred_squares >> square & 1:
        return False
    figure = t.box.squares[square].figure
    if figure < 0 or t.at[figure] >= 0:
        return True
    return figure == FIRST_DEMON and t.demons_left > 0


def place_code(t: Depths, die: int, square: int) -> int:
    """Why a die cannot go on a space, or OK."""
    return join_code(t, die, square, waiting_on(t, square)) if is_open(t, square) else SPACE_CLOSED


def join_code(t: Depths, die: int, square: int, dice: list[int]) -> int:
    """Why a die cannot join those on a space, or OK: it may go only where it can still help (25.22)."""
    needs = t.box.squares[square].space
    if len(dice) >= needs.most:
        return SQUARE_USED
    if die < needs.value or (needs.is_equal and dice and dice[0] != die):
        return DICE_MISFIT
    total = die
    for other in dice:
        total += other
    if total + (needs.most - len(dice) - 1) * t.box.numbers.die_sides < needs.total:
        return DICE_MISFIT
    return OK if is_right_colour(t, needs.colour, dice, die) else DICE_MISFIT


def is_right_colour(t: Depths, colour: int, dice: list[int], die: int) -> bool:
    """Whether a die may lie with others on a space that asks for a colour, as far as they go."""
    if colour == COLOUR_ANY:
        return True
    reds = 1 if t.box.colours[die - 1] == COLOUR_RED else 0
    for other in dice:
        if t.box.colours[other - 1] == COLOUR_RED:
            reds += 1
    number = len(dice) + 1
    if colour == COLOUR_WHITE:
        return reds == 0
    if colour == COLOUR_RED:
        return reds == number
    if colour == COLOUR_SAME:
        return reds == 0 or reds == number
    return colour != COLOUR_BOTH or (reds <= 1 and number - reds <= 1)


def is_met(t: Depths, square: int) -> bool:
    """Whether the condition of a space is met by the dice on it."""
    dice = waiting_on(t, square)
    needs = t.box.squares[square].space
    if not dice or len(dice) < needs.least:
        return False
    total = 0
    for die in dice:
        total += die
    return total >= needs.total


def met_spaces(t: Depths) -> list[int]:
    """The spaces whose powers happen now."""
    if not t.placed:
        return []
    return [square for square in range(len(t.box.squares)) if is_met(t, square)]


def put_die(t: Depths, die: int, square: int) -> None:
    """Put a die on a preparation space."""
    t.placed = sorted([*t.placed, group_of(square, [die])])


def take_die(t: Depths, die: int, square: int) -> None:
    """Take a die off a preparation space: it is in the pool."""
    t.placed = without(t.placed, t.placed.index(group_of(square, [die])))


def trigger(t: Depths, square: int) -> list[int]:
    """Move the dice of a space to its trigger space; their values."""
    dice = waiting_on(t, square)
    t.placed = [group for group in t.placed if square_of(group) != square]
    t.triggered = sorted([*t.triggered, group_of(square, dice)])
    return dice


def lay_on_trigger(t: Depths, figure: int, die: int) -> None:
    """Lay a die of the pool on the trigger space of a warrior (25.23)."""
    for square in range(len(t.box.squares)):
        if t.box.squares[square].figure == figure:
            t.triggered = sorted([*t.triggered, group_of(square, [die])])
            return


def close_spaces(t: Depths) -> None:
    """Give the dice of spaces that have closed back to the pool (25.59)."""
    if t.placed:
        t.placed = [group for group in t.placed if is_open(t, square_of(group))]
    if t.triggered:
        t.triggered = [group for group in t.triggered if is_open(t, square_of(group))]
