"""The rules of Skulk by their numbers, with forced chance."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest

from tests.testgame.face.log import EVENTS
from tests.testgame.face.questions import REASONS
from tests.testgame.game import GAME
from tests.testgame.rules.state import skulk
from tests.testgame.scenes import log, play, scene, to_tricks
from undercroft.kernel.chance import Dice
from undercroft.kernel.deck import band_of, item_of
from undercroft.kernel.match import Match

COPIES = {"snatch": 6, "peer": 4, "hush": 6, "decoy": 4}


def cards(match: Match, thief: int, seat: int | None = None) -> list[str]:
    """The treasures in front of a thief, as a seat sees them; by default the thief's own."""
    view = match.view(thief - 1 if seat is None else seat - 1)
    return [treasure.card for treasure in view.thieves[thief - 1].treasures]


def test_1_1_layers_hold_what_the_scenario_says_and_the_warden_is_in_the_lowest() -> None:
    for scenario, layers in (("cellar", [6, 5, 4]), ("catacombs", [5, 6, 5, 4])):
        for seed in range(5):
            match = GAME.new(seats=2, scenario=scenario, seed=seed)
            t = skulk(match.state.copy())
            drawn = [t.box.treasures[t.treasures.draw(t)] for _ in range(sum(layers))]
            assert t.treasures.is_empty()
            assert "warden-1" in drawn[-layers[-1] :]
            rare = [i for i, card in enumerate(drawn) if card.startswith(("goblet", "crown"))]
            assert len(rare) == (5 if scenario == "cellar" else 6)


@pytest.mark.parametrize("hand", [0, 1, 3])
def test_1_2_each_thief_is_dealt_tricks_that_only_they_see(hand: int) -> None:
    match = GAME.new(seats=4, seed=1, hand=hand)
    for seat in range(4):
        view = match.view(seat)
        assert len(view.hand) == hand
        assert [thief.tricks for thief in view.thieves] == [hand] * 4


def test_1_2_nobody_draws_beyond_five() -> None:
    match = scene([["hush-1", "hush-2", "hush-3", "hush-4", "hush-5"], []])
    play(match, "1 lurk", "2 lurk")
    match.apply("lurk", chance="draw peer-1")
    assert [thief.tricks for thief in match.view(0).thieves] == [5, 1]


def test_1_3_the_first_thief_is_the_first_lookout() -> None:
    assert GAME.new(seats=3, seed=1).view(0).lookout == 1


def test_2_1_all_choose_at_once_and_nobody_sees_the_others_choice() -> None:
    match = GAME.new(seats=3, seed=1)
    assert match.seats_asked() == (0, 1, 2)
    assert [match.moves(seat) for seat in range(3)] == [["left", "right", "lurk"]] * 3
    play(match, "2 right", "3 left")
    assert [thief.choice for thief in match.view(0).thieves] == ["", "", ""]
    assert match.view(1).answer == "right"


def test_2_2_the_lookout_sees_one_choice_and_may_change_their_own() -> None:
    match = play(GAME.new(seats=3, seed=1), "1 left", "2 left", "3 lurk")
    assert (match.seats_asked(), match.moves()) == ((0,), ["watch 2", "watch 3"])
    play(match, "1 watch 2")
    assert [thief.choice for thief in match.view(0).thieves] == ["left", "left", "?"]
    assert [thief.choice for thief in match.view(1).thieves] == ["?", "left", "?"]
    assert log(match, 0)[-1] == "You see that Thief 2 goes left."
    assert log(match, 1)[-1] == "Thief 1 looks at the choice of Thief 2."
    play(match, "1 right")
    assert log(match, 1).count("Thief 1 goes right.") == 1


def test_2_3_who_lurks_draws_a_trick_the_lookout_first() -> None:
    match = play(scene([[], [], []], lookout=2), "1 lurk", "2 lurk", "3 lurk", "2 watch 1")
    match.apply("lurk", chance="draw hush-1, draw peer-1, draw decoy-1")
    assert [match.view(seat).hand for seat in range(3)] == [["decoy-1"], ["hush-1"], ["peer-1"]]
    assert "You drew Hush." in log(match, 1)
    assert "You drew Hush." not in log(match, 0)


