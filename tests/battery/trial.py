"""One game under test, and small helpers that all checks share."""

from __future__ import annotations

import json
from typing import Any

from tests.battery.hooks import Hooks
from undercroft.kernel.chance import Dice
from undercroft.kernel.documents.position import state_tree
from undercroft.kernel.game import Game
from undercroft.kernel.match import new_match
from undercroft.kernel.options import Setup
from undercroft.kernel.state import State

NONSENSE = (
    "",
    "pass",
    "xyzzy",
    "1",
    "explore",
    "explore nowhere",
    "take 99",
    "\N{SNOWMAN} \x00",
    "pass pass",
)
STEPS_ON = 4


class Trial:
    """One game under test: the match, its dice, and what must still be true later."""

    def __init__(self, game: Game, setup: Setup, seed: int, hooks: Hooks) -> None:
        self.game = game
        self.setup = setup
        self.hooks = hooks
        self.seed = seed
        self.dice = Dice(seed)
        self.match = new_match(game, setup, seed)
        self.earlier: list[tuple[State, str]] = []
        self.vocabulary: set[str] = set(NONSENSE)
        self.decisions = 0
        self.checked = 0

    @property
    def state(self) -> State:
        """The state of the match; an answer may put another in its place."""
        return self.match.state

    def pick(self, options: list[Any]) -> Any:
        """One of several, by the trial's dice."""
        return options[self.dice.below(len(options))]


def text_of(game: Game, s: State) -> str:
    """All of a state as text."""
    return json.dumps(state_tree(game, s))


def play_on(s: State, dice: Dice, steps: int) -> None:
    """A few random answers, straight on the state."""
    for _ in range(steps):
        if s.is_over():
            return
        asked = [seat for seat in range(s.seats) if s.is_asked(seat)]
        seat = asked[dice.below(len(asked))]
        moves = s.offer(seat)
        s.apply(seat, moves[dice.below(len(moves))])


def sample(trial: Trial, count: int) -> list[str]:
    """Some of the words that were ever offered, and nonsense."""
    words = sorted(trial.vocabulary)
    return [trial.pick(words) for _ in range(count)]
