"""The line of every value of a TOML text, however it is written, in time that grows with the text alone."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from undercroft.kernel.checking.findings import line_of
from undercroft.kernel.checking.lines import DEEPEST, toml_lines
from undercroft.kernel.data import read_toml
from undercroft.kernel.errors import UnreadableError

TEXT = '''# a file [with = "odd"] things
head = 1   # [no.table]
"quoted.name" = "a ] b } c # d"
dotted.in.two = 'x = [1]'
long = """
[not.a.table]
x = "quotes \\""" and ""inside""
"""
literal = \'\'\'
y = [
\'\'\'
list = [
  1, 2,
  { a = 3, b = [4,
    5] },  # comment ]
]
[table]
inside = 2020-01-01 07:30:00
[table."sub part"]
deep = 1.5
[[entry]]
id = "one"
[[entry.row]]
dice = [1]
[[entry.row]]
dice = [2]
[[entry]]
id = "two"
row = [{ dice = [3] }]
'''


def test_every_value_has_the_line_that_it_stands_on() -> None:
    lines = toml_lines(TEXT, "x")
    wanted = {
        ("head",): 2,
        ("quoted.name",): 3,
        ("dotted", "in", "two"): 4,
        ("long",): 5,
        ("literal",): 9,
        ("list", 1): 13,
        ("list", 2, "a"): 14,
        ("list", 2, "b", 1): 15,
        ("table", "inside"): 18,
        ("table", "sub part", "deep"): 20,
        ("entry", 0, "id"): 22,
        ("entry", 0, "row", 1, "dice"): 26,
        ("entry", 1): 27,
        ("entry", 1, "row", 0, "dice", 0): 29,
    }
    assert {path: lines[path] for path in wanted} == wanted


def test_the_paths_are_those_of_the_tree() -> None:
    def walk(value: Any, path: tuple[Any, ...]) -> set[tuple[Any, ...]]:
        inside = (
            value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        )
        return {path}.union(*(walk(one, (*path, name)) for name, one in inside))

    tree = tomllib.loads(TEXT)
    assert set(toml_lines(TEXT, "x")) == walk(tree, ()) - {()}
    assert line_of(("entry", "two", "row", 0), tree, toml_lines(TEXT, "x")) == 29
    assert line_of(("entry", "two", "nothing", "here"), tree, toml_lines(TEXT, "x")) == 27
    assert line_of(("elsewhere",), tree, {}) == 0


@pytest.mark.parametrize(
    "text",
    ["x = " + "[" * 5000, "a." * 5000 + "a = 1", "[" + "a." * 5000 + "a]", "x = " + "{a=" * 5000],
    ids=["lists", "names", "head", "tables"],
)
def test_what_is_nested_too_deep_is_refused_at_once(text: str) -> None:
    with pytest.raises(UnreadableError, match=f"more than {DEEPEST} tables and lists inside each other"):
        read_toml(text, "My file")


@pytest.mark.parametrize(
    "text",
    [
        "x = ]",
        "x = {]}",
        "[a",
        "= 1",
        "x = [1 2",
        'x = "',
        "x = '''",
        "[[a]",
        "a..b = 1",
        "x = 1\n}",
        "\x00",
        '"\\q" = 1',
    ],
)
def test_what_is_no_toml_is_said_by_its_reader(text: str) -> None:
    with pytest.raises(UnreadableError, match="not readable as TOML"):
        read_toml(text, "My file")


def test_a_number_too_long_to_read_is_refused() -> None:
    with pytest.raises(UnreadableError, match="not readable as TOML"):
        read_toml("x = " + "9" * 5000, "My file")
