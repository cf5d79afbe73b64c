"""More rulings of the list by their numbers: whose moment it is, groups, trees, borders, supplies."""

from tests.games.dungeontwister.scenes import Scene, scene
from undercroft.games.dungeontwister.face.view import FightView

FAR = "yellow-goblin@s1"
CHAIN = "blue-druid@a1-11 yellow-thief@a1-21 blue-logger@a1-31 yellow-warrior@a1-41 blue-araknis@a1-51"


def fight_of(game: Scene) -> FightView:
    """The fight under way."""
    fight = game.view().fight
    assert fight is not None
    return fight


def test_ruling_14_02_one_decision_line() -> None:
    tokens = (
        "blue-thief@a1-34 yellow-druid@a1-45+yellow-ring-of-paralysis blue-goblin@n9"
        f" yellow-cleric@s2+yellow-orb-of-peace {FAR}"
    )
    game = scene("a1:32d", tokens).do("move blue-thief", "step south")
    assert game.asked == 2
    assert "peace" not in game.moves(), "the ring comes inside a move, the orb never"
    assert any(words.startswith("paralyse") for words in game.moves())
    assert game.match.seats_asked() == (1,), "never both at once"
    game.do("paralyse yellow-druid 3")
    assert (game.at("blue-thief"), game.score()) == ("dead", (0, 1)), "falls and points come before the orb"
    assert (game.asked, game.moves()) == (2, ["pass", "peace"])


def test_ruling_14_05_a_chain_of_fighters() -> None:
    game = scene("a1:29g", f"{CHAIN} {FAR}").do("attack blue-logger yellow-thief")
    fight = fight_of(game)
    assert set(fight.attackers) == {"blue-logger", "blue-druid", "blue-araknis"}
    assert set(fight.defenders) == {"yellow-thief", "yellow-warrior"}
    assert (fight.attack, fight.defence) == (3 + 1 + 3, 2 + 3)
    wounded = CHAIN.replace("yellow-warrior@a1-41", "yellow-warrior@a1-41!")
    broken = fight_of(scene("a1:29g", f"{wounded} {FAR}").do("attack blue-logger yellow-thief"))
    assert set(broken.attackers) == {"blue-logger", "blue-druid"}, "a wounded bystander links no chain"
    assert broken.defenders == ("yellow-thief",)


def test_ruling_14_05_a_wounded_target_and_an_archer_in_the_fight() -> None:
    target = CHAIN.replace("yellow-thief@a1-21", "yellow-thief@a1-21!")
    fight = fight_of(scene("a1:29g", f"{target} {FAR}").do("attack blue-logger yellow-thief"))
    assert set(fight.defenders) == {"yellow-thief", "yellow-warrior"}
    assert fight.defence == 0 + 3
    archer = CHAIN.replace("blue-druid", "blue-archer-elf")
    game = scene("a1:29g", f"{archer} {FAR}").do("attack blue-logger yellow-thief")
    assert "blue-archer-elf" in fight_of(game).attackers, "next to an enemy he fights at close quarters"
    assert game.asked == 1
    assert game.moves()[0].startswith("lay"), "and adds no arrow"


def test_ruling_14_06_one_card_a_side() -> None:
    game = scene("a1:29g", f"{CHAIN} {FAR}", blue={"combat": [0]}).do("attack blue-logger yellow-thief")
    assert game.match.moves(0) == ["lay 0"], "the 0 is always at hand"
    assert game.match.moves(1) == ["lay 0", "lay 1", "lay 2", "lay 3", "lay 4", "lay 5", "lay 6"]
    game.do("1 lay 0", "2 lay 0")
    fight = game.view().players
    assert fight[0].combat_cards == (0,)
    assert len(fight[1].combat_cards) == 9, "a 0 though he has others, and it comes back"


