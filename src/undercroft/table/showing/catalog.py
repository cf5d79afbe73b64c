"""The games and agents that this server offers, and what they are called in the reader's language."""

from __future__ import annotations

from functools import lru_cache

from undercroft.agents.registry import agent, agent_classes
from undercroft.kernel.documents.guided import GuidedGame, guided_games_of, read_guided_game
from undercroft.kernel.errors import Phrase, UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.registry import game_ids
from undercroft.table.refusals import refuse, refused_by
from undercroft.table.store.rows import Terms


class Catalog:
    """The games of the house and those that the server was told of; nobody else names a game to load."""

    def __init__(self, more: tuple[str, ...] = ()) -> None:
        found = [find_game(name) for name in (*game_ids(), *more)]
        self.games: dict[str, Game] = {game.id: game for game in found}
        self.specs: dict[str, str] = dict(zip(self.games, (*game_ids(), *more), strict=True))
        """How a worker process finds each game."""

    def game(self, id: str) -> Game:
        """A game that is offered here."""
        if id not in self.games:
            raise refuse("unknown", "refuse-game", game=id)
        return self.games[id]

    def check_agent(self, spec: str) -> str:
        """An agent of the house with its settings; classes of anybody's modules are not loaded from here."""
        if spec.split(":")[0].strip() not in agent_classes() or any(
            "=" not in part for part in spec.split(":")[1:]
        ):
            raise refuse("unknown", "refuse-agent", agent=spec)
        try:
            agent(spec)
        except UndercroftError as error:
            raise refused_by(error) from None
        return spec


def guided_game_of(game: Game, terms: Terms) -> GuidedGame:
    """The guide that leads a table's game: one of the house, or the table's own."""
    if terms.guide_text:
        return own_guided_game(terms.guide_text)
    guide = guided_games_of(game.package).get(terms.guide)
    if guide is None:
        raise refuse("unknown", "refuse-guide", guide=terms.guide)
    return guide


@lru_cache(maxsize=100)
def own_guided_game(text: str) -> GuidedGame:
    """Somebody's own guide, which was found good when its table was made."""
    return read_guided_game(text, Phrase("The file"))
