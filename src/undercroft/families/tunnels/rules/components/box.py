"""All that the components and the scenario say, as one box that every state of a set-up shares."""

from __future__ import annotations

from typing import Final

from undercroft.families.tunnels.rules.components.cards import Card, Gear, Gift
from undercroft.families.tunnels.rules.components.destiny import Square
from undercroft.families.tunnels.rules.components.operations import Operation, Program
from undercroft.families.tunnels.rules.components.scenario import Scenario
from undercroft.families.tunnels.rules.components.tiles import Tile, TileKind
from undercroft.families.tunnels.rules.components.warriors import Kind, Line

NO_MOST: Final = -1
NO_DEF_MAX: Final = 99


class Numbers:
    """The numbers of the rules themselves."""

    def __init__(self) -> None:
        self.die_sides = 6
        self.dice_in_box = 12
        self.exhausted_mvt = 0
        self.exhausted_cbt = 0
        self.exhausted_def = 3
        self.def_max = NO_DEF_MAX
        self.always_hits = 0
        """The die that hits whatever the DEF, 0 for none."""
        self.move_cost = 1
        self.explore_cost = 1
        self.hole_cost = 1
        self.dice_per_warrior = 1
        self.destiny_dice = 3
        self.round_limit = 100
        self.demons_in_play = 1
        self.trog_figures = 11
        self.hole_tokens = 3
        self.bless_mvt = 1
        self.bless_cbt = 2
        self.clear_cbt = 2
        self.handicap_tp = 3
        self.handicap_cards = 1
        self.handicap_gifts = 1
        self.destiny_pool = 0
        """How many dice the Board of Destiny has where they wait on it."""
        self.tp_cap = 0
        """How many Threat Points can be kept, 0 for any number."""
        self.event_hand = 0
        """How many Event cards can be held, 0 for any number."""
        self.grit_mvt = 0
        self.grit_cbt = 0
        self.grit_def = 0


class Ware:
    """Something for sale in the auction: what it costs, and how many a team may have."""

    def __init__(self, cost: int, most: int) -> None:
        self.cost = cost
        self.most = most


class WarriorWare:
    """A kind of warrior for sale in the auction."""

    def __init__(self, kind: int, cost: int, most: int) -> None:
        self.kind = kind
        self.cost = cost
        self.most = most


class Auction:
    """The prices of the auction (chapter 16)."""

    def __init__(self) -> None:
        self.start = 21
        self.floor = 0
        self.first = 0
        """What the warrior costs that every team has."""
        self.gift = Ware(2, 4)
        self.gear = Ware(2, NO_MOST)
        self.card = Ware(1, NO_MOST)
        self.warriors: list[WarriorWare] = []


class Box:
    """The components by small numbers; frozen once built."""

    def __init__(self) -> None:
        self.numbers = Numbers()
        self.kinds: list[Kind] = []
        """Warriors of both sides, Humans first."""
        self.trog_kind = 0
        self.hound_kind = -1
        """The kind of warrior that acts by dice, -1 for none."""
        self.has_trog_talents = False
        """Whether any warrior gives the Troglodytes talents."""
        self.has_giants = False
        """Whether any warrior counts as more than one."""
        self.has_tile_talents = False
        """Whether any warrior gives the Troglodytes on its tile talents."""
        self.has_gear_talents = False
        """Whether any Object gives its bearer talents."""
        self.has_gear_numbers = False
        """Whether any Object adds to CBT or gives MVT."""
        self.has_quirks = False
        """Whether anything lets a warrior do or ignore what others cannot."""
        self.exhausted_line = Line(0, 0, 3)
        self.grit_line = Line(0, 0, 0)
        """The line of one who pulls himself together on a cancelled one."""
        self.colours: list[int] = []
        """The colour of each value of a die."""
        self.tile_kinds: list[TileKind] = []
        self.tiles: list[Tile] = []
        self.names_tiles = False
        """Whether each tile has a name of its own in the texts, by its id, besides that of its kind."""
        self.operations: list[Operation] = []
        self.programs: list[Program] = []
        self.cards: list[Card] = []
        self.event_items: list[int] = []
        """The kind of each single card of the Event deck."""
        self.advantage_items: list[int] = []
        self.event_times: list[int] = []
        """The moments of each single card of the Event deck."""
        self.advantage_times: list[int] = []
        self.advantage_moments = 0
        """The moments at which any card of the Human player's deck is played."""
        self.gifts: list[Gift] = []
        self.gears: list[Gear] = []
        self.squares: list[Square] = []
        self.auction = Auction()
        self.scenario = Scenario("")

    # By their words

    def kind_named(self, id: str) -> int:
        """The number of a kind of warrior, -1 if there is none."""
        for number in range(len(self.kinds)):
            if self.kinds[number].id == id:
                return number
        return -1

    def tile_named(self, id: str) -> int:
        """The number of a tile, -1 if there is none."""
        for number in range(len(self.tiles)):
            if self.tiles[number].id == id:
                return number
        return -1

    def tile_kind_named(self, id: str) -> int:
        """The number of a kind of tile, -1 if there is none."""
        for number in range(len(self.tile_kinds)):
            if self.tile_kinds[number].id == id:
                return number
        return -1

    def card_named(self, id: str) -> int:
        """The number of a kind of card, -1 if there is none."""
        for number in range(len(self.cards)):
            if self.cards[number].id == id:
                return number
        return -1

    def gift_named(self, id: str) -> int:
        """The number of a Gift, -1 if there is none."""
        for number in range(len(self.gifts)):
            if self.gifts[number].id == id:
                return number
        return -1

    def gear_named(self, id: str) -> int:
        """The number of a kind of Object, -1 if there is none."""
        for number in range(len(self.gears)):
            if self.gears[number].id == id:
                return number
        return -1
