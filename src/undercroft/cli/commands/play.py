"""`undercroft play`: a game in the terminal, or by lines of JSON with a program."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from undercroft.cli.game_files import fewest_seats, fresh_seed, is_game, open_match, read_setup
from undercroft.cli.output import console, game_name, print_wrapped
from undercroft.cli.parameters import Chance, DataFile, Json, Lang, Scenario, Seats, Seed, Settings
from undercroft.cli.seats import check_count, read_seats, remarks, sit_down, usual_seats
from undercroft.cli.terminal.saved import Keeper, Kept, history_file, kept_games, resumed
from undercroft.cli.voice import Voice, voice_for
from undercroft.kernel.errors import IllegalError, UndercroftError
from undercroft.kernel.match import Match, new_match
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


def play_lines(match: Match, places: list[str], voice: Voice) -> int:
    """Play by the line protocol."""
    from undercroft.cli.terminal.protocol import Protocol

    Protocol(match, sit_down(places, match.seed or 0), voice).play()
    return 0


def play_here(
    match: Match, places: list[str], voice: Voice, keeper: Keeper, stdin_is_used: bool = False
) -> int:
    """Play at this terminal."""
    from undercroft.cli.terminal.reader import reader_here
    from undercroft.cli.terminal.sitting import Sitting

    agents = sit_down(places, match.seed or 0)
    out = console()
    name = game_name(match.game, voice)
    seed = "" if match.seed is None else str(match.seed)
    head = voice("play-head", game=name, seed=seed) if seed else name
    print_wrapped(head, out, style="bold")
    for remark in remarks(agents, match.game, voice):
        print_wrapped(remark, out)
    print_wrapped(voice("play-how"), out, style="dim")
    reader = reader_here(history_file(), stdin_is_used)
    Sitting(match, agents, voice, out, reader, keeper).play()
    return 0


def offer_kept(game: str, voice: Voice) -> bool:
    """Offer to go on with a game of this kind that was left or killed; whether it was played instead."""
    for file, kept in kept_games():
        if kept.game != game:
            continue
        from undercroft.cli.terminal.reader import reader_here

        print(voice("kept-found", turns=kept.turns, seats=", ".join(kept.seats)))
        try:
            typed = reader_here(None).ask(voice("kept-ask")).lower()
        except (EOFError, KeyboardInterrupt):
            return True
        if typed == "x":
            Keeper(game, kept.seats, file).drop()
        if typed in ("n", "x"):
            return False
        go_on(file, kept, voice)
        return True
    return False


def go_on(file: Path, kept: Kept, voice: Voice) -> int:
    """Go on with a kept game."""
    game = find_game(kept.game)
    try:
        match = resumed(kept, game)
    except UndercroftError as error:
        raise UndercroftError(voice("kept-broken", file=str(file), reason=error.said(voice.lang))) from None
    return play_here(match, kept.seats, voice, Keeper(kept.game, kept.seats, file))
