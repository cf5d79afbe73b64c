"""Chapter 8: the abilities of the eight cavers."""

from typing import Any

import pytest

from tests.games.subterra.positions import Table, line, position
from tests.rules.citing import cites

FLOODABLE = line("north", "flood-s1", "plain-s1", "flood-s2")
OWNERS = {
    "dive": ("diver", "8.1"),
    "dig here": ("geologist", "8.7"),
    "demolish north": ("engineer", "8.10"),
    "belay": ("climber", "8.13"),
    "bandage scout": ("medic", "8.15"),
    "sprint": ("medic", "8.16"),
    "repel north": ("bodyguard", "8.17"),
    "direct scout": ("leader", "8.20"),
}
EVERYBODY = ("diver", "geologist", "engineer", "climber", "medic", "bodyguard", "leader")


def with_scout(caver: str, **rest: Any) -> Table:
    """A position with a caver whose turn it is, and the scout among the others."""
    others = [name for name in ("scout", "diver", "medic") if name != caver]
    others.append("leader" if caver != "leader" else "climber")
    return position(" ".join([caver, *others][:4]), **rest)


@cites("8.1", "8.7", "8.10", "8.13", "8.15", "8.16", "8.17", "8.20")
@pytest.mark.parametrize("words", OWNERS)
def test_8_each_ability_has_one_owner(words: str) -> None:
    owner, rule = OWNERS[words]
    for caver in EVERYBODY:
        if caver != owner:
            t = with_scout(caver)
            assert t.why(words) == rule
            assert t.reason(words) == "why-not-ability"


# The diver


def test_8_1_dive() -> None:
    t = position(tiles=FLOODABLE, at={"diver": "0,1"}).do("dive")
    assert (t.at("diver"), t.acting) == ("water", "scout")


def test_8_1_flooded_or_dry() -> None:
    t = position(tiles=FLOODABLE, at={"diver": "0,1"}, marks={"0,1": "flooded"})
    assert t.do("dive").at("diver") == "water"


def test_8_1_only_on_a_floodable_tile() -> None:
    t = position(tiles=FLOODABLE)
    assert (t.why("dive"), t.reason("dive")) == ("8.1", "why-not-floodable")


def test_8_1_it_costs_two_points() -> None:
    t = position(tiles=FLOODABLE).do("move north")
    assert t.why("dive") == "3.3"
    t.do("exert").do("dive", "roll 3")
    assert t.health("diver") == 2


def test_8_2_surfacing() -> None:
    t = position(tiles=FLOODABLE, at={"diver": "water"})
    assert t.question == "ask-surface"
    assert t.moves == ["surface flood-s1@0,1", "surface flood-s2@0,3"]
    assert t.do("surface flood-s2@0,3").at("diver") == "0,3"
    assert t.acting == "scout"


def test_8_2_it_cannot_be_put_off_and_is_all() -> None:
    t = position(tiles=FLOODABLE, at={"diver": "water"})
    for words in ("pass", "exert", "move north", "surface start@0,0"):
        assert t.why(words) == "8.2"


def test_8_2_also_on_the_tile_left_and_on_flooded_ones() -> None:
    t = position(tiles=FLOODABLE, at={"diver": "0,1"}, marks={"0,1": "flooded"}).do("dive")
    t.end_round("draw gas-1")
    while t.acting:
        t.do("pass")
    assert t.question == "ask-surface"
    assert t.do("surface flood-s1@0,1", "draw gas-2").at("diver") == "0,1"


def test_8_2_the_first_caver_places_an_unconscious_diver() -> None:
    t = position("medic diver scout leader", tiles=FLOODABLE, at={"diver": "water"}, health={"diver": 0})
    t.do("pass")
    assert (t.question, t.asked) == ("ask-surface-unconscious", 1)
    t.do("surface flood-s1@0,1")
    assert (t.at("diver"), t.health("diver"), t.acting) == ("0,1", 0, "scout")


def test_8_2_one_floodable_tile_is_not_asked_about() -> None:
    t = position(tiles=line("north", "flood-s1"), at={"diver": "water"})
    assert (t.at("diver"), t.acting) == ("0,1", "scout")


@pytest.mark.parametrize("card", ["flood-1", "gas-1", "cavein-1, roll 2"])
def test_8_3_under_water_hazards_do_not_reach(card: str) -> None:
    t = position(tiles=FLOODABLE, at={"diver": "water"}, phase="hazard", chance=f"draw {card}")
    assert t.health("diver") == 3


