# interpreted: tries what people wrote
"""Random games with somebody's own data, scenario or position: what goes wrong is told in a sentence."""

from __future__ import annotations

from undercroft.kernel.chance import Dice
from undercroft.kernel.errors import CorruptError, Phrase, UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.options import Setup
from undercroft.kernel.playout import Tally, playout
from undercroft.kernel.state import State
from undercroft.kernel.texts import LANGUAGES

ANSWERS = 100_000
"""No game of the house is longer; one that does not end by then is refused."""


class InWords(Phrase):
    """Words that are there in every language already."""

    def __init__(self, words: dict[str, str]) -> None:
        super().__init__(words["en"])
        self.by_language = words

    def said(self, lang: str) -> str:
        """The words in a language."""
        return self.by_language.get(lang, self.words)


def try_setup(game: Game, setup: Setup, trials: int, seed: int) -> int:
    """Play random games of a set-up to their ends, one more with every option that can be on; how many."""
    for trial in range(trials):
        play_randomly(game, begun(game, setup, seed + trial), seed + trial)
    options = {option.name: True for option in game.options() if option.kind == "bool"}
    if options:
        scenario = None if setup.scenario_text else setup.scenario
        bold = game.setup_with(setup.seats, scenario, setup.data_text, setup.scenario_text, options)
        play_randomly(game, begun(game, bold, seed), seed)
    return trials + bool(options)


def begun(game: Game, setup: Setup, seed: int) -> State:
    """A new game before its first step; what cannot be set up is refused."""
    try:
        state = game.start(setup)
    except UndercroftError as error:
        raise CorruptError("The game cannot be set up: {error}", error=error) from None
    except Exception as error:  # noqa: BLE001 - as in play: a set-up that breaks is a fault of the file
        raise CorruptError("The game cannot be set up: {error}", error=broken(error)) from None
    state.seed(seed)
    return state


def play_randomly(game: Game, state: State, seed: int) -> None:
    """Play a game to its end by random answers; whatever goes wrong is a sentence with its place."""
    try:
        state.run()
        playout(state, Dice(seed), ANSWERS, Tally())
        game.view(state, 0)
        game.outcome(state)
    except UndercroftError as error:
        raise CorruptError(
            "A random game came to grief{place}: {error}", place=place_of(game, state), error=error
        ) from None
    except Exception as error:  # noqa: BLE001 - a rule that breaks is a fault of the file, whatever the library calls it
        raise CorruptError(
            "A random game came to grief{place}: {error}", place=place_of(game, state), error=broken(error)
        ) from None


def broken(error: Exception) -> Phrase:
    """What a rule that broke says of itself: for whoever mends it."""
    return Phrase("the rules broke with {detail}.", detail=repr(error))


def place_of(game: Game, state: State) -> Phrase:
    """Where a game stands: its turn, and what is being resolved."""
    return Phrase(
        " in turn {turn}, in {frames}{chain}",
        turn=state.turns,
        frames=" > ".join(type(frame).__name__ for frame in state.stack),
        chain=chain_of(game, state),
    )


def chain_of(game: Game, state: State) -> str | Phrase:
    """What is being resolved, as a player would be told; nothing if that cannot be said any more."""
    try:
        links = game.chain(state, state.asked_seat() if state.asked else 0)
        words = {lang: "; ".join(game.texts.say(link, lang) for link in links) for lang in LANGUAGES}
    except Exception:  # noqa: BLE001 - a broken state may break its telling too: what broke it is told already
        return ""
    return InWords({lang: f" ({said})" for lang, said in words.items()}) if words["en"] else ""
