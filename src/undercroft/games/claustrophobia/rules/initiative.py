"""Chapter 2: the Action Dice are rolled and given out."""

from __future__ import annotations

from typing import Final, cast

from undercroft.families.tunnels.rules.acting.exhaustion import assign, heal
from undercroft.families.tunnels.rules.causes import BY_SCENARIO, BY_TILE, caused
from undercroft.families.tunnels.rules.changes import change
from undercroft.families.tunnels.rules.components.warriors import BLESSED
from undercroft.families.tunnels.rules.effects.effect import run_program
from undercroft.families.tunnels.rules.effects.play import PlayCard, play_code, playable
from undercroft.families.tunnels.rules.exploring.guide import GuideWalk
from undercroft.families.tunnels.rules.figures import FIRST_TROG, HUMANS
from undercroft.families.tunnels.rules.hands import might_hold
from undercroft.families.tunnels.rules.lines import is_struck
from undercroft.families.tunnels.rules.masks import count, lowest, members
from undercroft.families.tunnels.rules.scenarios.ending import is_decided
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_BLESSED, E_PHASE, E_ROLLED
from undercroft.families.tunnels.rules.words.reasons import (
    BLESS_SELF,
    HAS_DIE,
    MUST_GIVE,
    NO_SUCH_DIE,
    NOT_IN_PLAY,
    NOT_YOURS,
    OK,
    OTHER_QUESTION,
    OTHERS_FIRST,
)
from undercroft.families.tunnels.rules.words.times import (
    BEFORE_ROLL,
    DICE_GIVEN,
    DICE_ROLLED,
    HUMAN_ACTION_END,
    HUMAN_PHASE,
    INITIATIVE,
    NEXT_INITIATIVE,
)
from undercroft.families.tunnels.rules.words.verbs import V_ASSIGN, V_BLESS, V_TILE
from undercroft.kernel.moves import PASS, Move, Seat, first, pack, second, verb
from undercroft.kernel.state import Frame, State
from undercroft.kernel.window import Pending, open_window

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


class Initiative(Pending):
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

    def may_answer(self, s: State, seat: Seat) -> bool:
        t = cast(Tunnels, s)
        if self.step == GIVE and self.waiting(t) == 0:
            return False
        moments = self.moment()
        if moments == DICE_GIVEN:
            moments |= HUMAN_PHASE
        return might_hold(t, seat, moments)

    def reactions(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Tunnels, s)
        return playable(t, seat, self.moment() | HUMAN_PHASE, 0, 0)

    def reaction_refusal(self, s: State, seat: Seat, move: Move) -> int:
        return play_code(cast(Tunnels, s), seat, move, self.moment() | HUMAN_PHASE, 0, 0)

    def react(self, s: State, seat: Seat, move: Move) -> None:
        s.call(PlayCard(first(move), second(move), seat, 0, 0))

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
            self.roll(t)
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
        for figure in range(FIRST_TROG):
            t.die[figure] = 0
        if t.guide >= 0:
            t.call(GuideWalk())

    def roll(self, t: Tunnels) -> None:
        """Roll the Action Dice (2.1)."""
        living = t.living()
        number = count(living) * t.box.numbers.dice_per_warrior + t.action_dice_to_come
        for figure in members(living):
            gear = t.gear[figure]
            if gear:
                number += t.gear_dice(figure)
        t.action_dice_to_come = 0
        dice = [t.roll(t.box.numbers.die_sides) for _ in range(min(number, t.box.numbers.dice_in_box))]
        dice.sort()
        t.dice = dice
        if t.log is not None:
            t.tell(E_ROLLED, [0, *dice])

    def waiting(self, t: Tunnels) -> int:
        """The Humans who have no die yet, as a mask."""
        found = 0
        for figure in range(FIRST_TROG):
            if t.at[figure] >= 0 and t.die[figure] == 0:
                found |= 1 << figure
        return found

    def give(self, t: Tunnels) -> None:
        """Ask which die the next warrior gets (2.2)."""
        waiting = self.waiting(t)
        if waiting == 0:
            t.dice = []
            return
        self.step = GIVE
        if t.dice[0] == t.dice[len(t.dice) - 1]:
            assign(t, lowest(waiting), t.dice.pop())
        else:
            t.ask(t.human_seat)

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Tunnels, s)
        if self.step == DONE:
            return [PASS, *bless_moves(t)]
        figure = lowest(self.waiting(t))
        found: list[Move] = []
        last = 0
        for die in t.dice:
            if die != last:
                found.append(pack(V_ASSIGN, die, figure))
                last = die
        return found

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Tunnels, s)
        if self.step == DONE:
            if move == PASS:
                return OK
            return bless_code(t, first(move)) if verb(move) == V_BLESS else OTHER_QUESTION
        if move == PASS:
            return MUST_GIVE
        return self.give_code(t, first(move), second(move)) if verb(move) == V_ASSIGN else OTHER_QUESTION

    def give_code(self, t: Tunnels, die: int, figure: int) -> int:
        """Why a warrior is not given a die now, or OK (2.2)."""
        if figure >= FIRST_TROG:
            return NOT_YOURS
        if t.die[figure]:
            return HAS_DIE
        if die not in t.dice:
            return NO_SUCH_DIE
        return OK if figure == lowest(self.waiting(t)) else OTHERS_FIRST

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Tunnels, s)
        if self.step == DONE:
            if move != PASS:
                bless(t, first(move), second(move))
            return
        t.dice.remove(first(move))
        assign(t, second(move), first(move))


