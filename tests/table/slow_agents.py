"""Agents that misbehave, to see what the table makes of them."""

from __future__ import annotations

import os
import time

from undercroft.agents.base import Agent, Glimpse
from undercroft.kernel.moves import Move


class Sleeper(Agent):
    """Never answers."""

    def choose(self, glimpse: Glimpse, seed: int) -> Move:
        time.sleep(3600)
        return glimpse.moves[0]


class Crasher(Agent):
    """Takes its process along."""

    def choose(self, glimpse: Glimpse, seed: int) -> Move:
        os._exit(3)


class Cheat(Agent):
    """Answers what nobody offered."""

    def choose(self, glimpse: Glimpse, seed: int) -> Move:
        return -1