def test_8_3_nor_horrors() -> None:
    t = position(
        tiles=FLOODABLE,
        at={"diver": "water"},
        hidden="medic leader",
        horrors=["0,2"],
        phase="horror",
        chance="draw gas-1",
    )
    assert t.horrors == []


def test_8_3_tremors_do_and_out_of_time_as_well() -> None:
    t = position(
        tiles=FLOODABLE,
        at={"diver": "water"},
        phase="hazard",
        chance="draw tremor-1, roll 1, roll 4, roll 4, roll 4",
    )
    assert t.health("diver") == 2
    t = position(
        tiles=FLOODABLE,
        at={"diver": "water"},
        phase="hazard",
        cards_left=0,
        chance="roll 1, roll 4, roll 4, roll 4",
    )
    assert t.at("diver") == "devoured"


def test_8_3_the_diver_is_in_the_cave() -> None:
    tiles = {"0,1": "exit S", "1,0": "flood-s1 E"}
    t = position(tiles=tiles, at={"diver": "water"} | dict.fromkeys(("scout", "leader"), "0,1"), turn="medic")
    assert t.do("move north").medal == ""


def test_8_3_nobody_can_choose_them() -> None:
    for caver, words in (("medic", "heal diver"), ("medic", "bandage diver"), ("leader", "direct diver")):
        other = "leader" if caver == "medic" else "medic"
        t = position(
            f"{caver} diver scout {other}",
            tiles=FLOODABLE,
            at={"diver": "water"},
            health={"diver": 1},
            turn=caver,
        )
        assert t.why(words) == "8.3"


def test_8_4_amphibious() -> None:
    t = position(tiles=FLOODABLE, at={"diver": "0,1"}, phase="hazard", chance="draw flood-double")
    assert t.health("diver") == 3
    t = position(tiles=FLOODABLE, marks={"0,1": "flooded"})
    assert t.do("move north").at("diver") == "0,1"
    t = position(tiles=FLOODABLE, marks={"0,1": "flooded", "0,3": "flooded"}).do("run").do("step north")
    assert t.do("step north").at("diver") == "0,3"


# The scout


def scout(**rest: Any) -> Table:
    return position("scout diver medic leader", **rest)


def test_8_5_guide() -> None:
    t = scout().do("explore north", "draw plain-d1")
    assert t.moves == ["keep", "guide"]
    t.do("guide", "draw plain-x1")
    assert t.discarded == ["plain-d1"]
    assert (t.tile("0,1"), t.at("scout"), t.points) == ("plain-x1 N", "0,1", 1)
    assert t.cave.guides == 2


def test_8_5_the_scout_may_keep_it() -> None:
    t = scout().do("reveal north", "draw plain-d1").do("keep")
    assert (t.tile("0,1"), t.discarded, t.cave.guides) == ("plain-d1 S", [], 3)


def test_8_5_the_next_one_must_be_placed() -> None:
    t = scout().do("explore north", "draw plain-d1").do("guide", "draw plain-c1")
    assert t.moves == ["place E", "place S"]
    assert (t.why("guide"), t.reason("guide")) == ("8.5", "why-guide-again")


def test_8_5_three_times_per_game() -> None:
    t = scout().do("exert")
    for first, second in (
        ("plain-d1", "plain-x1"),
        ("plain-d2", "plain-x2"),
        ("horror-d1", "plain-x3, roll 6"),
    ):
        t.do("explore north", f"draw {first}").do("guide", f"draw {second}")
    assert t.cave.guides == 0
    t.end_round("draw gas-1")
    while t.acting != "scout":
        t.do("pass")
    t.do("explore north", "draw plain-c1")
    assert t.moves == ["place E", "place S"]
    assert (t.why("guide"), t.reason("guide")) == ("8.5", "why-guide-spent")


def test_8_5_only_on_the_scouts_own_draws() -> None:
    t = position().do("explore north", "draw plain-c1")
    assert (t.why("guide"), t.reason("guide")) == ("8.5", "why-not-ability")


def test_8_5_not_the_exit() -> None:
    t = scout(stack=["exit", "plain-x1"]).do("reveal north", "draw exit")
    assert t.tile("0,1") == "exit S"
    t = scout(stack=["exit", "plain-x1"])
    t.cave.forced = [1 << 16 | t.cave.box.exit_tile]
    t.cave.answer(0, t.match.offer()["reveal north"])
    assert (t.why("guide"), t.reason("guide")) == ("8.5", "why-guide-exit")


