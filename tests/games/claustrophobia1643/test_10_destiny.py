"""Chapters 10, 11, 17 and 23: dice that wait, powers, entries and the infernal warriors."""

from typing import Any

import pytest

from tests.games.claustrophobia1643.positions import (
    CORRIDOR,
    Pit,
    dark,
    dice,
    draws,
    human,
    position,
    trogs,
    words,
)
from tests.rules.citing import cites

HOUND: dict[str, Any] = {"id": "hellhound-1"}


def roll(*rolled: int, warriors: tuple[Any, ...] = (), **more: Any) -> Pit:
    """An Infernal Preparation whose dice are rolled."""
    more.setdefault("tiles", CORRIDOR)
    return position(human("brute"), *warriors, phase="preparation", chance=dice(*rolled), **more)


def placed(*rolled: int, warriors: tuple[Any, ...] = (), **more: Any) -> Pit:
    """Dice of an Infernal Preparation that lie on the table."""
    more.setdefault("tiles", CORRIDOR)
    return position(
        human("brute"), *warriors, phase="preparation", moment="rolled", dice=list(rolled), **more
    )


# ---- chapter 10


@cites("10.1", "10.2", "25.58")
def test_10_1_triggered_dice_come_back_and_waiting_ones_may() -> None:
    waiting = [{"square": "intrepid-charge", "dice": [2]}]
    done = [{"square": "abyssal-threat", "dice": [1, 3, 5]}]
    t = roll(placed=waiting, triggered=done)
    assert t.pool == 5
    assert t.moves == ["pass", "take-back intrepid-charge 2"]
    t.do("take-back intrepid-charge 2", dice(1, 1, 1))
    assert t.waiting() == {}


@cites("10.3", "25.58")
def test_10_3_exactly_three_and_dice_fill_up_a_short_pool() -> None:
    waiting = [
        {"square": "intrepid-charge", "dice": [1, 1]},
        {"square": "sneaky-charge", "dice": [1, 1]},
    ]
    t = roll(placed=waiting)
    assert t.pool == 2
    assert t.why("pass") == "25.58"
    t.do("take-back sneaky-charge 1")
    t.do("pass", dice(4, 5, 6))
    assert t.state.dice == [4, 5, 6]


@cites("10.4", "25.22")
def test_10_4_a_die_goes_where_it_can_still_help() -> None:
    t = placed(2, 3, 4, placed=[{"square": "supernatural-speed", "dice": [1]}])
    assert "place 3 on supernatural-speed" in t.moves
    assert t.why("place 2 on supernatural-speed") == "25.22"
    t.play("place 2 on frenzied-creatures", "place 3 on supernatural-speed")
    assert t.waiting()["frenzied-creatures"] == [2]
    assert t.why("place 4 on supernatural-speed") == "25.22"


@cites("10.5", "25.44")
def test_10_5_met_powers_happen_and_the_others_wait() -> None:
    t = placed(1, 2, 3)
    t.play("place 1 on abyssal-threat", "place 3 on abyssal-threat", "place 2 on sneaky-charge")
    assert t.tp == 6
    assert t.triggered() == {"abyssal-threat": [1, 3]}
    assert t.waiting() == {"sneaky-charge": [2]}


@cites("10.6", "25.70")
def test_10_6_at_most_four_events() -> None:
    hand = ["dark-tide", "echoes", "burrow", "legion"]
    t = placed(1, 5, 5, events=hand)
    t.play("place 5 on abyssal-threat", "place 5 on abyssal-threat")
    t.do("place 1 on dark-destiny")
    t.do("resolve dark-destiny", draws("card-snare-1"))
    t.do("keep snare")
    assert "drop legion" in t.moves
    t.do("drop legion")
    assert t.hand("demon") == ["burrow", "dark-tide", "echoes", "snare"]


# ---- chapter 11


@cites("11.1", "25.21")
def test_11_1_twenty_at_most() -> None:
    t = placed(1, 3, 5, tp=18)
    t.play(*[f"place {die} on abyssal-threat" for die in (1, 3, 5)])
    assert t.tp == 20


