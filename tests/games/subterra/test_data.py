"""The data of Sub Terra: what is printed, counted a second way."""

import re
import tomllib
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from tests.games.subterra.reading import HOME, entries, read, rules

SOURCES = {"seed", "public", "inferred", "designed"}

# A second, independent list of the tiles: kind, openings with the tile's own north up, ids.
TILE_TABLE = """
start   NESW start
exit    N    exit
plain   NESW plain-x1 plain-x2 plain-x3
plain   NEW  plain-t1 plain-t2 plain-t3
plain   NS   plain-s1 plain-s2 plain-s3 plain-s4
plain   NE   plain-c1 plain-c2 plain-c3 plain-c4
plain   N    plain-d1 plain-d2
flood   NESW flood-x1 flood-x2
flood   NEW  flood-t1 flood-t2
flood   NS   flood-s1 flood-s2 flood-s3 flood-s4
gas     NEW  gas-t1 gas-t2
gas     NE   gas-c1 gas-c2 gas-c3 gas-c4 gas-c5 gas-c6
cavein  NEW  cavein-t1 cavein-t2 cavein-t3 cavein-t4 cavein-t5 cavein-t6 cavein-t7 cavein-t8
cavein  NE   cavein-c1 cavein-c2 cavein-c3 cavein-c4
horror  NE   horror-c1 horror-c2
horror  N    horror-d1 horror-d2 horror-d3 horror-d4 horror-d5 horror-d6
squeeze NS   squeeze-s1 squeeze-s2 squeeze-s3
ledge   NS   ledge-s1 ledge-s2 ledge-s3
slide   NS   slide-s1 slide-s2 slide-s3
rough   NESW rough-x1 rough-x2 rough-x3
"""

OPENINGS = {"x": "NESW", "t": "NEW", "s": "NS", "c": "NE", "d": "N"}

COLLAPSE = {
    "cavein-c1": [3, 6],
    "cavein-c2": [2, 6],
    "cavein-c3": [1, 5],
    "cavein-c4": [1, 4],
    "cavein-t1": [2, 3],
    "cavein-t2": [1, 6],
    "cavein-t3": [3, 5],
    "cavein-t4": [4, 5],
    "cavein-t5": [1, 3],
    "cavein-t6": [4, 6],
    "cavein-t7": [2, 5],
    "cavein-t8": [2, 4],
}

CARD_TABLE = """
tremor-1 tremor-2 tremor-3 tremor-4 tremor-5 tremor-double
flood-1 flood-2 flood-3 flood-4 flood-5 flood-double
gas-1 gas-2 gas-3 gas-4 gas-5 gas-double
cavein-1 cavein-2 cavein-3 cavein-4 cavein-5 cavein-double
horror-1 horror-2 horror-3 horror-4 horror-5 horror-double
"""
SINGLES = [card for card in CARD_TABLE.split() if not card.endswith("-double")]
DOUBLES = [card for card in CARD_TABLE.split() if card.endswith("-double")]

# number, health, actions with their costs, limits, numbers of their own
CAVERS: dict[str, tuple[int, int, dict[str, int], dict[str, int], dict[str, int]]] = {
    "diver": (1, 3, {"dive": 2}, {}, {}),
    "scout": (2, 3, {}, {"guide-per-game": 3}, {}),
    "geologist": (3, 3, {"dig": 1}, {}, {}),
    "engineer": (4, 3, {"demolish": 1}, {"demolish-per-game": 3}, {"cavein-loss": 1}),
    "climber": (5, 3, {"belay": 1}, {}, {}),
    "medic": (6, 3, {"bandage": 1, "sprint": 1}, {}, {"bandage-gain": 1, "sprint-moves": 2}),
    "bodyguard": (7, 5, {"repel": 1}, {}, {}),
    "leader": (8, 3, {"direct": 1}, {"direct-per-turn": 1}, {"check-bonus": 1, "directed-cost": 1}),
}

TRAITS = {
    "diver": ["no-flood-loss", "enters-flooded"],
    "scout": ["discards-draw", "no-victim", "no-horror-loss"],
    "geologist": ["waiting-tile"],
    "engineer": [],
    "climber": ["enters-squeeze", "enters-rubble"],
    "medic": [],
    "bodyguard": ["shields-others"],
    "leader": [],
}

