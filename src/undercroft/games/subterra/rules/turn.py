"""Chapter 3: the round, its phases and a caver's turn."""

from __future__ import annotations

from typing import Final, cast

from undercroft.games.subterra.rules.box import FLOOD, OUT_OF_TIME
from undercroft.games.subterra.rules.deeds import act
from undercroft.games.subterra.rules.ending import TO_ASK, ends_or_asks, finish, out_of_time, standing
from undercroft.games.subterra.rules.events import (
    BY_EXERTING,
    DECLINED,
    DIRECTED,
    EXERTED,
    GAS_OVER,
    HAZARD,
    PASSED,
    PHASE,
    ROUND,
    SKIPPED,
    TIME_UP,
    TURN,
)
from undercroft.games.subterra.rules.hazards import Hazard
from undercroft.games.subterra.rules.health import enter, lose, passes_check
from undercroft.games.subterra.rules.horrors import Stalk, all_out
from undercroft.games.subterra.rules.legality import add_legal, cost, why_not_directed, why_not_in_turn
from undercroft.games.subterra.rules.reasons import LEGAL, MUST_SURFACE, NOT_FLOODABLE
from undercroft.games.subterra.rules.state import Cave
from undercroft.games.subterra.rules.verbs import DIRECT, DIVE, EXERT, SURFACE
from undercroft.kernel.moves import PASS, Move, Seat, first, pack, verb
from undercroft.kernel.state import Frame, State

ACTION_PHASE: Final = 0
HORROR_PHASE: Final = 1
HAZARD_PHASE: Final = 2
END_PHASE: Final = 3


class Round(Frame):
    """Rounds without end: every caver's turn, the horrors, the hazard, and the marker goes on (3.1)."""

    def __init__(self, step: int = ACTION_PHASE, turns: int = 0, checked: int = 0) -> None:
        super().__init__(step)
        self.turns = turns
        self.checked = checked

    def fields(self) -> list[int]:
        return [self.step, self.turns, self.checked]

    def of(self, v: list[int]) -> Frame:
        return Round(v[0], v[1], v[2])

    def advance(self, s: State) -> None:
        t = cast(Cave, s)
        if not self.checked:
            self.checked = 1
            if ends_or_asks(t):
                return
        if self.step == ACTION_PHASE:
            self.next_turn(t)
        elif self.step == HORROR_PHASE:
            self.go_on(t, HAZARD_PHASE)
            t.call(Stalk(all_out(t)))
        elif self.step == HAZARD_PHASE:
            self.go_on(t, END_PHASE)
            self.hazard(t)
        else:
            self.end_round(t)

    def go_on(self, t: Cave, phase: int) -> None:
        """On to the next phase, the end to be checked once this one has taken effect."""
        if t.log is not None:
            t.tell(PHASE, [self.step])
        self.step = phase
        self.checked = 0

    def next_turn(self, t: Cave) -> None:
        """The next caver who has a turn, or the end of the action phase (3.2)."""
        if self.turns == 0 and t.log is not None:
            t.tell(ROUND, [t.round, t.first])
        while self.turns < len(t.who):
            caver = (t.first + self.turns) % len(t.who)
            self.turns += 1
            if t.is_under_water(caver):
                self.checked = 0
                t.call(Surface(caver))
                return
            if t.is_devoured(caver):
                continue
            if t.health[caver] > 0:
                self.checked = 0
                t.call(Turn(caver, t.box.points))
                return
            if t.log is not None:
                t.tell(SKIPPED, [caver])
        self.turns = 0
        self.step = HORROR_PHASE

    def hazard(self, t: Cave) -> None:
        """The gas is gone, then the card comes; once time is up there are no more cards (3.7, 9.2)."""
        if t.gas:
            t.gas = 0
            if t.log is not None:
                t.tell(GAS_OVER, [])
        if not t.time_up:
            card = t.hazards.draw(t)
            t.spent = [*t.spent, card]
            kind = t.box.cards[card].kind
            if kind != OUT_OF_TIME:
                if t.log is not None:
                    t.tell(HAZARD, [card, t.hazards.count() - 1])
                t.call(Hazard(0, kind, t.box.cards[card].times))
                return
            t.time_up = 1
            if t.log is not None:
                t.tell(TIME_UP, [])
        out_of_time(t)

    def end_round(self, t: Cave) -> None:
        """Hiding ends, the marker goes on (3.8); those who stayed have had a whole round (9.5)."""
        if 0 < t.stayed < t.round and standing(t) == TO_ASK:
            finish(t)
            return
        t.hidden = 0
        for caver in range(len(t.who)):
            if not t.has_tried(caver):
                t.row[caver] = 0
        t.tried = 0
        t.first = next_first(t)
        t.round += 1
        self.step = ACTION_PHASE


def next_first(t: Cave) -> int:
    """Who gets the first-caver marker (3.8): the next caver, or by agreement the next player's first one."""
    alive = t.in_table_order()
    after = [caver for caver in alive if caver != t.first]
    if t.box.agreed.strict_marker:
        others = [caver for caver in after if t.seat_of(caver) != t.first_seat()]
        after = others or after
    return after[0] if after else t.first


