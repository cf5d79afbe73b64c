"""Who may leave a tile that holds enemies: Blocking, Elusive and Impressive, for both editions."""

from __future__ import annotations

from typing import Final

FREE_TO_GO: Final = 0
HELD_BY_NUMBERS: Final = 1
"""Blocking: the enemies on the tile are more than the mover's side."""
HELD_BY_PRESENCE: Final = 2
"""An Impressive enemy is there, and no Elusive friend to make up for it."""


def leaving(
    mine: int, theirs: int, is_elusive: bool, has_elusive_friend: bool, faces_impressive: bool
) -> int:
    """Whether a warrior may leave his tile, by how many of each side and who are there (25.10, 25.29).

    Elusive and Impressive on one tile cancel each other, and plain Blocking holds for the mover's whole side.

    >>> leaving(1, 3, True, False, False), leaving(1, 2, True, False, True), leaving(2, 2, False, False, True)
    (0, 1, 2)
    """
    if theirs == 0:
        return FREE_TO_GO
    if faces_impressive:
        if not is_elusive and not has_elusive_friend:
            return HELD_BY_PRESENCE
    elif is_elusive:
        return FREE_TO_GO
    return FREE_TO_GO if mine >= theirs else HELD_BY_NUMBERS
