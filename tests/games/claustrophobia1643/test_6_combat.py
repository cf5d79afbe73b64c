"""Chapters 6, 7, 8, 19 and the rulings about hits: combat, Talents and equipment."""

from typing import Any

import pytest

from tests.games.claustrophobia1643.positions import CORRIDOR, dark, dice, human, position, trogs, words
from tests.rules.citing import cites

HUNGRY = {"0,0": "tile-06", "0,1": "tile-35"}
HOUND: dict[str, Any] = {"id": "hellhound-1"}


def test_6_1_targets() -> None:
    enemies = [trogs(1), dark("tough-troglodyte"), dark("hellhound", **HOUND)]
    t = position(human("redeemer"), *enemies).do("activate redeemer")
    assert words(t.moves, "attack") == [
        "attack troglodytes",
        "attack tough-troglodyte-1",
        "attack hellhound-1",
    ]
    assert position(human("redeemer")).do("activate redeemer").why("attack troglodytes") == "6.1"


@cites("6.2", "6.4", "25.60")
def test_6_2_each_die_that_reaches_def() -> None:
    t = position(human("brute", die=6), trogs(3)).play("activate brute-1", "attack troglodytes | 3 2 4 1")
    assert t.count("tile-35") == 1


@cites("6.3", "25.49", "25.64")
def test_6_3_a_six_always_hits() -> None:
    wall = human("brute", die=1, objects=["steel-shield"])
    bonus = [{"who": "brute-1", "def": 2, "until": "next-initiative"}]
    t = position(wall, trogs(1), bonus=bonus, phase="demon-action")
    assert t.stats("brute-1") == (1, 2, 8)
    t.play("activate troglodyte@tile-35", "attack brute-1 | 6")
    assert t.asked == "human"


def test_6_5_a_hellhound_dies_for_good() -> None:
    t = position(human("brute", die=6), dark("hellhound", wounds=2, **HOUND), hounds_left=1)
    t.play("activate brute-1", "attack hellhound-1 | 4 1 1 1")
    assert t.is_dead("hellhound-1")
    assert t.view("demon").hellhounds_left == 1


@cites("6.6", "11.7", "25.50")
def test_6_6_a_demon_has_two_lives() -> None:
    t = position(human("brute", die=6), dark("underground-hunter", wounds=3), demons_left=1)
    t.play("activate brute-1", "attack underground-hunter | 4 1 1 1")
    assert t.is_dead("underground-hunter")
    t = position(human("brute", die=6), tiles=CORRIDOR, phase="threat", tp=5, demons_left=1)
    assert "buy underground-hunter tile-36" in t.moves
    t = position(human("brute", die=6), tiles=CORRIDOR, phase="threat", tp=5, demons_left=0)
    assert t.why("buy underground-hunter tile-36") == "11.7"


@cites("6.7", "25.36")
def test_6_7_the_sixth_line_kills() -> None:
    t = position(human("brute", die=1, lost=[1, 2, 3, 4]), trogs(1), phase="demon-action")
    t.play("activate troglodyte@tile-35", "attack brute-1 | 6")
    assert t.moves == ["lose line 5", "lose line 6"]
    t.do("lose line 5")
    assert t.lost("brute-1") == [1, 2, 3, 4, 5]
    weak = human("brute", die=1, lost=[1, 2, 3, 4, 5])
    t = position(
        weak, human("redeemer"), dark("demon-of-combat"), phase="demon-action", scenario="hold-the-stair"
    )
    t.play("activate demon-of-combat", "attack brute-1 | 5 5 5 5")
    assert t.is_dead("brute-1")


def test_6_8_the_line_in_use_may_fall() -> None:
    t = position(human("siccaria", die=1), human("redeemer", die=1), trogs(1), phase="demon-action")
    t.play("activate troglodyte@tile-35", "attack redeemer | 6", "lose line 1")
    assert t.stats("redeemer") == (1, 2, 5)


@cites("7.1", "19.1")
def test_7_1_the_tile_next_door() -> None:
    t = position(human("blade", objects=["blunderbuss"]), trogs(2), trogs(3, "tile-27"), tiles=CORRIDOR)
    t.do("activate blade-1")
    assert words(t.moves, "shoot") == ["shoot east troglodytes", "shoot here troglodytes"]
    t.do("shoot east troglodytes", dice(3, 3, 1, 5))
    assert t.count("tile-27") == 0


# ---- chapter 8


def test_8_1_elusive() -> None:
    t = position(human("blade", die=1), trogs(3), tiles=CORRIDOR).do("activate blade-1")
    assert "move east" in t.moves


