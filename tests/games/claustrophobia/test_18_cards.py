"""Chapters 14 and 18 to 21: Gifts, Objects, Advantage and Event cards."""

from typing import Any

import pytest

from tests.games.claustrophobia.positions import (
    CORRIDOR,
    Entry,
    Table,
    dark,
    dice,
    draws,
    human,
    position,
    trogs,
    words,
)
from tests.rules.citing import cites
from undercroft.families.tunnels.rules.components.warriors import BODYGUARD, FRANTIC
from undercroft.games.claustrophobia.game import GAME


def threat(*events: str, warriors: tuple[Entry, ...] = (), **more: Any) -> Table:
    """A Threat phase in which the Demon player holds cards and has placed his dice."""
    party = warriors or (human("redeemer", die=2), human("brute", die=2))
    placed: dict[str, Any] = {"tiles": CORRIDOR, "phase": "threat", "moment": "rolled", "dice": [1]}
    return position(*party, events=list(events), **placed, **more).do("pass")


# ---- Gifts


def test_18_1_smite() -> None:
    t = position(human("redeemer", die=1), dark("tough-troglodyte"), gifts=["smite"])
    t.play("activate redeemer", "attack tough-troglodyte-1 | 2 1 1")
    assert t.is_dead("tough-troglodyte-1")
    t = position(human("redeemer", die=6), dark("tough-troglodyte"), gifts=["smite"])
    t.play("activate redeemer", "attack tough-troglodyte-1 | 2 4")
    assert not t.is_dead("tough-troglodyte-1")


def test_18_1_not_with_a_blunderbuss() -> None:
    shooter = human("redeemer", die=1, objects=["blunderbuss"])
    t = position(shooter, dark("tough-troglodyte"), gifts=["smite"])
    t.play("activate redeemer", "shoot here tough-troglodyte-1 | 2 2 2 2")
    assert not t.is_dead("tough-troglodyte-1")


def test_18_2_courage_at_any_distance() -> None:
    t = position(
        human("redeemer", die=2), human("brute", "tile-36", die=2), tiles=CORRIDOR, gifts=["courage"]
    )
    t.play("activate redeemer", "gift courage")
    assert t.moves == ["choose brute-1", "choose blade-1"]
    assert t.do("choose brute-1").stats("brute-1") == (2, 4, 5)


def test_25_3_condemned_only() -> None:
    t = position(human("redeemer", die=2), human("brute", die=2), gifts=["courage"])
    t.play("activate redeemer", "gift courage")
    assert "choose redeemer" not in t.moves


def test_25_17_the_aura_outlives_the_redeemer() -> None:
    t = position(
        human("redeemer", die=2, lost=[1, 3, 4, 5, 6]), human("brute", die=2), trogs(1), gifts=["courage"]
    )
    t.play("activate redeemer", "gift courage", "choose brute-1", "pass", "pass | 1 1 1", "pass")
    t.play("activate troglodyte@tile-35", "attack redeemer | 4", "pass")
    assert t.is_dead("redeemer")
    assert t.stats("brute-1") == (2, 4, 5)


def test_18_3_gather_round() -> None:
    t = position(human("redeemer", die=3), gifts=["gather-round"]).play(
        "activate redeemer", "gift gather-round"
    )
    assert t.state.action_dice_to_come == 2


def test_18_4_healing_beside_him_only() -> None:
    hurt = human("brute", die=2, lost=[3])
    t = position(human("redeemer", die=4), hurt, gifts=["healing"])
    t.play("activate redeemer", "gift healing", "heal line 3")
    assert t.lost("brute-1") == []
    t = position(human("redeemer", die=4, lost=[1]), human("brute"), gifts=["healing"]).do(
        "activate redeemer"
    )
    assert t.why("gift healing") == "14.3"


