"""Chapter 2: the Action Dice."""

from typing import Any

import pytest

from tests.games.claustrophobia.positions import dice, human, position, trogs, words
from undercroft.games.claustrophobia.game import GAME
from undercroft.kernel.errors import UndercroftError


def test_2_1_one_die_for_each_living_warrior() -> None:
    t = position(
        human("redeemer", die=0), human("brute", die=0), phase="initiative", chance=dice(4, 2), gifts=[]
    )
    assert t.moves == ["assign 2 redeemer", "assign 4 redeemer"]


def test_2_1_cards_and_objects_add_dice() -> None:
    warriors = [human("redeemer", die=0, objects=["scepter-of-command"]), human("blade", die=0)]
    t = position(*warriors, phase="initiative", action_dice_to_come=2, chance=dice(1, 2, 3, 4, 5))
    assert len(words(t.moves, "assign")) == 5


def test_2_2_each_gets_one_and_the_rest_lies_aside() -> None:
    warriors = [human("redeemer", die=0, objects=["scepter-of-command"]), human("blade", die=0)]
    t = position(*warriors, phase="initiative", chance=dice(1, 2, 3), blessing_used=True)
    t.play("assign 3 redeemer", "assign 1 blade-1")
    assert t.verbs() == {"activate", "pass"}
    assert t.state.dice == []


def test_2_2_why_not() -> None:
    warriors = [human("redeemer", die=0), human("blade", die=0)]
    t = position(*warriors, phase="initiative", chance=dice(1, 2), blessing_used=True)
    assert t.why("assign 5 redeemer") == "2.2"
    assert t.why("assign 1 blade-1") == "2.2"
    assert t.why("pass") == "2.2"
    t.do("assign 1 redeemer")


def test_2_3_the_line_in_use() -> None:
    t = position(human("redeemer", die=2), human("blade", die=6))
    assert t.stats("redeemer") == (1, 2, 4)
    assert t.stats("blade-1") == (3, 1, 3)


def test_2_4_a_die_on_a_cancelled_line() -> None:
    warriors = [human("redeemer", die=0, lost=[4]), human("brute", die=0)]
    t = position(*warriors, phase="initiative", chance=dice(4, 3), blessing_used=True)
    t.play("assign 4 redeemer")
    assert t.stats("redeemer") == (0, 0, 3)


def test_2_5_the_redeemers_gift() -> None:
    t = position(human("redeemer", die=2), human("brute"), gifts=["courage"]).do("activate redeemer")
    assert "gift courage" in t.moves
    t = position(human("redeemer", die=3), human("brute"), gifts=["courage"]).do("activate redeemer")
    assert t.why("gift courage") == "18.7"
    tired = human("redeemer", die=2, lost=[2], exhausted=True)
    t = position(tired, human("brute"), gifts=["courage"]).do("activate redeemer")
    assert t.why("gift courage") == "9.1"


def test_2_6_blessed_after_all_dice() -> None:
    warriors = [human("redeemer", die=0), human("brute", die=0)]
    t = position(*warriors, phase="initiative", chance=dice(4, 3)).play("assign 4 redeemer")
    assert t.moves == ["pass", "bless brute-1 mvt", "bless brute-1 cbt"]


def test_26_1_a_line_in_use() -> None:
    assert position(human("redeemer", die=2)).stats("redeemer") == (1, 2, 4)
    t = position(human("redeemer", die=2, lost=[2], exhausted=True))
    assert t.stats("redeemer") == (0, 0, 3)


def test_26_2_a_die_and_a_gift() -> None:
    t = position(human("redeemer", die=5), gifts=["precognition"])
    assert t.stats("redeemer") == (1, 1, 5)
    assert "gift precognition" in t.do("activate redeemer").moves


def test_26_3_a_die_left_over() -> None:
    warriors = [human("redeemer", die=0, objects=["scepter-of-command"]), human("blade", die=0)]
    t = position(*warriors, phase="initiative", chance=dice(6, 2, 3), blessing_used=True)
    t.play("assign 2 redeemer", "assign 6 blade-1")
    assert t.stats("blade-1") == (3, 1, 3)
    assert t.state.dice == []


def test_2_1_up_to_twelve_action_dice() -> None:
    party = [human("redeemer", die=0), human("brute", die=0)]
    rolled = (1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6)
    deck: dict[str, Any] = {"advantages": ["second-chance"], "action_dice_to_come": 20}
    t = position(*party, phase="initiative", **deck).do("pass", dice(*rolled))
    assert t.state.dice == list(rolled)
    t.play("play second-chance", "reroll 1+6+6+6 | 4 4 4 4")
    assert t.state.dice == [2, 2, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5]


@pytest.mark.parametrize("value", [7, 13])
def test_1_5_as_many_dice_as_can_be_played(value: int) -> None:
    own = f'game = "claustrophobia"\n[[number]]\nid = "dice-in-box"\nvalue = {value}\n'
    with pytest.raises(UndercroftError, match="dice-in-box"):
        GAME.box(GAME.setup(data_text=own))


def test_1_4_what_lasts_for_a_round_is_over_with_it() -> None:
    passing = [{"who": "redeemer", "until": "round-end", "mvt": 2}]
    t = position(human("redeemer", die=2), phase="demon-action", bonus=passing)
    assert t.stats("redeemer")[0] == 3
    t.play("pass | 1 1")
    assert t.stats("redeemer")[0] == 1


def test_1_4_a_state_is_made_again_from_its_fields() -> None:
    t = position(human("redeemer", die=2), trogs(2), tp=3, holes_left=1, gifts=["courage"])
    assert t.state.of(t.state.fields()).fields() == t.state.fields()