@cites("11.2", "25.20", "23.1")
def test_11_2_what_comes_into_play() -> None:
    t = position(human("brute"), tiles=CORRIDOR, phase="threat", tp=9)
    assert {"buy troglodyte tile-36", "buy hellhound tile-36", "buy underground-hunter tile-36"} <= set(
        t.moves
    )
    t.do("buy underground-hunter tile-36")
    assert t.tp == 4
    assert t.why("buy underground-hunter tile-36") == "25.20"


def test_11_3_where_they_come_in() -> None:
    t = position(
        human("brute"), trogs(3, "tile-36"), tiles={**CORRIDOR, "5,5": "tile-30"}, phase="threat", tp=9
    )
    assert t.why("buy troglodyte tile-35") == "11.3"
    assert t.why("buy troglodyte tile-27") == "11.3"
    assert t.why("buy troglodyte tile-36") == "11.3"


@cites("11.4", "17.5", "17.6", "25.19", "22.10", "22.4")
def test_11_4_what_lifts_the_restrictions() -> None:
    t = position(human("brute"), tiles=CORRIDOR, phase="threat", tp=9, lifted=["humans"])
    assert "buy troglodyte tile-35" in t.moves
    t = position(human("brute"), tiles=CORRIDOR, phase="threat", tp=9, lifted=["openings"])
    assert "buy troglodyte tile-27" in t.moves
    tiles = {"0,0": "tile-25", "1,0": "tile-40"}
    t = position(human("brute", "tile-25"), human("blade", "tile-40"), tiles=tiles, phase="threat", tp=9)
    assert "buy troglodyte tile-25" in t.moves
    assert t.why("buy hellhound tile-25") == "11.3"
    assert "buy hellhound tile-40" in t.moves
    t.do("buy underground-hunter tile-40")
    assert t.tp == 5


@cites("11.5", "25.18", "22.12")
def test_11_5_no_movement_but_the_sanctuary_counts() -> None:
    t = position(human("brute"), tiles={**CORRIDOR, "5,5": "tile-46"}, phase="threat", tp=1)
    t.do("buy troglodyte tile-46", dice(5))
    assert t.count("tile-46") == 0


@cites("11.6", "25.23", "23.3", "17.9")
def test_11_6_the_hellhounds_die() -> None:
    t = position(human("brute"), tiles=CORRIDOR, phase="threat", tp=3).do("buy hellhound tile-36")
    assert t.moves == ["pass", *[f"die {value}" for value in range(1, 7)]]
    t.do("die 2")
    assert t.stats("hellhound-1") == (1, 2, 5)
    assert t.triggered() == {"hellhound-1": [2]}
    waiting = [
        {"square": "intrepid-charge", "dice": [1]},
        {"square": "frenzied-creatures", "dice": [2]},
        {"square": "supernatural-speed", "dice": [1]},
    ]
    done = [{"square": "abyssal-threat", "dice": [1, 3, 5]}]
    t = position(human("brute"), tiles=CORRIDOR, phase="threat", tp=4, placed=waiting, triggered=done)
    t.do("buy hellhound tile-36")
    assert "die 2" not in t.moves


@pytest.mark.parametrize(
    ("die", "numbers"),
    [(1, (2, 1, 4)), (2, (1, 2, 5)), (3, (2, 2, 4)), (4, (1, 2, 4)), (5, (1, 3, 4)), (6, (2, 3, 4))],
)
@cites("23.3", "25.24")
def test_25_24_a_hellhounds_own_space(die: int, numbers: tuple[int, int, int]) -> None:
    others = [1, 3] if die not in (1, 3) else [5, 5]
    t = placed(*sorted([die, *others]), warriors=(dark("hellhound", "tile-36", **HOUND),))
    assert t.stats("hellhound-1") == (0, 0, 4)
    t.do(f"place {die} on hellhound-1")
    for other in others:
        t.do(f"place {other} on abyssal-threat")
    assert t.stats("hellhound-1") == numbers


@cites("11.8", "25.25", "17.8")
def test_11_8_a_power_from_the_reserve() -> None:
    t = placed(2, 2, 5, scenario="hold-the-stair", tp=2)
    t.play("place 2 on war-cry", "place 2 on war-cry", "place 5 on abyssal-threat")
    assert t.triggered() == {"abyssal-threat": [5], "war-cry": [2, 2]}
    t.do("buy demon-of-combat tile-36")
    assert t.stats("demon-of-combat") == (1, 6, 4)


