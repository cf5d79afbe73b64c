"""Chapter 4: the actions that every caver has."""

import pytest

from tests.games.subterra.positions import line, position

CORRIDOR = line("north", "plain-s1", "plain-s2", "plain-s3", "plain-s4")
CELLS = {"north": "0,1", "east": "1,0", "south": "0,-1", "west": "-1,0"}


def test_4_1_reveal() -> None:
    t = position().do("reveal east", "draw plain-x1")
    assert t.tile("1,0") == "plain-x1 N"
    assert (t.at("diver"), t.points) == ("0,0", 1)


def test_4_1_reveal_needs_a_rope_where_leaving_does() -> None:
    t = position(tiles=line("north", "ledge-s1"), at={"diver": "0,1"})
    assert t.why("reveal north") == "5.11"
    t = position(tiles=line("north", "ledge-s1"), at={"diver": "0,1"}, marks={"0,1": "rope"})
    assert t.do("reveal north", "draw plain-x1").tile("0,2") == "plain-x1 N"


def test_4_1_revealing_is_not_entering() -> None:
    t = position().do("reveal east", "draw rough-x1")
    assert t.health("diver") == 3


@pytest.mark.parametrize(("side", "cell"), list(CELLS.items()))
def test_4_2_move(side: str, cell: str) -> None:
    t = position(tiles={cell: "plain-x1"}).do(f"move {side}")
    assert (t.at("diver"), t.points) == (cell, 1)


def test_4_2_where_no_tile_lies() -> None:
    assert position().why("move north") == "4.2"


def test_4_2_not_into_a_squeeze() -> None:
    assert position(tiles=line("north", "squeeze-s1")).why("move north") == "4.7"


def test_4_2_not_into_water() -> None:
    t = position("medic scout diver leader", tiles=line("north", "flood-s1"), marks={"0,1": "flooded"})
    assert t.why("move north") == "4.6"


def test_4_2_not_onto_rubble() -> None:
    t = position(tiles={"0,1": "cavein-t1 S"}, marks={"0,1": "rubble"})
    assert t.why("move north") == "5.5"


def test_4_2_not_over_a_side_that_needs_a_rope() -> None:
    t = position(tiles=line("north", "ledge-s1", "plain-s1"), at={"diver": "0,1"})
    assert t.why("move north") == "5.11"


def test_4_3_explore() -> None:
    t = position().do("explore south", "draw plain-x1")
    assert (t.tile("0,-1"), t.at("diver"), t.points) == ("plain-x1 N", "0,-1", 1)


@pytest.mark.parametrize("tile", ["squeeze-s1", "squeeze-s2", "squeeze-s3"])
def test_4_3_even_a_squeeze_is_entered(tile: str) -> None:
    t = position().do("explore north", f"draw {tile}")
    assert (t.at("diver"), t.points) == ("0,1", 1)


def test_4_3_what_the_tile_does_happens() -> None:
    t = position().do("explore north", "draw rough-x1, roll 2")
    assert t.health("diver") == 2
    t = position(gas=True).do("explore north", "draw gas-t1").do("place S")
    assert t.health("diver") == 1


def test_4_3_one_must_enter() -> None:
    t = position().do("explore north", "draw plain-c1")
    assert t.moves == ["place E", "place S"]
    assert t.do("place E").at("diver") == "0,1"


def test_4_4_run() -> None:
    t = position(tiles=CORRIDOR).do("run")
    assert t.at("diver") == "0,1"
    assert t.moves == ["stop", "step north", "step south"]
    t.do("step north").do("step north")
    assert (t.at("diver"), t.points) == ("0,3", 0)
    assert t.moves == ["pass", "exert"]


def test_4_4_the_first_move_is_owed() -> None:
    t = position(tiles=CORRIDOR | line("east", "flood-s1")).do("run")
    assert t.moves == ["step north", "step east"]
    assert t.why("stop") == "4.4"
    assert t.why("pass") == "4.4"
    assert t.why("move north") == "4.4"


def test_4_4_one_may_stop_after_any() -> None:
    t = position(tiles=CORRIDOR).do("run").do("stop")
    assert (t.at("diver"), t.points) == ("0,1", 0)
    t = position(tiles=CORRIDOR).do("run").do("step north").do("stop")
    assert t.at("diver") == "0,2"


