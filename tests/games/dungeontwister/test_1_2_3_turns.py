"""Chapters 1 to 3: set-up, turns, rooms."""

import pytest

from tests.games.dungeontwister.scenes import Scene, scene, started
from tests.rules.citing import cites
from undercroft.games.dungeontwister.game import GAME

FOREST = [
    "druid",
    "breeder",
    "stone-elemental",
    "archer-elf",
    "enchantress-elf",
    "araknis",
    "living-trap",
    "logger",
]
THINGS = ["amulet", "crossbow", "scroll-of-flight", "ring-of-paralysis", "orb-of-peace", "steam-saw"]
BASE = ["cleric", "goblin", "mekanork", "thief", "troll", "wall-walker", "warrior", "wizard"]
BASE_THINGS = ["armor", "sword", "rope", "speed-potion", "fireball-wand", "treasure"]


def picked(scenario: str, wanted: dict[int, list[str]]) -> Scene:
    """Forces chosen in secret, blue's and yellow's."""
    game = Scene(GAME.new(scenario=scenario, seed=3))
    for one, other in zip(wanted[1], wanted[2], strict=True):
        game.do(f"1 pick {one}", f"2 pick {other}")
    return game


def test_1_1_fixed_forces() -> None:
    forest, base = Scene(GAME.new(scenario="forest", seed=1)), Scene(GAME.new(scenario="base", seed=1))
    assert set(forest.view(1).players[0].screen) == {*FOREST, *THINGS}
    assert set(base.view(2).players[1].screen) == {*BASE, *BASE_THINGS}
    assert forest.view().unseen_rooms == ("29g", "29d", "30g", "30d", "31g", "31d", "32g", "32d")
    assert base.view().unseen_rooms == ("a1g", "a1g", "a1d", "a1d", "a2g", "a2g", "a2d", "a2d")


def test_1_2_free_choice_is_secret() -> None:
    blue = [*FOREST[:7], "wizard", *THINGS[:5], "rope", "rooms 29", "rooms a1"]
    yellow = [*BASE, *BASE_THINGS, "rooms 29", "rooms a2"]
    game = picked("free", {1: blue[:4], 2: yellow[:4]})
    assert game.match.explain("pick amulet", 0) is not None
    assert game.view(1).players[1].screen == ("?",) * 4
    game = picked("free", {1: blue, 2: yellow})
    assert game.view(1).players[0].pairs == ("29", "a1")
    assert game.view(1).players[1].pairs == ()
    assert sorted(game.t.room_deck.cards) == sorted([0, 0, 1, 1, 8, 9, 10, 11])
    assert set(game.view(2).players[0].may_be) == {*FOREST, *THINGS, *BASE, *BASE_THINGS}


def test_1_3_mutual_choice_gives_both_the_same() -> None:
    game = Scene(GAME.new(scenario="mutual", seed=2))
    first = game.asked
    game.do("pick rooms 31")
    assert game.asked == 3 - first
    assert game.why("pick rooms 31") == "1.3"
    game.do("pick rooms 29", "pick rooms a2", "pick rooms 30", "pick troll", "pick druid")
    assert game.view(1).players[0].screen == game.view(1).players[1].screen == ("druid", "troll")


def test_1_4_handicap() -> None:
    game = Scene(GAME.new(scenario="forest", seed=1, handicap_blue=2))
    assert game.match.seats_asked() == (0,)
    game.do("1 dismiss druid", "1 dismiss logger")
    assert game.view(1).players[0].dismissed == ("druid", "logger")
    assert game.view(2).players[0].dismissed == ("?", "?")
    assert game.match.seats_asked() == (0, 1)


def test_1_5_rooms_are_drawn_when_they_are_revealed() -> None:
    game = started()
    assert all(not room.revealed for room in game.view().rooms)
    room = "a1" if game.t.active == 0 else "d1"
    game.do(f"reveal {room}", chance="draw 31d, roll 3")
    found = next(one for one in game.view().rooms if one.place == room)
    assert (found.room, found.turned, found.pair, found.arrow) == ("31d", 2, "31", "clockwise")


