"""Chapters 1, 2, 9, 14, 15, 16, 18 and 20: the Human Preparation, its cards and Gifts."""

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
    new_game,
    position,
    trogs,
    words,
)
from tests.rules.citing import cites
from undercroft.families.tunnels.rules.components.warriors import (
    BODYGUARD,
    ELUSIVE,
    FRANTIC,
    IMPRESSIVE,
    RANGED,
    RESISTANT,
)


def prepared(*warriors: Any, rolled: tuple[int, ...], **more: Any) -> Pit:
    """A Human Preparation whose dice are rolled."""
    return position(*warriors, phase="initiative", chance=dice(*rolled), **more)


def with_card(card: str, kind: str = "brute", die: int = 1, **more: Any) -> Pit:
    """A warrior with his die, and a card that could be given to him."""
    own: dict[str, Any] = {name: more.pop(name) for name in ("lost", "objects") if name in more}
    me = human(kind, die=die, exhausted=die in own.get("lost", []), **own)
    return position(me, phase="initiative", moment="instinct", advantages=[card], **more)


# ---- chapter 1


@cites("1.1", "1.2", "1.3", "25.54")
def test_1_3_the_first_state() -> None:
    t = new_game(
        "hold-the-stair", draws("instinct-brace-3", "instinct-slip-away-1") + ", " + dice(1, 2, 3, 4)
    )
    assert t.state.tp == 6
    assert t.pool == 6
    assert t.hand("human") == ["brace-3", "slip-away-1"]
    assert t.hand("demon") == []
    assert (t.state.round, t.asked) == (1, "human")


@cites("1.4", "10.1")
def test_1_4_the_five_phases() -> None:
    t = position(human("brute"), tiles=CORRIDOR, tp=0)
    assert t.view("human").phase == "human-action"
    t.do("pass", dice(1, 1, 2))
    assert t.view("human").phase == "preparation"
    t.play("place 1 on abyssal-threat", "place 1 on abyssal-threat", "place 2 on sneaky-charge")
    assert (t.view("human").phase, t.tp) == ("threat", 6)
    t.do("pass")
    assert t.view("human").phase == "demon-action"
    t.do("pass", dice(3, 4))
    assert (t.view("human").phase, t.state.round) == ("initiative", 3)


def test_1_5_a_colour_for_each_face() -> None:
    t = position(human("brute"))
    assert t.state.box.colours == [1, 2, 1, 2, 1, 2]


def test_1_6_scenario_over_tile_over_board() -> None:
    seals = {tile["tile"]: tile for tile in GAME.own_data()["scenarios"]["three-seals"]["tiles"]}
    assert "tile-46" in seals
    t = new_game("three-seals", draws("instinct-brace-3", "instinct-brace-5") + ", " + dice(1, 2, 3, 4))
    chapel = next(tile for tile in t.view("human").tiles if tile.id == "tile-46")
    assert t.state.size_of(0) == 4
    assert chapel.id == "tile-46"
    t = position(human("brute", "tile-43", die=6), tiles={"0,0": "tile-43"})
    assert t.stats("brute-1") == (1, 4, 6)


# ---- chapter 2: dice and lines


def test_2_1_cleaning_up() -> None:
    used = human("brute", die=3, instinct="brace-3")
    bonus = [{"who": "brute-1", "def": 1, "until": "next-initiative"}]
    t = prepared(used, human("blade", die=1), rolled=(2, 5), bonus=bonus, advantages_played=["brace-3"])
    assert t.state.given[0] == 0
    assert t.state.changes == []
    assert t.moves == ["assign 2 brute-1", "assign 5 brute-1"]


