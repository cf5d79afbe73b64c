"""Chapter 5: an opening is explored, a tile is drawn, turned and laid, and what comes with it is put down."""

from __future__ import annotations

from typing import Final, cast

from undercroft.families.tunnels.rules.acting.movement import move_to
from undercroft.families.tunnels.rules.causes import BY_SCENARIO
from undercroft.families.tunnels.rules.components.operations import (
    LOOK_CHOOSE,
    LOOK_LATER,
    LOOK_ORDER,
    LOOK_ORIENT,
    LOOK_VOIDS,
)
from undercroft.families.tunnels.rules.components.warriors import ORIENTS_TILES
from undercroft.families.tunnels.rules.effects.effect import run_program
from undercroft.families.tunnels.rules.effects.entering import enter
from undercroft.families.tunnels.rules.effects.instant import spawn
from undercroft.families.tunnels.rules.effects.play import OpenToCards
from undercroft.families.tunnels.rules.exploring.laying import (
    Ambush,
    HoleToken,
    MoveMark,
    is_guide_done,
    send_guide_off,
)
from undercroft.families.tunnels.rules.exploring.looking import Look
from undercroft.families.tunnels.rules.figures import FIRST_TROG, NOBODY, OFF
from undercroft.families.tunnels.rules.hands import might_hold
from undercroft.families.tunnels.rules.scenarios.trail import is_trail_end
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_LAID, E_TILE_OUT
from undercroft.families.tunnels.rules.words.reasons import CLOSES, OK, OTHER_QUESTION, UNCONNECTED
from undercroft.families.tunnels.rules.words.times import ASIDE, DISCARD, EXPLORING, TILE_DRAWN
from undercroft.families.tunnels.rules.words.verbs import V_LAY
from undercroft.kernel.deck import EVERYBODY, band_of, holder_of, item_of, pool_of
from undercroft.kernel.moves import Move, Seat, first, pack, verb
from undercroft.kernel.state import Frame, State
from undercroft.kernel.window import open_window
from undercroft.maps.sides import beyond, bit, opposite, turned

BEFORE: Final = 0
FORESEE: Final = 1
DRAW: Final = 2
LAY: Final = 3
HOLES: Final = 4
COMES_WITH: Final = 5
AMBUSH: Final = 6
TRAIL: Final = 7
ENTER: Final = 8
HUMAN_TURNS: Final = 1
"""The Human player sets the turn of the tile."""
VOIDED: Final = 2
"""The Demon player has chosen: no choice of the Human player counts in this exploration."""
SHOWN: Final = 20
"""The step at which the drawn tile lies face up and may still be lost."""
SLID_UNDER: Final = 2
"""Under how many tiles one goes back that the scenario needs."""
LAST_TILE: Final = 4
"""The scenario's own tile is laid, none from the stack."""


