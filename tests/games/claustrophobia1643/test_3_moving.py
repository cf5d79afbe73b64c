"""Chapters 3, 4, 5, 12 and 13: activations, steps, exploration and the order of things on a new tile."""

import pytest

from tests.games.claustrophobia1643.positions import CORRIDOR, dark, dice, human, position, trogs, words
from tests.rules.citing import cites

DEAD_END = {"0,0": "tile-18 1"}
"""A dead end that opens to the east."""


def test_3_1_one_after_the_other() -> None:
    t = position(human("brute", die=5), human("blade", die=3))
    t.play("activate brute-1", "pass")
    assert t.why("activate brute-1") == "3.1"
    assert "activate blade-1" in t.moves


def test_3_2_never_between_two_steps() -> None:
    t = position(human("blade", die=6), trogs(1, "tile-27"), tiles=CORRIDOR)
    t.play("activate blade-1", "move east", "attack troglodytes | 1")
    assert t.at("blade-1") == "tile-27"
    assert "move east" not in t.moves


@cites("3.3", "25.47")
def test_3_3_three_kinds_of_action() -> None:
    t = position(human("blade", die=1, objects=["grenade"]), trogs(1), tiles=CORRIDOR)
    t.do("activate blade-1")
    assert {"attack", "use"} <= t.verbs()
    t.do("attack troglodytes", dice(1, 1, 1))
    assert t.why("use grenade throw") == "3.2"
    tired = human("blade", die=1, lost=[1], exhausted=True, objects=["grenade"])
    bonus = [{"who": "blade-1", "cbt": 1, "until": "next-initiative"}]
    t = position(tired, trogs(1), bonus=bonus)
    assert t.do("activate blade-1").why("use grenade throw") == "9.1"


def test_4_1_steps() -> None:
    t = position(human("blade", die=3), tiles=CORRIDOR).play("activate blade-1", "move east", "move east")
    assert t.at("blade-1") == "tile-36"
    assert t.is_dead("blade-1") is False
    tiles = {"0,0": "tile-35", "0,1": "tile-28 1"}
    t = position(human("brute", die=1), tiles=tiles).do("activate brute-1")
    assert t.why("move north") == "4.1"


def test_4_2_full_tiles() -> None:
    crowd = [human("brute", "tile-27"), human("brute", "tile-27"), human("blade", "tile-27")]
    t = position(*crowd, human("redeemer", die=1), tiles=CORRIDOR).do("activate redeemer")
    assert t.why("move east") == "4.2"
    tiles = {"0,0": "tile-35", "1,0": "tile-08 1", "2,0": "tile-36"}
    t = position(human("brute", "tile-08"), human("redeemer", die=1), trogs(1, "tile-08"), tiles=tiles)
    assert t.do("activate redeemer").why("move east") == "4.2"


def test_4_3_blocking() -> None:
    t = position(human("siccaria", die=1), trogs(2), tiles=CORRIDOR).do("activate siccaria-1")
    assert t.why("move east") == "4.3"
    t = position(human("siccaria", die=1), human("redeemer"), trogs(2), tiles=CORRIDOR)
    assert "move east" in t.do("activate siccaria-1").moves


def test_4_4_at_every_step() -> None:
    t = position(human("siccaria", die=3), trogs(2, "tile-27"), tiles=CORRIDOR)
    t.play("activate siccaria-1", "move east")
    assert t.why("move east") == "4.3"


@cites("5.1", "25.14", "12.1")
def test_5_1_who_explores() -> None:
    t = position(human("siccaria", die=1), trogs(2)).do("activate siccaria-1")
    assert t.why("explore north") == "4.3"
    t = position(
        human("brute"), trogs(1, FAR_WEST), tiles={**CORRIDOR, "-1,0": "tile-30"}, phase="demon-action"
    )
    t.do("activate troglodyte@tile-30")
    assert t.why("explore north") == "12.1"


FAR_WEST = "tile-30"


@cites("5.2", "25.11")
def test_5_2_dead_openings() -> None:
    tiles = {"0,0": "tile-35", "0,1": "tile-28 1"}
    t = position(human("brute", die=1), tiles=tiles).do("activate brute-1")
    assert t.why("explore north") == "5.2"
    assert "explore south" in t.moves


@cites("5.3", "25.13")
def test_5_3_laid_by_the_infernal_player() -> None:
    t = position(human("brute", die=1)).play("activate brute-1", "explore north | tile-30")
    assert t.asked == "demon"
    assert all("s" in move.split()[1] for move in words(t.moves, "lay"))
    t.do("lay esw")
    assert t.at("brute-1") == "tile-30"


@cites("5.4", "25.45", "13.2")
def test_5_4_the_map_never_closes() -> None:
    t = position(human("brute", "tile-18", die=5), tiles=DEAD_END, idle=False, scenario="silence-the-choir")
    t.play("activate brute-1", "explore east | tile-19 tile-20 tile-27")
    assert [tile.id for tile in t.view("human").tiles] == ["tile-18", "tile-27"]
    out = t.view("human").discarded_tiles
    assert out == ("tile-19", "tile-20")


def test_5_5_and_on() -> None:
    t = position(human("blade", die=3)).play("activate blade-1", "explore north | tile-27")
    assert t.at("blade-1") == "tile-27"
    assert "explore north" in t.moves