def test_18_5_precognition() -> None:
    t = position(human("redeemer", die=5), gifts=["precognition"]).play(
        "activate redeemer", "gift precognition"
    )
    t.do("explore north", draws("tile-18", "tile-30", "tile-27"))
    assert (t.asked, t.moves) == ("human", ["next tile-18", "next tile-30", "next tile-27"])
    t.do("next tile-30")
    assert t.moves == ["next tile-18", "next tile-27"]
    t.do("next tile-27")
    assert (t.asked, t.verbs()) == ("human", {"lay"})
    t.do("lay nes")
    assert t.at("redeemer") == "tile-30"
    assert t.view("human").known_tiles == ("tile-27", "tile-18")
    assert t.view("demon").known_tiles == ()


def test_25_46_precognition_ends_with_the_round() -> None:
    t = position(human("redeemer", die=5), gifts=["precognition"], idle=False)
    t.play("activate redeemer", "gift precognition", "pass | 1 1 1", "pass | 3")
    assert not t.view("human").foresight


def test_25_46_with_fewer_tiles_the_choice_is_among_those() -> None:
    t = position(human("redeemer", die=5), gifts=["precognition"]).play(
        "activate redeemer", "gift precognition"
    )
    t.state.tiles.bands[:] = [1]
    t.do("explore north", draws("tile-27"))
    assert t.at("redeemer") == "tile-27"


def test_18_6_blessing() -> None:
    t = position(human("redeemer", die=6), gifts=["blessing"], tp=2).play(
        "activate redeemer", "gift blessing"
    )
    assert t.tp == 1


def test_25_18_blessing_needs_a_tp() -> None:
    t = position(human("redeemer", die=6), gifts=["blessing"], tp=0).do("activate redeemer")
    assert t.why("gift blessing") == "14.3"


def test_18_7_at_the_start_of_his_activation() -> None:
    t = position(human("redeemer", die=3), gifts=["gather-round"], tiles=CORRIDOR)
    t.play("activate redeemer", "move east")
    assert t.why("gift gather-round") == "18.7"


def test_18_7_a_line_cancelled_later_does_not_block() -> None:
    t = position(human("redeemer", die=3, lost=[3]), gifts=["gather-round"]).do("activate redeemer")
    assert "gift gather-round" in t.moves


# ---- Objects


def test_19_2_shield() -> None:
    assert position(human("brute", die=2, objects=["shield-of-steel"])).stats("brute-1") == (1, 3, 5)


def test_19_3_hammer() -> None:
    hammer = human("brute", die=3, objects=["blessed-hammer"])
    t = position(hammer, dark("underground-hunter")).play(
        "activate brute-1", "attack underground-hunter | 4 1"
    )
    assert t.is_dead("underground-hunter")
    t = position(hammer, dark("master-of-souls"), scenario="where-it-hurts")
    t.play("activate brute-1", "attack master-of-souls | 4 1")
    assert t.wounds("master-of-souls") == 2


def test_19_3_not_while_exhausted() -> None:
    tired = human("brute", die=3, lost=[3], exhausted=True, objects=["blessed-hammer"])
    bonus = [{"who": "brute-1", "cbt": 1, "until": "next-initiative"}]
    t = position(tired, dark("underground-hunter"), bonus=bonus)
    t.play("activate brute-1", "attack underground-hunter | 4")
    assert t.wounds("underground-hunter") == 1


def test_19_4_scepter_even_exhausted() -> None:
    bearer = human("redeemer", die=0, lost=[1, 2, 3, 4, 5], objects=["scepter-of-command"])
    t = position(bearer, phase="initiative", chance=dice(1, 2))
    assert words(t.moves, "assign") == ["assign 1 redeemer", "assign 2 redeemer"]


def test_14_2_objects_go_with_their_bearer() -> None:
    bearer = human("brute", die=1, lost=[1, 2, 3, 4, 5], objects=["shield-of-steel"])
    t = position(bearer, human("redeemer"), trogs(1), phase="demon-action")
    t.play("activate troglodyte@tile-35", "attack brute-1 | 4")
    assert t.state.gear[0] == 0


def test_25_21_objects_stay() -> None:
    t = position(human("blade", objects=["blunderbuss"]), human("redeemer")).do("activate blade-1")
    assert {move.split()[0] for move in t.moves} <= {"explore", "pass"}


# ---- Advantage cards


