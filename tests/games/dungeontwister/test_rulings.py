"""The four figures of the rule book, and rulings worth a test, by their numbers in the list of rulings."""

from tests.games.dungeontwister.scenes import Scene, scene
from undercroft.games.dungeontwister.face.view import FightView

FAR = "yellow-goblin@s1"
DUEL = (
    "blue-araknis@a1-24 blue-druid@a1-15 blue-enchantress-elf@a2-55"
    " yellow-araknis@a2-11 yellow-logger@a1-14 yellow-enchantress-elf@a2-51"
)
TREES = "living-tree:yellow@a1-15 living-tree:blue@a2-21"


def fight_of(game: Scene) -> FightView:
    """The fight under way."""
    fight = game.view().fight
    assert fight is not None
    return fight


def test_figure_1_araknis_crosses_three_plants_and_joins() -> None:
    tokens = "yellow-druid@a1-23 yellow-araknis@a1-25 yellow-logger@a1-42 blue-logger@a1-43 blue-goblin@n1"
    game = scene("a1:31g", tokens, turn="yellow").do("plant a1-33", "plant a1-34", "plant a1-35")
    assert game.t.ap == 8
    game.walk("yellow-araknis", "south", "west", "west")
    game.do("attack yellow-araknis blue-logger")
    assert (fight_of(game).attack, fight_of(game).defence) == (6, 3)


def test_figure_2_an_arrow_through_the_slit() -> None:
    tokens = "blue-archer-elf@a1-32 blue-living-trap@a1-41 yellow-logger@a1-31 yellow-archer-elf@a1-13"
    game = scene("a1:32d", f"{tokens} yellow-druid@a1-55").do("attack blue-living-trap yellow-logger")
    game.do("support blue-archer-elf")
    fight = fight_of(game)
    assert (fight.attack, fight.defence, fight.defenders) == (4, 3, ("yellow-logger",))
    game.do("1 lay 0", "2 lay 6")
    assert game.wounded("blue-living-trap")
    assert not game.wounded("blue-archer-elf")
    druid = scene("a1:32d", f"{tokens} yellow-druid@a1-22")
    assert druid.why("shoot blue-archer-elf yellow-logger") == "6.5"


def test_figure_3_a_duel_in_the_trees() -> None:
    game = scene("a1:31g a2:31d", DUEL, TREES).do("attack blue-araknis yellow-logger")
    fight = fight_of(game)
    assert (fight.attack, fight.defence) == (6, 8)
    assert set(fight.attackers) == {"blue-araknis", "blue-druid", "blue-living-tree"}
    assert set(fight.defenders) == {"yellow-araknis", "yellow-logger", "yellow-living-tree"}
    felled = scene("a1:31g a2:31d", DUEL, TREES, turn="yellow").do("fell yellow-logger east")
    assert felled.wounded("blue-druid")
    assert [marker.colour for marker in felled.view().markers] == ["blue"], "yellow's own marker went home"
    tokens = "yellow-enchantress-elf@a1-15 yellow-araknis@a1-25 blue-araknis@a1-14 blue-enchantress-elf@a2-11"
    last = scene("a1:31g a2:31d", tokens, turn="yellow").do("enchant a1-15")
    last.do("attack yellow-enchantress-elf blue-araknis")
    assert (fight_of(last).attack, fight_of(last).defence) == (3, 4)
    joined = tokens.replace("a1-25", "a1-24").replace("blue-araknis@a1-14", "blue-araknis@a1-14")
    last = scene("a1:31g a2:31d", joined, turn="yellow").do(
        "enchant a1-15", "attack yellow-araknis blue-araknis"
    )
    assert (fight_of(last).attack, fight_of(last).defence) == (6, 4)


