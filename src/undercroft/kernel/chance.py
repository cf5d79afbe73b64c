"""Where results come from: a small generator, and the source of a live table.

A state rolls and draws; each result comes from the first of these that it has: results forced by a script,
the source that a live table attached, the generator inside the state.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF

APART: Final = 0x5BF03635
"""Keeps a stream of `Dice` apart from a state that was given the same seed."""

ROLL: Final = 0
"""The kind of a rolled result; a result drawn from deck d has kind 1 + d."""


def forced_roll(result: int) -> int:
    """A rolled result as a script holds it."""
    return result


def forced_draw(deck: int, item: int) -> int:
    """A drawn card as a script holds it."""
    return (1 + deck) << 16 | item


def kind_of(forced: int) -> int:
    """Whether a scripted result is a roll, or which deck it is drawn from."""
    return forced >> 16


def result_of(forced: int) -> int:
    """The number rolled or the card drawn."""
    return forced & 0xFFFF


def scrambled(seed: int) -> int:
    """A starting state for a generator, far apart for seeds that are close, never zero."""
    x = (seed ^ seed >> 32) & WORD
    x = (x + 0x9E3779B9) & WORD
    x = (((x ^ x >> 16) & 0xFFFF) * 0x45D9 + (x ^ x >> 16) * 0x10001) & WORD
    x = ((x ^ x >> 15) * 0x2C1B & WORD) ^ x
    x = (x ^ x >> 13) & WORD
    return x if x != 0 else 0x9E3779B9


def stepped(x: i64) -> i64:
    """The state after this one of a 32-bit xorshift generator."""
    x = x ^ (x << 13 & WORD)
    x = x ^ x >> 17
    return x ^ (x << 5 & WORD)


class Dice:
    """A stream of chance apart from the game's own: for search, redeals and agents.

    >>> a, b = Dice(7), Dice(7)
    >>> [a.below(6) for _ in range(5)] == [b.below(6) for _ in range(5)]
    True
    """

    def __init__(self, seed: int) -> None:
        self.state: i64 = scrambled(seed ^ APART)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.state = stepped(self.state)
        return self.state * n >> 32

    def seed(self) -> int:
        """A fresh generator state for a state or another stream, which does not run in step with this one."""
        self.state = stepped(self.state)
        return scrambled(self.state)

    def shuffle(self, items: list[int]) -> None:
        """Put a list in random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Where a live table takes its chance from; it stays with the table and is never copied into a state."""

    def below(self, n: int) -> int:
        """The next number from 0 to n - 1."""
        raise NotImplementedError
