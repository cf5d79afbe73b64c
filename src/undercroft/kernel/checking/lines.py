# interpreted: reads what people wrote
"""Where each value of a TOML text stands: its line, found in one pass over the text.

The pass takes time in proportion to the text, whatever stands there, and refuses what is nested too deep: it
comes before the reading itself, which does neither.
"""

from __future__ import annotations

import re
import tomllib
from contextlib import suppress
from typing import NamedTuple, TypeAlias

from undercroft.kernel.errors import Phrase, UnreadableError

Path: TypeAlias = "tuple[str | int, ...]"
"""The way to a value: the names of tables, and places in lists counted from 0."""

DEEPEST = 24
"""Tables and lists inside each other; no file of the house has more than eight."""

TOKEN = re.compile(
    r"""
    (?P<space> [ \t]++ | \#[^\n]*+ )
  | (?P<line> \r?\n )
  | (?P<text> \"\"\"(?:[^"\\]|\\.|"{1,2}(?!"))*+"{3,5}
            | '''(?:[^']|'{1,2}(?!'))*+'{3,5}
            | "(?:[^"\\\n]|\\.)*+"
            | '[^'\n]*+' )
  | (?P<mark> [\[\]{}=,.] )
  | (?P<bare> [^\s\[\]{}=,."'\#]++ )
    """,
    re.VERBOSE | re.DOTALL,
)


class Token(NamedTuple):
    """One word of a TOML text and the line that it begins on."""

    kind: str
    word: str
    line: int


class Unclear(Exception):
    """The text is no TOML from here on: the library's own reader says what is wrong with it."""


def toml_lines(text: str, name: str | Phrase) -> dict[Path, int]:
    r"""The line of every table, list and value of a TOML text, as far as it is one.

    >>> toml_lines('a = 1\n[[b]]\nc = [\n  2,\n]', "x")[("b", 0, "c", 0)]
    4
    """
    scan = Scan(tokens(text), name)
    with suppress(Unclear):
        scan.document()
    return scan.found


def tokens(text: str) -> list[Token]:
    """The words of a text, up to the first that TOML does not have."""
    found: list[Token] = []
    at, line = 0, 1
    while match := TOKEN.match(text, at):
        kind = match.lastgroup or ""
        if kind != "space":
            found.append(Token(kind, match[0], line))
        line += match[0].count("\n")
        at = match.end()
    return [*found, Token("line", "\n", line), Token("end", "", line)]


class Scan:
    """One pass over the words of a text."""

    def __init__(self, words: list[Token], name: str | Phrase) -> None:
        self.words = words
        self.at = 0
        self.name = name
        self.found: dict[Path, int] = {}
        self.lengths: dict[Path, int] = {}
        """How many entries each list of tables has so far."""

    def document(self) -> None:
        """All statements: heads of tables, and names with their values."""
        table: Path = ()
        while self.words[self.at].kind != "end":
            if self.words[self.at].kind == "line":
                self.at += 1
            elif self.words[self.at].word == "[":
                table = self.head()
            else:
                self.pair(table)

    def head(self) -> Path:
        """The head of a table, or of one more entry of a list of tables."""
        self.at += 1
        is_entry = self.words[self.at].word == "["
        self.at += is_entry
        line = self.words[self.at].line
        path: Path = ()
        keys = self.keys("]")
        for number, key in enumerate(keys, 1):
            path = (*path, key)
            self.note(path, line)
            if is_entry and number == len(keys):
                self.lengths[path] = self.lengths.get(path, 0) + 1
            if path in self.lengths:
                path = (*path, self.lengths[path] - 1)
                self.note(path, line)
        self.at += is_entry
        return path

    def pair(self, table: Path) -> None:
        """A name, dotted perhaps, and its value."""
        line, path = self.words[self.at].line, table
        for key in self.keys("="):
            path = (*path, key)
            self.note(path, line)
        self.value(path)

    def keys(self, last: str) -> list[str]:
        """The names up to a mark, which is passed over."""
        found: list[str] = []
        while True:
            kind, word, line = self.words[self.at]
            if kind not in ("bare", "text"):
                raise Unclear
            if len(found) == DEEPEST:
                raise self.too_deep(line)
            found.append(word if kind == "bare" else unquoted(word))
            mark = self.words[self.at + 1].word
            self.at += 2
            if mark == last:
                return found
            if mark != ".":
                raise Unclear

    def value(self, path: Path) -> None:
        """One value, with whatever is inside it."""
        mark = self.words[self.at].word
        if mark == "[":
            self.at += 1
            number = 0
            while self.next_inside("]"):
                self.note((*path, number), self.words[self.at].line)
                self.value((*path, number))
                number += 1
        elif mark == "{":
            self.at += 1
            while self.next_inside("}"):
                self.pair(path)
        else:
            begin = self.at
            while self.words[self.at].kind in ("bare", "text") or self.words[self.at].word == ".":
                self.at += 1
            if self.at == begin:
                raise Unclear

    def next_inside(self, last: str) -> bool:
        """Go on to the next thing inside a list or table; whether there is one before its end."""
        while self.words[self.at].kind == "line" or self.words[self.at].word == ",":
            self.at += 1
        if self.words[self.at].word == last:
            self.at += 1
            return False
        return True

    def note(self, path: Path, line: int) -> None:
        """Keep where a value first stands."""
        if len(path) > DEEPEST:
            raise self.too_deep(line)
        self.found.setdefault(path, line)

    def too_deep(self, line: int) -> UnreadableError:
        """Why the text is not read at all."""
        return UnreadableError(
            "{name} has more than {most} tables and lists inside each other, on line {line}.",
            name=self.name,
            most=DEEPEST,
            line=line,
        )


def unquoted(word: str) -> str:
    """A quoted name without its quotes."""
    if "\\" not in word:
        return word[1:-1]
    try:
        return str(tomllib.loads(f"x = {word}")["x"])
    except ValueError:
        raise Unclear from None