@cites("8.2", "25.31")
def test_8_2_impressive_and_elusive() -> None:
    demon = dark("demon-of-combat")
    t = position(
        human("siccaria", die=1), human("redeemer"), demon, tiles=CORRIDOR, scenario="hold-the-stair"
    )
    assert t.do("activate siccaria-1").why("move east") == "8.2"
    t = position(human("siccaria", die=1), human("blade"), demon, tiles=CORRIDOR, scenario="hold-the-stair")
    assert "move east" in t.do("activate siccaria-1").moves
    t = position(human("blade", die=1), demon, trogs(1), tiles=CORRIDOR, scenario="hold-the-stair")
    assert t.do("activate blade-1").why("move east") == "4.3"


@cites("8.3", "23.2")
def test_8_3_frenzied_rolls_misses_again() -> None:
    t = position(human("redeemer", die=1), dark("tough-troglodyte"), phase="demon-action")
    t.play("activate tough-troglodyte-1", "attack redeemer | 1 5")
    assert t.asked == "human"


@cites("8.4", "25.6", "25.39", "25.61")
def test_8_4_bodyguard() -> None:
    guard = human("brute", die=1, lost=[1, 2, 3, 4, 5])
    t = position(
        human("redeemer", die=4),
        guard,
        dark("demon-of-combat"),
        phase="demon-action",
        scenario="hold-the-stair",
    )
    t.play("activate demon-of-combat", "attack redeemer | 4 4 4 1")
    assert words(t.moves, "guard") == ["guard brute-1 1"]
    assert t.why("guard brute-1 2") == "25.6"
    t.do("guard brute-1 1")
    assert t.is_dead("brute-1")
    t.play("lose line 1", "lose line 2")
    assert t.lost("redeemer") == [1, 2]


def test_8_7_ranged_combat_as_a_talent() -> None:
    bonus = [{"who": "siccaria-1", "gains": ["ranged"], "until": "human-action-end"}]
    t = position(human("siccaria", die=1), trogs(2, "tile-27"), tiles=CORRIDOR, bonus=bonus)
    t.play("activate siccaria-1", "shoot east troglodytes | 3 3 1 1")
    assert t.count("tile-27") == 0


@cites("8.8", "25.40", "16.4")
def test_8_8_resistant() -> None:
    t = position(human("siccaria", die=1), human("redeemer"), trogs(2), phase="demon-action")
    t.play("activate troglodyte@tile-35", "attack siccaria-1 | 6")
    assert t.lost("siccaria-1") == []
    t.play("pass", "activate troglodyte@tile-35", "attack siccaria-1 | 6")
    assert t.asked == "human"


@cites("8.9", "19.12")
def test_8_9_a_talent_held_twice_works_once() -> None:
    medal = human("siccaria", die=1, objects=["martyrs-medal"])
    t = position(medal, human("redeemer"), trogs(2), phase="demon-action")
    t.play("activate troglodyte@tile-35", "attack siccaria-1 | 6")
    assert t.lost("siccaria-1") == []
    t.play("pass", "activate troglodyte@tile-35", "attack siccaria-1 | 6")
    assert t.moves[0] == "lose line 1"


# ---- chapter 19: equipment


@cites("19.2", "25.9")
def test_19_2_grenade_hits_friend_and_foe() -> None:
    thrower = human("blade", die=1, objects=["grenade"])
    tiles = {"0,0": "tile-35", "1,0": "tile-06 1", "2,0": "tile-36"}
    t = position(thrower, human("brute", "tile-06", die=1), trogs(2, "tile-06"), tiles=tiles)
    t.play("activate blade-1", "use grenade throw")
    assert words(t.moves, "choose") == ["choose tile-35", "choose tile-06"]
    t.do("choose tile-06", dice(4))
    t.do("lose line 1", dice(4, 3))
    assert t.lost("brute-1") == [1]
    assert t.count("tile-06") == 1
    assert "use grenade throw" not in t.moves


@cites("19.3", "19.10")
@pytest.mark.parametrize(("gear", "numbers"), [("steel-shield", (1, 3, 5)), ("executioners-axe", (1, 4, 4))])
def test_19_3_shield_and_axe(gear: str, numbers: tuple[int, int, int]) -> None:
    assert position(human("brute", die=3, objects=[gear])).stats("brute-1") == numbers
    tired = position(human("brute", die=3, lost=[3], exhausted=True, objects=[gear]))
    assert tired.stats("brute-1") == (0, 0, 3)


def test_19_4_the_sceptre_works_while_exhausted() -> None:
    chief = human("redeemer", die=0, objects=["sceptre-of-command"])
    t = position(chief, human("brute", die=0), phase="initiative", chance=dice(1, 2, 3))
    assert len(words(t.moves, "assign")) == 3


def test_19_5_the_hammer_counts_double_on_demons() -> None:
    t = position(
        human("brute", die=3, objects=["blessed-hammer"]), dark("demon-of-combat"), scenario="hold-the-stair"
    )
    t.play("activate brute-1", "attack demon-of-combat | 4 1 1")
    assert t.wounds("demon-of-combat") == 2


