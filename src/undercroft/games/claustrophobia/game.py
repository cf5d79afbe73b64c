# interpreted: describes the game to people and drivers
"""Claustrophobia (2009) at the table."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, cast

from undercroft.families.tunnels.checking.diagram import diagram_shape
from undercroft.families.tunnels.face import briefing, log, odds, stage
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
from undercroft.families.tunnels.rules.fields import LIST_NAMES
from undercroft.families.tunnels.rules.fighting.combat import Attack
from undercroft.families.tunnels.rules.fighting.hits import Rise, Suffer
from undercroft.families.tunnels.rules.loading.scenario import build_box
from undercroft.families.tunnels.rules.preparing.fountains import Fountains
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.times import EVENTS, PHASES, STACK
from undercroft.games.claustrophobia.face import screen
from undercroft.games.claustrophobia.face.description import describe
from undercroft.games.claustrophobia.face.diagram import MOMENTS, diagram, from_diagram
from undercroft.games.claustrophobia.face.questions import QUESTIONS
from undercroft.games.claustrophobia.face.view import TunnelsView, tunnels_view
from undercroft.games.claustrophobia.face.words import VOCABULARY
from undercroft.games.claustrophobia.rules.auction import Auction, Team
from undercroft.games.claustrophobia.rules.initiative import Initiative
from undercroft.games.claustrophobia.rules.setup import SetUp
from undercroft.games.claustrophobia.rules.shapes import FIXED_TABLES, check_scenario, check_tables
from undercroft.games.claustrophobia.rules.start import begin
from undercroft.games.claustrophobia.rules.threat import Threat
from undercroft.games.claustrophobia.rules.turn import Round
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.checking.shapes import Fields
from undercroft.kernel.data import Data, load_data, parsed, read_toml
from undercroft.kernel.errors import Phrase, UndercroftError, UnreadableError
from undercroft.kernel.game import Briefing
from undercroft.kernel.moves import Seat
from undercroft.kernel.options import Option, Setup
from undercroft.kernel.playable import PlayableGame
from undercroft.kernel.question import AnyQuestion
from undercroft.kernel.state import Frame, State
from undercroft.kernel.terminal_lines import USUAL_LINES, Span
from undercroft.kernel.texts import Message
from undercroft.kernel.vocabulary import Vocabulary
from undercroft.kernel.window import Window

PACKAGE = "undercroft.games.claustrophobia"


@cache
def own_data() -> Data:
    """The game's component data, with its scenarios by id."""
    tree = load_data(PACKAGE)
    found = {}
    for file in sorted(files(PACKAGE).joinpath("data", "scenarios").iterdir(), key=lambda f: f.name):
        if file.name.endswith(".toml"):
            entry = parsed(file.read_text(encoding="utf-8"), file.name)
            found[entry["id"]] = entry
    return {**tree, "scenarios": found}


