"""Rules 3.1, 3.2 and 12.1: one warrior moves and fights, or fights and moves, never in between."""

from __future__ import annotations

from typing import Final, cast

from undercroft.families.tunnels.rules.acting.movement import (
    crawl_code,
    explore_code,
    leave_code,
    may_explore,
    move_to,
    opening_code,
    step_code,
    way_code,
)
from undercroft.families.tunnels.rules.causes import BY_GIFT, caused
from undercroft.families.tunnels.rules.components.warriors import ROOTED
from undercroft.families.tunnels.rules.effects.effect import STOPPED as STOP_RESULT
from undercroft.families.tunnels.rules.effects.effect import run_program
from undercroft.families.tunnels.rules.effects.entering import enter
from undercroft.families.tunnels.rules.effects.gifts import gift_code
from undercroft.families.tunnels.rules.effects.play import PlayCard, card_code, playable
from undercroft.families.tunnels.rules.effects.selection import spares_enemies
from undercroft.families.tunnels.rules.exploring.exploration import Explore
from undercroft.families.tunnels.rules.fighting.combat import Attack
from undercroft.families.tunnels.rules.fighting.targets import (
    attack_code,
    is_marksman,
    listed_code,
    shoot_code,
    target_code,
    target_slot,
    targets,
    weapon_of,
)
from undercroft.families.tunnels.rules.figures import FIRST_TROG, is_trog
from undercroft.families.tunnels.rules.scenarios.acts import (
    act_code,
    acts,
    carry_out,
    carry_out_code,
    clear_code,
    do_act,
    extract,
    leave_map_code,
)
from undercroft.families.tunnels.rules.scenarios.arriving import leave_map
from undercroft.families.tunnels.rules.scenarios.ending import is_decided
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_CLEARED, E_GIFT
from undercroft.families.tunnels.rules.words.reasons import (
    COMBAT_DONE,
    GIFT_LATE,
    IS_ROOTED,
    MOVE_OVER,
    MOVE_SPLIT,
    NO_CBT,
    OK,
    OTHER_ACTS,
    OTHER_QUESTION,
    TRAPPED,
)
from undercroft.families.tunnels.rules.words.times import ACTIVATION_END, AS_COMBAT, HUMAN_PHASE, HUMAN_TURN
from undercroft.families.tunnels.rules.words.verbs import (
    V_ACT,
    V_ACTIVATE,
    V_ATTACK,
    V_CARRY_OUT,
    V_CLEAR,
    V_CRAWL,
    V_EXPLORE,
    V_GIFT,
    V_LEAVE,
    V_MOVE,
    V_PLAY,
    V_SHOOT,
)
from undercroft.kernel.moves import PASS, Move, Seat, first, pack, second, verb
from undercroft.kernel.state import Frame, State
from undercroft.maps.sides import BITS

MOVED: Final = 1
FOUGHT: Final = 2
STOPPED: Final = 4
"""The movement of this activation is over."""
GIFTED: Final = 8
DEEDS: Final = (
    V_MOVE,
    V_CRAWL,
    V_EXPLORE,
    V_CARRY_OUT,
    V_ATTACK,
    V_SHOOT,
    V_CLEAR,
    V_ACT,
    V_GIFT,
    V_LEAVE,
)
"""What an acting warrior may do."""
SPLIT: Final = 16
"""He fought after his first step: no further step may follow."""
DOUBT: Final = 32
"""He is about to throw something that can hit no enemy, and is asked whether he means it."""


