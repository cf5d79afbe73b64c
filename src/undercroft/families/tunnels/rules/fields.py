"""All that a state in the tunnels holds, in the order in which it is saved."""

from __future__ import annotations

from typing import Final

from undercroft.families.tunnels.rules.components.box import Box
from undercroft.families.tunnels.rules.figures import FIGURES, FIRST_TROG, OFF
from undercroft.families.tunnels.rules.lists import replaced
from undercroft.kernel.chance import Dice
from undercroft.kernel.deck import Deck
from undercroft.kernel.moves import Seat
from undercroft.kernel.state import State
from undercroft.maps.grid import Grid

MAP_LISTS: Final = 5

NUMBER_NAMES: Final = (
    "round", "phase", "tp", "acted", "exhausted", "gifts", "gifts-barred", "foresight",
    "destiny-dice-to-come", "destiny-dice-most", "action-dice-to-come", "blessing-used", "lifted",
    "squares-used", "demons-left", "lines-for-demon", "trail-number", "trail-slot", "trail-side",
    "trail-since", "counter", "reached", "escaped", "dead", "human-seat", "endings-due", "guide",
    "human-points", "demon-points", "face-down", "holes-left", "fresh", "strict-trail", "last-round",
    "first-count", "brought", "once-used", "tokens-out", "handicaps", "bid", "demon-hand", "human-hand",
    "ending",
)  # fmt: skip

DECK_LISTS: Final = 6
LIST_NAMES: Final = (
    "laid", "turned", "marks", "seals", "ground", "on", "at", "kind", "hurt", "die", "gear", "carry",
    "changes", "dice", "placed", "numbered",
)  # fmt: skip
ON: Final = 5
AT: Final = 6
"""Which of them change in place; the others do not (see lists.py)."""


# ---- what lies on a tile, as bits; only this module takes it apart

HOLE_TOKEN: Final = 1
ENTERED: Final = 2
DRUNK: Final = 4
"""The fountain has served in this Initiative phase."""
CHARGE: Final = 8
"""One charge of a fountain; the charges stand in the bits from here on."""


