# interpreted: chance in words, for people and files
"""Chance results in words: how a record tells them, and how a script forces them."""

from __future__ import annotations

import re

from undercroft.kernel.chance import ROLL, forced_draw, forced_roll, kind_of, result_of
from undercroft.kernel.errors import UnreadableError
from undercroft.kernel.game import Game
from undercroft.kernel.state import State

NUMBER = re.compile("[0-9]{1,4}")
"""A seat or a die as people write it."""


def chance_words(game: Game, s: State, forced: int) -> str:
    """A chance result in words: `roll 3`, `draw gas-2`."""
    kind = kind_of(forced)
    if kind == ROLL:
        return f"roll {result_of(forced)}"
    return f"draw {game.card_word(s, kind - 1, result_of(forced))}"


def script_words(game: Game, s: State, script: list[int]) -> str:
    """A whole script in words, as `read_script` reads it."""
    return ", ".join(chance_words(game, s, forced) for forced in script)


def read_script(game: Game, s: State, text: str) -> list[int]:
    """Forced chance results from words: `roll 3, draw gas-2`."""
    script: list[int] = []
    for part in text.split(","):
        words = part.split()
        if not words:
            continue
        if len(words) == 2 and words[0] == "roll" and NUMBER.fullmatch(words[1]):
            script.append(forced_roll(int(words[1])))
        elif len(words) == 2 and words[0] == "draw":
            script.append(forced_card(game, s, words[1]))
        else:
            raise UnreadableError(
                "A chance result is 'roll NUMBER' or 'draw CARD', not {words!r}.", words=part.strip()
            )
    return script


def forced_card(game: Game, s: State, word: str) -> int:
    """A card's word as a scripted draw."""
    for deck in range(len(game.deck_names())):
        for item in game.cards(s, deck):
            if game.card_word(s, deck, item) == word:
                return forced_draw(deck, item)
    raise UnreadableError("{game} has no card or tile {word!r} to draw.", game=game.id, word=word)
