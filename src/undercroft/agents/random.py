# interpreted: an agent; the random play of measures and search is kernel/playout.py
"""The agent that answers by chance alone: the measure of every other."""

from __future__ import annotations

from undercroft.agents.base import Agent, Glimpse
from undercroft.kernel.chance import Dice
from undercroft.kernel.moves import Move


class RandomAgent(Agent):
    """Answers by chance, every offered move as likely as the next."""

    def choose(self, glimpse: Glimpse, seed: int) -> Move:
        """Any of the moves."""
        return glimpse.moves[Dice(seed).below(len(glimpse.moves))]


AGENT = RandomAgent
