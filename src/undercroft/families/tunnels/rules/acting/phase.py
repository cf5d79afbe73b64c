"""Chapters 3 and 12: the warriors of one side act one by one."""

from __future__ import annotations

from typing import cast

from undercroft.families.tunnels.rules.alike import distinct
from undercroft.families.tunnels.rules.effects.play import PlayCard, card_code, playable
from undercroft.families.tunnels.rules.figures import DARK, FIGURES, FIRST_TROG, HUMANS
from undercroft.families.tunnels.rules.hands import might_hold
from undercroft.families.tunnels.rules.scenarios.ending import is_decided
from undercroft.families.tunnels.rules.scenarios.vigil import keep_vigil
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_NOBODY_ACTS, E_PHASE
from undercroft.families.tunnels.rules.words.reasons import (
    ACTED_ALREADY,
    ALIKE,
    JOINS_LATER,
    LEFT_MAP,
    NOT_IN_PLAY,
    NOT_YOURS,
    OK,
    OTHER_QUESTION,
)
from undercroft.families.tunnels.rules.words.times import (
    ATTACK_END,
    DARK_START,
    DARK_TURN,
    DEMON_ACTION_TIME,
    HUMAN_ACTION,
    HUMAN_ACTION_END,
    HUMAN_PHASE,
    HUMAN_TURN,
)
from undercroft.families.tunnels.rules.words.verbs import V_ACTIVATE, V_PLAY
from undercroft.kernel.moves import PASS, Move, Seat, first, pack, second, verb
from undercroft.kernel.state import Frame, State


class ActionPhase(Frame):
    """The Human Action or the Demon Action phase: warriors one by one (chapters 3 and 12)."""

    def __init__(self, phase: int = 0, step: int = 0) -> None:
        super().__init__(step)
        self.phase = phase

    def fields(self) -> list[int]:
        return [self.phase, self.step]

    def of(self, v: list[int]) -> Frame:
        return ActionPhase(v[0], v[1])

    def is_secret(self, s: State) -> bool:
        t = cast(Tunnels, s)
        return self.has_cards(t)

    def moments(self, t: Tunnels) -> int:
        """The moments at which cards can be played between two activations."""
        if self.phase == HUMAN_ACTION:
            return HUMAN_PHASE | HUMAN_TURN
        return DARK_TURN if t.acted else DARK_TURN | DARK_START

    def has_cards(self, t: Tunnels) -> bool:
        """Whether, by what everybody knows, a card might be played here."""
        if self.phase == HUMAN_ACTION:
            return t.has_turn_cards()
        return t.demon_hand > 0 and might_hold(t, t.demon_seat, self.moments(t))

    def seat(self, t: Tunnels) -> Seat:
        """Whose phase it is."""
        return t.human_seat if self.phase == HUMAN_ACTION else t.demon_seat

    def ready(self, t: Tunnels) -> int:
        """The warriors who can still be activated, as a mask."""
        return t.in_play & (HUMANS if self.phase == HUMAN_ACTION else DARK) & ~t.acted

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if t.endings_due and is_decided(t):
            return
        if self.step == 0:
            self.step = 1
            t.phase = self.phase
            if t.log is not None:
                t.tell(E_PHASE, [self.phase])
                if not self.ready(t):
                    t.tell(E_NOBODY_ACTS, [self.phase])
        if self.step == 1 and (self.ready(t) or self.has_more(t)):
            s.ask(self.seat(t))
        else:
            self.finish(t)

    def has_more(self, t: Tunnels) -> bool:
        """Whether something can still be done when every warrior has acted."""
        return self.has_cards(t)

    def finish(self, t: Tunnels) -> None:
        """End the phase and what lasts no longer than it."""
        t.expire(ATTACK_END)
        t.acted = 0
        if self.phase == HUMAN_ACTION:
            t.expire(HUMAN_ACTION_END)
            keep_vigil(t)
        else:
            t.expire(DEMON_ACTION_TIME)
            t.lines_for_demon = 0
        t.end()

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Tunnels, s)
        found: list[Move] = [pack(V_ACTIVATE, figure) for figure in distinct(t, self.ready(t))]
        if self.has_cards(t):
            found += playable(t, seat, self.moments(t), 0, 0)
        found.append(PASS)
        return found

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Tunnels, s)
        if move == PASS:
            return OK
        if verb(move) == V_PLAY:
            return card_code(t, seat, second(move), self.moments(t), 0, 0)
        return self.activate_code(t, first(move)) if verb(move) == V_ACTIVATE else OTHER_QUESTION

    def activate_code(self, t: Tunnels, figure: int) -> int:
        """Why a warrior cannot be activated now, or OK (3.1)."""
        if figure >= FIGURES or (figure < FIRST_TROG) != (self.phase == HUMAN_ACTION):
            return NOT_YOURS
        if t.fresh >> figure & 1:
            return JOINS_LATER
        if t.escaped >> figure & 1 and figure < FIRST_TROG:
            return LEFT_MAP
        if t.at[figure] < 0:
            return NOT_IN_PLAY
        if t.acted >> figure & 1:
            return ACTED_ALREADY
        return OK if figure in distinct(t, self.ready(t)) else ALIKE

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Tunnels, s)
        if move == PASS:
            self.step = 2
        elif verb(move) == V_ACTIVATE:
            t.acted |= 1 << first(move)
            t.activate(first(move))
        else:
            t.call(PlayCard(first(move), second(move), seat, 0, 0))
