"""Chapters 3 and 4: activations, movement, Blocking and Tunnel Size; chapter 8.1, 8.2."""

from tests.games.claustrophobia.positions import CORRIDOR, dark, human, position, trogs, words


def test_3_1_one_after_the_other_each_once() -> None:
    t = position(human("redeemer"), human("brute")).play("activate brute-1")
    assert t.why("activate redeemer") == "3.1"
    t.do("pass")
    assert words(t.moves, "activate") == ["activate redeemer", "activate blade-1"]
    assert t.why("activate brute-1") == "3.1"


def test_3_1_not_the_enemy() -> None:
    t = position(human("redeemer"), dark("demon-of-combat"))
    assert t.why("activate demon-of-combat") == "3.1"


def test_3_2_move_then_fight() -> None:
    t = position(human("brute", die=3), trogs(1, "tile-27"), tiles=CORRIDOR).play(
        "activate brute-1", "move east"
    )
    assert "attack troglodytes" in t.moves
    assert t.do("attack troglodytes", "roll 1, roll 2").asked == "human"


def test_3_2_fight_then_move() -> None:
    t = position(human("blade", die=2), trogs(1), tiles=CORRIDOR)
    t.play("activate blade-1", "attack troglodytes | 1 1", "move east", "move east")
    assert t.at("blade-1") == "tile-36"


def test_3_2_never_in_between() -> None:
    t = position(human("blade", die=2), trogs(1, "tile-27"), human("brute"), tiles=CORRIDOR)
    t.play("activate blade-1", "move east", "attack troglodytes | 1 1")
    assert words(t.moves, "move") == []
    assert words(t.moves, "activate") == ["activate brute-1", "activate blade-2"]


def test_25_25_never_in_between() -> None:
    t = position(human("blade", die=2), trogs(1, "tile-27"), tiles=CORRIDOR, advantages=["charge"])
    t.play("activate blade-1", "move east", "attack troglodytes | 1 1")
    assert t.why("move east") == "3.2"
    assert t.why("attack troglodytes") == "3.2"


def test_4_1_one_mvt_for_each_tile_left() -> None:
    t = position(human("brute"), tiles=CORRIDOR).play("activate brute-1", "move east")
    assert t.at("brute-1") == "tile-27"
    assert t.why("move east") == "4.1"


def test_4_1_not_through_walls() -> None:
    t = position(human("brute", "tile-27"), tiles=CORRIDOR).do("activate brute-1")
    assert t.why("move north") == "4.1"


def test_4_1_no_tile_beyond() -> None:
    t = position(human("brute"), tiles=CORRIDOR).do("activate brute-1")
    assert t.why("move north") == "4.1"


def test_26_4_side_by_side_not_joined() -> None:
    tiles = {"0,0": "tile-27", "1,0": "tile-28"}
    t = position(human("blade", "tile-27", objects=["blunderbuss"]), trogs(1, "tile-28"), tiles=tiles)
    t.do("activate blade-1")
    assert words(t.moves, "move") + words(t.moves, "shoot") == []
    assert t.why("move east") == "4.1"
    assert t.why("shoot east troglodytes") == "7.1"


def test_4_2_tunnel_size() -> None:
    party = [
        human("blade"),
        human("redeemer", "tile-27"),
        human("brute", "tile-27"),
        human("brute", "tile-27"),
    ]
    t = position(*party, tiles=CORRIDOR).do("activate blade-1")
    assert t.why("move east") == "4.2"


def test_4_2_each_side_has_its_own_room() -> None:
    t = position(human("blade"), trogs(3, "tile-27"), tiles=CORRIDOR).do("activate blade-1")
    assert "move east" in t.moves


def test_26_5_a_full_tile() -> None:
    warriors = [
        human("redeemer", "tile-36"),
        trogs(2, "tile-27"),
        dark("underground-hunter", "tile-27"),
        trogs(1),
    ]
    t = position(*warriors, tiles=CORRIDOR, phase="demon-action").do("activate troglodyte@tile-35")
    assert t.why("move east") == "4.2"


def test_4_3_blocking() -> None:
    t = position(human("redeemer"), trogs(2), tiles=CORRIDOR).do("activate redeemer")
    assert t.why("move east") == "4.3"
    t = position(human("redeemer"), human("brute"), trogs(2), tiles=CORRIDOR).do("activate redeemer")
    assert "move east" in t.moves


def test_26_6_one_against_one() -> None:
    t = position(human("blade"), trogs(1), tiles=CORRIDOR, phase="demon-action")
    assert "move east" in t.do("activate troglodyte@tile-35").moves


def test_26_7_only_the_first_may_go() -> None:
    t = position(human("brute"), human("brute"), trogs(2), tiles=CORRIDOR)
    t.play("activate brute-1", "move east", "pass", "activate brute-2")
    assert t.why("move east") == "4.3"