def test_1_6_the_line_is_secret_until_all_is_placed() -> None:
    game = Scene(GAME.new(scenario="forest", seed=1))
    assert game.match.explain("line amulet", 0) is not None
    game.do("1 line logger", "2 line druid", "1 line druid", "2 line araknis")
    assert game.view(1).players[0].line == ("logger", "druid")
    assert game.view(1).players[1].line == ("?", "?")


def test_1_7_tokens_lie_face_down_by_turns_with_capacities() -> None:
    game = Scene(GAME.new(scenario="forest", seed=1))
    for kind in ("logger", "druid", "araknis", "breeder"):
        game.do(f"1 line {kind}", f"2 line {kind}")
    first = game.asked
    game.do("place amulet a1")
    assert game.asked == 3 - first
    game.do("place amulet a1")
    assert game.why("place crossbow a1") == "1.7"
    game.do("place crossbow b1", "place crossbow b1", "place steam-saw b1")
    assert game.why("place orb-of-peace b1") == "1.7"
    hidden = game.view(first).rooms[0].hidden
    assert sorted(one.kind for one in hidden) == ["?", "amulet"]


def test_1_8_the_lines_are_shown_and_a_first_player_drawn() -> None:
    game = started()
    blue = [token.where for token in game.view().tokens if token.colour == "blue"]
    assert blue == ["n2", "n4", "n7", "n9"]
    assert {started(seed=seed).t.active for seed in range(8)} == {0, 1}


def test_2_1_cards_give_points_and_come_back() -> None:
    game = scene(
        "a1:29g d1:30g",
        "blue-logger@a1-11 yellow-druid@d1-11 blue-archer-elf@n1 blue-breeder@n2 yellow-araknis@s1"
        " yellow-logger@s2",
        points=None,
        scenario="forest",
        blue={"actions": [2, 3]},
    )
    assert game.moves() == ["card 2", "card 3"]
    assert game.why("card 4") == "2.1"
    game.do("card 3")
    assert game.view().points_left == 3
    game.do("end")
    assert game.view().players[0].action_cards == (2,)
    game.do("card 5", "end")
    assert game.view().points_left == 2, "the last card is played of itself"
    game.do("end")
    assert game.view().players[0].action_cards == (2, 3, 4, 5)


def test_2_2_the_opening_limit() -> None:
    game = started()
    assert game.view().points_left == 2, "only the 2 may be played, so it is"
    game.do("end")
    assert game.moves() == ["card 2", "card 3"]
    assert game.why("card 4") == "2.2"
    game.do("card 3", "end")
    assert game.moves() == ["card 3", "card 4"]
    game.do("card 4", "end")
    assert game.moves() == ["card 2", "card 4", "card 5"]


def test_2_3_actions_cost_a_point_and_are_ones_own() -> None:
    tokens = "blue-logger@a1-11 yellow-druid@a1-15 blue-enchantress-elf@a1-21"
    game = scene("a1:29g", tokens, points=1)
    assert game.why("move yellow-druid") == "2.3"
    assert game.why("spring") == "10.9"
    game.walk("blue-logger", "east")
    assert game.t.ap == 0
    assert game.why("move blue-logger") == "2.1"
    assert game.offers("enchant a1-22"), "what costs nothing can still be done"


def test_2_4_no_square_holds_more_than_two() -> None:
    tokens = "blue-logger@a1-11+blue-sword blue-druid@a1-12!+blue-armor yellow-druid@a1-55"
    game = scene("a1:29g", tokens)
    game.do("move blue-logger", "step east")
    assert game.why("stop") == "2.4", "two tokens lie there and he carries a third"
    assert (
        scene("a1:29g", "blue-logger@a1-11 blue-druid@a1-12! yellow-druid@a1-55")
        .do("move blue-logger")
        .offers("step east")
    )


