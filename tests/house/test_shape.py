"""The shape of the house: the same rooms in every game, no circles among modules, no import out of place."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2] / "src"
HOUSE = ROOT / "undercroft"
GAMES = sorted(path.parent for path in (HOUSE / "games").glob("*/game.py"))

TOP = {"__init__.py", "game.py", "rules.md", "rules.fr.md", "data", "text", "guides", "rules", "face", "mind"}
"""All that stands in a game's folder."""

REQUIRED = {
    "rules": ("box", "state", "start", "setup", "turn", "ending"),
    "face": ("view", "words", "questions", "log", "description", "screen", "picture", "diagram", "odds"),
    "mind": ("features", "greedy", "plans"),
}
"""The modules that every game has; a game adds one for each chapter of its rules, and splits what grows long."""

TEXTS = ("en.ftl", "fr.ftl", "faults.fr.toml")

NOT_YET: dict[str, str] = {
    "games/claustrophobia": "its engine is moving to families/tunnels",
    "kernel": "the runtime and its documents are being set apart",
    "table": "its rooms are being built",
}
"""Packages that are not in shape yet, and why; nothing may be added, and what is mended must go."""

NO_LATER: dict[str, str] = {
    "cli": "a command loads only what it needs: rich, the server and the games are slow to import",
    "": "`undercroft` itself loads names when they are asked for",
}
"""Packages whose modules may import inside functions, and why."""


# A game's folder


def in_shape(game: Path) -> bool:
    return f"games/{game.name}" not in NOT_YET


SHAPED = [game for game in GAMES if in_shape(game)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_a_games_folder_has_its_rooms_and_nothing_else(game: Path) -> None:
    assert {path.name for path in game.iterdir() if path.name != "__pycache__"} == TOP
    for name in TEXTS:
        assert (game / "text" / name).is_file(), name
    for room in ("data", "guides"):
        assert list((game / room).glob("*.toml")), room


@pytest.mark.parametrize("game", SHAPED, ids=lambda game: str(game.name))
def test_every_room_has_the_same_modules(game: Path) -> None:
    for room, names in REQUIRED.items():
        missing = [name for name in names if not (game / room / f"{name}.py").is_file()]
        assert missing == [], f"{game.name}/{room}"


@pytest.mark.parametrize("game", SHAPED, ids=lambda game: str(game.name))
def test_rules_stay_short(game: Path) -> None:
    long = {path.name: n for path in (game / "rules").rglob("*.py") if (n := lines_of(path)) > 400}
    assert long == {}


def lines_of(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


# Imports


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def modules() -> dict[str, ast.Module]:
    """Every module of the house by its name."""
    paths = sorted(path for path in HOUSE.rglob("*.py") if "migrations" not in path.parts)
    return {name_of(path): ast.parse(path.read_text(encoding="utf-8")) for path in paths}


def imported(node: ast.stmt) -> Iterator[str]:
    """The modules of the house that a statement imports."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module is not None:
        for alias in node.names:
            inner = f"{node.module}.{alias.name}"
            yield inner if inner in modules() else node.module


@cache
def graph() -> dict[str, set[str]]:
    """Which module imports which, for types alone too, wherever the import stands."""
    found: dict[str, set[str]] = {}
    for name, tree in modules().items():
        statements = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
        found[name] = {other for node in statements for other in imported(node) if other in modules()}
        found[name].discard(name)
    return found


def circles(links: dict[str, set[str]]) -> list[list[str]]:
    """The groups of modules that import each other, by whatever way round."""
    reach: dict[str, set[str]] = {}
    for start in links:
        seen: set[str] = set()
        queue = [start]
        while queue:
            for other in links[queue.pop()]:
                if other not in seen:
                    seen.add(other)
                    queue.append(other)
        reach[start] = seen
    groups = {tuple(sorted(b for b in reach[a] if a in reach[b])) for a in links if a in reach[a]}
    return [list(group) for group in sorted(groups)]


def package_of(name: str) -> str:
    """The package that answers for a module: a game's own, or a room of the house."""
    parts = name.split(".")[1:]
    if parts[:1] == ["games"] and len(parts) > 2:
        return "/".join(parts[:2])
    return parts[0] if len(parts) > 1 or ((HOUSE / (parts or [""])[0]).is_dir() and parts) else ""


def test_no_modules_import_each_other() -> None:
    found = [group for group in circles(graph()) if not {package_of(name) for name in group} & NOT_YET.keys()]
    assert found == []


def test_what_is_not_yet_in_shape_is_still_out_of_shape() -> None:
    round_about = {package_of(name) for group in circles(graph()) for name in group}
    misplaced = {package_of(name) for name in modules() if later_imports(name)}
    unlike = {
        f"games/{game.name}"
        for game in GAMES
        for room, names in REQUIRED.items()
        if not all((game / room / f"{name}.py").is_file() for name in names)
        or any(lines_of(path) > 400 for path in (game / "rules").rglob("*.py"))
    }
    assert set(NOT_YET) <= round_about | misplaced | unlike, "take what is mended off the list"


def later_imports(name: str) -> list[int]:
    """The lines in which a module imports inside a function."""
    functions = [
        n for n in ast.walk(modules()[name]) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    return sorted(
        {
            node.lineno
            for function in functions
            for node in ast.walk(function)
            if isinstance(node, ast.Import | ast.ImportFrom)
        }
    )


def test_modules_import_at_their_top() -> None:
    found = {
        name: lines
        for name in modules()
        if package_of(name) not in {**NO_LATER, **NOT_YET} and (lines := later_imports(name))
    }
    assert found == {}


def test_a_circle_is_noticed() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [["a", "b", "c"]]
    assert circles({"a": {"b"}, "b": set()}) == []
    assert package_of("undercroft.games.subterra.rules.turn") == "games/subterra"
    assert (package_of("undercroft.kernel.state"), package_of("undercroft")) == ("kernel", "")
