"""Reveal: a tile is drawn and laid (2.4 to 2.6), with the scout's and the geologist's say (8.5, 8.8)."""

from __future__ import annotations

from typing import Final, cast

from undercroft.games.subterra.rules.box import DISCARDS_DRAW, LEDGE, NO_ROPE, WAITING_TILE
from undercroft.games.subterra.rules.events import (
    DISCARDED,
    KEPT_WAITING,
    LAID,
    REVEALED,
    STACK_EMPTY,
    WAITING_USED,
)
from undercroft.games.subterra.rules.health import enter
from undercroft.games.subterra.rules.reasons import (
    GUIDE_AGAIN,
    GUIDE_EXIT,
    GUIDE_KEPT,
    GUIDE_LAST,
    GUIDE_SPENT,
    LEDGE_ARROW,
    LEGAL,
    NO_WAITING,
    NOT_ABLE,
    NOT_ASKED,
    NOT_CONNECTED,
    PLACE_SEALS,
    SAME_PICTURE,
    SLIDE_ARROW,
    WOULD_SEAL,
)
from undercroft.games.subterra.rules.state import NO_TILE, Cave
from undercroft.games.subterra.rules.verbs import DRAWN, EXPLORE, GUIDE, KEEP, PLACE, USE, WAITING
from undercroft.kernel.moves import Move, Seat, first, pack, verb
from undercroft.kernel.state import Frame, State
from undercroft.maps.sides import beyond, opposite, turned, turned_side, turns_open_to

DRAWING: Final = 0
GUIDING: Final = 1
CHOOSING: Final = 2
PLACING: Final = 3
DONE: Final = 4


def turns_of(t: Cave, tile: int, side: int) -> list[int]:
    """The quarter turns of a tile that opens to the explorer, any arrow on it pointing away."""
    if t.box.tiles[tile].roped != NO_ROPE:
        return [side]
    return turns_open_to(t.box.tiles[tile].openings, opposite(side))


def open_turns(t: Cave, tile: int, slot: int, side: int) -> list[int]:
    """The turns that do not seal the cave (2.6); the exit, and a cave whose exit is found, need not care."""
    turns = turns_of(t, tile, side)
    if t.map.cannot_seal() or tile == t.box.exit_tile or t.exit_is_laid():
        return turns
    cell = beyond(t.map.cells[slot], side)
    openings = t.box.tiles[tile].openings
    return [turn for turn in turns if t.map.would_free_sides(cell, turned(openings, turn)) > 0]


def reveal(t: Cave, caver: int, side: int, exploring: int) -> None:
    """Name a side and draw a tile for what lies beyond it (2.4)."""
    if t.log is not None:
        t.tell(REVEALED, [caver, side, exploring])
    t.call(Reveal(DRAWING, caver, side, exploring))


