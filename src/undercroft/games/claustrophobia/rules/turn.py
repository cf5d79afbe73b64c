"""Rule 1.4: the round and its four phases."""

from __future__ import annotations

from typing import Final, cast

from undercroft.games.claustrophobia.rules.activation import Activation
from undercroft.games.claustrophobia.rules.cards.play import PlayCard, playable
from undercroft.games.claustrophobia.rules.codes import (
    ACTED,
    ACTED_ALREADY,
    ALIKE,
    ATTACK_END,
    COUNTER,
    DARK,
    DEMON_ACTION,
    DEMON_ACTION_TIME,
    DIRTY,
    E_COUNTER,
    E_PHASE,
    E_ROUND,
    FIGURES,
    FIRST_TROG,
    FORESIGHT,
    GIFTS_OFF,
    HUMAN_ACTION,
    HUMAN_ACTION_END,
    HUMAN_HAND,
    HUMAN_PHASE,
    HUMAN_TURN,
    LINE_CHOICE,
    NOT_IN_PLAY,
    OK,
    PHASE,
    ROUND,
    ROUND_END,
    V_ACTIVATE,
)
from undercroft.games.claustrophobia.rules.ending import end_of_rounds, is_decided
from undercroft.games.claustrophobia.rules.hits import distinct, double_of
from undercroft.games.claustrophobia.rules.initiative import Initiative
from undercroft.games.claustrophobia.rules.state import Tunnels
from undercroft.games.claustrophobia.rules.threat import Threat
from undercroft.kernel.moves import PASS, Move, Seat, first, pack, second, verb
from undercroft.kernel.state import Frame, State

BEGIN: Final = 0


class Round(Frame):
    """The bottom of every game: round after round until somebody wins."""

    def __init__(self, step: int = 0) -> None:
        super().__init__(step)

    def fields(self) -> list[int]:
        return [self.step]

    def of(self, v: list[int]) -> Frame:
        return Round(v[0])

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if t.n[DIRTY] and is_decided(t):
            return
        step = self.step
        self.step += 1
        if step == BEGIN:
            if t.n[ROUND] >= t.box.round_limit:
                end_of_rounds(t)
                return
            t.n[ROUND] += 1
            t.turn_begins()
            if t.log is not None:
                t.tell(E_ROUND, [t.n[ROUND]])
            t.call(Initiative())
        elif step == 1:
            t.call(ActionPhase(HUMAN_ACTION))
        elif step == 2:
            t.call(Threat())
        elif step == 3:
            t.call(ActionPhase(DEMON_ACTION))
        else:
            t.expire(ROUND_END)
            t.n[FORESIGHT] = 0
            t.n[GIFTS_OFF] = 0
            self.step = BEGIN
            is_decided(t, True)


def activate_code(t: Tunnels, figure: int) -> int:
    """Why a warrior cannot be activated now, or OK (3.1)."""
    if figure >= FIGURES or t.at[figure] < 0:
        return NOT_IN_PLAY
    if t.n[ACTED] >> figure & 1:
        return ACTED_ALREADY
    if figure < FIRST_TROG:
        return OK
    ready = [other for other in range(FIRST_TROG, figure) if t.at[other] >= 0 and not t.n[ACTED] >> other & 1]
    return ALIKE if double_of(t, figure, ready) >= 0 else OK


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
        return self.phase == HUMAN_ACTION and cast(Tunnels, s).n[HUMAN_HAND] > 0

    def seat(self, t: Tunnels) -> Seat:
        """Whose phase it is."""
        return t.human_seat() if self.phase == HUMAN_ACTION else t.demon_seat()

    def ready(self, t: Tunnels) -> int:
        """The warriors who can still be activated, as a mask."""
        found = 0
        first_figure, last_figure = (0, FIRST_TROG) if self.phase == HUMAN_ACTION else (FIRST_TROG, FIGURES)
        acted = t.n[ACTED]
        for figure in range(first_figure, last_figure):
            if t.at[figure] >= 0 and not acted >> figure & 1:
                found |= 1 << figure
        return found

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if t.n[DIRTY] and is_decided(t):
            return
        if self.step == 0:
            self.step = 1
            t.n[PHASE] = self.phase
            if t.log is not None:
                t.tell(E_PHASE, [self.phase])
        if self.step == 1 and (self.ready(t) or (self.phase == HUMAN_ACTION and t.n[HUMAN_HAND])):
            s.ask(self.seat(t))
        else:
            self.finish(t)

    def finish(self, t: Tunnels) -> None:
        """End the phase and what lasts no longer than it."""
        t.expire(ATTACK_END)
        t.n[ACTED] = 0
        if self.phase == HUMAN_ACTION:
            t.expire(HUMAN_ACTION_END)
            if t.box.ritual_kind >= 0:
                go_on_with_ritual(t)
        else:
            t.expire(DEMON_ACTION_TIME)
            t.n[LINE_CHOICE] = 0
        t.end()

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Tunnels, s)
        found: list[Move] = [pack(V_ACTIVATE, figure) for figure in distinct(t, self.ready(t))]
        if self.phase == HUMAN_ACTION and t.n[HUMAN_HAND]:
            found += playable(t, seat, HUMAN_PHASE | HUMAN_TURN, 0, 0)
        found.append(PASS)
        return found

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Tunnels, s)
        if move == PASS:
            self.step = 2
        elif verb(move) == V_ACTIVATE:
            t.n[ACTED] |= 1 << first(move)
            t.call(Activation(first(move)))
        else:
            t.call(PlayCard(first(move), second(move), seat, 0, 0))


def go_on_with_ritual(t: Tunnels) -> None:
    """Count the ritual on while its warrior stands in the right room and is not Exhausted (24.4)."""
    for figure in range(FIRST_TROG):
        slot = t.at[figure]
        if slot < 0 or t.kind[figure] != t.box.ritual_warrior or t.is_exhausted(figure):
            continue
        if t.tile_kind(slot) == t.box.ritual_kind:
            amount = t.box.ritual_alone if t.on[slot] & DARK == 0 else t.box.ritual_amount
            t.n[COUNTER] += amount
            t.n[DIRTY] = 1
            if t.log is not None:
                t.tell(E_COUNTER, [amount, t.n[COUNTER]])
