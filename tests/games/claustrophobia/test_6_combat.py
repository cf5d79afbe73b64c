"""Chapters 6 to 9: combat, ranged combat, Talents, Exhaustion."""

from typing import Any

import pytest

from tests.games.claustrophobia.positions import CORRIDOR, Table, dark, dice, human, position, trogs, words
from tests.rules.citing import cites
from undercroft.games.claustrophobia.game import GAME

HUNGRY = {"0,0": "tile-06", "0,1": "tile-35"}


def test_6_1_targets() -> None:
    enemies = [trogs(2), dark("tough-troglodyte")]
    t = position(human("redeemer"), *enemies).do("activate redeemer")
    assert words(t.moves, "attack") == ["attack troglodytes", "attack tough-troglodyte-1"]
    assert position(human("redeemer")).do("activate redeemer").why("attack troglodytes") == "6.1"


def test_6_2_each_die_that_reaches_def() -> None:
    t = position(human("redeemer", die=1), trogs(3)).play("activate redeemer", "attack troglodytes | 3 2 4")
    assert t.count("tile-35") == 1


def test_6_2_def_never_above_six() -> None:
    shield = human("brute", die=3, objects=["shield-of-steel"])
    bonus = [{"who": "brute-1", "def": 3, "until": "next-initiative"}]
    assert position(shield, bonus=bonus).stats("brute-1") == (1, 2, 6)


def test_25_26_a_six_always_reaches() -> None:
    shield = human("brute", die=3, objects=["shield-of-steel"])
    bonus = [{"who": "brute-1", "def": 3, "until": "next-initiative"}]
    t = position(shield, trogs(1), bonus=bonus, phase="demon-action")
    t.play("activate troglodyte@tile-35", "attack brute-1 | 6")
    assert t.asked == "human"


def test_26_9_two_dead_troglodytes() -> None:
    t = position(human("brute", die=2), trogs(3)).play("activate brute-1", "attack troglodytes | 2 3 6")
    assert t.count("tile-35") == 1


def test_6_3_a_demon_takes_wounds() -> None:
    t = position(human("redeemer", die=1), dark("underground-hunter"))
    t.play("activate redeemer", "attack underground-hunter | 4 5 3")
    assert t.wounds("underground-hunter") == 2
    t = position(human("redeemer", die=1), dark("underground-hunter", wounds=3))
    t.play("activate redeemer", "attack underground-hunter | 4 1 3")
    assert t.is_dead("underground-hunter")


def test_26_10_two_lines_fall() -> None:
    brute = human("brute", die=2)
    t = position(brute, dark("demon-of-combat"), phase="demon-action", scenario="invasion")
    t.play("activate demon-of-combat", "attack brute-1 | 1 2 4 5")
    assert t.moves == [f"lose line {line}" for line in range(1, 7)]
    t.play("lose line 4", "lose line 6")
    assert t.lost("brute-1") == [4, 6]


def test_6_3_the_sixth_line_kills() -> None:
    brute = human("brute", die=1, lost=[1, 2, 3, 4, 5])
    t = position(brute, human("redeemer"), trogs(1), phase="demon-action")
    t.play("activate troglodyte@tile-35", "attack brute-1 | 3")
    assert t.is_dead("brute-1")
    assert t.view("demon").warriors[0].state == "dead"


def test_25_34_the_human_player_picks_the_line() -> None:
    t = position(human("redeemer"), trogs(1), phase="demon-action")
    t.play("activate troglodyte@tile-35", "attack redeemer | 6")
    assert t.asked == "human"
    assert t.do("lose line 2").lost("redeemer") == [2]
    assert t.state.die[0] == 1


def test_6_4_the_line_in_use_may_fall() -> None:
    t = position(human("redeemer", die=1), trogs(1), phase="demon-action")
    t.play("activate troglodyte@tile-35", "attack redeemer | 6", "lose line 1")
    assert t.stats("redeemer") == (1, 3, 3)


