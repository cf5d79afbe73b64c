"""Chapters 8 and 9: edges, sight, terrain."""

from tests.games.dungeontwister.scenes import scene
from undercroft.games.dungeontwister.rules.box import Box
from undercroft.kernel.data import load_data

FAR = "yellow-goblin@s1"
BASE = ["29", "a1", "a2", "32"]


def test_8_1_adjacent_is_with_nothing_between() -> None:
    tokens = f"blue-logger@a1-31 yellow-thief@a1-32 blue-warrior@a1-42 yellow-druid@a1-52 {FAR}"
    game = scene("a1:32d", tokens)
    assert game.why("attack blue-logger yellow-thief") == "8.1", "an arrow slit"
    assert game.why("attack blue-warrior yellow-druid") == "8.1", "a portcullis"
    assert game.offers("attack blue-warrior yellow-thief")
    web = scene("a1:29g", f"blue-logger@a1-11 yellow-thief@a1-21 {FAR}", edges="a1-11:south:blue-web")
    assert web.why("attack blue-logger yellow-thief") == "8.1"


def test_8_2_sight_goes_straight_to_the_first_that_blocks() -> None:
    game = scene("a1:29g", f"blue-logger@a1-24 {FAR}")
    assert game.sight("a1-31") == ["a1-21", "a1-11", "n1", "a1-32", "a1-33", "a1-41", "a1-51"]
    assert game.sight("a1-23") == ["a1-24", "a1-33"], "a character and a fountain"
    free = scene("a1:29g", FAR)
    assert free.sight("a1-23") == ["a1-24", "a1-25", "a1-33"], "vines are reached"
    assert "a1-35" not in free.sight("a1-15"), "and not crossed"
    high = scene("a1:29g", f"blue-logger@a1-21 {FAR}").sight("a1-22")
    assert high == ["a1-32", "a1-21"]
    tree = scene("a1:29g a2:29d", f"blue-logger@a1-45 {FAR}").sight("a1-44")
    assert "a1-45" in tree
    assert "a2-41" not in tree, "a wall at the border"
    brambles = scene("a1:29g", FAR, markers="brambles:blue@a1-21")
    assert brambles.sight("a1-41")[:2] == ["a1-31", "a1-21"]
    assert "a1-11" not in brambles.sight("a1-41")


def test_8_3_portcullises() -> None:
    tokens = f"blue-warrior@a1-22 blue-thief@a1-23 {FAR}"
    game = scene("a1:a1g", tokens, pairs=BASE)
    assert game.do("move blue-thief").why("step west") == "4.1"
    game.do("step south", "step north", "stop").do("open blue-thief west")
    assert game.why("open blue-thief west") == "8.3"
    game.do("close blue-thief west", "open blue-thief west").walk("blue-thief", "west", "north")
    assert game.at("blue-thief") == "a1-12"
    game.do("break blue-warrior east")
    assert game.why("close blue-thief east") == "8.3"
    assert game.why("break blue-warrior east") == "8.3", "broken for ever"
    stone = scene("a1:32d", f"blue-stone-elemental@a1-42 blue-druid@a1-11 {FAR}")
    assert stone.offers("break blue-stone-elemental south")
    assert stone.why("break blue-druid south") == "2.3"


def test_8_4_arrow_slits() -> None:
    tokens = f"blue-archer-elf@a1-31 yellow-thief@a1-34 {FAR}"
    game = scene("a1:32d", tokens)
    assert game.offers("shoot blue-archer-elf yellow-thief")
    assert "a1-31" not in game.sight("a1-34"), "he is not at that slit"
    near = scene("a1:32d", f"blue-archer-elf@a1-31 yellow-archer-elf@a1-32 {FAR}", turn="yellow")
    assert near.offers("shoot yellow-archer-elf blue-archer-elf"), "both ways, and not adjacent"
    assert near.do("move yellow-archer-elf").why("step west") == "4.1"


def test_8_5_secret_passages() -> None:
    tokens = f"blue-archer-elf@a1-25 yellow-thief@a1-35 blue-logger@a1-15 {FAR}"
    game = scene("a1:32d", tokens)
    assert game.why("attack blue-archer-elf yellow-thief") == "8.1"
    assert "a1-35" not in game.sight("a1-25")
    free = scene("a1:32d", f"blue-archer-elf@a1-25+blue-sword blue-logger@a1-15 {FAR}")
    free.walk("blue-archer-elf", "south")
    assert (free.at("blue-archer-elf"), free.at("blue-sword")) == ("a1-35", "a1-35")
    assert free.do("move blue-logger", "step south").why("step south") == "4.1"
    amulet = scene("a1:32d", f"blue-logger@a1-25+blue-amulet {FAR}").walk("blue-logger", "south")
    assert amulet.at("blue-logger") == "a1-35"


