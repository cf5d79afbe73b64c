"""Chapter 10: the infernal preparation, in which dice are taken back, rolled, placed and trigger powers."""

from __future__ import annotations

from typing import Final, cast

from undercroft.families.tunnels.rules.causes import BY_SQUARE, caused
from undercroft.families.tunnels.rules.components.destiny import dice_on, square_of
from undercroft.families.tunnels.rules.effects.effect import run_program
from undercroft.families.tunnels.rules.effects.picking import dice_move, dice_of
from undercroft.families.tunnels.rules.effects.play import PlayCard, card_code, playable
from undercroft.families.tunnels.rules.figures import DARK
from undercroft.families.tunnels.rules.hands import might_hold
from undercroft.families.tunnels.rules.lists import without
from undercroft.families.tunnels.rules.scenarios.ending import is_decided
from undercroft.families.tunnels.rules.words.events import E_PHASE, E_PLACED, E_ROLLED, E_SQUARE, E_TAKEN_BACK
from undercroft.families.tunnels.rules.words.reasons import (
    DICE_FIRST,
    NO_SUCH_DIE,
    OK,
    OTHER_QUESTION,
    POOL_SHORT,
)
from undercroft.families.tunnels.rules.words.times import (
    EVENTS,
    NEXT_THREAT,
    PREPARATION,
    PREPARATION_ROLL,
    PREPARING,
)
from undercroft.families.tunnels.rules.words.verbs import V_BUY, V_PLACE, V_PLAY, V_RESOLVE, V_TAKE_BACK
from undercroft.games.claustrophobia1643.rules.board import (
    is_open,
    join_code,
    met_spaces,
    place_code,
    pool,
    put_die,
    take_die,
    trigger,
    waiting_on,
    wanted,
)
from undercroft.games.claustrophobia1643.rules.deeds import rouse
from undercroft.games.claustrophobia1643.rules.depths import Depths
from undercroft.games.claustrophobia1643.rules.hands import clean_up
from undercroft.games.claustrophobia1643.rules.pits import Pits
from undercroft.kernel.moves import PASS, Move, Seat, first, pack, second, verb
from undercroft.kernel.state import Frame, State

BEGIN: Final = 0
COLLECT: Final = 1
PLACE: Final = 2
TRIGGER: Final = 3
AFTER: Final = 4
DONE: Final = 5


