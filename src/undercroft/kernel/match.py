# interpreted: drives one game for people, files and agents
"""One game being played: moves in words, views, undo, events and the record.

>>> import undercroft
>>> match = undercroft.game("subterra").new(seats=4, scenario="normal", seed=1)
>>> match.outcome() is None
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.kernel.beat import SILENT, Beat
from undercroft.kernel.chance import Source
from undercroft.kernel.documents.position import state_hash, write_position
from undercroft.kernel.errors import IllegalError
from undercroft.kernel.game import Game, Outcome
from undercroft.kernel.gesture import Course
from undercroft.kernel.moves import Move, Seat
from undercroft.kernel.options import Setup
from undercroft.kernel.paths import Path, find_paths
from undercroft.kernel.question import Choice, Reason
from undercroft.kernel.script import chance_words, read_script, script_words
from undercroft.kernel.state import Log, State
from undercroft.kernel.texts import Message, Told

MOST_SCENES = 64
"""How many of the newest events a match that is filmed keeps the states of."""


class Watcher(Log):
    """Gathers what happens while one answer takes effect; if filmed, how the state stood at each event."""

    def __init__(self, filmed: State | None = None) -> None:
        self.filmed = filmed
        self.scenes: list[State] = []
        self.events: list[tuple[int, int, list[int]]] = []
        self.results: list[int] = []
        self.told: list[Event] = []
        self.lines: list[str] = []

    def event(self, kind: int, audience: int, values: list[int]) -> None:
        self.events.append((kind, audience, values))
        if self.filmed is not None:
            self.scenes.append(self.filmed.copy())

    def chance(self, kind: int, result: int) -> None:
        self.results.append(result)

    def find_words(self, game: Game, s: State) -> None:
        """Put what was gathered into words, for log and record."""
        self.told = [event_of(game, s, *event) for event in self.events]
        self.lines = [f"= {chance_words(game, s, result)}" for result in self.results]


class Event:
    """A fact of the game: its kind, who may know it, its values, and how it is told."""

    def __init__(self, kind: int, audience: int, values: list[int], message: Message) -> None:
        self.kind = kind
        self.audience = audience
        self.values = values
        self.message = message
        self.touches: tuple[str, ...] = ()
        """What it is about, on the board."""
        self.dice: tuple[int, ...] = ()
        self.beat: Beat = SILENT
        """How it is acted out."""
        self.ply = 0
        """After how many lines of the record it happened."""


def event_of(game: Game, s: State, kind: int, audience: int, values: list[int]) -> Event:
    """An event as it is told."""
    event = Event(kind, audience, values, game.event(s, kind, values))
    event.touches = game.event_touches(s, kind, values)
    event.dice = game.event_dice(s, kind, values)
    event.beat = game.event_beat(s, kind, values)
    return event


class Match:
    """A game in progress. Every change goes through `apply`; what it refuses changes nothing."""

    def __init__(self, game: Game, setup: Setup, state: State, seed: int | None = None) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.seed = seed
        self.source: Source | None = None
        self.start = ""
        self.lines: list[str] = []
        self.events: list[Event] = []
        self.waiting: dict[Seat, str] = {}
        self.undo_points: list[tuple[Seat, State, int, int]] = []
        self.turns_noted = state.turns
        self.is_filmed = False
        self.scenes: dict[int, State] = {}
        """How it stood at the newest events, by their place among all; only where the match is filmed."""

    # Beginning

    def begin_here(self) -> None:
        """Let the record begin at this position instead of at the set-up."""
        self.start = self.position()
        self.lines = []

    def begin(self, script: list[int] | None = None, source: Source | None = None) -> None:
        """Run the set-up to the first question, with forced results or a live source if given."""
        self.source = source
        self.state.forced = list(script or [])
        self.advance(None, None)

    # Questions

    def seats_asked(self) -> tuple[Seat, ...]:
        """The seats that owe an answer."""
        return tuple(seat for seat in range(self.state.seats) if self.state.is_asked(seat))

    def one_asked(self, seat: Seat | None) -> Seat:
        """The seat meant: the one given, or the one that is asked."""
        asked = self.seats_asked()
        if seat is None:
            if not asked:
                raise IllegalError("The game is over: nobody is asked.")
            if len(asked) > 1:
                listed = ", ".join(str(s + 1) for s in asked)
                raise IllegalError("Seats {known} are asked at once: say which one answers.", known=listed)
            return asked[0]
        self.check_seat(seat)
        if seat not in asked:
            if self.state.is_over():
                raise IllegalError("The game is over.")
            raise IllegalError("Seat {seat} is not asked now.", seat=seat + 1)
        return seat

    def check_seat(self, seat: Seat) -> None:
        """Refuse a seat that the table does not have."""
        if not 0 <= seat < self.state.seats:
            raise IllegalError(
                "There is no seat {seat}: the seats are 1 to {seats}.", seat=seat + 1, seats=self.state.seats
            )

    def offer(self, seat: Seat | None = None) -> dict[str, Move]:
        """The legal moves by their words."""
        seat = self.one_asked(seat)
        return {self.game.move_words(self.state, seat, move): move for move in self.state.offer(seat)}

    def moves(self, seat: Seat | None = None) -> list[str]:
        """The legal moves in words; none when the game is over."""
        if self.state.is_over():
            return []
        return list(self.offer(seat))

    def choices(self, seat: Seat | None = None) -> list[Choice]:
        """The legal moves for a person: words, label, and what each touches."""
        seat = self.one_asked(seat)
        return [self.game.choice(self.state, seat, move) for move in self.state.offer(seat)]

    def explain(self, words: str, seat: Seat | None = None) -> Reason | None:
        """Why a move is refused; nothing if it is offered."""
        seat = self.one_asked(seat)
        words = " ".join(words.split())
        return None if words in self.offer(seat) else self.game.why_not(self.state, seat, words)

    # Answers

    def apply(self, words: str, seat: Seat | None = None, chance: str = "") -> None:
        """Answer in words, with the chance results it will meet if they are to be forced."""
        seat = self.one_asked(seat)
        words = " ".join(words.split())
        offered = self.offer(seat)
        if words not in offered:
            reason = self.game.why_not(self.state, seat, words)
            said = Told(self.game.texts, reason.message)
            if reason.rule:
                raise IllegalError("{reason} (rule {rule})", reason=said, rule=reason.rule)
            raise IllegalError("{reason}", reason=said)
        script = read_script(self.game, self.state, chance)
        self.state.forced = self.state.forced + script
        self.advance(seat, words, offered[words])

    def gesture(self, words: Sequence[str], seat: Seat | None = None) -> list[str]:
        """Answer several times at one go, as far as nothing comes in between; the answers not given.

        It stops at a result, at what is shown, at a reaction and at a question that the last answer did not
        lead to or the next one does not fit. It is taken back whole. If its first answer is refused, or
        anything goes wrong, nothing has changed.
        """
        seat = self.one_asked(seat)
        if not words:
            raise IllegalError("A gesture has at least one answer.")
        course = Course(self.state, seat)
        self.apply(words[0], seat)
        left = [" ".join(word.split()) for word in words[1:]]
        while left and course.leads_on(self.state) and left[0] in self.offer(seat):
            self.go_on(left.pop(0), seat)
        return left

    def repeat(self, words: Sequence[str], seat: Seat, chance: str = "") -> None:
        """Answer as a gesture did before, with the chance results that its last answer met."""
        for number, word in enumerate(words):
            script = chance if number == len(words) - 1 else ""
            if number:
                self.go_on(word, seat, script)
            else:
                self.apply(word, seat, script)

    def go_on(self, words: str, seat: Seat, chance: str = "") -> None:
        """Give the next answer of a gesture, which is taken back together with those before it."""
        count = len(self.undo_points)
        try:
            self.apply(words, seat, chance)
        except BaseException:
            if self.can_undo(seat):
                self.undo(seat)
            raise
        del self.undo_points[count:]

    def paths(self, seat: Seat | None = None) -> list[Path]:
        """The ways to all places that steps lead to, each the words of a gesture; none where nobody walks."""
        return find_paths(self.game, self.state, self.one_asked(seat))

    def advance(self, seat: Seat | None, words: str | None, move: Move = 0) -> None:
        """Let one answer take effect, and the forced ones after it; on any error nothing has changed."""
        s = self.state
        before = s.copy()
        watcher = Watcher(s if self.is_filmed else None)
        s.log, s.source = watcher, self.source
        try:
            if seat is None:
                s.run()
            else:
                s.answer(seat, move)
            s.answer_forced()
            if s.forced:
                left = script_words(self.game, s, s.forced)
                raise IllegalError("The script has results left over: {left}.", left=left)
            watcher.find_words(self.game, s)
        except BaseException:  # an interrupt from the keyboard leaves no half answer either
            before.forced = []  # the script was this answer's
            self.state = before
            raise
        finally:
            s.log, s.source = None, None
        self.note(seat, words, before, watcher)

    def note(self, seat: Seat | None, words: str | None, before: State, watcher: Watcher) -> None:
        """Write down what happened: record lines, events and the undo point."""
        s = self.state
        count, told = len(self.lines), len(self.events)
        if words is not None and seat is not None:
            self.waiting[seat] = words
        if seat is None or not before.answers or before.asked == 1 << seat:
            self.lines += waiting_lines(self.waiting)
            self.waiting = {}
        self.lines += watcher.lines
        for event in watcher.told:
            event.ply = len(self.lines)
        self.scenes.update(enumerate(watcher.scenes, told))
        for old in list(self.scenes)[:-MOST_SCENES]:
            del self.scenes[old]
        self.events += watcher.told
        if s.turns != self.turns_noted or s.is_over():
            self.turns_noted = s.turns
            self.lines.append(f"@ {s.turns} {state_hash(self.game, s)}")
        revealed = s.chances != before.chances or s.shown != before.shown
        if revealed or before.answers or s.answers or s.asked != before.asked:
            self.undo_points = []
        elif seat is not None:
            self.undo_points.append((seat, before, count, told))

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat may take its last answer back: nothing was rolled, shown or asked of others."""
        return bool(self.undo_points) and self.undo_points[-1][0] == seat

    def undo(self, seat: Seat | None = None) -> None:
        """Take back the seat's last answer."""
        seat = self.one_asked(seat)
        if not self.can_undo(seat):
            raise IllegalError(
                "There is nothing to take back: dice, a reveal or another seat came in between."
            )
        _, point, count, told = self.undo_points.pop()
        self.state = point.copy()  # a copy of this match may hold the same point
        del self.lines[count:]
        del self.events[told:]
        self.scenes = {n: scene for n, scene in self.scenes.items() if n < told}
        self.turns_noted = self.state.turns

    # What can be seen

    def view(self, seat: Seat) -> Any:
        """What the seat may know."""
        self.check_seat(seat)
        return self.game.view(self.state, seat)

    def prompt(self, seat: Seat | None = None) -> Message:
        """The sentence that asks the seat."""
        return self.game.prompt(self.state, self.one_asked(seat))

    def events_for(self, seat: Seat, after: int = 0) -> list[Event]:
        """The events that the seat may know, after the first so many of them."""
        self.check_seat(seat)
        return [event for event in self.events if event.audience >> seat & 1][after:]

    def outcome(self) -> Outcome | None:
        """How the game ended, or nothing while it runs."""
        return self.game.outcome(self.state)

    # Copies and texts

    def copy(self) -> Match:
        """An independent match in the same position; it makes its own chance, not the live table's."""
        new = Match(self.game, self.setup, self.state.copy(), self.seed)
        new.start = self.start
        new.lines = self.lines[:]
        new.events = self.events[:]
        new.waiting = dict(self.waiting)
        new.undo_points = self.undo_points[:]
        new.turns_noted = self.turns_noted
        return new

    def position(self) -> str:
        """The whole state as a JSON document."""
        return write_position(self.game, self.setup, self.state)


def waiting_lines(waiting: dict[Seat, str]) -> list[str]:
    """Answers as record lines, in seat order whatever the order of arrival."""
    return [f"{seat + 1} {words}" for seat, words in sorted(waiting.items())]


def new_match(
    game: Game, setup: Setup, seed: int | None = None, chance: str = "", source: Source | None = None
) -> Match:
    """Start a game: its chance from a seed, a script, a live source, or script first and seed after."""
    state = game.start(setup)
    if seed is not None:
        state.seed(seed)
    match = Match(game, setup, state, seed)
    match.begin(read_script(game, state, chance), source)
    return match
