# interpreted: reads what people wrote
"""The shape of data as a description: what each value may be, said once; it finds all faults of a tree.

>>> shape = Fields(needed={"id": Text()}, optional={"times": Whole(1, 2)})
>>> found = Findings()
>>> shape.check({"times": 3}, ("card",), found)
>>> [str(error) for _, error in found.faults]
['card.id is missing.', 'card.times should be a whole number from 1 to 2, not 3.']
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, Protocol

from undercroft.kernel.checking.findings import Findings, place_text
from undercroft.kernel.checking.lines import Path
from undercroft.kernel.errors import Phrase, UnreadableError

LONGEST_TEXT = 2000
LONGEST_SHOWN = 40
MOST_LISTED = 24
HUGE = 10**9


class Shape(Protocol):
    """What a value may be."""

    def check(self, value: Any, path: Path, found: Findings) -> None:
        """Note what is wrong with a value."""


def kind_name(value: Any) -> str | Phrase:
    """A value's kind in plain words."""
    names = {
        bool: Phrase("true or false"),
        int: Phrase("a whole number"),
        float: Phrase("a number with a fraction"),
        str: Phrase("a text"),
        list: Phrase("a list"),
        dict: Phrase("a section"),
    }
    return names.get(type(value), Phrase("a date or time"))


def is_of(kind: type, value: Any, path: Path, found: Findings) -> bool:
    """Whether a value is of a kind; true and false are no numbers."""
    if type(value) is kind:
        return True
    wanted = kind_name(kind())
    found.fault(
        path,
        UnreadableError(
            "{path} should be {wanted}, not {given}.",
            path=place_text(path),
            wanted=wanted,
            given=kind_name(value),
        ),
    )
    return False