@cites("2.2", "25.2")
def test_2_2_pit_then_fountain_then_kit_then_roll() -> None:
    tiles = {"0,0": "tile-50", "0,1": "tile-41"}
    healer = human("redeemer", "tile-41", die=0, objects=["surgeons-kit"])
    hurt = human("brute", "tile-41", die=0, lost=[1, 2])
    sunk = human("blade", "tile-50", die=0, lost=[1, 2, 3, 4, 5])
    t = position(healer, hurt, sunk, tiles=tiles, phase="initiative", chance=dice(4))
    assert t.is_dead("blade-1")
    assert t.moves == ["pass", "choose tile-41"]
    t.play("choose tile-41", "heal line 1")
    assert t.moves == ["pass", "use surgeons-kit"]
    t.do("use surgeons-kit")
    t.do("heal line 2", dice(3, 6))
    assert t.lost("brute-1") == []
    assert t.state.kit == 1


@cites("2.3", "19.4", "18.4")
def test_2_3_one_die_each_and_more() -> None:
    t = prepared(
        human("redeemer", die=0, objects=["sceptre-of-command"]), human("brute", die=0), rolled=(1, 2, 3)
    )
    assert len(words(t.moves, "assign")) == 3
    t = prepared(human("brute", die=0), human("blade", die=0), rolled=(1, 2, 3, 4), action_dice_to_come=2)
    assert len(words(t.moves, "assign")) == 4


@cites("2.4", "25.1")
def test_2_4_the_rest_lies_aside() -> None:
    t = prepared(human("brute", die=0), human("blade", die=0), rolled=(1, 2, 3), action_dice_to_come=1)
    t.play("assign 3 brute-1", "assign 1 blade-1")
    assert t.state.dice == []
    assert t.why("assign 2 blade-1") != ""


@cites("2.5", "25.4", "25.37")
def test_2_5_one_card_for_its_value_or_its_effect() -> None:
    t = position(
        human("brute", die=1),
        human("blade", die=6),
        phase="initiative",
        moment="instinct",
        advantages=["burst-of-speed-6", "brace-3"],
    )
    assert "instinct burst-of-speed-6 brute-1 value" in t.moves
    t.do("instinct burst-of-speed-6 brute-1 value")
    assert t.stats("brute-1") == (1, 4, 3)
    assert t.stats("blade-1") == (3, 1, 3)
    assert t.why("instinct brace-3 brute-1 effect") == "2.5"
    t.do("instinct brace-3 blade-1 effect")
    assert t.stats("blade-1") == (3, 1, 4)


@cites("2.6", "25.3", "25.63")
def test_2_6_the_final_line() -> None:
    t = with_card("burst-of-speed-6", lost=[6])
    t.do("instinct burst-of-speed-6 brute-1 value")
    assert t.stats("brute-1") == (0, 0, 3)


@cites("2.7", "8.5", "25.26")
def test_2_7_blessing_an_exhausted_warrior() -> None:
    tired = human("brute", die=2, lost=[2], exhausted=True)
    t = position(human("redeemer", die=1), tired, phase="initiative", moment="bless", blessing_used=False)
    t.do("bless brute-1 mvt")
    assert t.lost("brute-1") == []
    assert t.stats("brute-1") == (2, 3, 4)
    assert t.moves == ["pass", "draw 1"]


@cites("8.5", "25.63")
def test_8_5_never_with_an_instinct_card_nor_exhausted() -> None:
    party = [human("redeemer", die=1), human("brute", die=1, instinct="brace-3"), human("blade", die=2)]
    t = position(*party, phase="initiative", moment="bless", blessing_used=False)
    assert "bless blade-1 cbt" in t.moves
    assert t.why("bless brute-1 mvt") == "2.5"
    assert t.why("bless redeemer mvt") == "8.5"
    tired = human("redeemer", die=1, lost=[1], exhausted=True)
    t = position(tired, human("blade", die=2), phase="initiative", moment="bless", blessing_used=False)
    assert not words(t.moves, "bless")


@cites("2.8", "14.1", "25.70")
def test_2_8_the_icon_draws_a_card() -> None:
    t = position(human("brute", die=2), human("blade", die=2), phase="initiative", moment="icons")
    assert t.moves == ["pass", "draw 1"]
    t.do("draw 1", draws("instinct-brace-5"))
    assert t.hand("human") == ["brace-5"]
    assert "activate brute-1" in t.moves
    full: list[str] = ["brace-3", "brace-5", "brace-6", "slip-away-1"]
    t = position(
        human("brute", die=2), human("blade", die=2), phase="initiative", moment="icons", advantages=full
    )
    t.do("draw 1", draws("instinct-double-blow-2"))
    assert "drop double-blow-2" in t.moves
    t.do("drop slip-away-1")
    assert t.hand("human") == ["brace-3", "brace-5", "brace-6", "double-blow-2"]


