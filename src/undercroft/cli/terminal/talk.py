"""What a person may say to the table instead of answering: why, undo, save, odds, rules and the like."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from undercroft.agents.base import Glimpse, Seated
from undercroft.agents.registry import TEXTS, agent
from undercroft.cli.commands.rules import print_sections
from undercroft.cli.output import event_lines, print_wrapped
from undercroft.cli.refusals import reason_typed, refusal
from undercroft.cli.rule_texts import look_up, sections
from undercroft.kernel.documents.diagram import write_diagram
from undercroft.kernel.documents.files import kind_of_text
from undercroft.kernel.documents.record import write_record
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.moves import Seat

if TYPE_CHECKING:
    from rich.console import Console

    from undercroft.cli.voice import Voice
    from undercroft.kernel.match import Match

LOG_LINES = 30

HINT_SEED = 1


class Then(Enum):
    """What follows a typed line."""

    ANSWERED = "the question has its answer"
    REDRAW = "the page is drawn again"
    DRAW_WHOLE = "the page is drawn again, and nothing of the map is cut"
    AGAIN = "the next line is read"
    QUIT = "the person leaves"


class TerminalTable(Protocol):
    """What a person talks to: the game at this terminal, and what its seats have seen of it."""

    match: Match
    voice: Voice
    out: Console
    seen: list[int]

    def say(self, id: str, **args: str | int) -> Then:
        """Print a sentence of the command line."""
        ...

    def keep(self) -> None:
        """Keep the game as it is now."""
        ...


def why(table: TerminalTable, seat: Seat, rest: str) -> Then:
    """Why a move is not offered."""
    if not rest:
        return table.say("talk-why-what")
    reason = reason_typed(table.match, rest, seat)
    if reason is None:
        return table.say("explain-offered", words=rest)
    print_wrapped(refusal(table.match.game, reason, table.voice), table.out)
    return Then.AGAIN


def undo(table: TerminalTable, seat: Seat, rest: str) -> Then:
    """Take the last answer back."""
    if not table.match.can_undo(seat):
        return table.say("talk-no-undo")
    table.match.undo(seat)
    table.keep()
    table.seen[seat] = min(table.seen[seat], len(table.match.events_for(seat)))
    return Then.REDRAW


def save(table: TerminalTable, seat: Seat, rest: str) -> Then:
    """Write the game to a file: a position if it ends in .json, a diagram if in .toml, else a record."""
    if not rest:
        return table.say("talk-save-where")
    match = table.match
    if rest.endswith(".json"):
        text = match.position() + "\n"
    elif rest.endswith(".toml"):
        text = write_diagram(match.game, match.setup, match.state)
    else:
        text = write_record(match)
    try:
        file = Path(rest).expanduser()
        if file.exists() and not is_ours(file):
            return table.say("talk-save-other", file=rest)
        file.write_text(text, encoding="utf-8")
    except (OSError, ValueError, RuntimeError) as error:  # the latter two for names that cannot be
        return table.say("error-file", path=rest, reason=getattr(error, "strerror", None) or str(error))
    return table.say("talk-saved", file=rest, kind=table.voice(f"kind-{kind_of_text(text)}"))


def is_ours(file: Path) -> bool:
    """Whether a file holds a game and may be written over by another."""
    try:
        return kind_of_text(file.read_text(encoding="utf-8")) in ("position", "record", "diagram")
    except (UndercroftError, OSError, UnicodeDecodeError):
        return False


def odds(table: TerminalTable, seat: Seat, rest: str) -> Then:
    """The chances of the moves on offer."""
    lines = table.match.game.odds(table.match.state, seat, table.voice.lang)
    for line in lines:
        print_wrapped(line, table.out, "  ")
    return Then.AGAIN if lines else table.say("talk-no-odds")


def rules(table: TerminalTable, seat: Seat, rest: str) -> Then:
    """A rule by its number, or the chapters."""
    game, voice = table.match.game, table.voice
    if rest:
        print_sections(look_up(game, rest, voice), table.out)
        return Then.AGAIN
    for section in sections(game.package, voice.lang):
        if section.number and "." not in section.number:
            table.out.print(f"  {section.number:>2}  {section.title}")
    return table.say("talk-rules")


def log(table: TerminalTable, seat: Seat, rest: str) -> Then:
    """What happened, the latest lines of it."""
    wanted = int(rest) if rest.isdecimal() else LOG_LINES
    for line in event_lines(table.match, table.voice, seat)[-wanted:] if wanted else ():
        print_wrapped(line, table.out, "· ")
    return Then.AGAIN


def hint(table: TerminalTable, seat: Seat, rest: str) -> Then:
    """What an agent would answer: greedy, or the one named."""
    match, voice = table.match, table.voice
    thinker = agent(rest or "greedy")
    remark = thinker.remark(match.game)
    if remark is not None:
        print_wrapped(voice.of(TEXTS, remark), table.out)
    move = Seated(thinker, HINT_SEED).answer(match.game, match.state, seat)
    glimpse = Glimpse(match.game, match.state, seat)
    return table.say("talk-hint", words=glimpse.words[glimpse.moves.index(move)])


def board(table: TerminalTable, seat: Seat, rest: str) -> Then:
    """Draw the page again, the whole map however tall."""
    return Then.DRAW_WHOLE


def show_help(table: TerminalTable, seat: Seat, rest: str) -> Then:
    """What can be typed."""
    table.say("talk-help")
    for command in COMMANDS:
        word = table.voice(f"command-{command}")
        print_wrapped(table.voice(f"talk-help-{command}"), table.out, f"  {word:<10}")
    return Then.AGAIN


def leave(table: TerminalTable, seat: Seat, rest: str) -> Then:
    """Leave the table; the game is kept."""
    return Then.QUIT


COMMANDS: dict[str, Callable[[TerminalTable, Seat, str], Then]] = {
    "why": why,
    "undo": undo,
    "save": save,
    "odds": odds,
    "hint": hint,
    "rules": rules,
    "log": log,
    "map": board,
    "help": show_help,
    "quit": leave,
}
"""Everything a person may say, by its English word; the catalogue gives each language a second word."""

AFTER = ("save", "log", "rules", "quit")
"""What still makes sense when the game is over."""


def talk(table: TerminalTable, seat: Seat, command: str, typed: str) -> Then:
    """Do what a person says; what cannot be done is said in a sentence."""
    rest = typed.partition(" ")[2].strip()
    try:
        return COMMANDS[command](table, seat, rest)
    except UndercroftError as error:
        print_wrapped(error.said(table.voice.lang), table.out)
        return Then.AGAIN


def command_of(typed: str, voice: Voice) -> str | None:
    """The command whose word, in English or the reader's language, begins a line."""
    first = typed.lower().partition(" ")[0]
    for command in COMMANDS:
        if first in (command, voice(f"command-{command}")):
            return command
    return None


def begun_command(typed: str, voice: Voice) -> str | None:
    """The only command whose word begins like the first word of a line."""
    first = typed.lower().partition(" ")[0]
    found = {
        command
        for command in COMMANDS
        for word in (command, voice(f"command-{command}"))
        if first and word.startswith(first)
    }
    return found.pop() if len(found) == 1 else None


def command_words(table: TerminalTable) -> list[str]:
    """What Tab may complete besides answers: the commands, and the numbers of the rules."""
    book = sections(table.match.game.package, table.voice.lang)
    rule = table.voice("command-rules")
    words = [table.voice(f"command-{command}") for command in COMMANDS]
    return [*words, *(f"{rule} {section.number}" for section in book if section.number)]