class InfernalPreparation(Frame):
    """The infernal preparation: clean up, collect, roll, place, trigger (10.1 to 10.6)."""

    def __init__(self, step: int = 0, met: int = 0) -> None:
        super().__init__(step)
        self.met = met
        """The spaces whose condition was met once all dice lay, and whose power is still to come, as bits."""

    def fields(self) -> list[int]:
        return [self.step, self.met]

    def of(self, v: list[int]) -> Frame:
        return InfernalPreparation(v[0], v[1])

    def is_secret(self, s: State) -> bool:
        t = cast(Depths, s)
        return t.demon_hand > 0 and might_hold(t, t.demon_seat, PREPARING | PREPARATION_ROLL)

    def moments(self) -> int:
        """The moments at which events can be played at this step (25.57)."""
        return PREPARING | PREPARATION_ROLL if self.step == COLLECT else PREPARING

    def advance(self, s: State) -> None:
        t = cast(Depths, s)
        if t.endings_due and is_decided(t):
            return
        if self.step == BEGIN:
            self.begin(t)
        elif self.step == COLLECT:
            if t.placed or self.is_secret(s):
                s.ask(t.demon_seat)
            else:
                self.roll(t)
        elif self.step == PLACE:
            if t.dice:
                s.ask(t.demon_seat)
            else:
                self.met = sum_bits(met_spaces(t))
                self.step = TRIGGER
        elif self.step == TRIGGER:
            self.resolve(t)
        elif self.step == AFTER:
            if t.demon_hand > 0 and might_hold(t, t.demon_seat, PREPARING):
                s.ask(t.demon_seat)
            else:
                self.step = DONE
        else:
            s.end()

    def begin(self, t: Depths) -> None:
        """Events that were played are discarded, triggered dice come back, and what lasted until now ends."""
        self.step = COLLECT
        t.phase = PREPARATION
        if t.log is not None:
            t.tell(E_PHASE, [PREPARATION])
        t.expire(NEXT_THREAT)
        t.whip = 0
        t.ready = 0
        t.triggered = []
        clean_up(t, EVENTS)
        t.call(Pits(DARK))

    # Collecting and rolling: rules 10.2, 10.3 and 25.58

    def take_code(self, t: Depths, square: int, die: int) -> int:
        """Why a die cannot be taken back, or OK."""
        return OK if square < len(t.box.squares) and die in waiting_on(t, square) else NO_SUCH_DIE

    def take_moves(self, t: Depths) -> list[Move]:
        """The dice that can be taken back, each value of a space once."""
        found: list[Move] = []
        for group in t.placed:
            move = pack(V_TAKE_BACK, square_of(group), dice_on(group)[0])
            if move not in found:
                found.append(move)
        return found

    def is_short(self, t: Depths) -> bool:
        """Whether dice must be taken back before the roll."""
        return pool(t) < wanted(t) and bool(t.placed)

    def roll(self, t: Depths) -> None:
        """Roll the dice of destiny: three and the extras, as far as the pool goes."""
        number = wanted(t)
        number = number if number < pool(t) else pool(t)
        t.destiny_dice_to_come = 0
        dice = [t.roll(t.box.numbers.die_sides) for _ in range(number)]
        dice.sort()
        t.dice = dice
        if t.log is not None:
            t.tell(E_ROLLED, [1, *dice])
        self.step = PLACE

    # Placing: rules 10.4 and 25.22

    def placements(self, t: Depths) -> list[Move]:
        """Where each rolled die can go; dice of one value are alike."""
        spaces = [square for square in range(len(t.box.squares)) if is_open(t, square)]
        used = sum_bits([square_of(group) for group in t.placed])
        none: list[int] = []
        waiting = [waiting_on(t, square) if used >> square & 1 else none for square in spaces]
        found: list[Move] = []
        last = 0
        for i in range(len(t.dice)):
            if t.dice[i] != last:
                last = t.dice[i]
                for k in range(len(spaces)):
                    if join_code(t, last, spaces[k], waiting[k]) == OK:
                        found.append(dice_move(V_PLACE, 1 << i, spaces[k]))
        return found

    def placing_code(self, t: Depths, mask: int, square: int) -> int:
        """Why the dice of a mask cannot go on a space, or OK: one at a time, of one value the first."""
        for i in range(len(t.dice)):
            if mask == 1 << i and (i == 0 or t.dice[i - 1] != t.dice[i]):
                return place_code(t, t.dice[i], square)
        return NO_SUCH_DIE

    def place(self, t: Depths, mask: int, square: int) -> None:
        """Put a rolled die on a space."""
        for i in range(len(t.dice)):
            if mask == 1 << i:
                die = t.dice[i]
                t.dice = without(t.dice, i)
                put_die(t, die, square)
                if t.log is not None:
                    t.tell(E_PLACED, [square, die])
                return

    # Powers: rules 10.5 and 25.44

    def resolve(self, t: Depths) -> None:
        """Powers that ask nothing come first, the others in the order that the player likes."""
        waiting = bits_of(self.met)
        for square in waiting:
            if t.box.squares[square].is_quiet:
                self.happen(t, square)
                return
        if not waiting:
            self.step = AFTER
        elif len(waiting) > 1 or self.is_secret(t):
            t.ask(t.demon_seat)
        else:
            self.happen(t, waiting[0])

    def happen(self, t: Depths, square: int) -> None:
        """One power takes effect: its dice go to its trigger space."""
        self.met &= ~(1 << square)
        dice = trigger(t, square)
        made = t.box.squares[square]
        if t.log is not None:
            t.tell(E_SQUARE, [square])
        if made.kind >= 0 and made.kind == t.box.hound_kind:
            if t.at[made.figure] >= 0:
                rouse(t, made.figure, dice[0])
            return
        per_die = t.box.operations[t.box.programs[made.program].start].per_die
        number = 0
        for die in dice:
            number += 1 if per_die else die
        run_program(t, made.program, t.demon_seat, 0, 0, number, caused(BY_SQUARE, square))

    # Questions

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Depths, s)
        cards = playable(t, seat, self.moments(), 0, 0) if t.demon_hand else []
        if self.step == COLLECT:
            found = self.take_moves(t) + cards
            return found if self.is_short(t) else [PASS, *found]
        if self.step == PLACE:
            return self.placements(t) + cards
        if self.step == TRIGGER:
            return [pack(V_RESOLVE, square) for square in bits_of(self.met)] + cards
        return [PASS, *cards]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Depths, s)
        v = verb(move)
        if v == V_PLAY:
            return card_code(t, seat, second(move), self.moments(), 0, 0)
        if move == PASS:
            if self.step == COLLECT:
                return POOL_SHORT if self.is_short(t) else OK
            return OK if self.step == AFTER else OTHER_QUESTION
        if self.step == COLLECT and v == V_TAKE_BACK:
            return self.take_code(t, first(move), second(move))
        if self.step == PLACE and v == V_PLACE:
            return self.placing_code(t, dice_of(move), second(move))
        if self.step == TRIGGER and v == V_RESOLVE:
            return OK if self.met >> first(move) & 1 else OTHER_QUESTION
        return DICE_FIRST if v == V_BUY else OTHER_QUESTION

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Depths, s)
        v = verb(move)
        if v == V_TAKE_BACK:
            take_die(t, second(move), first(move))
            if t.log is not None:
                t.tell(E_TAKEN_BACK, [first(move), second(move)])
        elif v == V_PLACE:
            self.place(t, dice_of(move), second(move))
        elif v == V_RESOLVE:
            self.happen(t, first(move))
        elif v == V_PLAY:
            t.call(PlayCard(EVENTS, second(move), seat, 0, 0))
        elif self.step == COLLECT:
            self.roll(t)
        else:
            self.step = DONE


def sum_bits(squares: list[int]) -> int:
    """Spaces as bits."""
    found = 0
    for square in squares:
        found |= 1 << square
    return found


def bits_of(mask: int) -> list[int]:
    """The spaces of a mask, in order."""
    found: list[int] = []
    square = 0
    while mask >> square:
        if mask >> square & 1:
            found.append(square)
        square += 1
    return found