def test_ruling_14_09_tree_stacking() -> None:
    for other, rule in (
        ("yellow-thief@a1-22", "4.2"),
        ("yellow-thief@a1-22!", "4.2"),
        ("blue-thief@a1-22", "4.3"),
    ):
        game = scene("a1:29g", f"blue-druid@a1-21 {other} {FAR}").do("move blue-druid")
        assert game.why("step east") == rule, other
    full = scene("a1:29g", f"blue-druid@a1-21+blue-sword blue-thief@a1-22! {FAR}").do("move blue-druid")
    assert full.why("step east") == "2.4"
    for load in ("+blue-sword", "+blue-thief!"):
        game = scene("a1:29g", f"blue-druid@a1-21{load} {FAR}").do("move blue-druid", "step east")
        assert game.at("blue-druid") == "a1-22"
    friend = scene("a1:29g", f"blue-druid@a1-21 blue-thief@a1-22! {FAR}").walk("blue-druid", "east")
    assert friend.token("blue-druid").carries == "blue-thief"


def test_ruling_14_12_borders_are_looked_at_anew() -> None:
    tokens = f"blue-logger@a1-35 blue-thief@a1-15+blue-crossbow yellow-warrior@a2-11 {FAR}"
    game = scene("a1:29g a2:29d", tokens)
    assert game.offers("attack blue-thief yellow-warrior")
    assert "a2-11" in game.sight("a1-15")
    game.do("rotate a1 left")
    assert game.at("blue-thief") == "a1-11"
    assert game.why("attack blue-thief yellow-warrior") == "8.1"
    assert "a2-11" not in game.sight("a1-15")


def test_ruling_14_16_neutral_objects() -> None:
    tokens = f"blue-logger@a1-21+rope-1 yellow-druid@a1-31 {FAR}"
    game = scene("a1:29g", tokens).do("move blue-logger", "drop", "step north", "stop", "end", "card 5")
    game.walk("yellow-druid", "north")
    assert game.token("yellow-druid").carries == "rope-1", "either side may have it"
    cut = scene("a1:29g", f"blue-logger@a1-25 rope-5@out {FAR}")
    assert cut.said("cut blue-logger") == "why-supply-out"
    torch = scene("a1:32d", f"blue-logger@a1-41 torch-2@out {FAR}")
    assert torch.said("torch blue-logger south") == "why-supply-out"
    kept = scene("a1:29g", f"blue-thief@a1-51+blue-crossbow yellow-warrior@a1-21 {FAR}")
    kept.fight("shoot blue-thief yellow-warrior", cards=(6, 0))
    assert kept.token("blue-thief").carries == "blue-crossbow"
    scroll = scene("a1:29g", f"blue-druid@a1-11+blue-scroll-of-flight {FAR}")
    assert scroll.do("fly blue-druid blue-druid").at("blue-scroll-of-flight") == "out"


def test_ruling_14_21_the_saw_is_passed_over() -> None:
    tokens = f"blue-druid@a1-21 blue-steam-saw@a1-31 blue-thief@n9 {FAR}"
    over = scene("a1:29g", tokens).walk("blue-druid", "south", "south")
    assert over.at("blue-druid") == "a1-41"
    on = scene("a1:29g", tokens).walk("blue-druid", "south")
    assert (on.at("blue-druid"), on.token("blue-druid").carries) == ("a1-31", "")
    held = scene("a1:29g", f"blue-druid@a1-21+blue-sword blue-logger@a1-31+blue-steam-saw {FAR}")
    held.do("move blue-druid", "step south")
    assert held.why("take blue-steam-saw") == "5.1"
    assert held.why("swap blue-steam-saw") == "12.6"
    empty = scene("a1:29g", f"blue-druid@a1-21 blue-logger@a1-31+blue-steam-saw {FAR}")
    assert empty.do("move blue-druid", "step south").why("take blue-steam-saw") == "12.6"


def test_ruling_14_22_spent_supplies() -> None:
    plants = scene("a1:31g", f"blue-druid@a1-23 {FAR}", blue={"plants": 0})
    assert plants.said("plant a1-33") == "why-supply-out"
    webs = scene("a1:31g", f"blue-araknis@a1-23 {FAR}", blue={"webs": 0})
    assert webs.said("web south here") == "why-supply-out"
    made = " ".join(f"blue-spawnling-{n}@dead" for n in (1, 2, 3))
    spawn = scene("a1:31g", f"blue-breeder@a1-23 {made} {FAR}")
    assert spawn.said("spawn west") == "why-supply-out"
    again = scene("a1:29g", f"blue-druid@a1-21 {FAR}").do("brambles a1-31", "withdraw", "brambles a1-31")
    assert [marker.kind for marker in again.view().markers] == ["brambles"]
    tokens = f"blue-enchantress-elf@a1-24 yellow-warrior@a1-45 yellow-thief@a1-55 {FAR}"
    tree = scene("a1:29g", tokens, "living-tree:blue@a1-44").fight(
        "attack blue-living-tree yellow-warrior", cards=(0, 6)
    )
    assert tree.view().markers == ()
    assert tree.offers("enchant a1-44"), "a lost tree may live again"


