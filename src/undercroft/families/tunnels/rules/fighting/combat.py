"""Chapters 6 to 8: dice, bodyguards and what the hits cost."""

from __future__ import annotations

from typing import Final, cast

from undercroft.families.tunnels.rules.causes import BY_COMBAT, BY_POSSESSED, BY_SHOT
from undercroft.families.tunnels.rules.components.warriors import (
    BODYGUARD,
    DEMON_FAMILY,
    FRANTIC,
    SEES_THROUGH,
)
from undercroft.families.tunnels.rules.effects.gifts import sure_hit_from
from undercroft.families.tunnels.rules.effects.play import OpenToCards
from undercroft.families.tunnels.rules.fighting.hits import Suffer, drop_tokens
from undercroft.families.tunnels.rules.fighting.shares import (
    guard_in,
    guard_limit,
    hits_in,
    is_hit,
    last_share,
    with_share,
    without_last,
)
from undercroft.families.tunnels.rules.fighting.telling import tell_attack
from undercroft.families.tunnels.rules.figures import DARK, FIRST_DEMON, FIRST_TROG, HUMANS, TROG_GROUP, TROGS
from undercroft.families.tunnels.rules.hands import might_hold
from undercroft.families.tunnels.rules.lines import lines_left
from undercroft.families.tunnels.rules.masks import count
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_GUARDED, E_TROGS_DIED
from undercroft.families.tunnels.rules.words.reasons import (
    GUARD_FULL,
    NOT_A_GUARD,
    OK,
    OTHER_QUESTION,
)
from undercroft.families.tunnels.rules.words.times import ATTACK_END, HUMAN_ACTION, TROG_ATTACKS
from undercroft.families.tunnels.rules.words.verbs import V_GUARD
from undercroft.kernel.moves import PASS, Move, Seat, first, pack, second, verb
from undercroft.kernel.state import Frame, State
from undercroft.kernel.window import open_window

BY_POSSESSION: Final = 1
"""The attacker fights for the other side and guards nobody in this attack (21.4)."""
UNGUARDED: Final = 2
"""Nobody takes hits of this attack over."""
BARE: Final = 4
"""The attacker's Objects do not count."""


