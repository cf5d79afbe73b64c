"""The cave, the cavers and what hunts them."""

from __future__ import annotations

from typing import Final

from undercroft.games.subterra.rules.box import EXIT, NO_VICTIM, Box, Caver, Tile
from undercroft.kernel.chance import Dice
from undercroft.kernel.deck import Deck, deck_from
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


class Cave(State):
    """A game of Sub Terra. Cavers are numbered by their place at the table, tiles by their slot.

    Which tiles are connected is the map's affair: both sides that meet are open (2.1, 2.3).
    """

    def __init__(self, box: Box, seats: int, grid: Grid, stack_of_tiles: Deck, hazards: Deck) -> None:
        super().__init__(seats)
        self.box = box
        self.map = grid
        self.stack_of_tiles = stack_of_tiles
        self.hazards = hazards
        self.laid: list[int] = []
        """The tile in each slot."""
        self.turned: list[int] = []
        """Its quarter turns."""
        self.marks: list[int] = []
        """FLOODED, RUBBLE and ROPE on it."""
        self.who: list[int] = []
        """Which caver sits at each place of the table."""
        self.at: list[int] = []
        """The slot where each caver is, UNDER_WATER or DEVOURED."""
        self.health: list[int] = []
        self.row: list[int] = []
        """How many rounds in a row each caver has used Hide, this one included."""
        self.horrors: list[int] = []
        """The slot of each horror piece, or OFF_TABLE."""
        self.out: list[int] = []
        """Tiles discarded for good."""
        self.spent: list[int] = []
        """Hazard cards resolved, in order."""
        self.party = 0
        """How many cavers go down, those still to be found included."""
        self.round = 1
        self.first = 0
        """Who holds the first-caver marker."""
        self.gas = 0
        """Whether gas lingers (6.5)."""
        self.time_up = 0
        """Whether Out of Time is out (9.2)."""
        self.waiting = NO_TILE
        """The tile that waits for the geologist (8.8)."""
        self.hidden = 0
        """Who hides this round, and who tried to: masks of cavers (4.10)."""
        self.tried = 0
        self.guides = box.guides
        self.blasts = box.blasts
        self.stayed = 0
        """The round in which those on the exit chose to stay, 0 if they did not (9.5)."""

    def fields(self) -> list[list[int]]:
        figures = [self.who, self.at, self.health, self.row, self.horrors]
        table = [self.laid, self.turned, self.marks, *figures, self.out, self.spent]
        numbers = [self.party, self.round, self.first, self.gas, self.time_up, self.waiting]
        numbers += [self.hidden, self.tried, self.guides, self.blasts, self.stayed]
        decks = self.stack_of_tiles.fields() + self.hazards.fields()
        return self.map.fields() + table + decks + [[number] for number in numbers]

    def of(self, v: list[list[int]]) -> State:
        new = Cave(
            self.box,
            self.seats,
            grid_from_fields(v[:5]),
            deck_from(STACK, v[15:21]),
            deck_from(HAZARDS, v[21:27]),
        )
        new.laid, new.turned, new.marks = v[5], v[6], v[7]
        new.who, new.at, new.health, new.row, new.horrors = v[8], v[9], v[10], v[11], v[12]
        new.out, new.spent = v[13], v[14]
        new.party, new.round, new.first = v[27][0], v[28][0], v[29][0]
        new.gas, new.time_up, new.waiting = v[30][0], v[31][0], v[32][0]
        new.hidden, new.tried = v[33][0], v[34][0]
        new.guides, new.blasts, new.stayed = v[35][0], v[36][0], v[37][0]
        return new

    def twin(self) -> State:
        new = Cave(self.box, self.seats, self.map.copy(), self.stack_of_tiles.copy(), self.hazards.copy())
        new.laid = self.laid  # these five are never changed in place
        new.turned = self.turned
        new.who = self.who
        new.out = self.out
        new.spent = self.spent
        new.marks = self.marks[:]
        new.at = self.at[:]
        new.health = self.health[:]
        new.row = self.row[:]
        new.horrors = self.horrors[:]
        new.party = self.party
        new.round = self.round
        new.first = self.first
        new.gas = self.gas
        new.time_up = self.time_up
        new.waiting = self.waiting
        new.hidden = self.hidden
        new.tried = self.tried
        new.guides = self.guides
        new.blasts = self.blasts
        new.stayed = self.stayed
        return new

    def redeal_game(self, seat: int, dice: Dice) -> None:
        self.stack_of_tiles.redeal(seat, dice)
        self.hazards.redeal(seat, dice)

    def join(self, who: int) -> None:
        """One more caver, at the next place of the table and on the start (1.3, 1.4)."""
        self.who = [*self.who, who]
        self.at.append(0)
        self.health.append(self.box.cavers[who].health)
        self.row.append(0)

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

    def caver(self, caver: int) -> Caver:
        """The board of a caver."""
        return self.box.cavers[self.who[caver]]

    def has(self, caver: int, trait: int) -> bool:
        """Whether a caver has a trait and is awake to use it (2.9)."""
        return self.health[caver] > 0 and self.box.cavers[self.who[caver]].traits & trait != 0

    def is_devoured(self, caver: int) -> bool:
        """Whether a caver is out of the game (9.2)."""
        return self.at[caver] == DEVOURED

    def is_under_water(self, caver: int) -> bool:
        """Whether a caver has dived, where only tremors reach (8.1, 8.3)."""
        return self.at[caver] == UNDER_WATER

    def has_turn(self, caver: int) -> bool:
        """Whether a caver has a turn (3.2); a diver under water surfaces in any case (8.2)."""
        return self.at[caver] == UNDER_WATER or (self.at[caver] != DEVOURED and self.health[caver] > 0)

    def tile(self, slot: int) -> Tile:
        """The tile in a slot, as it is printed."""
        return self.box.tiles[self.laid[slot]]

    def is_flooded(self, slot: int) -> bool:
        """Whether water stands on a tile (5.2)."""
        return self.marks[slot] & FLOODED != 0

    def has_rubble(self, slot: int) -> bool:
        """Whether rubble lies on a tile (5.5)."""
        return self.marks[slot] & RUBBLE != 0

    def has_rope(self, slot: int) -> bool:
        """Whether a rope hangs on a tile (5.11)."""
        return self.marks[slot] & ROPE != 0

    def kind_at(self, slot: int) -> int:
        """The kind of the tile in a slot."""
        return self.box.tiles[self.laid[slot]].kind

    def is_on_exit(self, caver: int) -> bool:
        """Whether a caver is out (9.1)."""
        slot = self.at[caver]
        return slot >= 0 and self.box.tiles[self.laid[slot]].kind == EXIT

    def exit_is_laid(self) -> bool:
        """Whether the way out has been found."""
        return self.box.exit_tile in self.laid

    def is_hidden(self, caver: int) -> bool:
        """Whether a caver hides this round (4.10)."""
        return self.hidden >> caver & 1 != 0

    def has_tried(self, caver: int) -> bool:
        """Whether a caver has used Hide this round (4.12)."""
        return self.tried >> caver & 1 != 0

    def is_victim(self, caver: int) -> bool:
        """Whether horrors may go for a caver (4.11, 7.3)."""
        return (
            self.health[caver] > 0
            and self.at[caver] >= 0
            and self.hidden >> caver & 1 == 0
            and self.box.cavers[self.who[caver]].traits & NO_VICTIM == 0
            and self.box.tiles[self.laid[self.at[caver]]].kind != EXIT
        )

    def draw_pile_empty(self) -> bool:
        """Whether the stack of tiles is used up."""
        return self.stack_of_tiles.is_empty()

    def in_table_order(self) -> list[int]:
        """The cavers from the first one on, devoured ones left out."""
        n = len(self.who)
        return [(self.first + k) % n for k in range(n) if self.at[(self.first + k) % n] != DEVOURED]
