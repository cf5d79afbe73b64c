"""Panic! (21.1): the Action Dice are dealt by lot."""

from __future__ import annotations

from typing import cast

from undercroft.families.tunnels.rules.acting.exhaustion import assign
from undercroft.families.tunnels.rules.figures import FIRST_TROG
from undercroft.families.tunnels.rules.lines import is_struck
from undercroft.families.tunnels.rules.lists import without
from undercroft.families.tunnels.rules.masks import lowest
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_PANIC
from undercroft.families.tunnels.rules.words.reasons import OK, OTHER_QUESTION
from undercroft.families.tunnels.rules.words.verbs import V_REROLL
from undercroft.kernel.moves import PASS, Move, Seat, pack, verb
from undercroft.kernel.state import Frame, State


class Panic(Frame):
    """Each warrior draws one of the dice; one that falls on a cancelled line may be rolled again so often."""

    def __init__(self, figure: int = 0, rerolls: int = 0, step: int = 0, left: int = 0, die: int = 0) -> None:
        super().__init__(step)
        self.figure = figure
        self.rerolls = rerolls
        self.left = left
        self.die = die

    def fields(self) -> list[int]:
        return [self.figure, self.rerolls, self.step, self.left, self.die]

    def of(self, v: list[int]) -> Frame:
        return Panic(v[0], v[1], v[2], v[3], v[4])

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if self.step == 0:
            waiting = t.living() >> self.figure << self.figure
            if waiting == 0 or not t.dice:
                s.end()
                return
            self.figure = lowest(waiting)
            number = t.roll(len(t.dice)) if len(t.dice) > 1 else 1
            self.die = t.dice[number - 1]
            t.dice = without(t.dice, number - 1)
            self.left = self.rerolls
            self.step = 1
            if t.log is not None:
                t.tell(E_PANIC, [t.tag(self.figure), self.die, 0])
        elif self.left > 0 and is_struck(t.hurt[self.figure], self.die):
            s.ask(t.human_seat)
        else:
            assign(t, self.figure, self.die)
            self.figure += 1
            self.step = 0 if self.figure < FIRST_TROG else 2
            if self.step == 2:
                s.end()

    def offer(self, s: State, seat: Seat) -> list[Move]:
        return [PASS, pack(V_REROLL, 1)]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        return OK if move == PASS or verb(move) == V_REROLL else OTHER_QUESTION

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Tunnels, s)
        if move == PASS:
            self.left = 0
        else:
            self.left -= 1
            self.die = t.roll(t.box.numbers.die_sides)
            if t.log is not None:
                t.tell(E_PANIC, [t.tag(self.figure), self.die, 1])
