"""What people are told in the 1643 edition: numbers with signs, and the edition's own names."""

from tests.games.claustrophobia1643.positions import CORRIDOR, GAME, human, position, trogs
from undercroft.kernel.texts import message


def test_a_penalty_is_told_as_one() -> None:
    t = position(
        human("brute", die=3), phase="initiative", moment="instinct", advantages=["reckless-charge-3"]
    )
    t.do("instinct reckless-charge-3 brute-1 effect")
    assert "Brute 1: +1 MVT +1 CBT -1 DEF." in t.heard()


def test_an_instinct_card_is_told_with_its_value() -> None:
    t = position(human("brute", die=3), phase="initiative", moment="instinct", advantages=["brace-5"])
    t.do("instinct brace-5 brute-1 value")
    assert "Brute 1 gets Brace [5]: his die becomes 5." in t.heard()


def test_the_other_side_is_the_infernal_player() -> None:
    t = position(human("brute"), trogs(1, "tile-36"), tiles=CORRIDOR)
    names = [GAME.texts.say(GAME.seat_name(t.state, seat), lang) for lang in ("en", "fr") for seat in (0, 1)]
    assert names == ["Human player", "Infernal player", "Joueur humain", "Joueur infernal"]
    assert GAME.texts.say(message("side-north"), "fr") == "le nord"


def test_refusals_are_sentences_in_both_languages() -> None:
    t = position(human("siccaria", die=1), trogs(2), tiles=CORRIDOR).do("activate siccaria-1")
    reason = t.match.explain("move east")
    assert reason is not None
    assert "2" in GAME.texts.say(reason.message, "en")
    assert "2" in GAME.texts.say(reason.message, "fr")
