"""Chapter 4: moving step by step; `jumping.py` has swimming and jumping."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from undercroft.games.dungeontwister.rules.acting import act_refusal
from undercroft.games.dungeontwister.rules.events import (
    STEPPED,
    STOPPED,
)
from undercroft.games.dungeontwister.rules.footing import (
    can_rest,
    company_refusal,
    edge_refusal,
    flies,
    hangs_by_own_rope,
    is_plain,
    passing_refusal,
    stop_refusal,
    tie_rope,
)
from undercroft.games.dungeontwister.rules.ground import NOWHERE
from undercroft.games.dungeontwister.rules.handling import (
    drop,
    drop_refusal,
    swap_refusal,
    take,
    take_refusal,
    things_at,
)
from undercroft.games.dungeontwister.rules.harm import leave
from undercroft.games.dungeontwister.rules.reacting import has_ring, paralyse, ring_moves, ring_refusal
from undercroft.games.dungeontwister.rules.state import (
    Labyrinth,
    is_enemy_line,
)
from undercroft.games.dungeontwister.rules.terrain import TREE
from undercroft.games.dungeontwister.rules.tokens import TIED, owner_of
from undercroft.games.dungeontwister.rules.verbs import (
    CANNOT_STOP_AFTER,
    DROP,
    HANDLED,
    LEGAL,
    NO_STEPS,
    NO_WAY,
    NOT_NOW,
    NOTHING_DONE,
    STEP,
    STOP,
    SWAP,
    TAKE,
)
from undercroft.kernel.moves import Move, Seat, first, pack, verb
from undercroft.kernel.state import Frame, State
from undercroft.kernel.window import Pending, open_window


def step_refusal(t: Labyrinth, token: int, left: int, side: i64) -> int:
    """Why a mover cannot take a step (4.1 to 4.4)."""
    if left == 0:
        return NO_STEPS
    square: i64 = t.at[token]
    joined: i64 = t.ground.joins[square * 4 + side]
    if joined == NOWHERE:
        return NO_WAY
    if joined >= 0 and is_plain(t, joined):
        return LEGAL
    refusal = edge_refusal(t, token, square, side)
    if refusal:
        return refusal
    beyond = t.map.neighbour(square, side)
    with_rope = not hangs_by_own_rope(t, token)
    rope = t.load[token]
    if rope < 0 or t.marks[rope] & TIED == 0:
        return going_refusal(t, token, beyond, left - 1, with_rope)
    t.marks[rope] ^= TIED  # it comes along, and holds nothing more on the square that he leaves (9.10)
    refusal = going_refusal(t, token, beyond, left - 1, with_rope)
    t.marks[rope] ^= TIED
    return refusal


def going_refusal(t: Labyrinth, token: int, beyond: int, left: int, with_rope: bool) -> int:
    """Why a mover cannot go onto the next square with so many steps left after it."""
    refusal = passing_refusal(t, token, beyond, with_rope)
    if refusal:
        return refusal
    if is_enemy_line(beyond, owner_of(token)):
        return LEGAL
    if t.terrain(beyond) == TREE and not flies(t, token):
        return company_refusal(t, token, beyond)
    return LEGAL if can_rest(t, token, beyond, left) else CANNOT_STOP_AFTER


def can_go_on(t: Labyrinth, token: int, left: int, moved: int) -> bool:
    """Whether a move can be brought to an end from here."""
    square: i64 = t.at[token]
    if moved and stop_refusal(t, token, square) == LEGAL:
        return True
    if left == 0:
        return False
    joins = t.ground.joins
    edge: i64 = square * 4
    last: i64 = edge + 4
    while edge < last:
        joined: i64 = joins[edge]
        if joined >= 0 and is_plain(t, joined):
            return True
        edge += 1
    for side in range(4):
        if step_refusal(t, token, left, side) == LEGAL:
            return True
    return False


ON_HIS_WAY: Final = 0
MOVED_ON: Final = 1
STOPS: Final = 2


class Moving(Pending):
    """A character's move under way (4.1): steps, and what he takes and leaves on the squares he crosses."""

    def __init__(
        self,
        step: int = 0,
        cancelled: int = 0,
        token: int = 0,
        left: int = 0,
        moved: int = 0,
        handled: int = 0,
    ) -> None:
        super().__init__(step, cancelled)
        self.token = token
        self.left = left
        self.moved = moved
        self.handled = handled

    def fields(self) -> list[int]:
        return [self.step, self.cancelled, self.token, self.left, self.moved, self.handled]

    def of(self, v: list[int]) -> Frame:
        return Moving(v[0], v[1], v[2], v[3], v[4], v[5])

    def advance(self, s: State) -> None:
        t = cast(Labyrinth, s)
        if self.cancelled or self.step == STOPS or t.at[self.token] < 0:
            t.end()
        elif self.step == MOVED_ON and has_ring(t, 1 - t.active) and ring_moves(t, self.token):
            self.step = ON_HIS_WAY
            open_window(t, 1 - t.active)
        else:
            self.step = ON_HIS_WAY
            t.ask(t.active)

    def may_answer(self, s: State, seat: Seat) -> bool:
        t = cast(Labyrinth, s)
        return seat != t.active and len(ring_moves(t, self.token)) > 0

    def reactions(self, s: State, seat: Seat) -> list[Move]:
        return ring_moves(cast(Labyrinth, s), self.token)

    def reaction_refusal(self, s: State, seat: Seat, move: Move) -> int:
        return ring_refusal(cast(Labyrinth, s), self.token, move)

    def react(self, s: State, seat: Seat, move: Move) -> None:
        paralyse(cast(Labyrinth, s), self.token, move)
        self.cancelled = 1

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Labyrinth, s)
        moves: list[Move] = []
        if self.moved and stop_refusal(t, self.token, t.at[self.token]) == LEGAL:
            moves.append(pack(STOP))
        if self.left:
            for side in range(4):
                if step_refusal(t, self.token, self.left, side) == LEGAL:
                    moves.append(pack(STEP, side))
        if not self.handled and t.ground.here[t.at[self.token]] != 1 << self.token:
            for move in self.handling(t):
                if self.refusal(t, seat, move) == LEGAL:
                    moves.append(move)
        return moves

    def handling(self, t: Labyrinth) -> list[Move]:
        """What could be done with the things on the mover's square and in his hands."""
        found: list[Move] = []
        for thing in things_at(t, self.token):
            found.append(pack(TAKE, thing))
            found.append(pack(SWAP, thing))
        if t.load[self.token] >= 0:
            found.append(pack(DROP))
        return found

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Labyrinth, s)
        what = verb(move)
        if what == STOP:
            return stop_refusal(t, self.token, t.at[self.token]) if self.moved else NOTHING_DONE
        if what == STEP:
            return step_refusal(t, self.token, self.left, first(move))
        if what in (TAKE, DROP, SWAP):
            return self.handle_refusal(t, what, first(move))
        return NOT_NOW

    def handle_refusal(self, t: Labyrinth, what: int, thing: int) -> int:
        """Why a thing cannot be taken or left here (5.2)."""
        if self.handled:
            return HANDLED
        token = self.token
        if what == TAKE:
            refusal = take_refusal(t, token, thing)
        elif what == DROP:
            refusal = drop_refusal(t, token)
        else:
            refusal = swap_refusal(t, token, thing)
        if refusal:
            return refusal
        carried = t.load[token]
        t.load[token] = -1 if what == DROP else thing
        free = can_go_on(t, token, self.left, self.moved)
        t.load[token] = carried
        return LEGAL if free else CANNOT_STOP_AFTER

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Labyrinth, s)
        what = verb(move)
        if what == STEP:
            self.take_step(t, first(move))
        elif what == STOP:
            self.step = STOPS
            if t.log is not None:
                t.tell(STOPPED, [self.token, t.spot(t.at[self.token])])
        else:
            self.handled = 1
            if what != TAKE:
                drop(t, self.token)
            if what != DROP:
                take(t, self.token, first(move))

    def take_step(self, t: Labyrinth, side: int) -> None:
        """One step: onto the next square, or out of the labyrinth (7.4)."""
        square = t.at[self.token]
        beyond = t.map.neighbour(square, side)
        walks = not flies(t, self.token)
        t.shift(self.token, beyond)
        if t.log is not None:
            t.tell(STEPPED, [self.token, t.spot(square), t.spot(beyond)])
        self.moved = 1
        self.handled = 0
        self.step = MOVED_ON
        if is_enemy_line(beyond, owner_of(self.token)):
            leave(t, self.token)
            return
        tie_rope(t, self.token)
        self.left = 0 if walks and t.terrain(beyond) == TREE else self.left - 1


def move_refusal(t: Labyrinth, seat: int, token: int) -> int:
    """Why a character cannot move (4.1)."""
    refusal = act_refusal(t, seat, token)
    if refusal:
        return refusal
    return LEGAL if can_go_on(t, token, t.box.move[t.kind[token]], 0) else NO_WAY


def begin_move(t: Labyrinth, token: int) -> None:
    """Let a character move."""
    t.call(Moving(0, 0, token, t.box.move[t.kind[token]]))
