"""Moments at which cards answer: what is being resolved says itself who might play what (14.3)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from undercroft.kernel.moves import Move, Seat
from undercroft.kernel.state import State
from undercroft.kernel.window import Pending


@mypyc_attr(allow_interpreted_subclasses=True)
class Moment(Pending):
    """Something being resolved that cards may answer; the kernel's window asks it who may and with what."""

    def may_answer(self, s: State, seat: Seat) -> bool:
        """Whether, by what the other seat knows, this one might hold a card for this moment."""
        return False

    def reactions(self, s: State, seat: Seat) -> list[Move]:
        """The cards that the seat really can play now."""
        return []

    def react(self, s: State, seat: Seat, move: Move) -> None:
        """Play one of them."""
        raise NotImplementedError