@cites("2.9", "18.8", "25.27", "8.6")
def test_2_9_gifts_at_the_end() -> None:
    party = [human("redeemer", die=2), human("brute", die=1)]
    t = position(*party, phase="initiative", moment="gifts", gifts=["aura-of-courage", "prescience"])
    assert t.moves == ["pass", "gift aura-of-courage"]
    assert t.why("gift prescience") == "18.8"
    tired = human("redeemer", die=2, lost=[2], exhausted=True)
    t = position(tired, human("brute", die=1), phase="initiative", moment="gifts", gifts=["aura-of-courage"])
    assert "gift aura-of-courage" not in t.moves


# ---- chapter 9


@cites("9.1", "25.32")
def test_9_1_exhausted_with_a_bonus() -> None:
    tired = human("brute", die=2, lost=[2], exhausted=True, objects=["steel-shield"])
    bonus = [{"who": "brute-1", "mvt": 1, "cbt": 1, "until": "next-initiative"}]
    t = position(tired, trogs(1), bonus=bonus)
    assert t.stats("brute-1") == (1, 1, 3)
    assert t.talents("brute-1") == 0
    t.do("activate brute-1")
    assert "attack troglodytes" in t.moves
    assert "move north" not in t.moves


@cites("9.2", "20.4")
def test_9_2_healing_the_line_in_use() -> None:
    t = with_card("second-wind-4", die=3, lost=[3, 5])
    t.play("instinct second-wind-4 brute-1 effect", "heal line 3")
    assert t.stats("brute-1") == (1, 3, 4)
    assert t.lost("brute-1") == [5]


# ---- chapters 14 and 15


@cites("14.2", "25.5", "15.1")
def test_25_5_an_empty_deck_is_shuffled_again() -> None:
    cards = GAME.own_data()["instinct"]
    every = [f"{card['id']}-{value}" for card in cards for value in card["values"]]
    gone = [card for card in every if card != "brace-3"]
    wise = human("brute", die=2)
    more: dict[str, Any] = {
        "phase": "initiative",
        "moment": "icons",
        "advantages": [],
        "advantages_discarded": every,
    }
    t = position(wise, human("blade", die=2), **more)
    t.do("draw 1", draws("instinct-brace-3"))
    assert t.hand("human") == ["brace-3"]
    assert len(t.state.advantages.hand(8)) == 0
    t = position(wise, human("blade", die=2), options={"reshuffle": False}, **more)
    assert "draw 1" not in t.moves
    assert len(gone) == 23


def test_14_3_equipment_goes_with_its_owner() -> None:
    doomed = human("brute", die=1, lost=[1, 2, 3, 4, 5], objects=["steel-shield"])
    t = position(doomed, human("redeemer"), trogs(1), phase="demon-action")
    t.play("activate troglodyte@tile-35", "attack brute-1 | 6")
    assert t.is_dead("brute-1")
    assert t.state.gear[0] == 0


# ---- chapter 16


@cites("16.1", "16.2", "16.3", "16.4")
@pytest.mark.parametrize(
    ("kind", "die", "numbers"),
    [
        ("redeemer", 1, (1, 2, 5)),
        ("redeemer", 3, (2, 1, 4)),
        ("redeemer", 4, (1, 3, 4)),
        ("brute", 5, (2, 2, 4)),
        ("brute", 6, (1, 4, 3)),
        ("blade", 6, (3, 1, 3)),
        ("blade", 1, (1, 3, 3)),
        ("siccaria", 1, (1, 4, 3)),
        ("siccaria", 5, (2, 3, 3)),
    ],
)
def test_16_lines_of_the_boards(kind: str, die: int, numbers: tuple[int, int, int]) -> None:
    word = kind if kind == "redeemer" else f"{kind}-1"
    assert position(human(kind, die=die)).stats(word) == numbers


