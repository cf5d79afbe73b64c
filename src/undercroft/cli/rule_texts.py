"""A game's numbered rules: the whole text, a chapter or one rule, in the reader's language."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import msgspec

from undercroft.cli.voice import Voice
from undercroft.kernel.errors import UnreadableError
from undercroft.kernel.game import Game

HEADING = re.compile(r"^(#+) +(?:(\d+(?:\.\d+)*)\.? +)?(.*)$")


class Section(msgspec.Struct, frozen=True):
    """A heading of the rules with the text under it."""

    number: str
    title: str
    level: int
    text: str


@cache
def sections(package: str, lang: str) -> tuple[Section, ...]:
    """The rules of a game's folder cut at their headings; English where there is no translation."""
    for name in (f"rules.{lang}.md", "rules.md"):
        file = files(package).joinpath(name)
        if file.is_file():
            return cut(file.read_text(encoding="utf-8"))
    return ()


def cut(text: str) -> tuple[Section, ...]:
    r"""A text in sections.

    >>> [(s.number, s.title) for s in cut("# Rules\n\n## 4 Actions\n\n### 4.2 Move\nGo.")]
    [('', 'Rules'), ('4', 'Actions'), ('4.2', 'Move')]
    """
    found: list[Section] = []
    heading = HEADING.match("# ")
    lines: list[str] = []
    for line in [*text.splitlines(), "# "]:
        match = HEADING.match(line)
        if match is None:
            lines.append(line)
            continue
        if heading is not None and (heading[3] or any(lines)):
            found.append(Section(heading[2] or "", heading[3], len(heading[1]), "\n".join(lines).strip()))
        heading, lines = match, []
    return tuple(found)


def look_up(game: Game, number: str | None, voice: Voice) -> tuple[Section, ...]:
    """A rule by its number with the rules under it, or the whole book."""
    book = sections(game.package, voice.lang)
    if not book:
        raise UnreadableError(voice("rules-none", game=game.id))
    if number is None:
        return book
    wanted = number.strip().rstrip(".")
    found = tuple(s for s in book if s.number == wanted or s.number.startswith(f"{wanted}."))
    if not found:
        chapters = ", ".join(s.number for s in book if s.number and "." not in s.number)
        raise UnreadableError(voice("rules-unknown", game=game.id, number=number, chapters=chapters))
    return found
