"""Chapter 2: the turn, its card and its actions."""

from __future__ import annotations

from typing import Final, cast

from undercroft.games.dungeontwister.rules.actions import action_refusal, do
from undercroft.games.dungeontwister.rules.ending import (
    DrawOffer,
    can_anybody_act,
    ends_by_victory,
    ends_without_victory,
)
from undercroft.games.dungeontwister.rules.events import (
    AGAIN,
    CARD_PLAYED,
    CARDS_BACK,
    DRAW_OFFERED,
    TURN,
    TURN_OVER,
)
from undercroft.games.dungeontwister.rules.harm import settle
from undercroft.games.dungeontwister.rules.offering import add_actions
from undercroft.games.dungeontwister.rules.reacting import Lull, orb_bearer
from undercroft.games.dungeontwister.rules.state import (
    ACTION_HAND,
    Labyrinth,
)
from undercroft.games.dungeontwister.rules.tokens import OF_TURN, TOKENS
from undercroft.games.dungeontwister.rules.verbs import (
    CARD,
    END,
    LEGAL,
    NO_CARD,
    NOT_NOW,
    OFFER_DRAW,
    OFFERED_ALREADY,
    OVER_CAP,
    TOO_EARLY,
)
from undercroft.kernel.moves import Move, Seat, first, pack, verb
from undercroft.kernel.state import Frame, State

BEGINS: Final = 0
CHOOSES_CARD: Final = 1
ACTS: Final = 2
ACTED: Final = 3
ENDS: Final = 4


class Rounds(Frame):
    """Turns without end, each player's after the other's (2.5)."""

    def __init__(self, step: int = 0) -> None:
        super().__init__(step)

    def fields(self) -> list[int]:
        return [self.step]

    def of(self, v: list[int]) -> Frame:
        return Rounds(v[0])

    def advance(self, s: State) -> None:
        t = cast(Labyrinth, s)
        if self.step:
            t.idle += 1
            if ends_without_victory(t):
                return
            if can_anybody_act(t, 1 - t.active):
                t.active = 1 - t.active
            else:
                t.idle += 1
                if t.log is not None:
                    t.tell(AGAIN, [t.active])
        self.step = 1
        t.call(Turn())


class Turn(Frame):
    """A player's turn: a card, actions, the end (2.1)."""

    def __init__(self, step: int = BEGINS, offered: int = 0) -> None:
        super().__init__(step)
        self.offered = offered

    def fields(self) -> list[int]:
        return [self.step, self.offered]

    def of(self, v: list[int]) -> Frame:
        return Turn(v[0], v[1])

    def advance(self, s: State) -> None:
        t = cast(Labyrinth, s)
        if self.step == BEGINS:
            self.step = CHOOSES_CARD
            t.turn_begins()
            if t.log is not None:
                t.tell(TURN, [t.active])
        elif self.step == ACTED:
            self.step = ACTS
            settle(t)
            if not ends_by_victory(t):
                self.pause(t)
        elif self.step == ENDS:
            close_turn(t)
            t.end()
        else:
            t.ask(t.active)

    def pause(self, t: Labyrinth) -> None:
        """Let the other player ask for peace, if he can (2.6)."""
        if not t.peace and orb_bearer(t, 1 - t.active) >= 0:
            t.call(Lull())

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Labyrinth, s)
        moves: list[Move] = []
        if self.step == CHOOSES_CARD:
            hand = t.hands[ACTION_HAND + seat]
            for card in range(len(t.box.action_cards)):
                if hand >> card & 1 and t.box.action_cards[card] <= t.cap:
                    moves.append(pack(CARD, t.box.action_cards[card]))
            if self.draw_refusal(t) == LEGAL:
                moves.append(pack(OFFER_DRAW))
            return moves
        moves.append(pack(END))
        add_actions(t, seat, moves)
        return moves

    def draw_refusal(self, t: Labyrinth) -> int:
        """Why no draw can be offered (7.7)."""
        if t.idle < 2 * t.box.draw_turns:
            return TOO_EARLY
        return OFFERED_ALREADY if self.offered else LEGAL

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Labyrinth, s)
        what = verb(move)
        if self.step == CHOOSES_CARD:
            if what == CARD:
                return card_refusal(t, seat, first(move))
            return self.draw_refusal(t) if what == OFFER_DRAW else NOT_NOW
        return LEGAL if what == END else action_refusal(t, seat, move)

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Labyrinth, s)
        what = verb(move)
        if what == CARD:
            self.step = ACTS
            play_card(t, seat, first(move))
            self.pause(t)
        elif what == OFFER_DRAW:
            self.offered = 1
            if t.log is not None:
                t.tell(DRAW_OFFERED, [seat])
            t.call(DrawOffer())
        elif what == END:
            self.step = ENDS
        else:
            self.step = ACTED
            do(t, seat, move)


def card_refusal(t: Labyrinth, seat: int, value: int) -> int:
    """Why an action card cannot be played (2.1, 2.2)."""
    if value not in t.box.action_cards:
        return NO_CARD
    if t.hands[ACTION_HAND + seat] >> t.box.action_cards.index(value) & 1 == 0:
        return NO_CARD
    return LEGAL if value <= t.cap else OVER_CAP


def play_card(t: Labyrinth, seat: int, value: int) -> None:
    """A card gives its points; a card of the common limit raises it."""
    t.hands[ACTION_HAND + seat] &= ~(1 << t.box.action_cards.index(value))
    t.ap = value
    if value == t.cap and t.cap < t.box.action_cards[-1]:
        t.cap += 1
    if t.log is not None:
        t.tell(CARD_PLAYED, [seat, value])


def close_turn(t: Labyrinth) -> None:
    """What lasts a turn is over; who has no action card left takes all back."""
    seat = t.active
    if t.log is not None:
        t.tell(TURN_OVER, [seat, t.ap])
    t.ap = 0
    t.peace = 0
    t.enchanted = 0
    for token in range(TOKENS):
        if t.marks[token] & OF_TURN:
            t.marks[token] &= ~OF_TURN
    t.drop_extra()
    if t.hands[ACTION_HAND + seat] == 0:
        t.hands[ACTION_HAND + seat] = (1 << len(t.box.action_cards)) - 1
        if t.log is not None:
            t.tell(CARDS_BACK, [seat])