BEGINS: Final = 0
ACTS: Final = 1
ACTED: Final = 2
OVER: Final = 3


class Turn(Frame):
    """A caver's turn: actions one at a time, a third point by exerting, and its price (3.3 to 3.5)."""

    def __init__(
        self, caver: int = 0, points: int = 0, exerted: int = 0, directs: int = 0, step: int = 0
    ) -> None:
        super().__init__(step)
        self.caver = caver
        self.points = points
        self.exerted = exerted
        self.directs = directs

    def fields(self) -> list[int]:
        return [self.caver, self.points, self.exerted, self.directs, self.step]

    def of(self, v: list[int]) -> Frame:
        return Turn(v[0], v[1], v[2], v[3], v[4])

    def advance(self, s: State) -> None:
        t = cast(Cave, s)
        if self.step == BEGINS:
            t.turn_begins()
            if t.log is not None:
                t.tell(TURN, [self.caver])
            self.step = ACTS
        elif self.step == ACTED:
            self.step = ACTS
            if ends_or_asks(t):
                return
        if (
            self.step == OVER
            or t.health[self.caver] == 0
            or (self.points == 0 and self.exerted >= t.box.exerts)
        ):
            self.close(t)
        else:
            t.ask(t.seat_of(self.caver))

    def close(self, t: Cave) -> None:
        """The turn is over: one who exerted pays for it now, if still awake (3.5)."""
        for _ in range(self.exerted):
            if t.health[self.caver] > 0 and not passes_check(t, self.caver, BY_EXERTING):
                lose(t, self.caver, t.box.exert_loss, BY_EXERTING)
        t.end()

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Cave, s)
        moves: list[Move] = [PASS]
        if self.refusal(s, seat, pack(EXERT)) == LEGAL:
            moves.append(pack(EXERT))
        add_legal(t, self.caver, self.points, self.directs < t.box.directs, moves)
        return moves

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        if move == PASS:
            return LEGAL
        t = cast(Cave, s)
        return why_not_in_turn(
            t, self.caver, verb(move), first(move), self.points, self.exerted, self.directs
        )

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Cave, s)
        what = verb(move)
        if move == PASS:
            self.step = OVER
            if t.log is not None:
                t.tell(PASSED, [self.caver])
        elif what == EXERT:
            self.exerted += 1
            self.points += t.box.exert_points
            if t.log is not None:
                t.tell(EXERTED, [self.caver])
        else:
            self.step = ACTED
            self.points -= cost(t, self.caver, what)
            if what == DIRECT:
                self.directs += 1
                direct(t, self.caver, first(move))
            else:
                act(t, self.caver, move)
                if what == DIVE:
                    self.step = OVER


def direct(t: Cave, leader: int, caver: int) -> None:
    """Let another caver act at once (8.20)."""
    if t.log is not None:
        t.tell(DIRECTED, [leader, caver])
    t.call(Directed(caver))


class Directed(Frame):
    """A caver takes one action of one point on the leader's word, or declines (8.21)."""

    def __init__(self, caver: int = 0, step: int = 0) -> None:
        super().__init__(step)
        self.caver = caver

    def fields(self) -> list[int]:
        return [self.caver, self.step]

    def of(self, v: list[int]) -> Frame:
        return Directed(v[0], v[1])

    def advance(self, s: State) -> None:
        t = cast(Cave, s)
        if self.step:
            t.end()
        else:
            t.ask(t.seat_of(self.caver))

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Cave, s)
        moves: list[Move] = [PASS]
        add_legal(t, self.caver, t.box.directed_cost, True, moves)
        return moves

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        if move == PASS:
            return LEGAL
        return why_not_directed(cast(Cave, s), self.caver, verb(move), first(move))

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Cave, s)
        self.step = 1
        if move != PASS:
            act(t, self.caver, move)
        elif t.log is not None:
            t.tell(DECLINED, [self.caver])


class Surface(Frame):
    """The turn of a diver under water: up again on some floodable tile, and nothing else (8.2)."""

    def __init__(self, caver: int = 0, step: int = 0) -> None:
        super().__init__(step)
        self.caver = caver

    def fields(self) -> list[int]:
        return [self.caver, self.step]

    def of(self, v: list[int]) -> Frame:
        return Surface(v[0], v[1])

    def advance(self, s: State) -> None:
        t = cast(Cave, s)
        if self.step:
            t.end()
            return
        t.turn_begins()
        t.ask(t.seat_of(self.caver) if t.health[self.caver] > 0 else t.first_seat())

    def offer(self, s: State, seat: Seat) -> list[Move]:
        moves = [pack(SURFACE, slot) for slot in range(len(cast(Cave, s).laid))]
        return [move for move in moves if self.refusal(s, seat, move) == LEGAL]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        if verb(move) != SURFACE:
            return MUST_SURFACE
        return LEGAL if cast(Cave, s).kind_at(first(move)) == FLOOD else NOT_FLOODABLE

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Cave, s)
        self.step = 1
        enter(t, self.caver, first(move), SURFACE)
