"""What commands print: sentences, tables and JSON; colour only where the terminal has it."""

from __future__ import annotations

import json
import sys
import textwrap
from typing import TYPE_CHECKING, Any

import msgspec

from undercroft.kernel.game import Game, Outcome
from undercroft.kernel.terminal_lines import USUAL_LINES, Span
from undercroft.kernel.texts import message

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.text import Text

    from undercroft.cli.voice import Voice
    from undercroft.kernel.match import Match

WIDEST = 100
"""Lines longer than this are hard to read, however wide the terminal."""

NARROWEST = 20
"""In fewer columns nothing can be set: the terminal itself breaks the lines then."""

STYLES = {
    "wall": "dim",
    "floor": "",
    "figure": "bold cyan",
    "mine": "bold bright_yellow",
    "danger": "bold red",
    "good": "green",
    "dim": "dim",
    "title": "bold",
}
"""How each role of a span looks."""


def console(error: bool = False) -> Console:
    """A terminal to print to; where there is none, 80 columns without colour. `NO_COLOR` is honoured."""
    from rich.console import Console

    class Paper(Console):
        def on_broken_pipe(self) -> None:
            raise  # rich calls this while it handles the error; main knows what to do with it

    found = Paper(stderr=error, highlight=False, markup=False, emoji=False)
    width = min(max(found.width, NARROWEST), WIDEST)
    return (
        found
        if found.width == width
        else Paper(stderr=error, highlight=False, markup=False, emoji=False, width=width)
    )


def print_trimmed(renderable: RenderableType, out: Console) -> None:
    """Print a table or a text without the spaces that fill its lines up."""
    with out.capture() as captured:
        out.print(renderable)
    out.file.write("".join(f"{line.rstrip()}\n" for line in captured.get().splitlines()))


def print_json(value: Any) -> None:
    """One JSON document on a line of its own."""
    sys.stdout.write(json_line(value) + "\n")
    sys.stdout.flush()


def json_line(value: Any) -> str:
    """A value, structs included, as JSON on one line."""
    return json.dumps(msgspec.to_builtins(value, str_keys=True), ensure_ascii=False)


WHOLE = 100_000
"""A height that no drawing is cut for."""


def drawing_size(out: Console) -> tuple[int, int]:
    """How wide and high a drawing may be: the whole terminal; sentences keep to the console's width."""
    from rich.console import Console

    if not out.is_terminal:
        return out.width, USUAL_LINES
    terminal = Console()
    return max(out.width, terminal.width), max(USUAL_LINES, terminal.height)


def print_spans(line: list[Span], out: Console, width: int | None = None) -> None:
    """A line of a game's screen with its roles as colours."""
    from rich.text import Text

    text = Text()
    for span in line:
        text.append(span.text, STYLES.get(span.role, ""))
    print_line(text, out, width)


def print_line(text: Text, out: Console, width: int | None = None) -> None:
    """A styled line; one that is too long goes on below, and no line ends in spaces."""
    for part in text.wrap(out, width or out.width):
        part.rstrip()
        out.print(part, no_wrap=True, overflow="ignore", crop=False)


def print_wrapped(text: str, out: Console, bullet: str = "", style: str = "") -> None:
    """A sentence within the width, its further lines set in under the first."""
    for number, line in enumerate(textwrap.wrap(text, out.width - len(bullet)) or [""]):
        out.print((bullet if number == 0 else " " * len(bullet)) + line, style=style, no_wrap=True)


def event_lines(match: Match, voice: Voice, seat: int | None = None, after: int = 0) -> list[str]:
    """What happened, in sentences: all of it, or what a seat may know, after the first so many events."""
    events = match.events[after:] if seat is None else match.events_for(seat, after)
    return [voice.of(match.game.texts, event.message) for event in events]


def outcome_tree(match: Match, outcome: Outcome, voice: Voice) -> dict[str, Any]:
    """How a game ended, for JSON."""
    return {
        "results": outcome.results,
        "scores": outcome.scores,
        "teams": [[seat + 1 for seat in team] for team in outcome.teams],
        "rule": outcome.rule,
        "text": voice.of(match.game.texts, outcome.message),
    }


def game_name(game: Game, voice: Voice) -> str:
    """What people call a game; its id where its catalogue has no name."""
    return voice.of(game.texts, message("game-name")) if game.texts.has("game-name") else game.id
