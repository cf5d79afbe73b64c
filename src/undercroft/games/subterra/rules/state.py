"""The cave, the cavers and what hunts them."""

from __future__ import annotations

from typing import Final

from undercroft.games.subterra.rules.box import EXIT, NO_VICTIM, Box
from undercroft.kernel.chance import Dice
from undercroft.kernel.deck import deck_from
from undercroft.kernel.state import State
from undercroft.maps.grid import Grid, grid_from_fields

UNDER_WATER: Final = -1
DEVOURED: Final = -2
OFF_TABLE: Final = -1
NO_TILE: Final = -1

FLOODED: Final = 1
RUBBLE: Final = 2
ROPE: Final = 4

STACK: Final = 0
HAZARDS: Final = 1

# What happens, as told to the log. The values are listed beside each.
ROUND: Final = 1  # round, first caver
TURN: Final = 2  # caver
SKIPPED: Final = 42  # caver
PHASE: Final = 3  # phase
REVEALED: Final = 43  # caver, side, 1 if to enter it
MOVED: Final = 4  # caver, from, to, the verb
RAN: Final = 44  # caver, 1 if sprinting
STOPPED: Final = 45  # caver
LAID: Final = 5  # caver, tile, slot, quarter
DISCARDED: Final = 6  # caver, tile, uses of Guide left, -1 if it would have sealed the cave
KEPT_WAITING: Final = 7  # tile
WAITING_USED: Final = 46  # caver, tile
WAITING_BACK: Final = 47  # tile
STACK_EMPTY: Final = 48  #
STAYED: Final = 34  #
BEGUN: Final = 37  # cavers, level
TAKEN: Final = 41  # seat, caver
FIRST: Final = 38  # caver
WAITS: Final = 39  # tile
PASSED: Final = 35  # caver
SHIELDED: Final = 36  # caver, by, cause
CHECK: Final = 8  # caver, die, bonus, passed, cause
LOST: Final = 9  # caver, amount, left, cause
FELL: Final = 10  # caver, cause
WOKE: Final = 11  # caver
HEALED: Final = 12  # caver, by, health, 1 if bandaged
FLOODED_TILE: Final = 13  # slot
COLLAPSED: Final = 14  # slot
CLEARED: Final = 15  # caver, slot
ROPED: Final = 16  # caver, slot
BLASTED: Final = 17  # caver, slot, side, explosives left
HID: Final = 18  # caver, 1 if without a roll
EXERTED: Final = 19  # caver
DIRECTED: Final = 20  # leader, caver
DECLINED: Final = 49  # caver
DIVED: Final = 21  # caver, slot
HAZARD: Final = 23  # card, cards left before Out of Time
CAVEIN_ROLL: Final = 24  # die
GAS_LINGERS: Final = 50  #
GAS_OVER: Final = 25  #
NOTHING_HAPPENED: Final = 51  #
SPAWNED: Final = 26  # horror, slot
NOT_SPAWNED: Final = 52  #
STALKED: Final = 27  # horror, from, to
VANISHED: Final = 28  # horror, slot
REPELLED: Final = 29  # caver, horror, slot
STRUCK: Final = 30  # caver, horror
TIME_UP: Final = 31  #
DEVOURED_CAVER: Final = 32  # caver
LEFT: Final = 53  #
ENDED: Final = 33  # on the exit, lost
LEFT_BEHIND: Final = 40  # caver

# Causes of checks and losses: the rule that takes the health.
BY_EXERTING: Final = 0
BY_ROUGH: Final = 1
BY_TREMOR: Final = 2
BY_FLOOD: Final = 3
BY_GAS: Final = 4
BY_CAVEIN: Final = 5
BY_HORROR: Final = 6
FOR_ROPE: Final = 7
FOR_HIDING: Final = 8
FOR_TIME: Final = 9


