"""Chapter 2: the human preparation, from the clean-up to the gifts."""

from __future__ import annotations

from typing import Final, cast

from undercroft.families.tunnels.rules.acting.exhaustion import assign
from undercroft.families.tunnels.rules.causes import BY_CARD, BY_GIFT, caused
from undercroft.families.tunnels.rules.components.warriors import DEVOTED, GRITS
from undercroft.families.tunnels.rules.effects.effect import run_program
from undercroft.families.tunnels.rules.effects.gifts import gift_code
from undercroft.families.tunnels.rules.effects.play import (
    OpenToCards,
    use_code,
)
from undercroft.families.tunnels.rules.figures import FIRST_TROG, HUMANS
from undercroft.families.tunnels.rules.hands import change_hand, might_hold
from undercroft.families.tunnels.rules.lists import replaced, without
from undercroft.families.tunnels.rules.masks import members
from undercroft.families.tunnels.rules.preparing.blessing import bless, bless_code, bless_moves
from undercroft.families.tunnels.rules.preparing.dice import (
    die_moves,
    give_code,
    is_settled,
    roll_action_dice,
    waiting_for_die,
)
from undercroft.families.tunnels.rules.preparing.fountains import Fountains, has_fountain
from undercroft.families.tunnels.rules.scenarios.ending import is_decided
from undercroft.families.tunnels.rules.words.events import E_GIFT, E_GIVEN, E_PHASE
from undercroft.families.tunnels.rules.words.reasons import (
    HAS_CARD,
    IS_EXHAUSTED,
    LINE_HOLDS,
    MUST_GIVE,
    NO_GIFT,
    NO_TARGET,
    NOT_HELD,
    NOT_IN_PLAY,
    OK,
    OTHER_QUESTION,
)
from undercroft.families.tunnels.rules.words.times import (
    ADVANTAGES,
    DICE_GIVEN,
    DICE_ROLLED,
    IN_PLAY,
    INITIATIVE,
    NEXT_INITIATIVE,
)
from undercroft.families.tunnels.rules.words.verbs import V_ASSIGN, V_BLESS, V_DRAW, V_GIFT, V_INSTINCT
from undercroft.games.claustrophobia1643.rules.depths import Depths
from undercroft.games.claustrophobia1643.rules.hands import can_draw, clean_up, draw_from, drop_card, kinds_of
from undercroft.games.claustrophobia1643.rules.pits import Pits
from undercroft.games.claustrophobia1643.rules.surgery import Surgery, can_operate
from undercroft.kernel.moves import PASS, Move, Seat, first, pack, second, third, verb
from undercroft.kernel.state import Frame, State
from undercroft.kernel.window import open_window

BEGIN: Final = 0
PITS: Final = 1
CLEAN: Final = 2
DRINK: Final = 3
OPERATE: Final = 4
ROLL: Final = 5
ROLLED: Final = 6
GIVE: Final = 7
INSTINCT: Final = 8
GIVEN: Final = 9
BLESS: Final = 10
ICONS: Final = 11
GIFTS: Final = 12
DONE: Final = 13

FOR_VALUE: Final = 0
FOR_EFFECT: Final = 1


