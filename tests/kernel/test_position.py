"""Positions: out and in without loss; another version, other data or damage is refused in a sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.testgame.game import GAME
from tests.testgame.scenes import play, scene, to_tricks
from undercroft.kernel.documents.position import state_hash, state_tree, write_position
from undercroft.kernel.documents.position_reading import read_position
from undercroft.kernel.errors import CorruptError, IllegalError, UndercroftError, UnreadableError
from undercroft.kernel.match import Match


def middle() -> Match:
    """The middle of an answer to an answer."""
    match = to_tricks(
        scene([["snatch-1", "hush-1"], ["hush-2"], ["hush-3"]]), "draw peer-1, draw coin-1, draw coin-2"
    )
    return play(match, "1 snatch 2", "2 hush")


MATCH = middle()
TEXT = MATCH.position()


def changed(**parts: Any) -> str:
    """The position with some of its parts replaced, and its check made to fit again."""
    tree = {**json.loads(TEXT), **parts}
    return refit(tree)


def refit(tree: dict[str, Any]) -> str:
    from undercroft.kernel.data import content_hash

    tree["check"] = content_hash({part: tree.get(part) for part in ("kernel", "fields", "stack")})
    return json.dumps(tree)


def test_a_position_is_one_json_document_that_names_its_parts() -> None:
    tree = json.loads(TEXT)
    assert (tree["undercroft"], tree["format"], tree["game"], tree["rules"]) == ("position", 1, GAME.id, 2)
    assert tree["setup"]["seats"] == 3
    assert [frame[0] for frame in tree["stack"]] == [
        "Night", "Prowl", "Tricks", "Trick", "Window", "Trick", "Window"
    ]  # fmt: skip
    assert set(tree["fields"]) == set(GAME.field_names())


def test_a_position_out_and_in_is_the_same_state() -> None:
    game, setup, state = read_position(TEXT)
    assert game is GAME
    assert setup == MATCH.setup
    assert state.same_as(MATCH.state)
    assert write_position(game, setup, state) == TEXT
    assert state_hash(game, state) == state_hash(game, MATCH.state)


def test_the_hash_leaves_out_only_where_future_chance_comes_from() -> None:
    state = MATCH.state.copy()
    before = state_hash(GAME, state)
    state.rng = 12345
    state.forced = [1, 2]
    assert state_hash(GAME, state) == before
    state.chances += 1
    assert state_hash(GAME, state) != before


# Refusals


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "not readable as JSON"),
        ("{", "not readable as JSON"),
        ("[]", "The document is not a position"),
        ("{}", "The document is not a position"),
        ('{"undercroft": "record"}', "The document is not a position"),
        (
            '{"undercroft": "position", "format": 2}',
            "has format 2; this version of Undercroft reads format 1",
        ),
        ('{"undercroft": "position"}', "has format None"),
        ('{"undercroft": "position", "format": 1}', "does not say which game it is of"),
        ('{"undercroft": "position", "format": 1, "game": "chess"}', "There is no game chess; there are"),
        ('{"undercroft": "position", "format": 1, "game": 7}', "does not say which game it is of"),
    ],
)
def test_what_is_no_position_is_refused(text: str, error: str) -> None:
    with pytest.raises(UnreadableError, match=error):
        read_position(text)


@pytest.mark.parametrize(
    ("parts", "error"),
    [
        ({"rules": 1}, "made with version 1 of the rules of tests.testgame.game:GAME; this is version 2"),
        ({"data": "0"}, "made with other component data"),
        ({"setup": None}, "The set-up is not readable"),
        ({"setup": {"game": "x"}}, "The set-up is not readable"),
        ({"kernel": {}}, "lacks counters"),
        ({"kernel": None}, "lacks counters"),
        ({"fields": {"spent": []}}, "lacks treasures-cards"),
        ({"stack": None}, "lacks its stack"),
        ({"stack": 5}, "lacks its stack"),
        ({"stack": ["Night"]}, "holds 'Night', which is no procedure of"),
        ({"stack": [[]]}, "which is no procedure of"),
        ({"stack": [[["x"], 1]]}, "which is no procedure of"),
        ({"stack": [["Dance", 1]]}, "which is no procedure of"),
        ({"stack": [["Night"]]}, "The procedure Night in the position has 0 values, not 1"),
        ({"stack": [["Night", "x"]]}, "lacks Night, or it is not a list of whole numbers"),
        ({"stack": [["Night", 1.5]]}, "lacks Night, or it is not a list of whole numbers"),
        ({"stack": []}, "asks nobody and is not over, or asks seats that cannot answer"),
    ],
)
def test_a_position_that_lacks_something_is_refused(parts: dict[str, Any], error: str) -> None:
    with pytest.raises(UndercroftError, match=error):
        read_position(changed(**parts))


@pytest.mark.parametrize(
    "options", [{"seats": 3}, {"self": 1}, {"colour": "red"}, {"hand": 99}, {"hand": "--2"}]
)
def test_options_that_the_game_does_not_have_are_refused(options: dict[str, Any]) -> None:
    setup = {**json.loads(TEXT)["setup"], "options": options}
    with pytest.raises(IllegalError, match=r"no option|cannot be"):
        read_position(changed(setup=setup))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("counters", [0] * 6),
        ("counters", [0] * 8),
        ("counters", [0, 0, 0, 0, 0, 8, 0]),
        ("counters", [0, 0, 0, 0, 0, -1, 0]),
        ("counters", [0, 0, 0, 0, 0, 0, 0]),
        ("answers", [1]),
        ("results", [1, 2, 3, 4]),
        ("scores", [0]),
    ],
)
def test_kernel_fields_that_contradict_each_other_are_refused(name: str, value: list[int]) -> None:
    kernel = {**json.loads(TEXT)["kernel"], name: value}
    with pytest.raises(CorruptError, match="The position"):
        read_position(changed(kernel=kernel))


def test_a_position_of_another_game_than_expected_is_refused() -> None:
    other = changed(game="subterra")
    with pytest.raises(UnreadableError, match=r"The position is of the game subterra, not of tests\."):
        read_position(other, GAME)


@settings(max_examples=150)
@given(st.data())
def test_no_damage_to_the_state_goes_unnoticed(data: st.DataObject) -> None:
    tree = json.loads(TEXT)
    part = data.draw(st.sampled_from(["kernel", "fields", "stack"]))
    if part == "stack":
        frame = data.draw(st.sampled_from(tree["stack"]))
        at = data.draw(st.integers(1, len(frame) - 1))
        frame[at] += data.draw(st.sampled_from([-1, 1, 7]))
    else:
        name = data.draw(st.sampled_from(sorted(name for name, value in tree[part].items() if value)))
        at = data.draw(st.integers(0, len(tree[part][name]) - 1))
        tree[part][name][at] += data.draw(st.sampled_from([-1, 1, 100]))
    with pytest.raises(CorruptError, match="The position is damaged: its check does not fit"):
        read_position(json.dumps(tree))


@settings(max_examples=150)
@given(st.integers(0, len(TEXT) - 1), st.text(max_size=3))
def test_no_damage_to_the_text_raises_anything_but_a_sentence(at: int, patch: str) -> None:
    damaged = TEXT[:at] + patch + TEXT[at + 1 :]
    try:
        _, _, state = read_position(damaged)
    except UndercroftError as error:
        said = str(error)
    else:
        assert state.same_as(MATCH.state)
        return
    assert len(said) > 10


def test_a_game_must_name_all_its_fields() -> None:
    class Forgetful(type(GAME)):  # type: ignore[misc]  # a game that lost the name of a field
        def field_names(self) -> tuple[str, ...]:
            return GAME.field_names()[1:]

    with pytest.raises(CorruptError, match="names 15 fields and its state has 16"):
        state_tree(Forgetful("tests.testgame"), MATCH.state)
