"""What the games, their options and the computer players are called in the reader's language."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from undercroft.agents.names import agent_name
from undercroft.agents.registry import TEXTS as AGENT_TEXTS
from undercroft.agents.registry import agent_classes
from undercroft.kernel.documents.guided import guided_games_of
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Briefing, Game
from undercroft.kernel.options import Option, Setup
from undercroft.kernel.texts import Message, message
from undercroft.table.refusals import refuse
from undercroft.table.wire.lobby_replies import (
    AgentInfo,
    GameInfo,
    GameText,
    GuidedGameCard,
    OptionChoice,
    OptionInfo,
)


def said_or(game: Game, id: str, otherwise: str, lang: str) -> str:
    """A message of a game's catalogue if it has it."""
    return game.texts.say(message(id), lang) if game.texts.has(id) else otherwise


def game_name(game: Game, lang: str) -> str:
    """What people call a game."""
    return said_or(game, "game-name", game.id, lang)


def choice_label(game: Game, option: Option, index: int, lang: str) -> str:
    """What people call one value of an option."""
    value = option_values(option)[index]
    label = option.labels[index] if index < len(option.labels) else f"option-{option.name}-{value}"
    return said_or(game, label, value, lang)


def option_values(option: Option) -> tuple[str, ...]:
    """The values that labels may name: the choices, no and yes, or the numbers."""
    if option.kind == "bool":
        return ("false", "true") if option.labels else ()
    if option.kind == "int":
        return tuple(str(number) for number in range(option.low, option.high + 1)) if option.labels else ()
    return option.choices


def scenario_label(game: Game, setup: Setup, lang: str) -> str:
    """What people call a scenario."""
    if setup.scenario_text:
        return briefing_of(game, setup.scenario_text, setup.data_text, lang).title
    return known_label(game, setup.scenario, lang)


@lru_cache(maxsize=200)
def known_label(game: Game, scenario: str, lang: str) -> str:
    """What people call a scenario that comes with the game."""
    option = game.options()[0]
    if scenario not in option.choices:
        return scenario
    return choice_label(game, option, option.choices.index(scenario), lang)


@lru_cache(maxsize=200)
def briefing_of(game: Game, scenario_text: str, data_text: str, lang: str) -> Briefing:
    """What somebody's own scenario says of itself; nothing if this version cannot read it any more."""
    try:
        return game.briefing(game.setup(scenario_text=scenario_text, data_text=data_text), lang)
    except UndercroftError:
        return Briefing("")


def option_info(game: Game, option: Option, lang: str) -> OptionInfo:
    """An option for the lobby's form."""
    return OptionInfo(
        option.name,
        said_or(game, f"option-{option.name}", option.name, lang),
        said_or(game, f"option-{option.name}-help", "", lang),
        option.kind,
        option.default,
        option.low,
        option.high,
        [
            OptionChoice(value, choice_label(game, option, index, lang))
            for index, value in enumerate(option_values(option))
        ],
    )


def game_info(game: Game, lang: str) -> GameInfo:
    """A game for the lobby."""
    return GameInfo(
        game.id,
        game_name(game, lang),
        said_or(game, "game-help", "", lang),
        game.rules_version,
        game.seat_counts,
        game.has_secrets,
        [option_info(game, option, lang) for option in game.options()],
        [
            GuidedGameCard(name, guide.title[lang], guide.help[lang], len(guide.step))
            for name, guide in guided_games_of(game.package).items()
        ],
        sides(game, lang),
    )


def sides(game: Game, lang: str) -> list[str]:
    """Whom each seat plays in the words of a language."""
    return [game.texts.say(name, lang) for name in side_names(game, game.setup())]


def side_names(game: Game, setup: Setup) -> tuple[Message, ...]:
    """Whom each seat plays, if that is settled before anything is drawn: each then has a name of its own."""
    if len(game.seat_counts) != 1:
        return ()
    state = game.start(setup)
    found = tuple(game.seat_name(state, seat) for seat in range(state.seats))
    return found if len({str(name) for name in found}) == len(found) > 1 else ()


def agent_infos(lang: str) -> list[AgentInfo]:
    """The computer players for the lobby."""
    return [
        AgentInfo(
            word,
            AGENT_TEXTS.say(agent_name(word), lang),
            AGENT_TEXTS.say(message(f"agent-{word}"), lang) if AGENT_TEXTS.has(f"agent-{word}") else "",
            dict(kind.settings),
        )
        for word, kind in sorted(agent_classes().items())
    ]


def game_text(game: Game, lang: str, what: str) -> GameText:
    """A game's rules or messages in a language, in English where there is no other."""
    names = [f"rules.{lang}.md", "rules.md"] if what == "rules" else [f"text/{lang}.ftl", "text/en.ftl"]
    owners = [game.family, game.package] if what == "text" and game.family else [game.package]
    for name in names:
        found = [files(owner).joinpath(*name.split("/")) for owner in owners]
        if found[-1].is_file():
            rules = game.rule_numbers() if what == "text" else {}
            text = "\n".join(file.read_text(encoding="utf-8") for file in found if file.is_file())
            return GameText(game.id, lang, text, rules)
    raise refuse("unknown", "refuse-address")
