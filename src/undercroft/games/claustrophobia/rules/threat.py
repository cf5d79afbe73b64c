"""Chapter 10: the Board of Destiny, its effects, and the purchases."""

from __future__ import annotations

from typing import Final, TypeAlias, cast

from mypy_extensions import i64

from undercroft.families.tunnels.rules.acting.appearing import buy, buy_code, purchases, tell_no_purchase
from undercroft.families.tunnels.rules.causes import BY_SQUARE, caused
from undercroft.families.tunnels.rules.components.destiny import (
    PARITY_EVEN,
    PARITY_MIXED,
    PARITY_ODD,
    PARITY_SAME,
    acts_alike,
    dice_number,
    group_of,
    square_of,
)
from undercroft.families.tunnels.rules.effects.effect import run_program
from undercroft.families.tunnels.rules.effects.instant import gain_tp
from undercroft.families.tunnels.rules.effects.picking import dice_groups, dice_move, dice_of
from undercroft.families.tunnels.rules.effects.play import PlayCard, card_code, playable
from undercroft.families.tunnels.rules.figures import FIGURES, FIRST_DEMON
from undercroft.families.tunnels.rules.lists import without
from undercroft.families.tunnels.rules.scenarios.ending import is_decided
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_NOT_PLACED, E_PHASE, E_PLACED, E_ROLLED, E_SQUARE
from undercroft.families.tunnels.rules.words.reasons import (
    DICE_FIRST,
    DICE_MISFIT,
    OK,
    OTHER_QUESTION,
    SQUARE_USED,
)
from undercroft.families.tunnels.rules.words.times import IN_THREAT, NEXT_THREAT, THREAT, THREAT_END
from undercroft.families.tunnels.rules.words.verbs import V_BUY, V_PLACE, V_PLAY, V_RESOLVE
from undercroft.kernel.moves import PASS, Move, Seat, first, pack, second, verb
from undercroft.kernel.state import Frame, State

BEGIN: Final = 0
PLACE: Final = 1
QUIET: Final = 2
RESOLVE: Final = 3
BUY: Final = 4
DONE: Final = 5


class Threat(Frame):
    """The Threat phase: roll, place all dice, resolve, buy."""

    def __init__(self, step: int = 0) -> None:
        super().__init__(step)

    def fields(self) -> list[int]:
        return [self.step]

    def of(self, v: list[int]) -> Frame:
        return Threat(v[0])

    def is_secret(self, s: State) -> bool:
        return cast(Tunnels, s).demon_hand > 0

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if t.endings_due and is_decided(t):
            return
        if self.step == BEGIN:
            self.begin(t)
        elif self.step == PLACE:
            if can_place(t):
                s.ask(t.demon_seat)
            else:
                if t.dice and t.log is not None:
                    t.tell(E_NOT_PLACED, t.dice)
                t.dice = []
                self.step = QUIET
        elif self.step == QUIET:
            self.resolve_quiet(t)
        elif self.step == RESOLVE:
            self.resolve(t)
        elif self.step == BUY:
            if t.demon_hand > 0 or len(self.offer(s, t.demon_seat)) > 1:
                s.ask(t.demon_seat)
            else:
                self.step = DONE
        else:
            t.lifted = 0
            t.squares_used = 0
            t.expire(THREAT_END)
            s.end()

    def begin(self, t: Tunnels) -> None:
        """What lasted until this phase ends; the Dice of Destiny are rolled (10.1, 25.38)."""
        t.phase = THREAT
        if t.log is not None:
            t.tell(E_PHASE, [THREAT])
        t.expire(NEXT_THREAT)
        for figure in range(FIRST_DEMON, FIGURES):
            if t.at[figure] >= 0:
                gain_tp(t, t.kind_of(figure).threat_tp)
        number = t.box.numbers.destiny_dice + t.destiny_dice_to_come
        if t.destiny_dice_most:
            number = t.destiny_dice_most if t.destiny_dice_most < number else number
        t.destiny_dice_to_come = 0
        t.destiny_dice_most = 0
        dice = [t.roll(t.box.numbers.die_sides) for _ in range(min(number, t.box.numbers.dice_in_box))]
        dice.sort()
        t.dice = dice
        if t.log is not None:
            t.tell(E_ROLLED, [1, *dice])
        self.step = PLACE

    # Placing: rules 10.2 and 25.35

    def placements(self, t: Tunnels) -> list[Move]:
        """The groups of dice that fill a square, or to place no more."""
        found: list[Move] = [PASS]
        squares = len(t.box.squares)
        for mask in dice_groups(t.dice):
            group = sums_of(t.dice, mask)
            for square in range(squares):
                if square_code(t, group, square) == OK:
                    found.append(dice_move(V_PLACE, mask, square))
        return found

    def place(self, t: Tunnels, mask: int, square: int) -> None:
        """Put a group of dice on a square."""
        group = [t.dice[i] for i in range(len(t.dice)) if mask >> i & 1]
        t.dice = [t.dice[i] for i in range(len(t.dice)) if not mask >> i & 1]
        t.placed = [*t.placed, group_of(square, group)]
        if t.box.squares[square].groups:
            t.squares_used |= 1 << square
        if t.log is not None:
            t.tell(E_PLACED, [square, *group])

    # Effects: rules 10.3 and 25.37

    def resolve_quiet(self, t: Tunnels) -> None:
        """Squares that ask nothing and show nothing come first: their order makes no difference."""
        for i in range(len(t.placed)):
            if t.box.squares[square_of(t.placed[i])].is_quiet:
                self.happen(t, i)
                return
        self.step = RESOLVE

    def resolve(self, t: Tunnels) -> None:
        """The others in the order that the Demon player likes, with Event cards before and between them."""
        if not t.placed:
            self.step = BUY
            tell_no_purchase(t)
            return
        is_asked = t.demon_hand > 0
        for p in t.placed:
            if not acts_alike(p, t.placed[0]):
                is_asked = True
        if is_asked:
            t.ask(t.demon_seat)
        else:
            self.happen(t, 0)

    def happen(self, t: Tunnels, i: int) -> None:
        """One square takes effect."""
        p = t.placed[i]
        t.placed = without(t.placed, i)
        if t.log is not None:
            t.tell(E_SQUARE, [square_of(p)])
        run_program(
            t,
            t.box.squares[square_of(p)].program,
            t.demon_seat,
            0,
            0,
            dice_number(p),
            caused(BY_SQUARE, square_of(p)),
        )

    # Questions

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Tunnels, s)
        cards = playable(t, seat, IN_THREAT, 0, 0) if t.demon_hand else []
        if self.step == PLACE:
            return self.placements(t) + cards
        if self.step == RESOLVE:
            return cards + [pack(V_RESOLVE, square) for square in self.waiting_squares(t)]
        found: list[Move] = [PASS]
        purchases(t, found)
        return found + cards

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Tunnels, s)
        v = verb(move)
        if move == PASS:
            return OTHER_QUESTION if self.step == RESOLVE else OK
        if v == V_PLAY:
            return card_code(t, seat, second(move), IN_THREAT, 0, 0)
        if self.step == PLACE:
            if v == V_PLACE:
                return place_code(t, dice_of(move), second(move))
            return DICE_FIRST if v == V_BUY else OTHER_QUESTION
        if self.step == RESOLVE:
            return OK if v == V_RESOLVE and first(move) in self.waiting_squares(t) else OTHER_QUESTION
        return buy_code(t, first(move), second(move)) if v == V_BUY else OTHER_QUESTION

    def waiting_squares(self, t: Tunnels) -> list[int]:
        """The squares whose effect is still to come, each once."""
        squares: list[int] = []
        for p in t.placed:
            if square_of(p) not in squares:
                squares.append(square_of(p))
        return squares

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Tunnels, s)
        if move == PASS:
            if self.step == PLACE:
                t.dice = []
                self.step = QUIET
            else:
                self.step = DONE
        elif verb(move) == V_PLACE:
            self.place(t, dice_of(move), second(move))
        elif verb(move) == V_RESOLVE:
            for i in range(len(t.placed)):
                if square_of(t.placed[i]) == first(move):
                    self.happen(t, i)
                    break
        elif verb(move) == V_BUY:
            buy(t, first(move), second(move))
        else:
            s.call(PlayCard(first(move), second(move), seat, 0, 0))


