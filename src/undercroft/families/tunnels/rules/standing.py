"""Where everybody stands, and what an edition may do in its own way."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.families.tunnels.rules.components.operations import Operation
from undercroft.families.tunnels.rules.components.tiles import TileKind
from undercroft.families.tunnels.rules.components.warriors import Kind
from undercroft.families.tunnels.rules.fields import Fields
from undercroft.families.tunnels.rules.figures import (
    DARK,
    FIGURES,
    FIRST_DEMON,
    FIRST_TROG,
    HUMANS,
    OFF,
    TROGS,
    tagged,
)
from undercroft.families.tunnels.rules.lists import replaced
from undercroft.families.tunnels.rules.masks import count
from undercroft.families.tunnels.rules.words.times import ACTING_MOMENTS, DISCARD
from undercroft.kernel.deck import Deck
from undercroft.kernel.moves import Seat


class Standing(Fields):
    """Figures on tiles. Tiles are named by their slot in the order of laying, warriors by figure."""

    # What the engine's procedures start; they stand above this module and are named in engine.py

    def enter(self, figure: int, slot: int) -> bool:
        """Start what a tile does to a warrior who has just come in; whether there is anything."""
        raise NotImplementedError

    def possess(self, attacker: int, target: int, is_unguarded: bool, is_bare: bool) -> None:
        """Let a warrior attack one of his own side (25.48)."""
        raise NotImplementedError

    def own_operation(self, op: Operation, actor: int, slot: int, dice: int) -> None:
        """Do an operation that only one edition knows."""
        raise NotImplementedError

    def draw_cards(self, deck: Deck, amount: int) -> None:
        """Let the owner of a deck draw cards."""
        raise NotImplementedError

    def activate(self, figure: int) -> None:
        """Let a warrior act."""
        raise NotImplementedError

    def kill_trogs(self, slot: int, losses: int) -> None:
        """Let so many ordinary Troglodytes of a tile die."""
        raise NotImplementedError

    # What an edition may do otherwise

    def resist(self, figure: int, hits: int) -> int:
        """What is left of hits after what the warrior himself ignores."""
        return hits

    def token_fell(self, slot: int) -> None:
        """See to it that a token has fallen to the ground."""

    def can_roll_more(self) -> bool:
        """Whether another Die of Destiny would be rolled."""
        return True

    def can_lose_tile(self) -> bool:
        """Whether the tile that is being laid may be lost."""
        return False

    def hounds_to_buy(self) -> int:
        """How many warriors that act by dice can still be bought."""
        return 0

    def attack_landed(self, attacker: int, target: int) -> None:
        """See to it that the target of an attack suffers a hit."""

    def bless_refusal(self, figure: int) -> int:
        """Why the edition does not let a warrior be blessed, or 0."""
        return 0

    def played_holder(self) -> int:
        """Where a card lies that has just been played."""
        return DISCARD

    def foresight_lasts(self) -> bool:
        """Whether who has chosen a tile that is not laid turns the next one too."""
        return True

    def demon_figure(self) -> int:
        """The figure of the Demon that the scenario names, on the map or not."""
        return FIRST_DEMON

    def free_figure(self, kind: int) -> int:
        """A figure for another warrior of a kind that is no Troglodyte, or -1."""
        for figure in range(FIRST_DEMON, FIGURES):
            if self.at[figure] < 0:
                return figure
        return -1

    def look_at_stack(self, seat: Seat, number: int, look: int) -> None:
        """Let a seat look at the top tiles."""
        raise NotImplementedError

    def deal_dice(self, rerolls: int) -> None:
        """Deal the Action Dice by lot."""
        raise NotImplementedError

    def cancel_card(self) -> None:
        """Take the effect of the Event card that is being played away."""
        raise NotImplementedError

    def doom_attacker(self) -> None:
        """Let the warrior who is about to attack go back to the supply afterwards (25.51)."""
        raise NotImplementedError

    def has_turn_cards(self) -> bool:
        """Whether the Human player holds cards of a deck that is played from while warriors act."""
        return self.human_hand > 0 and self.box.advantage_moments & ACTING_MOMENTS != 0

    # Seats

    @property
    def demon_seat(self) -> Seat:
        """The seat that leads the Demon side."""
        return 1 - self.human_seat

    def owner(self, figure: int) -> Seat:
        """The seat that leads a figure (1.1, 25.2)."""
        return self.human_seat if figure < FIRST_TROG else 1 - self.human_seat

    # Figures

    def put(self, figure: int, slot: int) -> None:
        """Put a figure on a tile, from wherever it is."""
        old = self.at[figure]
        if old >= 0:
            self.on[old] &= ~(1 << figure)
        self.at[figure] = slot
        self.on[slot] |= 1 << figure
        self.in_play |= 1 << figure

    def take_off(self, figure: int) -> None:
        """Take a figure off the map."""
        old = self.at[figure]
        if old >= 0:
            self.on[old] &= ~(1 << figure)
            self.at[figure] = OFF
            self.in_play &= ~(1 << figure)
        if self.numbered:
            self.take_number(figure)
        self.endings_due = True

    def living(self) -> int:
        """The Humans on the map, as a mask."""
        return self.in_play & HUMANS

    def kind_of(self, figure: int) -> Kind:
        """The kind of a figure."""
        return self.box.kinds[self.kind[figure]]

    def is_ordinary(self, figure: int) -> bool:
        """Whether a figure is a Troglodyte like any other: part of its tile's group target (6.1)."""
        return TROGS >> figure & 1 != 0 and not self.box.kinds[self.kind[figure]].is_single

    def ordinary_on(self, slot: int) -> int:
        """The ordinary Troglodytes of a tile, as a mask."""
        found = 0
        mask = (self.on[slot] & TROGS) >> FIRST_TROG
        figure = FIRST_TROG
        while mask:
            if mask & 1 and not self.box.kinds[self.kind[figure]].is_single:
                found |= 1 << figure
            mask >>= 1
            figure += 1
        return found

    def friends_of(self, figure: int) -> int:
        """The mask of all figures of the same side."""
        return HUMANS if figure < FIRST_TROG else DARK

    def enemies_on(self, slot: int, figure: int) -> int:
        """The enemies of a figure on a tile, as a mask."""
        return self.on[slot] & (DARK if figure < FIRST_TROG else HUMANS)

    def strength(self, mask: int) -> int:
        """As how many warriors some figures count for Blocking and Tunnel Size (25.27)."""
        if not self.box.has_giants:
            return count(mask)
        total = 0
        left: i64 = mask
        figure: i64 = 0
        while left:
            if left & 255 == 0:
                left >>= 8
                figure += 8
                continue
            if left & 1:
                total += self.box.kinds[self.kind[figure]].counts_as
            left >>= 1
            figure += 1
        return total

    def size_of(self, slot: int) -> int:
        """How many warriors of each side a tile holds; the scenario may overrule the tile (4.2)."""
        limits = self.box.scenario.limits
        if limits and slot < len(limits) and limits[slot]:
            return limits[slot]
        return self.box.tiles[self.laid[slot]].size

    def has_room(self, figure: int, slot: int) -> bool:
        """Whether Tunnel Size lets one more of the figure's side onto a tile (4.2)."""
        side = HUMANS if figure < FIRST_TROG else DARK
        more = self.box.kinds[self.kind[figure]].counts_as
        return self.strength(self.on[slot] & side) + more <= self.size_of(slot)

    def tag(self, figure: int) -> int:
        """A figure with its kind and number, for the log."""
        if figure >= FIGURES:
            return figure
        return tagged(figure, self.kind[figure], self.trog_number(figure))

    def trog_number(self, figure: int) -> int:
        """The number of a Troglodyte that is a target of its own, 0 for all others."""
        return self.numbered.index(figure) + 1 if figure in self.numbered else 0

    def take_number(self, figure: int) -> None:
        """Take the number away from a Troglodyte that had one."""
        if figure in self.numbered:
            numbered = replaced(self.numbered, self.numbered.index(figure), OFF)
            while numbered and numbered[len(numbered) - 1] < 0:
                numbered.pop()
            self.numbered = numbered

    def number_trog(self, figure: int, wanted: int = 0) -> None:
        """Give a Troglodyte a number, else the lowest that nobody bears."""
        if wanted == 0:
            wanted = 1
            while wanted <= len(self.numbered) and self.numbered[wanted - 1] >= 0:
                wanted += 1
        numbered = self.numbered[:]
        while len(numbered) < wanted:
            numbered.append(OFF)
        numbered[wanted - 1] = figure
        self.numbered = numbered

    # Tiles

    def tile_kind(self, slot: int) -> int:
        """The number of the kind of the tile in a slot."""
        return self.box.tiles[self.laid[slot]].kind

    def ground_kind(self, slot: int) -> TileKind:
        """What the tile in a slot does."""
        return self.box.tile_kinds[self.box.tiles[self.laid[slot]].kind]

    def is_quelled(self, slot: int) -> bool:
        """Whether a tile that lets warriors appear has lost that effect."""
        return self.is_entered(slot) and not self.ground_kind(slot).has_entry

    def has_hole(self, slot: int) -> bool:
        """Whether a tile has a hole, printed or as a token (22.10)."""
        return self.has_hole_token(slot) or self.ground_kind(slot).is_hole
