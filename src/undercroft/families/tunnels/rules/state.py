"""Where everybody stands, and the numbers that a warrior has there and then."""

from __future__ import annotations

from undercroft.families.tunnels.rules.changes import (
    cbt_in,
    def_in,
    gained_in,
    lasts_until,
    lost_in,
    mvt_in,
    who_has,
)
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
    TROG_GROUP,
    TROGS,
    tagged,
)
from undercroft.families.tunnels.rules.masks import count, members
from undercroft.families.tunnels.rules.words.times import DEMON_ACTION, DEMON_ACTION_TIME
from undercroft.kernel.moves import Seat


class Tunnels(Fields):
    """A game in the tunnels. Tiles are named by their slot in the order of laying, warriors by figure."""

    # What the engine's procedures start; they stand above this module and are named in engine.py

    def enter(self, figure: int, slot: int) -> bool:
        """Start what a tile does to a warrior who has just come in; whether there is anything."""
        raise NotImplementedError

    def possess(self, attacker: int, target: int) -> None:
        """Let a warrior attack one of his own side (25.48)."""
        raise NotImplementedError

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

    def take_off(self, figure: int) -> None:
        """Take a figure off the map."""
        old = self.at[figure]
        if old >= 0:
            self.on[old] &= ~(1 << figure)
            self.at[figure] = OFF
        if self.numbered:
            self.take_number(figure)
        self.endings_due = True

    def living(self) -> int:
        """The Humans on the map, as a mask."""
        found = 0
        for figure in range(FIRST_TROG):
            if self.at[figure] >= 0:
                found |= 1 << figure
        return found

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
        for figure in members(mask):
            total += self.box.kinds[self.kind[figure]].counts_as
        return total

    def size_of(self, slot: int) -> int:
        """How many warriors of each side a tile holds (4.2)."""
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
            self.numbered[self.numbered.index(figure)] = OFF
            while self.numbered and self.numbered[len(self.numbered) - 1] < 0:
                self.numbered.pop()

    def number_trog(self, figure: int, wanted: int = 0) -> None:
        """Give a Troglodyte a number, else the lowest that nobody bears."""
        if wanted == 0:
            wanted = 1
            while wanted <= len(self.numbered) and self.numbered[wanted - 1] >= 0:
                wanted += 1
        while len(self.numbered) < wanted:
            self.numbered.append(OFF)
        self.numbered[wanted - 1] = figure

    # Numbers of a warrior

    def is_exhausted(self, figure: int) -> bool:
        """Whether a Human is Exhausted (9.1); nobody else ever is."""
        return figure < FIRST_TROG and self.exhausted >> figure & 1 != 0

    def talents(self, figure: int) -> int:
        """The Talents that a figure has now, as bits (25.9)."""
        box = self.box
        if figure < FIRST_TROG and self.exhausted >> figure & 1:
            return 0
        found = box.kinds[self.kind[figure]].talents
        is_trog = TROGS >> figure & 1 != 0
        if is_trog and box.has_trog_talents:
            for demon in range(FIRST_DEMON, FIGURES):
                if self.at[demon] >= 0:
                    found |= box.kinds[self.kind[demon]].trog_talents
        lost = 0
        for m in self.changes:
            who = who_has(m)
            if who == figure or (is_trog and who == TROG_GROUP):
                found |= gained_in(m)
                if lasts_until(m) != DEMON_ACTION_TIME or self.phase == DEMON_ACTION:
                    lost |= lost_in(m)
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

    def mvt_bonus(self, figure: int) -> int:
        """What the passing changes of a figure, or of all Troglodytes, add to its MVT."""
        total = 0
        is_trog = figure == TROG_GROUP or TROGS >> figure & 1 != 0
        for m in self.changes:
            who = who_has(m)
            if who == figure or (is_trog and who == TROG_GROUP):
                total += mvt_in(m)
        return total

    def cbt_bonus(self, figure: int) -> int:
        """What the passing changes of a figure, or of all Troglodytes, add to its CBT."""
        total = 0
        is_trog = figure == TROG_GROUP or TROGS >> figure & 1 != 0
        for m in self.changes:
            who = who_has(m)
            if who == figure or (is_trog and who == TROG_GROUP):
                total += cbt_in(m)
        return total

    def def_bonus(self, figure: int) -> int:
        """What the passing changes of a figure, or of all Troglodytes, add to its DEF."""
        total = 0
        is_trog = figure == TROG_GROUP or TROGS >> figure & 1 != 0
        for m in self.changes:
            who = who_has(m)
            if who == figure or (is_trog and who == TROG_GROUP):
                total += def_in(m)
        return total

    def mvt(self, figure: int) -> int:
        """The MVT of a figure now (25.5)."""
        box = self.box
        if figure < FIRST_TROG:
            if self.exhausted >> figure & 1:
                base = box.numbers.exhausted_mvt
            else:
                base = box.kinds[self.kind[figure]].lines[self.die[figure] - 1].mvt
        else:
            base = box.kinds[self.kind[figure]].lines[0].mvt
        if self.changes:
            base += self.mvt_bonus(figure)
        slow = box.scenario.token_slow
        if slow and self.carry[figure] and base > 1:
            base = base - slow if base - slow > 1 else 1
        return base if base > 0 else 0

    def cbt(self, figure: int) -> int:
        """The CBT of a figure now, whatever its target."""
        kind = self.box.kinds[self.kind[figure]]
        if figure < FIRST_TROG:
            if self.exhausted >> figure & 1:
                base = self.box.numbers.exhausted_cbt
            else:
                base = kind.lines[self.die[figure] - 1].cbt
        else:
            base = kind.lines[0].cbt
            if kind.crowd and count(self.on[self.at[figure]] & HUMANS) >= kind.crowd:
                base += kind.crowd_cbt
        if self.changes:
            base += self.cbt_bonus(figure)
        return base if base > 0 else 0

    def cbt_against(self, figure: int, target: int) -> int:
        """The CBT of a figure against a target."""
        base = self.cbt(figure)
        if figure >= FIRST_TROG and target < FIRST_TROG:
            per_line = self.box.kinds[self.kind[figure]].cbt_per_line
            if per_line:
                base += per_line * count(self.hurt[target])
        return base

    def defence(self, target: int, slot: int) -> int:
        """The DEF of a figure, or of the ordinary Troglodytes of a tile (6.2, 22.14, 25.26)."""
        box = self.box
        tile_kind = box.tile_kinds[box.tiles[self.laid[slot]].kind]
        if tile_kind.def_is:
            return tile_kind.def_is
        if target == TROG_GROUP:
            base = box.kinds[box.trog_kind].lines[0].defence
        elif target < FIRST_TROG:
            if self.exhausted >> target & 1 or self.die[target] == 0:
                base = box.numbers.exhausted_def
            else:
                base = box.kinds[self.kind[target]].lines[self.die[target] - 1].defence
                base += self.gear_defence(target)
        else:
            base = box.kinds[self.kind[target]].lines[0].defence
        if self.changes:
            base += self.def_bonus(target)
        most = box.numbers.def_max
        if tile_kind.def_most and tile_kind.def_most < most:
            most = tile_kind.def_most
        return base if base < most else most

    # Objects

    def usable_gear(self, figure: int) -> list[int]:
        """The kinds of Objects that a Human can use now (9.1)."""
        gear = self.gear[figure]
        found: list[int] = []
        kind = 0
        is_tired = self.exhausted >> figure & 1 != 0
        while gear:
            if gear & 1 and (not is_tired or self.box.gears[kind].works_exhausted):
                found.append(kind)
            gear >>= 1
            kind += 1
        return found

    def gear_defence(self, figure: int) -> int:
        """What a Human's Objects add to his DEF."""
        if self.gear[figure] == 0:
            return 0
        total = 0
        for kind in self.usable_gear(figure):
            total += self.box.gears[kind].defence
        return total

    def gear_dice(self, figure: int) -> int:
        """The Action Dice that a Human's Objects add."""
        total = 0
        for kind in self.usable_gear(figure):
            total += self.box.gears[kind].action_dice
        return total

    def slays_demons(self, figure: int) -> bool:
        """Whether a Human bears a weapon that slays Demons and can use it."""
        for kind in self.usable_gear(figure):
            if self.box.gears[kind].slays_demons:
                return True
        return False

    # Passing changes

    def expire(self, until: int) -> None:
        """Drop the changes that last until this moment."""
        if self.changes:
            self.changes = [m for m in self.changes if lasts_until(m) != until]

    def expire_of(self, figure: int, until: int) -> None:
        """Drop the changes of one figure that last until this moment."""
        if self.changes:
            self.changes = [m for m in self.changes if who_has(m) != figure or lasts_until(m) != until]

    def forget(self, figure: int) -> None:
        """Drop the passing changes of a figure that leaves the map."""
        if self.changes:
            self.changes = [m for m in self.changes if who_has(m) != figure]

    # Tiles

    def tile_kind(self, slot: int) -> int:
        """The number of the kind of the tile in a slot."""
        return self.box.tiles[self.laid[slot]].kind

    def ground_kind(self, slot: int) -> TileKind:
        """What the tile in a slot does."""
        return self.box.tile_kinds[self.box.tiles[self.laid[slot]].kind]

    def has_hole(self, slot: int) -> bool:
        """Whether a tile has a hole, printed or as a token (22.10)."""
        return self.has_hole_token(slot) or self.ground_kind(slot).is_hole