# ---- chapter 18: Gifts


def test_18_1_punish_the_evil() -> None:
    saint = human("redeemer", die=1)
    t = position(saint, dark("demon-of-combat"), gifts=["punish-the-evil"], scenario="hold-the-stair")
    t.play("activate redeemer", "attack demon-of-combat | 2 1")
    assert t.wounds("demon-of-combat") == 1
    shooter = human("redeemer", die=1, objects=["blunderbuss"])
    t = position(shooter, dark("demon-of-combat"), gifts=["punish-the-evil"], scenario="hold-the-stair")
    t.play("activate redeemer", "shoot here demon-of-combat | 2 3 4")
    assert t.wounds("demon-of-combat") == 1


@cites("18.2", "25.28", "25.41")
def test_18_2_aura_of_anger_for_all_but_himself() -> None:
    party = [human("redeemer", die=2), human("brute", "tile-36", die=1)]
    t = position(*party, tiles=CORRIDOR, phase="initiative", moment="gifts", gifts=["aura-of-anger"])
    t.do("gift aura-of-anger")
    assert t.stats("brute-1") == (1, 3, 5)
    assert t.stats("redeemer") == (1, 2, 4)


@cites("18.3", "25.28", "25.29")
def test_18_3_aura_of_courage_outlives_him() -> None:
    party = [human("redeemer", die=2), human("brute", "tile-36", die=1), human("blade", "tile-36", die=1)]
    t = position(*party, tiles=CORRIDOR, phase="initiative", moment="gifts", gifts=["aura-of-courage"])
    t.do("gift aura-of-courage")
    assert words(t.moves, "choose") == ["choose brute-1", "choose blade-1", "choose siccaria-1"]
    t.do("choose brute-1")
    assert t.stats("brute-1") == (2, 3, 6)


@cites("18.4", "25.29")
def test_18_4_assembly() -> None:
    t = position(
        human("redeemer", die=3),
        human("brute", die=1),
        phase="initiative",
        moment="gifts",
        gifts=["assembly"],
    )
    t.do("gift assembly")
    assert t.state.action_dice_to_come == 2


@cites("18.5", "25.38", "25.41")
def test_18_5_laying_on_of_hands() -> None:
    tired = human("brute", die=2, lost=[2, 4], exhausted=True)
    party = [human("redeemer", die=4, lost=[6]), tired, human("blade", "tile-36", die=1, lost=[1])]
    t = position(*party, tiles=CORRIDOR, phase="initiative", moment="gifts", gifts=["laying-on-of-hands"])
    t.do("gift laying-on-of-hands")
    t.do("heal line 2")
    assert t.lost("brute-1") == [4]
    assert t.stats("brute-1") == (1, 3, 4)
    assert "draw 1" not in t.moves


@cites("18.6", "25.42")
def test_18_6_prescience() -> None:
    seer = human("redeemer", die=5)
    t = position(seer, human("brute", die=1), foresight=True)
    t.play("activate brute-1", "explore north | tile-27 tile-30 tile-36")
    assert t.asked == "human"
    assert words(t.moves, "next") == ["next tile-27", "next tile-30", "next tile-36"]
    t.play("next tile-30", "next tile-27")
    assert t.asked == "human"
    assert words(t.moves, "lay")
    t.do(words(t.moves, "lay")[0])
    assert t.at("brute-1") == "tile-30"
    assert not t.state.foresight


@cites("18.7", "25.30")
def test_18_7_sacrificial_strike_twice() -> None:
    zealot = human("redeemer", die=6)
    t = position(
        zealot,
        human("brute", die=1),
        trogs(2),
        phase="initiative",
        moment="gifts",
        gifts=["sacrificial-strike"],
    )
    t.do("gift sacrificial-strike")
    assert "choose redeemer" not in t.moves
    t.do("choose troglodyte@tile-35", dice(3))
    assert t.count("tile-35") == 1
    assert t.lost("redeemer") == []
    assert t.moves == ["pass", "gift sacrificial-strike"]
    t.do("gift sacrificial-strike")
    t.do("choose troglodyte@tile-35", dice(4))
    t.do("lose line 1")
    assert t.count("tile-35") == 0
    assert "gift sacrificial-strike" not in t.moves


