"""Chapter 21: the Event cards, one by one, and when they are played."""

from typing import Any

from tests.games.claustrophobia1643.positions import CORRIDOR, Pit, dark, dice, human, position, trogs, words
from tests.rules.citing import cites


def threat(card: str, *warriors: Any, **more: Any) -> Pit:
    """A Threat phase with one Event in hand."""
    more.setdefault("tiles", CORRIDOR)
    return position(*warriors, phase="threat", events=[card], **more)


@cites("21.1", "25.72")
def test_21_1_cave_in() -> None:
    t = threat("cave-in", human("brute")).do("play cave-in")
    assert set(words(t.moves, "block")) == {"block tile-35 east", "block tile-27 east"}
    t.do("block tile-35 east")
    assert t.view("human").tiles[0].blocked == "E"


@cites("21.2", "25.37", "25.56")
def test_21_2_crisis_of_faith() -> None:
    party = [human("redeemer", die=2), human("brute", die=1)]
    more: dict[str, Any] = {
        "phase": "initiative",
        "moment": "given",
        "gifts": ["aura-of-courage"],
        "blessing_used": False,
    }
    t = position(*party, events=["crisis-of-faith"], **more)
    assert t.asked == "demon"
    t.do("play crisis-of-faith")
    assert not words(t.moves, "bless")
    assert "gift aura-of-courage" not in t.moves
    t = position(*party, events=["dark-tide"], **more)
    assert (t.asked, t.moves) == ("demon", ["pass"])


def test_21_3_broken_gear() -> None:
    party = [human("brute", objects=["steel-shield"]), human("blade", objects=["blunderbuss"])]
    t = threat("broken-gear", *party).do("play broken-gear")
    assert t.asked == "human"
    t.do("discard blade-1 blunderbuss")
    assert t.view("human").warriors[1].objects == ()


@cites("21.4", "21.11", "21.15")
def test_21_4_demonic_rage() -> None:
    demon = dark("underground-hunter")
    t = position(human("brute"), demon, phase="demon-action", events=["demonic-rage"])
    t.do("play demonic-rage")
    assert t.talents("underground-hunter") & 4
    t = threat("mark-of-the-pit", human("brute"), demon).do("play mark-of-the-pit")
    assert t.stats("underground-hunter") == (3, 2, 5)
    t = position(human("brute"), human("redeemer"), trogs(1), phase="demon-action", events=["critical-hit"])
    t.do("play critical-hit")
    t.do("choose brute-1")
    t.play("activate troglodyte@tile-35", "attack redeemer | 6")
    assert not words(t.moves, "guard")


@cites("21.5", "25.66", "25.9")
def test_21_5_possession() -> None:
    party = [
        human("siccaria", die=1, objects=["steel-shield"]),
        human("redeemer", die=6),
        human("brute", die=1),
    ]
    t = position(*party, trogs(1, "tile-36"), tiles=CORRIDOR, phase="demon-action", events=["possession"])
    t.do("play possession")
    assert set(words(t.moves, "choose")) == {"choose siccaria-1", "choose brute-1"}
    t.do("choose siccaria-1")
    t.do("choose redeemer", dice(3, 1, 1, 1))
    assert not words(t.moves, "guard")
    t.do("lose line 2")
    assert t.lost("redeemer") == [2]


@cites("21.6", "25.1", "25.37")
def test_21_6_panic() -> None:
    party = [human("brute", die=0, lost=[4]), human("blade", die=0)]
    t = position(*party, phase="initiative", chance=dice(4, 2), events=["panic"])
    assert t.asked == "demon"
    t.do("play panic", dice(2))
    assert t.moves == ["pass", "reroll"]
    t.do("reroll", dice(6))
    assert t.stats("brute-1") == (1, 4, 3)
    assert t.stats("blade-1") == (2, 1, 4)


@cites("21.7", "25.57")
def test_21_7_suicide_attack() -> None:
    t = position(human("redeemer", die=6), trogs(1), phase="demon-action", events=["suicide-attack"])
    t.play("activate troglodyte@tile-35", "attack redeemer")
    t.do("play suicide-attack", dice(3, 3, 1))
    t.play("lose line 1", "lose line 2")
    assert t.count("tile-35") == 0


