"""Twenty situations that every engine of this game should get right, by number."""

from collections import Counter
from typing import cast

from tests.games.subterra.positions import Table, box, line, position
from undercroft.games.subterra.game import GAME
from undercroft.games.subterra.rules.box import KINDS
from undercroft.games.subterra.rules.state import Cave
from undercroft.maps.paths import distances_from

STRAIGHTS = (
    "plain-s1",
    "plain-s2",
    "plain-s3",
    "plain-s4",
    "flood-s1",
    "flood-s2",
    "flood-s3",
    "flood-s4",
)


def test_vector_01_the_exit_is_the_60th_to_65th_tile() -> None:
    found = set()
    for seed in range(60):
        state = GAME.start(GAME.setup(4, cavers=["diver", "scout", "medic", "leader"]))
        state.seed(seed)
        stack = cast(Cave, state).stack_of_tiles
        drawn = [stack.draw(state) for _ in range(65)]
        assert stack.is_empty()
        found.add(drawn.index(box().exit_tile) + 1)
    assert found == {60, 61, 62, 63, 64, 65}


def test_vector_02_the_tiles() -> None:
    kinds = Counter(KINDS[tile.kind] for tile in box().tiles)
    counted = "plain cavein flood gas horror squeeze ledge slide rough"
    assert [kinds[kind] for kind in counted.split()] == [16, 12, 8, 8, 8, 3, 3, 3, 3]
    assert sum(kinds.values()) - kinds["start"] - kinds["exit"] == 64
    for die in range(1, 7):
        assert sum(die in tile.collapse for tile in box().tiles) == 4


def test_vector_03_two_corners_facing_by_one_open_side() -> None:
    tiles = {"0,1": "plain-c1 E", "1,1": "plain-c2 N"}
    t = position(tiles=tiles, at={"diver": "0,1"}, horrors=["1,1"])
    assert t.why("move east") == "2.3"
    assert distances_from(t.cave.map, t.slot("1,1")).count(-1) == 2
    t.end_round("draw gas-1")
    assert t.horrors == []


def test_vector_04_explore_onto_a_squeeze() -> None:
    t = position(tiles=line("south", "plain-s1")).do("move south").do("explore south", "draw squeeze-s1")
    assert t.at("diver") == "0,-2"
    tiles = line("north", "squeeze-s1")
    assert position(tiles=tiles).why("move north") == "4.7"
    assert position("climber diver scout medic", tiles=tiles).do("move north").at("climber") == "0,1"


def test_vector_05_a_ledge_revealed_northwards() -> None:
    t = position().do("explore north", "draw ledge-s1")
    assert t.why("explore north") == "5.11"
    assert t.offers("move south")
    t = position(tiles=line("north", "ledge-s1", "plain-s1"), at={"diver": "0,2"})
    assert t.do("move south").at("diver") == "0,1"
    assert t.why("move north") == "5.11"
    t = position(tiles=line("north", "ledge-s1", "plain-s1"), at={"diver": "0,1"}, marks={"0,1": "rope"})
    assert t.do("move north").at("diver") == "0,2"


def test_vector_06_a_slide_revealed_northwards() -> None:
    t = position().do("explore north", "draw slide-s1")
    assert t.offers("explore north")
    assert t.why("move south") == "5.11"
    t = position(tiles=line("north", "slide-s1"), at={"diver": "0,1"}, marks={"0,1": "rope"})
    assert t.offers("move south")


def test_vector_07_a_run_over_rough_ground() -> None:
    tiles = line("north", "rough-x1", "rough-x2", "rough-x3")
    t = position(tiles=tiles, health={"diver": 2}).do("run", "roll 3").do("step north", "roll 4")
    assert (t.at("diver"), t.health("diver")) == ("0,2", 1)
    t.do("step north", "roll 1")
    assert (t.at("diver"), t.health("diver"), t.acting) == ("0,3", 0, "scout")
    t = position(tiles=tiles, health={"diver": 1}).do("run", "roll 2")
    assert (t.at("diver"), t.acting) == ("0,1", "scout")


def test_vector_08_a_double_flood_on_a_dry_tile() -> None:
    t = position(
        tiles=line("north", "flood-x1"),
        at={"medic": "0,1", "diver": "0,1"},
        health={"medic": 2, "diver": 2},
        phase="hazard",
        chance="draw flood-double",
    )
    assert (t.health("medic"), t.health("diver")) == (0, 2)


def test_vector_09_gas_lingers_until_the_next_hazard_phase() -> None:
    t = position(tiles={"0,1": "gas-t1 S"}, phase="hazard", chance="draw gas-1")
    assert t.do("move north").health("scout") == 1
    t.end_round("draw flood-1")
    assert t.do("move north").health("medic") == 3
    t = position(tiles={"0,1": "gas-t1 S"}, gas=True, phase="hazard", chance="draw gas-1")
    assert t.do("move north").health("scout") == 1


