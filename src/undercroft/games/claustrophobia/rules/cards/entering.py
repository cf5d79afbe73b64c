"""Rule 13.1: what a tile does to the warrior who comes in."""

from __future__ import annotations

from typing import cast

from undercroft.games.claustrophobia.rules.cards.effect import run_program
from undercroft.games.claustrophobia.rules.codes import BY_TILE, E_ROLLED, E_TRIGGERED, ENTERED, FIRST_TROG
from undercroft.games.claustrophobia.rules.state import Tunnels
from undercroft.kernel.state import Frame, State


def enter(t: Tunnels, figure: int, slot: int) -> bool:
    """Start what a tile does to the warrior who has just come in; whether there is anything (13.1)."""
    kind = t.tile_kind(slot)
    if figure < FIRST_TROG:
        if not t.box.has_entry[kind] or t.marks[slot] & ENTERED:
            return False
        t.marks[slot] |= ENTERED
    elif not t.box.has_dark_entry[kind]:
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
            program = t.box.dark_programs[kind * 6 + self.rolled(t) - 1]
            seat = t.human_seat()
        else:
            row = self.rolled(t) - 1 if t.box.entry_die[kind] else 0
            program = t.box.entry_programs[kind * 6 + row]
            seat = t.demon_seat()
        if program >= 0:
            run_program(t, program, seat, self.figure, self.slot, 0, BY_TILE | kind << 3)

    def rolled(self, t: Tunnels) -> int:
        """The die that decides what happens."""
        die = t.roll(t.box.die_sides)
        if t.log is not None:
            t.tell(E_ROLLED, [2, die])
        return die
