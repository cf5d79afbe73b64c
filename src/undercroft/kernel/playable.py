# interpreted: starts games for people
"""A game that can be begun: what the folder of a game subclasses in `game.py`, naming the instance `GAME`."""

from __future__ import annotations

import secrets

from undercroft.kernel.game import Game
from undercroft.kernel.match import Match, new_match


class PlayableGame(Game):
    """A game of the house."""

    def new(
        self,
        seats: int | None = None,
        scenario: str | None = None,
        seed: int | None = None,
        chance: str = "",
        data_text: str = "",
        scenario_text: str = "",
        **options: object,
    ) -> Match:
        """Start a game in one line; without a seed a fresh one is drawn."""
        setup = self.setup(seats, scenario, data_text, scenario_text, **options)
        return new_match(self, setup, secrets.randbits(32) if seed is None else seed, chance)
