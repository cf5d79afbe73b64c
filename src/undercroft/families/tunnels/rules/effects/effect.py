"""One frame for all that tiles, cards, gifts and squares say in data: operations, done one by one."""

from __future__ import annotations

from typing import Final, cast

from undercroft.families.tunnels.rules.acting.exhaustion import heal
from undercroft.families.tunnels.rules.acting.movement import move_to
from undercroft.families.tunnels.rules.alike import choice_code, distinct
from undercroft.families.tunnels.rules.changes import change
from undercroft.families.tunnels.rules.components.operations import (
    ALL_CONDEMNED,
    ALL_HUMANS,
    ALL_TROGS,
    ANY_TILE,
    BY_HUMAN,
    BY_OWNER,
    HUMANS_ON_TILE,
    OP_ATTACK,
    OP_BLOCK_EDGE,
    OP_BONUS,
    OP_DEAL_DICE,
    OP_DISCARD_OBJECT,
    OP_END_MOVEMENT,
    OP_HAND_OVER,
    OP_HEAL,
    OP_HIT,
    OP_LOOK,
    OP_LOSE_TALENT,
    OP_MOVE,
    OP_PUT_HOLE,
    OP_QUIRK,
    OP_REROLL,
    OP_SPAWN,
    OP_TALENT,
    OTHER_HUMANS,
    Operation,
)
from undercroft.families.tunnels.rules.effects.instant import do_instant, spawn
from undercroft.families.tunnels.rules.effects.picking import (
    dice_groups,
    dice_move,
    dice_of,
    objects_in_play,
    reroll,
)
from undercroft.families.tunnels.rules.effects.selection import (
    edges,
    figures_for,
    is_tile_choice,
    neighbours_with_room,
    spawn_fits,
    tiles_for,
)
from undercroft.families.tunnels.rules.fighting.hits import Suffer
from undercroft.families.tunnels.rules.figures import HUMANS, TROG_GROUP
from undercroft.families.tunnels.rules.lines import struck_lines
from undercroft.families.tunnels.rules.lists import replaced
from undercroft.families.tunnels.rules.masks import lowest, members
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_BLOCKED, E_BONUS, E_ENTRY_ROLL, E_OBJECT_GONE
from undercroft.families.tunnels.rules.words.reasons import OK, OTHER_QUESTION
from undercroft.families.tunnels.rules.words.verbs import V_CHOOSE, V_EDGE, V_HEAL, V_REROLL, V_TILE
from undercroft.kernel.moves import Move, Seat, first, pack, second, verb
from undercroft.kernel.state import Frame, State

SELECT: Final = 0
CHOSEN: Final = 1
NEXT_VICTIM: Final = 2
SECOND: Final = 3
LAST: Final = 4

STOPPED: Final = 1
"""The result of a program that ends the movement of the one who set it off."""