def test_25_6_cancelled_during_the_round() -> None:
    t = position(human("brute", die=3), trogs(2), phase="demon-action")
    t.play("activate troglodyte@tile-35", "attack brute-1 | 6", "lose line 3")
    assert not t.state.is_exhausted(0)


def test_6_5_the_dead() -> None:
    t = position(human("redeemer", die=1), trogs(3)).play("activate redeemer", "attack troglodytes | 3 3 3")
    assert t.view("human").troglodytes_left == 10
    brute = human("brute", die=1, lost=[1, 2, 3, 4, 5], objects=["shield-of-steel"])
    t = position(brute, human("redeemer"), trogs(1), phase="demon-action")
    t.play("activate troglodyte@tile-35", "attack brute-1 | 4")
    assert t.view("human").warriors[0].objects == ()


def test_7_1_the_tile_next_door() -> None:
    t = position(human("blade", objects=["blunderbuss"]), trogs(3, "tile-27"), tiles=CORRIDOR)
    t.do("activate blade-1")
    assert words(t.moves, "shoot") == ["shoot east troglodytes"]
    t.do("shoot east troglodytes", "roll 3, roll 3, roll 1, roll 5")
    assert t.count("tile-27") == 0


def test_19_1_blunderbuss_on_the_own_tile_or_next_door() -> None:
    t = position(human("blade", objects=["blunderbuss"]), trogs(1), trogs(1, "tile-27"), tiles=CORRIDOR)
    t.do("activate blade-1")
    assert words(t.moves, "shoot") == ["shoot east troglodytes", "shoot here troglodytes"]


def test_25_20_shooting_past_enemies() -> None:
    t = position(human("blade", objects=["blunderbuss"]), trogs(3), trogs(1, "tile-27"), tiles=CORRIDOR)
    assert "shoot east troglodytes" in t.do("activate blade-1").moves


def test_26_11_through_the_opening_only() -> None:
    tiles = {**CORRIDOR, "0,1": "tile-28 1"}
    t = position(
        human("blade", objects=["blunderbuss"]),
        trogs(1, "tile-27"),
        dark("underground-hunter", "tile-28"),
        tiles=tiles,
    ).do("activate blade-1")
    assert words(t.moves, "shoot") == ["shoot east troglodytes"]
    assert t.why("shoot north underground-hunter") == "7.1"


def test_19_1_only_with_a_blunderbuss() -> None:
    t = position(human("blade"), trogs(1, "tile-27"), tiles=CORRIDOR).do("activate blade-1")
    assert t.why("shoot east troglodytes") == "19.1"


def test_8_3_frantic() -> None:
    t = position(human("redeemer", die=2), dark("tough-troglodyte"), phase="demon-action")
    t.play("activate tough-troglodyte-1", "attack redeemer | 3 4")
    assert t.asked == "human"


def test_25_32_frantic_is_not_asked() -> None:
    bonus = [{"who": "troglodytes", "gains": ["frantic"], "until": "next-threat"}]
    t = position(human("redeemer", die=2), trogs(1), phase="demon-action", bonus=bonus)
    t.play("activate troglodyte@tile-35", "attack redeemer | 1 2")
    assert t.lost("redeemer") == []


def test_8_4_bodyguard() -> None:
    party = [human("redeemer", die=2), human("brute")]
    t = position(*party, dark("demon-of-combat"), phase="demon-action", scenario="invasion")
    t.play("activate demon-of-combat", "attack redeemer | 4 4 1 1")
    assert t.moves == ["pass", "guard brute-1 1", "guard brute-1 2"]
    t.play("guard brute-1 2", "lose line 1", "lose line 2")
    assert (t.lost("redeemer"), t.lost("brute-1")) == ([], [1, 2])


def test_26_14_sharing_the_pain() -> None:
    party = [human("redeemer", die=2), human("brute")]
    t = position(*party, dark("demon-of-combat"), phase="demon-action", scenario="invasion")
    t.play("activate demon-of-combat", "attack redeemer | 4 4 1 1", "guard brute-1 1")
    t.play("lose line 3", "lose line 5")
    assert (t.lost("redeemer"), t.lost("brute-1")) == ([5], [3])


