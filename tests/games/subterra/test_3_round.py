"""Chapter 3: the round, the turn and exerting."""

import pytest

from tests.games.subterra.positions import line, position
from undercroft.games.subterra.rules.events import PHASE, ROUND


def test_3_1_four_phases() -> None:
    t = position().end_round("draw gas-1")
    told = [event.kind for event in t.match.events if event.kind in (PHASE, ROUND)]
    assert told == [ROUND, PHASE, PHASE, ROUND]
    assert t.cave.round == 2
    assert [line for line in t.log if line.endswith("phase.")][:2] == ["Horror phase.", "Hazard phase."]


def test_3_1_rounds_follow_each_other() -> None:
    t = position()
    for number, card in enumerate(("gas-1", "flood-1", "gas-2", "flood-2"), start=2):
        t.end_round(f"draw {card}")
        assert t.cave.round == number


def test_3_2_every_caver_has_a_turn_from_the_first_on() -> None:
    t = position("medic diver leader scout", first="leader")
    order = [t.acting]
    for _ in range(3):
        assert t.points == 2
        order.append(t.do("pass").acting)
    assert order == ["leader", "scout", "medic", "diver"]


def test_3_2_unconscious_cavers_are_passed_over() -> None:
    t = position("medic diver leader scout", health={"medic": 0, "leader": 0})
    assert t.acting == "diver"
    assert t.do("pass").acting == "scout"
    assert t.do("pass", "draw gas-1").acting == "diver"


def test_3_2_it_is_told_whose_turn_is_missed() -> None:
    t = position(health={"scout": 0}).do("pass")
    assert t.log == ["Diver ends the turn.", "Scout is unconscious and misses the turn.", "Medic to act."]


@pytest.mark.parametrize("points", [1, 4, 9])
def test_3_2_other_numbers_of_points(points: int) -> None:
    data = f'[[number]]\nid = "action-points"\nvalue = {points}\n'
    t = position(data_text=data)
    assert t.points == points
    assert t.do("exert").points == points + 1
    assert t.do("explore north", "draw plain-x1").points == points


def test_3_3_one_action_after_the_other() -> None:
    t = position()
    t.do("explore north", "draw plain-x1")
    assert (t.at("diver"), t.points) == ("0,1", 1)
    assert t.offers("explore north")
    t.do("explore north", "draw plain-x2")
    assert (t.at("diver"), t.points) == ("0,2", 0)


def test_3_3_the_whole_cost_is_at_hand() -> None:
    t = position(tiles=line("north", "plain-s1"), health={"diver": 2})
    t.do("move north")
    assert t.why("run") == "3.3"
    assert t.why("hide") == "3.3"
    t.do("move south")
    assert (t.why("move north"), t.reason("move north")) == ("3.3", "why-no-points")
    assert (t.why("heal diver"), t.reason("heal diver")) == ("3.3", "why-no-points")


def test_3_3_passing_loses_what_is_left() -> None:
    t = position(tiles=line("north", "plain-s1"))
    t.do("move north").do("pass")
    assert (t.acting, t.points) == ("scout", 2)


def test_3_3_a_turn_ends_with_points_and_exertion_gone() -> None:
    t = position(tiles=line("north", "plain-s1", "plain-s2", "plain-s3"))
    t.do("exert").do("move north").do("move north")
    assert t.acting == "diver"
    assert t.do("move north", "roll 4").acting == "scout"


def test_3_3_with_no_points_one_may_still_exert_or_pass() -> None:
    t = position(tiles=line("north", "plain-s1"))
    t.do("move north").do("move south")
    assert t.moves == ["pass", "exert"]
    assert t.question == "ask-turn-spent"


def test_3_3_diving_ends_the_turn() -> None:
    t = position(tiles=line("north", "flood-s1"), at={"diver": "0,1"})
    t.do("exert").do("dive", "roll 6")
    assert t.acting == "scout"


def test_3_3_other_questions_come_first() -> None:
    t = position().do("reveal north", "draw plain-c1")
    assert t.why("move north") == "3.3"
    assert t.why("pass") == "3.3"
    assert t.why("step north") == "3.3"


def test_3_3_answers_to_other_questions_are_no_actions() -> None:
    t = position()
    for words in (
        "step north",
        "stop",
        "place N",
        "keep",
        "use drawn",
        "horror step north",
        "horror 1 first",
    ):
        assert t.why(words) == "3.3"
    assert t.why("spawn at 0,0") == "3.3"
    assert t.why("surface start@0,0") == "3.3"


def test_3_4_exert_gives_one_more_point() -> None:
    t = position()
    assert t.do("exert").points == 3


def test_3_4_once_in_a_turn() -> None:
    t = position().do("exert")
    assert t.why("exert") == "3.4"
    assert not t.offers("exert")


def test_3_4_again_in_the_next_turn() -> None:
    t = position().do("exert")
    t.do("pass", "roll 5")
    t.end_round("draw gas-1").end_round("draw gas-2")
    while t.acting != "diver":
        t.do("pass")
    assert t.offers("exert")


def test_3_4_at_any_moment() -> None:
    t = position(tiles=line("north", "plain-s1"))
    t.do("move north").do("move south").do("exert")
    assert (t.acting, t.points) == ("diver", 1)
    assert t.offers("move north")


