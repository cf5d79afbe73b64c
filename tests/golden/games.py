"""The games whose records are kept: played by chance with fixed seeds, or written by hand."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from undercroft.agents.base import Seated
from undercroft.agents.registry import agent
from undercroft.kernel.documents.record import write_record
from undercroft.kernel.match import Match, new_match
from undercroft.kernel.registry import game
from undercroft.kernel.texts import LANGUAGES

FOLDER = Path(__file__).parent

Script = list[tuple[str, str]]
"""Answers with the chance that each of them meets."""

SUBTERRA_SEEDS = {
    ("normal", 4): 26,
    ("normal", 5): 13,
    ("normal", 6): 35,
    ("advanced", 4): 12,
    ("advanced", 5): 19,
    ("advanced", 6): 36,
    ("expert", 4): 12,
    ("expert", 5): 13,
    ("expert", 6): 36,
}
"""By level and number of cavers; chosen because much happens in these games."""

EXIT_ANYWHERE = '[[number]]\nid = "exit-companions"\nvalue = 64\n'
"""A person's own data, by which the exit may be any tile of the stack: games can be short."""

SUBTERRA_GOLD: Script = [
    ("explore north", "draw plain-t1"),
    ("place S", ""),
    ("explore east", "draw rough-x1, roll 4"),
    ("exert", ""),
    ("reveal north", "draw exit, roll 3"),
    ("move north", ""),
    ("reveal west", "draw horror-d1"),
    ("guide", "draw gas-c1"),
    ("place N", ""),
    ("exert", ""),
    ("move east", "roll 3, roll 5"),
    ("sprint", ""),
    ("step east", "roll 6"),
    ("move north", ""),
    ("pass", ""),
    ("direct diver", ""),
    ("move north", ""),
    ("move north", ""),
    ("pass", "draw tremor-1, roll 4, roll 3"),
    ("move north", ""),
    ("pass", ""),
    ("pass", ""),
    ("run", ""),
    ("step east", "roll 2"),
    ("step north", ""),
]
"""Four cavers find the exit at once and all get out."""

SUBTERRA_HAZARDS: Script = [
    ("explore north", "draw cavein-t1"),
    ("place S", ""),
    ("reveal east", "draw horror-c1"),
    ("place W", ""),
    ("pass", ""),
    ("reveal east", "draw flood-x1"),
    ("use drawn", ""),
    ("reveal south", "draw gas-t1"),
    ("use waiting", ""),
    ("pass", ""),
    ("move north", ""),
    ("demolish north", "roll 2"),
    ("pass", ""),
    ("move south", ""),
    ("belay", ""),
    ("pass", "draw flood-double"),
    ("dig north", ""),
    ("reveal west", "draw horror-d1"),
    ("use drawn", ""),
    ("pass", ""),
    ("explore north", "draw horror-d2"),
    ("move south", ""),
    ("pass", ""),
    ("explore south", "draw exit"),
    ("pass", ""),
    ("pass", "draw horror-1"),
    ("pass", ""),
    ("pass", ""),
    ("move south", ""),
    ("repel west", ""),
    ("pass", ""),
    ("pass", "draw horror-double"),
    ("spawn at 1,1", ""),
    ("pass", ""),
    ("pass", ""),
    ("exert", ""),
    ("pass", "roll 1"),
    ("pass", ""),
    ("horror 2 first", ""),
    ("stay", "draw gas-double"),
    ("pass", "draw gas-1"),
]
"""A blast, rubble, water and gas; horrors strike three of four down, and the last waits in vain."""


def random_game(name: str, seats: int, scenario: str, seed: int) -> Match:
    """A game between agents that answer by chance."""
    match = game(name).new(seats, scenario, seed)
    players = [Seated(agent("random"), seed * 100 + seat) for seat in range(seats)]
    while match.outcome() is None:
        seat = match.state.asked_seat()
        move = players[seat].answer(match.game, match.state, seat)
        match.apply(match.game.move_words(match.state, seat, move), seat)
    return match


def written_game(name: str, scenario: str, script: Script, chance: str, cavers: list[str]) -> Match:
    """A game played by a script, with every result of chance forced."""
    found = game(name)
    setup = found.setup(4, scenario, EXIT_ANYWHERE, cavers=cavers, first_caver=cavers[0])
    match = new_match(found, setup, chance=chance)
    for words, results in script:
        match.apply(words, chance=results)
    return match


CLAUSTROPHOBIA_SEED = 7
DUNGEONTWISTER_SEEDS = {"forest": 5, "base": 4, "free": 3, "mutual": 2}

GAMES: dict[str, Callable[[], Match]] = {
    **{
        f"subterra-{level}-{cavers}": partial(random_game, "subterra", cavers, level, seed)
        for (level, cavers), seed in SUBTERRA_SEEDS.items()
    },
    **{
        f"claustrophobia-{scenario}-{CLAUSTROPHOBIA_SEED}": partial(
            random_game, "claustrophobia", 2, scenario, CLAUSTROPHOBIA_SEED
        )
        for scenario in game("claustrophobia").scenarios()
    },
    **{
        f"claustrophobia1643-{scenario}-{CLAUSTROPHOBIA_SEED}": partial(
            random_game, "claustrophobia1643", 2, scenario, CLAUSTROPHOBIA_SEED
        )
        for scenario in game("claustrophobia1643").scenarios()
    },
    **{
        f"dungeontwister-{scenario}-{seed}": partial(random_game, "dungeontwister", 2, scenario, seed)
        for scenario, seed in DUNGEONTWISTER_SEEDS.items()
    },
}
"""Each game by the name of its file."""

WRITTEN: dict[str, Callable[[], Match]] = {
    "subterra-gold": partial(
        written_game, "subterra", "normal", SUBTERRA_GOLD, "", ["diver", "scout", "medic", "leader"]
    ),
    "subterra-hazards": partial(
        written_game,
        "subterra",
        "advanced",
        SUBTERRA_HAZARDS,
        "draw ledge-s1",
        ["bodyguard", "geologist", "engineer", "climber"],
    ),
}
"""The games written by hand, whose logs are kept too."""


def documents() -> dict[str, str]:
    """Every kept text by the name of its file."""
    found: dict[str, str] = {}
    for name, play in {**GAMES, **WRITTEN}.items():
        match = play()
        found[f"{name}.txt"] = write_record(match)
        if name in WRITTEN:
            found[f"{name}.log"] = log_text(match)
    return found


def log_text(match: Match) -> str:
    """All that the table tells, in each language."""
    say = match.game.texts.say
    outcome = match.outcome()
    assert outcome is not None
    lines: list[str] = []
    for lang in LANGUAGES:
        lines += [f"== {lang}", *(say(event.message, lang) for event in match.events)]
        lines.append(say(outcome.message, lang))
    return "\n".join(lines) + "\n"
