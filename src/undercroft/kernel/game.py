# interpreted: describes a game to people and drivers; rules run elsewhere
"""What a game says of itself: how it is set up, said in words, seen by a seat and asked why."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.kernel.beat import DICE, TEXT, Beat
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.checking.inspection import inspected_data, inspected_scenario
from undercroft.kernel.checking.shapes import Fields
from undercroft.kernel.data import MISFITS, Data, content_hash, load_data, misfit, put_over
from undercroft.kernel.errors import IllegalError, UndercroftError, UnreadableError
from undercroft.kernel.moves import Move, Seat
from undercroft.kernel.options import Option, Setup, chosen_options, chosen_scenario, chosen_seats
from undercroft.kernel.question import AnyQuestion, Choice, Prospect, Reason, no_words
from undercroft.kernel.state import Frame, State
from undercroft.kernel.terminal_lines import USUAL_LINES, Span
from undercroft.kernel.texts import Message, Texts, message
from undercroft.kernel.vocabulary import Vocabulary


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: per seat win, draw or loss and score, by which rule, and the sentence for it."""

    results: tuple[str, ...]
    scores: tuple[int, ...]
    teams: tuple[tuple[int, ...], ...]
    rule: str
    message: Message


class Briefing(msgspec.Struct, frozen=True):
    """What a person's own scenario says of itself, in one language."""

    title: str
    lines: tuple[str, ...] = ()
    words: dict[str, str] = {}
    """Its texts by the ids of messages, for whoever words a view: they go before the game's catalogue."""


RESULT_WORDS = ("loss", "draw", "win")

MOST_KEPT = 100
"""Boxes and hashes of people's own files that a game keeps at hand; the oldest is built again when needed."""


def keep_some(kept: dict[str, Any]) -> None:
    """Make room for one more: people bring any number of files."""
    while len(kept) >= MOST_KEPT:
        kept.pop(next(iter(kept)), None)