# ---- chapter 17


@pytest.mark.parametrize("rolled", [(1, 3, 5), (2, 4, 6)])
def test_17_1_abyssal_threat(rolled: tuple[int, int, int]) -> None:
    t = placed(*rolled)
    for die in rolled:
        t.do(f"place {die} on abyssal-threat")
    assert t.tp == 9
    mixed = placed(1, 2, 4).do("place 1 on abyssal-threat")
    assert mixed.why("place 2 on abyssal-threat") == "25.22"


def test_17_2_supernatural_speed() -> None:
    t = placed(1, 3, 5, warriors=(trogs(1, "tile-36"),))
    t.play("place 1 on supernatural-speed", "place 3 on supernatural-speed", "place 5 on abyssal-threat")
    assert t.stats("troglodyte@tile-36") == (2, 1, 3)


def test_17_3_frenzied_creatures() -> None:
    t = placed(2, 4, 5, warriors=(trogs(1, "tile-36"),))
    t.play("place 2 on frenzied-creatures", "place 4 on frenzied-creatures", "place 5 on abyssal-threat")
    assert t.talents("troglodyte@tile-36") & 4


@cites("17.4", "25.52")
def test_17_4_dark_destiny_draws_its_value_and_keeps_one() -> None:
    t = placed(3, 5, 5)
    t.play("place 5 on abyssal-threat", "place 5 on abyssal-threat")
    t.do("place 3 on dark-destiny", draws("card-snare-1", "card-lost-1", "card-legion-1"))
    assert set(words(t.moves, "keep")) == {"keep snare", "keep lost", "keep legion"}
    t.do("keep lost")
    assert t.hand("demon") == ["lost"]
    assert set(t.view("human").event_discard) == {"snare", "legion"}
    assert t.view("human").hand == ()


@cites("17.5", "17.6", "25.22")
def test_17_5_totals() -> None:
    t = placed(1, 1, 5)
    assert t.why("place 1 on hellhound-1") == "25.59"
    t.play("place 1 on intrepid-charge", "place 1 on intrepid-charge")
    assert "place 5 on intrepid-charge" in t.moves
    t.do("place 5 on intrepid-charge")
    assert t.triggered() == {"intrepid-charge": [1, 1, 5]}
    t = placed(2, 6, 5)
    t.play("place 2 on sneaky-charge", "place 6 on sneaky-charge", "place 5 on abyssal-threat")
    assert "openings" in t.view("demon").lifted


@cites("17.7", "25.16", "22.1")
def test_17_7_the_die_of_an_alarm() -> None:
    t = roll(1, 2, 3, 4, destiny_dice_to_come=1)
    assert t.state.dice == [1, 2, 3, 4]
    assert t.state.destiny_dice_to_come == 0


# ---- chapter 23: Demons


def test_23_4_demon_of_combat() -> None:
    demon = dark("demon-of-combat", "tile-36")
    t = placed(2, 4, 5, warriors=(demon,), scenario="hold-the-stair")
    t.play("place 2 on war-cry", "place 4 on war-cry", "place 5 on abyssal-threat")
    assert t.stats("demon-of-combat") == (1, 6, 4)


@cites("23.5", "25.68")
def test_23_5_demon_of_cruelty() -> None:
    demon = dark("demon-of-cruelty", "tile-36")
    t = placed(1, 5, 5, warriors=(demon, trogs(2, "tile-36")), scenario="powder-and-ritual")
    assert t.talents("troglodyte@tile-36") & 4
    t.play("place 1 on whip", "place 5 on abyssal-threat", "place 5 on abyssal-threat")
    t.do("activate troglodyte@tile-36")
    assert "whip" in t.moves
    t.do("whip")
    assert "whip" not in t.moves
    t.play("move west", "move west")
    t.play("pass", "activate troglodyte@tile-36")
    assert "whip" not in t.moves


@cites("23.6", "25.48")
def test_23_6_demon_of_destruction() -> None:
    demon = dark("demon-of-destruction", "tile-27")
    t = placed(4, 5, 5, warriors=(demon, human("blade")), scenario="the-ossuary")
    t.play("place 4 on quake", "place 5 on quake")
    t.do("place 5 on abyssal-threat", dice(4))
    t.do("lose line 1", dice(3))
    assert t.lost("brute-1") == [1]
    crowd = [human("brute"), human("blade"), dark("demon-of-destruction")]
    t = position(*crowd, phase="demon-action", scenario="the-ossuary")
    assert t.stats("demon-of-destruction") == (2, 4, 4)


