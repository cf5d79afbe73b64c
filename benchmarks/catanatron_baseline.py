"""Measure Catanatron's decisions per second: the yardstick that our own speed is told against.

Four random players play whole games on one core, with the legal moves listed at every question. A *decision*
is a question with at least two answers; a question with one answer is *forced* and counted apart. Time is
this process's own, so that other work on the machine disturbs it little.

    python benchmarks/catanatron_baseline.py --seconds 10
"""

import argparse
import json
import time
from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer

PINNED = "3.2.1"


def measure(seconds: float) -> dict[str, Any]:
    """Play whole games until `seconds` of process time have gone by, and count what was asked."""
    installed = version("catanatron")
    if installed != PINNED:
        raise RuntimeError(
            f"The baseline is Catanatron {PINNED}, but {installed} is installed: run `make bench`."
        )
    decisions = forced = games = unfinished = 0

    def answer(player: Any, game: Any, moves: list[Any]) -> Any:
        nonlocal decisions, forced
        if len(moves) >= 2:
            decisions += 1
        else:
            forced += 1
        return player.decide(game, moves)

    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or games == 0:
        games += 1
        # Catanatron takes seed 0 as "no seed", hence seeds from 1.
        winner = Game([RandomPlayer(color) for color in Color], seed=games).play(decide_fn=answer)
        unfinished += winner is None
    return {
        "engine": f"catanatron {installed}",
        "games": games,
        "unfinished_games": unfinished,
        "decisions": decisions,
        "forced": forced,
        "seconds": round(spent, 3),
        "decisions_per_second": round(decisions / spent, 1),
        "questions_per_second": round((decisions + forced) / spent, 1),
    }


def main() -> None:
    """Print one measurement as JSON."""
    parser = argparse.ArgumentParser(description="Measure Catanatron, 4 random players, one core.")
    parser.add_argument("--seconds", type=float, default=10.0, help="process time to spend (default: 10)")
    print(json.dumps(measure(parser.parse_args().seconds), indent=2))


if __name__ == "__main__":
    main()
