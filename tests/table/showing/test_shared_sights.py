"""What is made once and shown to several is what each would have been shown alone."""

from __future__ import annotations

import msgspec
import pytest

import undercroft
from tests.table.running import TEST_GAME
from tests.table.states import played_at, states_of
from undercroft.kernel.data import content_hash
from undercroft.kernel.documents.position import state_tree, tree_hash
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.texts import LONGEST_KEPT, Message, Texts, message
from undercroft.table.play.sight import SharedParts, sight_of
from undercroft.table.wire.server_messages import as_text

GAMES = [TEST_GAME, *undercroft.game_ids()]


@pytest.mark.parametrize("name", GAMES)
def test_sights_with_shared_parts_are_those_made_alone(name: str) -> None:
    game = find_game(name)
    compared = 0
    for match, state in states_of(name, 31, 9, 120):
        played, shared = played_at(game, match, state), SharedParts()
        for seat in [None, *range(state.seats)]:
            for lang in ("en", "fr"):
                together = as_text(sight_of(played, seat, lang, shared=shared))
                assert together == as_text(sight_of(played, seat, lang)), (seat, lang)
                compared += 1
    assert compared > 10


@pytest.mark.parametrize("name", GAMES)
def test_seats_see_alike_where_the_game_says_so(name: str) -> None:
    game = find_game(name)
    views = [
        {msgspec.json.encode(game.view(state, seat)) for seat in range(state.seats)}
        for _, state in states_of(name, 37, 9, 120)
    ]
    assert (max(len(found) for found in views) == 1) >= game.seats_see_alike


@pytest.mark.parametrize("name", GAMES)
def test_the_hash_of_a_state_is_that_of_its_content(name: str) -> None:
    for match, state in states_of(name, 41, 9, 60):
        tree = state_tree(match.game, state)
        assert tree_hash(tree) == content_hash(tree)
    assert tree_hash({"big": [1 << 80]}) == content_hash({"big": [1 << 80]})


def test_a_sentence_is_kept_by_its_arguments_and_language() -> None:
    texts = Texts("undercroft.table")
    first = texts.say(message("refuse-seat", seat=1), "en")
    assert texts.say(message("refuse-seat", seat=2), "en") != first
    assert texts.say(message("refuse-seat", seat=1), "fr") != first
    assert texts.say(message("refuse-seat", seat=1), "en") == first
    kept = len(texts.kept)
    texts.say(Message("refuse-seat", {"seat": "x" * LONGEST_KEPT}), "en")
    texts.say(Message("refuse-seat", {"seat": 1 << 80}), "en")
    assert len(texts.kept) == kept
