"""A deck written the slow way: every order that the stack can have, each with its weight.

The real deck never holds an order that nobody has seen. This one holds all of them, and forgets those that
are ruled out by what has been seen. Both must give the same chances.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

from tests.kernel.toys import Branching, Toy
from undercroft.kernel.deck import Deck, deck_from
from undercroft.kernel.state import State


class SlowDeck:
    """All stacks that are still possible, from the top, and how likely each is."""

    def __init__(self, pools: list[list[int]], bands: list[list[int]]) -> None:
        self.stacks: Counter[tuple[int, ...]] = Counter()
        contents = [list(permutations(pool)) for pool in pools]
        for labels in label_orders(bands):
            for chosen in product(contents):
                queues = [list(content) for content in chosen]
                self.stacks[tuple(queues[label].pop() for label in labels)] += 1

    def chances(self) -> dict[int, Fraction]:
        """How likely each card is to be next."""
        counts: Counter[int] = Counter()
        for stack, weight in self.stacks.items():
            counts[stack[0]] += weight
        return {card: Fraction(n, counts.total()) for card, n in counts.items()}

    def see(self, at: int, card: int) -> None:
        """Somebody has seen which card lies there: all other stacks are ruled out."""
        self.stacks = Counter({stack: n for stack, n in self.stacks.items() if stack[at] == card})

    def change(self, index: int, cards: tuple[int, ...], remove: int = 0) -> None:
        """Put cards into the stack at an index, or take some out from there."""
        changed: Counter[tuple[int, ...]] = Counter()
        for stack, n in self.stacks.items():
            at = index if index >= 0 else len(stack)
            changed[(*stack[:at], *cards, *stack[at + remove :])] += n
        self.stacks = changed

    def shuffle_in(self, cards: tuple[int, ...]) -> None:
        """Shuffle cards into the stack: of what it may hold, every order is as likely as any other."""
        contents: Counter[tuple[int, ...]] = Counter()
        for stack, n in self.stacks.items():
            contents[tuple(sorted((*stack, *cards)))] += n
        self.stacks = Counter(
            {order: n for content, n in contents.items() for order in permutations(content)}
        )

    def size(self) -> int:
        """How many cards the stack has."""
        return len(next(iter(self.stacks)))


def label_orders(bands: list[list[int]]) -> list[tuple[int, ...]]:
    """Every order of pool numbers that the bands allow, from the top."""
    found: list[tuple[int, ...]] = [()]
    for band in bands:
        labels = [pool for pool, count in enumerate(band) for _ in range(count)]
        found = [(*above, *order) for above in found for order in permutations(labels)]
    return found


def product(contents: list[list[tuple[int, ...]]]) -> list[list[tuple[int, ...]]]:
    """Every choice of one order for each pool."""
    found: list[list[tuple[int, ...]]] = [[]]
    for orders in contents:
        found = [[*chosen, order] for chosen in found for order in orders]
    return found


def copy_of(deck: Deck) -> Deck:
    """An equal, independent deck."""
    return deck_from(deck.number, [part[:] for part in deck.fields()])


def next_chances(deck: Deck) -> dict[int, Fraction]:
    """How likely each card is to be drawn next from a real deck, by going through all ways of chance."""
    found: Counter[int] = Counter()
    source = Branching()
    ways = []
    while True:
        state: State = Toy(1)
        state.source = source
        card = copy_of(deck).draw(state)
        ways.append((card, Fraction(1, source.ways())))
        if not source.next_path():
            break
    for card in {card for card, _ in ways}:
        found[card] = 0
    return {card: sum((p for c, p in ways if c == card), Fraction(0)) for card in found}
