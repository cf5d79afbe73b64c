"""A pile of cards in an order that nobody has seen, and that therefore does not exist yet.

Its cards lie in *pools*: sets of cards that are alike in where they may be. They are drawn through *bands*:
parts of the pile, top to bottom, each with a number of cards of every pool. A draw decides.
"""

from __future__ import annotations

from undercroft.kernel.chance import forced_draw
from undercroft.kernel.errors import ChanceNeeded, IllegalError
from undercroft.kernel.places import place
from undercroft.kernel.state import State


class Pile:
    """Cards by their pools, and how many of each pool every band has."""

    def __init__(self, number: int, cards: list[int], sizes: list[int], bands: list[int]) -> None:
        self.number = number
        self.cards = cards
        self.sizes = sizes
        self.bands = bands
        self.shared = False
        """Whether a copy has the same lists."""

    def own(self) -> None:
        """Make the lists this pile's own: whatever changes one of them in place calls this first."""
        if self.shared:
            self.cards = self.cards[:]
            self.sizes = self.sizes[:]
            self.bands = self.bands[:]
            self.shared = False

    def undecided(self) -> int:
        """How many cards of the stack nobody has seen."""
        left = 0
        for n in self.bands:
            left += n
        return left

    # Drawing

    def decide(self, s: State) -> int:
        """Decide by chance the first card that nobody has seen."""
        pools = len(self.sizes)
        start = 0
        band = 0
        total = 0
        while True:
            total = 0
            for k in range(pools):
                total += self.bands[start + k]
            if total:
                break
            start += pools
            band += 1
        forced = s.next_forced(1 + self.number)
        if forced >= 0:
            index = self.index_of(forced, start)
            if index < 0:
                raise IllegalError("The script draws a card that cannot be next in its stack.")
            pool = self.pool_at(index)
        elif not s.has_chance():
            raise ChanceNeeded(1 + self.number, self.candidates(start))
        else:
            n = s.below(total) if total > 1 else 0
            pool = 0
            while n >= self.bands[start + pool]:
                n -= self.bands[start + pool]
                pool += 1
            index = self.first_of(pool)
            if self.sizes[pool] > 1:
                index += s.below(self.sizes[pool])
        item = self.cards.pop(index)
        self.sizes[pool] -= 1
        self.bands[start + pool] -= 1
        s.chances += 1
        if s.log is not None:
            s.log.chance(1 + self.number, forced_draw(self.number, item))
        return place(item, pool, band, 0, 0)

    def candidates(self, start: int) -> list[int]:
        """The cards that may be drawn from the band that starts there."""
        found: list[int] = []
        index = 0
        for k in range(len(self.sizes)):
            if self.bands[start + k]:
                found += self.cards[index : index + self.sizes[k]]
            index += self.sizes[k]
        return found

    def first_of(self, pool: int) -> int:
        """Where the cards of a pool begin in `cards`."""
        index = 0
        for k in range(pool):
            index += self.sizes[k]
        return index

    def pool_at(self, index: int) -> int:
        """The pool of the card at an index of `cards`."""
        pool = 0
        while index >= self.sizes[pool]:
            index -= self.sizes[pool]
            pool += 1
        return pool

    def index_of(self, item: int, start: int) -> int:
        """Where an item stands in `cards` if the band that starts there can hold it, else -1."""
        for index in range(len(self.cards)):
            if self.cards[index] == item:
                return index if self.bands[start + self.pool_at(index)] else -1
        return -1

    def take_out(self, item: int) -> bool:
        """Take a card that nobody has seen out of the highest band that can have it; whether there was one.

        This is for set-ups that say what has been drawn before, such as diagrams.
        """
        if item not in self.cards:
            return False
        self.own()
        index = self.cards.index(item)
        pool = self.pool_at(index)
        for start in range(0, len(self.bands), len(self.sizes)):
            if self.bands[start + pool]:
                self.bands[start + pool] -= 1
                self.sizes[pool] -= 1
                del self.cards[index]
                return True
        return False

    # Shuffling in

    def join_bands(self) -> None:
        """Shuffle all bands into one."""
        pools = len(self.sizes)
        joined = [0] * pools
        for at in range(len(self.bands)):
            joined[at % pools] += self.bands[at]
        self.bands = joined

    def put_back(self, item: int, pool: int) -> None:
        """Shuffle a card into a pile of one band, among the others of its pool."""
        at = self.first_of(pool)
        end = at + self.sizes[pool]
        while at < end and self.cards[at] < item:
            at += 1
        self.cards.insert(at, item)
        self.sizes[pool] += 1
        self.bands[pool] += 1

    def put_in(self, items: list[int]) -> None:
        """Shuffle cards into a pile of one band, as a pool of their own."""
        self.cards += sorted(items)
        self.sizes.append(len(items))
        self.bands.append(len(items))

    def has_all(self, pool: int) -> bool:
        """Whether no card of a pool stays out of a pile of one band."""
        return self.sizes[pool] == self.bands[pool]

    def join_pools(self, pool: int) -> None:
        """Make one pool of two neighbours in a pile of one band."""
        start = self.first_of(pool)
        end = start + self.sizes[pool] + self.sizes[pool + 1]
        self.cards[start:end] = sorted(self.cards[start:end])
        self.sizes[pool] += self.sizes.pop(pool + 1)
        self.bands[pool] += self.bands.pop(pool + 1)
