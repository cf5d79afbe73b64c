"""Chapters 10, 11 and 17: the Board of Destiny, its squares, and where warriors appear."""

from typing import Any

import pytest

from tests.games.claustrophobia.positions import CORRIDOR, Table, dark, dice, human, position, trogs, words
from tests.rules.citing import cites
from undercroft.games.claustrophobia.game import GAME

ALONE = human("redeemer", "tile-36", die=2)


def board(*values: int, **more: Any) -> Table:
    """A Threat phase with dice on the table."""
    return position(ALONE, tiles=CORRIDOR, phase="threat", moment="rolled", dice=list(values), **more)


def test_10_1_three_dice_and_those_to_come() -> None:
    t = position(ALONE, phase="threat", tiles=CORRIDOR, destiny_dice_to_come=2, chance=dice(1, 2, 3, 4, 5))
    assert t.state.dice == [1, 2, 3, 4, 5]
    assert t.state.destiny_dice_to_come == 0


def test_10_2_a_red_square_once_a_black_one_often() -> None:
    t = board(4, 4, 5, tp=0)
    t.do("place 4 on dark-destiny")
    assert "place 4 on dark-destiny" in t.moves
    t = board(1, 1, 1, tp=0)
    t.do("place 1 on calm-before-the-storm")
    assert t.why("place 1 on calm-before-the-storm") == "25.1"


def test_25_1_red_once_per_threat_phase() -> None:
    t = board(2, 2, 4, 4).do("place 2+4 on sharpened-claws")
    assert t.why("place 2+4 on sharpened-claws") == "25.1"


def test_10_2_all_dice_before_any_effect() -> None:
    t = board(2, 4, 5, tp=3).do("place 2+4 on sounds-from-the-deep")
    assert t.tp == 3
    assert t.why("buy troglodyte tile-35") == "10.2"
    t.do("pass")
    assert t.tp == 7


def test_10_3_effects_in_any_order() -> None:
    t = board(6, 6, 6, tp=0)
    t.play("place 6+6 on trap", "place 6 on dark-destiny")
    assert t.moves == ["resolve trap", "resolve dark-destiny"]
    assert t.why("resolve sharpened-claws") == "14.3"
    assert t.why("buy troglodyte tile-35") == "14.3"


def test_25_37_order_in_the_threat_phase() -> None:
    t = board(3, 3, 6, tp=2).play("place 3 on dark-destiny", "pass | card-terror-1")
    t.do("buy troglodyte tile-35")
    assert "buy troglodyte tile-35" in t.moves


def test_10_4_tp_are_kept() -> None:
    t = board(1, 1, 1, tp=30).play("pass", "buy troglodyte tile-35")
    assert t.tp == 29


def test_11_1_costs_and_figures() -> None:
    t = position(
        ALONE, trogs(3), trogs(3, "tile-27"), tiles=CORRIDOR, phase="threat", chance=dice(1, 1, 1), tp=4
    )
    t.do("pass")
    assert t.why("buy underground-hunter tile-35") == "10.4"
    assert t.why("buy demon-of-combat tile-35") == "11.1"


def test_11_1_one_demon_at_a_time_twice() -> None:
    t = board(1, 1, 1, tp=20).play("pass", "buy underground-hunter tile-35")
    assert (t.tp, t.state.demons_left) == (15, 1)
    assert t.why("buy underground-hunter tile-35") == "11.1"
    t = board(1, 1, 1, tp=20, demons_left=0).do("pass")
    assert t.why("buy underground-hunter tile-35") == "11.1"


def test_25_12_eleven_troglodytes() -> None:
    tiles = {
        "0,0": "tile-35",
        "1,0": "tile-27 1",
        "2,0": "tile-36",
        "0,1": "tile-28",
        "0,-1": "tile-29",
        "0,2": "tile-02",
    }
    crowd = [trogs(3), trogs(3, "tile-27"), trogs(3, "tile-28"), trogs(2, "tile-29")]
    t = position(ALONE, *crowd, tiles=tiles, phase="threat", chance=dice(1, 1, 1), tp=9, idle=False).do(
        "pass"
    )
    assert words(t.moves, "buy") == ["buy underground-hunter tile-29", "buy underground-hunter tile-02"]
    assert t.why("buy troglodyte tile-02") == "11.1"


def test_11_2_an_opening_no_human_and_room() -> None:
    t = position(ALONE, trogs(3), tiles=CORRIDOR, phase="threat", chance=dice(1, 1, 1), tp=3).do("pass")
    assert words(t.moves, "buy") == []
    assert t.why("buy troglodyte tile-35") == "11.2"
    assert t.why("buy troglodyte tile-27") == "11.2"
    assert t.why("buy troglodyte tile-36") == "11.2"


def test_26_15_where_they_appear() -> None:
    tiles = {**CORRIDOR, "3,0": "tile-30 1"}
    t = position(human("brute", "tile-36", die=2), tiles=tiles, phase="threat", chance=dice(1, 1, 1), tp=1)
    t.do("pass")
    assert words(t.moves, "buy") == ["buy troglodyte tile-35", "buy troglodyte tile-30"]


