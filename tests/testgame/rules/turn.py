"""A night and its rounds (chapter 2): where the thieves go, and what the lookout sees of it."""

from __future__ import annotations

from tests.testgame.rules.ending import close_at_dawn
from tests.testgame.rules.scuffle import Tunnel
from tests.testgame.rules.state import (
    LURK,
    NOBODY,
    PLACES,
    ROUND,
    SAW_CHOICE,
    WATCHED,
    WENT,
    Skulk,
    skulk,
)
from tests.testgame.rules.tricks import Tricks
from tests.testgame.rules.verbs import GO, LEGAL, NO_THIEF, NOT_NOW, WATCH, YOURSELF
from undercroft.kernel.chance import Dice
from undercroft.kernel.moves import Move, Seat, first, pack, verb
from undercroft.kernel.state import Frame, State


class Night(Frame):
    """The whole game: the deal, then round after round."""

    def fields(self) -> list[int]:
        return [self.step]

    def of(self, v: list[int]) -> Frame:
        return Night(v[0])

    def advance(self, s: State) -> None:
        t = skulk(s)
        if self.step == 0:
            for seat in range(t.seats):
                while t.owed[seat]:
                    t.owed[seat] -= 1
                    t.deal_trick(seat)
            self.step = 1
        elif self.step == 1:
            self.begin_round(t)
        else:
            t.lookout = (t.lookout + 1) % t.seats
            self.step = 1

    def begin_round(self, t: Skulk) -> None:
        """The next round, or the end at dawn (6.2)."""
        if t.round == t.rounds:
            close_at_dawn(t)
            return
        t.round += 1
        t.turn_begins()
        if t.log is not None:
            t.tell(ROUND, [t.round, t.lookout])
        self.step = 2
        t.call(Prowl())


class Prowl(Frame):
    """One round. The choices stay hidden in this frame until all are shown."""

    def __init__(self, step: int = 0, watched: int = NOBODY, chosen: int = 0) -> None:
        super().__init__(step)
        self.watched = watched
        self.chosen = chosen

    def fields(self) -> list[int]:
        return [self.step, self.watched, self.chosen]

    def of(self, v: list[int]) -> Frame:
        return Prowl(v[0], v[1], v[2])

    # Where everybody goes

    def choice_of(self, seat: Seat) -> int:
        """Where a thief has chosen to go."""
        return self.chosen >> 2 * seat & 3

    def set_choice(self, seat: Seat, place: int) -> None:
        """Note where a thief goes."""
        self.chosen = self.chosen & ~(3 << 2 * seat) | place << 2 * seat

    def crowd(self, s: State, place: int) -> int:
        """The mask of the thieves in a place."""
        mask = 0
        for seat in range(s.seats):
            if self.choice_of(seat) == place:
                mask |= 1 << seat
        return mask

    def is_watching(self) -> bool:
        """Whether the lookout is asked whose choice to look at (2.2)."""
        return self.step == 2

    def is_shown(self) -> bool:
        """Whether the choices lie open."""
        return self.step > 3

    def knows(self, s: State, seat: Seat, other: Seat) -> bool:
        """Whether a seat may know where another goes, once all have chosen."""
        return self.is_shown() or seat == other or (seat == skulk(s).lookout and other == self.watched)

    def redeal(self, s: State, seat: Seat, dice: Dice) -> None:
        if self.step in (2, 3):
            for other in range(s.seats):
                if not self.knows(s, seat, other):
                    self.set_choice(other, dice.below(3))

    # The round

    def advance(self, s: State) -> None:
        t = skulk(s)
        self.step += 1
        if self.step == 1:
            t.ask_all((1 << t.seats) - 1)
        elif self.step in (2, 3):
            t.ask(t.lookout)
        elif self.step == 4:
            self.show(t)
        elif self.step in (5, 6):
            crowd = self.crowd(t, self.step - 5)
            if crowd and not t.treasures.is_empty():
                t.call(Tunnel(0, self.step - 5, crowd))
        elif self.step == 7:
            t.call(Tricks())
        else:
            t.end()

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        if self.is_watching():
            return [pack(WATCH, other) for other in range(s.seats)]
        return [pack(GO, place) for place in range(len(PLACES))]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        if verb(move) != (WATCH if self.is_watching() else GO):
            return NOT_NOW
        if verb(move) == GO:
            return LEGAL
        if first(move) >= s.seats:
            return NO_THIEF
        return YOURSELF if first(move) == seat else LEGAL

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = skulk(s)
        if verb(move) == GO:
            self.set_choice(seat, first(move))
            return
        self.watched = first(move)
        t.shown += 1
        if t.log is not None:
            t.tell(WATCHED, [seat, self.watched])
            t.tell_some(SAW_CHOICE, 1 << seat, [self.watched, self.choice_of(self.watched)])

    def show(self, t: Skulk) -> None:
        """All choices are shown, and those who lurk draw (2.3)."""
        t.shown += 1
        for seat in t.from_lookout():
            if t.log is not None:
                t.tell(WENT, [seat, self.choice_of(seat)])
        for seat in t.from_lookout():
            if self.choice_of(seat) == LURK and t.can_draw(seat):
                t.deal_trick(seat)
