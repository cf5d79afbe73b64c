"""Chapter 7: horrors stalk, appear and strike."""

import pytest

from tests.games.subterra.positions import line, position

PARTY = ("diver", "scout", "medic", "leader")
LONG = (
    "plain-s1",
    "flood-s1",
    "squeeze-s1",
    "plain-s2",
    "rough-x1",
    "flood-s2",
    "plain-s3",
    "plain-s4",
)
"""Eight tiles in a row."""


def away(*cavers: str, cell: str) -> dict[str, str]:
    return dict.fromkeys(cavers, cell)


def test_7_1_at_most_three() -> None:
    assert len(position().cave.horrors) == 3
    tiles = line("north", "plain-s1", "plain-s2", "plain-s3") | {"1,0": "horror-d1 W", "-1,0": "horror-d2 E"}
    t = position(tiles=tiles, horrors=["0,3", "0,3"], phase="hazard", chance="draw horror-1")
    t.do("spawn at 1,0")
    assert len(t.horrors) == 3
    t.end_round("draw horror-2")
    assert len(t.horrors) == 3


@pytest.mark.parametrize(
    "card", ["tremor-1, roll 4, roll 4, roll 4, roll 4", "flood-1", "gas-1", "cavein-1, roll 2"]
)
def test_7_1_no_hazard_harms_them(card: str) -> None:
    tiles = {"0,1": "flood-s1", "0,2": "cavein-t1 E", "0,3": "gas-t1 E"}
    t = position(tiles=tiles, horrors=["0,1", "0,2", "0,3"], phase="hazard", chance=f"draw {card}")
    assert t.horrors == ["0,1", "0,2", "0,3"]


def test_7_1_they_pass_everything_but_walls() -> None:
    tiles = line("north", "plain-s1", "flood-s1", "squeeze-s1", "ledge-s1", "slide-s1", "rough-x1")
    tiles["0,7"] = "cavein-t1 E"
    t = position(tiles=tiles, horrors=["0,7"], marks={"0,2": "flooded", "0,7": "rubble"})
    for y, card in enumerate(("gas-1", "gas-2", "gas-3", "gas-4", "gas-5", "flood-1"), start=1):
        t.end_round(f"draw {card}")
        assert t.horrors == [f"0,{7 - y}"]


def test_7_1_several_may_stand_on_one_tile() -> None:
    tiles = line("north", "plain-x1", "plain-s1") | {"1,1": "plain-s2 E"}
    t = position(tiles=tiles, horrors=["0,2", "1,1"], phase="horror", chance="draw gas-1")
    assert t.horrors == ["0,1", "0,1"]


def test_7_2_contact_when_it_arrives() -> None:
    t = position(tiles=line("north", "plain-s1"), horrors=["0,1"], phase="horror", chance="draw gas-1")
    assert [t.health(caver) for caver in PARTY] == [0, 3, 0, 0]


def test_7_2_contact_when_it_appears() -> None:
    t = position(tiles={"0,1": "horror-d1 S"}, at={"medic": "0,1"}, phase="hazard", chance="draw horror-1")
    assert t.health("medic") == 0


def test_7_2_contact_when_a_caver_walks_in() -> None:
    t = position(tiles=line("north", "plain-s1"), horrors=["0,1"]).do("move north")
    assert t.health("diver") == 0


def test_7_2_hidden_or_not() -> None:
    own = '[[number]]\nid = "cost-hide"\nvalue = 1\n'
    t = position(tiles=line("north", "plain-s1"), horrors=["0,1"], data_text=own)
    assert t.do("hide", "roll 4").do("move north").health("diver") == 0


def test_7_2_the_exit_and_the_scout_are_spared() -> None:
    tiles = {"0,1": "exit S", "0,2": "plain-s1"}
    t = position(
        tiles=tiles,
        blasted=["0,1 north"],
        horrors=["0,2"],
        at={"medic": "0,1", "scout": "0,1"},
        phase="horror",
        chance="draw gas-1",
    )
    assert t.horrors == ["0,1"]
    assert [t.health(caver) for caver in PARTY] == [3, 3, 3, 3]
    t = position("scout diver medic leader", tiles=line("north", "plain-s1"), horrors=["0,1"])
    assert t.do("move north").health("scout") == 3


def test_7_2_all_health_is_lost() -> None:
    t = position("bodyguard diver scout medic", tiles=line("north", "plain-s1"), horrors=["0,1"])
    assert t.do("move north").health("bodyguard") == 0


