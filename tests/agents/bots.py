"""Agents for the tests, named on command lines as `tests.agents.bots:Last`."""

from __future__ import annotations

from typing import ClassVar

from undercroft.agents.base import Agent, Glimpse, Setting
from undercroft.kernel.moves import Move


class Last(Agent):
    """Answers with the move that comes last by its words."""

    def choose(self, glimpse: Glimpse, seed: int) -> Move:
        return glimpse.moves[glimpse.words.index(max(glimpse.words))]


class Cheat(Agent):
    """Answers with a move that is never offered."""

    def choose(self, glimpse: Glimpse, seed: int) -> Move:
        return -1


class Tuned(Agent):
    """Has settings of every kind."""

    settings: ClassVar[dict[str, Setting]] = {"depth": 2, "brave": False, "style": "calm"}
    depth: int
    brave: bool
    style: str

    def choose(self, glimpse: Glimpse, seed: int) -> Move:
        return glimpse.moves[0]
