"""Chapters 11 and 12: the base team and the objects."""

from tests.games.dungeontwister.scenes import Scene, scene
from undercroft.games.dungeontwister.game import GAME
from undercroft.games.dungeontwister.rules.sight import can_target

FAR = "yellow-goblin@s1"
BASE = ["29", "a1", "a2", "32"]
KEYS = """
[[object]]
id = "key"
copies = 1

[[scenario]]
id = "free"
objects = ["key", "armor", "sword", "rope", "amulet", "crossbow"]
"""


def test_11_1_the_cleric() -> None:
    tokens = f"blue-cleric@a1-11 blue-logger@a1-21! yellow-thief@a1-12! {FAR}"
    game = scene("a1:29g", tokens)
    game.do("heal blue-logger")
    assert not game.wounded("blue-logger")
    assert game.why("move blue-logger") == "11.1"
    game.do("heal yellow-thief")
    assert game.why("attack blue-cleric yellow-thief") == "6.4"
    carried = scene("a1:29g", f"blue-cleric@a1-11 blue-logger@a1-21+blue-druid! {FAR}")
    assert carried.why("heal blue-druid") == "2.4"


def test_11_2_the_goblin() -> None:
    game = scene("d1:29d", f"blue-goblin@d1-52 {FAR}").do("move blue-goblin", "step south")
    assert game.score() == (2, 0)


def test_11_3_mekanork() -> None:
    game = scene("a1:29g", f"blue-mekanork@a1-35 {FAR}")
    assert game.offers("rotate a1 left")
    game.do("rotate a1 right")
    assert game.view().rooms[0].turned == 1


def test_11_4_the_thief() -> None:
    tokens = f"blue-thief@a1-24 blue-logger@a1-34 {FAR}"
    game = scene("a1:32d", tokens).walk("blue-thief", "west")
    assert game.at("blue-thief") == "a1-23"
    game.do("move blue-logger", "step north", "step west")
    assert game.why("stop") == "4.3"
    game.do("step south")
    assert game.at("blue-logger") == "a1-33", "he passed where she stands"


def test_11_5_the_troll() -> None:
    game = scene("a1:29g", f"blue-troll@a1-11! blue-druid@a1-55 {FAR}").do("regenerate")
    assert not game.wounded("blue-troll")
    assert game.why("move blue-troll") == "11.1"
    fresh = scene("a1:29g", f"blue-troll@a1-11! {FAR}")
    fresh.t.marks[fresh.number("blue-troll")] |= 2
    assert fresh.why("regenerate") == "6.4"


def test_11_6_the_wall_walker() -> None:
    tokens = f"blue-wall-walker@a1-12+blue-sword {FAR}"
    game = scene("a1:29g", tokens)
    assert game.why("cross west") == "11.6"
    assert game.why("cross south") == "4.1", "a tree"
    game.do("cross east")
    assert (game.at("blue-wall-walker"), game.at("blue-sword")) == ("a1-13", "a1-13")
    gate = scene("a1:32d", f"blue-wall-walker@a1-12 {FAR}")
    assert gate.why("cross east") == "4.1"
    slit = scene("a1:32d", f"blue-wall-walker@a1-31 {FAR}").do("cross east")
    assert slit.at("blue-wall-walker") == "a1-32"


def test_11_7_the_warrior() -> None:
    game = scene("a1:32d", f"blue-warrior@a1-12 {FAR}").do("break blue-warrior east")
    assert game.walk("blue-warrior", "east").at("blue-warrior") == "a1-13"


def test_11_8_the_wizard() -> None:
    game = scene("a1:31g", f"blue-wizard@a1-23 blue-logger@a1-11+blue-fireball-wand {FAR}")
    game.walk("blue-wizard", "south", "south")
    assert game.at("blue-wizard") == "a1-43"
    assert game.why("fireball yellow-goblin") == "12.4"


