"""Chapter 2: connections, placing, checks and health."""

import pytest

from tests.games.subterra.positions import line, position
from undercroft.games.subterra.game import GAME
from undercroft.games.subterra.rules.reveal import Reveal
from undercroft.maps.paths import distances_from

SHUT_IN = {"1,0": "plain-d1 W", "0,-1": "plain-d2 N", "-1,0": "horror-d1 E"}
"""Dead ends on three sides of the start: the cave has one free side left, to the north."""


def test_2_1_connected_tiles() -> None:
    t = position(tiles=line("north", "plain-s1", "plain-c1"))
    assert t.offers("move north")
    assert t.do("move north").at("diver") == "0,1"
    assert t.why("move east") == "2.1"
    assert t.why("reveal east") == "2.1"
    assert t.why("explore west") == "2.1"


def test_2_1_never_diagonal() -> None:
    t = position(tiles={"0,1": "plain-s1 N", "1,0": "plain-s2 E", "1,1": "plain-x1"})
    start = t.slot("0,0")
    assert distances_from(t.cave.map, start)[t.slot("1,1")] == -1
    assert sorted(distances_from(t.cave.map, start)) == [-1, 0, 1, 1]


def test_2_2_free_sides() -> None:
    t = position(tiles=line("north", "plain-s1"))
    assert [t.offers(f"reveal {side}") for side in ("north", "east", "south", "west")] == [
        False,
        True,
        True,
        True,
    ]
    assert t.why("reveal north") == "2.2"
    assert t.why("explore north") == "2.2"


def test_2_2_the_cave_grows_through_free_sides_only() -> None:
    t = position(tiles=line("north", "plain-s1"), at={"diver": "0,1"})
    assert [words for words in t.moves if words.startswith("reveal")] == ["reveal north"]


def test_2_3_half_connections() -> None:
    tiles = {"0,1": "plain-t1 N", "1,0": "plain-x1", "1,1": "plain-s1 E"}
    t = position(tiles=tiles, at={"diver": "1,0"})
    assert t.why("move north") == "2.3"
    assert t.why("reveal north") == "2.2"
    assert t.offers("move west")


def test_2_3_half_connections_stop_horrors() -> None:
    t = position(
        tiles={"1,0": "plain-x1", "1,1": "plain-s1 E"},
        horrors=["1,1"],
        phase="horror",
        chance="draw gas-1",
    )
    assert t.horrors == []


def test_2_3_the_engineer_can_blast_it() -> None:
    tiles = {"1,0": "plain-x1", "1,1": "plain-s1 E"}
    t = position("engineer scout medic leader", tiles=tiles, at={"engineer": "1,0"})
    t.do("demolish north", "roll 1")
    assert t.do("move north").at("engineer") == "1,1"


def test_2_4_drawing_and_placing() -> None:
    t = position()
    t.do("reveal north", "draw plain-t1")
    assert t.moves == ["place E", "place S", "place W"]
    assert t.why("place N") == "2.4"
    assert t.do("place E").tile("0,1") == "plain-t1 E"


@pytest.mark.parametrize(
    ("side", "turns"),
    [
        ("north", ["place E", "place S"]),
        ("east", ["place S", "place W"]),
        ("south", ["place N", "place W"]),
        ("west", ["place N", "place E"]),
    ],
)
def test_2_4_an_opening_meets_the_side_named(side: str, turns: list[str]) -> None:
    t = position().do(f"explore {side}", "draw gas-c1")
    assert t.moves == turns


def test_2_4_other_sides_may_meet_anything() -> None:
    tiles = {"1,0": "plain-x1", "1,1": "plain-x2"}
    t = position(tiles=tiles).do("reveal north", "draw plain-c1")
    assert t.moves == ["place E", "place S"]
    assert t.do("place S").why("reveal north") == "2.2"


def test_2_4_equal_pictures_are_one_choice() -> None:
    t = position()
    t.do("reveal north", "draw plain-x1")
    assert t.tile("0,1") == "plain-x1 N"
    t.do("reveal east", "draw plain-s1")
    assert t.tile("1,0") == "plain-s1 E"


def test_2_4_an_equal_picture_is_refused_by_its_rule() -> None:
    t = position()
    t.cave.forced = [1 << 16 | t.cave.box.tile_of("plain-x1")]
    t.cave.answer(0, t.match.offer()["reveal north"])
    assert isinstance(t.cave.stack[-1], Reveal)
    assert t.moves == ["place N"]
    reason = GAME.why_not(t.cave, 0, "place E")
    assert (reason.rule, reason.message.id) == ("2.4", "why-place-same")


