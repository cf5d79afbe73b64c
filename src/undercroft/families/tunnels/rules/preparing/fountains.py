"""Fountains: before the dice a Human on the tile may be healed for a charge."""

from __future__ import annotations

from typing import cast

from undercroft.families.tunnels.rules.causes import BY_TILE, caused
from undercroft.families.tunnels.rules.effects.effect import run_program
from undercroft.families.tunnels.rules.figures import HUMANS
from undercroft.families.tunnels.rules.masks import members
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.reasons import OK, OTHER_QUESTION
from undercroft.families.tunnels.rules.words.verbs import V_TILE
from undercroft.kernel.moves import PASS, Move, Seat, first, pack, verb
from undercroft.kernel.state import Frame, State


def can_drink(t: Tunnels, slot: int) -> bool:
    """Whether a fountain has a charge for a hurt Human on its tile in this phase."""
    if not t.charges(slot) or t.has_served(slot) or t.ground_kind(slot).fountain_program < 0:
        return False
    for figure in members(t.on[slot] & HUMANS):
        if t.hurt[figure]:
            return True
    return False


def has_fountain(t: Tunnels) -> bool:
    """Whether any fountain can be used."""
    for slot in range(len(t.laid)):
        if can_drink(t, slot):
            return True
    return False


class Fountains(Frame):
    """The Human player may spend one charge of each fountain before the dice."""

    def __init__(self, step: int = 0) -> None:
        super().__init__(step)

    def fields(self) -> list[int]:
        return [self.step]

    def of(self, v: list[int]) -> Frame:
        return Fountains(v[0])

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if self.step == 0 and has_fountain(t):
            s.ask(t.human_seat)
            return
        t.refresh_fountains()
        s.end()

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Tunnels, s)
        found: list[Move] = [PASS]
        for slot in range(len(t.laid)):
            if can_drink(t, slot):
                found.append(pack(V_TILE, slot))
        return found

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        if move == PASS:
            return OK
        is_tile = verb(move) == V_TILE and can_drink(cast(Tunnels, s), first(move))
        return OK if is_tile else OTHER_QUESTION

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Tunnels, s)
        if move == PASS:
            self.step = 1
            return
        slot = first(move)
        t.drink(slot)
        program = t.ground_kind(slot).fountain_program
        run_program(t, program, t.human_seat, 0, slot, 0, caused(BY_TILE, t.tile_kind(slot)))
