"""Rules 3.3 and 14.1: a card is played at its moment, may be answered, has its effect and is discarded."""

from __future__ import annotations

from typing import Final, cast

from undercroft.families.tunnels.rules.causes import BY_CARD, caused
from undercroft.families.tunnels.rules.effects.effect import run_program
from undercroft.families.tunnels.rules.effects.selection import has_effect
from undercroft.families.tunnels.rules.figures import FIRST_TROG
from undercroft.families.tunnels.rules.hands import discard, kinds_held, might_hold
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_CANCELLED, E_CARD
from undercroft.families.tunnels.rules.words.reasons import (
    IS_EXHAUSTED,
    NO_TARGET,
    NOT_HELD,
    NOT_THIS_MOMENT,
    OK,
    OTHER_QUESTION,
)
from undercroft.families.tunnels.rules.words.times import EVENT_PLAYED, EVENTS
from undercroft.families.tunnels.rules.words.verbs import V_PLAY
from undercroft.kernel.moves import Move, Seat, first, pack, second, verb
from undercroft.kernel.state import Frame, State
from undercroft.kernel.window import Pending, open_window


def card_code(t: Tunnels, seat: Seat, kind: int, moments: int, actor: int, slot: int) -> int:
    """Why a seat cannot play a card of a kind at these moments, or OK."""
    if kind not in kinds_held(t, seat, -1):
        return NOT_HELD
    if not t.box.cards[kind].moments & moments:
        return NOT_THIS_MOMENT
    return use_code(t, kind, actor, slot)


def use_code(t: Tunnels, kind: int, actor: int, slot: int) -> int:
    """Why a card that is held at its moment cannot be used by a warrior on a tile, or OK."""
    card = t.box.cards[kind]
    if card.is_for_rested and actor < FIRST_TROG and t.is_exhausted(actor):
        return IS_EXHAUSTED
    return OK if has_effect(t, card.program, actor, slot) else NO_TARGET


def play_code(t: Tunnels, seat: Seat, move: Move, moments: int, actor: int, slot: int) -> int:
    """Why a move does not play a card at these moments, or OK."""
    if verb(move) != V_PLAY:
        return OTHER_QUESTION
    return card_code(t, seat, second(move), moments, actor, slot)


def playable(t: Tunnels, seat: Seat, moments: int, actor: int, slot: int) -> list[Move]:
    """The cards that a seat can play at these moments, one move for each kind."""
    found: list[Move] = []
    for kind in kinds_held(t, seat, moments):
        if use_code(t, kind, actor, slot) == OK:
            found.append(pack(V_PLAY, t.box.cards[kind].deck, kind))
    return found


class OpenToCards(Pending):
    """Something into which cards are played: it says at which moments, and whom and where they find."""

    def moments(self) -> int:
        """The moments that it is now, for cards."""
        raise NotImplementedError

    def subject(self) -> int:
        """The warrior whom it is about."""
        return 0

    def place(self) -> int:
        """The tile where it happens."""
        return 0

    def reactions(self, s: State, seat: Seat) -> list[Move]:
        return playable(cast(Tunnels, s), seat, self.moments(), self.subject(), self.place())

    def reaction_refusal(self, s: State, seat: Seat, move: Move) -> int:
        return play_code(cast(Tunnels, s), seat, move, self.moments(), self.subject(), self.place())

    def react(self, s: State, seat: Seat, move: Move) -> None:
        s.call(PlayCard(first(move), second(move), seat, self.subject(), self.place()))


PLAYED: Final = 0
ANSWERED: Final = 1
DONE: Final = 2


class PlayCard(OpenToCards):
    """A card being played; an Event card may be answered before it takes effect (20.2)."""

    def __init__(
        self,
        deck: int = 0,
        kind: int = 0,
        seat: int = 0,
        actor: int = 0,
        slot: int = 0,
        step: int = 0,
        cancelled: int = 0,
    ) -> None:
        super().__init__(step, cancelled)
        self.deck = deck
        self.kind = kind
        self.seat = seat
        self.actor = actor
        self.slot = slot

    def fields(self) -> list[int]:
        return [self.deck, self.kind, self.seat, self.actor, self.slot, self.step, self.cancelled]

    def of(self, v: list[int]) -> Frame:
        return PlayCard(v[0], v[1], v[2], v[3], v[4], v[5], v[6])

    def may_answer(self, s: State, seat: Seat) -> bool:
        t = cast(Tunnels, s)
        return self.deck == EVENTS and seat == t.human_seat and might_hold(t, seat, EVENT_PLAYED)

    def moments(self) -> int:
        return EVENT_PLAYED

    def subject(self) -> int:
        return self.actor

    def place(self) -> int:
        return self.slot

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if self.step == PLAYED:
            self.step = ANSWERED
            discard(t, t.events if self.deck == EVENTS else t.advantages, self.seat, self.kind)
            t.shown += 1
            if t.log is not None:
                t.tell(E_CARD, [self.deck, self.kind])
            if self.deck == EVENTS and might_hold(t, t.human_seat, EVENT_PLAYED):
                open_window(s, t.human_seat)
        elif self.step == ANSWERED:
            self.step = DONE
            if self.cancelled:
                if t.log is not None:
                    t.tell(E_CANCELLED, [self.deck, self.kind])
            else:
                origin = caused(BY_CARD, self.kind)
                run_program(t, t.box.cards[self.kind].program, self.seat, self.actor, self.slot, 0, origin)
        else:
            s.end()