class Game:
    """All that people and drivers ask of a game; `playable.py` has what a game's folder subclasses."""

    id = ""
    rules_version = 1
    seat_counts: tuple[int, ...] = (2,)
    has_secrets = False
    """Whether seats hide things from each other: people at one screen then look one at a time."""
    seats_see_alike = False
    """Whether all seats have the same view of any state: it is then made once for all who look."""
    has_own_scenarios = True
    """Whether a person may write a scenario for it."""
    fixed_tables: tuple[str, ...] = ()
    """Tables of the data that hold no values of the box: a person's file cannot overrule them."""
    family = ""
    """The package of the engine that it shares with other games: its words stand behind the game's own."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.texts = Texts(package, self.family)
        self.loaded: dict[str, Any] = {}
        self.hashes: dict[str, str] = {}
        self.trees: dict[str, Data] = {}
        self.asking: dict[type[Frame], AnyQuestion] = {q.frame: q for q in self.questions()}

    # Set-up

    def options(self) -> tuple[Option, ...]:
        """The options that can be set, the scenario first: those that the data file declares."""
        return tuple(Option.from_entry(entry) for entry in self.own_data()["option"])

    def scenarios(self) -> tuple[str, ...]:
        """The ids of the scenarios or levels that come with the game."""
        return self.options()[0].choices

    def setup(
        self,
        seats: int | None = None,
        scenario: str | None = None,
        data_text: str = "",
        scenario_text: str = "",
        **options: object,
    ) -> Setup:
        """A checked set-up: unknown options and values out of range are refused in sentences."""
        return self.setup_with(seats, scenario, data_text, scenario_text, options)

    def setup_with(
        self,
        seats: int | None,
        scenario: str | None,
        data_text: str,
        scenario_text: str,
        options: dict[str, Any],
    ) -> Setup:
        """A checked set-up whose options come by their names, from a document or a command line."""
        found = Setup(
            self.id,
            chosen_seats(self.id, self.seat_counts, seats),
            chosen_scenario(self.options(), scenario, scenario_text),
            chosen_options(self.id, self.options(), options),
            data_text,
            scenario_text,
        )
        self.check_setup(found)
        return found

    def check_setup(self, setup: Setup) -> None:
        """Refuse options that do not go together; most games have nothing to add."""
        if setup.scenario_text and not self.has_own_scenarios:
            raise IllegalError(
                "{game} has no scenarios of one's own: choose {known}, and change values with a data file.",
                game=self.id,
                known=", ".join(self.scenarios()),
            )

    def own_data(self) -> Data:
        """The component data of the game itself."""
        return load_data(self.package)

    def data(self, setup: Setup) -> Data:
        """The component data of a set-up: the game's own, overruled by a person's file that is found good."""
        if not setup.data_text:
            return self.own_data()
        if setup.data_text not in self.trees:
            self.trees[setup.data_text] = inspected_data(self, setup.data_text).good()
        return self.trees[setup.data_text]

    def inspect_data(self, data: Data, found: Findings) -> None:
        """Note what is wrong or odd with component data that a person's file has changed.

        A game that describes its data does more than refuse the names that its own data does not have.
        """
        put_over(self.own_data(), data, (), found)

    def inspect_scenario(self, tree: Data, data: Data, found: Findings) -> None:
        """Note what is wrong or odd with a person's scenario, read together with the component data."""

    def data_hash(self, setup: Setup) -> str:
        """The content hash of the data and scenario that a set-up plays with."""
        key = self.box_key(setup)
        if key not in self.hashes:
            tree = self.data(setup)
            if setup.scenario_text:
                tree = {**tree, "own-scenario": setup.scenario_text}
            keep_some(self.hashes)
            self.hashes[key] = content_hash(tree)
        return self.hashes[key]

    def box(self, setup: Setup) -> Any:
        """The frozen components of a set-up, built once for each content and shared by all its states."""
        key = self.box_key(setup)
        if key not in self.loaded:
            keep_some(self.loaded)
            data = self.data(setup)
            if setup.scenario_text:
                inspected_scenario(self, setup.scenario_text, data).good()
            try:
                self.loaded[key] = self.build_box(data, setup)
            except UndercroftError:
                raise
            except MISFITS as error:
                if not setup.data_text:
                    raise
                raise UnreadableError("The data file cannot be used: {error}.", error=misfit(error)) from None
        return self.loaded[key]

    def box_key(self, setup: Setup) -> str:
        """What of a set-up its box depends on."""
        return f"{setup.scenario_text}\0{setup.data_text}"

    def build_box(self, data: Data, setup: Setup) -> Any:
        """Check the data and flatten it into the box that states point to."""
        raise NotImplementedError

    def start(self, setup: Setup) -> State:
        """A state before its first step: seeded or scripted by the caller, then run."""
        raise NotImplementedError

    def briefing(self, setup: Setup, lang: str) -> Briefing:
        """What a person's own scenario says of itself; games without such scenarios have nothing to add."""
        return Briefing(setup.scenario)

    def sketch(self, setup: Setup, lang: str) -> str:
        """What a person's own file brings that can be drawn; most games have nothing to draw."""
        return ""

    # What a state is made of

    def frames(self) -> tuple[Frame, ...]:
        """One frame of each kind: positions name frames by their class."""
        raise NotImplementedError

    def field_names(self) -> tuple[str, ...]:
        """A name for each list of the state's `fields`, in order."""
        raise NotImplementedError

    def blank(self, setup: Setup) -> State:
        """A state whose `of` builds the states of this set-up."""
        return self.start(setup)

    def deck_names(self) -> tuple[str, ...]:
        """The names of the decks, by number."""
        return ()

    def card_word(self, s: State, deck: int, item: int) -> str:
        """The word for a card of a deck; unique over all decks of the game."""
        raise NotImplementedError

    def card_class(self, s: State, deck: int, item: int) -> object:
        """Cards of one class differ in nothing but their number: counts of positions take one of them."""
        return self.card_word(s, deck, item)

    def cards(self, s: State, deck: int) -> tuple[int, ...]:
        """All cards of a deck."""
        return ()

    # Words and questions

    def vocabulary(self) -> Vocabulary:
        """Every verb of the game with its form; one fixed vocabulary in every language."""
        raise NotImplementedError

    def questions(self) -> tuple[AnyQuestion, ...]:
        """One question for each kind of frame that asks."""
        return ()

    def question(self, frame: Frame) -> AnyQuestion:
        """The question of a frame, found by its class."""
        return self.asking[type(frame)]

    def move_words(self, s: State, seat: Seat, move: Move) -> str:
        """A move in the fixed vocabulary; unique among the moves offered in a position."""
        return self.vocabulary().words(s, move)

    def why_not(self, s: State, seat: Seat, words: str) -> Reason:
        """Why words that are not offered are refused, from what the seat may know."""
        move = self.vocabulary().read(s, words)
        if move is None:
            return no_words(words)
        top = s.stack[-1]
        return self.question(top).why_not(s, top, seat, move, top.refusal(s, seat, move))

    def choice(self, s: State, seat: Seat, move: Move) -> Choice:
        """A move for a person: label, kind and what it touches."""
        top = s.stack[-1]
        return self.question(top).choice(s, top, seat, move, self.move_words(s, seat, move))

    def prompt(self, s: State, seat: Seat) -> Message:
        """The sentence that asks the seat."""
        top = s.stack[-1]
        return self.question(top).prompt(s, top, seat)

    def chain(self, s: State, seat: Seat) -> tuple[Message, ...]:
        """What is being resolved, outermost first, as far as the seat may know it."""
        links = [self.asking[type(f)].link(s, f, seat) for f in s.stack if type(f) in self.asking]
        return tuple(link for link in links if link is not None)

    def event(self, s: State, kind: int, values: list[int]) -> Message:
        """An event as a message for the log."""
        raise NotImplementedError

    def event_rule(self, kind: int) -> str:
        """The number of the rule behind an event, or nothing."""
        return ""

    def event_touches(self, s: State, kind: int, values: list[int]) -> tuple[str, ...]:
        """What an event is about, as choices name what they touch; what it is mostly about comes first."""
        return ()

    def event_dice(self, s: State, kind: int, values: list[int]) -> tuple[int, ...]:
        """The dice that were rolled in an event, as people see them."""
        return ()

    def event_beat(self, s: State, kind: int, values: list[int]) -> Beat:
        """How an event is acted out before the next question; by default dice roll, and all else is said."""
        return Beat(DICE if self.event_dice(s, kind, values) else TEXT)

    def rule_numbers(self) -> dict[str, str]:
        """The number of the rule to look up for each thing of the game, by the id of its name."""
        return {}

    def describe(self, s: State, seat: Seat, lang: str) -> str:
        """What the seat sees, in words and lines: for the terminal and the screen reader."""
        raise NotImplementedError

    def screen(
        self, s: State, seat: Seat, lang: str, width: int, height: int = USUAL_LINES
    ) -> list[list[Span]]:
        """What the seat sees as lines of spans for a terminal of that size; by default the description.

        No line is longer than the width. The height is what a map may be cut for, so that the question
        under it stays in sight; the page need not keep to it.
        """
        return [[Span(line, "")] for line in self.describe(s, seat, lang).splitlines()]

    def prospects(self, s: State) -> tuple[Prospect, ...]:
        """What everybody could reach and sees, in games where that is worth a look before a move is paid."""
        return ()

    def odds(self, s: State, seat: Seat, lang: str) -> list[str]:
        """The chances of the moves on offer, one line each; nothing where no dice are in sight."""
        return []

    # What a seat may know

    def view(self, s: State, seat: Seat) -> Any:
        """A white list: a new object built from what the seat may know."""
        raise NotImplementedError

    def public_view(self, s: State) -> Any:
        """What anybody may know, onlookers included: the view of a seat after the last one."""
        return self.view(s, s.seats)

    def teams(self, s: State) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together."""
        return tuple((seat,) for seat in range(s.seats))

    def seat_name(self, s: State, seat: Seat) -> Message:
        """Who sits there, in the game's words."""
        return message("seat", number=seat + 1)

    def score_name(self, score: int) -> Message | None:
        """What people call a score, in games where scores have names, such as medals."""
        return None

    def outcome(self, s: State) -> Outcome | None:
        """How the game ended, or nothing while it runs."""
        if not s.is_over():
            return None
        results = tuple(RESULT_WORDS[r] for r in s.results)
        rule = f"{s.ended_by // 100}.{s.ended_by % 100}"
        return Outcome(results, tuple(s.scores), self.teams(s), rule, self.outcome_message(s))

    def outcome_message(self, s: State) -> Message:
        """The sentence that ends the game."""
        raise NotImplementedError

    # Diagrams

    def diagram_shape(self, setup: Setup) -> Fields | None:
        """What the game's own names of a diagram may say; nothing if `from_diagram` sees to it alone."""
        return None

    def from_diagram(self, diagram: Data, setup: Setup, found: Findings) -> State:
        """The state that a hand-written diagram describes, not yet run.

        The diagram has its shape. What cannot be is refused, or noted with what is odd so that the rest is
        looked at too.
        """
        raise IllegalError("{game} has no diagrams.", game=self.id)

    def diagram(self, s: State) -> Data:
        """A diagram of a state at the start of a turn or phase."""
        raise IllegalError("{game} has no diagrams.", game=self.id)
