"""The rule of thumb: explores, heals, flees and beats chance."""

from collections.abc import Iterator
from typing import cast

from tests.games.subterra.positions import Table, line, position
from undercroft.agents.base import Seated
from undercroft.agents.registry import agent
from undercroft.games.subterra.game import GAME
from undercroft.games.subterra.rules.state import Cave

SEEDS = range(1, 31)


def liked(t: Table, seed: int = 1) -> str:
    """What greedy answers in a position, in words."""
    seat = t.asked - 1
    return GAME.move_words(t.cave, seat, Seated(agent("greedy"), seed).answer(GAME, t.cave, seat))


def played(name: str) -> Iterator[tuple[int, int]]:
    """The medal (0 is a defeat) and the number of tiles at the end of games that one agent plays alone."""
    for seed in SEEDS:
        state = GAME.start(GAME.setup(4, "normal"))
        state.seed(seed)
        state.run()
        chooser = Seated(agent(name), seed)
        while state.asked:
            seat = state.asked_seat()
            state.answer(seat, chooser.answer(GAME, state, seat))
        outcome = GAME.outcome(state)
        assert outcome is not None
        yield outcome.scores[0], len(cast(Cave, state).laid)


def test_explores() -> None:
    """At the start there is nothing to do but to look where the tunnels lead."""
    assert liked(position()).split()[0] in ("explore", "reveal")


def test_wakes_the_unconscious() -> None:
    t = position(health={"diver": 0}, turn="medic")
    assert liked(t) in ("heal diver", "bandage diver")


def test_flees_a_horror() -> None:
    """With a horror on the next tile, the turn ends two tiles away from it or more."""
    tiles = line("north", "plain-s1", "plain-s2") | line("south", "plain-s3", "plain-s4", "plain-x1")
    t = position(tiles=tiles, horrors=["0,2"], at={"diver": "0,1", "medic": "0,-3", "leader": "0,-3"})
    while t.acting != "scout":
        t.do(liked(t))
    assert t.at("diver") in ("0,-1", "0,-2", "0,-3")


def test_goes_to_the_exit() -> None:
    """Beside the exit with the cards running out, it steps out; on it, it stays."""
    tiles = line("north", "plain-s1") | {"0,2": "exit S"}
    t = position(tiles=tiles, at=dict.fromkeys(("diver", "medic", "scout", "leader"), "0,1"), cards_left=1)
    assert liked(t) == "move north"
    assert liked(t.do("move north")) == "pass"


def test_beats_chance() -> None:
    """Alone against the cave greedy brings parties home and sees more of it than chance."""
    greedy, random = list(played("greedy")), list(played("random"))
    assert sum(medal > 0 for medal, _ in random) == 0
    assert sum(medal > 0 for medal, _ in greedy) >= 3
    assert sum(tiles for _, tiles in greedy) > 1.5 * sum(tiles for _, tiles in random)
