"""The first frame: who goes down, who is first, and the tile that waits for the geologist (1.3, 1.8, 8.8)."""

from __future__ import annotations

from typing import cast

from undercroft.games.subterra.rules.box import WAITING_TILE
from undercroft.games.subterra.rules.events import BEGUN, FIRST, TAKEN, WAITS
from undercroft.games.subterra.rules.reasons import CAVER_TAKEN, LEGAL, NOT_ASKED
from undercroft.games.subterra.rules.state import Cave
from undercroft.games.subterra.rules.turn import Round
from undercroft.games.subterra.rules.verbs import TAKE
from undercroft.kernel.moves import Move, Seat, first, pack, verb
from undercroft.kernel.state import Frame, State


class Beginning(Frame):
    """Finds the cavers whom nobody named and draws what is left to chance, then the rounds begin."""

    def __init__(self, size: int = 4, level: int = 0) -> None:
        super().__init__(0)
        self.size = size
        self.level = level

    def fields(self) -> list[int]:
        return [self.size, self.level]

    def of(self, v: list[int]) -> Frame:
        return Beginning(v[0], v[1])

    def advance(self, s: State) -> None:
        t = cast(Cave, s)
        if len(t.who) < self.size and t.box.agreed.choose_cavers:
            t.ask(t.seat_of(len(t.who)))
            return
        while len(t.who) < self.size:
            left = [who for who in range(len(t.box.cavers)) if who not in t.who]
            t.join(left[t.roll(len(left)) - 1])
        if t.log is not None:
            t.tell(BEGUN, [self.size, self.level])
        if t.first < 0:
            t.first = t.roll(self.size) - 1
        if t.log is not None:
            t.tell(FIRST, [t.first])
        for who in t.who:
            if t.box.cavers[who].traits & WAITING_TILE:
                t.waiting = t.stack_of_tiles.draw(t)
                if t.log is not None:
                    t.tell(WAITS, [t.waiting])
        t.stack[-1] = Round()

    def offer(self, s: State, seat: Seat) -> list[Move]:
        moves = [pack(TAKE, who) for who in range(len(cast(Cave, s).box.cavers))]
        return [move for move in moves if self.refusal(s, seat, move) == LEGAL]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        if verb(move) != TAKE:
            return NOT_ASKED
        return CAVER_TAKEN if first(move) in cast(Cave, s).who else LEGAL

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Cave, s)
        t.join(first(move))
        if t.log is not None:
            t.tell(TAKEN, [seat, len(t.who) - 1])
