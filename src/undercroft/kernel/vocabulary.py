# interpreted: moves in words, for people
"""The words of a game's moves: each verb stands once, with its form, and is said and read by the same entry.

A form has a place for each operand of the packed move, in their order: `assign {die} {figure}`. An operand
says a value in a word, and knows every value that could be meant in a position, so that the whole vocabulary
of a position can be listed: what is offered is what of it no rule refuses.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from undercroft.kernel.moves import Move, first, pack, second, third, verb


class Operand:
    """One kind of thing that a move names: a side, a figure, a die."""

    def word(self, s: Any, value: int) -> str:
        """The word for a value; one word, without blanks."""
        raise NotImplementedError

    def values(self, s: Any) -> Iterable[int]:
        """Every value that could be meant in a position; of those that are alike, one."""
        raise NotImplementedError

    def read(self, s: Any, word: str) -> int | None:
        """The value that a word means, or nothing."""
        for value in self.values(s):
            if self.word(s, value) == word:
                return value
        return None


class Number(Operand):
    """A plain number of a range.

    >>> Number(1, 6).read(None, "4"), Number(1, 6).read(None, "7")
    (4, None)
    """

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def word(self, s: Any, value: int) -> str:
        return str(value)

    def values(self, s: Any) -> Iterable[int]:
        return range(self.low, self.high + 1)


class Nth(Operand):
    """One of so many things without names, such as seats: people count from 1.

    >>> Nth(4).word(None, 0), Nth(4).read(None, "4"), Nth(4).read(None, "5")
    ('1', 3, None)
    """

    def __init__(self, count: int) -> None:
        self.count = count

    def word(self, s: Any, value: int) -> str:
        return str(value + 1)

    def values(self, s: Any) -> Iterable[int]:
        return range(self.count)


class OneOf(Operand):
    """One of a few fixed words, by its place among them.

    >>> OneOf("north", "east").word(None, 1)
    'east'
    """

    def __init__(self, *words: str) -> None:
        self.words = words

    def word(self, s: Any, value: int) -> str:
        return self.words[value]

    def values(self, s: Any) -> Iterable[int]:
        return range(len(self.words))


class Verb:
    """One verb of a game: the number inside, and the form outside."""

    def __init__(self, code: int, form: str, **operands: Operand) -> None:
        self.code = code
        self.parts = form.split()
        self.operands = [operands[part[1:-1]] for part in self.parts if part.startswith("{")]

    def words(self, s: Any, move: Move) -> str:
        """A move of this verb in words."""
        values = iter((first(move), second(move), third(move)))
        operands = iter(self.operands)
        return " ".join(
            next(operands).word(s, next(values)) if part.startswith("{") else part for part in self.parts
        )

    def read(self, s: Any, words: list[str]) -> Move | None:
        """The move that words mean, or nothing if they do not fit the form."""
        if len(words) != len(self.parts):
            return None
        values: list[int] = []
        for part, word in zip(self.parts, words, strict=True):
            if part.startswith("{"):
                value = self.operands[len(values)].read(s, word)
                if value is None:
                    return None
                values.append(value)
            elif part != word:
                return None
        return pack(self.code, *values)

    def moves(self, s: Any) -> Iterator[Move]:
        """Every move of this verb that could be said in a position."""
        for values in product(*(operand.values(s) for operand in self.operands)):
            yield pack(self.code, *values)


class Vocabulary:
    """All verbs of a game.

    >>> vocabulary = Vocabulary(Verb(0, "pass"), Verb(3, "move {side}", side=OneOf("north", "east")))
    >>> vocabulary.read(None, "move east") == pack(3, 1), vocabulary.words(None, pack(3, 1))
    (True, 'move east')
    >>> [vocabulary.words(None, move) for move in vocabulary.moves(None)]
    ['pass', 'move north', 'move east']
    """

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = {one.code: one for one in verbs}

    def words(self, s: Any, move: Move) -> str:
        """A move in words."""
        return self.verbs[verb(move)].words(s, move)

    def read(self, s: Any, words: str) -> Move | None:
        """The move that words mean, offered or not; nothing if they mean none."""
        parts = words.split()
        for one in self.verbs.values():
            found = one.read(s, parts)
            if found is not None:
                return found
        return None

    def moves(self, s: Any) -> Iterator[Move]:
        """Every move that could be said in a position."""
        for one in self.verbs.values():
            yield from one.moves(s)