def test_4_4_no_swimming() -> None:
    tiles = CORRIDOR | {"1,0": "flood-s1 E"}
    t = position("medic scout diver leader", tiles=tiles, marks={"1,0": "flooded"}).do("run").do("step south")
    assert t.moves == ["stop", "step north"]
    assert t.why("step east") == "4.4"
    assert t.reason("step east") == "why-run-no-swim"


def test_4_4_no_squeezing() -> None:
    t = position(tiles=CORRIDOR | {"1,0": "squeeze-s1 E"}).do("run").do("step south")
    assert t.why("step east") == "4.4"
    assert t.reason("step east") == "why-run-no-squeeze"


def test_4_4_a_step_is_a_move() -> None:
    tiles = CORRIDOR | {"1,0": "cavein-t1 W", "-1,0": "plain-d1 W"}
    t = position(tiles=tiles, marks={"1,0": "rubble"}).do("run").do("step south")
    assert t.why("step east") == "5.5"
    assert t.why("step south") == "4.2"
    assert t.why("step west") == "2.3"
    assert t.do("step north").acting == "diver"


def test_4_4_there_is_a_first_move() -> None:
    t = position(tiles=line("north", "squeeze-s1"))
    assert t.why("run") == "4.4"


def test_4_4_the_diver_runs_through_water() -> None:
    t = position(tiles=line("north", "flood-s1", "plain-s1"), marks={"0,1": "flooded"})
    assert t.do("run").do("step north").at("diver") == "0,2"


def test_4_4_the_climber_runs_through_squeezes_and_rubble() -> None:
    tiles = line("north", "squeeze-s1") | {"0,2": "cavein-t1 S"}
    t = position("climber scout diver leader", tiles=tiles, marks={"0,2": "rubble"})
    assert t.do("run").do("step north").at("climber") == "0,2"


def test_4_5_heal() -> None:
    t = position(health={"diver": 1, "medic": 0, "leader": 2}, tiles=CORRIDOR, at={"scout": "0,1"})
    assert [words for words in t.moves if words.startswith("heal")] == [
        "heal diver",
        "heal medic",
        "heal leader",
    ]
    t.do("heal diver")
    assert (t.health("diver"), t.points) == (2, 0)


def test_4_5_another_conscious_or_not() -> None:
    assert position(health={"medic": 0}).do("heal medic").health("medic") == 1
    assert position(health={"medic": 2}).do("heal medic").health("medic") == 3


def test_4_5_on_the_same_tile() -> None:
    t = position(health={"medic": 1}, tiles=CORRIDOR, at={"medic": "0,1"})
    assert t.why("heal medic") == "4.5"
    assert t.reason("heal medic") == "why-not-on-tile"


def test_4_5_not_at_full_health() -> None:
    t = position()
    assert t.why("heal diver") == "4.5"
    assert t.reason("heal medic") == "why-full-health"


def test_4_6_swim() -> None:
    t = position("medic scout diver leader", tiles=line("north", "flood-s1", "flood-s2", "plain-s1"))
    assert t.why("swim north") == "4.6"
    t.cave.marks[1] = t.cave.marks[2] = 1
    t.do("swim north")
    assert (t.at("medic"), t.points) == ("0,1", 0)


def test_4_6_needed_to_enter_not_to_leave() -> None:
    tiles = line("north", "flood-s1", "flood-s2")
    marks = {"0,1": "flooded", "0,2": "flooded"}
    t = position("medic scout diver leader", tiles=tiles, marks=marks, at={"medic": "0,1"})
    assert t.offers("move south")
    assert t.why("move north") == "4.6"
    assert t.offers("swim north")
    assert t.why("swim south") == "4.6"


def test_4_6_only_where_a_passage_leads() -> None:
    t = position(tiles={"1,0": "flood-s1 N"}, marks={"1,0": "flooded"})
    assert t.why("swim east") == "2.3"
    assert t.why("swim north") == "4.2"


def test_4_7_squeeze_through() -> None:
    t = position(tiles=line("north", "squeeze-s1", "plain-s1")).do("squeeze north")
    assert (t.at("diver"), t.points) == ("0,1", 0)


def test_4_7_leaving_is_an_ordinary_move() -> None:
    t = position(tiles=line("north", "squeeze-s1", "plain-s1"), at={"diver": "0,1"})
    assert t.why("squeeze north") == "4.7"
    assert t.why("squeeze east") == "2.1"
    t.do("move north")
    assert (t.at("diver"), t.points) == ("0,2", 1)