def test_2_3_spent_tricks_are_the_new_stack_when_none_is_left() -> None:
    every = sorted(f"{kind}-{n}" for kind, copies in COPIES.items() for n in range(1, copies + 1))
    held = [["hush-1", "peer-1"], ["hush-2"]]
    spent = [card for card in every if card not in ("hush-1", "hush-2", "peer-1", "decoy-4")]
    match = play(scene(held, spent=spent), "1 lurk", "2 lurk")
    match.apply("lurk", chance="draw decoy-4, draw snatch-3")
    assert (match.view(0).hand, match.view(1).hand) == (
        ["peer-1", "hush-1", "decoy-4"],
        ["snatch-3", "hush-2"],
    )
    assert (match.view(0).spent, match.view(0).tricks_left) == ([], 15)
    assert f"The spent tricks are shuffled: {len(spent)} to draw." in log(match)
    first, second = Counter[str](), Counter[str]()
    for seed in range(60):
        deal = skulk(match.state.redeal(0, Dice(seed)))
        old, new = sorted(deal.tricks.held, key=band_of)[-1], deal.tricks.hand(1)
        first[deal.box.tricks[item_of(old)]] += 1
        second.update(deal.box.tricks[item] for item in new)
    assert set(first) == {"hush-2"}, "what everybody saw spent cannot be in a hand from before"
    assert len(second) > 8


def test_2_3_nobody_draws_when_every_trick_is_in_a_hand() -> None:
    match = scene([["hush-1"], []])
    skulk(match.state).tricks.bands = [0]
    play(match, "1 lurk", "2 lurk", "1 lurk")
    assert [thief.tricks for thief in match.view(0).thieves] == [1, 0]


def test_2_4_a_thief_alone_takes_the_top_treasure_unseen_left_first() -> None:
    match = to_tricks(scene([["hush-1"], []]), "draw coin-1, draw crown-1")
    assert (cards(match, 1), cards(match, 2)) == (["coin-1"], ["crown-1"])
    assert (cards(match, 1, seat=2), cards(match, 2, seat=1)) == (["?"], ["?"])
    assert match.view(0).treasures_left == 13


def test_2_6_each_thief_may_play_one_trick_from_the_lookout_on() -> None:
    match = to_tricks(scene([["peer-1", "peer-2"], ["peer-3"]], lookout=2), "draw coin-1, draw coin-2")
    assert (match.seats_asked(), match.moves()) == ((1,), ["pass", "peer"])
    play(match, "2 pass")
    assert (match.seats_asked(), match.moves()) == ((0,), ["pass", "peer"])
    play(match, "1 pass")
    assert match.view(0).round == 2


def test_2_7_the_lookout_goes_round() -> None:
    match = scene([[], [], []], lookout=3)
    play(match, "1 lurk", "2 lurk", "3 lurk", "3 watch 1", "3 lurk")
    while match.view(0).round == 1:
        match.apply("pass")
    assert match.view(0).lookout == 1


def test_3_1_a_crowd_brings_tricks_in_secret() -> None:
    match = play(
        scene([["hush-1", "peer-1"], ["hush-2"], []]), "1 left", "2 left", "3 left", "1 watch 2", "1 left"
    )
    assert match.seats_asked() == (0, 1), "an empty hand brings nothing"
    assert match.moves(0) == ["bring nothing", "bring peer", "bring hush"]
    assert match.moves(1) == ["bring nothing", "bring hush"]


