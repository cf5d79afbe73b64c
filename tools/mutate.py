"""Break the rules on purpose, one change at a time, and see whether a test notices: this is `make mutate`.

python tools/mutate.py                        every mutant of every game; very long
python tools/mutate.py --limit 300 --seed 1   so many of each game, by chance: what `make mutate` does
python tools/mutate.py --list                 only say what would be changed
python tools/mutate.py --jobs 1               one at a time, to leave the other cores alone
python tools/mutate.py --fresh                forget what earlier runs found

A mutant is a printed number of the data raised by one; a condition of the rules negated, or always true or
false; or a statement taken out. Each is tried on a copy of the sources under .cache/mutate, so that the
working tree is never touched; every core tries mutants on a copy of its own. Tests are shown a mutant in the
order that tools/stages.py says, and the first that fails is the last; tools/trials.py loads them once for all
mutants. A run that is stopped goes on where it was; if the tests have changed since, survivors are tried
again. Survivors that cannot be killed are explained in tools/explained_mutants.toml. The exit status is 1 if
one survives unexplained.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import os
import sys
import tomllib
from collections import Counter
from queue import Queue

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from mutants import KINDS, ROOT, Mutant, drawn, games_with_tests, mutants_of
from stages import WORK, games_of
from trials import SURVIVED, Worker

PROGRESS = WORK / "progress.jsonl"
EXPLAINED = ROOT / "tools" / "explained_mutants.toml"


WORKERS: list[Worker] = []
"""The worker of this process."""


def begin_worker(numbers: Queue[int]) -> None:
    """Make this process a worker."""
    WORKERS.append(Worker(numbers.get()))


def tried(mutant: Mutant) -> tuple[str, str]:
    """A mutant's key and what became of it."""
    return mutant.key, WORKERS[0].verdict(mutant)


def checked(game: str) -> tuple[str, str]:
    """A game, and which of its tests fail without any mutant."""
    return game, WORKERS[0].failing_stage(game)


def tests_hash() -> str:
    """One hash over all tests: when it changes, survivors are tried again."""
    files = sorted(path for path in (ROOT / "tests").rglob("*") if path.suffix in (".py", ".txt", ".toml"))
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in files)).hexdigest()


def load_progress(fresh: bool) -> dict[str, str]:
    """What earlier runs found; a survivor is forgotten if the tests have changed since."""
    if fresh:
        PROGRESS.unlink(missing_ok=True)
    if not PROGRESS.exists():
        return {}
    now = tests_hash()
    lines = [json.loads(line) for line in PROGRESS.read_text(encoding="utf-8").splitlines()]
    latest = {line["mutant"]: line for line in lines}
    return {
        key: line["verdict"]
        for key, line in latest.items()
        if line["verdict"] != SURVIVED or line["tests"] == now
    }


def keep_verdict(tests: str, key: str, verdict: str) -> None:
    """Remember what was found, so that a stopped run goes on."""
    line = json.dumps({"mutant": key, "verdict": verdict, "tests": tests}, ensure_ascii=False)
    with PROGRESS.open("a", encoding="utf-8") as file:
        file.write(line + "\n")


def explanations() -> dict[str, str]:
    """Why some survivors cannot be killed, by their keys."""
    entries = tomllib.loads(EXPLAINED.read_text(encoding="utf-8"))["mutant"]
    return {key: entry["reason"] for entry in entries for key in entry["keys"]}


def run(mutants: list[Mutant], fresh: bool, jobs: int) -> dict[str, str]:
    """Try every mutant that has no verdict yet; the tests must pass without one."""
    verdicts = load_progress(fresh)
    left = [mutant for mutant in mutants if mutant.key not in verdicts]
    if not left:
        return verdicts
    WORK.mkdir(parents=True, exist_ok=True)
    games = sorted({game for mutant in left for game in games_of(mutant)})
    tests = tests_hash()
    spawning = multiprocessing.get_context("spawn")  # a worker loads the sources from its copy, not from here
    numbers = spawning.Manager().Queue()
    for number in range(jobs):
        numbers.put(number)
    with spawning.Pool(jobs, begin_worker, (numbers,)) as pool, progress_bar() as bar:
        shown = bar.add_task("the tests without any mutant", total=len(games))
        for game, failing in pool.imap_unordered(checked, games):
            if failing:
                raise SystemExit(f"The tests of {game} fail without any mutant ({failing}).")
            bar.advance(shown)
        shown = bar.add_task(f"mutants ({len(mutants) - len(left)} more are known)", total=len(left))
        for key, verdict in pool.imap_unordered(tried, left):
            verdicts[key] = verdict
            keep_verdict(tests, key, verdict)
            bar.advance(shown)
    if tests != tests_hash():
        raise SystemExit("The tests were changed meanwhile, so what survived is tried again by the next run.")
    return verdicts


def progress_bar() -> Progress:
    """How far the run is, and how long it has left."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left:"),
        TimeRemainingColumn(),
    )


def report(mutants: list[Mutant], verdicts: dict[str, str]) -> int:
    """Print the figures and the survivors; return the exit status."""
    reasons = explanations()
    for game in sorted({mutant.game for mutant in mutants}):
        for kind in KINDS:
            of_kind = [mutant for mutant in mutants if (mutant.game, mutant.kind) == (game, kind)]
            counted = Counter(verdicts[mutant.key] for mutant in of_kind)
            told = ", ".join(f"{verdict} {count}" for verdict, count in sorted(counted.items()))
            print(f"{game}, {kind}: {len(of_kind)} mutants ({told or 'none'})")
    status = 0
    for mutant in mutants:
        if verdicts[mutant.key] == SURVIVED:
            reason = reasons.get(mutant.key)
            status = status if reason else 1
            print(f"{mutant.file}:{mutant.line}: {mutant.key}\n    {reason or 'NOT EXPLAINED'}")
    return status


def main() -> int:
    """Choose mutants by the command line, try them and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", action="append", choices=games_with_tests(), help="only this game")
    parser.add_argument("--only", choices=KINDS, help="only mutants of this kind")
    parser.add_argument("--file", default="", help="only files whose path contains this")
    parser.add_argument("--limit", type=int, default=0, help="a sample of so many of each game")
    parser.add_argument("--seed", type=int, default=0, help="which sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    parser.add_argument("--fresh", action="store_true", help="forget what earlier runs found")
    parser.add_argument("--list", action="store_true", help="only list the mutants")
    chosen = parser.parse_args()
    mutants: list[Mutant] = []
    for game in chosen.game or games_with_tests():
        of_game = [m for m in mutants_of(game) if chosen.only in (None, m.kind) and chosen.file in m.file]
        mutants += drawn(of_game, chosen.limit, chosen.seed)
    if chosen.list:
        print("\n".join(f"{mutant.file}:{mutant.line}: {mutant.key}" for mutant in mutants))
        return 0
    return report(mutants, run(mutants, chosen.fresh, chosen.jobs))


if __name__ == "__main__":
    sys.exit(main())
