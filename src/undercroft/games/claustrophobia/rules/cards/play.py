"""Rules 3.3 and 14.1: a card is played at its moment, may be answered, has its effect and is discarded."""

from __future__ import annotations

from typing import cast

from undercroft.games.claustrophobia.rules.cards.effect import run_program
from undercroft.games.claustrophobia.rules.cards.selection import has_effect
from undercroft.games.claustrophobia.rules.codes import (
    ADVANTAGES,
    BY_CARD,
    E_CANCELLED,
    E_CARD,
    EVENT_PLAYED,
    EVENTS,
    FIRST_TROG,
    IS_EXHAUSTED,
    NO_TARGET,
    NOT_HELD,
    NOT_THIS_MOMENT,
    OK,
    V_PLAY,
)
from undercroft.games.claustrophobia.rules.state import Tunnels
from undercroft.kernel.moves import Move, Seat, pack, second
from undercroft.kernel.state import Frame, State
from undercroft.kernel.window import Pending, open_window


def card_code(t: Tunnels, seat: Seat, kind: int, moments: int, actor: int, slot: int) -> int:
    """Why a seat cannot play a card of a kind at these moments, or OK."""
    if kind not in t.kinds_held(seat, -1):
        return NOT_HELD
    if not t.box.card_moment[kind] & moments:
        return NOT_THIS_MOMENT
    if t.box.card_not_exhausted[kind] and actor < FIRST_TROG and t.is_exhausted(actor):
        return IS_EXHAUSTED
    return OK if has_effect(t, t.box.card_program[kind], actor, slot) else NO_TARGET


def playable(t: Tunnels, seat: Seat, moments: int, actor: int, slot: int) -> list[Move]:
    """The cards that a seat can play at these moments, one move for each kind."""
    found: list[Move] = []
    for kind in t.kinds_held(seat, moments):
        if t.box.card_not_exhausted[kind] and actor < FIRST_TROG and t.is_exhausted(actor):
            continue
        if has_effect(t, t.box.card_program[kind], actor, slot):
            found.append(pack(V_PLAY, t.box.card_deck[kind], kind))
    return found


class PlayCard(Pending):
    """A card being played; an Event card may be answered before it takes effect (20.2)."""

    def __init__(
        self,
        deck: int = 0,
        kind: int = 0,
        seat: int = 0,
        actor: int = 0,
        slot: int = 0,
        step: int = 0,
        cancelled: int = 0,
    ) -> None:
        super().__init__(step, cancelled)
        self.deck = deck
        self.kind = kind
        self.seat = seat
        self.actor = actor
        self.slot = slot

    def fields(self) -> list[int]:
        return [self.deck, self.kind, self.seat, self.actor, self.slot, self.step, self.cancelled]

    def of(self, v: list[int]) -> Frame:
        return PlayCard(v[0], v[1], v[2], v[3], v[4], v[5], v[6])

    def may_answer(self, s: State, seat: Seat) -> bool:
        t = cast(Tunnels, s)
        return self.deck == EVENTS and seat == t.human_seat() and t.might_hold(seat, EVENT_PLAYED)

    def reactions(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Tunnels, s)
        return [pack(V_PLAY, ADVANTAGES, kind) for kind in t.kinds_held(seat, EVENT_PLAYED)]

    def react(self, s: State, seat: Seat, move: Move) -> None:
        s.call(PlayCard(ADVANTAGES, second(move), seat, self.actor, self.slot))

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if self.step == 0:
            self.step = 1
            t.discard(t.events if self.deck == EVENTS else t.advantages, self.seat, self.kind)
            t.shown += 1
            if t.log is not None:
                t.tell(E_CARD, [self.deck, self.kind])
            if self.deck == EVENTS and t.might_hold(t.human_seat(), EVENT_PLAYED):
                open_window(s, t.human_seat())
        elif self.step == 1:
            self.step = 2
            if self.cancelled:
                if t.log is not None:
                    t.tell(E_CANCELLED, [self.deck, self.kind])
            else:
                origin = BY_CARD | self.kind << 3
                run_program(t, t.box.card_program[self.kind], self.seat, self.actor, self.slot, 0, origin)
        else:
            s.end()
