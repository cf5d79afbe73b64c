"""Chapter 2: the Action Dice are rolled and given out."""

from __future__ import annotations

from typing import Final, cast

from undercroft.families.tunnels.rules.acting.exhaustion import assign
from undercroft.families.tunnels.rules.causes import BY_SCENARIO
from undercroft.families.tunnels.rules.effects.effect import run_program
from undercroft.families.tunnels.rules.effects.play import OpenToCards
from undercroft.families.tunnels.rules.exploring.guide import GuideWalk
from undercroft.families.tunnels.rules.figures import FIRST_TROG
from undercroft.families.tunnels.rules.hands import might_hold
from undercroft.families.tunnels.rules.lists import without
from undercroft.families.tunnels.rules.preparing.blessing import bless, bless_code, bless_moves
from undercroft.families.tunnels.rules.preparing.dice import (
    die_moves,
    give_code,
    is_settled,
    roll_action_dice,
    waiting_for_die,
)
from undercroft.families.tunnels.rules.preparing.fountains import Fountains, has_fountain
from undercroft.families.tunnels.rules.scenarios.ending import is_decided
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_PHASE
from undercroft.families.tunnels.rules.words.reasons import (
    MUST_GIVE,
    OK,
    OTHER_QUESTION,
)
from undercroft.families.tunnels.rules.words.times import (
    BEFORE_ROLL,
    DICE_GIVEN,
    DICE_ROLLED,
    HUMAN_PHASE,
    INITIATIVE,
    NEXT_INITIATIVE,
)
from undercroft.families.tunnels.rules.words.verbs import V_ASSIGN, V_BLESS
from undercroft.kernel.moves import PASS, Move, Seat, first, second, verb
from undercroft.kernel.state import Frame, State
from undercroft.kernel.window import open_window

BEGIN: Final = 0
SPREAD: Final = 1
DRINK: Final = 2
BEFORE: Final = 3
ROLL: Final = 4
ROLLED: Final = 5
GIVE: Final = 6
GIVEN: Final = 7
BLESS: Final = 8
DONE: Final = 9


class Initiative(OpenToCards):
    """The Initiative phase, with the three moments of it at which cards are played."""

    def __init__(self, step: int = 0, cancelled: int = 0) -> None:
        super().__init__(step, cancelled)

    def fields(self) -> list[int]:
        return [self.step, self.cancelled]

    def of(self, v: list[int]) -> Frame:
        return Initiative(v[0], v[1])

    # Moments: `step` has already gone on when a window asks

    def moment(self) -> int:
        """Which moment of the phase a window is about."""
        if self.step == ROLL:
            return BEFORE_ROLL
        return DICE_ROLLED if self.step == GIVE else DICE_GIVEN

    def moments(self) -> int:
        return self.moment() | HUMAN_PHASE

    def may_answer(self, s: State, seat: Seat) -> bool:
        t = cast(Tunnels, s)
        if self.step == GIVE and waiting_for_die(t) == 0:
            return False
        moments = self.moment()
        if moments == DICE_GIVEN:
            moments |= HUMAN_PHASE
        return might_hold(t, seat, moments)

    # The steps

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if t.endings_due and is_decided(t):
            return
        step = self.step
        self.step += 1
        if step == BEGIN:
            self.begin(t)
        elif step == SPREAD:
            if t.box.scenario.initiative_program >= 0:
                run_program(t, t.box.scenario.initiative_program, t.demon_seat, 0, 0, 0, BY_SCENARIO)
        elif step == DRINK:
            if has_fountain(t):
                t.call(Fountains())
        elif step in (BEFORE, ROLLED, GIVEN):
            if self.may_answer(s, 0) or self.may_answer(s, 1):
                open_window(s, t.human_seat)
        elif step == ROLL:
            roll_action_dice(t)
        elif step == GIVE:
            self.give(t)
        elif step == BLESS:
            if bless_moves(t):
                s.ask(t.human_seat)
        else:
            s.end()

    def begin(self, t: Tunnels) -> None:
        """The dice of the last round are taken back, and what lasted until now ends."""
        t.phase = INITIATIVE
        if t.log is not None:
            t.tell(E_PHASE, [INITIATIVE])
        t.expire(NEXT_INITIATIVE)
        t.exhausted = 0
        t.fresh = 0
        t.acted = 0
        t.once_used = False
        t.die = [0] * FIRST_TROG
        if t.guide >= 0:
            t.call(GuideWalk())

    def give(self, t: Tunnels) -> None:
        """Ask which die the next warrior gets (2.2)."""
        if not is_settled(t):
            self.step = GIVE
            t.ask(t.human_seat)

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Tunnels, s)
        if self.step == DONE:
            return [PASS, *bless_moves(t)]
        return die_moves(t)

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Tunnels, s)
        if self.step == DONE:
            if move == PASS:
                return OK
            return bless_code(t, first(move)) if verb(move) == V_BLESS else OTHER_QUESTION
        if move == PASS:
            return MUST_GIVE
        return give_code(t, first(move), second(move)) if verb(move) == V_ASSIGN else OTHER_QUESTION

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Tunnels, s)
        if self.step == DONE:
            if move != PASS:
                bless(t, first(move), second(move))
            return
        t.dice = without(t.dice, t.dice.index(first(move)))
        assign(t, second(move), first(move))
