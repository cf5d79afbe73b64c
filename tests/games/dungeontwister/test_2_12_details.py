"""Details of many rules that are easily lost: who pays, what is free again, what is asked when."""

from typing import Any

from tests.games.dungeontwister.scenes import Scene, scene
from undercroft.games.dungeontwister.game import GAME
from undercroft.games.dungeontwister.rules.state import SPAWNED

FAR = "yellow-goblin@s1"


def log(game: Scene) -> list[str]:
    return [GAME.texts.say(event.message) for event in game.match.events_for(0)]


def test_1_2_each_copy_of_an_object_can_be_chosen_where_teams_are_chosen() -> None:
    box = GAME.box(GAME.setup(data_text='[[object]]\nid = "rope"\ncopies = 2\n'))
    rope = box.kinds.index("rope")
    ropes = {
        name: [box.item_kind[item] for item in box.games[number].items[0]].count(rope)
        for number, name in enumerate(GAME.scenarios())
    }
    assert ropes == {"forest": 0, "base": 1, "free": 2, "mutual": 2}


def test_6_2_cards_are_laid_and_nothing_else_is_done_then() -> None:
    game = scene("a1:29g", f"blue-logger@a1-11 yellow-thief@a1-21 {FAR}")
    game.do("attack blue-logger yellow-thief")
    assert game.said("fight") == "why-not-now"


def test_6_2_the_log_says_who_won() -> None:
    for cards, said in (((3, 2), "Blue"), ((0, 5), "Yellow")):
        game = scene("a1:29g", f"blue-logger@a1-11 yellow-thief@a1-21 {FAR}")
        game.fight("attack blue-logger yellow-thief", cards=cards)
        assert any(line.startswith(said) and "win" in line for line in log(game)), log(game)


def test_10_6_after_another_action_the_enchantress_enchants_again() -> None:
    game = scene("a1:29g", f"blue-enchantress-elf@a1-21 blue-logger@a1-51 {FAR}", points=2)
    game.do("enchant a1-22")
    assert game.said("enchant a1-11") == "why-enchanted-now"
    game.walk("blue-logger", "north")
    assert game.said("enchant a1-11") == "why-no-tree"


def test_12_9_who_turns_a_room_pays_with_his_potion() -> None:
    tokens = f"blue-goblin@a1-51 blue-logger@a1-35+blue-speed-potion {FAR}"
    game = scene("a1:29g", tokens, points=2).do("quaff blue-logger", "rotate a1 left")
    assert (game.token("blue-logger").points, game.t.ap) == (3, 1)


def test_7_6_only_his_own_hidden_characters_may_yet_breed_for_a_player() -> None:
    tokens = "blue-logger@a1-11 yellow-druid@a1-55"
    more: dict[str, Any] = {"scenario": "forest", "hidden": "yellow-logger@c1", "blue": {"score": 1}}
    game = scene("a1:29g", tokens, **more)
    game.t.supplies[SPAWNED + 1] = 3
    outcome = game.do("end").match.outcome()
    assert outcome is not None
    assert outcome.results == ("win", "loss")


def test_8_1_an_elf_crosses_no_wall() -> None:
    game = scene("a1:29g", f"blue-enchantress-elf@a1-12 {FAR}").do("move blue-enchantress-elf")
    assert game.offers("step west")
    assert game.said("step east") == "why-no-way"


def test_9_5_who_flies_over_a_small_bridge_is_told_that_it_does_not_bear_him() -> None:
    tokens = f"blue-druid@a1-22+blue-scroll-of-flight blue-troll@a1-32 {FAR}"
    game = scene("a1:30g", tokens).do("fly blue-druid blue-troll", "move blue-troll", "step east")
    assert game.said("stop") == "why-too-heavy"


def test_5_3_who_is_taken_up_leaves_his_own_object() -> None:
    tokens = f"blue-logger@a1-11 blue-druid@a1-12!+blue-sword {FAR}"
    game = scene("a1:29g", tokens).do("move blue-logger", "step east", "take blue-druid")
    load = game.t.load
    assert load[game.number("blue-logger")] == game.number("blue-druid")
    assert load[game.number("blue-druid")] == -1


def test_5_4_what_is_left_beside_a_friend_with_empty_hands_is_his() -> None:
    tokens = f"blue-logger@a1-11+blue-sword blue-druid@a1-12 {FAR}"
    game = scene("a1:29g", tokens).do("move blue-logger", "step east", "drop")
    assert game.t.load[game.number("blue-druid")] == game.number("blue-sword")


def test_5_4_a_small_bridge_does_not_bear_the_heavy_one_who_is_carried() -> None:
    for carried, said in (("blue-troll", "why-no-dropping"), ("blue-thief", "")):
        tokens = f"blue-warrior@a1-32+{carried}! {FAR}"
        game = scene("a1:30g", tokens).do("move blue-warrior", "step east")
        assert game.offers("drop") == (not said)
        if said:
            assert game.said("drop") == said
