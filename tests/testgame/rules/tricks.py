"""The hour of tricks (2.6), tricks that have been played (chapter 4), and the answers to them (chapter 5)."""

from __future__ import annotations

from typing import Final, cast

from tests.testgame.rules.box import DECOY_CARD, HUSH_CARD, PEER_CARD, SNATCH_CARD
from tests.testgame.rules.effects import Laying, Taking, Turning
from tests.testgame.rules.state import AIMED, HUSHED, NOBODY, PLAYED, Skulk, skulk
from tests.testgame.rules.verbs import (
    DECOY,
    HUSH,
    LAYERS_EMPTY,
    LEGAL,
    NO_SNATCH,
    NO_THIEF,
    NO_TREASURE,
    NO_TRICK,
    NOT_AIMED,
    NOT_NOW,
    PEER,
    SNATCH,
    YOURSELF,
)
from undercroft.kernel.moves import PASS, Move, Seat, first, pack, verb
from undercroft.kernel.state import Frame, State
from undercroft.kernel.window import Pending, Window, open_window

CARD_OF: Final = {SNATCH: SNATCH_CARD, PEER: PEER_CARD, HUSH: HUSH_CARD, DECOY: DECOY_CARD}
"""The kind of trick that each verb plays."""


class Tricks(Frame):
    """The hour of tricks (2.6): each thief who might hold one is asked."""

    def fields(self) -> list[int]:
        return [self.step]

    def of(self, v: list[int]) -> Frame:
        return Tricks(v[0])

    def is_secret(self, s: State) -> bool:
        return True

    def advance(self, s: State) -> None:
        t = skulk(s)
        if self.step == t.seats:
            t.end()
            return
        seat = (t.lookout + self.step) % t.seats
        self.step += 1
        if might_play(t, seat):
            t.ask(seat)

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        return [PASS, *[pack(SNATCH, victim) for victim in range(s.seats)], pack(PEER)]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = skulk(s)
        if move == PASS:
            return LEGAL
        if verb(move) == SNATCH:
            return why_not_aimed_at(t, seat, first(move)) or why_no_card(t, seat, SNATCH_CARD)
        if verb(move) == PEER:
            return why_no_card(t, seat, PEER_CARD) or (LAYERS_EMPTY if t.treasures.is_empty() else LEGAL)
        return NOT_NOW

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        if move != PASS:
            play(skulk(s), seat, move, 0)


class Trick(Pending):
    """A trick that has been played and may be answered before it takes effect (chapters 4 and 5)."""

    def __init__(
        self, step: int = 0, cancelled: int = 0, card: int = 0, seat: int = 0, target: int = 0, about: int = 0
    ) -> None:
        super().__init__(step, cancelled)
        self.card = card
        self.seat = seat
        self.target = target
        self.about = about

    def fields(self) -> list[int]:
        return [self.step, self.cancelled, self.card, self.seat, self.target, self.about]

    def of(self, v: list[int]) -> Frame:
        return Trick(v[0], v[1], v[2], v[3], v[4], v[5])

    def kind(self, t: Skulk) -> int:
        """What kind of trick it is."""
        return t.box.kinds[self.card]

    def advance(self, s: State) -> None:
        t = skulk(s)
        self.step += 1
        if self.step == 1:
            open_window(t, (self.seat + 1) % t.seats)
        elif self.step == 2 and not self.cancelled:
            self.take_effect(t)
        else:
            if self.cancelled and t.log is not None:
                t.tell(HUSHED, [self.card])
            t.end()

    # Answers (chapter 5)

    def may_answer(self, s: State, seat: Seat) -> bool:
        """By the size of a hand and by what is spent, which everybody knows (5.1)."""
        t = skulk(s)
        if seat == self.seat or t.hand_size(seat) == 0:
            return False
        if t.is_left(HUSH_CARD):
            return True
        return self.kind(t) == SNATCH_CARD and self.target == seat and might_aim(t, seat, DECOY_CARD)

    def reaction_candidates(self, s: State, seat: Seat) -> list[Move]:
        return [pack(HUSH), *[pack(DECOY, other) for other in range(s.seats)]]

    def reaction_refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = skulk(s)
        if verb(move) == HUSH:
            return why_no_card(t, seat, HUSH_CARD)
        if verb(move) != DECOY:
            return NOT_NOW
        if self.kind(t) != SNATCH_CARD:
            return NO_SNATCH
        if self.target != seat:
            return NOT_AIMED
        return why_not_aimed_at(t, seat, first(move)) or why_no_card(t, seat, DECOY_CARD)

    def react(self, s: State, seat: Seat, move: Move) -> None:
        play(skulk(s), seat, move, cast(Window, s.stack[-1]).about)

    # What the card says (chapter 4, 5.2 and 5.3)

    def take_effect(self, t: Skulk) -> None:
        """Do what the card says."""
        kind = self.kind(t)
        if kind == HUSH_CARD:
            cast(Trick, t.stack[self.about]).cancelled = 1
        elif kind == DECOY_CARD:
            cast(Trick, t.stack[self.about]).target = self.target
            if t.log is not None:
                t.tell(AIMED, [self.target])
        elif kind == PEER_CARD:
            t.call(Laying(0, self.seat))
        elif self.target == self.seat:
            t.call(Turning(0, self.seat))
        else:
            t.call(Taking(0, self.seat, self.target))


def play(t: Skulk, seat: Seat, move: Move, about: int) -> None:
    """Spend the trick that a move names and let it be answered (4.1, 5.1)."""
    target = first(move) if verb(move) in (SNATCH, DECOY) else NOBODY
    card = t.card_of_kind(seat, CARD_OF[verb(move)])
    t.spend(seat, card)
    if t.log is not None:
        t.tell(PLAYED, [seat, card, target])
    t.call(Trick(0, 0, card, seat, target, about))


# What is legal


def why_no_card(t: Skulk, seat: Seat, kind: int) -> int:
    """A trick is played from the hand (4.1)."""
    return LEGAL if t.holds_kind(seat, kind) else NO_TRICK


def why_not_aimed_at(t: Skulk, seat: Seat, victim: Seat) -> int:
    """A snatch is aimed at another thief who has a treasure (4.2, 5.3)."""
    if victim >= t.seats:
        return NO_THIEF
    if victim == seat:
        return YOURSELF
    return LEGAL if t.slots(victim) else NO_TREASURE


# What might be, for all that everybody knows


def might_aim(t: Skulk, seat: Seat, kind: int) -> bool:
    """Whether a thief might hold a trick of a kind and has somebody to aim it at."""
    return t.is_left(kind) and any(why_not_aimed_at(t, seat, other) == LEGAL for other in range(t.seats))


def might_play(t: Skulk, seat: Seat) -> bool:
    """Whether a thief might play a trick of their own (2.6)."""
    if t.hand_size(seat) == 0:
        return False
    return might_aim(t, seat, SNATCH_CARD) or (t.is_left(PEER_CARD) and not t.treasures.is_empty())
