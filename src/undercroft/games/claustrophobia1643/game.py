# interpreted: describes the game to people and drivers
"""Claustrophobia 1643 (2019) at the table."""

from __future__ import annotations

from typing import Any, cast

from undercroft.families.tunnels.game import TunnelsGame
from undercroft.families.tunnels.rules.effects.effect import Effect
from undercroft.families.tunnels.rules.effects.entering import Entry
from undercroft.families.tunnels.rules.effects.panic import Panic
from undercroft.families.tunnels.rules.effects.play import PlayCard
from undercroft.families.tunnels.rules.exploring.exploration import Explore
from undercroft.families.tunnels.rules.exploring.laying import HoleToken, MoveMark
from undercroft.families.tunnels.rules.exploring.looking import Look
from undercroft.families.tunnels.rules.fighting.combat import Attack
from undercroft.families.tunnels.rules.fighting.hits import Suffer
from undercroft.families.tunnels.rules.preparing.fountains import Fountains
from undercroft.games.claustrophobia1643.face import diagram, log, screen
from undercroft.games.claustrophobia1643.face.questions import QUESTIONS
from undercroft.games.claustrophobia1643.face.view import UnderworldView, underworld_view
from undercroft.games.claustrophobia1643.face.words import VOCABULARY
from undercroft.games.claustrophobia1643.rules.acting import HumanPhase, InfernalPhase, Turn
from undercroft.games.claustrophobia1643.rules.deeds import Fallen, HoundDie, Muster, Snatch, TakeFree
from undercroft.games.claustrophobia1643.rules.depths import OWN_LISTS, Depths
from undercroft.games.claustrophobia1643.rules.destiny import InfernalPreparation
from undercroft.games.claustrophobia1643.rules.hands import DarkChoice, HandLimit
from undercroft.games.claustrophobia1643.rules.pits import Pits
from undercroft.games.claustrophobia1643.rules.preparation import HumanPreparation
from undercroft.games.claustrophobia1643.rules.setup import RunnerTiles, SetUp
from undercroft.games.claustrophobia1643.rules.shapes import FIXED_TABLES, check_scenario, check_tables
from undercroft.games.claustrophobia1643.rules.start import begin
from undercroft.games.claustrophobia1643.rules.surgery import Surgery
from undercroft.games.claustrophobia1643.rules.threat import Threat
from undercroft.games.claustrophobia1643.rules.turn import Round
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

PACKAGE = "undercroft.games.claustrophobia1643"


class Claustrophobia1643(TunnelsGame):
    """The second edition: instinct cards, and a board of destiny on which dice wait."""

    id = "claustrophobia1643"
    rules_version = 1
    fixed_tables = FIXED_TABLES
    own_lists = OWN_LISTS

    def build_box(self, data: Data, setup: Setup) -> Any:
        """The components, each tile with a name of its own."""
        box = super().build_box(data, setup)
        box.names_tiles = True
        return box

    def check_tables(self, data: Data, found: Findings) -> None:
        """Note all that is wrong or odd with the components."""
        check_tables(data, found)

    def check_tree(self, tree: Data, data: Data, found: Findings, path: Path) -> None:
        """Note all that is wrong or odd with one scenario."""
        check_scenario(tree, data, found, path)

    def start(self, setup: Setup) -> State:
        """A game before its first step."""
        return begin(self.box(setup), setup)

    def frames(self) -> tuple[Frame, ...]:
        """One frame of each kind."""
        return (
            Round(),
            SetUp(),
            RunnerTiles(),
            HumanPreparation(),
            Fountains(),
            Surgery(),
            Pits(),
            HumanPhase(),
            InfernalPhase(),
            Turn(),
            Explore(),
            Look(),
            HoleToken(),
            Muster(),
            MoveMark(),
            Attack(),
            Suffer(),
            Fallen(),
            TakeFree(),
            Snatch(),
            InfernalPreparation(),
            DarkChoice(),
            HandLimit(),
            Threat(),
            HoundDie(),
            PlayCard(),
            Effect(),
            Entry(),
            Panic(),
            Window(),
        )

    # Diagrams and words

    def diagram_shape(self, setup: Setup) -> Fields:
        """What a diagram may say."""
        return diagram.diagram_shape(self.box(setup))

    def from_diagram(self, diagram_: Data, setup: Setup, found: Findings) -> State:
        """The state that a diagram describes."""
        return diagram.from_diagram(diagram_, self.box(setup), setup, found)

    def diagram(self, s: State) -> Data:
        """A diagram of the start of a phase."""
        return diagram.diagram(cast(Depths, s))

    def vocabulary(self) -> Vocabulary:
        """Every verb with its form."""
        return VOCABULARY

    def questions(self) -> tuple[AnyQuestion, ...]:
        """One question for each kind of frame that asks."""
        return QUESTIONS

    def event(self, s: State, kind: int, values: list[int]) -> Message:
        """A line of the log."""
        return log.event(cast(Depths, s), kind, values)

    def event_rule(self, kind: int) -> str:
        """The rule behind a line of the log."""
        return log.RULES.get(kind, "")

    def screen(
        self, s: State, seat: Seat, lang: str, width: int, height: int = USUAL_LINES
    ) -> list[list[Span]]:
        """The drawn page."""
        return screen.screen(cast(Depths, s), seat, lambda m: self.texts.say(m, lang), width, height)

    def view(self, s: State, seat: Seat) -> UnderworldView:
        """What the seat may know."""
        return underworld_view(cast(Depths, s), seat)


GAME = Claustrophobia1643(PACKAGE)
