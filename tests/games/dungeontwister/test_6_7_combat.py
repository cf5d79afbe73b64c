"""Chapters 6 and 7: combat, wounds, points, the end."""

import pytest

from tests.games.dungeontwister.scenes import scene
from undercroft.games.dungeontwister.game import GAME
from undercroft.kernel.documents.diagram import read_diagram, write_diagram

FAR = "yellow-goblin@s1"


def test_6_1_attack_an_adjacent_enemy() -> None:
    game = scene("a1:29g", f"blue-logger@a1-11 blue-druid@a1-12 yellow-thief@a1-21 {FAR}")
    assert game.offers("attack blue-logger yellow-thief")
    assert game.why("attack blue-druid yellow-thief") == "8.1"
    assert game.why("attack blue-logger blue-druid") == "6.1"
    assert game.why("attack blue-logger yellow-goblin") == "8.1"


@pytest.mark.parametrize(
    ("cards", "wounded"), [((3, 2), "yellow-thief"), ((0, 5), "blue-logger"), ((0, 1), "")]
)
def test_6_2_cards_and_result(cards: tuple[int, int], wounded: str) -> None:
    game = scene("a1:29g", f"blue-logger@a1-11 yellow-thief@a1-21 {FAR}")
    game.do("attack blue-logger yellow-thief")
    assert game.match.seats_asked() == (0, 1)
    game.do(f"2 lay {cards[1]}")
    assert game.view(1).answer == ""
    game.do(f"1 lay {cards[0]}")
    for word in ("yellow-thief", "blue-logger"):
        assert game.wounded(word) == (word == wounded)
    assert len(game.view().players[0].combat_cards) == 9 - (cards[0] > 0)
    assert 0 in game.view().players[0].combat_cards
    assert len(game.view().players[1].combat_cards) == 9 - (cards[1] > 0)


def test_6_3_groups_and_chains() -> None:
    tokens = "blue-logger@a1-11 yellow-thief@a1-21 blue-druid@a1-31 yellow-warrior@a1-32 blue-goblin@a1-22 "
    game = scene("a1:29g", tokens + FAR)
    game.do("attack blue-logger yellow-thief")
    fight = game.view().fight
    assert fight is not None
    assert set(fight.attackers) == {"blue-logger", "blue-druid", "blue-goblin"}
    assert set(fight.defenders) == {"yellow-thief", "yellow-warrior"}
    assert (fight.attack, fight.defence) == (5, 5)
    wounded = scene("a1:29g", "blue-logger@a1-11 yellow-thief@a1-21! yellow-warrior@a1-31 " + FAR)
    wounded.do("attack blue-logger yellow-thief")
    fight = wounded.view().fight
    assert fight is not None
    assert fight.defenders == ("yellow-thief",), "the warrior is next to no attacker"


def test_6_4_wounded_in_this_turn_is_safe() -> None:
    game = scene("a1:29g", f"blue-logger@a1-11 yellow-thief@a1-21 {FAR}")
    game.fight("attack blue-logger yellow-thief", cards=(5, 0))
    assert game.why("attack blue-logger yellow-thief") == "6.4"
    game.do("end", "card 2", "end", "card 2")
    game.fight("attack blue-logger yellow-thief", cards=(1, 0))
    assert game.at("yellow-thief") == "dead"
    assert game.score() == (1, 0)


def test_6_5_shooting() -> None:
    game = scene("a1:29g", f"blue-archer-elf@a1-51 yellow-thief@a1-21 yellow-warrior@a1-11 {FAR}")
    assert game.offers("shoot blue-archer-elf yellow-thief")
    assert game.why("shoot blue-archer-elf yellow-warrior") == "8.2", "the thief is before him"
    game.fight("shoot blue-archer-elf yellow-thief", cards=(0, 4))
    assert not game.wounded("blue-archer-elf")
    close = scene("a1:29g", f"blue-archer-elf@a1-51 yellow-thief@a1-21 yellow-warrior@a1-52 {FAR}")
    assert close.why("shoot blue-archer-elf yellow-thief") == "6.5"
    high = scene("a1:29g", f"blue-archer-elf@a1-22 yellow-thief@a1-21 yellow-warrior@a1-42 {FAR}")
    assert high.why("shoot blue-archer-elf yellow-thief") == "6.5", "he is adjacent"