NUMBERS = {
    "exit-companions": 5,
    "die-sides": 6,
    "skill-target": 4,
    "action-points": 2,
    "exert-points": 1,
    "exert-per-turn": 1,
    "exert-loss": 1,
    "cost-reveal": 1,
    "cost-move": 1,
    "cost-explore": 1,
    "cost-run": 2,
    "cost-heal": 2,
    "cost-swim": 2,
    "cost-squeeze": 2,
    "cost-clear": 2,
    "cost-rope": 2,
    "cost-hide": 2,
    "run-moves": 3,
    "heal-gain": 1,
    "hide-sure-round": 3,
    "rough-loss": 1,
    "tremor-loss": 1,
    "flood-loss": 1,
    "gas-loss": 2,
    "gas-entry-loss": 2,
    "cavein-loss": 3,
    "horror-max": 3,
    "horror-range": 7,
    "horror-steps": 1,
    "horror-spawns": 1,
}

TEAMS = {
    "players-1": (1, 4, 6, 4),
    "players-2": (2, 4, 4, 4),
    "players-3": (3, 6, 6, 6),
    "players-4": (4, 4, 4, 4),
    "players-5": (5, 5, 5, 5),
    "players-6": (6, 6, 6, 6),
}


def tiles() -> list[dict[str, Any]]:
    return entries("tiles", "tile")


def cave_tiles() -> list[dict[str, Any]]:
    """The 64 tiles of the stack, without start and exit."""
    return [tile for tile in tiles() if tile["kind"] not in ("start", "exit")]


def numbers() -> dict[str, int]:
    return {entry["id"]: entry["value"] for entry in entries("levels", "number")}


# Tiles


def test_tiles_are_those_of_the_table() -> None:
    expected = {}
    for line in TILE_TABLE.split("\n")[1:-1]:
        kind, openings, *ids = line.split()
        expected.update(dict.fromkeys(ids, (kind, openings)))
    assert {tile["id"]: (tile["kind"], tile["open"]) for tile in tiles()} == expected
    assert len(tiles()) == len(expected)


def test_sixty_four_tiles_by_kind() -> None:
    assert len(cave_tiles()) == 64
    assert Counter(tile["kind"] for tile in cave_tiles()) == {
        "plain": 16,
        "cavein": 12,
        "flood": 8,
        "gas": 8,
        "horror": 8,
        "squeeze": 3,
        "ledge": 3,
        "slide": 3,
        "rough": 3,
    }


def test_shapes_and_their_sums() -> None:
    for tile in tiles():
        assert tile["open"] == OPENINGS[tile["shape"]], tile["id"]
    assert Counter(tile["shape"] for tile in cave_tiles()) == {"x": 8, "t": 15, "s": 17, "c": 16, "d": 8}
    assert sum(len(tile["open"]) for tile in cave_tiles()) == 151


def test_cave_in_numbers() -> None:
    assert {tile["id"]: tile["collapse"] for tile in tiles() if "collapse" in tile} == COLLAPSE
    assert {tile["id"] for tile in tiles() if tile["kind"] == "cavein"} == set(COLLAPSE)


@pytest.mark.parametrize("result", range(1, 7))
def test_each_die_result_brings_down_four_tiles(result: int) -> None:
    assert sum(result in tile.get("collapse", []) for tile in tiles()) == 4


def test_cave_in_pairs_are_all_but_three() -> None:
    pairs = {tuple(tile["collapse"]) for tile in tiles() if "collapse" in tile}
    assert pairs == set(combinations(range(1, 7), 2)) - {(1, 2), (3, 4), (5, 6)}


def test_ledges_and_slides_say_which_side_needs_a_rope() -> None:
    roped = {tile["id"]: tile["roped"] for tile in tiles() if "roped" in tile}
    assert roped == {
        "ledge-s1": "N",
        "ledge-s2": "N",
        "ledge-s3": "N",
        "slide-s1": "S",
        "slide-s2": "S",
        "slide-s3": "S",
    }


# Hazards and levels


def test_thirty_cards_and_out_of_time() -> None:
    cards = entries("hazards", "card")
    assert [card["id"] for card in cards if card["times"] == 2] == DOUBLES
    assert [card["id"] for card in cards if card["times"] == 1] == [*SINGLES, "out-of-time"]
    assert all(card["id"].startswith(card["kind"]) for card in cards)
    assert Counter(card["kind"] for card in cards) == {
        "tremor": 6,
        "flood": 6,
        "gas": 6,
        "cavein": 6,
        "horror": 6,
        "out-of-time": 1,
    }


