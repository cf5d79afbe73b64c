"""Play Dungeon Twister between agents and write how the first player fares, with intervals.

    python -m benchmarks.first_player --games 500 --seats greedy,greedy

Who takes the first turn is drawn after the set-up, so this is not the first seat. A draw counts half. The
interval is Wilson's, for 95 in 100. Game number n has seed n.
"""

import argparse
import sys
from typing import cast

from benchmarks.balance import interval
from undercroft.agents.base import Seated
from undercroft.agents.registry import agent
from undercroft.games.dungeontwister.rules.state import Labyrinth
from undercroft.kernel.registry import game as find_game

GAME = "dungeontwister"
HEADS = (
    "scenario",
    "games",
    "Blue wins",
    "draws",
    "Yellow wins",
    "Blue's share",
    "first player's share",
    "by 5 VP",
    "answers a game",
)


class Count:
    """Results of one scenario."""

    def __init__(self) -> None:
        self.seats = [0, 0, 0]
        """Losses, draws and wins of the first seat."""
        self.first = [0, 0, 0]
        """Those of who took the first turn."""
        self.by_goal = 0
        self.answers = 0


def play(scenario: str, names: list[str], games: int) -> Count:
    """Some games of one scenario."""
    game = find_game(GAME)
    setup = game.setup(2, scenario)
    count = Count()
    for seed in range(1, games + 1):
        t = cast(Labyrinth, game.start(setup))
        t.seed(seed)
        t.run()
        players = [Seated(agent(spec), seed * 2 + seat) for seat, spec in enumerate(names)]
        first = -1
        while t.asked:
            if first < 0 and t.begun:
                first = t.active
            seat = t.asked_seat()
            t.answer(seat, players[seat].answer(game, t, seat))
            count.answers += 1
        count.seats[t.results[0]] += 1
        count.first[t.results[first]] += 1
        count.by_goal += t.ended_by == 705
    return count


def share(results: list[int]) -> str:
    """A share of points with its interval."""
    games = sum(results)
    points = results[2] + results[1] / 2
    low, high = interval(points, games)
    return f"{100 * points / games:.0f} % ({100 * low:.0f} to {100 * high:.0f})"


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description="How the first player of Dungeon Twister fares.")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seats", default="greedy,greedy")
    parser.add_argument("--scenarios", default="")
    options = parser.parse_args()
    names = options.seats.split(",")
    scenarios = options.scenarios.split(",") if options.scenarios else list(find_game(GAME).scenarios())
    print(f"| {' | '.join(HEADS)} |\n|{'---|' * len(HEADS)}")
    for scenario in scenarios:
        count = play(scenario, names, options.games)
        lost, drawn, won = count.seats
        row = [scenario, options.games, won, drawn, lost, share(count.seats), share(count.first)]
        row += [f"{100 * count.by_goal / options.games:.0f} %", count.answers // options.games]
        print("| " + " | ".join(str(cell) for cell in row) + " |", flush=True)
        print(f"{scenario} done", file=sys.stderr)


if __name__ == "__main__":
    main()
