"""The rule of thumb: runs, turns rooms, picks its fights, beats chance."""

import pytest

from tests.games.dungeontwister.scenes import Scene, scene
from undercroft.agents.base import Seated
from undercroft.agents.registry import agent
from undercroft.games.dungeontwister.game import GAME
from undercroft.kernel.state import WIN


def liked(game: Scene, seed: int = 1) -> str:
    """What greedy answers in a position, in words."""
    seat = game.asked - 1
    return GAME.move_words(game.t, seat, Seated(agent("greedy"), seed).answer(GAME, game.t, seat))


def played(scenario: str, seed: int) -> bool:
    """Whether greedy, in either seat, beats chance."""
    state = GAME.start(GAME.setup(2, scenario))
    state.seed(seed)
    state.run()
    mine = seed % 2
    players = [Seated(agent("greedy" if seat == mine else "random"), seed) for seat in range(2)]
    while state.asked:
        seat = state.asked_seat()
        state.answer(seat, players[seat].answer(GAME, state, seat))
    return state.results[mine] == WIN


def test_runs_for_the_line() -> None:
    game = scene("d1:29d", "blue-thief@d1-55 yellow-goblin@s9 blue-logger@n1")
    assert liked(game) == "move blue-thief"
    game.do("move blue-thief")
    while game.at("blue-thief") != "left":
        game.do(liked(game))
    assert game.score() == (1, 0)


def test_turns_a_room_on_purpose() -> None:
    """The last point of a turn goes into a quarter turn that opens a shorter way."""
    tokens = "blue-mekanork@d1-35 blue-thief@d1-34 yellow-goblin@s9"
    assert liked(scene("d1:29g c1:30g", tokens, points=1)) == "rotate d1 right"


def test_takes_a_fight_that_pays_and_leaves_one_that_does_not() -> None:
    strong = scene("b1:29g", "blue-troll@b1-11 yellow-druid@b1-21! yellow-goblin@s9", points=1)
    assert liked(strong) == "attack blue-troll yellow-druid"
    weak = scene("b1:29g", "blue-druid@b1-11 yellow-stone-elemental@b1-21 yellow-goblin@s9")
    assert not liked(weak).startswith("attack")


def test_mixes_its_cards() -> None:
    game = scene("b1:29g", "blue-logger@b1-11 yellow-warrior@b1-21 yellow-goblin@s9")
    game.do("attack blue-logger yellow-warrior")
    assert len({liked(game, seed) for seed in range(30)}) > 2


@pytest.mark.parametrize("scenario", ["forest", "base", "free", "mutual"])
def test_beats_chance(scenario: str) -> None:
    assert sum(played(scenario, seed) for seed in (1, 2, 3)) >= 2
