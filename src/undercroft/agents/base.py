# interpreted: agents are small objects; what they simulate is compiled
"""What an agent is: it gets a glimpse of the game from one seat and answers with a move.

An agent never meets the true state. Its glimpse holds one deal that the seat cannot tell from the truth, and
makes others like it: in any two states that look the same to its seat, one seed gives the same answer.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar, TypeAlias

from undercroft.kernel.chance import Dice
from undercroft.kernel.errors import IllegalError, UnreadableError
from undercroft.kernel.game import Game
from undercroft.kernel.moves import Move, Seat
from undercroft.kernel.state import State
from undercroft.kernel.texts import Message

Setting: TypeAlias = "int | str | bool"

FIRST_DEAL = 0
"""The seed of the deal that a glimpse keeps instead of the true state."""


class Glimpse:
    """The game as one seat sees it: its view, its moves, and possible deals of all that it cannot see."""

    def __init__(self, game: Game, state: State, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self._deal = state.redeal(seat, Dice(FIRST_DEAL))
        self.moves: list[Move] = self._deal.offer(seat)

    @cached_property
    def words(self) -> list[str]:
        """The moves in words, in the order of `moves`."""
        return [self.game.move_words(self._deal, self.seat, move) for move in self.moves]

    @cached_property
    def view(self) -> Any:
        """What the seat may know."""
        return self.game.view(self._deal, self.seat)

    def redeal(self, seed: int) -> State:
        """A state that the seat cannot tell from the true one, to play on; a seed always gives the same."""
        return self._deal.redeal(self.seat, Dice(seed))


class Agent:
    """A player that thinks. Subclasses say their settings with defaults, and choose."""

    settings: ClassVar[dict[str, Setting]] = {}
    """The settings that a person may give as `name:key=value`, each with its default, whose type it keeps."""

    def __init__(self, **settings: Setting) -> None:
        for name, default in self.settings.items():
            setattr(self, name, settings.get(name, default))

    def choose(self, glimpse: Glimpse, seed: int) -> Move:
        """Answer the seat's question with one of `glimpse.moves`, decided by glimpse and seed alone."""
        raise NotImplementedError

    def remark(self, game: Game) -> Message | None:
        """Something to tell the people at the table before the game, if there is."""
        return None


class Seated:
    """An agent in its seat for one game, with its own stream of chance: thinking never changes the game's."""

    def __init__(self, agent: Agent, seed: int) -> None:
        self.agent = agent
        self.dice = Dice(seed)

    def answer(self, game: Game, state: State, seat: Seat) -> Move:
        """The agent's answer for a seat that is asked; an answer that is not on offer is refused."""
        glimpse = Glimpse(game, state, seat)
        move = self.agent.choose(glimpse, self.dice.seed())
        if move not in glimpse.moves:
            raise IllegalError(
                "The agent {agent} answered {move}, which is not among the {count} moves offered to seat"
                " {seat}.",
                agent=type(self.agent).__name__,
                move=move,
                count=len(glimpse.moves),
                seat=seat + 1,
            )
        return move


def read_settings(agent: type[Agent], pairs: list[str]) -> dict[str, Setting]:
    """The settings of an agent from `key=value` texts, each in the type of its default."""
    found: dict[str, Setting] = {}
    for pair in pairs:
        key, equals, text = pair.partition("=")
        if not agent.settings:
            raise UnreadableError(
                "{agent} has no setting {pair!r}; it has none.", agent=agent.__name__, pair=pair
            )
        if not equals or key not in agent.settings:
            listed = ", ".join(f"{name}={default}" for name, default in agent.settings.items())
            raise UnreadableError(
                "{agent} has no setting {pair!r}; it has {known}, as name:key=value.",
                agent=agent.__name__,
                pair=pair,
                known=listed,
            )
        found[key] = read_setting(key, text, agent.settings[key])
    return found


def read_setting(key: str, text: str, default: Setting) -> Setting:
    """One setting in the type of its default."""
    switch = {"yes": True, "true": True, "no": False, "false": False}
    if isinstance(default, bool):
        if text in switch:
            return switch[text]
        raise UnreadableError("The setting {key} should be yes or no, not {text!r}.", key=key, text=text)
    if isinstance(default, int):
        if text.removeprefix("-").isdecimal():
            return int(text)
        raise UnreadableError("The setting {key} should be a whole number, not {text!r}.", key=key, text=text)
    return text
