"""Chapters 4 and 5: moving, jumping, swimming, carrying."""

from tests.games.dungeontwister.scenes import scene

FAR = "yellow-goblin@s1"
"""An enemy who is out of the way."""


def test_4_1_steps_over_open_sides() -> None:
    game = scene("a1:29g", f"blue-logger@a1-11 {FAR}").do("move blue-logger")
    assert game.why("stop") == "4.1"
    assert game.why("step west") == "4.1", "the outer side"
    game.do("step east")
    assert game.why("step east") == "4.1", "a wall"
    assert game.why("step south") == "4.1"
    game.do("step west", "step south")
    assert game.at("blue-logger") == "a1-21", "three steps are all he has: the move is over"
    assert game.t.ap == 8


def test_4_2_friends_and_wounded_enemies_are_passed_and_unwounded_enemies_not() -> None:
    game = scene("a1:29g", f"blue-logger@a1-51 blue-druid@a1-41 yellow-thief@a1-31! {FAR}")
    game.do("move blue-logger", "step north", "step north")
    assert game.why("stop") == "4.2", "even a wounded enemy"
    game.do("step north")
    assert game.at("blue-logger") == "a1-21"
    barred = scene("a1:29g", f"blue-logger@a1-31 yellow-thief@a1-41 {FAR}").do("move blue-logger")
    assert barred.why("step south") == "4.2"
    brambles = scene("a1:29g", f"blue-logger@a1-31 {FAR}", markers="brambles:yellow@a1-41")
    assert brambles.do("move blue-logger").why("step south") == "4.1"


def test_4_3_nobody_stops_on_a_friend_and_no_step_leads_into_a_trap() -> None:
    game = scene("a1:29g", f"blue-spawnling-1@a1-51 blue-druid@a1-41 blue-breeder@a1-31 {FAR}")
    game.do("move blue-spawnling-1", "step north")
    assert game.why("stop") == "4.3"
    assert game.why("step north") == "4.3", "he could not stop there, and has no step left"
    assert game.offers("step south")


def test_4_4_the_own_line_is_walked_along_and_the_enemys_entered_by_leaving() -> None:
    game = scene("a1:29g d1:29d", f"blue-logger@n1 blue-thief@d1-52 blue-druid@n9 {FAR}")
    game.walk("blue-logger", "east", "south", "north")
    assert game.at("blue-logger") == "n2"
    assert game.why("brambles n3") == "10.2", "a line is no room"
    game.do("move blue-thief", "step south")
    assert game.at("blue-thief") == "left"


def test_4_5_jumping() -> None:
    tokens = f"blue-logger@a1-23 blue-druid@a1-43!+blue-sword yellow-araknis@a1-55 {FAR}"
    game = scene("a1:31g", tokens)
    assert game.why("jump blue-logger south south") == "2.4", "two tokens lie there"
    assert game.offers("jump blue-logger south west"), "round a corner onto the fallen tree"
    assert game.why("jump blue-logger south east") == "9.2", "another crevasse"
    assert game.why("jump blue-logger west west") == "4.5", "the gear is no obstacle"
    game.do("jump blue-logger south west")
    assert game.at("blue-logger") == "a1-32"
    assert game.view().players[0].jump_cards == 2
    none = scene("a1:31g", f"blue-logger@a1-23 {FAR}", blue={"jumps": 0})
    assert none.why("jump blue-logger south south") == "4.5"
    loaded = scene("a1:31g", f"blue-logger@a1-23+blue-sword {FAR}")
    loaded.do("jump-free blue-logger south south")
    assert (loaded.at("blue-logger"), loaded.at("blue-sword")) == ("a1-43", "a1-23")
    occupied = scene("a1:30g", f"blue-troll@a1-32 blue-druid@a1-33 {FAR}")
    assert occupied.why("jump blue-troll east east") == "4.5"
    heavy = scene("a1:30g", f"blue-troll@a1-32 blue-thief@a1-22 {FAR}")
    assert heavy.offers("jump blue-troll east east")
    assert heavy.why("jump blue-thief south east") == "4.5", "floor is no obstacle"


