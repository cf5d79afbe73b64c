# interpreted: finds a game's own policy, which may be compiled
"""The agent that plays by a game's own rule of thumb.

A game that has one keeps it in `games/<id>/greedy.py`:

    def GREEDY(s: State, seat: Seat, dice: Dice) -> Move

It is given a deal that looks to the seat like the true state (to read, to copy and to try moves on), the seat
and a stream of chance for its ties; it returns one of `s.offer(seat)`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from undercroft.agents.base import Agent, Glimpse
from undercroft.kernel.chance import Dice
from undercroft.kernel.errors import UnreadableError
from undercroft.kernel.game import Game
from undercroft.kernel.moves import Move, Seat
from undercroft.kernel.state import State
from undercroft.kernel.texts import Message, message

Policy: TypeAlias = Callable[[State, Seat, Dice], Move]


@cache
def policy_of(package: str) -> Policy | None:
    """The rule of thumb in a game's folder, or nothing if the game has none."""
    if find_spec(f"{package}.mind") is None or find_spec(f"{package}.mind.greedy") is None:
        return None
    found = getattr(import_module(f"{package}.mind.greedy"), "GREEDY", None)
    if not callable(found):
        raise UnreadableError(
            "{package}.mind.greedy should define GREEDY(state, seat, dice), which gives a move.",
            package=package,
        )
    policy: Policy = found
    return policy


class GreedyAgent(Agent):
    """Plays by the game's own rule of thumb; by chance in a game that has none, and says so."""

    def choose(self, glimpse: Glimpse, seed: int) -> Move:
        """The move that the game's rule of thumb likes best."""
        dice = Dice(seed)
        policy = policy_of(glimpse.game.package)
        if len(glimpse.moves) == 1 or policy is None:
            return glimpse.moves[dice.below(len(glimpse.moves))]
        return policy(glimpse.redeal(seed), glimpse.seat, dice)

    def remark(self, game: Game) -> Message | None:
        """That the game has no rule of thumb, if so."""
        return message("agent-no-greedy", game=game.id) if policy_of(game.package) is None else None


AGENT = GreedyAgent
