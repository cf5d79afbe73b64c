"""Rule 6.3: what hits do to a warrior, whoever caused them, and what the dead leave behind."""

from __future__ import annotations

from typing import cast

from undercroft.families.tunnels.rules.alike import choice_code, distinct
from undercroft.families.tunnels.rules.causes import BY_SCENARIO
from undercroft.families.tunnels.rules.figures import DARK, FIRST_DEMON, FIRST_TROG, TROG_GROUP, TROGS
from undercroft.families.tunnels.rules.lines import ALL_LINES, free_lines, is_struck, line_bit, lines_left
from undercroft.families.tunnels.rules.lists import replaced
from undercroft.families.tunnels.rules.masks import members
from undercroft.families.tunnels.rules.scenarios.ending import is_reached
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.tokens import count_in
from undercroft.families.tunnels.rules.words.events import (
    E_COUNTER,
    E_DIED,
    E_FREED,
    E_LINE,
    E_ROSE,
    E_TOKEN,
    E_TROGS_DIED,
    E_WOUND,
)
from undercroft.families.tunnels.rules.words.reasons import LINE_GONE, OK, OTHER_QUESTION
from undercroft.families.tunnels.rules.words.times import DEMON_ACTION
from undercroft.families.tunnels.rules.words.verbs import V_CHOOSE, V_LOSE
from undercroft.kernel.moves import Move, Seat, first, pack, verb
from undercroft.kernel.state import Frame, State


class Suffer(Frame):
    """Hits take effect: lines of a Human, Wounds of a Demon, else one figure each (6.4, 25.6)."""

    def __init__(self, victim: int = 0, slot: int = 0, left: int = 0, cause: int = 0) -> None:
        super().__init__(0)
        self.victim = victim
        self.slot = slot
        self.left = left
        self.cause = cause

    def fields(self) -> list[int]:
        return [self.victim, self.slot, self.left, self.cause]

    def of(self, v: list[int]) -> Frame:
        return Suffer(v[0], v[1], v[2], v[3])

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if self.left == 0:
            s.end()
        elif self.victim >= FIRST_TROG:
            self.suffer_dark(t)
        elif t.at[self.victim] < 0:
            s.end()
        elif self.left >= lines_left(t.hurt[self.victim]):
            if self.demon_picks(t):
                t.lines_for_demon = max(0, t.lines_for_demon - self.left)
            self.left = 0
            kill_human(t, self.victim)
            if t.box.scenario.rises >= 0:
                s.call(Rise(self.slot))
        else:
            s.ask(t.demon_seat if self.demon_picks(t) else t.human_seat)

    def demon_picks(self, t: Tunnels) -> bool:
        """Whether the Demon player picks the line (21.5, 25.34); never one of a man just freed (24.5)."""
        if t.fresh >> self.victim & 1:
            return False
        return t.lines_for_demon > 0 and t.phase == DEMON_ACTION

    def suffer_dark(self, t: Tunnels) -> None:
        """Demon warriors have no lines to choose from."""
        losses = self.left
        self.left = 0
        if self.victim == TROG_GROUP:
            t.kill_trogs(self.slot, losses)
            return
        if t.at[self.victim] < 0:
            return
        t.hurt = replaced(t.hurt, self.victim, t.hurt[self.victim] + losses)
        if t.log is not None:
            t.tell(E_WOUND, [t.tag(self.victim), t.hurt[self.victim], self.cause, losses])
        kind = t.kind[self.victim]
        if t.hurt[self.victim] >= t.box.kinds[kind].health:
            kill_dark(t, self.victim)
            if t.box.kinds[kind].becomes:
                freed = free_human(t, kind, self.victim - FIRST_DEMON, self.slot)
                if freed >= 0 and not is_reached(t):
                    t.call(Suffer(freed, self.slot, t.box.scenario.freed_lines, BY_SCENARIO))

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Tunnels, s)
        return [pack(V_LOSE, line) for line in free_lines(t.hurt[self.victim])]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        if verb(move) != V_LOSE:
            return OTHER_QUESTION
        return LINE_GONE if is_struck(cast(Tunnels, s).hurt[self.victim], first(move)) else OK

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Tunnels, s)
        if self.demon_picks(t):
            t.lines_for_demon -= 1
        t.hurt = replaced(t.hurt, self.victim, t.hurt[self.victim] | line_bit(first(move)))
        self.left -= 1
        if t.log is not None:
            t.tell(E_LINE, [self.victim, first(move), self.cause])


def drop_tokens(t: Tunnels, figure: int) -> None:
    """Let what a warrior carries fall to the ground."""
    carried = t.carry[figure]
    if carried:
        t.ground = replaced(t.ground, t.at[figure], t.ground[t.at[figure]] + carried)
        t.carry = replaced(t.carry, figure, 0)
        if t.log is not None:
            for token in range(len(t.box.scenario.tokens)):
                if count_in(carried, token):
                    t.tell(E_TOKEN, [t.tag(figure), token, 1, t.at[figure]])
        t.token_fell(t.at[figure])


