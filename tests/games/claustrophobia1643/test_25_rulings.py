"""Chapter 25: rulings on doubtful points, those that no other chapter's tests show by themselves."""

from typing import Any

import pytest

from tests.games.claustrophobia1643.positions import (
    CORRIDOR,
    GAME,
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
from undercroft.families.tunnels.rules.components.warriors import RESISTANT

HOUND: dict[str, Any] = {"id": "hellhound-1"}


def test_25_1_under_panic_the_lot_leaves_dice_over() -> None:
    party = [human("brute", die=0), human("blade", die=0)]
    t = position(*party, phase="initiative", chance=dice(1, 2, 3), events=["panic"], action_dice_to_come=1)
    t.do("play panic", dice(2, 2))
    assert t.state.die[:2] == [2, 3], "the second die of three for the first, the second of two for the next"
    assert t.state.dice == [], "and the 1 lies aside"


def test_25_3_a_card_may_exhaust() -> None:
    tired = human("brute", die=1, lost=[6])
    t = position(tired, phase="initiative", moment="instinct", advantages=["brace-6"])
    t.do("instinct brace-6 brute-1 value")
    assert t.view("human").warriors[0].state == "exhausted"


def test_25_5_no_more_than_there_are() -> None:
    every = [event["id"] for event in GAME.own_data()["event"] for _ in range(event["copies"])]
    left = ["legion"]
    gone = [card for card in every if card != "legion"]
    t = position(
        human("brute"),
        phase="preparation",
        moment="rolled",
        dice=[5, 5, 6],
        tiles=CORRIDOR,
        events_discarded=gone,
        options={"reshuffle": False},
    )
    t.play("place 5 on abyssal-threat", "place 5 on abyssal-threat")
    t.do("place 6 on dark-destiny", draws("card-legion-1"))
    t.do("keep legion")
    assert t.hand("demon") == left


def test_25_12_an_opening_without_a_stack_lets_them_in() -> None:
    t = position(human("brute"), phase="threat", scenario="three-seals", tp=1, tiles=CORRIDOR)
    assert "buy troglodyte tile-36" in t.moves


SHAPES = {"tile-18": "n", "tile-27": "ns", "tile-32": "ne", "tile-30": "nes", "tile-35": "nesw"}
"""A tile of each shape, with its openings."""


@pytest.mark.parametrize("side", ["north", "east", "south", "west"])
@pytest.mark.parametrize("tile", SHAPES)
def test_25_13_a_tile_of_any_shape_lets_the_explorer_in_from_any_side(tile: str, side: str) -> None:
    t = position(human("brute", "tile-36", die=1), tiles={"0,0": "tile-36"})
    t.play("activate brute-1", f"explore {side} | {tile}")
    back = "nesw"["nesw".index(side[0]) - 2]
    turns = {"".join(sorted(turned(SHAPES[tile], quarters), key="nesw".index)) for quarters in range(4)}
    fitting = {f"lay {openings}" for openings in turns if back in openings}
    if len(fitting) > 1:
        assert t.asked == "demon"
        assert set(t.moves) == fitting, "each turn that lets him in, and no other"
        t.do(t.moves[0])
    assert t.at("brute-1") == tile


def turned(openings: str, quarters: int) -> str:
    """Openings of a tile after some quarters to the right."""
    return "".join("nesw"[("nesw".index(one) + quarters) % 4] for one in openings)


def test_25_16_an_alarm_makes_the_pool_short() -> None:
    waiting = [{"square": "intrepid-charge", "dice": [1, 1]}, {"square": "sneaky-charge", "dice": [1]}]
    t = position(human("brute"), phase="preparation", placed=waiting, destiny_dice_to_come=1, tiles=CORRIDOR)
    assert t.why("pass") == "25.58"
    t.do("take-back sneaky-charge 1")
    t.do("pass", dice(1, 2, 3, 4))
    assert t.state.dice == [1, 2, 3, 4]


def test_25_18_the_flood_does_not_stop_a_newcomer() -> None:
    tiles = {"0,0": "tile-35", "1,0": "tile-21 1", "2,0": "tile-36"}
    t = position(human("brute"), trogs(1, "tile-21"), tiles=tiles, phase="demon-action")
    t.play("activate troglodyte@tile-21", "move east")
    assert t.count("tile-36") == 1


def test_25_25_what_needs_the_figure_is_lost_without_it() -> None:
    t = position(
        human("brute"),
        phase="preparation",
        moment="rolled",
        dice=[2, 4, 5],
        tiles=CORRIDOR,
        scenario="hold-the-stair",
    )
    t.play("place 2 on war-cry", "place 4 on war-cry", "place 5 on abyssal-threat")
    assert t.state.changes
    t.do("pass")
    t.do("pass", dice(3, 3))
    t.do("pass", dice(1, 1, 2))
    assert t.view("demon").phase == "preparation"
    assert t.state.changes == []


def test_25_27_a_gift_may_be_declined() -> None:
    party = [human("redeemer", die=3), human("brute", die=1)]
    t = position(*party, phase="initiative", moment="gifts", gifts=["assembly"]).do("pass")
    assert t.state.action_dice_to_come == 0
    assert "activate redeemer" in t.moves


def test_25_29_effects_stay_when_the_owner_dies() -> None:
    doomed = human("redeemer", die=2, lost=[1, 2, 3, 4, 5])
    bonus = [{"who": "brute-1", "cbt": 1, "until": "next-initiative"}]
    t = position(
        doomed, human("brute", die=1), trogs(1), phase="demon-action", bonus=bonus, action_dice_to_come=2
    )
    t.play("activate troglodyte@tile-35", "attack redeemer | 6")
    t.do("pass")
    assert t.is_dead("redeemer")
    assert t.stats("brute-1")[1] == 3
    assert t.state.action_dice_to_come == 2


def test_25_30_a_dead_user_strikes_no_more() -> None:
    doomed = human("redeemer", die=6, lost=[1, 2, 3, 4, 5])
    t = position(
        doomed,
        human("brute", die=1),
        human("blade", die=3),
        trogs(2),
        phase="initiative",
        moment="gifts",
        gifts=["sacrificial-strike"],
    )
    t.do("gift sacrificial-strike")
    t.do("choose troglodyte@tile-35", dice(4))
    assert t.is_dead("redeemer")
    assert "gift sacrificial-strike" not in t.moves


def test_25_39_no_bodyguard_against_a_snare() -> None:
    t = position(
        human("redeemer", die=1), human("brute", die=1), phase="threat", events=["snare"], tiles=CORRIDOR
    )
    t.play("play snare", "choose redeemer")
    assert not words(t.moves, "guard")


def test_25_40_resistant_not_in_the_threat_phase() -> None:
    t = position(
        human("siccaria", die=1), human("brute", die=1), phase="threat", events=["snare"], tiles=CORRIDOR
    )
    t.play("play snare", "choose siccaria-1")
    assert t.moves[0] == "lose line 1"


def test_25_42_prescience_ends_with_the_phase() -> None:
    t = position(human("redeemer", die=5), foresight=True, tiles=CORRIDOR)
    t.do("pass", dice(1, 2, 3))
    assert not t.state.foresight


def test_25_43_one_token_in_a_preparation() -> None:
    tiles = {"0,0": {"tile": "tile-41", "charges": 2}}
    party = [human("brute", "tile-41", die=0, lost=[1, 2]), human("blade", "tile-41", die=0, lost=[1])]
    t = position(*party, tiles=tiles, phase="initiative").do("choose tile-41")
    t.do("choose blade-1")
    t.do("heal line 1", dice(3, 4))
    assert t.moves == ["assign 3 brute-1", "assign 4 brute-1"]


def test_25_44_the_player_orders_the_powers() -> None:
    t = position(
        human("brute"),
        phase="preparation",
        moment="rolled",
        dice=[1, 4, 5],
        tiles=CORRIDOR,
        scenario="the-ossuary",
        events=["snare"],
    )
    t.play("place 4 on quake", "place 5 on quake", "place 1 on dark-destiny")
    assert words(t.moves, "resolve") == ["resolve dark-destiny", "resolve quake"]


def test_25_48_distance_by_passages() -> None:
    demon = dark("demon-of-destruction", "tile-36")
    t = position(
        human("brute"),
        human("blade", "tile-27", die=1),
        demon,
        phase="preparation",
        moment="rolled",
        dice=[4, 5, 6],
        tiles=CORRIDOR,
        scenario="the-ossuary",
    )
    t.play("place 4 on quake", "place 5 on quake")
    t.do("place 6 on abyssal-threat", dice(4))
    t.do("lose line 1")
    assert (t.lost("brute-1"), t.lost("blade-1")) == ([], [1])


def test_25_49_no_upper_end() -> None:
    bonus = [{"who": "brute-1", "def": 5, "until": "next-initiative"}]
    assert position(human("brute", die=1), bonus=bonus).stats("brute-1") == (1, 2, 10)


def test_25_52_what_is_hidden() -> None:
    t = position(
        human("brute"),
        phase="preparation",
        moment="rolled",
        dice=[1, 1, 3],
        tiles=CORRIDOR,
        advantages=["brace-3"],
    )
    assert t.view("demon").hand == ()
    assert t.view("human").hand == ("brace-3",)
    assert t.view("human").dice == (1, 1, 3)


def rolled(*events: str, **more: Any) -> Pit:
    """A Human Preparation with its dice rolled: the moment that Panic names."""
    party = [human("brute", die=0, lost=[4]), human("blade", die=0)]
    return position(*party, phase="initiative", chance=dice(4, 2), events=list(events), **more)


def test_25_56_whoever_holds_any_event_is_asked() -> None:
    for card in ("panic", "dark-tide", "legion"):
        assert rolled(card).asked == "demon"
    assert rolled("dark-tide").moves == ["pass"], "asked though there is nothing to play"
    assert rolled().asked == "human"
    assert rolled("dark-tide", events_discarded=["panic"]).asked == "demon"
    known = rolled("dark-tide", events_discarded=["panic", "panic"])
    assert known.asked == "human", "both copies lie open: everybody knows that he holds none"


def test_25_56_one_window_at_a_moment() -> None:
    t = rolled("panic", "panic").do("pass")
    assert (t.asked, words(t.moves, "play")) == ("human", [])
    t = rolled("panic", "panic").do("play panic", dice(2))
    assert (t.asked, t.hand("demon")) == ("human", ["panic"])
    t.do("reroll", dice(6))
    assert (t.asked, t.moves) == ("demon", ["pass"]), (
        "the next moment, to which the second one does not belong"
    )


def test_25_60_the_owner_picks_who_dies() -> None:
    thief = dark("troglodyte", carries=["chest"])
    t = position(human("brute", die=1), trogs(1), thief, scenario="the-thieves")
    t.play("activate brute-1", "attack troglodytes | 3 1")
    assert t.asked == "demon"
    assert set(words(t.moves, "choose")) == {"choose troglodyte@tile-35", "choose troglodyte@tile-35+chest"}
    t.do("choose troglodyte@tile-35")
    assert t.view("human").warriors


def test_25_61_two_bodyguards_share() -> None:
    party = [human("redeemer", die=4), human("brute", die=1), human("brute", die=1)]
    t = position(*party, dark("demon-of-combat"), phase="demon-action", scenario="hold-the-stair")
    t.play("activate demon-of-combat", "attack redeemer | 4 4 4 1", "guard brute-1 1", "guard brute-2 1")
    t.play("lose line 1", "lose line 1", "lose line 1")
    assert (t.lost("redeemer"), t.lost("brute-1"), t.lost("brute-2")) == ([1], [1], [1])


def test_25_63_gear_gives_no_talent_while_exhausted() -> None:
    tired = human("brute", die=1, lost=[1], exhausted=True, objects=["martyrs-medal"])
    t = position(tired, trogs(1), human("siccaria", die=1), tiles=CORRIDOR)
    assert t.talents("brute-1") & RESISTANT == 0
    assert "move east" in t.do("activate siccaria-1").moves


def test_25_64_at_least_comes_after_penalties() -> None:
    bonus = [{"who": "blade-1", "mvt": -1, "until": "next-threat"}]
    assert position(human("blade", die=1, objects=["soft-boots"]), bonus=bonus).stats("blade-1") == (2, 3, 3)
    assert position(human("blade", die=1), bonus=[{**bonus[0], "mvt": -3}]).stats("blade-1") == (0, 3, 3)


def test_25_65_an_ignored_trap_waits_for_the_next() -> None:
    tiles = {"0,0": "tile-35", "1,0": "tile-23 1", "2,0": "tile-36"}
    party = [human("blade", die=3, objects=["rope-and-hooks"]), human("brute", die=1)]
    t = position(*party, tiles=tiles).play(
        "activate blade-1", "move east", "pass", "activate brute-1", "move east | 3"
    )
    assert t.moves[0] == "lose line 1"


def test_25_66_the_siccaria_is_not_condemned() -> None:
    tiles: dict[str, Any] = CORRIDOR
    t = position(
        human("siccaria", die=1), human("brute", die=1), phase="threat", events=["terror"], tiles=tiles
    )
    t.do("play terror")
    assert "choose siccaria-1" not in t.moves


@cites("25.68")
def test_25_68_an_ambush_is_still_paid() -> None:
    t = position(human("brute"), phase="threat", tp=5, lifted=["demon"], tiles=CORRIDOR)
    t.do("buy underground-hunter tile-35")
    assert (t.at("underground-hunter"), t.tp) == ("tile-35", 0)


def test_25_70_an_icon_may_be_declined() -> None:
    t = position(human("brute", die=2), phase="initiative", moment="icons").do("pass")
    assert t.hand("human") == []


def test_25_71_the_exit_is_ordinary_unless_the_scenario_says_more() -> None:
    tiles = {"0,0": "tile-35", "1,0": "tile-01 2"}
    t = position(human("brute", die=1), tiles=tiles, scenario="silence-the-choir").play(
        "activate brute-1", "move east"
    )
    assert t.at("brute-1") == "tile-01"
    t = position(human("brute", die=1), human("blade"), human("blade"), tiles=tiles).play(
        "activate brute-1", "move east"
    )
    assert "brute-1" in t.view("human").reached