def test_19_6_lantern() -> None:
    t = position(human("blade", die=1, objects=["lantern"]), human("brute")).do("activate blade-1")
    t.do("explore north", "draw tile-30")
    assert t.asked == "human"
    seer = human("blade", "tile-43", die=1, objects=["lantern"])
    t = position(seer, trogs(1, "tile-43"), tiles={"0,0": "tile-43"}).play(
        "activate blade-1", "attack troglodytes | 3 1 1"
    )
    assert t.count("tile-43") == 0


def test_19_7_holy_water() -> None:
    medic = human("blade", die=1, objects=["holy-water"])
    t = position(medic, human("brute", lost=[2], die=1), dark("hellhound", **HOUND)).do("activate blade-1")
    assert {"use holy-water heal", "use holy-water burn"} <= set(t.moves)
    t.do("use holy-water burn")
    assert t.wounds("hellhound-1") == 1
    t = position(medic, human("brute", lost=[2], die=1)).play(
        "activate blade-1", "use holy-water heal", "heal line 2"
    )
    assert t.lost("brute-1") == []


@cites("19.8", "22.5")
def test_19_8_rope_over_the_pit() -> None:
    tiles = {"0,0": "tile-50"}
    party = [human("blade", "tile-50", die=0, objects=["rope-and-hooks"]), human("brute", "tile-50", die=0)]
    t = position(*party, tiles=tiles, phase="initiative", chance=dice(3, 1, 2))
    assert t.lost("blade-1") == []
    assert t.asked == "human"


@cites("19.9")
def test_19_9_surgeons_kit() -> None:
    party = [human("redeemer", die=0, objects=["surgeons-kit"]), human("brute", die=0, lost=[3])]
    t = position(*party, phase="initiative")
    t.do("use surgeons-kit")
    t.do("heal line 3", dice(1, 2))
    assert t.lost("brute-1") == []
    t = position(*party, trogs(1), phase="initiative", chance=dice(1, 2))
    assert "use surgeons-kit" not in t.moves


def test_19_11_soft_boots() -> None:
    assert position(human("blade", die=1, objects=["soft-boots"])).stats("blade-1") == (2, 3, 3)


# ---- carnivorous tunnels


@cites("22.3", "25.10")
def test_22_3_hits_are_doubled() -> None:
    t = position(human("brute", "tile-06", die=3), trogs(3, "tile-06"), tiles=HUNGRY)
    t.play("activate brute-1", "attack troglodytes | 3 1 1")
    assert t.count("tile-06") == 1
    shooter = human("blade", "tile-35", die=1, objects=["blunderbuss"])
    t = position(shooter, trogs(3, "tile-06"), tiles=HUNGRY).play(
        "activate blade-1", "shoot south troglodytes | 3 1 1 1"
    )
    assert t.count("tile-06") == 1


@cites("25.7", "25.8")
def test_25_8_resistant_before_doubling() -> None:
    t = position(
        human("siccaria", "tile-06", die=1),
        human("redeemer", "tile-06"),
        dark("demon-of-combat", "tile-06"),
        tiles=HUNGRY,
        phase="demon-action",
        scenario="hold-the-stair",
    )
    t.play("activate demon-of-combat", "attack siccaria-1 | 3 3 1 1")
    t.play("lose line 1", "lose line 2")
    assert t.lost("siccaria-1") == [1, 2]
    guarded = [
        human("redeemer", "tile-06", die=4),
        human("brute", "tile-06", die=1),
        dark("demon-of-combat", "tile-06"),
    ]
    t = position(*guarded, tiles=HUNGRY, phase="demon-action", scenario="hold-the-stair")
    t.play("activate demon-of-combat", "attack redeemer | 4 1 1 1", "guard brute-1 1")
    t.play("lose line 1", "lose line 2")
    assert t.lost("brute-1") == [1, 2]
    assert t.lost("redeemer") == []


@cites("25.60", "25.35")
def test_25_60_surplus_never_passes_to_a_tough_one() -> None:
    t = position(human("brute", die=6), trogs(1), dark("tough-troglodyte"))
    t.play("activate brute-1", "attack troglodytes | 6 6 6 6")
    assert t.count("tile-35") == 0
    assert not t.is_dead("tough-troglodyte-1")


@cites("25.62", "25.51")
def test_25_62_the_dead_leave_nothing() -> None:
    doomed = human("brute", die=1, lost=[1, 2, 3, 4, 5], instinct="brace-3")
    t = position(doomed, human("redeemer"), trogs(1), phase="demon-action", advantages_played=["brace-3"])
    t.play("activate troglodyte@tile-35", "attack brute-1 | 6")
    assert t.is_dead("brute-1")
    assert t.state.die[0] == 0