def test_8_5_not_the_last_tile_that_could_be_drawn() -> None:
    t = scout(stack=["plain-c1"]).do("reveal north", "draw plain-c1")
    assert t.moves == ["place E", "place S"]
    assert (t.why("guide"), t.reason("guide")) == ("8.5", "why-guide-last")
    t = position("scout geologist medic leader", stack=["plain-c1"], waiting="plain-x1").do(
        "reveal north", "draw plain-c1"
    )
    assert t.do("guide").tile("0,1") == "plain-x1 N"


def test_8_5_a_tile_once_kept_is_placed() -> None:
    t = scout().do("reveal north", "draw plain-c1").do("keep")
    assert (t.why("guide"), t.reason("guide")) == ("8.5", "why-guide-kept")
    assert t.why("keep") == "3.3"


def test_8_5_a_tile_that_seals_uses_up_nothing() -> None:
    tiles = {"1,0": "plain-d1 W", "0,-1": "plain-d2 N", "-1,0": "horror-d1 E"}
    t = scout(tiles=tiles).do("reveal north", "draw horror-d2, draw plain-s1")
    assert t.moves == ["keep", "guide"]
    t.do("guide", "draw horror-d3, draw plain-s2")
    assert t.discarded == ["horror-d2", "plain-s1", "horror-d3"]
    assert (t.tile("0,1"), t.cave.guides) == ("plain-s2 N", 2)


def test_8_6_stealth() -> None:
    t = scout(tiles=line("north", "plain-s1"), horrors=["0,1"])
    assert t.do("move north").health("scout") == 3
    t = scout(
        tiles=line("north", "plain-s1"),
        hidden="diver medic leader",
        horrors=["0,1"],
        phase="horror",
        chance="draw gas-1",
    )
    assert t.horrors == []


# The geologist


def geologist(**rest: Any) -> Table:
    return position("geologist diver medic leader", **rest)


def test_8_7_dig() -> None:
    tiles = {"0,1": "cavein-t1 S"}
    t = geologist(tiles=tiles, marks={"0,1": "rubble"}).do("dig north")
    assert (t.marks("0,1"), t.points) == (set(), 1)
    t = geologist(tiles=tiles, marks={"0,1": "rubble"}, at={"geologist": "0,1"}).do("dig here")
    assert (t.marks("0,1"), t.points) == (set(), 1)


def test_8_7_the_neighbour_must_be_connected() -> None:
    t = geologist(tiles={"1,0": "cavein-t1 E"}, marks={"1,0": "rubble"})
    assert t.why("dig east") == "2.3"
    assert t.why("dig here") == "4.8"
    assert t.why("dig south") == "4.2"


def test_8_7_any_neighbour_if_so_agreed() -> None:
    t = geologist(tiles={"1,0": "cavein-t1 E"}, marks={"1,0": "rubble"}, strict_rubble=True)
    assert t.why("dig south") == "4.2"
    assert t.do("dig east").marks("1,0") == set()


def test_8_8_intuition() -> None:
    t = geologist(waiting="plain-d1").do("explore north", "draw plain-x1")
    assert t.moves == ["use drawn", "use waiting"]
    t.do("use drawn")
    assert (t.tile("0,1"), t.waiting, t.at("geologist")) == ("plain-x1 N", "plain-d1", "0,1")
    t.do("reveal north", "draw plain-x2").do("use waiting")
    assert (t.tile("0,2"), t.waiting) == ("plain-d1 S", "plain-x2")


def test_8_8_even_the_exit_may_be_kept_waiting() -> None:
    t = (
        geologist(stack=["exit", "plain-x2"], waiting="plain-x1")
        .do("reveal north", "draw exit")
        .do("use waiting")
    )
    assert (t.tile("0,1"), t.waiting) == ("plain-x1 N", "exit")
    t.do("reveal east", "draw plain-x2").do("use waiting")
    assert t.tile("1,0") == "exit W"


def test_8_8_a_tile_that_seals_cannot_be_chosen() -> None:
    tiles = {"1,0": "plain-d1 W", "0,-1": "plain-d2 N", "-1,0": "horror-d1 E"}
    t = geologist(tiles=tiles, waiting="horror-d2").do("reveal north", "draw plain-s1")
    assert (t.tile("0,1"), t.waiting) == ("plain-s1 N", "horror-d2")
    t = geologist(tiles=tiles, waiting="plain-s1").do("reveal north", "draw horror-d2")
    assert (t.tile("0,1"), t.waiting) == ("plain-s1 N", "horror-d2")


