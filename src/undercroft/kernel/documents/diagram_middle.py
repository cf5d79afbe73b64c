# interpreted: diagrams are written and read for people
"""Where a diagram's game stands when its game has no word for it: the procedures under way, or the end.

A game has words for the moments at which a person would begin: the start of a turn, a phase, a roll.
Elsewhere `middle` holds the procedures under way just as a position does, and `asked` the seats that are to
answer; where seats answer in secret, `given` holds the answers that are in. A game that has ended says how in
`over`.
"""

from __future__ import annotations

from typing import Any

from undercroft.kernel.checking.findings import Findings, place_text
from undercroft.kernel.checking.lines import Path
from undercroft.kernel.checking.shapes import HUGE, Fields, Listed, Shape, Whole, Word, is_of
from undercroft.kernel.data import MISFITS, misfit
from undercroft.kernel.documents.position_reading import read_frame
from undercroft.kernel.errors import UnreadableError
from undercroft.kernel.game import Game
from undercroft.kernel.state import DRAW, LOSS, NO_ANSWER, WIN, State

MIDDLE = frozenset({"middle", "asked", "given", "over"})
"""The names of a diagram that say where its game stands."""

RESULTS = {"loss": LOSS, "draw": DRAW, "win": WIN}


class Procedure:
    """A procedure under way: its name, and the numbers that it holds; what they are is its own matter."""

    def check(self, value: Any, path: Path, found: Findings) -> None:
        if is_of(list, value, path, found) and not (value and isinstance(value[0], str)):
            found.fault(path, UnreadableError("{path} should begin with a name.", path=place_text(path)))


MIDDLE_SHAPES: dict[str, Shape] = {
    "middle": Listed(Procedure(), 1, 99),
    "asked": Listed(Whole(1, 99), 1, 99, once=True),
    "given": Listed(Listed(Whole(0, HUGE), 2, 2), 0, 99),
    "over": Fields(
        {
            "results": Listed(Word(*RESULTS), 1, 99),
            "scores": Listed(Whole(-HUGE, HUGE), 1, 99),
            "rule": Whole(0, HUGE),
        }
    ),
}


def middle_of(s: State) -> dict[str, Any]:
    """Where a game stands, in the form that fits every moment of every game."""
    if s.is_over():
        names = {number: name for name, number in RESULTS.items()}
        results = [names[result] for result in s.results]
        return {"over": {"results": results, "scores": s.scores[:], "rule": s.ended_by}}
    middle = [[type(frame).__name__, *frame.fields()] for frame in s.stack]
    tree = {"asked": [seat + 1 for seat in range(s.seats) if s.is_asked(seat)], "middle": middle}
    if s.answers:
        tree["given"] = [[seat + 1, move] for seat, move in enumerate(s.answers) if move != NO_ANSWER]
    return tree


def put_middle(tree: dict[str, Any], game: Game, s: State) -> None:
    """Take over where the game stands, if the diagram says it in this form; what does not fit is refused."""
    try:
        fits = put_over(tree["over"], game, s) if "over" in tree else put_stack(tree, game, s)
    except (*MISFITS, AssertionError, NotImplementedError, OverflowError) as error:
        raise UnreadableError(
            "What `middle`, `asked` or `over` of the diagram say does not fit the rest of it: {error}.",
            error=misfit(error),
        ) from None
    if not fits:
        raise UnreadableError(
            "What `middle`, `asked` or `over` of the diagram say does not fit the rest of it."
        )


def put_over(over: dict[str, Any], game: Game, s: State) -> bool:
    """Take over how the game ended; whether it can be said."""
    results = [RESULTS[result] for result in over["results"]]
    s.finish(results, [int(score) for score in over["scores"]], int(over["rule"]))
    return len(s.results) == len(s.scores) == s.seats and game.outcome(s) is not None


def put_stack(tree: dict[str, Any], game: Game, s: State) -> bool:
    """Take over the procedures under way and who is asked, if the diagram has them; whether they fit."""
    if "middle" not in tree:
        return "asked" not in tree
    kinds = {type(frame).__name__: frame for frame in game.frames()}
    s.stack = [read_frame(entry, kinds, game) for entry in tree["middle"]]
    asked = [int(number) - 1 for number in tree["asked"]]
    given = [(int(number) - 1, int(move)) for number, move in tree.get("given", [])]
    seats = [*asked, *(seat for seat, _ in given)]
    if not s.stack or not asked or len(set(seats)) < len(seats) or not set(seats) <= set(range(s.seats)):
        return False
    if "given" in tree:
        s.ask_all(sum(1 << seat for seat in seats))
    elif len(asked) == 1:
        s.ask(asked[0])
    else:
        return False
    for seat, move in given:
        if move not in s.offer(seat):
            return False
        s.answer(seat, move)
    return all(is_sayable(game, s, seat) for seat in asked)


def is_sayable(game: Game, s: State, seat: int) -> bool:
    """Whether the question to a seat and its answers can be told."""
    moves = s.offer(seat)
    said = [game.prompt(s, seat), *(game.choice(s, seat, move).label for move in moves)]
    return len(said) > 1