def test_12_1_the_amulet() -> None:
    tokens = f"blue-thief@a1-24+blue-amulet blue-archer-elf@n1 yellow-enchantress-elf@a1-44 {FAR}"
    assert scene("a1:29g", tokens).t.bears(0, 2097152)
    scroll = scene("a1:29g", f"blue-druid@a1-24+blue-scroll-of-flight yellow-enchantress-elf@a1-44 {FAR}")
    assert scroll.why("fly blue-druid yellow-enchantress-elf") == "8.7"
    seen = scene("a1:29g", f"blue-thief@a1-24+blue-amulet yellow-enchantress-elf@a1-44 {FAR}").t
    assert can_target(seen, 0, 17)
    assert not can_target(scene("a1:29g", f"blue-thief@a1-24 yellow-enchantress-elf@a1-44 {FAR}").t, 0, 17)


def test_12_2_the_crossbow() -> None:
    tokens = f"blue-troll@a1-51+blue-crossbow yellow-thief@a1-21 {FAR}"
    game = scene("a1:29g", tokens).do("shoot blue-troll yellow-thief")
    fight = game.view().fight
    assert fight is not None
    assert fight.attack == 2
    game.do("1 lay 0", "2 lay 0")
    assert game.why("shoot blue-troll yellow-thief") == "12.2"


def test_12_3_the_scroll_of_flight() -> None:
    tokens = f"blue-druid@a1-22+blue-scroll-of-flight blue-logger@a1-23 {FAR}"
    game = scene("a1:31g", tokens).do("fly blue-druid blue-logger")
    assert game.at("blue-scroll-of-flight") == "out"
    game.walk("blue-logger", "south", "south")
    assert game.at("blue-logger") == "a1-43"
    assert game.token("blue-logger").marks == ("flying",)
    game.do("end")
    assert game.token("blue-logger").marks == ()
    plain = scene("a1:31g", f"blue-logger@a1-22+blue-scroll-of-flight {FAR}")
    assert plain.why("fly blue-logger blue-logger") == "2.3"


def ring_scene(mover: str, more: str = "", room: str = "32d") -> Scene:
    """Yellow's druid with the ring at the foot of the third column."""
    return scene(f"a1:{room}", f"{mover} yellow-druid@a1-53+yellow-ring-of-paralysis {more} {FAR}")


def test_12_4_the_ring_of_paralysis() -> None:
    game = ring_scene("blue-thief@a1-42", "blue-logger@a1-11").do("move blue-thief", "step east")
    assert game.asked == 2
    assert game.why("paralyse yellow-druid 0") == "12.4"
    game.do("paralyse yellow-druid 2")
    assert (game.asked, game.at("blue-thief")) == (1, "a1-43")
    assert game.why("move blue-thief") == "12.4"
    assert len(game.view().players[1].combat_cards) == 8
    let_be = ring_scene("blue-thief@a1-42", "blue-logger@a1-11").do("move blue-thief", "step east", "pass")
    assert let_be.asked == 1
    used = ring_scene("blue-thief@a1-42", "blue-logger@a1-11")
    used.do("move blue-thief", "step east", "paralyse yellow-druid 1").do("move blue-logger")
    assert used.asked == 1
    jump = scene(
        "a1:31g",
        f"blue-thief@a1-23 yellow-druid@a1-53+yellow-ring-of-paralysis yellow-logger@a1-55 {FAR}",
    ).do("jump blue-thief south south")
    assert jump.asked == 1


def test_12_5_the_orb_of_peace() -> None:
    tokens = f"blue-logger@a1-11 blue-archer-elf@a1-51 yellow-thief@a1-21+yellow-orb-of-peace {FAR}"
    game = scene("a1:29g", tokens, points=None).do("card 3")
    assert (game.asked, game.moves()) == (2, ["pass", "peace"])
    game.do("peace")
    assert game.at("yellow-orb-of-peace") == "out"
    assert game.why("attack blue-logger yellow-thief") == "12.5"
    assert game.offers("shoot blue-archer-elf yellow-thief")
    game.do("end", "card 2", "end", "card 2")
    assert game.offers("attack blue-logger yellow-thief")


