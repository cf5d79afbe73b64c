"""Chapter 2: the Action Dice are rolled and given out."""

from __future__ import annotations

from typing import Final, cast

from undercroft.families.tunnels.lines import is_struck
from undercroft.families.tunnels.masks import count, lowest, members
from undercroft.games.claustrophobia.rules.cards.effect import run_program
from undercroft.games.claustrophobia.rules.cards.play import PlayCard, playable
from undercroft.games.claustrophobia.rules.codes import (
    ACTED,
    ACTION_MORE,
    BEFORE_ROLL,
    BLESSED,
    BLESSED_USED,
    BY_SCENARIO,
    BY_TILE,
    CHARGE,
    DICE_GIVEN,
    DICE_ROLLED,
    DIRTY,
    DRUNK,
    E_BLESSED,
    E_PHASE,
    E_ROLLED,
    EXHAUSTED,
    FIRST_TROG,
    FRESH,
    GUIDE,
    HUMAN_ACTION_END,
    HUMAN_PHASE,
    HUMANS,
    INITIATIVE,
    NEXT_INITIATIVE,
    ONCE,
    PHASE,
    V_ASSIGN,
    V_BLESS,
    V_TILE,
)
from undercroft.games.claustrophobia.rules.ending import is_decided
from undercroft.games.claustrophobia.rules.exhaustion import assign, heal
from undercroft.games.claustrophobia.rules.guide import GuideWalk
from undercroft.games.claustrophobia.rules.state import Tunnels, mod
from undercroft.kernel.moves import PASS, Move, Seat, first, pack, second
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
        return t.might_hold(seat, moments)

    def reactions(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Tunnels, s)
        return playable(t, seat, self.moment() | HUMAN_PHASE, 0, 0)

    def react(self, s: State, seat: Seat, move: Move) -> None:
        s.call(PlayCard(first(move), second(move), seat, 0, 0))

    # The steps

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if t.n[DIRTY] and is_decided(t):
            return
        step = self.step
        self.step += 1
        if step == BEGIN:
            self.begin(t)
        elif step == SPREAD:
            if t.box.initiative_program >= 0:
                run_program(t, t.box.initiative_program, t.demon_seat(), 0, 0, 0, BY_SCENARIO)
        elif step == DRINK:
            if has_fountain(t):
                t.call(Fountains())
        elif step in (BEFORE, ROLLED, GIVEN):
            if self.may_answer(s, 0) or self.may_answer(s, 1):
                open_window(s, t.human_seat())
        elif step == ROLL:
            self.roll(t)
        elif step == GIVE:
            self.give(t)
        elif step == BLESS:
            if bless_moves(t):
                s.ask(t.human_seat())
        else:
            s.end()

    def begin(self, t: Tunnels) -> None:
        """The dice of the last round are taken back, and what lasted until now ends."""
        n = t.n
        n[PHASE] = INITIATIVE
        if t.log is not None:
            t.tell(E_PHASE, [INITIATIVE])
        t.expire(NEXT_INITIATIVE)
        n[EXHAUSTED] = 0
        n[FRESH] = 0
        n[ACTED] = 0
        n[ONCE] = 0
        for figure in range(FIRST_TROG):
            t.die[figure] = 0
        if n[GUIDE] >= 0:
            t.call(GuideWalk())

    def roll(self, t: Tunnels) -> None:
        """Roll the Action Dice (2.1)."""
        living = t.living()
        number = count(living) * t.box.dice_per_warrior + t.n[ACTION_MORE]
        for figure in members(living):
            gear = t.gear[figure]
            if gear:
                number += t.gear_sum(figure, t.box.object_dice)
        t.n[ACTION_MORE] = 0
        dice = [t.roll(t.box.die_sides) for _ in range(min(number, t.box.dice_in_box))]
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
            t.ask(t.human_seat())

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
    if t.n[BLESSED_USED]:
        return -1
    for figure in range(FIRST_TROG):
        if t.at[figure] >= 0 and t.talents(figure) & BLESSED:
            return figure
    return -1


def bless_moves(t: Tunnels) -> list[Move]:
    """The blessings on offer: another warrior, MVT or CBT."""
    by = blesser(t)
    if by < 0:
        return []
    found: list[Move] = []
    for figure in members(t.living() & ~(1 << by)):
        found.append(pack(V_BLESS, figure, 0))
        found.append(pack(V_BLESS, figure, 1))
    return found


def bless(t: Tunnels, figure: int, what: int) -> None:
    """Bless a warrior, and heal the line that he is using."""
    t.n[BLESSED_USED] = 1
    if what == 0:
        t.mods.append(mod(figure, HUMAN_ACTION_END, t.box.bless_mvt, 0, 0))
    else:
        t.mods.append(mod(figure, HUMAN_ACTION_END, 0, t.box.bless_cbt, 0))
    if t.log is not None:
        t.tell(E_BLESSED, [t.tag(figure), what])
    if is_struck(t.hurt[figure], t.die[figure]):
        heal(t, figure, t.die[figure])


# ---- fountains: rule 22.13


def can_drink(t: Tunnels, slot: int) -> bool:
    """Whether a fountain has a charge for a hurt Human on its tile in this phase."""
    if t.marks[slot] < CHARGE or t.marks[slot] & DRUNK or t.box.fountain_programs[t.tile_kind(slot)] < 0:
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
            s.ask(t.human_seat())
            return
        for slot in range(len(t.laid)):
            t.marks[slot] &= ~DRUNK
        s.end()

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Tunnels, s)
        found: list[Move] = [PASS]
        for slot in range(len(t.laid)):
            if can_drink(t, slot):
                found.append(pack(V_TILE, slot))
        return found

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Tunnels, s)
        if move == PASS:
            self.step = 1
            return
        slot = first(move)
        t.marks[slot] = (t.marks[slot] - CHARGE) | DRUNK
        program = t.box.fountain_programs[t.tile_kind(slot)]
        run_program(t, program, t.human_seat(), 0, slot, 0, BY_TILE | t.tile_kind(slot) << 3)
