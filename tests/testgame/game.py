"""Skulk as the table knows it."""

from __future__ import annotations

from tests.testgame import diagram, words
from tests.testgame.box import Box
from tests.testgame.frames import RULE_WARDEN, Night, all_frames
from tests.testgame.legal import CHANGING, CHOOSING, stage
from tests.testgame.state import TREASURES, fresh, skulk
from tests.testgame.view import SkulkView, describe, view, warden_odds
from undercroft.kernel.data import Data
from undercroft.kernel.moves import Move, Seat
from undercroft.kernel.options import Option, Setup
from undercroft.kernel.playable import PlayableGame
from undercroft.kernel.question import Choice, Reason
from undercroft.kernel.state import Frame, State
from undercroft.kernel.texts import Message, message

DECK_LISTS = ("cards", "sizes", "bands", "top", "bottom", "held")


class SkulkGame(PlayableGame):
    """Skulk. Its id is the way to it, so that its documents open anywhere the tests can be imported."""

    id = "tests.testgame.game:GAME"
    rules_version = 1
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
        t = fresh(
            self.box(setup),
            setup.seats,
            setup.scenario,
            int(str(setup.options["hand"])),
            setup.options["rematch"] is True,
        )
        t.call(Night())
        return t

    def frames(self) -> tuple[Frame, ...]:
        return all_frames()

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

    def move_words(self, s: State, seat: Seat, move: Move) -> str:
        return words.move_words(skulk(s), move)

    def why_not(self, s: State, seat: Seat, said: str) -> Reason:
        return words.why_not(s, seat, said)

    def choice(self, s: State, seat: Seat, move: Move) -> Choice:
        return words.choice(s, seat, move)

    def prompt(self, s: State, seat: Seat) -> Message:
        return words.prompt(skulk(s))

    def chain(self, s: State, seat: Seat) -> tuple[Message, ...]:
        return words.chain(s)

    def event(self, s: State, kind: int, values: list[int]) -> Message:
        return words.event(s, kind, values)

    def event_rule(self, kind: int) -> str:
        return words.EVENT_RULES.get(kind, "")

    def describe(self, s: State, seat: Seat, lang: str) -> str:
        return describe(self.texts, s, seat, lang)

    def odds(self, s: State, seat: Seat, lang: str) -> list[str]:
        t = skulk(s)
        if t.is_over() or stage(t) not in (CHOOSING, CHANGING):
            return []
        wardens, cards = warden_odds(t, seat)
        return [self.texts.say(message("odds-warden", wardens=wardens, cards=cards), lang)]

    def view(self, s: State, seat: Seat) -> SkulkView:
        return view(s, seat)

    def seat_name(self, s: State, seat: Seat) -> Message:
        return words.thief(seat)

    def outcome_message(self, s: State) -> Message:
        best = [seat for seat in range(s.seats) if s.results[seat]]
        cause = message("end-warden" if s.ended_by == RULE_WARDEN else "end-dawn")
        if len(best) > 1:
            return message("end-draw", cause=cause, score=s.scores[best[0]])
        return message("end-win", cause=cause, thief=words.thief(best[0]), score=s.scores[best[0]])

    def from_diagram(self, tree: Data, setup: Setup) -> State:
        return diagram.read(tree, skulk(self.start(setup)))

    def diagram(self, s: State) -> Data:
        return diagram.write(s)


GAME = SkulkGame("tests.testgame")
