"""Chapter 6: the hazard cards, each by its id, and their doubles."""

import pytest

from tests.games.subterra.positions import line, position

TREMORS = ["tremor-1", "tremor-2", "tremor-3", "tremor-4", "tremor-5"]
FLOODS = ["flood-1", "flood-2", "flood-3", "flood-4", "flood-5"]
GASES = ["gas-1", "gas-2", "gas-3", "gas-4", "gas-5"]
CAVE_INS = ["cavein-1", "cavein-2", "cavein-3", "cavein-4", "cavein-5"]
HORRORS = ["horror-1", "horror-2", "horror-3", "horror-4", "horror-5"]

PARTY = ("diver", "scout", "medic", "leader")


def test_6_1_losses_of_one_effect_happen_together() -> None:
    t = position(
        "bodyguard medic diver scout",
        tiles=line("north", "flood-x1"),
        at={"bodyguard": "0,1", "medic": "0,1"},
        health={"bodyguard": 1, "medic": 1},
        phase="hazard",
        chance="draw flood-1",
    )
    assert (t.health("bodyguard"), t.health("medic")) == (0, 1)


def test_6_1_tiles_laid_later_are_dry_and_free() -> None:
    cavers = "scout diver medic leader"
    t = position(cavers, phase="hazard", chance="draw flood-1").do("explore north", "draw flood-x1")
    assert t.marks("0,1") == set()
    t = position(cavers, phase="hazard", chance="draw cavein-1, roll 2").do("reveal north", "draw cavein-t1")
    assert t.do("place S").marks("0,1") == set()


@pytest.mark.parametrize("card", TREMORS)
def test_6_2_tremor(card: str) -> None:
    t = position(phase="hazard", chance=f"draw {card}, roll 3, roll 4, roll 1, roll 2")
    assert [t.health(caver) for caver in PARTY] == [2, 3, 2, 2]


def test_6_2_the_unconscious_and_those_on_the_exit_do_not_check() -> None:
    t = position(
        tiles={"0,1": "exit S"},
        at={"medic": "0,1"},
        health={"scout": 0},
        phase="hazard",
        chance="draw tremor-1, roll 3, roll 3",
    )
    assert [t.health(caver) for caver in PARTY] == [2, 0, 3, 3]


def test_6_2_a_diver_under_water_is_shaken() -> None:
    t = position(
        tiles=line("north", "flood-s1"),
        at={"diver": "water"},
        phase="hazard",
        chance="draw tremor-1, roll 1, roll 4, roll 4, roll 4",
    )
    assert t.health("diver") == 2


@pytest.mark.parametrize("card", FLOODS)
def test_6_3_flood(card: str) -> None:
    tiles = line("north", "flood-s1", "flood-x1") | line("east", "flood-t1")
    t = position(tiles=tiles, at={"medic": "0,1"}, phase="hazard", chance=f"draw {card}")
    assert [t.marks(cell) for cell in ("0,1", "0,2", "1,0")] == [{"flooded"}] * 3
    assert [t.health(caver) for caver in PARTY] == [3, 3, 2, 3]


def test_6_3_also_where_the_water_already_stood() -> None:
    t = position(
        tiles=line("north", "flood-s1"),
        at={"medic": "0,1"},
        marks={"0,1": "flooded"},
        phase="hazard",
        chance="draw flood-1",
    )
    assert t.health("medic") == 2
    assert t.marks("0,1") == {"flooded"}


@pytest.mark.parametrize("card", GASES)
def test_6_4_gas(card: str) -> None:
    tiles = {"0,1": "gas-t1 S", "1,0": "gas-c1 W"}
    t = position(tiles=tiles, at={"medic": "0,1", "leader": "1,0"}, phase="hazard", chance=f"draw {card}")
    assert [t.health(caver) for caver in PARTY] == [3, 3, 1, 1]
    assert t.cave.gas


def test_6_4_no_more_than_there_is() -> None:
    t = position(
        tiles={"0,1": "gas-t1 S"},
        at={"medic": "0,1"},
        health={"medic": 1},
        phase="hazard",
        chance="draw gas-1",
    )
    assert t.health("medic") == 0


def test_6_5_lingering_gas() -> None:
    t = position(tiles={"0,1": "gas-t1 S"}, phase="hazard", chance="draw gas-1")
    assert "Gas lingers until the next hazard phase." in t.log
    assert t.acting == "scout"
    assert t.do("move north").health("scout") == 1
    assert t.do("move south").health("scout") == 1


def test_6_5_until_the_next_hazard_phase() -> None:
    t = position(tiles={"0,1": "gas-t1 S"}, phase="hazard", chance="draw gas-1")
    t.end_round("draw flood-1")
    assert t.do("move north").health("medic") == 3


def test_6_5_a_double_card_does_not_double_it() -> None:
    t = position(tiles={"0,1": "gas-t1 S"}, phase="hazard", chance="draw gas-double")
    assert t.do("move north").health("scout") == 1


def test_6_5_those_who_stand_there_lose_nothing_more() -> None:
    t = position(tiles={"0,1": "gas-t1 S"}, at={"scout": "0,1"}, phase="hazard", chance="draw gas-1")
    assert t.do("pass").health("scout") == 1


@pytest.mark.parametrize("card", CAVE_INS)
def test_6_6_cave_in(card: str) -> None:
    tiles = {"0,1": "cavein-t1 S", "1,0": "cavein-t5 W", "0,-1": "cavein-t6 N"}
    at = {"medic": "0,1", "leader": "1,0", "scout": "0,-1"}
    t = position(tiles=tiles, at=at, phase="hazard", chance=f"draw {card}, roll 3")
    assert [t.marks(cell) for cell in ("0,1", "1,0", "0,-1")] == [{"rubble"}, {"rubble"}, set()]
    assert [t.health(caver) for caver in PARTY] == [3, 3, 0, 0]


