"""Chapter 5: exploration."""

from typing import Any

from tests.games.claustrophobia.positions import dark, draws, human, position, trogs, words
from tests.rules.citing import cites
from undercroft.games.claustrophobia.game import GAME

CLOSED = {"0,0": "tile-35", "0,1": "tile-18", "1,0": "tile-19 1", "0,-1": "tile-20 2"}
"""A crossing with dead ends all round but in the west: its only unexplored opening."""


def test_5_1_exploring_costs_mvt_and_obeys_blocking() -> None:
    t = position(human("redeemer"), trogs(2), idle=False).do("activate redeemer")
    assert words(t.moves, "explore") == []
    assert t.why("explore north") == "4.3"
    tired = human("redeemer", die=1, lost=[1], exhausted=True)
    assert position(tired).do("activate redeemer").why("explore north") == "4.1"


def test_5_2_unexplored_openings() -> None:
    t = position(human("redeemer"), tiles={"0,0": "tile-35", "1,0": "tile-27 1"}, idle=False).do(
        "activate redeemer"
    )
    assert words(t.moves, "explore") == ["explore north", "explore south", "explore west"]
    assert t.why("explore east") == "5.2"


def test_5_2_an_opening_that_faces_a_wall_leads_nowhere() -> None:
    t = position(human("redeemer"), tiles={"0,0": "tile-35", "1,0": "tile-27"}, idle=False).do(
        "activate redeemer"
    )
    assert t.why("explore east") == "5.2"
    assert t.why("move east") == "4.1"


def test_26_8_where_to_explore() -> None:
    t = position(human("brute", "tile-27"), tiles={"0,0": "tile-27"}, idle=False).do("activate brute-1")
    assert words(t.moves, "explore") == ["explore north", "explore south"]
    assert t.why("explore east") == "4.1"


def test_5_3_the_demon_player_turns_the_tile() -> None:
    t = (
        position(human("redeemer"), idle=False)
        .play("activate redeemer")
        .do("explore north", draws("tile-30"))
    )
    assert t.asked == "demon"
    assert sorted(t.moves) == ["lay esw", "lay nes", "lay nsw"]
    t.do("lay nes")
    assert t.at("redeemer") == "tile-30"
    assert t.view("human").tiles[1].open == "NES"


def test_5_3_no_other_edge_needs_to_match() -> None:
    tiles = {"0,0": "tile-35", "1,1": "tile-36"}
    t = (
        position(human("redeemer"), tiles=tiles, idle=False)
        .play("activate redeemer")
        .do("explore north", draws("tile-27"))
    )
    assert t.at("redeemer") == "tile-27"
    assert t.state.map.joined[2] == 4


def test_5_4_the_map_never_closes() -> None:
    t = position(human("redeemer"), tiles=CLOSED, idle=False).play("activate redeemer")
    t.do("explore west", draws("tile-12", "tile-13", "tile-27"))
    assert t.at("redeemer") == "tile-27"
    assert t.view("human").discarded_tiles == ("tile-12", "tile-13")


def test_25_23_no_opening_left() -> None:
    t = position(human("redeemer"), tiles=CLOSED, idle=False).play("activate redeemer")
    t.do("explore west", draws("tile-14", "tile-28"))
    assert t.view("demon").discarded_tiles == ("tile-14",)


NARROW = {**CLOSED, "-1,1": "tile-12", "-2,0": "tile-13 3"}
"""The same, and behind that opening only the south is free."""


def test_5_4_the_demon_player_may_turn_a_tile_so_that_it_is_discarded() -> None:
    t = position(human("redeemer"), tiles=NARROW, idle=False).play("activate redeemer")
    t.do("explore west", draws("tile-32"))
    assert (t.asked, sorted(t.moves)) == ("demon", ["lay es", "lay ne"])
    said = {
        words: GAME.texts.say(GAME.choice(t.state, 1, move).label) for words, move in t.match.offer(1).items()
    }
    assert "another tile is turned up" in said["lay ne"]
    assert "another tile is turned up" not in said["lay es"]
    t.do("lay ne", draws("tile-33"))
    assert t.heard() == ["Plain tunnel (corner) would close the map and is discarded."]
    assert t.view("human").discarded_tiles == ("tile-32",)
    t.do("lay es")
    assert t.at("redeemer") == "tile-33"
    assert t.state.map.free_count == 1


def test_5_4_the_last_tile_is_not_turned_to_close_the_map() -> None:
    t = position(human("redeemer"), tiles=NARROW, idle=False).play("activate redeemer")
    t.state.tiles.bands[:] = [1]
    t.do("explore west", draws("tile-32"))
    assert t.at("redeemer") == "tile-32"
    assert t.state.map.free_count == 1


