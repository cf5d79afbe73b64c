"""Tricks that have been played: records on the stack that answers edit (chapters 4 and 5)."""

from __future__ import annotations

from typing import Final, cast

from tests.testgame import legal
from tests.testgame.box import DECOY_CARD, HUSH_CARD, PEER_CARD, SNATCH_CARD
from tests.testgame.state import (
    AIMED,
    FOUND,
    HUSHED,
    LAID_BACK,
    NOBODY,
    PEERED,
    PLAYED,
    SAW_TOP,
    SNATCHED,
    TURNED_UP,
    Skulk,
    skulk,
)
from undercroft.kernel.deck import item_of, known_of
from undercroft.kernel.moves import Move, Seat, first, verb
from undercroft.kernel.state import Frame, State
from undercroft.kernel.window import Pending, Window, open_window

IN_SIGHT: Final = 3


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

    def stage(self) -> int:
        """What the trick asks once it takes effect: step 10 and on lays treasures back."""
        if self.step >= 10:
            return legal.LAYING
        return legal.TURNING if self.target == self.seat else legal.TAKING

    def is_secret(self, s: State) -> bool:
        return self.step >= 10

    def offer(self, s: State, seat: Seat) -> list[Move]:
        return legal.offered(skulk(s), seat)

    def advance(self, s: State) -> None:
        t = skulk(s)
        if self.step == 0:
            self.step = 1
            open_window(t, (self.seat + 1) % t.seats)
        elif self.step == 1:
            self.step = 2
            if self.cancelled:
                if t.log is not None:
                    t.tell(HUSHED, [self.card])
            else:
                self.take_effect(t)
        elif self.step >= 10:
            self.lay_next(t)
        else:
            t.end()

    def may_answer(self, s: State, seat: Seat) -> bool:
        return legal.might_answer(skulk(s), self, seat)

    def reactions(self, s: State, seat: Seat) -> list[Move]:
        return legal.answers(skulk(s), self, seat)

    def react(self, s: State, seat: Seat, move: Move) -> None:
        play(skulk(s), seat, move, cast(Window, s.stack[-1]).about)

    def take_effect(self, t: Skulk) -> None:
        """What the card says."""
        kind = t.box.kinds[self.card]
        if kind == HUSH_CARD:
            cast(Trick, t.stack[self.about]).cancelled = 1
        elif kind == DECOY_CARD:
            cast(Trick, t.stack[self.about]).target = self.target
            if t.log is not None:
                t.tell(AIMED, [self.target])
        elif kind == PEER_CARD:
            seen = t.treasures.peek(t, IN_SIGHT, 1 << self.seat)
            if t.log is not None:
                t.tell(PEERED, [self.seat, len(seen)])
                t.tell_some(SAW_TOP, 1 << self.seat, seen)
            self.step = 10
        elif self.target != self.seat or t.face_down(self.seat):
            t.ask(self.seat)

    def in_sight(self, t: Skulk) -> list[int]:
        """The treasures that are still to be laid back, from the top."""
        done = self.step - 10
        return [item_of(p) for p in t.treasures.top[done:IN_SIGHT] if known_of(p) >> self.seat & 1]

    def lay_next(self, t: Skulk) -> None:
        """Ask for the next treasure of the new order while there is a choice (4.3)."""
        if len(self.in_sight(t)) > 1:
            t.ask(self.seat)
        else:
            if t.log is not None:
                t.tell(LAID_BACK, [self.seat])
            self.step = 3

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = skulk(s)
        if verb(move) == legal.LAY:
            done = self.step - 10
            rest = [item for item in self.in_sight(t) if item != first(move)]
            laid = [item_of(p) for p in t.treasures.top[:done]]
            t.treasures.reorder([*laid, first(move), *rest], 1 << seat)
            self.step += 1
        elif verb(move) == legal.TAKE:
            self.snatch(t, first(move))
        else:
            item = t.turn_up(seat, first(move))
            if t.log is not None:
                t.tell(TURNED_UP, [seat, item])

    def snatch(self, t: Skulk, slot: int) -> None:
        """The treasure changes hands; both thieves know it (4.2)."""
        p = t.remove(self.target, slot)
        t.put(self.seat, t.free_slot(self.seat), p, known_of(p) | 1 << self.seat)
        t.shown += 1
        if t.log is not None:
            t.tell(SNATCHED, [self.seat, self.target, slot])
            t.tell_some(FOUND, 1 << self.seat, [self.seat, item_of(p)])


def play(t: Skulk, seat: Seat, move: Move, about: int) -> None:
    """Spend the trick that a move names and let it be answered (4.1, 5.1)."""
    v = verb(move)
    kinds = {
        legal.SNATCH: SNATCH_CARD,
        legal.PEER: PEER_CARD,
        legal.HUSH: HUSH_CARD,
        legal.DECOY: DECOY_CARD,
    }
    target = first(move) if v in (legal.SNATCH, legal.DECOY) else NOBODY
    card = t.card_of_kind(seat, kinds[v])
    t.spend(seat, card)
    if t.log is not None:
        t.tell(PLAYED, [seat, card, target])
    t.call(Trick(0, 0, card, seat, target, about))