def test_4_6_into_the_water() -> None:
    game = scene("a1:30g", f"blue-thief@a1-22+blue-sword {FAR}")
    assert game.do("move blue-thief").why("step east") == "4.6"
    game.do("step south", "stop").do("move blue-thief", "step north", "stop")
    game.do("swim blue-thief east")
    assert (game.at("blue-thief"), game.at("blue-sword")) == ("a1-23", "a1-22")
    assert game.offers("swim blue-thief north")
    game.walk("blue-thief", "south", "east")
    assert game.at("blue-thief") == "a1-34"
    carried = scene("a1:30g", f"blue-thief@a1-22+blue-goblin! {FAR}")
    assert carried.offers("swim-free blue-thief east")
    carried.do("swim blue-thief east")
    assert carried.at("blue-goblin") == "a1-23"


def test_5_1_one_thing_and_what_lies_where_one_stops() -> None:
    game = scene("a1:29g", f"blue-logger@a1-11 yellow-sword@a1-12 {FAR}").walk("blue-logger", "east")
    assert game.token("blue-logger").carries == "yellow-sword"
    full = scene("a1:29g", f"blue-logger@a1-11+blue-armor yellow-sword@a1-12 {FAR}")
    full.do("move blue-logger", "step east")
    assert full.why("take yellow-sword") == "5.1"
    assert full.why("stop") == "2.4"


def test_5_2_taking_dropping_and_swapping_on_the_way() -> None:
    game = scene("a1:29g", f"blue-thief@a1-11+blue-armor yellow-sword@a1-12 {FAR}")
    game.do("move blue-thief", "step east", "swap yellow-sword")
    assert game.why("drop") == "5.2", "once on each square"
    game.do("step west", "drop")
    assert game.why("take blue-armor") == "5.2"
    game.do("step south", "stop")
    assert (game.at("yellow-sword"), game.at("blue-armor")) == ("a1-11", "a1-12")
    assert scene("a1:29g", f"blue-thief@a1-11 {FAR}").do("move blue-thief").why("drop") == "5.1"


def test_5_3_from_friends_and_from_the_wounded() -> None:
    game = scene("a1:29g", f"blue-thief@a1-11 blue-logger@a1-12+blue-sword {FAR}")
    game.do("move blue-thief", "step east", "take blue-sword", "step west", "stop")
    assert game.token("blue-thief").carries == "blue-sword"
    given = scene("a1:29g", f"blue-thief@a1-11+blue-sword blue-logger@a1-12 {FAR}")
    given.do("move blue-thief", "step east", "drop", "step west", "stop")
    assert given.token("blue-logger").carries == "blue-sword"
    stolen = scene("a1:29g", f"blue-thief@a1-11 yellow-logger@a1-12!+yellow-sword {FAR}")
    stolen.do("move blue-thief", "step east", "take yellow-sword", "step west", "stop")
    assert stolen.token("blue-thief").carries == "yellow-sword"
    flyer = scene("a1:29g", f"blue-wizard@a1-11 yellow-logger@a1-12+yellow-sword {FAR}")
    assert flyer.do("move blue-wizard", "step east").why("take yellow-sword") == "4.2"
    roped = scene("a1:32d", f"blue-thief@a1-24 blue-logger@a1-23+rope-1 {FAR}")
    roped.t.marks[roped.number("rope-1")] |= 64
    assert roped.do("move blue-thief", "step west").why("take rope-1") == "5.3"


def test_5_4_what_may_lie_where() -> None:
    game = scene("a1:32d", f"blue-thief@a1-24+blue-sword {FAR}").do("move blue-thief", "step west")
    assert game.at("blue-thief") == "a1-23"
    assert game.why("drop") == "5.4"
    plants = scene("a1:32d", f"blue-thief@a1-24+blue-sword {FAR}", markers="plants:blue@a1-23")
    plants.do("move blue-thief", "step west", "drop", "step east", "stop")
    assert plants.at("blue-sword") == "a1-23"
    lost = scene("a1:32d", f"blue-thief@a1-23+blue-sword yellow-warrior@a1-24 {FAR}", turn="yellow")
    lost.fight("attack yellow-warrior blue-thief", cards=(0, 3))
    assert (lost.at("blue-thief"), lost.at("blue-sword")) == ("dead", "out")
