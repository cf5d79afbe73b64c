"""The shape of the house: who knows one game's folder knows the next; `test_imports.py` keeps circles out."""

from __future__ import annotations

from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parents[2] / "src" / "undercroft"
GAMES = sorted(path.parent for path in (HOUSE / "games").glob("*/game.py"))

TOP = {"__init__.py", "game.py", "rules.md", "rules.fr.md", "data", "text", "guides", "rules", "face", "mind"}
"""All that stands in a game's folder."""

TEXTS = ("en.ftl", "fr.ftl", "faults.fr.toml")

MODULES = {
    "rules": ("box", "state", "start", "setup", "turn", "ending"),
    "face": ("view", "words", "questions", "log", "description", "screen", "picture", "diagram", "odds"),
    "mind": ("features", "greedy", "plans"),
}
"""What every game has; one adds a module for each chapter of its rules, and splits what grows long."""

LONGEST = 400
"""No module of rules has more lines: a chapter that does is two."""

ENGINES = dict.fromkeys(("claustrophobia", "claustrophobia1643"), HOUSE / "families" / "tunnels")
"""Games whose rooms go on in a family: what editions share stands there, in rooms of the same names."""


def faults_of(game: Path) -> list[str]:
    """What a game lacks in its rooms and in those of its engine, and what is too long there."""
    homes = [game, ENGINES[game.name]] if game.name in ENGINES else [game]
    found = [
        f"{room}/{name}.py is missing"
        for room, names in MODULES.items()
        for name in names
        if not any(list((home / room).rglob(f"{name}.py")) for home in homes)
    ]
    for path in sorted(path for home in homes for path in (home / "rules").rglob("*.py")):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > LONGEST:
            found.append(f"{path.relative_to(HOUSE)} has {lines} lines")
    return found


def named(game: Path) -> str:
    return game.name


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_a_games_folder_has_its_rooms_and_nothing_else(game: Path) -> None:
    assert {path.name for path in game.iterdir() if path.name != "__pycache__"} == TOP
    for name in TEXTS:
        assert (game / "text" / name).is_file(), name
    for room in ("data", "guides"):
        assert list((game / room).glob("*.toml")), room
    for room in MODULES:
        assert (game / room / "__init__.py").is_file(), room


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_every_room_has_the_same_modules_and_rules_stay_short(game: Path) -> None:
    assert faults_of(game) == []
