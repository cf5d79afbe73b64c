# interpreted: several answers of a person at a time
"""Several answers given with one gesture: a path that is drawn or clicked, or a line typed at a terminal.

A gesture is done answer by answer for as long as nothing comes in between that its maker could not foresee.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.moves import Seat
from undercroft.kernel.state import State
from undercroft.kernel.window import Window

BETWEEN = ";"
"""What stands between the answers of a gesture in a line."""


def parts(line: str) -> list[str]:
    """The answers of a line, each with single spaces.

    >>> parts("move  blue-troll; step north;")
    ['move blue-troll', 'step north']
    """
    spaced = [" ".join(part.split()) for part in line.split(BETWEEN)]
    return [part for part in spaced if part]


def as_line(words: Sequence[str]) -> str:
    """Answers as one line, which `parts` reads.

    >>> as_line(["move blue-troll", "step north"])
    'move blue-troll; step north'
    """
    return f"{BETWEEN} ".join(words)


class Course:
    """Where a gesture is in the game: made before its first answer, asked after each whether it leads on."""

    def __init__(self, s: State, seat: Seat) -> None:
        self.seat = seat
        self.began = self.answered = s.stack[-1]
        self.depth = len(s.stack)
        self.seen = (s.chances, s.shown)

    def leads_on(self, s: State) -> bool:
        """Whether nothing has come in between: no result, nothing shown, no reaction, no other question.

        What asks next is the procedure that has just been answered, one that the answer itself has opened, or
        the one in which the gesture began. The next of several figures, for one, is another procedure.
        """
        if s.asked != 1 << self.seat or s.answers or self.seen != (s.chances, s.shown):
            return False
        top, depth = s.stack[-1], len(s.stack)
        opened = depth == self.depth + 1 and s.stack[self.depth - 1] is self.answered
        if isinstance(top, Window) or not (opened or top is self.answered or top is self.began):
            return False
        self.answered, self.depth = top, depth
        return True