@cites("5.4")
def test_25_46_the_human_player_keeps_the_map_open() -> None:
    more: dict[str, Any] = {"foresight": True, "next": [{"tile": "tile-30"}, {"tile": "tile-27"}]}
    tiles = {**CLOSED, "-1,1": "tile-12", "-1,-1": "tile-13 2"}
    t = position(human("redeemer"), tiles=tiles, idle=False, **more).play("activate redeemer")
    t.do("explore west", draws("tile-33")).play("next tile-30", "next tile-27")
    assert (t.asked, sorted(t.moves)) == ("human", ["lay esw", "lay new"])
    assert t.why("lay nes") == "5.4"


def test_24_12_a_tile_that_victory_needs_is_not_lost_to_a_closing_turn() -> None:
    tiles = {**CLOSED, "-1,1": "tile-12", "-1,-1": "tile-13 2"}
    party = [human("redeemer"), human("brute", die=2)]
    t = position(*party, tiles=tiles, scenario="infection", idle=False).play("activate redeemer")
    t.state.tiles.bands[:] = [0, 0, 3, 1]
    t.do("explore west", draws("tile-02"))
    assert (t.asked, sorted(t.moves)) == ("demon", ["lay esw", "lay nes", "lay new"])
    t.do("lay nes", draws("tile-27"))
    assert t.at("redeemer") == "tile-27"
    assert t.view("human").known_tiles == ("tile-02",)
    assert t.view("human").discarded_tiles == ()


def test_5_5_walking_in_and_on() -> None:
    t = (
        position(human("blade", die=2), idle=False)
        .play("activate blade-1")
        .do("explore north", draws("tile-27"))
    )
    assert t.at("blade-1") == "tile-27"
    assert "explore north" in t.moves


def test_25_45_nothing_left_to_explore() -> None:
    t = position(human("redeemer"), scenario="ritual", idle=False).do("activate redeemer")
    assert t.why("explore north") == "24.12"


def test_25_44_the_last_tile_stays() -> None:
    t = position(human("redeemer"), tiles=CLOSED, scenario="who-dares-wins", idle=False).play(
        "activate redeemer"
    )
    t.state.tiles.bands[:] = [0, 0, 0, 1]
    t.do("explore west", draws("tile-12"))
    assert t.at("redeemer") == "tile-12"
    assert t.state.map.free_count == 0


def test_24_12_a_tile_that_victory_needs_goes_under_the_next() -> None:
    t = position(human("redeemer"), tiles=CLOSED, scenario="who-dares-wins", idle=False).play(
        "activate redeemer"
    )
    t.state.tiles.bands[:] = [0, 0, 2, 2]
    t.do("explore west", draws("tile-12", "tile-27"))
    assert t.at("redeemer") == "tile-27"
    assert t.view("human").known_tiles == ("tile-12",)
    assert t.view("demon").known_tiles == ("tile-12",)


def test_24_12_several_tiles_that_victory_needs_wait_for_one_that_keeps_the_map_open() -> None:
    t = position(human("redeemer"), tiles=CLOSED, scenario="who-dares-wins", idle=False).play(
        "activate redeemer"
    )
    t.state.tiles.bands[:] = [0, 0, 2, 2]
    t.do("explore west", draws("tile-12", "tile-13", "tile-27"))
    assert t.at("redeemer") == "tile-27"
    assert t.view("human").known_tiles == ("tile-12", "tile-13")
    assert t.view("human").tiles_left == 3
    assert t.view("human").discarded_tiles == ()


def test_24_12_a_tile_that_victory_needs_stays_when_all_others_are_out() -> None:
    tiles = {**CLOSED, "0,1": "tile-14"}
    t = position(human("redeemer"), tiles=tiles, scenario="who-dares-wins", idle=False).play(
        "activate redeemer"
    )
    t.state.tiles.bands[:] = [0, 0, 1, 1]
    t.do("explore west", draws("tile-12", "tile-18"))
    assert t.at("redeemer") == "tile-12"
    assert t.view("human").discarded_tiles == ("tile-18",)
    assert t.view("human").tiles_left == 0


def test_25_44_of_tiles_that_victory_needs_the_last_one_stays() -> None:
    t = position(human("redeemer"), tiles=CLOSED, scenario="possessed", idle=False).play("activate redeemer")
    t.state.tiles.bands[:] = [0, 0, 0, 0, 0, 2]
    t.do("explore west", draws("tile-12", "tile-13"))
    assert t.at("redeemer") == "tile-13"
    assert t.view("human").known_tiles == ("tile-12",)
    assert t.state.map.free_count == 0


def test_5_2_no_guide_leaves_where_there_is_none() -> None:
    t = position(human("redeemer"), dark("tough-troglodyte", figure=11)).do("activate redeemer")
    t.do("explore north", draws("tile-27"))
    assert not any("guide" in line for line in t.heard())
    assert t.at("tough-troglodyte-1") == "tile-35"
