# interpreted: plain exceptions, raised seldom
"""The three ways in which something given to the table can be wrong, said in the reader's language.

An error holds its English sentence with named fields, and their values. The sentences of other languages
stand beside the catalogues (`text/faults.fr.toml` of each folder), found by the English one.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

FOLDERS = ("text", "*/text", "games/*/text")
"""Where in the package the sentences of other languages are."""


@cache
def sentences(lang: str) -> dict[str, str]:
    """The sentences of a language by their English ones; English itself needs none."""
    found: dict[str, str] = {}
    for folder in FOLDERS:
        for file in Path(__file__).parents[1].glob(f"{folder}/faults.{lang}.toml"):
            found.update(tomllib.loads(file.read_text(encoding="utf-8")))
    return found


def filled(words: str, values: dict[str, object], lang: str) -> str:
    """A sentence in a language with its values put in; without values, braces are plain braces."""
    found = sentences(lang).get(words, words)
    if not values:
        return found
    return found.format_map({name: said(value, lang) for name, value in values.items()})


def said(value: object, lang: str) -> object:
    """A value of a sentence: words that have a language are said in it."""
    return value.said(lang) if isinstance(value, Phrase | UndercroftError) else value


class Phrase:
    """A few words inside an error that are said in the reader's language too.

    >>> str(Phrase("the text of step {number}", number=3))
    'the text of step 3'
    """

    def __init__(self, words: str, /, **values: object) -> None:
        self.words = words
        self.values = values

    def said(self, lang: str) -> str:
        """The phrase in a language."""
        return filled(self.words, self.values, lang)

    def __str__(self) -> str:
        return self.said("en")


class UndercroftError(ValueError):
    """Anything that was asked of Undercroft and cannot be; its text is a sentence for a person.

    >>> str(UndercroftError("The tile {tile} is laid twice.", tile="den"))
    'The tile den is laid twice.'
    """

    def __init__(self, words: str, /, **values: object) -> None:
        super().__init__(words)
        self.words = words
        self.values = values

    def said(self, lang: str) -> str:
        """The sentence in a language, in English where it has no words for it."""
        return filled(self.words, self.values, lang)

    def each(self, lang: str) -> list[str]:
        """What is wrong, one sentence for each fault."""
        return [self.said(lang)]

    def __str__(self) -> str:
        return self.said("en")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


class UnreadableError(UndercroftError):
    """A text, file or word that cannot be understood at all."""


class ManyFaults(UnreadableError):
    """A file with several faults, each a sentence of its own."""

    def __init__(self, faults: list[UndercroftError]) -> None:
        super().__init__(" ".join(str(fault) for fault in faults))
        self.faults = faults

    def said(self, lang: str) -> str:
        return " ".join(self.each(lang))

    def each(self, lang: str) -> list[str]:
        return [sentence for fault in self.faults for sentence in fault.each(lang)]

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.faults,)


class IllegalError(UndercroftError):
    """A request that is understood, and against the rules or out of turn."""


class CorruptError(UndercroftError):
    """A position, record or rule that contradicts itself; nothing that a player did."""


class ChanceNeeded(CorruptError):
    """A result is asked of a state that has neither a script nor a source for it; says what may come."""

    def __init__(self, kind: int, results: list[int]) -> None:
        super().__init__(
            "A chance result is needed, and nothing gives one: the script is used up and there is no seed."
        )
        self.kind = kind
        self.results = results

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.kind, self.results)