def test_12_6_the_steam_saw() -> None:
    tokens = f"blue-logger@a1-32+blue-steam-saw yellow-thief@a1-31 {FAR}"
    game = scene("a1:29g", tokens).do("fell blue-logger north")
    assert game.t.ap == 9
    game.do("attack blue-logger yellow-thief")
    fight = game.view().fight
    assert fight is not None
    assert fight.attack == 4
    weak = scene("a1:29g", f"blue-druid@a1-11 blue-steam-saw@a1-12 {FAR}").do("move blue-druid", "step east")
    assert weak.why("take blue-steam-saw") == "12.6"
    weak.do("stop")
    assert weak.token("blue-druid").carries == ""
    araknis = scene("a1:29g", f"blue-araknis@a1-32+blue-steam-saw {FAR}").do("fell blue-araknis north")
    assert araknis.t.ap == 8


def test_12_7_the_torch() -> None:
    tokens = f"blue-logger@a1-11+torch-1 {FAR}"
    game = scene("a1:29g", tokens, edges="a1-11:south:yellow-web")
    assert game.why("burn blue-logger east") == "12.7"
    game.do("burn blue-logger south").walk("blue-logger", "south")
    assert game.at("torch-1") == "a1-21"


def test_12_8_armor_and_sword() -> None:
    tokens = f"blue-logger@a1-11+blue-sword yellow-thief@a1-21+yellow-armor {FAR}"
    game = scene("a1:29g", tokens).do("attack blue-logger yellow-thief")
    fight = game.view().fight
    assert fight is not None
    assert (fight.attack, fight.defence) == (4, 3)


def test_12_9_the_speed_potion() -> None:
    tokens = f"blue-logger@a1-11+blue-speed-potion blue-druid@a1-51 {FAR}"
    game = scene("a1:29g", tokens, points=1).do("quaff blue-logger")
    assert game.token("blue-logger").points == 4
    assert game.why("move blue-druid") == "2.1"
    game.walk("blue-logger", "east")
    assert game.token("blue-logger").points == 3


def test_12_10_the_fireball_wand() -> None:
    tokens = f"blue-wizard@a1-11+blue-fireball-wand yellow-logger@a1-31+yellow-druid! {FAR}"
    game = scene("a1:29g", tokens)
    assert game.why("fireball yellow-druid") == "7.2"
    game.do("fireball yellow-logger")
    assert game.score() == (2, 0)
    assert game.at("blue-fireball-wand") == "out"
    wet = scene("a1:30g", f"blue-wizard@a1-22+blue-fireball-wand yellow-logger@a1-23 {FAR}")
    assert wet.why("fireball yellow-logger") == "12.10"
    web = scene("a1:29g", f"blue-wizard@a1-11+blue-fireball-wand {FAR}", edges="a1-31:south:yellow-web")
    web.do("scorch south")
    assert web.sight("a1-11")[-3:] == ["a1-31", "a1-41", "a1-51"]
    tree = scene(
        "a1:29g",
        f"blue-wizard@a1-21+blue-fireball-wand yellow-logger@a1-22 {FAR}",
        markers="living-tree:yellow@a1-22",
    ).do("fireball yellow-living-tree")
    assert tree.at("yellow-logger") == "dead"


def test_12_11_the_treasure() -> None:
    game = scene("d1:29d", f"blue-logger@d1-52+yellow-treasure {FAR}").do("move blue-logger", "step south")
    assert game.score() == (2, 0)


def test_12_12_the_key() -> None:
    assert GAME.new(scenario="free", seed=1).explain("pick key", 0) is not None
    game = scene("a1:32d", f"blue-logger@a1-12+blue-key {FAR}", data_text=KEYS)
    game.do("open blue-logger east").walk("blue-logger", "east")
    assert game.at("blue-logger") == "a1-13"