class Claustrophobia(PlayableGame):
    """Two seats: by default the first leads the Humans, the second the Demons."""

    id = "claustrophobia"
    rules_version = 2
    seat_counts = (2,)
    has_secrets = True
    family = "undercroft.families.tunnels"
    fixed_tables = FIXED_TABLES

    def options(self) -> tuple[Option, ...]:
        """The options as the data file declares them, the scenario first."""
        found = []
        for entry in own_data()["option"]:
            choices, labels_ = tuple(entry.get("choices", ())), tuple(entry.get("labels", ()))
            found.append(Option(entry["name"], entry["type"], entry["default"], choices, labels=labels_))
        return tuple(found)

    def own_data(self) -> Data:
        """The component data and all scenarios."""
        return own_data()

    def inspect_data(self, data: Data, found: Findings) -> None:
        """Every table, and every scenario that is played with them."""
        check_tables(data, found)
        if found.is_good():
            for name, tree in data["scenarios"].items():
                check_scenario(tree, data, self.texts.has, found, ("scenarios", name))

    def inspect_scenario(self, tree: Data, data: Data, found: Findings) -> None:
        """Every entry, and how they go together."""
        check_scenario(tree, data, self.texts.has, found)
        if found.is_good() and tree.get("id") in data["scenarios"]:
            found.warn(("id",), UnreadableError("The game has a scenario {id} of its own.", id=tree["id"]))

    def box_key(self, setup: Setup) -> str:
        """Each scenario has a box of its own."""
        return f"{setup.scenario}\0{super().box_key(setup)}"

    def build_box(self, data: Data, setup: Setup) -> Any:
        """Flatten the data and the chosen scenario."""
        if setup.scenario_text:
            return build_box(data, read_toml(setup.scenario_text, Phrase("The scenario")))
        return build_box(data, data["scenarios"][setup.scenario])

    def check_setup(self, setup: Setup) -> None:
        """Refuse a scenario or data file that does not hold together, in sentences."""
        self.box(setup)

    def check_scenario(self, text: str) -> list[str]:
        """What is wrong with a person's scenario file, one sentence for each mistake."""
        try:
            self.setup(scenario_text=text)
        except UndercroftError as error:
            return error.each("en")
        return []

    def start(self, setup: Setup) -> State:
        """A game before its first step."""
        return begin(self.box(setup), setup)

    def briefing(self, setup: Setup, lang: str) -> Briefing:
        """What a scenario says of itself."""
        state = cast(Tunnels, self.start(setup))
        return briefing.briefing(state, lang, lambda m: self.texts.say(m, lang))

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

    def field_names(self) -> tuple[str, ...]:
        """Names of the lists, in order."""
        decks = [
            f"{deck}-{part}"
            for deck in ("tiles", "events", "advantages")
            for part in ("cards", "sizes", "bands", "top", "bottom", "held")
        ]
        return (
            "cells",
            "openings",
            "opened",
            "blocked",
            "barred",
            "numbers",
            *LIST_NAMES,
            *decks,
        )

    def deck_names(self) -> tuple[str, ...]:
        """The stack of tiles and the two decks of cards."""
        return ("tiles", "events", "advantages")

    def card_word(self, s: State, deck: int, item: int) -> str:
        """The word for a tile or for one of several equal cards."""
        box = cast(Tunnels, s).box
        if deck == STACK:
            return box.tiles[item].id
        items = box.event_items if deck == EVENTS else box.advantage_items
        kind = items[item]
        number = sum(1 for other in range(item + 1) if items[other] == kind)
        prefix = "card" if deck == EVENTS else "advantage"
        return f"{prefix}-{box.cards[kind].id}-{number}"

    def card_class(self, s: State, deck: int, item: int) -> object:
        """Cards of one kind, and tiles of one kind and shape, are alike."""
        assert isinstance(s, Tunnels)
        if deck == STACK:
            return (s.box.tiles[item].kind, s.box.tiles[item].openings, s.box.tiles[item].size)
        return s.box.event_items[item] if deck == EVENTS else s.box.advantage_items[item]

    def cards(self, s: State, deck: int) -> tuple[int, ...]:
        """All cards of a deck."""
        assert isinstance(s, Tunnels)
        sizes = (len(s.box.tiles), len(s.box.event_items), len(s.box.advantage_items))
        return tuple(range(sizes[deck]))

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

    def event_touches(self, s: State, kind: int, values: list[int]) -> tuple[str, ...]:
        """What an event is about."""
        return stage.event_touches(cast(Tunnels, s), kind, values)

    def event_dice(self, s: State, kind: int, values: list[int]) -> tuple[int, ...]:
        """The dice that were rolled in an event."""
        return stage.event_dice(kind, values)

    def rule_numbers(self) -> dict[str, str]:
        """The rule for each thing of the box."""
        return stage.rule_numbers(load_data(self.package))

    def describe(self, s: State, seat: Seat, lang: str) -> str:
        """The table in plain lines."""
        return describe(cast(Tunnels, s), seat, lambda m: self.texts.say(m, lang))

    def screen(
        self, s: State, seat: Seat, lang: str, width: int, height: int = USUAL_LINES
    ) -> list[list[Span]]:
        """The drawn page."""
        return screen.screen(cast(Tunnels, s), seat, lambda m: self.texts.say(m, lang), width, height)

    def odds(self, s: State, seat: Seat, lang: str) -> list[str]:
        """The chances of the attacks on offer."""
        return odds.odds(
            cast(Tunnels, s),
            s.offer(seat),
            lambda move: self.choice(s, seat, move).label,
            lambda m: self.texts.say(m, lang),
        )

    # Who knows what, who wins

    def view(self, s: State, seat: Seat) -> TunnelsView:
        """What the seat may know."""
        return tunnels_view(cast(Tunnels, s), seat)

    def seat_name(self, s: State, seat: Seat) -> Message:
        """Which side the seat plays."""
        return log.seat_name(cast(Tunnels, s), seat)

    def outcome_message(self, s: State) -> Message:
        """The sentence that ends the game."""
        return log.outcome(cast(Tunnels, s))


GAME = Claustrophobia(PACKAGE)
