"""Messages: nested, in two languages, with English behind."""

from __future__ import annotations

from tests.testgame.game import GAME
from undercroft.kernel.texts import Message, Texts, message

TEXTS = GAME.texts


def test_a_message_is_said_in_the_readers_language() -> None:
    said = message("log-rolled", thief=message("thief", number=2), die=3, total=5)
    assert TEXTS.say(said) == "Thief 2 rolls 3, 5 in all."
    assert TEXTS.say(said, "fr") == "Voleur 2 obtient 3, soit 5 en tout."


def test_messages_nest_to_any_depth_and_all_in_one_language() -> None:
    inner: Message = message("list-end", treasure=message("treasure-coin"))
    for _ in range(3):
        inner = message("list-more", treasure=message("treasure-ring"), rest=inner)
    outer = message("log-saw-top", treasures=inner)
    assert TEXTS.say(outer, "fr") == "Vous voyez, en partant du dessus : bague, bague, bague, pièce."


def test_plurals_follow_the_language() -> None:
    thief = message("thief", number=1)
    assert "the top treasure." in TEXTS.say(message("log-peered", thief=thief, count=1))
    assert "the top 3 treasures." in TEXTS.say(message("log-peered", thief=thief, count=3))
    assert "le trésor du dessus." in TEXTS.say(message("log-peered", thief=thief, count=1), "fr")


def test_a_language_or_word_that_is_missing_falls_back_to_english() -> None:
    assert TEXTS.say(message("ask-choosing"), "de") == "Where do you go?"
    assert TEXTS.say(message("thief", number=message("ask-choosing")), "de") == "Thief Where do you go?"


def test_an_unknown_id_is_said_as_it_is() -> None:
    assert TEXTS.say(message("no-such-message")) == "no-such-message"
    assert not TEXTS.has("no-such-message")
    assert TEXTS.has("ask-choosing")
    assert TEXTS.has("ask-choosing", "fr")


def test_common_words_are_behind_every_catalogue() -> None:
    assert TEXTS.say(message("pass"), "fr") == "Passer"
    assert Texts("undercroft").say(message("seat", number=3)) == "Seat 3"
    assert not Texts("undercroft").has("ask-choosing")


def test_texts_come_without_marks_around_their_arguments() -> None:
    assert TEXTS.say(message("words", words="a b")) == "a b"


def test_equal_messages_are_equal() -> None:
    assert message("thief", number=1) == Message("thief", {"number": 1})
    assert message("thief", number=1) != message("thief", number=2)
