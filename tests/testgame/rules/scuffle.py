"""Who gets the treasure of a tunnel: rules 2.4 and 2.5, chapter 3."""

from __future__ import annotations

from tests.testgame.rules.box import KINDS
from tests.testgame.rules.ending import Caught
from tests.testgame.rules.state import (
    BROUGHT,
    CROWD,
    FOUND,
    NOBODY,
    ROLLED,
    SHARED,
    TOOK,
    WARDEN,
    Skulk,
    skulk,
)
from tests.testgame.rules.verbs import BRING, LEGAL, NO_TRICK, NOT_NOW
from undercroft.kernel.deck import item_of
from undercroft.kernel.moves import Move, Seat, first, pack, verb
from undercroft.kernel.state import Frame, State


class Tunnel(Frame):
    """The thieves in one tunnel, until one of them has its treasure or nobody has."""

    def __init__(
        self, step: int = 0, tunnel: int = 0, crowd: int = 0, might: int = 0, winner: int = NOBODY
    ) -> None:
        super().__init__(step)
        self.tunnel = tunnel
        self.crowd = crowd
        self.might = might
        self.winner = winner

    def fields(self) -> list[int]:
        return [self.step, self.tunnel, self.crowd, self.might, self.winner]

    def of(self, v: list[int]) -> Frame:
        return Tunnel(v[0], v[1], v[2], v[3], v[4])

    def thieves(self, s: State) -> list[Seat]:
        """The thieves still in the scuffle."""
        return [seat for seat in range(s.seats) if self.crowd >> seat & 1]

    def advance(self, s: State) -> None:
        t = skulk(s)
        if self.step == 0:
            self.gather(t)
        elif self.step == 1:
            self.scuffle(t)
        elif self.step == 2:
            self.step = 3
            if self.winner != NOBODY:
                self.award(t)
        else:
            t.end()

    def gather(self, t: Skulk) -> None:
        """One thief alone wins; more are asked what they bring (3.1), unless their hand is empty."""
        thieves = self.thieves(t)
        if len(thieves) == 1:
            self.winner = thieves[0]
            self.step = 2
            return
        self.step = 1
        if t.log is not None:
            t.tell(CROWD, [self.tunnel, self.crowd])
        t.ask_all(sum(1 << seat for seat in thieves if t.hand_size(seat)))

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        return [pack(BRING, kind) for kind in range(1 + len(KINDS))]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        if verb(move) != BRING:
            return NOT_NOW
        return LEGAL if first(move) == 0 or skulk(s).holds_kind(seat, first(move) - 1) else NO_TRICK

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = skulk(s)
        item = -1
        if first(move):
            item = t.card_of_kind(seat, first(move) - 1)
            t.spend(seat, item)
            self.might |= t.box.strengths[item] << 4 * seat
        if t.log is not None:
            t.tell(BROUGHT, [seat, item])

    def scuffle(self, t: Skulk) -> None:
        """Dice and strength (3.2, 3.3)."""
        best, leaders = -1, 0
        for seat in self.thieves(t):
            die = t.roll(6)
            total = die + (self.might >> 4 * seat & 15)
            if t.log is not None:
                t.tell(ROLLED, [seat, die, total])
            if total > best:
                best, leaders = total, 0
            if total == best:
                leaders |= 1 << seat
        self.crowd = leaders
        if leaders & (leaders - 1) == 0:
            self.winner = self.thieves(t)[0]
            self.step = 2
        else:
            if t.log is not None:
                t.tell(SHARED, [self.tunnel])
            if not t.rematch:
                self.step = 2

    def award(self, t: Skulk) -> None:
        """The winner takes the top treasure, or meets the Warden (6.1)."""
        slot = t.take_top(self.winner)
        item = item_of(t.place_at(self.winner, slot))
        if t.box.is_warden(item):
            t.remove(self.winner, slot)
            t.lost.append(item)
            if t.log is not None:
                t.tell(WARDEN, [self.winner])
            t.call(Caught(0, self.winner))
        elif t.log is not None:
            t.tell(TOOK, [self.winner, self.tunnel, slot])
            t.tell_some(FOUND, 1 << self.winner, [self.winner, item])
