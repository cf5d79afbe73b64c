"""Chapters 3 and 12: one warrior's activation in this edition, and a Demon's command between them."""

from __future__ import annotations

from typing import Final, cast

from undercroft.families.tunnels.rules.acting.activation import (
    FOUGHT,
    Activation,
)
from undercroft.families.tunnels.rules.acting.movement import leave_code
from undercroft.families.tunnels.rules.acting.phase import ActionPhase
from undercroft.families.tunnels.rules.causes import BY_CARD, BY_SQUARE, caused
from undercroft.families.tunnels.rules.changes import change
from undercroft.families.tunnels.rules.components.warriors import FIGHTS_TWICE
from undercroft.families.tunnels.rules.effects.effect import run_program
from undercroft.families.tunnels.rules.effects.selection import has_effect
from undercroft.families.tunnels.rules.fighting.targets import weapon_of
from undercroft.families.tunnels.rules.figures import FIRST_DEMON, FIRST_TROG, TROGS, is_trog
from undercroft.families.tunnels.rules.lists import replaced
from undercroft.families.tunnels.rules.masks import members
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_BONUS, E_POWER, E_USED
from undercroft.families.tunnels.rules.words.reasons import (
    COMBAT_DONE,
    GIFT_LATE,
    IS_EXHAUSTED,
    NO_MVT,
    NO_TARGET,
    NO_USE,
    NOT_A_TROG,
    NOT_HERE,
    NOT_READY,
    OK,
    SECOND_BLOW,
    STAIR_LATE,
)
from undercroft.families.tunnels.rules.words.times import NEXT_THREAT
from undercroft.families.tunnels.rules.words.verbs import (
    V_ACT,
    V_ATTACK,
    V_CLEAR,
    V_CLIMB,
    V_GIFT,
    V_POWER,
    V_SHOOT,
    V_USE,
    V_WHIP,
)
from undercroft.games.claustrophobia1643.rules.deeds import Snatch, carry_off, climb
from undercroft.games.claustrophobia1643.rules.depths import Depths
from undercroft.kernel.moves import Move, Seat, first, pack, second, verb
from undercroft.kernel.state import Frame, State

AGAIN: Final = 64
"""He has used the first of two combat actions."""
ATTACKED: Final = 128
"""He has just attacked; one that carries victims off may do so now."""
OWN_DEEDS: Final = (V_USE, V_WHIP, V_CLIMB)


class Turn(Activation):
    """One warrior's activation: what the engine knows, and equipment, whip, stair and second blows."""

    def of(self, v: list[int]) -> Frame:
        return Turn(v[0], v[1], v[2], v[3])

    def advance(self, s: State) -> None:
        t = cast(Depths, s)
        if self.flags & ATTACKED:
            self.flags &= ~ATTACKED
            victim = t.snatched - 1
            t.snatched = 0
            if victim >= 0 and t.at[self.figure] >= 0:
                s.call(Snatch(victim))
                return
        super().advance(s)

    def is_done(self, t: Tunnels) -> bool:
        return self.flags & AGAIN == 0 and super().is_done(t)

    # What may be done besides

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        if verb(move) in OWN_DEEDS:
            return self.own_code(cast(Depths, s), move)
        return super().refusal(s, seat, move)

    def own_code(self, t: Depths, move: Move) -> int:
        """Why a deed of this edition is refused, or OK."""
        if verb(move) == V_USE:
            return self.use_code(t, first(move), second(move))
        return self.whip_code(t) if verb(move) == V_WHIP else self.climb_code(t)

    def use_code(self, t: Depths, kind: int, which: int) -> int:
        """Why a warrior cannot use a piece of equipment in place of a combat, or OK (19.2, 25.47)."""
        figure = self.figure
        if figure >= FIRST_TROG or kind >= len(t.box.gears) or not t.gear[figure] >> kind & 1:
            return NO_USE
        if which >= len(t.box.gears[kind].use_programs):
            return NO_USE
        if self.flags & FOUGHT:
            return COMBAT_DONE
        if self.flags & AGAIN:
            return SECOND_BLOW
        if kind not in t.usable_gear(figure):
            return IS_EXHAUSTED
        program = t.box.gears[kind].use_programs[which]
        return OK if has_effect(t, program, figure, t.at[figure]) else NO_TARGET

    def whip_code(self, t: Depths) -> int:
        """Why a warrior is not driven on now, or OK: a Troglodyte, as it is activated (25.68)."""
        if not is_trog(self.figure):
            return NOT_A_TROG
        if not t.whip:
            return NOT_READY
        return GIFT_LATE if self.flags else OK

    def climb_code(self, t: Depths) -> int:
        """Why a warrior cannot leave by the stair, or OK: its whole activation (24.2)."""
        stair = t.box.scenario.stair
        if stair is None or self.figure < FIRST_TROG or t.at[self.figure] != stair.slot:
            return NOT_HERE
        if self.flags:
            return STAIR_LATE
        return leave_code(t, self.figure) if t.mvt(self.figure) > 0 else NO_MVT

    def code_of(self, t: Tunnels, move: Move) -> int:
        v = verb(move)
        if v == V_GIFT:
            return GIFT_LATE
        if self.flags & AGAIN:
            is_weapon = v == V_SHOOT and weapon_of(t, self.figure) >= 0
            if v in (V_CLEAR, V_ACT) or is_weapon:
                return SECOND_BLOW
        return super().code_of(t, move)

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Depths, s)
        found = super().offer(s, seat)
        if self.flags & AGAIN:
            found = [move for move in found if self.refusal(s, seat, move) == OK]
        if self.figure < FIRST_TROG:
            for kind in members(t.gear[self.figure]):
                for which in range(len(t.box.gears[kind].use_programs)):
                    if self.use_code(t, kind, which) == OK:
                        found.append(pack(V_USE, kind, which))
        else:
            if self.whip_code(t) == OK:
                found.append(pack(V_WHIP))
            if self.climb_code(t) == OK:
                found.append(pack(V_CLIMB))
        return found

    def offer_extras(self, t: Tunnels, found: list[Move]) -> None:
        """Nothing more is done in an activation of this edition: gifts and cards have their own time."""

    # Doing it

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Depths, s)
        v = verb(move)
        if v == V_USE:
            self.use(t, first(move), second(move))
        elif v == V_WHIP:
            t.whip -= 1
            t.changes = [*t.changes, change(self.figure, NEXT_THREAT, 1, 0, 0)]
            if t.log is not None:
                t.tell(E_BONUS, [t.tag(self.figure), 1, 0, 0, 0, 0])
        elif v == V_CLIMB:
            climb(t, self.figure)
        else:
            is_plain = v == V_ATTACK or (v == V_SHOOT and weapon_of(t, self.figure) < 0)
            super().choose(s, seat, move)
            if v in (V_ATTACK, V_SHOOT):
                self.flags |= ATTACKED
            if is_plain:
                self.strike_again(t)

    def strike_again(self, t: Depths) -> None:
        """Keep a second combat action open for one who has two (25.69)."""
        if self.flags & AGAIN:
            self.flags &= ~AGAIN
        elif t.quirks(self.figure) & FIGHTS_TWICE:
            self.flags = self.flags & ~FOUGHT | AGAIN

    def use(self, t: Depths, kind: int, which: int) -> None:
        """Use a piece of equipment; one for a single use is gone."""
        figure = self.figure
        self.fight()
        gear = t.box.gears[kind]
        if t.log is not None:
            t.tell(E_USED, [t.tag(figure), kind, which])
        if gear.is_single_use:
            t.gear = replaced(t.gear, figure, t.gear[figure] & ~(1 << kind))
        program = gear.use_programs[which]
        run_program(t, program, t.human_seat, figure, t.at[figure], 0, caused(BY_CARD, 0))

    def pay(self, t: Tunnels, cost: int) -> None:
        """Spend MVT; who has struck once and walks on gives the second blow up (25.69)."""
        super().pay(t, cost)
        cast(Depths, t).stayed &= ~(1 << self.figure)
        if self.flags & AGAIN:
            self.flags = self.flags & ~AGAIN | FOUGHT


