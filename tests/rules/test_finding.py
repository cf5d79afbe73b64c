"""Every rule is found from its number: the modules of the rules or the data cite it, and only a few do.

What people see (`face/`) cites numbers in tables of its own: the log, the reasons, the help of each rule.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mutants import families_of
from tests.rules.citing import HOME, rule_numbers
from undercroft.kernel.registry import game_ids

SOURCES = HOME / "src" / "undercroft"
MOST = 3
"""The modules that keep one rule."""

NUMBERED_BY = {"tunnels": "claustrophobia"}
"""The game whose numbers the modules of a family cite."""

NO_LAW = {
    "subterra": {"1.1"},  # a list of what lies in the box: the data is that list
    "claustrophobia": {f"26.{number}" for number in range(1, 20)},  # examples of other rules
}

NUMBER = re.compile(r"(?<![\d.\w])(\d{1,2}\.\d{1,2})(?![\d\w]|\.\d)")


def own_families(game: str) -> list[str]:
    """The families that cite a game's numbers."""
    return [name for name in families_of(SOURCES / "games" / game) if NUMBERED_BY[name] == game]


def citing(game: str, folder: str, suffix: str) -> dict[str, set[str]]:
    """The files that cite each number, in one folder of a game and of the families that cite its numbers."""
    homes = [SOURCES / "games" / game, *(SOURCES / "families" / name for name in own_families(game))]
    found: dict[str, set[str]] = {}
    for home in homes:
        for path in sorted((home / folder).rglob(f"*{suffix}")):
            for number in numbers_in(path):
                found.setdefault(number, set()).add(str(path.relative_to(SOURCES)))
    return found


def numbers_in(path: Path) -> set[str]:
    """The numbers of rules that a file cites."""
    return set(NUMBER.findall(path.read_text(encoding="utf-8")))


def is_complete(game: str) -> bool:
    """Whether all modules that keep a game's rules cite its own numbers."""
    return own_families(game) == families_of(SOURCES / "games" / game)


@pytest.mark.parametrize("game", game_ids())
def test_a_rule_is_kept_in_few_modules(game: str) -> None:
    cited = citing(game, "rules", ".py")
    many = {number: cited[number] for number in rule_numbers(game, "en") if len(cited.get(number, ())) > MOST}
    assert many == {}


@pytest.mark.parametrize("game", [game for game in game_ids() if is_complete(game)])
def test_every_rule_is_found_by_its_number(game: str) -> None:
    cited = citing(game, "rules", ".py").keys() | citing(game, "data", ".toml").keys()
    missing = set(rule_numbers(game, "en")) - cited - NO_LAW.get(game, set())
    assert missing == set()