class Attack(OpenToCards):
    """One attack: the dice, then the bodyguards, then what the target suffers."""

    def __init__(
        self,
        attacker: int = 0,
        target: int = 0,
        slot: int = 0,
        weapon: int = -1,
        flags: int = 0,
        step: int = 0,
        cancelled: int = 0,
        hits: int = 0,
        guard: int = 0,
        doomed: int = 0,
        shares: int = 0,
    ) -> None:
        super().__init__(step, cancelled)
        self.attacker = attacker
        self.target = target
        self.slot = slot
        self.weapon = weapon
        self.flags = flags
        self.hits = hits
        self.guard = guard
        self.doomed = doomed
        self.shares = shares
        """Who takes how many hits over, see hits.py."""

    def fields(self) -> list[int]:
        return [
            self.attacker,
            self.target,
            self.slot,
            self.weapon,
            self.flags,
            self.step,
            self.cancelled,
            self.hits,
            self.guard,
            self.doomed,
            self.shares,
        ]

    def of(self, v: list[int]) -> Frame:
        return Attack(v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10])

    # The moment before the dice: a Troglodyte about to attack (21.13)

    def moments(self) -> int:
        return TROG_ATTACKS

    def subject(self) -> int:
        return self.attacker

    def place(self) -> int:
        return self.slot

    def may_answer(self, s: State, seat: Seat) -> bool:
        t = cast(Tunnels, s)
        return seat == t.demon_seat and self.doomed == 0 and might_hold(t, seat, TROG_ATTACKS)

    # The attack itself

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if self.step == 0:
            self.step = 1
            if TROGS >> self.attacker & 1 and might_hold(t, t.demon_seat, TROG_ATTACKS):
                open_window(s, t.demon_seat)
        elif self.step == 1:
            self.roll(t)
            self.step = 2
        elif self.step == 2:
            if self.hits and self.next_guard(t):
                s.ask(self.victim_seat(t))
            else:
                self.step = 3
        elif self.step == 3:
            if self.shares:
                share = last_share(self.shares)
                self.shares = without_last(self.shares)
                self.strike(t, guard_in(share), hits_in(share))
            else:
                self.step = 4
                if self.hits:
                    self.strike(t, self.target, self.hits)
        else:
            t.expire_of(self.attacker, ATTACK_END)
            if self.doomed and t.at[self.attacker] >= 0:
                if t.log is not None:
                    t.tell(E_TROGS_DIED, [1, t.at[self.attacker]])
                drop_tokens(t, self.attacker)
                t.forget(self.attacker)
                t.take_off(self.attacker)
            s.end()

    def dice(self, t: Tunnels) -> int:
        """The number of combat dice, with what the weapon adds."""
        number = t.cbt_against(self.attacker, self.target)
        if self.flags & BARE:
            number -= t.gear_cbt(self.attacker)
        return number + t.box.gears[self.weapon].attack_cbt if self.weapon >= 0 else number

    def sure_from(self, t: Tunnels) -> int:
        """The number from which a die hits whatever the DEF, 0 for none: a Gift of his activation (18.1)."""
        if self.attacker < FIRST_TROG and self.weapon < 0 and t.phase == HUMAN_ACTION:
            sure = sure_hit_from(t, self.attacker)
            if sure:
                return sure
        return t.box.numbers.always_hits

    def target_defence(self, t: Tunnels) -> int:
        """The DEF that the dice must reach; some attackers see through what the tile does to it."""
        if self.flags & BARE == 0 and t.quirks(self.attacker) & SEES_THROUGH:
            return t.own_defence(self.target)
        return t.defence(self.target, self.slot)

    def roll(self, t: Tunnels) -> None:
        """Roll the combat dice and count the hits (6.2, 8.3, 25.32)."""
        attacker = self.attacker
        defence = self.target_defence(t)
        sure = self.sure_from(t)
        is_frantic = t.talents(attacker) & FRANTIC != 0
        sides = t.box.numbers.die_sides
        rolled: list[int] = []
        again: list[int] = []
        for _ in range(self.dice(t)):
            die = t.roll(sides)
            rolled.append(die)
            if is_frantic and not is_hit(die, defence, sure):
                die = t.roll(sides)
                again.append(die)
            if is_hit(die, defence, sure):
                self.hits += 1
        if t.log is not None:
            pair = [t.tag(attacker), t.tag(self.target)]
            needed = sure if 0 < sure < defence else defence
            tell_attack(t, pair, [self.weapon + 1, defence, needed], rolled, again, self.hits)

    # Bodyguards: rules 8.4, 25.8, 25.30 and 25.31

    def victim_seat(self, t: Tunnels) -> Seat:
        """The seat that leads the target."""
        return t.owner(FIRST_TROG if self.target == TROG_GROUP else self.target)

    def next_guard(self, t: Tunnels) -> bool:
        """Find the next warrior who may take hits over, from `guard` on."""
        if self.guard > TROG_GROUP or self.flags & UNGUARDED:
            return False
        friends = t.on[self.slot] & (HUMANS if self.target < FIRST_TROG else DARK)
        if self.target < TROG_GROUP:
            friends &= ~(1 << self.target)
        if friends == 0:
            return False
        is_warded = FIRST_DEMON <= self.target < TROG_GROUP and t.kind_of(self.target).is_guarded_by_trogs
        while friends >> self.guard:
            if friends >> self.guard & 1 and self.guards(t, self.guard, is_warded):
                return True
            self.guard += 1
        self.guard = TROG_GROUP
        return is_warded and t.ordinary_on(self.slot) != 0

    def guards(self, t: Tunnels, figure: int, is_warded: bool) -> bool:
        """Whether a figure beside the target may take hits over."""
        if self.flags & BY_POSSESSION and figure == self.attacker:
            return False
        if t.is_ordinary(figure):
            return False
        if is_warded and TROGS >> figure & 1:
            return True
        return t.talents(figure) & BODYGUARD != 0

    def life_left(self, t: Tunnels, figure: int) -> int:
        """How many hits a warrior can take at all."""
        if figure == TROG_GROUP:
            return count(t.ordinary_on(self.slot))
        if figure < FIRST_TROG:
            return lines_left(t.hurt[figure])
        return t.kind_of(figure).health - t.hurt[figure]

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Tunnels, s)
        limit = guard_limit(self.hits, self.life_left(t, self.guard))
        return [PASS] + [pack(V_GUARD, self.guard, k) for k in range(1, limit + 1)]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        if move == PASS:
            return OK
        if verb(move) != V_GUARD:
            return OTHER_QUESTION
        if first(move) != self.guard:
            return NOT_A_GUARD
        most = guard_limit(self.hits, self.life_left(cast(Tunnels, s), self.guard))
        return OK if 1 <= second(move) <= most else GUARD_FULL

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Tunnels, s)
        if move != PASS:
            taken = second(move)
            self.hits -= taken
            self.shares = with_share(self.shares, first(move), taken)
            if t.log is not None:
                t.tell(E_GUARDED, [t.tag(first(move)), t.tag(self.target), taken])
        self.guard += 1

    # What the hits cost

    def strike(self, t: Tunnels, victim: int, hits: int) -> None:
        """Let a warrior suffer hits of this attack."""
        hits = t.resist(victim, hits) if victim != TROG_GROUP else hits
        if hits:
            if victim == self.target:
                t.attack_landed(self.attacker, victim)
            t.call(Suffer(victim, self.slot, self.losses(t, victim, hits), self.cause()))

    def losses(self, t: Tunnels, victim: int, hits: int) -> int:
        """What hits cost a warrior: the tile may double them, a weapon slay (22.2, 25.24, 25.33)."""
        losses = hits * t.ground_kind(self.slot).hit_factor
        if victim != TROG_GROUP and t.kind_of(victim).family == DEMON_FAMILY:
            return self.wounds(t, victim, losses)
        return losses

    def cause(self) -> int:
        """What the log calls these hits."""
        if self.flags & BY_POSSESSION:
            return BY_POSSESSED
        return BY_SHOT if self.weapon >= 0 else BY_COMBAT

    def wounds(self, t: Tunnels, victim: int, losses: int) -> int:
        """The Wounds of a Demon: a weapon that slays takes all its Health, or so many for each hit (19.3)."""
        if self.attacker >= FIRST_TROG:
            return losses
        if not t.slays_demons(self.attacker):
            return losses
        kind = t.kind[victim]
        if t.box.kinds[kind].slayer_wounds:
            return losses * t.box.kinds[kind].slayer_wounds
        return t.box.kinds[kind].health
