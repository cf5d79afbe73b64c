"""No module imports itself in a circle, and none hides an import inside a function."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src"

UNHURRIED = ("undercroft.kernel", "undercroft.maps", "undercroft.families", "undercroft.games")
"""Where nothing is imported late; a command may load what is slow to load only when it needs it."""


def modules(folder: Path = SOURCE) -> dict[str, Path]:
    """Every module by its name."""
    found = sorted(folder.rglob("*.py"))
    return {".".join(path.relative_to(folder).with_suffix("").parts): path for path in found}


def imported(tree: ast.AST) -> Iterator[str]:
    """The names of all that a module imports, for types and inside functions too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def imports_of(folder: Path = SOURCE) -> dict[str, set[str]]:
    """Which modules each module imports."""
    names = modules(folder)
    return {
        name: {found for found in imported(ast.parse(path.read_text(encoding="utf-8"))) if found in names}
        for name, path in names.items()
    }


def circles(graph: dict[str, set[str]]) -> list[list[str]]:
    """The groups of modules that import each other: what is left when ends are taken away, in both ways."""
    left = set(graph)
    while ends := {
        name
        for name in left
        if not graph[name] & left or not any(name in graph[other] for other in left if other != name)
    }:
        left -= ends
    groups: list[list[str]] = []
    while left:
        one = min(left)
        group = reached(graph, one, left) & {name for name in left if one in reached(graph, name, left)}
        groups.append(sorted(group | {one}))
        left -= group | {one}
    return [group for group in groups if len(group) > 1]


def reached(graph: dict[str, set[str]], start: str, within: set[str]) -> set[str]:
    """The modules that one imports, directly or not."""
    found: set[str] = set()
    new = {start}
    while new:
        new = {other for name in new for other in graph[name] & within} - found
        found |= new
    return found


def late_imports(path: Path) -> list[int]:
    """The lines on which a function imports something of ours; a slow library may wait until it is needed."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [
        node.lineno
        for function in functions
        for node in ast.walk(function)
        if (isinstance(node, ast.ImportFrom) and (node.module or "").startswith("undercroft"))
        or (isinstance(node, ast.Import) and any(name.name.startswith("undercroft") for name in node.names))
    ]


def test_no_module_imports_itself_in_a_circle() -> None:
    assert circles(imports_of()) == []


def test_nothing_is_imported_late() -> None:
    late = [
        f"{name}:{line}"
        for name, path in modules().items()
        if name.startswith(UNHURRIED)
        for line in late_imports(path)
    ]
    assert late == []


def test_circles_are_found() -> None:
    graph = {"a": {"b"}, "b": {"c", "e"}, "c": {"a"}, "d": {"a", "f"}, "e": set[str](), "f": {"d"}}
    assert circles(graph) == [["a", "b", "c"], ["d", "f"]]
    assert circles({"a": {"b"}, "b": {"c"}, "c": set()}) == []
    assert list(imported(ast.parse("def f():\n    from a.b import c\nimport d"))) == ["d", "a.b", "a.b.c"]
