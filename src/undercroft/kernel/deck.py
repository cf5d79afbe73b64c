"""Decks whose unseen order does not exist yet, and the cards drawn from them that somebody hides.

The cards of one deck are drawn from *pools* (sets of cards that are alike in where they may be) through
*bands* (parts of the stack, top to bottom, each with a number of cards of every pool). What a seat has seen
is a *place*: a card with a mask of the seats that know it. A place lies on top of the stack, at its bottom,
or is held: a hand, a face-down token.
"""

from __future__ import annotations

from typing import Final

from undercroft.kernel.chance import Dice
from undercroft.kernel.errors import IllegalError
from undercroft.kernel.pile import Pile
from undercroft.kernel.places import (
    EVERYBODY,
    UNSEEN,
    band_of,
    holder_of,
    is_hidden,
    item_of,
    known_of,
    place,
    pool_of,
    with_band,
    with_item,
    with_pool,
)
from undercroft.kernel.state import State

__all__ = [
    "EVERYBODY",
    "UNSEEN",
    "Deck",
    "band_of",
    "deck_from",
    "deck_of",
    "holder_of",
    "is_hidden",
    "item_of",
    "known_of",
    "place",
    "pool_of",
]

MOST_POOLS: Final = 15
"""As many as a place can tell apart."""


