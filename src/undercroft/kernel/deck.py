"""Decks whose unseen order does not exist yet, and the cards drawn from them that somebody hides.

The cards of one deck are drawn from *pools* (sets of cards that are alike in where they may be) through
*bands* (parts of the stack, top to bottom, each with a number of cards of every pool). What a seat has seen
is a *place*: a card with a mask of the seats that know it. A place lies on top of the stack, at its bottom,
or is held: a hand, a face-down token.
"""

from __future__ import annotations

from typing import Final

from undercroft.kernel.chance import Dice, forced_draw
from undercroft.kernel.errors import ChanceNeeded, IllegalError
from undercroft.kernel.state import State

EVERYBODY: Final = 255
UNSEEN: Final = 1023
"""The item of a place that nobody has looked at yet."""

# A place is item (10 bits), pool (4), band (4), who knows it (8), who or what holds it (8).


def place(item: int, pool: int, band: int, known: int, holder: int) -> int:
    """Pack a place."""
    return item | pool << 10 | band << 14 | known << 18 | holder << 26


def item_of(p: int) -> int:
    """The card in a place."""
    return p & 1023


def pool_of(p: int) -> int:
    """The pool that the card of a place came from."""
    return p >> 10 & 15


def band_of(p: int) -> int:
    """The band that the card of a place came from."""
    return p >> 14 & 15


def known_of(p: int) -> int:
    """The mask of seats that know the card in a place."""
    return p >> 18 & 255


def holder_of(p: int) -> int:
    """Who or what holds the card in a place."""
    return p >> 26


