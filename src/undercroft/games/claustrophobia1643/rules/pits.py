"""Rule 22.5: when a side prepares, the devouring pits roll for each of its warriors there."""

from __future__ import annotations

from typing import cast

from undercroft.families.tunnels.rules.causes import BY_TILE, caused
from undercroft.families.tunnels.rules.fighting.hits import Suffer
from undercroft.families.tunnels.rules.masks import lowest
from undercroft.families.tunnels.rules.words.events import E_ENTRY_ROLL
from undercroft.games.claustrophobia1643.rules.depths import Depths
from undercroft.kernel.state import Frame, State


class Pits(Frame):
    """One die for each figure of a side that stands on a pit and does not ignore it (25.2, 25.65)."""

    def __init__(self, side: int = 0, step: int = 0) -> None:
        super().__init__(step)
        self.side = side
        """The figures of the side, then those whose die is still to come."""

    def fields(self) -> list[int]:
        return [self.side, self.step]

    def of(self, v: list[int]) -> Frame:
        return Pits(v[0], v[1])

    def advance(self, s: State) -> None:
        t = cast(Depths, s)
        if self.step == 0:
            self.step = 1
            self.side &= in_pits(t)
        while self.side:
            figure = lowest(self.side)
            self.side &= ~(1 << figure)
            slot = t.at[figure]
            if slot < 0:
                continue
            die = t.roll(t.box.numbers.die_sides)
            cause = caused(BY_TILE, t.tile_kind(slot))
            needed = t.ground_kind(slot).preparation_roll
            if t.log is not None:
                t.tell(E_ENTRY_ROLL, [t.tag(figure), die, cause, needed])
            if die >= needed:
                t.call(Suffer(figure, slot, 1, cause))
                return
        s.end()


def in_pits(t: Depths) -> int:
    """Everybody who stands on a pit and does not ignore it, as a mask."""
    found = 0
    for slot in range(len(t.laid)):
        if t.ground_kind(slot).preparation_roll and t.on[slot]:
            mask = t.on[slot]
            while mask:
                figure = lowest(mask)
                mask &= ~(1 << figure)
                if not t.spares(figure, slot):
                    found |= 1 << figure
    return found
