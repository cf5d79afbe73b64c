"""Break the rules on purpose, one change at a time, and see whether a test notices: this is `make mutate`.

python tools/mutate.py                        every mutant of every finished game; long
python tools/mutate.py --limit 60 --seed 1    a sample
python tools/mutate.py --list                 only say what would be changed
python tools/mutate.py --fresh                forget what earlier runs found

A mutant is a printed number of the data raised by one, or a condition of the rules negated. Each is tried
on a copy of the sources under .cache/mutate, so that the working tree is never touched. A run that is stopped
goes on where it was; if the tests have changed since, survivors are tried again. Survivors that cannot be
killed are explained in tools/explained_mutants.toml. The exit status is 1 if one survives unexplained.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import random
import re
import resource
import shutil
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from rich.progress import track

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / ".cache" / "mutate"
COPY = WORK / "src"
PROGRESS = WORK / "progress.json"
EXPLAINED = ROOT / "tools" / "explained_mutants.toml"
CPU_SECONDS = 180
MEMORY = 3 << 30

SURVIVED = "survived"

OPTIONS = ["-x", "-q", "--no-header", "-p", "no:xdist", "-o", f"cache_dir={WORK}/pytest"]
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


@dataclass(frozen=True)
class Target:
    """What is broken in one game, and which tests ought to notice: quick ones first, lists of data last."""

    data: str
    code: tuple[str, ...]
    rules: tuple[str, ...]
    whole_games: tuple[str, ...]
    lists: tuple[str, ...]


HOME = "src/undercroft/games/subterra"
DEEP = "src/undercroft/games/claustrophobia"
TARGETS = {
    "subterra": Target(
        data=f"{HOME}/data/*.toml",
        code=(f"{HOME}/rules/*.py",),
        rules=(
            "tests/games/subterra/test_[0-9]_*.py",
            "tests/games/subterra/test_vectors.py",
            "tests/games/subterra/test_refusals.py",
        ),
        whole_games=(
            "tests/games/subterra/test_words.py",
            "tests/golden/test_golden_records.py",
            "tests/perft/test_perft.py",
        ),
        lists=("tests/games/subterra/test_data.py", "tests/games/subterra/test_texts.py"),
    ),
    "claustrophobia": Target(
        data=f"{DEEP}/data/**/*.toml",
        code=(
            "src/undercroft/families/tunnels/**/*.py",
            f"{DEEP}/rules/**/*.py",
        ),
        rules=("tests/games/claustrophobia/test_[0-9]*.py",),
        whole_games=("tests/golden/test_golden_records.py", "tests/perft/test_perft.py"),
        lists=(
            "tests/games/claustrophobia/test_data.py",
            "tests/games/claustrophobia/test_numbers.py",
            "tests/games/claustrophobia/test_printed.py",
        ),
    ),
}


@dataclass(frozen=True)
class Mutant:
    """One change: the bytes of a file from start to end become other ones."""

    game: str
    kind: str
    file: str
    line: int
    where: str
    old: str
    new: str
    start: int
    end: int

    @property
    def key(self) -> str:
        """A name that stays the same while the lines around it move."""
        return f"{self.file.removeprefix('src/undercroft/')} | {self.where} | {self.old} -> {self.new}"


# What can be changed

NUMBER = re.compile(rb"(?<![\w\".-])\d+(?![\w\".-])(?!\s*=)")
ENTRY = re.compile(r'^(?:id|name) = "(.+)"')


def data_mutants(game: str, path: Path) -> Iterator[Mutant]:
    """Every number of a data file raised by one; comments and texts are left alone."""
    at = 0
    entry = ""
    for line, text in enumerate(path.read_bytes().splitlines(keepends=True), start=1):
        named = ENTRY.match(text.decode())
        entry = named[1] if named else entry
        bare = text.partition(b"#")[0]
        field = bare.partition(b"=")[0].decode().strip()
        for found in () if b'"' in bare and b"[" not in bare else NUMBER.finditer(bare):
            old = found[0].decode()
            name = path.relative_to(ROOT).as_posix()
            where = f"{entry} {field}" if bare.count(b"=") < 2 else f"{entry} {field} {label(bare, found)}"
            yield Mutant(
                game, "data", name, line, where, old, str(int(old) + 1), at + found.start(), at + found.end()
            )
        at += len(text)


def label(line: bytes, found: re.Match[bytes]) -> str:
    """The name that a number has inside an inline table."""
    return line[: found.start()].decode().rstrip(" =").split()[-1].strip("{,")


def condition_mutants(game: str, path: Path) -> Iterator[Mutant]:
    """Every condition of a module negated, and every part of one that has several."""
    source = path.read_bytes()
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    seen: Counter[str] = Counter()
    for place, function in functions(ast.parse(source)):
        for node in conditions(function):
            start = starts[node.lineno - 1] + node.col_offset
            end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
            old = " ".join(source[start:end].decode().split())
            if old != "t.log is not None":  # it only asks whether anybody listens
                seen[f"{place} {old}"] += 1
                again = seen[f"{place} {old}"]
                where = place if again == 1 else f"{place} ({again})"
                name = path.relative_to(ROOT).as_posix()
                yield Mutant(game, "condition", name, node.lineno, where, old, "negated", start, end)


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and the methods of its classes, by name and in order."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    yield f"{node.name}.{part.name}", part


def conditions(function: ast.FunctionDef) -> list[ast.expr]:
    """The expressions that decide something: tests, parts of tests, and answers of yes-or-no questions."""
    found: dict[tuple[int, int, int], ast.expr] = {}
    for node in ast.walk(function):
        tests: list[ast.expr] = []
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            tests = [node.test]
        elif isinstance(node, ast.comprehension):
            tests = node.ifs
        elif isinstance(node, ast.BoolOp):
            tests = node.values
        elif isinstance(node, ast.Return) and isinstance(node.value, ast.Compare | ast.BoolOp):
            tests = [node.value]
        for test in tests:
            found.setdefault((test.lineno, test.col_offset, test.end_col_offset or 0), test)
    return [found[place] for place in sorted(found)]


def all_mutants(games: list[str]) -> list[Mutant]:
    """Every mutant of these games."""
    found: list[Mutant] = []
    for game in games:
        target = TARGETS[game]
        for path in sorted(ROOT.glob(target.data)):
            found += data_mutants(game, path)
        for pattern in target.code:
            for path in sorted(ROOT.glob(pattern)):
                found += condition_mutants(game, path)
    return found


# Trying one


def stages(mutant: Mutant | None, target: Target) -> list[tuple[str, list[str]]]:
    """The tests that ought to notice, in order.

    A record names the hash of its data, so kept records say nothing about a changed number; the lists of the
    data repeat each number and come last, to show which numbers no rule's test has noticed.
    """
    parts = [("rules", target.rules), ("whole games", target.whole_games), ("lists", target.lists)]
    if mutant is not None and mutant.kind == "condition":
        del parts[2]
    chosen: list[tuple[str, list[str]]] = []
    for name, patterns in parts:
        paths = sorted(str(path) for pattern in patterns for path in ROOT.glob(pattern))
        if mutant is not None and mutant.kind == "data":
            paths = [path for path in paths if "golden" not in path]
        chosen.append((name, paths))
    return chosen


def preload() -> None:
    """Load once what no mutant changes, from the copy: each mutant's tests run in a fork of this process."""
    sys.path[:0] = [str(COPY), str(ROOT), str(ROOT / "tools")]
    for name in PRELOADED:
        import_module(name)
    loaded = str(sys.modules["undercroft.kernel.state"].__file__)
    if Path(loaded) != COPY / "undercroft" / "kernel" / "state.py":
        raise SystemExit(f"The tests would run on {loaded} and not on the copy in {COPY}.")
    if early := [
        name for name in sys.modules if name.startswith(("undercroft.games.", "undercroft.families."))
    ]:
        raise SystemExit(f"A mutant of {early[0]} would not be noticed: it is loaded too early.")