@cites("12.1", "11.5")
def test_12_1_newcomers_act() -> None:
    t = position(human("brute"), trogs(1, "tile-36"), tiles=CORRIDOR, phase="demon-action")
    t.play("activate troglodyte@tile-36", "move west")
    assert t.count("tile-27") == 1


@cites("13.1", "22.2")
def test_13_1_once_for_the_first_human() -> None:
    tiles = {"0,0": "tile-35", "1,0": "tile-23 1", "2,0": "tile-36"}
    t = position(human("brute", die=5), human("blade", die=3), tiles=tiles)
    t.play("activate brute-1", "move east | 2", "pass", "activate blade-1", "move east")
    assert t.at("blade-1") == "tile-23"


@cites("13.2", "22.9")
def test_13_2_the_hole_token_before_the_explorer_enters() -> None:
    t = position(human("brute", die=1)).play("activate brute-1", "explore north | tile-03")
    assert t.asked == "demon"
    assert t.at("brute-1") == "tile-35"
    t.do("choose tile-35")
    assert t.at("brute-1") == "tile-03"


OTHER_SIZES = {
    "tile-01": 5,
    "tile-02": 5,
    "tile-08": 1,
    "tile-09": 1,
    "tile-10": 1,
    "tile-37": 4,
    "tile-38": 4,
    "tile-52": 2,
}
EVERY_TILE = """
tile-01 tile-02 tile-03 tile-04 tile-05 tile-06 tile-07 tile-08 tile-09 tile-10 tile-11 tile-12 tile-13
tile-14 tile-15 tile-16 tile-17 tile-18 tile-19 tile-20 tile-21 tile-22 tile-23 tile-24 tile-25 tile-26
tile-27 tile-28 tile-29 tile-30 tile-31 tile-32 tile-33 tile-34 tile-35 tile-36 tile-37 tile-38 tile-39
tile-40 tile-41 tile-42 tile-43 tile-44 tile-45 tile-46 tile-47 tile-48 tile-49 tile-50 tile-51 tile-52
"""


@pytest.mark.parametrize("tile", EVERY_TILE.split())
@cites("4.2", "22.17", "22.15", "22.16")
def test_22_17_limits_of_all_tiles(tile: str) -> None:
    t = position(human("redeemer", tile), tiles={"0,0": tile}, scenario="silence-the-choir", idle=False)
    assert t.view("human").tiles[0].size == OTHER_SIZES.get(tile, 3)
    assert t.state.size_of(0) == OTHER_SIZES.get(tile, 3)


def test_25_15_out_of_the_water() -> None:
    tiles = {"0,0": "tile-35", "1,0": "tile-21 1", "2,0": "tile-36"}
    t = position(human("blade", "tile-21", die=6), tiles=tiles).play("activate blade-1", "move east")
    assert t.at("blade-1") == "tile-36"
    assert not words(t.moves, "move")


@cites("22.6", "19.8")
def test_22_6_water_stops_all_but_the_roped() -> None:
    tiles = {"0,0": "tile-35", "1,0": "tile-21 1", "2,0": "tile-36"}
    t = position(human("blade", die=6), human("brute"), tiles=tiles).play("activate blade-1", "move east")
    assert "move east" not in t.moves
    roped = human("blade", die=6, objects=["rope-and-hooks"])
    t = position(roped, tiles=tiles).play("activate blade-1", "move east", "move east")
    assert t.at("blade-1") == "tile-36"


@cites("22.9", "25.34")
def test_25_34_through_a_hole() -> None:
    tiles = {
        "0,0": {"tile": "tile-35", "hole": True},
        "1,0": "tile-27 1",
        "2,0": {"tile": "tile-36", "hole": True},
    }
    enemies = [human("brute", "tile-35", die=1), human("brute", "tile-35", die=1)]
    t = position(*enemies, trogs(1), tiles=tiles, phase="demon-action")
    t.do("activate troglodyte@tile-35")
    assert t.why("move east") == "8.2"
    t.do("crawl tile-36")
    assert t.count("tile-36") == 1
    t = position(
        human("brute"),
        dark("hellhound", id="hellhound-1"),
        tiles=tiles,
        phase="demon-action",
        bonus=[{"who": "hellhound-1", "mvt": 2, "until": "next-threat"}],
    )
    assert t.do("activate hellhound-1").why("crawl tile-36") == "22.9"


@cites("25.12", "25.55")
def test_25_55_no_stack() -> None:
    t = position(human("brute", die=1), scenario="hold-the-stair").do("activate brute-1")
    assert t.why("explore north") == "25.55"
    t = position(human("brute"), phase="threat", scenario="hold-the-stair", tp=1, tiles=CORRIDOR)
    assert "buy troglodyte tile-36" in t.moves


@cites("25.46", "25.72", "21.1")
def test_25_46_rubble() -> None:
    tiles = {
        "0,0": {"tile": "tile-35", "blocked": "E"},
        "1,0": {"tile": "tile-27 1", "blocked": "W"},
        "2,0": "tile-36",
    }
    shooter = human("blade", die=1, objects=["blunderbuss"])
    t = position(shooter, trogs(1, "tile-27"), tiles=tiles).do("activate blade-1")
    assert t.why("move east") == "25.46"
    assert not words(t.moves, "shoot")
    t.do("clear east")
    assert "move east" in t.moves
    weak = position(human("blade", die=2), tiles=tiles).do("activate blade-1")
    assert weak.why("clear east") == "21.1"
