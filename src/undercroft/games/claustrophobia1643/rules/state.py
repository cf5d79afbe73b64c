"""The state of this edition with all its procedures: the one place that knows them."""

from __future__ import annotations

from undercroft.families.tunnels.rules.components.box import Box
from undercroft.families.tunnels.rules.components.operations import (
    OP_CHOOSE_EVENT,
    OP_CRACK,
    OP_DISCARD_CARD,
    OP_LOSE_TILE,
    OP_MUSTER,
    OP_PLANT,
    OP_READY,
    OP_TURN_STASH,
    OP_WHIP,
    Operation,
)
from undercroft.families.tunnels.rules.components.warriors import RESISTANT, SNATCHES
from undercroft.families.tunnels.rules.exploring.losing import lose_tile, may_lose
from undercroft.families.tunnels.rules.fields import (
    DECK_LISTS,
    LIST_NAMES,
    MAP_LISTS,
    NUMBER_NAMES,
    blank_lists,
)
from undercroft.families.tunnels.rules.figures import FIRST_DEMON, FIRST_TROG
from undercroft.families.tunnels.rules.words.events import E_RESISTED
from undercroft.families.tunnels.rules.words.reasons import HAS_CARD, NO_GIFT, OK
from undercroft.families.tunnels.rules.words.times import (
    ADVANTAGES,
    DEMON_ACTION,
    EVENTS,
    HUMAN_ACTION,
    IN_PLAY,
    STACK,
)
from undercroft.games.claustrophobia1643.rules.acting import begin_turn
from undercroft.games.claustrophobia1643.rules.board import close_spaces, spare_dice
from undercroft.games.claustrophobia1643.rules.deeds import (
    Fallen,
    Muster,
    TakeFree,
    crack,
    has_free_token,
    plant,
    turn_up_find,
)
from undercroft.games.claustrophobia1643.rules.depths import Depths, blank_own
from undercroft.games.claustrophobia1643.rules.hands import DarkChoice, discard_at_random, draw_from
from undercroft.kernel.deck import Deck, deck_from, deck_of
from undercroft.kernel.state import State
from undercroft.maps.grid import Grid, grid_from_fields


class Underworld(Depths):
    """A game of the 1643 edition that can be played."""

    def of(self, v: list[list[int]]) -> State:
        lists, decks = MAP_LISTS + 1, MAP_LISTS + 1 + len(LIST_NAMES)
        own = decks + 3 * DECK_LISTS
        new = Underworld(
            self.box,
            grid_from_fields(v[:MAP_LISTS]),
            v[lists:decks],
            deck_from(STACK, v[decks : decks + DECK_LISTS]),
            deck_from(EVENTS, v[decks + DECK_LISTS : decks + 2 * DECK_LISTS]),
            deck_from(ADVANTAGES, v[decks + 2 * DECK_LISTS : own]),
        )
        new.set_numbers(v[MAP_LISTS])
        new.take_own(v[own:])
        return new

    def twin(self) -> State:
        decks = self.tiles.copy(), self.events.copy(), self.advantages.copy()
        new = Underworld(self.box, self.map.copy(), self.twin_lists(), decks[0], decks[1], decks[2])
        new.take_numbers(self)
        new.take_own(self.own_lists())
        return new

    # Procedures

    def activate(self, figure: int) -> None:
        begin_turn(self, figure)

    def draw_cards(self, deck: Deck, amount: int) -> None:
        draw_from(self, deck, amount)

    def kill_trogs(self, slot: int, losses: int) -> None:
        self.call(Fallen(slot, losses))

    def own_operation(self, op: Operation, actor: int, slot: int, dice: int) -> None:
        code = op.code
        if code == OP_WHIP:
            self.whip = dice
        elif code == OP_READY:
            for square in range(len(self.box.squares)):
                if self.box.squares[square].figure == FIRST_DEMON:
                    self.ready |= 1 << square
        elif code == OP_DISCARD_CARD:
            discard_at_random(self)
        elif code == OP_CHOOSE_EVENT:
            self.call(DarkChoice(dice))
        elif code == OP_LOSE_TILE:
            lose_tile(self)
        elif code == OP_MUSTER:
            self.call(Muster(slot, op.amount))
        elif code == OP_TURN_STASH:
            turn_up_find(self, actor, slot)
        elif code == OP_PLANT:
            plant(self, actor, slot, op.token)
        elif code == OP_CRACK:
            crack(self, slot, op, dice)

    # What this edition does otherwise

    def resist(self, figure: int, hits: int) -> int:
        """What is left of hits after the first one of an activation phase that a Resistant ignores (8.8)."""
        if hits == 0 or self.phase not in (HUMAN_ACTION, DEMON_ACTION) or self.resisted >> figure & 1:
            return hits
        if self.talents(figure) & RESISTANT == 0:
            return hits
        self.resisted |= 1 << figure
        if self.log is not None:
            self.tell(E_RESISTED, [self.tag(figure)])
        return hits - 1

    def token_fell(self, slot: int) -> None:
        if self.box.scenario.has_free_tokens and has_free_token(self, slot):
            self.call(TakeFree(slot))

    def take_off(self, figure: int) -> None:
        """Take a figure off the map; the dice of a space that closes with it are free again (25.59)."""
        super().take_off(figure)
        if figure >= FIRST_DEMON:
            close_spaces(self)

    def can_roll_more(self) -> bool:
        return spare_dice(self) > 0

    def can_lose_tile(self) -> bool:
        return may_lose(self)

    def foresight_lasts(self) -> bool:
        return False

    def hounds_to_buy(self) -> int:
        return self.hounds_left

    def free_figure(self, kind: int) -> int:
        """The figure of the Demon or of a hellhound that is not in play, or -1."""
        if kind != self.box.hound_kind:
            return FIRST_DEMON if self.at[FIRST_DEMON] < 0 else -1
        for number in range(self.box.scenario.hounds):
            figure = FIRST_DEMON + 1 + number
            if self.at[figure] < 0 and not self.dead >> figure & 1:
                return figure
        return -1

    def attack_landed(self, attacker: int, target: int) -> None:
        if attacker == FIRST_DEMON and target < FIRST_TROG and self.quirks(attacker) & SNATCHES:
            self.snatched = target + 1

    def played_holder(self) -> int:
        return IN_PLAY

    def bless_refusal(self, figure: int) -> int:
        """Why a warrior cannot be blessed: he has an instinct card, or gifts are barred (8.5, 21.2)."""
        if self.gifts_barred:
            return NO_GIFT
        return HAS_CARD if self.given[figure] else OK


def blank(box: Box) -> Underworld:
    """A game in which nothing has been set up."""
    empty: list[list[int]] = [[]]
    decks = deck_of(STACK, empty, [[0]]), deck_of(EVENTS, empty, [[0]]), deck_of(ADVANTAGES, empty, [[0]])
    new = Underworld(box, Grid(), blank_lists(), decks[0], decks[1], decks[2])
    new.set_numbers([0] * len(NUMBER_NAMES))
    new.take_own(blank_own())
    return new
