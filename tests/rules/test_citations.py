"""Every rule and every component of every game is tested by name, and no test cites what does not exist."""

import pytest

from tests.rules.citing import (
    TESTS,
    UNFINISHED,
    cited_numbers,
    cited_words,
    data_ids,
    game_folders,
    rule_numbers,
    sources_of,
)
from undercroft.kernel.registry import game_ids

FINISHED = [game for game in game_folders() if game not in UNFINISHED]


def test_every_game_is_finished_or_says_why_not() -> None:
    assert set(UNFINISHED) <= set(game_folders())
    assert all(UNFINISHED.values())
    assert set(game_ids()) <= set(FINISHED) | set(UNFINISHED)
    assert "subterra" in FINISHED


@pytest.mark.parametrize("game", FINISHED)
def test_a_game_has_tests(game: str) -> None:
    assert (TESTS / game).is_dir()
    assert cited_numbers(sources_of(game))


@pytest.mark.parametrize("game", FINISHED)
def test_every_rule_has_a_test(game: str) -> None:
    cited = cited_numbers(sources_of(game))
    missing = [number for number in rule_numbers(game, "en") if number not in cited]
    assert missing == [], f"no test of {game} is named for these rules"


@pytest.mark.parametrize("game", FINISHED)
def test_every_cited_rule_exists(game: str) -> None:
    unknown = cited_numbers(sources_of(game)) - set(rule_numbers(game, "en"))
    assert unknown == set(), f"tests of {game} cite rules that do not exist"


@pytest.mark.parametrize("game", FINISHED)
def test_every_component_is_cited(game: str) -> None:
    cited = cited_words(sources_of(game))
    missing = [name for name in data_ids(game) if name not in cited]
    assert missing == [], f"no test of {game} names these entries of its data"


@pytest.mark.parametrize("game", FINISHED)
def test_the_rules_have_the_same_numbers_in_both_languages(game: str) -> None:
    english = rule_numbers(game, "en")
    assert english
    assert len(set(english)) == len(english)
    assert rule_numbers(game, "fr") == english


def test_numbers_are_read_from_names_and_marks() -> None:
    source = """
@cites("5.1", "5.2")
def test_4_13_entering() -> None: ...
def test_2_7() -> None: ...
def test_deck_of_4_2() -> None: ...
def helper_9_9() -> None: ...
"""
    assert cited_numbers([source]) == {"4.13", "2.7", "5.1", "5.2"}


def test_words_are_read_from_strings_alone() -> None:
    source = '''
def test_x() -> None:
    """Not gas-9."""
    # nor gas-8
    play("draw gas-1, roll 2", f"surface {tile}@0,1 flood-s1")
'''
    assert cited_words([source]) == {"draw", "gas-1", "roll", "2", "surface", "0", "1", "flood-s1"}