def test_20_1_oil() -> None:
    party = [human("redeemer", die=0), human("brute", die=0)]
    t = position(*party, phase="initiative", advantages=["oil-for-your-lamp"], destiny_dice_to_come=1)
    assert t.moves == ["pass", "play oil-for-your-lamp"]
    t.do("play oil-for-your-lamp", dice(3, 3))
    assert t.state.destiny_dice_most == 2


@pytest.mark.parametrize("moment", ["start", "rolled", "giving"])
def test_20_1_oil_in_the_whole_initiative_phase(moment: str) -> None:
    party = [human("redeemer", die=0), human("brute", die=0)]
    more: dict[str, Any] = {} if moment == "start" else {"moment": moment, "dice": [3, 3]}
    t = position(*party, phase="initiative", advantages=["oil-for-your-lamp"], **more)
    assert (t.asked, t.moves) == ("human", ["pass", "play oil-for-your-lamp"])


def test_20_2_our_faith() -> None:
    t = threat("toxic-fumes", advantages=["our-faith"], warriors=(human("redeemer", die=2),))
    t.do("play toxic-fumes")
    assert (t.asked, t.moves) == ("human", ["pass", "play our-faith"])
    t.do("play our-faith")
    assert t.lost("redeemer") == []
    assert t.view("human").event_discard == ("toxic-fumes",)
    assert t.view("demon").advantage_discard == ("our-faith",)


def test_20_3_grenade() -> None:
    party = [human("redeemer", die=1), human("brute", die=2)]
    t = position(*party, trogs(2, "tile-27"), tiles=CORRIDOR, advantages=["grenade"])
    t.play("activate redeemer", "play grenade")
    assert t.moves == ["choose tile-35", "choose tile-27"]
    t.do("choose tile-27", dice(3, 2))
    assert t.count("tile-27") == 1
    assert t.why("attack troglodytes") == "3.2"


def test_20_3_a_grenade_that_reaches_no_enemy_asks_first() -> None:
    t = position(human("redeemer", die=1), tiles=CORRIDOR, advantages=["grenade"], gifts=["smite"])
    t.play("activate redeemer", "play grenade")
    assert (t.asked, t.moves) == ("human", ["pass", "play grenade"])
    for lang in ("en", "fr"):
        assert GAME.texts.say(GAME.prompt(t.state, 0), lang) != "ask-own-blast"
    t.do("pass")
    assert t.view("human").hand == ("grenade",)
    assert "move east" in t.moves
    t.play("play grenade", "play grenade | 3", "lose line 2")
    assert (t.lost("redeemer"), t.view("human").hand) == ([2], ())


def test_20_3_a_grenade_among_friends_asks_first() -> None:
    t = position(human("redeemer", die=1), human("brute", die=2), advantages=["grenade"])
    assert t.play("activate redeemer", "play grenade").moves == ["pass", "play grenade"]


def test_25_19_grenade_hits_friend_and_foe() -> None:
    party = [human("redeemer", die=1), human("brute", die=2)]
    t = position(*party, trogs(1), advantages=["grenade"])
    t.play("activate redeemer", "play grenade | 3", "lose line 1 | 2 5")
    assert (t.lost("redeemer"), t.lost("brute-1"), t.count("tile-35")) == ([1], [], 0)


def test_20_3_no_doubling_by_a_hungry_tunnel() -> None:
    tiles = {"0,0": "tile-06", "0,1": "tile-35"}
    t = position(human("redeemer", die=1), trogs(2, "tile-06"), tiles=tiles, advantages=["grenade"])
    t.play("activate redeemer", "play grenade", "choose tile-06 | 3 1")
    assert t.count("tile-06") == 1


def test_25_24_hungry_means_combat() -> None:
    tiles = {"0,0": "tile-06", "0,1": "tile-35"}
    victim = human("redeemer", "tile-06", die=2)
    t = position(victim, tiles=tiles, phase="threat", moment="rolled", dice=[1], events=["toxic-fumes"])
    t.play("pass", "play toxic-fumes | 4", "lose line 1")
    assert t.lost("redeemer") == [1]


