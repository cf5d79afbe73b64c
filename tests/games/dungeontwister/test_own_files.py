"""People's own rooms, forces and scenarios: the manual's examples are good, faults are told with lines."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from tests.examples import DOCS, TWISTER_FORCE, TWISTER_ROOM, TWISTER_SCENARIO
from undercroft.cli.main import main
from undercroft.games.dungeontwister.face.names import design_name
from undercroft.games.dungeontwister.game import GAME
from undercroft.games.dungeontwister.rules.shapes import ALONE, OWN, POWERS, TABLES, TALENTS
from undercroft.games.dungeontwister.rules.state import Labyrinth
from undercroft.kernel.documents.diagram import read_diagram, write_diagram
from undercroft.kernel.documents.own_files import checked
from undercroft.kernel.documents.trial import try_setup
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.match import new_match

HEAD = 'kind = "data"\ngame = "dungeontwister"\n'


def faults(kind: str, text: str, lang: str = "en") -> list[str]:
    with pytest.raises(UndercroftError) as stop:
        checked(GAME, kind, text)
    return stop.value.each(lang)


def line_in(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


@pytest.mark.parametrize(
    ("kind", "text"), [("data", TWISTER_ROOM), ("scenario", TWISTER_FORCE), ("scenario", TWISTER_SCENARIO)]
)
def test_the_examples_of_the_manual_are_good_and_can_be_played(kind: str, text: str) -> None:
    found = checked(GAME, kind, text)
    assert found.warnings == []
    for setup in found.setups:
        assert try_setup(GAME, setup, 1, 5) == 1


def test_every_entry_of_a_scenario_is_told_of() -> None:
    text = (DOCS / "scenarios.md").read_text(encoding="utf-8").partition("for Dungeon Twister")[2]
    for name in OWN.all:
        assert f"`{name}`" in text, name


def test_a_room_of_the_data_is_another() -> None:
    box, printed = GAME.box(GAME.setup(data_text=TWISTER_ROOM)), GAME.box(GAME.setup())
    assert box.jumps == printed.jumps + 1
    assert box.designs.kinds != printed.designs.kinds
    assert box.terrain == printed.terrain


def test_two_forces() -> None:
    setup = GAME.setup(scenario_text=TWISTER_FORCE)
    t = cast(Labyrinth, new_match(GAME, setup, 1).state)
    kinds = [{t.box.kinds[t.box.item_kind[item]] for item in t.force(seat).hand(12)} for seat in range(2)]
    assert "logger" in kinds[0] - kinds[1]
    assert "druid" in kinds[1] - kinds[0]
    assert "treasure" in kinds[0] & kinds[1]
    said = GAME.briefing(setup, "fr")
    assert said.title == "Les Bûcherons"
    assert said.lines[0].startswith("Bleu est venu")
    assert any(line.startswith("Jaune :") and "Druide" in line for line in said.lines)


def test_own_rooms_have_their_names_and_lie_in_diagrams() -> None:
    setup = GAME.setup(scenario_text=TWISTER_SCENARIO)
    match = new_match(GAME, setup, 2)
    t = cast(Labyrinth, match.state)
    names = [GAME.texts.say(design_name(t, t.box.rooms.index("mill-wheel")), lang) for lang in ("en", "fr")]
    assert names == ["Mill Wheel", "La Roue du moulin"]
    match.apply("rooms mill") if "rooms mill" in match.moves() else match.apply(match.moves()[0])
    again = read_diagram(write_diagram(GAME, setup, match.state))
    assert again.setup.scenario_text == TWISTER_SCENARIO
    assert again.moves() == match.moves()
    assert GAME.briefing(setup, "en").words["room-mill-loft"] == "Mill Loft"


def test_check_draws_the_rooms_of_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mill.toml"
    file.write_text(TWISTER_SCENARIO, encoding="utf-8")
    assert main(["check", str(file), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "mill-wheel, mill, clockwise\n+   +---+   +---+   +\n| .   .   W   .   . |\n" in said
    assert "mill-loft, mill, anticlockwise" in said


def test_all_faults_of_a_file_with_their_lines() -> None:
    text = (
        TWISTER_SCENARIO.replace('"cleric"', '"bishop"', 1)
        .replace('way = "open"', 'way = "loud"')
        .replace('arrow = "clockwise"', 'arrow = "up"')
    )
    found = faults("scenario", text)
    assert [int(fault.split(":")[0].removeprefix("Line ")) for fault in found] == [
        line_in(text, "loud"),
        line_in(text, "bishop"),
        line_in(text, '"up"'),
    ]
    assert all(fault.startswith("Ligne ") for fault in faults("scenario", text, "fr"))


def test_all_faults_of_a_drawing() -> None:
    text = TWISTER_SCENARIO.replace("  .   . H B   .   .\n", "  Q   . ? B   R   .\n")
    found = faults("scenario", text)
    assert len(found) == 3
    assert all(fault.startswith(f"Line {line_in(text, 'drawing')}:") for fault in found)
    assert "'Q' in line 4" in found[1]
    assert "'?' in line 4" in found[0]
    assert "needs one rotation gear, not 2" in found[2]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"mill", "30", "a1", "a2", "32"', '"mill", "30", "a1"', "has 3 of rooms; 4 are needed"),
        ('"mill", "30", "a1", "a2", "32"', '"mill", "30", "a1", "a1"', "more often than a player owns it"),
        ('pair = "mill"', 'pair = "29"', "has a room 29 of its own"),
        ('id = "mill-loft"', 'id = "29g"', "has a room 29g of its own"),
        ('id = "mill-loft"\npair = "mill"', 'id = "mill-loft"\npair = "loft"', "two rooms of the pair loft"),
        ('objects = ["armor", ', 'objects = ["torch", ', "objects.1 is 'torch', but must be one of"),
        ('"logger", "druid"]', '"spawnling", "druid"]', "characters.9 is 'spawnling'"),
        ('id = "millrace"', 'id = "Mill race"', "should look like 'mill-wheel'"),
        ("[text.en]", "[yellow]\ncharacters = []\nobjects = []\n[text.en]", "only where the way is fixed"),
        ("[text.en]", "[text.de]", "text.de is not known here"),
        ('way = "open"', 'way = "open"\nplayers = 2', "players is not known here"),
    ],
)
def test_what_is_wrong_with_a_scenario(old: str, new: str, said: str) -> None:
    assert old in TWISTER_SCENARIO
    assert any(said in fault for fault in faults("scenario", TWISTER_SCENARIO.replace(old, new, 1)))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[[number]]\nid = "pairs"\nvalue = 3\n', "can only be 4"),
        ('[[number]]\nid = "characters"\nvalue = 7\n', "too few characters for a line of 4"),
        ('[[number]]\nid = "inner-room-tokens"\nvalue = 2\n', "20 tokens are to lie on the rooms"),
        ('[[cards]]\nid = "combat-cards"\nvalues = [1, 2]\n', "combat card of value 0"),
        ('[[cards]]\nid = "action-cards"\nvalues = [2, 4]\n', "follow each other"),
        ('[[character]]\nid = "goblin"\ntraits = ["heals"]\n', "must be one character's alone"),
        ('[[character]]\nid = "spawnling"\ntraits = ["weaves"]\n', "who is made by nobody"),
        ('[[character]]\nid = "spawnling"\nset = "base"\n', "one character of the set made"),
        ('[[character]]\nid = "goblin"\nset = "made"\n', "characters.2 is 'goblin', but must be one of"),
        ('[[object]]\nid = "sword"\npowers = ["rope"]\n', "one object with the power rope"),
        ('[[object]]\nid = "sword"\npowers = ["sings"]\n', "but must be one of"),
        ('[[scenario]]\nid = "forest"\nrooms = ["29"]\n', "has 1 of rooms; 4 are needed"),
        ('[[option]]\nname = "scenario"\n', "option is not known here"),
    ],
)
def test_what_is_wrong_with_data(text: str, said: str) -> None:
    assert any(said in fault for fault in faults("data", HEAD + text))


def test_what_is_odd() -> None:
    idle = TWISTER_SCENARIO.replace('"mill", "30"', '"29", "30"')
    assert [w.said("en") for w in checked(GAME, "scenario", idle).warnings] == [
        f"Line {line_in(idle, '[[room]]')}: room.mill-wheel will never do anything.",
        f"Line {line_in(idle, '[[room]]') + 18}: room.mill-loft will never do anything.",
    ]
    named = TWISTER_FORCE.replace("woodcutters", "forest")
    assert "scenario forest of its own" in checked(GAME, "scenario", named).warnings[0].said("en")
    late = HEAD + '[[number]]\nid = "draw-turns"\nvalue = 41\n'
    assert "never do anything" in checked(GAME, "data", late).warnings[0].said("en")


def test_words_of_the_shapes_are_those_of_the_data() -> None:
    data: Any = GAME.own_data()
    assert set(data) - {"option"} == set(TABLES)
    assert {trait for entry in data["character"] for trait in entry["traits"]} <= set(TALENTS)
    assert {power for entry in data["object"] for power in entry["powers"]} <= set(POWERS)
    assert set(ALONE) <= set(TALENTS)
