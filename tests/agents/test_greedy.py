"""The rule of thumb of every game answers by what its seat sees; what it likes is tested with each game."""

from __future__ import annotations

import pytest

from undercroft.agents.base import Seated
from undercroft.agents.registry import agent
from undercroft.kernel.chance import Dice
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.registry import game_ids

TURNS = 120


@pytest.mark.parametrize(
    ("id", "scenario"), [(one, name) for one in game_ids() for name in find_game(one).scenarios()]
)
def test_same_view_same_answer(id: str, scenario: str) -> None:
    """From any deal that looks the same to the seat, one seed gives one answer."""
    game = find_game(id)
    state = game.start(game.setup(scenario=scenario))
    state.seed(7)
    state.run()
    greedy = agent("greedy")
    chance = Dice(3)
    compared = 0
    for turn in range(TURNS):
        if not state.asked:
            break
        seat = state.asked_seat()
        seed = chance.seed()
        move = Seated(greedy, seed).answer(game, state, seat)
        if turn % 10 == 0:
            other = state.redeal(seat, Dice(chance.seed()))
            assert Seated(greedy, seed).answer(game, other, seat) == move
            compared += 1
        state.answer(seat, move)
    assert compared > 2