class Explore(OpenToCards):
    """One exploration, from the moment before a tile is drawn to the explorer's first step onto it (13.2)."""

    def __init__(
        self,
        figure: int = 0,
        slot: int = 0,
        side: int = 0,
        step: int = 0,
        cancelled: int = 0,
        flags: int = 0,
        tile: int = 0,
        new: int = 0,
        drawn: int = 0,
    ) -> None:
        super().__init__(step, cancelled)
        self.figure = figure
        self.slot = slot
        self.side = side
        self.flags = flags
        self.tile = tile
        self.new = new
        self.drawn = drawn
        """The tile with the part of the stack that it comes from."""

    def fields(self) -> list[int]:
        own = [self.figure, self.slot, self.side, self.step, self.cancelled, self.flags, self.tile, self.new]
        return [*own, self.drawn]

    def of(self, v: list[int]) -> Frame:
        return Explore(v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8])

    # The moments before the draw and after it (14.3)

    def moments(self) -> int:
        return EXPLORING if self.step <= FORESEE else TILE_DRAWN  # `step` has already gone on

    def subject(self) -> int:
        return self.figure

    def place(self) -> int:
        return self.slot

    def may_answer(self, s: State, seat: Seat) -> bool:
        t = cast(Tunnels, s)
        if self.flags & VOIDED and seat == t.human_seat:
            return False
        return might_hold(t, seat, self.moments())

    # The steps

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        step = self.step
        self.step += 1
        if step == BEFORE:
            self.begin(t)
        elif step == FORESEE:
            if t.foresight and self.figure != NOBODY and self.flags & (LAST_TILE | VOIDED) == 0:
                t.foresight = False
                self.flags |= HUMAN_TURNS
                t.call(Look(t.human_seat, 3))
        elif step == DRAW:
            self.draw(t)
        elif step == SHOWN:
            self.step = LAY
            self.turn(t)
        elif step == LAY:
            if self.closes(t, self.new):
                self.refuse(t)
                self.step = DRAW
            else:
                self.lay(t)
        elif step == HOLES:
            holes = t.ground_kind(self.new).hole_tokens
            if holes:
                t.call(HoleToken(self.new, holes))
        elif step == COMES_WITH:
            program = t.box.scenario.laid_programs[t.tile_kind(self.new)]
            if self.flags & LAST_TILE:
                trail = t.box.scenario.trail
                if trail is not None and trail.guardian >= 0 and t.free_figure(trail.guardian) >= 0:
                    spawn(t, trail.guardian, self.new)
            elif program >= 0:
                run_program(t, program, t.demon_seat, self.figure, self.new, 0, BY_SCENARIO)
        elif step == AMBUSH:
            if t.box.scenario.ambush and not self.flags & LAST_TILE:
                t.call(Ambush(self.new, t.box.scenario.ambush))
        elif step == TRAIL:
            self.follow_trail(t)
        elif step == ENTER:
            t.result = 0
            if self.figure == NOBODY:
                if t.guide >= 0:
                    t.guide = self.new
            else:
                move_to(t, self.figure, self.new)
                enter(t, self.figure, self.new)
        else:
            t.end(t.result)

    def begin(self, t: Tunnels) -> None:
        """Open the window before the draw; the scenario's own tile is answered by nobody."""
        if is_trail_end(t, self.slot, self.side):
            self.flags |= LAST_TILE
        elif self.figure != NOBODY and (might_hold(t, 0, EXPLORING) or might_hold(t, 1, EXPLORING)):
            open_window(t, t.human_seat)

    def draw(self, t: Tunnels) -> None:
        """Find the tile to lay; who sees it may have an answer to it."""
        trail = t.box.scenario.trail
        if trail is not None and self.flags & LAST_TILE:
            self.tile = trail.tile
            self.turn(t)
            return
        self.draw_open(t)
        if might_hold(t, t.demon_seat, TILE_DRAWN):
            self.step = SHOWN
            open_window(t, t.demon_seat)
        else:
            self.turn(t)

    def turn(self, t: Tunnels) -> None:
        """Ask how the tile is turned (5.3)."""
        if self.cancelled:
            t.end()
            return
        if len(self.all_looks(t)) > 1:
            t.ask(self.turner(t))
        else:
            self.new = self.all_looks(t)[0]

    def draw_open(self, t: Tunnels) -> None:
        """Turn tiles up until one can keep the map open; the last one stays whatever it does (5.4, 25.44)."""
        is_settled = False
        while not is_settled:
            self.drawn = t.tiles.take(t)
            self.tile = item_of(self.drawn)
            is_key = self.tile in t.box.scenario.key_tiles
            if self.looks(t, True) or self.is_kept(t) or (t.tiles.is_empty() and (is_key or waiting(t) == 0)):
                is_settled = True
            else:
                is_settled = self.refuse(t)

    def is_kept(self, t: Tunnels) -> bool:
        """Whether the scenario lays this tile even if it closes the map."""
        kind = t.box.tiles[self.tile].kind
        if kind in t.box.scenario.keep_kinds:
            return True
        return kind in t.box.scenario.slide_kinds and t.tiles.count() < SLID_UNDER

    def refuse(self, t: Tunnels) -> bool:
        """Put the tile out of the game, or aside if victory needs it; True if one of them is laid (24.12)."""
        is_key = self.tile in t.box.scenario.key_tiles
        slides = t.box.tiles[self.tile].kind in t.box.scenario.slide_kinds
        if not t.foresight_lasts():
            self.flags &= ~HUMAN_TURNS
        if t.log is not None:
            t.tell(E_TILE_OUT, [self.tile, 1 if is_key or slides else 0])
        if slides:
            t.tiles.put_under(SLID_UNDER, self.tile, EVERYBODY, pool_of(self.drawn), band_of(self.drawn))
            return False
        if is_key:
            holder = ASIDE + waiting(t)
            t.tiles.hold(self.tile, holder, EVERYBODY, pool_of(self.drawn), band_of(self.drawn))
            return False
        t.tiles.hold(self.tile, DISCARD, EVERYBODY)
        if not t.tiles.is_empty():
            return False
        self.drawn = last_waiting(t)
        self.tile = item_of(self.drawn)
        return True

    def put_back(self, t: Tunnels) -> None:
        """The tiles that victory needs go back on top of the stack in their order (24.12)."""
        while waiting(t):
            p = last_waiting(t)
            t.tiles.put_on_top(item_of(p), EVERYBODY, pool_of(p), band_of(p))

    def turner(self, t: Tunnels) -> Seat:
        """Who turns the tile: the Demon player, unless a card or the explorer gives it to the other."""
        if self.figure >= FIRST_TROG or self.flags & HUMAN_TURNS:
            return t.human_seat
        is_scout = t.box.has_quirks and t.quirks(self.figure) & ORIENTS_TILES != 0
        return t.human_seat if is_scout and not self.flags & LAST_TILE else t.demon_seat

    def cell(self, t: Tunnels) -> int:
        """The cell behind the explored opening."""
        return beyond(t.map.cells[self.slot], self.side)

    def looks(self, t: Tunnels, keeps_open: bool) -> list[int]:
        """The turns by which the tile may be laid, all or only those that keep the map open (25.23)."""
        at = self.cell(t)
        found: list[int] = []
        openings = t.box.tiles[self.tile].openings
        turns = t.map.placements(at, opposite(self.side), openings)
        if not keeps_open or t.map.cannot_seal():
            return turns
        for quarters in turns:
            if t.map.would_free_sides(at, turned(openings, quarters)) > 0:
                found.append(quarters)
        return found

    def all_looks(self, t: Tunnels) -> list[int]:
        """The turns on offer: those that keep the map open; all if none does, or if others may close it."""
        if self.may_close(t):
            return self.looks(t, False)
        return self.looks(t, True) or self.looks(t, False)

    def may_close(self, t: Tunnels) -> bool:
        """Whether a turn may close the map: the Demon player's, while another tile can be turned up (5.4)."""
        if self.flags & LAST_TILE == 0 and self.is_kept(t):
            return True
        return self.turner(t) == t.demon_seat and not self.flags & LAST_TILE and not t.tiles.is_empty()

    def closes(self, t: Tunnels, quarters: int) -> bool:
        """Whether the tile would close the map if it is turned so, and therefore is not laid (5.4, 24.12)."""
        if self.is_kept(t):
            return False
        return self.may_close(t) and quarters not in self.looks(t, True)

    def offer(self, s: State, seat: Seat) -> list[Move]:
        return [pack(V_LAY, quarters) for quarters in self.all_looks(cast(Tunnels, s))]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Tunnels, s)
        if verb(move) != V_LAY:
            return OTHER_QUESTION
        if first(move) in self.all_looks(t):
            return OK
        return CLOSES if first(move) in self.looks(t, False) else UNCONNECTED

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        self.new = first(move)

    def lay(self, t: Tunnels) -> None:
        """Lay the tile with the turn chosen."""
        self.put_back(t)
        self.new = lay_tile(t, self.tile, self.cell(t), self.new, self.figure)
        if t.guide >= 0 and is_guide_done(t):
            send_guide_off(t)

    def follow_trail(self, t: Tunnels) -> None:
        """Move the trail die on if its opening is explored or blocked by a tile (24.1)."""
        if t.trail_slot < 0:
            return
        if self.flags & LAST_TILE:
            t.trail_slot = OFF
            return
        if t.trail_slot == self.slot and t.trail_side == self.side:
            t.trail_number += 1
            t.trail_since = t.round
        if not t.map.free[t.trail_slot] & bit(t.trail_side):
            t.trail_slot = OFF
            t.call(MoveMark(self.new))


