"""Which tests reach which functions of the rules: a mutant is shown first to those that can notice it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType

import pytest

ELSEWHERE = ""


class Reach:
    """A plugin of pytest that writes down which functions of games and families each test calls.

    What is called before the tests stands under `ELSEWHERE`.
    """

    def __init__(self, sources: Path) -> None:
        self.sources = sources
        self.watched = (str(sources / "undercroft" / "games"), str(sources / "undercroft" / "families"))
        self.called: set[CodeType] = set()
        self.tests: dict[str, list[str]] = {}
        """The tests of each function, in the order in which they were run."""
        sys.settrace(self.note)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Watch one test, and what is set up for it."""
        self.keep(ELSEWHERE)
        yield
        self.keep(item.nodeid)

    def pytest_unconfigure(self) -> None:
        """The end of all tests."""
        sys.settrace(None)
        self.keep(ELSEWHERE)

    def keep(self, test: str) -> None:
        """Write down what was called since the last time."""
        called = {self.name(code) for code in self.called.copy() if code.co_filename.startswith(self.watched)}
        for name in sorted(called):
            self.tests.setdefault(name, []).append(test)
        self.called.clear()

    def note(self, frame: FrameType, event: str, argument: object) -> None:
        """Note a call, and look at nothing that happens inside it."""
        self.called.add(frame.f_code)

    def name(self, code: CodeType) -> str:
        """A function's file and name, as a mutant names it."""
        return function_name(Path(code.co_filename).relative_to(self.sources), code.co_qualname)


def function_name(file: Path, where: str) -> str:
    """A function by its file and its name there, without what is inside it or how often it was seen."""
    return f"{file.as_posix()} {where.partition('.<locals>')[0].partition(' (')[0]}"


def spread(tests: list[str], most: int) -> list[str]:
    """Some of many tests, spread over all of them; they keep their order."""
    if len(tests) <= most:
        return tests
    return [tests[number * len(tests) // most] for number in range(most)]