def test_8_8_the_one_that_seals_is_refused_by_its_rule() -> None:
    tiles = {"1,0": "plain-d1 W", "0,-1": "plain-d2 N", "-1,0": "horror-d1 E"}
    t = geologist(tiles=tiles, waiting="horror-d2")
    t.cave.forced = [1 << 16 | t.cave.box.tile_of("plain-s1")]
    t.cave.answer(0, t.match.offer()["reveal north"])
    assert t.moves == ["use drawn"]
    assert (t.why("use waiting"), t.reason("use waiting")) == ("8.8", "why-tile-seals")


def test_8_8_if_neither_will_do_the_drawn_one_is_discarded() -> None:
    tiles = {"1,0": "plain-d1 W", "0,-1": "plain-d2 N", "-1,0": "horror-d1 E"}
    t = geologist(tiles=tiles, waiting="horror-d2").do("reveal north", "draw horror-d3, draw plain-s1")
    assert (t.tile("0,1"), t.waiting, t.discarded) == ("plain-s1 N", "horror-d2", ["horror-d3"])


def test_8_8_without_a_waiting_tile_there_is_no_choice() -> None:
    t = position().do("reveal north", "draw plain-c1")
    assert (t.why("use waiting"), t.reason("use waiting")) == ("8.8", "why-no-waiting")


def test_8_8_when_directed_the_geologist_chooses_too() -> None:
    t = (
        position("leader geologist medic diver", waiting="plain-d1")
        .do("direct geologist")
        .do("reveal north", "draw plain-x1")
    )
    assert t.moves == ["use drawn", "use waiting"]
    assert t.asked == 2


def test_8_9_others_draw_from_the_stack_alone() -> None:
    t = geologist(waiting="plain-x1", turn="diver").do("explore north", "draw plain-x2")
    assert (t.tile("0,1"), t.waiting) == ("plain-x2 N", "plain-x1")


@pytest.mark.parametrize("health", [0, 3])
def test_8_9_when_the_stack_is_empty_whoever_draws_takes_it(health: int) -> None:
    t = geologist(waiting="plain-x1", stack=[], turn="diver", health={"geologist": health})
    t.do("explore north")
    assert (t.tile("0,1"), t.waiting) == ("plain-x1 N", "")
    t = geologist(waiting="plain-x1", stack=[])
    assert t.do("explore north").tile("0,1") == "plain-x1 N"


def test_8_9_while_unconscious_nobody_may_take_it() -> None:
    t = geologist(waiting="plain-x1", health={"geologist": 0}).do("explore north", "draw plain-c1")
    assert t.moves == ["place E", "place S"]
    assert t.waiting == "plain-x1"


def test_8_9_if_the_geologist_is_devoured_it_goes_back_on_top() -> None:
    rolls = "roll 3, roll 4, roll 4, roll 4"
    t = geologist(waiting="plain-x1", phase="hazard", time_up=True, chance=rolls)
    assert (t.at("geologist"), t.waiting) == ("devoured", "")
    assert "Plain tile (four ways) returns to the top of the stack." in t.log
    assert t.do("explore north").tile("0,1") == "plain-x1 N"
    t = position(
        "diver geologist medic leader", waiting="plain-x1", phase="hazard", time_up=True, chance=rolls
    )
    assert (t.at("diver"), t.waiting) == ("devoured", "plain-x1")
    t = geologist(phase="hazard", time_up=True, chance=rolls)
    assert t.at("geologist") == "devoured"
    assert not any("returns to the top" in told for told in t.log)


# The engineer


def engineer(**rest: Any) -> Table:
    return position("engineer diver medic leader", **rest)


def test_8_10_demolish() -> None:
    tiles = line("north", "plain-s1") | {"1,0": "plain-x1", "1,1": "plain-x2"}
    t = engineer(tiles=tiles, at={"engineer": "0,1"})
    assert t.why("move east") == "2.1"
    t.do("demolish east", "roll 1")
    assert (t.points, t.cave.blasts) == (1, 2)
    assert t.do("move east").at("engineer") == "1,1"


def test_8_10_a_half_connection() -> None:
    t = engineer(tiles={"1,0": "plain-s1 N"}).do("demolish east", "roll 1")
    assert t.do("move east").at("engineer") == "1,0"


def test_8_10_towards_an_empty_cell() -> None:
    t = engineer(tiles=line("north", "plain-s1"), at={"engineer": "0,1"}).do("demolish west", "roll 1")
    assert t.do("explore west", "draw plain-s2").tile("-1,1") == "plain-s2 E"


