"""Play every scenario of a two-sided game between agents and write how the sides fare, with intervals.

    python -m benchmarks.balance claustrophobia --games 500 --seats greedy,greedy --processes 2

A draw counts half. The interval is Wilson's, for 95 in 100.
"""

import argparse
import json
import math
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from undercroft.agents.base import Seated
from undercroft.agents.registry import agent
from undercroft.kernel.registry import game as find_game

BATCH = 10


def play_batch(job: tuple[str, str, tuple[str, str], int, int]) -> tuple[str, list[int], int]:
    """Some games of one scenario: losses, draws and wins of the first seat, and the answers given."""
    name, scenario, names, first_seed, games = job
    game = find_game(name)
    setup = game.setup(2, scenario)
    results = [0, 0, 0]
    answers = 0
    for seed in range(first_seed, first_seed + games):
        state = game.start(setup)
        state.seed(seed)
        state.run()
        players = [Seated(agent(spec), seed * 2 + seat) for seat, spec in enumerate(names)]
        while state.asked:
            seat = state.asked_seat()
            state.answer(seat, players[seat].answer(game, state, seat))
            answers += 1
        results[state.results[0]] += 1
    return scenario, results, answers


def interval(points: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share of points."""
    z = 1.96
    share = points / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    bottom = 1 + z * z / games
    return (middle - spread) / bottom, (middle + spread) / bottom


def main() -> None:
    """Play, print progress to stderr and the table to stdout."""
    parser = argparse.ArgumentParser(description="How the sides of a game fare, scenario by scenario.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seats", default="greedy,greedy")
    parser.add_argument("--scenarios", default="")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    first, second = given.seats.split(",")
    scenarios = given.scenarios.split(",") if given.scenarios else list(find_game(given.game).scenarios())
    jobs = [
        (given.game, scenario, (first, second), seed, min(BATCH, given.games + 1 - seed))
        for scenario in scenarios
        for seed in range(1, given.games + 1, BATCH)
    ]
    totals = {scenario: [0, 0, 0, 0] for scenario in scenarios}
    started = time.monotonic()
    with ProcessPoolExecutor(given.processes) as pool:
        for done, (scenario, results, answers) in enumerate(pool.map(play_batch, jobs), start=1):
            totals[scenario] = [a + b for a, b in zip(totals[scenario], [*results, answers], strict=True)]
            left = (time.monotonic() - started) / done * (len(jobs) - done)
            print(f"\r{done} of {len(jobs)} batches, {left:.0f} s left ", end="", flush=True, file=sys.stderr)
    print(file=sys.stderr)
    if given.json:
        print(json.dumps(totals))
        return
    print("| scenario | games | first wins | draws | second wins | first seat's share | answers a game |")
    print("|---|---|---|---|---|---|---|")
    for scenario, (lost, drawn, won, answers) in totals.items():
        games = lost + drawn + won
        low, high = interval(won + drawn / 2, games)
        share = f"{100 * (won + drawn / 2) / games:.0f} % ({100 * low:.0f} to {100 * high:.0f})"
        print(f"| {scenario} | {games} | {won} | {drawn} | {lost} | {share} | {answers / games:.0f} |")


if __name__ == "__main__":
    main()
