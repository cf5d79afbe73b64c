"""Chapter 9: the exit, Out of Time and the end."""

from __future__ import annotations

from typing import Final, cast

from undercroft.games.subterra.rules.box import WAITING_TILE
from undercroft.games.subterra.rules.events import (
    DEVOURED_CAVER,
    ENDED,
    FOR_TIME,
    LEFT,
    LEFT_BEHIND,
    STAYED,
    WAITING_BACK,
)
from undercroft.games.subterra.rules.health import passes_check
from undercroft.games.subterra.rules.reasons import LEGAL, NOT_ASKED
from undercroft.games.subterra.rules.state import DEVOURED, NO_TILE, Cave
from undercroft.games.subterra.rules.verbs import LEAVE, STAY
from undercroft.kernel.deck import EVERYBODY
from undercroft.kernel.moves import Move, Seat, pack, verb
from undercroft.kernel.state import LOSS, WIN, Frame, State

GOES_ON: Final = 0
OVER: Final = 1
TO_ASK: Final = 2

RULE_END: Final = 903


def standing(t: Cave) -> int:
    """Whether the game goes on, is over, or may be left by those on the exit (9.3, 9.5)."""
    inside = False
    awake_outside = False
    for caver in range(len(t.who)):
        if t.is_devoured(caver):
            continue
        if not t.is_on_exit(caver):
            if t.health[caver] > 0:
                return GOES_ON
            inside = True
        elif t.health[caver] > 0:
            awake_outside = True
    if not inside:
        return OVER
    if t.time_up:
        return GOES_ON
    return TO_ASK if awake_outside and not t.box.agreed.strict_end else OVER


def ends_or_asks(t: Cave) -> bool:
    """Check the end (9.4): finish the game or call the question; whether either happened."""
    now = standing(t)
    if now == GOES_ON:
        t.stayed = 0
    if now == OVER:
        finish(t)
        return True
    if now == TO_ASK and not t.stayed:
        t.call(LeaveOrStay())
        return True
    return False


def finish(t: Cave) -> None:
    """The party's medal (9.6), for all players or only for those with a caver on the exit (9.7)."""
    saved = 0
    shares = [not t.box.agreed.strict_medal] * t.seats
    for caver in range(len(t.who)):
        if t.is_on_exit(caver):
            saved += 1
            shares[t.seat_of(caver)] = True
    lost = len(t.who) - saved
    medal = 0
    while medal < len(t.box.medals) and lost > t.box.medals[medal].most_lost:
        medal += 1
    score = len(t.box.medals) - medal
    if t.log is not None:
        for caver in range(len(t.who)):
            if not t.is_on_exit(caver):
                t.tell(LEFT_BEHIND, [caver])
        t.tell(ENDED, [saved, lost])
    scores = [score if shares[seat] else 0 for seat in range(t.seats)]
    t.finish([WIN if worth else LOSS for worth in scores], scores, RULE_END)


def out_of_time(t: Cave) -> None:
    """Everybody still inside checks, or is devoured (9.2)."""
    for caver in t.in_table_order():
        if not t.is_on_exit(caver) and not passes_check(t, caver, FOR_TIME):
            devour(t, caver)


def devour(t: Cave, caver: int) -> None:
    """Take a caver out of the game; a geologist's waiting tile goes back on the stack (8.9)."""
    t.at[caver] = DEVOURED
    t.health[caver] = 0
    if t.log is not None:
        t.tell(DEVOURED_CAVER, [caver])
    if t.waiting != NO_TILE and t.caver(caver).traits & WAITING_TILE:
        t.stack_of_tiles.put_on_top(t.waiting, EVERYBODY)
        if t.log is not None:
            t.tell(WAITING_BACK, [t.waiting])
        t.waiting = NO_TILE


class LeaveOrStay(Frame):
    """Those on the exit may leave the unconscious behind, or go back for them (9.5)."""

    def fields(self) -> list[int]:
        return [self.step]

    def of(self, v: list[int]) -> Frame:
        return LeaveOrStay(v[0])

    def advance(self, s: State) -> None:
        t = cast(Cave, s)
        if self.step:
            t.end()
        else:
            t.ask(t.first_seat())

    def offer(self, s: State, seat: Seat) -> list[Move]:
        return [pack(LEAVE), pack(STAY)]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        return LEGAL if verb(move) in (LEAVE, STAY) else NOT_ASKED

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Cave, s)
        self.step = 1
        if verb(move) == LEAVE:
            if t.log is not None:
                t.tell(LEFT, [])
            finish(t)
        else:
            t.stayed = t.round
            if t.log is not None:
                t.tell(STAYED, [])