def test_8_6_sconces() -> None:
    game = scene("a1:32d", f"blue-logger@a1-41 blue-druid@a1-51 {FAR}")
    assert game.why("torch blue-druid north") == "8.6", "from its own side only"
    game.do("torch blue-logger south")
    assert game.token("blue-logger").carries == "torch-1"
    assert game.why("torch blue-logger south") == "8.6"
    full = scene("a1:32d", f"blue-logger@a1-41+blue-sword {FAR}")
    assert full.why("torch blue-logger south") == "5.1"


def test_8_7_elves_in_trees_and_mist() -> None:
    tokens = f"blue-thief@a1-21+blue-crossbow blue-archer-elf@a1-52 yellow-enchantress-elf@a1-22 {FAR}"
    game = scene("a1:29g", tokens)
    assert game.offers("attack blue-thief yellow-enchantress-elf"), "close combat is not affected"
    far = scene("a1:30g", f"blue-thief@a1-31+blue-crossbow yellow-enchantress-elf@a1-21 {FAR}")
    assert not far.offers("shoot blue-thief yellow-enchantress-elf")
    rows = "blue-thief@a1-24+blue-crossbow yellow-enchantress-elf@a1-44"
    hidden = scene("a1:29g", f"{rows} {FAR}")
    assert hidden.why("shoot blue-thief yellow-enchantress-elf") == "8.2"
    elf = scene("a1:29g", f"blue-archer-elf@a1-24 yellow-enchantress-elf@a1-44 {FAR}")
    assert elf.offers("shoot blue-archer-elf yellow-enchantress-elf")
    mist = scene("a1:29d", f"blue-archer-elf@a1-14 yellow-thief@a1-13 blue-logger@a1-12 {FAR}")
    assert "a1-13" not in mist.sight("a1-15")
    assert mist.offers("attack blue-logger yellow-thief")


def test_9_1_floor_and_gear() -> None:
    game = scene("a1:29g", f"blue-druid@a1-34 yellow-sword@a1-14 {FAR}")
    assert game.offers("brambles a1-11")
    for square in ("a1-35", "a1-25", "a1-22", "a1-33", "a1-14"):
        assert game.why(f"brambles {square}") == "9.1"


def test_9_2_pits() -> None:
    game = scene("a1:32d", f"blue-logger@a1-33 {FAR}")
    assert game.do("move blue-logger").why("step north") == "9.2"
    plants = scene("a1:32d", f"blue-logger@a1-24 {FAR}", markers="plants:yellow@a1-23")
    assert plants.walk("blue-logger", "west").at("blue-logger") == "a1-23"


def test_9_3_crevasse_and_fallen_tree() -> None:
    game = scene("a1:31g", f"blue-thief@a1-22 {FAR}").do("move blue-thief", "step south")
    assert game.why("step east") == "9.2", "no trick of hers helps"
    game.do("stop")
    assert game.at("blue-thief") == "a1-32"


def test_9_4_water_takes_objects_and_nobody() -> None:
    tokens = f"blue-logger@a1-23 yellow-thief@a1-22 {FAR}"
    game = scene("a1:30g", tokens, turn="yellow").fight("attack yellow-thief blue-logger", cards=(0, 6))
    assert game.wounded("blue-logger")
    assert game.at("blue-logger") == "a1-23"
    flyer = scene("a1:30g", f"blue-wizard@a1-22+blue-sword {FAR}").do("move blue-wizard", "step east")
    assert flyer.why("stop") == "4.6", "not with an object"


def test_9_5_small_bridges() -> None:
    light = scene("a1:30g", f"blue-logger@a1-32 {FAR}").walk("blue-logger", "east")
    assert light.at("blue-logger") == "a1-33"
    heavy = scene("a1:30g", f"blue-troll@a1-32 {FAR}").do("move blue-troll")
    assert heavy.why("step east") == "9.6"
    broken = scene("a1:30g", f"blue-logger@a1-32+blue-troll! yellow-sword@a1-11 {FAR}")
    broken.walk("blue-logger", "east")
    assert broken.t.terrain(broken.t.at[broken.number("blue-logger")]) == 7, "the bridge is water now"
    assert broken.at("blue-troll") == "a1-33"
    plants = scene("a1:30g", f"blue-troll@a1-32+blue-sword {FAR}", markers="plants:blue@a1-33")
    plants.walk("blue-troll", "east")
    assert plants.at("blue-sword") == "a1-33"


def test_9_6_trees_and_stumps() -> None:
    game = scene("a1:29g", f"blue-thief@a1-21+blue-sword blue-troll@a1-45 {FAR}")
    game.do("move blue-thief")
    game.do("step east")
    assert game.at("blue-thief") == "a1-22"
    assert game.why("step west") == "4.1", "climbing takes the other steps"
    assert game.do("stop").do("move blue-troll").why("step west") == "9.6"
    taken = scene("a1:29g", f"blue-thief@a1-21 blue-druid@a1-22 {FAR}").do("move blue-thief")
    assert taken.why("step east") == "4.3"
    stump = scene("a1:29g", f"blue-troll@a1-32 blue-druid@a1-12 {FAR}", markers="stump@a1-22")
    assert stump.why("brambles a1-22") == "9.1"
    assert stump.walk("blue-troll", "north", "west").at("blue-troll") == "a1-21"


