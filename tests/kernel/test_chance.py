"""Chance: the generator, streams apart from the game's own, and results that a script forces."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.toys import Listing, Roller, Toy
from undercroft.kernel.chance import (
    ROLL,
    Dice,
    forced_draw,
    forced_roll,
    kind_of,
    result_of,
    scrambled,
    stepped,
)
from undercroft.kernel.errors import ChanceNeeded, IllegalError


def chi_square(counts: Counter[object], cells: int) -> float:
    """How far counts are from an even spread; about `cells` if it is even."""
    expected = counts.total() / cells
    missing = (cells - len(counts)) * expected
    return sum((n - expected) ** 2 / expected for n in counts.values()) + missing


def rolled(seed: int, dice: int, sides: int = 6) -> list[int]:
    state = Toy(1)
    state.seed(seed)
    state.call(Roller(0, dice, sides))
    state.run()
    return state.trace


def scripted(script: list[int], dice: int, sides: int = 6) -> Toy:
    state = Toy(1)
    state.forced = script
    state.call(Roller(0, dice, sides))
    return state


# The generator


@given(st.integers(-(1 << 70), 1 << 70))
def test_a_scrambled_seed_is_a_32_bit_number_and_never_zero(seed: int) -> None:
    assert 0 < scrambled(seed) < 1 << 32


@given(st.integers(1, (1 << 32) - 1))
def test_the_generator_never_falls_to_zero(x: int) -> None:
    assert 0 < stepped(x) < 1 << 32


def test_seeds_that_are_close_give_games_that_are_not() -> None:
    states = [scrambled(seed) for seed in range(20_000)]
    assert len(set(states)) > 19_990
    counts: Counter[object] = Counter(
        (stepped(one) * 6 >> 32, stepped(other) * 6 >> 32) for one, other in pairwise(states)
    )
    assert chi_square(counts, 36) < 75


def test_the_same_numbers_come_in_both_builds() -> None:
    dice = Dice(1)
    assert [dice.below(100) for _ in range(6)] == [42, 74, 89, 66, 72, 66]
    assert rolled(1, 8) == [6, 1, 3, 5, 6, 2, 6, 1]


def test_rolls_are_even() -> None:
    assert chi_square(Counter(rolled(5, 12_000)), 6) < 25
    assert set(rolled(5, 2000, 1)) == {1}


# Streams


def test_equal_seeds_give_equal_streams_and_others_do_not() -> None:
    one, same, other = Dice(7), Dice(7), Dice(8)
    first = [one.below(1000) for _ in range(20)]
    assert first == [same.below(1000) for _ in range(20)]
    assert first != [other.below(1000) for _ in range(20)]


def test_a_stream_does_not_run_in_step_with_a_state_of_the_same_seed() -> None:
    same = 0
    for seed in range(50):
        dice = Dice(seed)
        same += rolled(seed, 10) == [dice.below(6) + 1 for _ in range(10)]
    assert same == 0


def test_a_seed_taken_from_a_stream_does_not_run_in_step_with_it() -> None:
    same = 0
    for seed in range(50):
        dice = Dice(seed)
        x = dice.seed()
        ahead = []
        for _ in range(10):
            x = stepped(x)
            ahead.append(x * 6 >> 32)
        same += ahead == [dice.below(6) for _ in range(10)]
    assert same == 0


def test_shuffles_come_in_all_orders_equally_often() -> None:
    dice = Dice(3)
    counts: Counter[object] = Counter()
    for _ in range(4800):
        items = [1, 2, 3, 4]
        dice.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert chi_square(counts, 24) < 55


def test_thinking_never_changes_the_game() -> None:
    state = Toy(1)
    state.seed(4)
    before = state.rng
    dice = Dice(4)
    for _ in range(10):
        state.redeal(0, dice)
    assert state.rng == before


# Scripts


@given(st.integers(0, 9999))
def test_a_forced_roll_keeps_its_number(result: int) -> None:
    assert (kind_of(forced_roll(result)), result_of(forced_roll(result))) == (ROLL, result)


@given(st.integers(0, 20), st.integers(0, 1022))
def test_a_forced_draw_keeps_deck_and_card(deck: int, item: int) -> None:
    assert (kind_of(forced_draw(deck, item)), result_of(forced_draw(deck, item))) == (1 + deck, item)


def test_forced_results_come_in_their_order_before_any_other_chance() -> None:
    state = scripted([forced_roll(6), forced_roll(2)], 2)
    state.seed(9)
    state.run()
    assert state.trace == [6, 2]
    assert state.chances == 2


def test_after_the_script_the_seed_goes_on() -> None:
    state = scripted([forced_roll(6)], 3)
    state.seed(1)
    state.run()
    assert state.trace == [6, *rolled(1, 2)]


@pytest.mark.parametrize("result", [0, 7, 99])
def test_a_forced_result_out_of_range_is_refused(result: int) -> None:
    with pytest.raises(IllegalError, match=f"forces a {result} on a die with 6 sides"):
        scripted([forced_roll(result)], 1).run()


def test_a_forced_result_of_the_wrong_kind_is_refused() -> None:
    with pytest.raises(IllegalError, match="next result is a draw from deck 3, but the game needs a roll"):
        scripted([forced_draw(2, 5)], 1).run()


def test_without_script_and_seed_the_state_says_what_may_come() -> None:
    with pytest.raises(ChanceNeeded) as need:
        scripted([], 1, 4).run()
    assert (need.value.kind, need.value.results) == (ROLL, [1, 2, 3, 4])


def test_each_result_is_told_in_the_form_that_forces_it() -> None:
    state = scripted([], 3)
    state.seed(2)
    log = Listing()
    state.log = log
    state.run()
    assert log.results == [(ROLL, forced_roll(n)) for n in state.trace]