def test_20_4_healing_potion() -> None:
    t = position(human("redeemer", die=1, lost=[2, 5]), advantages=["healing-potion"])
    t.play("play healing-potion", "heal line 5")
    assert t.lost("redeemer") == [2]
    assert position(human("redeemer"), advantages=["healing-potion"]).why("play healing-potion") == "14.3"


def test_20_5_map_of_the_sewers() -> None:
    t = position(human("redeemer", die=1), advantages=["map-of-the-sewers"]).play(
        "activate redeemer", "explore north"
    )
    assert (t.asked, t.moves) == ("human", ["pass", "play map-of-the-sewers"])
    t.do("play map-of-the-sewers", draws("tile-18", "tile-30", "tile-27"))
    t.play("next tile-30", "next tile-18")
    assert (t.asked, t.verbs()) == ("human", {"lay"})
    assert t.do("lay esw").at("redeemer") == "tile-30"


def test_20_6_charge() -> None:
    t = position(human("redeemer", die=1), advantages=["charge"]).do("play charge")
    assert t.stats("redeemer") == (2, 3, 3)


def test_20_7_hold_the_line() -> None:
    party = [human("redeemer", die=1), human("brute", die=1)]
    t = position(*party, advantages=["hold-the-line"]).play("play hold-the-line", "choose tile-35")
    assert [t.stats(word)[2] for word in ("redeemer", "brute-1", "blade-1")] == [4, 4, 3]


def test_20_8_no_quarter() -> None:
    t = position(human("redeemer", die=1), trogs(3), advantages=["no-quarter"])
    t.play("play no-quarter", "choose redeemer")
    assert t.stats("redeemer") == (1, 5, 3)
    t.play("activate redeemer", "attack troglodytes | 1 1 1 1 1")
    assert t.stats("redeemer") == (1, 3, 3)


def test_20_9_second_chance() -> None:
    party = [human("redeemer", die=0), human("brute", die=0)]
    t = position(*party, phase="initiative", moment="rolled", dice=[1, 4], advantages=["second-chance"])
    assert t.moves == ["pass", "play second-chance"]
    t.do("play second-chance")
    assert t.moves == ["reroll 1", "reroll 4", "reroll 1+4"]
    t.do("reroll 1", dice(6))
    assert t.state.dice == [4, 6]
    assert "1 rolled again: 6." in t.heard()


# ---- Event cards


def test_21_1_panic() -> None:
    party = [human("redeemer", die=0, lost=[2]), human("brute", die=0)]
    t = position(
        *party, phase="initiative", moment="rolled", dice=[2, 5], events=["panic"], blessing_used=True
    )
    assert (t.asked, t.moves) == ("demon", ["pass", "play panic"])
    t.do("play panic", dice(1))
    assert (t.asked, t.moves) == ("human", ["pass", "reroll"])
    assert "Redeemer is dealt a 2." in t.heard()
    assert t.match.explain("pass") is None
    assert t.why("activate redeemer") == "14.3"
    assert t.state.copy().same_as(t.state)
    t.do("reroll", dice(3))
    assert "Redeemer rolls it again: 3." in t.heard()
    assert (t.state.die[0], t.state.die[1]) == (3, 5)


def test_21_2_lost() -> None:
    t = position(human("redeemer", die=5), gifts=["precognition"], events=["lost"])
    t.play("activate redeemer", "gift precognition", "explore north")
    assert (t.asked, t.moves) == ("demon", ["pass", "play lost"])
    t.do("play lost", draws("tile-18", "tile-30", "tile-27"))
    t.play("next tile-18", "next tile-30")
    assert t.at("redeemer") == "tile-18"
    assert not t.view("human").foresight
    assert t.view("human").known_tiles == ()
    assert t.view("demon").known_tiles == ("tile-30", "tile-27")


def test_21_3_tough_troglodyte_anywhere() -> None:
    t = threat("tough-troglodyte").do("play tough-troglodyte")
    assert "choose tile-35" in t.moves
    assert t.do("choose tile-35").count("tile-35", "tough-troglodyte") == 1


