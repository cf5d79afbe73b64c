"""Break the rules on purpose, one change at a time, and see whether a test notices: this is `make mutate`.

python tools/mutate.py                        every mutant of every game; very long
python tools/mutate.py --limit 300 --seed 1   so many of each game, by chance: what `make mutate` does
python tools/mutate.py --list                 only say what would be changed
python tools/mutate.py --jobs 1               one at a time, to leave the other cores alone
python tools/mutate.py --fresh                forget what earlier runs found

A mutant is a printed number of the data raised by one; a condition of the rules negated, or always true or
false; or a statement taken out. Each is tried on a copy of the sources under .cache/mutate, so that the
working tree is never touched; every core tries mutants on a copy of its own. First come the tests that reach
the changed function, then all others. A run that is stopped goes on where it was; if the tests have changed
since, survivors are tried again. Survivors that cannot be killed are
explained in tools/explained_mutants.toml. The exit status is 1 if one survives unexplained.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import os
import resource
import shutil
import sys
import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from queue import Queue

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from mutants import GAMES, KINDS, ROOT, Mutant, drawn, families_of, games_with_tests, mutants_of
from reach import ELSEWHERE, Reach, function_name, spread

WORK = ROOT / ".cache" / "mutate"
PROGRESS = WORK / "progress.json"
EXPLAINED = ROOT / "tools" / "explained_mutants.toml"
MEMORY = 3 << 30

SURVIVED = "survived"
CANNOT_RUN = 4
NO_TESTS = 5

RULES = ("test_[0-9]*.py", "test_vectors.py", "test_refusals.py", "test_rulings.py")
WHOLE_GAMES = ("tests/golden/test_golden_records.py", "tests/perft/test_perft.py")
LISTS = (
    "test_data.py",
    "test_numbers*.py",
    "test_printed.py",
    "test_texts.py",
    "test_words.py",
    "test_secrets.py",
)
"""Tests that repeat the data or go through all words. They come last: what do rules' tests not notice?"""

BUILDING = ("/loading/", "/components/", "/box.py", "/shapes.py")
"""The code that builds from the data what all games share."""

FIRST = 40
"""How many of the tests that reach a function are shown its mutants first."""

PRELOADED = (
    "pytest",
    "hypothesis",
    "hypothesis.strategies",
    "fluent.runtime",
    "fluent.syntax",
    "undercroft",
    "undercroft.kernel.documents.files",
    "undercroft.kernel.perft",
    "undercroft.kernel.state",
    "undercroft.maps.grid",
    "undercroft.maps.paths",
    "undercroft.agents.base",
)


# The tests that ought to notice


@dataclass(frozen=True)
class Stage:
    """Some of a game's tests: quick ones are run first."""

    name: str
    arguments: tuple[str, ...]
    seconds: int = 150
    is_first: bool = False
    """Whether these are some tests of a later stage, which therefore need not all exist."""
    instead: tuple[str, ...] = ()
    """What is run instead if a mutant has changed the names of the tests."""


def stages(game: str, kind: str) -> list[Stage]:
    """The tests that ought to notice a mutant, in order.

    A record names the hash of its data, so kept records say nothing about a changed number.
    """
    whole = [path for path in WHOLE_GAMES if kind != "data" or "golden" not in path]
    return [
        Stage("rules", tests(game, RULES)),
        Stage("whole games", (*(str(ROOT / path) for path in whole), "-k", game)),
        Stage("lists", tests(game, LISTS)),
    ]


def first_stages(mutant: Mutant) -> list[Stage]:
    """The tests that can notice a mutant soonest.

    Of changed code they are some of those that reach its function, of a changed number those that name its
    entry. Others may notice it too, because what is read from the data is kept from one test to the next.
    """
    if mutant.kind == "data":
        entry = mutant.where.split()[0]
        named = [path for path in tests(mutant.game, RULES) if entry in text_of(path)]
        return [Stage("rules", tuple(named), 30, is_first=True)]
    rules, whole = (
        [test for test in reaching(mutant, stage) if test != ELSEWHERE] for stage in ("rules", "whole games")
    )
    return [
        Stage("rules", tuple(spread(rules, FIRST)), 30, is_first=True),
        Stage("whole games", tuple(spread(whole, 4)), 40, is_first=True),
    ]


