"""A module that nobody may load by naming it to the server: it leaves a mark where it was loaded."""

from __future__ import annotations

from pathlib import Path

from tests.testgame.game import GAME as SKULK
from undercroft.agents.random import RandomAgent

GAME = SKULK


class Agent(RandomAgent):
    """Plays like the one of the house, and is not of the house."""


Path("sprung").touch()
