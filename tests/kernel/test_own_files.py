"""A person's own data: all faults at once, and what it changes."""

from __future__ import annotations

import pytest

from undercroft.kernel.documents.own_files import changes, own_setups
from undercroft.kernel.errors import ManyFaults, UndercroftError
from undercroft.kernel.registry import game

HEAD = 'kind = "data"\ngame = "subterra"\n'


def test_all_faults_of_a_data_file_are_told_once() -> None:
    text = (
        HEAD
        + """
numbers = 3
[[card]]
id = "gas-1"
times = "two"
tmies = 2
[[card]]
id = "gas-99"
times = 2
kind = "gas"
[level]
"""
    )
    with pytest.raises(ManyFaults) as caught:
        own_setups(game("subterra"), "data", text)
    found = caught.value.each("en")
    assert len(found) == len(set(found)) == 5
    for words in ("numbers", "card.gas-1.times", "card.gas-1.tmies", "gas-99", "level"):
        assert sum(words in sentence for sentence in found) >= 1, words


def test_two_entries_of_one_id_are_a_fault_of_the_whole() -> None:
    text = HEAD + '[[card]]\nid = "gas-1"\ntimes = 2\n[[card]]\nid = "gas-1"\ntimes = 1\n'
    with pytest.raises(UndercroftError, match="Line 6: card has two entries with the id gas-1"):
        own_setups(game("subterra"), "data", text)


def test_what_data_changes_leaves_out_what_stays_and_where_it_is_from() -> None:
    base = {"card": [{"id": "a", "times": 1, "levels": ["x"], "source": "seed"}], "size": {"4": 2}}
    own = {
        "game": "g",
        "name": "mine",
        "card": [{"id": "a", "times": 1, "levels": ["x", "y"], "source": "own", "note": "mine"}],
        "size": {"4": 3},
    }
    assert [(c.where, c.name, c.old, c.new) for c in changes(base, own)] == [
        ("card a", "levels", "x", "x, y"),
        ("size", "4", "2", "3"),
    ]