class Deck:
    """One stack of cards or tiles, with the hands and face-down cards drawn from it."""

    def __init__(
        self,
        number: int,
        cards: list[int],
        sizes: list[int],
        bands: list[int],
        top: list[int],
        bottom: list[int],
        held: list[int],
    ) -> None:
        self.number = number
        self.cards = cards
        self.sizes = sizes
        self.bands = bands
        self.top = top
        self.bottom = bottom
        self.held = held

    def fields(self) -> list[list[int]]:
        """The six lists of a deck, alive."""
        return [self.cards, self.sizes, self.bands, self.top, self.bottom, self.held]

    def count(self) -> int:
        """How many cards are left in the stack."""
        left = len(self.bottom) + self.undecided()
        for p in self.top:
            if item_of(p) != UNSEEN:
                left += 1
        return left

    def undecided(self) -> int:
        """How many cards of the stack nobody has seen."""
        left = 0
        for n in self.bands:
            left += n
        return left

    def is_empty(self) -> bool:
        """Whether nothing is left to draw."""
        if self.top or self.bottom:
            return False
        for n in self.bands:
            if n:
                return False
        return True

    # Drawing

    def draw(self, s: State) -> int:
        """Take the top card; what becomes of it, and who sees it, is the game's affair."""
        return item_of(self.take(s))

    def draw_to(self, s: State, holder: int, known: int) -> int:
        """Take the top card into a holder's keeping, known to the seats of the mask."""
        p = self.take(s)
        self.hold(item_of(p), holder, known | known_of(p), pool_of(p), band_of(p))
        return item_of(p)

    def take(self, s: State) -> int:
        """Take the top place off the stack, deciding by chance what lies there if nobody has seen it."""
        if self.top:
            p = self.top.pop(0)
            if item_of(p) == UNSEEN:
                return self.decide(s)
            s.shown += 1
            return p
        for n in self.bands:
            if n:
                return self.decide(s)
        if self.bottom:
            s.shown += 1
            return self.bottom.pop(0)
        raise IllegalError("A card is drawn from an empty stack.")

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

    def could_be_next(self, item: int) -> bool:
        """Whether the next draw may turn up this card, by chance or because it is known to lie there."""
        if self.top and item_of(self.top[0]) != UNSEEN:
            return item_of(self.top[0]) == item
        pools = len(self.sizes)
        for start in range(0, len(self.bands), pools):
            for k in range(pools):
                if self.bands[start + k]:
                    return self.index_of(item, start) >= 0
        return bool(self.bottom) and item_of(self.bottom[0]) == item

    def take_out(self, item: int) -> bool:
        """Take a card that nobody has seen out of the highest band that can have it; whether there was one.

        This is for set-ups that say what has been drawn before, such as diagrams.
        """
        if item not in self.cards:
            return False
        index = self.cards.index(item)
        pool = self.pool_at(index)
        for start in range(0, len(self.bands), len(self.sizes)):
            if self.bands[start + pool]:
                self.bands[start + pool] -= 1
                self.sizes[pool] -= 1
                del self.cards[index]
                return True
        return False

    # Places

    def peek(self, s: State, n: int, known: int) -> list[int]:
        """Let the seats of a mask look at the top cards, as many of n as there are."""
        seen: list[int] = []
        places: list[int] = []
        while len(places) < n and not self.is_empty():
            p = self.take(s)
            places.append(p | known << 18)
            seen.append(item_of(p))
        self.top = places + self.top
        s.shown += 1
        return seen

    def reorder(self, items: list[int], known: int = EVERYBODY) -> None:
        """Put the top places, which hold just these cards, in an order that the seats of a mask see.

        The mask is of seats that know all of these cards. The others know no longer which is where, nor which
        band each is of: for them all count as cards of the lowest.
        """
        n = len(items)
        places = self.top[:n]
        band = 0
        for p in places:
            band = max(band, band_of(p))
        ordered: list[int] = []
        for item in items:
            for p in places:
                if item_of(p) == item:
                    if known != EVERYBODY:
                        p = place(item, pool_of(p), band, known_of(p) & known, 0)
                    ordered.append(p)
        if sorted([item_of(p) for p in ordered]) != sorted([item_of(p) for p in places]):
            raise IllegalError("The stack is put in an order of other cards than those on its top.")
        self.top = ordered + self.top[n:]

    def put_on_top(self, item: int, known: int, pool: int = 0, band: int = 0) -> None:
        """Lay a card on the stack, known to the seats of a mask; pool and band say where it came from."""
        self.top.insert(0, place(item, pool, band, known, 0))

    def put_under_next(self, item: int, known: int, pool: int = 0, band: int = 0) -> None:
        """Lay a card under the top card of the stack."""
        p = place(item, pool, band, known, 0)
        if not self.top and self.undecided() == 0:
            self.bottom.insert(1, p)
            return
        if not self.top:
            self.top.append(UNSEEN)
        self.top.insert(1, p)

    def put_at_bottom(self, item: int, known: int, pool: int = 0, band: int = 0) -> None:
        """Lay a card under the stack, known to the seats of a mask."""
        self.bottom.append(place(item, pool, band, known, 0))

    def hold(self, item: int, holder: int, known: int, pool: int = 0, band: int = 0) -> None:
        """Give a card into a holder's keeping, known to the seats of a mask."""
        p = place(item, pool, band, known, holder)
        i = 0
        while i < len(self.held) and self.held[i] < p:
            i += 1
        self.held.insert(i, p)

    def hand(self, holder: int) -> list[int]:
        """The cards that a holder has, in order of their numbers."""
        return sorted([item_of(p) for p in self.held if holder_of(p) == holder])

    def holds(self, holder: int, item: int) -> bool:
        """Whether a holder has a card."""
        for p in self.held:
            if item_of(p) == item and holder_of(p) == holder:
                return True
        return False

    def drop(self, holder: int, item: int) -> int:
        """Take a card from its holder; the place that it had, which tells its pool and band."""
        for i in range(len(self.held)):
            p = self.held[i]
            if item_of(p) == item and holder_of(p) == holder:
                del self.held[i]
                return p
        raise IllegalError("A card is dropped by one who does not hold it.")

    def unseen_by(self, seat: int) -> list[int]:
        """All cards that, for the seat, may still be anywhere out of its sight, in order of their numbers."""
        found = self.cards[:]
        for group in (self.top, self.bottom, self.held):
            for p in group:
                if known_of(p) >> seat & 1 == 0 and item_of(p) != UNSEEN:
                    found.append(item_of(p))
        found.sort()
        return found

    # Redeal

    def redeal(self, seat: int, dice: Dice) -> None:
        """Draw anew every card that the seat has not seen, each where a card of its kind may be."""
        pools = len(self.sizes)
        groups = [self.top, self.held, self.bottom]
        contents: list[list[int]] = []
        index = 0
        for k in range(pools):
            content = self.cards[index : index + self.sizes[k]]
            index += self.sizes[k]
            for group in groups:
                content += [item_of(p) for p in group if is_hidden(p, seat) and pool_of(p) == k]
            content.sort()
            dice.shuffle(content)
            contents.append(content)
        if pools > 1:
            self.mix_pools(groups, seat, dice)
        for group in groups:
            for i in range(len(group)):
                p = group[i]
                if is_hidden(p, seat):
                    group[i] = p & ~1023 | contents[pool_of(p)].pop()
        self.held.sort()
        self.cards = []
        for k in range(pools):
            content = contents[k]
            content.sort()
            self.sizes[k] = len(content)
            self.cards += content

    def mix_pools(self, groups: list[list[int]], seat: int, dice: Dice) -> None:
        """Let the hidden places of each band change pools with its unseen cards."""
        pools = len(self.sizes)
        for band in range(len(self.bands) // pools):
            labels: list[int] = []
            for k in range(pools):
                labels += [k] * self.bands[band * pools + k]
            for group in groups:
                labels += [pool_of(p) for p in group if is_hidden(p, seat) and band_of(p) == band]
            labels.sort()
            dice.shuffle(labels)
            for group in groups:
                for i in range(len(group)):
                    p = group[i]
                    if is_hidden(p, seat) and band_of(p) == band:
                        group[i] = p & ~(15 << 10) | labels.pop() << 10
            for k in range(pools):
                self.bands[band * pools + k] = 0
            for label in labels:
                self.bands[band * pools + label] += 1


def is_hidden(p: int, seat: int) -> bool:
    """Whether a place holds a decided card that the seat has not seen."""
    return known_of(p) >> seat & 1 == 0 and item_of(p) != UNSEEN


def deck_of(number: int, pools: list[list[int]], bands: list[list[int]]) -> Deck:
    """A fresh stack: the cards of each pool, and for each band, top to bottom, how many it has of each pool.

    >>> d = deck_of(0, [[1, 2, 3], [9]], [[1, 0], [1, 1]])
    >>> d.count(), d.unseen_by(0)
    (3, [1, 2, 3, 9])
    """
    cards: list[int] = []
    for pool in pools:
        cards += sorted(pool)
    counts: list[int] = []
    for band in bands:
        counts += band
    return Deck(number, cards, [len(pool) for pool in pools], counts, [], [], [])


def deck_from(number: int, v: list[list[int]]) -> Deck:
    """The deck that owns these six lists."""
    return Deck(number, v[0], v[1], v[2], v[3], v[4], v[5])