class Deck(Pile):
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
        super().__init__(number, cards, sizes, bands)
        self.top = top
        self.bottom = bottom
        self.held = held
        """In the order of the holders."""

    def copy(self) -> Deck:
        """An independent deck, equal to this one; they share their lists until one of them changes."""
        new = Deck(self.number, self.cards, self.sizes, self.bands, self.top, self.bottom, self.held)
        self.shared = new.shared = True
        return new

    def own(self) -> None:
        """Make the lists this deck's own: whatever changes one of them in place calls this first."""
        if self.shared:
            self.top = self.top[:]
            self.bottom = self.bottom[:]
            self.held = self.held[:]
            super().own()

    def fields(self) -> list[list[int]]:
        """The six lists of a deck, alive; not to be changed."""
        return [self.cards, self.sizes, self.bands, self.top, self.bottom, self.held]

    def count(self) -> int:
        """How many cards are left in the stack."""
        left = len(self.bottom) + self.undecided()
        for p in self.top:
            if item_of(p) != UNSEEN:
                left += 1
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
        self.own()
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
        self.own()
        self.top.insert(0, place(item, pool, band, known, 0))

    def put_under_next(self, item: int, known: int, pool: int = 0, band: int = 0) -> None:
        """Lay a card under the top card of the stack."""
        self.put_under(1, item, known, pool, band)

    def put_under(self, above: int, item: int, known: int, pool: int = 0, band: int = 0) -> None:
        """Lay a card under so many of the top cards of the stack, or at its bottom if there are fewer."""
        self.own()
        p = place(item, pool, band, known, 0)
        unseen = self.undecided()
        for other in self.top:
            if item_of(other) == UNSEEN:
                unseen -= 1
        while len(self.top) < above and unseen > 0:
            self.top.append(UNSEEN)
            unseen -= 1
        if len(self.top) >= above:
            self.top.insert(above, p)
        else:
            self.bottom.insert(above - len(self.top), p)

    def put_at_bottom(self, item: int, known: int, pool: int = 0, band: int = 0) -> None:
        """Lay a card under the stack, known to the seats of a mask."""
        self.own()
        self.bottom.append(place(item, pool, band, known, 0))

    def hold(self, item: int, holder: int, known: int, pool: int = 0, band: int = 0) -> None:
        """Give a card into a holder's keeping, known to the seats of a mask."""
        self.own()
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
        self.own()
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

    # Shuffling in

    def reshuffle(self, items: list[int]) -> None:
        """Shuffle cards that everybody has seen, such as a discard pile, into the stack."""
        self.reshuffle_places([place(item, 0, 0, EVERYBODY, 0) for item in items])

    def reshuffle_places(self, places: list[int]) -> None:
        """Shuffle the cards of places into the stack, and with them all that was known of its order.

        What everybody has seen becomes a pool of its own: nobody knows where in the stack it lies, but
        everybody knows that no card held since before can be one of it. Therefore the band of what is held
        counts, in a stack that has been shuffled, how many of the last pools have come in since. Cards that
        only some have seen go back to their own pools, and who has seen them may forget it.
        """
        self.own()
        self.join_layers()
        seen: list[int] = []
        for p in self.top + self.bottom + places:
            if known_of(p) == EVERYBODY:
                seen.append(item_of(p))
            elif item_of(p) != UNSEEN:
                if not self.has_all(pool_of(p)):
                    raise IllegalError(
                        "A card that only some have seen is shuffled into a stack with cards left out."
                    )
                self.put_back(item_of(p), pool_of(p))
        self.top = []
        self.bottom = []
        if seen:
            self.put_in(seen)
            self.held = [p if known_of(p) == EVERYBODY else with_band(p, band_of(p) + 1) for p in self.held]
        self.join_alike()
        self.held.sort()

    def join_layers(self) -> None:
        """Make one band of the stack's layers, which nobody may hold hidden cards of."""
        pools = len(self.sizes)
        if len(self.bands) == pools:
            return
        for i in range(len(self.held)):
            p = self.held[i]
            if pools > 1 and known_of(p) != EVERYBODY:
                raise IllegalError("A stack in layers is shuffled while hidden cards of it are held.")
            self.held[i] = with_band(p, 0)
        self.join_bands()

    def join_alike(self) -> None:
        """Make one pool of neighbours that no held card tells apart, and of the oldest of too many."""
        for pool in range(len(self.sizes) - 2, -1, -1):
            if self.has_all(pool) and self.has_all(pool + 1) and not self.is_told_apart(pool):
                self.join_neighbours(pool)
        while len(self.sizes) > MOST_POOLS:
            self.join_neighbours(0)

    def is_told_apart(self, pool: int) -> bool:
        """Whether some held card may be of a pool and cannot be of the next."""
        for p in self.held:
            if known_of(p) != EVERYBODY and len(self.sizes) - band_of(p) == pool + 1:
                return True
        return False

    def join_neighbours(self, pool: int) -> None:
        """Make one pool of two; what is held has come from it, or from before it, as it had."""
        pools = len(self.sizes)
        for i in range(len(self.held)):
            p = self.held[i]
            if pools - band_of(p) <= pool + 1:
                p = with_band(p, band_of(p) - 1)
            if pool_of(p) > pool:
                p = with_pool(p, pool_of(p) - 1)
            self.held[i] = p
        self.join_pools(pool)

    # Redeal

    def redeal(self, seat: int, dice: Dice) -> None:
        """Draw anew every card that the seat has not seen, each where a card of its kind may be."""
        if not self.hides_from(seat):
            return
        self.own()
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
            contents.append(content)
        if pools > 1 and len(self.bands) == pools:
            self.mix_one_band(groups, seat, dice)
        elif pools > 1:
            self.mix_pools(groups, seat, dice)
        for group in groups:
            for i in range(len(group)):
                p = group[i]
                if is_hidden(p, seat):
                    content = contents[pool_of(p)]
                    group[i] = with_item(p, content.pop(dice.below(len(content))))
        self.held.sort()
        self.cards = []
        for k in range(pools):
            self.sizes[k] = len(contents[k])
            self.cards += contents[k]

    def hides_from(self, seat: int) -> bool:
        """Whether some card has been decided that the seat has not seen."""
        for p in self.held:
            if is_hidden(p, seat):
                return True
        for p in self.top:
            if is_hidden(p, seat):
                return True
        for p in self.bottom:
            if is_hidden(p, seat):
                return True
        return False

    def mix_one_band(self, groups: list[list[int]], seat: int, dice: Dice) -> None:
        """Let hidden places and the unseen cards of the only band change pools.

        What was held while pools came in cannot be of those: it is dealt first, and the longest held of all.
        """
        pools = len(self.sizes)
        most = 0
        for group in groups:
            for p in group:
                if is_hidden(p, seat):
                    self.bands[pool_of(p)] += 1
                    most = max(most, band_of(p))
        for later in range(most, -1, -1):
            self.deal_pools(groups, seat, later, 0, pools - later, dice)

    def mix_pools(self, groups: list[list[int]], seat: int, dice: Dice) -> None:
        """Let the hidden places of each layer change pools with its unseen cards."""
        pools = len(self.sizes)
        for group in groups:
            for p in group:
                if is_hidden(p, seat):
                    self.bands[band_of(p) * pools + pool_of(p)] += 1
        for band in range(len(self.bands) // pools):
            self.deal_pools(groups, seat, band, band * pools, pools, dice)

    def deal_pools(
        self, groups: list[list[int]], seat: int, band: int, start: int, pools: int, dice: Dice
    ) -> None:
        """Give each hidden place of a band one of the counted cards of the pools that begin at a start."""
        total = 0
        for k in range(pools):
            total += self.bands[start + k]
        for group in groups:
            for i in range(len(group)):
                p = group[i]
                if is_hidden(p, seat) and band_of(p) == band:
                    n = dice.below(total)
                    total -= 1
                    pool = 0
                    while n >= self.bands[start + pool]:
                        n -= self.bands[start + pool]
                        pool += 1
                    self.bands[start + pool] -= 1
                    group[i] = with_pool(p, pool)


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
