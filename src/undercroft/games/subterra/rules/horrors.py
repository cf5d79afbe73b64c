"""Chapter 7: horrors stalk, appear and strike."""

from __future__ import annotations

from typing import Final, cast

from undercroft.games.subterra.rules.box import EXIT, HORROR, NO_HORROR_LOSS
from undercroft.games.subterra.rules.events import NOT_SPAWNED, SPAWNED, STALKED, VANISHED
from undercroft.games.subterra.rules.health import strike_all
from undercroft.games.subterra.rules.reasons import (
    LAIR_FARTHER,
    LAIR_TAKEN,
    LEGAL,
    NOT_ASKED,
    NOT_DUE,
    NOT_LAIR,
    NOT_ON_PATH,
)
from undercroft.games.subterra.rules.state import OFF_TABLE, Cave
from undercroft.games.subterra.rules.verbs import HORROR_FIRST, HORROR_STEP, SPAWN
from undercroft.kernel.moves import Move, Seat, first, pack, verb
from undercroft.kernel.state import Frame, State
from undercroft.maps.paths import distances_from, next_steps

NOBODY: Final = -1
PICKING: Final = 0
STEPPING: Final = 1


def all_out(t: Cave) -> int:
    """The mask of horror pieces on the table."""
    mask = 0
    for piece in range(len(t.horrors)):
        if t.horrors[piece] != OFF_TABLE:
            mask |= 1 << piece
    return mask


def closest_victim(t: Cave, slot: int) -> int:
    """Whom a horror goes for (2.11, 7.4): the nearest within its range, the lowest number among equals."""
    far = distances_from(t.map, slot, t.box.horror_range)
    best = NOBODY
    for caver in range(len(t.who)):
        if not t.is_victim(caver):
            continue
        steps = far[t.at[caver]]
        if steps < 0:
            continue
        if (
            best == NOBODY
            or steps < far[t.at[best]]
            or (steps == far[t.at[best]] and t.who[caver] < t.who[best])
        ):
            best = caver
    return best


def steps_of(t: Cave, slot: int) -> list[int]:
    """The tiles to which a horror may step (7.5, 7.6); none if it senses nobody (7.10)."""
    victim = closest_victim(t, slot)
    return [] if victim == NOBODY else next_steps(t.map, slot, t.at[victim], t.box.horror_range)


def would_strike(t: Cave, slot: int) -> bool:
    """Whether a horror that came to a tile would strike somebody down."""
    if t.kind_at(slot) == EXIT:
        return False
    for caver in range(len(t.who)):
        if t.at[caver] == slot and t.health[caver] > 0 and not t.has(caver, NO_HORROR_LOSS):
            return True
    return False


