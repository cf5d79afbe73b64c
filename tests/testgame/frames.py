"""The procedures of a night: rounds, tunnels, tricks and the end. Each is a frame on the kernel's stack."""

from __future__ import annotations

from typing import Final

from tests.testgame import legal
from tests.testgame.state import (
    BROUGHT,
    CROWD,
    DAWN,
    FOUND,
    GAVE_UP,
    HAND_LIMIT,
    LURK,
    NOBODY,
    ROLLED,
    ROUND,
    SAW_CHOICE,
    SHARED,
    TOOK,
    WARDEN,
    WATCHED,
    WENT,
    Skulk,
    skulk,
)
from tests.testgame.tricks import Trick, play
from undercroft.kernel.chance import Dice
from undercroft.kernel.deck import EVERYBODY, item_of
from undercroft.kernel.moves import PASS, Move, Seat, first, verb
from undercroft.kernel.state import DRAW, LOSS, WIN, Frame, State
from undercroft.kernel.window import Window

RULE_WARDEN: Final = 601
RULE_DAWN: Final = 602


class Asking(Frame):
    """A frame that asks something: the legal answers come from one place."""

    def stage(self) -> int:
        """What it asks, as `legal` names it."""
        raise NotImplementedError

    def offer(self, s: State, seat: Seat) -> list[Move]:
        return legal.offered(skulk(s), seat)


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
            if t.log is not None:
                t.tell(DAWN, [])
            close_night(t, RULE_DAWN)
            return
        t.round += 1
        t.turn_begins()
        if t.log is not None:
            t.tell(ROUND, [t.round, t.lookout])
        self.step = 2
        t.call(Prowl())


class Prowl(Asking):
    """One round, chapter 2. The choices stay hidden in this frame until all are shown."""

    def __init__(self, step: int = 0, watched: int = NOBODY, chosen: int = 0) -> None:
        super().__init__(step)
        self.watched = watched
        self.chosen = chosen

    def fields(self) -> list[int]:
        return [self.step, self.watched, self.chosen]

    def of(self, v: list[int]) -> Frame:
        return Prowl(v[0], v[1], v[2])

    def choice_of(self, seat: Seat) -> int:
        """Where a thief has chosen to go."""
        return self.chosen >> 2 * seat & 3

    def set_choice(self, seat: Seat, place: int) -> None:
        """Note where a thief goes."""
        self.chosen = self.chosen & ~(3 << 2 * seat) | place << 2 * seat

    def is_shown(self) -> bool:
        """Whether the choices lie open."""
        return self.step > 3

    def knows(self, s: State, seat: Seat, other: Seat) -> bool:
        """Whether a seat may know where another goes, once all have chosen."""
        return self.is_shown() or seat == other or (seat == skulk(s).lookout and other == self.watched)

    def crowd(self, s: State, place: int) -> int:
        """The mask of the thieves in a place."""
        mask = 0
        for seat in range(s.seats):
            if self.choice_of(seat) == place:
                mask |= 1 << seat
        return mask

    def stage(self) -> int:
        return (0, legal.CHOOSING, legal.WATCHING, legal.CHANGING)[self.step]

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

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = skulk(s)
        if verb(move) == legal.GO:
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
        for k in range(t.seats):
            seat = (t.lookout + k) % t.seats
            if t.log is not None:
                t.tell(WENT, [seat, self.choice_of(seat)])
        for k in range(t.seats):
            seat = (t.lookout + k) % t.seats
            if self.choice_of(seat) == LURK and t.hand_size(seat) < HAND_LIMIT and not t.tricks.is_empty():
                t.deal_trick(seat)

    def redeal(self, s: State, seat: Seat, dice: Dice) -> None:
        if self.step in (2, 3):
            for other in range(s.seats):
                if not self.knows(s, seat, other):
                    self.set_choice(other, dice.below(3))


class Tunnel(Asking):
    """Who gets the treasure of one tunnel: rules 2.4 and 2.5, chapter 3."""

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

    def stage(self) -> int:
        return legal.BRINGING

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


class Caught(Asking):
    """A thief has met the Warden (6.1)."""

    def __init__(self, step: int = 0, seat: int = 0) -> None:
        super().__init__(step)
        self.seat = seat

    def fields(self) -> list[int]:
        return [self.step, self.seat]

    def of(self, v: list[int]) -> Frame:
        return Caught(v[0], v[1])

    def stage(self) -> int:
        return legal.GIVING

    def advance(self, s: State) -> None:
        t = skulk(s)
        if self.step == 0 and t.slots(self.seat):
            self.step = 1
            t.ask(self.seat)
        else:
            close_night(t, RULE_WARDEN)

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = skulk(s)
        item = item_of(t.remove(seat, first(move)))
        t.lost.append(item)
        t.shown += 1
        if t.log is not None:
            t.tell(GAVE_UP, [seat, item])


class Tricks(Asking):
    """The hour of tricks (2.6): each thief who might hold one is asked."""

    def __init__(self, step: int = 0) -> None:
        super().__init__(step)

    def fields(self) -> list[int]:
        return [self.step]

    def of(self, v: list[int]) -> Frame:
        return Tricks(v[0])

    def stage(self) -> int:
        return legal.ACTING

    def is_secret(self, s: State) -> bool:
        return True

    def advance(self, s: State) -> None:
        t = skulk(s)
        if self.step == t.seats:
            t.end()
            return
        seat = (t.lookout + self.step) % t.seats
        self.step += 1
        if legal.might_act(t, seat):
            t.ask(seat)

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        if move != PASS:
            play(skulk(s), seat, move, 0)


def close_night(t: Skulk, rule: int) -> None:
    """All treasures are turned up and counted (6.3)."""
    for seat in range(t.seats):
        for slot in t.slots(seat):
            t.put(seat, slot, t.remove(seat, slot), EVERYBODY)
    t.shown += 1
    scores = [
        sum(t.box.values[item_of(t.place_at(seat, slot))] for slot in t.slots(seat))
        for seat in range(t.seats)
    ]
    ranks = [scores[seat] * 100 + t.hand_size(seat) for seat in range(t.seats)]
    best = WIN if ranks.count(max(ranks)) == 1 else DRAW
    t.finish([best if rank == max(ranks) else LOSS for rank in ranks], scores, rule)


def all_frames() -> tuple[Frame, ...]:
    """One frame of each kind."""
    return (Night(), Prowl(), Tunnel(), Caught(), Tricks(), Trick(), Window())
