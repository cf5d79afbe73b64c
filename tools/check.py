"""Run every check of the project, go on after a failure, and end with a table of results and seconds.

python tools/check.py                 all of them: this is `make test`
python tools/check.py lint types      some of them, by name
python tools/check.py table browser   those that start servers, databases and a browser
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from envs import ROOT, Environment, clean_variables, ensure
from programs import ensure_programs

TYPED = ["src", "tests", "tools", "benchmarks", "hatch_build.py"]
PYTEST = ["python", "-m", "pytest"]
WITHOUT_SERVER = ["--ignore=tests/table", "--ignore=tests/browser"]
WITHOUT_SOURCES = ["--ignore=tests/house", "--ignore=tests/rules"]
"""Tests that read the sources and run no engine: once is enough."""
PARALLEL = ["-n", str(os.cpu_count() or 1), "--dist", "worksteal"]
FEW = ["-n", str(min(4, os.cpu_count() or 1)), "--dist"]
"""For tests that share a server: each worker starts servers, databases and a browser of its own."""


@dataclass(frozen=True)
class Part:
    """One check: a program of one environment with its arguments."""

    name: str
    kind: str
    command: list[str]


PARTS = [
    Part("format", "pure", ["ruff", "format", "--check", "."]),
    Part("lint", "pure", ["ruff", "check", "."]),
    Part("types", "pure", ["mypy", *TYPED]),
    Part("imports", "pure", ["lint-imports", "--cache-dir", ".cache/import-linter"]),
    Part(
        "examples", "pure", [*PYTEST, "--doctest-modules", "--doctest-glob=*.md", "src", "docs", "README.md"]
    ),
    Part("interpreted", "pure", [*PYTEST, *PARALLEL, "tests", *WITHOUT_SERVER]),
    Part("compiled", "compiled", [*PYTEST, *PARALLEL, "tests", *WITHOUT_SERVER, *WITHOUT_SOURCES]),
    Part("instructions", "compiled", ["python", "benchmarks/instructions.py", "--check"]),
    Part("client", "compiled", ["python", "tools/build_web.py", "check"]),
    Part("table", "compiled", [*PYTEST, *FEW, "loadscope", "tests/table"]),
    Part("browser", "compiled", [*PYTEST, *FEW, "worksteal", "tests/browser"]),
]
NEED_PROGRAMS = ("instructions", "table", "browser")
"""Parts that start valgrind, PostgreSQL, Redis or a browser."""


@dataclass(frozen=True)
class Result:
    """How one part ended, and how long it took."""

    name: str
    verdict: str
    seconds: float


def main(names: list[str]) -> int:
    """Run the parts asked for, all if none is named; the exit status is 0 if all passed."""
    known = [part.name for part in PARTS]
    if unknown := [name for name in names if name not in known]:
        print(f"There is no check called {', '.join(unknown)}. The checks are: {', '.join(known)}.")
        return 2
    parts = [part for part in PARTS if part.name in names] if names else PARTS
    ready: dict[str, bool] = {}
    results: list[Result] = []
    if any(part.name in NEED_PROGRAMS for part in parts):
        results.append(timed("programs", ensure_programs))
    for part in parts:
        if part.kind not in ready:
            results.append(timed(f"environment, {part.kind}", partial(ensure, part.kind)))
            ready[part.kind] = results[-1].verdict == "passed"
        if ready[part.kind]:
            results.append(timed(part.name, partial(run, part)))
        else:
            results.append(Result(part.name, "NOT RUN", 0.0))
    return report(results)


def timed(name: str, action: Callable[[], object]) -> Result:
    """Do one thing under a headline and take its time; a thing that fails does so by SystemExit."""
    print(f"\n=== {name} ===", flush=True)
    started = time.perf_counter()
    try:
        action()
        verdict = "passed"
    except SystemExit as stop:
        print(stop, flush=True)
        verdict = "FAILED"
    return Result(name, verdict, time.perf_counter() - started)


def run(part: Part) -> None:
    """Run one part; pytest is told which engine to expect, and refuses to start on the other."""
    program, *arguments = part.command
    variables = {**clean_variables(), "UNDERCROFT_EXPECT": part.kind}
    command = [str(Environment(part.kind).bin / program), *arguments]
    if subprocess.run(command, cwd=ROOT, env=variables).returncode != 0:
        raise SystemExit(f"{part.name}: failed")


def report(results: list[Result]) -> int:
    """Print the table; return the exit status."""
    failed = [result.name for result in results if result.verdict != "passed"]
    print(f"\n{'check':<24}{'result':<10}{'seconds':>8}")
    for result in results:
        print(f"{result.name:<24}{result.verdict:<10}{result.seconds:>8.1f}")
    print(f"{'total':<34}{sum(result.seconds for result in results):>8.1f}")
    print(f"\nFAILED: {', '.join(failed)}" if failed else "\nAll checks passed.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