def passes(paths: list[str]) -> bool:
    """Whether these tests pass on the copy; one that runs in circles or eats the memory does not."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        os.chdir(ROOT)
        os._exit(int(sys.modules["pytest"].main([*OPTIONS, *paths])))
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if status in (4, 5):
        raise SystemExit(f"pytest could not run the tests (exit status {status}).")
    return status == 0


def try_mutant(mutant: Mutant) -> str:
    """Which stage of tests notices the mutant, if one does."""
    path = COPY / Path(mutant.file).relative_to("src")
    whole = path.read_bytes()
    text = whole[mutant.start : mutant.end].decode()
    new = f"(not ({text}))" if mutant.kind == "condition" else mutant.new
    write_source(path, whole[: mutant.start] + new.encode() + whole[mutant.end :])
    try:
        for name, paths in stages(mutant, TARGETS[mutant.game]):
            if not passes(paths):
                return name
    finally:
        write_source(path, whole)
    return SURVIVED


def write_source(path: Path, source: bytes) -> None:
    """Write a file of the copy, and forget what was compiled from it: versions may look alike to Python."""
    path.write_bytes(source)
    for compiled in path.parent.glob(f"__pycache__/{path.stem}.*"):
        compiled.unlink()


def fresh_copy() -> None:
    """Copy the sources."""
    shutil.rmtree(COPY, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.so", ".*cache", "web")
    shutil.copytree(ROOT / "src" / "undercroft", COPY / "undercroft", ignore=ignored)


# Many


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
    if not EXPLAINED.exists():
        return {}
    entries = tomllib.loads(EXPLAINED.read_text(encoding="utf-8"))["mutant"]
    return {key: entry["reason"] for entry in entries for key in entry["keys"]}


def run(mutants: list[Mutant], fresh: bool) -> dict[str, str]:
    """Try every mutant that has no verdict yet; the tests must pass without one, before and after."""
    known = load_progress(fresh)
    left = [mutant for mutant in mutants if mutant.key not in known]
    if not left:
        return known
    fresh_copy()
    preload()
    check_tests(left, "First make them pass.")
    verdicts = dict(known)
    for mutant in track(left, f"{len(left)} mutants, {len(mutants) - len(left)} known"):
        verdicts[mutant.key] = try_mutant(mutant)
        save_progress(verdicts)
    save_progress(known)
    check_tests(left, "They were changed meanwhile, and what this run found is forgotten.")
    save_progress(verdicts)
    return verdicts


def check_tests(mutants: list[Mutant], advice: str) -> None:
    """Stop if the tests fail without any mutant."""
    for game in sorted({mutant.game for mutant in mutants}):
        for name, paths in stages(None, TARGETS[game]):
            if not passes(paths):
                raise SystemExit(f"The tests of {game} fail without any mutant ({name}). {advice}")


def report(mutants: list[Mutant], verdicts: dict[str, str]) -> int:
    """Print the figures and the survivors; return the exit status."""
    reasons = explanations()
    for kind in ("data", "condition"):
        counted = Counter(verdicts[mutant.key] for mutant in mutants if mutant.kind == kind)
        told = ", ".join(f"{verdict} {count}" for verdict, count in sorted(counted.items()))
        print(f"{kind}: {sum(counted.values())} mutants ({told or 'none'})")
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
    parser.add_argument("--game", action="append", choices=sorted(TARGETS), help="only this game")
    parser.add_argument("--only", choices=("data", "condition"), help="only mutants of this kind")
    parser.add_argument("--file", default="", help="only files whose path contains this")
    parser.add_argument("--limit", type=int, default=0, help="a sample of so many")
    parser.add_argument("--seed", type=int, default=0, help="which sample")
    parser.add_argument("--fresh", action="store_true", help="forget what earlier runs found")
    parser.add_argument("--list", action="store_true", help="only list the mutants")
    chosen = parser.parse_args()
    mutants = [
        mutant
        for mutant in all_mutants(chosen.game or sorted(TARGETS))
        if chosen.only in (None, mutant.kind) and chosen.file in mutant.file
    ]
    if chosen.limit and chosen.limit < len(mutants):
        sample = set(random.Random(chosen.seed).sample(range(len(mutants)), chosen.limit))
        mutants = [mutant for n, mutant in enumerate(mutants) if n in sample]
    if chosen.list:
        print("\n".join(f"{mutant.file}:{mutant.line}: {mutant.key}" for mutant in mutants))
        return 0
    return report(mutants, run(mutants, chosen.fresh))


if __name__ == "__main__":
    sys.exit(main())