def test_4_4_checked_on_the_way() -> None:
    t = position(human("redeemer", die=3), trogs(2, "tile-27"), tiles=CORRIDOR).play(
        "activate redeemer", "move east"
    )
    assert t.why("move east") == "4.3"


def test_25_14_room_in_passing() -> None:
    party = [
        human("blade", die=6),
        human("redeemer", "tile-27"),
        human("brute", "tile-27"),
        human("brute", "tile-27"),
    ]
    t = position(*party, tiles=CORRIDOR).do("activate blade-1")
    assert t.why("move east") == "4.2"


def test_25_27_everybody_counts() -> None:
    tired = human("brute", die=3, lost=[3], exhausted=True)
    t = position(human("redeemer"), tired, trogs(1), dark("underground-hunter"), tiles=CORRIDOR)
    assert "move east" in t.do("activate redeemer").moves
    t = position(human("redeemer"), trogs(1), dark("underground-hunter"), tiles=CORRIDOR).do(
        "activate redeemer"
    )
    assert t.why("move east") == "4.3"


def test_8_1_elusive() -> None:
    t = position(human("blade"), trogs(3), tiles=CORRIDOR)
    assert "move east" in t.do("activate blade-1").moves


def test_26_12_the_elusive_one_slips_out() -> None:
    t = position(human("blade"), trogs(3), tiles=CORRIDOR).play("activate blade-1", "move east")
    assert t.at("blade-1") == "tile-27"


def test_8_2_impressive() -> None:
    t = position(human("brute"), trogs(3), tiles=CORRIDOR, phase="demon-action")
    assert t.do("activate troglodyte@tile-35").why("move east") == "8.2"
    t = position(human("redeemer"), trogs(3), tiles=CORRIDOR, phase="demon-action")
    assert "move east" in t.do("activate troglodyte@tile-35").moves


def test_8_2_not_while_exhausted() -> None:
    t = position(
        human("brute", die=1, lost=[1], exhausted=True), trogs(3), tiles=CORRIDOR, phase="demon-action"
    )
    assert "move east" in t.do("activate troglodyte@tile-35").moves


def test_25_28_elusive_and_impressive_cancel() -> None:
    hunter = dark("guardian-demon")
    t = position(human("blade"), hunter, tiles=CORRIDOR, scenario="guide-and-nest").do("activate blade-1")
    assert "move east" in t.moves
    t = position(human("blade"), hunter, trogs(1), tiles=CORRIDOR, scenario="guide-and-nest")
    assert t.do("activate blade-1").why("move east") == "4.3"
    t = position(human("redeemer"), human("brute"), hunter, tiles=CORRIDOR, scenario="guide-and-nest")
    assert t.do("activate redeemer").why("move east") == "8.2"


def test_25_10_an_elusive_friend_frees_the_others() -> None:
    party = [human("redeemer"), human("blade")]
    t = position(*party, dark("guardian-demon"), tiles=CORRIDOR, scenario="guide-and-nest")
    assert "move east" in t.do("activate redeemer").moves
    tired = human("blade", die=1, lost=[1], exhausted=True)
    t = position(human("redeemer"), tired, dark("guardian-demon"), tiles=CORRIDOR, scenario="guide-and-nest")
    assert t.do("activate redeemer").why("move east") == "8.2"


def test_26_13_held_back() -> None:
    t = position(human("blade"), dark("demon-of-combat"), trogs(1), tiles=CORRIDOR, scenario="invasion")
    assert t.do("activate blade-1").why("move east") == "4.3"
    t = position(human("blade"), dark("demon-of-combat"), tiles=CORRIDOR, scenario="invasion")
    assert "move east" in t.do("activate blade-1").moves


def test_25_29_impressive_is_not_asked() -> None:
    t = position(human("redeemer"), dark("demon-of-combat"), tiles=CORRIDOR, scenario="invasion")
    assert t.do("activate redeemer").asked == "human"
    assert t.why("move east") == "8.2"


def test_12_1_demons_never_explore() -> None:
    t = position(human("redeemer", "tile-36"), trogs(1), tiles=CORRIDOR, phase="demon-action")
    t.do("activate troglodyte@tile-35")
    assert words(t.moves, "explore") == []
    assert t.why("explore north") == "12.1"


def test_12_1_interchangeable_troglodytes_are_offered_once() -> None:
    warriors = [human("redeemer", "tile-36"), trogs(3), trogs(2, "tile-27")]
    t = position(*warriors, tiles=CORRIDOR, phase="demon-action")
    assert words(t.moves, "activate") == ["activate troglodyte@tile-35", "activate troglodyte@tile-27"]
    t.play("activate troglodyte@tile-35", "pass")
    assert words(t.moves, "activate") == ["activate troglodyte@tile-35", "activate troglodyte@tile-27"]


def test_4_1_without_a_tile_there_is_no_wall_but_nothing_yet() -> None:
    t = position(human("blade", die=2)).do("activate blade-1")
    reason = t.match.explain("move north")
    assert reason is not None
    assert reason.message.id == "why-no-tile"