class Stalk(Frame):
    """Every horror of a mask takes one step, one after the other (3.6, 7.5 to 7.7)."""

    def __init__(self, left: int = 0, step: int = PICKING, piece: int = 0) -> None:
        super().__init__(step)
        self.left = left
        self.piece = piece

    def fields(self) -> list[int]:
        return [self.left, self.step, self.piece]

    def of(self, v: list[int]) -> Frame:
        return Stalk(v[0], v[1], v[2])

    def advance(self, s: State) -> None:
        t = cast(Cave, s)
        if self.left == 0:
            t.end()
        elif self.step == STEPPING:
            self.stalk(t)
        elif self.order_matters(t):
            t.ask(t.first_seat())
        else:
            self.piece = self.pieces()[0]
            self.step = STEPPING

    def pieces(self) -> list[int]:
        """The pieces that have still to move."""
        found: list[int] = []
        piece = 0
        while self.left >> piece:
            if self.left >> piece & 1:
                found.append(piece)
            piece += 1
        return found

    def order_matters(self, t: Cave) -> bool:
        """Whether the first caver is asked who goes first: two tiles, and somebody could be struck (7.7)."""
        slots = [t.horrors[piece] for piece in self.pieces()]
        if len(slots) < 2 or slots.count(slots[0]) == len(slots):
            return False
        for slot in slots:
            for target in steps_of(t, slot):
                if would_strike(t, target):
                    return True
        return False

    def stalk(self, t: Cave) -> None:
        """Move the picked horror, or ask the victim's player which way."""
        slot = t.horrors[self.piece]
        victim = closest_victim(t, slot)
        if victim == NOBODY:
            t.horrors[self.piece] = OFF_TABLE
            if t.log is not None:
                t.tell(VANISHED, [self.piece, slot])
            self.done()
            return
        targets = next_steps(t.map, slot, t.at[victim], t.box.horror_range)
        if len(targets) > 1:
            t.ask(t.seat_of(victim))
        else:
            self.go(t, targets[0])  # there is one: who is beside a horror already is no victim

    def go(self, t: Cave, target: int) -> None:
        """Take the step and strike."""
        slot = t.horrors[self.piece]
        t.horrors[self.piece] = target
        if t.log is not None:
            t.tell(STALKED, [self.piece, slot, target])
        strike_all(t, target)
        self.done()

    def done(self) -> None:
        """The next horror, please."""
        self.left &= ~(1 << self.piece)
        self.step = PICKING

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Cave, s)
        if self.step == PICKING:
            return [pack(HORROR_FIRST, piece) for piece in self.pieces() if self.is_due(t, piece)]
        slot = t.horrors[self.piece]
        return [pack(HORROR_STEP, t.map.side_towards(slot, target)) for target in steps_of(t, slot)]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Cave, s)
        if self.step == PICKING and verb(move) == HORROR_FIRST:
            return LEGAL if self.is_due(t, first(move)) else NOT_DUE
        if self.step == STEPPING and verb(move) == HORROR_STEP:
            slot = t.horrors[self.piece]
            return LEGAL if t.map.beside[slot * 4 + first(move)] in steps_of(t, slot) else NOT_ON_PATH
        return NOT_ASKED

    def is_due(self, t: Cave, piece: int) -> bool:
        """Whether a piece has still to move, and is the lowest of those on its tile: they are alike."""
        for other in self.pieces():
            if t.horrors[other] == t.horrors[piece]:
                return other == piece
        return False

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Cave, s)
        if verb(move) == HORROR_FIRST:
            self.piece = first(move)
            self.step = STEPPING
        else:
            self.go(t, t.map.beside[t.horrors[self.piece] * 4 + first(move)])


def lairs_to_spawn(t: Cave) -> list[int]:
    """The lairs where a horror may appear now (7.8, 7.9): the closest to a victim, more than one if equal."""
    best: list[int] = []
    if OFF_TABLE not in t.horrors:
        return best
    nearest = t.box.horror_range + 1
    number = 0
    for slot in range(len(t.laid)):
        if t.kind_at(slot) != HORROR or slot in t.horrors:
            continue
        victim = closest_victim(t, slot)
        if victim == NOBODY:
            continue
        steps = distances_from(t.map, slot, t.box.horror_range)[t.at[victim]]
        if steps < nearest or (steps == nearest and t.who[victim] < number):
            best = [slot]
            nearest = steps
            number = t.who[victim]
        elif steps == nearest and t.who[victim] == number:
            best.append(slot)
    return best


class Spawn(Frame):
    """A horror appears on the lair closest to a victim (7.8)."""

    def fields(self) -> list[int]:
        return [self.step]

    def of(self, v: list[int]) -> Frame:
        return Spawn(v[0])

    def advance(self, s: State) -> None:
        t = cast(Cave, s)
        if self.step == 1:
            t.end()
            return
        lairs = lairs_to_spawn(t)
        if len(lairs) > 1:
            t.ask(t.first_seat())
            return
        if lairs:
            self.appear(t, lairs[0])
        elif t.log is not None:
            t.tell(NOT_SPAWNED, [])
        t.end()

    def appear(self, t: Cave, slot: int) -> None:
        """Put a horror on its lair."""
        piece = t.horrors.index(OFF_TABLE)
        t.horrors[piece] = slot
        if t.log is not None:
            t.tell(SPAWNED, [piece, slot])
        strike_all(t, slot)

    def offer(self, s: State, seat: Seat) -> list[Move]:
        return [pack(SPAWN, slot) for slot in lairs_to_spawn(cast(Cave, s))]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Cave, s)
        if verb(move) != SPAWN:
            return NOT_ASKED
        slot = first(move)
        if t.kind_at(slot) != HORROR:
            return NOT_LAIR
        if slot in t.horrors:
            return LAIR_TAKEN
        return LEGAL if slot in lairs_to_spawn(t) else LAIR_FARTHER

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        self.step = 1
        self.appear(cast(Cave, s), first(move))
