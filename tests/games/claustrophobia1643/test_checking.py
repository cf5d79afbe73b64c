"""Own files of this edition are checked as strictly as those of the first: each mistake has its sentence."""

from typing import cast

import pytest

from undercroft.games.claustrophobia1643.game import GAME
from undercroft.games.claustrophobia1643.rules.state import Underworld
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.data import Data, parsed
from undercroft.kernel.errors import UndercroftError


def scenario(name: str, **changes: object) -> Data:
    return {**GAME.own_data()["scenarios"][name], **changes}


def faults(tree: Data) -> str:
    found = Findings()
    GAME.inspect_scenario(tree, GAME.own_data(), found)
    return "\n".join(str(error) for _, error in found.faults)


def test_the_games_own_data_is_good() -> None:
    found = Findings()
    GAME.inspect_data(GAME.own_data(), found)
    assert found.faults == []


@pytest.mark.parametrize(
    ("name", "changes", "said"),
    [
        ("hold-the-stair", {"hole_tokens": [[7, 7]]}, "No tile lies at 7,7."),
        ("hold-the-stair", {"hounds": 3}, "The box has only 2 of the hounds."),
        ("hold-the-stair", {"hole_tokens": [[0, 0]] * 5}, "fewer hole tokens"),
        ("three-seals", {"limits": [{"x": 9, "y": 0, "size": 4}]}, "No tile lies at 9,0."),
        ("three-seals", {"barred_spaces": ["no-such-space"]}, "no-such-space"),
        ("three-seals", {"tokens": [{"id": "seal", "fixed": True, "free": True}]}, "seal is fixed"),
        ("the-draught", {"rounds": 9, "map": "fixed"}, "A fixed map has no stack"),
        ("the-thieves", {"trogs": 5}, "The box has only 5 of the trogs."),
    ],
)
def test_a_mistake_in_a_scenario_has_its_sentence(name: str, changes: Data, said: str) -> None:
    assert said in faults(scenario(name, **changes))


def test_an_ending_by_rounds_needs_rounds() -> None:
    tree = {key: value for key, value in scenario("three-seals").items() if key != "rounds"}
    assert "needs 'rounds'" in faults(tree)


def test_an_operation_stands_only_where_it_can_do_something() -> None:
    tree = scenario("three-seals", laid=[{"kind": "plain", "do": [{"op": "crack", "amount": 3}]}])
    assert "the operation crack can do nothing there" in faults(tree)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[[square]]\nid = "dark-destiny"\nneeds = { dice_least = 1 }\n', "both dice_least and dice_most"),
        ('[[square]]\nid = "dark-destiny"\nneeds = { dice = 1, min_total = 9 }\n', "No dice can meet"),
        ('[[face]]\nid = "face-1"\nvalue = 2\n', "Each value from 1 to 6 needs one colour."),
        ('[[number]]\nid = "tp-cap"\nvalue = 500\n', "tp-cap"),
    ],
)
def test_a_mistake_in_data_has_its_sentence(text: str, said: str) -> None:
    assert parsed(text, "own data")
    with pytest.raises(UndercroftError, match=said):
        GAME.setup(data_text=text)


def test_1_5_the_colour_of_a_die_goes_by_its_value_and_not_by_the_order_of_the_faces() -> None:
    swapped = '[[face]]\nid = "face-1"\nvalue = 2\n[[face]]\nid = "face-2"\nvalue = 1\n'
    printed, own = (GAME.box(GAME.setup(data_text=text)).colours for text in ("", swapped))
    assert own == [printed[1], printed[0], *printed[2:]]


def test_11_7_a_demon_has_the_lives_of_its_board_unless_the_scenario_says_otherwise() -> None:
    data, setup = GAME.own_data(), GAME.setup(scenario="the-draught")
    for demon, lives in (("underground-hunter", 2), ("kartikeya", 1)):
        tree = {**data["scenarios"]["the-draught"], "demon": demon}
        own = {**data, "scenarios": {"the-draught": {n: v for n, v in tree.items() if n != "demon_times"}}}
        assert GAME.build_box(own, setup).scenario.demon_times == lives


def test_own_data_is_played() -> None:
    match = GAME.new(scenario="hold-the-stair", seed=1, data_text='[[number]]\nid = "tp-cap"\nvalue = 6\n')
    assert cast(Underworld, match.state).box.numbers.tp_cap == 6
