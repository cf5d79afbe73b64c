"""All speed figures of one run, side by side with the yardstick: `make bench`.

Catanatron, our compiled engine and our interpreted engine take turns, several rounds each, so that a noisy
machine disturbs them alike; ratios are taken between the medians of the same run. With `--older WHEEL`
(`make bench OLDER=WHEEL`) the compiled engine of that wheel takes its turns too, and ratios to it are added.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
HERE = ROOT / "benchmarks"
COMPILED = Path(sys.executable)
INTERPRETED = ROOT / ".venv-pure" / "bin" / "python"
ROUNDS = 5
SECONDS = "4"

GAMES = [
    ("subterra", "4", "normal"),
    ("claustrophobia", "2", "survivors"),
    ("claustrophobia1643", "2", "the-draught"),
    ("dungeontwister", "2", "forest"),
]


def run(python: Path, script: str, *arguments: str, path: Path | None = None) -> dict[str, Any]:
    """One measurement in a process of its own; what lies at a path goes before what is installed."""
    done = subprocess.run(
        [python, "-m", f"benchmarks.{script}", *arguments, "--seconds", SECONDS],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(path)} if path else None,
    )
    if done.returncode != 0:
        raise SystemExit(f"{script} {' '.join(arguments)} failed:\n{done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def median(rounds: list[dict[str, Any]], name: str) -> float:
    """The middle value of several rounds."""
    return statistics.median(float(entry[name]) for entry in rounds)


def measured(name: str, seats: str, scenario: str, engine: str, path: Path | None = None) -> dict[str, Any]:
    """One turn of one engine in one game."""
    python = INTERPRETED if engine == "interpreted" else COMPILED
    found = run(python, "measure", name, "--seats", seats, "--scenario", scenario, path=path)
    if found["engine"] != engine:
        raise SystemExit(f"{python} should run the {engine} engine, and runs the other.")
    return found


def take_turns(older: Path | None) -> dict[str, list[dict[str, Any]]]:
    """All rounds of all engines in all games, with those of an older engine that lies unpacked at a path."""
    jobs: dict[str, list[dict[str, Any]]] = {"catanatron": []}
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS} ...", file=sys.stderr, flush=True)
        jobs["catanatron"].append(run(COMPILED, "catanatron_baseline"))
        for game in GAMES:
            for engine in ("compiled", "interpreted"):
                jobs.setdefault(f"{game[0]}, {engine}", []).append(measured(*game, engine))
            if older:
                jobs.setdefault(f"{game[0]}, older", []).append(measured(*game, "compiled", older))
    return jobs


def print_speeds(jobs: dict[str, list[dict[str, Any]]]) -> None:
    """The medians, and how many times the yardstick and the older engine they are."""
    yardstick = median(jobs["catanatron"], "decisions_per_second")
    print(f"{'':32}{'decisions/s':>12}{'questions/s':>13}{'ratio':>8}{'copy µs':>9}{'redeal µs':>11}")
    for name, rounds in jobs.items():
        decisions = median(rounds, "decisions_per_second")
        questions = median(rounds, "questions_per_second")
        line = f"{name:32}{decisions:12,.0f}{questions:13,.0f}{decisions / yardstick:8.1f}"
        if name != "catanatron":
            line += f"{median(rounds, 'copy_microseconds'):9.2f}{median(rounds, 'redeal_microseconds'):11.2f}"
        before = jobs.get(name.replace(", compiled", ", older"))
        if before and before is not rounds:
            line += f"   {decisions / median(before, 'decisions_per_second'):.2f} times the older one"
        print(line)


def main() -> None:
    """Measure in turns, print the tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--older", type=Path, help="a wheel of an older Undercroft, as another yardstick")
    wheel: Path | None = parser.parse_args().older
    with tempfile.TemporaryDirectory() as folder:
        if wheel:
            zipfile.ZipFile(wheel).extractall(folder)
        print_speeds(take_turns(Path(folder) if wheel else None))
    print(flush=True)
    subprocess.run([COMPILED, HERE / "instructions.py"], check=True)
    print_load(run(COMPILED, "table_load"))
    if shutil.which("redis-server"):
        print_load(run(COMPILED, "table_load", "--processes", "2"))
    else:
        print("\nserver of two processes: not measured, for there is no redis-server")


def print_load(load: dict[str, Any]) -> None:
    """How many tables a server holds, and what each number of them cost."""
    pace, held = load["pace_seconds"], load["tables_at_p99_below_100_ms"]
    processes = f"{load['processes']} process" + "es" * (load["processes"] > 1)
    print(f"\n{processes}: {held} tables at once, an answer every {pace} s at each, p99 below 100 ms")
    print(
        f"{'tables':>8}{'moves/s':>9}{'p50 ms':>8}{'p99 ms':>8}{'CPU ms/move':>13}{'players':>9}{'others':>8}"
    )
    for level in load["levels"]:
        cost, players = level["server_cpu_ms_per_move"], level["players_cpu_ms_per_move"]
        times = f"{level['p50_ms']:8.1f}{level['p99_ms']:8.1f}{cost:13.2f}{players:9.2f}"
        others = f"{level['others_share_of_machine']:8.0%}"
        print(f"{level['tables']:8}{level['moves_per_second']:9.1f}{times}{others}")


if __name__ == "__main__":
    main()