class HumanPreparation(OpenToCards):
    """The human preparation, with the two moments of it at which events are played (25.37)."""

    def __init__(self, step: int = 0, cancelled: int = 0, at: int = 0, used: int = 0) -> None:
        super().__init__(step, cancelled)
        self.at = at
        """The Human whose instinct icon is next, or the gift in use plus 1."""
        self.used = used
        """How often that gift has been used."""

    def fields(self) -> list[int]:
        return [self.step, self.cancelled, self.at, self.used]

    def of(self, v: list[int]) -> Frame:
        return HumanPreparation(v[0], v[1], v[2], v[3])

    def is_secret(self, s: State) -> bool:
        return self.step == INSTINCT and cast(Depths, s).human_hand > 0

    # Moments: `step` has already gone on when a window asks

    def moments(self) -> int:
        return DICE_ROLLED if self.step == GIVE else DICE_GIVEN

    def may_answer(self, s: State, seat: Seat) -> bool:
        t = cast(Depths, s)
        if self.step == GIVE and waiting_for_die(t) == 0:
            return False
        return seat == t.demon_seat and might_hold(t, seat, self.moments())

    # The steps

    def advance(self, s: State) -> None:
        t = cast(Depths, s)
        if t.endings_due and is_decided(t):
            return
        step = self.step
        self.step += 1
        if step <= ROLL:
            self.prepare(t, step)
        elif step in (ROLLED, GIVEN):
            if self.may_answer(s, t.demon_seat):
                open_window(s, t.demon_seat)
        elif step == GIVE:
            if not is_settled(t):
                self.step = GIVE
                s.ask(t.human_seat)
        elif step == INSTINCT:
            if t.human_hand and self.open_handed(t):
                self.step = INSTINCT
                s.ask(t.human_seat)
        elif step == BLESS:
            if bless_moves(t):
                self.step = BLESS
                s.ask(t.human_seat)
        elif step == ICONS:
            self.read_icons(t)
        elif step == GIFTS:
            self.read_gifts(t)
        else:
            s.end()

    def prepare(self, t: Depths, step: int) -> None:
        """All that comes before the dice lie there, in this order (25.2)."""
        if step == BEGIN:
            t.phase = INITIATIVE
            if t.log is not None:
                t.tell(E_PHASE, [INITIATIVE])
            t.exhausted = 0
            t.acted = 0
            t.die = [0] * FIRST_TROG
        elif step == PITS:
            t.call(Pits(HUMANS))
        elif step == CLEAN:
            t.expire(NEXT_INITIATIVE)
            t.given = [0] * FIRST_TROG
            clean_up(t, ADVANTAGES)
        elif step == DRINK:
            if has_fountain(t):
                t.call(Fountains())
        elif step == OPERATE:
            if can_operate(t) >= 0:
                t.call(Surgery())
        else:
            roll_action_dice(t)

    # Instinct cards: one for each warrior, for its value or for its effect (2.5)

    def open_handed(self, t: Depths) -> bool:
        """Whether a warrior has no card yet."""
        for figure in members(t.living()):
            if not t.given[figure]:
                return True
        return False

    def instinct_code(self, t: Depths, kind: int, figure: int, use: int) -> int:
        """Why a card cannot be given to a warrior for one of its two uses, or OK."""
        if kind not in kinds_of(t, t.human_seat):
            return NOT_HELD
        if figure >= FIRST_TROG or t.at[figure] < 0:
            return NOT_IN_PLAY
        return HAS_CARD if t.given[figure] else self.held_code(t, kind, figure, use)

    def held_code(self, t: Depths, kind: int, figure: int, use: int) -> int:
        """Why a card that is held is of no use to a warrior who has none, or OK."""
        card = t.box.cards[kind]
        if use == FOR_VALUE:
            return OK if card.value != t.die[figure] else NO_TARGET
        if card.needs_cancelled and not t.is_exhausted(figure):
            return LINE_HOLDS
        return use_code(t, kind, figure, t.at[figure])

    def instinct_moves(self, t: Depths) -> list[Move]:
        """The cards on offer, with whom they go to and what for."""
        found: list[Move] = []
        takers = [figure for figure in members(t.living()) if not t.given[figure]]
        for kind in kinds_of(t, t.human_seat):
            for figure in takers:
                for use in (FOR_VALUE, FOR_EFFECT):
                    if self.held_code(t, kind, figure, use) == OK:
                        found.append(pack(V_INSTINCT, kind, figure, use))
        return found

    def give_card(self, t: Depths, kind: int, figure: int, use: int) -> None:
        """Give a warrior a card."""
        drop_card(t, t.advantages, t.human_seat, kind, IN_PLAY)
        change_hand(t, ADVANTAGES, -1)
        t.given = replaced(t.given, figure, kind + 1)
        t.shown += 1
        if t.log is not None:
            t.tell(E_GIVEN, [t.tag(figure), kind, use])
        card = t.box.cards[kind]
        if use == FOR_VALUE:
            assign(t, figure, card.value)
            return
        run_program(t, card.program, t.human_seat, figure, t.at[figure], 0, caused(BY_CARD, kind))
        if card.needs_cancelled:
            t.exhausted &= ~(1 << figure)

    # Icons and gifts: rules 2.7 and 2.8

    def read_icons(self, t: Depths) -> None:
        """Ask for each line in use that bears an instinct icon whether a card is drawn."""
        while self.at < FIRST_TROG:
            if has_icon(t, self.at) and can_draw(t, t.advantages):
                self.step = ICONS
                t.ask(t.human_seat)
                return
            self.at += 1
        self.at = 0

    def read_gifts(self, t: Depths) -> None:
        """Ask for the gift of the line in use; one that can be used twice is asked for again."""
        if self.gifts(t):
            self.step = GIFTS
            t.ask(t.human_seat)

    def gift_refusal(self, t: Depths, gift: int) -> int:
        """Why a gift cannot be used now, or OK (18.8)."""
        if self.is_over(t, gift):
            return NO_GIFT
        figure = gifted(t)
        code = bearer_code(t, figure)
        return gift_code(t, figure, gift) if code == OK else code

    def is_over(self, t: Depths, gift: int) -> bool:
        """Whether another gift is in use, or this one has been used as often as it can."""
        return self.at != 0 and (self.at != gift + 1 or self.used >= t.box.gifts[gift].uses)

    def gifts(self, t: Depths) -> list[int]:
        """The gifts that can be used now."""
        figure = gifted(t)
        if bearer_code(t, figure) != OK:
            return []
        gifts = range(len(t.box.gifts))
        return [gift for gift in gifts if not self.is_over(t, gift) and gift_code(t, figure, gift) == OK]

    def use_gift(self, t: Depths, gift: int) -> None:
        """Use a gift."""
        self.at = gift + 1
        self.used += 1
        figure = gifted(t)
        if t.log is not None:
            t.tell(E_GIFT, [gift])
        program = t.box.gifts[gift].program
        run_program(t, program, t.human_seat, figure, t.at[figure], 0, caused(BY_GIFT, gift))

    # Questions

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Depths, s)
        if self.step == GIVE:
            return die_moves(t)
        if self.step == INSTINCT:
            return [PASS, *self.instinct_moves(t)]
        if self.step == ICONS:
            return [PASS, pack(V_DRAW, 1)]
        if self.step == GIFTS:
            return [PASS] + [pack(V_GIFT, gift) for gift in self.gifts(t)]
        return [PASS, *bless_moves(t)]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Depths, s)
        v = verb(move)
        if move == PASS:
            return MUST_GIVE if self.step == GIVE else OK
        if self.step == GIVE and v == V_ASSIGN:
            return give_code(t, first(move), second(move))
        if self.step == INSTINCT and v == V_INSTINCT:
            return self.instinct_code(t, first(move), second(move), third(move))
        if self.step == ICONS and v == V_DRAW:
            return OK if first(move) == 1 else OTHER_QUESTION
        if self.step == GIFTS and v == V_GIFT:
            return self.gift_refusal(t, first(move))
        return bless_code(t, first(move)) if self.step == BLESS and v == V_BLESS else OTHER_QUESTION

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Depths, s)
        v = verb(move)
        if v == V_ASSIGN:
            t.dice = without(t.dice, t.dice.index(first(move)))
            assign(t, second(move), first(move))
        elif v == V_INSTINCT:
            self.give_card(t, first(move), second(move), third(move))
        elif v == V_BLESS:
            bless(t, first(move), second(move))
            self.step = ICONS
        elif v == V_GIFT:
            self.use_gift(t, first(move))
        elif self.step == ICONS:
            self.at += 1
            if v == V_DRAW:
                draw_from(t, t.advantages, 1)
        else:
            self.step += 1


def has_icon(t: Depths, figure: int) -> bool:
    """Whether the line in use of a warrior bears an instinct icon that counts."""
    if t.at[figure] < 0 or not t.die[figure] or t.is_exhausted(figure) or t.quirks(figure) & GRITS:
        return False
    return t.kind_of(figure).lines[t.die[figure] - 1].has_instinct


def bearer_code(t: Depths, figure: int) -> int:
    """Why the Human who bears the gifts, or -1 for nobody, cannot use any now, or OK."""
    if figure < 0:
        return NO_GIFT
    if t.is_exhausted(figure):
        return IS_EXHAUSTED
    return NO_GIFT if t.talents(figure) & DEVOTED == 0 or t.quirks(figure) & GRITS else OK


def gifted(t: Depths) -> int:
    """The Human who bears the gifts, or -1 if he is not in play."""
    for figure in members(t.living()):
        if t.kind_of(figure).bears_gifts:
            return figure
    return -1
