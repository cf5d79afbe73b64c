"""The check of legality itself: it notices what is missing, what is too much, and words that are no pair."""

from __future__ import annotations

import pytest

from tests.battery.legality import (
    allowed,
    check_offer_is_what_is_not_refused,
    check_words_are_read_as_they_are_said,
)
from tests.battery.setups import hooks_of
from tests.battery.trial import Trial
from tests.testgame.face import words as skulk_words
from tests.testgame.game import GAME, SkulkGame
from tests.testgame.rules import verbs
from tests.testgame.rules.turn import Prowl
from undercroft.kernel.moves import Move, Seat, pack
from undercroft.kernel.state import State
from undercroft.kernel.vocabulary import OneOf, Verb, Vocabulary


def trial() -> Trial:
    return Trial(GAME, GAME.setup(3), 1, hooks_of(GAME.id))


def test_the_legal_moves_are_found_among_all() -> None:
    s = trial().state
    assert len(list(GAME.vocabulary().moves(s))) > 100
    assert allowed(GAME, s, 0) == {"left", "right", "lurk"}
    check_offer_is_what_is_not_refused(GAME, s, 0)


def test_a_legal_move_that_is_not_offered_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Prowl, "candidates", lambda self, s, seat: [pack(verbs.GO, 0), pack(verbs.GO, 1)])
    with pytest.raises(AssertionError, match="Prowl does not offer to seat 1 what nothing refuses"):
        check_offer_is_what_is_not_refused(GAME, trial().state, 0)


def test_an_offered_move_that_is_refused_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def offer(self: Prowl, s: State, seat: Seat) -> list[Move]:
        return [*self.candidates(s, seat), pack(verbs.PEER)]

    monkeypatch.setattr(Prowl, "offer", offer)
    with pytest.raises(AssertionError, match="Prowl offers to seat 2 what its refusals do not allow"):
        check_offer_is_what_is_not_refused(GAME, trial().state, 1)


@pytest.mark.parametrize(
    ("places", "fault"),
    [(("left", "right", "right"), "two moves share their words"), (("left", "right", "pass"), "share")],
)
def test_words_that_mean_two_moves_are_noticed(places: tuple[str, ...], fault: str) -> None:
    class Muddled(SkulkGame):
        def vocabulary(self) -> Vocabulary:
            said = list(skulk_words.VOCABULARY.verbs.values())
            return Vocabulary(*said, Verb(verbs.GO, "{place}", place=OneOf(*places)))

    other = trial()
    other.game = Muddled("tests.testgame")
    with pytest.raises(AssertionError, match=fault):
        check_words_are_read_as_they_are_said(other, 0)
