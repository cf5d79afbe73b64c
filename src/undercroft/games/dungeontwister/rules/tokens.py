"""How tokens are numbered, and what can be said of them by a bit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEAT_TOKENS: Final = 17
TEAM: Final = 8
FIRST_SPAWN: Final = 8
FIRST_THING: Final = 11
FIRST_ROPE: Final = 34
FIRST_TORCH: Final = 39
TOKENS: Final = 41

# What fights and is no token: numbered after the tokens, by seat.
BRAMBLES: Final = 41
LIVING_TREE: Final = 43
FIGHTERS: Final = 45

NOBODY: Final = 255
"""In place of a token or a square where moves and frames have no negative numbers."""

# Where a token is, when it is on no square.
OFF: Final = -1  # not on the board yet
OUT: Final = -2  # out of the game
IN_HAND: Final = -3  # about to be put into a room that is being revealed
AS_TRAP: Final = -4  # on the board, in the form of a trap

# Marks of a token.
WOUNDED: Final = 1
HURT: Final = 2  # wounded in this turn
RESTED: Final = 4  # healed by another or by itself in this turn: does nothing more
PARALYSED: Final = 8
FLYING: Final = 16
USED: Final = 32  # a crossbow or a ring
TIED: Final = 64  # a rope that holds
DEAD: Final = 128
LEFT_BOARD: Final = 256
OF_TURN: Final = HURT | RESTED | PARALYSED | FLYING | USED

# Markers on squares, by seat.
BRAMBLES_AT: Final = 0
TREE_AT: Final = 2
TRAP_AT: Final = 4


# The masks of a seat's characters, of all characters, and of all objects.
CHARACTERS_OF: Final[list[int]] = [0x7FF, 0x7FF << 17]
CHARACTERS: Final = 0x7FF | 0x7FF << 17
THINGS: Final = 0x3F << 11 | 0x1FFF << 28


def is_character(token: i64) -> bool:
    """Whether a token is a character, made ones included."""
    return token < FIRST_THING or SEAT_TOKENS <= token < SEAT_TOKENS + FIRST_THING


def owner_of(token: i64) -> i64:
    """The seat that a token or a fighting marker belongs to; 2 for neutral objects."""
    if token < SEAT_TOKENS:
        return 0
    if token < FIRST_ROPE:
        return 1
    return 2 if token < BRAMBLES else (token - BRAMBLES) & 1


def bits(mask: int) -> list[int]:
    """The tokens of a mask, lowest first."""
    found: list[int] = []
    left: i64 = mask
    token: i64 = 0
    while left:
        if left & 255 == 0:
            left >>= 8
            token += 8
        else:
            if left & 1:
                found.append(token)
            left >>= 1
            token += 1
    return found
