# interpreted: reads what people wrote
"""What a check has found: faults and warnings, each at its place, and told with its line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from undercroft.kernel.checking.lines import Path
from undercroft.kernel.errors import ManyFaults, UndercroftError, UnreadableError

MOST_TOLD = 50
"""Faults of one file that are told one by one; a file with more is wrong altogether."""

Found = list[tuple[Path, UndercroftError]]


class Findings:
    """Gathers what is wrong and what is odd with a tree; lists of entries are entered by their ids."""

    def __init__(self, ids: dict[str, list[str]] | None = None) -> None:
        self.faults: Found = []
        self.warnings: Found = []
        self.ids: dict[str, list[str]] = {} if ids is None else ids
        """The words that entries may name, by what they name."""

    def fault(self, path: Path, error: UndercroftError) -> None:
        """Something that hinders the use."""
        self.faults.append((path, error))

    def warn(self, path: Path, error: UndercroftError) -> None:
        """Something that was hardly meant so."""
        self.warnings.append((path, error))

    @contextmanager
    def at(self, *path: str | int) -> Iterator[None]:
        """Note what is refused inside as a fault at a place; what comes after it is still looked at."""
        try:
            yield
        except UndercroftError as error:
            self.fault(path, error)

    def is_good(self, *path: str | int) -> bool:
        """Whether nothing is wrong at a place or inside it, so that a further check may look at it."""
        return not any(at[: len(path)] == path for at, _ in self.faults)


def place_text(path: Path) -> str:
    """A place for people: names with dots between, places in lists counted from 1.

    >>> place_text(("party", 0, "warrior"))
    'party.1.warrior'
    """
    return ".".join(str(part + 1) if isinstance(part, int) else part for part in path)


def line_of(path: Path, tree: Any, lines: dict[Path, int]) -> int:
    """The line of a value in a person's text, else of what it stands in; 0 where nothing of it stands there.

    >>> line_of(("card", "gas"), {"card": [{"id": "flood"}, {"id": "gas"}]}, {("card",): 1, ("card", 1): 4})
    4
    """
    found = 0
    at: Path = ()
    for part in path:
        if isinstance(tree, list):
            number = part if isinstance(part, int) else index_of(part, tree)
            if not 0 <= number < len(tree):
                break
            at, tree = (*at, number), tree[number]
        elif isinstance(tree, dict) and part in tree:
            at, tree = (*at, part), tree[part]
        else:
            break
        found = lines.get(at, found)
    return found


def index_of(id: str, entries: list[Any]) -> int:
    """The place of the entry with an id, -1 if there is none."""
    for number, entry in enumerate(entries):
        if isinstance(entry, dict) and entry.get("id") == id:
            return number
    return -1


def told(found: Found, tree: Any, lines: dict[Path, int]) -> list[UndercroftError]:
    """Findings in the order of the text, each once and with its line; those without one come last."""
    placed: dict[str, tuple[int, UndercroftError]] = {}
    for path, error in found:
        placed.setdefault(str(error), (line_of(path, tree, lines), error))
    rows = sorted(placed.values(), key=lambda row: row[0] or len(lines) + 10**6)
    sentences: list[UndercroftError] = [
        UnreadableError("Line {line}: {fault}", line=line, fault=error) if line else error
        for line, error in rows[:MOST_TOLD]
    ]
    if len(rows) > MOST_TOLD:
        sentences.append(UnreadableError("And {count} more like these.", count=len(rows) - MOST_TOLD))
    return sentences


def refuse(found: Findings, tree: Any, lines: dict[Path, int]) -> None:
    """Refuse a tree that has faults, with all of them."""
    if found.faults:
        raise ManyFaults(told(found.faults, tree, lines))