def kill_human(t: Tunnels, figure: int) -> None:
    """A Human is dead and out of the game with his Objects (6.5, 14.2, 25.21)."""
    if t.log is not None:
        t.tell(E_DIED, [t.tag(figure), t.at[figure]])
    drop_tokens(t, figure)
    t.forget(figure)
    t.hurt = replaced(t.hurt, figure, ALL_LINES)
    t.gear = replaced(t.gear, figure, 0)
    t.die = replaced(t.die, figure, 0)
    t.dead |= 1 << figure
    t.exhausted &= ~(1 << figure)
    t.take_off(figure)


def kill_dark(t: Tunnels, figure: int) -> None:
    """A Demon warrior is dead; a Troglodyte goes back to the supply (6.5, 25.13)."""
    if t.log is not None:
        t.tell(E_DIED, [t.tag(figure), t.at[figure]])
    drop_tokens(t, figure)
    t.forget(figure)
    t.hurt = replaced(t.hurt, figure, 0)
    if TROGS >> figure & 1:
        t.kind = replaced(t.kind, figure, t.box.trog_kind)
    else:
        t.dead |= 1 << figure
    t.take_off(figure)


def kill_trogs(t: Tunnels, slot: int, losses: int) -> None:
    """So many ordinary Troglodytes of a tile die: first those without a burden that have acted."""
    mask = t.ordinary_on(slot)
    dead = 0
    for wanted in range(4):
        for figure in members(mask):
            if dead < losses and t.at[figure] >= 0:
                is_burdened = t.carry[figure] != 0
                has_acted = t.acted >> figure & 1 != 0
                if is_burdened == (wanted >= 2) and has_acted == (wanted % 2 == 0):
                    drop_tokens(t, figure)
                    t.take_off(figure)
                    dead += 1
    if dead and t.log is not None:
        t.tell(E_TROGS_DIED, [dead, slot])


def free_human(t: Tunnels, kind: int, order: int, slot: int) -> int:
    """A freed warrior joins the Humans where he was possessed (23.7, 24.5); -1 without a place for him."""
    becomes = t.box.kinds[kind].becomes
    for figure in range(FIRST_TROG):
        if t.kind[figure] < 0:
            t.kind = replaced(t.kind, figure, becomes[order % len(becomes)])
            t.put(figure, slot)
            t.hurt = replaced(t.hurt, figure, 0)
            t.fresh |= 1 << figure
            t.exhausted |= 1 << figure
            t.acted |= 1 << figure
            t.counter += 1
            t.endings_due = True
            if t.log is not None:
                t.tell(E_FREED, [t.tag(figure)])
                t.tell(E_COUNTER, [1, t.counter])
            return figure
    return -1


class Rise(Frame):
    """A dead Human comes back on the Demon side; too many on the tile, and one of them goes (24.7)."""

    def __init__(self, slot: int = 0, step: int = 0) -> None:
        super().__init__(step)
        self.slot = slot

    def fields(self) -> list[int]:
        return [self.slot, self.step]

    def of(self, v: list[int]) -> Frame:
        return Rise(v[0], v[1])

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if self.step == 0:
            self.step = 1
            figure = t.free_figure(t.box.scenario.rises)
            if figure >= 0:
                t.kind = replaced(t.kind, figure, t.box.scenario.rises)
                t.hurt = replaced(t.hurt, figure, 0)
                t.put(figure, self.slot)
                if t.log is not None:
                    t.tell(E_ROSE, [self.slot])
        elif t.strength(t.on[self.slot] & DARK) > t.size_of(self.slot):
            s.ask(t.demon_seat)
        else:
            s.end()

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Tunnels, s)
        return [pack(V_CHOOSE, figure) for figure in distinct(t, t.on[self.slot] & DARK)]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Tunnels, s)
        if verb(move) == V_CHOOSE and t.ordinary_on(self.slot) >> first(move) & 1:
            return OK  # which of the ordinary ones goes is not the question
        return choice_code(t, move, distinct(t, t.on[self.slot] & DARK))

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Tunnels, s)
        figure = most_spent(t, first(move))
        drop_tokens(t, figure)
        t.forget(figure)
        t.hurt = replaced(t.hurt, figure, 0)
        if TROGS >> figure & 1:
            t.kind = replaced(t.kind, figure, t.box.trog_kind)
        t.take_off(figure)


def most_spent(t: Tunnels, figure: int) -> int:
    """Of an ordinary Troglodyte and those like it on its tile one that has acted, else itself."""
    if not t.is_ordinary(figure) or t.acted >> figure & 1:
        return figure
    for other in members(t.ordinary_on(t.at[figure]) & t.acted):
        if t.carry[other] == t.carry[figure]:
            return other
    return figure
