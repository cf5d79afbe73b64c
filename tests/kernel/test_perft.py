"""Perft and its split, against a count by the driver that knows nothing of them."""

from __future__ import annotations

import pytest

from tests.testgame.game import GAME
from tests.testgame.scenes import play, scene, to_tricks
from undercroft.kernel.chance import ROLL, forced_roll
from undercroft.kernel.errors import ChanceNeeded
from undercroft.kernel.match import Match
from undercroft.kernel.perft import divide, perft
from undercroft.kernel.script import chance_words


def branches(match: Match, seat: int, words: str) -> list[Match]:
    """Every way that an answer can go, by trying scripts in words until none is short of a result."""
    found, scripts = [], [""]
    while scripts:
        script = scripts.pop()
        after = match.copy()
        after.state.rng = 0
        try:
            after.apply(words, seat, chance=script)
        except ChanceNeeded as need:
            results: dict[str, str] = {}
            for result in need.results:
                forced = result if need.kind == ROLL else need.kind << 16 | result
                said = chance_words(GAME, match.state, forced)
                results.setdefault(said if need.kind == ROLL else said.rsplit("-", 1)[0], said)
            scripts += [f"{script}, {said}" for said in results.values()]
        else:
            found.append(after)
    return found


def count(match: Match, depth: int) -> int:
    """Lines of play, the slow way."""
    if depth == 0 or match.state.is_over():
        return 1
    return sum(slow_divide(match, depth).values())


def slow_divide(match: Match, depth: int) -> dict[str, int]:
    seat = match.seats_asked()[0]
    return {
        words: sum(count(after, depth - 1) for after in branches(match, seat, words))
        for words in match.moves(seat)
    }


def snatched() -> Match:
    hands = [["snatch-1", "hush-1"], ["hush-2", "decoy-1"], []]
    match = to_tricks(scene(hands, {3: ["ring-1"]}), "draw hush-3, draw coin-6, draw coin-7")
    return play(match, "1 snatch 2")


def scuffling() -> Match:
    return play(scene([["hush-1"], ["peer-2"]]), "1 left", "2 left")


def near_the_end() -> Match:
    return scene([["peer-1"], []], {1: ["coin-1"], 2: ["ring-2"]}, round=8)


@pytest.mark.parametrize(
    ("match", "depth"),
    [(snatched(), 5), (scuffling(), 3), (near_the_end(), 3), (GAME.new(seats=2, seed=1), 3)],
    ids=["answers", "dice", "end", "start"],
)
def test_counts_are_those_of_the_slow_way(match: Match, depth: int) -> None:
    for shallow in range(depth + 1):
        assert perft(GAME, match.state, shallow) == count(match, shallow)
    assert divide(GAME, match.state, depth) == slow_divide(match, depth)
    assert sum(divide(GAME, match.state, depth).values()) == perft(GAME, match.state, depth)


def test_a_scuffle_reckoned_by_hand() -> None:
    # The lookout stays, leaves or lurks. Leaving or lurking, nobody scuffles: the top treasures are one of 3
    # common kinds or 2 rare ones.
    match = scene([[], []])
    play(match, "1 left", "2 left")
    split = divide(GAME, match.state, 1)
    ways_of_a_treasure = 5
    assert split["left"] == 30 * ways_of_a_treasure + 6  # 30 ways to differ, 6 to tie
    assert split["right"] > split["lurk"] > ways_of_a_treasure


def test_counting_changes_nothing() -> None:
    match = snatched()
    before = match.state.copy()
    perft(GAME, match.state, 3)
    divide(GAME, match.state, 2)
    assert match.state.same_as(before)


def test_a_finished_game_has_one_line() -> None:
    match = GAME.new(seats=2, seed=1)
    while not match.state.is_over():
        seat = match.seats_asked()[0]
        match.apply(match.moves(seat)[0], seat)
    assert perft(GAME, match.state, 5) == 1


def test_a_script_in_the_state_replaces_chance() -> None:
    match = play(scene([["hush-1"], ["peer-2"]]), "1 left", "2 left", "1 left")
    state = match.state.copy()
    state.forced = [forced_roll(1), forced_roll(2)]
    # With Hush (3) against Peer (2) the scripted dice tie and nobody draws; else one of five treasures comes.
    assert divide(GAME, state, 2) == {"bring nothing": 5 + 5, "bring hush": 5 + 1}