def test_25_31_never_beyond_the_lines_left() -> None:
    brute = human("brute", die=6, lost=[1, 2, 3, 4, 5])
    t = position(
        human("redeemer", die=2), brute, dark("demon-of-combat"), phase="demon-action", scenario="invasion"
    )
    t.play("activate demon-of-combat", "attack redeemer | 4 4 1 1")
    assert t.moves == ["pass", "guard brute-1 1"]
    assert t.why("guard brute-1 2") == "25.31"
    t.play("guard brute-1 1", "lose line 1")
    assert t.is_dead("brute-1")


def test_25_31_several_may_share() -> None:
    party = [human("redeemer", die=2), human("brute"), human("brute")]
    t = position(*party, dark("demon-of-combat"), phase="demon-action", scenario="invasion")
    t.play("activate demon-of-combat", "attack redeemer | 4 4 4 1", "guard brute-1 1", "guard brute-2 1")
    t.play("lose line 2", "lose line 1", "lose line 4")
    assert [t.lost(word) for word in ("redeemer", "brute-1", "brute-2")] == [[4], [1], [2]]


def test_25_8_moved_first_then_doubled() -> None:
    party = [human("redeemer", "tile-06", die=2), human("brute", "tile-06")]
    t = position(*party, trogs(1, "tile-06"), tiles=HUNGRY, phase="demon-action")
    t.play(
        "activate troglodyte@tile-06", "attack redeemer | 6", "guard brute-1 1", "lose line 1", "lose line 2"
    )
    assert (t.lost("redeemer"), t.lost("brute-1")) == ([], [1, 2])


def test_8_4_not_while_exhausted() -> None:
    tired = human("brute", die=1, lost=[1], exhausted=True)
    t = position(human("redeemer", die=2), tired, trogs(1), phase="demon-action")
    t.play("activate troglodyte@tile-35", "attack redeemer | 6")
    assert t.verbs() == {"lose"}


def test_22_2_hungry_doubles_combat_hits() -> None:
    t = position(human("redeemer", "tile-06", die=1), trogs(3, "tile-06"), tiles=HUNGRY)
    t.play("activate redeemer", "attack troglodytes | 3 1 1")
    assert t.count("tile-06") == 1


def test_25_33_the_tile_of_the_target_decides() -> None:
    t = position(human("blade", objects=["blunderbuss"]), trogs(3, "tile-06"), tiles=HUNGRY)
    t.play("activate blade-1", "shoot south troglodytes | 3 1 1 1")
    assert t.count("tile-06") == 1


def test_8_5_blessed_gives_mvt_or_cbt_and_heals() -> None:
    warriors = [human("redeemer", die=0), human("brute", die=0, lost=[4])]
    t = position(*warriors, phase="initiative", moment="giving", dice=[4, 4])
    t.play("bless brute-1 cbt")
    assert t.lost("brute-1") == []
    assert t.stats("brute-1") == (1, 5, 4)
    assert t.view("demon").blessing_used


def test_25_7_blessed_heals_only_what_is_cancelled() -> None:
    warriors = [human("redeemer", die=0), human("brute", die=0, lost=[1])]
    t = position(*warriors, phase="initiative", moment="giving", dice=[4, 4]).play("bless brute-1 mvt")
    assert t.lost("brute-1") == [1]
    assert t.stats("brute-1") == (2, 3, 4)


def test_25_47_blessed_not_himself_and_not_exhausted() -> None:
    warriors = [human("redeemer", die=0), human("brute", die=0)]
    t = position(*warriors, phase="initiative", moment="giving", dice=[4, 4])
    assert t.why("bless redeemer mvt") == "25.47"
    warriors = [human("redeemer", die=0, lost=[4]), human("brute", die=0)]
    t = position(*warriors, phase="initiative", moment="giving", dice=[4, 4])
    assert t.verbs() == {"activate", "pass"}