class Effect(Frame):
    """Operations from one place of the table to another, for a warrior, a tile and the seat they work for."""

    def __init__(
        self,
        op: int = 0,
        stop: int = 0,
        seat: int = 0,
        actor: int = 0,
        slot: int = 0,
        dice: int = 0,
        step: int = 0,
        chosen: int = 0,
        mask: int = 0,
        outcome: int = 0,
        origin: int = 0,
    ) -> None:
        super().__init__(step)
        self.op = op
        self.stop = stop
        self.seat = seat
        self.actor = actor
        self.slot = slot
        self.dice = dice
        self.chosen = chosen
        self.mask = mask
        self.outcome = outcome
        self.origin = origin
        """What says this: a card, a tile, a square, a gift or the scenario, and which one."""

    def fields(self) -> list[int]:
        return [
            self.op,
            self.stop,
            self.seat,
            self.actor,
            self.slot,
            self.dice,
            self.step,
            self.chosen,
            self.mask,
            self.outcome,
            self.origin,
        ]

    def of(self, v: list[int]) -> Frame:
        return Effect(v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10])

    def operation(self, t: Tunnels) -> Operation:
        """The operation at hand."""
        return t.box.operations[self.op]

    def by(self, t: Tunnels) -> Seat:
        """The seat that chooses: the one the operation names, else the one it works for."""
        by = self.operation(t).by
        if by == BY_OWNER:
            return self.seat
        return t.human_seat if by == BY_HUMAN else t.demon_seat

    def next_op(self) -> None:
        """Go on to the next operation."""
        self.op += 1
        self.step = SELECT
        self.mask = 0
        self.chosen = 0

    # One step

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if self.op == self.stop:
            s.end(self.outcome)
        elif self.step == SELECT:
            self.select(t)
        elif self.step == CHOSEN:
            self.apply(t)
        elif self.step == NEXT_VICTIM:
            self.hit_next(t)
        elif self.step == SECOND:
            if self.second_choices(t):
                s.ask(t.human_seat if self.operation(t).code == OP_HEAL else self.by(t))
            else:
                self.next_op()
        else:
            self.outcome |= s.result & STOPPED
            self.next_op()

    def select(self, t: Tunnels) -> None:
        """Find whom the operation means; ask if there is a choice."""
        code = self.operation(t).code
        who = self.operation(t).who
        self.step = CHOSEN
        if self.operation(t).needs_empty_hand and t.human_hand:
            self.next_op()
        elif is_tile_choice(who) or is_placing(self.operation(t)):
            slots = tiles_for(t, self.operation(t), self.actor, self.slot)
            if not slots:
                self.next_op()
            elif len(slots) == 1:
                self.slot = slots[0]
            else:
                t.ask(self.by(t))
        elif code in (OP_BLOCK_EDGE, OP_DISCARD_OBJECT, OP_REROLL):
            if self.offer(t, self.by(t)):
                t.ask(self.by(t))
            else:
                self.next_op()
        elif who >= 0 and who != ALL_TROGS:
            self.mask = figures_for(t, self.operation(t), self.actor, self.slot)
            if self.mask == 0:
                self.next_op()
            elif is_everybody(who):
                self.chosen = TROG_GROUP + 1
            elif self.mask & (self.mask - 1) == 0:
                self.chosen = lowest(self.mask)
            else:
                t.ask(self.by(t))

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Tunnels, s)
        code = self.operation(t).code
        if self.step == SECOND:
            return self.second_choices(t)
        if code == OP_BLOCK_EDGE:
            return [pack(V_EDGE, edge >> 2, edge & 3) for edge in edges(t, self.operation(t))]
        if code == OP_DISCARD_OBJECT:
            return objects_in_play(t)
        if code == OP_REROLL:
            return [dice_move(V_REROLL, chosen) for chosen in dice_groups(t.dice)]
        if is_tile_choice(self.operation(t).who) or code in (OP_SPAWN, OP_PUT_HOLE):
            return [pack(V_TILE, slot) for slot in tiles_for(t, self.operation(t), self.actor, self.slot)]
        return [pack(V_CHOOSE, figure) for figure in distinct(t, self.mask)]

    def second_choices(self, t: Tunnels) -> list[Move]:
        """What is asked once the warrior is known: a line, a tile or a victim."""
        code = self.operation(t).code
        if code == OP_HEAL:
            return [pack(V_HEAL, line) for line in struck_lines(t.hurt[self.chosen])]
        if code == OP_MOVE:
            return [pack(V_TILE, slot) for slot in neighbours_with_room(t, self.chosen)]
        victims = t.on[t.at[self.chosen]] & HUMANS & ~(1 << self.chosen)
        return [pack(V_CHOOSE, figure) for figure in members(victims)]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        moves = self.offer(s, seat)
        if move in moves:
            return OK
        if moves and verb(moves[0]) == V_CHOOSE:
            return choice_code(cast(Tunnels, s), move, [first(other) for other in moves])
        return OTHER_QUESTION

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Tunnels, s)
        code = self.operation(t).code
        if self.step == SECOND:
            self.choose_second(t, move)
        elif code == OP_BLOCK_EDGE:
            t.map.block(first(move), second(move))
            if t.log is not None:
                t.tell(E_BLOCKED, [first(move), second(move)])
            self.next_op()
        elif code == OP_DISCARD_OBJECT:
            t.gear = replaced(t.gear, first(move), t.gear[first(move)] & ~(1 << second(move)))
            if t.log is not None:
                t.tell(E_OBJECT_GONE, [t.tag(first(move)), second(move)])
            self.next_op()
        elif code == OP_REROLL:
            reroll(t, dice_of(move))
            self.next_op()
        elif is_tile_choice(self.operation(t).who) or code in (OP_SPAWN, OP_PUT_HOLE):
            self.slot = first(move)
        else:
            self.chosen = first(move)

    def choose_second(self, t: Tunnels, move: Move) -> None:
        """Take the line, the tile or the victim."""
        code = self.operation(t).code
        self.step = LAST
        t.result = 0
        if code == OP_HEAL:
            heal(t, self.chosen, first(move))
            self.dice += 1
            if self.dice < self.operation(t).amount:
                self.step = SECOND
        elif code == OP_MOVE:
            move_to(t, self.chosen, first(move))
            t.enter(self.chosen, first(move))
        else:
            op = self.operation(t)
            t.possess(self.chosen, first(move), op.is_unguarded, op.is_bare)

    # What the operation does

    def apply(self, t: Tunnels) -> None:
        """Do an operation whose choice is made."""
        code = self.operation(t).code
        who = self.operation(t).who
        if code == OP_HIT:
            if is_tile_choice(who):
                self.mask = t.on[self.slot] & (HUMANS if who == HUMANS_ON_TILE else -1)
            elif not is_everybody(who):
                self.mask = 1 << self.chosen
            self.step = NEXT_VICTIM
        elif code in (OP_HEAL, OP_MOVE, OP_ATTACK):
            self.dice = 0
            self.step = SECOND
        elif code in (OP_BONUS, OP_TALENT, OP_LOSE_TALENT, OP_QUIRK):
            self.change(t, code, who)
            self.next_op()
        elif code == OP_LOOK:
            self.step = LAST
            t.result = 0
            t.look_at_stack(self.by(t), self.operation(t).amount, self.operation(t).look)
        elif code == OP_DEAL_DICE:
            self.step = LAST
            t.result = 0
            t.deal_dice(self.operation(t).amount)
        elif code == OP_SPAWN:
            self.step = LAST
            t.result = 0
            kind = self.operation(t).figure
            if spawn_fits(t, kind, self.slot):
                t.enter(spawn(t, kind, self.slot), self.slot)
        elif code == OP_END_MOVEMENT:
            self.outcome |= STOPPED
            self.next_op()
        else:
            self.step = LAST
            t.result = 0
            to = self.chosen if code == OP_HAND_OVER else self.dice
            do_instant(t, self.operation(t), self.actor, self.slot, to)

    def change(self, t: Tunnels, code: int, who: int) -> None:
        """Add a passing change to everybody whom the operation means."""
        gains = self.operation(t).talents if code == OP_TALENT else 0
        loses = self.operation(t).talents if code == OP_LOSE_TALENT else 0
        op = self.operation(t)
        mvt, cbt, defence = op.mvt, op.cbt, op.defence
        until = self.operation(t).until
        if who == ALL_TROGS:
            whom = [TROG_GROUP]
        elif is_tile_choice(who):
            whom = members(t.on[self.slot] & HUMANS)
        elif is_everybody(who):
            whom = members(self.mask)
        else:
            whom = [self.chosen]
        for figure in whom:
            t.changes = [*t.changes, change(figure, until, mvt, cbt, defence, gains, loses, op.quirks)]
            if t.log is not None:
                t.tell(E_BONUS, [t.tag(figure), mvt, cbt, defence, gains, loses])

    def hit_next(self, t: Tunnels) -> None:
        """Let the next warrior of the set suffer, with a roll if the operation asks for one (25.19)."""
        fewer = self.operation(t).fewer_than
        while self.mask:
            victim = lowest(self.mask)
            self.mask &= ~(1 << victim)
            if fewer > 0 and len(struck_lines(t.hurt[victim])) >= fewer:
                continue
            needed = self.operation(t).roll
            if needed:
                die = t.roll(t.box.numbers.die_sides)
                if t.log is not None:
                    t.tell(E_ENTRY_ROLL, [t.tag(victim), die, self.origin, needed])
                if die < needed:
                    continue
            hits = t.resist(victim, self.operation(t).amount)
            if hits:
                t.call(Suffer(victim, t.at[victim], hits, self.origin))
                return
        self.next_op()


def is_everybody(who: int) -> bool:
    """Whether an operation means all of a kind, without a choice."""
    return who in (ALL_HUMANS, ALL_TROGS, ALL_CONDEMNED, OTHER_HUMANS)


def is_placing(op: Operation) -> bool:
    """Whether an operation asks for a tile on which something is put."""
    return op.code == OP_PUT_HOLE or (op.code == OP_SPAWN and op.place == ANY_TILE)


def run_program(t: Tunnels, program: int, seat: Seat, actor: int, slot: int, dice: int, origin: int) -> None:
    """Start a program for a seat, a warrior and a tile."""
    start, stop = t.box.programs[program].start, t.box.programs[program].stop
    t.call(Effect(start, stop, seat, actor, slot, dice, SELECT, 0, 0, 0, origin))
