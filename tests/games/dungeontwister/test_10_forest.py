"""Chapter 10: the forest's characters."""

from tests.games.dungeontwister.scenes import scene

FAR = "yellow-goblin@s1"


def test_10_1_plants() -> None:
    tokens = f"blue-druid@a1-23 blue-logger@a1-25 {FAR}"
    game = scene("a1:31g", tokens)
    assert game.why("plant a1-35") == "8.2"
    assert game.why("plant a1-22") == "10.1"
    game.do("plant a1-33")
    assert game.moves() == ["stop", "plant a1-34"]
    assert game.why("plant a1-31") == "8.1"
    game.do("plant a1-34", "plant a1-35")
    assert (game.t.ap, game.view().players[0].plants) == (8, 0)
    assert game.why("plant a1-31") == "2.3", "none are left"
    game.walk("blue-logger", "south", "west")
    assert game.at("blue-logger") == "a1-34"


def test_10_2_brambles() -> None:
    tokens = f"blue-druid@a1-34 yellow-logger@a1-21 yellow-thief@a1-31 {FAR}"
    game = scene("a1:29g b1:30g", tokens)
    assert game.why("withdraw") == "10.2"
    assert game.why("brambles b1-11") == "10.2"
    game.do("brambles a1-11")
    assert game.why("brambles a1-11") == "9.1"
    game.do("end", "card 5", "attack yellow-logger blue-brambles")
    fight = game.view().fight
    assert fight is not None
    assert (fight.attack, fight.defence, fight.defenders) == (3, 4, ("blue-brambles",))
    game.do("1 lay 0", "2 lay 2")
    assert not game.view().markers
    assert game.score() == (0, 0)
    dead = scene(
        "a1:29g", f"blue-druid@a1-11! yellow-logger@a1-21 {FAR}", "brambles:blue@a1-51", turn="yellow"
    )
    dead.fight("attack yellow-logger blue-druid")
    assert not dead.view().markers


def test_10_3_spawnlings() -> None:
    game = scene("a1:29g", f"blue-breeder@a1-31 {FAR}")
    game.do("spawn north", "spawn south")
    assert (game.at("blue-spawnling-1"), game.at("blue-spawnling-2")) == ("a1-21", "a1-41")
    assert game.why("spawn north") == "9.1"
    game.do("spawn east").walk("blue-spawnling-1", "north")
    assert game.at("blue-spawnling-1") == "a1-11"
    assert game.why("spawn north") == "2.3", "three in a game"
    line = scene("", f"blue-breeder@n1 {FAR}")
    assert line.why("spawn east") == "9.1"


def test_10_4_the_stone_elemental_never_attacks() -> None:
    tokens = f"blue-stone-elemental@a1-11+blue-crossbow yellow-thief@a1-21 {FAR}"
    game = scene("a1:29g", tokens)
    assert game.why("attack blue-stone-elemental yellow-thief") == "10.4"
    assert game.why("shoot blue-stone-elemental yellow-goblin") == "10.4"


def test_10_5_the_archer_shoots_as_often_as_there_are_points() -> None:
    game = scene("a1:29g", f"blue-archer-elf@a1-51 yellow-thief@a1-21 {FAR}")
    game.fight("shoot blue-archer-elf yellow-thief", cards=(0, 0))
    assert game.offers("shoot blue-archer-elf yellow-thief")


def test_10_6_enchanting() -> None:
    tokens = f"blue-enchantress-elf@a1-21 blue-logger@a1-51 {FAR}"
    game = scene("a1:29g", tokens, points=2)
    assert game.why("enchant a1-44") == "8.2"
    game.do("enchant a1-22")
    assert game.t.ap == 2
    assert game.why("enchant a1-22") == "10.6"
    enemy = scene("a1:29g", tokens, markers="living-tree:yellow@a1-22")
    assert enemy.why("enchant a1-22") == "10.6"
    assert enemy.why("enchant a1-11") == "10.10", "no tree"


