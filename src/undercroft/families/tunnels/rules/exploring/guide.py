"""Rule 24.8: the tame guide walks ahead before each Initiative phase."""

from __future__ import annotations

from typing import cast

from undercroft.families.tunnels.rules.acting.movement import opening_code
from undercroft.families.tunnels.rules.exploring.exploration import Explore
from undercroft.families.tunnels.rules.exploring.laying import is_guide_done, send_guide_off
from undercroft.families.tunnels.rules.figures import NOBODY
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_GUIDE
from undercroft.families.tunnels.rules.words.reasons import OK, OTHER_QUESTION
from undercroft.families.tunnels.rules.words.verbs import V_TILE
from undercroft.kernel.moves import Move, Seat, first, pack, verb
from undercroft.kernel.state import Frame, State
from undercroft.maps.paths import distances_from


class GuideWalk(Frame):
    """The guide explores an opening of its tile by lot, or goes to the nearest tile that has one."""

    def __init__(self, step: int = 0) -> None:
        super().__init__(step)

    def fields(self) -> list[int]:
        return [self.step]

    def of(self, v: list[int]) -> Frame:
        return GuideWalk(v[0])

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if self.step == 1:
            s.end()
            return
        self.step = 1
        if is_guide_done(t):
            send_guide_off(t)
            return
        slot = t.guide
        sides = [side for side in range(4) if opening_code(t, slot, side) == OK]
        if sides:
            number = t.roll(len(sides)) if len(sides) > 1 else 1
            t.call(Explore(NOBODY, slot, sides[number - 1]))
            return
        goals = self.goals(t)
        if len(goals) > 1:
            s.ask(t.human_seat)
        elif goals:
            self.go(t, goals[0])

    def goals(self, t: Tunnels) -> list[int]:
        """The nearest tiles that have an opening to explore."""
        far = distances_from(t.map, t.guide)
        best = 0
        found: list[int] = []
        for slot in range(len(t.laid)):
            if far[slot] > 0 and has_opening(t, slot) and (best == 0 or far[slot] <= best):
                if far[slot] < best or best == 0:
                    found = []
                    best = far[slot]
                found.append(slot)
        return found

    def go(self, t: Tunnels, slot: int) -> None:
        """Put the guide on another tile."""
        t.guide = slot
        if t.log is not None:
            t.tell(E_GUIDE, [slot])

    def offer(self, s: State, seat: Seat) -> list[Move]:
        return [pack(V_TILE, slot) for slot in self.goals(cast(Tunnels, s))]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        is_goal = verb(move) == V_TILE and first(move) in self.goals(cast(Tunnels, s))
        return OK if is_goal else OTHER_QUESTION

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        self.go(cast(Tunnels, s), first(move))


def has_opening(t: Tunnels, slot: int) -> bool:
    """Whether a tile has an opening that can be explored."""
    for side in range(4):
        if opening_code(t, slot, side) == OK:
            return True
    return False