def test_21_4_possession() -> None:
    t = threat(
        "demonic-possession",
        warriors=(human("redeemer", die=2), human("brute", die=2), human("blade", die=2)),
    )
    t.do("play demonic-possession")
    assert t.moves == ["choose brute-1", "choose blade-1"]
    t.do("choose brute-1")
    assert t.moves == ["choose redeemer", "choose blade-1"]
    t.do("choose redeemer", dice(4, 1, 1))
    assert (t.asked, t.verbs()) == ("human", {"lose"})


def test_25_48_other_bodyguards_may_step_in() -> None:
    t = threat(
        "demonic-possession",
        warriors=(human("redeemer", die=2), human("brute", die=2), human("blade", die=1)),
    )
    t.play("play demonic-possession", "choose blade-1", "choose redeemer | 4 1 1")
    assert t.moves == ["pass", "guard brute-1 1"]


def test_25_48_objects_of_the_possessed_count() -> None:
    blade = human("blade", die=1, objects=["blunderbuss"])
    t = threat("demonic-possession", warriors=(human("redeemer", die=2), blade))
    t.play("play demonic-possession", "choose redeemer | 4 1 1 4")
    assert t.state.stack[-1].fields()[2] == 2, "three dice and one for the Blunderbuss: two hits"
    tired = human("blade", die=1, lost=[1], exhausted=True, objects=["blunderbuss"])
    t = threat("demonic-possession", warriors=(human("redeemer", die=2), tired))
    t.do("play demonic-possession").do("choose redeemer")
    assert t.lost("redeemer") == []


@pytest.mark.parametrize("card", ["demonic-possession", "critical-hit", "terror", "cave-in", "toxic-fumes"])
@cites("14.3")
def test_25_37_cards_of_the_threat_phase_from_its_roll_on(card: str) -> None:
    party = (human("redeemer", die=2), human("brute", die=2))
    table: dict[str, Any] = {"tiles": CORRIDOR, "phase": "threat", "moment": "rolled", "tp": 0}
    t = position(*party, events=[card], dice=[1, 6, 6], **table)
    assert f"play {card}" in t.moves
    t.play("place 6+6 on trap", "pass")
    assert t.moves == [f"play {card}", "resolve trap"]


def test_25_37_a_card_before_the_dice_are_placed() -> None:
    party = (human("redeemer", die=2), human("brute", die=2))
    table: dict[str, Any] = {"tiles": CORRIDOR, "phase": "threat", "moment": "rolled", "tp": 0}
    t = position(*party, events=["toxic-fumes"], dice=[1, 4, 6], **table)
    t.play("play toxic-fumes | 1 1")
    assert "place 4+6 on sounds-from-the-deep" in t.moves


def test_25_37_a_card_is_played_as_soon_as_it_is_drawn() -> None:
    party = (human("redeemer", die=2), human("brute", die=2))
    table: dict[str, Any] = {"tiles": CORRIDOR, "phase": "threat", "moment": "rolled", "tp": 0}
    t = position(*party, dice=[3, 6, 6], **table).play("place 6+6 on trap", "place 3 on dark-destiny")
    t.do("resolve dark-destiny", "draw card-terror-1")
    assert t.moves == ["play terror", "resolve trap"]


def test_21_5_critical_hit() -> None:
    party = (human("redeemer", die=2), human("brute", die=2))
    t = threat("critical-hit", warriors=(*party, trogs(2)), tp=1)
    t.play("play critical-hit", "choose brute-1")
    assert t.view("human").lines_for_demon == 1
    t.play("pass", "activate troglodyte@tile-35", "attack redeemer | 4")
    assert (t.asked, t.verbs()) == ("demon", {"lose"})
    t.play("lose line 6", "pass", "activate troglodyte@tile-35", "attack redeemer | 4")
    assert t.asked == "human"


