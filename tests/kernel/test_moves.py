"""Moves are packed without loss."""

from hypothesis import given
from hypothesis import strategies as st

from undercroft.kernel.moves import PASS, first, pack, second, third, verb

VERBS = st.integers(0, 63)
OPERANDS = st.integers(0, 255)


@given(VERBS, OPERANDS, OPERANDS, OPERANDS)
def test_packing_keeps_verb_and_operands(v: int, a: int, b: int, c: int) -> None:
    move = pack(v, a, b, c)
    assert (verb(move), first(move), second(move), third(move)) == (v, a, b, c)
    assert 0 <= move < 1 << 30


@given(st.tuples(VERBS, OPERANDS, OPERANDS, OPERANDS), st.tuples(VERBS, OPERANDS, OPERANDS, OPERANDS))
def test_other_parts_make_another_move(one: tuple[int, ...], other: tuple[int, ...]) -> None:
    assert (pack(*one) == pack(*other)) == (one == other)


def test_passing_is_verb_zero_without_operands() -> None:
    assert pack(0) == PASS == 0
    assert pack(7) == pack(7, 0, 0, 0)
