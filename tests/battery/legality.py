"""One source of legality: offered is every move of the vocabulary that the asking frame does not refuse."""

from __future__ import annotations

from tests.battery.trial import Trial
from undercroft.kernel.game import Game
from undercroft.kernel.moves import Move, Seat
from undercroft.kernel.state import State

FIRST_CHECKS = 8
LATER_CHECKS = 4
"""The first decisions that are tested in a game are looked at, and one in so many of the others by chance: a
vocabulary may have thousands of moves."""
MOST_READ = 40
"""So many moves that are not offered are read back from their words at each."""


def check_legality(trial: Trial) -> None:
    """Offer, refusals and words say the same, at some of the decisions of a game."""
    if trial.checked > FIRST_CHECKS and trial.dice.below(LATER_CHECKS):
        return
    for seat in trial.match.seats_asked():
        check_offer_is_what_is_not_refused(trial.game, trial.state, seat)
        check_words_are_read_as_they_are_said(trial, seat)


def allowed(game: Game, s: State, seat: Seat) -> set[str]:
    """The words of all moves that the asking frame does not refuse."""
    vocabulary, top = game.vocabulary(), s.stack[-1]
    return {vocabulary.words(s, move) for move in vocabulary.moves(s) if top.refusal(s, seat, move) == 0}


def check_offer_is_what_is_not_refused(game: Game, s: State, seat: Seat) -> None:
    """Nothing legal is missing from the offer, and nothing refused is in it."""
    offered = {game.move_words(s, seat, move) for move in s.offer(seat)}
    legal = allowed(game, s, seat)
    asking = type(s.stack[-1]).__name__
    assert offered - legal == set(), f"{asking} offers to seat {seat + 1} what its refusals do not allow"
    assert legal - offered == set(), f"{asking} does not offer to seat {seat + 1} what nothing refuses"
    for move in s.offer(seat):
        assert s.stack[-1].refusal(s, seat, move) == 0


def check_words_are_read_as_they_are_said(trial: Trial, seat: Seat) -> None:
    """Words and reading are a pair, for each move that is offered and for any other."""
    game, s = trial.game, trial.state
    vocabulary = game.vocabulary()
    for move in s.offer(seat):
        words = game.move_words(s, seat, move)
        found = vocabulary.read(s, words)
        assert found is not None, f"{words!r} is offered and cannot be read"
        assert vocabulary.words(s, found) == words
    moves = list(vocabulary.moves(s))
    words_of = {move: vocabulary.words(s, move) for move in moves}
    assert len(set(words_of.values())) == len(moves), f"two moves share their words: {shared(words_of)}"
    for move in moves if len(moves) <= MOST_READ else [trial.pick(moves) for _ in range(MOST_READ)]:
        assert vocabulary.read(s, words_of[move]) == move, f"{words_of[move]!r} is read as another move"


def shared(words_of: dict[Move, str]) -> list[str]:
    """Words that stand for more than one move."""
    every = list(words_of.values())
    return sorted({words for words in every if every.count(words) > 1})[:3]