class Fields(State):
    """What is written down of a game in the tunnels: named numbers, lists, decks and the map."""

    def __init__(
        self, box: Box, grid: Grid, v: list[list[int]], tiles: Deck, events: Deck, advantages: Deck
    ) -> None:
        super().__init__(2)
        self.box = box
        self.map = grid
        self.laid = v[0]
        """The tile in each slot."""
        self.turned = v[1]
        """Its quarter turns."""
        self.marks = v[2]
        """What lies on it: hole token, entered, charges."""
        self.seals = v[3]
        """The sides of it that Demon warriors do not cross."""
        self.ground = v[4]
        """Scenario tokens lying on it, as a purse."""
        self.on = v[5]
        """The figures on it."""
        self.at = v[6]
        """The slot of each figure."""
        self.kind = v[7]
        """The kind of each figure."""
        self.hurt = v[8]
        """The struck-out lines of each Human (mask), the Wounds of each other figure."""
        self.die = v[9]
        """The Action Die of each Human, 0 for none."""
        self.gear = v[10]
        """The objects of each Human (mask of kinds)."""
        self.carry = v[11]
        """Scenario tokens that each figure carries, as a purse."""
        self.changes = v[12]
        """Passing changes of figures."""
        self.dice = v[13]
        """The dice that lie on the table, lowest first."""
        self.placed = v[14]
        """Groups of dice on the Board of Destiny."""
        self.numbered = v[15]
        """The Troglodytes that are targets of their own, by the number that each bears: 1, 2 ..."""
        self.tiles = tiles
        self.events = events
        self.advantages = advantages
        self.in_play = 0
        """The figures on the map, as a mask; `at` says the same, and is what is saved."""

    def set_numbers(self, n: list[int]) -> None:
        """Take the single numbers from a list, and see who is on the map."""
        for figure in range(FIGURES):
            if self.at[figure] >= 0:
                self.in_play |= 1 << figure
        self.round = n[0]
        self.phase = n[1]
        self.tp = n[2]
        self.acted = n[3]
        """The warriors who have been activated in this phase, as a mask."""
        self.exhausted = n[4]
        self.gifts = n[5]
        """The Gifts that the Humans have, as a mask."""
        self.gifts_barred = n[6] != 0
        self.foresight = n[7] != 0
        """Whether the Human player chooses the tile of the next exploration."""
        self.destiny_dice_to_come = n[8]
        self.destiny_dice_most = n[9]
        """How many Dice of Destiny are rolled next at most, 0 for no limit."""
        self.action_dice_to_come = n[10]
        self.blessing_used = n[11] != 0
        self.lifted = n[12]
        """The conditions of appearing that do not hold in this phase, as bits."""
        self.squares_used = n[13]
        self.demons_left = n[14]
        self.lines_for_demon = n[15]
        """For so many hits the Demon player picks the line."""
        self.trail_number = n[16]
        self.trail_slot = n[17]
        self.trail_side = n[18]
        self.trail_since = n[19]
        """The round in which the trail die got its number."""
        self.counter = n[20]
        self.reached = n[21]
        self.escaped = n[22]
        self.dead = n[23]
        self.human_seat = n[24]
        """The seat that leads the Humans."""
        self.endings_due = n[25] != 0
        """Whether something has changed that an ending may look at."""
        self.guide = n[26]
        """The tile of the guide, OFF without one."""
        self.human_points = n[27]
        self.demon_points = n[28]
        self.face_down = n[29]
        self.holes_left = n[30]
        self.fresh = n[31]
        """The Humans who have come back to their side in this round."""
        self.strict_trail = n[32] != 0
        self.last_round = n[33]
        self.first_count = n[34]
        self.brought = n[35]
        self.once_used = n[36] != 0
        self.tokens_out = n[37]
        self.handicaps = n[38]
        self.bid = n[39]
        self.demon_hand = n[40]
        self.human_hand = n[41]
        self.ending = n[42]

    def take_numbers(self, other: Fields) -> None:
        """Take the single numbers from another state: the quick way to copy them."""
        self.in_play = other.in_play
        self.round = other.round
        self.phase = other.phase
        self.tp = other.tp
        self.acted = other.acted
        self.exhausted = other.exhausted
        self.gifts = other.gifts
        self.gifts_barred = other.gifts_barred
        self.foresight = other.foresight
        self.destiny_dice_to_come = other.destiny_dice_to_come
        self.destiny_dice_most = other.destiny_dice_most
        self.action_dice_to_come = other.action_dice_to_come
        self.blessing_used = other.blessing_used
        self.lifted = other.lifted
        self.squares_used = other.squares_used
        self.demons_left = other.demons_left
        self.lines_for_demon = other.lines_for_demon
        self.trail_number = other.trail_number
        self.trail_slot = other.trail_slot
        self.trail_side = other.trail_side
        self.trail_since = other.trail_since
        self.counter = other.counter
        self.reached = other.reached
        self.escaped = other.escaped
        self.dead = other.dead
        self.human_seat = other.human_seat
        self.endings_due = other.endings_due
        self.guide = other.guide
        self.human_points = other.human_points
        self.demon_points = other.demon_points
        self.face_down = other.face_down
        self.holes_left = other.holes_left
        self.fresh = other.fresh
        self.strict_trail = other.strict_trail
        self.last_round = other.last_round
        self.first_count = other.first_count
        self.brought = other.brought
        self.once_used = other.once_used
        self.tokens_out = other.tokens_out
        self.handicaps = other.handicaps
        self.bid = other.bid
        self.demon_hand = other.demon_hand
        self.human_hand = other.human_hand
        self.ending = other.ending

    def numbers(self) -> list[int]:
        """The single numbers, by NUMBER_NAMES."""
        return [
            self.round,
            self.phase,
            self.tp,
            self.acted,
            self.exhausted,
            self.gifts,
            int(self.gifts_barred),
            int(self.foresight),
            self.destiny_dice_to_come,
            self.destiny_dice_most,
            self.action_dice_to_come,
            int(self.blessing_used),
            self.lifted,
            self.squares_used,
            self.demons_left,
            self.lines_for_demon,
            self.trail_number,
            self.trail_slot,
            self.trail_side,
            self.trail_since,
            self.counter,
            self.reached,
            self.escaped,
            self.dead,
            self.human_seat,
            int(self.endings_due),
            self.guide,
            self.human_points,
            self.demon_points,
            self.face_down,
            self.holes_left,
            self.fresh,
            int(self.strict_trail),
            self.last_round,
            self.first_count,
            self.brought,
            int(self.once_used),
            self.tokens_out,
            self.handicaps,
            self.bid,
            self.demon_hand,
            self.human_hand,
            self.ending,
        ]

    def lists(self) -> list[list[int]]:
        """All lists but those of the map and of the decks, alive."""
        return [
            self.laid,
            self.turned,
            self.marks,
            self.seals,
            self.ground,
            self.on,
            self.at,
            self.kind,
            self.hurt,
            self.die,
            self.gear,
            self.carry,
            self.changes,
            self.dice,
            self.placed,
            self.numbered,
        ]

    def twin_lists(self) -> list[list[int]]:
        """The lists of a copy: of those that change in place one of its own, the others are shared."""
        lists = self.lists()
        lists[ON] = self.on[:]
        lists[AT] = self.at[:]
        return lists

    def fields(self) -> list[list[int]]:
        decks = self.tiles.fields() + self.events.fields() + self.advantages.fields()
        return [*self.map.fields(), self.numbers(), *self.lists(), *decks]

    def redeal_game(self, seat: Seat, dice: Dice) -> None:
        self.tiles.redeal(seat, dice)
        self.events.redeal(seat, dice)
        self.advantages.redeal(seat, dice)

    # What lies on a tile

    def has_hole_token(self, slot: int) -> bool:
        """Whether a hole token lies on a tile."""
        return self.marks[slot] & HOLE_TOKEN != 0

    def lay_hole_token(self, slot: int) -> None:
        """Lay a hole token on a tile."""
        self.marks = replaced(self.marks, slot, self.marks[slot] | HOLE_TOKEN)

    def is_entered(self, slot: int) -> bool:
        """Whether a Human has come onto a tile that does something to the first one."""
        return self.marks[slot] & ENTERED != 0

    def mark_entered(self, slot: int) -> None:
        """Note that the first Human has come onto a tile."""
        self.marks = replaced(self.marks, slot, self.marks[slot] | ENTERED)

    def charges(self, slot: int) -> int:
        """The charges that a fountain has left."""
        return self.marks[slot] // CHARGE

    def set_charges(self, slot: int, number: int) -> None:
        """Fill a fountain."""
        self.marks = replaced(self.marks, slot, self.marks[slot] % CHARGE + number * CHARGE)

    def has_served(self, slot: int) -> bool:
        """Whether a fountain has served in this Initiative phase."""
        return self.marks[slot] & DRUNK != 0

    def drink(self, slot: int) -> None:
        """Use a charge of a fountain."""
        self.marks = replaced(self.marks, slot, (self.marks[slot] - CHARGE) | DRUNK)

    def mark_served(self, slot: int) -> None:
        """Note that a fountain has served in this Initiative phase."""
        self.marks = replaced(self.marks, slot, self.marks[slot] | DRUNK)

    def refresh_fountains(self) -> None:
        """Let fountains serve again."""
        self.marks = [mark & ~DRUNK for mark in self.marks]


def blank_lists() -> list[list[int]]:
    """The lists of a game in which nothing has been set up."""
    own: list[list[int]] = [[] for _ in range(6)]
    own += [
        [OFF] * FIGURES,
        [OFF] * FIGURES,
        [0] * FIGURES,
        [0] * FIRST_TROG,
        [0] * FIRST_TROG,
        [0] * FIGURES,
    ]
    return own + [[] for _ in range(4)]
