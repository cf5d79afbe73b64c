"""The data: every entry is there, has a source, and what is wrong with a person's own is told."""

import pytest

from undercroft.games.dungeontwister.game import GAME
from undercroft.games.dungeontwister.rules.drawing import read_room
from undercroft.kernel.data import load_data
from undercroft.kernel.errors import UndercroftError

NUMBERS = {
    "characters": 8,
    "objects": 6,
    "pairs": 4,
    "line-characters": 4,
    "outer-room-tokens": 2,
    "inner-room-tokens": 3,
    "jump-cards": 3,
    "plant-markers": 3,
    "webs": 3,
    "spawnlings": 3,
    "neutral-ropes": 5,
    "neutral-torches": 2,
    "points-to-win": 5,
    "brambles-combat": 4,
    "living-tree-combat": 2,
    "arrow-combat": 2,
    "light-combat": 3,
    "potion-points": 4,
    "draw-turns": 20,
    "last-turns": 40,
}
VALUES = {
    "druid": (4, 1),
    "breeder": (3, 2),
    "spawnling": (2, 1),
    "stone-elemental": (3, 8),
    "archer-elf": (4, 2),
    "enchantress-elf": (5, 1),
    "araknis": (4, 3),
    "living-trap": (5, 2),
    "logger": (3, 3),
    "cleric": (4, 2),
    "goblin": (4, 1),
    "mekanork": (3, 2),
    "thief": (5, 2),
    "troll": (2, 4),
    "wall-walker": (4, 1),
    "warrior": (3, 3),
    "wizard": (4, 1),
}
DATA = load_data("undercroft.games.dungeontwister")


def test_numbers_and_cards() -> None:
    assert {entry["id"]: entry["value"] for entry in DATA["number"]} == NUMBERS
    cards = {entry["id"]: entry["values"] for entry in DATA["cards"]}
    assert cards == {"combat-cards": [0, 1, 2, 2, 3, 3, 4, 5, 6], "action-cards": [2, 3, 4, 5]}


def test_characters_and_objects() -> None:
    assert {entry["id"]: (entry["move"], entry["combat"]) for entry in DATA["character"]} == VALUES
    worth = {entry["id"]: entry["leaving"] for entry in DATA["character"]}
    assert worth == {name: 2 if name == "goblin" else 1 for name in VALUES}, "7.4 and 11.2"
    copies = {entry["id"]: entry["copies"] for entry in DATA["object"]}
    assert copies == {entry["id"]: entry["id"] not in ("key", "torch") for entry in DATA["object"]}


def test_only_three_objects_have_numbers() -> None:
    numbers = {entry["id"]: (entry["attack"], entry["defence"], entry["weight"]) for entry in DATA["object"]}
    assert {name: values for name, values in numbers.items() if any(values)} == {
        "steam-saw": (1, 0, 3),
        "sword": (1, 0, 0),
        "armor": (0, 1, 0),
    }


def test_every_entry_says_where_it_comes_from() -> None:
    for table in DATA.values():
        for entry in table:
            assert entry["source"] in ("seed", "public", "inferred", "designed"), entry


def test_options_and_scenarios() -> None:
    names = [option.name for option in GAME.options()]
    assert names == ["scenario", "handicap-blue", "handicap-yellow"]
    assert GAME.scenarios() == ("forest", "base", "free", "mutual")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('[[room]]\nid = "29g"\ndrawing = "+"\n', "11 lines"),
        ('[[room]]\nid = "29g"\narrow = "up"\n', "must be one of anticlockwise, clockwise"),
        ('[[scenario]]\nid = "forest"\nrooms = ["29"]\n', "4 are needed"),
        ('[[scenario]]\nid = "free"\nobjects = ["amulet"]\n', "has 1 of objects; 6 are needed"),
        ('[[number]]\nid = "characters"\nvalue = 9\n', "from 4 to 8"),
        ('[[character]]\nid = "druid"\ntraits = ["sings"]\n', "must be one of elf"),
    ],
)
def test_what_is_wrong_with_a_data_file_is_told(text: str, words: str) -> None:
    with pytest.raises(UndercroftError, match=words):
        GAME.start(GAME.setup(data_text=text))


def test_a_drawing_with_a_wrong_sign_names_its_line() -> None:
    drawing = next(entry["drawing"] for entry in DATA["room"] if entry["id"] == "29g").replace("F", "Q")
    with pytest.raises(UndercroftError, match="line 6"):
        read_room("29g", drawing)


def test_a_data_file_overrules_a_value() -> None:
    box = GAME.box(GAME.setup(data_text='[[character]]\nid = "druid"\nmove = 6\n'))
    assert box.move[box.kinds.index("druid")] == 6
