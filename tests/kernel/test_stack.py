"""Frames on the stack: call, end, ask, ask several, forced questions, and the end of a game."""

import pytest

from tests.kernel.toys import Ask, AskAll, Endless, Listing, Roller, Sequence, Toy
from undercroft.kernel.chance import Dice
from undercroft.kernel.errors import CorruptError, IllegalError
from undercroft.kernel.state import NO_ANSWER, STEP_LIMIT, Frame, State


def started(frame: Frame, seats: int = 2) -> Toy:
    state = Toy(seats)
    state.call(frame)
    state.run()
    return state


def text(s: State) -> object:
    return (s.fields(), s.core(), [frame.fields() for frame in s.stack])


# Call and end


def test_a_frame_runs_until_it_asks_and_its_caller_gets_the_result() -> None:
    state = started(Sequence())
    assert (state.asked_seat(), state.offer(0), state.offer(1)) == (0, [1, 2, 3], [])
    assert len(state.stack) == 2
    state.apply(0, 3)
    assert (state.asked_seat(), state.offer(1)) == (1, [1, 2])
    state.apply(1, 2)
    assert state.trace == [0, 3, 103, 1, 2, 202]


def test_the_end_gives_results_scores_and_a_rule_and_asks_nobody() -> None:
    state = started(Sequence())
    state.apply(0, 1)
    state.apply(1, 1)
    assert state.is_over()
    assert (state.results, state.scores, state.ended_by) == ([2, 0], [7, 8], 305)
    assert state.asked_seat() == -1
    assert state.offer(0) == state.offer(1) == []


def test_a_rule_that_never_asks_is_stopped_and_named() -> None:
    state = Toy(1)
    state.call(Endless())
    with pytest.raises(CorruptError, match=f"ran {STEP_LIMIT} steps without asking anybody, in Endless"):
        state.run()


def test_many_rolls_in_a_row_are_no_endless_rule() -> None:
    state = Toy(1)
    state.seed(1)
    state.call(Roller(0, STEP_LIMIT // 2))
    state.run()
    assert len(state.trace) == STEP_LIMIT // 2


# Answers that are refused


@pytest.mark.parametrize(("seat", "move"), [(1, 1), (0, 4), (0, 0), (0, -1), (-1, 1), (2, 1), (99, 1)])
def test_what_is_not_offered_is_refused_and_changes_nothing(seat: int, move: int) -> None:
    state = started(Ask(0, 0, 3))
    before = text(state)
    with pytest.raises(IllegalError, match=r"^[A-Z].*\.$"):
        state.apply(seat, move)
    assert text(state) == before


def test_after_the_end_every_answer_is_refused() -> None:
    state = started(Ask(0, 0, 3))
    state.apply(0, 1)
    with pytest.raises(IllegalError, match="Seat 1 is not asked now: the game is over"):
        state.apply(0, 1)


# Several at once


def test_nobodys_answer_counts_before_all_are_in() -> None:
    state = started(AskAll(0, 0b1011), 4)
    assert [seat for seat in range(4) if state.is_asked(seat)] == [0, 1, 3]
    state.apply(3, 23)
    state.apply(0, 10)
    assert state.trace == []
    assert state.answers == [10, NO_ANSWER, NO_ANSWER, 23]
    assert state.offer(3) == [], "who has answered is not asked again"
    state.apply(1, 11)
    assert state.trace == [0, 10, 1, 11, 3, 23]
    assert state.answers == []


def test_the_order_of_arrival_changes_nothing() -> None:
    ends = []
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        state = started(AskAll(0, 0b111), 3)
        for seat in order:
            state.apply(seat, 20 + seat)
        ends.append(text(state))
    assert ends[0] == ends[1] == ends[2]


def test_a_waiting_answer_is_part_of_copies_and_is_dealt_anew_for_the_others() -> None:
    state = started(AskAll(0, 0b11))
    state.apply(0, 10)
    assert state.copy().same_as(state)
    own = {state.redeal(0, Dice(seed)).answers[0] for seed in range(30)}
    others = {state.redeal(1, Dice(seed)).answers[0] for seed in range(30)}
    assert own == {10}
    assert others == {10, 20}


def test_asking_several_when_nobody_is_named_asks_nobody() -> None:
    state = Toy(2)
    state.call(Ask(0, 1, 2))
    state.call(AskAll(0, 0))
    state.run()
    assert state.asked_seat() == 1
    assert state.answers == []
    state.apply(1, 2)
    assert state.trace == [1, 2]


def test_asking_one_seat_in_secret_is_never_forced() -> None:
    state = started(AskAll(0, 0b10))
    assert not state.is_forced()
    state.apply(1, 11)
    assert state.trace == [1, 11]


# Forced questions


@pytest.mark.parametrize(
    ("frame", "forced"),
    [
        (Ask(0, 0, 1), True),
        (Ask(0, 0, 2), False),
        (Ask(0, 0, 1, private=1), False),
        (AskAll(0, 0b11), False),
    ],
)
def test_only_a_public_question_with_one_answer_is_forced(frame: Frame, forced: bool) -> None:
    assert started(frame.of(frame.fields())).is_forced() == forced


def test_nothing_is_forced_once_the_game_is_over() -> None:
    state = started(Ask(0, 0, 1))
    state.apply(0, 1)
    assert not state.is_forced()


# Copies, equality, redeals


def test_a_copy_is_equal_until_one_of_the_two_goes_on() -> None:
    state = started(Sequence())
    copy = state.copy()
    assert copy.same_as(state)
    assert type(copy) is Toy
    copy.apply(0, 2)
    assert not copy.same_as(state)
    assert state.trace == []


def test_states_with_other_frames_are_not_equal() -> None:
    one, other = Toy(2), Toy(2)
    one.call(Ask(0, 0, 3))
    other.call(AskAll(0, 0))
    assert not one.same_as(other)
    assert not one.same_as(Toy(2))
    other.stack = [Ask(0, 1, 3)]
    assert not one.same_as(other)
    other.stack = [Ask(0, 0, 3)]
    assert one.same_as(other)


def test_a_copy_has_neither_log_nor_source() -> None:
    state = started(Sequence())
    state.log = Listing()
    assert state.copy().log is None
    assert state.redeal(0, Dice(1)).log is None


def test_a_redeal_has_chance_of_its_own_and_no_script() -> None:
    state = started(Sequence())
    state.forced = [3]
    deal = state.redeal(1, Dice(5))
    assert deal.forced == []
    assert deal.has_chance()
    assert not state.has_chance()
    assert deal.fields() != state.fields()
    assert state.redeal(1, Dice(5)).same_as(deal)


# Events


def test_events_reach_the_log_with_their_audience_and_nobody_else() -> None:
    state = Toy(3)
    state.tell(1, [4])  # no log, no harm
    log = Listing()
    state.log = log
    state.tell(1, [5])
    state.tell_some(2, 0b010, [6])
    assert log.events == [(1, 0b111, [5]), (2, 0b010, [6])]