def test_4_8_clear_rubble() -> None:
    t = position(tiles={"0,1": "cavein-t1 S", "1,0": "cavein-t2 W"}, marks={"0,1": "rubble"})
    assert t.why("clear east") == "4.8"
    assert t.reason("clear here") == "why-no-rubble-here"
    t.do("clear north")
    assert (t.marks("0,1"), t.points) == (set(), 0)


def test_4_8_on_the_own_tile() -> None:
    t = position(tiles={"0,1": "cavein-t1 S"}, marks={"0,1": "rubble"}, at={"diver": "0,1"})
    assert t.do("clear here").marks("0,1") == set()


def test_4_8_the_tile_must_be_connected() -> None:
    t = position(tiles={"1,0": "cavein-t1 E"}, marks={"1,0": "rubble"})
    assert t.why("clear east") == "2.3"
    assert t.why("clear south") == "4.2"
    t = position(
        tiles=line("north", "plain-s1") | {"1,1": "cavein-t1"}, marks={"1,1": "rubble"}, at={"diver": "0,1"}
    )
    assert t.why("clear east") == "2.1"


def test_4_8_any_tile_beside_if_so_agreed() -> None:
    t = position(tiles={"1,0": "cavein-t1 E"}, marks={"1,0": "rubble"}, strict_rubble=True)
    assert t.why("clear south") == "4.2"
    assert t.do("clear east").marks("1,0") == set()


def test_4_8_across_the_edge_of_a_ledge_or_slide() -> None:
    tiles = line("north", "ledge-s1") | {"0,2": "cavein-t1 S"}
    t = position(tiles=tiles, marks={"0,2": "rubble"}, at={"diver": "0,1"})
    assert t.do("clear north").marks("0,2") == set()
    tiles = {"0,1": "cavein-t1 W", "0,2": "slide-s1 N"}
    t = position(tiles=tiles, marks={"0,1": "rubble"}, at={"diver": "0,2"})
    assert t.do("clear south").marks("0,1") == set()


@pytest.mark.parametrize("tile", ["ledge-s1", "ledge-s2", "ledge-s3", "slide-s1", "slide-s2", "slide-s3"])
def test_4_9_place_rope(tile: str) -> None:
    t = position(tiles=line("north", tile), at={"diver": "0,1"}).do("rope", "roll 4")
    assert (t.marks("0,1"), t.points) == ({"rope"}, 0)


def test_4_9_on_a_failure_the_points_are_lost() -> None:
    t = position(tiles=line("north", "ledge-s1"), at={"diver": "0,1"}).do("rope", "roll 3")
    assert (t.marks("0,1"), t.points) == (set(), 0)


def test_4_9_on_ledges_and_slides_only() -> None:
    assert position().why("rope") == "4.9"
    assert position().reason("rope") == "why-not-ledge"


def test_4_9_one_rope_on_a_tile() -> None:
    t = position(tiles=line("north", "slide-s1"), at={"diver": "0,1"}, marks={"0,1": "rope"})
    assert t.why("rope") == "4.9"
    assert t.reason("rope") == "why-rope-already"


@pytest.mark.parametrize(("roll", "hidden"), [(3, False), (4, True)])
def test_4_10_hide(roll: int, hidden: bool) -> None:
    t = position().do("hide", f"roll {roll}")
    assert t.cave.is_hidden(0) == hidden
    assert t.points == 0


def test_4_10_for_the_rest_of_the_round() -> None:
    t = position(tiles=line("north", "plain-s1") | {"0,2": "horror-c1 E"}, hidden="diver medic leader")
    t.end_round("draw horror-1")
    assert t.horrors == []
    assert t.cave.hidden == 0


def test_4_11_a_hidden_caver_is_no_victim() -> None:
    tiles = line("north", "plain-s1", "plain-s2", "plain-s3")
    t = position(
        tiles=tiles | line("south", "plain-s4"),
        at={"medic": "0,-1", "leader": "0,-1"},
        horrors=["0,2"],
        hidden="diver",
        phase="horror",
        chance="draw gas-1",
    )
    assert t.horrors == ["0,1"]
    t = position(
        tiles=tiles, horrors=["0,2"], hidden="diver medic leader", phase="horror", chance="draw gas-1"
    )
    assert t.horrors == []


