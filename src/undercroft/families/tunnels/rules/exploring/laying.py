"""What comes with a new tile: hole tokens, an ambush, the trail die."""

from __future__ import annotations

from typing import cast

from undercroft.families.tunnels.rules.effects.entering import enter
from undercroft.families.tunnels.rules.effects.instant import gain_tp, spawn
from undercroft.families.tunnels.rules.figures import DARK, FIRST_TROG, OFF
from undercroft.families.tunnels.rules.lists import replaced
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_GUIDE, E_HOLE, E_MARK
from undercroft.families.tunnels.rules.words.reasons import OK, OTHER_QUESTION
from undercroft.families.tunnels.rules.words.times import SETUP
from undercroft.families.tunnels.rules.words.verbs import V_AMBUSH, V_MARK, V_TILE
from undercroft.kernel.moves import PASS, Move, Seat, first, pack, second, verb
from undercroft.kernel.state import Frame, State
from undercroft.maps.paths import distances_from
from undercroft.maps.sides import sides_of


class HoleToken(Frame):
    """The Demon player lays hole tokens on tiles that have no hole yet (22.10, 25.43)."""

    def __init__(self, beside: int = 0, left: int = 0, step: int = 0) -> None:
        super().__init__(step)
        self.beside = beside
        self.left = left

    def fields(self) -> list[int]:
        return [self.beside, self.left, self.step]

    def of(self, v: list[int]) -> Frame:
        return HoleToken(v[0], v[1], v[2])

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if self.left and t.holes_left and self.offer(s, 0):
            s.ask(t.demon_seat)
        else:
            s.end()

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Tunnels, s)
        return [pack(V_TILE, slot) for slot in range(len(t.laid)) if not t.has_hole(slot)]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        is_tile = verb(move) == V_TILE and not cast(Tunnels, s).has_hole(first(move))
        return OK if is_tile else OTHER_QUESTION

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Tunnels, s)
        t.lay_hole_token(first(move))
        t.holes_left -= 1
        self.left -= 1
        if t.log is not None:
            t.tell(E_HOLE, [first(move)])


class Ambush(Frame):
    """The Demon player may put Troglodytes on a new tile at their usual cost (24.3)."""

    def __init__(self, slot: int = 0, most: int = 0, step: int = 0) -> None:
        super().__init__(step)
        self.slot = slot
        self.most = most

    def fields(self) -> list[int]:
        return [self.slot, self.most, self.step]

    def of(self, v: list[int]) -> Frame:
        return Ambush(v[0], v[1], v[2])

    def limit(self, t: Tunnels) -> int:
        """How many Troglodytes can come: by number, TP, figures and room."""
        cost = t.box.kinds[t.box.trog_kind].cost
        most = self.most
        if cost and t.tp // cost < most:
            most = t.tp // cost
        room = t.size_of(self.slot) - t.strength(t.on[self.slot] & DARK)
        if room < most:
            most = room
        figures = t.box.numbers.trog_figures - count_trogs(t)
        return figures if figures < most else most

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if self.step == 0:
            self.step = 1
            if self.limit(t) > 0:
                s.ask(t.demon_seat)
                return
        if self.step > 1:
            self.step -= 1
            enter(t, spawn(t, t.box.trog_kind, self.slot), self.slot)
        else:
            s.end()

    def offer(self, s: State, seat: Seat) -> list[Move]:
        return [PASS] + [pack(V_AMBUSH, k) for k in range(1, self.limit(cast(Tunnels, s)) + 1)]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        if move == PASS:
            return OK
        is_number = verb(move) == V_AMBUSH and 1 <= first(move) <= self.limit(cast(Tunnels, s))
        return OK if is_number else OTHER_QUESTION

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Tunnels, s)
        if move != PASS:
            gain_tp(t, -first(move) * t.box.kinds[t.box.trog_kind].cost)
            self.step = 1 + first(move)


def count_trogs(t: Tunnels) -> int:
    """How many Troglodyte figures are not in the supply."""
    found = 0
    for figure in range(8, 8 + t.box.numbers.trog_figures):
        if t.at[figure] >= 0 or t.kind[figure] < 0:
            found += 1
    return found


def is_guide_done(t: Tunnels) -> bool:
    """Whether the guide has nothing more to show: the nest is laid, or the stack is empty (24.8)."""
    guide = t.box.scenario.guide
    if guide is None or t.tiles.is_empty():
        return True
    for slot in range(len(t.laid)):
        if t.tile_kind(slot) == guide.leaves_at:
            return True
    return False


def send_guide_off(t: Tunnels) -> None:
    """The guide is taken away and its figure joins the supply (24.8)."""
    t.guide = OFF
    t.kind = replaced(t.kind, FIRST_TROG + t.box.numbers.trog_figures - 1, t.box.trog_kind)
    if t.log is not None:
        t.tell(E_GUIDE, [OFF])


class MoveMark(Frame):
    """The Demon player puts the trail die beside an unexplored opening: of one tile, else anywhere."""

    def __init__(self, slot: int = 0, step: int = 0) -> None:
        super().__init__(step)
        self.slot = slot

    def fields(self) -> list[int]:
        return [self.slot, self.step]

    def of(self, v: list[int]) -> Frame:
        return MoveMark(v[0], v[1])

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if self.step == 0 and t.map.free_count:
            self.step = 1
            s.ask(self.chooser(t))
        else:
            s.end()

    def chooser(self, t: Tunnels) -> Seat:
        """Who puts the trail die down: the Demon player, at the start perhaps the Human one."""
        trail = t.box.scenario.trail
        is_human = trail is not None and trail.is_first_human and t.phase == SETUP
        return t.human_seat if is_human else t.demon_seat

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Tunnels, s)
        if t.map.free[self.slot]:
            return [pack(V_MARK, self.slot, side) for side in sides_of(t.map.free[self.slot])]
        trail = t.box.scenario.trail
        far = distances_from(t.map, self.slot)
        best = -1
        if trail is not None and trail.is_nearest:
            for slot in range(len(t.laid)):
                if t.map.free[slot] and far[slot] >= 0 and (best < 0 or far[slot] < best):
                    best = far[slot]
        found: list[Move] = []
        for slot in range(len(t.laid)):
            if best < 0 or far[slot] == best:
                found += [pack(V_MARK, slot, side) for side in sides_of(t.map.free[slot])]
        return found

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        return OK if move in self.offer(s, seat) else OTHER_QUESTION

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Tunnels, s)
        t.trail_slot = first(move)
        t.trail_side = second(move)
        if t.log is not None:
            t.tell(E_MARK, [t.trail_number, first(move), second(move)])
