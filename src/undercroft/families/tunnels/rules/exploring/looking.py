"""Looks at the top of the stack: who looks says in which order the tiles lie."""

from __future__ import annotations

from typing import cast

from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.reasons import OK, OTHER_QUESTION
from undercroft.families.tunnels.rules.words.verbs import V_NEXT
from undercroft.kernel.deck import item_of
from undercroft.kernel.moves import Move, Seat, first, pack
from undercroft.kernel.state import Frame, State


class Look(Frame):
    """A seat looks at the top tiles and says in which order they lie: the first is laid next (25.46)."""

    def __init__(self, seat: int = 0, number: int = 0, done: int = 0, step: int = 0) -> None:
        super().__init__(step)
        self.seat = seat
        self.number = number
        self.done = done

    def fields(self) -> list[int]:
        return [self.seat, self.number, self.done, self.step]

    def of(self, v: list[int]) -> Frame:
        return Look(v[0], v[1], v[2], v[3])

    def is_secret(self, s: State) -> bool:
        return True

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if self.step == 0:
            self.number = len(t.tiles.peek(t, self.number, 1 << self.seat))
            self.step = 1
        elif self.number - self.done > 1:
            s.ask(self.seat)
        else:
            s.end()

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Tunnels, s)
        return [pack(V_NEXT, item_of(p)) for p in t.tiles.top[self.done : self.number]]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        return OK if move in self.offer(s, seat) else OTHER_QUESTION

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Tunnels, s)
        items = [item_of(p) for p in t.tiles.top[: self.number]]
        items.remove(first(move))
        items.insert(self.done, first(move))
        t.tiles.reorder(items, 1 << self.seat)
        self.done += 1