def shortened(value: object) -> str:
    """A value inside a sentence; nobody reads a page of it."""
    text = str(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


class Whole:
    """A whole number within bounds."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def check(self, value: Any, path: Path, found: Findings) -> None:
        if not is_of(int, value, path, found) or self.low <= value <= self.high:
            return
        shown = value if abs(value) < HUGE else Phrase("such a huge number")
        place = place_text(path)
        if self.low == self.high:
            error = UnreadableError(
                "{path} can only be {only}, not {value}.", path=place, only=self.low, value=shown
            )
        else:
            error = UnreadableError(
                "{path} should be a whole number from {low} to {high}, not {value}.",
                path=place,
                low=self.low,
                high=self.high,
                value=shown,
            )
        found.fault(path, error)


class Flag:
    """True or false."""

    def check(self, value: Any, path: Path, found: Findings) -> None:
        is_of(bool, value, path, found)


class Text:
    """Words in quotes, not without end and, if so wanted, not empty."""

    def __init__(self, least: int = 0, most: int = LONGEST_TEXT) -> None:
        self.least = least
        self.most = most

    def check(self, value: Any, path: Path, found: Findings) -> None:
        if is_of(str, value, path, found) and not self.least <= len(value) <= self.most:
            found.fault(
                path,
                UnreadableError(
                    "{path} has {count} letters; {least} to {most} are possible.",
                    path=place_text(path),
                    count=len(value),
                    least=self.least,
                    most=self.most,
                ),
            )


class Letters:
    """Some letters out of a few, each at most once, as in `"NE"` for two sides."""

    def __init__(self, known: str) -> None:
        self.known = known

    def check(self, value: Any, path: Path, found: Findings) -> None:
        if is_of(str, value, path, found) and (
            not set(value) <= set(self.known) or len(set(value)) < len(value)
        ):
            found.fault(
                path,
                UnreadableError(
                    "{path} is {word!r}, but should be letters of {known}.",
                    path=place_text(path),
                    word=shortened(value),
                    known=self.known,
                ),
            )


class Matching:
    """A text of a fixed form."""

    def __init__(self, form: str, example: str) -> None:
        self.form = re.compile(form)
        self.example = example

    def check(self, value: Any, path: Path, found: Findings) -> None:
        if is_of(str, value, path, found) and not self.form.fullmatch(value):
            found.fault(
                path,
                UnreadableError(
                    "{path} should look like {example!r}, not like {value!r}.",
                    path=place_text(path),
                    example=self.example,
                    value=shortened(value),
                ),
            )


class Word:
    """One word out of a set."""

    def __init__(self, *known: str) -> None:
        self.known = known

    def check(self, value: Any, path: Path, found: Findings) -> None:
        if is_of(str, value, path, found):
            check_known(value, self.known, path, found)


class Named:
    """The id of an entry somewhere else; what it names stands in the findings."""

    def __init__(self, what: str) -> None:
        self.what = what

    def check(self, value: Any, path: Path, found: Findings) -> None:
        if is_of(str, value, path, found):
            check_known(value, found.ids[self.what], path, found)


def check_known(word: str, known: Iterable[str], path: Path, found: Findings) -> None:
    """Refuse a word that is not known here, with those that are."""
    if word not in known:
        found.fault(
            path,
            UnreadableError(
                "{path} is {word!r}, but must be one of {known}.",
                path=place_text(path),
                word=shortened(word),
                known=listed(word, list(known)) or Phrase("none"),
            ),
        )


def listed(word: str, known: list[str]) -> str:
    """Known words inside a sentence: all of them, or of very many those that look most like the given one.

    >>> listed("gas-9", ["gas-1", *(f"tile-{number}" for number in range(40))])
    'gas-1, …'
    """
    if len(known) <= MOST_LISTED:
        return ", ".join(known)
    near = get_close_matches(word, known, 8) or known[:8]
    return ", ".join([*near, "…"])


class Either:
    """A word or something else: which of the two is seen by the value's kind."""

    def __init__(self, word: Word, other: Shape) -> None:
        self.word = word
        self.other = other

    def check(self, value: Any, path: Path, found: Findings) -> None:
        (self.word if type(value) is str else self.other).check(value, path, found)


class ByKind:
    """A value of one of several kinds; one of none of them is told as if the first were meant."""

    def __init__(self, shapes: Mapping[type, Shape]) -> None:
        self.shapes = dict(shapes)

    def check(self, value: Any, path: Path, found: Findings) -> None:
        first = next(iter(self.shapes.values()))
        self.shapes.get(type(value), first).check(value, path, found)


class Listed:
    """A list of values of one shape, so many of them, and if so wanted each only once."""

    def __init__(self, of: Shape, least: int = 0, most: int = 200, once: bool = False) -> None:
        self.of = of
        self.least = least
        self.most = most
        self.once = once

    def check(self, value: Any, path: Path, found: Findings) -> None:
        if not is_of(list, value, path, found) or not self.has_length(value, path, found):
            return
        for number, entry in enumerate(value):
            if self.once and entry in value[:number]:
                found.fault(
                    (*path, number),
                    UnreadableError(
                        "{path} names {word!r} twice.", path=place_text(path), word=shortened(entry)
                    ),
                )
            self.of.check(entry, (*path, number), found)

    def has_length(self, value: list[Any], path: Path, found: Findings) -> bool:
        """Whether there are as many as there should be; only then each is looked at."""
        if self.least <= len(value) <= self.most:
            return True
        found.fault(
            path,
            UnreadableError(
                "{path} has {count} entries; {least} to {most} are possible.",
                path=place_text(path),
                count=len(value),
                least=self.least,
                most=self.most,
            ),
        )
        return False


class Entries(Listed):
    """A list of tables, each with an id of its own by which it is named."""

    def check(self, value: Any, path: Path, found: Findings) -> None:
        if not is_of(list, value, path, found) or not self.has_length(value, path, found):
            return
        seen: set[str] = set()
        for number, entry in enumerate(value):
            name = entry.get("id") if isinstance(entry, dict) else None
            if not isinstance(name, str):
                self.of.check(entry, (*path, number), found)
            elif name in seen:
                found.fault(
                    (*path, number),
                    UnreadableError(
                        "{path} has two entries with the id {id}.", path=place_text(path), id=shortened(name)
                    ),
                )
            else:
                seen.add(name)
                self.of.check(entry, (*path, name), found)


class Free:
    """A table whose names are free, or each named somewhere else; all values have one shape."""

    def __init__(self, of: Shape, keys: Shape | None = None) -> None:
        self.of = of
        self.keys = keys

    def check(self, value: Any, path: Path, found: Findings) -> None:
        if is_of(dict, value, path, found):
            for name, entry in value.items():
                if self.keys is not None:
                    self.keys.check(name, (*path, name), found)
                self.of.check(entry, (*path, name), found)


NOTES: dict[str, Shape] = {"source": Text(), "sources": Free(Text()), "note": Text()}
"""What any table may say of itself; the rules do not read it."""


class Fields:
    """A table with names that must or may be there, and no others."""

    def __init__(
        self, needed: Mapping[str, Shape] | None = None, optional: Mapping[str, Shape] | None = None
    ) -> None:
        self.needed = dict(needed or {})
        self.optional = dict(optional or {})

    @property
    def all(self) -> dict[str, Shape]:
        """All names with their shapes, those that tell where a value comes from apart."""
        return {**self.needed, **self.optional}

    def check(self, value: Any, path: Path, found: Findings) -> None:
        if not is_of(dict, value, path, found):
            return
        for name in self.needed:
            if name not in value:
                found.fault(
                    (*path, name), UnreadableError("{path} is missing.", path=place_text((*path, name)))
                )
        known = self.all
        for name, entry in value.items():
            shape = known.get(name) or NOTES.get(name)
            if shape is None and name.endswith("_source"):
                shape = Text()
            if shape is None:
                found.fault((*path, name), unknown_name((*path, name), known))
            else:
                shape.check(entry, (*path, name), found)


def unknown_name(path: Path, known: Iterable[str]) -> UnreadableError:
    """What is said of a name that nothing reads."""
    return UnreadableError(
        "{path} is not known here; known are {known}.",
        path=place_text((*path[:-1], shortened(path[-1]))),
        known=", ".join(sorted(known)) or Phrase("none"),
    )


class Cases:
    """A table whose further names depend on one word of it, as an operation's do on its `op`."""

    def __init__(self, by: str, cases: Mapping[str, Fields]) -> None:
        self.by = by
        self.cases = dict(cases)

    def check(self, value: Any, path: Path, found: Findings) -> None:
        if not is_of(dict, value, path, found):
            return
        word = value.get(self.by)
        if self.by not in value:
            where = (*path, self.by)
            found.fault(where, UnreadableError("{path} is missing.", path=place_text(where)))
        elif not isinstance(word, str) or word not in self.cases:
            Word(*self.cases).check(word, (*path, self.by), found)
        else:
            case = self.cases[word]
            Fields({self.by: Word(word), **case.needed}, case.optional).check(value, path, found)


class ById:
    """An entry whose value has its own bounds by the entry's id, as the numbers of the rules have."""

    def __init__(self, name: str, shapes: Mapping[str, Shape], optional: Mapping[str, Shape]) -> None:
        self.name = name
        self.shapes = dict(shapes)
        self.optional = dict(optional)

    def check(self, value: Any, path: Path, found: Findings) -> None:
        word = value.get("id") if isinstance(value, dict) else None
        if isinstance(word, str) and word in self.shapes:
            Fields({"id": Text(), self.name: self.shapes[word]}, self.optional).check(value, path, found)
        else:
            Fields({"id": Word(*self.shapes)}, {self.name: Whole(-HUGE, HUGE), **self.optional}).check(
                value, path, found
            )
