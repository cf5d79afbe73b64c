"""Details of the 1643 edition that are easily lost: a Demon's command, second blows, colours, thieves."""

from importlib.resources import files
from typing import Any

from tests.games.claustrophobia1643.positions import CORRIDOR, Pit, dark, human, position, trogs

SCENARIOS = files("undercroft.games.claustrophobia1643").joinpath("data", "scenarios")


def scenario_with(demon: str) -> str:
    """The Draught with another Demon, under a name of its own."""
    text = SCENARIOS.joinpath("the-draught.toml").read_text(encoding="utf-8")
    return text.replace("underground-hunter", demon).replace('id = "the-draught"', 'id = "own-draught"')


WHISPERED = scenario_with("whisperer")


def whispered(*warriors: Any, **more: Any) -> Pit:
    """An infernal activation with Obey at hand."""
    more.setdefault("ready", ["obey"])
    return position(*warriors, phase="demon-action", scenario_text=WHISPERED, **more)


def test_23_9_obey_lets_a_condemned_attack_another_human() -> None:
    pair = (human("brute", die=6), human("redeemer", die=1))
    t = whispered(*pair, dark("whisperer"))
    t.play("power obey", "choose redeemer | 6 1 1 1")
    assert t.asked == "human"
    t.do("lose line 1")
    assert t.lost("redeemer") == [1]
    assert not [move for move in t.moves if move.startswith("power")], "once"


def test_25_68_obey_needs_the_demon_in_play_and_near() -> None:
    pair = (human("brute", die=6), human("redeemer", die=1))
    t = whispered(*pair, trogs(1))
    assert t.why("power obey")
    t = whispered(*pair, dark("whisperer", "tile-36"), tiles=CORRIDOR)
    assert "power obey" in t.moves, "two tiles away"
    t = whispered(human("brute", die=6), dark("whisperer"))
    assert t.why("power obey"), "nobody whom he could attack"
    t = whispered(*pair, dark("whisperer"), ready=[])
    assert t.why("power obey")


def test_25_68_a_command_is_still_asked_for_when_all_have_acted() -> None:
    pair = (human("brute", die=6), human("redeemer", die=1))
    t = whispered(*pair, dark("whisperer"), idle=False)
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