@pytest.mark.parametrize("tile", ["squeeze-s1 N", "exit S"])
def test_8_10_the_walls_of_a_squeeze_and_of_the_exit(tile: str) -> None:
    t = engineer(tiles={"0,1": tile}, at={"engineer": "0,1"}).do("demolish east", "roll 1")
    assert t.offers("reveal east")


def test_8_10_only_a_wall() -> None:
    t = engineer(tiles=line("north", "plain-s1"))
    for side in ("north", "east"):
        assert (t.why(f"demolish {side}"), t.reason(f"demolish {side}")) == ("8.10", "why-not-a-wall")


def test_8_10_three_times_per_game() -> None:
    t = engineer(tiles={"0,1": "exit S"}, at={"engineer": "0,1"}).do("exert")
    t.do("demolish east", "roll 1").do("demolish west", "roll 1").do("demolish north", "roll 1, roll 6")
    assert t.cave.blasts == 0
    t = engineer(tiles=line("north", "plain-s1"), at={"engineer": "0,1"})
    t.cave.blasts = 0
    assert (t.why("demolish east"), t.reason("demolish east")) == ("8.10", "why-no-explosives")


def test_8_10_a_cave_in_takes_place_at_once() -> None:
    tiles = line("north", "plain-s1") | {"1,0": "cavein-t1 W"}
    t = engineer(tiles=tiles, at={"engineer": "0,1", "medic": "1,0"}).do("demolish east", "roll 3")
    assert t.marks("1,0") == {"rubble"}
    assert t.health("medic") == 0


def test_8_10_two_points_if_so_agreed() -> None:
    t = engineer(tiles=line("north", "plain-s1"), at={"engineer": "0,1"}, demolish_cost=2)
    assert t.do("demolish east", "roll 1").points == 0
    t = engineer(tiles=line("north", "plain-s1", "plain-s2"), at={"engineer": "0,1"}, demolish_cost=2).do(
        "move north"
    )
    assert t.why("demolish east") == "3.3"


def test_8_11_the_edge_is_open_from_both_sides() -> None:
    tiles = line("north", "plain-s1") | {"1,0": "plain-x1", "1,1": "plain-x2"}
    t = engineer(tiles=tiles, at={"engineer": "0,1", "diver": "1,1"}).do("demolish east", "roll 1").do("pass")
    assert t.do("move west").at("diver") == "0,1"


def test_8_11_towards_an_empty_cell_it_is_a_free_side() -> None:
    tiles = {"1,0": "plain-d1 W", "0,-1": "plain-d2 N", "-1,0": "horror-d1 E", "0,1": "plain-s1"}
    t = engineer(tiles=tiles, at={"engineer": "0,1"}).do("demolish east", "roll 1")
    assert t.do("reveal north", "draw horror-d2").tile("0,2") == "horror-d2 S"


def test_8_11_the_tile_behind_keeps_its_rules() -> None:
    tiles = line("north", "plain-s1") | {"1,1": "squeeze-s1 N"}
    t = engineer(tiles=tiles, at={"engineer": "0,1"}).do("demolish east", "roll 1")
    assert t.why("move east") == "4.7"


def test_8_11_a_tile_laid_later_is_connected_through_the_hole() -> None:
    tiles = line("north", "plain-s1") | {"1,0": "plain-x1"}
    t = engineer(tiles=tiles, at={"engineer": "0,1", "diver": "1,0"}, blasted=["0,1 east"]).do("pass")
    t.do("explore north", "draw plain-s2")
    assert t.tile("1,1") == "plain-s2 N"
    assert t.do("move west").at("diver") == "0,1"


def test_8_11_a_tile_revealed_through_the_hole_has_its_own_opening() -> None:
    t = engineer(tiles=line("north", "plain-s1"), at={"engineer": "0,1"}, blasted=["0,1 east"])
    t.do("reveal east", "draw plain-t1")
    assert t.moves == ["place N", "place S", "place W"]
    assert t.why("place E") == "2.4"


def test_8_11_gas_goes_on_lingering() -> None:
    t = engineer(tiles=line("north", "plain-s1"), at={"engineer": "0,1"}, gas=True)
    assert t.do("demolish east", "roll 1").cave.gas


def test_8_12_careful() -> None:
    tiles = {"0,1": "cavein-t1 S"}
    t = engineer(
        tiles=tiles, at={"engineer": "0,1", "medic": "0,1"}, phase="hazard", chance="draw cavein-1, roll 3"
    )
    assert (t.health("engineer"), t.health("medic")) == (2, 0)


# The climber


def climber(**rest: Any) -> Table:
    return position("climber diver medic leader", **rest)


