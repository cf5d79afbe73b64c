"""The cellars and the thieves in them."""

from __future__ import annotations

from typing import Final, cast

from tests.testgame.rules.box import Box
from undercroft.kernel.chance import Dice
from undercroft.kernel.deck import (
    EVERYBODY,
    Deck,
    band_of,
    deck_from,
    holder_of,
    item_of,
    known_of,
    pool_of,
)
from undercroft.kernel.moves import Seat
from undercroft.kernel.state import State

TREASURES: Final = 0
TRICKS: Final = 1
HAND_LIMIT: Final = 5
SLOTS: Final = 32
FIRST_SLOT: Final = 8

NOBODY: Final = -1
LEFT: Final = 0
RIGHT: Final = 1
LURK: Final = 2
PLACES: Final = ("left", "right", "lurk")

# What happens, as told to the log. The values are listed beside each.
ROUND: Final = 1  # round, lookout
WATCHED: Final = 2  # lookout, thief
SAW_CHOICE: Final = 3  # thief, place; for the lookout
WENT: Final = 4  # thief, place
DREW: Final = 5  # thief
DREW_TRICK: Final = 6  # trick; for the thief
CROWD: Final = 7  # tunnel, mask of thieves
BROUGHT: Final = 8  # thief, trick or -1
ROLLED: Final = 9  # thief, die, total
SHARED: Final = 10  # tunnel
TOOK: Final = 11  # thief, tunnel, slot
FOUND: Final = 12  # thief, treasure; for the thief
PLAYED: Final = 13  # thief, trick, target or -1
HUSHED: Final = 14  # trick
AIMED: Final = 15  # thief
SNATCHED: Final = 16  # thief, victim, slot
PEERED: Final = 17  # thief, how many
SAW_TOP: Final = 18  # treasures; for the thief
LAID_BACK: Final = 19  # thief
TURNED_UP: Final = 20  # thief, treasure
WARDEN: Final = 21  # thief
GAVE_UP: Final = 22  # thief, treasure
DAWN: Final = 23
RESHUFFLED: Final = 24  # how many tricks


