from __future__ import annotations

import ast
import doctest
from importlib.util import find_spec
from pathlib import Path

import pytest

PACKAGE = find_spec("undercroft.maps")
assert PACKAGE is not None
assert PACKAGE.submodule_search_locations is not None
FOLDER = Path(PACKAGE.submodule_search_locations[0])


@pytest.mark.parametrize("name", ["sides", "grid", "paths", "rooms", "drawing"])
def test_the_examples_in_the_docstrings_run(name: str) -> None:
    """Read from the source, since a compiled module keeps few docstrings."""
    tree = ast.parse((FOLDER / f"{name}.py").read_text(encoding="utf-8"))
    documented = [
        tree,
        *[node for node in ast.walk(tree) if isinstance(node, ast.ClassDef | ast.FunctionDef)],
    ]
    runner = doctest.DocTestRunner(verbose=False)
    module = __import__(f"undercroft.maps.{name}", fromlist=["*"])
    for node in documented:
        text = ast.get_docstring(node) or ""
        title = getattr(node, "name", name)
        runner.run(doctest.DocTestParser().get_doctest(text, dict(vars(module)), title, name, 0))
    results = runner.summarize(verbose=False)
    assert results.attempted > 0
    assert results.failed == 0