def test_21_5_a_killing_hit_uses_up_the_choice() -> None:
    dying = human("redeemer", die=2, lost=[1, 3, 4, 5, 6])
    more: dict[str, Any] = {"phase": "demon-action", "lines_for_demon": 1}
    t = position(human("brute", die=1), dying, human("blade", die=1), trogs(2), idle=False, **more)
    t.play("activate troglodyte@tile-35", "attack redeemer | 4", "pass")
    assert t.is_dead("redeemer")
    t.play("pass", "activate troglodyte@tile-35", "attack blade-1 | 4", "pass")
    assert (t.asked, t.verbs()) == ("human", {"lose"})


def test_25_9_critical_hit_only_in_the_demon_action_phase() -> None:
    t = threat("critical-hit", tp=1).play("play critical-hit", "choose brute-1")
    assert t.state.talents(1) & BODYGUARD
    t.do("pass")
    assert not t.state.talents(1) & BODYGUARD


def test_21_6_crisis_of_faith() -> None:
    party = [human("redeemer", die=0), human("brute", die=0)]
    more: dict[str, Any] = {"events": ["crisis-of-faith"], "gifts": ["courage"], "blessing_used": True}
    t = position(*party, phase="initiative", moment="giving", dice=[2, 2], **more)
    assert (t.asked, t.moves) == ("demon", ["pass", "play crisis-of-faith"])
    t.play("play crisis-of-faith", "activate redeemer")
    assert t.why("gift courage") == "18.7"


def test_21_7_terror() -> None:
    t = threat("terror", warriors=(human("redeemer", die=2), human("brute", die=2), trogs(3)))
    assert t.do("play terror").moves == ["choose tile-27"]
    assert t.do("choose tile-27").at("brute-1") == "tile-27"


def test_25_49_terror_ignores_impressive_and_the_tile_has_its_effect() -> None:
    tiles = {"0,0": "tile-35", "1,0": "tile-15 1"}
    guard = dark("demon-of-combat")
    more: dict[str, Any] = {
        "tiles": tiles,
        "phase": "threat",
        "moment": "rolled",
        "dice": [1],
        "events": ["terror"],
    }
    t = position(human("brute", die=2), guard, scenario="invasion", **more)
    t.play("pass", "play terror", "choose tile-15")
    assert t.at("brute-1") == "tile-15"
    assert t.state.destiny_dice_to_come == 1


def test_21_8_cave_in() -> None:
    t = threat("cave-in").do("play cave-in")
    assert "block tile-35 east" in t.moves
    t.do("block tile-35 east")
    assert t.view("human").tiles[0].blocked == "E"


def test_25_50_rubble_stops_moves_and_shots_but_counts_as_unexplored() -> None:
    tiles = {"0,0": {"tile": "tile-35", "blocked": "EN"}, "1,0": "tile-27 1"}
    shooter = human("blade", die=1, objects=["blunderbuss"])
    t = position(shooter, trogs(1, "tile-27"), tiles=tiles).do("activate blade-1")
    assert t.why("move east") == "25.50"
    assert t.why("shoot east troglodytes") == "7.1"
    assert t.why("explore north") == "25.50"
    assert "N" in t.view("demon").tiles[0].free


def test_21_8_clearing_needs_cbt_two() -> None:
    tiles = {"0,0": {"tile": "tile-35", "blocked": "E"}, "1,0": "tile-27 1"}
    t = position(human("blade", die=3), tiles=tiles).do("activate blade-1")
    assert t.why("clear east") == "21.8"
    assert position(human("blade", die=2)).stats("blade-1")[1] == 2
    t = position(human("blade", die=2), tiles=tiles).play("activate blade-1", "clear east", "move east")
    assert t.at("blade-1") == "tile-27"


def test_20_6_a_card_that_is_no_combat_leaves_the_combat() -> None:
    t = position(human("blade", die=1), trogs(1), advantages=["charge"]).do("activate blade-1")
    t.do("play charge")
    assert "attack troglodytes" in t.moves


def test_21_9_toxic_fumes() -> None:
    t = threat("toxic-fumes").play("play toxic-fumes | 3", "lose line 4 | 2")
    assert t.lost("redeemer") == [4]
    assert t.lost("brute-1") == []