class Cave(State):
    """A game of Sub Terra. Cavers are numbered by their seat around the table, tiles by their slot."""

    def __init__(self, box: Box, seats: int, grid: Grid, v: list[list[int]]) -> None:
        super().__init__(seats)
        self.box = box
        self.map = grid
        self.laid = v[0]
        """The tile in each slot."""
        self.turned = v[1]
        """Its quarter turns."""
        self.marks = v[2]
        """FLOODED, RUBBLE and ROPE on it."""
        self.who = v[3]
        """Which caver sits at each place of the table."""
        self.at = v[4]
        """The slot where each caver is, UNDER_WATER or DEVOURED."""
        self.health = v[5]
        self.row = v[6]
        """How many rounds in a row each caver has used Hide, this one included."""
        self.horrors = v[7]
        """The slot of each horror piece, or OFF_TABLE."""
        self.out = v[8]
        """Tiles discarded for good."""
        self.spent = v[9]
        """Hazard cards resolved, in order."""
        n = v[10]
        self.round, self.first, self.gas, self.time_up = n[0], n[1], n[2], n[3]
        self.waiting, self.hidden, self.tried = n[4], n[5], n[6]
        self.guides, self.blasts, self.stayed = n[7], n[8], n[9]
        """`stayed` is the round in which those on the exit chose to stay, 0 if they did not (9.5)."""
        self.party = n[10]
        """How many cavers go down, those still to be found included."""
        self.stack_of_tiles = deck_from(STACK, v[11:17])
        self.hazards = deck_from(HAZARDS, v[17:23])

    def own_fields(self) -> list[list[int]]:
        """All but the map."""
        numbers = [
            self.round,
            self.first,
            self.gas,
            self.time_up,
            self.waiting,
            self.hidden,
            self.tried,
            self.guides,
            self.blasts,
            self.stayed,
            self.party,
        ]
        own = [
            self.laid,
            self.turned,
            self.marks,
            self.who,
            self.at,
            self.health,
            self.row,
            self.horrors,
            self.out,
            self.spent,
            numbers,
        ]
        return own + self.stack_of_tiles.fields() + self.hazards.fields()

    def fields(self) -> list[list[int]]:
        return self.map.fields() + self.own_fields()

    def of(self, v: list[list[int]]) -> State:
        return Cave(self.box, self.seats, grid_from_fields(v[:5]), v[5:])

    def twin(self) -> State:
        return Cave(self.box, self.seats, self.map.copy(), [f[:] for f in self.own_fields()])

    def redeal_game(self, seat: int, dice: Dice) -> None:
        self.stack_of_tiles.redeal(seat, dice)
        self.hazards.redeal(seat, dice)

    # Who is where

    def size(self) -> int:
        """How many cavers went down."""
        return len(self.who)

    def seat_of(self, caver: int) -> int:
        """The player who runs a caver (1.3)."""
        return caver * self.seats // self.party

    def first_seat(self) -> int:
        """The player of the first caver, who decides what nobody else does."""
        return self.seat_of(self.first)

    def has(self, caver: int, trait: int) -> bool:
        """Whether a caver has a trait and is awake to use it (2.9)."""
        return self.health[caver] > 0 and self.box.traits[self.who[caver]] & trait != 0

    def has_turn(self, caver: int) -> bool:
        """Whether a caver has a turn (3.2); a diver under water surfaces in any case (8.2)."""
        return self.at[caver] == UNDER_WATER or (self.at[caver] != DEVOURED and self.health[caver] > 0)

    def kind_at(self, slot: int) -> int:
        """The kind of the tile in a slot."""
        return self.box.kind[self.laid[slot]]

    def is_on_exit(self, caver: int) -> bool:
        """Whether a caver is out (9.1)."""
        slot = self.at[caver]
        return slot >= 0 and self.box.kind[self.laid[slot]] == EXIT

    def exit_is_laid(self) -> bool:
        """Whether the way out has been found."""
        return self.box.exit_tile in self.laid

    def is_hidden(self, caver: int) -> bool:
        """Whether a caver hides this round (4.10)."""
        return self.hidden >> caver & 1 != 0

    def is_victim(self, caver: int) -> bool:
        """Whether horrors may go for a caver (7.3)."""
        return (
            self.health[caver] > 0
            and self.at[caver] >= 0
            and self.hidden >> caver & 1 == 0
            and self.box.traits[self.who[caver]] & NO_VICTIM == 0
            and self.box.kind[self.laid[self.at[caver]]] != EXIT
        )

    def draw_pile_empty(self) -> bool:
        """Whether the stack of tiles is used up."""
        return self.stack_of_tiles.is_empty()

    def in_table_order(self) -> list[int]:
        """The cavers from the first one on, devoured ones left out."""
        n = len(self.who)
        return [(self.first + k) % n for k in range(n) if self.at[(self.first + k) % n] != DEVOURED]
