"""What the other player may do in a turn: the Ring of Paralysis and the Orb of Peace (12.4, 12.5)."""

from __future__ import annotations

from typing import cast

from undercroft.games.dungeontwister.rules.acting import able_refusal
from undercroft.games.dungeontwister.rules.box import PARALYSIS
from undercroft.games.dungeontwister.rules.box import PEACE as PEACE_POWER
from undercroft.games.dungeontwister.rules.events import (
    PARALYSED_ONE,
    PEACE_MADE,
)
from undercroft.games.dungeontwister.rules.footing import company_refusal, footing_refusal
from undercroft.games.dungeontwister.rules.harm import lose, progress
from undercroft.games.dungeontwister.rules.sight import sees
from undercroft.games.dungeontwister.rules.state import (
    COMBAT_HAND,
    Labyrinth,
)
from undercroft.games.dungeontwister.rules.terrain import FOUNTAIN, TREE
from undercroft.games.dungeontwister.rules.tokens import FIRST_THING, PARALYSED, SEAT_TOKENS, USED, owner_of
from undercroft.games.dungeontwister.rules.verbs import (
    CANNOT_BE_THERE,
    LACKS_OBJECT,
    LEGAL,
    NO_CARD,
    NOT_NOW,
    NOT_SEEN,
    PARALYSE,
    PEACE,
    PEACEFUL,
    RING_USED,
    ZERO_CARD,
)
from undercroft.kernel.moves import Move, Seat, first, pack, second, verb
from undercroft.kernel.state import Frame, State
from undercroft.kernel.window import Pending, open_window

# Combat cards


def card_of_value(t: Labyrinth, seat: int, value: int) -> int:
    """The first card of a value in a hand, -1 if there is none."""
    for card in range(len(t.box.combat_cards)):
        if t.box.combat_cards[card] == value and t.hands[COMBAT_HAND + seat] >> card & 1:
            return card
    return -1


def values_in_hand(t: Labyrinth, seat: int) -> list[int]:
    """The different values of the combat cards in a hand, lowest first."""
    found: list[int] = []
    for card in range(len(t.box.combat_cards)):
        value = t.box.combat_cards[card]
        if t.hands[COMBAT_HAND + seat] >> card & 1 and value not in found:
            found.append(value)
    return found


def spend(t: Labyrinth, seat: int, value: int) -> None:
    """A combat card is played: it is gone, but for the 0, which comes back (6.2)."""
    if value > 0:
        t.hands[COMBAT_HAND + seat] &= ~(1 << card_of_value(t, seat, value))
        progress(t)


# The ring


def ring_bearer_refusal(t: Labyrinth, mover: int, bearer: int) -> int:
    """Why a character cannot paralyse one who has just moved (12.4)."""
    refusal = able_refusal(t, 1 - owner_of(mover), bearer)
    if refusal:
        return refusal
    if not t.bears(bearer, PARALYSIS):
        return LACKS_OBJECT
    if t.marks[t.load[bearer]] & USED:
        return RING_USED
    if not sees(t, bearer, mover):
        return NOT_SEEN
    square = t.at[mover]
    if company_refusal(t, mover, square) or t.terrain(square) == FOUNTAIN:
        return CANNOT_BE_THERE
    if t.terrain(square) == TREE and footing_refusal(t, mover, square, False):
        return CANNOT_BE_THERE
    return LEGAL


def ring_refusal(t: Labyrinth, mover: int, move: Move) -> int:
    """Why a reaction to a step is none."""
    if verb(move) != PARALYSE:
        return NOT_NOW
    refusal = ring_bearer_refusal(t, mover, first(move))
    if refusal:
        return refusal
    if second(move) == 0:
        return ZERO_CARD
    return LEGAL if card_of_value(t, 1 - owner_of(mover), second(move)) >= 0 else NO_CARD


def has_ring(t: Labyrinth, seat: int) -> bool:
    """Whether a character of a seat carries a ring at all."""
    first_token = seat * SEAT_TOKENS
    for token in range(first_token, first_token + FIRST_THING):
        thing = t.load[token]
        if thing >= 0 and t.box.traits[t.kind[thing]] & PARALYSIS:
            return True
    return False


def ring_moves(t: Labyrinth, mover: int) -> list[Move]:
    """The ways in which the other player can stop a mover."""
    found: list[Move] = []
    seat = 1 - owner_of(mover)
    if t.at[mover] < 0:
        return found
    for bearer in t.characters(seat):
        if t.bears(bearer, PARALYSIS) and ring_bearer_refusal(t, mover, bearer) == LEGAL:
            for value in values_in_hand(t, seat):
                if value > 0:
                    found.append(pack(PARALYSE, bearer, value))
    return found


def paralyse(t: Labyrinth, mover: int, move: Move) -> None:
    """The mover stops where he is, and does nothing more in this turn."""
    bearer = first(move)
    spend(t, owner_of(bearer), second(move))
    t.marks[t.load[bearer]] |= USED
    t.marks[mover] |= PARALYSED
    t.set_extra(mover, 0)
    if t.log is not None:
        t.tell(PARALYSED_ONE, [bearer, mover, second(move)])


# The orb


def orb_bearer(t: Labyrinth, seat: int) -> int:
    """A seat's character that can use an orb, -1 for none (12.5)."""
    first_token = seat * SEAT_TOKENS
    for token in range(first_token, first_token + FIRST_THING):
        if t.load[token] >= 0 and t.bears(token, PEACE_POWER) and able_refusal(t, seat, token) == LEGAL:
            return token
    return -1


class Lull(Pending):
    """The moment after an action card or an action: the other player may ask for peace."""

    def __init__(self, step: int = 0, cancelled: int = 0) -> None:
        super().__init__(step, cancelled)

    def fields(self) -> list[int]:
        return [self.step, self.cancelled]

    def of(self, v: list[int]) -> Frame:
        return Lull(v[0], v[1])

    def advance(self, s: State) -> None:
        t = cast(Labyrinth, s)
        if self.step:
            t.end()
            return
        self.step = 1
        open_window(t, 1 - t.active)

    def may_answer(self, s: State, seat: Seat) -> bool:
        return self.reaction_refusal(s, seat, pack(PEACE)) == LEGAL

    def reactions(self, s: State, seat: Seat) -> list[Move]:
        return [pack(PEACE)]

    def reaction_refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Labyrinth, s)
        if verb(move) != PEACE or seat == t.active:
            return NOT_NOW
        if t.peace:
            return PEACEFUL
        return LEGAL if orb_bearer(t, seat) >= 0 else LACKS_OBJECT

    def react(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Labyrinth, s)
        bearer = orb_bearer(t, seat)
        t.peace = 1
        self.cancelled = 1
        if t.log is not None:
            t.tell(PEACE_MADE, [bearer])
        lose(t, t.load[bearer])
