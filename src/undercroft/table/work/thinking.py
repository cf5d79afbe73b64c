"""A computer player thinks for a seat."""

from __future__ import annotations

from undercroft.agents.base import Seated
from undercroft.agents.registry import agent as find_agent
from undercroft.kernel.documents.position_reading import read_position
from undercroft.kernel.registry import game as find_game


def think(game: str, position: str, agent: str, seat: int, seed: int) -> str:
    """An agent's answer for a seat, in words."""
    found, _, state = read_position(position, find_game(game))
    move = Seated(find_agent(agent), seed).answer(found, state, seat)
    return found.move_words(state, seat, move)