class Skulk(State):
    """A night of Skulk."""

    def __init__(self, box: Box, seats: int, v: list[list[int]]) -> None:
        super().__init__(seats)
        self.box = box
        self.treasures = deck_from(TREASURES, v[0:6])
        """The layers, and the treasures in front of the thieves, each in a slot of its own."""
        self.tricks = deck_from(TRICKS, v[6:12])
        """The tricks; the holder of a hand is the seat."""
        self.spent = v[12]
        """Tricks played or brought to scuffles, in order, since the stack of tricks was made."""
        self.lost = v[13]
        """Treasures given up, and the Warden once it is awake."""
        self.owed = v[14]
        """How many tricks each thief is still to be dealt before the first round."""
        n = v[15]
        self.round, self.rounds, self.lookout, self.rematch = n[0], n[1], n[2], n[3]

    def fields(self) -> list[list[int]]:
        numbers = [self.round, self.rounds, self.lookout, self.rematch]
        return [*self.treasures.fields(), *self.tricks.fields(), self.spent, self.lost, self.owed, numbers]

    def of(self, v: list[list[int]]) -> State:
        return Skulk(self.box, self.seats, v)

    def redeal_game(self, seat: Seat, dice: Dice) -> None:
        self.tricks.redeal(seat, dice)
        self.treasures.redeal(seat, dice)
        while self.warden_is_held():  # whoever finds the Warden shows it (6.1), so nobody keeps it face down
            self.treasures.redeal(seat, dice)

    def warden_is_held(self) -> bool:
        """Whether a deal has put the Warden in front of a thief."""
        for p in self.treasures.held:
            if self.box.is_warden(item_of(p)):
                return True
        return False

    def from_lookout(self) -> list[Seat]:
        """The thieves in the order of a round."""
        return [(self.lookout + k) % self.seats for k in range(self.seats)]

    # Hands

    def hand_size(self, seat: Seat) -> int:
        """How many tricks a thief holds, which everybody sees."""
        count = 0
        for p in self.tricks.held:
            if holder_of(p) == seat:
                count += 1
        return count

    def card_of_kind(self, seat: Seat, kind: int) -> int:
        """The first trick of a kind in a thief's hand, -1 if there is none."""
        for item in self.tricks.hand(seat):
            if self.box.kinds[item] == kind:
                return item
        return -1

    def holds_kind(self, seat: Seat, kind: int) -> bool:
        """Whether a thief has a trick of a kind."""
        return self.card_of_kind(seat, kind) >= 0

    def is_left(self, kind: int) -> bool:
        """Whether some trick of a kind has not been spent: then anybody with a hand may hold it."""
        spent = 0
        for item in self.spent:
            if self.box.kinds[item] == kind:
                spent += 1
        return spent < self.box.kinds.count(kind)

    def can_draw(self, seat: Seat) -> bool:
        """Whether there is a trick to draw, and room for it in a thief's hand (1.2, 2.3)."""
        return self.hand_size(seat) < HAND_LIMIT and not (self.tricks.is_empty() and not self.spent)

    def deal_trick(self, seat: Seat) -> None:
        """Let a thief draw a trick, unseen by the others; a used-up stack is made anew first (2.3)."""
        if self.tricks.is_empty():
            if self.log is not None:
                self.tell(RESHUFFLED, [len(self.spent)])
            self.tricks.reshuffle(self.spent)
            self.spent = []
        item = self.tricks.draw_to(self, seat, 1 << seat)
        if self.log is not None:
            self.tell(DREW, [seat])
            self.tell_some(DREW_TRICK, 1 << seat, [item])

    def spend(self, seat: Seat, item: int) -> None:
        """A trick leaves the hand for all to see."""
        self.tricks.drop(seat, item)
        self.spent.append(item)
        self.shown += 1

    # Treasures in front of a thief

    def slots(self, seat: Seat) -> list[int]:
        """The slots in front of a thief that hold a treasure."""
        first = FIRST_SLOT + seat * SLOTS
        found: list[int] = []
        for p in self.treasures.held:
            if first <= holder_of(p) < first + SLOTS:
                found.append(holder_of(p) - first)
        return sorted(found)

    def free_slot(self, seat: Seat) -> int:
        """The first empty slot in front of a thief."""
        taken = self.slots(seat)
        slot = 0
        while slot in taken:
            slot += 1
        return slot

    def place_at(self, seat: Seat, slot: int) -> int:
        """The place, as decks pack it, of the treasure in a slot; -1 if the slot is empty."""
        for p in self.treasures.held:
            if holder_of(p) == FIRST_SLOT + seat * SLOTS + slot:
                return p
        return -1

    def is_face_up(self, seat: Seat, slot: int) -> bool:
        """Whether everybody sees the treasure in a slot."""
        return known_of(self.place_at(seat, slot)) == EVERYBODY

    def face_down(self, seat: Seat) -> list[int]:
        """The slots of a thief's treasures that are not turned up."""
        return [slot for slot in self.slots(seat) if not self.is_face_up(seat, slot)]

    def take_top(self, seat: Seat) -> int:
        """Lay the top treasure face down before a thief; its slot."""
        slot = self.free_slot(seat)
        self.treasures.draw_to(self, FIRST_SLOT + seat * SLOTS + slot, 1 << seat)
        return slot

    def remove(self, seat: Seat, slot: int) -> int:
        """Take the treasure out of a slot; the place it had."""
        p = self.place_at(seat, slot)
        return self.treasures.drop(holder_of(p), item_of(p))

    def put(self, seat: Seat, slot: int, p: int, known: int) -> None:
        """Lay the treasure of a place into a slot."""
        holder = FIRST_SLOT + seat * SLOTS + slot
        self.treasures.hold(item_of(p), holder, known, pool_of(p), band_of(p))

    def turn_up(self, seat: Seat, slot: int) -> int:
        """Show a treasure to everybody."""
        p = self.remove(seat, slot)
        self.put(seat, slot, p, EVERYBODY)
        self.shown += 1
        return item_of(p)


def skulk(s: State) -> Skulk:
    """A state of this game under its own type."""
    return cast(Skulk, s)


def decks(t: Skulk) -> tuple[Deck, Deck]:
    """Both decks, by number."""
    return (t.treasures, t.tricks)
