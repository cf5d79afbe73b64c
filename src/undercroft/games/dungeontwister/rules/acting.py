"""Who may act, and what it costs (2.3)."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.dungeontwister.rules.state import Labyrinth
from undercroft.games.dungeontwister.rules.tokens import (
    BRAMBLES,
    PARALYSED,
    RESTED,
    SEAT_TOKENS,
    WOUNDED,
    is_character,
    owner_of,
)
from undercroft.games.dungeontwister.rules.verbs import (
    CANNOT_ACT,
    IS_WOUNDED,
    LEGAL,
    NO_FIGURE,
    NO_POINTS,
    NOT_ABLE,
    NOT_YOURS,
    PARALYSED_NOW,
)


def able_refusal(t: Labyrinth, seat: int, token: i64) -> int:
    """Why a character does nothing now, points apart."""
    if not is_character(token):
        return NO_FIGURE
    if owner_of(token) != seat:
        return NOT_YOURS
    if t.at[token] < 0:
        return NO_FIGURE
    marks = t.marks[token]
    if marks & WOUNDED:
        return IS_WOUNDED
    if marks & PARALYSED:
        return PARALYSED_NOW
    return CANNOT_ACT if marks & RESTED else LEGAL


def act_refusal(t: Labyrinth, seat: int, token: i64) -> int:
    """Why a character takes no action now."""
    refusal = able_refusal(t, seat, token)
    if refusal:
        return refusal
    return LEGAL if t.ap > 0 or t.extra[token] > 0 else NO_POINTS


def can_act(t: Labyrinth, token: i64) -> bool:
    """Whether a seat's own character on the board takes an action now."""
    if t.marks[token] & (WOUNDED | PARALYSED | RESTED):
        return False
    return t.ap > 0 or t.extra[token] > 0


def trait_refusal(t: Labyrinth, seat: int, trait: int) -> int:
    """Why a seat's character with a trait takes no action now."""
    token = t.with_trait(seat, trait)
    return NO_FIGURE if token < 0 else act_refusal(t, seat, token)


def has_trait_refusal(t: Labyrinth, seat: int, token: int, trait: int) -> int:
    """Why a character takes no action that is his by a trait."""
    refusal = act_refusal(t, seat, token)
    if refusal:
        return refusal
    return LEGAL if t.has(token, trait) else NOT_ABLE


def bearer_refusal(t: Labyrinth, seat: int, token: int, power: int) -> int:
    """Why a character takes no action that is his by an object."""
    refusal = act_refusal(t, seat, token)
    if refusal:
        return refusal
    return LEGAL if t.bears(token, power) else NOT_ABLE


def pay(t: Labyrinth, token: int) -> None:
    """Pay for an action, with the character's own points first (12.9)."""
    if token < BRAMBLES and t.extra[token] > 0:
        t.set_extra(token, t.extra[token] - 1)
    else:
        t.ap -= 1


def richer(t: Labyrinth, seat: int, mask: int) -> int:
    """One of these characters that can act, by preference one with points of his own; -1 for none."""
    found = -1
    first = seat * SEAT_TOKENS
    for token in range(first, first + SEAT_TOKENS):
        if mask >> token & 1 and act_refusal(t, seat, token) == LEGAL:
            if t.extra[token] > 0:
                return token
            if found < 0:
                found = token
    return found
