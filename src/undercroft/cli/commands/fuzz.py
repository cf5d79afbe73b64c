"""`undercroft fuzz`: long random play that looks for faults, and leaves a record of each."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from undercroft.cli.output import console, print_json
from undercroft.cli.parameters import Json, Lang, amount_of_time, whole_number
from undercroft.cli.voice import Voice, voice_for
from undercroft.kernel.errors import IllegalError
from undercroft.kernel.fuzz import Report
from undercroft.kernel.fuzz import fuzz as fuzz_game
from undercroft.kernel.game import Game
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.registry import game_ids

FAULTS = 1
"""The exit code of a run that found something."""


def fuzz(
    game: Annotated[str | None, Parameter(help="param-one-game")] = None,
    /,
    *,
    seconds: Annotated[
        float | None, Parameter(name="--seconds", help="param-seconds", metavar="S", converter=amount_of_time)
    ] = None,
    games: Annotated[
        int | None, Parameter(name="--games", help="param-fuzz-games", metavar="N", converter=whole_number)
    ] = None,
    seed: Annotated[
        int, Parameter(name="--seed", help="param-fuzz-seed", metavar="K", converter=whole_number)
    ] = 0,
    folder: Annotated[str, Parameter(name="--out", help="param-fuzz-out", metavar="FOLDER")] = ".",
    lang: Lang = None,
    as_json: Json = False,
) -> int:
    """Play random games of all kinds, checking as they go; the exit code says whether all went well."""
    voice = voice_for(lang)
    names = game_ids() if game is None else (game,)
    if not names:
        raise IllegalError(voice("menu-no-games"))
    if seconds is None and games is None:
        seconds = 10.0
    if (seconds is not None and seconds <= 0) or (games is not None and games <= 0):
        raise IllegalError(voice("error-seconds"))
    share = None if seconds is None else seconds / len(names)
    found: dict[str, Report] = {}
    for name in names:
        found[name] = watched(find_game(name), share, games, seed, Path(folder), voice)
    if as_json:
        print_json(found)
    else:
        for name, report in found.items():
            print_report(name, report, voice)
    return FAULTS if any(report.failures for report in found.values()) else 0


def watched(
    game: Game, seconds: float | None, games: int | None, seed: int, folder: Path, voice: Voice
) -> Report:
    """Fuzz one game, with a line on standard error that counts, where somebody can see it."""
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    err = console(error=True)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        line = bar.add_task(game.id)

        def progress(report: Report) -> None:
            said = voice("fuzz-progress", game=game.id, games=report.games, faults=len(report.failures))
            bar.update(line, description=said)

        return fuzz_game(game, games, seconds, seed, folder, progress=progress)


def print_report(name: str, report: Report, voice: Voice) -> None:
    """What was played, and each fault with the file that shows it."""
    counts = {"games": report.games, "decisions": report.decisions}
    if not report.failures:
        print(voice("fuzz-good", game=name, **counts))
        return
    print(voice("fuzz-faults", game=name, faults=len(report.failures), **counts))
    for failure in report.failures:
        where = failure.path or voice("fuzz-no-record")
        print(voice("fuzz-fault", seed=str(failure.seed), error=failure.error, file=where), file=sys.stderr)