def test_21_10_defect() -> None:
    party = (human("redeemer", die=2), human("brute", die=2, objects=["shield-of-steel"]))
    t = threat("defect", warriors=party).play("play defect")
    assert t.moves == ["discard brute-1 shield-of-steel"]
    t.do("discard brute-1 shield-of-steel")
    assert t.stats("brute-1") == (1, 3, 4)
    assert threat("defect").why("play defect") == "14.3"


def test_21_11_demonic_rage() -> None:
    t = threat("demonic-rage", warriors=(human("redeemer", die=2), dark("underground-hunter"))).do(
        "play demonic-rage"
    )
    assert t.state.talents(t.figure("underground-hunter")) & FRANTIC
    assert threat("demonic-rage").why("play demonic-rage") == "14.3"


def test_21_12_sign_of_satan() -> None:
    t = threat("sign-of-satan", warriors=(human("redeemer", die=2), dark("underground-hunter"))).do(
        "play sign-of-satan"
    )
    assert t.stats("underground-hunter") == (3, 2, 5)


def test_21_13_suicide_attack() -> None:
    t = position(human("redeemer", die=2), trogs(2), phase="demon-action", events=["suicide-attack"])
    t.play("activate troglodyte@tile-35", "attack redeemer")
    assert (t.asked, t.moves) == ("demon", ["pass", "play suicide-attack"])
    t.do("play suicide-attack", dice(4, 1, 1))
    t.do("lose line 1")
    assert t.count("tile-35") == 1


def test_25_51_after_a_suicide_attack() -> None:
    t = position(human("redeemer", die=2), trogs(1), phase="demon-action", events=["suicide-attack"])
    t.play("activate troglodyte@tile-35", "attack redeemer", "play suicide-attack | 1 1 1")
    assert t.view("demon").troglodytes_left == 10


def test_14_1_no_limit_and_its_own_moment() -> None:
    t = threat("panic", "lost", "terror", "cave-in", "defect", "suicide-attack")
    assert words(t.moves, "play") == ["play terror", "play cave-in"]
    assert t.why("play panic") == "14.3"
    assert t.why("play sign-of-satan") == "14.1"


def test_14_3_whose_phase_it_is_goes_first() -> None:
    party = [human("redeemer", die=0), human("brute", die=0)]
    cards: dict[str, Any] = {"advantages": ["second-chance"], "events": ["panic"]}
    t = position(*party, phase="initiative", moment="rolled", dice=[2, 5], **cards)
    assert t.asked == "human"
    assert t.do("pass").asked == "demon"


def test_25_52_hands_are_hidden_numbers_are_open() -> None:
    t = position(human("redeemer"), advantages=["grenade", "charge"], events=["terror"])
    human_view, demon_view = t.view("human"), t.view("demon")
    assert (sorted(human_view.hand), human_view.other_hand) == (["charge", "grenade"], 1)
    assert (demon_view.hand, demon_view.other_hand) == (("terror",), 2)


def test_25_52_a_window_opens_by_what_cannot_be_ruled_out() -> None:
    t = position(human("redeemer", die=1), events=["terror"]).play("activate redeemer", "explore north")
    assert (t.asked, t.moves) == ("demon", ["pass"])
    t = position(human("redeemer", die=1), events=["terror"], events_discarded=["lost"])
    t.play("activate redeemer").do("explore north", draws("tile-27"))
    assert t.asked == "human"


def test_3_3_an_advantage_card_is_discarded() -> None:
    t = position(human("redeemer", die=1), advantages=["charge"]).do("play charge")
    assert t.view("demon").advantage_discard == ("charge",)
    assert t.view("human").hand == ()


@pytest.mark.parametrize("card", ["grenade", "charge", "no-quarter"])
def test_3_3_not_in_the_initiative_phase(card: str) -> None:
    party = [human("redeemer", die=0), human("brute", die=0)]
    t = position(*party, phase="initiative", moment="giving", dice=[2, 5], advantages=[card])
    t.play("assign 2 redeemer")
    assert t.moves == ["pass"]


