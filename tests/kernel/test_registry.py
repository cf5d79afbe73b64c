"""Games are found by their folders, or by `module:NAME`."""

from __future__ import annotations

from importlib.resources import files

import pytest

import undercroft
from tests.testgame.game import GAME
from undercroft.kernel.errors import UnreadableError
from undercroft.kernel.registry import game, game_ids


def test_every_folder_with_a_game_is_a_game() -> None:
    folders = {
        folder.name
        for folder in files("undercroft.games").iterdir()
        if folder.is_dir()
        and folder.joinpath("game.py").is_file()
        and folder.joinpath("__init__.py").is_file()
    }
    assert set(game_ids()) == folders
    assert list(game_ids()) == sorted(game_ids())


@pytest.mark.parametrize("name", game_ids())
def test_a_game_is_called_as_its_folder(name: str) -> None:
    found = undercroft.game(name)
    assert found.id == name
    assert found is game(name)
    assert found.package == f"undercroft.games.{name}"
    assert list(found.seat_counts) == sorted(set(found.seat_counts))
    assert found.options()[0].name == "scenario"


def test_a_game_of_ones_own_is_named_by_module() -> None:
    assert game("tests.testgame.game:GAME") is GAME


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("chess", "There is no game chess; there are .*subterra"),
        ("", "There is no game ; there are"),
        ("tests.testgame.game:BOARD", "There is no game tests.testgame.game:BOARD: .*BOARD"),
        ("tests.nowhere:GAME", "There is no game tests.nowhere:GAME: No module"),
        (":GAME", "There is no game :GAME"),
        (".:GAME", "There is no game .:GAME"),
        ("tests.testgame.game:PlayableGame", "tests.testgame.game:PlayableGame is not a game"),
        ("undercroft:", "There is no game undercroft:"),
    ],
)
def test_what_is_no_game_is_refused(name: str, error: str) -> None:
    with pytest.raises(UnreadableError, match=error):
        game(name)
