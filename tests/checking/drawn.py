"""Values drawn at random from their shape: good in themselves, whatever they mean together."""

from __future__ import annotations

from random import Random
from typing import Any

from undercroft.families.tunnels.checking.components import Always, Gift
from undercroft.families.tunnels.checking.programs import Program
from undercroft.kernel.checking.shapes import (
    Cases,
    Either,
    Entries,
    Fields,
    Flag,
    Free,
    Listed,
    Matching,
    Named,
    Shape,
    Text,
    Whole,
    Word,
)

LONGEST = 3
"""Most entries of a drawn list, where its shape allows so few."""


def drawn(shape: Shape, ids: dict[str, list[str]], dice: Random) -> Any:
    """A value of a shape."""
    match shape:
        case Whole():
            return dice.choice(
                [shape.low, shape.high, dice.randint(shape.low, min(shape.high, shape.low + 4))]
            )
        case Flag():
            return dice.random() < 0.5
        case Always():
            return shape.only
        case Word():
            return dice.choice(shape.known)
        case Named():
            return dice.choice(ids[shape.what] or ["none"])
        case Text():
            return "words"
        case Matching():
            return shape.example
        case Either():
            return drawn(dice.choice([shape.word, shape.other]), ids, dice)
        case Program():
            return drawn_operations(shape, ids, dice)
        case Listed():
            return drawn_list(shape, ids, dice)
        case Free():
            return {}
        case Fields():
            names = [*shape.needed, *(name for name in shape.optional if dice.random() < 0.5)]
            return {name: drawn(shape.all[name], ids, dice) for name in names}
        case Cases():
            word = dice.choice(list(shape.cases))
            return {shape.by: word, **drawn(shape.cases[word], ids, dice)}
        case Gift():
            raise NotImplementedError
    raise NotImplementedError(shape)


def drawn_list(shape: Listed, ids: dict[str, list[str]], dice: Random) -> list[Any]:
    """A list of a shape, of entries with ids each only once."""
    number = dice.randint(shape.least, max(shape.least, min(shape.most, LONGEST)))
    found: list[Any] = []
    for _ in range(number):
        one = drawn(shape.of, ids, dice)
        if isinstance(shape, Entries):
            one["id"] = f"{one['id']}-{len(found)}"
        if not shape.once or one not in found:
            found.append(one)
    return found


def drawn_operations(program: Program, ids: dict[str, list[str]], dice: Random) -> list[Any]:
    """Operations that are allowed where they stand, one or two of them."""
    cases = program.shape.of
    assert isinstance(cases, Cases)
    found = []
    for _ in range(dice.randint(1, 2)):
        word = dice.choice(program.context.allowed)
        found.append({"op": word, **drawn(cases.cases[word], ids, dice)})
    return found
