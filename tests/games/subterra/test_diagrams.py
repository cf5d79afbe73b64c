"""Sub Terra's diagrams: what is written can be read back, and what cannot be is refused in sentences."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.golden.games import EXIT_ANYWHERE
from undercroft import UndercroftError, game
from undercroft.games.subterra.rules.ending import LeaveOrStay
from undercroft.games.subterra.rules.turn import Surface, Turn
from undercroft.kernel.chance import Dice
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.documents.diagram import read_diagram, write_diagram
from undercroft.kernel.match import Match
from undercroft.kernel.state import State

GAME = game("subterra")
WAY_OUT = (Path(__file__).parents[2] / "perft" / "subterra-way-out.toml").read_text(encoding="utf-8")
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
    data = EXIT_ANYWHERE if seed % 2 else ""
    match = GAME.new(seats=1 + seed % 6, scenario=GAME.scenarios()[seed % 3], seed=seed, data_text=data)
    dice = Dice(seed)
    seen = 0
    while not match.state.is_over():
        is_start = begins(match.state)
        assert ("middle" in check_round_trip(match)) != is_start
        seen += is_start
        moves = match.moves()
        match.apply(moves[dice.below(len(moves))])
    assert "over" in check_round_trip(match)
    assert seen > 5


def test_the_choice_of_cavers_can_be_a_diagram() -> None:
    match = GAME.new(seats=3, seed=1, choose_cavers=True)
    chosen = 0
    while not begins(match.state):
        assert len(check_round_trip(match).get("caver", [])) == chosen
        match.apply(match.moves()[0])
        chosen += 1
    assert chosen > 1


def check_round_trip(match: Match) -> dict[str, Any]:
    """Write a match, read it back and compare; the tree of its diagram."""
    text = write_diagram(GAME, match.setup, match.state)
    loaded = read_diagram(text)
    assert loaded.state.fields() == match.state.fields()
    assert frames_of(loaded.state) == frames_of(match.state)
    assert write_diagram(GAME, loaded.setup, loaded.state) == text
    assert loaded.moves() == match.moves()
    assert loaded.outcome() == match.outcome()
    return tomllib.loads(text)


def begins(s: State) -> bool:
    """Whether a turn or phase has just begun."""
    top = s.stack[-1]
    if isinstance(top, Turn):
        return (top.points, top.exerted, top.directs) == (2, 0, 0)
    return isinstance(top, Surface) or (isinstance(top, LeaveOrStay) and len(s.stack) == 2)


def frames_of(s: State) -> list[tuple[str, list[int]]]:
    """What is under way, whether the end of the game has been checked apart."""
    found = [(type(frame).__name__, frame.fields()) for frame in s.stack]
    return [(name, values[:2] if name == "Round" else values) for name, values in found]


@pytest.mark.parametrize("phase", ["horror", "hazard", "end"])
def test_a_diagram_of_a_phase_is_read_and_written_before_it_runs(phase: str) -> None:
    tree = tomllib.loads(LEDGE.replace('turn = "medic"', f'phase = "{phase}"'))
    setup = GAME.setup(4, "normal")
    state = GAME.from_diagram(tree, setup, Findings())
    assert GAME.diagram(state)["phase"] == phase


def test_the_middle_of_a_turn_goes_on_as_it_was() -> None:
    match = read_diagram(LEDGE, seed=1)
    match.apply("exert")
    text = write_diagram(match.game, match.setup, match.state)
    again = read_diagram(text, seed=1)
    assert again.moves() == match.moves()
    assert "exert" not in again.moves()
    with pytest.raises(UndercroftError, match="does not fit the rest"):
        read_diagram(text.replace("asked = [1]", "asked = [7]"))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"gas-c1", at = [1, 0]', '"ledge-s1", at = [1, 0]', "Line 13: tile has two entries with the id"),
        ("at = [0, -1], turn", "at = [0, 1], turn", "Two tiles"),
        ("at = [1, -1], turn", "at = [7, 7], turn", "touches none"),
        ('id = "gas-c1"', 'id = "gas-c99"', "Line 13: .* one of gas-c6, gas-c5"),
        ('"gas-c1", at = [1, 0], turn = "W"', '"gas-c1", at = [1, 0], turn = "W", flooded = true', "flooded"),
        ('"gas-c1", at = [1, 0], turn = "W"', '"gas-c1", at = [1, 0], turn = "W", rubble = true', "Rubble"),
        ('"gas-c1", at = [1, 0], turn = "W"', '"gas-c1", at = [1, 0], turn = "W", rope = true', "rope"),
        ('turn = "W"', 'turn = "up"', "one of N, E, S, W"),
        ("health = 2", "health = 4", "from 0 to 3"),
        ('id = "scout"', 'id = "medic"', "Line 20: caver has two entries with the id medic"),
        ('id = "scout"', 'id = "cook"', "is 'cook', but must be one of"),
        ('{ id = "scout", at = [1, 0], health = 0 },', "", "party of 4"),
        ("horror = [[0, -1]]", "horror = [[0, -1], [0, 0], [0, 1], [1, 0]]", "At most 3"),
        ("horror = [[0, -1]]", "horror = [[9, 9]]", "no tile lies"),
        ('spent = ["gas-1"', 'spent = ["gas-1", "gas-1"', "twice"),
        ('turn = "medic"', 'turn = "scout"', "not conscious"),
        ('first = "medic"', 'first = "leader"', "no caver of this party"),
        ("gas = true", 'gas = "yes"', "true or false"),
        ("gas = true", "fog = true", "not known"),
        ("gas = true", "explosives = 9\ngas = true", "from 0 to 3"),
        ("gas = true", "explosives = 2\ngas = true", r"should be 3, not 2 \(rule 8\.10\)"),
        ("gas = true", "guides = 2\ngas = true", r"rule 8\.5"),
        ("gas = true", 'waiting = "plain-x1"\ngas = true', r"rules 8\.8 and 8\.9"),
        ("gas = true\n", "", r"rule 6\.5"),
        ('"horror-1", "gas-2"', '"gas-2", "horror-1"', r"rule 6\.5"),
        ("gas = true", "stayed = true\ngas = true", r"rule 9\.5"),
        ("gas = true", "stayed = 9\ngas = true", "from 1 to 5"),
        ("gas = true", 'stayed = "no"\ngas = true', "true or false"),
        ("round = 5", "round = 4", r"only 3 hazard phases are over \(rule 3\.7\)"),
        ("horror = [[0, -1]]", "horror = [[0, 1]]", r"medic stands at 0,1 with a horror .* \(rule 7\.2\)"),
        ("horror = [[0, -1]]", "horror = [[0, 0]]", r"engineer .* \(rule 7\.2\)"),
        ('"horror-c1"', '"plain-c1"', r"No way leads from a lair .* \(rule 7\.8\)"),
        ("at = [0, 0], health = 3", "under-water = true, health = 3", r"only the diver dives \(rule 8\.1\)"),
        ('  { id = "flood-s1", at = [1, -1], turn = "E", flooded = true },\n', "", r"rule 8\.2"),
        ("under-water = true", "under-water = true, at = [0, 0]", "leaves no room for `at`"),
        ("under-water = true", "under-water = true, devoured = true", "leaves no room for `under-water`"),
        ("health = 0", "health = 1, devoured = true", "leaves no room for `at`"),
        ("at = [1, 0], health = 0", "devoured = true", r"rule 9\.2"),
        ("at = [1, 0], health = 0", "at = [1, 0], health = 0, hidden = true", r"`tried` .* \(rule 4\.10\)"),
        ("at = [1, 0], health = 0", "at = [1, 0], tried = true, row = 1", r"before the own turn"),
        ("at = [1, 0], health = 0", "at = [1, 0], row = 5", r"from 0 to 4 here, not 5 \(rule 4\.12\)"),
        ('at = [1, -1], turn = "E"', 'at = [-1, -1], turn = "N"', r"by walls only \(rule 2\.4\)"),
        (
            '"ledge-s1", at = [0, 1], turn = "N"',
            '"ledge-s1", at = [0, 1], turn = "S"',
            r"rules 5\.9 and 5\.10",
        ),
        ('{ id = "start", at = [0, 0] }', '{ id = "start", at = [0, 0], turn = "E" }', r"rule 1\.4"),
        (
            '{ id = "start", at = [0, 0] }',
            '{ id = "plain-x1", at = [-1, 0] }, { id = "start", at = [0, 0] }',
            r"rule 1\.4",
        ),
        ('{ id = "start", at = [0, 0] }', '{ id = "start", at = [0, 9] }', r"rule 1\.4"),
        (
            '"gas-c1", at = [1, 0], turn = "W"',
            '"gas-c1", at = [1, 0], turn = "W", blasted = "S"',
            "be 2, not 3",
        ),
        ('"gas-c1", at = [1, 0], turn = "W"', '"gas-c1", at = [1, 0], turn = "W", blasted = "N"', "no wall"),
        ('"gas-c1", at = [1, 0], turn = "W"', '"gas-c1", at = [1, 0], turn = "W", blasted = "X"', "letters"),
        ('turn = "medic"', 'phase = "dusk"', "one of horror, hazard, end"),
        ('turn = "medic"', 'turn = "medic"\nphase = "end"', "With `phase` there is no `turn`"),
        ("horror = [[0, -1]]", "horror = [[1]]", "cell like"),
    ],
)
def test_impossible_diagrams_are_refused(old: str, new: str, sentence: str) -> None:
    assert old in LEDGE
    with pytest.raises(UndercroftError, match=sentence):
        read_diagram(LEDGE.replace(old, new, 1))


def test_a_party_without_the_engineer_has_blasted_nothing() -> None:
    tree = LEDGE.replace('id = "engineer"', 'id = "climber"').replace(
        'turn = "W"', 'turn = "W", blasted = "S"'
    )
    with pytest.raises(UndercroftError, match=r"cannot have blasted 1 walls \(rule 8\.10\)"):
        read_diagram(tree)


def test_9_3_a_game_that_is_over_is_no_position() -> None:
    with pytest.raises(UndercroftError, match=r"rule 9\.3"):
        read_diagram(
            WAY_OUT.replace("at = [0, 0], health = 3", "at = [0, 1], health = 3").replace(
                "at = [0, 0], ", "at = [0, 1], "
            )
        )


def test_3_8_a_devoured_caver_does_not_hold_the_marker() -> None:
    tree = WAY_OUT.replace('"tremor-double"]', '"out-of-time"]').replace('turn = "diver"', 'turn = "scout"')
    with pytest.raises(UndercroftError, match=r"rule 3\.8"):
        read_diagram(tree.replace("at = [0, 0], health = 3", "devoured = true"))


@pytest.mark.parametrize(
    "moment", ['turn = "diver"', 'phase = "horror"', 'phase = "hazard"', 'phase = "end"']
)
def test_9_5_where_leaving_is_asked_a_diagram_can_be_written(moment: str) -> None:
    tree = WAY_OUT.replace("at = [0, 0], health = 3", "at = [0, 1], health = 3").replace(
        'turn = "diver"', moment
    )
    match = read_diagram(tree)
    assert match.moves() == ["leave", "stay"]
    written = write_diagram(match.game, match.setup, match.state)
    assert tomllib.loads(written) == tomllib.loads(tree)
    assert read_diagram(written).state.same_as(match.state)


def test_9_5_those_who_stayed_are_not_asked_again() -> None:
    out = WAY_OUT.replace("at = [0, 0], health = 3", "at = [0, 1], health = 3")
    for stayed, value in (("true", 6), ("5", 5)):
        match = read_diagram(out.replace("round = 6", f"round = 6\nstayed = {stayed}"))
        assert "leave" not in match.moves()
        assert match.state.stayed == value  # type: ignore[attr-defined]  # a cave
        assert f"stayed = {stayed}" in write_diagram(match.game, match.setup, match.state)
    with pytest.raises(UndercroftError, match=r"rule 9\.5"):
        read_diagram(out.replace("round = 6", "round = 6\nstayed = 3"))
