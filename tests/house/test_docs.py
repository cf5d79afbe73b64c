"""The documentation names only what exists, and shows the code as it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
WALK = ROOT / "docs" / "write-a-game.md"

PACKAGE = ROOT / "src" / "undercroft"
GAMES = ("tests/testgame", "src/undercroft/games/<id>")
HOMES = ("", "src/undercroft", "docs", "web", "web/src", "tests", *GAMES)
"""From where a path may be meant."""
ROOMS = {
    "src",
    "tests",
    "docs",
    "tools",
    "benchmarks",
    "web",
    *(p.parent.name for p in PACKAGE.glob("*/__init__.py")),
}
"""A name with a slash whose first part is one of these is a path of ours."""
BUILT = ("src/undercroft/web",)
"""What is there only once it is built."""

FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)#\s]+)\)")
PATH = re.compile(r"[\w<>*.-]+(?:/[\w<>*.-]+)*/?")
MODULE = re.compile(r"undercroft(?:\.[a-z_]\w*)+")
EXCERPT = re.compile(r"^`([\w./]+)`:\n\n```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def named_paths(text: str) -> Iterator[str]:
    """The paths of ours that a page names in its sentences."""
    for found in INLINE.findall(FENCED.sub("", text)):
        is_path = found.endswith(".py") or (found.split("/")[0] in ROOMS and "/" in found)
        if is_path and PATH.fullmatch(found) and found not in BUILT:
            yield found


def exists(path: str) -> bool:
    """Whether a path is there, as it is written or in one of our rooms; `<id>` is any game, and so on.

    A mere name is that of a module anywhere.
    """
    if "/" not in path:
        return matches(f"*/**/{open_name(path)}")
    return any(matches(open_name(f"{home}/{path}".strip("/"))) for home in HOMES)


def open_name(path: str) -> str:
    """A path in which `<id>` and the like may be anything."""
    return re.sub(r"<\w+>", "*", path)


@cache
def matches(pattern: str) -> bool:
    """Whether something fits a pattern."""
    return any(ROOT.glob(pattern))


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_path_that_is_named_is_there(page: Path) -> None:
    missing = [path for path in named_paths(page.read_text(encoding="utf-8")) if not exists(path)]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_module_that_is_named_is_there(page: Path) -> None:
    for found in MODULE.findall(page.read_text(encoding="utf-8")):
        assert is_module_or_part(found), f"{found} is no module, and no part of one"


def is_module_or_part(dotted: str) -> bool:
    """Whether a dotted name is a module, or a name in one."""
    home, _, last = dotted.rpartition(".")
    try:
        if find_spec(dotted) is not None:
            return True
    except ModuleNotFoundError:
        pass
    try:
        return hasattr(import_module(home), last)
    except ModuleNotFoundError:
        return False


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_rooms_of_the_house_are_as_drawn() -> None:
    (drawn,) = [
        body
        for _, body in FENCED.findall((ROOT / "docs/architecture.md").read_text("utf-8"))
        if "kernel/" in body
    ]
    home = ""
    for line in drawn.splitlines():
        room = line.split()[0]
        home = home if line.startswith(" ") else room
        path = room if room == home else f"{home}{room}"
        assert exists(path), f"{path} is drawn and is not there"


# The walk-through


def excerpts() -> list[tuple[str, str]]:
    """The code that the walk-through shows, with the file that it is from."""
    return EXCERPT.findall(WALK.read_text(encoding="utf-8"))


def is_shown_as_it_is(path: str, code: str) -> bool:
    """Whether the lines of an excerpt stand in the file; `...` stands for some in between."""
    source = (ROOT / path).read_text(encoding="utf-8")
    at = 0
    for part in re.split(r"^ *\.\.\.\n", code, flags=re.MULTILINE):
        found = source.find(part.strip("\n"), at)
        if found < 0:
            return False
        at = found + len(part)
    return True


def test_the_walk_through_shows_the_code_as_it_is() -> None:
    assert len(excerpts()) >= 8
    for path, code in excerpts():
        assert is_shown_as_it_is(path, code), f"{path} does not have these lines:\n{code}"


def test_all_code_of_the_walk_through_says_where_it_is_from() -> None:
    blocks = [body for language, body in FENCED.findall(WALK.read_text("utf-8")) if language == "python"]
    assert blocks == [code for _, code in excerpts()]


# The tests themselves


def test_what_is_not_there_is_noticed() -> None:
    said = "`kernel/none.py`, `none.py`, `deck.py`, `my.toml`, `games/<id>/data/*.toml`, `tests/none/`, `a/b`"
    missing = [path for path in named_paths(said) if not exists(path)]
    assert missing == ["kernel/none.py", "none.py", "tests/none/"]
    assert not is_module_or_part("undercroft.kernel.no_such")
    assert is_module_or_part("undercroft.kernel.deck.Deck")


def test_an_excerpt_that_differs_is_noticed() -> None:
    path = "tests/testgame/rules/turn.py"
    assert is_shown_as_it_is(path, "class Night(Frame):\n...\n    def of(self, v: list[int]) -> Frame:\n")
    assert not is_shown_as_it_is(path, "class Night(Frame):\n    def of(self, v: list[int]) -> Frame:\n")
    assert not is_shown_as_it_is(path, "class Day(Frame):\n")
