"""Chapters 4 and 8: a caver's action takes effect. What needs further choices is a frame of its own."""

from __future__ import annotations

from typing import cast

from undercroft.games.subterra.rules.ending import ends_or_asks
from undercroft.games.subterra.rules.events import (
    BLASTED,
    CLEARED,
    DIVED,
    FOR_HIDING,
    FOR_ROPE,
    HID,
    RAN,
    REPELLED,
    ROPED,
    STOPPED,
)
from undercroft.games.subterra.rules.hazards import cave_in
from undercroft.games.subterra.rules.health import enter, heal, passes_check
from undercroft.games.subterra.rules.legality import why_not_move
from undercroft.games.subterra.rules.reasons import FIRST_STEP, LEGAL, RUNNING
from undercroft.games.subterra.rules.reveal import reveal, roped_side
from undercroft.games.subterra.rules.state import OFF_TABLE, ROPE, RUBBLE, UNDER_WATER, Cave
from undercroft.games.subterra.rules.verbs import (
    BANDAGE,
    BELAY,
    CLEAR,
    DEMOLISH,
    DIG,
    DIVE,
    EXPLORE,
    HEAL,
    HERE,
    HIDE,
    MOVE,
    PLACE_ROPE,
    REPEL,
    REVEAL,
    RUN,
    SPRINT,
    SQUEEZE_THROUGH,
    STEP,
    STOP,
    SWIM,
)
from undercroft.kernel.moves import Move, Seat, first, pack, verb
from undercroft.kernel.state import Frame, State


def act(t: Cave, caver: int, move: Move) -> None:
    """Let a caver's action take effect; its cost is the turn's affair."""
    what = verb(move)
    where = first(move)
    if what in (MOVE, SWIM, SQUEEZE_THROUGH):
        enter(t, caver, t.map.beside[t.at[caver] * 4 + where], what)
    elif what == EXPLORE:
        reveal(t, caver, where, 1)
    elif what == REVEAL:
        reveal(t, caver, where, 0)
    elif what == RUN:
        run(t, caver, t.box.run_moves, 0)
    elif what == SPRINT:
        run(t, caver, t.box.sprint_moves, 1)
    elif what == HEAL:
        heal(t, where, caver, t.box.heal_gain, 0)
    elif what == BANDAGE:
        heal(t, where, caver, t.box.bandage_gain, 1)
    elif what in (CLEAR, DIG):
        clear(t, caver, where)
    elif what == PLACE_ROPE:
        if passes_check(t, caver, FOR_ROPE):
            place_rope(t, caver)
    elif what == BELAY:
        place_rope(t, caver)
    elif what == HIDE:
        hide(t, caver)
    elif what == DIVE:
        dive(t, caver)
    elif what == DEMOLISH:
        demolish(t, caver, where)
    elif what == REPEL:
        repel(t, caver, where)


def clear(t: Cave, caver: int, where: int) -> None:
    """Take rubble away (4.8, 8.7)."""
    slot = t.at[caver]
    if where != HERE:
        slot = t.map.beside[slot * 4 + where]
    t.marks[slot] &= ~RUBBLE
    if t.log is not None:
        t.tell(CLEARED, [caver, slot])


def place_rope(t: Cave, caver: int) -> None:
    """Put a rope on the ledge or slide where the caver stands (4.9, 5.11, 8.13)."""
    slot = t.at[caver]
    t.marks[slot] |= ROPE
    t.map.unbar_exit(slot, roped_side(t, slot))
    if t.log is not None:
        t.tell(ROPED, [caver, slot])


def hide(t: Cave, caver: int) -> None:
    """Try to hide for the rest of the round; sure from the third round in a row on (4.10, 4.12)."""
    if not t.has_tried(caver):
        t.tried |= 1 << caver
        t.row[caver] += 1
    surely = t.row[caver] >= t.box.hide_sure
    if surely or passes_check(t, caver, FOR_HIDING):
        t.hidden |= 1 << caver
        if t.log is not None:
            t.tell(HID, [caver, int(surely)])


def dive(t: Cave, caver: int) -> None:
    """Leave the table under water (8.1)."""
    if t.log is not None:
        t.tell(DIVED, [caver, t.at[caver]])
    t.at[caver] = UNDER_WATER


def demolish(t: Cave, caver: int, side: int) -> None:
    """Blast a wall; the cave answers with a cave-in (8.10, 8.11)."""
    slot = t.at[caver]
    t.blasts -= 1
    t.map.open_side(slot, side)
    if t.log is not None:
        t.tell(BLASTED, [caver, slot, side, t.blasts])
    cave_in(t)


def repel(t: Cave, caver: int, side: int) -> None:
    """Drive one horror off a connected tile (8.17)."""
    slot = t.map.beside[t.at[caver] * 4 + side]
    piece = t.horrors.index(slot)
    t.horrors[piece] = OFF_TABLE
    if t.log is not None:
        t.tell(REPELLED, [caver, piece, slot])


def run(t: Cave, caver: int, moves: int, sprinting: int) -> None:
    """Set out on several Moves (4.4, 8.16)."""
    if t.log is not None:
        t.tell(RAN, [caver, sprinting])
    t.call(Run(caver, moves, 1, sprinting))


class Run(Frame):
    """Several Moves in one action, the first of them owed (4.4, 8.16); each may end the game (9.4)."""

    def __init__(self, caver: int = 0, left: int = 0, owed: int = 0, sprinting: int = 0) -> None:
        super().__init__(0)
        self.caver = caver
        self.left = left
        self.owed = owed
        self.sprinting = sprinting

    def fields(self) -> list[int]:
        return [self.caver, self.left, self.owed, self.sprinting]

    def of(self, v: list[int]) -> Frame:
        return Run(v[0], v[1], v[2], v[3])

    def advance(self, s: State) -> None:
        t = cast(Cave, s)
        if self.left == 0 or t.health[self.caver] == 0:
            t.end()
        elif self.owed or not ends_or_asks(t):
            t.ask(t.seat_of(self.caver))

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Cave, s)
        moves: list[Move] = [] if self.owed else [pack(STOP)]
        for side in range(4):
            if why_not_move(t, self.caver, side) == LEGAL:
                moves.append(pack(STEP, side))
        return moves

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        if verb(move) == STOP:
            return FIRST_STEP if self.owed else LEGAL
        return why_not_move(cast(Cave, s), self.caver, first(move)) if verb(move) == STEP else RUNNING

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Cave, s)
        self.owed = 0
        if verb(move) == STOP:
            self.left = 0
            if t.log is not None:
                t.tell(STOPPED, [self.caver])
        else:
            self.left -= 1
            enter(t, self.caver, t.map.beside[t.at[self.caver] * 4 + first(move)], MOVE)