def test_25_30_what_a_bodyguard_does_not_take() -> None:
    t = threat("toxic-fumes").play("play toxic-fumes | 3")
    assert t.verbs() == {"lose"}


def test_25_2_every_figure_is_a_warrior() -> None:
    t = position(human("redeemer", die=1), trogs(1), dark("underground-hunter"), advantages=["grenade"])
    t.play("activate redeemer", "play grenade | 1 3 3")
    assert (t.count("tile-35"), t.wounds("underground-hunter")) == (0, 1)


def test_25_13_no_taking_back() -> None:
    t = position(human("redeemer", "tile-36", die=2), trogs(1), tiles=CORRIDOR, phase="demon-action")
    assert t.do("activate troglodyte@tile-35").verbs() == {"move", "pass"}


def test_20_4_a_potion_is_for_humans() -> None:
    hurt = [human("blade", die=3, lost=[1]), human("brute", die=1, lost=[2])]
    t = position(*hurt, trogs(1), advantages=["healing-potion"]).do("play healing-potion")
    assert t.moves == ["choose blade-1", "choose brute-1"]
    reason = t.match.explain("choose troglodyte@tile-35")
    assert reason is not None
    assert reason.message.id == "why-other-question"


@pytest.mark.parametrize("die", range(1, 7))
def test_18_7_gifts_are_the_redeemers(die: int) -> None:
    t = position(human("blade", die=die), gifts=["courage", "smite"]).do("activate blade-1")
    for gift in ("courage", "smite"):
        reason = t.match.explain(f"gift {gift}")
        assert reason is not None
        assert reason.message.id == "why-gift-not-his"


def test_19_4_of_the_objects_the_scepter_works_for_the_exhausted() -> None:
    objects = ["blunderbuss", "scepter-of-command"]
    t = position(human("redeemer", die=1, lost=[1], exhausted=True, objects=objects))
    usable = t.state.usable_gear(t.figure("redeemer"))
    assert [t.state.box.gears[kind].id for kind in usable] == ["scepter-of-command"]


def test_8_5_what_a_blessing_adds_is_data() -> None:
    own = 'kind = "data"\ngame = "claustrophobia"\n[[talent]]\nid = "blessed"\nmvt = 2\ncbt = 3\n'
    party = [human("redeemer", die=2), human("blade", die=2)]
    t = position(*party, phase="initiative", moment="bless", data_text=own)
    before = t.stats("blade-1")
    assert t.do("bless blade-1 mvt").stats("blade-1")[0] == before[0] + 2


def test_21_13_nobody_is_asked_for_a_card_that_is_out() -> None:
    hands: dict[str, Any] = {"events": ["panic"], "events_discarded": ["suicide-attack", "suicide-attack"]}
    t = position(human("redeemer", die=2), trogs(2), phase="demon-action", **hands)
    t.play("activate troglodyte@tile-35", "attack redeemer | 1")
    assert "play suicide-attack" not in t.moves


def test_21_12_of_two_alike_only_the_first_is_named() -> None:
    damned = [dark("putrefied-damned", count=2), dark("putrefied-damned", "tile-27")]
    party = (human("redeemer", "tile-36", die=2), human("brute", "tile-36", die=2))
    t = threat("sign-of-satan", warriors=(*party, *damned), scenario="infection").do("play sign-of-satan")
    assert t.moves == ["choose putrefied-damned-1", "choose putrefied-damned-3"]
    reason = t.match.explain("choose putrefied-damned-2")
    assert reason is not None
    assert reason.message.id == "why-alike"


def test_24_12_a_card_between_activations_may_end_the_game() -> None:
    own = """
        kind = "data"
        game = "claustrophobia"
        [[advantage]]
        id = "healing-potion"
        do = [{ op = "hit", who = "human", amount = 1 }]
    """
    dying = human("redeemer", die=6, lost=[1, 2, 3, 4, 5])
    cards: dict[str, Any] = {"advantages": ["healing-potion", "charge"], "data_text": own, "idle": False}
    t = position(dying, trogs(1, "tile-27"), tiles=CORRIDOR, **cards)
    assert t.do("play healing-potion").winner == "demon"