def test_9_7_vines() -> None:
    game = scene("a1:29g", f"blue-thief@a1-25 blue-druid@a1-11 {FAR}")
    assert game.why("cut blue-druid") == "9.7"
    game.do("cut blue-thief")
    assert game.token("blue-thief").carries == "rope-1"
    assert game.why("cut blue-thief") == "1.3", "taken already"


def test_9_8_mist() -> None:
    game = scene("a1:29d", f"blue-logger@a1-12 {FAR}")
    assert game.sight("a1-23") == ["a1-33", "a1-22"]
    assert game.walk("blue-logger", "east").at("blue-logger") == "a1-13"


def test_9_9_fountains() -> None:
    game = scene("a1:29g", f"blue-logger@a1-34! blue-druid@a1-11! {FAR}")
    assert game.why("drink blue-druid") == "9.9"
    game.do("drink blue-logger")
    assert not game.wounded("blue-logger")
    assert game.do("move blue-logger").why("step west") == "4.1"
    carried = scene("a1:29g", f"blue-thief@a1-34+blue-druid! {FAR}")
    assert carried.why("drink blue-druid") == "2.4"
    assert carried.why("drink blue-thief") == "7.1", "he is not wounded"


def test_9_10_ropes() -> None:
    tokens = f"blue-logger@a1-24+rope-1 {FAR}"
    game = scene("a1:32d", tokens).walk("blue-logger", "west")
    assert game.at("blue-logger") == "a1-23"
    assert "tied" in game.token("rope-1").marks
    left = scene("a1:32d", f"{tokens} blue-druid@a1-34")
    left.do("move blue-logger", "step west", "drop", "step east", "stop")
    assert left.at("rope-1") == "a1-23"
    left.do("end", "card 2", "end", "card 2").walk("blue-druid", "north", "west")
    assert left.at("blue-druid") == "a1-23", "who is not the holder uses it too"
    two = scene("a1:31g", f"blue-logger@a1-32+rope-1 {FAR}").do("move blue-logger", "step east")
    assert two.why("step east") == "9.2", "the rope does not come along to the next crevasse"
    bare = scene("a1:31g", f"blue-logger@a1-25+rope-1 {FAR}").do("move blue-logger")
    assert bare.offers("step south"), "floor north and south of it"
    one = scene("a1:31g", f"blue-logger@a1-25+rope-1 {FAR}", edges="a1-35:south:yellow-web")
    assert one.do("move blue-logger").why("step south") == "9.2", "one neighbour does not hold it"


def test_9_10_who_leaves_a_square_holds_no_rope_there() -> None:
    flyer = scene("a1:31g", f"blue-wizard@a1-14+rope-1 {FAR}")
    flyer.do("move blue-wizard", "step south", "step east", "step south")
    assert "tied" in flyer.token("rope-1").marks
    assert flyer.why("step west") == "4.3", "only the floor south of it would hold the rope that comes along"
    assert flyer.offers("stop")
    assert "tied" in flyer.token("rope-1").marks
    tokens = f"blue-thief@a1-45+rope-1 blue-living-trap@trap {FAR}"
    thief = scene("a1:31g", tokens, markers="trap:blue@a1-45").do("move blue-thief")
    assert thief.at("blue-thief") == "a1-55", "the one step that there was: the pit is bare without her"
    assert thief.do("step north").why("step north") == "9.2"


def test_9_11_flight() -> None:
    tokens = f"blue-wizard@a1-21 yellow-logger@a1-32 {FAR}"
    game = scene("a1:29g", tokens).do("move blue-wizard", "step south", "step east")
    assert game.why("stop") == "4.2"
    game.do("step north")
    assert game.at("blue-wizard") == "a1-22", "over a tree, and in it if he stops"
    game.do("step west") if game.offers("step west") else game.do("stop")
    fountain = scene("a1:29g", f"blue-wizard@a1-32 {FAR}").do("move blue-wizard", "step east")
    assert fountain.why("stop") == "12.4", "nobody can be there"
    assert fountain.offers("step east")


def test_every_room_of_the_data_is_sound() -> None:
    box = Box(load_data("undercroft.games.dungeontwister"), {})
    names = ["29g", "29d", "30g", "30d", "31g", "31d", "32g", "32d", "a1g", "a1d", "a2g", "a2d"]
    assert box.rooms == names
    assert [box.pairs[pair] for pair in box.pair_of] == [name[:-1] for name in names]
    assert [box.sense[k] for k in range(12)] == [0, 1] * 6
    counts = [box.terrain[:200].count(kind) for kind in range(11)]
    assert counts == [144, 8, 3, 12, 5, 2, 4, 6, 10, 3, 3]