def test_cards_of_each_level() -> None:
    cards = [card for card in entries("hazards", "card") if card["kind"] != "out-of-time"]
    pools = {
        level: [card["id"] for card in cards if level in card["levels"]]
        for level in ("normal", "advanced", "expert")
    }
    assert sorted(pools["normal"]) == sorted(SINGLES)
    assert sorted(pools["advanced"]) == sorted(SINGLES + DOUBLES)
    assert sorted(pools["expert"]) == sorted([card for card in SINGLES if card[-1] != "5"] + DOUBLES)
    assert {level: len(pool) for level, pool in pools.items()} == {
        "normal": 25,
        "advanced": 30,
        "expert": 25,
    }


def test_deck_sizes() -> None:
    assert {level["id"]: level["deck"] for level in entries("levels", "level")} == {
        "normal": {"4": 22, "5": 19, "6": 17},
        "advanced": {"4": 20, "5": 17, "6": 15},
        "expert": {"4": 18, "5": 15, "6": 13},
    }


def test_every_set_is_large_enough_for_every_deck() -> None:
    cards = [card for card in entries("hazards", "card") if card["kind"] != "out-of-time"]
    largest = max(size for level in entries("levels", "level") for size in level["deck"].values())
    for level in entries("levels", "level"):
        assert sum(level["id"] in card["levels"] for card in cards) >= largest


def test_teams() -> None:
    teams = entries("levels", "team")
    assert {t["id"]: (t["players"], t["min"], t["max"], t["default"]) for t in teams} == TEAMS


def test_medals() -> None:
    medals = [(medal["id"], medal["lost_max"]) for medal in entries("levels", "medal")]
    assert medals == [("gold", 0), ("silver", 1), ("bronze", 2)]


def test_numbers() -> None:
    assert numbers() == NUMBERS
    assert len(entries("levels", "number")) == len(NUMBERS)


# Cavers


def test_cavers() -> None:
    found = {
        c["id"]: (c["number"], c["health"], c["actions"], c["limits"], c["numbers"])
        for c in entries("cavers", "caver")
    }
    assert found == CAVERS
    assert sum(health for _, health, _, _, _ in found.values()) == 26


def test_caver_traits() -> None:
    assert {caver["id"]: caver["traits"] for caver in entries("cavers", "caver")} == TRAITS


# Sources, rule numbers and options


@pytest.mark.parametrize(
    ("file", "table"),
    [
        ("tiles", "tile"),
        ("hazards", "card"),
        ("cavers", "caver"),
        ("levels", "level"),
        ("levels", "team"),
        ("levels", "medal"),
        ("levels", "number"),
        ("options", "option"),
    ],
)
def test_every_entry_names_its_source(file: str, table: str) -> None:
    for entry in entries(file, table):
        named = {key: value for key, value in entry.items() if key == "source" or key.endswith("_source")}
        assert "source" in named, entry
        assert set(named.values()) <= SOURCES, entry


def test_no_table_is_left_out_of_these_tests() -> None:
    found = {
        (file.name, table)
        for file in HOME.joinpath("data").iterdir()
        for table in tomllib.loads(file.read_text(encoding="utf-8"))
    }
    assert found == {
        ("tiles.toml", "tile"),
        ("hazards.toml", "card"),
        ("cavers.toml", "caver"),
        ("levels.toml", "level"),
        ("levels.toml", "team"),
        ("levels.toml", "medal"),
        ("levels.toml", "number"),
        ("options.toml", "option"),
    }


def test_data_cites_rules_that_exist() -> None:
    known = rules("en")
    for entry in entries("levels", "number") + entries("options", "option"):
        assert entry["rule"] in known, entry
    for file in ("tiles", "hazards", "cavers", "levels"):
        for number in re.findall(r"\b(?:rules? |and |\()(\d\.\d+)\b", read(f"data/{file}.toml")):
            assert number in known, (file, number)


def test_options() -> None:
    options = {option["name"]: option for option in entries("options", "option")}
    cavers = [caver["id"] for caver in entries("cavers", "caver")]
    levels = [level["id"] for level in entries("levels", "level")]
    assert {name: (option["type"], option["default"]) for name, option in options.items()} == {
        "scenario": ("choice", "normal"),
        "hazard-set": ("choice", "by-level"),
        "caver-count": ("choice", "auto"),
        "cavers": ("list", ["random"]),
        "first-caver": ("choice", "random"),
        "demolish-cost": ("int", 1),
        "strict-end": ("bool", False),
    }
    assert options["scenario"]["choices"] == levels
    assert options["hazard-set"]["choices"] == ["by-level", *levels]
    assert options["caver-count"]["choices"] == ["auto", "4", "5", "6"]
    assert options["cavers"]["choices"] == options["first-caver"]["choices"] == ["random", *cavers]
    assert (options["demolish-cost"]["low"], options["demolish-cost"]["high"]) == (1, 2)
