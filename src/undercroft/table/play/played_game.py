"""One table's game as it is played: stored steps become a match, and each new answer becomes a step.

Steps are only ever added. Of all steps, the `line` is what stands: what was taken back is cut off it. A match
in memory is no more than the line replayed; it can be thrown away and made again at any time.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.documents.position_reading import read_position
from undercroft.kernel.documents.record import write_record
from undercroft.kernel.errors import CorruptError, UndercroftError
from undercroft.kernel.fair import Committed
from undercroft.kernel.game import Game
from undercroft.kernel.gesture import as_line, parts
from undercroft.kernel.match import Match, new_match
from undercroft.kernel.moves import PASS, Move, Seat
from undercroft.kernel.options import Setup
from undercroft.kernel.script import read_script
from undercroft.kernel.state import State
from undercroft.table.refusals import refuse
from undercroft.table.store.rows import Face, Step

STARTS = ("begin", "resume")
REWINDS = ("undo", "takeback")

BROKEN = (UndercroftError, LookupError, TypeError, ValueError, AttributeError, ArithmeticError)
"""What may go wrong when steps of an older version meet the rules of this one."""


class PlayedGame:
    """One game in progress with everything that was ever stored of it."""

    def __init__(self, table: str, game: Game, setup: Setup, seed: bytes, is_guided: bool = False) -> None:
        self.table = table
        self.game = game
        self.setup = setup
        self.source = Committed(seed)
        self.is_guided = is_guided
        self.seq = 0
        self.branch = 0
        self.line: list[Step] = []
        self.given: dict[tuple[Seat, int], Step] = {}
        """Answers and undos by seat and question: what a repeated message is compared with."""
        self.counts: dict[int, int] = {}
        """The seed's counter after every step, those included that were taken back."""
        self.answered = [0] * setup.seats
        self.match: Match = Match(game, setup, game.blank(setup))

    # Beginning and loading

    def begin(self, start: str, at: int) -> Step:
        """Start the game, or go on from a position."""
        self.match = opening(self.game, self.setup, start, "", self.source)
        chance = new_chance(self.match, 0)
        self.match.source = self.source
        self.match.is_filmed = True
        return self.taken(Step(self.table, 1, "begin", -1, 0, start, chance, self.source.count, 1, at))

    def resume(self, position: str, at: int) -> Step:
        """Go on from a stored position, because the steps before it cannot be replayed by this version."""
        self.match = opening(self.game, self.setup, position, "", None)
        self.match.source = self.source
        self.match.is_filmed = True
        step = Step(self.table, self.seq + 1, "resume", -1, 0, position, "", self.source.count, 1, at)
        return self.taken(step)

    def load(self, steps: Sequence[Step]) -> None:
        """Take over the stored steps and replay what stands of them."""
        for step in steps:
            self.taken(step)
        self.replay()

    def catch_up(self, steps: Sequence[Step]) -> None:
        """Take over steps that another process has stored."""
        for step in steps:
            if step.seq != self.seq + 1:
                raise CorruptError(
                    "Step {step} of table {table} follows step {last}.",
                    step=step.seq,
                    table=self.table,
                    last=self.seq,
                )
            self.taken(step)
            if step.kind == "answer":
                self.match.source = None
                self.match.repeat(parts(step.words), step.seat, step.chance)
                self.match.source = self.source
            else:
                self.replay()

    def replay(self) -> None:
        """Make the match from the line."""
        if not self.line or self.line[0].kind not in STARTS:
            raise CorruptError("The game of table {table} has no beginning.", table=self.table)
        first, *answers = self.line
        script = first.chance if first.kind == "begin" else ""
        match = opening(self.game, self.setup, first.words, script, None)
        for step in answers:
            match.repeat(parts(step.words), step.seat, step.chance)
        match.source = self.source
        match.is_filmed = True
        self.match = match

    def taken(self, step: Step) -> Step:
        """Note a step among the others; the match is not touched."""
        self.seq = step.seq
        self.source.count = self.counts[step.seq] = step.count
        if step.kind == "resume":
            self.line = [step]
        elif step.kind in REWINDS:
            del self.line[step.keep :]
        else:
            self.line.append(step)
        if step.kind != "begin":
            self.branch += step.kind != "answer"
        if step.kind in ("answer", "undo"):
            self.given[step.seat, step.question] = step
        if step.kind == "answer":
            self.answered[step.seat] += 1
        return step

    # Questions

    def asked(self) -> tuple[Seat, ...]:
        """The seats that owe an answer."""
        return self.match.seats_asked()

    def question(self, seat: Seat) -> int:
        """The number of the question that the seat is asked, or would be asked next; it never comes back."""
        return 1 + self.answered[seat] + self.branch

    def is_secret(self) -> bool:
        """Whether the open question offers what only the asked seat knows."""
        s = self.match.state
        return bool(s.stack) and (s.stack[-1].is_secret(s) or bool(s.answers))

    def is_in_window(self, seat: Seat) -> bool:
        """Whether the seat is asked in a reaction window, which everybody may pass."""
        s = self.match.state
        return bool(s.stack) and s.stack[-1].is_secret(s) and PASS in s.offer(seat)

    def has_only_pass(self, seat: Seat) -> bool:
        """Whether the seat is asked in secret and has nothing but to pass."""
        return has_only_pass(self.match.state, seat)

    # Steps

    def answer(self, seat: Seat, words: str, move: Move, at: int, chance: str = "") -> Step:
        """Let an answer that is known to be offered take effect; the step to store. A guide sets chance."""
        before = len(self.match.lines)
        self.match.state.forced = read_script(self.game, self.match.state, chance)
        self.match.advance(seat, words, move)
        return self.answered_with(words, seat, before, at)

    def gesture(self, seat: Seat, words: list[str], at: int) -> Step:
        """Let several answers take effect as far as nothing comes in between; the one step to store."""
        before = len(self.match.lines)
        left = self.match.gesture(words, seat)
        return self.answered_with(as_line(words[: len(words) - len(left)]), seat, before, at)

    def answered_with(self, words: str, seat: Seat, before: int, at: int) -> Step:
        """The step of an answer or gesture that has taken effect."""
        return self.taken(
            Step(
                table=self.table,
                seq=self.seq + 1,
                kind="answer",
                seat=seat,
                question=self.question(seat),
                words=words,
                chance=new_chance(self.match, before),
                count=self.source.count,
                keep=len(self.line) + 1,
                at=at,
            )
        )

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat may take its last choice back by the kernel's rule; a guide only goes on."""
        return not self.is_guided and self.undo_depth(seat) > 0

    def undo_depth(self, seat: Seat) -> int:
        """How many answers go back with the seat's last choice: the table gives the passes after it again."""
        for depth, (owner, before, _, _) in enumerate(reversed(self.match.undo_points), 1):
            if owner != seat:
                break
            if not has_only_pass(before, seat):
                return depth
        return 0

    def undo(self, seat: Seat, at: int) -> Step:
        """Take back the seat's last choice by the kernel's rule."""
        if not self.can_undo(seat) or seat not in self.asked():
            raise refuse("not-possible", "refuse-undo")
        question, depth = self.question(seat), self.undo_depth(seat)
        for _ in range(depth):
            self.match.undo(seat)
        return self.rewound("undo", seat, question, len(self.line) - depth, at)

    def takeback(self, seat: Seat, at: int) -> Step:
        """Take back the seat's last answer and all that came after it; the dice are not given back."""
        keep = self.last_answer(seat)
        if keep < 0:
            raise refuse("not-possible", "refuse-takeback-none")
        step = self.rewound("takeback", seat, 0, keep, at)
        self.replay()
        return step

    def last_answer(self, seat: Seat) -> int:
        """Where in the line the seat's last answer stands; -1 if it has given none."""
        for index in range(len(self.line) - 1, 0, -1):
            if self.line[index].seat == seat:
                return index
        return -1

    def rewound(self, kind: str, seat: Seat, question: int, keep: int, at: int) -> Step:
        """A step that cuts the line."""
        return self.taken(
            Step(self.table, self.seq + 1, kind, seat, question, "", "", self.source.count, keep, at)
        )

    # What is kept beside the steps

    def face(self) -> Face:
        """What anybody may know of the state."""
        s = self.match.state
        asked = self.asked()
        return Face(
            turn=s.turns,
            branch=self.branch,
            asked=asked,
            windows=tuple(self.question(seat) if self.is_in_window(seat) else 0 for seat in asked),
            secret=self.is_secret(),
            cooperative=len(self.game.teams(s)) == 1,
            answers=len(self.line) - 1,
            labels=tuple(self.game.seat_name(s, seat) for seat in range(s.seats)),
        )

    def jumps(self) -> str:
        """Where the line goes on with a later number of the seed because something was taken back.

        `17:42` says that before the choice with index 17 the seed had given 42 numbers.
        """
        found = []
        count = self.line[0].count
        if self.line[0].kind == "resume" and count:
            found.append(f"0:{count}")
        choices = 0
        for step in self.line[1:]:
            started = self.counts[step.seq - 1]
            if started != count:
                found.append(f"{choices}:{started}")
            count = step.count
            choices += len(parts(step.words))
        return " ".join(found)

    def record(self) -> str:
        """The whole record of the line."""
        return write_record(self.match)


def opening(game: Game, setup: Setup, start: str, script: str, source: Committed | None) -> Match:
    """A match at its beginning, or at the position where it starts."""
    if not start:
        return new_match(game, setup, None, script, source)
    _, _, state = read_position(start, game)
    state.rng = 0
    match = Match(game, setup, state)
    match.begin_here()
    return match


def has_only_pass(s: State, seat: Seat) -> bool:
    """Whether a state asks the seat in secret and offers nothing but to pass."""
    return s.is_asked(seat) and s.stack[-1].is_secret(s) and s.offer(seat) == [0]


def new_chance(match: Match, before: int) -> str:
    """The chance results among the record lines after the first so many, as a script."""
    return ", ".join(line[2:] for line in match.lines[before:] if line.startswith("= "))


def load_played(played: PlayedGame, steps: Sequence[Step], position: str, at: int) -> Step | None:
    """Load a game; if this version cannot replay it, go on from its position with a step to store."""
    try:
        played.load(steps)
    except BROKEN:
        return played.resume(position, at)
    return None