def test_11_3_what_lifts_the_conditions() -> None:
    t = board(6, 5, 6, tp=1).do("place 5+6 on taste-for-blood").do("pass")
    assert "buy troglodyte tile-36" in t.moves
    assert t.why("buy troglodyte tile-27") == "11.2"
    t = board(6, 5, 6, tp=1).do("place 5+6 on burrowing-monsters").do("pass")
    assert "buy troglodyte tile-27" in t.moves
    assert t.why("buy troglodyte tile-36") == "11.2"


def test_25_16_lair() -> None:
    tiles = {"0,0": "tile-25", "0,-1": "tile-27"}
    t = position(human("redeemer", "tile-25", die=2), tiles=tiles, phase="threat", chance=dice(1, 1, 1), tp=9)
    t.do("pass")
    assert "buy troglodyte tile-25" in t.moves
    assert t.why("buy underground-hunter tile-25") == "11.2"


def test_22_9_lair_without_openings() -> None:
    tiles = {"0,0": "tile-25", "0,-1": "tile-27", "1,0": "tile-12 1", "-1,0": "tile-13 3", "0,-2": "tile-36"}
    t = position(human("redeemer", "tile-36", die=2), tiles=tiles, phase="threat", chance=dice(1, 1, 1), tp=9)
    assert words(t.do("pass").moves, "buy") == ["buy troglodyte tile-25"]


def test_11_4_full_mvt_after_appearing() -> None:
    t = board(1, 1, 1, tp=1).play(
        "pass", "buy troglodyte tile-35", "activate troglodyte@tile-35", "move east"
    )
    assert t.count("tile-27") == 1


def test_17_1_calm() -> None:
    t = board(1, 2, 3).play("place 1 on calm-before-the-storm", "pass")
    assert t.state.destiny_dice_to_come == 1


def test_17_2_sounds() -> None:
    t = board(1, 3, 4, tp=0)
    assert t.why("place 1+4 on sounds-from-the-deep") == "10.2"
    assert t.play("place 1+3 on sounds-from-the-deep", "pass").tp == 4


def test_25_36_one_group_for_the_sounds() -> None:
    t = board(1, 3, 4, tp=0).do("place 1+3 on sounds-from-the-deep")
    assert t.why("place 4 on sounds-from-the-deep") == "25.1"


def test_17_3_speed() -> None:
    t = position(ALONE, trogs(1), tiles=CORRIDOR, phase="threat", moment="rolled", dice=[1, 2, 3])
    assert t.why("place 1+2 on supernatural-speed") == "10.2"
    assert t.play("place 1+3 on supernatural-speed", "pass").stats("troglodyte@tile-35") == (2, 1, 3)


def test_17_4_legion() -> None:
    t = position(ALONE, trogs(1), tiles=CORRIDOR, phase="threat", moment="rolled", dice=[1, 2, 3])
    assert t.play("place 1+2 on they-are-legion", "pass").stats("troglodyte@tile-35") == (1, 1, 4)


def test_17_5_claws() -> None:
    t = position(ALONE, trogs(1), tiles=CORRIDOR, phase="threat", moment="rolled", dice=[2, 2, 3])
    t.play("place 2+2 on sharpened-claws", "pass")
    assert t.view("human").warriors[-2].talents == ("frantic",)


def test_17_6_dark_destiny() -> None:
    t = board(2, 3, 3)
    assert t.why("place 2 on dark-destiny") == "10.2"
    t.play("place 3 on dark-destiny", "pass | card-terror-1")
    assert t.view("demon").hand == ("terror",)
    assert (t.view("human").other_hand, t.view("human").hand) == (1, ())


def test_17_7_taste_for_blood() -> None:
    t = board(3, 4, 1)
    assert t.why("place 1+4 on taste-for-blood") == "10.2"
    assert "place 3+4 on taste-for-blood" in t.moves


def test_17_8_burrowing_monsters() -> None:
    t = board(3, 5, 4)
    assert "place 4+5 on burrowing-monsters" in t.moves
    assert t.why("place 3+5 on burrowing-monsters") == "10.2"


def test_17_9_resistance() -> None:
    t = position(ALONE, trogs(1), tiles=CORRIDOR, phase="threat", moment="rolled", dice=[5, 5, 6])
    t.play("place 5+6 on resistance-is-futile", "pass")
    assert t.view("human").warriors[-2].talents == ("elusive", "impressive")


def test_17_10_trap() -> None:
    party = [human("redeemer", "tile-36", die=2), human("brute", "tile-36", die=2)]
    t = position(*party, tiles=CORRIDOR, phase="threat", moment="rolled", dice=[6, 6, 6], tp=0)
    t.play("place 6+6 on trap", "pass")
    assert (t.asked, t.moves) == ("demon", ["choose redeemer", "choose brute-1"])
    t.do("choose redeemer")
    assert t.asked == "human"
    assert t.do("lose line 1").lost("redeemer") == [1]