def test_6_6_arrows_join_an_attack() -> None:
    tokens = f"blue-logger@a1-11 yellow-thief@a1-21 blue-archer-elf@a1-51 {FAR}"
    game = scene("a1:29g", tokens).do("attack blue-logger yellow-thief")
    assert game.moves() == ["fight", "support blue-archer-elf"]
    assert game.why("support blue-logger") == "6.6"
    game.do("support blue-archer-elf")
    fight = game.view().fight
    assert fight is not None
    assert (fight.attack, fight.shooters) == (5, ("blue-archer-elf",))
    game.do("1 lay 0", "2 lay 6")
    assert game.wounded("blue-logger")
    assert not game.wounded("blue-archer-elf")


def test_6_7_who_stays_out() -> None:
    tokens = f"blue-logger@a1-11 yellow-thief@a1-21 blue-stone-elemental@a1-31 {FAR}"
    game = scene("a1:29g", tokens).do("attack blue-logger yellow-thief")
    fight = game.view().fight
    assert fight is not None
    assert fight.attackers == ("blue-logger",)
    defence = scene("a1:29g", tokens, turn="yellow").do("attack yellow-thief blue-logger")
    fight = defence.view().fight
    assert fight is not None
    assert set(fight.defenders) == {"blue-logger", "blue-stone-elemental"}
    assert fight.defence == 11


def test_7_1_the_wounded_do_nothing_and_bar_no_way() -> None:
    game = scene("a1:29g", f"blue-logger@a1-11!+blue-sword blue-thief@a1-21 {FAR}")
    assert game.why("move blue-logger") == "7.1"
    assert game.token("blue-logger").carries == "blue-sword"
    assert "a1-11" in game.sight("a1-21")
    blocked = scene("a1:29g", f"blue-logger@a1-31! blue-thief@a1-51 {FAR}")
    assert blocked.sight("a1-51")[:2] == ["a1-41", "a1-31"]
    assert "a1-21" not in blocked.sight("a1-51")


def test_7_2_the_carried_die_with_their_carriers_wound() -> None:
    tokens = f"blue-logger@a1-11+blue-druid! yellow-warrior@a1-21 {FAR}"
    game = scene("a1:29g", tokens, turn="yellow")
    assert game.why("attack yellow-warrior blue-druid") == "7.2"
    game.fight("attack yellow-warrior blue-logger", cards=(0, 3))
    assert game.wounded("blue-logger")
    assert game.at("blue-druid") == "dead"
    assert game.score() == (0, 1)


def test_7_3_death_gives_a_point_and_leaves_the_object() -> None:
    tokens = f"blue-logger@a1-11 yellow-thief@a1-21!+yellow-sword {FAR}"
    game = scene("a1:29g", tokens).fight("attack blue-logger yellow-thief", cards=(0, 0))
    assert game.score() == (1, 0)
    assert game.at("yellow-sword") == "a1-21"


def test_7_4_leaving() -> None:
    tokens = "blue-thief@d1-51+blue-treasure blue-goblin@d1-52+blue-druid! yellow-logger@s3 blue-logger@d1-53"
    game = scene("d1:29g", tokens).do("move blue-thief", "step south")
    assert game.score() == (2, 0)
    assert (game.at("blue-thief"), game.at("blue-treasure")) == ("left", "left")
    game.do("move blue-goblin", "step south")
    assert game.score() == (4, 0), "two for the goblin, nothing for the friend he carries"
    assert game.at("blue-druid") == "left"
    assert game.do("move blue-logger").why("step south") == "4.2"
    flyer = scene("d1:29g", "blue-wizard@d1-53 yellow-logger@s3").do("move blue-wizard", "step south")
    assert flyer.score() == (1, 0)
    wounded = scene("d1:29g", "blue-logger@d1-53 yellow-logger@s3! yellow-druid@s9")
    assert wounded.do("move blue-logger", "step south").score() == (1, 0)