class Activation(Frame):
    """One warrior's activation, asked step by step until he passes."""

    def __init__(self, figure: int = 0, spent: int = 0, flags: int = 0, step: int = 0) -> None:
        super().__init__(step)
        self.figure = figure
        self.spent = spent
        self.flags = flags

    def fields(self) -> list[int]:
        return [self.figure, self.spent, self.flags, self.step]

    def of(self, v: list[int]) -> Frame:
        return Activation(v[0], v[1], v[2], v[3])

    def is_secret(self, s: State) -> bool:
        return self.figure < FIRST_TROG and cast(Tunnels, s).has_turn_cards()

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if self.step == 1:
            self.step = 0
            slot = t.at[self.figure]
            if s.result & STOP_RESULT or (slot >= 0 and self.stops(t, slot)):
                self.flags |= STOPPED
        if t.endings_due and is_decided(t):
            return
        if t.at[self.figure] < 0:
            s.end()
        elif self.is_done(t):
            self.finish(t)
        else:
            s.ask(t.owner(self.figure))

    def stops(self, t: Tunnels, slot: int) -> bool:
        """Whether a tile ends the movement of the warrior who comes onto it."""
        return t.ground_kind(slot).ends_move and not t.spares(self.figure, slot)

    def is_done(self, t: Tunnels) -> bool:
        """Whether nothing at all is left to ask, by what everybody knows."""
        if self.flags & FOUGHT == 0:
            return False
        if self.flags & (SPLIT | STOPPED) == 0 and self.left(t) > 0:
            return False
        if self.figure >= FIRST_TROG:
            return True
        return not t.has_turn_cards() and leave_map_code(t, self.figure) != OK

    def finish(self, t: Tunnels) -> None:
        """End the activation."""
        t.expire_of(self.figure, ACTIVATION_END)
        extract(t, self.figure)
        t.end()

    # What may be done: one code for each try, OK if it is offered

    def move_code(self, t: Tunnels) -> int:
        """Why no further step is allowed at all, or OK (3.2)."""
        if self.flags & STOPPED:
            return MOVE_OVER if t.ground_kind(t.at[self.figure]).ends_move else TRAPPED
        if t.box.has_quirks and t.quirks(self.figure) & ROOTED:
            return IS_ROOTED
        return MOVE_SPLIT if self.flags & SPLIT else OK

    def left(self, t: Tunnels) -> int:
        """The MVT not spent yet."""
        return t.mvt(self.figure) - self.spent

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Tunnels, s)
        v = verb(move)
        if self.flags & DOUBT:
            return OK if move == PASS or move in self.blasts(t) else OTHER_QUESTION
        if move == PASS:
            return OK
        if v == V_PLAY:
            return card_code(t, seat, second(move), self.moments(), self.figure, t.at[self.figure])
        if v == V_ACTIVATE:
            return OTHER_ACTS
        return self.code_of(t, move) if v in DEEDS else OTHER_QUESTION

    def moments(self) -> int:
        """The moments at which cards can be played now; only Humans have cards for their activation."""
        if self.figure >= FIRST_TROG:
            return 0
        return HUMAN_PHASE | HUMAN_TURN if self.flags & FOUGHT else HUMAN_PHASE | HUMAN_TURN | AS_COMBAT

    def code_of(self, t: Tunnels, move: Move) -> int:
        """Why a deed is refused, or OK: the one source of what is offered and of what is explained."""
        v = verb(move)
        figure = self.figure
        if v in (V_MOVE, V_CRAWL, V_EXPLORE, V_CARRY_OUT):
            code = self.move_code(t)
            if code != OK:
                return code
            left = self.left(t)
            if v == V_MOVE:
                return step_code(t, figure, first(move), left)
            if v == V_CRAWL:
                return crawl_code(t, figure, first(move), left)
            if v == V_CARRY_OUT:
                return carry_out_code(t, figure, first(move), left)
            return explore_code(t, figure, first(move), left)
        if v == V_GIFT:
            return GIFT_LATE if self.flags else gift_code(t, figure, first(move))
        if v == V_LEAVE:
            return leave_map_code(t, figure)
        if self.flags & FOUGHT:
            return COMBAT_DONE
        if v == V_ATTACK:
            code = attack_code(t, figure)
            if code == OK:
                code = listed_code(t, figure, first(move), t.at[figure])
            return NO_CBT if code == OK and t.cbt_against(figure, first(move)) <= 0 else code
        if v == V_SHOOT:
            code = shoot_code(t, figure, first(move))
            if code != OK:
                return code
            reached = target_slot(t, figure, first(move))
            code = listed_code(t, figure, second(move), reached)
            return target_code(t, figure, second(move), reached) if code == OK else code
        if v == V_CLEAR:
            return clear_code(t, figure, first(move))
        return act_code(t, figure, first(move), second(move))

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Tunnels, s)
        if self.flags & DOUBT:
            return [PASS, *self.blasts(t)]
        found: list[Move] = []
        if self.flags & (STOPPED | SPLIT) == 0:
            left = self.left(t)
            if left > 0 and self.move_code(t) == OK:
                self.offer_steps(t, left, found)
        if self.flags & FOUGHT == 0:
            self.offer_combat(t, found)
        if self.figure < FIRST_TROG:
            self.offer_extras(t, found)
        found.append(PASS)
        return found

    def offer_steps(self, t: Tunnels, left: int, found: list[Move]) -> None:
        """List the steps, hole moves and explorations."""
        figure = self.figure
        slot = t.at[figure]
        if leave_code(t, figure) == OK:
            joined = t.map.joined[slot] if left >= t.box.numbers.move_cost else 0
            is_explorer = left >= t.box.numbers.explore_cost and may_explore(t, figure)
            free = t.map.free[slot] if is_explorer else 0
            for side in range(4):
                if joined & BITS[side]:
                    if way_code(t, figure, side) == OK:
                        found.append(pack(V_MOVE, side))
                elif free & BITS[side] and opening_code(t, slot, side) == OK:
                    found.append(pack(V_EXPLORE, side))
            if t.box.scenario.ways_out and figure >= FIRST_TROG and t.carry[figure]:
                for side in range(4):
                    if carry_out_code(t, figure, side, left) == OK:
                        found.append(pack(V_CARRY_OUT, side))
        if is_trog(figure) and t.has_hole(slot):
            for other in range(len(t.laid)):
                if crawl_code(t, figure, other, left) == OK:
                    found.append(pack(V_CRAWL, other))

    def offer_combat(self, t: Tunnels, found: list[Move]) -> None:
        """List the attacks and what may be done in place of a combat."""
        figure = self.figure
        slot = t.at[figure]
        if attack_code(t, figure) == OK:
            for target in targets(t, figure, slot):
                if t.cbt_against(figure, target) > 0:
                    found.append(pack(V_ATTACK, target))
        if self.may_shoot(t):
            for side in range(5):
                if shoot_code(t, figure, side) == OK:
                    reached = target_slot(t, figure, side)
                    for target in targets(t, figure, reached):
                        if target_code(t, figure, target, reached) == OK:
                            found.append(pack(V_SHOOT, side, target))
        if t.map.blocked[slot]:
            for side in range(4):
                if clear_code(t, figure, side) == OK:
                    found.append(pack(V_CLEAR, side))
        if t.box.scenario.acts:
            acts(t, figure, found)

    def may_shoot(self, t: Tunnels) -> bool:
        """Whether a warrior has the means to attack the tile next door."""
        if self.figure >= FIRST_TROG:
            return False
        return (t.gear[self.figure] != 0 and weapon_of(t, self.figure) >= 0) or is_marksman(t, self.figure)

    def offer_extras(self, t: Tunnels, found: list[Move]) -> None:
        """List gifts, cards and the way off the map."""
        figure = self.figure
        if self.flags == 0 and t.kind_of(figure).bears_gifts:
            for gift in range(len(t.box.gifts)):
                if gift_code(t, figure, gift) == OK:
                    found.append(pack(V_GIFT, gift))
        if t.has_turn_cards():
            found += playable(t, t.human_seat, self.moments(), figure, t.at[figure])
        if leave_map_code(t, figure) == OK:
            found.append(pack(V_LEAVE))

    def blasts(self, t: Tunnels) -> list[Move]:
        """The cards in place of a combat that can hit no enemy from here (20.3)."""
        found: list[Move] = []
        for move in playable(t, t.human_seat, AS_COMBAT, self.figure, t.at[self.figure]):
            if spares_enemies(t, t.box.cards[second(move)].program, self.figure, t.at[self.figure]):
                found.append(move)
        return found

    # Doing it

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Tunnels, s)
        v = verb(move)
        figure = self.figure
        if move == PASS and self.flags & DOUBT:
            self.flags &= ~DOUBT
        elif move == PASS:
            self.finish(t)
        elif v == V_MOVE:
            self.pay(t, t.box.numbers.move_cost)
            self.walk(t, t.map.beside[t.at[figure] * 4 + first(move)])
        elif v == V_CRAWL:
            self.pay(t, t.box.numbers.hole_cost)
            self.walk(t, first(move))
        elif v == V_EXPLORE:
            self.pay(t, t.box.numbers.explore_cost)
            self.step = 1
            t.call(Explore(figure, t.at[figure], first(move)))
        elif v == V_ATTACK:
            self.fight()
            t.call(Attack(figure, first(move), t.at[figure]))
        elif v == V_SHOOT:
            self.fight()
            t.call(Attack(figure, second(move), target_slot(t, figure, first(move)), weapon_of(t, figure)))
        else:
            self.choose_other(t, v, move)

    def choose_other(self, t: Tunnels, v: int, move: Move) -> None:
        """The moves that are neither steps nor attacks."""
        figure = self.figure
        if v == V_PLAY:
            if not self.flags & DOUBT and move in self.blasts(t):
                self.flags |= DOUBT
                return
            self.flags &= ~DOUBT
            if t.box.cards[second(move)].moments & AS_COMBAT:
                self.fight()
            t.call(PlayCard(first(move), second(move), t.human_seat, figure, t.at[figure]))
        elif v == V_GIFT:
            self.flags |= GIFTED
            if t.log is not None:
                t.tell(E_GIFT, [first(move)])
            gift = first(move)
            origin = caused(BY_GIFT, gift)
            run_program(t, t.box.gifts[gift].program, t.human_seat, figure, t.at[figure], 0, origin)
        elif v == V_CLEAR:
            self.fight()
            t.map.unblock(t.at[figure], first(move))
            if t.log is not None:
                t.tell(E_CLEARED, [t.tag(figure), t.at[figure], first(move)])
        elif v == V_ACT:
            self.fight()
            do_act(t, figure, first(move), second(move))
        elif v == V_CARRY_OUT:
            carry_out(t, figure)
        elif v == V_LEAVE:
            leave_map(t, figure)

    def fight(self) -> None:
        """Use the combat of this activation, on whatever; a movement begun before it is over (25.25)."""
        self.flags |= FOUGHT | SPLIT if self.flags & MOVED else FOUGHT

    def pay(self, t: Tunnels, cost: int) -> None:
        """Spend MVT for leaving the tile; flooded ground takes it all (22.4, 25.42)."""
        self.flags |= MOVED
        self.spent += cost
        slot = t.at[self.figure]
        if t.ground_kind(slot).takes_all_mvt and not t.spares(self.figure, slot):
            self.flags |= STOPPED

    def walk(self, t: Tunnels, slot: int) -> None:
        """Step onto a tile; it may end the movement, and it may do more."""
        move_to(t, self.figure, slot)
        if self.stops(t, slot):
            self.flags |= STOPPED
        if enter(t, self.figure, slot):
            self.step = 1
