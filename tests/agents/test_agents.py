from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.agents.bots import Cheat, Last, Tuned
from undercroft.agents.base import Agent, Glimpse, Seated
from undercroft.agents.greedy import policy_of
from undercroft.agents.random import RandomAgent
from undercroft.agents.registry import TEXTS, agent, agent_classes
from undercroft.kernel.chance import Dice
from undercroft.kernel.errors import IllegalError, UnreadableError
from undercroft.kernel.game import Game
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.state import State

SKULK = "tests.testgame.game:GAME"
GAMES = [("subterra", 1), ("subterra", 4), (SKULK, 2), (SKULK, 4)]


def decision(game: Game, seats: int, seed: int, depth: int) -> tuple[State, int] | None:
    """A decision reached by so many random answers, or nothing if the game ended before."""
    state = game.start(game.setup(seats))
    state.seed(seed)
    state.run()
    dice = Dice(seed)
    for _ in range(depth):
        if state.is_over():
            return None
        seat = state.asked_seat()
        moves = state.offer(seat)
        state.answer(seat, moves[dice.below(len(moves))])
    return None if state.is_over() else (state, state.asked_seat())


class TestTheSameChoiceFromTheSameView:
    """An agent cannot tell a state from any redeal of it, so it answers both alike."""

    @pytest.mark.parametrize("name", ["random", "greedy", "tests.agents.bots:Last"])
    @pytest.mark.parametrize(("game_name", "seats"), GAMES)
    @settings(max_examples=15)
    @given(seed=st.integers(1, 10_000), depth=st.integers(0, 60), deal=st.integers(1, 10_000))
    def test_from_any_redeal(
        self, name: str, game_name: str, seats: int, seed: int, depth: int, deal: int
    ) -> None:
        game = find_game(game_name)
        found = decision(game, seats, seed, depth)
        if found is None:
            return
        state, seat = found
        thinker = agent(name)
        other = state.redeal(seat, Dice(deal))
        one, two = Glimpse(game, state, seat), Glimpse(game, other, seat)
        assert thinker.choose(one, deal) == thinker.choose(two, deal)
        assert one.words == two.words
        assert one.view == two.view


def test_a_glimpse_is_not_the_true_state_and_does_not_change_it() -> None:
    game = find_game(SKULK)
    found = decision(game, 3, 5, 20)
    assert found is not None
    state, seat = found
    before = state.copy()
    glimpse = Glimpse(game, state, seat)
    dealt = glimpse.redeal(1)
    dealt.answer(seat, dealt.offer(seat)[0])
    assert state.same_as(before)
    assert not any(value is state for value in vars(glimpse).values())
    assert glimpse.moves == state.offer(seat)


def test_other_seeds_deal_other_hands() -> None:
    game = find_game(SKULK)
    found = decision(game, 3, 5, 20)
    assert found is not None
    state, seat = found
    glimpse = Glimpse(game, state, seat)
    deals = {str(glimpse.redeal(seed).fields()) for seed in range(20)}
    assert len(deals) > 5
    assert glimpse.redeal(3).same_as(glimpse.redeal(3))


def test_random_takes_every_move_about_equally_often() -> None:
    game = find_game("subterra")
    found = decision(game, 1, 5, 0)
    assert found is not None
    glimpse = Glimpse(game, *found)
    picked = [RandomAgent().choose(glimpse, seed) for seed in range(2000)]
    share = 2000 / len(glimpse.moves)
    for move in glimpse.moves:
        assert 0.6 * share < picked.count(move) < 1.4 * share


def test_agents_are_found_by_their_modules() -> None:
    assert {"random", "greedy"} <= set(agent_classes())
    for name, kind in agent_classes().items():
        assert issubclass(kind, Agent)
        assert type(agent(name)) is kind
        assert TEXTS.has(f"agent-{name}", "en")
        assert TEXTS.has(f"agent-{name}", "fr")


def test_settings_keep_the_type_of_their_default() -> None:
    tuned = agent("tests.agents.bots:Tuned:depth=7:brave=yes:style=wild")
    assert isinstance(tuned, Tuned)
    assert (tuned.depth, tuned.brave, tuned.style) == (7, True, "wild")
    usual = agent("tests.agents.bots:Tuned")
    assert isinstance(usual, Tuned)
    assert (usual.depth, usual.brave, usual.style) == (2, False, "calm")


@pytest.mark.parametrize(
    ("spec", "part"),
    [
        ("hal", "no agent 'hal'; there are"),
        ("random:x=1", "no setting 'x=1'; it has none"),
        ("tests.agents.bots:Tuned:depth=deep", "depth should be a whole number, not 'deep'"),
        ("tests.agents.bots:Tuned:depth=--5", "depth should be a whole number, not '--5'"),
        ("tests.agents.bots:Tuned:depth=²", "depth should be a whole number, not '²'"),
        ("tests.agents.bots:Tuned:brave=1", "brave should be yes or no"),
        ("tests.agents.bots:Tuned:depth", "no setting 'depth'; it has depth=2, brave=False, style=calm"),
        ("tests.agents.bots:Nobody", "no agent tests.agents.bots:Nobody"),
        ("tests.agents.nowhere:Last", "no agent tests.agents.nowhere:Last"),
        ("tests.agents.bots:Setting", "not an agent"),
        (":Last", "no agent"),
    ],
)
def test_wrong_agents_are_refused_in_sentences(spec: str, part: str) -> None:
    with pytest.raises(UnreadableError) as caught:
        agent(spec)
    assert part in str(caught.value)
    assert str(caught.value).endswith(".")


def test_an_answer_that_is_not_offered_is_refused() -> None:
    game = find_game("subterra")
    found = decision(game, 1, 5, 0)
    assert found is not None
    with pytest.raises(IllegalError, match="Cheat answered -1, which is not among the"):
        Seated(Cheat(), 1).answer(game, *found)
    assert Seated(Last(), 1).answer(game, *found) in found[0].offer(found[1])


def test_greedy_says_when_a_game_has_no_rule_of_thumb() -> None:
    game = find_game(SKULK)
    assert policy_of(game.package) is None
    remark = agent("greedy").remark(game)
    assert remark is not None
    assert game.id in TEXTS.say(remark, "en")
    assert agent("random").remark(game) is None
    assert "greedy" in TEXTS.say(remark, "fr")


def test_sub_terra_has_a_rule_of_thumb() -> None:
    assert agent("greedy").remark(find_game("subterra")) is None