@cites("21.8", "25.66", "25.51")
def test_21_8_terror() -> None:
    tiles = {"0,0": "tile-35", "1,0": "tile-23 1", "2,0": "tile-36"}
    t = threat("terror", human("brute", die=1), human("redeemer"), trogs(3), tiles=tiles).do("play terror")
    t.do("choose tile-23", dice(3))
    t.do("lose line 1")
    assert t.at("brute-1") == "tile-23"


@cites("21.9", "25.35", "23.2")
def test_21_9_tough_troglodyte() -> None:
    t = threat("tough-troglodyte", human("brute")).do("play tough-troglodyte")
    assert t.at("tough-troglodyte-1") == "tile-36"
    assert t.stats("tough-troglodyte-1") == (2, 1, 5)
    full = [trogs(2, "tile-36"), trogs(3, "tile-25"), trogs(3, "tile-26"), trogs(2, "tile-30")]
    tiles = {**CORRIDOR, "5,5": "tile-25", "6,6": "tile-26", "7,7": "tile-30"}
    t = threat("tough-troglodyte", human("brute"), *full, tiles=tiles)
    assert "play tough-troglodyte" not in t.moves


@cites("21.10", "25.9")
def test_21_10_toxic_fumes() -> None:
    t = threat("toxic-fumes", human("brute", die=1), human("blade", die=1)).do("play toxic-fumes")
    t.do("choose tile-35", dice(3))
    t.do("lose line 1", dice(2))
    assert (t.lost("brute-1"), t.lost("blade-1")) == ([1], [])


def test_21_11_mark_of_the_pit() -> None:
    t = threat("mark-of-the-pit", human("brute"))
    assert "play mark-of-the-pit" not in t.moves


@cites("21.12", "25.56")
def test_21_12_legion() -> None:
    t = position(human("brute", die=3), trogs(2), phase="human-action", moment="before", events=["legion"])
    assert t.asked == "demon"
    t.do("play legion")
    t.play("activate brute-1", "attack troglodytes | 3 3 4")
    assert t.count("tile-35") == 1


def test_21_13_snare() -> None:
    t = threat("snare", human("brute", die=1), human("redeemer", die=1)).do("play snare")
    t.play("choose redeemer", "lose line 6")
    assert t.lost("redeemer") == [6]


@cites("21.14", "25.46", "25.56")
def test_21_14_lost() -> None:
    t = position(human("blade", die=3), events=["lost"])
    t.play("activate blade-1", "explore north | tile-30")
    assert t.asked == "demon"
    t.do("play lost")
    assert t.at("blade-1") == "tile-35"
    assert "explore north" not in t.moves
    assert "explore south" in t.moves
    t = position(human("brute", die=1), events=["dark-tide"])
    t.play("activate brute-1", "explore north | tile-30")
    assert (t.asked, t.moves) == ("demon", ["pass"])


def test_21_15_critical_hit() -> None:
    t = position(human("brute"), human("redeemer"), trogs(1), phase="demon-action", events=["critical-hit"])
    assert "play critical-hit" in t.moves
    t.do("activate troglodyte@tile-35")
    assert "play critical-hit" not in t.moves


@cites("21.16", "25.57")
def test_21_16_dark_tide() -> None:
    t = position(human("brute"), phase="preparation", events=["dark-tide"], tiles=CORRIDOR)
    t.do("play dark-tide", dice(1, 2, 3))
    assert t.tp == 3


def test_21_17_echoes() -> None:
    t = position(human("brute"), phase="preparation", events=["echoes"], tiles=CORRIDOR)
    t.do("play echoes", dice(1, 2, 3, 4))
    assert t.state.dice == [1, 2, 3, 4]


@cites("21.18", "25.67")
def test_21_18_burrow() -> None:
    t = threat("burrow", human("brute"), trogs(1, "tile-36")).do("play burrow")
    t.do("choose tile-36")
    assert next(tile for tile in t.view("demon").tiles if tile.id == "tile-36").hole
    t = threat("burrow", human("brute"), trogs(1, "tile-36"), holes_left=0)
    assert "play burrow" not in t.moves


@cites("25.57", "25.52")
def test_25_57_any_number_and_hidden_from_the_other() -> None:
    hand = ["snare", "toxic-fumes"]
    t = position(human("brute", die=1), phase="threat", events=hand, tiles=CORRIDOR)
    assert (t.view("human").demon_hand, t.view("human").hand) == (2, ())
    t.play("play snare", "choose brute-1", "lose line 1")
    assert "play toxic-fumes" in t.moves
    assert t.view("human").events_in_play == ("snare",)
