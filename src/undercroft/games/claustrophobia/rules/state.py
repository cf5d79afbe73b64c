"""The map, the warriors and their lines, the dice, the cards and the count of everything."""

from __future__ import annotations

from typing import Final

from undercroft.families.tunnels.masks import count
from undercroft.games.claustrophobia.rules.box import Box
from undercroft.games.claustrophobia.rules.codes import (
    ADVANTAGES,
    DARK,
    DEMON_ACTION,
    DEMON_ACTION_TIME,
    DEMON_HAND,
    DEMONS,
    DIRTY,
    DISCARD,
    EVENTS,
    EXHAUSTED,
    FIGURES,
    FIRST_DEMON,
    FIRST_TROG,
    HOLE_TOKEN,
    HUMAN_HAND,
    HUMAN_SEAT,
    HUMANS,
    NUMBERED,
    NUMBERS,
    OFF,
    PHASE,
    STACK,
    TROG_GROUP,
    TROGS,
)
from undercroft.kernel.chance import Dice
from undercroft.kernel.deck import EVERYBODY, Deck, deck_from, holder_of, item_of
from undercroft.kernel.moves import Seat
from undercroft.kernel.state import State
from undercroft.maps.grid import Grid, grid_from_fields

MAP_LISTS: Final = 5
OWN_LISTS: Final = 16


def mod(figure: int, until: int, mvt: int, cbt: int, defence: int, gains: int = 0, loses: int = 0) -> int:
    """Pack a passing change of a figure, or of all Troglodytes (TROG_GROUP)."""
    return figure | until << 6 | mvt << 10 | cbt << 13 | defence << 16 | gains << 19 | loses << 24


