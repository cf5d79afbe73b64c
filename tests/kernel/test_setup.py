"""Options and set-ups: values from words and from Python, and refusals that say what is expected."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.testgame.game import GAME
from undercroft.kernel.errors import IllegalError, UnreadableError
from undercroft.kernel.options import Option, Setup

CHOICE = Option("level", "choice", "low", choices=("low", "high"))
NUMBER = Option("count", "int", 4, low=-2, high=6)
SWITCH = Option("strict", "bool", False)
LIST = Option("who", "list", ["ann"], choices=("ann", "bob", "cid"))


@pytest.mark.parametrize(
    ("option", "value", "read"),
    [
        (CHOICE, "high", "high"),
        (NUMBER, 5, 5),
        (NUMBER, "6", 6),
        (NUMBER, "-2", -2),
        (SWITCH, True, True),
        (SWITCH, "yes", True),
        (SWITCH, "OFF", False),
        (SWITCH, "0", False),
        (LIST, ["bob", "ann"], ["bob", "ann"]),
        (LIST, "bob, cid", ["bob", "cid"]),
        (LIST, ("cid",), ["cid"]),
        (LIST, "", []),
    ],
)
def test_values_are_read_from_words_and_from_their_own_type(
    option: Option, value: object, read: object
) -> None:
    found = option.read(value)
    assert found == read
    assert type(found) is type(read)


@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        (CHOICE, "middle", "one of low, high"),
        (CHOICE, None, "one of low, high"),
        (CHOICE, ["low"], "one of low, high"),
        (NUMBER, 7, "a whole number from -2 to 6"),
        (NUMBER, -3, "a whole number from -2 to 6"),
        (NUMBER, "--2", "a whole number from -2 to 6"),
        (NUMBER, "\N{SUPERSCRIPT TWO}", "a whole number from -2 to 6"),
        (NUMBER, "9" * 5000, "a whole number from -2 to 6"),
        (NUMBER, 1.5, "a whole number from -2 to 6"),
        (NUMBER, "", "a whole number from -2 to 6"),
        (SWITCH, "perhaps", "yes or no"),
        (SWITCH, 7, "yes or no"),
        (LIST, "ann, ann", "any of ann, bob, cid, with commas between"),
        (LIST, ["dan"], "any of ann, bob, cid"),
        (LIST, 5, "any of ann, bob, cid"),
    ],
)
def test_other_values_are_refused_with_what_is_expected(option: Option, value: object, expected: str) -> None:
    with pytest.raises(IllegalError) as refusal:
        option.read(value)
    assert str(refusal.value).startswith(f"The option {option.name} cannot be {value!r}: it takes {expected}")


ANYTHING = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.lists(st.text()))


@given(st.sampled_from([CHOICE, NUMBER, SWITCH, LIST]), ANYTHING)
def test_a_value_is_read_or_refused_and_reading_it_again_changes_nothing(
    option: Option, value: object
) -> None:
    try:
        found = option.read(value)
    except IllegalError:
        return
    assert option.read(found) == found


# Set-ups


def test_a_set_up_has_a_value_for_every_option() -> None:
    assert GAME.setup() == Setup(GAME.id, 4, "cellar", {"hand": 2, "rematch": False})
    chosen = GAME.setup(2, "catacombs", hand="3", rematch="yes")
    assert chosen == Setup(GAME.id, 2, "catacombs", {"hand": 3, "rematch": True})
    assert GAME.scenarios() == ("cellar", "catacombs")


@pytest.mark.parametrize(
    ("args", "error"),
    [
        ({"seats": 1}, "is played with 2, 3, 4 seats, not 1"),
        ({"seats": 5}, "is played with 2, 3, 4 seats, not 5"),
        ({"scenario": "attic"}, "scenario cannot be 'attic': it takes one of cellar, catacombs"),
        ({"hand": 4}, "hand cannot be 4"),
        ({"colour": "red"}, "has no option colour; it has hand, rematch"),
        ({"data_text": "= 1"}, None),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(args: dict[str, Any], error: str | None) -> None:
    if error is None:
        with pytest.raises(UnreadableError, match="The data file is not readable as TOML"):
            GAME.start(GAME.setup(**args))
        return
    with pytest.raises(IllegalError, match=error):
        GAME.setup(**args)


@given(st.dictionaries(st.text(max_size=6), ANYTHING, max_size=3))
def test_options_from_a_document_are_read_or_refused_in_a_sentence(options: dict[str, Any]) -> None:
    try:
        found = GAME.setup_with(2, None, "", "", options)
    except IllegalError as error:
        said = str(error)
    else:
        assert set(found.options) == {"hand", "rematch"}
        return
    assert said.endswith(".")


def test_option_names_may_be_written_for_python() -> None:
    class Dashed(type(GAME)):  # type: ignore[misc]  # a game with one more option
        def options(self) -> tuple[Option, ...]:
            return (*GAME.options(), Option("first-thief", "int", 1, low=1, high=4))

    assert Dashed("tests.testgame").setup(2, first_thief=3).options["first-thief"] == 3


# Box and data of a set-up


def test_states_of_one_content_share_their_tables_and_others_do_not() -> None:
    own = '[[trick]]\nid = "hush"\nstrength = 9\n'
    one, same, other = (GAME.start(GAME.setup(2, data_text=text)) for text in ("", "", own))
    box: list[Any] = [getattr(state, "box") for state in (one, same, other)]  # noqa: B009  # any game's
    assert box[0] is box[1]
    assert box[0] is not box[2]
    assert box[0].strengths != box[2].strengths
    hashes = [GAME.data_hash(GAME.setup(2, data_text=text)) for text in ("", own)]
    assert hashes[0] != hashes[1]


def test_printed_and_own_data_are_played_side_by_side() -> None:
    own = '[[scenario]]\nid = "cellar"\nrounds = 1\n'
    short, usual = GAME.new(seats=2, seed=1, data_text=own), GAME.new(seats=2, seed=1)
    for match in (short, usual):
        for answer in ((0, "lurk"), (1, "lurk"), (0, "lurk")):
            match.apply(answer[1], answer[0])
        while match.moves(match.state.asked_seat() if match.seats_asked() else None) == ["pass"]:
            match.apply("pass")
    assert short.view(0).rounds == 1
    assert usual.view(0).rounds == 8


def test_data_for_another_game_is_refused() -> None:
    with pytest.raises(UnreadableError, match="The data file is for chess, not for tests"):
        GAME.start(GAME.setup(2, data_text='game = "chess"\n'))
    with pytest.raises(UnreadableError, match=r"hush\.strength should be a whole number from 0 to 9"):
        GAME.start(GAME.setup(2, data_text='[[trick]]\nid = "hush"\nstrength = 90\n'))
    with pytest.raises(UnreadableError, match=r"scenario\.cellar needs 30 common treasures; there are 15"):
        GAME.start(GAME.setup(2, data_text='[[scenario]]\nid = "cellar"\nlayers = [[30, 0, 1]]\n'))


def test_data_that_no_game_can_use_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def misfit(*args: object) -> None:
        raise KeyError("treasure")

    monkeypatch.setattr(GAME, "loaded", {})
    monkeypatch.setattr(type(GAME), "build_box", misfit)
    with pytest.raises(UnreadableError, match="The data file cannot be used: there is no 'treasure'"):
        GAME.box(Setup(GAME.id, 2, "cellar", data_text="name = 'mine'"))
    with pytest.raises(KeyError):
        GAME.box(Setup(GAME.id, 2, "cellar"))
