# interpreted: builds the first state of a game
"""What every edition sets up alike: the scenario's map, the decks and the party."""

from __future__ import annotations

from undercroft.families.tunnels.rules.exploring.exploration import lay_tile
from undercroft.families.tunnels.rules.lists import replaced
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.times import ADVANTAGES, EVENTS, STACK
from undercroft.kernel.deck import deck_of
from undercroft.maps.sides import BITS, beyond


def lay_map(t: Tunnels) -> None:
    """Lay the scenario's tiles."""
    for laid in t.box.scenario.tiles:
        lay_tile(t, laid.tile, laid.cell, laid.turns, 0)
    wall_up_rock(t)


def wall_up_rock(t: Tunnels) -> None:
    """Close the openings toward solid rock: they lead nowhere and are not unexplored (24.11)."""
    for rock in t.box.scenario.rock:
        for side in range(4):
            slot = t.map.slot_at(beyond(rock, side))
            if slot >= 0 and t.map.openings[slot] & BITS[side ^ 2]:
                t.map.close_side(slot, side ^ 2)


def ready_decks(t: Tunnels, events: list[int]) -> None:
    """The stack and both decks, nothing decided yet."""
    box = t.box
    t.tiles = deck_of(STACK, box.scenario.pools, box.scenario.bands)
    t.events = deck_of(EVENTS, [events], [[len(events)]])
    t.advantages = deck_of(ADVANTAGES, [box.scenario.advantages_in], [[len(box.scenario.advantages_in)]])


def place_party(t: Tunnels) -> None:
    """The scenario's Humans on their places, with their Objects."""
    for figure, member in enumerate(t.box.scenario.party):
        t.kind = replaced(t.kind, figure, member.kind)
        t.gear = replaced(t.gear, figure, member.gear)
        t.put(figure, member.slot)
