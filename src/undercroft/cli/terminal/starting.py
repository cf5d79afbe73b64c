"""Begin to play at this terminal: a new game, one from a file, or one that was left."""

from __future__ import annotations

from pathlib import Path

from undercroft.cli.output import console, game_name, print_wrapped
from undercroft.cli.seats import remarks, sit_down
from undercroft.cli.terminal.saved import Keeper, Kept, history_file, kept_games, resumed
from undercroft.cli.voice import Voice
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.match import Match
from undercroft.kernel.registry import game as find_game


def play_lines(match: Match, places: list[str], voice: Voice) -> int:
    """Play by the line protocol."""
    from undercroft.cli.terminal.protocol import Protocol

    Protocol(match, sit_down(places, match.seed or 0), voice).play()
    return 0


def play_here(
    match: Match, places: list[str], voice: Voice, keeper: Keeper, stdin_is_used: bool = False
) -> int:
    """Play at this terminal."""
    from undercroft.cli.terminal.sitting import Sitting
    from undercroft.cli.terminal.which_reader import reader_here

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
        from undercroft.cli.terminal.which_reader import reader_here

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
