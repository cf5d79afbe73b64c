"""Random play at full speed gives the same games as slow play, and counts decisions."""

import pytest

from tests.testgame.game import GAME
from undercroft.kernel.chance import Dice
from undercroft.kernel.errors import CorruptError
from undercroft.kernel.playout import Tally, playout
from undercroft.kernel.state import State


def begun(seed: int) -> State:
    state = GAME.start(GAME.setup(3))
    state.seed(seed)
    state.run()
    return state


@pytest.mark.parametrize("seed", range(5))
def test_a_playout_is_the_game_played_slowly(seed: int) -> None:
    fast, slow = begun(seed), begun(seed)
    tally = Tally()
    playout(fast, Dice(seed), 5000, tally)
    dice, decisions, forced = Dice(seed), 0, 0
    while not slow.is_over():
        seat = slow.asked_seat()
        moves = slow.offer(seat)
        decisions += len(moves) > 1
        forced += len(moves) == 1
        slow.apply(seat, moves[dice.below(len(moves))] if len(moves) > 1 else moves[0])
    assert fast.same_as(slow)
    assert (tally.decisions, tally.forced) == (decisions, forced)
    assert decisions > 20


def test_a_game_that_is_too_long_is_an_error_and_a_finished_one_is_not() -> None:
    state = begun(1)
    with pytest.raises(CorruptError, match="did not end within 10 answers"):
        playout(state, Dice(1), 10, Tally())
    playout(state, Dice(1), 5000, Tally())
    tally = Tally()
    playout(state, Dice(1), 5000, tally)
    assert (tally.decisions, tally.forced) == (0, 0)
