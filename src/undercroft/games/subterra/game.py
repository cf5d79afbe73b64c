# interpreted: describes the game to people and drivers
"""Sub Terra at the table."""

from __future__ import annotations

from typing import Any, cast

from undercroft.games.subterra.face import beats, description, diagram_writing, log, odds, screen, stage
from undercroft.games.subterra.face.diagram import from_diagram
from undercroft.games.subterra.face.diagram_shape import diagram_shape
from undercroft.games.subterra.face.names import caver_name, medal_name
from undercroft.games.subterra.face.questions import QUESTIONS
from undercroft.games.subterra.face.reasons import not_in_play
from undercroft.games.subterra.face.view import CaveView, cave_view, tile_in_hand
from undercroft.games.subterra.face.words import VOCABULARY, absent_caver
from undercroft.games.subterra.rules.box import Box
from undercroft.games.subterra.rules.deeds import Run
from undercroft.games.subterra.rules.ending import LeaveOrStay
from undercroft.games.subterra.rules.hazards import Hazard
from undercroft.games.subterra.rules.horrors import Spawn, Stalk
from undercroft.games.subterra.rules.loading import load_box
from undercroft.games.subterra.rules.reveal import Reveal
from undercroft.games.subterra.rules.setup import Beginning
from undercroft.games.subterra.rules.shapes import check_tables
from undercroft.games.subterra.rules.start import check_options, party_size, start_cave
from undercroft.games.subterra.rules.state import NO_TILE, STACK, Cave
from undercroft.games.subterra.rules.turn import Directed, Round, Surface, Turn
from undercroft.kernel.beat import Beat
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.checking.shapes import Fields
from undercroft.kernel.data import Data, load_data
from undercroft.kernel.deck import item_of
from undercroft.kernel.moves import Seat
from undercroft.kernel.options import Setup
from undercroft.kernel.playable import PlayableGame
from undercroft.kernel.question import AnyQuestion, Reason
from undercroft.kernel.state import Frame, State
from undercroft.kernel.terminal_lines import USUAL_LINES, Span
from undercroft.kernel.texts import Message, message
from undercroft.kernel.vocabulary import Vocabulary

RULE_OPTIONS = (
    *("demolish-cost", "choose-cavers", "strict-marker", "strict-rubble", "strict-end", "strict-medal"),
)
"""The options that change a rule, and so the box."""


