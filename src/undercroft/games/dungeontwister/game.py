# interpreted: describes the game to people and drivers
"""Dungeon Twister at the table."""

from __future__ import annotations

from typing import cast

from undercroft.games.dungeontwister.face import beats, description, log, names, odds, own, screen, stage
from undercroft.games.dungeontwister.face.diagram import from_diagram
from undercroft.games.dungeontwister.face.diagram_shape import diagram_shape
from undercroft.games.dungeontwister.face.diagram_writing import diagram
from undercroft.games.dungeontwister.face.prospects import prospects
from undercroft.games.dungeontwister.face.questions import QUESTIONS
from undercroft.games.dungeontwister.face.view import TwisterView, twister_view
from undercroft.games.dungeontwister.face.words import VOCABULARY
from undercroft.games.dungeontwister.rules.box import Box
from undercroft.games.dungeontwister.rules.chambers import Revealing
from undercroft.games.dungeontwister.rules.choosing import Drafting, Mustering
from undercroft.games.dungeontwister.rules.combat import Fight
from undercroft.games.dungeontwister.rules.ending import RULE_DRAW, RULE_VICTORY, DrawOffer
from undercroft.games.dungeontwister.rules.forest import Planting
from undercroft.games.dungeontwister.rules.moving import Moving
from undercroft.games.dungeontwister.rules.reacting import Lull
from undercroft.games.dungeontwister.rules.setup import Beginning, Dismissing, LiningUp, Placing
from undercroft.games.dungeontwister.rules.shapes import FIXED_TABLES, check_scenario, check_tables
from undercroft.games.dungeontwister.rules.start import start_labyrinth
from undercroft.games.dungeontwister.rules.state import Labyrinth
from undercroft.games.dungeontwister.rules.turn import Rounds, Turn
from undercroft.kernel.beat import Beat
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.checking.shapes import Fields
from undercroft.kernel.data import Data, read_toml
from undercroft.kernel.errors import Phrase
from undercroft.kernel.game import Briefing
from undercroft.kernel.moves import Seat
from undercroft.kernel.options import Setup
from undercroft.kernel.playable import PlayableGame
from undercroft.kernel.question import AnyQuestion, Prospect
from undercroft.kernel.state import WIN, Frame, State
from undercroft.kernel.terminal_lines import USUAL_LINES, Span
from undercroft.kernel.texts import Message, message
from undercroft.kernel.vocabulary import Vocabulary
from undercroft.kernel.window import Window


class DungeonTwister(PlayableGame):
    """Two teams race and fight through a labyrinth whose rooms turn."""

    id = "dungeontwister"
    has_secrets = True
    fixed_tables = FIXED_TABLES

    def check_setup(self, setup: Setup) -> None:
        """Refuse a scenario or data file that does not hold together, in sentences."""
        self.box(setup)

    def inspect_data(self, data: Data, found: Findings) -> None:
        check_tables(data, found)

    def inspect_scenario(self, tree: Data, data: Data, found: Findings) -> None:
        check_scenario(tree, data, found)

    def build_box(self, data: Data, setup: Setup) -> Box:
        if not setup.scenario_text:
            return Box(data, {})
        return own.own_box(data, read_toml(setup.scenario_text, Phrase("The scenario")))

    def briefing(self, setup: Setup, lang: str) -> Briefing:
        if not setup.scenario_text:
            return super().briefing(setup, lang)
        return own.briefing(cast(Box, self.box(setup)), lang, lambda m: self.texts.say(m, lang))

    def sketch(self, setup: Setup, lang: str) -> str:
        return own.sketch(setup, lambda m: self.texts.say(m, lang))

    def start(self, setup: Setup) -> State:
        return start_labyrinth(cast(Box, self.box(setup)), setup)

    def frames(self) -> tuple[Frame, ...]:
        return (
            Beginning(),
            Mustering(),
            Drafting(),
            Dismissing(),
            LiningUp(),
            Placing(),
            Rounds(),
            Turn(),
            Lull(),
            Moving(),
            Fight(),
            Planting(),
            Revealing(),
            DrawOffer(),
            Window(),
        )

    def field_names(self) -> tuple[str, ...]:
        deck = ("cards", "sizes", "bands", "top", "bottom", "held")
        return (
            *(f"map-{part}" for part in ("lying", "turns", "changed")),
            "at",
            "load",
            "marks",
            "extra",
            "kind",
            "soil",
            "markers",
            "supplies",
            "hands",
            "points",
            "pairs",
            "numbers",
            *(f"{owner}-{part}" for owner in ("rooms", "blue", "yellow") for part in deck),
        )

    # Cards

    def deck_names(self) -> tuple[str, ...]:
        return ("rooms",)

    def cards(self, s: State, deck: int) -> tuple[int, ...]:
        return tuple(range(len(cast(Labyrinth, s).box.rooms)))

    def card_word(self, s: State, deck: int, item: int) -> str:
        return cast(Labyrinth, s).box.rooms[item]

    # Words

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def questions(self) -> tuple[AnyQuestion, ...]:
        return QUESTIONS

    def event(self, s: State, kind: int, values: list[int]) -> Message:
        return log.event(cast(Labyrinth, s), kind, values)

    def event_rule(self, kind: int) -> str:
        return log.event_rule(kind)

    def event_touches(self, s: State, kind: int, values: list[int]) -> tuple[str, ...]:
        return stage.event_touches(cast(Labyrinth, s), kind, values)

    def event_beat(self, s: State, kind: int, values: list[int]) -> Beat:
        return beats.event_beat(cast(Labyrinth, s), kind, values)

    def rule_numbers(self) -> dict[str, str]:
        return stage.RULES

    def describe(self, s: State, seat: Seat, lang: str) -> str:
        return description.describe(cast(Labyrinth, s), seat, lambda m: self.texts.say(m, lang))

    def screen(
        self, s: State, seat: Seat, lang: str, width: int, height: int = USUAL_LINES
    ) -> list[list[Span]]:
        return screen.screen(cast(Labyrinth, s), seat, lambda m: self.texts.say(m, lang), width)

    def prospects(self, s: State) -> tuple[Prospect, ...]:
        return prospects(self, cast(Labyrinth, s))

    def odds(self, s: State, seat: Seat, lang: str) -> list[str]:
        t = cast(Labyrinth, s)
        return [self.texts.say(line, lang) for line in odds.odds(t, seat, s.offer(seat))]

    # Who knows what, who wins

    def view(self, s: State, seat: Seat) -> TwisterView:
        return twister_view(cast(Labyrinth, s), seat)

    def seat_name(self, s: State, seat: Seat) -> Message:
        return names.colour(seat)

    def outcome_message(self, s: State) -> Message:
        words = "end-draw" if WIN not in s.results else "end-points"
        if s.ended_by == RULE_VICTORY:
            words = "end-victory"
        winner = s.results.index(WIN) if WIN in s.results else 0
        cause = message("cause-turns" if s.ended_by == RULE_DRAW else "cause-nobody")
        return message(words, colour=names.colour(winner), blue=s.scores[0], yellow=s.scores[1], cause=cause)

    # Diagrams

    def diagram_shape(self, setup: Setup) -> Fields:
        return diagram_shape(cast(Box, self.box(setup)), setup.scenario)

    def from_diagram(self, tree: Data, setup: Setup, found: Findings) -> State:
        return from_diagram(tree, cast(Box, self.box(setup)), setup, found)

    def diagram(self, s: State) -> Data:
        return diagram(cast(Labyrinth, s))


GAME = DungeonTwister("undercroft.games.dungeontwister")