def all_stages(mutant: Mutant) -> list[Stage]:
    """All tests that could notice a mutant.

    What is built from the data is kept from one test to the next, so any test may notice that it is built
    wrongly; of other code only those tests can that reach it.
    """
    complete = stages(mutant.game, mutant.kind)
    if mutant.kind == "data":
        return complete
    found: list[Stage] = []
    for stage in complete:
        called = reaching(mutant, stage.name)
        if called and (ELSEWHERE in called or any(part in mutant.file for part in BUILDING)):
            found.append(stage)
        elif called:
            found.append(Stage(stage.name, tuple(called), instead=stage.arguments))
    return found


def reaching(mutant: Mutant, stage: str) -> list[str]:
    """The tests of a stage that call the function of a mutant."""
    name = function_name(Path(mutant.file).relative_to("src"), mutant.where)
    return reach_of(mutant.game, stage).get(name, [])


def reach_file(game: str, stage: str) -> Path:
    """Where it is kept what a game's tests reach."""
    return WORK / f"reach-{game}-{stage.replace(' ', '-')}.json"


@cache
def reach_of(game: str, stage: str) -> dict[str, list[str]]:
    """Which tests of a stage reach each function of a game."""
    found: dict[str, list[str]] = json.loads(reach_file(game, stage).read_text(encoding="utf-8"))
    return found


@cache
def text_of(path: str) -> str:
    """What stands in a file of tests."""
    return Path(path).read_text(encoding="utf-8")


def tests(game: str, patterns: tuple[str, ...]) -> tuple[str, ...]:
    """The tests of a game and of its families that have one of these names."""
    families = [Path("tests") / "families" / family for family in families_of(ROOT / GAMES / game)]
    folders = [ROOT / "tests" / "games" / game, *(ROOT / folder for folder in families)]
    return tuple(sorted(str(p) for folder in folders for pattern in patterns for p in folder.rglob(pattern)))


# One core at work


class Worker:
    """A process with a copy of the sources, in which what no mutant changes is loaded once."""

    def __init__(self, number: int) -> None:
        self.home = WORK / str(number)
        self.copy = self.home / "src"
        self.copy_sources()
        self.preload()

    def copy_sources(self) -> None:
        """Make the copy."""
        shutil.rmtree(self.copy, ignore_errors=True)
        ignored = shutil.ignore_patterns("__pycache__", "*.so", ".*cache", "web")
        shutil.copytree(ROOT / "src" / "undercroft", self.copy / "undercroft", ignore=ignored)

    def preload(self) -> None:
        """Load from the copy what no mutant changes: each mutant's tests run in a fork of this process."""
        sys.dont_write_bytecode = False  # a mutant's tests need not compile again what it does not change
        sys.path[:0] = [str(self.copy), str(ROOT), str(ROOT / "tools")]
        for name in PRELOADED:
            import_module(name)
        loaded = str(sys.modules["undercroft.kernel.state"].__file__)
        if Path(loaded) != self.copy / "undercroft" / "kernel" / "state.py":
            raise SystemExit(f"The tests would run on {loaded} and not on the copy in {self.copy}.")
        changed = ("undercroft.games.", "undercroft.families.")
        if early := [name for name in sys.modules if name.startswith(changed)]:
            raise SystemExit(f"A mutant of {early[0]} would not be noticed: it is loaded too early.")

    def status(self, stage: Stage, noted: Path | None = None) -> int:
        """What pytest says of tests on the copy; one that runs in circles or eats the memory is ended."""
        child = os.fork()
        if child == 0:
            resource.setrlimit(resource.RLIMIT_CPU, (stage.seconds, stage.seconds))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            os.chdir(ROOT)
            options = ["-x", "-q", "--no-header", "-p", "no:xdist", "-o", f"cache_dir={self.home}/pytest"]
            reach = Reach(self.copy) if noted else None
            said = sys.modules["pytest"].main([*options, *stage.arguments], [reach] if reach else [])
            if noted and reach:
                noted.write_text(json.dumps(reach.tests), encoding="utf-8")
            os._exit(int(said))
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])

    def passes(self, stage: Stage, noted: Path | None = None) -> bool:
        """Whether some tests pass on the copy; if asked, it is noted there what they reach."""
        if not stage.arguments:
            return True
        status = self.status(stage, noted)
        if status == CANNOT_RUN and stage.instead:
            return self.passes(Stage(stage.name, stage.instead))
        if status == CANNOT_RUN and not stage.is_first:
            raise RuntimeError(f"pytest could not run the tests ({stage.name}).")
        return status in (0, NO_TESTS, CANNOT_RUN)

    def verdict(self, mutant: Mutant) -> str:
        """Which stage of tests notices a mutant, if one does."""
        path = self.copy / Path(mutant.file).relative_to("src")
        whole = path.read_bytes()
        write_source(path, whole[: mutant.start] + mutant.new.encode() + whole[mutant.end :])
        try:
            for stage in [*first_stages(mutant), *all_stages(mutant)]:
                if not self.passes(stage):
                    return stage.name
        finally:
            write_source(path, whole)
        return SURVIVED

    def failing_stage(self, game: str) -> str:
        """Which stage of a game's tests fails without any mutant, if one does; notes what they reach."""
        for stage in stages(game, "condition"):
            if not self.passes(stage, reach_file(game, stage.name)):
                return stage.name
        return ""


