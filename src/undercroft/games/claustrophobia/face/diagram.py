# interpreted: diagrams are written and read for people
"""Positions by hand in this edition: how its state begins, and the auction that may come before."""

from __future__ import annotations

from typing import Any

from undercroft.families.tunnels.face.diagrams.reading import Reader
from undercroft.families.tunnels.face.diagrams.writing import Additions, diagram_of
from undercroft.families.tunnels.rules.engine import blank
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.times import SETUP
from undercroft.games.claustrophobia.face.moments import FirstMoments
from undercroft.games.claustrophobia.rules.start import events_in, set_numbers
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.data import Data
from undercroft.kernel.options import Setup

MOMENTS = FirstMoments()


class FirstReader(Reader):
    """Reads a diagram of this edition."""

    moments = MOMENTS

    def begin_state(self) -> Tunnels:
        """A state with nothing on the map and the numbers of the start."""
        t = blank(self.box)
        set_numbers(t, self.setup)
        t.bid = 0
        return t

    def events_in(self) -> list[int]:
        """The events in the deck: with a handicap not all of them."""
        return events_in(self.t)

    def read_numbers(self) -> None:
        """Counts and switches, with the bid that a diagram need not name."""
        self.t.bid = self.first_bid()
        super().read_numbers()

    def first_bid(self) -> int:
        """Before an auction the highest bid, in it one more, else none."""
        is_before = self.phase == SETUP and self.setup.options.get("auction") and not self.is_middle
        points = {"start": self.box.auction.start, "auction": self.box.auction.start + 1}
        return points.get(self.moment, 0) if is_before else 0


def from_diagram(tree: Data, box: Any, setup: Setup, found: Findings) -> Tunnels:
    """The state that a diagram describes."""
    return FirstReader(tree, box, setup, found).read()


def diagram(t: Tunnels) -> Data:
    """A state as a diagram that a person can change by hand."""
    return diagram_of(t, MOMENTS, Additions())
