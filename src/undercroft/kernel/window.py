"""Reaction windows, written once: what is being resolved is a record on the stack that reactions edit.

A card played in answer is such a record itself, so an answer to an answer needs no further code. A window
asks a seat by what the others cannot rule out, never by what its hand holds; `pass` alone is still asked and
recorded.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import mypyc_attr

from undercroft.kernel.moves import PASS, Move, Seat
from undercroft.kernel.state import Frame, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Pending(Frame):
    """Something about to take effect, which reactions may cancel or change; it knows who may answer."""

    def __init__(self, step: int = 0, cancelled: int = 0) -> None:
        super().__init__(step)
        self.cancelled = cancelled

    def may_answer(self, s: State, seat: Seat) -> bool:
        """Whether, by what all others know, the seat might answer."""
        return False

    def reaction_refusal(self, s: State, seat: Seat, move: Move) -> int:
        """Why a move is no answer to this, 0 if it is one of the reactions."""
        raise NotImplementedError

    def reaction_candidates(self, s: State, seat: Seat) -> list[Move]:
        """The moves that are worth a look as answers to this, besides passing."""
        return []

    def reactions(self, s: State, seat: Seat) -> list[Move]:
        """The answers, besides passing, that the seat really has."""
        return [m for m in self.reaction_candidates(s, seat) if self.reaction_refusal(s, seat, m) == 0]

    def react(self, s: State, seat: Seat, move: Move) -> None:
        """Play one of the reactions: call its frame."""
        raise NotImplementedError


class Window(Frame):
    """Ask the seats in turn whether they answer what is being resolved, until all have passed in a row."""

    def __init__(self, about: int = 0, seat: int = 0, passes: int = 0) -> None:
        super().__init__(0)
        self.about = about
        self.seat = seat
        self.passes = passes

    def fields(self) -> list[int]:
        return [self.about, self.seat, self.passes]

    def of(self, v: list[int]) -> Frame:
        return Window(v[0], v[1], v[2])

    def is_secret(self, s: State) -> bool:
        return True

    def pending(self, s: State) -> Pending:
        """What is being resolved."""
        return cast(Pending, s.stack[self.about])

    def advance(self, s: State) -> None:
        pending = self.pending(s)
        if self.passes == s.seats or pending.cancelled:
            s.end()
        elif pending.may_answer(s, self.seat):
            s.ask(self.seat)
        else:
            self.passes += 1
            self.seat = (self.seat + 1) % s.seats

    def offer(self, s: State, seat: Seat) -> list[Move]:
        return [PASS, *self.pending(s).reactions(s, seat)]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        return 0 if move == PASS else self.pending(s).reaction_refusal(s, seat, move)

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        self.seat = (self.seat + 1) % s.seats
        if move == PASS:
            self.passes += 1
        else:
            self.passes = 0
            self.pending(s).react(s, seat, move)


def open_window(s: State, first: Seat) -> None:
    """Let the seats answer the top frame, the given seat first."""
    s.call(Window(len(s.stack) - 1, first, 0))