class Tunnels(State):
    """A game of Claustrophobia. Tiles are named by their slot in the order of laying, warriors by figure."""

    def __init__(self, box: Box, grid: Grid, v: list[list[int]]) -> None:
        super().__init__(2)
        self.box = box
        self.map = grid
        self.n = v[0]
        """The single numbers, by the names in codes.py."""
        self.laid = v[1]
        """The tile in each slot."""
        self.turned = v[2]
        """Its quarter turns."""
        self.marks = v[3]
        """What lies on it: hole token, entered, charges."""
        self.seals = v[4]
        """The sides of it that Demon warriors do not cross."""
        self.ground = v[5]
        """Scenario tokens lying on it, four bits for each kind."""
        self.on = v[6]
        """The figures on it."""
        self.at = v[7]
        """The slot of each figure."""
        self.kind = v[8]
        """The kind of each figure."""
        self.hurt = v[9]
        """The struck-out lines of each Human (mask), the Wounds of each other figure."""
        self.die = v[10]
        """The Action Die of each Human, 0 for none."""
        self.gear = v[11]
        """The objects of each Human (mask of kinds)."""
        self.carry = v[12]
        """Scenario tokens that each figure carries, four bits for each kind."""
        self.mods = v[13]
        """Passing changes of figures."""
        self.dice = v[14]
        """The dice that lie on the table, lowest first."""
        self.placed = v[15]
        """Groups of dice on the Board of Destiny: square and number of dice."""
        self.tiles = deck_from(STACK, v[16:22])
        self.events = deck_from(EVENTS, v[22:28])
        self.advantages = deck_from(ADVANTAGES, v[28:34])

    def own_fields(self) -> list[list[int]]:
        """All but the map."""
        own = [
            self.n,
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
            self.mods,
            self.dice,
            self.placed,
        ]
        return own + self.tiles.fields() + self.events.fields() + self.advantages.fields()

    def fields(self) -> list[list[int]]:
        return self.map.fields() + self.own_fields()

    def of(self, v: list[list[int]]) -> State:
        return Tunnels(self.box, grid_from_fields(v[:MAP_LISTS]), v[MAP_LISTS:])

    def twin(self) -> State:
        return Tunnels(self.box, self.map.copy(), [f[:] for f in self.own_fields()])

    def redeal_game(self, seat: Seat, dice: Dice) -> None:
        self.tiles.redeal(seat, dice)
        self.events.redeal(seat, dice)
        self.advantages.redeal(seat, dice)

    # Seats

    def human_seat(self) -> Seat:
        """The seat that leads the Humans."""
        return self.n[HUMAN_SEAT]

    def demon_seat(self) -> Seat:
        """The seat that leads the Demon side."""
        return 1 - self.n[HUMAN_SEAT]

    def owner(self, figure: int) -> Seat:
        """The seat that leads a figure."""
        return self.n[HUMAN_SEAT] if figure < FIRST_TROG else 1 - self.n[HUMAN_SEAT]

    # Figures

    def put(self, figure: int, slot: int) -> None:
        """Put a figure on a tile, from wherever it is."""
        old = self.at[figure]
        if old >= 0:
            self.on[old] &= ~(1 << figure)
        self.at[figure] = slot
        self.on[slot] |= 1 << figure

    def take_off(self, figure: int) -> None:
        """Take a figure off the map."""
        old = self.at[figure]
        if old >= 0:
            self.on[old] &= ~(1 << figure)
            self.at[figure] = OFF
        number = self.trog_number(figure)
        if number:
            self.n[NUMBERED] &= ~(31 << 5 * (number - 1))
        self.n[DIRTY] = 1

    def living(self) -> int:
        """The Humans on the map, as a mask."""
        found = 0
        for figure in range(FIRST_TROG):
            if self.at[figure] >= 0:
                found |= 1 << figure
        return found

    def is_ordinary(self, figure: int) -> bool:
        """Whether a figure is a Troglodyte like any other: part of its tile's group target (6.1)."""
        return TROGS >> figure & 1 != 0 and self.box.kind_single[self.kind[figure]] == 0

    def ordinary_on(self, slot: int) -> int:
        """The ordinary Troglodytes of a tile, as a mask."""
        found = 0
        mask = (self.on[slot] & TROGS) >> FIRST_TROG
        figure = FIRST_TROG
        while mask:
            if mask & 1 and self.box.kind_single[self.kind[figure]] == 0:
                found |= 1 << figure
            mask >>= 1
            figure += 1
        return found

    def free_trog(self) -> int:
        """A Troglodyte figure that is not on the map, or -1 (11.1)."""
        for figure in range(FIRST_TROG, FIRST_TROG + self.box.trog_figures):
            if self.at[figure] < 0 and self.kind[figure] >= 0:
                return figure
        return -1

    def free_demon(self) -> int:
        """A place for another Demon warrior, or -1."""
        for figure in range(FIRST_DEMON, FIGURES):
            if self.at[figure] < 0:
                return figure
        return -1

    def count_kind(self, kind: int) -> int:
        """How many figures of a kind are on the map."""
        found = 0
        for figure in range(FIGURES):
            if self.at[figure] >= 0 and self.kind[figure] == kind:
                found += 1
        return found

    def bought_demons(self) -> int:
        """How many Demons of the kind that can be bought are on the map (11.1)."""
        found = 0
        for figure in range(FIRST_DEMON, FIGURES):
            if self.at[figure] >= 0 and self.box.kind_bought[self.kind[figure]]:
                found += 1
        return found

    def friends_of(self, figure: int) -> int:
        """The mask of all figures of the same side."""
        return HUMANS if figure < FIRST_TROG else DARK

    def enemies_on(self, slot: int, figure: int) -> int:
        """The enemies of a figure on a tile, as a mask."""
        return self.on[slot] & (DARK if figure < FIRST_TROG else HUMANS)

    def has_room(self, figure: int, slot: int) -> bool:
        """Whether Tunnel Size lets one more of the figure's side onto a tile (4.2)."""
        side = HUMANS if figure < FIRST_TROG else DARK
        return count(self.on[slot] & side) < self.box.tile_size[self.laid[slot]]

    def tag(self, figure: int) -> int:
        """A figure with its kind, for the log: a figure may come back as something else."""
        if figure >= FIGURES:
            return figure
        return figure | (self.kind[figure] + 1) << 8 | self.trog_number(figure) << 16

    # The numbers of Troglodytes that are targets of their own

    def trog_number(self, figure: int) -> int:
        """The number of a Troglodyte that is a target of its own, 0 for all others."""
        left = self.n[NUMBERED]
        number = 1
        while left:
            if left & 31 == figure - FIRST_TROG + 1:
                return number
            left >>= 5
            number += 1
        return 0

    def number_trog(self, figure: int, wanted: int = 0) -> None:
        """Give a Troglodyte a number, else the lowest that nobody bears."""
        if wanted == 0:
            wanted = 1
            while self.n[NUMBERED] >> 5 * (wanted - 1) & 31:
                wanted += 1
        shift = 5 * (wanted - 1)
        self.n[NUMBERED] = self.n[NUMBERED] & ~(31 << shift) | figure - FIRST_TROG + 1 << shift

    # Numbers of a warrior

    def is_exhausted(self, figure: int) -> bool:
        """Whether a Human is Exhausted (9.1); nobody else ever is."""
        return figure < FIRST_TROG and self.n[EXHAUSTED] >> figure & 1 != 0

    def talents(self, figure: int) -> int:
        """The Talents that a figure has now, as bits."""
        t = self.box
        if figure < FIRST_TROG and self.n[EXHAUSTED] >> figure & 1:
            return 0
        found = t.kind_talents[self.kind[figure]]
        is_trog = TROGS >> figure & 1 != 0
        if is_trog and t.has_trog_talents:
            for demon in range(FIRST_DEMON, FIGURES):
                if self.at[demon] >= 0:
                    found |= t.kind_trog_talents[self.kind[demon]]
        lost = 0
        for m in self.mods:
            who = m & 63
            if who == figure or (is_trog and who == TROG_GROUP):
                found |= m >> 19 & 31
                if m >> 6 & 15 != DEMON_ACTION_TIME or self.n[PHASE] == DEMON_ACTION:
                    lost |= m >> 24 & 31
        return found & ~lost

    def any_talent(self, mask: int, talent: int) -> bool:
        """Whether one of several figures has a Talent."""
        figure = 0
        while mask:
            if mask & 255 == 0:
                mask >>= 8
                figure += 8
            elif mask & 1 and self.talents(figure) & talent:
                return True
            else:
                mask >>= 1
                figure += 1
        return False

    def bonus(self, figure: int, shift: int) -> int:
        """The sum of the passing changes of one number: shift 10 for MVT, 13 for CBT, 16 for DEF."""
        total = 0
        is_trog = figure == TROG_GROUP or TROGS >> figure & 1 != 0
        for m in self.mods:
            who = m & 63
            if who == figure or (is_trog and who == TROG_GROUP):
                total += m >> shift & 7
        return total

    def mvt(self, figure: int) -> int:
        """The MVT of a figure now."""
        t = self.box
        if figure < FIRST_TROG:
            if self.n[EXHAUSTED] >> figure & 1:
                base = t.exhausted_mvt
            else:
                base = t.kind_lines[self.kind[figure] * 18 + (self.die[figure] - 1) * 3]
        else:
            base = t.kind_lines[self.kind[figure] * 18]
        if self.mods:
            base += self.bonus(figure, 10)
        if t.token_slow and self.carry[figure] and base > 1:
            base = base - t.token_slow if base - t.token_slow > 1 else 1
        return base

    def cbt(self, figure: int) -> int:
        """The CBT of a figure now, whatever its target."""
        t = self.box
        if figure < FIRST_TROG:
            if self.n[EXHAUSTED] >> figure & 1:
                base = t.exhausted_cbt
            else:
                base = t.kind_lines[self.kind[figure] * 18 + (self.die[figure] - 1) * 3 + 1]
        else:
            kind = self.kind[figure]
            base = t.kind_lines[kind * 18 + 1]
            if t.kind_crowd[kind] and count(self.on[self.at[figure]] & HUMANS) >= t.kind_crowd[kind]:
                base += t.kind_crowd_cbt[kind]
        return base + self.bonus(figure, 13) if self.mods else base

    def cbt_against(self, figure: int, target: int) -> int:
        """The CBT of a figure against a target."""
        base = self.cbt(figure)
        if figure >= FIRST_TROG and target < FIRST_TROG:
            per_line = self.box.kind_per_line[self.kind[figure]]
            if per_line:
                base += per_line * count(self.hurt[target])
        return base

    def defence(self, target: int, slot: int) -> int:
        """The DEF of a figure, or of the ordinary Troglodytes of a tile (6.2, 22.14)."""
        t = self.box
        fixed = t.def_is[t.tile_kind[self.laid[slot]]]
        if fixed:
            return fixed
        if target == TROG_GROUP:
            base = t.kind_lines[t.trog_kind * 18 + 2]
        elif target < FIRST_TROG:
            if self.n[EXHAUSTED] >> target & 1 or self.die[target] == 0:
                base = t.exhausted_def
            else:
                base = t.kind_lines[self.kind[target] * 18 + (self.die[target] - 1) * 3 + 2]
                base += self.gear_sum(target, t.object_def)
        else:
            base = t.kind_lines[self.kind[target] * 18 + 2]
        if self.mods:
            base += self.bonus(target, 16)
        return base if base < t.def_max else t.def_max

    def gear_sum(self, figure: int, column: list[int]) -> int:
        """The sum of a column over the Objects that a Human can use now (9.1)."""
        gear = self.gear[figure]
        total = 0
        kind = 0
        tired = self.n[EXHAUSTED] >> figure & 1
        while gear:
            if gear & 1 and (not tired or self.box.object_tireless[kind]):
                total += column[kind]
            gear >>= 1
            kind += 1
        return total

    def expire(self, until: int) -> None:
        """Drop the changes that last until this moment."""
        if self.mods:
            self.mods = [m for m in self.mods if m >> 6 & 15 != until]

    def expire_of(self, figure: int, until: int) -> None:
        """Drop the changes of one figure that last until this moment."""
        if self.mods:
            self.mods = [m for m in self.mods if m & 63 != figure or m >> 6 & 15 != until]

    # Tiles

    def tile_kind(self, slot: int) -> int:
        """The kind of the tile in a slot."""
        return self.box.tile_kind[self.laid[slot]]

    def has_hole(self, slot: int) -> bool:
        """Whether a tile has a hole, printed or as a token (22.10)."""
        return self.marks[slot] & HOLE_TOKEN != 0 or self.box.is_hole[self.tile_kind(slot)] != 0

    def unexplored(self, slot: int) -> int:
        """The unexplored openings of a tile (5.2), blocked ones too (25.50); none toward rock."""
        return self.map.free[slot]

    # Cards

    def deck_of_seat(self, seat: Seat) -> Deck:
        """The deck whose cards a seat holds."""
        return self.advantages if seat == self.n[HUMAN_SEAT] else self.events

    def card_of(self, deck: int, item: int) -> int:
        """The kind of a card."""
        return self.box.event_items[item] if deck == EVENTS else self.box.advantage_items[item]

    def hand_size(self, seat: Seat) -> int:
        """How many cards a seat holds: open to all (25.52)."""
        return self.n[HUMAN_HAND] if seat == self.n[HUMAN_SEAT] else self.n[DEMON_HAND]

    def might_hold(self, seat: Seat, moments: int) -> bool:
        """Whether the other seat cannot rule out that this one holds a card for one of these moments."""
        if self.hand_size(seat) == 0:
            return False
        deck = self.deck_of_seat(seat)
        kinds = self.box.event_items if deck.number == EVENTS else self.box.advantage_items
        moment = self.box.card_moment
        for item in deck.cards:
            if moment[kinds[item]] & moments:
                return True
        for p in deck.held:
            if holder_of(p) != DISCARD and moment[kinds[item_of(p)]] & moments:
                return True
        return False

    def kinds_held(self, seat: Seat, moments: int) -> list[int]:
        """The kinds of cards for these moments that a seat holds, each once."""
        found: list[int] = []
        if self.hand_size(seat) == 0:
            return found
        deck = self.deck_of_seat(seat)
        kinds = self.box.event_items if deck.number == EVENTS else self.box.advantage_items
        for p in deck.held:
            if holder_of(p) == seat:
                kind = kinds[item_of(p)]
                if self.box.card_moment[kind] & moments and kind not in found:
                    found.append(kind)
        return found

    def draw_card(self, deck: Deck) -> int:
        """Draw a card into its owner's hand; -1 if the deck is used up (14.1)."""
        if deck.is_empty():
            return -1
        seat = self.demon_seat() if deck.number == EVENTS else self.human_seat()
        self.n[DEMON_HAND if deck.number == EVENTS else HUMAN_HAND] += 1
        return deck.draw_to(self, seat, 1 << seat)

    def discard(self, deck: Deck, seat: Seat, kind: int) -> int:
        """Discard a card of a kind from a hand; the card."""
        kinds = self.box.event_items if deck.number == EVENTS else self.box.advantage_items
        for item in deck.hand(seat):
            if kinds[item] == kind:
                deck.drop(seat, item)
                deck.hold(item, DISCARD, EVERYBODY)
                self.n[DEMON_HAND if deck.number == EVENTS else HUMAN_HAND] -= 1
                return item
        return -1


def blank_lists() -> list[list[int]]:
    """The lists of a game in which nothing has been set up."""
    numbers = [0] * NUMBERS
    own = [numbers]
    own += [[] for _ in range(6)]
    own += [
        [OFF] * FIGURES,
        [OFF] * FIGURES,
        [0] * FIGURES,
        [0] * FIRST_TROG,
        [0] * FIRST_TROG,
        [0] * FIGURES,
    ]
    own += [[], [], []]
    return own + [[] for _ in range(18)]


def demons_on_map(s: Tunnels) -> int:
    """The Demon warriors that are no Troglodytes, as a mask."""
    found = 0
    for figure in range(FIRST_DEMON, FIGURES):
        if s.at[figure] >= 0:
            found |= 1 << figure
    return found & DEMONS