def test_ruling_14_03_the_carried_lend_no_talents() -> None:
    tokens = f"blue-logger@a1-42+blue-thief! {FAR}"
    assert scene("a1:32d", tokens).why("open blue-logger south") == "2.3"
    archer = scene("a1:29g", f"blue-goblin@a1-51+blue-archer-elf! yellow-warrior@a1-21 {FAR}")
    assert archer.why("shoot blue-goblin yellow-warrior") == "2.3"
    logger = scene("a1:29g", f"blue-goblin@a1-32+blue-logger! {FAR}")
    assert logger.why("fell blue-goblin north") == "2.3"


def test_section_10_protection_after_felling() -> None:
    tokens = f"blue-logger@a1-32 yellow-thief@a1-22 {FAR}"
    game = scene("a1:29g", tokens).do("fell blue-logger north")
    assert game.wounded("yellow-thief")
    assert game.why("attack blue-logger yellow-thief") == "6.4"


def test_section_10_nobody_shoots_back_from_behind_the_slit() -> None:
    tokens = f"blue-archer-elf@a1-32 yellow-archer-elf@a1-31 {FAR}"
    assert scene("a1:32d", tokens).offers("shoot blue-archer-elf yellow-archer-elf")
    back = scene("a1:32d", f"blue-archer-elf@a1-33 yellow-archer-elf@a1-31 {FAR}")
    assert back.why("shoot blue-archer-elf yellow-archer-elf") == "8.2", "he is not on a slit square"


def test_section_10_leaving_past_an_enemy() -> None:
    tokens = "blue-logger@d1-54 yellow-warrior@s4"
    assert scene("d1:29d", tokens).do("move blue-logger").why("step south") == "4.2"
    flyer = scene("d1:29d", tokens.replace("logger", "wizard")).do("move blue-wizard", "step south")
    assert flyer.at("blue-wizard") == "left"


def test_section_10_what_stands_in_the_way_of_revealing() -> None:
    tokens = f"blue-logger@a1-55 {FAR}"
    assert scene("a1:29g", tokens).offers("reveal a2")
    assert scene("a1:29g", tokens, edges="a1-55:east:yellow-web").why("reveal a2") == "3.1"
    assert scene("a1:29g", tokens, edges="a1-55:east:secret-passage").why("reveal a2") == "3.1"


def test_section_10_a_paralysed_scroll_flyer_falls() -> None:
    tokens = f"blue-logger@a1-34 yellow-druid@a1-45+yellow-ring-of-paralysis blue-goblin@n9 {FAR}"
    game = scene("a1:32d", tokens)
    game.t.marks[game.number("blue-logger")] |= 16
    game.do("move blue-logger", "step south", "paralyse yellow-druid 3")
    assert (game.at("blue-logger"), game.score()) == ("dead", (0, 1))


def test_section_10_the_order_of_declaring() -> None:
    tokens = f"blue-logger@a1-51 blue-archer-elf@a1-12 yellow-warrior@a1-52 {FAR}"
    game = scene("a1:29g", tokens).do("attack blue-logger yellow-warrior")
    assert game.asked == 1
    assert game.t.asked == 3, "cards come last, from both at once"
    shooter = scene("a1:29g", f"blue-logger@a1-11 blue-archer-elf@a1-51 yellow-warrior@a1-21 {FAR}")
    shooter.do("attack blue-logger yellow-warrior")
    assert (shooter.t.asked, shooter.moves()) == (1, ["fight", "support blue-archer-elf"]), "first who joins"
    shooter.do("support blue-archer-elf")
    assert shooter.t.asked == 3
