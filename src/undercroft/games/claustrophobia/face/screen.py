# interpreted: text for people
"""The page of a terminal in this edition: the engine's, and both goals while the Humans are bidden for."""

from __future__ import annotations

from undercroft.families.tunnels.face.terminal.page import Page, goal_of
from undercroft.families.tunnels.face.terminal.picture import Say
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.games.claustrophobia.face.words import VOCABULARY
from undercroft.games.claustrophobia.rules.auction import Auction
from undercroft.kernel.moves import Seat
from undercroft.kernel.terminal_lines import Line
from undercroft.kernel.texts import message


class FirstPage(Page):
    """A page that may show an auction."""

    def is_auction(self) -> bool:
        """Whether the Humans are being bidden for."""
        return any(isinstance(frame, Auction) for frame in self.t.stack)

    def phase(self) -> str:
        """The auction, or the phase."""
        return "auction" if self.is_auction() else super().phase()

    def goals(self) -> list[str]:
        """What either side must do to win: while they bid nobody knows his own."""
        if not self.is_auction():
            return super().goals()
        found = []
        for side in ("human", "demon"):
            goal = goal_of(self.t, side, self.say)
            if goal:
                found.append(self.say(message("label-card", name=message(f"camp-{side}"), help=goal)))
        return found


def screen(t: Tunnels, seat: Seat, say: Say, width: int, height: int) -> list[Line]:
    """The whole page, no line longer than the width."""
    return FirstPage(t, seat, say, VOCABULARY).lines(width, height)