def test_9_1_exhausted() -> None:
    tired = human("blade", die=2, lost=[2], exhausted=True, objects=["blunderbuss"])
    t = position(tired, trogs(1), tiles=CORRIDOR)
    assert t.stats("blade-1") == (0, 0, 3)
    t.do("activate blade-1")
    assert t.moves == ["pass"]
    assert t.why("attack troglodytes") == "9.1"
    assert t.why("shoot here troglodytes") == "9.1"


def test_25_5_exhausted_with_a_bonus() -> None:
    tired = human("brute", die=1, lost=[1], exhausted=True, objects=["shield-of-steel"])
    bonus = [{"who": "brute-1", "mvt": 1, "cbt": 1, "until": "next-initiative"}]
    t = position(tired, trogs(1), tiles=CORRIDOR, bonus=bonus)
    assert t.stats("brute-1") == (1, 1, 3)
    assert {"move", "attack"} <= t.do("activate brute-1").verbs()


def test_9_2_healing_wakes() -> None:
    tired = human("brute", die=3, lost=[3, 5], exhausted=True)
    t = position(human("redeemer", die=4), tired, gifts=["healing"])
    t.play("activate redeemer", "gift healing", "heal line 3")
    assert t.lost("brute-1") == [5]
    assert t.stats("brute-1") == (1, 2, 5)


def test_25_4_healed_in_time() -> None:
    tired = human("brute", die=3, lost=[3, 5], exhausted=True)
    t = position(human("redeemer", die=4), tired, gifts=["healing"])
    t.play("activate redeemer", "gift healing", "heal line 5")
    assert t.stats("brute-1") == (0, 0, 3)


def twins(**more: Any) -> Table:
    """Two Tough Troglodytes beside a Brute, the second with what the test gives it."""
    bonus = [{"who": "tough-troglodyte-2", "until": "next-threat", **more}] if more else []
    tough = [dark("tough-troglodyte"), dark("tough-troglodyte")]
    return position(human("brute", die=1), *tough, bonus=bonus).do("activate brute-1")


@cites("3.1")
def test_6_1_targets_that_differ_in_nothing_are_offered_once() -> None:
    t = twins()
    assert words(t.moves, "attack") == ["attack tough-troglodyte-1"]
    assert t.why("attack tough-troglodyte-2") == "6.1"
    reason = t.match.explain("attack tough-troglodyte-2")
    assert reason is not None
    assert GAME.texts.say(reason.message).startswith(
        "Tough Troglodyte 2 differs in nothing from Tough Troglodyte 1"
    )


@pytest.mark.parametrize(
    "change", [{"def": 1}, {"cbt": 1}, {"gains": ["impressive"]}, {"loses": ["frantic"]}]
)
def test_6_1_a_weaker_twin_can_be_attacked(change: dict[str, Any]) -> None:
    assert words(twins(**change).moves, "attack") == [
        "attack tough-troglodyte-1",
        "attack tough-troglodyte-2",
    ]


def test_6_1_possessed_ones_free_different_men() -> None:
    pair = [dark("possessed-one"), dark("possessed-one")]
    t = position(human("redeemer", die=1), *pair, scenario="possessed").do("activate redeemer")
    assert words(t.moves, "attack") == ["attack possessed-one-1", "attack possessed-one-2"]


def test_12_1_twins_are_activated_by_one_name() -> None:
    tough = [dark("tough-troglodyte"), dark("tough-troglodyte")]
    t = position(human("brute", die=1), *tough, phase="demon-action")
    assert words(t.moves, "activate") == ["activate tough-troglodyte-1"]
    assert t.why("activate tough-troglodyte-2") == "3.1"
    reason = t.match.explain("activate tough-troglodyte-2")
    assert reason is not None
    assert "differs in nothing" in GAME.texts.say(reason.message)
    t.play("activate tough-troglodyte-1", "pass")
    assert words(t.moves, "activate") == ["activate tough-troglodyte-2"]


