"""Every example in the docstrings of the kernel runs. Compiled modules hide them, so sources are read."""

from __future__ import annotations

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

import undercroft.kernel

FOLDER = Path(undercroft.kernel.__path__[0])
MODULES = sorted(
    ".".join(file.relative_to(FOLDER).with_suffix("").parts)
    for file in FOLDER.rglob("*.py")
    if file.stem != "__init__"
)
WITH_EXAMPLES = {
    "chance",
    "data",
    "deck",
    "documents.toml_writing",
    "fair",
    "options",
    "match",
    "moves",
    "texts",
}
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef)


def source(name: str) -> Path:
    return FOLDER.joinpath(*name.split(".")).with_suffix(".py")


def examples(name: str) -> list[doctest.DocTest]:
    """The examples of one module, to be run with all that the module knows."""
    file = source(name)
    known = vars(import_module(f"undercroft.kernel.{name}"))
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        said = ast.get_docstring(node) if isinstance(node, DOCUMENTED) else None
        where = getattr(node, "name", name)
        test = doctest.DocTestParser().get_doctest(said or "", dict(known), where, str(file), 0)
        if test.examples:
            found.append(test)
    return found


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    runner = doctest.DocTestRunner()
    for test in examples(name):
        runner.run(test)
    assert runner.summarize(verbose=False).failed == 0


def test_the_examples_are_found() -> None:
    assert {name for name in MODULES if examples(name)} >= WITH_EXAMPLES


@pytest.mark.parametrize("name", MODULES)
def test_everything_public_says_what_it_is_for(name: str) -> None:
    tree = ast.parse(source(name).read_text(encoding="utf-8"))
    assert ast.get_docstring(tree)
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            assert ast.get_docstring(node), f"{node.name} is not documented"
