"""Rule 19.9: before the dice the bearer of the Surgeon's Kit may heal another Human on his tile."""

from __future__ import annotations

from typing import cast

from undercroft.families.tunnels.rules.causes import BY_CARD, caused
from undercroft.families.tunnels.rules.effects.effect import run_program
from undercroft.families.tunnels.rules.effects.selection import has_effect
from undercroft.families.tunnels.rules.masks import members
from undercroft.families.tunnels.rules.words.events import E_USED
from undercroft.families.tunnels.rules.words.reasons import NO_USE, OK, OTHER_QUESTION
from undercroft.families.tunnels.rules.words.verbs import V_USE
from undercroft.games.claustrophobia1643.rules.depths import Depths
from undercroft.kernel.moves import PASS, Move, Seat, first, pack, second, verb
from undercroft.kernel.state import Frame, State


def can_operate(t: Depths) -> int:
    """The kit that can be used now, as the kind of equipment, or -1: a charge, a patient and no enemy."""
    if not t.kit:
        return -1
    for figure in members(t.living()):
        for kind in members(t.gear[figure]):
            program = t.box.gears[kind].preparation_program
            if program < 0 or t.enemies_on(t.at[figure], figure):
                continue
            if has_effect(t, program, figure, t.at[figure]):
                return kind
    return -1


class Surgery(Frame):
    """The Human player may spend a charge of the kit."""

    def __init__(self, step: int = 0) -> None:
        super().__init__(step)

    def fields(self) -> list[int]:
        return [self.step]

    def of(self, v: list[int]) -> Frame:
        return Surgery(v[0])

    def advance(self, s: State) -> None:
        t = cast(Depths, s)
        if self.step == 0 and can_operate(t) >= 0:
            self.step = 1
            s.ask(t.human_seat)
        else:
            s.end()

    def offer(self, s: State, seat: Seat) -> list[Move]:
        return [PASS, pack(V_USE, can_operate(cast(Depths, s)), 0)]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        if move == PASS:
            return OK
        if verb(move) != V_USE:
            return OTHER_QUESTION
        is_kit = first(move) == can_operate(cast(Depths, s)) and second(move) == 0
        return OK if is_kit else NO_USE

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Depths, s)
        if move == PASS:
            return
        kind = first(move)
        t.kit -= 1
        for figure in members(t.living()):
            if t.gear[figure] >> kind & 1:
                if t.log is not None:
                    t.tell(E_USED, [t.tag(figure), kind, 0])
                program = t.box.gears[kind].preparation_program
                run_program(t, program, t.human_seat, figure, t.at[figure], 0, caused(BY_CARD, 0))
                return
