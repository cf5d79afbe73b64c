"""The end of the night (chapter 6): the Warden, dawn, and who wins."""

from __future__ import annotations

from typing import Final

from tests.testgame.rules.state import DAWN, GAVE_UP, SLOTS, Skulk, skulk
from tests.testgame.rules.verbs import GIVE, LEGAL, NO_SLOT, NOT_NOW
from undercroft.kernel.deck import EVERYBODY, item_of
from undercroft.kernel.moves import Move, Seat, first, pack, verb
from undercroft.kernel.state import DRAW, LOSS, WIN, Frame, State

RULE_WARDEN: Final = 601
RULE_DAWN: Final = 602


class Caught(Frame):
    """A thief has met the Warden, and gives up a treasure (6.1)."""

    def __init__(self, step: int = 0, seat: int = 0) -> None:
        super().__init__(step)
        self.seat = seat

    def fields(self) -> list[int]:
        return [self.step, self.seat]

    def of(self, v: list[int]) -> Frame:
        return Caught(v[0], v[1])

    def advance(self, s: State) -> None:
        t = skulk(s)
        if self.step == 0 and t.slots(self.seat):
            self.step = 1
            t.ask(self.seat)
        else:
            close_night(t, RULE_WARDEN)

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        return [pack(GIVE, slot) for slot in range(SLOTS)]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        if verb(move) != GIVE:
            return NOT_NOW
        return LEGAL if first(move) in skulk(s).slots(seat) else NO_SLOT

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = skulk(s)
        item = item_of(t.remove(seat, first(move)))
        t.lost.append(item)
        t.shown += 1
        if t.log is not None:
            t.tell(GAVE_UP, [seat, item])


def close_at_dawn(t: Skulk) -> None:
    """The last round is over (6.2)."""
    if t.log is not None:
        t.tell(DAWN, [])
    close_night(t, RULE_DAWN)


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
