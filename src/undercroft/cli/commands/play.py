"""`undercroft play`: a game in the terminal, or by lines of JSON with a program."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from undercroft.cli.game_files import fewest_seats, fresh_seed, is_game, open_match, read_setup
from undercroft.cli.parameters import Chance, DataFile, Json, Lang, Scenario, Seats, Seed, Settings
from undercroft.cli.seats import check_count, read_seats, usual_seats
from undercroft.cli.terminal.saved import Keeper
from undercroft.cli.terminal.starting import offer_kept, play_here, play_lines
from undercroft.cli.voice import voice_for
from undercroft.kernel.errors import IllegalError
from undercroft.kernel.match import new_match
from undercroft.kernel.registry import game as find_game


def play(
    game: Annotated[str | None, Parameter(help="param-game-or-file", allow_leading_hyphen=True)] = None,
    /,
    *,
    seats: Seats = None,
    scenario: Scenario = None,
    settings: Settings = None,
    seed: Seed = None,
    chance: Chance = "",
    data: DataFile = None,
    lang: Lang = None,
    as_json: Json = False,
) -> int:
    """Play a new game, or go on with one from a file."""
    voice = voice_for(lang)
    if game is None:
        from undercroft.cli.terminal.menu import menu

        return menu(voice)
    places = read_seats(seats, voice)
    if is_game(game):
        if not as_json and sys.stdin.isatty() and offer_kept(game, voice):
            return 0
        found = find_game(game)
        count = len(places) if places else fewest_seats(found)
        setup = read_setup(found, voice, count, scenario, settings, data)
        match = new_match(found, setup, fresh_seed() if seed is None else seed, chance)
    else:
        if scenario is not None or settings or data is not None:
            raise IllegalError(voice("error-begun", file=game))
        match = open_match(game, voice, seed, chance, needs_chance=True)
    places = places or usual_seats(match.state.seats)
    check_count(places, match.state.seats, voice)
    spec = game if is_game(game) else match.game.id
    if as_json:
        return play_lines(match, places, voice)
    return play_here(match, places, voice, Keeper(spec, places), stdin_is_used=game == "-")
