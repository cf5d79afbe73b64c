"""Rule 1.3: what chance or a player decides before the first round."""

from __future__ import annotations

from typing import Final, cast

from undercroft.families.tunnels.rules.effects.instant import spawn
from undercroft.families.tunnels.rules.exploring.exploration import lay_tile
from undercroft.families.tunnels.rules.exploring.laying import MoveMark
from undercroft.families.tunnels.rules.figures import NOBODY
from undercroft.families.tunnels.rules.hands import draw
from undercroft.families.tunnels.rules.lists import replaced
from undercroft.families.tunnels.rules.tokens import some
from undercroft.families.tunnels.rules.words.reasons import OK, OTHER_QUESTION
from undercroft.families.tunnels.rules.words.verbs import V_LAY, V_SITE
from undercroft.games.claustrophobia1643.rules.depths import Depths
from undercroft.kernel.moves import Move, Seat, first, pack, verb
from undercroft.kernel.state import Frame, State
from undercroft.maps.sides import BITS, beyond, opposite

CARDS: Final = 0
RUNNERS: Final = 1
MARK: Final = 2


class SetUp(Frame):
    """Everything before the first round."""

    def __init__(self, step: int = 0) -> None:
        super().__init__(step)

    def fields(self) -> list[int]:
        return [self.step]

    def of(self, v: list[int]) -> Frame:
        return SetUp(v[0])

    def advance(self, s: State) -> None:
        t = cast(Depths, s)
        step = self.step
        self.step += 1
        if step == CARDS:
            draw(t, t.advantages, t.box.scenario.cards)
        elif step == RUNNERS:
            runners = t.box.scenario.runners
            if runners is not None:
                t.call(RunnerTiles(runners.count))
        elif step == MARK:
            trail = t.box.scenario.trail
            if trail is not None:
                t.trail_number = trail.first
                t.call(MoveMark(0))
        else:
            s.end()


DRAW: Final = 0
SITE: Final = 1
TURN: Final = 2


class RunnerTiles(Frame):
    """The Human player lays tiles around the first one, and runners stand on them (24.8)."""

    def __init__(self, left: int = 0, step: int = 0, tile: int = 0, side: int = 0) -> None:
        super().__init__(step)
        self.left = left
        self.tile = tile
        self.side = side

    def fields(self) -> list[int]:
        return [self.left, self.step, self.tile, self.side]

    def of(self, v: list[int]) -> Frame:
        return RunnerTiles(v[0], v[1], v[2], v[3])

    def advance(self, s: State) -> None:
        t = cast(Depths, s)
        if self.left == 0:
            s.end()
        elif self.step == DRAW:
            self.tile = draw_runner_tile(t)
            self.step = SITE
            s.ask(t.human_seat)
        else:
            s.ask(t.human_seat)

    def sites(self, t: Depths) -> list[int]:
        """The sides of the first tile at which nothing lies yet."""
        return [side for side in range(4) if t.map.free[0] & BITS[side]]

    def looks(self, t: Depths) -> list[int]:
        """The turns by which the tile has a passage to the first one."""
        cell = beyond(t.map.cells[0], self.side)
        return t.map.placements(cell, opposite(self.side), t.box.tiles[self.tile].openings)

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Depths, s)
        if self.step == SITE:
            return [pack(V_SITE, side) for side in self.sites(t)]
        return [pack(V_LAY, quarters) for quarters in self.looks(t)]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Depths, s)
        if self.step == SITE:
            return OK if verb(move) == V_SITE and first(move) in self.sites(t) else OTHER_QUESTION
        return OK if verb(move) == V_LAY and first(move) in self.looks(t) else OTHER_QUESTION

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Depths, s)
        if self.step == SITE:
            self.side = first(move)
            self.step = TURN
            return
        cell = beyond(t.map.cells[0], self.side)
        slot = lay_tile(t, self.tile, cell, first(move), NOBODY)
        runners = t.box.scenario.runners
        if runners is not None:
            for number in range(runners.trogs):
                figure = spawn(t, t.box.trog_kind, slot)
                if number == 0:
                    t.carry = replaced(t.carry, figure, t.carry[figure] + some(runners.token))
        self.left -= 1
        self.step = DRAW


def draw_runner_tile(t: Depths) -> int:
    """A tile by lot for the start: no dead end, hole, lair or narrow tunnel; it leaves the last band."""
    fitting = [tile for tile in t.tiles.cards[: t.tiles.sizes[0]] if is_runner_tile(t, tile)]
    tile = fitting[t.roll(len(fitting)) - 1]
    t.tiles.own()
    t.tiles.cards.remove(tile)
    t.tiles.sizes[0] -= 1
    t.tiles.bands[len(t.tiles.bands) - len(t.tiles.sizes)] -= 1
    return tile


def is_runner_tile(t: Depths, tile: int) -> bool:
    """Whether runners may start on a tile."""
    made = t.box.tiles[tile]
    if made.openings & (made.openings - 1) == 0 or made.size < 2:
        return False
    return made.kind not in t.box.scenario.burrow_kinds