Sums: TypeAlias = tuple[i64, i64, i64, i64]
"""Of a group of dice: how many, how many odd ones, their total and the lowest."""


def sums_of(dice: list[int], mask: i64) -> Sums:
    """What counts of a group of dice, which lie in order.

    >>> sums_of([2, 3, 3, 6], 0b1011)
    (3, 1, 11, 2)
    """
    number: i64 = 0
    odd: i64 = 0
    total: i64 = 0
    lowest: i64 = 0
    for i in range(len(dice)):
        if mask & 1:
            die: i64 = dice[i]
            number += 1
            odd += die & 1
            total += die
            if lowest == 0:
                lowest = die
        mask >>= 1
    return number, odd, total, lowest


def place_code(t: Tunnels, mask: int, square: int) -> int:
    """Why the dice of a mask cannot go on a square, or OK."""
    return square_code(t, sums_of(t.dice, mask), square)


def square_code(t: Tunnels, group: Sums, square: int) -> int:
    """Why a group of dice cannot go on a square, or OK (10.2, 25.1, 25.35, 25.36)."""
    number, odd, total, lowest = group
    needs = t.box.squares[square].needs
    if needs.exact and number != needs.exact:
        return DICE_MISFIT
    if lowest < needs.least or total < needs.total:
        return DICE_MISFIT
    if needs.is_exact and total != needs.total:
        return DICE_MISFIT
    parity = needs.parity
    if parity == PARITY_ODD and odd != number:
        return DICE_MISFIT
    if parity == PARITY_EVEN and odd:
        return DICE_MISFIT
    if parity == PARITY_MIXED and (odd == 0 or odd == number):
        return DICE_MISFIT
    if parity == PARITY_SAME and odd and odd != number:
        return DICE_MISFIT
    if t.box.squares[square].groups and t.squares_used >> square & 1:
        return SQUARE_USED
    return OK


def can_place(t: Tunnels) -> bool:
    """Whether some group of the dice fills a square."""
    squares = len(t.box.squares)
    for mask in dice_groups(t.dice):
        group = sums_of(t.dice, mask)
        for square in range(squares):
            if square_code(t, group, square) == OK:
                return True
    return False
