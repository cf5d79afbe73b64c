"""The state with the engine's procedures: the one place that knows them all.

Modules of the engine call each other through the state where they would go round in a circle: an effect may
let somebody attack, and an attack may be answered by a card, which has an effect. An edition derives its own
state from this one and overrides what it does otherwise.
"""

from __future__ import annotations

from undercroft.families.tunnels.rules.acting.activation import Activation
from undercroft.families.tunnels.rules.components.box import Box
from undercroft.families.tunnels.rules.effects.entering import enter
from undercroft.families.tunnels.rules.effects.panic import Panic
from undercroft.families.tunnels.rules.effects.play import PlayCard
from undercroft.families.tunnels.rules.exploring.exploration import look_now
from undercroft.families.tunnels.rules.fields import (
    DECK_LISTS,
    LIST_NAMES,
    MAP_LISTS,
    NUMBER_NAMES,
    blank_lists,
)
from undercroft.families.tunnels.rules.fighting.combat import BARE, BY_POSSESSION, UNGUARDED, Attack
from undercroft.families.tunnels.rules.fighting.hits import kill_trogs
from undercroft.families.tunnels.rules.fighting.targets import weapon_of
from undercroft.families.tunnels.rules.hands import draw
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.times import ADVANTAGES, EVENTS, STACK
from undercroft.kernel.deck import Deck, deck_from, deck_of
from undercroft.kernel.moves import Seat
from undercroft.kernel.state import State
from undercroft.maps.grid import Grid, grid_from_fields


class Engine(Tunnels):
    """A game in the tunnels that can be played."""

    def of(self, v: list[list[int]]) -> State:
        lists, decks = MAP_LISTS + 1, MAP_LISTS + 1 + len(LIST_NAMES)
        new = Engine(
            self.box,
            grid_from_fields(v[:MAP_LISTS]),
            v[lists:decks],
            deck_from(STACK, v[decks : decks + DECK_LISTS]),
            deck_from(EVENTS, v[decks + DECK_LISTS : decks + 2 * DECK_LISTS]),
            deck_from(ADVANTAGES, v[decks + 2 * DECK_LISTS :]),
        )
        new.set_numbers(v[MAP_LISTS])
        return new

    def twin(self) -> State:
        decks = self.tiles.copy(), self.events.copy(), self.advantages.copy()
        new = Engine(self.box, self.map.copy(), self.twin_lists(), decks[0], decks[1], decks[2])
        new.take_numbers(self)
        return new

    def enter(self, figure: int, slot: int) -> bool:
        return enter(self, figure, slot)

    def possess(self, attacker: int, target: int, is_unguarded: bool, is_bare: bool) -> None:
        weapon = -1 if is_bare else weapon_of(self, attacker)
        flags = BY_POSSESSION | (UNGUARDED if is_unguarded else 0) | (BARE if is_bare else 0)
        self.call(Attack(attacker, target, self.at[attacker], weapon, flags))

    def draw_cards(self, deck: Deck, amount: int) -> None:
        draw(self, deck, amount)

    def kill_trogs(self, slot: int, losses: int) -> None:
        kill_trogs(self, slot, losses)

    def activate(self, figure: int) -> None:
        self.call(Activation(figure))

    def look_at_stack(self, seat: Seat, number: int, look: int) -> None:
        look_now(self, seat, number, look)

    def deal_dice(self, rerolls: int) -> None:
        self.call(Panic(0, rerolls))

    def cancel_card(self) -> None:
        for i in range(len(self.stack) - 1, -1, -1):
            frame = self.stack[i]
            if isinstance(frame, PlayCard) and frame.deck == EVENTS:
                frame.cancelled = 1
                return

    def doom_attacker(self) -> None:
        for i in range(len(self.stack) - 1, -1, -1):
            frame = self.stack[i]
            if isinstance(frame, Attack):
                frame.doomed = 1
                return


def blank(box: Box) -> Engine:
    """A game in which nothing has been set up."""
    empty: list[list[int]] = [[]]
    decks = deck_of(STACK, empty, [[0]]), deck_of(EVENTS, empty, [[0]]), deck_of(ADVANTAGES, empty, [[0]])
    new = Engine(box, Grid(), blank_lists(), decks[0], decks[1], decks[2])
    new.set_numbers([0] * len(NUMBER_NAMES))
    return new
