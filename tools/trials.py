"""The processes in which mutants are tried, each in a fork: what no mutant changes is loaded once."""

from __future__ import annotations

import gc
import json
import os
import resource
import shutil
import sys
from dataclasses import replace
from importlib import import_module
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType, FunctionType

import pytest

from mutants import ROOT, Mutant
from reach import Reach, spread
from stages import (
    BATTERY,
    FEW,
    WORK,
    Stage,
    all_stages,
    battery,
    fingerprint,
    first_stages,
    is_built_early,
    of_game,
    reach_file,
    reach_of,
    stages,
)

MEMORY = 3 << 30

SURVIVED = "survived"
MARK = "fingerprint"
CANNOT_RUN = 4
NO_TESTS = 5
CANNOT_CHANGE = 97

PRELOADED = (
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


class Worker:
    """A process with a copy of the sources, in which no game is loaded yet."""

    def __init__(self, number: int) -> None:
        self.home = WORK / str(number)
        self.copy = self.home / "src"
        self.warm: dict[str, Warm] = {}
        self.copy_sources()
        self.preload()

    def copy_sources(self) -> None:
        """Make the copy."""
        shutil.rmtree(self.copy, ignore_errors=True)
        ignored = shutil.ignore_patterns("__pycache__", "*.so", ".*cache", "web")
        shutil.copytree(ROOT / "src" / "undercroft", self.copy / "undercroft", ignore=ignored)

    def preload(self) -> None:
        """Load from the copy what no mutant changes."""
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

    def failing_stage(self, game: str) -> str:
        """Which stage of a game's tests fails without any mutant, if one does; notes what they reach."""
        for stage in stages(game, "condition"):
            noted, mark = reach_file(game, stage.name), fingerprint(stage)
            if noted.exists() and reach_of(game, stage.name).get(MARK) == [mark]:
                continue
            if self.cold_status(stage, noted) not in (0, NO_TESTS):
                return stage.name
            reach_of.cache_clear()
            noted.write_text(json.dumps({**reach_of(game, stage.name), MARK: [mark]}), encoding="utf-8")
            reach_of.cache_clear()
        return ""

    def verdict(self, mutant: Mutant) -> str:
        """Which stage of tests notices a mutant, if one does."""
        shown = [stage for stage in [*first_stages(mutant), *all_stages(mutant)] if stage.arguments]
        if not is_built_early(mutant):
            return self.warm_verdict(mutant, shown)
        path = self.copy / Path(mutant.file).relative_to("src")
        whole = path.read_bytes()
        write_source(path, mutant.changed(whole))
        try:
            return next((stage.name for stage in shown if not self.passes_cold(stage)), SURVIVED)
        finally:
            write_source(path, whole)

    def warm_verdict(self, mutant: Mutant, shown: list[Stage]) -> str:
        """Which stage of loaded tests notices a changed function; no test is shown it twice."""
        passed: set[str] = set()
        for stage in shown:
            names = tuple(name for name in stage.arguments if name not in passed)
            if names and not self.passes_warm(replace(stage, arguments=names), mutant):
                return stage.name
            passed.update(names)
        return SURVIVED

    def passes_warm(self, stage: Stage, mutant: Mutant) -> bool:
        """Whether some tests pass where they are loaded already, and one function is changed."""
        if stage.game not in self.warm:
            self.warm[stage.game] = Warm(stage.game, self.copy, pytest_options(self.home))
        status = self.warm[stage.game].status(stage, mutant)
        if status == CANNOT_CHANGE:
            raise RuntimeError(f"The function of a mutant could not be changed: {mutant.key}")
        return status == 0

    def passes_cold(self, stage: Stage) -> bool:
        """Whether some tests pass where nothing of the game was loaded before."""
        status = self.cold_status(stage)
        if status == CANNOT_RUN and not stage.is_first:
            raise RuntimeError(f"pytest could not run the tests ({stage.name}).")
        return status in (0, NO_TESTS, CANNOT_RUN)

    def cold_status(self, stage: Stage, noted: Path | None = None) -> int:
        """What pytest says of tests on the copy; if asked, it is noted there what they reach."""
        child = os.fork()
        if child == 0:
            limit(stage.seconds * (4 if noted else 1))
            reach = Reach(self.copy) if noted else None
            options = [*pytest_options(self.home), *stage.arguments]
            said = pytest.main(options, [reach] if reach else [])
            if noted and reach:
                noted.write_text(json.dumps(reach.tests), encoding="utf-8")
            os._exit(int(said))
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


class Warm:
    """A process that has collected all tests of a game; in forks of it mutants are tried one by one."""

    def __init__(self, game: str, copy: Path, options: list[str]) -> None:
        self.orders, there = Pipe()
        if os.fork() == 0:
            self.orders.close()
            quietly()
            shown = [*stages(game, "condition"), battery(game)]
            files = [path for stage in shown for path in stage.arguments if path.endswith(".py")]
            pytest.main([*options, *files], [Trials(there, copy)])
            os._exit(0)
        there.close()

    def status(self, stage: Stage, mutant: Mutant) -> int:
        """What becomes of some tests when a function is changed: 0 if they pass."""
        self.orders.send((stage, mutant))
        status: int = self.orders.recv()
        return status


class Trials:
    """A plugin of pytest that tries mutants instead of running the collected tests once."""

    def __init__(self, orders: Connection, copy: Path) -> None:
        self.orders = orders
        self.copy = copy

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try mutants as long as there are any."""
        gc.freeze()  # a fork need not look through what is there already
        items = {item.nodeid: item for item in session.items}
        while True:
            try:
                stage, mutant = self.orders.recv()
            except EOFError:
                return True
            names = stage.arguments
            if not stage.are_names:
                all_cases = [name for name in items if BATTERY in name and of_game(stage.game) in name]
                names = spread(all_cases, FEW)
            self.orders.send(self.status([items[name] for name in names], stage.seconds, mutant))

    def status(self, items: list[pytest.Item], seconds: int, mutant: Mutant) -> int:
        """What becomes of some tests in a fork with a changed function."""
        child = os.fork()
        if child == 0:
            limit(seconds)
            try:
                change_function(self.copy, mutant)
            except ValueError:
                os._exit(CANNOT_CHANGE)
            for item, following in zip(items, [*items[1:], None], strict=True):
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                if item.session.testsfailed:
                    os._exit(1)
            os._exit(0)
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def change_function(copy: Path, mutant: Mutant) -> None:
    """Give the function of a mutant its changed code, in the modules that are loaded."""
    path = Path(mutant.file).relative_to("src")
    source = mutant.changed((copy / path).read_bytes())
    place = mutant.where.partition(" (")[0].split(".")
    code = compile(source, str(copy / path), "exec")
    found: object = sys.modules[".".join(path.with_suffix("").parts)]
    for name in place:
        code = next(c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == name)
        found = vars(found)[name]
    function_of(found).__code__ = code


def function_of(found: object) -> FunctionType:
    """The function behind a property, a static method or a class method."""
    for inner in ("fget", "__func__", "__wrapped__"):
        found = getattr(found, inner, None) or found
    assert isinstance(found, FunctionType)
    return found


def pytest_options(home: Path) -> list[str]:
    """How pytest is called."""
    return ["-x", "-q", "--no-header", "-p", "no:xdist", "-o", f"cache_dir={home}/pytest"]


def limit(seconds: int) -> None:
    """Make sure that a process that runs in circles or eats the memory is ended."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    quietly()


def quietly() -> None:
    """Say nothing, and work where the tests expect it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    os.close(nowhere)
    os.chdir(ROOT)


def write_source(path: Path, source: bytes) -> None:
    """Write a file of the copy, and forget what was compiled from it: versions may look alike to Python."""
    path.write_bytes(source)
    for compiled in path.parent.glob(f"__pycache__/{path.stem}.*"):
        compiled.unlink()
