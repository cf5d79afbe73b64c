"""The description of data: each kind of value, all faults at once, each at its place."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.checking.findings import MOST_TOLD, Findings, told
from undercroft.kernel.checking.shapes import (
    ById,
    Cases,
    Either,
    Entries,
    Fields,
    Flag,
    Free,
    Listed,
    Named,
    Shape,
    Text,
    Whole,
    Word,
)

OP = Cases("op", {"hit": Fields({"amount": Whole(1, 3)}), "rest": Fields()})


def faults(shape: Shape, value: Any) -> list[str]:
    found = Findings({"tile": ["den", "pit"]})
    shape.check(value, ("here",), found)
    return [str(error) for _, error in found.faults]


@pytest.mark.parametrize(
    ("shape", "good", "wrong", "said"),
    [
        (Whole(1, 3), 2, 4, "here should be a whole number from 1 to 3, not 4."),
        (Whole(1, 3), 1, True, "here should be a whole number, not true or false."),
        (Whole(1, 3), 3, 2.0, "here should be a whole number, not a number with a fraction."),
        (Whole(6, 6), 6, 5, "here can only be 6, not 5."),
        (Whole(0, 9), 0, 10**30, "here should be a whole number from 0 to 9, not such a huge number."),
        (Flag(), False, 0, "here should be true or false, not a whole number."),
        (Text(1), "x", "", "here has 0 letters; 1 to 2000 are possible."),
        (Word("a", "b"), "a", "c", "here is 'c', but must be one of a, b."),
        (Named("tile"), "pit", "lake", "here is 'lake', but must be one of den, pit."),
        (Either(Word("all"), Whole(0, 2)), "all", 3, "here should be a whole number from 0 to 2, not 3."),
        (Listed(Whole(1, 6), 1, 2), [1, 2], [], "here has 0 entries; 1 to 2 are possible."),
        (Listed(Whole(1, 6)), [1, 2], [1, 7], "here.2 should be a whole number from 1 to 6, not 7."),
        (Listed(Whole(1, 6), once=True), [1, 2], [2, 2], "here names '2' twice."),
        (
            Free(Whole(0, 1), Named("tile")),
            {"den": 1},
            {"den": 2},
            "here.den should be a whole number from 0 to 1, not 2.",
        ),
        (Fields({"a": Flag()}), {"a": True, "note": "x"}, {}, "here.a is missing."),
        (Fields({}, {"a": Flag()}), {"a_source": "x"}, {"b": 1}, "here.b is not known here; known are a."),
        (OP, {"op": "rest"}, {"op": "rest", "amount": 1}, "here.amount is not known here; known are op."),
        (OP, {"op": "hit", "amount": 1}, {"op": "hit"}, "here.amount is missing."),
        (OP, {"op": "rest"}, {"op": "fly"}, "here.op is 'fly', but must be one of hit, rest."),
        (OP, {"op": "rest"}, {}, "here.op is missing."),
        (
            Entries(Fields({"id": Text()})),
            [{"id": "a"}, {"id": "b"}],
            [{"id": "a"}, {"id": "a"}],
            "here has two entries with the id a.",
        ),
        (
            ById("value", {"a": Whole(0, 1)}, {}),
            {"id": "a", "value": 1},
            {"id": "a", "value": 2},
            "here.value should be a whole number from 0 to 1, not 2.",
        ),
        (
            ById("value", {"a": Whole(0, 1)}, {}),
            {"id": "a", "value": 1},
            {"id": "b"},
            "here.id is 'b', but must be one of a.",
        ),
    ],
)
def test_a_value_fits_its_shape_or_is_refused(shape: Shape, good: Any, wrong: Any, said: str) -> None:
    assert faults(shape, good) == []
    assert faults(shape, wrong) == [said]


@pytest.mark.parametrize(
    "shape",
    [
        Whole(0, 1),
        Flag(),
        Text(),
        Word("a"),
        Named("tile"),
        Listed(Flag()),
        Entries(Fields()),
        Fields(),
        Free(Flag()),
        OP,
    ],
)
def test_no_shape_breaks_on_any_value(shape: Shape) -> None:
    values: list[Any] = [
        1.5,
        -(10**40),
        "x" * 5000,
        [],
        {},
        [[]],
        [{}],
        {"a": 1},
        {"op": []},
        {"id": 3},
        [{"id": {}}],
        float("nan"),
    ]
    for value in values:
        for sentence in faults(shape, value):
            assert sentence.endswith("."), sentence
            assert len(sentence) < 300


def test_all_faults_are_found_at_once_and_told_by_their_lines() -> None:
    found = Findings()
    tree = {"b": 9, "a": 9, "c": 9}
    Fields({}, dict.fromkeys("abc", Whole(0, 1))).check(tree, (), found)
    sentences = [str(error) for error in told(found.faults, tree, {("b",): 1, ("a",): 2})]
    assert [sentence.split(" should")[0] for sentence in sentences] == ["Line 1: b", "Line 2: a", "c"]


def test_a_file_that_is_wrong_altogether_is_not_told_of_without_end() -> None:
    found = Findings()
    tree = {f"x{number}": 1 for number in range(1000)}
    Fields().check(tree, (), found)
    sentences = told(found.faults, tree, {})
    assert len(sentences) == MOST_TOLD + 1
    assert str(sentences[-1]) == "And 950 more like these."
    assert sentences[-1].said("fr") == "Et 950 autres du même genre."