def write_source(path: Path, source: bytes) -> None:
    """Write a file of the copy, and forget what was compiled from it: versions may look alike to Python."""
    path.write_bytes(source)
    for compiled in path.parent.glob(f"__pycache__/{path.stem}.*"):
        compiled.unlink()


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


# Many


@cache
def tests_hash() -> str:
    """One hash over all tests: when it changes, survivors are tried again."""
    files = sorted(path for path in (ROOT / "tests").rglob("*") if path.suffix in (".py", ".txt", ".toml"))
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in files)).hexdigest()


def load_progress(fresh: bool) -> dict[str, str]:
    """What earlier runs found; survivors are forgotten if the tests have changed since."""
    if fresh or not PROGRESS.exists():
        return {}
    saved = json.loads(PROGRESS.read_text(encoding="utf-8"))
    verdicts: dict[str, str] = saved["verdicts"]
    if saved["tests"] != tests_hash():
        return {key: verdict for key, verdict in verdicts.items() if verdict != SURVIVED}
    return verdicts


def save_progress(verdicts: dict[str, str]) -> None:
    """Remember what was found, so that a stopped run goes on."""
    WORK.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"tests": tests_hash(), "verdicts": verdicts}, indent=1, ensure_ascii=False)
    PROGRESS.write_text(text, encoding="utf-8")


def explanations() -> dict[str, str]:
    """Why some survivors cannot be killed, by their keys."""
    entries = tomllib.loads(EXPLAINED.read_text(encoding="utf-8"))["mutant"]
    return {key: entry["reason"] for entry in entries for key in entry["keys"]}


def run(mutants: list[Mutant], fresh: bool, jobs: int) -> dict[str, str]:
    """Try every mutant that has no verdict yet; the tests must pass without one, before and after."""
    known = load_progress(fresh)
    left = [mutant for mutant in mutants if mutant.key not in known]
    if not left:
        return known
    games = sorted({mutant.game for mutant in left})
    verdicts = dict(known)
    spawning = multiprocessing.get_context("spawn")  # a worker loads the sources from its copy, not from here
    numbers = spawning.Manager().Queue()
    for number in range(jobs):
        numbers.put(number)
    with spawning.Pool(jobs, begin_worker, (numbers,)) as pool, progress_bar() as bar:
        shown = bar.add_task("the tests without any mutant", total=len(games))
        for game, failing in pool.imap_unordered(checked, games):
            stop_if(
                failing, f"The tests of {game} fail without any mutant ({failing}). First make them pass."
            )
            bar.advance(shown)
        shown = bar.add_task(f"mutants ({len(mutants) - len(left)} more are known)", total=len(left))
        for key, verdict in pool.imap_unordered(tried, left):
            verdicts[key] = verdict
            save_progress(verdicts)
            bar.advance(shown)
        for game, failing in pool.imap_unordered(checked, games):
            if failing:
                save_progress(known)
            stop_if(
                failing, f"The tests of {game} fail now: they were changed meanwhile. This run is forgotten."
            )
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


def stop_if(failing: str, sentence: str) -> None:
    """Stop with a sentence."""
    if failing:
        raise SystemExit(sentence)


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