def test_4_11_but_is_struck_by_one_who_follows_another() -> None:
    t = position(
        tiles=line("north", "plain-s1") | line("south", "plain-s2"),
        at={"medic": "0,-1", "leader": "0,-1"},
        horrors=["0,1"],
        hidden="diver",
        phase="horror",
        chance="draw gas-1",
    )
    assert t.horrors == ["0,0"]
    assert t.health("diver") == 0


def test_4_11_acting_again_does_not_end_it() -> None:
    t = position(tiles=CORRIDOR).do("hide", "roll 6").do("exert").do("move north", "roll 6")
    assert t.cave.is_hidden(0)
    t = position("diver leader medic scout", tiles=CORRIDOR).do("hide", "roll 4").do("pass")
    t.do("direct diver").do("move north")
    assert t.cave.is_hidden(0)


def test_4_11_once_hidden_nobody_hides_again() -> None:
    own = '[[number]]\nid = "cost-hide"\nvalue = 1\n'
    t = position(data_text=own).do("hide", "roll 4")
    assert t.points == 1
    assert t.why("hide") == "4.11"


def test_4_12_the_third_round_in_a_row_needs_no_roll() -> None:
    t = position("diver scout medic leader")
    for rolls, card in (("roll 3", "gas-1"), ("roll 4", "gas-2"), ("", "gas-3"), ("", "gas-4")):
        while t.acting != "diver":
            t.do("pass")
        t.do("hide", rolls)
        if rolls != "roll 3":
            assert t.cave.is_hidden(0)
        t.end_round(f"draw {card}")
    assert t.cave.row[0] == 4


def test_4_12_a_round_without_hiding_breaks_the_row() -> None:
    t = position(rows={"diver": 2})
    t.end_round("draw gas-1")
    assert t.cave.row[0] == 0
    while t.acting != "diver":
        t.do("pass")
    assert not t.do("hide", "roll 3").cave.is_hidden(0)


def test_4_12_one_round_counts_once() -> None:
    own = '[[number]]\nid = "cost-hide"\nvalue = 1\n'
    t = position(data_text=own).do("hide", "roll 1").do("hide", "roll 2")
    assert t.cave.row[0] == 1
    t.end_round("draw gas-1")
    assert t.cave.row[0] == 1


def test_4_13_gas_or_rough_ground_after_the_horrors() -> None:
    t = position(tiles=line("north", "rough-x1"), horrors=["0,1"])
    t.do("move north")
    assert (t.health("diver"), t.acting) == (0, "scout")
    t = position("scout diver medic leader", tiles=line("north", "rough-x1"), horrors=["0,1"])
    assert t.do("move north", "roll 3").health("scout") == 2
    t = position("scout diver medic leader", tiles={"0,1": "gas-t1 S"}, horrors=["0,1"], gas=True)
    assert t.do("move north").health("scout") == 1


def test_4_13_at_each_entry() -> None:
    t = position(tiles=line("north", "rough-x1", "plain-s1", "rough-x2"))
    t.do("run", "roll 3").do("step north").do("step north", "roll 3")
    assert (t.at("diver"), t.health("diver")) == ("0,3", 1)


def test_4_13_never_for_staying_or_leaving() -> None:
    t = position(tiles=line("north", "rough-x1"), at={"diver": "0,1"})
    assert t.do("move south").health("diver") == 3
    t = position(tiles={"0,1": "gas-t1 S"}, at={"diver": "0,1"}, gas=True)
    assert t.do("move south").health("diver") == 3


def test_4_13_by_swimming() -> None:
    t = position(
        "medic scout diver leader", tiles=line("north", "flood-x1"), marks={"0,1": "flooded"}, horrors=["0,1"]
    )
    assert t.do("swim north").health("medic") == 0


def test_4_13_by_squeezing() -> None:
    t = position(tiles=line("north", "squeeze-s1"), horrors=["0,1"])
    assert t.do("squeeze north").health("diver") == 0


def test_4_13_by_sprinting() -> None:
    t = position("medic scout diver leader", tiles=line("north", "rough-x1"))
    assert t.do("sprint", "roll 1").health("medic") == 2


def test_4_13_by_surfacing() -> None:
    tiles = line("north", "flood-s1", "flood-s2")
    t = position(tiles=tiles, at={"diver": "water"}, horrors=["0,2"])
    t.do("surface flood-s2@0,2")
    assert (t.health("diver"), t.at("diver")) == (0, "0,2")
