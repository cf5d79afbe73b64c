"""Undercroft: a table for underground board games, with their complete rules.

The package in five lines::

    import undercroft
    match = undercroft.game("subterra").new(seats=4, scenario="normal", seed=1)
    print(match.moves())
    match.apply("explore north")
    print(match.view(0))
"""

from undercroft.kernel.documents.files import open_text
from undercroft.kernel.errors import CorruptError, IllegalError, UndercroftError, UnreadableError
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.playable import PlayableGame
from undercroft.kernel.registry import game, game_ids

__all__ = [
    "CorruptError",
    "Game",
    "IllegalError",
    "Match",
    "PlayableGame",
    "UndercroftError",
    "UnreadableError",
    "game",
    "game_ids",
    "open_text",
]
__version__ = "0.1.0"
