"""Sub Terra's diagrams: what is written can be read back, and what cannot be is refused in sentences."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from undercroft import IllegalError, UndercroftError, game
from undercroft.kernel.chance import Dice
from undercroft.kernel.documents.diagram import read_diagram, write_diagram

GAME = game("subterra")
LEDGE = (Path(__file__).parents[2] / "diagrams" / "subterra-ledge.toml").read_text(encoding="utf-8")


def test_a_diagram_by_hand_is_the_position_it_describes() -> None:
    match = read_diagram(LEDGE)
    view = match.view(0)
    assert view.acting == "medic"
    assert [tile.id for tile in view.tiles] == ["start", "ledge-s1", "gas-c1", "horror-c1", "flood-s1"]
    assert view.tiles[4].flooded
    assert [caver.state for caver in view.cavers] == ["conscious", "conscious", "unconscious", "submerged"]
    assert view.hazards_left == 18
    assert view.tiles_left == 61
    assert "explore north" not in match.moves()
    reason = match.explain("explore north")
    assert reason is not None
    assert reason.rule == "5.11"


def test_writing_a_loaded_diagram_gives_it_back() -> None:
    match = read_diagram(LEDGE)
    written = write_diagram(match.game, match.setup, match.state)
    assert tomllib.loads(written) == tomllib.loads(LEDGE)
    again = read_diagram(written)
    assert again.state.same_as(match.state)


def test_the_example_in_the_manual_is_read() -> None:
    manual = (Path(__file__).parents[3] / "docs" / "diagrams.md").read_text(encoding="utf-8")
    example = manual.split("```toml\n")[1].split("```")[0]
    assert read_diagram(example).view(0).round == 5


@pytest.mark.parametrize("seed", range(12))
def test_every_start_of_a_turn_in_random_games_survives_the_way_there_and_back(seed: int) -> None:
    match = GAME.new(seats=1 + seed % 6, scenario=GAME.scenarios()[seed % 3], seed=seed)
    dice = Dice(seed)
    seen = 0
    while not match.state.is_over():
        try:
            text = write_diagram(GAME, match.setup, match.state)
        except IllegalError:
            pass  # in the middle of a turn
        else:
            seen += 1
            loaded = read_diagram(text)
            assert loaded.state.fields() == match.state.fields()
            assert write_diagram(GAME, loaded.setup, loaded.state) == text
            assert loaded.moves() == match.moves()
        moves = match.moves()
        match.apply(moves[dice.below(len(moves))])
    assert seen > 5


@pytest.mark.parametrize("phase", ["horror", "hazard"])
def test_a_diagram_of_a_phase_is_read_and_written_before_it_runs(phase: str) -> None:
    tree = tomllib.loads(LEDGE.replace('turn = "medic"', f'phase = "{phase}"'))
    setup = GAME.setup(4, "normal")
    state = GAME.from_diagram(tree, setup)
    assert GAME.diagram(state)["phase"] == phase


def test_the_middle_of_a_turn_cannot_be_a_diagram() -> None:
    match = read_diagram(LEDGE, seed=1)
    match.apply("exert")
    with pytest.raises(IllegalError, match="in the middle"):
        write_diagram(match.game, match.setup, match.state)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"gas-c1", at = [1, 0]', '"ledge-s1", at = [1, 0]', "twice"),
        ("at = [0, -1], turn", "at = [0, 1], turn", "Two tiles"),
        ("at = [1, -1], turn", "at = [7, 7], turn", "touches none"),
        ('id = "gas-c1"', 'id = "gas-c99"', "no tile"),
        ('"gas-c1", at = [1, 0], turn = "W"', '"gas-c1", at = [1, 0], turn = "W", flooded = true', "flooded"),
        ('"gas-c1", at = [1, 0], turn = "W"', '"gas-c1", at = [1, 0], turn = "W", rubble = true', "Rubble"),
        ('"gas-c1", at = [1, 0], turn = "W"', '"gas-c1", at = [1, 0], turn = "W", rope = true', "rope"),
        ('turn = "W"', 'turn = "up"', "N, E, S or W"),
        ("health = 2", "health = 4", "from 0 to 3"),
        ('id = "scout"', 'id = "medic"', "twice"),
        ('id = "scout"', 'id = "cook"', "no caver"),
        ('{ id = "scout", at = [1, 0], health = 0 },', "", "party of 4"),
        ("horror = [[0, -1]]", "horror = [[0, -1], [0, 0], [0, 1], [1, 0]]", "At most 3"),
        ("horror = [[0, -1]]", "horror = [[9, 9]]", "no tile lies"),
        ('spent = ["gas-1"', 'spent = ["gas-1", "gas-1"', "twice"),
        ('turn = "medic"', 'turn = "scout"', "not conscious"),
        ('first = "medic"', 'first = "leader"', "no caver of this party"),
        ("gas = true", 'gas = "yes"', "true or false"),
        ("gas = true", "fog = true", "not known"),
        ("explosives = 2", "explosives = 9", "from 0 to 3"),
    ],
)
def test_impossible_diagrams_are_refused(old: str, new: str, sentence: str) -> None:
    assert old in LEDGE
    with pytest.raises(UndercroftError, match=sentence):
        read_diagram(LEDGE.replace(old, new, 1))
