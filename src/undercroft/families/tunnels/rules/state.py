"""The numbers that a warrior has there and then."""

from __future__ import annotations

from undercroft.families.tunnels.rules.changes import (
    cbt_in,
    def_in,
    gained_in,
    lasts_until,
    lost_in,
    mvt_in,
    quirks_in,
    who_has,
)
from undercroft.families.tunnels.rules.components.warriors import GRITS, Line
from undercroft.families.tunnels.rules.figures import (
    DEMONS,
    FIRST_TROG,
    HUMANS,
    TROG_GROUP,
    TROGS,
)
from undercroft.families.tunnels.rules.masks import count, members
from undercroft.families.tunnels.rules.standing import Standing
from undercroft.families.tunnels.rules.words.times import DEMON_ACTION, DEMON_ACTION_TIME


class Tunnels(Standing):
    """A game in the tunnels."""

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
        if figure < FIRST_TROG:
            if box.has_quirks and self.quirks(figure) & GRITS:
                found = 0
            if box.has_gear_talents and self.gear[figure]:
                for gear in self.usable_gear(figure):
                    found |= box.gears[gear].talents
        if is_trog and box.has_tile_talents and self.at[figure] >= 0:
            for demon in members(self.on[self.at[figure]] & DEMONS):
                found |= box.kinds[self.kind[demon]].tile_trog_talents
        if is_trog and box.has_trog_talents:
            for demon in members(self.in_play & DEMONS):
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

    def line(self, figure: int) -> Line:
        """The row of numbers that a figure has now."""
        box = self.box
        if figure >= FIRST_TROG:
            return box.kinds[self.kind[figure]].lines[0]
        if self.exhausted >> figure & 1:
            return box.exhausted_line
        if box.has_quirks and self.quirks(figure) & GRITS:
            return box.grit_line
        return box.kinds[self.kind[figure]].lines[self.die[figure] - 1]

    def quirks(self, figure: int) -> int:
        """What else a warrior may do or ignore now, as bits."""
        if not self.box.has_quirks:
            return 0
        found = 0
        for m in self.changes:
            if who_has(m) == figure:
                found |= quirks_in(m)
        if figure < FIRST_TROG and self.gear[figure]:
            for gear in self.usable_gear(figure):
                found |= self.box.gears[gear].quirks
        return found

    def mvt(self, figure: int) -> int:
        """The MVT of a figure now (25.5)."""
        box = self.box
        base = self.line(figure).mvt
        if self.changes:
            base += self.mvt_bonus(figure)
        if self.carry[figure]:
            slow = box.scenario.token_slow
            if slow and base > 1:
                base = base - slow if base - slow > 1 else 1
            if figure >= FIRST_TROG:
                base += box.scenario.trog_carry_mvt
        if box.has_gear_numbers and figure < FIRST_TROG and self.gear[figure]:
            least = self.gear_mvt(figure)
            base = least if base < least else base
        return base if base > 0 else 0

    def cbt(self, figure: int) -> int:
        """The CBT of a figure now, whatever its target."""
        base = self.line(figure).cbt
        if figure < FIRST_TROG:
            if self.box.has_gear_numbers and self.gear[figure]:
                base += self.gear_cbt(figure)
        else:
            kind = self.box.kinds[self.kind[figure]]
            if kind.crowd and count(self.on[self.at[figure]] & HUMANS) >= kind.crowd:
                base += kind.crowd_cbt
        if self.changes:
            base += self.cbt_bonus(figure)
        return base if base > 0 else 0

    def cbt_against(self, figure: int, target: int) -> int:
        """The CBT of a figure against a target."""
        base = self.cbt(figure)
        if figure >= FIRST_TROG and target < FIRST_TROG:
            kind = self.box.kinds[self.kind[figure]]
            if kind.cbt_per_line:
                more = kind.cbt_per_line * count(self.hurt[target])
                if kind.cbt_per_line_most and more > kind.cbt_per_line_most:
                    more = kind.cbt_per_line_most
                base += more
            if kind.lone_cbt and count(self.on[self.at[target]] & HUMANS) == 1:
                base += kind.lone_cbt
        return base

    def defence(self, target: int, slot: int) -> int:
        """The DEF of a figure, or of the ordinary Troglodytes of a tile (6.2, 22.14, 25.26)."""
        box = self.box
        tile_kind = box.tile_kinds[box.tiles[self.laid[slot]].kind]
        if tile_kind.def_is:
            return tile_kind.def_is
        base = self.own_defence(target)
        most = box.numbers.def_max
        if tile_kind.def_most and tile_kind.def_most < most:
            most = tile_kind.def_most
        return base if base < most else most

    def own_defence(self, target: int) -> int:
        """The DEF of a figure, or of ordinary Troglodytes, whatever its tile does to it."""
        box = self.box
        if target == TROG_GROUP:
            base = box.kinds[box.trog_kind].lines[0].defence
        elif target < FIRST_TROG:
            if self.exhausted >> target & 1 or self.die[target] == 0:
                base = box.exhausted_line.defence
            else:
                base = self.line(target).defence
                base += self.gear_defence(target)
        else:
            base = box.kinds[self.kind[target]].lines[0].defence
        if self.changes:
            base += self.def_bonus(target)
        return base

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

    def gear_cbt(self, figure: int) -> int:
        """What a Human's Objects add to his CBT."""
        total = 0
        for kind in self.usable_gear(figure):
            total += self.box.gears[kind].cbt
        return total

    def gear_mvt(self, figure: int) -> int:
        """The MVT that a Human's Objects give him at least."""
        most = 0
        for kind in self.usable_gear(figure):
            if self.box.gears[kind].mvt_least > most:
                most = self.box.gears[kind].mvt_least
        return most

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

    def spares(self, figure: int, slot: int) -> bool:
        """Whether a warrior ignores what the tile in a slot does."""
        spared_by = self.ground_kind(slot).spared_by
        return spared_by != 0 and self.quirks(figure) & spared_by != 0