def test_7_5_five_points_win_at_once() -> None:
    game = scene("d1:29g", f"blue-thief@d1-51 blue-logger@d1-41 {FAR[:-1]}9", blue={"score": 4})
    game.do("move blue-thief", "step south")
    outcome = game.match.outcome()
    assert outcome is not None
    assert (outcome.results, outcome.scores, outcome.rule) == (("win", "loss"), (5, 0), "7.5")


def test_7_6_nobody_can_win_any_more() -> None:
    tokens = "blue-logger@a1-11 yellow-druid@a1-55"
    game = scene("a1:29g", tokens, scenario="forest", blue={"score": 1})
    outcome = game.do("end").match.outcome()
    assert outcome is not None
    assert (outcome.results, outcome.rule) == (("win", "loss"), "7.6")
    more = scene("a1:29g", f"{tokens} yellow-logger@s1 blue-druid@n1", scenario="forest", blue={"score": 1})
    assert more.do("end").match.outcome() is None
    asleep = scene(
        "a1:29g", "blue-logger@a1-11 yellow-druid@a1-21", scenario="forest", hidden="yellow-logger@c1"
    )
    asleep.t.marks[asleep.number("yellow-druid")] |= 1
    asleep.t.marks[asleep.number("blue-logger")] |= 1
    outcome = asleep.do("end").match.outcome()
    assert outcome is not None
    assert (outcome.results, outcome.rule) == (("draw", "draw"), "7.6")


def test_7_7_draws() -> None:
    tokens = (
        "blue-logger@a1-11 yellow-thief@a1-55 blue-druid@n1 blue-goblin@n2 yellow-druid@s1 yellow-goblin@s2"
    )
    early = scene("a1:29g", tokens, points=None, idle=39)
    assert early.why("offer draw") == "7.7"
    game = scene("a1:29g", tokens, points=None, idle=40).do("offer draw")
    assert (game.asked, game.moves()) == (2, ["pass", "accept"])
    game.do("pass")
    assert game.why("offer draw") == "7.7", "once a turn"
    game = scene("a1:29g", tokens, points=None, idle=40).do("offer draw", "accept")
    outcome = game.match.outcome()
    assert outcome is not None
    assert (outcome.results, outcome.rule) == (("draw", "draw"), "7.7")
    last = scene("a1:29g", tokens, idle=79, yellow={"score": 1}).do("end")
    outcome = last.match.outcome()
    assert outcome is not None
    assert (outcome.results, outcome.rule) == (("loss", "win"), "7.7")
    busy = scene("a1:29g d1:29d", tokens, idle=79).do("reveal a2", chance="draw 31g, roll 1").do("end")
    assert busy.match.outcome() is None


def test_diagrams_are_written_and_read_back() -> None:
    tokens = (
        "blue-logger@a1-11!+blue-sword yellow-thief@a1-23 blue-araknis@n1 rope-1@a1-35 blue-living-trap@trap"
    )
    game = scene(
        "a1:32d:1 b2:30g:3",
        tokens,
        "plants:blue@b2-31 brambles:yellow@a1-55 trap:blue@a1-53 cut:@b2-11",
        "a1-11:north:blue-web",
        "yellow-druid@c1",
    )
    text = write_diagram(GAME, game.match.setup, game.t)
    again = read_diagram(text)
    assert GAME.view(again.state, 0) == game.view(1)
    assert GAME.view(again.state, 1) == game.view(2)


def test_6_2_odds_count_the_cards_that_a_card_beats() -> None:
    game = scene("a1:29g", f"blue-logger@a1-11 yellow-thief@a1-21 {FAR}", yellow={"combat": [0, 2, 4, 6]})
    game.do("attack blue-logger yellow-thief")
    lines = GAME.odds(game.t, 0, "en")
    assert lines[0] == "Card 0: beats 1 and equals 0 of 4"
    assert lines[-1] == "Card 6: beats 4 and equals 0 of 4"
    assert GAME.odds(game.t, 1, "fr")[0] == "Carte 0\N{NO-BREAK SPACE}: bat 0 et égale 0 sur 9"