def test_figure_4_a_slit_parts_fighters_and_not_a_crossbow() -> None:
    tokens = f"blue-logger@a1-34 yellow-druid@a1-35+yellow-crossbow yellow-araknis@a1-24 {FAR} blue-goblin@n1"
    blue = scene("a1:32d", tokens)
    assert blue.why("attack blue-logger yellow-druid") == "8.1"
    blue.do("attack blue-logger yellow-araknis")
    assert fight_of(blue).defenders == ("yellow-araknis",)
    yellow = scene("a1:32d", tokens, turn="yellow").do(
        "attack yellow-araknis blue-logger", "support yellow-druid"
    )
    assert (fight_of(yellow).attack, fight_of(yellow).defence) == (5, 3)


def test_ruling_felling_kills_who_was_wounded_in_this_turn() -> None:
    tokens = f"blue-logger@a1-32 yellow-thief@a1-22 {FAR}"
    game = scene("a1:29g", tokens).fight("attack blue-logger yellow-thief", cards=(6, 0))
    game.do("fell blue-logger north")
    assert game.at("yellow-thief") == "dead"


def test_ruling_a_tie_spends_cards() -> None:
    game = scene("a1:29g", f"blue-logger@a1-11 yellow-warrior@a1-21 {FAR}")
    game.fight("attack blue-logger yellow-warrior", cards=(4, 4))
    assert 4 not in game.view().players[0].combat_cards
    assert not game.wounded("blue-logger")
    assert not game.wounded("yellow-warrior")


def test_ruling_armor_of_the_wounded_and_a_wounded_elemental() -> None:
    game = scene("a1:29g", f"blue-logger@a1-11 yellow-warrior@a1-21!+yellow-armor {FAR}")
    game.do("attack blue-logger yellow-warrior")
    assert fight_of(game).defence == 1
    stone = scene("a1:29g", f"blue-logger@a1-11 yellow-stone-elemental@a1-21! {FAR}")
    assert fight_of(stone.do("attack blue-logger yellow-stone-elemental")).defence == 0


def test_ruling_the_ring_and_what_is_no_movement() -> None:
    turning = scene("a1:32d", f"blue-logger@a1-33 yellow-druid@a1-53+yellow-ring-of-paralysis {FAR}")
    assert turning.do("rotate a1 right").asked == 1
    walls = scene("a1:32d", f"blue-wall-walker@a1-33 yellow-druid@a1-53+yellow-ring-of-paralysis {FAR}")
    assert walls.do("cross south").asked == 1
    spawned = scene("a1:32d", f"blue-breeder@a1-42 yellow-druid@a1-53+yellow-ring-of-paralysis {FAR}")
    assert spawned.do("spawn east").asked == 1
    leaving = scene("a1:32d", f"blue-thief@a1-43 yellow-druid@a1-53+yellow-ring-of-paralysis {FAR}")
    assert leaving.do("move blue-thief").at("blue-thief") == "a1-42", "the only way, so it is taken"
    assert leaving.asked == 1
    walking = scene("a1:32d", f"blue-thief@a1-42 yellow-druid@a1-53+yellow-ring-of-paralysis {FAR}")
    assert walking.do("move blue-thief", "step east").asked == 2, "a step onto the same square is one"


def test_ruling_a_thief_paralysed_on_a_pit_falls() -> None:
    tokens = f"blue-thief@a1-34 yellow-druid@a1-45+yellow-ring-of-paralysis blue-goblin@n9 {FAR}"
    game = scene("a1:32d", tokens).do("move blue-thief", "step south")
    assert game.asked == 2
    game.do("paralyse yellow-druid 3")
    assert game.at("blue-thief") == "dead"
    assert game.score() == (0, 1)
    flyer = scene("a1:32d", tokens.replace("blue-thief", "blue-wizard")).do("move blue-wizard", "step south")
    flyer.do("paralyse yellow-druid 3")
    assert flyer.at("blue-wizard") == "dead"


def test_ruling_no_paralysing_against_stacking() -> None:
    tokens = f"blue-thief@a1-42 blue-logger@a1-43 yellow-druid@a1-53+yellow-ring-of-paralysis {FAR}"
    game = scene("a1:32d", tokens).do("move blue-thief", "step east")
    assert game.asked == 1, "a friend stands there"