def test_7_2_who_wakes_beside_a_horror_is_struck_again() -> None:
    t = position(
        "scout diver medic leader",
        tiles=line("north", "plain-s1"),
        at={"scout": "0,1", "medic": "0,1"},
        health={"medic": 0},
        horrors=["0,1"],
    )
    assert t.do("heal medic").health("medic") == 0
    assert "Medic wakes up." in t.log


def test_7_2_the_scout_wakes_beside_a_horror_unharmed() -> None:
    t = position(
        tiles={"0,1": "exit S"},
        blasted=["0,1 north"],
        health={"scout": 0},
        at={"scout": "0,1", "medic": "0,1"},
        horrors=["0,1"],
        turn="medic",
    )
    assert t.do("heal scout").health("scout") == 1


@pytest.mark.parametrize("nobody", ["unconscious", "hidden", "exit", "scout", "water"])
def test_7_3_potential_victims(nobody: str) -> None:
    """Of two cavers in reach the nearer one is none, so the horror goes the other way."""
    tiles = line("north", "plain-s1", "plain-s2") | {"0,-1": "plain-x1", "0,-2": "flood-s1", "1,-1": "exit W"}
    near = "scout" if nobody == "scout" else "diver"
    others = [caver for caver in PARTY if caver != near]
    place = {"exit": "1,-1", "water": "water"}.get(nobody, "0,-1")
    t = position(
        tiles=tiles,
        at={near: place} | away(*others, cell="0,2"),
        health={near: 0} if nobody == "unconscious" else {},
        hidden=near if nobody == "hidden" else "",
        horrors=["0,0"],
        phase="horror",
        chance="draw gas-1",
    )
    assert t.horrors == ["0,1"]


def test_7_3_otherwise_the_nearer_one_is_chosen() -> None:
    tiles = line("north", "plain-s1", "plain-s2") | line("south", "plain-s3")
    at = {"diver": "0,-1"} | away("scout", "medic", "leader", cell="0,2")
    t = position(tiles=tiles, at=at, horrors=["0,0"], phase="horror", chance="draw gas-1")
    assert t.horrors == ["0,-1"]


@pytest.mark.parametrize(
    ("low", "high"), [("diver", "leader"), ("engineer", "climber"), ("medic", "bodyguard")]
)
def test_7_4_among_equals_the_lowest_number(low: str, high: str) -> None:
    others = [caver for caver in ("scout", "diver", "geologist", "leader") if caver not in (low, high)][:2]
    tiles = line("north", "plain-s1", "plain-s2") | line("south", "plain-s3", "plain-s4")
    for cavers in ([low, high, *others], [high, *others, low]):
        t = position(
            " ".join(cavers),
            tiles=tiles,
            at={low: "0,2", high: "0,-2"},
            hidden=" ".join(others),
            horrors=["0,0"],
            phase="horror",
            chance="draw gas-1",
        )
        assert t.horrors == ["0,1"]


def test_7_4_beyond_seven_steps_it_senses_nobody() -> None:
    t = position(tiles=line("north", *LONG), horrors=["0,8"], phase="horror", chance="draw gas-1")
    assert t.horrors == []
    t = position(tiles=line("north", *LONG), horrors=["0,7"], phase="horror", chance="draw gas-1")
    assert t.horrors == ["0,6"]


def test_7_5_one_step_along_a_shortest_path() -> None:
    tiles = {"0,1": "plain-x1", "0,2": "plain-x2", "1,0": "plain-x3", "1,1": "flood-x1", "1,2": "rough-x1"}
    t = position(tiles=tiles, horrors=["0,2"], phase="horror", chance="draw gas-1")
    assert t.horrors == ["0,1"]


def test_7_5_without_a_victim_it_is_removed() -> None:
    t = position(
        tiles=line("north", "plain-s1"),
        horrors=["0,1"],
        hidden="diver medic leader",
        phase="horror",
        chance="draw gas-1",
    )
    assert t.horrors == []


def test_7_6_equal_paths() -> None:
    tiles = {"0,1": "plain-x1", "1,0": "plain-x2", "1,1": "plain-x3"}
    t = position("leader scout medic diver", tiles=tiles, horrors=["1,1"], phase="horror")
    assert (t.question, t.asked) == ("ask-horror-step", 4)
    assert t.moves == ["horror step south", "horror step west"]
    assert t.why("horror step north") == "7.5"
    assert t.why("pass") == "7.6"
    t.do("horror step west", "draw gas-1")
    assert t.horrors == ["0,1"]


def test_7_7_the_first_caver_decides_the_order() -> None:
    tiles = line("north", "plain-s1", "plain-s2") | line("south", "plain-s3", "plain-s4")
    at = away("medic", "leader", cell="0,2")
    t = position(tiles=tiles, at=at, horrors=["0,1", "0,-2"], first="scout", phase="horror")
    assert (t.question, t.asked) == ("ask-horror-order", 2)
    assert t.moves == ["horror 1 first", "horror 2 first"]
    assert t.why("horror 3 first") == "7.7"
    assert t.why("horror step north") == "7.6"


