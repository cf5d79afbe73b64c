"""Vocabularies: each verb is said and read by one entry, and all that can be said can be listed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.kernel.moves import PASS, pack
from undercroft.kernel.vocabulary import Nth, Number, OneOf, Operand, Verb, Vocabulary

SIDE = OneOf("north", "east", "south", "west")


class Carried(Operand):
    """A thing of the position, by its name."""

    def word(self, s: Any, value: int) -> str:
        return str(s[value])

    def values(self, s: Any) -> Iterable[int]:
        return range(len(s))


WORDS = Vocabulary(
    Verb(PASS, "pass"),
    Verb(1, "move {side}", side=SIDE),
    Verb(2, "{side}", side=SIDE),
    Verb(3, "give {thing} to {seat}", thing=Carried(), seat=Nth(3)),
    Verb(4, "roll {a} {b} {c}", a=Number(1, 6), b=Number(1, 6), c=Number(0, 2)),
)
PACK = ["rope", "lamp"]


@given(st.sampled_from(list(WORDS.moves(PACK))))
def test_saying_and_reading_are_a_pair(move: int) -> None:
    assert WORDS.read(PACK, WORDS.words(PACK, move)) == move


def test_all_that_can_be_said_is_listed_once() -> None:
    words = [WORDS.words(PACK, move) for move in WORDS.moves(PACK)]
    assert len(words) == len(set(words)) == 1 + 4 + 4 + 2 * 3 + 6 * 6 * 3
    assert words[0] == "pass"
    assert "give lamp to 3" in words


@pytest.mark.parametrize(
    "words",
    [
        "",
        "move",
        "move up",
        "move north north",
        "give rope to 4",
        "give rope 2",
        "roll 1 7 0",
        "give key to 1",
        "Pass",
    ],
)
def test_words_that_mean_nothing_are_read_as_nothing(words: str) -> None:
    assert WORDS.read(PACK, words) is None


def test_operands_stand_in_the_order_of_the_form() -> None:
    assert WORDS.read(PACK, "give lamp to 1") == pack(3, 1, 0)
    assert WORDS.words(PACK, pack(4, 2, 5, 1)) == "roll 2 5 1"
    assert WORDS.read(["key"], "give key to 1") == pack(3, 0, 0), "what can be meant depends on the position"


def test_blanks_do_not_matter() -> None:
    assert WORDS.read(PACK, "  move   west ") == pack(1, 3)
