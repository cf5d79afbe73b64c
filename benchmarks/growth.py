"""How the cost of a decision grows in a game: instructions against tiles laid, figures and decisions taken.

    python -m benchmarks.growth            print the figures
    python -m benchmarks.growth --write    draw docs/growth.svg too

Random games are played under valgrind's callgrind, which counts what offering and answering take, a stretch
of decisions at a time. Only the compiled engine is counted, so that noise of the machine does not matter.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.instructions import begun, counted
from undercroft.kernel.chance import Dice
from undercroft.kernel.playout import copy_often
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.registry import game_ids
from undercroft.kernel.state import State

PICTURE = Path(__file__).resolve().parents[1] / "docs" / "growth.svg"
SEEDS = range(1, 7)
STRETCH = 20
"""Decisions counted together."""
STRETCHES = 60
"""Of one game at most."""
COUNTED = ("CPyPy_kernel___state___State___offer", "CPyPy_kernel___state___State___answer")
MARK = "CPyPy_playout___copy_often"
"""A compiled function called between two stretches, after which callgrind writes what it has counted."""
STEPS = 8
"""Points of a line."""

Count = Callable[[Any], int]
TILES: dict[str, Count] = {
    "claustrophobia": lambda t: len(t.laid),
    "claustrophobia1643": lambda t: len(t.laid),
    "dungeontwister": lambda t: sum(design >= 0 for design in t.map.lying),
    "subterra": lambda t: len(t.laid),
}
FIGURES: dict[str, Count] = {
    "claustrophobia": lambda t: int(t.in_play).bit_count(),
    "claustrophobia1643": lambda t: int(t.in_play).bit_count(),
    "dungeontwister": lambda t: sum(square >= 0 for square in t.at),
    "subterra": lambda t: sum(slot >= 0 for slot in t.at) + len(t.horrors),
}
COLOURS = {
    "claustrophobia": "#b5482f",
    "claustrophobia1643": "#c99a2e",
    "dungeontwister": "#3f7fb5",
    "subterra": "#4f9a5b",
}


@dataclass(frozen=True)
class Stretch:
    """Some decisions in a row: where in the game they were, and what one of them took."""

    game: str
    tiles: int
    figures: int
    decisions: int
    cost: float


def play() -> None:
    """Play, telling of each stretch where it was; this runs inside valgrind."""
    for name in game_ids():
        game = find_game(name)
        blank = game.start(game.setup())
        for seed in SEEDS:
            state, dice = begun(blank, seed), Dice(seed)
            for stretch in range(STRETCHES):
                taken = play_some(state, dice)
                copy_often(state, 0)
                place = {"tiles": TILES[name](state), "figures": FIGURES[name](state)}
                print(
                    json.dumps({"game": name, "at": stretch * STRETCH, "taken": taken, **place}), flush=True
                )
                if not state.asked:
                    break


def play_some(state: State, dice: Dice) -> int:
    """Give random answers to some decisions, and to what is forced between them; how many were decisions."""
    taken = 0
    while taken < STRETCH and state.asked:
        seat = state.asked_seat()
        moves = state.offer(seat)
        taken += len(moves) > 1
        state.answer(seat, moves[dice.below(len(moves))])
    return taken


def measured() -> list[Stretch]:
    """All stretches of all games."""
    costs, lines = counted(COUNTED, MARK, "growth")
    found = []
    for cost, line in zip(costs, lines, strict=False):
        told = json.loads(line)
        if told["taken"] >= STRETCH // 2:
            place = told["tiles"], told["figures"], told["at"]
            found.append(Stretch(told["game"], *place, cost / told["taken"]))
    return found


def line_of(stretches: list[Stretch], what: str) -> list[tuple[float, float]]:
    """Some points of mean costs, each over as many stretches, in the order of tiles, figures or decisions."""
    ordered = sorted(stretches, key=lambda one: int(getattr(one, what)))
    size = max(1, len(ordered) // STEPS)
    groups = [ordered[i : i + size] for i in range(0, len(ordered) - size + 1, size)]
    return [
        (sum(getattr(one, what) for one in group) / size, sum(one.cost for one in group) / size)
        for group in groups
    ]


def picture(stretches: list[Stretch]) -> str:
    """Three panels side by side, a line for each game."""
    width, height, gap = 260, 180, 50
    most = max(cost for name in COLOURS for _, cost in line_of(of_game(stretches, name), "decisions")) * 1.1
    parts = []
    for number, what in enumerate(("tiles", "figures", "decisions")):
        left = gap + number * (width + gap)
        far = max(at for name in COLOURS for at, _ in line_of(of_game(stretches, name), what)) or 1
        parts.append(f'<path d="M{left} 20V{20 + height}H{left + width}" fill="none" stroke="#888"/>')
        parts.append(f'<text x="{left + width / 2}" y="{height + 52}" text-anchor="middle">{what}</text>')
        parts.append(f'<text x="{left + width}" y="{height + 36}" text-anchor="end">{far:.0f}</text>')
        for thousands in range(0, int(most / 1000) + 1, 5):
            y = 20 + height - height * thousands * 1000 / most
            parts.append(f'<text x="{left - 6}" y="{y + 4:.0f}" text-anchor="end">{thousands} k</text>')
        for name, colour in COLOURS.items():
            points = " ".join(
                f"{left + width * at / far:.1f},{20 + height - height * cost / most:.1f}"
                for at, cost in line_of(of_game(stretches, name), what)
            )
            parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
    for number, (name, colour) in enumerate(COLOURS.items()):
        x = gap + number * 200
        parts.append(f'<rect x="{x}" y="{height + 66}" width="12" height="12" fill="{colour}"/>')
        parts.append(f'<text x="{x + 18}" y="{height + 77}">{name}</text>')
    whole = f"0 0 {gap + 3 * (width + gap)} {height + 90}"
    style = 'font-family="sans-serif" font-size="12" fill="#888"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{whole}" {style}>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def of_game(stretches: list[Stretch], name: str) -> list[Stretch]:
    """The stretches of one game."""
    return [one for one in stretches if one.game == name]


def main() -> None:
    """Count, print, and draw if asked to."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    for name in ("write", "play"):
        parser.add_argument(f"--{name}", action="store_true")
    options = parser.parse_args()
    if options.play:
        play()
        return
    stretches = measured()
    for name in COLOURS:
        print(name)
        for what in ("tiles", "figures", "decisions"):
            points = line_of(of_game(stretches, name), what)
            print(f"  {what:10}" + "  ".join(f"{at:.0f}: {cost:,.0f}" for at, cost in points))
    if options.write:
        PICTURE.write_text(picture(stretches), encoding="utf-8")


if __name__ == "__main__":
    main()
