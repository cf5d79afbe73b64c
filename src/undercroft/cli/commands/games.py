"""`undercroft games`: the games of the house with their scenarios, options and seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from undercroft.cli.output import console, game_name, print_json, print_trimmed
from undercroft.cli.parameters import Json, Lang
from undercroft.cli.voice import Voice, voice_for
from undercroft.kernel.game import Game
from undercroft.kernel.options import Option
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.registry import game_ids
from undercroft.kernel.texts import message

if TYPE_CHECKING:
    from rich.console import Console


def games(
    game: Annotated[str | None, Parameter(help="param-one-game")] = None,
    /,
    *,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """List all games, or one."""
    voice = voice_for(lang)
    found = [find_game(name) for name in (game_ids() if game is None else (game,))]
    if as_json:
        print_json([game_tree(one, voice) for one in found])
        return
    out = console()
    for one in found:
        print_game(one, voice, out)


def print_game(game: Game, voice: Voice, out: Console) -> None:
    """A game on a few lines, its options as a table."""
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    out.print(Text.assemble((game_name(game, voice), "bold"), f"  ({game.id})"))
    if game.texts.has("game-help"):
        print_trimmed(Padding(Text(voice.of(game.texts, message("game-help"))), (0, 0, 0, 2)), out)
    seats = ", ".join(str(count) for count in game.seat_counts)
    print_trimmed(Padding(Text(voice("games-seats", seats=seats)), (0, 0, 0, 2)), out)
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, pad_edge=False)
    for column in ("games-option", "games-default", "games-values"):
        table.add_column(voice(column), style="", header_style="bold", overflow="fold")
    for option in game.options():
        table.add_row(Text(option_flag(option)), Text(shown(option.default)), Text(values_of(option, voice)))
    print_trimmed(Padding(table, (0, 0, 1, 2)), out)


def option_flag(option: Option) -> str:
    """How an option is given on the command line."""
    return "--scenario" if option.name == "scenario" else f"--set {option.name}"


def shown(value: object) -> str:
    """A value as a person would type it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(str(part) for part in value) if isinstance(value, list) else str(value)


def values_of(option: Option, voice: Voice) -> str:
    """What an option takes."""
    if option.kind == "bool":
        return "yes, no"
    if option.kind == "int":
        return voice("games-range", low=option.low, high=option.high)
    listed = ", ".join(option.choices)
    return listed if option.kind == "choice" else voice("games-any", choices=listed)


def option_title(game: Game, option: Option, voice: Voice) -> str:
    """What people call an option."""
    return said_or(game, f"option-{option.name}", option.name, voice)


def choice_label(game: Game, option: Option, index: int, voice: Voice) -> str:
    """What people call one of an option's choices."""
    choice = option.choices[index]
    if index < len(option.labels):
        return said_or(game, option.labels[index], choice, voice)
    return said_or(game, f"option-{option.name}-{choice}", choice, voice)


def said_or(game: Game, id: str, otherwise: str, voice: Voice) -> str:
    """A message of a game's catalogue if it has it."""
    return voice.of(game.texts, message(id)) if game.texts.has(id) else otherwise


def game_tree(game: Game, voice: Voice) -> dict[str, Any]:
    """A game for JSON."""
    options = [
        {
            "name": option.name,
            "title": option_title(game, option, voice),
            "help": said_or(game, f"option-{option.name}-help", "", voice),
            "kind": option.kind,
            "default": option.default,
            **({"low": option.low, "high": option.high} if option.kind == "int" else {}),
            **({"choices": option.choices} if option.choices else {}),
        }
        for option in game.options()
    ]
    return {
        "id": game.id,
        "name": game_name(game, voice),
        "rules": game.rules_version,
        "seats": game.seat_counts,
        "scenarios": game.scenarios(),
        "options": options,
    }
