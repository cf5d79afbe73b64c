"""Which tests are shown a mutant, and in which order: those first that can notice it soonest."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from mutants import FAMILIES, GAMES, ROOT, Mutant, families_of, games_with_tests
from reach import ELSEWHERE, function_name, spread

WORK = ROOT / ".cache" / "mutate"

RULES = ("test_[0-9]*.py", "test_vectors.py", "test_refusals.py", "test_rulings*.py")
WHOLE_GAMES = ("tests/golden/test_golden_records.py", "tests/perft/test_perft.py")
BATTERY = "tests/battery/test_battery.py"
"""Whether nothing but the offered moves is allowed, and much else, in games by chance; slow, so last."""
LISTS = (
    "test_data.py",
    "test_numbers*.py",
    "test_printed.py",
    "test_texts.py",
    "test_words.py",
    "test_secrets.py",
    "test_checking.py",
    "test_ranges.py",
    "test_own_files.py",
)
"""Tests that repeat the data, check it or go through all words: what do rules' tests not notice?"""
CHECKS = "tests/checking/test_read.py"
"""Whether the data of all games is good and read."""

BUILDING = ("/loading/", "/components/", "/box.py", "/shapes.py")
"""The code that builds from the data what all games share."""

READ = (".py", ".toml", ".txt", ".ftl")

FEW, FIRST, SOME = 4, 40, 100
"""How many of the tests that reach a function are shown its mutants, where not all are."""


@dataclass(frozen=True)
class Stage:
    """Some of a game's tests: quick ones are run first."""

    name: str
    game: str
    arguments: tuple[str, ...]
    """Files of tests and options of pytest, or names of tests."""
    seconds: int = 150
    is_first: bool = False
    """Whether these are some tests of a later stage, which therefore need not all exist."""
    are_names: bool = False
    """Whether the arguments are names of tests."""


def stages(game: str, kind: str) -> list[Stage]:
    """The tests that ought to notice a mutant, in order.

    A record names the hash of its data, so kept records say nothing about a changed number.
    """
    whole = [str(ROOT / path) for path in WHOLE_GAMES if kind != "data" or "golden" not in path]
    return [
        Stage("rules", game, tests(game, RULES)),
        Stage("whole games", game, (*whole, "-k", f"{of_game(game)} and not replays")),
        Stage("lists", game, (*tests(game, LISTS), str(ROOT / CHECKS))),
    ]


def first_stages(mutant: Mutant) -> list[Stage]:
    """The tests that can notice a mutant soonest.

    Of changed code they are some of those that reach its function, of a changed number those that name its
    entry. Others may notice it too, because what is read from the data is kept from one test to the next.
    """
    if mutant.kind == "data":
        entry = mutant.where.split()[0]
        named = [path for path in tests(mutant.game, RULES) if entry in text_of(path)]
        return [Stage("rules", mutant.game, tuple(named), 30, is_first=True)]
    rules, whole = (
        tuple(spread([test for test in reaching(mutant, mutant.game, stage) if test != ELSEWHERE], most))
        for stage, most in (("rules", FIRST), ("whole games", FEW))
    )
    return [
        Stage("rules", mutant.game, rules, 20, is_first=True, are_names=True),
        Stage("whole games", mutant.game, whole, 40, is_first=True, are_names=True),
    ]


def all_stages(mutant: Mutant) -> list[Stage]:
    """The tests that could notice a mutant, the slow ones last.

    What is built from the data is kept from one test to the next, so any test may notice that it is built
    wrongly; of other code only those tests can that reach it. A family's rules are shown to some tests of its
    other games as well.
    """
    found: list[Stage] = []
    own, *others = games_of(mutant)
    for stage in stages(own, mutant.kind):
        called = reaching(mutant, own, stage.name)
        if mutant.kind == "data" or (called and is_built_early(mutant)):
            found.append(stage)
        elif called:
            found.append(Stage(stage.name, own, tuple(called), are_names=True))
    for game in others:
        for name, most in (("rules", SOME), ("whole games", FEW)):
            called = [test for test in reaching(mutant, game, name) if test != ELSEWHERE]
            found.append(Stage(name, game, tuple(spread(called, most)), are_names=True))
    return found if mutant.kind == "data" else [*found, battery(own)]


def battery(game: str) -> Stage:
    """The battery of a game."""
    return Stage("battery", game, (str(ROOT / BATTERY), "-k", of_game(game)), seconds=400)


def of_game(game: str) -> str:
    """What the names of tests of a game have in them, where tests of all games stand together."""
    return f"[{game}-"


def is_built_early(mutant: Mutant) -> bool:
    """Whether something of what a mutant changes is done before the first test, or once for all."""
    if mutant.kind == "data" or any(part in mutant.file for part in BUILDING):
        return True
    if "super()" in mutant.old:
        return (
            True  # without it the function has other variables, and cannot take the place of the loaded one
        )
    return any(
        ELSEWHERE in reaching(mutant, game, stage.name)
        for game in games_of(mutant)
        for stage in stages(game, mutant.kind)
    )


def games_of(mutant: Mutant) -> list[str]:
    """The games that a mutant changes: its own, and with a family's rules all games of the family."""
    if not mutant.file.startswith(FAMILIES.as_posix()):
        return [mutant.game]
    family = Path(mutant.file).relative_to(FAMILIES).parts[0]
    others = [game for game in games_with_tests() if family in families_of(ROOT / GAMES / game)]
    return [mutant.game, *(game for game in others if game != mutant.game)]


def reaching(mutant: Mutant, game: str, stage: str) -> list[str]:
    """The tests of a stage that call the function of a mutant."""
    name = function_name(Path(mutant.file).relative_to("src"), mutant.where)
    return reach_of(game, stage).get(name, [])


def reach_file(game: str, stage: str) -> Path:
    """Where it is kept what a game's tests reach."""
    return WORK / f"reach-{game}-{stage.replace(' ', '-')}.json"


@cache
def reach_of(game: str, stage: str) -> dict[str, list[str]]:
    """Which tests of a stage reach each function of a game."""
    found: dict[str, list[str]] = json.loads(reach_file(game, stage).read_text(encoding="utf-8"))
    return found


def fingerprint(stage: Stage) -> str:
    """One hash over the sources, and over the folders of a stage's tests."""
    folders = {ROOT / "src", *(Path(path).parent for path in stage.arguments if path.endswith(".py"))}
    files = sorted({file for folder in folders for file in folder.rglob("*") if file.suffix in READ})
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


@cache
def text_of(path: str) -> str:
    """What stands in a file of tests."""
    return Path(path).read_text(encoding="utf-8")


@cache
def tests(game: str, patterns: tuple[str, ...]) -> tuple[str, ...]:
    """The tests of a game and of its families that have one of these names."""
    families = [Path("tests") / "families" / family for family in families_of(ROOT / GAMES / game)]
    folders = [ROOT / "tests" / "games" / game, *(ROOT / folder for folder in families)]
    return tuple(sorted(str(p) for folder in folders for pattern in patterns for p in folder.rglob(pattern)))
