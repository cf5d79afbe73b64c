"""Scenario tokens that a warrior carries or that lie on a tile: one number for a whole purse.

A purse holds up to fifteen tokens of each kind; only this module takes it apart.
"""

from __future__ import annotations

from typing import Final

from undercroft.families.tunnels.rules.components.scenario import Token

KIND_BITS: Final = 4
MOST: Final = (1 << KIND_BITS) - 1


def some(token: int, number: int = 1) -> int:
    """A purse of so many tokens of one kind: what is added to another, or taken out of it.

    >>> purse = some(0) + some(2, 3)
    >>> count_in(purse, 0), count_in(purse, 1), count_in(purse, 2), total_in(purse)
    (1, 0, 3, 4)
    """
    return number << token * KIND_BITS


def count_in(purse: int, token: int) -> int:
    """How many tokens of a kind are in a purse."""
    return purse >> token * KIND_BITS & MOST


def total_in(purse: int) -> int:
    """How many tokens are in a purse."""
    total = 0
    while purse > 0:
        total += purse & MOST
        purse >>= KIND_BITS
    return total


def worth_of(purse: int, tokens: list[Token]) -> int:
    """The points of a purse."""
    total = 0
    token = 0
    while purse > 0:
        total += (purse & MOST) * tokens[token].value
        purse >>= KIND_BITS
        token += 1
    return total
