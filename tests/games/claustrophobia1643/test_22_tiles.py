"""Chapter 22: what the fourteen kinds of tiles do."""

from tests.games.claustrophobia1643.positions import CORRIDOR, dark, dice, human, position, trogs, words
from tests.rules.citing import cites


@cites("22.1", "25.16")
def test_22_1_alarm() -> None:
    tiles = {"0,0": "tile-35", "1,0": "tile-15 1", "2,0": "tile-36"}
    t = position(human("brute", die=5), human("blade", die=3), tiles=tiles)
    t.play("activate brute-1", "move east")
    assert t.state.destiny_dice_to_come == 1
    t.play("pass", "activate blade-1", "move east")
    assert t.state.destiny_dice_to_come == 1


@cites("22.2", "25.9")
def test_22_2_booby_trap() -> None:
    tiles = {"0,0": "tile-35", "1,0": "tile-23 1", "2,0": "tile-36"}
    t = position(human("brute", die=1), tiles=tiles).play("activate brute-1", "move east | 3")
    assert t.moves == [f"lose line {line}" for line in range(1, 7)]
    t = position(human("brute", die=1), tiles=tiles).play("activate brute-1", "move east | 2")
    assert t.lost("brute-1") == []


@cites("22.4", "25.19")
def test_22_4_demonic_well() -> None:
    tiles = {"0,0": "tile-40", "1,0": "tile-27 1"}
    full = [human("brute", "tile-40"), trogs(3, "tile-40")]
    t = position(*full, tiles={**tiles, "5,5": "tile-30"}, phase="threat", tp=9)
    assert t.why("buy hellhound tile-40") == "11.3"


@cites("22.5", "25.2")
def test_22_5_devouring_pit_for_both_sides() -> None:
    tiles = {"0,0": "tile-50", "0,1": "tile-35"}
    party = [human("brute", "tile-50", die=0), human("blade", "tile-35", die=0)]
    t = position(*party, tiles=tiles, phase="initiative", chance=dice(4))
    assert t.moves == [f"lose line {line}" for line in range(1, 7)]
    t = position(
        human("brute", "tile-35"),
        trogs(2, "tile-50"),
        tiles=tiles,
        phase="preparation",
        chance=dice(4, 3, 1, 1, 2),
    )
    assert t.count("tile-50") == 1
    assert t.state.dice == [1, 1, 2]


@cites("22.7", "22.11", "25.17")
def test_22_7_fog_and_mushrooms() -> None:
    tiles = {"0,0": "tile-43", "1,0": "tile-47 1"}
    tired = human("brute", "tile-43", die=1, lost=[1], exhausted=True)
    wall = human("brute", "tile-47", die=1, objects=["steel-shield"])
    t = position(tired, wall, trogs(1, "tile-43"), tiles=tiles)
    assert t.stats("brute-1") == (0, 0, 6)
    assert t.stats("brute-2") == (1, 2, 3)
    assert t.stats("troglodyte@tile-43") == (1, 1, 6)


@cites("22.8", "25.43", "25.54")
def test_22_8_healing_fountain() -> None:
    tiles = {"0,0": {"tile": "tile-41", "charges": 2}}
    party = [human("brute", "tile-41", die=0, lost=[1, 2]), human("blade", "tile-41", die=0)]
    t = position(*party, tiles=tiles, phase="initiative")
    t.do("choose tile-41")
    t.do("heal line 2", dice(3, 4))
    assert t.lost("brute-1") == [1]
    assert t.view("human").tiles[0].charges == 1


@cites("22.9", "25.67")
def test_22_9_hole_tokens_run_out() -> None:
    t = position(human("brute", die=1), holes_left=0).play("activate brute-1", "explore north | tile-03")
    assert t.at("brute-1") == "tile-03"


@cites("22.10", "25.35")
def test_22_10_lair() -> None:
    t = position(human("brute", "tile-26"), tiles={"0,0": "tile-26"}, phase="threat", tp=1)
    assert "buy troglodyte tile-26" in t.moves


@cites("22.12", "25.18")
def test_22_12_sanctuary() -> None:
    tiles = {"0,0": "tile-35", "1,0": "tile-45 1", "2,0": "tile-36"}
    t = position(human("brute"), trogs(1, "tile-36"), tiles=tiles, phase="demon-action")
    t.play("activate troglodyte@tile-36", "move west | 5")
    assert t.count("tile-45") == 0
    t = position(human("brute"), trogs(1, "tile-36"), tiles=tiles, phase="demon-action")
    t.play("activate troglodyte@tile-36", "move west | 4")
    assert t.count("tile-45") == 1


def test_22_13_a_stash_without_a_scenario_is_plain() -> None:
    tiles = {"0,0": "tile-35", "1,0": "tile-11 1", "2,0": "tile-36"}
    t = position(human("brute", die=1), tiles=tiles).play("activate brute-1", "move east")
    assert t.at("brute-1") == "tile-11"
    assert t.lost("brute-1") == []


@cites("22.14", "14.1")
def test_22_14_tomb() -> None:
    tiles = {"0,0": "tile-35", "1,0": "tile-39 3"}
    t = position(human("brute", die=1), tiles=tiles).do("activate brute-1")
    t.do("move east", "draw instinct-brace-3")
    assert t.hand("human") == ["brace-3"]


@cites("22.15", "22.16", "25.71")
def test_22_15_exit_and_pentacle_room() -> None:
    t = position(human("blade", "tile-01", die=3), tiles={"0,0": "tile-01"}, scenario="silence-the-choir")
    assert t.view("human").tiles[0].size == 5
    assert t.at("blade-1") == "tile-01"
    assert (
        position(human("brute", "tile-02"), tiles={"0,0": "tile-02"}).view("human").tiles[0].kind
        == "pentacle-room"
    )


def test_22_3_one_hit_two_dead() -> None:
    t = position(
        human("brute", "tile-07", die=1),
        dark("hellhound", "tile-07", id="hellhound-1"),
        tiles={"0,0": "tile-07"},
    )
    t.play("activate brute-1", "attack hellhound-1 | 4 1")
    assert t.wounds("hellhound-1") == 2


def test_22_6_flooded() -> None:
    tiles = {**CORRIDOR, "1,0": "tile-21 1"}
    t = position(human("brute", "tile-21", die=5), tiles=tiles).play("activate brute-1", "move east")
    assert t.at("brute-1") == "tile-36"
    assert not words(t.moves, "explore")
