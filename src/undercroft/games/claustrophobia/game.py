# interpreted: describes the game to people and drivers
"""Claustrophobia (2009) at the table."""

from __future__ import annotations

from typing import cast

from undercroft.families.tunnels.checking.diagram import diagram_shape
from undercroft.families.tunnels.face import log
from undercroft.families.tunnels.face.view import TunnelsView, tunnels_view
from undercroft.families.tunnels.game import TunnelsGame
from undercroft.families.tunnels.rules.acting.activation import Activation
from undercroft.families.tunnels.rules.acting.phase import ActionPhase
from undercroft.families.tunnels.rules.effects.effect import Effect
from undercroft.families.tunnels.rules.effects.entering import Entry
from undercroft.families.tunnels.rules.effects.panic import Panic
from undercroft.families.tunnels.rules.effects.play import PlayCard
from undercroft.families.tunnels.rules.exploring.exploration import Explore
from undercroft.families.tunnels.rules.exploring.guide import GuideWalk
from undercroft.families.tunnels.rules.exploring.laying import Ambush, HoleToken, MoveMark
from undercroft.families.tunnels.rules.exploring.looking import Look
from undercroft.families.tunnels.rules.fighting.combat import Attack
from undercroft.families.tunnels.rules.fighting.hits import Rise, Suffer
from undercroft.families.tunnels.rules.preparing.fountains import Fountains
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.times import PHASES
from undercroft.games.claustrophobia.face import screen
from undercroft.games.claustrophobia.face.diagram import MOMENTS, diagram, from_diagram
from undercroft.games.claustrophobia.face.questions import QUESTIONS
from undercroft.games.claustrophobia.face.words import VOCABULARY
from undercroft.games.claustrophobia.rules.auction import Auction, Team
from undercroft.games.claustrophobia.rules.initiative import Initiative
from undercroft.games.claustrophobia.rules.setup import SetUp
from undercroft.games.claustrophobia.rules.shapes import FIXED_TABLES, check_scenario, check_tables
from undercroft.games.claustrophobia.rules.start import begin
from undercroft.games.claustrophobia.rules.threat import Threat
from undercroft.games.claustrophobia.rules.turn import Round
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.checking.lines import Path
from undercroft.kernel.checking.shapes import Fields
from undercroft.kernel.data import Data
from undercroft.kernel.moves import Seat
from undercroft.kernel.options import Setup
from undercroft.kernel.question import AnyQuestion
from undercroft.kernel.state import Frame, State
from undercroft.kernel.terminal_lines import USUAL_LINES, Span
from undercroft.kernel.texts import Message
from undercroft.kernel.vocabulary import Vocabulary
from undercroft.kernel.window import Window

PACKAGE = "undercroft.games.claustrophobia"


class Claustrophobia(TunnelsGame):
    """The first edition: an auction and handicaps before it, advantage cards in it."""

    id = "claustrophobia"
    rules_version = 2
    fixed_tables = FIXED_TABLES

    def check_tables(self, data: Data, found: Findings) -> None:
        """Note all that is wrong or odd with the components."""
        check_tables(data, found)

    def check_tree(self, tree: Data, data: Data, found: Findings, path: Path) -> None:
        """Note all that is wrong or odd with one scenario."""
        check_scenario(tree, data, self.texts.has, found, path)

    def start(self, setup: Setup) -> State:
        """A game before its first step."""
        return begin(self.box(setup), setup)

    # What a state is made of

    def frames(self) -> tuple[Frame, ...]:
        """One frame of each kind."""
        return (
            Round(),
            SetUp(),
            Auction(),
            Team(),
            Initiative(),
            Fountains(),
            GuideWalk(),
            ActionPhase(),
            Activation(),
            Explore(),
            Look(),
            HoleToken(),
            Ambush(),
            MoveMark(),
            Attack(),
            Suffer(),
            Rise(),
            Threat(),
            PlayCard(),
            Effect(),
            Entry(),
            Panic(),
            Window(),
        )

    # Diagrams

    def diagram_shape(self, setup: Setup) -> Fields:
        """What a diagram may say."""
        return diagram_shape(self.box(setup), {PHASES[phase]: words for phase, words in MOMENTS.of.items()})

    def from_diagram(self, diagram: Data, setup: Setup, found: Findings) -> State:
        """The state that a diagram describes."""
        return from_diagram(diagram, self.box(setup), setup, found)

    def diagram(self, s: State) -> Data:
        """A diagram of the start of a phase."""
        return diagram(cast(Tunnels, s))

    # Words

    def vocabulary(self) -> Vocabulary:
        """Every verb with its form."""
        return VOCABULARY

    def questions(self) -> tuple[AnyQuestion, ...]:
        """One question for each kind of frame that asks."""
        return QUESTIONS

    def event(self, s: State, kind: int, values: list[int]) -> Message:
        """A line of the log."""
        return log.event(cast(Tunnels, s), kind, values)

    def event_rule(self, kind: int) -> str:
        """The rule behind a line of the log."""
        return log.RULES.get(kind, "")

    def screen(
        self, s: State, seat: Seat, lang: str, width: int, height: int = USUAL_LINES
    ) -> list[list[Span]]:
        """The drawn page."""
        return screen.screen(cast(Tunnels, s), seat, lambda m: self.texts.say(m, lang), width, height)

    # Who knows what, who wins

    def view(self, s: State, seat: Seat) -> TunnelsView:
        """What the seat may know."""
        return tunnels_view(cast(Tunnels, s), seat)


GAME = Claustrophobia(PACKAGE)