class SubTerra(PlayableGame):
    """One to six people lead four to six cavers out of the cave."""

    id = "subterra"
    rules_version = 2
    seat_counts = (1, 2, 3, 4, 5, 6)
    seats_see_alike = True
    has_own_scenarios = False
    fixed_tables = ("option",)

    def check_setup(self, setup: Setup) -> None:
        super().check_setup(setup)
        check_options(cast(Box, self.box(setup)), setup)

    def inspect_data(self, data: Data, found: Findings) -> None:
        check_tables(data, found)

    def box_key(self, setup: Setup) -> str:
        chosen = [str(setup.options[name]) for name in RULE_OPTIONS]
        return "\0".join([super().box_key(setup), *chosen])

    def build_box(self, data: Data, setup: Setup) -> Box:
        cavers = []
        for caver in data["caver"]:
            if "demolish" in caver["actions"]:
                caver = {**caver, "actions": {**caver["actions"], "demolish": setup.options["demolish-cost"]}}
            cavers.append(caver)
        return load_box({**data, "caver": cavers}, setup.options)

    def start(self, setup: Setup) -> State:
        box = cast(Box, self.box(setup))
        t = start_cave(box, setup)
        t.call(Beginning(party_size(box, setup), box.level_of(setup.scenario)))
        return t

    def frames(self) -> tuple[Frame, ...]:
        return (
            Beginning(),
            Round(),
            Turn(),
            Directed(),
            Surface(),
            Run(),
            Reveal(),
            Hazard(),
            Stalk(),
            Spawn(),
            LeaveOrStay(),
        )

    def field_names(self) -> tuple[str, ...]:
        deck = ("cards", "sizes", "bands", "top", "bottom", "held")
        return (
            *(f"map-{part}" for part in ("cells", "openings", "opened", "blocked", "barred")),
            *("laid", "turned", "marks", "who", "at", "health", "row", "horrors", "out", "spent"),
            *(f"stack-{part}" for part in deck),
            *(f"hazards-{part}" for part in deck),
            *("party", "round", "first", "gas", "time-up", "waiting"),
            *("hidden", "tried", "guides", "explosives", "stayed"),
        )

    # Cards

    def deck_names(self) -> tuple[str, ...]:
        return ("tiles", "hazards")

    def cards(self, s: State, deck: int) -> tuple[int, ...]:
        box = cast(Cave, s).box
        return tuple(range(len(box.tiles if deck == STACK else box.cards)))

    def card_word(self, s: State, deck: int, item: int) -> str:
        box = cast(Cave, s).box
        return box.tiles[item].id if deck == STACK else box.cards[item].id

    def card_class(self, s: State, deck: int, item: int) -> object:
        box = cast(Cave, s).box
        if deck == STACK:
            tile = box.tiles[item]
            return (tile.kind, tile.openings, tuple(tile.collapse), tile.roped)
        return (box.cards[item].kind, box.cards[item].times)

    # Words and questions

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def questions(self) -> tuple[AnyQuestion, ...]:
        return QUESTIONS

    def why_not(self, s: State, seat: Seat, words: str) -> Reason:
        t = cast(Cave, s)
        absent = absent_caver(t, words)
        if absent >= 0 and VOCABULARY.read(t, words) is None:
            return not_in_play(t, absent)
        return super().why_not(s, seat, words)

    def event(self, s: State, kind: int, values: list[int]) -> Message:
        return log.event(cast(Cave, s), kind, values)

    def event_rule(self, kind: int) -> str:
        return log.event_rule(kind)

    def event_touches(self, s: State, kind: int, values: list[int]) -> tuple[str, ...]:
        return stage.event_touches(cast(Cave, s), kind, values)

    def event_dice(self, s: State, kind: int, values: list[int]) -> tuple[int, ...]:
        return stage.event_dice(kind, values)

    def event_beat(self, s: State, kind: int, values: list[int]) -> Beat:
        return beats.event_beat(cast(Cave, s), kind, values)

    def rule_numbers(self) -> dict[str, str]:
        return stage.RULES

    def describe(self, s: State, seat: Seat, lang: str) -> str:
        return description.describe(cast(Cave, s), lambda m: self.texts.say(m, lang))

    def screen(
        self, s: State, seat: Seat, lang: str, width: int, height: int = USUAL_LINES
    ) -> list[list[Span]]:
        return screen.screen(cast(Cave, s), seat, lambda m: self.texts.say(m, lang), width, height)

    # Who knows what, who wins

    def view(self, s: State, seat: Seat) -> CaveView:
        return cave_view(cast(Cave, s), seat)

    def teams(self, s: State) -> tuple[tuple[int, ...], ...]:
        if cast(Cave, s).box.agreed.strict_medal and s.is_over():
            return tuple((seat,) for seat in range(s.seats))
        return (tuple(range(s.seats)),)

    def seat_name(self, s: State, seat: Seat) -> Message:
        t = cast(Cave, s)
        mine = [caver_name(t, caver) for caver in range(t.size()) if t.seat_of(caver) == seat]
        if not mine:
            return message("seat-nobody", number=seat + 1)
        if len(mine) == 1:
            return message("seat-one", caver=mine[0])
        if len(mine) == 2:
            return message("seat-two", caver=mine[0], other=mine[1])
        return message("seat-many", count=len(mine))

    def score_name(self, score: int) -> Message:
        medals = [entry["id"] for entry in load_data(self.package)["medal"]]
        return message(f"medal-{medals[len(medals) - score]}" if score else "medal-defeat")

    def outcome_message(self, s: State) -> Message:
        t = cast(Cave, s)
        out = len([caver for caver in range(t.size()) if t.is_on_exit(caver)])
        lost = t.size() - out
        return message("outcome", medal=medal_name(t, lost), out=out, lost=lost, reason=self.reason(t))

    def reason(self, t: Cave) -> Message:
        """Why the game ended (9.3)."""
        inside = [caver for caver in t.in_table_order() if not t.is_on_exit(caver)]
        outside = [caver for caver in t.in_table_order() if t.is_on_exit(caver)]
        if not inside:
            return message("end-all-out" if outside else "end-none-left")
        awake = any(t.health[caver] for caver in outside)
        return message("end-left" if awake else "end-none-conscious")

    def odds(self, s: State, seat: Seat, lang: str) -> list[str]:
        t = cast(Cave, s)
        return [self.texts.say(line, lang) for line in odds.odds(t, seat, s.offer(seat))]

    # Diagrams

    def diagram_shape(self, setup: Setup) -> Fields:
        return diagram_shape(cast(Box, self.box(setup)))

    def from_diagram(self, diagram: Data, setup: Setup, found: Findings) -> State:
        return from_diagram(diagram, cast(Box, self.box(setup)), setup, found)

    def diagram(self, s: State) -> Data:
        return diagram_writing.diagram(cast(Cave, s))

    def conserved(self, s: State) -> dict[str, Any]:
        """What must be the same in every state of a game: tiles, cards and markers in all places together."""
        t = cast(Cave, s)
        deck = t.stack_of_tiles
        tiles = t.laid + t.out + deck.cards + [item_of(place) for place in deck.top]
        tiles += [tile for tile in (t.waiting, tile_in_hand(t)) if tile != NO_TILE]
        hazards = t.spent + t.hazards.cards + [item_of(place) for place in t.hazards.bottom]
        return {"tiles": sorted(tiles), "hazards": sorted(hazards)}


GAME = SubTerra("undercroft.games.subterra")
