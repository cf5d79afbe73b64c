"""Frames and the state: whatever says where we are in the middle of something is plain data.

A `Frame` is one unfinished procedure; the frames of a `State` form a stack. The top frame runs until it asks
a seat, calls another frame or ends. Phases, turns, combats and cards are all frames.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from undercroft.kernel.chance import ROLL, Dice, Source, forced_roll, kind_of, result_of, scrambled, stepped
from undercroft.kernel.errors import ChanceNeeded, CorruptError, IllegalError, Phrase
from undercroft.kernel.moves import Move, Seat

STEP_LIMIT: Final = 20_000
"""A rule that runs so many steps without asking anybody is broken."""

NO_ANSWER: Final = -1

LOSS: Final = 0
DRAW: Final = 1
WIN: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """Who watches a state: told of every event and chance result as it happens. No log, no cost."""

    def event(self, kind: int, audience: int, values: list[int]) -> None:
        """A fact after it happened; audience is a mask of the seats that may know it."""

    def chance(self, kind: int, result: int) -> None:
        """A result rolled or drawn, in the form a script would force it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One unfinished procedure. Ids and small integers only, never references into the board."""

    def __init__(self, step: int = 0) -> None:
        self.step = step

    def advance(self, s: State) -> None:
        """Run one step: at most one ask or one call or the end."""
        raise NotImplementedError

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        """Why a move is no answer to the question this frame asked: a reason of the game's, 0 if it is one.

        The offer is made of what this allows: of all moves that can be said, those that it does not refuse.
        """
        raise NotImplementedError

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        """The moves that are worth a look as answers, legal or not."""
        raise NotImplementedError

    def offer(self, s: State, seat: Seat) -> list[Move]:
        """The legal answers to the question this frame asked; a pure function of the state.

        A game that knows a quicker way than to look at every candidate overrides this; the battery compares.
        """
        return [move for move in self.candidates(s, seat) if self.refusal(s, seat, move) == 0]

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        """Take the answer to the question this frame asked."""
        raise NotImplementedError

    def redeal(self, s: State, seat: Seat, dice: Dice) -> None:
        """Resample what this frame itself hides from the seat; most frames hide nothing."""

    def is_secret(self, s: State) -> bool:
        """Whether the offer depends on what only the asked seat knows: then it is asked even if forced."""
        return False

    def fields(self) -> list[int]:
        """Everything this frame holds: the one source of copy, save, hash and equality."""
        raise NotImplementedError

    def of(self, v: list[int]) -> Frame:
        """A frame of the same kind that holds these fields."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game shares: chance, the stack, the open question and the result.

    A game's state adds its own lists and says them all in `fields`; `of` makes a state from such lists. Copy,
    position, hash and equality come from these two, so a field cannot be in one and missing from another.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rng = 0
        self.chances = 0
        self.shown = 0
        self.turns = 0
        self.result = 0
        self.asked = 0
        self.ended_by = 0
        self.forced: list[int] = []
        self.answers: list[int] = []
        self.results: list[int] = []
        self.scores: list[int] = []
        self.stack: list[Frame] = []
        self.log: Log | None = None
        self.source: Source | None = None

    # What a game says of itself

    def fields(self) -> list[list[int]]:
        """The game's own lists, alive, in a fixed order; single numbers travel in a list of their own."""
        raise NotImplementedError

    def of(self, v: list[list[int]]) -> State:
        """A state of the same game and box that owns these lists."""
        raise NotImplementedError

    def twin(self) -> State:
        """An independent copy of the game's own part; a game with a quicker way than lists overrides it."""
        return self.of([f[:] for f in self.fields()])

    def redeal_game(self, seat: Seat, dice: Dice) -> None:
        """Resample all that the seat cannot know outside of frames: decks, hands, face-down things."""

    # The stack

    def call(self, frame: Frame) -> None:
        """Start a procedure; the caller goes on once it has ended."""
        self.stack.append(frame)

    def end(self, result: int = 0) -> None:
        """Finish the top procedure; the result waits for the caller."""
        self.stack.pop()
        self.result = result

    def ask(self, seat: Seat) -> None:
        """Ask one seat; the top frame offers the answers."""
        self.asked = 1 << seat

    def ask_all(self, mask: int) -> None:
        """Ask several seats at once: nobody's answer counts or shows before all are in."""
        self.asked = mask
        self.answers = [NO_ANSWER] * self.seats if mask else []

    def run(self) -> None:
        """Advance until somebody is asked or the game is over."""
        left = STEP_LIMIT
        while self.asked == 0 and self.stack:
            left -= 1
            if left == 0:
                name = type(self.stack[-1]).__name__
                raise CorruptError(
                    "A rule ran {limit} steps without asking anybody, in {name}.", limit=STEP_LIMIT, name=name
                )
            self.stack[-1].advance(self)

    def finish(self, results: list[int], scores: list[int], rule: int) -> None:
        """End the game: per seat WIN, DRAW or LOSS and a score, and the number of the rule that ended it."""
        self.results = results
        self.scores = scores
        self.ended_by = rule
        self.stack = []
        self.asked = 0

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    def turn_begins(self) -> None:
        """Mark the start of a turn: records carry a hash here."""
        self.turns += 1

    # Questions and answers

    def is_asked(self, seat: Seat) -> bool:
        """Whether the seat still owes an answer."""
        return self.asked >> seat & 1 != 0

    def asked_seat(self) -> Seat:
        """The lowest seat that still owes an answer, -1 if none."""
        if self.asked == 0:
            return -1
        asked: i64 = self.asked
        seat: i64 = 0
        while asked >> seat & 1 == 0:
            seat += 1
        return seat

    def offer(self, seat: Seat) -> list[Move]:
        """The seat's legal moves; empty unless it is asked."""
        if self.asked >> seat & 1 == 0:
            return []
        return self.stack[-1].offer(self, seat)

    def is_forced(self) -> bool:
        """Whether one seat is asked a public question that has one answer: a driver may give it."""
        if self.asked & (self.asked - 1) or self.asked == 0 or self.answers:
            return False
        top = self.stack[-1]
        return not top.is_secret(self) and len(top.offer(self, self.asked_seat())) == 1

    def answer_forced(self) -> None:
        """Give the one answer that public questions have, for as long as they have one."""
        while self.is_forced():
            seat = self.asked_seat()
            self.answer(seat, self.offer(seat)[0])

    def apply(self, seat: Seat, move: Move) -> None:
        """Answer for a seat; what is not offered is refused and changes nothing."""
        if not 0 <= seat < self.seats:
            raise IllegalError(
                "There is no seat {seat}: the seats are 1 to {seats}.", seat=seat + 1, seats=self.seats
            )
        if self.asked >> seat & 1 == 0:
            if self.is_over():
                raise IllegalError("Seat {seat} is not asked now: the game is over.", seat=seat + 1)
            raise IllegalError("Seat {seat} is not asked now.", seat=seat + 1)
        offered = self.offer(seat)
        if move not in offered:
            raise IllegalError(
                "Move {move} is not among the {count} moves offered to seat {seat}.",
                move=move,
                count=len(offered),
                seat=seat + 1,
            )
        self.answer(seat, move)

    def answer(self, seat: Seat, move: Move) -> None:
        """Answer with a move known to be offered: the way of search and playouts, unchecked."""
        if not self.answers:
            self.asked = 0
            self.stack[-1].choose(self, seat, move)
        else:
            self.answers[seat] = move
            self.asked &= ~(1 << seat)
            if self.asked:
                return
            given = self.answers
            self.answers = []
            top = self.stack[-1]
            for other in range(self.seats):
                if given[other] != NO_ANSWER:
                    top.choose(self, other, given[other])
        self.run()

    # Chance

    def has_chance(self) -> bool:
        """Whether the state can make a result that no script forces."""
        return self.rng != 0 or self.source is not None

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 from the table's source or from the state's own generator."""
        if self.source is not None:
            return self.source.below(n)
        drawn = stepped(self.rng)
        self.rng = drawn
        return drawn * n >> 32

    def seed(self, seed: int) -> None:
        """Let the state make its own chance from here on."""
        self.rng = scrambled(seed)

    def next_forced(self, kind: int) -> int:
        """The next scripted result, which must be of this kind; -1 without a script."""
        if not self.forced:
            return -1
        if kind_of(self.forced[0]) != kind:
            raise IllegalError(
                "The script's next result is {given}, but the game needs {needed}.",
                given=word_of_kind(kind_of(self.forced[0])),
                needed=word_of_kind(kind),
            )
        return result_of(self.forced.pop(0))

    def roll(self, sides: int) -> int:
        """Roll one die: 1 to its number of sides."""
        if self.forced:
            result = self.next_forced(ROLL)
            if not 1 <= result <= sides:
                raise IllegalError(
                    "The script forces a {result} on a die with {sides} sides.", result=result, sides=sides
                )
        elif self.has_chance():
            result = self.below(sides) + 1
        else:
            raise ChanceNeeded(ROLL, list(range(1, sides + 1)))
        self.chances += 1
        if self.log is not None:
            self.log.chance(ROLL, forced_roll(result))
        return result

    # Events

    def tell(self, kind: int, values: list[int]) -> None:
        """An event that every seat may know. Callers test `log` first, so that silence is free."""
        if self.log is not None:
            self.log.event(kind, (1 << self.seats) - 1, values)

    def tell_some(self, kind: int, audience: int, values: list[int]) -> None:
        """An event for the seats of a mask."""
        if self.log is not None:
            self.log.event(kind, audience, values)

    # Copies

    def core(self) -> list[list[int]]:
        """The kernel's own fields, in the form of `fields`; the stack travels apart."""
        return [
            [self.rng, self.chances, self.shown, self.turns, self.result, self.asked, self.ended_by],
            self.forced,
            self.answers,
            self.results,
            self.scores,
        ]

    def set_core(self, v: list[list[int]], stack: list[Frame]) -> None:
        """Take over the kernel's own fields; the lists become this state's."""
        n = v[0]
        self.rng, self.chances, self.shown, self.turns = n[0], n[1], n[2], n[3]
        self.result, self.asked, self.ended_by = n[4], n[5], n[6]
        self.forced, self.answers, self.results, self.scores = v[1], v[2], v[3], v[4]
        self.stack = stack

    def copy(self) -> State:
        """An equal, independent state; it has neither the log nor the source of this one."""
        new = self.twin()
        new.rng = self.rng
        new.chances = self.chances
        new.shown = self.shown
        new.turns = self.turns
        new.result = self.result
        new.asked = self.asked
        new.ended_by = self.ended_by
        new.forced = self.forced[:]
        new.answers = self.answers[:]
        new.results = self.results
        new.scores = self.scores
        new.stack = [f.of(f.fields()) for f in self.stack]
        return new

    def same_as(self, other: State) -> bool:
        """Whether two states of one game are equal in every field, the generator included."""
        if self.fields() != other.fields() or self.core() != other.core():
            return False
        if len(self.stack) != len(other.stack):
            return False
        for i in range(len(self.stack)):
            mine, theirs = self.stack[i], other.stack[i]
            if type(mine) is not type(theirs) or mine.fields() != theirs.fields():
                return False
        return True

    def redeal(self, seat: Seat, dice: Dice) -> State:
        """A state that the seat cannot tell from this one, with all that it cannot know drawn anew."""
        new = self.copy()
        new.forced = []
        new.rng = dice.seed()
        new.redeal_game(seat, dice)
        for frame in new.stack:
            frame.redeal(new, seat, dice)
        for other in range(len(new.answers)):
            if other != seat and new.answers[other] != NO_ANSWER:
                choices = sorted(new.stack[-1].offer(new, other))
                new.answers[other] = choices[dice.below(len(choices))]
        return new


def word_of_kind(kind: int) -> Phrase:
    """A kind of chance in words, for errors."""
    return Phrase("a roll") if kind == ROLL else Phrase("a draw from deck {number}", number=kind)