@pytest.mark.parametrize(
    ("order", "horrors"), [("horror 1 first", ["0,0", "0,-3"]), ("horror 2 first", ["0,0", "0,-1"])]
)
def test_7_7_the_order_can_matter(order: str, horrors: list[str]) -> None:
    """Horror 1 strikes the diver down; before that horror 2 goes for him, after that for the medic."""
    south = ("plain-s2", "plain-s3", "plain-s4", "flood-s1", "flood-s2")
    t = position(
        tiles=line("north", "plain-s1") | line("south", *south),
        at=away("scout", "medic", "leader", cell="0,-5"),
        horrors=["0,1", "0,-2"],
        phase="horror",
    )
    assert t.question == "ask-horror-order"
    t.do(order, "draw gas-1")
    assert t.horrors == horrors
    assert t.health("diver") == 0


def test_7_7_of_those_on_one_tile_one_is_named() -> None:
    tiles = line("north", "plain-s1") | line("south", "plain-s2", "plain-s3")
    t = position(tiles=tiles, horrors=["0,-2", "0,1", "0,1"], phase="horror")
    assert t.moves == ["horror 1 first", "horror 2 first"]
    assert t.why("horror 3 first") == "7.7"
    t.do("horror 2 first", "draw gas-1")
    assert t.horrors == ["0,0"]


def test_7_7_nobody_is_asked_if_no_one_can_be_struck() -> None:
    tiles = line("north", "plain-s1", "plain-s2", "plain-s3") | line(
        "south", "plain-s4", "flood-s1", "flood-s2"
    )
    t = position(tiles=tiles, horrors=["0,3", "0,-2", "0,-3"], phase="horror", chance="draw gas-1")
    assert t.horrors == ["0,2", "0,-1", "0,-2"]


def test_7_7_nor_if_all_stand_on_one_tile() -> None:
    t = position(tiles=line("north", "plain-s1"), horrors=["0,1", "0,1"], phase="horror", chance="draw gas-1")
    assert t.horrors == ["0,0"]


def test_7_7_the_ninth_horror_moves_as_well() -> None:
    data = '[[number]]\nid = "horror-max"\nvalue = 9\n'
    tiles = line("north", *LONG[:4])
    t = position(tiles=tiles, horrors=["0,4"] * 9, phase="horror", chance="draw gas-1", data_text=data)
    assert t.horrors == ["0,3"] * 9
    tiles |= line("south", "plain-s3", "plain-s4")
    t = position(tiles=tiles, horrors=["0,2"] * 8 + ["0,-1"], phase="horror", data_text=data)
    assert t.moves == ["horror 1 first", "horror 9 first"]
    t.do("horror 9 first", "draw gas-1")
    assert t.health("diver") == 0


def test_7_8_at_the_lair_nearest_to_a_victim() -> None:
    tiles = line("north", "plain-s1", "plain-s2") | {
        "0,3": "horror-d1 S",
        "1,0": "plain-s3 E",
        "2,0": "horror-d2 W",
    }
    t = position(tiles=tiles, phase="hazard", chance="draw horror-1")
    assert t.horrors == ["2,0"]


def test_7_8_no_more_than_seven_steps_away() -> None:
    tiles = line("north", *LONG[:7]) | {"0,8": "horror-d1 S"}
    assert position(tiles=tiles, phase="hazard", chance="draw horror-1").horrors == []
    tiles = line("north", *LONG[:6]) | {"0,7": "horror-d1 S"}
    assert position(tiles=tiles, phase="hazard", chance="draw horror-1").horrors == ["0,7"]


def test_7_8_only_lairs_without_a_horror() -> None:
    tiles = {"0,1": "horror-c1 E", "1,1": "plain-s1 E", "-1,0": "plain-s2 E", "-2,0": "horror-d1 E"}
    t = position(tiles=tiles, phase="hazard", chance="draw horror-1")
    assert t.horrors == ["0,1"]
    t = position(tiles=tiles, horrors=["1,1"], phase="hazard", chance="draw horror-1")
    assert t.horrors == ["0,1", "-2,0"]


def test_7_8_cavers_may_stand_on_it() -> None:
    tiles = {"0,1": "horror-d1 S", "1,0": "horror-d2 W"}
    t = position(tiles=tiles, at={"medic": "1,0"}, phase="hazard", chance="draw horror-1")
    assert t.horrors == ["1,0"]
    assert t.health("medic") == 0