def test_ruling_the_orb_does_not_stop_felling_and_devouring() -> None:
    tokens = f"blue-logger@a1-32 yellow-thief@a1-22 blue-living-trap@trap yellow-goblin@a1-55 {FAR[:-1]}3"
    game = scene("a1:29g", tokens.replace(f" {FAR[:-1]}3", ""), "trap:blue@a1-55", peace=1)
    assert game.why("attack blue-logger yellow-thief") == "12.5"
    game.do("fell blue-logger north", "spring")
    assert game.at("yellow-goblin") == "dead"


def test_ruling_plants_on_a_trap_come_back() -> None:
    tokens = f"blue-living-trap@trap yellow-logger@a1-55 {FAR}"
    game = scene("a1:29g", tokens, "trap:blue@a1-55 plants:yellow@a1-55")
    assert game.view().players[1].plants == 2
    game.do("spring")
    assert game.view().players[1].plants == 3
    assert game.at("yellow-logger") == "dead"


def test_ruling_a_web_stays_with_its_room() -> None:
    tokens = f"blue-logger@a1-35 yellow-druid@a1-21 {FAR}"
    game = scene("a1:29g a2:30g", tokens, edges="a1-15:east:blue-web")
    square = game.t.map.square_at(1, 4)
    game.do("rotate a1 left")
    assert game.t.map.edge_kind(square, 0) == 10
    assert game.t.map.edge_kind(game.t.map.square_at(1, 5), 3) == 1, "what is printed there, and no web"


def test_ruling_a_slit_does_not_reveal() -> None:
    game = scene("a1:32d:1", f"blue-logger@a1-11 {FAR}")
    assert game.why("reveal c1") == "3.1"


def test_ruling_a_rope_holder_who_is_wounded_survives() -> None:
    tokens = f"blue-logger@a1-23+rope-1 yellow-warrior@a1-24 {FAR}"
    game = scene("a1:32d", tokens, turn="yellow")
    game.t.marks[game.number("rope-1")] |= 64
    game.fight("attack yellow-warrior blue-logger", cards=(0, 3))
    assert game.at("blue-logger") == "a1-23"
    assert game.wounded("blue-logger")


def test_ruling_a_tied_rope_holds_though_a_neighbour_turns_away() -> None:
    tokens = f"blue-logger@a1-33 blue-druid@a1-23!+rope-1 {FAR}"
    game = scene("a1:32d", tokens, edges="a1-23:east:yellow-web a1-23:west:yellow-web")
    game.t.marks[game.number("rope-1")] |= 64
    game.do("rotate a1 right")
    assert game.wounded("blue-druid")
    assert game.score() == (0, 0)


def test_ruling_an_archer_in_his_own_living_tree_adds_two() -> None:
    tokens = f"blue-archer-elf@a1-22 blue-logger@a1-51 yellow-warrior@a1-52 {FAR}"
    game = scene("a1:29g", tokens, "living-tree:blue@a1-22")
    game.do("attack blue-logger yellow-warrior")
    assert fight_of(game).attack == 3


def test_ruling_14_01_a_card_every_turn() -> None:
    game = scene("a1:29g", "blue-logger@a1-11 yellow-druid@a1-55 blue-druid@n1 yellow-logger@s1", points=None)
    assert game.moves() == ["card 2", "card 3", "card 4", "card 5"]


def test_ruling_14_03_the_carrier_is_named() -> None:
    tokens = f"blue-archer-elf@a1-51 yellow-logger@a1-21+yellow-druid! {FAR}"
    game = scene("a1:29g", tokens)
    assert game.why("shoot blue-archer-elf yellow-druid") == "7.2"
    assert game.offers("shoot blue-archer-elf yellow-logger")


def test_ruling_14_04_carried_ones_die_after_the_fight() -> None:
    tokens = f"blue-warrior@a1-11 yellow-logger@a1-21+yellow-druid! {FAR}"
    game = scene("a1:29g", tokens, markers="brambles:yellow@a1-55")
    game.fight("attack blue-warrior yellow-logger", cards=(4, 0))
    assert game.wounded("yellow-logger")
    assert game.at("yellow-druid") == "dead"
    assert not game.view().markers, "the druid's brambles go with him"