def test_2_4_only_one_way_is_laid_without_asking() -> None:
    t = position().do("explore west", "draw plain-d1")
    assert t.tile("-1,0") == "plain-d1 E"
    assert t.at("diver") == "-1,0"


def test_2_5_empty_stack() -> None:
    t = position(stack=[])
    assert t.why("reveal north") == "2.5"
    assert t.why("explore north") == "2.5"
    assert not [words for words in t.moves if words.startswith(("reveal", "explore"))]


def test_2_5_but_for_the_waiting_tile() -> None:
    t = position("geologist scout medic leader", stack=[], waiting="plain-x1", turn="medic")
    assert t.do("explore north").tile("0,1") == "plain-x1 N"
    assert t.why("explore north") == "2.5"


def test_2_6_a_tile_that_seals_the_cave_is_discarded() -> None:
    t = position(tiles=SHUT_IN)
    t.do("reveal north", "draw horror-d2, draw plain-s1")
    assert t.discarded == ["horror-d2"]
    assert t.tile("0,1") == "plain-s1 N"
    assert t.points == 1


def test_2_6_several_are_discarded() -> None:
    t = position(tiles=SHUT_IN)
    t.do("explore north", "draw horror-d2, draw horror-d3, draw horror-d4, draw flood-x1")
    assert t.discarded == ["horror-d2", "horror-d3", "horror-d4"]
    assert t.at("diver") == "0,1"


def test_2_6_it_must_be_turned_so_that_a_free_side_remains() -> None:
    tiles = {**SHUT_IN, "1,1": "horror-d2 E"}
    t = position(tiles={**tiles, "2,1": "horror-d3 W"})
    t.do("reveal north", "draw plain-c1")
    assert t.tile("0,1") == "plain-c1 S"
    t = position(tiles={**tiles, "2,1": "horror-d3 W"})
    t.do("reveal north", "draw plain-t1")
    assert t.moves == ["place E", "place S", "place W"]


def test_2_6_a_turn_that_seals_is_refused_by_its_rule() -> None:
    tiles = {**SHUT_IN, "1,1": "horror-d2 E", "2,1": "horror-d3 W"}
    t = position(tiles={**tiles, "0,2": "horror-d4 N", "0,3": "horror-d5 S"})
    t.cave.forced = [1 << 16 | t.cave.box.tile_of("plain-c1")]
    t.cave.answer(0, t.match.offer()["reveal north"])
    assert t.moves == ["place S"]
    assert GAME.why_not(t.cave, 0, "place E").rule == "2.6"
    assert GAME.why_not(t.cave, 0, "place N").rule == "2.4"


def test_2_6_free_sides_anywhere_count() -> None:
    t = position(tiles={**SHUT_IN, "5,5": "plain-d1 N"} | {"1,0": "horror-d3 W"})
    t.do("reveal north", "draw horror-d2")
    assert t.discarded == []
    assert t.tile("0,1") == "horror-d2 S"


def test_2_6_the_exit_is_always_placed() -> None:
    t = position(tiles=SHUT_IN, stack=["exit", "plain-x1"])
    t.do("reveal north", "draw exit")
    assert t.tile("0,1") == "exit S"


def test_2_6_no_longer_once_the_exit_is_on_the_table() -> None:
    t = position(tiles={**SHUT_IN, "1,0": "exit W"})
    t.do("reveal north", "draw horror-d2")
    assert t.tile("0,1") == "horror-d2 S"
    assert t.discarded == []