def test_23_2_tough_troglodytes_are_numbered_one_and_two() -> None:
    deck: dict[str, Any] = {"events": ["tough-troglodyte", "tough-troglodyte"]}
    brute = human("brute", "tile-36", die=3)
    t = position(brute, trogs(2), tiles=CORRIDOR, phase="threat", chance=dice(1, 1, 2), **deck).do("pass")
    t.play("play tough-troglodyte", "choose tile-36", "play tough-troglodyte", "choose tile-36")
    assert t.at("tough-troglodyte-1") == t.at("tough-troglodyte-2") == "tile-36"


def test_8_3_the_log_tells_rerolls_apart_from_dice() -> None:
    t = position(human("brute", die=3), dark("tough-troglodyte"), phase="demon-action")
    t.play("activate tough-troglodyte-1", "attack brute-1 | 1 5")
    assert t.heard()[:2] == [
        "Tough Troglodyte 1 attacks Brute 1: 1 against DEF 5.",
        "Frantic, rolled again: 5.",
    ]


def test_23_2_the_second_keeps_its_number_when_the_first_dies() -> None:
    t = twins().do("attack tough-troglodyte-1", "roll 5, roll 1, roll 1, roll 1")
    assert "Tough Troglodyte 1 is destroyed." in t.heard()
    assert t.is_dead("tough-troglodyte-1")
    assert t.at("tough-troglodyte-2") == "tile-35"


def test_8_4_only_a_guard_answers() -> None:
    party = [human("redeemer", die=2), human("brute")]
    t = position(*party, dark("demon-of-combat"), phase="demon-action", scenario="invasion")
    t.play("activate demon-of-combat", "attack redeemer | 4 4 1 1")
    assert t.why("guard redeemer 1") == "8.4"
    assert t.why("activate brute-1") == "14.3"


def test_6_5_what_passes_goes_with_the_dead() -> None:
    passing = [{"who": "blade-1", "until": "next-initiative", "mvt": 2}]
    hurt = human("blade", die=1, lost=[1, 2, 3, 4, 5])
    t = position(hurt, dark("demon-of-combat"), phase="demon-action", bonus=passing)
    t.do("activate demon-of-combat").do("attack blade-1", dice(6, 6, 6, 6))
    assert t.state.changes == []


def test_6_2_no_cbt_no_attack() -> None:
    weak = [{"who": "redeemer", "until": "next-threat", "cbt": -1}]
    t = position(human("redeemer", die=5), trogs(1), bonus=weak).do("activate redeemer")
    reason = t.match.explain("attack troglodytes")
    assert reason is not None
    assert reason.message.id == "why-no-cbt"


def test_7_1_a_weapon_that_adds_nothing_needs_cbt() -> None:
    own = 'kind = "data"\ngame = "claustrophobia"\n[[object]]\nid = "blunderbuss"\nattack_cbt = 0\n'
    weak = [{"who": "blade-1", "until": "next-threat", "cbt": -1}]
    t = position(human("blade", die=3, objects=["blunderbuss"]), trogs(1), bonus=weak, data_text=own)
    assert t.do("activate blade-1").why("shoot here troglodytes") == "6.2"


def test_19_1_without_a_weapon_nobody_shoots_exhausted_or_not() -> None:
    t = position(human("blade", die=1, lost=[1], exhausted=True), trogs(1)).do("activate blade-1")
    assert t.why("shoot here troglodytes") == "19.1"


def test_23_7_every_troglodyte_guards_a_possessed_one() -> None:
    guarded = [dark("possessed-one"), dark("tough-troglodyte")]
    t = position(human("redeemer", die=1), *guarded, scenario="possessed").do("activate redeemer")
    t.do("attack possessed-one-1", dice(6, 6, 6))
    assert (t.asked, "guard tough-troglodyte-1 1" in t.moves) == ("demon", True)
    t = position(human("redeemer", die=1), dark("demon-of-combat"), dark("tough-troglodyte"))
    t.do("activate redeemer").do("attack demon-of-combat", dice(6, 6, 6))
    assert "guard" not in t.verbs()