def test_ruling_14_07_several_attacks_in_a_turn() -> None:
    game = scene("a1:29g", f"blue-logger@a1-11 yellow-druid@a1-55 {FAR}", "brambles:yellow@a1-21")
    game.fight("attack blue-logger yellow-brambles", cards=(1, 0))
    assert game.offers("attack blue-logger yellow-brambles"), "a tie: it may be attacked again"
    assert game.t.ap == 8, "one point for each"
    own = "blue-logger@a1-11 blue-druid@a1-12 yellow-thief@a1-32"
    ours = scene("a1:29g", f"{own} {FAR}", "brambles:blue@a1-21 living-tree:blue@a1-22")
    for target in ("blue-druid", "blue-brambles", "blue-living-tree"):
        assert ours.why(f"attack blue-logger {target}") == "6.1", target


def test_ruling_14_08_occupant_or_tree() -> None:
    tokens = f"blue-warrior@a1-21 yellow-logger@a1-22 {FAR}"
    game = scene("a1:29g", tokens, "living-tree:yellow@a1-22")
    for target in ("yellow-logger", "yellow-living-tree"):
        again = scene("a1:29g", tokens, "living-tree:yellow@a1-22").do(f"attack blue-warrior {target}")
        assert fight_of(again).defence == 5
    wounded = scene("a1:29g", tokens.replace("a1-22", "a1-22!"), "living-tree:yellow@a1-22")
    assert fight_of(wounded.do("attack blue-warrior yellow-living-tree")).defenders == ("yellow-living-tree",)
    assert game.why("attack blue-warrior yellow-goblin") == "8.1"


def test_ruling_14_10_a_heavy_friend_is_not_carried_into_a_tree() -> None:
    game = scene("a1:29g", f"blue-logger@a1-21+blue-troll! {FAR}").do("move blue-logger")
    assert game.why("step east") == "9.6"
    light = scene("a1:29g", f"blue-logger@a1-21+blue-druid! {FAR}").do("move blue-logger")
    assert light.offers("step east")
    over = scene("a1:30g", f"blue-logger@a1-32+blue-troll! {FAR}").walk("blue-logger", "east", "east")
    assert over.at("blue-troll") == "a1-34"
    assert over.view().rooms[0].terrain[12] == "bridge", "carried across he weighs nothing"
    ends = scene("a1:30g", f"blue-logger@a1-32+blue-troll! {FAR}").walk("blue-logger", "east")
    assert (ends.at("blue-logger"), ends.at("blue-troll")) == ("a1-33", "a1-33")
    assert ends.view().rooms[0].terrain[12] == "water", "it broke, and both are in what is below"


def test_ruling_14_11_plants_on_water_make_it_dry() -> None:
    game = scene("a1:30g", f"blue-logger@a1-22+blue-sword {FAR}", "plants:blue@a1-23")
    game.walk("blue-logger", "east")
    assert game.at("blue-sword") == "a1-23"
    fire = scene(
        "a1:30g", f"blue-wizard@a1-22+blue-fireball-wand yellow-logger@a1-23 {FAR}", "plants:blue@a1-23"
    )
    assert fire.offers("fireball yellow-logger")


def test_ruling_14_13_a_wounded_enemy_on_the_gear_hinders() -> None:
    game = scene("a1:29g", f"blue-logger@a1-45 yellow-druid@a1-35! {FAR}").do(
        "move blue-logger", "step north"
    )
    assert game.why("stop") == "4.2"
    for there in ("blue-druid@a1-35!", "blue-sword@a1-35"):
        free = scene("a1:29g a2:30g", f"blue-logger@a1-45 {there} yellow-druid@a1-21 {FAR}")
        free.walk("blue-logger", "north")
        assert free.offers("rotate a1 left"), there
    hidden = scene("a1:29g", f"blue-logger@a1-35 {FAR}")
    assert not [words for words in hidden.moves() if words.startswith("rotate") and "a1" not in words]


