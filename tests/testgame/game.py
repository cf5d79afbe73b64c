# interpreted: describes the game to people and drivers
"""Skulk as the table knows it."""

from __future__ import annotations

from tests.testgame.face import description, diagram, odds
from tests.testgame.face.log import EVENTS
from tests.testgame.face.questions import all_questions
from tests.testgame.face.view import SkulkView, view
from tests.testgame.face.words import VOCABULARY, thief
from tests.testgame.rules.box import Box
from tests.testgame.rules.effects import Laying, Taking, Turning
from tests.testgame.rules.ending import RULE_WARDEN, Caught
from tests.testgame.rules.scuffle import Tunnel
from tests.testgame.rules.start import start_night
from tests.testgame.rules.state import TREASURES, skulk
from tests.testgame.rules.tricks import Trick, Tricks
from tests.testgame.rules.turn import Night, Prowl
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.data import Data
from undercroft.kernel.moves import Seat
from undercroft.kernel.options import Option, Setup
from undercroft.kernel.playable import PlayableGame
from undercroft.kernel.question import AnyQuestion
from undercroft.kernel.state import Frame, State
from undercroft.kernel.texts import Message, message
from undercroft.kernel.vocabulary import Vocabulary
from undercroft.kernel.window import Window

DECK_LISTS = ("cards", "sizes", "bands", "top", "bottom", "held")


class SkulkGame(PlayableGame):
    """Skulk. Its id is the way to it, so that its documents open anywhere the tests can be imported."""

    id = "tests.testgame.game:GAME"
    rules_version = 2
    seat_counts = (2, 3, 4)
    has_secrets = True

    def options(self) -> tuple[Option, ...]:
        return (
            Option("scenario", "choice", "cellar", choices=("cellar", "catacombs")),
            Option("hand", "int", 2, low=0, high=3),
            Option("rematch", "bool", False),
        )

    def build_box(self, data: Data, setup: Setup) -> Box:
        return Box(data)

    def start(self, setup: Setup) -> State:
        return start_night(self.box(setup), setup)

    def frames(self) -> tuple[Frame, ...]:
        return (
            Night(),
            Prowl(),
            Tunnel(),
            Caught(),
            Tricks(),
            Trick(),
            Taking(),
            Turning(),
            Laying(),
            Window(),
        )

    def field_names(self) -> tuple[str, ...]:
        decks = tuple(f"{deck}-{part}" for deck in ("treasures", "tricks") for part in DECK_LISTS)
        return (*decks, "spent", "lost", "owed", "numbers")

    def deck_names(self) -> tuple[str, ...]:
        return ("treasures", "tricks")

    def card_word(self, s: State, deck: int, item: int) -> str:
        box = skulk(s).box
        return (box.treasures if deck == TREASURES else box.tricks)[item]

    def card_class(self, s: State, deck: int, item: int) -> object:
        return self.card_word(s, deck, item).rsplit("-", 1)[0]

    def cards(self, s: State, deck: int) -> tuple[int, ...]:
        box = skulk(s).box
        return tuple(range(len(box.treasures if deck == TREASURES else box.tricks)))

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def questions(self) -> tuple[AnyQuestion, ...]:
        return all_questions()

    def event(self, s: State, kind: int, values: list[int]) -> Message:
        _, told = EVENTS[kind]
        return told(skulk(s), values)

    def event_rule(self, kind: int) -> str:
        return EVENTS[kind][0]

    def describe(self, s: State, seat: Seat, lang: str) -> str:
        return description.describe(self.texts, skulk(s), seat, self.chain(s, seat), lang)

    def odds(self, s: State, seat: Seat, lang: str) -> list[str]:
        return [self.texts.say(said, lang) for said in odds.odds(skulk(s), seat)]

    def view(self, s: State, seat: Seat) -> SkulkView:
        return view(skulk(s), seat)

    def seat_name(self, s: State, seat: Seat) -> Message:
        return thief(seat)

    def outcome_message(self, s: State) -> Message:
        best = [seat for seat in range(s.seats) if s.results[seat]]
        cause = message("end-warden" if s.ended_by == RULE_WARDEN else "end-dawn")
        if len(best) > 1:
            return message("end-draw", cause=cause, score=s.scores[best[0]])
        return message("end-win", cause=cause, thief=thief(best[0]), score=s.scores[best[0]])

    def from_diagram(self, tree: Data, setup: Setup, found: Findings) -> State:
        return diagram.read(tree, skulk(self.start(setup)))

    def diagram(self, s: State) -> Data:
        return diagram.write(skulk(s))


GAME = SkulkGame("tests.testgame")
