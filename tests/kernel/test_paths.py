"""Ways to far places: each is a gesture that leads there, and no shorter one does."""

from __future__ import annotations

import random

import pytest

import undercroft
from tests.games.dungeontwister.scenes import scene
from tests.kernel.test_gesture import walking
from tests.testgame.game import GAME
from undercroft.kernel.match import Match
from undercroft.kernel.paths import Path, find_paths


def place(match: Match, touch: str, words: tuple[str, ...]) -> bool:
    """Whether a gesture is done to its end and its last answer touched the place."""
    copy = match.copy()
    if len(words) > 1 and copy.gesture(words[:-1]):
        return False
    last = next(choice for choice in copy.choices() if choice.words == words[-1])
    return last.kind == "step" and last.touches[0] == touch


def test_ways_lead_where_they_say() -> None:
    match = walking()
    found = match.paths()
    assert {len(path.words) for path in found} == {1, 2, 3}
    assert len({path.touch for path in found}) == len(found)
    for path in found:
        assert path.through[-1] == path.touch
        assert len(path.through) == len(path.words)
        assert place(match, path.touch, path.words)
    assert "square:a1-33" not in {path.touch for path in found}, "where he stands already"


def test_steps_that_are_offered_are_the_shortest_ways() -> None:
    match = walking()
    near = {choice.touches[0]: choice.words for choice in match.choices() if choice.kind == "step"}
    assert near == {path.touch: path.words[0] for path in match.paths() if len(path.words) == 1}


def test_looking_for_ways_changes_nothing() -> None:
    match = walking()
    before = match.state.copy()
    match.paths()
    assert match.state.same_as(before)


def test_where_nobody_walks_there_are_none() -> None:
    match = GAME.new(seats=3, seed=1)
    assert match.paths(0) == []
    assert find_paths(GAME, match.state, 5) == []


def test_a_way_ends_at_a_reaction() -> None:
    """The ring could stop him where its bearer sees him: behind that square nothing can be foreseen."""
    tokens = "blue-thief@a1-42 yellow-druid@a1-53+yellow-ring-of-paralysis yellow-logger@s2"
    match = scene("a1:32d", tokens).match
    match.apply("move blue-thief")
    found = match.paths()
    assert "square:a1-43" in {path.touch for path in found}
    assert not any("square:a1-43" in path.through[:-1] for path in found)
    assert {len(path.words) for path in found} > {1, 2}
    assert match.gesture(["step east", "step east"]) == ["step east"]
    assert match.seats_asked() == (1,)


@pytest.mark.parametrize("game", ["subterra", "claustrophobia"])
def test_ways_of_other_games(game: str) -> None:
    dice = random.Random(4)
    far: list[Path] = []
    for seed in range(6):
        match = undercroft.game(game).new(seed=seed)
        for _ in range(150):
            if match.state.is_over():
                break
            seat = match.seats_asked()[0]
            for path in match.paths(seat):
                if len(path.words) > 1:
                    assert place(match, path.touch, path.words)
                    far.append(path)
            moves = match.moves(seat)
            going = [words for words in moves if words.split()[0] in ("explore", "reveal", "run", "activate")]
            match.apply(dice.choice(going or moves), seat)
    assert len(far) > 10