# ---- Blessed: rules 8.5, 25.7 and 25.47


def blesser(t: Tunnels) -> int:
    """The warrior who can bless now, or -1."""
    if t.blessing_used:
        return -1
    for figure in range(FIRST_TROG):
        if t.at[figure] >= 0 and t.talents(figure) & BLESSED:
            return figure
    return -1


def bless_moves(t: Tunnels) -> list[Move]:
    """The blessings on offer: another warrior, MVT or CBT (2.6)."""
    if blesser(t) < 0:
        return []
    found: list[Move] = []
    for figure in range(FIRST_TROG):
        if bless_code(t, figure) == OK:
            found.append(pack(V_BLESS, figure, 0))
            found.append(pack(V_BLESS, figure, 1))
    return found


def bless_code(t: Tunnels, figure: int) -> int:
    """Why a warrior cannot be blessed now, or OK (25.47)."""
    if figure >= FIRST_TROG or t.at[figure] < 0:
        return NOT_IN_PLAY
    return BLESS_SELF if figure == blesser(t) else OK


def bless(t: Tunnels, figure: int, what: int) -> None:
    """Bless a warrior, and heal the line that he is using."""
    t.blessing_used = True
    if what == 0:
        t.changes.append(change(figure, HUMAN_ACTION_END, t.box.numbers.bless_mvt, 0, 0))
    else:
        t.changes.append(change(figure, HUMAN_ACTION_END, 0, t.box.numbers.bless_cbt, 0))
    if t.log is not None:
        t.tell(E_BLESSED, [t.tag(figure), what])
    if is_struck(t.hurt[figure], t.die[figure]):
        heal(t, figure, t.die[figure])


# ---- fountains: rule 22.13


def can_drink(t: Tunnels, slot: int) -> bool:
    """Whether a fountain has a charge for a hurt Human on its tile in this phase."""
    if not t.charges(slot) or t.has_served(slot) or t.ground_kind(slot).fountain_program < 0:
        return False
    for figure in members(t.on[slot] & HUMANS):
        if t.hurt[figure]:
            return True
    return False


def has_fountain(t: Tunnels) -> bool:
    """Whether any fountain can be used."""
    for slot in range(len(t.laid)):
        if can_drink(t, slot):
            return True
    return False


class Fountains(Frame):
    """The Human player may spend one charge of each fountain before the dice."""

    def __init__(self, step: int = 0) -> None:
        super().__init__(step)

    def fields(self) -> list[int]:
        return [self.step]

    def of(self, v: list[int]) -> Frame:
        return Fountains(v[0])

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if self.step == 0 and has_fountain(t):
            s.ask(t.human_seat)
            return
        t.refresh_fountains()
        s.end()

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Tunnels, s)
        found: list[Move] = [PASS]
        for slot in range(len(t.laid)):
            if can_drink(t, slot):
                found.append(pack(V_TILE, slot))
        return found

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        if move == PASS:
            return OK
        is_tile = verb(move) == V_TILE and can_drink(cast(Tunnels, s), first(move))
        return OK if is_tile else OTHER_QUESTION

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Tunnels, s)
        if move == PASS:
            self.step = 1
            return
        slot = first(move)
        t.drink(slot)
        program = t.ground_kind(slot).fountain_program
        run_program(t, program, t.human_seat, 0, slot, 0, caused(BY_TILE, t.tile_kind(slot)))