@pytest.mark.parametrize(
    ("dice", "winner"), [("roll 3, roll 5", 1), ("roll 1, roll 5", 2), ("roll 2, roll 5", None)]
)
def test_3_2_and_3_3_die_and_strength_decide_and_a_tie_takes_nothing(dice: str, winner: int | None) -> None:
    match = play(scene([["hush-1"], ["peer-1"]]), "1 left", "2 left", "1 left", "2 bring nothing")
    match.apply("bring hush", 0, chance=dice + (", draw crown-1" if winner else ""))
    assert [len(cards(match, thief)) for thief in (1, 2)] == [int(winner == 1), int(winner == 2)]
    assert match.view(0).spent == ["hush-1"]


def test_3_3_with_the_option_those_who_tie_roll_again() -> None:
    match = play(scene([[], [], []], options={"rematch": True}), "1 left", "2 left", "3 left", "1 watch 2")
    match.apply("left", chance="roll 4, roll 4, roll 1, roll 2, roll 2, roll 6, roll 3, draw coin-1")
    assert [len(cards(match, thief)) for thief in (1, 2, 3)] == [1, 0, 0]


def test_4_1_a_trick_is_spent_whatever_becomes_of_it() -> None:
    match = to_tricks(scene([["peer-1"], ["hush-1"]]), "draw coin-1, draw coin-2")
    play(match, "1 peer", "2 hush")
    assert match.view(0).spent == ["peer-1", "hush-1"]
    assert match.view(0).next_treasures == [], "the peer was cancelled"


def test_4_2_a_snatch_takes_a_treasure_of_ones_choice_and_both_know_it() -> None:
    match = to_tricks(
        scene([["snatch-1"], [], []], {2: ["ring-1", "skull-1"]}), "draw hush-1, draw coin-1, draw coin-2"
    )
    assert match.moves() == ["pass", "snatch 2"]
    play(match, "1 snatch 2", "3 pass")
    assert match.moves() == ["take 1", "take 2", "take 3"]
    assert cards(match, 2, seat=1) == ["?", "?", "?"]
    play(match, "1 take 2")
    assert cards(match, 1) == ["coin-1", "skull-1"]
    assert cards(match, 1, seat=2) == ["?", "skull-1"]
    assert cards(match, 1, seat=3) == ["?", "?"]
    assert "Thief 1 took this: skull." in log(match, 0)
    assert "Thief 1 took this: skull." not in log(match, 2)


def test_4_3_peer_looks_at_three_and_lays_them_back_in_any_order() -> None:
    match = to_tricks(scene([["peer-1"], []]), "draw coin-1, draw coin-2")
    match.apply("peer", chance="draw ring-1, draw skull-1, draw crown-1")
    assert log(match, 0)[-1] == "You see, from the top: ring, skull, crown."
    assert log(match, 1)[-1] == "Thief 1 looks at the top 3 treasures."
    assert match.moves() == ["lay ring-1", "lay skull-1", "lay crown-1"]
    play(match, "1 lay crown-1", "1 lay skull-1")
    assert match.view(0).next_treasures == ["crown-1", "skull-1", "ring-1"]
    assert match.view(1).next_treasures == ["?", "?", "?"]
    play(match, "1 left", "2 lurk", "2 lurk")
    assert "crown-1" in cards(match, 1)


def test_4_4_a_snatch_that_comes_back_turns_a_treasure_up() -> None:
    hands = [["snatch-1"], ["decoy-1", "peer-1"]]
    match = to_tricks(scene(hands, {1: ["coin-3", "ring-1"]}), "draw coin-1, draw coin-2")
    play(match, "1 snatch 2", "2 decoy 1", "2 pass")
    assert match.moves() == ["turn 1", "turn 2", "turn 3"]
    play(match, "1 turn 2")
    assert cards(match, 1, seat=2) == ["?", "ring-1", "?"]
    reason = GAME.why_not(match.state, 0, "turn 2")
    assert reason.message.id == "why-not-now"


# Chapter 5 is played in the tests of the kernel's windows.


