"""Chapters 1, 15, 16 and 24: set-up, handicaps, the auction and the eleven scenarios."""

from typing import Any, cast

import pytest

from tests.games.claustrophobia.positions import (
    CORRIDOR,
    FAR,
    ROOM,
    Entry,
    Table,
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
from undercroft.families.tunnels.face.names import tile_word
from undercroft.families.tunnels.rules.exploring.guide import GuideWalk
from undercroft.families.tunnels.rules.fields import NUMBER_NAMES
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.games.claustrophobia.game import GAME
from undercroft.kernel.texts import Message

SCENARIOS = GAME.scenarios()
DEALT = {
    "survivors": 1,
    "invasion": 2,
    "where-it-hurts": 2,
    "ritual": 2,
    "possessed": 2,
    "who-dares-wins": 1,
    "infection": 3,
    "guide-and-nest": 2,
    "save-the-eggs": 2,
    "delight-of-the-angels": 2,
    "labyrinth": 3,
}
CARDS = ("advantage-our-faith-1", "advantage-our-faith-2", "advantage-charge-1")


def begun(scenario: str, *more: str, **options: object) -> Table:
    """A new game whose Advantage cards are given."""
    chance = ", ".join([draws(*CARDS[: DEALT[scenario]]), *more])
    return new_game(scenario, chance, **options)


def test_1_1_two_sides() -> None:
    t = begun("survivors")
    assert (t.view("human").you, t.view("demon").you) == ("human", "demon")


@pytest.mark.parametrize(
    ("scenario", "party", "tp", "tiles"),
    [
        ("survivors", ["redeemer", "blade-1", "blade-2", "brute-1"], 4, 34),
        ("invasion", ["redeemer", "blade-1", "brute-1", "brute-2"], 5, 16),
        ("where-it-hurts", ["redeemer", "brute-1", "blade-1", "blade-2"], 4, 34),
        ("possessed", ["redeemer", "brute-1", "blade-1"], 4, 9),
        ("who-dares-wins", ["redeemer", "blade-1", "blade-2", "brute-1"], 4, 12),
        ("infection", ["redeemer", "blade-1", "brute-1", "brute-2"], 4, 14),
        ("guide-and-nest", ["redeemer", "blade-1", "blade-2", "brute-1"], 4, 11),
    ],
)
def test_1_2_the_scenario_rules(scenario: str, party: list[str], tp: int, tiles: int) -> None:
    setup = GAME.setup(2, scenario)
    state = GAME.start(setup)
    view = GAME.view(state, 0)
    assert [warrior.word for warrior in view.warriors] == party
    assert (view.tp, view.tiles_left) == (tp, tiles)


def test_1_3_setting_up() -> None:
    t = begun("survivors")
    assert t.view("human").hand == ("our-faith",)
    assert (t.view("demon").hand, t.view("demon").other_hand, t.view("demon").events_left) == ((), 1, 16)


def test_1_4_the_round() -> None:
    t = position(human("redeemer", die=0), phase="initiative", chance=dice(3), gifts=[], blessing_used=True)
    assert t.view("human").phase == "human-action"
    t.play("activate redeemer", "pass | 1 1 1")
    assert t.view("human").phase == "threat"
    t.do("pass", dice(4))
    assert (t.view("human").phase, t.view("human").round) == ("human-action", 3)


def test_1_5_dice() -> None:
    t = position(human("redeemer", die=0), phase="initiative", chance=dice(6), gifts=[], blessing_used=True)
    assert t.stats("redeemer") == (2, 2, 3)


# ---- 24.1


def test_24_1_the_demon_player_places_the_trail_die() -> None:
    t = begun("survivors")
    assert (t.asked, words(t.moves, "mark")) == (
        "demon",
        [f"mark tile-01 {s}" for s in ("north", "east", "south", "west")],
    )
    assert t.do("mark tile-01 north").view("human").trail == (1, "tile-01", "N")


TRAIL = {"tile": "tile-35", "side": "north", "number": 3}


def test_26_18_following_the_air() -> None:
    t = (
        position(human("redeemer"), trail=TRAIL)
        .play("activate redeemer")
        .do("explore north", draws("tile-36"))
    )
    assert (t.asked, t.verbs()) == ("demon", {"mark"})
    t.do("mark tile-36 west")
    assert t.view("human").trail == (4, "tile-36", "W")


def test_24_1_another_exploration_keeps_the_number() -> None:
    tiles = {"0,0": "tile-35", "1,0": "tile-36", "1,1": "tile-30 2"}
    t = position(human("redeemer", "tile-30"), tiles=tiles, trail=TRAIL).play("activate redeemer")
    t.do("explore west", draws("tile-31"))
    t.do("lay esw")
    t.do("mark tile-31 west")
    assert t.view("human").trail == (3, "tile-31", "W")


LAST = {"tile": "tile-35", "side": "north", "number": 10, "since": 2}


def test_24_1_the_exit_comes_at_ten() -> None:
    t = position(human("redeemer"), trail=LAST, round=3).play("activate redeemer", "explore north")
    assert (t.asked, t.verbs()) == ("demon", {"lay"})
    t.do("lay esw")
    assert (t.at("redeemer"), t.view("human").reached) == ("tile-02", ("redeemer",))


@cites("24.3")
@pytest.mark.parametrize(("scenario", "number"), [("survivors", 10), ("where-it-hurts", 7)])
def test_24_1_the_last_tile_comes_the_round_after(scenario: str, number: int) -> None:
    trail = {**LAST, "number": number}
    t = position(human("redeemer"), trail=trail, scenario=scenario).do("activate redeemer")
    assert t.why("explore north") == "24.12"
    t = position(human("redeemer"), trail=trail, scenario=scenario, round=3).do("activate redeemer")
    assert "explore north" in t.moves
    loose: dict[str, object] = {"strict-last-tile": False}
    t = position(human("redeemer"), trail=trail, scenario=scenario, options=loose).do("activate redeemer")
    assert "explore north" in t.moves


EXIT = {"0,0": "tile-35", "0,1": "tile-02"}


def test_24_1_two_at_the_exit_win() -> None:
    t = position(human("redeemer"), human("brute"), tiles=EXIT, idle=False)
    t.play("activate redeemer", "move north", "pass", "activate brute-1", "move north")
    assert t.winner == "human"


def test_24_1_one_away_and_no_other_left_is_a_draw() -> None:
    t = position(human("redeemer"), tiles=EXIT, idle=False).play("activate redeemer", "move north", "leave")
    assert t.winner == "draw"


def test_24_1_all_dead() -> None:
    dying = human("redeemer", die=2, lost=[1, 2, 3, 4, 5])
    t = position(dying, trogs(1), phase="demon-action", idle=False)
    t.play("activate troglodyte@tile-35", "attack redeemer | 4")
    assert t.winner == "demon"


# ---- 24.2 to 24.4


def test_24_2_two_charges() -> None:
    party = [human("redeemer", "tile-11"), human("brute", "tile-11")]
    t = position(*party, tiles={"0,0": "tile-11"}, scenario="invasion")
    t.play("activate redeemer", "set-charge", "pass", "activate brute-1", "set-charge")
    assert t.winner == "human"


def test_24_12_to_give_up_his_combat() -> None:
    t = position(
        human("redeemer", "tile-11"), trogs(1, "tile-11"), tiles={"0,0": "tile-11"}, scenario="invasion"
    )
    assert t.do("activate redeemer").why("set-charge") == "24.12"
    tired = human("redeemer", "tile-11", die=1, lost=[1], exhausted=True)
    t = position(tired, tiles={"0,0": "tile-11"}, scenario="invasion").do("activate redeemer")
    assert t.why("set-charge") == "9.1"


def test_24_3_the_way_to_the_master() -> None:
    seven = {"tile": "tile-35", "side": "north", "number": 7}
    t = position(human("redeemer"), trail=seven, scenario="where-it-hurts", tp=3)
    t.play("activate redeemer", "explore north")
    assert (t.at("redeemer"), t.at("master-of-souls")) == ("tile-01", "tile-01")


def test_24_3_ambush() -> None:
    t = position(human("redeemer"), scenario="where-it-hurts", tp=3).play("activate redeemer")
    t.do("explore north", draws("tile-27"))
    assert (t.asked, t.moves) == ("demon", ["pass", "ambush 1", "ambush 2"])
    t.do("ambush 2")
    assert (t.tp, t.count("tile-27"), t.at("redeemer")) == (1, 2, "tile-27")


def test_24_3_an_ambush_keeps_to_the_size_of_the_tunnel() -> None:
    t = position(human("redeemer"), scenario="where-it-hurts", tp=3).play("activate redeemer")
    t.do("explore north", draws("tile-08"))
    assert (t.asked, t.moves) == ("demon", ["pass", "ambush 1"])


def test_24_3_the_master_dies() -> None:
    master = dark("master-of-souls", wounds=9)
    t = position(human("redeemer", die=1), master, scenario="where-it-hurts")
    assert t.play("activate redeemer", "attack master-of-souls | 4 1 1").winner == "human"


def test_24_4_seals() -> None:
    t = begun("ritual")
    assert (t.asked, len(t.moves)) == ("human", 4)
    t.play("seal tile-01 north", "seal tile-01 east", "seal tile-01 south")
    assert t.view("demon").tiles[0].sealed == "NES"


SEALED = {"0,0": {"tile": "tile-01", "sealed": "N"}, "0,1": "tile-06", "0,-1": "tile-35"}


def test_24_4_demons_do_not_cross_and_may_break_a_seal() -> None:
    t = position(
        human("redeemer", "tile-01"),
        trogs(2, "tile-06"),
        tiles=SEALED,
        scenario="ritual",
        phase="demon-action",
    )
    t.do("activate troglodyte@tile-06")
    assert t.why("move south") == "24.4"
    t.do("break-seal south", dice(4))
    t.play("pass", "activate troglodyte@tile-06", "break-seal south | 5", "move south")
    assert t.count("tile-01") == 1


def test_24_4_the_ritual_goes_on() -> None:
    t = position(human("redeemer", "tile-01"), tiles=SEALED, scenario="ritual", counter=6)
    t.do("pass", dice(1, 1, 1))
    assert t.view("human").counter == 7
    t = position(
        human("redeemer", "tile-01"), trogs(1, "tile-01"), tiles=SEALED, scenario="ritual", counter=6
    )
    t.do("pass", dice(1, 1, 1))
    assert t.view("human").counter == 6
    t = position(human("redeemer", "tile-01"), tiles=SEALED, scenario="ritual", counter=9).do("pass")
    assert t.winner == "human"


# ---- 24.5 to 24.8


def test_24_5_a_stash_brings_a_possessed_one() -> None:
    t = position(human("redeemer"), scenario="possessed").play("activate redeemer")
    t.state.tiles.bands[:] = [0, 0, 0, 1, 0, 0]
    t.do("explore north", draws("tile-11"))
    assert t.count("tile-11", "possessed-one") == 1


def test_24_5_what_stops_the_possessed_one_does_not_stop_the_explorer() -> None:
    own = '[[tile-kind]]\nid = "stash"\ndemon_entry = [{ dice = [], do = [{ op = "end-movement" }] }]\n'
    t = position(human("redeemer", die=6), scenario="possessed", data_text=own).play("activate redeemer")
    t.state.tiles.bands[:] = [0, 0, 0, 1, 0, 0]
    t.do("explore north", f"{draws('tile-11')}, {dice(1)}")
    assert t.at("redeemer") == "tile-11"
    assert "move south" in t.moves


def test_24_5_exorcism() -> None:
    party = [human("redeemer", die=1), human("brute", die=2)]
    t = position(*party, dark("possessed-one", wounds=3), scenario="possessed", idle=False)
    t.play("activate redeemer", "attack possessed-one-1 | 4 1 1", "lose line 2", "lose line 5")
    assert (t.at("blade-1"), t.lost("blade-1")) == ("tile-35", [2, 5])
    t.do("pass")
    assert words(t.moves, "activate") == ["activate brute-1"]
    assert t.why("activate blade-1") == "24.5"


def test_24_5_the_second_wins() -> None:
    done = {"kind": "possessed-one", "dead": True, "id": "possessed-one-1"}
    t = position(
        human("redeemer", die=1),
        done,
        dark("possessed-one", wounds=3, id="possessed-one-2"),
        scenario="possessed",
    )
    t.play("activate redeemer", "attack possessed-one-2 | 4 1 1")
    assert t.winner == "human"


def test_25_53_the_rest_of_an_effect_may_still_make_it_a_draw() -> None:
    done = {"kind": "possessed-one", "dead": True, "id": "possessed-one-1"}
    dying = human("redeemer", die=1, lost=[2, 3, 4, 5, 6])
    last = dark("possessed-one", wounds=3, id="possessed-one-2")
    t = position(human("brute", die=2), dying, done, last, scenario="possessed", advantages=["grenade"])
    t.play("activate brute-1", "play grenade | 1 3 3")
    assert t.winner == "draw"


def test_24_3_an_ambush_keeps_to_the_figures_of_the_box() -> None:
    tiles = {"0,0": "tile-35", "5,5": "tile-36"}
    t = position(human("redeemer"), trogs(9, "tile-36"), tiles=tiles, scenario="where-it-hurts", tp=9)
    t.do("activate redeemer").do("explore north", draws("tile-27"))
    assert (t.asked, t.moves) == ("demon", ["pass", "ambush 1"])
    assert t.match.explain("ambush 1") is None
    assert t.why("ambush 2") == "14.3"


TREASURE = {"0,0": {"tile": "tile-11", "tokens": ["treasure-token", "treasure-token"]}, "0,1": "tile-02"}


def test_24_6_treasure() -> None:
    t = position(human("redeemer", "tile-11", die=3), tiles=TREASURE, scenario="who-dares-wins", face_down=4)
    t.play("activate redeemer", "take-treasure treasure-token | 3")
    assert t.view("human").tiles[0].tokens == ("treasure-token",)
    t = position(human("redeemer", "tile-11", die=3), tiles=TREASURE, scenario="who-dares-wins", face_down=4)
    t.play("activate redeemer", "take-treasure treasure-token | 1")
    assert t.stats("redeemer") == (1, 1, 4)
    t.do("move north")
    assert t.winner == "human"


def test_24_6_the_treasure_is_picked_up_again_where_its_bearer_fell() -> None:
    tiles = {"0,0": {"tile": "tile-11", "tokens": ["treasure"]}, "0,1": "tile-02"}
    t = position(human("redeemer", "tile-11", die=3), tiles=tiles, scenario="who-dares-wins", face_down=2)
    t.play("activate redeemer", "take-treasure treasure")
    assert t.view("human").tiles[0].tokens == ()
    assert t.do("move north").winner == "human"


def test_24_7_crawling_death() -> None:
    party = [human("redeemer", die=0), human("brute", die=0, lost=[1]), human("blade", die=0, lost=[1, 2])]
    t = position(*party, phase="initiative", scenario="infection")
    assert (t.asked, t.verbs()) == ("human", {"lose"})
    t.do("lose line 4", dice(3, 3, 3))
    assert (t.lost("redeemer"), t.lost("brute-1"), t.lost("blade-1")) == ([], [1, 4], [1, 2])


def test_24_7_return_from_beyond() -> None:
    dying = human("brute", die=2, lost=[1, 2, 3, 4, 5])
    party = [human("redeemer", die=2), human("blade", die=2)]
    t = position(dying, *party, trogs(1), phase="demon-action", scenario="infection")
    t.play("activate troglodyte@tile-35", "attack brute-1 | 4")
    assert t.count("tile-35", "putrefied-damned") == 1


def test_24_7_one_too_many_goes() -> None:
    dying = human("brute", die=2, lost=[1, 2, 3, 4, 5])
    party = [human("redeemer", die=2), human("blade", die=2)]
    t = position(dying, *party, trogs(3), phase="demon-action", scenario="infection")
    t.play("activate troglodyte@tile-35", "attack brute-1 | 4")
    assert t.moves == ["choose troglodyte@tile-35", "choose putrefied-damned-1"]
    assert t.do("choose troglodyte@tile-35").count("tile-35") == 2


def test_24_7_a_tough_troglodyte_that_goes_is_one_of_the_supply_again() -> None:
    dying = human("brute", die=2, lost=[1, 2, 3, 4, 5])
    party = [human("redeemer", die=2), human("blade", die=2)]
    dark_ones = [dark("tough-troglodyte"), trogs(2)]
    t = position(dying, *party, *dark_ones, phase="demon-action", scenario="infection")
    t.play("activate troglodyte@tile-35", "attack brute-1 | 4", "choose tough-troglodyte-1")
    assert t.state.box.kind_named("tough-troglodyte") not in t.state.kind


def test_24_7_cannot_escape_any_more() -> None:
    dying = human("brute", die=2, lost=[1, 2, 3, 4, 5])
    t = position(
        dying, human("redeemer", die=2), trogs(1), phase="demon-action", scenario="infection", idle=False
    )
    t.play("activate troglodyte@tile-35", "attack brute-1 | 4")
    assert t.winner == "demon"


def test_24_8_the_guide() -> None:
    party = [human("redeemer", die=0), human("brute", die=0)]
    t = position(
        *party, phase="initiative", scenario="guide-and-nest", guide="tile-35", chance="roll 2, draw tile-30"
    )
    assert (t.asked, t.verbs()) == ("human", {"lay"})
    t.do("lay nsw", dice(2, 2))
    assert (t.view("demon").guide, t.view("demon").troglodytes_left) == ("tile-30", 10)


@pytest.mark.parametrize(("left", "drawn"), [([0, 0, 3, 1], "tile-12"), ([0, 0, 1, 0], "tile-27")])
def test_24_8_the_guide_goes_when_a_human_lays_the_nest_or_the_last_tile(left: list[int], drawn: str) -> None:
    party = [human("redeemer"), human("brute", die=2)]
    t = position(
        *party, trogs(1, FAR), tiles={**ROOM, "9,9": FAR}, scenario="guide-and-nest", guide=FAR, idle=False
    )
    t.state.tiles.bands[:] = left
    t.do("activate redeemer").do("explore north", draws(drawn))
    assert "The guide slips away." in t.heard()
    assert (t.view("demon").guide, t.view("demon").troglodytes_left) == (None, 10)


def test_24_8_the_guide_goes_to_the_nearest_openings() -> None:
    here = {"0,0": {"tile": "tile-35", "blocked": "NW"}}
    near = {"1,0": "tile-36", "0,-1": "tile-33"}
    far = {"3,0": "tile-30", "2,0": "tile-27 1"}
    for tiles in (here | near | far, here | far | near):
        table: dict[str, Any] = {"tiles": tiles, "scenario": "guide-and-nest", "guide": "tile-35"}
        t = position(human("redeemer"), trogs(1), idle=False, **table)
        goals = GuideWalk().goals(t.state)
        assert [tile_word(t.state, slot) for slot in goals] == ["tile-36", "tile-33"]


def test_24_8_no_further_walk_once_the_nest_lies() -> None:
    party = [human("redeemer", die=0), human("brute", die=0)]
    tiles = {"0,0": "tile-35", "0,1": "tile-12"}
    table: dict[str, Any] = {"scenario": "guide-and-nest", "guide": "tile-35", "blessing_used": True}
    t = position(*party, phase="initiative", tiles=tiles, chance=dice(2, 2), **table)
    assert (len(t.state.laid), t.view("demon").guide) == (2, None)


def test_24_8_the_nest() -> None:
    party = [human("redeemer", "tile-12"), human("brute", die=2)]
    t = position(*party, tiles={"0,0": "tile-35", "0,1": "tile-12"}, scenario="guide-and-nest")
    assert t.play("activate redeemer", "destroy-nest").winner == "human"
    alone = [human("redeemer", "tile-12")]
    t = position(*alone, tiles={"0,0": "tile-35", "0,1": "tile-12"}, scenario="guide-and-nest", idle=False)
    assert t.play("activate redeemer", "destroy-nest").winner == "draw"


# ---- 24.9 to 24.11


def fixed(scenario: str, *warriors: Entry, ground: dict[str, list[str]] | None = None, **more: Any) -> Table:
    """A position on the scenario's own map, with tokens on some tiles."""
    state = GAME.start(GAME.setup(2, scenario))
    tiles = {
        f"{tile.x},{tile.y}": {"tile": f"{tile.id} {tile.turned}", "tokens": (ground or {}).get(tile.id, [])}
        for tile in GAME.view(state, 0).tiles
    }
    return position(*warriors, tiles=tiles, scenario=scenario, idle=False, **more)


def test_24_9_where_the_humans_begin() -> None:
    t = begun("save-the-eggs")
    places = {warrior.word: str(warrior.tile) for warrior in t.view("human").warriors}
    tiles = {tile.id: (tile.x, tile.y) for tile in t.view("human").tiles}
    assert {word: tiles[tile] for word, tile in places.items()} == {
        "redeemer": (1, 1),
        "brute-1": (1, 1),
        "blade-1": (2, 1),
        "blade-2": (2, 1),
    }


def test_24_9_eggs_are_carried_out() -> None:
    carrier = dark("troglodyte", "tile-28", carries=["egg"])
    others = [human("redeemer", "tile-36", die=2), trogs(1, "tile-25")]
    t = fixed(
        "save-the-eggs", *others, carrier, phase="demon-action", demon_points=2, ground={"tile-25": ["egg"]}
    )
    t.play("activate troglodyte@tile-28+egg", "carry-out west")
    assert (t.view("human").demon_points, t.view("human").troglodytes_left) == (3, 10)


def test_24_9_taking_and_smashing() -> None:
    t = fixed(
        "save-the-eggs",
        human("redeemer", "tile-36", die=2),
        trogs(1, "tile-25"),
        phase="demon-action",
        ground={"tile-25": ["egg"]},
    )
    t.play("activate troglodyte@tile-25", "take-egg")
    assert "move east" in t.moves
    t = fixed(
        "save-the-eggs",
        human("redeemer", "tile-25", die=2),
        human("brute", "tile-36"),
        ground={"tile-25": ["egg"], "tile-12": ["egg"]},
    )
    t.play("activate redeemer", "smash-egg | 4")
    assert [tile.tokens for tile in t.view("human").tiles if tile.id == "tile-25"] == [()]


def test_24_9_after_ten_rounds() -> None:
    t = fixed(
        "save-the-eggs",
        human("redeemer", "tile-36", die=2),
        trogs(1, "tile-25"),
        phase="demon-action",
        round=10,
        ground={"tile-26": ["egg"]},
    )
    assert t.do("pass").winner == "human"
    t = fixed(
        "save-the-eggs",
        human("redeemer", "tile-36", die=2),
        trogs(1, "tile-25"),
        phase="demon-action",
        round=10,
        ground={"tile-26": ["egg"]},
        demon_points=2,
    )
    assert t.do("pass").winner == "draw"


def test_24_9_all_humans_dead() -> None:
    dying = human("redeemer", "tile-36", die=2, lost=[1, 2, 3, 4, 5])
    ground = {"tile-25": ["egg"], "tile-26": ["egg"], "tile-12": ["egg"]}
    t = fixed("save-the-eggs", dying, trogs(1, "tile-36"), phase="demon-action", ground=ground)
    t.play("activate troglodyte@tile-36", "attack redeemer | 4")
    assert (t.winner, t.view("human").demon_points) == ("demon", 0)
    assert GAME.texts.say(GAME.outcome_message(t.state)) == (
        "The Demon player wins. No Human is left alive. "
        "Eggs carried out: 0; left on the map and counted as out: 3."
    )


def test_24_9_with_too_few_eggs_left_the_dead_still_have_a_draw() -> None:
    dying = human("redeemer", "tile-36", die=2, lost=[1, 2, 3, 4, 5])
    t = fixed("save-the-eggs", dying, trogs(1, "tile-36"), phase="demon-action", ground={"tile-25": ["egg"]})
    assert t.play("activate troglodyte@tile-36", "attack redeemer | 4").winner == "draw"


def test_24_10_cakes() -> None:
    blade = human("blade", "tile-12", die=1)
    t = fixed(
        "delight-of-the-angels",
        human("redeemer", "tile-02", die=2),
        blade,
        ground={"tile-12": ["cake"]},
    )
    t.play("activate blade-1", "take-cake", "pass")
    assert t.view("demon").warriors[1].carries == ("cake",)


LONG: dict[str, Any] = {"options": {"cake-rounds": "8"}}


def test_24_10_in_the_long_game_too_hot_before_round_five() -> None:
    blade = human("blade", "tile-12", die=1, carries=["cake"])
    t = fixed("delight-of-the-angels", human("redeemer", "tile-02", die=2), blade, round=4, **LONG).do(
        "activate blade-1"
    )
    assert t.why("eat-cake") == "24.12"
    t = fixed("delight-of-the-angels", human("redeemer", "tile-02", die=2), blade, round=5, **LONG)
    t.play("activate blade-1", "eat-cake")
    assert t.view("human").human_points == 1
    t = fixed("delight-of-the-angels", human("redeemer", "tile-02", die=2), blade, round=1)
    t.play("activate blade-1", "eat-cake")
    assert t.view("human").human_points == 1


def test_24_10_extracting_at_the_exit() -> None:
    blade = human("blade", "tile-02", die=1, carries=["cake"])
    t = fixed("delight-of-the-angels", human("redeemer", "tile-27", die=2), blade, round=1)
    assert t.play("activate blade-1", "pass").view("human").human_points == 2


def test_24_10_they_are_mine() -> None:
    tuc = human("redeemer", "tile-02", die=4)
    t = fixed("delight-of-the-angels", tuc, dark("troglodyte", "tile-27", carries=["cake"]))
    t.play("activate redeemer", "move west")
    assert t.stats("redeemer") == (2, 3, 4)


def test_24_10_points_at_the_end() -> None:
    carrier = dark("troglodyte", "tile-27", carries=["cake"])
    t = fixed(
        "delight-of-the-angels",
        human("redeemer", "tile-02", die=2),
        carrier,
        phase="demon-action",
        round=4,
        human_points=1,
    )
    assert t.do("pass").winner == "draw"
    t = fixed(
        "delight-of-the-angels", human("redeemer", "tile-02", die=2), carrier, phase="demon-action", round=4
    )
    assert t.do("pass").winner == "demon"
    dying = human("redeemer", "tile-02", die=2, lost=[1, 2, 3, 4, 5])
    t = fixed(
        "delight-of-the-angels", dying, human("brute", "tile-27"), trogs(1, "tile-02"), phase="demon-action"
    )
    assert t.play("activate troglodyte@tile-02", "attack redeemer | 4").winner == "demon"


def test_24_10_four_rounds_unless_the_long_game_is_chosen() -> None:
    for options, rounds in (({}, 4), ({"cake-rounds": "8"}, 8)):
        setup = GAME.setup_with(2, "delight-of-the-angels", "", "", options)
        assert GAME.view(GAME.start(setup), 0).last_round == rounds
    tuc = human("redeemer", "tile-02", die=2)
    last: dict[str, Any] = {"phase": "demon-action", "round": 4, "human_points": 1}
    assert fixed("delight-of-the-angels", tuc, trogs(1, "tile-27"), **last).do("pass").winner == "human"
    t = fixed("delight-of-the-angels", tuc, trogs(1, "tile-27"), **last, **LONG)
    assert t.do("pass", dice(1)).winner == ""


def test_24_11_set_up() -> None:
    t = begun("labyrinth")
    view = t.view("human")
    assert (len(view.tiles), view.rock, t.asked) == (46, ("1,2", "4,5"), "demon")
    assert sorted(token for tile in view.tiles for token in tile.tokens) == ["gem-2"] * 4 + ["gem-3"] * 3
    assert view.holes_left == 3


def test_24_11_gems_and_escape() -> None:
    rich = human("redeemer", "tile-02", die=2, carries=["gem-3", "gem-3"])
    t = fixed("labyrinth", rich, human("brute", "tile-01"), human_points=1).play("activate redeemer", "leave")
    assert t.winner == "human"
    poor = human("redeemer", "tile-02", die=2, carries=["gem-3"])
    t = fixed("labyrinth", poor).play("activate redeemer", "leave")
    assert t.winner == "demon"


@cites("25.53")
def test_24_11_who_has_left_is_not_beaten() -> None:
    rich = human("redeemer", "tile-02", die=2, carries=["gem-3", "gem-3"])
    t = fixed("labyrinth", rich, human_points=1).play("activate redeemer", "leave")
    assert t.winner == "human"


def test_24_11_at_most_two_gems() -> None:
    rich = human("redeemer", "tile-25", die=2, carries=["gem-3", "gem-2"])
    t = fixed("labyrinth", rich, ground={"tile-25": ["gem-3"]}).do("activate redeemer")
    assert t.why("take-gem gem-3") == "24.12"


def test_24_11_after_twenty_rounds() -> None:
    t = fixed(
        "labyrinth", human("redeemer", "tile-01", die=2), trogs(1, "tile-25"), phase="demon-action", round=20
    )
    assert t.do("pass").winner == "demon"


def test_25_53_the_outcome_names_the_ending() -> None:
    rich = human("redeemer", "tile-02", die=2, carries=["gem-3", "gem-3"])
    poor = human("redeemer", "tile-02", die=2, carries=["gem-3"])
    reasons = []
    for leaving, points in ((rich, 1), (poor, 0)):
        outcome = (
            fixed("labyrinth", leaving, human_points=points)
            .play("activate redeemer", "leave")
            .match.outcome()
        )
        assert outcome is not None
        reason = outcome.message.args["reason"]
        assert isinstance(reason, Message)
        reasons.append((outcome.rule, reason.id))
    assert reasons == [("24.11", "end-gems-out"), ("24.11", "end-no-human-left")]


def test_25_53_a_hundred_rounds() -> None:
    t = position(
        human("redeemer", die=2),
        trogs(1, "tile-36"),
        tiles=CORRIDOR,
        phase="demon-action",
        round=100,
        idle=False,
    )
    assert t.do("pass").winner == "draw"


# ---- handicaps and auction


def test_15_1_easier_for_the_demon_player() -> None:
    t = new_game("survivors", draws(CARDS[0]), **{"handicap-demon-tp": True, "handicap-demon-deck": True})
    assert (t.tp, t.view("demon").events_left) == (7, 13)


def test_15_2_easier_for_the_human_player() -> None:
    t = new_game(
        "survivors", draws(*CARDS[:2]), **{"handicap-human-advantage": True, "handicap-human-gift": True}
    )
    assert (t.asked, len(t.view("human").hand)) == ("human", 2)
    assert words(t.moves, "learn") == ["learn smite", "learn gather-round", "learn healing", "learn blessing"]
    assert "healing" in t.do("learn healing").view("demon").gifts


def test_16_1_bidding_down() -> None:
    options: dict[str, object] = {"auction": True}
    t = new_game("survivors", dice(2), **options)
    assert t.state.asked_seat() == 1
    assert t.moves[0] == "bid 21"
    assert t.why("pass") == "16.1"
    t.do("bid 18")
    assert t.state.asked_seat() == 0
    assert t.why("bid 18") == "16.1"
    t.do("pass")
    assert (t.state.human_seat, t.state.asked_seat()) == (1, 1)


def test_16_2_building_the_team() -> None:
    t = new_game("survivors", dice(1), auction=True).play("bid 5", "pass")
    assert words(t.moves, "hire") == ["hire brute", "hire blade"]
    t.do("hire brute")
    assert words(t.moves, "hire") == []
    assert t.why("equip redeemer shield-of-steel") == "16.2"
    t.do("equip brute-1 shield-of-steel")
    assert t.moves == ["draw 0"]


def said(t: Table, words_: str) -> str:
    """Why words are refused, in English."""
    reason = t.match.explain(words_)
    assert reason is not None
    assert GAME.texts.say(reason.message, "fr") != reason.message.id
    return GAME.texts.say(reason.message)


def test_16_1_a_bid_of_nothing_is_a_bid() -> None:
    t = new_game("survivors", dice(1), auction=True).do("bid 0")
    assert t.moves == ["draw 0"]
    t.do("draw 0")
    assert t.view("human").hand == ()
    assert [warrior.word for warrior in t.view("human").warriors] == ["redeemer"]
    assert t.view("human").gifts == ()


@pytest.mark.parametrize(
    ("scenario", "least"),
    [
        ("survivors", 3),
        ("infection", 3),
        ("guide-and-nest", 3),
        ("labyrinth", 3),
        ("invasion", 0),
        ("possessed", 0),
        ("ritual", 0),
        ("save-the-eggs", 0),
        ("delight-of-the-angels", 0),
        ("where-it-hurts", 0),
        ("who-dares-wins", 0),
    ],
)
def test_16_1_a_bid_too_low_for_the_aim_is_warned_about(scenario: str, least: int) -> None:
    t = new_game(scenario, dice(1), auction=True)
    seat = t.match.one_asked(None)
    offer = t.match.offer(seat)
    for lang, words_ in (("en", "too little"), ("fr", "trop peu")):
        label = {
            bid: GAME.texts.say(GAME.choice(t.state, seat, move).label, lang) for bid, move in offer.items()
        }
        assert [bid for bid in range(22) if words_ in label[f"bid {bid}"]] == list(range(least))
        assert (str(least) in GAME.texts.say(GAME.prompt(t.state, seat), lang)) == (least > 0)


def test_16_1_infection_with_two_points_is_lost_before_the_first_round() -> None:
    t = new_game("infection", dice(1), auction=True).play("bid 2", "pass")
    assert t.do("draw 2", draws(*CARDS[:2])).winner == "demon"
    assert t.state.round == 0


def test_16_2_refusals_say_what_is_wrong() -> None:
    t = new_game("survivors", dice(1), auction=True).play("bid 12", "pass", "hire brute", "hire brute")
    assert said(t, "hire brute") == "There are no more of these to take"
    assert said(t, "equip redeemer shield-of-steel") == "Redeemer cannot bear the Shield of Steel"
    assert said(t, "hire redeemer") == "Redeemer is not for sale"
    t.do("equip brute-1 shield-of-steel")
    assert said(t, "equip brute-1 shield-of-steel") == "Brute 1 already has the Shield of Steel"
    assert said(t, "draw 2") == "The team must be worth exactly 12: 4 points are left"
    assert said(t, "pass") == "The team must be worth exactly 12: 4 points are left"
    t.do("learn healing")
    assert said(t, "learn healing") == "The Redeemer already has Aura of Healing"
    assert said(t, "hire blade") == "This costs 3 and you have 2 points left"


def test_24_5_a_freed_man_rests_for_this_round_even_if_he_is_healed() -> None:
    freed = human("blade", die=3, lost=[3], fresh=True)
    t = position(freed, human("brute", die=1), advantages=["healing-potion"])
    t.play("play healing-potion", "heal line 3")
    assert t.lost("blade-1") == []
    assert t.state.is_exhausted(t.figure("blade-1"))
    assert "activate blade-1" not in t.moves


@pytest.mark.parametrize("kind", ["brute", "blade"])
def test_24_5_the_possessed_are_not_for_hire(kind: str) -> None:
    t = new_game("possessed", dice(1), auction=True).play("bid 21", "pass", f"hire {kind}")
    assert said(t, f"hire {kind}") == "There are no more of these to take"


def test_16_2_at_most_four_gifts() -> None:
    t = new_game("survivors", dice(1), auction=True).play("bid 21", "pass", "learn smite", "learn courage")
    t.play("learn healing", "learn blessing")
    assert said(t, "learn gather-round") == "A team may have 4 Gifts"


@cites("15.2")
@pytest.mark.parametrize("scenario", ["ritual", "save-the-eggs", "labyrinth"])
def test_16_2_a_useless_gift_is_not_sold_on_a_fixed_map(scenario: str) -> None:
    t = new_game(scenario, dice(1), auction=True).play("bid 21", "pass")
    assert "learn precognition" not in t.moves
    assert said(t, "learn precognition") == "Aura of Precognition can do nothing on this map"
    t = begun(scenario, **{"handicap-human-gift": True})
    assert "learn precognition" not in t.moves
    assert "learn smite" in t.moves


def test_26_19_a_team_for_seventeen() -> None:
    t = new_game("survivors", dice(1), auction=True).play("bid 17", "pass", "learn courage", "learn healing")
    t.play("hire brute", "hire brute", "equip brute-1 shield-of-steel", "equip brute-2 shield-of-steel")
    t.do("draw 3", draws(*CARDS))
    assert sorted(t.view("human").hand) == ["charge", "our-faith", "our-faith"]
    assert t.view("human").gifts == ("courage", "healing")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_1_2_every_scenario_can_be_described_in_both_languages(scenario: str) -> None:
    state = GAME.start(GAME.setup(2, scenario))
    state.seed(1)
    state.run()
    for lang in ("en", "fr"):
        assert len(GAME.describe(state, state.asked_seat(), lang).splitlines()) > 5
        assert GAME.texts.has(f"scenario-{scenario}", lang)


def test_24_12_a_persons_own_scenario() -> None:
    text = """
kind = "scenario"
game = "claustrophobia"
id = "my-cellar"
map = "fixed"
start = [0, 0]
tiles = [{ x = 0, y = 0, tile = "tile-35" }, { x = 1, y = 0, tile = "tile-36" }]
party = [{ warrior = "redeemer" }, { warrior = "brute", objects = ["shield-of-steel"] }]
tp = 3
rounds = 4
ending = [
  { when = "humans-gone", verdict = "demon", message = "end-all-humans-dead" },
  { when = "rounds", verdict = "human", message = "end-rounds-over" },
]
"""
    assert GAME.check_scenario(text) == []
    match = GAME.new(scenario_text=text, seed=3)
    for _ in range(500):
        if match.outcome() is not None:
            break
        match.apply(match.moves()[-1])
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.results == ("win", "loss")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("tile-36", "tile-99"), "tile-99"),
        (('warrior = "brute"', 'warrior = "ogre"'), "ogre"),
        (('"shield-of-steel"', '"blunderbuss"'), "cannot bear"),
        (("tile-36", "tile-35"), "twice"),
        (('when = "rounds"', 'when = "never"'), "never"),
        (("tp = 3", "tpp = 3"), "tpp"),
        (("start = [0, 0]", "start = [5, 5]"), "No tile lies"),
    ],
)
def test_24_12_what_is_wrong_with_a_scenario(change: tuple[str, str], said: str) -> None:
    text = """
map = "fixed"
start = [0, 0]
tiles = [{ x = 0, y = 0, tile = "tile-35" }, { x = 1, y = 0, tile = "tile-36" }]
party = [{ warrior = "redeemer" }, { warrior = "brute", objects = ["shield-of-steel"] }]
tp = 3
rounds = 4
ending = [{ when = "rounds", verdict = "human" }]
"""
    assert GAME.check_scenario(text) == []
    problems = GAME.check_scenario(text.replace(*change))
    assert any(said in problem for problem in problems), problems
    assert all(problem.endswith(".") for problem in problems)


