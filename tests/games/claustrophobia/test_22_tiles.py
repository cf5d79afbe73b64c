"""Chapters 13, 22 and 23: special tiles and the warriors of the Demon side."""

from typing import Any

import pytest

from tests.games.claustrophobia.positions import (
    CORRIDOR,
    Entry,
    Table,
    dark,
    dice,
    draws,
    human,
    position,
    trogs,
    words,
)


def beside(tile: str, *warriors: Entry, **more: Any) -> Table:
    """A crossing with one tile in the east, open toward it, and a second crossing behind."""
    return position(*warriors, tiles={"0,0": "tile-35", "1,0": tile, "2,0": "tile-36"}, **more)


def test_13_1_standing_and_first_entry() -> None:
    t = beside("tile-15 1", human("blade", die=2), human("brute"))
    t.play("activate blade-1", "move east", "move west", "pass", "activate brute-1", "move east")
    assert t.state.destiny_dice_to_come == 1


def test_13_2_hole_token_before_the_explorer_walks_in() -> None:
    t = position(human("redeemer")).play("activate redeemer").do("explore north", draws("tile-03"))
    assert (t.asked, t.at("redeemer")) == ("demon", "tile-35")
    assert t.do("choose tile-35").at("redeemer") == "tile-03"


def test_22_1_stash_is_plain_unless_the_scenario_says_more() -> None:
    t = beside("tile-11 1", human("redeemer")).play("activate redeemer", "move east")
    assert t.at("redeemer") == "tile-11"


def test_22_3_tight() -> None:
    t = beside("tile-08 1", human("redeemer"), human("brute", "tile-08")).do("activate redeemer")
    assert t.why("move east") == "4.2"


def test_22_4_flooded() -> None:
    t = beside("tile-21 1", human("blade", die=2)).play("activate blade-1", "move east")
    assert t.why("move east") == "22.4"
    t = beside("tile-21 1", human("blade", "tile-21", die=2)).play("activate blade-1", "move east")
    assert words(t.moves, "move") + words(t.moves, "explore") == []


def test_25_42_combat_is_still_allowed() -> None:
    t = beside("tile-21 1", human("blade", die=2), trogs(1, "tile-21")).play("activate blade-1", "move east")
    assert "attack troglodytes" in t.moves


def test_25_15_appearing_on_flooded_ground() -> None:
    t = beside("tile-21 1", human("redeemer"), trogs(1, "tile-21"), phase="demon-action")
    t.play("activate troglodyte@tile-21", "move east")
    assert t.count("tile-36") == 1


@pytest.mark.parametrize(("die", "lost"), [(1, 0), (2, 1), (3, 1), (6, 2)])
def test_22_5_booby_trap_hits(die: int, lost: int) -> None:
    t = beside("tile-23 1", human("blade", die=2)).play("activate blade-1", f"move east | {die}")
    for line in range(1, lost + 1):
        t.do(f"lose line {line}")
    assert len(t.lost("blade-1")) == lost
    assert "move east" in t.moves


def test_22_5_booby_trap_stops() -> None:
    t = beside("tile-23 1", human("blade", die=2)).play("activate blade-1", "move east | 4")
    assert t.why("move east") == "22.5"


def test_25_41_booby_trap_troglodyte_and_death() -> None:
    t = beside("tile-23 1", human("redeemer", die=1)).play("activate redeemer", "move east | 5")
    assert t.count("tile-23") == 1
    dying = human("blade", die=2, lost=[1, 2, 3, 4, 5])
    t = beside("tile-23 1", dying, human("redeemer")).play("activate blade-1", "move east | 2")
    assert t.is_dead("blade-1")
    assert words(t.moves, "activate") == ["activate redeemer", "activate blade-2"]


def test_25_40_first_entry_once() -> None:
    t = beside("tile-23 1", human("blade", die=2), human("brute"))
    t.play("activate blade-1", "move east | 1", "pass", "activate brute-1", "move east")
    assert t.at("brute-1") == "tile-23"


def test_22_6_mechanism() -> None:
    t = beside("tile-15 1", human("redeemer")).play("activate redeemer", "move east")
    assert t.state.destiny_dice_to_come == 1