@cites("23.7", "25.68")
def test_23_7_underground_hunter() -> None:
    hunted = human("brute", die=1, lost=[2, 3, 4, 5, 6])
    t = position(hunted, human("redeemer"), dark("underground-hunter"), phase="demon-action")
    t.play("activate underground-hunter", "attack brute-1 | 1 1 1 1 1")
    t = placed(3, 3, 5, tp=2)
    t.play("place 3 on ambush", "place 3 on ambush", "place 5 on abyssal-threat")
    assert "buy underground-hunter tile-35" in t.moves
    assert t.why("buy troglodyte tile-35") == "11.3"
    t = placed(3, 3, 5, warriors=(dark("underground-hunter", "tile-36"),))
    t.play("place 3 on ambush", "place 3 on ambush", "place 5 on abyssal-threat")
    assert t.stats("underground-hunter") == (4, 1, 4)


def test_23_8_master_of_souls() -> None:
    master = dark("master-of-souls", "tile-27")
    choir: dict[str, Any] = {"scenario": "silence-the-choir", "tiles": CORRIDOR}
    shooter = human("blade", objects=["blunderbuss"])
    t = position(shooter, master, **choir).do("activate blade-1")
    assert t.why("shoot east master-of-souls") == "23.8"
    t = placed(1, 2, 5, scenario="silence-the-choir", advantages=["brace-3"])
    t.play("place 1 on whispers", "place 2 on whispers", "place 5 on abyssal-threat")
    assert t.hand("human") == []
    t = placed(1, 2, 5, scenario="silence-the-choir")
    t.play("place 1 on whispers", "place 2 on whispers", "place 5 on abyssal-threat")
    assert "choose brute-1" in t.moves
    t.do("choose brute-1")
    assert t.stats("brute-1")[0] == 0


@cites("23.9", "25.68")
def test_23_9_the_whisperer() -> None:
    t = placed(5, 2, 2, warriors=(dark("whisperer", "tile-36"), human("siccaria")), demon="whisperer")
    assert t.stats("whisperer") == (1, 1, 5)
    assert t.why("place 2 on obey") == "25.22", "5 or more"
    t.play("place 5 on obey", "place 2 on abyssal-threat", "place 2 on abyssal-threat")
    assert t.triggered()["obey"] == [5]
    t.do("pass")
    assert "power obey" in t.moves, "in the Infernal Activation that follows"


def obeying(*warriors: Any, **more: Any) -> Pit:
    """An Infernal Activation with Obey still to be used, the Whisperer on the east end of the corridor."""
    party = (*warriors, dark("whisperer", "tile-36"))
    return position(*party, tiles=CORRIDOR, phase="demon-action", demon="whisperer", ready=["obey"], **more)


@cites("23.9", "25.68", "25.66", "25.9")
def test_23_9_obey_makes_a_condemned_warrior_strike_a_companion() -> None:
    party = [
        human("brute", die=6, objects=["executioners-axe"]),
        human("brute", die=1),
        human("redeemer", die=6),
        human("siccaria", "tile-27", die=1),
        human("blade", "tile-27", die=1),
    ]
    t = obeying(*party).do("power obey")
    assert t.asked == "demon"
    condemned = {"choose brute-1", "choose brute-2", "choose blade-1"}
    assert set(words(t.moves, "choose")) == condemned, "not the Siccaria"
    t.do("choose brute-1")
    assert set(words(t.moves, "choose")) == {"choose brute-2", "choose redeemer"}
    t.do("choose redeemer", dice(3, 2, 2, 2))
    assert not words(t.moves, "guard"), "four dice without his axe, and no Bodyguard"
    t.do("lose line 2")
    assert t.lost("redeemer") == [2]
    assert t.why("power obey") == "25.68", "once"


