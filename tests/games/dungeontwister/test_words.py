"""The vocabulary: what is offered is what of it no rule refuses, and every word is read back."""

import pytest

from undercroft.games.dungeontwister.face.labels import VERB_IDS
from undercroft.games.dungeontwister.face.reasons import REASONS
from undercroft.games.dungeontwister.face.words import VOCABULARY
from undercroft.games.dungeontwister.game import GAME
from undercroft.kernel.chance import Dice
from undercroft.kernel.state import Frame


@pytest.mark.parametrize("scenario", ["forest", "base", "free", "mutual"])
def test_offered_is_what_no_rule_refuses(scenario: str) -> None:
    match = GAME.new(scenario=scenario, seed=11)
    dice = Dice(5)
    met: set[type[Frame]] = set()
    for number in range(700):
        state = match.state
        if state.is_over():
            break
        seat = match.seats_asked()[dice.below(len(match.seats_asked()))]
        offered = state.offer(seat)
        if number % 25 == 0 or type(state.stack[-1]) not in met:
            met.add(type(state.stack[-1]))
            words = {VOCABULARY.words(state, move): move for move in VOCABULARY.moves(state)}
            allowed = {
                word for word, move in words.items() if state.stack[-1].refusal(state, seat, move) == 0
            }
            assert allowed == {VOCABULARY.words(state, move) for move in offered}
            assert all(VOCABULARY.read(state, word) == words[word] for word in allowed)
            for word, move in list(words.items())[number % 7 :: 40]:
                code = state.stack[-1].refusal(state, seat, move)
                assert code == 0 or code in REASONS, word
        move = offered[dice.below(len(offered))]
        match.apply(VOCABULARY.words(state, move), seat)
    assert len(met) > 4


def test_every_verb_has_a_name_of_its_own() -> None:
    assert len(set(VERB_IDS.values())) == len(VERB_IDS)


def test_words_that_mean_nothing_are_refused_in_a_sentence() -> None:
    match = GAME.new(seed=1)
    reason = match.explain("dance", 0)
    assert reason is not None
    assert reason.message.id == "why-no-words"