def waiting(t: Tunnels) -> int:
    """How many tiles that victory needs wait aside (24.12)."""
    found = 0
    for p in t.tiles.held:
        if holder_of(p) >= ASIDE:
            found += 1
    return found


def last_waiting(t: Tunnels) -> int:
    """Take up the tile that was put aside last; the place that it had."""
    holder = ASIDE + waiting(t) - 1
    return t.tiles.drop(holder, t.tiles.hand(holder)[0])


def lay_tile(t: Tunnels, tile: int, cell: int, quarters: int, figure: int) -> int:
    """Put a tile on the map; its slot."""
    new = t.map.lay(cell, turned(t.box.tiles[tile].openings, quarters))
    kind = t.box.tiles[tile].kind
    t.laid = [*t.laid, tile]
    t.turned = [*t.turned, quarters]
    t.marks = [*t.marks, 0]
    t.seals = [*t.seals, 0]
    t.ground = [*t.ground, 0]
    t.on.append(0)
    t.set_charges(new, t.box.tile_kinds[kind].charges)
    t.endings_due = True
    if t.log is not None:
        t.tell(E_LAID, [t.tag(figure), tile, new, quarters])
    return new


# ---- looking at the stack


def look_now(t: Tunnels, seat: Seat, number: int, flags: int) -> None:
    """Look at the top tiles, now in an exploration or at the next one of this round (18.5, 20.5, 21.2)."""
    if flags & LOOK_LATER:
        t.foresight = True
        return
    for i in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[i]
        if isinstance(frame, Explore):
            if flags & LOOK_VOIDS:
                frame.flags = frame.flags & ~HUMAN_TURNS | VOIDED
                if t.foresight:
                    t.foresight = False
            elif flags & LOOK_ORIENT and not frame.flags & VOIDED:
                frame.flags |= HUMAN_TURNS
            break
    if flags & (LOOK_CHOOSE | LOOK_ORDER):
        t.call(Look(seat, number))
