"""Rule 13.1: what a tile does to the warrior who comes in."""

from __future__ import annotations

from typing import cast

from undercroft.families.tunnels.rules.causes import BY_TILE, caused
from undercroft.families.tunnels.rules.effects.effect import run_program
from undercroft.families.tunnels.rules.figures import FIRST_TROG
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_ROLLED, E_TRIGGERED
from undercroft.kernel.state import Frame, State


def enter(t: Tunnels, figure: int, slot: int) -> bool:
    """Start what a tile does to the warrior who has just come in; whether there is anything (13.1, 25.40)."""
    kind = t.tile_kind(slot)
    if t.at[figure] != slot:
        return False
    if figure < FIRST_TROG:
        programs = t.box.scenario.entry_programs
        if not t.box.tile_kinds[kind].has_entry and not (programs and programs[kind] >= 0):
            return False
        if t.is_entered(slot) or t.spares(figure, slot):
            return False
        t.mark_entered(slot)
    elif not t.box.tile_kinds[kind].has_dark_entry:
        return False
    t.call(Entry(figure, slot))
    return True


class Entry(Frame):
    """What a tile does to one who comes in: a roll if it asks for one, then its operations."""

    def __init__(self, figure: int = 0, slot: int = 0, step: int = 0) -> None:
        super().__init__(step)
        self.figure = figure
        self.slot = slot

    def fields(self) -> list[int]:
        return [self.figure, self.slot, self.step]

    def of(self, v: list[int]) -> Frame:
        return Entry(v[0], v[1], v[2])

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if self.step == 1:
            s.end(s.result)
            return
        self.step = 1
        s.result = 0
        kind = t.tile_kind(self.slot)
        if t.log is not None:
            t.tell(E_TRIGGERED, [self.slot, t.tag(self.figure)])
        if self.figure >= FIRST_TROG:
            program = t.box.tile_kinds[kind].dark_programs[self.rolled(t) - 1]
            seat = t.human_seat
        else:
            row = self.rolled(t) - 1 if t.box.tile_kinds[kind].rolls_entry else 0
            program = t.box.tile_kinds[kind].entry_programs[row]
            if t.box.scenario.entry_programs and t.box.scenario.entry_programs[kind] >= 0:
                program = t.box.scenario.entry_programs[kind]
            seat = t.demon_seat
        if program >= 0:
            run_program(t, program, seat, self.figure, self.slot, 0, caused(BY_TILE, kind))

    def rolled(self, t: Tunnels) -> int:
        """The die that decides what happens."""
        die = t.roll(t.box.numbers.die_sides)
        if t.log is not None:
            t.tell(E_ROLLED, [2, die])
        return die