@pytest.mark.parametrize("treasures", [0, 1, 2])
def test_6_1_the_warden_takes_one_treasure_of_the_thiefs_choice_and_ends_the_night(treasures: int) -> None:
    match = scene([[], []], {1: ["coin-1", "ring-1"][:treasures]})
    t = skulk(match.state)
    t.treasures.bands = [0] * 6 + [1, 2, 1]  # the upper layers are empty
    play(match, "1 left", "2 lurk")
    match.apply("left", chance="draw hush-1, draw warden-1")
    if treasures == 2:
        assert match.moves() == ["give 1", "give 2"]
        match.apply("give 1")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.rule == "6.1"
    assert match.view(1).lost[0] == "warden-1"
    assert len(match.view(1).lost) == 1 + min(1, treasures)
    assert GAME.texts.say(outcome.message).startswith("The Warden is awake.")


def test_6_2_the_night_ends_after_the_last_round() -> None:
    match = scene([[], []], round=8)
    play(match, "1 lurk", "2 lurk", "1 lurk")
    while not match.state.is_over():
        match.apply("pass")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.rule == "6.2"


@pytest.mark.parametrize(
    ("hands", "treasures", "results"),
    [
        ([[], []], {1: ["coin-1"], 2: ["ring-1"]}, ("loss", "win")),
        ([["hush-1"], []], {1: ["coin-1"], 2: ["coin-2"]}, ("win", "loss")),
        ([["hush-1"], ["hush-2"]], {1: ["coin-1"], 2: ["coin-2"]}, ("draw", "draw")),
        ([[], []], {1: ["skull-1"]}, ("loss", "win")),
    ],
)
def test_6_3_values_then_tricks_decide(
    hands: list[list[str]], treasures: dict[int, list[str]], results: tuple[str, ...]
) -> None:
    match = scene(hands, treasures, round=8)
    skulk(match.state).tricks.bands = [0]  # lurking draws nothing
    play(match, "1 lurk", "2 lurk", "1 lurk")
    while not match.state.is_over():
        match.apply("pass")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.results == results
    worth = {"coin": 1, "ring": 2, "skull": -2}
    expected = [sum(worth[card[:-2]] for card in treasures.get(thief, [])) for thief in (1, 2)]
    assert list(outcome.scores) == expected
    assert all(t.face_up for thief in match.view(0).thieves for t in thief.treasures)


# What is written about the game


def test_every_rule_that_the_code_cites_is_in_the_rules() -> None:
    text = files("tests.testgame").joinpath("rules.md").read_text(encoding="utf-8")
    numbers = set(re.findall(r"^#+ ([0-9.]+) ", text, re.MULTILINE))
    cited = {rule for rule, _ in REASONS.values()} | {rule for rule, _ in EVENTS.values()}
    assert cited <= numbers


def test_the_game_takes_about_as_long_as_it_says() -> None:
    answers: Counter[int] = Counter()
    for seed in range(12):
        match = GAME.new(seats=3, seed=seed)
        while not match.state.is_over():
            seat = match.seats_asked()[0]
            moves = match.moves(seat)
            answers[seed] += len(moves) > 1
            match.apply(moves[seed * 7 % len(moves)], seat)
    assert all(30 <= n <= 200 for n in answers.values())


def test_the_description_says_what_the_view_shows() -> None:
    start = scene([["snatch-1"], ["hush-1"], []], {3: ["ring-1"]})
    match = to_tricks(start, "draw peer-1, draw coin-1, draw coin-2")
    play(match, "1 snatch 3")
    said = GAME.describe(match.state, 1, "en").splitlines()
    assert said[0] == "Round 1 of 8. Lookout: Thief 1."
    assert "Thief 2: tricks 1, treasures: 1 coin. Goes right." in said
    assert "Thief 3: tricks 1, treasures: 1 a hidden card. Lurks." in said
    assert "Your tricks: Hush." in said
    assert said[-1] == "Thief 1 plays Snatch on Thief 3."
    assert GAME.odds(match.state, 1, "en") == []
    assert GAME.odds(GAME.new(seats=2, seed=1).state, 0, "en") == ["The Warden is next: 0 in 6."]