def test_10_7_living_trees_fight() -> None:
    tokens = f"blue-logger@a1-22 yellow-warrior@a1-21 {FAR}"
    game = scene("a1:29g", tokens, markers="living-tree:blue@a1-22")
    game.do("attack blue-logger yellow-warrior")
    fight = game.view().fight
    assert fight is not None
    assert (fight.attack, fight.attackers) == (5, ("blue-logger", "blue-living-tree"))
    game.do("1 lay 0", "2 lay 6")
    assert not game.view().markers
    inside = scene("a1:29g", f"yellow-thief@a1-22 {FAR}", markers="living-tree:blue@a1-22")
    inside.do("attack blue-living-tree yellow-thief")
    fight = inside.view().fight
    assert fight is not None
    assert (fight.attack, fight.defence) == (2, 2)
    shot = scene(
        "a1:29g",
        f"blue-goblin@a1-44 yellow-archer-elf@a1-24 {FAR}",
        markers="living-tree:blue@a1-44",
        turn="yellow",
    )
    shot.do("shoot yellow-archer-elf blue-goblin")
    fight = shot.view().fight
    assert fight is not None
    assert fight.defence == 3
    shot.do("1 lay 0", "2 lay 6")
    assert shot.wounded("blue-goblin")
    assert not shot.view().markers


def test_10_8_webs() -> None:
    tokens = f"blue-araknis@a1-15 yellow-thief@a1-14 {FAR}"
    game = scene("a1:29g a2:31d", tokens)
    assert game.offers("web east here")
    assert game.offers("web east beyond")
    assert game.why("web west beyond") == "10.8", "there is one room only"
    assert game.why("web north beyond") == "10.8", "a line is no room"
    game.do("web west here")
    assert game.why("attack blue-araknis yellow-thief") == "8.1"
    assert game.why("web west here") == "10.8"
    game.do("web east beyond")
    assert game.view().players[0].webs == 1
    hidden = scene("a1:29g", f"blue-araknis@a1-15 {FAR}")
    assert hidden.offers("web east here")
    assert hidden.why("web east beyond") == "10.8"
    gate = scene("a1:32d", f"blue-araknis@a1-12 {FAR}")
    assert gate.why("web east here") == "10.8"
    broken = scene("a1:32d", f"blue-araknis@a1-12 {FAR}", edges="a1-12:east:broken-portcullis")
    assert broken.offers("web east here")


def test_10_9_the_living_trap() -> None:
    tokens = f"blue-living-trap@a1-31 yellow-thief@a1-51 yellow-sword@a1-55 {FAR}"
    game = scene("a1:29g", tokens).do("trap")
    assert game.at("blue-living-trap") == "trap"
    assert game.why("attack blue-living-trap yellow-thief") == "2.3"
    game.do("end", "card 2").walk("yellow-thief", "north", "north")
    assert game.at("yellow-thief") == "a1-31", "she stands on pits"
    game.do("end", "card 2", "spring")
    assert game.at("yellow-thief") == "dead"
    assert game.score() == (1, 0)
    assert game.at("blue-living-trap") == "a1-31"
    full = scene("a1:29g", f"blue-living-trap@a1-31+blue-sword {FAR}")
    assert full.why("trap") == "5.1"
    assert scene("a1:29g", f"blue-living-trap@a1-35 {FAR}").why("trap") == "9.1"


def test_10_10_felling() -> None:
    tokens = f"blue-logger@a1-32 yellow-thief@a1-22 {FAR}"
    game = scene("a1:29g", tokens, markers="living-tree:yellow@a1-22").do("fell blue-logger north")
    assert game.wounded("yellow-thief")
    assert not game.view().markers
    assert game.t.terrain(game.t.at[game.number("yellow-thief")]) == 12
    assert game.why("fell blue-logger north") == "10.10"
    assert game.why("attack blue-logger yellow-thief") == "6.4"
    inside = scene("a1:29g", f"blue-logger@a1-22 {FAR}")
    assert inside.why("fell blue-logger north") == "10.10"