def test_25_35_dice_left_off_the_board() -> None:
    t = board(6, 6, 6, tp=0)
    assert "pass" in t.moves
    t.do("pass")
    assert t.state.dice == []


def test_25_35_a_square_with_a_total_takes_spare_dice() -> None:
    t = board(6, 6, 6, tp=0)
    assert {"place 6+6 on trap", "place 6+6+6 on trap"} <= set(t.moves)
    assert t.why("place 6 on trap") == "10.2"
    t.do("place 6+6+6 on trap")
    assert t.state.dice == []


EXACT = """game = "claustrophobia"
[[square]]
id = "{square}"
needs = {{ exact_total = true }}
"""


@pytest.mark.parametrize(
    ("square", "total", "fits", "spare"),
    [
        ("taste-for-blood", 7, "3+4", "3+4+5"),
        ("burrowing-monsters", 9, "4+5", "3+4+5"),
        ("resistance-is-futile", 11, "5+6", "4+5+6"),
    ],
)
@cites("17.7", "17.8", "17.9")
def test_17_7_data_may_ask_for_an_exact_total(square: str, total: int, fits: str, spare: str) -> None:
    own = position(
        ALONE,
        tiles=CORRIDOR,
        phase="threat",
        moment="rolled",
        dice=[3, 4, 5, 6],
        data_text=EXACT.format(square=square),
    )
    usual = board(3, 4, 5, 6)
    assert f"place {fits} on {square}" in own.moves
    assert f"place {spare} on {square}" not in own.moves
    assert {f"place {fits} on {square}", f"place {spare} on {square}"} <= set(usual.moves)
    reason = own.match.explain(f"place {spare} on {square}")
    assert reason is not None
    assert GAME.texts.say(reason.message).endswith(f"dice with a total of exactly {total}")


def test_10_1_up_to_twelve_dice() -> None:
    rolled = (1,) * 6 + (6,) * 6
    t = position(ALONE, phase="threat", tiles=CORRIDOR, destiny_dice_to_come=15, chance=dice(*rolled))
    assert len(t.state.dice) == 12
    t.do("place 6+6+6+6+6+6 on sounds-from-the-deep")
    assert t.state.dice == [1] * 6


def test_26_16_dice_well_spent() -> None:
    t = board(2, 3, 4, tp=0).play(
        "place 3 on dark-destiny", "place 2+4 on sounds-from-the-deep | card-panic-1"
    )
    assert (t.tp, t.view("demon").hand) == (4, ("panic",))
    t.do("pass")


def test_26_17_after_the_calm() -> None:
    t = position(
        ALONE, trogs(1), tiles=CORRIDOR, phase="threat", destiny_dice_to_come=1, chance=dice(1, 1, 4, 6)
    )
    t.play("place 1+1 on supernatural-speed", "place 4+6 on sharpened-claws")
    assert t.stats("troglodyte@tile-35") == (2, 1, 3)
    assert t.view("human").warriors[-2].talents == ("frantic",)


def test_25_38_oil_takes_the_extra_dice() -> None:
    more: dict[str, Any] = {"destiny_dice_to_come": 2, "destiny_dice_most": 2}
    t = position(ALONE, tiles=CORRIDOR, phase="threat", chance=dice(1, 2), **more)
    assert (t.state.destiny_dice_to_come, t.state.destiny_dice_most) == (0, 0)


def test_23_6_cruelty_brings_tp_and_makes_frantic() -> None:
    warriors = [ALONE, trogs(1), dark("demon-of-cruelty", "tile-27")]
    t = position(*warriors, tiles=CORRIDOR, phase="threat", scenario="ritual", chance=dice(1, 1, 1), tp=2)
    assert t.tp == 3
    assert t.view("human").warriors[-2].talents == ("frantic",)


def test_25_39_counting_bought_demons() -> None:
    hurt = dark("underground-hunter", wounds=2)
    t = position(ALONE, hurt, tiles=CORRIDOR, phase="threat", chance=dice(1, 1, 1), tp=9, demons_left=1)
    assert t.do("pass").why("buy underground-hunter tile-35") == "11.1"
    assert t.wounds("underground-hunter") == 2


@pytest.mark.parametrize("square", ["supernatural-speed", "sharpened-claws", "they-are-legion"])
def test_10_2_two_dice_squares_take_exactly_two(square: str) -> None:
    t = board(1, 1, 2)
    assert t.why(f"place 1+1+2 on {square}") == "10.2"


def test_25_22_the_event_deck_ends() -> None:
    t = board(3, 3, 3)
    t.state.events.cards.clear()
    t.state.events.sizes[:] = [0]
    t.state.events.bands[:] = [0]
    t.play("place 3 on dark-destiny", "pass")
    assert t.view("demon").hand == ()