def test_24_12_a_persons_own_texts() -> None:
    text = """
map = "fixed"
start = [0, 0]
tiles = [{ x = 0, y = 0, tile = "tile-35" }]
party = [{ warrior = "redeemer", name = "abbot" }]
rounds = 1
action = [{ id = "pray", who = "human", where = "plain", alone = true, do = [{ op = "count", amount = 1 }] }]
ending = [{ when = "counter", verdict = "human", message = "saved" }, { when = "rounds", verdict = "demon" }]

[text.en]
abbot = "The Abbot"
move-pray = "Pray"
saved = "A prayer was heard."

[text.fr]
abbot = "L'abbé"
move-pray = "Prier"
"""
    assert GAME.check_scenario(text) == []
    match = GAME.new(scenario_text=text, chance="roll 2")
    while "pray" not in match.moves():
        match.apply(match.moves()[0])
    labels = {choice.words: choice.label for choice in match.choices()}
    assert [GAME.texts.say(labels["pray"], lang) for lang in ("en", "fr")] == ["Pray", "Prier"]
    assert GAME.texts.say(match.prompt(), "fr").startswith("L'abbé")
    match.apply("pray")
    outcome = match.outcome()
    assert outcome is not None
    assert GAME.texts.say(outcome.message, "fr").endswith("A prayer was heard.")
    assert GAME.check_scenario(text.replace("[text.fr]", "[text.de]")) != []


def test_every_number_of_the_state_has_a_name() -> None:
    assert len(NUMBER_NAMES) == len(cast(Tunnels, GAME.start(GAME.setup())).numbers())
