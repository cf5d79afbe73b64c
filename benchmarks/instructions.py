"""Instructions that the compiled engine takes for a decision and for a copy, counted by valgrind's callgrind.

    python benchmarks/instructions.py            every game; part of `make bench`
    python benchmarks/instructions.py --check    compare with instructions.toml; part of `make test`
    python benchmarks/instructions.py --write    write what is found into that file

Seconds depend on what else a machine does; instructions do not. A growth above what the file allows is a
decision to take, not an accident: look where it comes from, and write the new figures only if it is worth it.
"""

from __future__ import annotations

import argparse
import json
import platform
import re
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import dataclass
from pathlib import Path

from undercroft.kernel.chance import Dice
from undercroft.kernel.playout import Tally, copy_often, playout
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.registry import game_ids
from undercroft.kernel.state import State

FIGURES = Path(__file__).with_suffix(".toml")
GAMES = 5
"""Random games played of each game, from the same seeds every time."""
PLACES = 25
"""Places along the first of them at which copies are made."""
TIMES = 4
"""Copies at each place."""
ANSWERS = 100_000
ALLOWED = 1.10
PLAYED, COPIED = "CPyPy_playout___playout", "CPyPy_playout___copy_often"
"""The compiled functions inside which instructions count; callgrind counts one at a time."""


@dataclass(frozen=True)
class Cost:
    """What one game costs."""

    decision: int
    copy: int


def begun(blank: State, seed: int) -> State:
    """A new game from a seed."""
    state = blank.copy()
    state.seed(seed)
    state.run()
    return state


def play() -> None:
    """Play and copy, saying after each game what was done; this runs inside valgrind."""
    for name in game_ids():
        game = find_game(name)
        blank = game.start(game.setup())
        tally = Tally()
        for seed in range(1, GAMES + 1):
            playout(begun(blank, seed), Dice(seed), ANSWERS, tally)
        state, dice = begun(blank, 1), Dice(1)
        for _ in range(PLACES):
            copy_often(state, TIMES)
            for _ in range(10):
                if state.asked:
                    moves = state.offer(state.asked_seat())
                    state.answer(state.asked_seat(), moves[dice.below(len(moves))])
        print(json.dumps({"game": name, "decisions": tally.decisions}), flush=True)


def measured() -> dict[str, Cost]:
    """The costs of all games."""
    played, lines = counted((PLAYED,), PLAYED, "instructions")
    copied, _ = counted((COPIED,), COPIED, "instructions")
    found = {}
    for number, line in enumerate(lines):
        game = json.loads(line)
        decisions = sum(played[number * GAMES : (number + 1) * GAMES])
        copies = sum(copied[number * PLACES : (number + 1) * PLACES])
        found[game["game"]] = Cost(decisions // game["decisions"], copies // (PLACES * TIMES))
    return found


def counted(functions: tuple[str, ...], last: str, module: str) -> tuple[list[int], list[str]]:
    """What functions cost up to each call of the last, in their order, and what the playing module said."""
    with tempfile.TemporaryDirectory() as folder:
        counting = [*(f"--toggle-collect={function}" for function in functions), f"--dump-after={last}"]
        command = ["valgrind", "--tool=callgrind", *counting, f"--callgrind-out-file={folder}/count"]
        done = subprocess.run(
            [*command, sys.executable, "-m", f"benchmarks.{module}", "--play"],
            cwd=Path(__file__).resolve().parents[1],
            capture_output=True,
            text=True,
            env={"PYTHONHASHSEED": "0", "PATH": "/usr/bin:/bin"},
        )
        if done.returncode != 0:
            raise SystemExit(f"valgrind could not count:\n{done.stderr[-2000:]}")
        files = sorted(Path(folder).glob("count.*"), key=lambda file: int(file.suffix[1:]))
        return [count(file) for file in files], done.stdout.splitlines()


def count(file: Path) -> int:
    """The instructions in one of callgrind's files."""
    said = re.search(r"^(?:summary|totals): (\d+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    return int(said[1]) if said else 0


def compared(found: dict[str, Cost]) -> list[str]:
    """What has grown beyond what the figures allow, a sentence each."""
    figures = tomllib.loads(FIGURES.read_text(encoding="utf-8"))
    faults = []
    for name, cost in found.items():
        for what, now in (("decision", cost.decision), ("copy", cost.copy)):
            before = figures.get(name, {}).get(what)
            if before is None:
                faults.append(f"{name} has no figure for a {what} in {FIGURES.name}: it takes {now}.")
            elif now > before * ALLOWED:
                faults.append(f"{name}: a {what} takes {now} instructions, and {before} are on record.")
    return faults


def write(found: dict[str, Cost]) -> None:
    """Keep the figures."""
    lines = [
        "# Instructions of the compiled engine, written by `python benchmarks/instructions.py --write`.\n"
    ]
    lines.append(f'python = "{platform.python_version()}"\n')
    for name, cost in found.items():
        lines.append(f"\n[{name}]\ndecision = {cost.decision}\ncopy = {cost.copy}\n")
    FIGURES.write_text("".join(lines), encoding="utf-8")


def main() -> None:
    """Count, print, and compare or write if asked to."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    for name in ("check", "write", "play"):
        parser.add_argument(f"--{name}", action="store_true")
    options = parser.parse_args()
    if options.play:
        play()
        return
    found = measured()
    print(f"{'instructions':28}{'a decision':>12}{'a copy':>10}")
    for name, cost in found.items():
        print(f"{name:28}{cost.decision:12,}{cost.copy:10,}")
    if options.write:
        write(found)
    if options.check and (faults := compared(found)):
        raise SystemExit("\n".join(faults))


if __name__ == "__main__":
    main()