def test_22_7_and_8_room_for_five() -> None:
    t = position(human("redeemer", "tile-01"), tiles={"0,0": "tile-01", "1,0": "tile-02"})
    assert [tile.size for tile in t.view("human").tiles[:2]] == [5, 5]


def test_22_8_exit_holds_five() -> None:
    crowd = [
        human("redeemer", "tile-02"),
        human("brute", "tile-02"),
        human("brute", "tile-02"),
        human("blade"),
    ]
    t = position(
        *crowd,
        human("blade", "tile-02"),
        tiles={"0,0": "tile-35", "1,0": "tile-02"},
        scenario="invasion",
        idle=False,
    )
    assert "move east" in t.do("activate blade-1").moves


HOLES = {"0,0": {"tile": "tile-35", "hole": True}, "1,0": "tile-27 1", "2,0": "tile-03 1"}


def test_22_10_holes() -> None:
    t = position(human("brute"), trogs(3), tiles=HOLES, phase="demon-action")
    t.play("activate troglodyte@tile-35", "crawl tile-03")
    assert t.count("tile-03") == 1


def test_25_11_holes_and_impressive() -> None:
    t = position(human("brute"), trogs(1), tiles=HOLES, phase="demon-action").do(
        "activate troglodyte@tile-35"
    )
    assert t.why("move east") == "8.2"
    assert "crawl tile-03" in t.moves


def test_22_10_room_counts_and_only_troglodytes() -> None:
    crowd = [human("redeemer"), trogs(1), trogs(3, "tile-03"), dark("underground-hunter")]
    t = position(*crowd, tiles=HOLES, phase="demon-action").do("activate troglodyte@tile-35")
    assert t.why("crawl tile-03") == "4.2"
    t.do("pass")
    assert t.do("activate underground-hunter").why("crawl tile-03") == "22.10"


def test_25_43_the_token_goes_where_no_hole_is() -> None:
    t = (
        position(human("redeemer"), tiles=HOLES)
        .play("activate redeemer")
        .do("explore north", draws("tile-04"))
    )
    assert words(t.moves, "choose") == ["choose tile-27"]


def test_22_11_tomb() -> None:
    t = beside("tile-39 1", human("redeemer")).play("activate redeemer", "move east | advantage-charge-1")
    assert t.view("human").hand == ("charge",)


def test_22_12_shaft() -> None:
    tiles = {"0,0": "tile-40", "0,-1": "tile-27", "1,0": "tile-28 1", "-1,0": "tile-29 1"}
    t = position(human("redeemer", "tile-40", die=2), tiles=tiles, phase="threat", chance=dice(1, 1, 1), tp=4)
    t.do("pass")
    assert "buy underground-hunter tile-40" in t.moves
    assert t.do("buy underground-hunter tile-40").tp == 0


def test_22_13_fountain() -> None:
    tiles = {"0,0": "tile-41"}
    t = position(human("redeemer", "tile-41", die=0, lost=[1, 4]), tiles=tiles, phase="initiative")
    assert t.moves == ["pass", "choose tile-41"]
    t.play("choose tile-41", "heal line 4 | 5")
    assert t.lost("redeemer") == [1]
    assert t.view("human").tiles[0].charges == 1


def test_22_13_whoever_passes_by_a_fountain_rolls() -> None:
    tiles = {"0,0": "tile-41"}
    t = position(human("redeemer", "tile-41", die=0, lost=[1, 4]), tiles=tiles, phase="initiative")
    t.play("pass | 5")
    assert t.lost("redeemer") == [1, 4]
    assert "activate redeemer" in t.moves


def test_22_14_mist() -> None:
    tiles = {"0,0": "tile-43"}
    t = position(
        human("redeemer", "tile-43", die=1, lost=[1], exhausted=True), trogs(1, "tile-43"), tiles=tiles
    )
    assert t.stats("redeemer")[2] == 6
    assert t.stats("troglodyte@tile-43")[2] == 6


def test_22_15_blessed_area() -> None:
    t = beside("tile-45 1", human("redeemer"), trogs(1), phase="demon-action")
    t.play("activate troglodyte@tile-35", "move east | 5")
    assert t.count("tile-45") == 0
    tiles = {"0,0": "tile-45"}
    t = position(
        human("redeemer", "tile-36", die=2),
        tiles={**tiles, "5,5": "tile-36"},
        phase="threat",
        chance=dice(1, 1, 1),
        tp=1,
    )
    t.play("pass", "buy troglodyte tile-45 | 6")
    assert t.count("tile-45") == 0


