"""`undercroft bench`: how fast the engine of each game runs here."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from undercroft.cli.game_files import read_setup
from undercroft.cli.many_games import ANSWERS
from undercroft.cli.output import console, print_json, print_trimmed
from undercroft.cli.parameters import Json, Lang, Scenario, Settings, amount_of_time, whole_number
from undercroft.cli.voice import voice_for
from undercroft.kernel import state as engine
from undercroft.kernel.chance import Dice
from undercroft.kernel.errors import IllegalError
from undercroft.kernel.game import Game
from undercroft.kernel.options import Setup
from undercroft.kernel.playout import Tally, playout
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.registry import game_ids
from undercroft.kernel.state import State

COPIES = 200
"""Copies timed at each of the states."""

MOMENTS = 20
"""States along one game at which copies are timed."""


class Speed(msgspec.Struct):
    """What was measured of one game."""

    game: str
    scenario: str
    seats: int
    engine: str
    games: int
    decisions: int
    forced: int
    seconds: float
    decisions_per_second: int
    copy_microseconds: float


def bench(
    game: Annotated[str | None, Parameter(help="param-one-game")] = None,
    /,
    *,
    seconds: Annotated[
        float, Parameter(name="--seconds", help="param-bench-seconds", metavar="S", converter=amount_of_time)
    ] = 2.0,
    seats: Annotated[
        int | None, Parameter(name="--seats", help="param-bench-seats", metavar="N", converter=whole_number)
    ] = None,
    scenario: Scenario = None,
    settings: Settings = None,
    seed: Annotated[
        int, Parameter(name="--seed", help="param-sim-seed", metavar="K", converter=whole_number)
    ] = 1,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Measure random play and copying, on one core, in this process."""
    voice = voice_for(lang)
    if seconds <= 0:
        raise IllegalError(voice("error-seconds"))
    found = []
    for name in game_ids() if game is None else (game,):
        one = find_game(name)
        found.append(measured(one, read_setup(one, voice, seats, scenario, settings), seconds, seed))
    if as_json:
        print_json(found)
        return
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column(voice("bench-game"))
    for title in ("bench-games", "bench-rate", "bench-forced", "bench-copy"):
        table.add_column(voice(title), justify="right")
    for speed in found:
        forced = speed.forced / max(speed.games, 1)
        rate = f"{speed.decisions_per_second:,}".replace(",", " ")
        table.add_row(speed.game, str(speed.games), rate, f"{forced:.1f}", f"{speed.copy_microseconds:.2f}")
    print_trimmed(table, console())
    print(voice(f"bench-{engine_kind()}"))


def engine_kind() -> str:
    """Whether the engine that runs is compiled."""
    return "interpreted" if Path(str(engine.__file__)).suffix == ".py" else "compiled"


def measured(game: Game, setup: Setup, seconds: float, seed: int) -> Speed:
    """Random games for so many seconds of this process's own time, then copies along one of them."""
    blank = game.start(setup)
    tally = Tally()
    games = 0
    spent = 0.0
    while spent < seconds:
        state = begun(blank, seed + games)
        started = time.process_time()
        playout(state, Dice(seed + games), ANSWERS, tally)
        spent += time.process_time() - started
        games += 1
    rate = round(tally.decisions / spent)
    copying = copy_time(blank, seed)
    kind = engine_kind()
    counts = (games, tally.decisions, tally.forced, round(spent, 3), rate)
    return Speed(game.id, setup.scenario, setup.seats, kind, *counts, round(copying * 1e6, 3))


def begun(blank: State, seed: int) -> State:
    """A new game from a seed."""
    state = blank.copy()
    state.seed(seed)
    state.run()
    return state


def copy_time(blank: State, seed: int) -> float:
    """Seconds for one copy, the mean over moments spread along a game."""
    whole = Tally()
    playout(begun(blank, seed), Dice(seed), ANSWERS, whole)
    answers = whole.decisions + whole.forced
    state, dice = begun(blank, seed), Dice(seed)
    spent = 0.0
    times = 0
    for number in range(answers):
        if number % max(answers // MOMENTS, 1) == 0:
            started = time.process_time()
            for _ in range(COPIES):
                state.copy()
            spent += time.process_time() - started
            times += COPIES
        seat = state.asked_seat()
        moves = state.offer(seat)
        state.answer(seat, moves[0] if len(moves) == 1 else moves[dice.below(len(moves))])
    return spent / max(times, 1)