def test_6_6_all_three_points_are_lost() -> None:
    t = position(
        "bodyguard diver scout medic",
        tiles={"0,1": "cavein-t1 S"},
        at={"bodyguard": "0,1"},
        phase="hazard",
        chance="draw cavein-1, roll 2",
    )
    assert t.health("bodyguard") == 2


def test_6_6_the_engineer_loses_one() -> None:
    t = position(
        "engineer diver scout medic",
        tiles={"0,1": "cavein-t1 S"},
        at={"engineer": "0,1"},
        phase="hazard",
        chance="draw cavein-1, roll 2",
    )
    assert t.health("engineer") == 2


def test_6_6_rubble_does_no_further_harm() -> None:
    t = position(
        "climber diver scout medic",
        tiles={"0,1": "cavein-t1 S"},
        at={"climber": "0,1"},
        marks={"0,1": "rubble"},
        phase="hazard",
        chance="draw cavein-1, roll 2",
    )
    assert t.health("climber") == 3


@pytest.mark.parametrize("card", HORRORS)
def test_6_7_horrors_stir(card: str) -> None:
    tiles = line("north", "plain-s1", "plain-s2", "plain-s3") | {"1,0": "horror-d1 W"}
    t = position(
        tiles=tiles, horrors=["0,3"], at=dict.fromkeys(PARTY, "0,0"), phase="hazard", chance=f"draw {card}"
    )
    assert t.horrors == ["0,2", "1,0"]


def test_6_7_none_appears_while_three_are_out() -> None:
    tiles = line("north", "plain-s1", "plain-s2", "plain-s3") | {"1,0": "horror-d1 W"}
    t = position(tiles=tiles, horrors=["0,3", "0,3", "0,3"], phase="hazard", chance="draw horror-1")
    assert t.horrors == ["0,2", "0,2", "0,2"]


def test_6_8_double_tremor_two_checks() -> None:
    rolls = "roll 3, roll 4, roll 4, roll 4, roll 3, roll 1, roll 4, roll 3"
    t = position(phase="hazard", chance=f"draw tremor-double, {rolls}")
    assert [t.health(caver) for caver in PARTY] == [1, 2, 3, 3]


def test_6_8_double_tremor_who_falls_does_not_check_again() -> None:
    rolls = "roll 3, roll 4, roll 4, roll 4, roll 4, roll 4, roll 4"
    t = position(health={"diver": 1}, phase="hazard", chance=f"draw tremor-double, {rolls}")
    assert t.health("diver") == 0


def test_6_8_double_flood_twice_the_loss() -> None:
    t = position(
        tiles=line("north", "flood-s1"), at={"medic": "0,1"}, phase="hazard", chance="draw flood-double"
    )
    assert t.health("medic") == 1


def test_6_8_double_gas_twice_the_loss() -> None:
    t = position(
        "bodyguard scout medic leader",
        tiles={"0,1": "gas-t1 S"},
        at={"bodyguard": "0,1"},
        phase="hazard",
        chance="draw gas-double",
    )
    assert t.health("bodyguard") == 1


def test_6_8_double_cave_in_two_rolls() -> None:
    tiles = {"0,1": "cavein-t1 S", "1,0": "cavein-t6 W"}
    t = position(tiles=tiles, phase="hazard", chance="draw cavein-double, roll 2, roll 4")
    assert (t.marks("0,1"), t.marks("1,0")) == ({"rubble"}, {"rubble"})


def test_6_8_the_second_roll_finds_the_rubble_of_the_first() -> None:
    t = position(
        "bodyguard diver scout medic",
        tiles={"0,1": "cavein-t1 S"},
        at={"bodyguard": "0,1"},
        phase="hazard",
        chance="draw cavein-double, roll 2, roll 3",
    )
    assert t.health("bodyguard") == 2


def test_6_8_double_horrors_all_move_twice_then_two_appear() -> None:
    tiles = line("north", "plain-s1", "plain-s2", "plain-s3", "plain-s4")
    tiles |= {"1,0": "horror-d1 W", "-1,0": "horror-d2 E"}
    t = position(tiles=tiles, horrors=["0,4"], phase="hazard", chance="draw horror-double")
    assert t.question == "ask-spawn"
    t.do("spawn at -1,0")
    assert t.horrors == ["0,2", "-1,0", "1,0"]


def test_6_8_double_horrors_never_more_than_three() -> None:
    tiles = line("north", "plain-s1", "plain-s2", "plain-s3", "plain-s4")
    tiles |= {"1,0": "horror-d1 W", "-1,0": "horror-d2 E"}
    t = position(tiles=tiles, horrors=["0,4", "0,4"], phase="hazard", chance="draw horror-double")
    t.do("spawn at 1,0")
    assert t.horrors == ["0,2", "0,2", "1,0"]


def test_6_3_nothing_happens_only_if_nobody_is_in_the_water() -> None:
    flooded = {"0,1": "flooded"}
    t = position(tiles=line("north", "flood-s1"), marks=flooded, phase="hazard", chance="draw flood-1")
    assert "Nothing happens." in t.log
    t = position(
        tiles=line("north", "flood-s1"),
        marks=flooded,
        at={"medic": "0,1"},
        phase="hazard",
        chance="draw flood-1",
    )
    assert "Nothing happens." not in t.log