def test_22_16_and_17_room_and_plain() -> None:
    t = position(human("redeemer", "tile-37"), tiles={"0,0": "tile-37", "1,0": "tile-27 1"})
    assert [tile.size for tile in t.view("human").tiles[:2]] == [4, 3]


def test_22_17_plain_tunnel() -> None:
    t = position(human("redeemer"), tiles=CORRIDOR).play("activate redeemer", "move east")
    assert t.heard() == ["Redeemer moves east."]


# ---- warriors of the Demon side


def test_23_1_troglodytes_are_one_target() -> None:
    t = position(human("redeemer", die=1), trogs(3)).do("activate redeemer")
    assert words(t.moves, "attack") == ["attack troglodytes"]
    assert t.stats("troglodyte@tile-35") == (1, 1, 3)


def test_23_2_tough_troglodyte() -> None:
    t = position(human("redeemer", die=1), dark("tough-troglodyte"), tiles=HOLES)
    assert t.stats("tough-troglodyte-1") == (2, 1, 5)
    bonus = [{"who": "troglodytes", "mvt": 1, "def": 1, "until": "next-threat"}]
    t = position(human("redeemer", die=1), dark("tough-troglodyte"), bonus=bonus)
    assert t.stats("tough-troglodyte-1") == (3, 1, 6)


def test_23_3_hunter() -> None:
    hurt = human("redeemer", die=2, lost=[1, 3])
    t = position(hurt, dark("underground-hunter"), phase="demon-action")
    t.play("activate underground-hunter", "attack redeemer | 1 1 1")
    assert t.lost("redeemer") == [1, 3]


def test_23_4_demon_of_combat_guards_its_kind() -> None:
    t = position(human("redeemer", die=1), trogs(2), dark("demon-of-combat"), scenario="invasion")
    t.play("activate redeemer", "attack troglodytes | 3 3 1")
    assert (t.asked, t.moves) == ("demon", ["pass", "guard demon-of-combat 1", "guard demon-of-combat 2"])
    t.do("guard demon-of-combat 1")
    assert (t.count("tile-35"), t.wounds("demon-of-combat")) == (1, 1)


def test_23_5_master_of_souls() -> None:
    shooter = human("blade", die=1, objects=["blunderbuss"])
    t = position(shooter, dark("master-of-souls", "tile-27"), tiles=CORRIDOR, scenario="where-it-hurts")
    t.do("activate blade-1")
    assert t.why("shoot east master-of-souls") == "23.5"
    t.do("move east")
    assert "shoot here master-of-souls" in t.moves


def test_23_7_possessed_one_is_guarded_by_troglodytes() -> None:
    t = position(human("redeemer", die=1), trogs(1), dark("possessed-one"), scenario="possessed")
    t.play("activate redeemer", "attack possessed-one-1 | 4 4 1")
    assert (t.asked, t.moves) == ("demon", ["pass", "guard troglodytes 1"])
    t.do("guard troglodytes 1")
    assert (t.count("tile-35"), t.wounds("possessed-one-1")) == (0, 1)


def test_23_8_demon_of_destruction() -> None:
    party = [human("redeemer", die=2), human("blade", die=2)]
    t = position(*party, dark("demon-of-destruction"), phase="demon-action", scenario="who-dares-wins")
    assert t.stats("demon-of-destruction") == (2, 4, 4)
    t = position(party[0], dark("demon-of-destruction"), phase="demon-action", scenario="who-dares-wins")
    assert t.stats("demon-of-destruction") == (2, 1, 4)


def test_23_9_guardian_demon() -> None:
    t = position(human("redeemer", die=2), dark("guardian-demon"), scenario="guide-and-nest", tiles=CORRIDOR)
    assert t.stats("guardian-demon") == (1, 3, 4)
    assert t.do("activate redeemer").why("move east") == "8.2"


def test_23_10_putrefied_damned() -> None:
    t = position(human("redeemer", die=2), dark("putrefied-damned"), scenario="infection")
    assert t.stats("putrefied-damned-1") == (1, 2, 4)
    assert t.why("buy putrefied-damned tile-35") == "14.3"