class HumanPhase(ActionPhase):
    """The human activation."""

    def of(self, v: list[int]) -> Frame:
        return HumanPhase(v[0], v[1])

    def advance(self, s: State) -> None:
        if self.step == 0:
            cast(Depths, s).resisted = 0
        super().advance(s)


class InfernalPhase(ActionPhase):
    """The infernal activation: warriors one by one, events and a Demon's command between them."""

    def of(self, v: list[int]) -> Frame:
        return InfernalPhase(v[0], v[1])

    def advance(self, s: State) -> None:
        t = cast(Depths, s)
        if self.step == 0:
            t.resisted = 0
            t.stayed = 0
        super().advance(s)

    def has_more(self, t: Tunnels) -> bool:
        return super().has_more(t) or bool(self.powers(cast(Depths, t)))

    def power_code(self, t: Depths, square: int) -> int:
        """Why a Demon's command cannot be given now, or OK: once, while it is in play (25.68)."""
        if square >= len(t.box.squares) or not t.ready >> square & 1 or t.at[FIRST_DEMON] < 0:
            return NOT_READY
        deed = t.box.squares[square].deed
        return OK if has_effect(t, deed, FIRST_DEMON, t.at[FIRST_DEMON]) else NO_TARGET

    def powers(self, t: Depths) -> list[int]:
        """The spaces whose command can be given now."""
        if not t.ready:
            return []
        return [square for square in range(len(t.box.squares)) if self.power_code(t, square) == OK]

    def offer(self, s: State, seat: Seat) -> list[Move]:
        found = super().offer(s, seat)
        return found + [pack(V_POWER, square) for square in self.powers(cast(Depths, s))]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        if verb(move) == V_POWER:
            return self.power_code(cast(Depths, s), first(move))
        return super().refusal(s, seat, move)

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Depths, s)
        if verb(move) != V_POWER:
            super().choose(s, seat, move)
            return
        square = first(move)
        t.ready &= ~(1 << square)
        if t.log is not None:
            t.tell(E_POWER, [square])
        cause = caused(BY_SQUARE, square)
        run_program(t, t.box.squares[square].deed, t.demon_seat, FIRST_DEMON, t.at[FIRST_DEMON], 0, cause)

    def finish(self, t: Tunnels) -> None:
        """End the phase; carriers that have waited on a way out are gone with what they carry (24.8)."""
        d = cast(Depths, t)
        if d.stayed:
            for figure in members(d.stayed & TROGS):
                if d.carry[figure]:
                    carry_off(d, figure)
        super().finish(t)


def begin_turn(t: Depths, figure: int) -> None:
    """Start a warrior's activation, and note who begins it on a way out."""
    if t.box.scenario.burrow_kinds and t.tile_kind(t.at[figure]) in t.box.scenario.burrow_kinds:
        t.stayed |= 1 << figure
    t.call(Turn(figure))