def test_vector_10_a_cave_in_on_rubble() -> None:
    t = position(
        tiles={"0,1": "cavein-t1 S"},
        at={"medic": "0,1"},
        marks={"0,1": "rubble"},
        phase="hazard",
        chance="draw cavein-double, roll 2, roll 3",
    )
    assert t.health("medic") == 3


def test_vector_11_the_bodyguard_falls_in_the_first_half() -> None:
    t = position(
        "bodyguard medic diver scout",
        tiles=line("north", "flood-x1"),
        at={"bodyguard": "0,1", "medic": "0,1"},
        health={"bodyguard": 1, "medic": 1},
        phase="hazard",
        chance="draw flood-double",
    )
    assert (t.health("bodyguard"), t.health("medic")) == (0, 0)
    assert [sentence for sentence in t.log if "falls" in sentence] == [
        "Bodyguard falls unconscious.",
        "Medic falls unconscious.",
    ]


def test_vector_12_a_horror_seven_or_eight_steps_away() -> None:
    tiles = line("north", *STRAIGHTS)
    assert position(tiles=tiles, horrors=["0,8"], phase="horror", chance="draw gas-1").horrors == []
    assert position(tiles=tiles, horrors=["0,7"], phase="horror", chance="draw gas-1").horrors == ["0,6"]


def two_victims(second: str) -> Table:
    """The climber, number 5, three steps north of a horror, and another three steps south of it."""
    return position(
        f"climber {second} medic leader",
        tiles=line("north", *STRAIGHTS[:3]) | line("south", *STRAIGHTS[3:6]),
        at={"climber": "0,3", second: "0,-3"},
        hidden="medic leader",
        horrors=["0,0"],
        phase="horror",
        chance="draw gas-1",
    )


def test_vector_13_the_scout_is_no_victim() -> None:
    assert two_victims("scout").horrors == ["0,1"]
    assert two_victims("diver").horrors == ["0,-1"]


def test_vector_14_everybody_in_reach_is_hidden() -> None:
    t = position(
        tiles=line("north", "plain-s1"),
        hidden="diver medic leader",
        horrors=["0,1"],
        phase="horror",
        chance="draw gas-1",
    )
    assert t.horrors == []


def test_vector_15_a_horror_card_with_three_horrors_out() -> None:
    tiles = line("north", *STRAIGHTS[:4]) | {"1,0": "horror-d1 W"}
    t = position(tiles=tiles, horrors=["0,2", "0,3", "0,4"], phase="hazard", chance="draw horror-1")
    assert t.horrors == ["0,1", "0,2", "0,3"]


def test_vector_16_a_horror_crosses_the_blasted_exit() -> None:
    t = position(
        tiles={"0,1": "exit S", "0,2": "plain-s1"},
        blasted=["0,1 north"],
        at={"diver": "0,1"},
        horrors=["0,2"],
        phase="horror",
        chance="draw gas-1",
    )
    assert (t.horrors, t.health("diver")) == (["0,1"], 3)
    t.end_round("draw gas-2")
    assert (t.horrors, t.health("diver"), t.health("medic")) == (["0,0"], 3, 0)


def test_vector_17_the_leader_rolls_a_three() -> None:
    cavers = "leader diver scout medic"
    assert position(cavers, tiles=line("north", "rough-x1")).do("move north", "roll 3").health("leader") == 3
    rolls = "roll 3, roll 4, roll 4, roll 4"
    assert position(cavers, time_up=True, phase="hazard", chance=rolls).at("leader") == "0,0"
    t = position(cavers, health={"leader": 0}, time_up=True, phase="hazard", chance=rolls)
    assert t.at("leader") == "devoured"


def test_vector_18_exerting_to_the_exit_at_one_health() -> None:
    out = dict.fromkeys(("scout", "medic"), "0,1")
    t = position(tiles={"0,1": "exit S"}, at=out, health={"diver": 1}).do("exert").do("move north")
    t.do("pass", "roll 3")
    assert (t.health("diver"), t.at("diver")) == (0, "0,1")
    t.do("pass").do("pass")
    assert t.acting == "leader"
    assert t.do("move north").medal == "gold"


def test_vector_19_the_third_hide_in_a_row() -> None:
    t = position(rows={"diver": 2}).do("hide")
    assert t.cave.is_hidden(0)
    assert "Diver hides, by now without a roll." in t.log


def test_vector_20_demolish_on_a_tile_that_collapses() -> None:
    tiles = {"0,1": "cavein-t1 S", "0,2": "plain-s1"}
    t = position("engineer diver scout medic", tiles=tiles, at={"engineer": "0,1"})
    t.do("demolish north", "roll 2")
    assert (t.health("engineer"), t.marks("0,1")) == (2, {"rubble"})
    assert t.do("move north").at("engineer") == "0,2"