def test_ruling_14_14_fights_from_the_line() -> None:
    game = scene("a1:29g", f"blue-logger@n2 yellow-druid@a1-12 {FAR}")
    assert game.offers("attack blue-logger yellow-druid")
    trap = scene("", f"blue-living-trap@n2 {FAR}")
    assert trap.why("trap") == "9.1"


def test_ruling_14_15_what_is_carried_out_is_gone() -> None:
    game = scene("d1:29d", f"blue-logger@d1-52+rope-1 {FAR}").do("move blue-logger", "step south")
    assert game.at("rope-1") == "left"
    friend = scene("d1:29d", f"blue-logger@d1-52+blue-druid! {FAR}").do("move blue-logger", "step south")
    assert friend.at("blue-druid") == "left"
    assert friend.score() == (1, 0), "for the one who walked"


def test_ruling_14_17_a_web_stops_nearly_everything() -> None:
    tokens = f"blue-logger@a1-32 blue-breeder@a1-31 blue-druid@a1-34! {FAR}"
    edges = "a1-32:north:blue-web a1-31:north:blue-web a1-34:west:blue-web"
    game = scene("a1:29g", tokens, edges=edges)
    assert game.why("fell blue-logger north") == "10.10"
    assert game.why("spawn north") == "4.1"
    assert game.why("drink blue-druid") == "9.9"


def test_ruling_14_18_a_scroll_flyer_does_not_jump_better() -> None:
    game = scene("a1:31g", f"blue-logger@a1-22 {FAR}")
    game.t.marks[game.number("blue-logger")] |= 16
    assert game.why("jump blue-logger north north") == "4.5"
    tokens = f"blue-druid@a1-23+blue-scroll-of-flight blue-logger@n9 {FAR}"
    scroll = scene("a1:31g", tokens).do("fly blue-druid blue-druid")
    scroll.walk("blue-druid", "south", "south").walk("blue-druid", "north", "north")
    assert scroll.at("blue-druid") == "a1-23", "both moves over the crevasse"
    scroll.do("end", "card 2", "end", "card 2", "move blue-druid")
    assert scroll.at("blue-druid") == "a1-22", "in the next turn there is one way left, and it is taken"


def test_ruling_14_19_who_drank_may_join_and_stays_protected() -> None:
    tokens = f"blue-logger@a1-34! blue-druid@a1-14 yellow-thief@a1-24 {FAR}"
    game = scene("a1:29g", tokens)
    game.t.marks[game.number("blue-logger")] |= 2
    game.do("drink blue-logger", "attack blue-druid yellow-thief")
    assert "blue-logger" in fight_of(game).attackers


def test_ruling_14_20_potion_points_end_with_a_wound() -> None:
    tokens = f"blue-logger@a1-11+blue-speed-potion yellow-warrior@a1-21 blue-goblin@n9 {FAR}"
    game = scene("a1:29g", tokens).do("quaff blue-logger")
    assert game.token("blue-logger").points == 4
    ended = scene("a1:29g", tokens).do("quaff blue-logger", "end")
    assert ended.token("blue-logger").points == 0, "nor do they outlast the turn"
    game.fight("attack blue-logger yellow-warrior", cards=(0, 3))
    assert game.token("blue-logger").points == 0


def test_ruling_14_23_revealed_characters_can_be_attacked_at_once() -> None:
    game = scene("", f"blue-logger@n2 {FAR}", hidden="yellow-druid@a1")
    game.do("reveal a1", chance="draw 29g, roll 1").do("put a1-12")
    assert game.offers("attack blue-logger yellow-druid")


def test_ruling_14_24_the_game_stops_at_five() -> None:
    tokens = f"blue-logger@a1-11 yellow-thief@a1-21! yellow-druid@a1-55+yellow-orb-of-peace {FAR}"
    game = scene("a1:29g", tokens, blue={"score": 4}).fight("attack blue-logger yellow-thief", cards=(0, 0))
    assert game.match.outcome() is not None, "nobody is asked for the orb any more"
