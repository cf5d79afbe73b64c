# interpreted: text for people
"""The page of a terminal in this edition: the engine's, with a board of destiny that explains itself."""

from __future__ import annotations

from typing import cast

from undercroft.families.tunnels.face.names import card_name, square_name, warrior_name
from undercroft.families.tunnels.face.terminal.page import Page
from undercroft.families.tunnels.face.terminal.picture import Say
from undercroft.families.tunnels.rules.figures import FIRST_TROG
from undercroft.families.tunnels.rules.words.times import PREPARATION, THREAT
from undercroft.games.claustrophobia1643.face.view import SpaceView, underworld_view
from undercroft.games.claustrophobia1643.face.words import VOCABULARY
from undercroft.games.claustrophobia1643.rules.board import pool
from undercroft.games.claustrophobia1643.rules.depths import Depths
from undercroft.kernel.moves import Seat
from undercroft.kernel.terminal_lines import Line, Span, ruled
from undercroft.kernel.texts import message

WAITING = "▢"
TRIGGERED = "■"
MET = "✓"


class SecondPage(Page):
    """A page with dice that wait and cards that lie open."""

    @property
    def depths(self) -> Depths:
        """The state, as this edition's."""
        return cast(Depths, self.t)

    def shows_board(self) -> bool:
        """In both phases in which its dice count."""
        return self.t.phase in (PREPARATION, THREAT)

    def demon_facts(self) -> list[Line]:
        """TP, cards, the pool of dice and the Demon that waits."""
        text = self.say(message("label-pool", count=pool(self.depths)))
        return [*super().demon_facts(), [Span(text, "mine")]]

    def board_lines(self, width: int, is_wide: bool) -> list[Line]:
        """Every space: what it asks for, what waits there, what has triggered it and what it does."""
        view = underworld_view(self.depths, self.seat)
        dice = " ".join(f"[{die}]" for die in view.dice) if view.phase == "preparation" else ""
        lines = ruled(self.say(message("label-board")), [[Span(dice, "mine")]] if dice else [], width)
        spaces = [(n, space) for n, space in enumerate(view.spaces) if space.open]
        names = [self.say(square_name(self.t, n)) for n, _ in spaces]
        needs = [self.say(message(f"square-{space.id}-needs")) for _, space in spaces]
        name_width, need_width = max(map(len, names)), max(map(len, needs))
        for (_, space), name, need in zip(spaces, names, needs, strict=True):
            head = f"  {name:<{name_width}}  {need:<{need_width}} "
            lines.append(self.space_line(space, head, width))
        return lines + self.given_lines(width)

    def space_line(self, space: SpaceView, head: str, width: int) -> Line:
        """One space, its effect in full where there is room for it."""
        role = "good" if space.met else "mine" if space.waiting else "" if space.fits else "dim"
        dice = " ".join(f"{WAITING}{die}" for die in space.waiting)
        done = " ".join(f"{TRIGGERED}{die}" for die in space.triggered)
        marks = " ".join(part for part in (dice, done, MET if space.met else "") if part)
        does = self.say(message(f"square-{space.id}-does"))
        if len(head) + len(marks) + len(does) + 2 > width:
            does = self.say(message(f"square-{space.id}-brief"))
        return [Span(head, role), Span(f"{marks:<8} ", "mine"), Span(does, role)]

    def given_lines(self, width: int) -> list[Line]:
        """The instinct cards that lie with the warriors."""
        t = self.depths
        lines: list[Line] = []
        for figure in range(FIRST_TROG):
            if t.given[figure] and t.at[figure] >= 0:
                who = self.say(warrior_name(t, figure))
                card = self.say(card_name(t, t.given[figure] - 1))
                lines.append([Span(f"  {who}: ", "figure"), Span(card, "title")])
        return lines


def screen(t: Depths, seat: Seat, say: Say, width: int, height: int) -> list[Line]:
    """The whole page, no line longer than the width."""
    return SecondPage(t, seat, say, VOCABULARY).lines(width, height)
