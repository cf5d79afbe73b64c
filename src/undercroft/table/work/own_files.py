"""Files that people bring: tried by a worker before anybody sits down to them, and told of."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from undercroft.agents.base import Seated
from undercroft.agents.registry import agent as find_agent
from undercroft.kernel.data import read_toml
from undercroft.kernel.documents.guided import (
    GuidedGame,
    begin_guided_game,
    check_guided_game,
    read_guided_game,
)
from undercroft.kernel.documents.own_files import changes, checked
from undercroft.kernel.documents.trial import play_randomly, try_setup
from undercroft.kernel.errors import Phrase
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match, new_match
from undercroft.kernel.options import Setup
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.state import State
from undercroft.kernel.texts import LANGUAGES
from undercroft.table.showing.eye import Eye
from undercroft.table.wire.document_replies import Measured, Shown, Won

NO_MOMENT = ("data", "scenario", "guide")
"""Kinds of files that hold no game to look at, but something to play."""

TRIALS = 3
"""Random games played with somebody's own data or scenario before people sit down to it."""

MEASURES = 20
"""Games that the computer plays against itself, so that people see how a file of theirs goes."""

MEASURE_TIME = 2.0
"""Seconds for these games: as many as can be are played."""

LONGEST_NAME = 80


def try_own(game: str, setup: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
    """Try somebody's own data or scenario with the options that they want; what came of it."""
    found = find_game(game)
    checked = found.setup_with(
        setup["seats"], setup["scenario"] or None, setup["data_text"], setup["scenario_text"], options
    )
    play_out(new_match(found, checked, 1))
    return {"setup": msgspec.to_builtins(checked), "titles": titles_of(found, checked)}


def titles_of(game: Game, setup: Setup) -> dict[str, str]:
    """What somebody's own scenario is called in each language."""
    return {lang: game.briefing(setup, lang).title for lang in LANGUAGES} if setup.scenario_text else {}


def play_out(match: Match) -> None:
    """Play a few random games from a position: one that was tampered with breaks here, not at a table."""
    for trial in range(TRIALS):
        state = match.state.copy()
        state.forced = []
        state.seed(trial + 1)
        play_randomly(match.game, state, trial)


def measured(game: Game, setup: Setup, lang: str) -> Measured | None:
    """How games of the computer against itself went; nothing if not even one came to its end in time."""
    until = time.monotonic() + MEASURE_TIME
    ends: list[State] = []
    while len(ends) < MEASURES and played_in_time(game, ends, setup, until):
        pass
    if not ends:
        return None
    teams = game.teams(ends[0])
    names = [game.texts.say(game.seat_name(ends[0], team[0]), lang) for team in teams]
    wins = [sum(game_won(game, state, team[0]) for state in ends) for team in teams]
    turns = [state.turns for state in ends]
    rows = tuple(Won("" if len(teams) == 1 else name, count) for name, count in zip(names, wins, strict=True))
    return Measured(games=len(ends), wins=rows, least=min(turns), most=max(turns))


def played_in_time(game: Game, ends: list[State], setup: Setup, until: float) -> bool:
    """Let the computer play one more game, and keep its end; whether it came in time."""
    number = len(ends) + 1
    state = new_match(game, setup, number).state
    players = [Seated(find_agent("greedy"), number * state.seats + seat) for seat in range(state.seats)]
    while not state.is_over():
        if time.monotonic() > until:
            return False
        seat = state.asked_seat()
        state.answer(seat, players[seat].answer(game, state, seat))
    ends.append(state)
    return True


def game_won(game: Game, state: State, seat: int) -> bool:
    """Whether a seat has won."""
    outcome = game.outcome(state)
    return outcome is not None and outcome.results[seat] == "win"


def show(game: str, text: str, kind: str, lang: str) -> Any:
    """Try somebody's own data, scenario or guide, and tell what it holds."""
    found = find_game(game)
    if kind == "guide":
        shown = shown_guided_game(found, checked_guided_game(found, text), lang)
    else:
        good = checked(found, kind, text)
        for setup in good.setups:
            try_setup(found, setup, TRIALS, 1)
        warnings = tuple(warning.said(lang) for warning in good.warnings)
        if kind == "data":
            shown = shown_data(found, text, lang, warnings)
        else:
            shown = shown_scenario(found, good.setups[0], lang, warnings)
    return msgspec.to_builtins(shown)


def checked_guided_game(game: Game, text: str) -> GuidedGame:
    """A guide of somebody's, played through in every way that it allows."""
    guide = read_guided_game(text, Phrase("The file"))
    check_guided_game(guide, game)
    return guide


def begin_own_guide(game: str, text: str) -> dict[str, Any]:
    """Where the game of somebody's own guide begins, once it is found good."""
    found = find_game(game)
    match = begin_guided_game(checked_guided_game(found, text), found)
    return {"setup": msgspec.to_builtins(match.setup), "start": match.start}


def shown_guided_game(game: Game, guide: GuidedGame, lang: str) -> Shown:
    """A guide in words, and the board that it begins with."""
    eye = Eye(begin_guided_game(guide, game), None, lang)
    return Shown(
        title=guide.title[lang][:LONGEST_NAME],
        lines=(guide.help[lang],),
        steps=len(guide.step),
        view=eye.view(),
        description=eye.description(),
    )


def shown_scenario(game: Game, setup: Setup, lang: str, warnings: tuple[str, ...]) -> Shown:
    """A scenario in words, and the board that it begins with."""
    briefing = game.briefing(setup, lang)
    eye = Eye(new_match(game, setup, 1), None, lang)
    return Shown(
        title=briefing.title[:LONGEST_NAME],
        lines=briefing.lines,
        words=briefing.words,
        warnings=warnings,
        measured=measured(game, setup, lang),
        view=eye.view(),
        description=eye.description(),
    )


def shown_data(game: Game, text: str, lang: str, warnings: tuple[str, ...]) -> Shown:
    """A data file by the values that it changes; it is measured at the smallest table."""
    own = read_toml(text, Phrase("The data file"))
    return Shown(
        title=str(own.get("name", ""))[:LONGEST_NAME],
        changes=tuple(changes(game.own_data(), own)),
        warnings=warnings,
        measured=measured(game, game.setup(min(game.seat_counts), data_text=text), lang),
    )