@cites("25.68", "25.48")
def test_25_68_obey_needs_the_demon_in_play_and_somebody_near() -> None:
    pair = [human("brute", die=1), human("redeemer", die=1)]
    assert "power obey" in obeying(*pair).moves, "two passages away"
    far = {"0,0": "tile-35", "1,0": "tile-27 1", "2,0": "tile-28 1", "3,0": "tile-36"}
    whisperer = dark("whisperer", "tile-36")
    ready: dict[str, Any] = {"phase": "demon-action", "demon": "whisperer", "ready": ["obey"]}
    assert position(*pair, whisperer, tiles=far, **ready).why("power obey") == "25.57", "three are too many"
    assert position(*pair, trogs(1), tiles=CORRIDOR, **ready).why("power obey") == "25.68", "not in play"
    assert obeying(human("brute", die=1)).why("power obey") == "25.57", "nobody beside him"


@cites("23.10", "25.68", "25.51")
def test_23_10_winged_flayer() -> None:
    flayer = dark("winged-flayer", "tile-27")
    bonus = [{"who": "winged-flayer", "quirks": ["snatches"], "until": "next-threat"}]
    t = position(
        human("brute", "tile-27", die=1),
        flayer,
        tiles=CORRIDOR,
        phase="demon-action",
        bonus=bonus,
        scenario="the-thieves",
    )
    t.play("activate winged-flayer", "attack brute-1 | 5 1 1", "lose line 2")
    assert set(words(t.moves, "choose")) == {"choose tile-35", "choose tile-36"}
    t.do("choose tile-36")
    assert (t.at("brute-1"), t.at("winged-flayer")) == ("tile-36", "tile-36")


def flaying(*party: Any) -> Pit:
    """The Winged Flayer with Snatch still to be used, on the middle of the corridor."""
    more: dict[str, Any] = {"tiles": CORRIDOR, "phase": "demon-action", "scenario": "the-thieves"}
    bonus = [{"who": "winged-flayer", "quirks": ["snatches"], "until": "next-threat"}]
    t = position(*party, dark("winged-flayer", "tile-27"), bonus=bonus, **more)
    return t.do("activate winged-flayer")


@cites("23.10", "8.8", "25.61")
def test_23_10_a_hit_that_is_not_suffered_carries_nobody_off() -> None:
    hard = human("siccaria", "tile-27", die=1)
    t = flaying(hard).play("attack siccaria-1 | 3 1 1")
    assert not words(t.moves, "choose"), "Resistant ignores the one hit"
    t = flaying(hard).play("attack siccaria-1 | 3 3 1", "lose line 2")
    assert "choose tile-36" in t.moves, "she has suffered the second"
    t = flaying(human("redeemer", "tile-27", die=6), human("brute", "tile-27", die=1))
    t.play("attack redeemer | 3 1", "guard brute-1 1", "lose line 2")
    assert not words(t.moves, "choose"), "nor is a Bodyguard its victim"


def test_23_11_kartikeya() -> None:
    demon = dark("kartikeya", "tile-36", wounds=5)
    t = placed(1, 3, 5, warriors=(demon, human("siccaria")), scenario="squamatas-ring")
    t.play(*[f"place {die} on shed-skin" for die in (1, 3, 5)])
    assert t.wounds("kartikeya") == 3


@cites("23.12", "25.69")
def test_23_12_pit_behemoth() -> None:
    behemoth = dark("pit-behemoth")
    t = position(human("siccaria", die=1), human("redeemer"), behemoth, tiles=CORRIDOR)
    assert "move east" in t.do("activate siccaria-1").moves
    t = position(human("siccaria", die=1), behemoth, tiles=CORRIDOR).do("activate siccaria-1")
    assert t.why("move east") == "4.3"
    bonus = [{"who": "pit-behemoth", "quirks": ["fights-twice"], "until": "next-threat"}]
    t = position(human("brute"), human("redeemer"), behemoth, phase="demon-action", bonus=bonus)
    t.play("activate pit-behemoth", "attack redeemer | 1 1 1", "attack redeemer | 1 1 1")
    assert "attack redeemer" not in t.moves


@cites("25.59", "25.22")
def test_25_59_a_space_that_closes() -> None:
    hound = dark("hellhound", wounds=2, **HOUND)
    t = position(human("brute", die=6), hound, placed=[{"square": "hellhound-1", "dice": [4]}])
    assert t.pool == 5
    t.play("activate brute-1", "attack hellhound-1 | 6 1 1 1")
    assert t.pool == 6
    assert t.waiting() == {}