@pytest.mark.parametrize("tile", ["ledge-s1", "slide-s1"])
def test_8_13_belay(tile: str) -> None:
    t = climber(tiles=line("north", tile), at={"climber": "0,1"}).do("belay")
    assert (t.marks("0,1"), t.points) == ({"rope"}, 1)
    assert t.offers("reveal north")
    assert t.why("belay") == "4.9"
    assert climber().why("belay") == "4.9"


def test_8_14_agile() -> None:
    tiles = line("north", "squeeze-s1") | {"1,0": "cavein-t1 W"}
    marks = {"1,0": "rubble"}
    assert climber(tiles=tiles, marks=marks).do("move north").at("climber") == "0,1"
    assert climber(tiles=tiles, marks=marks).do("move east").at("climber") == "1,0"
    t = climber(tiles=tiles, marks=marks).do("run")
    assert t.moves == ["step north", "step east"]


def test_8_14_from_on_top_the_climber_clears_it() -> None:
    t = climber(tiles={"1,0": "cavein-t1 W"}, marks={"1,0": "rubble"}).do("move east").do("exert")
    assert t.do("clear here", "roll 6").marks("1,0") == set()


# The medic


def medic(**rest: Any) -> Table:
    return position("medic diver scout leader", **rest)


def test_8_15_bandage() -> None:
    t = medic(health={"diver": 0, "scout": 2}).do("bandage diver")
    assert (t.health("diver"), t.points) == (1, 1)
    assert t.do("bandage scout").health("scout") == 3


def test_8_15_any_other_caver_on_the_tile() -> None:
    t = medic(tiles=line("north", "plain-s1"), at={"diver": "0,1"}, health={"medic": 1, "diver": 1})
    assert (t.why("bandage medic"), t.reason("bandage medic")) == ("8.15", "why-bandage-self")
    assert t.why("bandage diver") == "4.5"
    assert t.why("bandage scout") == "4.5"
    assert t.do("heal medic").health("medic") == 2


def test_8_16_sprint() -> None:
    t = medic(tiles=line("north", "plain-s1", "plain-s2", "plain-s3")).do("sprint")
    assert t.at("medic") == "0,1"
    assert t.moves == ["stop", "step north", "step south"]
    t.do("step north")
    assert (t.at("medic"), t.acting, t.points) == ("0,2", "medic", 1)


def test_8_16_the_second_move_may_be_left_out() -> None:
    t = medic(tiles=line("north", "plain-s1", "plain-s2")).do("sprint").do("stop")
    assert (t.at("medic"), t.points) == ("0,1", 1)


def test_8_16_no_swimming_and_no_squeezing() -> None:
    tiles = line("north", "plain-x1", "flood-s1") | {"1,1": "squeeze-s1 E"}
    t = medic(tiles=tiles, marks={"0,2": "flooded"}).do("sprint")
    assert t.moves == ["stop", "step south"]
    for words in ("step north", "step east"):
        assert (t.why(words), t.reason(words)) == ("8.16", "why-sprint-moves-only")
    assert medic(tiles=line("north", "squeeze-s1")).why("sprint") == "4.4"


# The bodyguard


def bodyguard(**rest: Any) -> Table:
    return position("bodyguard diver medic leader", **rest)


def test_8_17_repel() -> None:
    t = bodyguard(tiles=line("north", "plain-s1"), horrors=["0,1", "0,1"]).do("repel north")
    assert (t.horrors, t.points) == (["0,1"], 1)
    assert t.do("repel north").horrors == []


@pytest.mark.parametrize(
    ("tile", "mark"),
    [("flood-s1 N", "flooded"), ("cavein-t1 S", "rubble"), ("ledge-s1 N", ""), ("slide-s1 N", "")],
)
def test_8_17_water_rubble_ledge_and_slide_are_no_hindrance(tile: str, mark: str) -> None:
    t = bodyguard(tiles={"0,1": tile}, marks={"0,1": mark}, horrors=["0,1"])
    assert t.do("repel north").horrors == []


def test_8_17_from_a_ledge_without_a_rope() -> None:
    t = bodyguard(tiles=line("north", "ledge-s1", "plain-s1"), at={"bodyguard": "0,1"}, horrors=["0,2"])
    assert t.do("repel north").horrors == []


def test_8_17_not_through_walls_and_only_where_a_horror_is() -> None:
    t = bodyguard(tiles={"1,0": "plain-s1 N", "0,1": "plain-s2"}, horrors=["1,0"])
    assert t.why("repel east") == "2.3"
    assert (t.why("repel north"), t.reason("repel north")) == ("8.17", "why-no-horror")
    assert t.why("repel south") == "4.2"


