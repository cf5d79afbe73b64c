"""Measure one game on the engine of this environment: random play, copies and redeals. Prints JSON.

    python benchmarks/measure.py subterra --seconds 5

A *decision* is a question with at least two answers; one with a single answer is *forced* and counted apart;
the legal moves are listed at each. Time is this process's own.
"""

import argparse
import json
import time
from typing import Any

import undercroft.kernel.state
from undercroft import game
from undercroft.kernel.chance import Dice
from undercroft.kernel.game import Game
from undercroft.kernel.options import Setup
from undercroft.kernel.playout import Tally, playout
from undercroft.kernel.state import State

LIMIT = 1_000_000


def measure(name: str, seats: int, scenario: str | None, seconds: float) -> dict[str, Any]:
    """Play whole games until the seconds are spent, then copy states from the middle of games."""
    found = game(name)
    setup = found.setup(seats, scenario)
    tally = Tally()
    games = 0
    template = found.start(setup)
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or games == 0:
        games += 1
        state = template.copy()
        state.seed(games)
        state.run()
        playout(state, Dice(games), LIMIT, tally)
    native = not str(undercroft.kernel.state.__file__).endswith(".py")
    return {
        "engine": "compiled" if native else "interpreted",
        "game": name,
        "games": games,
        "decisions": tally.decisions,
        "forced": tally.forced,
        "seconds": round(spent, 3),
        "decisions_per_second": round(tally.decisions / spent, 1),
        "questions_per_second": round((tally.decisions + tally.forced) / spent, 1),
        **costs(states_along(found, setup)),
    }


def states_along(found: Game, setup: Setup) -> list[State]:
    """States from all through a few games."""
    states: list[State] = []
    for seed in range(1, 9):
        state = found.start(setup)
        state.seed(seed)
        state.run()
        dice = Dice(seed)
        for decision in range(200):
            if state.is_over():
                break
            seat = state.asked_seat()
            moves = state.offer(seat)
            state.answer(seat, moves[dice.below(len(moves))])
            if decision % 10 == 0 and not state.is_over():
                states.append(state.copy())
    return states


def costs(states: list[State]) -> dict[str, float]:
    """Microseconds for a copy and for a redeal: the mean over all states, best of several rounds."""
    best_copy = best_redeal = float("inf")
    dice = Dice(1)
    for _ in range(8):
        start = time.process_time()
        for _ in range(40):
            for state in states:
                state.copy()
        between = time.process_time()
        for _ in range(40):
            for state in states:
                state.redeal(0, dice)
        best_copy = min(best_copy, between - start)
        best_redeal = min(best_redeal, time.process_time() - between)
    each = 1e6 / (40 * len(states))
    return {
        "copy_microseconds": round(best_copy * each, 2),
        "redeal_microseconds": round(best_redeal * each, 2),
    }


def main() -> None:
    """Print one measurement as JSON."""
    parser = argparse.ArgumentParser(description="Measure one game, one core.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--scenario", default=None)
    parser.add_argument("--seconds", type=float, default=5.0)
    given = parser.parse_args()
    print(json.dumps(measure(given.game, given.seats, given.scenario, given.seconds)))


if __name__ == "__main__":
    main()
