# interpreted: looks ahead for people, when they ask
"""Ways to far places: what a click on a place that is several steps away would mean.

A question says of its moves which are steps (`Touched("step", ...)`, the place first). The ways are found by
taking steps in copies of the state, so they obey the very rules of the game; a drawing needs to know none.
"""

from __future__ import annotations

import msgspec

from undercroft.kernel.errors import ChanceNeeded
from undercroft.kernel.game import Game
from undercroft.kernel.gesture import Course
from undercroft.kernel.moves import Move, Seat
from undercroft.kernel.question import Prospect
from undercroft.kernel.state import State

STEP = "step"
"""The kind of a move that leads to the place it touches first."""
MOST_STEPS = 32
MOST_PLACES = 300


class Path(msgspec.Struct, frozen=True):
    """The shortest way to a place: the places on it, itself the last, and the answers that lead there."""

    touch: str
    through: tuple[str, ...]
    words: tuple[str, ...]


def find_paths(game: Game, s: State, seat: Seat) -> list[Path]:
    """The ways to all places that steps lead to from the question that a seat is asked, nearest first.

    A way ends where a gesture would: what lies behind a result, a reaction or another question is unforeseen.
    """
    if not s.is_asked(seat) or s.answers:
        return []
    found = {standing(game, s, seat): Path("", (), ())}
    edge = [(s, found[standing(game, s, seat)])]
    for _ in range(MOST_STEPS):
        further: list[tuple[State, Path]] = []
        for state, way in edge:
            for move, touch in steps(game, state, seat):
                if touch in found or len(found) > MOST_PLACES:
                    continue
                words = game.move_words(state, seat, move)
                found[touch] = Path(touch, (*way.through, touch), (*way.words, words))
                after = stepped(state, seat, move)
                if after is not None:
                    further.append((after, found[touch]))
        edge = further
    return [path for path in found.values() if path.words]


def standing(game: Game, s: State, seat: Seat) -> str:
    """Where whoever takes the steps stands now, as moves touch it."""
    top = s.stack[-1]
    return game.question(top).standing(s, top, seat)


def steps(game: Game, s: State, seat: Seat) -> list[tuple[Move, str]]:
    """The steps among the offered moves, with the places they lead to."""
    top = s.stack[-1]
    question = game.question(top)
    found = [(move, question.touched(s, top, seat, move)) for move in s.offer(seat)]
    return [(move, touched.touches[0]) for move, touched in found if touched.kind == STEP]


def stepped(s: State, seat: Seat, move: Move) -> State | None:
    """The state after a step, if a gesture would go on from there."""
    after = s.copy()
    course = Course(after, seat)
    return after if answered(after, seat, move) and course.leads_on(after) else None


def answered(s: State, seat: Seat, move: Move) -> bool:
    """Let an answer take effect; whether it did so by itself, with nothing rolled, drawn or shown."""
    seen = (s.chances, s.shown)
    try:
        s.answer(seat, move)
        s.answer_forced()
    except ChanceNeeded:
        return False
    return seen == (s.chances, s.shown)


def foreseen(game: Game, s: State, seat: Seat, move: Move) -> tuple[Prospect, ...]:
    """What everybody could reach and would see after a move; nothing if that cannot be foreseen."""
    after = s.copy()
    return game.prospects(after) if answered(after, seat, move) and not after.is_over() else ()
