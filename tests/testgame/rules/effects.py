"""What a trick asks once it takes effect (chapter 4): one small frame for each question."""

from __future__ import annotations

from typing import Final

from tests.testgame.rules.state import (
    FOUND,
    LAID_BACK,
    PEERED,
    SAW_TOP,
    SLOTS,
    SNATCHED,
    TURNED_UP,
    Skulk,
    skulk,
)
from tests.testgame.rules.verbs import FACE_UP, LAY, LEGAL, NO_SLOT, NOT_NOW, NOT_ON_TOP, TAKE, TURN
from undercroft.kernel.deck import item_of, known_of
from undercroft.kernel.moves import Move, Seat, first, pack, verb
from undercroft.kernel.state import Frame, State

IN_SIGHT: Final = 3


class Taking(Frame):
    """A snatch: one of the victim's treasures changes hands, and both know it (4.2)."""

    def __init__(self, step: int = 0, seat: int = 0, victim: int = 0) -> None:
        super().__init__(step)
        self.seat = seat
        self.victim = victim

    def fields(self) -> list[int]:
        return [self.step, self.seat, self.victim]

    def of(self, v: list[int]) -> Frame:
        return Taking(v[0], v[1], v[2])

    def advance(self, s: State) -> None:
        self.step += 1
        if self.step == 1:
            s.ask(self.seat)
        else:
            s.end()

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        return [pack(TAKE, slot) for slot in range(SLOTS)]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        if verb(move) != TAKE:
            return NOT_NOW
        return LEGAL if first(move) in skulk(s).slots(self.victim) else NO_SLOT

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = skulk(s)
        p = t.remove(self.victim, first(move))
        t.put(seat, t.free_slot(seat), p, known_of(p) | 1 << seat)
        t.shown += 1
        if t.log is not None:
            t.tell(SNATCHED, [seat, self.victim, first(move)])
            t.tell_some(FOUND, 1 << seat, [seat, item_of(p)])


class Turning(Frame):
    """A snatch that has come back: its thief turns one of their own treasures face up (4.4)."""

    def __init__(self, step: int = 0, seat: int = 0) -> None:
        super().__init__(step)
        self.seat = seat

    def fields(self) -> list[int]:
        return [self.step, self.seat]

    def of(self, v: list[int]) -> Frame:
        return Turning(v[0], v[1])

    def advance(self, s: State) -> None:
        self.step += 1
        if self.step == 1 and skulk(s).face_down(self.seat):
            s.ask(self.seat)
        else:
            s.end()

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        return [pack(TURN, slot) for slot in range(SLOTS)]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = skulk(s)
        if verb(move) != TURN:
            return NOT_NOW
        if first(move) not in t.slots(seat):
            return NO_SLOT
        return FACE_UP if t.is_face_up(seat, first(move)) else LEGAL

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = skulk(s)
        item = t.turn_up(seat, first(move))
        if t.log is not None:
            t.tell(TURNED_UP, [seat, item])


class Laying(Frame):
    """A peer: the top treasures are seen and laid back one by one, in any order (4.3)."""

    def __init__(self, step: int = 0, seat: int = 0, laid: int = 0) -> None:
        super().__init__(step)
        self.seat = seat
        self.laid = laid

    def fields(self) -> list[int]:
        return [self.step, self.seat, self.laid]

    def of(self, v: list[int]) -> Frame:
        return Laying(v[0], v[1], v[2])

    def is_secret(self, s: State) -> bool:
        return True

    def advance(self, s: State) -> None:
        t = skulk(s)
        if self.step == 0:
            self.step = 1
            self.look(t)
        elif len(self.in_sight(t)) > 1:
            t.ask(self.seat)
        else:
            if t.log is not None:
                t.tell(LAID_BACK, [self.seat])
            t.end()

    def look(self, t: Skulk) -> None:
        """See the top treasures."""
        seen = t.treasures.peek(t, IN_SIGHT, 1 << self.seat)
        if t.log is not None:
            t.tell(PEERED, [self.seat, len(seen)])
            t.tell_some(SAW_TOP, 1 << self.seat, seen)

    def in_sight(self, t: Skulk) -> list[int]:
        """The treasures that are still to be laid back, from the top."""
        return [item_of(p) for p in t.treasures.top[self.laid : IN_SIGHT] if known_of(p) >> self.seat & 1]

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        return [pack(LAY, item) for item in self.in_sight(skulk(s))]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        if verb(move) != LAY:
            return NOT_NOW
        return LEGAL if first(move) in self.in_sight(skulk(s)) else NOT_ON_TOP

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = skulk(s)
        rest = [item for item in self.in_sight(t) if item != first(move)]
        above = [item_of(p) for p in t.treasures.top[: self.laid]]
        t.treasures.reorder([*above, first(move), *rest], 1 << seat)
        self.laid += 1
