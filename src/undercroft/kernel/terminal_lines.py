# interpreted: text for people
"""Lines of spans for a terminal: cut to a width, flowed over several lines, set side by side."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Span(msgspec.Struct, frozen=True):
    """A piece of a terminal line with a role: wall, floor, figure, mine, danger, good, dim, title or none."""

    text: str
    role: str


Line: TypeAlias = list[Span]

USUAL_LINES = 50
"""The lines of a terminal that pages are made for where nobody knows how many there are."""


def length(line: Line) -> int:
    """The columns that a line takes."""
    return sum(len(span.text) for span in line)


def trimmed(line: Line, width: int) -> Line:
    """A line cut at the width, without blanks at its end.

    >>> [span.text for span in trimmed([Span("abc", ""), Span("  de", "dim")], 5)]
    ['abc']
    """
    kept: Line = []
    for span in line:
        text = span.text[:width]
        width -= len(text)
        kept.append(Span(text, span.role))
    while kept and not kept[-1].text.strip():
        kept.pop()
    if kept:
        kept[-1] = Span(kept[-1].text.rstrip(), kept[-1].role)
    return [span for span in kept if span.text]


def flowed(pieces: list[Line], width: int, gap: str, indent: int = 0) -> list[Line]:
    """Pieces one after the other on as many lines as they need; none is broken, further lines are set in."""
    lines: list[Line] = []
    used = 0
    for piece in pieces:
        size = length(piece)
        if lines and used + len(gap) + size <= width:
            lines[-1] = [*lines[-1], Span(gap, "dim"), *piece]
            used += len(gap) + size
        else:
            margin = " " * indent if lines else ""
            lines.append([Span(margin, ""), *piece])
            used = len(margin) + size
    return lines


def wrapped(text: str, width: int, role: str, indent: int = 0) -> list[Line]:
    """A sentence broken between its words; further lines are set in.

    >>> [line[-1].text for line in wrapped("one two three", 8, "")]
    ['one two', 'three']
    """
    words: list[Line] = [[Span(word, role)] for word in text.split(" ")]
    lines = flowed(words, width, " ", indent)
    return [[Span("".join(span.text for span in line), role)] for line in lines]


def beside(left: list[Line], right: list[Line], column: int) -> list[Line]:
    """Two blocks of lines next to each other, the second from a column on."""
    rows = max(len(left), len(right))
    found: list[Line] = []
    for row in range(rows):
        first = left[row] if row < len(left) else []
        blank = Span(" " * (column - length(first)), "")
        found.append([*first, blank, *right[row]] if row < len(right) and right[row] else first)
    return found


def ruled(title: str, facts: list[Line], width: int) -> list[Line]:
    """The head of a part of the page, with what there is to say of it; what does not fit goes below."""
    line: Line = [Span("── ", "dim"), Span(title, "title"), Span(" ", "")]
    below: list[Line] = []
    for fact in facts:
        if not below and length(line) + length(fact) + 3 <= width:
            line += [Span("· ", "dim"), *fact, Span(" ", "")]
        else:
            below.append(fact)
    line.append(Span("─" * max(0, width - length(line)), "dim"))
    return [line, *([Span("   ", ""), *row] for row in flowed(below, width - 3, " · "))]