def test_8_17_not_on_the_own_tile() -> None:
    t = bodyguard(tiles={"0,1": "exit S"}, blasted=["0,1 north"], at={"bodyguard": "0,1"}, horrors=["0,1"])
    assert [words for words in t.moves if words.startswith("repel")] == []


def test_8_18_protect_from_tremors() -> None:
    t = bodyguard(
        tiles=line("north", "plain-s1"),
        at={"leader": "0,1"},
        phase="hazard",
        chance="draw tremor-1, roll 3, roll 2",
    )
    assert [t.health(name) for name in ("bodyguard", "diver", "medic", "leader")] == [4, 3, 3, 2]
    assert "Bodyguard shields Medic (tremor)." in t.log


@pytest.mark.parametrize(
    ("tile", "card", "left"),
    [("flood-x1 N", "flood-1", 4), ("gas-t1 S", "gas-1", 3), ("cavein-t1 S", "cavein-1, roll 2", 2)],
)
def test_8_18_protect_from_floods_gas_and_cave_ins(tile: str, card: str, left: int) -> None:
    t = bodyguard(
        tiles={"0,1": tile}, at={"bodyguard": "0,1", "medic": "0,1"}, phase="hazard", chance=f"draw {card}"
    )
    assert (t.health("bodyguard"), t.health("medic")) == (left, 3)
    shielded = [sentence for sentence in t.log if "shields" in sentence]
    assert len(shielded) == 1
    assert shielded[0].startswith("Bodyguard shields Medic (")


def test_8_18_from_lingering_gas() -> None:
    t = position("diver bodyguard medic leader", tiles={"0,1": "gas-t1 S"}, at={"bodyguard": "0,1"}, gas=True)
    assert t.do("move north").health("diver") == 3
    t = bodyguard(tiles={"0,1": "gas-t1 S"}, at={"diver": "0,1"}, gas=True)
    assert t.do("move north").health("bodyguard") == 3


def test_8_18_only_on_the_same_tile_and_awake() -> None:
    tiles = {"0,1": "gas-t1 S"}
    t = bodyguard(tiles=tiles, at={"medic": "0,1"}, phase="hazard", chance="draw gas-1")
    assert t.health("medic") == 1
    t = bodyguard(
        tiles=tiles,
        at={"medic": "0,1", "bodyguard": "0,1"},
        health={"bodyguard": 0},
        phase="hazard",
        chance="draw gas-1",
    )
    assert t.health("medic") == 1


def test_8_18_not_under_water() -> None:
    t = bodyguard(
        tiles=line("north", "flood-s1"),
        at={"diver": "water"},
        phase="hazard",
        chance="draw tremor-1, roll 4, roll 3",
    )
    assert t.health("diver") == 2


def test_8_18_not_even_by_one_who_is_under_water_as_well() -> None:
    """Only a data file of one's own lets the bodyguard dive."""
    t = bodyguard(
        tiles=line("north", "flood-s1"),
        at={"diver": "water", "bodyguard": "water"},
        phase="hazard",
        chance="draw tremor-1, roll 4, roll 1, roll 4, roll 4",
    )
    assert t.health("diver") == 2


def test_8_19_not_from_horrors() -> None:
    t = bodyguard(tiles=line("north", "plain-s1"), horrors=["0,1"], phase="horror", chance="")
    assert t.medal == "defeat"


def test_8_19_not_from_exertion_and_rough_ground() -> None:
    t = position("diver bodyguard medic leader", tiles=line("north", "rough-x1"), at={"bodyguard": "0,1"}).do(
        "exert"
    )
    assert t.do("move north", "roll 1").health("diver") == 2
    assert t.do("pass", "roll 1").health("diver") == 1


def test_8_19_not_from_out_of_time() -> None:
    t = bodyguard(phase="hazard", time_up=True, chance="roll 4, roll 3, roll 4, roll 4")
    assert t.at("diver") == "devoured"


def test_8_19_who_falls_protects_from_that_loss_alone() -> None:
    tiles = {"0,1": "flood-x1"}
    at = {"bodyguard": "0,1", "medic": "0,1"}
    t = bodyguard(tiles=tiles, at=at, health={"bodyguard": 1}, phase="hazard", chance="draw flood-1")
    assert (t.health("bodyguard"), t.health("medic")) == (0, 3)
    t = bodyguard(tiles=tiles, at=at, health={"bodyguard": 1}, phase="hazard", chance="draw flood-double")
    assert (t.health("bodyguard"), t.health("medic")) == (0, 2)


