"""Details of the 1643 edition that are easily lost: a Demon's command, second blows, colours, thieves."""

from typing import Any

from tests.games.claustrophobia1643.positions import CORRIDOR, dark, human, position, trogs


def test_25_68_a_command_is_still_asked_for_when_all_have_acted() -> None:
    pair = (human("brute", die=6), human("redeemer", die=1))
    more: dict[str, Any] = {"demon": "whisperer", "ready": ["obey"], "idle": False}
    t = position(*pair, dark("whisperer"), phase="demon-action", **more)
    t.play("activate whisperer", "pass")
    assert "power obey" in t.moves


def test_25_69_the_second_blow_is_still_asked_for_without_any_mvt() -> None:
    bonus = [{"who": "brute-1", "quirks": ["fights-twice", "rooted"], "until": "human-action-end"}]
    t = position(human("brute", die=6), trogs(2), bonus=bonus)
    t.play("activate brute-1", "attack troglodytes | 4 1 1 1")
    assert "attack troglodytes" in t.moves
    t.do("attack troglodytes", "roll 1, roll 1, roll 1, roll 1")
    assert "attack troglodytes" not in t.moves


def test_18_8_a_gift_comes_at_the_end_of_the_preparation_and_not_in_an_activation() -> None:
    t = position(human("redeemer", die=2), trogs(1), gifts=["aura-of-courage"])
    t.do("activate redeemer")
    assert t.why("gift aura-of-courage") == "18.8"


def test_18_8_without_devotion_there_is_no_gift() -> None:
    party = [human("redeemer", die=2), human("brute", die=1)]
    more: dict[str, Any] = {"phase": "initiative", "moment": "gifts", "gifts": ["aura-of-courage"]}
    assert "gift aura-of-courage" in position(*party, **more).moves
    lost = [{"who": "redeemer", "loses": ["devoted"], "until": "next-initiative"}]
    assert "gift aura-of-courage" not in position(*party, bonus=lost, **more).moves


def test_23_8_whispers_takes_a_die_of_each_colour() -> None:
    rolled: dict[str, Any] = {"phase": "preparation", "moment": "rolled", "tiles": CORRIDOR}
    t = position(human("brute"), dice=[1, 2, 3], scenario="silence-the-choir", **rolled)
    t.do("place 1 on whispers")
    assert "place 2 on whispers" in t.moves
    assert "place 3 on whispers" not in t.moves


def test_24_8_a_chest_makes_its_carrier_faster_and_is_told_when_it_is_gone() -> None:
    thief = dark("troglodyte", "tile-25", carries=["chest"])
    tiles = {"0,0": "tile-25", "1,0": "tile-35"}
    t = position(
        human("brute"), thief, tiles=tiles, phase="demon-action", scenario="the-thieves", demon_points=1
    )
    assert t.stats("troglodyte@tile-25+chest")[0] == 2
    t.play("activate troglodyte@tile-25+chest", "pass", "pass")
    assert "Brought out: Chest." in t.heard()
