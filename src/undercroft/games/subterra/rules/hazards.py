"""Chapter 6: the hazard cards."""

from __future__ import annotations

from typing import cast

from undercroft.games.subterra.rules.box import FLOOD, GAS, HORROR, NO_FLOOD_LOSS, TREMOR
from undercroft.games.subterra.rules.events import (
    BY_CAVEIN,
    BY_FLOOD,
    BY_GAS,
    BY_TREMOR,
    CAVEIN_ROLL,
    COLLAPSED,
    FLOODED_TILE,
    GAS_LINGERS,
    NOTHING_HAPPENED,
)
from undercroft.games.subterra.rules.health import is_shielded, lose, passes_check
from undercroft.games.subterra.rules.horrors import Spawn, Stalk, all_out
from undercroft.games.subterra.rules.state import FLOODED, RUBBLE, Cave
from undercroft.kernel.state import Frame, State


class Hazard(Frame):
    """A hazard card takes effect, as many times as it counts (6.1, 6.8)."""

    def __init__(self, step: int = 0, kind: int = 0, times: int = 1) -> None:
        super().__init__(step)
        self.kind = kind
        self.times = times

    def fields(self) -> list[int]:
        return [self.step, self.kind, self.times]

    def of(self, v: list[int]) -> Frame:
        return Hazard(v[0], v[1], v[2])

    def advance(self, s: State) -> None:
        t = cast(Cave, s)
        step = self.step
        self.step += 1
        if self.kind == HORROR:
            self.stir(t, step)
        elif step == self.times:
            t.end()
        elif self.kind == TREMOR:
            tremor(t)
        elif self.kind == FLOOD:
            flood(t)
        elif self.kind == GAS:
            gas(t)
        else:
            cave_in(t)

    def stir(self, t: Cave, step: int) -> None:
        """All horrors move, each time the card counts; only then they appear (6.7)."""
        moves = self.times * t.box.horror_steps
        if step < moves:
            t.call(Stalk(all_out(t)))
        elif step < moves + self.times * t.box.horror_spawns:
            t.call(Spawn())
        else:
            t.end()


def tremor(t: Cave) -> None:
    """Everybody awake and not on the exit checks; the losses fall together (6.2)."""
    shaken = [
        caver
        for caver in t.in_table_order()
        if t.health[caver] > 0 and not t.is_on_exit(caver) and not is_shielded(t, caver, BY_TREMOR)
    ]
    failed = [caver for caver in shaken if not passes_check(t, caver, BY_TREMOR)]
    for caver in failed:
        lose(t, caver, t.box.tremor_loss, BY_TREMOR)


def flood(t: Cave) -> None:
    """The water rises on every floodable tile, and takes health from those who stand in it (6.3)."""
    dry = True
    for slot in range(len(t.laid)):
        if t.kind_at(slot) == FLOOD and not t.is_flooded(slot):
            t.marks[slot] |= FLOODED
            dry = False
            if t.log is not None:
                t.tell(FLOODED_TILE, [slot])
    wet = [
        caver
        for caver in range(len(t.who))
        if t.at[caver] >= 0
        and t.is_flooded(t.at[caver])
        and not t.has(caver, NO_FLOOD_LOSS)
        and not is_shielded(t, caver, BY_FLOOD)
    ]
    for caver in wet:
        lose(t, caver, t.box.flood_loss, BY_FLOOD)
    if dry and not wet and t.log is not None:
        t.tell(NOTHING_HAPPENED, [])


def gas(t: Cave) -> None:
    """Gas takes health on its tiles, and lingers there (6.4, 6.5)."""
    t.gas = 1
    choking = [
        caver
        for caver in range(len(t.who))
        if t.at[caver] >= 0 and t.kind_at(t.at[caver]) == GAS and not is_shielded(t, caver, BY_GAS)
    ]
    for caver in choking:
        lose(t, caver, t.box.gas_loss, BY_GAS)
    if t.log is not None:
        t.tell(GAS_LINGERS, [])


def cave_in(t: Cave) -> None:
    """Rubble falls on the tiles that show the number rolled; the engineer loses less (6.6, 8.12)."""
    die = t.roll(t.box.die)
    if t.log is not None:
        t.tell(CAVEIN_ROLL, [die])
    falling: list[int] = []
    for slot in range(len(t.laid)):
        if die in t.box.tiles[t.laid[slot]].collapse and not t.has_rubble(slot):
            falling.append(slot)
            t.marks[slot] |= RUBBLE
            if t.log is not None:
                t.tell(COLLAPSED, [slot])
    if not falling:
        if t.log is not None:
            t.tell(NOTHING_HAPPENED, [])
        return
    buried = [
        caver
        for caver in range(len(t.who))
        if t.at[caver] in falling and not is_shielded(t, caver, BY_CAVEIN)
    ]
    for caver in buried:
        lose(t, caver, t.caver(caver).cavein_loss, BY_CAVEIN)
