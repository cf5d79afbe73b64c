"""Errors: one sentence in every language, also when they have come from another process."""

from __future__ import annotations

import pickle

import pytest

from tests.testgame.game import GAME
from undercroft.kernel.errors import (
    ChanceNeeded,
    CorruptError,
    IllegalError,
    ManyFaults,
    Phrase,
    UndercroftError,
    UnreadableError,
)
from undercroft.kernel.match import new_match
from undercroft.kernel.texts import Told, message

SEAT = IllegalError("There is no seat {seat}: the seats are 1 to {seats}.", seat=3, seats=2)
NESTED = CorruptError("{where}: {error}{remark}", where=Phrase("The end"), error=SEAT, remark="")
OVER = UnreadableError("The game is over.")


def test_an_error_is_its_english_sentence_and_is_said_in_another_language() -> None:
    assert str(SEAT) == "There is no seat 3: the seats are 1 to 2."
    assert SEAT.said("fr") == "Il n\u2019y a pas de siège 3\u00a0: les sièges vont de 1 à 2."
    assert SEAT.said("en") == SEAT.said("de") == str(SEAT)


def test_what_is_inside_a_sentence_is_said_in_the_same_language() -> None:
    assert str(NESTED) == f"The end: {SEAT}"
    assert NESTED.said("fr") == f"La fin\u00a0: {SEAT.said('fr')}"
    told = IllegalError("{reason} (rule {rule})", reason=Told(GAME.texts, message("pass")), rule="1.2")
    assert str(told) == f"{GAME.texts.say(message('pass'))} (rule 1.2)"
    assert told.said("fr") == f"{GAME.texts.say(message('pass'), 'fr')} (règle 1.2)"


def test_words_without_values_are_said_as_they_are() -> None:
    words = 'There is {no} field here, only {"braces"}.'
    assert str(UnreadableError(words)) == UnreadableError(words).said("fr") == words


def test_several_faults_are_told_one_by_one() -> None:
    many = ManyFaults([SEAT, ManyFaults([OVER])])
    assert str(many) == f"{SEAT} {OVER}"
    assert many.each("fr") == [SEAT.said("fr"), "La partie est finie."]
    assert many.said("fr") == " ".join(many.each("fr"))
    assert SEAT.each("fr") == [SEAT.said("fr")]


@pytest.mark.parametrize("error", [SEAT, NESTED, OVER, ManyFaults([SEAT, OVER]), ChanceNeeded(1, [2, 3])])
def test_an_error_comes_whole_from_another_process(error: UndercroftError) -> None:
    again: UndercroftError = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    for lang in ("en", "fr"):
        assert again.each(lang) == error.each(lang)


def test_what_may_come_is_known_in_another_process_too() -> None:
    again: ChanceNeeded = pickle.loads(pickle.dumps(ChanceNeeded(1, [2, 3])))
    assert (again.kind, again.results) == (1, [2, 3])


def test_a_refused_move_is_explained_in_the_readers_language() -> None:
    match = new_match(GAME, GAME.setup(), 1)
    with pytest.raises(IllegalError) as stop:
        match.apply("fly away", 0)
    reason = match.explain("fly away", 0)
    assert reason is not None
    assert stop.value.said("fr").startswith(GAME.texts.say(reason.message, "fr"))
    assert stop.value.said("fr") != str(stop.value)