@pytest.mark.parametrize(("roll", "health"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_2_7_skill_check(roll: int, health: int) -> None:
    t = position(tiles=line("north", "rough-x1"))
    assert t.do("move north", f"roll {roll}").health("diver") == health


def test_2_7_table_order_from_the_first_caver() -> None:
    t = position(first="medic", phase="hazard", chance="draw tremor-1, roll 3, roll 4, roll 4, roll 1")
    assert [t.health(caver) for caver in ("medic", "leader", "diver", "scout")] == [2, 3, 3, 2]


def test_2_8_health() -> None:
    t = position("bodyguard diver scout medic")
    assert [t.health(caver) for caver in ("bodyguard", "diver", "scout", "medic")] == [5, 3, 3, 3]


def test_2_8_never_more_than_at_the_start() -> None:
    t = position("medic bodyguard scout leader", health={"medic": 2, "bodyguard": 4})
    t.do("bandage bodyguard")
    assert t.health("bodyguard") == 5
    assert t.why("bandage bodyguard") == "4.5"
    assert t.why("heal scout") == "4.5"
    own = '[[number]]\nid = "heal-gain"\nvalue = 2\n'
    t = position(health={"diver": 2}, data_text=own)
    assert t.do("heal diver").health("diver") == 3


def test_2_9_unconscious_cavers_have_no_turn() -> None:
    t = position(health={"scout": 0})
    assert t.do("pass").acting == "medic"


def test_2_9_passive_abilities_are_off() -> None:
    t = position(
        "bodyguard diver scout leader",
        tiles=line("north", "gas-t1"),
        at={"bodyguard": "0,1", "leader": "0,1"},
        health={"bodyguard": 0},
        phase="hazard",
        chance="draw gas-1",
    )
    assert t.health("leader") == 1


def test_2_9_a_run_stops_at_once() -> None:
    t = position(tiles=line("north", "rough-x1", "plain-s1"), health={"diver": 1})
    t.do("run", "roll 3")
    assert (t.health("diver"), t.at("diver"), t.acting) == (0, "0,1", "scout")


def test_2_9_a_sprint_stops_at_once() -> None:
    t = position("medic scout diver leader", tiles=line("north", "rough-x1", "plain-s1"), health={"medic": 1})
    t.do("sprint", "roll 1")
    assert (t.at("medic"), t.acting) == ("0,1", "scout")


def test_2_9_a_turn_stops_at_once_and_the_rest_is_lost() -> None:
    t = position(tiles=line("north", "rough-x1"), health={"diver": 1})
    t.do("exert").do("move north", "roll 2")
    assert t.acting == "scout"


def test_2_9_nothing_more_can_be_lost() -> None:
    t = position(
        tiles=line("north", "flood-x1"),
        at={"medic": "0,1"},
        health={"medic": 0},
        phase="hazard",
        chance="draw flood-double",
    )
    assert t.health("medic") == 0
    assert t.at("medic") == "0,1"
    assert "Medic" not in " ".join(t.log)


def test_2_9_unconscious_cavers_cannot_be_carried() -> None:
    t = position(tiles=line("north", "plain-s1"), health={"medic": 0})
    assert t.do("move north").at("medic") == "0,0"


def test_2_9_who_is_unconscious_cannot_be_directed() -> None:
    t = position("leader medic diver scout", health={"medic": 0})
    assert t.why("direct medic") == "2.9"


def test_2_10_waking_up_before_ones_place_in_the_round() -> None:
    t = position("diver scout medic leader", health={"scout": 0})
    assert t.do("heal scout").health("scout") == 1
    assert t.do("pass").acting == "scout"


def test_2_10_waking_up_after_ones_place_in_the_round() -> None:
    t = position("scout diver medic leader", health={"scout": 0})
    assert t.acting == "diver"
    t.do("heal scout")
    order = []
    for chance in ("", "", "draw gas-1", "", ""):
        t.do("pass", chance)
        order.append(t.acting)
    assert order == ["medic", "leader", "diver", "medic", "leader"]
    assert t.do("pass").acting == "scout"


def test_2_11_distance_whatever_lies_on_the_tiles() -> None:
    tiles = line("north", "flood-s1", "squeeze-s1", "ledge-s1", "slide-s1", "rough-x1")
    tiles["0,6"] = "cavein-t1 E"
    t = position(tiles=tiles, marks={"0,1": "flooded", "0,6": "rubble"})
    far = distances_from(t.cave.map, t.slot("0,0"))
    assert [far[t.slot(f"0,{y}")] for y in range(7)] == [0, 1, 2, 3, 4, 5, 6]
    back = distances_from(t.cave.map, t.slot("0,6"))
    assert back[t.slot("0,0")] == 6


def test_2_11_without_a_path_there_is_no_distance() -> None:
    t = position(tiles={"3,3": "horror-d1"}, horrors=["3,3"], phase="horror", chance="draw gas-1")
    assert distances_from(t.cave.map, t.slot("3,3"))[t.slot("0,0")] == -1
    assert t.horrors == []


def test_2_11_on_one_tile_the_distance_is_nought() -> None:
    t = position(tiles={"0,1": "horror-c1 E"}, at={"medic": "0,1"})
    assert distances_from(t.cave.map, t.slot("0,1"))[t.slot("0,1")] == 0
    t.end_round("draw horror-1")
    assert t.horrors == ["0,1"]
    assert t.health("medic") == 0
