"""The numbered answers to a question: how they are listed, and how what a person types picks one."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from undercroft.kernel.game import Game
from undercroft.kernel.gesture import Course
from undercroft.kernel.match import Match
from undercroft.kernel.moves import Seat
from undercroft.kernel.question import Choice

if TYPE_CHECKING:
    from rich.text import Text

    from undercroft.cli.voice import Voice

ONE_COLUMN = 7
"""More answers than this stand in two columns, where they are short enough."""

MOST_LINES = 14
"""Answers that need more lines than this are gathered by their first word, without their labels."""


def choice_lines(choices: Sequence[Choice], game: Game, voice: Voice, width: int) -> list[Text]:
    """The answers of a question, numbered, within a width."""
    lines = labelled_lines(choices, game, voice, width)
    if ONE_COLUMN < len(choices) == len(lines):
        lines = in_two_columns(lines, width)
    return lines if len(lines) <= MOST_LINES else gathered_lines(choices, width)


def in_two_columns(lines: list[Text], width: int) -> list[Text]:
    """Lines side by side, read down the first column and then the second; as they are if that is too wide."""
    half = (len(lines) + 1) // 2
    first = max(line.cell_len for line in lines[:half]) + 2
    if first + max(line.cell_len for line in lines[half:]) > width:
        return lines
    for left, right in zip(lines[:half], lines[half:], strict=False):
        left.pad_right(first - left.cell_len)
        left.append_text(right)
    return lines[:half]


def labelled_lines(choices: Sequence[Choice], game: Game, voice: Voice, width: int) -> list[Text]:
    """One answer on each line: its number, its words, and its label if that says more."""
    from rich.text import Text

    column = min(max(len(choice.words) for choice in choices), width // 2)
    lines = []
    for number, choice in enumerate(choices, start=1):
        label = voice.of(game.texts, choice.label)
        head = f"{number:>3}  {choice.words:<{column}}"
        room = max(width - len(head) - 2, 20)
        parts = textwrap.wrap(label, room) if label.lower() != choice.words else [""]
        if len(head) + 2 + room > width:  # words too long for a label beside them
            parts = [""]
        line = Text(no_wrap=True, overflow="fold")
        line.append(f"{number:>3}  ", "dim").append(f"{choice.words:<{column}}", "bold")
        line.append(f"  {parts[0]}" if parts else "")
        lines.append(line)
        lines += [Text(" " * (len(head) + 2) + part, no_wrap=True) for part in parts[1:]]
    return lines


def gathered_lines(choices: Sequence[Choice], width: int) -> list[Text]:
    """Answers gathered by their first word, many to a line: `move  3 north  4 east`."""
    from rich.text import Text

    column = min(max(len(choice.words.split()[0]) for choice in choices), width // 3)
    lines = []
    numbered = list(enumerate(choices, start=1))
    for verb, group in groupby(numbered, key=lambda pair: pair[1].words.split()[0]):
        line = Text(f"  {verb:<{column}}", style="bold", no_wrap=True)
        used = column + 2
        for number, choice in group:
            rest = choice.words[len(verb) :].strip()
            item = f"{number} {rest}".rstrip()
            if used + 2 + len(item) > width and used > column + 2:
                lines.append(line)
                line, used = Text(" " * (column + 2), no_wrap=True), column + 2
            line.append("  ").append(str(number), "not bold dim").append(f" {rest}".rstrip(), "not bold")
            used += 2 + len(item)
        lines.append(line)
    return lines


def matching(typed: str, words: Iterable[str]) -> list[str]:
    """The answers that typed words may mean: the one said in full, else all that begin so word by word.

    Capitals do not matter.

    >>> matching("ex n", ["explore north", "explore south", "exert"])
    ['explore north']
    >>> matching("move north", ["move north", "move north-2"])
    ['move north']
    """
    parts = typed.lower().split()
    known = {answer: answer.lower().split() for answer in words}
    whole = [answer for answer, tokens in known.items() if tokens == parts]
    if whole or not parts:
        return whole
    found = [answer for answer, tokens in known.items() if begins(parts, tokens)]
    exact = [answer for answer in found if known[answer][: len(parts)] == parts]
    return exact or found


def said_in_full(match: Match, seat: Seat, typed: list[str]) -> list[str]:
    """Several typed answers in full, each among those that the ones before it lead to.

    What cannot be told yet, because something comes in between, stays as it was typed.
    """
    trial = match.copy()
    course = Course(trial.state, seat)
    full: list[str] = []
    for words in typed:
        found = matching(words, trial.moves(seat))
        if len(found) != 1:
            break
        full += found
        trial.apply(found[0], seat)
        if not course.leads_on(trial.state):
            break
    return [*full, *typed[len(full) :]]


def begins(typed: list[str], answer: list[str]) -> bool:
    """Whether each typed word begins the word of the answer at its place."""
    return len(typed) <= len(answer) and all(
        word.startswith(part) for part, word in zip(typed, answer, strict=False)
    )


def completions(typed: str, words: Iterable[str]) -> list[str]:
    """The words that may come next, or complete the one begun, as Tab offers them.

    >>> completions("explore ", ["explore north", "explore south", "run"])
    ['north', 'south']
    """
    parts = typed.lower().split()
    begun = "" if typed.endswith(" ") or not typed else parts.pop()
    found: dict[str, None] = {}
    for answer in words:
        tokens = answer.split()
        lowered = answer.lower().split()
        if len(tokens) > len(parts) and begins(parts, lowered) and lowered[len(parts)].startswith(begun):
            found[tokens[len(parts)]] = None
    return list(found)
