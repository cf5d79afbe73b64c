"""What people are told in the 1643 edition: numbers with signs, and the edition's own names."""

from tests.games.claustrophobia1643.positions import CORRIDOR, GAME, human, position, trogs
from undercroft.families.tunnels.face.names import tile_name
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


def test_a_tile_is_called_by_its_own_name() -> None:
    t = position(human("brute", die=1)).play("activate brute-1", "explore north | tile-07", "lay esw")
    assert any("Maw (Carnivorous tunnel)" in line for line in t.heard()), t.heard()
    said = {}
    for number, tile in enumerate(t.state.box.tiles):
        said[tile.id] = [GAME.texts.say(tile_name(t.state, number), lang) for lang in ("en", "fr")]
    assert said["tile-35"] == ["Crossing", "Croisement"]
    assert said["tile-16"] == ["Whispering fork (Alarm)", "Fourche aux murmures (Alarme)"]
    assert said["tile-41"] == ["Healing fountain", "Fontaine de guérison"]
    assert (
        len({english for english, _ in said.values()}) == len({french for _, french in said.values()}) == 52
    )


def test_refusals_are_sentences_in_both_languages() -> None:
    t = position(human("siccaria", die=1), trogs(2), tiles=CORRIDOR).do("activate siccaria-1")
    reason = t.match.explain("move east")
    assert reason is not None
    assert "2" in GAME.texts.say(reason.message, "en")
    assert "2" in GAME.texts.say(reason.message, "fr")