# ---- chapter 20: Instinct cards


@pytest.mark.parametrize(
    ("card", "numbers"),
    [
        ("burst-of-speed-1", (2, 3, 4)),
        ("killing-fury-2", (1, 5, 4)),
        ("brace-3", (1, 3, 5)),
        ("reckless-charge-3", (2, 4, 3)),
    ],
)
@cites("20.1", "20.2", "20.3", "20.12")
def test_20_bonuses(card: str, numbers: tuple[int, int, int]) -> None:
    t = with_card(card, die=3).do(f"instinct {card} brute-1 effect")
    assert t.stats("brute-1") == numbers


@pytest.mark.parametrize(
    ("card", "talent"),
    [
        ("thick-skin-6", RESISTANT),
        ("slip-away-1", ELUSIVE),
        ("blood-rage-4", FRANTIC),
        ("stand-over-them-5", IMPRESSIVE),
        ("take-the-blow-2", BODYGUARD),
        ("steady-hand-6", RANGED),
    ],
)
@cites("20.5", "20.6", "20.7", "20.8", "20.9", "20.10", "8.7")
def test_20_talents(card: str, talent: int) -> None:
    t = with_card(card, kind="siccaria", die=3).do(f"instinct {card} siccaria-1 effect")
    assert t.talents("siccaria-1") & talent


def test_20_10_steady_hand_reaches_next_door() -> None:
    bonus = [{"who": "siccaria-1", "gains": ["ranged"], "until": "human-action-end"}]
    t = position(human("siccaria", die=3), trogs(1, "tile-27"), tiles=CORRIDOR, bonus=bonus)
    t.do("activate siccaria-1")
    assert words(t.moves, "shoot") == ["shoot east troglodytes"]


def test_20_11_grit_teeth() -> None:
    t = with_card("grit-teeth-5", die=2, lost=[2])
    t.do("instinct grit-teeth-5 brute-1 effect")
    assert t.stats("brute-1") == (1, 1, 4)
    assert t.talents("brute-1") == 0
    assert "draw 1" not in t.moves
    t = with_card("grit-teeth-4", die=2)
    assert t.why("instinct grit-teeth-4 brute-1 effect") == "20.11"


@cites("20.13", "25.65")
def test_20_13_nose_for_danger() -> None:
    sniffer = [
        {
            "who": "brute-1",
            "until": "next-initiative",
            "quirks": ["ignores-traps", "ignores-alarms", "ignores-water", "ignores-pits", "orients-tiles"],
        }
    ]
    tiles = {"0,0": "tile-35", "1,0": "tile-23 1", "2,0": "tile-36"}
    t = position(human("brute", die=5), human("blade", die=5), tiles=tiles, bonus=sniffer)
    t.play("activate brute-1", "move east")
    assert t.at("brute-1") == "tile-23"
    t.do("pass")
    t.play("activate blade-1", "move east | 3")
    assert t.moves == [f"lose line {line}" for line in range(1, 7)]
    t = position(human("brute", die=1), bonus=sniffer)
    t.play("activate brute-1", "explore north | tile-30")
    assert t.asked == "human"


@cites("20.14", "25.69")
def test_20_14_double_blow() -> None:
    bonus = [{"who": "brute-1", "quirks": ["fights-twice", "rooted"], "until": "human-action-end"}]
    t = position(human("brute", die=1), trogs(3), tiles=CORRIDOR, bonus=bonus)
    t.do("activate brute-1")
    assert t.why("move east") == "20.14"
    t.do("attack troglodytes", dice(3, 1))
    t.do("attack troglodytes", dice(3, 3))
    assert t.count("tile-35") == 0
