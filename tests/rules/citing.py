"""What the tests of a game cite: numbers of its rules by name or mark, ids of its data in their strings."""

import ast
import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from undercroft.kernel.data import load_data

HOME = Path(__file__).resolve().parents[2]
TESTS = HOME / "tests" / "games"
GAMES = "undercroft.games"

UNFINISHED: dict[str, str] = {}
"""Games whose tests are not complete yet, each with the reason."""

NAMED = re.compile(r"test_(\d+)_(\d+)(?:_|$)")
HEADING = re.compile(r"^### (\d+\.\d+)\b", re.MULTILINE)
WORD = re.compile(r"[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*")

Test = TypeVar("Test", bound=Callable[..., None])


def cites(*numbers: str) -> Callable[[Test], Test]:
    """Mark a test that checks more rules than its name can say."""

    def marked(test: Test) -> Test:
        return test

    assert all(re.fullmatch(r"\d+\.\d+", number) for number in numbers)
    return marked


def game_folders() -> list[str]:
    """Every folder under `games` that is a package, finished or not."""
    found = files(GAMES).iterdir()
    return sorted(f.name for f in found if f.is_dir() and f.joinpath("__init__.py").is_file())


def rule_numbers(game: str, lang: str) -> list[str]:
    """The numbers of a game's rules in the order of the text."""
    name = "rules.md" if lang == "en" else f"rules.{lang}.md"
    text = files(f"{GAMES}.{game}").joinpath(name).read_text(encoding="utf-8")
    return HEADING.findall(text)


def data_ids(game: str) -> list[str]:
    """The id of every entry of a game's data; an option's is its name."""
    return [
        str(entry.get("id", entry.get("name")))
        for table in load_data(f"{GAMES}.{game}").values()
        for entry in entries(table)
    ]


def entries(table: Any) -> list[dict[str, Any]]:
    """The entries of a data table that have an id or a name."""
    found = table if isinstance(table, list) else []
    return [entry for entry in found if isinstance(entry, dict) and ("id" in entry or "name" in entry)]


def sources_of(game: str) -> list[str]:
    """The texts of all modules in a game's folder of tests."""
    return [path.read_text(encoding="utf-8") for path in sorted((TESTS / game).glob("**/*.py"))]


def cited_numbers(sources: list[str]) -> set[str]:
    """The rule numbers that tests cite by their names or by `@cites`."""
    found: set[str] = set()
    for source in sources:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef):
                name = NAMED.match(node.name)
                if name:
                    found.add(f"{name[1]}.{name[2]}")
                found |= set(marked_numbers(node))
    return found


def marked_numbers(node: ast.FunctionDef) -> Iterator[str]:
    """The numbers in the `@cites` of a test."""
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "cites":
            yield from (str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant))


def cited_words(sources: list[str]) -> set[str]:
    """The words in the strings of tests, docstrings apart."""
    found: set[str] = set()
    for source in sources:
        tree = ast.parse(source)
        docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
                found |= set(WORD.findall(node.value))
    return found
