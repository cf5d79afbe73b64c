"""`undercroft rules`: the numbered rules of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from undercroft.cli.output import console, print_json, print_trimmed
from undercroft.cli.parameters import GameName, Json, Lang
from undercroft.cli.rule_texts import Section, look_up
from undercroft.cli.voice import voice_for
from undercroft.kernel.registry import game as find_game

if TYPE_CHECKING:
    from rich.console import Console


def rules(
    game: GameName,
    number: Annotated[str | None, Parameter(help="param-rule-number")] = None,
    /,
    *,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Print the rules, a chapter or one rule."""
    voice = voice_for(lang)
    found = look_up(find_game(game), number, voice)
    if as_json:
        print_json([{"number": s.number, "title": s.title, "text": s.text} for s in found])
    else:
        print_sections(found, console())


def print_sections(found: tuple[Section, ...], out: Console) -> None:
    """Rules on the terminal: headings bold, texts wrapped to its width."""
    from rich.markdown import Markdown
    from rich.text import Text

    for index, section in enumerate(found):
        if index:
            out.print()
        heading = f"{section.number}  {section.title}" if section.number else section.title
        out.print(Text(heading, style="bold underline" if section.level <= 2 else "bold"))
        if section.text:
            print_trimmed(Markdown(section.text), out)