def test_3_4_the_extra_point_helps_to_pay_for_two() -> None:
    t = position(tiles=line("north", "plain-s1", "plain-s2"))
    t.do("move north").do("exert")
    assert t.offers("run")
    t.do("hide", "roll 4, roll 4")
    assert t.acting == "scout"
    assert t.cave.is_hidden(0)


@pytest.mark.parametrize(("roll", "health"), [(3, 2), (4, 3)])
def test_3_5_the_price_of_exerting(roll: int, health: int) -> None:
    t = position(tiles=line("north", "plain-s1", "plain-s2", "plain-s3"))
    t.do("exert").do("move north").do("move north").do("move north", f"roll {roll}")
    assert t.health("diver") == health
    assert t.at("diver") == "0,3"


def test_3_5_it_is_paid_when_one_passes() -> None:
    t = position().do("exert")
    assert t.do("pass", "roll 1").health("diver") == 2


def test_3_5_it_is_paid_even_if_the_point_was_not_used() -> None:
    t = position(tiles=line("north", "plain-s1")).do("exert").do("move north")
    assert t.do("pass", "roll 2").health("diver") == 2


def test_3_5_one_can_fall_of_it() -> None:
    t = position(health={"diver": 1}).do("exert")
    t.do("pass", "roll 2")
    assert (t.health("diver"), t.acting) == (0, "scout")


def test_3_5_no_check_when_already_unconscious() -> None:
    t = position(tiles=line("north", "rough-x1"), health={"diver": 1}).do("exert")
    t.do("move north", "roll 1")
    assert (t.health("diver"), t.acting) == (0, "scout")


def test_3_5_nothing_to_pay_without_exerting() -> None:
    assert position(health={"diver": 1}).do("pass").health("diver") == 1


def test_3_6_every_horror_moves() -> None:
    tiles = line("north", "plain-s1", "plain-s2", "plain-s3") | line(
        "east", "plain-s4", "flood-s1", "flood-s2"
    )
    t = position(tiles=tiles, horrors=["0,3", "3,0"], phase="horror", chance="draw gas-1")
    assert t.horrors == ["0,2", "2,0"]


def test_3_7_the_card_is_turned_up_resolved_and_discarded() -> None:
    t = position(tiles=line("north", "flood-s1"), phase="hazard", chance="draw flood-1")
    assert t.marks("0,1") == {"flooded"}
    assert [t.cave.box.cards[card].id for card in t.cave.spent] == ["flood-1"]
    left = t.cave.hazards.count()
    t.end_round("draw tremor-2, roll 4, roll 4, roll 4, roll 4")
    assert [t.cave.box.cards[card].id for card in t.cave.spent] == ["flood-1", "tremor-2"]
    assert t.cave.hazards.count() == left - 1


def test_3_7_first_the_gas_is_gone() -> None:
    t = position(gas=True, phase="hazard", chance="draw flood-1")
    assert not t.cave.gas
    assert t.log.index("The gas is gone.") < t.log.index("Flood. 19 cards left before Out of Time.")


def test_3_7_gas_again_lingers_on() -> None:
    t = position(gas=True, phase="hazard", chance="draw gas-1")
    assert t.cave.gas


def test_3_7_out_of_time_takes_the_place_of_the_card() -> None:
    t = position(time_up=True, phase="hazard", gas=True, chance="roll 4, roll 4, roll 4, roll 4")
    assert len(t.cave.spent) == 1
    assert not t.cave.gas
    assert t.cave.round == 2


def test_3_8_hidden_cavers_come_out() -> None:
    t = position(hidden="diver medic", phase="end")
    assert t.cave.hidden == 0


def test_3_8_the_marker_goes_to_the_left() -> None:
    t = position("medic diver leader scout")
    firsts = []
    for card in ("gas-1", "gas-2", "gas-3", "gas-4", "gas-5"):
        t.end_round(f"draw {card}")
        firsts.append(t.acting)
    assert firsts == ["diver", "leader", "scout", "medic", "diver"]


def test_3_8_from_caver_to_caver_not_from_player_to_player() -> None:
    t = position("medic diver leader scout", seats=2, phase="end")
    assert (t.acting, t.asked) == ("diver", 1)


def test_3_8_from_player_to_player_if_so_agreed() -> None:
    t = position("medic diver leader scout", seats=2, phase="end", strict_marker=True)
    assert (t.acting, t.asked) == ("leader", 2)
    t.end_round("draw gas-1")
    assert (t.acting, t.asked) == ("medic", 1)
    t = position("medic diver leader scout", seats=1, phase="end", strict_marker=True)
    assert t.acting == "diver"
    gone = {"medic": "devoured", "leader": "devoured", "scout": "devoured"}
    t = position("medic diver leader scout", seats=2, at=gone, time_up=True, phase="end", strict_marker=True)
    assert t.acting == "diver"


def test_3_8_an_unconscious_caver_can_hold_it() -> None:
    t = position("medic diver leader scout", health={"diver": 0}, phase="end")
    assert t.cave.first == 1
    assert t.acting == "leader"


def test_3_8_a_devoured_one_is_left_out() -> None:
    t = position("medic diver leader scout", at={"diver": "devoured"}, time_up=True, phase="end")
    assert t.cave.first == 2
    t = position(
        "medic diver leader scout", at={"medic": "devoured"}, time_up=True, phase="end", first="scout"
    )
    assert t.cave.first == 1
