"""The state with the engine's procedures: the one place that knows them all.

Modules of the engine call each other through the state where they would go round in a circle: an effect may
let somebody attack, and an attack may be answered by a card, which has an effect. An edition derives its own
state from this one and overrides what it does otherwise.
"""

from __future__ import annotations

from undercroft.families.tunnels.rules.effects.entering import enter
from undercroft.families.tunnels.rules.effects.panic import Panic
from undercroft.families.tunnels.rules.effects.play import PlayCard
from undercroft.families.tunnels.rules.exploring.exploration import look_now
from undercroft.families.tunnels.rules.fields import MAP_LISTS
from undercroft.families.tunnels.rules.fighting.combat import BY_POSSESSION, Attack, weapon_of
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.times import EVENTS
from undercroft.kernel.moves import Seat
from undercroft.kernel.state import State
from undercroft.maps.grid import grid_from_fields


class Engine(Tunnels):
    """A game in the tunnels that can be played."""

    def of(self, v: list[list[int]]) -> State:
        return Engine(self.box, grid_from_fields(v[:MAP_LISTS]), v[MAP_LISTS:])

    def twin(self) -> State:
        return Engine(self.box, self.map.copy(), [f[:] for f in self.own_fields()])

    def enter(self, figure: int, slot: int) -> bool:
        return enter(self, figure, slot)

    def possess(self, attacker: int, target: int) -> None:
        weapon = weapon_of(self, attacker)
        self.call(Attack(attacker, target, self.at[attacker], weapon, BY_POSSESSION))

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