# The leader


def leader(**rest: Any) -> Table:
    return position("leader medic diver bodyguard", **rest)


def test_8_20_direct() -> None:
    t = leader(tiles=line("north", "plain-s1")).do("direct diver")
    assert (t.question, t.asked) == ("ask-direct", 3)
    t.do("move north")
    assert (t.at("diver"), t.acting, t.points) == ("0,1", "leader", 1)


def test_8_20_once_per_turn() -> None:
    t = leader(tiles=line("north", "plain-s1")).do("direct diver").do("move north")
    assert (t.why("direct medic"), t.reason("direct medic")) == ("8.20", "why-already-directed")
    t.end_round("draw gas-1")
    while t.acting != "leader":
        t.do("pass")
    assert t.offers("direct medic")


def test_8_20_another_conscious_caver_anywhere() -> None:
    t = leader(tiles=line("north", "plain-s1", "plain-s2"), at={"diver": "0,2"}, health={"medic": 0})
    assert t.offers("direct diver")
    assert t.why("direct medic") == "2.9"
    assert (t.why("direct leader"), t.reason("direct leader")) == ("8.20", "why-direct-self")
    t = leader(at={"diver": "devoured"}, time_up=True)
    assert t.why("direct diver") == "9.2"


def test_8_21_own_abilities_at_one_point() -> None:
    tiles = line("north", "plain-s1") | line("south", "plain-s2", "flood-s1")
    t = leader(tiles=tiles, health={"diver": 2}, horrors=["0,1"]).do("direct medic")
    assert {"sprint", "bandage diver", "move south", "explore east", "pass"} <= set(t.moves)
    t.do("bandage diver")
    assert t.health("diver") == 3
    t = leader(tiles=tiles, horrors=["0,1"]).do("direct bodyguard").do("repel north")
    assert t.horrors == []


def test_8_21_nothing_dearer() -> None:
    t = leader(tiles=line("north", "flood-s1", "plain-s1"), at={"diver": "0,1"}, health={"diver": 1}).do(
        "direct diver"
    )
    for words in ("run", "hide", "dive", "heal diver"):
        assert (t.why(words), t.reason(words)) == ("8.21", "why-directed-cost")


def test_8_21_no_exerting() -> None:
    t = leader().do("direct diver")
    assert (t.why("exert"), t.reason("exert")) == ("8.21", "why-exert-directed")


def test_8_21_the_action_may_be_declined() -> None:
    t = leader().do("direct diver").do("pass")
    assert (t.acting, t.points) == ("leader", 1)


def test_8_21_who_has_had_a_turn_may_act_and_still_has_one() -> None:
    t = position("diver leader medic scout", tiles=line("north", "plain-s1", "plain-s2")).do("pass")
    assert t.do("direct diver").do("move north").at("diver") == "0,1"
    t = leader(tiles=line("north", "plain-s1", "plain-s2")).do("direct medic").do("move north").do("pass")
    assert (t.acting, t.points) == ("medic", 2)


def test_8_22_experienced() -> None:
    rough = line("north", "rough-x1")
    assert leader(tiles=rough).do("move north", "roll 3").health("leader") == 3
    assert leader(tiles=rough).do("move north", "roll 2").health("leader") == 2
    ledge = line("north", "ledge-s1")
    assert leader(tiles=ledge, at={"leader": "0,1"}).do("rope", "roll 3").marks("0,1") == {"rope"}
    assert leader().do("hide", "roll 3").cave.is_hidden(0)
    assert leader().do("exert").do("pass", "roll 3").health("leader") == 3


def test_8_22_in_tremors_and_out_of_time() -> None:
    t = position(
        "leader medic diver scout", phase="hazard", chance="draw tremor-1, roll 3, roll 3, roll 4, roll 4"
    )
    assert (t.health("leader"), t.health("medic")) == (3, 2)
    t = position(
        "leader medic diver scout", phase="hazard", time_up=True, chance="roll 3, roll 4, roll 4, roll 4"
    )
    assert t.at("leader") == "0,0"


def test_8_22_only_while_conscious() -> None:
    t = position(
        "leader medic diver scout",
        health={"leader": 0},
        phase="hazard",
        time_up=True,
        chance="roll 3, roll 4, roll 4, roll 4",
    )
    assert t.at("leader") == "devoured"


def test_8_22_for_the_leader_alone() -> None:
    t = leader(tiles=line("north", "rough-x1"), turn="medic")
    assert t.do("move north", "roll 3").health("medic") == 2