class Reveal(Frame):
    """A caver draws a tile and lays it beyond a side of their tile; exploring, they enter it."""

    def __init__(
        self,
        step: int = DRAWING,
        caver: int = 0,
        side: int = 0,
        exploring: int = 0,
        tile: int = NO_TILE,
        guided: int = 0,
    ) -> None:
        super().__init__(step)
        self.caver = caver
        self.side = side
        self.exploring = exploring
        self.tile = tile
        self.guided = guided

    def fields(self) -> list[int]:
        return [self.step, self.caver, self.side, self.exploring, self.tile, self.guided]

    def of(self, v: list[int]) -> Frame:
        return Reveal(v[0], v[1], v[2], v[3], v[4], v[5])

    def advance(self, s: State) -> None:
        t = cast(Cave, s)
        if self.step == DRAWING:
            self.draw(t)
        elif self.step == DONE:
            t.end()
        else:
            t.ask(t.seat_of(self.caver))

    def draw(self, t: Cave) -> None:
        """Draw, and go on to the first question there is about the tile."""
        if t.draw_pile_empty():
            if t.waiting == NO_TILE:
                self.step = DONE
                return
            self.tile = t.waiting  # 8.9: with the stack empty anybody takes it
            t.waiting = NO_TILE
            if t.log is not None:
                t.tell(WAITING_USED, [self.caver, self.tile])
            self.settle(t)
            return
        self.tile = t.stack_of_tiles.draw(t)
        if t.log is not None and t.draw_pile_empty():
            t.tell(STACK_EMPTY, [])
        if t.waiting != NO_TILE and t.has(self.caver, WAITING_TILE):
            if self.fits(t, self.tile) or self.fits(t, t.waiting):
                self.step = CHOOSING
            else:
                self.discard(t, -1)
        else:
            self.settle(t)

    def settle(self, t: Cave) -> None:
        """Discard a tile that would seal the cave; else ask the scout, or place it."""
        if not self.fits(t, self.tile):
            self.discard(t, -1)
        elif self.why_not_guide(t) == LEGAL:
            self.step = GUIDING
        else:
            self.step = PLACING

    def fits(self, t: Cave, tile: int) -> bool:
        """Whether a tile can be laid without sealing the cave."""
        return len(open_turns(t, tile, t.at[self.caver], self.side)) > 0

    def why_not_guide(self, t: Cave) -> int:
        """Why the scout may not discard this tile (8.5): once a draw, never the exit or the last one."""
        if self.guided:
            return GUIDE_AGAIN
        if self.tile == t.box.exit_tile:
            return GUIDE_EXIT
        if not t.has(self.caver, DISCARDS_DRAW):
            return NOT_ABLE
        if t.guides == 0:
            return GUIDE_SPENT
        return GUIDE_LAST if t.draw_pile_empty() and t.waiting == NO_TILE else LEGAL

    def discard(self, t: Cave, guides_left: int) -> None:
        """Put the drawn tile out of the game and draw the next."""
        if t.log is not None:
            t.tell(DISCARDED, [self.caver, self.tile, guides_left])
        t.out = [*t.out, self.tile]
        self.tile = NO_TILE
        self.step = DRAWING

    def why_not_use(self, t: Cave, which: int) -> int:
        """Why the geologist may not take this one of the two tiles (8.8)."""
        if t.waiting == NO_TILE:
            return NO_WAITING
        if self.step != CHOOSING:
            return NOT_ASKED
        return LEGAL if self.fits(t, self.tile if which == DRAWN else t.waiting) else WOULD_SEAL

    def why_not_place(self, t: Cave, turn: int) -> int:
        """Why the tile may not be laid turned like this (2.4, 2.6, 5.9, 5.10)."""
        if turn in open_turns(t, self.tile, t.at[self.caver], self.side):
            return LEGAL
        tile = t.box.tiles[self.tile]
        if tile.roped != NO_ROPE:
            return LEDGE_ARROW if tile.kind == LEDGE else SLIDE_ARROW
        turns = turns_of(t, self.tile, self.side)
        if turn in turns:
            return PLACE_SEALS
        looks = [turned(tile.openings, other) for other in turns]
        return SAME_PICTURE if turned(tile.openings, turn) in looks else NOT_CONNECTED

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Cave, s)
        if self.step == GUIDING:
            return [pack(KEEP), pack(GUIDE)]
        if self.step == CHOOSING:
            return [pack(USE, which) for which in (DRAWN, WAITING) if self.why_not_use(t, which) == LEGAL]
        return [pack(PLACE, turn) for turn in open_turns(t, self.tile, t.at[self.caver], self.side)]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Cave, s)
        what = verb(move)
        if what == PLACE and self.step == PLACING:
            return self.why_not_place(t, first(move))
        if what == USE:
            return self.why_not_use(t, first(move))
        if what == GUIDE:
            why = self.why_not_guide(t)
            return why if why != LEGAL or self.step == GUIDING else GUIDE_KEPT
        return LEGAL if what == KEEP and self.step == GUIDING else NOT_ASKED

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Cave, s)
        what = verb(move)
        if what == GUIDE:
            t.guides -= 1
            self.guided = 1
            self.discard(t, t.guides)
        elif what == KEEP:
            self.step = PLACING
        elif what == USE:
            if first(move) == WAITING:
                self.tile, t.waiting = t.waiting, self.tile
                if t.log is not None:
                    t.tell(WAITING_USED, [self.caver, self.tile])
                    t.tell(KEPT_WAITING, [t.waiting])
            self.step = PLACING
        else:
            self.step = DONE
            self.lay(t, first(move))

    def lay(self, t: Cave, turn: int) -> None:
        """Lay the tile, and enter it if the caver explores (4.3)."""
        slot = lay_tile(t, self.tile, beyond(t.map.cells[t.at[self.caver]], self.side), turn)
        if t.log is not None:
            t.tell(LAID, [self.caver, self.tile, slot, turn])
        if self.exploring:
            enter(t, self.caver, slot, EXPLORE)


def lay_tile(t: Cave, tile: int, cell: int, turn: int) -> int:
    """Put a tile on the table, the side that needs a rope barred (5.9, 5.10)."""
    slot = t.map.lay(cell, turned(t.box.tiles[tile].openings, turn))
    t.laid = [*t.laid, tile]
    t.turned = [*t.turned, turn]
    t.marks.append(0)
    roped = t.box.tiles[tile].roped
    if roped != NO_ROPE:
        t.map.bar_exit(slot, turned_side(roped, turn))
    return slot


def roped_side(t: Cave, slot: int) -> int:
    """The side of a ledge or slide that needs a rope, NO_ROPE elsewhere."""
    roped = t.tile(slot).roped
    return NO_ROPE if roped == NO_ROPE else turned_side(roped, t.turned[slot])