def test_7_8_a_lair_is_named_by_its_cell() -> None:
    tiles = {"0,1": "horror-d1 S", "1,0": "horror-d2 W", "0,-1": "plain-s1", "0,-2": "horror-d3 N"}
    t = position(tiles=tiles, phase="hazard", chance="draw horror-1")
    assert t.moves == ["spawn at 0,1", "spawn at 1,0"]
    assert (t.why("spawn at 0,0"), t.reason("spawn at 0,0")) == ("7.8", "why-spawn-not-lair")
    assert (t.why("spawn at 0,-2"), t.reason("spawn at 0,-2")) == ("7.8", "why-spawn-farther")
    assert t.do("spawn at 0,1").horrors == ["0,1"]


def test_7_8_a_lair_with_a_horror_is_taken() -> None:
    tiles = {"0,1": "horror-d1 S", "1,0": "horror-d2 W", "-1,0": "horror-d3 E"}
    t = position(tiles=tiles, phase="hazard", chance="draw horror-double")
    t.do("spawn at 0,1")
    assert t.question == "ask-spawn"
    assert (t.why("spawn at 0,1"), t.reason("spawn at 0,1")) == ("7.8", "why-spawn-occupied")
    assert t.why("pass") == "3.3"


def test_7_9_equal_lairs_the_lowest_number() -> None:
    tiles = {"0,1": "plain-s1", "0,2": "horror-d1 S", "0,-1": "plain-s2", "0,-2": "horror-d2 N"}
    at = {"leader": "0,1", "medic": "0,-1"}
    t = position(tiles=tiles, at=at, hidden="diver", phase="hazard", chance="draw horror-1")
    assert t.horrors == ["0,-2"]
    at = {"leader": "0,-1", "medic": "0,1"}
    t = position(tiles=tiles, at=at, hidden="diver", phase="hazard", chance="draw horror-1")
    assert t.horrors == ["0,2"]


def test_7_9_still_equal_the_first_caver_decides() -> None:
    tiles = {"0,1": "horror-d1 S", "1,0": "horror-d2 W"}
    t = position(tiles=tiles, first="medic", phase="hazard", chance="draw horror-1")
    assert (t.question, t.asked) == ("ask-spawn", 3)
    assert t.do("spawn at 1,0").horrors == ["1,0"]


def test_7_10_a_removed_piece_can_appear_again() -> None:
    tiles = line("north", *LONG) | {"1,0": "horror-d1 W"}
    t = position(tiles=tiles, horrors=["0,8"], phase="horror", chance="draw horror-1")
    assert t.horrors == ["1,0"]
    assert t.cave.horrors == [t.slot("1,0"), -1, -1]


def test_7_10_repelled_ones_too() -> None:
    tiles = {"0,1": "horror-d1 S"}
    t = position("bodyguard diver scout medic", tiles=tiles, horrors=["0,1"]).do("repel north")
    assert t.horrors == []
    assert t.end_round("draw horror-1").horrors == ["0,1"]


def test_7_11_the_exit_has_a_single_opening() -> None:
    tiles = {"0,1": "exit S", "0,2": "plain-s1"}
    t = position(tiles=tiles, horrors=["0,2"], phase="horror", chance="draw gas-1")
    assert t.horrors == []


def test_7_11_a_blasted_exit_is_crossed() -> None:
    tiles = {"0,1": "exit S", "0,2": "plain-s1"}
    t = position(
        tiles=tiles,
        blasted=["0,1 north"],
        at={"leader": "0,1"},
        horrors=["0,2"],
        phase="horror",
        chance="draw gas-1",
    )
    assert t.horrors == ["0,1"]
    assert t.health("leader") == 3
    t.end_round("draw gas-2")
    assert t.horrors == ["0,0"]
    assert t.health("medic") == 0


def test_7_11_nobody_on_it_is_followed() -> None:
    tiles = {"0,1": "exit S", "0,2": "plain-s1"}
    t = position(
        tiles=tiles,
        blasted=["0,1 north"],
        at=away("diver", "medic", cell="0,1"),
        hidden="leader",
        horrors=["0,2"],
        phase="horror",
        chance="draw gas-1",
    )
    assert t.horrors == []


def test_7_7_who_is_on_the_exit_cannot_be_struck() -> None:
    tiles = {"0,1": "exit S", "0,2": "plain-s1"} | line("south", "plain-s2", "plain-s3")
    t = position(
        tiles=tiles,
        blasted=["0,1 north"],
        at={"leader": "0,1"},
        horrors=["0,2", "0,-2"],
        phase="horror",
        chance="draw gas-1",
    )
    assert t.horrors == ["0,1", "0,-1"]
