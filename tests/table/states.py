"""States of random games, and tables' games that are in them."""

from __future__ import annotations

from undercroft.kernel.chance import Dice
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match, new_match
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.state import State
from undercroft.table.play.played_game import PlayedGame


def states_of(
    name: str, seed: int, every: int, most: int, seats: int | None = None
) -> list[tuple[Match, State]]:
    """A random game's match at some of its decisions."""
    found: list[tuple[Match, State]] = []
    match = new_match(find_game(name), find_game(name).setup(seats=seats), seed)
    dice = Dice(seed)
    for step in range(most):
        if match.state.is_over():
            break
        if step % every == 0:
            found.append((match, match.state.copy()))
        seat = match.seats_asked()[dice.below(len(match.seats_asked()))]
        moves = match.moves(seat)
        match.apply(moves[dice.below(len(moves))], seat)
    return found


def played_at(game: Game, match: Match, state: State) -> PlayedGame:
    """A table's game that is in a state."""
    played = PlayedGame("table", game, match.setup, bytes(32))
    played.match = Match(game, match.setup, state)
    played.match.events = match.events
    return played
