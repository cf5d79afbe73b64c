"""`undercroft sim`: many games between agents, and what came of them."""

from __future__ import annotations

import textwrap
import time
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from undercroft.cli.game_files import read_setup
from undercroft.cli.many_games import Tallies, Task, parts_of, run_task
from undercroft.cli.output import console, print_json, print_trimmed, print_wrapped
from undercroft.cli.parameters import DataFile, GameName, Json, Lang, Scenario, Seats, Settings, whole_number
from undercroft.cli.rule_texts import sections
from undercroft.cli.seats import PERSON, read_seats, remarks, sit_down
from undercroft.cli.voice import Voice, voice_for
from undercroft.kernel.errors import IllegalError
from undercroft.kernel.game import Game
from undercroft.kernel.options import Setup
from undercroft.kernel.registry import game as find_game

if TYPE_CHECKING:
    from rich.console import Console

BATCHES = 200
MOST_IN_BATCH = 25
"""Into how many parts the games are cut, and the largest part: so that the bar moves, and costs nothing."""

COUNTS = 24
"""The columns of a number and its share, with the blanks around them."""

MOST_ENDINGS = 10
"""So many different sentences are listed for each rule that ends games."""


def sim(
    game: GameName,
    /,
    *,
    games: Annotated[
        int, Parameter(name="--games", help="param-games", metavar="N", converter=whole_number)
    ] = 100,
    seats: Seats = None,
    seed: Annotated[
        int, Parameter(name="--seed", help="param-sim-seed", metavar="K", converter=whole_number)
    ] = 1,
    scenario: Scenario = None,
    settings: Settings = None,
    data: DataFile = None,
    processes: Annotated[
        int, Parameter(name="--processes", help="param-processes", metavar="N", converter=whole_number)
    ] = 1,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Play games from the seeds K, K+1, ... and print the results and the speed."""
    voice = voice_for(lang)
    if games < 1 or processes < 1:
        raise IllegalError(voice("error-sim-count"))
    found = find_game(game)
    places = read_seats(seats, voice)
    setup = read_setup(found, voice, len(places) if places else None, scenario, settings, data)
    places = places or ["random"] * setup.seats
    if PERSON in places:
        raise IllegalError(voice("error-sim-me"))
    err = console(error=True)
    for remark in remarks(sit_down(places, seed), found, voice):
        print_wrapped(remark, err)
    started = time.perf_counter()
    whole = Task(game, setup, places, seed, games, voice.lang)
    work = list(parts_of(whole, min(MOST_IN_BATCH, max(1, games // BATCHES))))
    total = Tallies()
    for part in with_bar(run_all(work, processes), games, voice, err):
        total.add(part)
    elapsed = time.perf_counter() - started
    if as_json:
        print_json(report_tree(game, setup, places, seed, total, elapsed))
    else:
        print_report(found, total, elapsed, places, voice, console())


def run_all(work: list[Task], processes: int) -> Iterator[Tallies]:
    """The tallies of all tasks, played here or in several processes."""
    if processes == 1:
        yield from map(run_task, work)
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(run_task, work)


def with_bar(parts: Iterator[Tallies], games: int, voice: Voice, err: Console) -> Iterator[Tallies]:
    """The same tallies, with a bar that shows how far we are where somebody can see it."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    words = TextColumn("{task.description}")
    columns = (words, BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        line = bar.add_task(voice("sim-playing"), total=games)
        for part in parts:
            bar.advance(line, part.games)
            bar.refresh()  # a compiled engine gives the bar's own thread little time
            yield part


def print_report(
    game: Game, total: Tallies, elapsed: float, places: list[str], voice: Voice, out: Console
) -> None:
    """The results as tables."""
    title = voice("sim-games", games=str(total.games), seats=who(places))
    print_wrapped(title, out, style="bold")
    if len(next(iter(total.results))) == 1:
        counts = Counter({results[0]: number for results, number in total.results.items()})
        rows = [(voice(f"result-{result}"), number) for result, number in counts.most_common()]
        print_counts("sim-results", rows, total.games, voice, out)
        scores = sorted(((key[0], number) for key, number in total.scores.items()), reverse=True)
        named = [(score_label(game, score, voice), number) for score, number in scores]
        print_counts("sim-scores", named, total.games, voice, out)
    else:
        print_teams(total, places, voice, out)
    print_counts("sim-endings", ending_rows(game, total, voice, out.width), total.games, voice, out)
    length = voice(
        "sim-length",
        mean=f"{total.decisions / total.games:.1f}",
        shortest=str(total.shortest),
        longest=str(total.longest),
        turns=f"{total.turns / total.games:.1f}",
        forced=f"{total.forced / total.games:.1f}",
    )
    out.print()
    print_wrapped(length, out)
    rate = f"{total.decisions / total.seconds:,.0f}".replace(",", " ")
    print_wrapped(voice("sim-speed", rate=rate, seconds=f"{elapsed:.1f}"), out)


def ending_rows(game: Game, total: Tallies, voice: Voice, width: int) -> list[tuple[str, int]]:
    """How often each rule ended a game, and under it how often each ending of it was told."""
    titles = {section.number: section.title for section in sections(game.package, voice.lang)}
    room = max(20, width - COUNTS)
    rows = []
    for rule, number in total.rules().most_common():
        rows.append((f"{rule} {titles.get(rule, '')}".strip(), number))
        told = [(text, n) for (other, text), n in total.endings.most_common() if other == rule]
        rows += [
            (f"  {textwrap.shorten(text, room, placeholder='...')}", n) for text, n in told[:MOST_ENDINGS]
        ]
        if len(told) > MOST_ENDINGS:
            left = told[MOST_ENDINGS:]
            rows.append((f"  {voice('sim-others', count=len(left))}", sum(n for _, n in left)))
    return rows


def print_counts(title: str, rows: list[tuple[str, int]], games: int, voice: Voice, out: Console) -> None:
    """A heading, and how often each thing was."""
    out.print()
    print_wrapped(voice(title), out, style="bold")
    width = max(len(name) for name, _ in rows)
    for name, number in rows:
        out.print(f"  {name:<{width}}  {number:>8}  {100 * number / games:5.1f} %", no_wrap=True)


def print_teams(total: Tallies, places: list[str], voice: Voice, out: Console) -> None:
    """How each side did."""
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column(voice("sim-side"))
    for title in ("result-win", "result-draw", "result-loss", "sim-score", "sim-range"):
        table.add_column(voice(title), justify="right")
    for team in range(len(next(iter(total.results)))):
        shares = [
            sum(number for results, number in total.results.items() if results[team] == result)
            for result in ("win", "draw", "loss")
        ]
        scores = [(key[team], number) for key, number in total.scores.items()]
        mean = sum(score * number for score, number in scores) / total.games
        table.add_row(
            f"{team + 1}  {places[team] if team < len(places) else ''}",
            *(f"{100 * share / total.games:.1f} %" for share in shares),
            f"{mean:.2f}",
            f"{min(scores)[0]} .. {max(scores)[0]}",
        )
    out.print()
    print_trimmed(table, out)


def score_label(game: Game, score: int, voice: Voice) -> str:
    """A score with its name, if it has one."""
    name = game.score_name(score)
    return str(score) if name is None else f"{score}  {voice.of(game.texts, name)}"


def who(places: list[str]) -> str:
    """The agents of a table, those alike side by side said once.

    >>> who(["greedy", "random", "random"])
    'greedy, 2 random'
    """
    groups = [(name, len(list(same))) for name, same in groupby(places)]
    return ", ".join(name if number == 1 else f"{number} {name}" for name, number in groups)


def report_tree(
    game: str, setup: Setup, places: list[str], seed: int, total: Tallies, elapsed: float
) -> dict[str, Any]:
    """The results for JSON."""
    return {
        "game": game,
        "scenario": setup.scenario,
        "options": setup.options,
        "seats": places,
        "seed": seed,
        "games": total.games,
        "results": [{"teams": list(key), "games": number} for key, number in total.results.most_common()],
        "scores": [{"teams": list(key), "games": number} for key, number in sorted(total.scores.items())],
        "rules": dict(total.rules().most_common()),
        "endings": [
            {"rule": rule, "text": text, "games": number}
            for (rule, text), number in total.endings.most_common()
        ],
        "decisions": total.decisions,
        "forced": total.forced,
        "turns": total.turns,
        "shortest": total.shortest,
        "longest": total.longest,
        "seconds": round(elapsed, 3),
        "decisions_per_second": round(total.decisions / total.seconds),
    }