def test_2_5_who_has_nobody_to_act_is_passed_over() -> None:
    game = scene(
        "a1:29g", "blue-logger@a1-11 yellow-druid@a1-55!", hidden="yellow-araknis@c1 yellow-breeder@c1"
    )
    game.do("end")
    assert game.asked == 1
    troll = scene(
        "a1:29g", "blue-logger@a1-11 yellow-troll@a1-55!", hidden="yellow-araknis@c1 yellow-breeder@c1"
    )
    assert troll.do("end").asked == 2
    fountain = scene(
        "a1:29g", "blue-logger@a1-11 yellow-druid@a1-34!", hidden="yellow-araknis@c1 yellow-goblin@c1"
    )
    assert fountain.do("end").asked == 2


def test_2_6_the_orb_comes_after_an_action_and_not_inside_one() -> None:
    tokens = "blue-logger@a1-11 yellow-druid@a1-54+yellow-orb-of-peace"
    game = scene("a1:29g", tokens).do("move blue-logger", "step east")
    assert game.asked == 1
    game.do("stop")
    assert game.asked == 2
    assert game.moves() == ["pass", "peace"]


@cites("3.1")
def test_3_1_revealing_needs_an_open_edge_of_ones_own() -> None:
    game = scene("a1:29g", "blue-logger@a1-15 yellow-druid@a1-51", points=2)
    assert game.offers("reveal a2")
    assert game.why("reveal b1") == "3.1"
    assert game.why("reveal a1") == "3.1"
    assert scene("a1:29g", "blue-logger@a1-54 yellow-druid@a1-51").why("reveal b1") == "3.1", "a wall"
    web = scene("a1:29g", "blue-logger@a1-53 yellow-druid@a1-51", edges="a1-53:south:blue-web")
    assert web.why("reveal b1") == "3.1"
    line = scene("", "blue-logger@n1 yellow-druid@s1")
    assert line.offers("reveal a1")
    assert line.offers("reveal a2")
    assert line.why("reveal d1") == "3.1"


def test_3_2_who_puts_what_where() -> None:
    hidden = "blue-druid@a2 blue-amulet@a2 yellow-crossbow@a2"
    game = scene("a1:29g", "blue-logger@a1-15 yellow-araknis@a1-51", hidden=hidden)
    game.do("reveal a2", chance="draw 31g, roll 1")
    assert (game.asked, game.view().putting) == (1, "blue-druid")
    assert game.why("put a2-31") == "9.1", "a crevasse"
    assert game.offers("put a2-22")
    game.do("put a2-22")
    assert (game.asked, game.view().putting) == (1, "yellow-crossbow")
    assert game.why("put a2-22") == "9.1"
    game.do("put a2-11")
    assert (game.asked, game.view().putting) == (2, "blue-amulet")
    game.do("put a2-12")
    assert game.offers("rotate a2 left"), "she stands on the gear and may act at once"


@pytest.mark.parametrize(("room", "legal", "other"), [("29g", "left", "right"), ("29d", "right", "left")])
def test_3_3_each_room_turns_in_its_own_sense(room: str, legal: str, other: str) -> None:
    gear = {"29g": "35", "29d": "33"}[room]
    game = scene(f"a1:{room} b2:30g", f"blue-logger@a1-{gear} yellow-araknis@b2-11")
    assert game.offers(f"rotate a1 {legal}")
    assert game.why(f"rotate a1 {other}") == "3.3"
    assert game.why(f"rotate b2 {legal}") == "3.3"
    assert game.why("rotate c1 left") == "3.3"
    twins = scene("a1:29g b2:29d", "blue-logger@a1-35 yellow-araknis@b2-11")
    assert twins.offers("rotate b2 right")
    assert twins.why("rotate b2 left") == "3.3"


def test_3_4_all_turns_with_the_room() -> None:
    tokens = "blue-logger@a1-35 yellow-druid@a1-11!+yellow-sword blue-araknis@a1-51"
    game = scene("a1:29g", tokens, markers="plants:blue@a1-11", edges="a1-11:east:blue-web")
    game.do("rotate a1 left")
    assert (game.at("yellow-druid"), game.at("yellow-sword")) == ("a1-51", "a1-51")
    assert game.at("blue-logger") == "a1-13"
    assert [marker.where for marker in game.view().markers] == ["a1-51"]
    assert game.t.map.edge_kind(game.t.at[game.number("yellow-druid")], 0) == 10, "the web is north of it now"
