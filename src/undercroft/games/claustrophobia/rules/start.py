# interpreted: builds the first state of a game
"""The state before the first step: the map laid, the party placed, the decks ready."""

from __future__ import annotations

from undercroft.games.claustrophobia.rules.box import Box
from undercroft.games.claustrophobia.rules.codes import (
    ADVANTAGES,
    BID,
    DEMONS_LEFT,
    DESTINY_CAP,
    EVENTS,
    FACE_DOWN,
    FIRST_COUNT,
    FIRST_TROG,
    GIFTS,
    GUIDE,
    HANDICAP_CARD,
    HANDICAP_DECK,
    HANDICAP_GIFT,
    HANDICAP_TP,
    HANDICAPS,
    HOLES_LEFT,
    LAST_ROUND,
    MARK_SLOT,
    OFF,
    STACK,
    STRICT,
    TP,
)
from undercroft.games.claustrophobia.rules.exploration import lay_tile
from undercroft.games.claustrophobia.rules.setup import SetUp
from undercroft.games.claustrophobia.rules.state import Tunnels, blank_lists
from undercroft.games.claustrophobia.rules.turn import Round
from undercroft.kernel.deck import deck_of
from undercroft.kernel.options import Setup
from undercroft.maps.grid import Grid
from undercroft.maps.sides import BITS, beyond

HANDICAP_OPTIONS = {
    "handicap-demon-deck": HANDICAP_DECK,
    "handicap-demon-tp": HANDICAP_TP,
    "handicap-human-advantage": HANDICAP_CARD,
    "handicap-human-gift": HANDICAP_GIFT,
}


def begin(box: Box, setup: Setup) -> Tunnels:
    """A game before its first step."""
    t = Tunnels(box, Grid(), blank_lists())
    lay_map(t)
    set_numbers(t, setup)
    set_decks(t)
    for figure in range(FIRST_TROG, FIRST_TROG + box.trog_figures):
        t.kind[figure] = box.trog_kind
    if box.guide_kind >= 0:
        t.kind[FIRST_TROG + box.trog_figures - 1] = OFF
    if not t.n[BID]:
        place_party(t)
    for i in range(0, len(box.token_slots), 2):
        t.ground[box.token_slots[i]] += 1 << box.token_slots[i + 1] * 4
    t.stack = [Round(), SetUp()]
    return t


def lay_map(t: Tunnels) -> None:
    """Lay the scenario's tiles."""
    box = t.box
    for i in range(len(box.map_tiles)):
        lay_tile(t, box.map_tiles[i], box.map_cells[i], box.map_turns[i], 0)
    wall_up_rock(t)


def wall_up_rock(t: Tunnels) -> None:
    """Close the openings toward solid rock: they lead nowhere and are not unexplored (24.11)."""
    for rock in t.box.rock_cells:
        for side in range(4):
            slot = t.map.slot_at(beyond(rock, side))
            if slot >= 0 and t.map.openings[slot] & BITS[side ^ 2]:
                t.map.close_side(slot, side ^ 2)


def set_numbers(t: Tunnels, setup: Setup) -> None:
    """The counts at the start, with the options of the table."""
    n, box = t.n, t.box
    n[HANDICAPS] = sum(bit for name, bit in HANDICAP_OPTIONS.items() if setup.options.get(name))
    n[TP] = box.start_tp + (box.handicap_tp if n[HANDICAPS] & HANDICAP_TP else 0)
    n[DEMONS_LEFT] = box.demon_times
    n[MARK_SLOT] = OFF
    n[GUIDE] = box.guide_slot
    n[FACE_DOWN] = box.face_down
    n[HOLES_LEFT] = box.hole_tokens
    n[STRICT] = int(bool(setup.options.get("strict-last-tile")))
    n[DESTINY_CAP] = 0
    is_short = setup.options.get("cake-rounds") == "4" and box.short_rounds > 0
    n[LAST_ROUND] = box.short_rounds if is_short else box.last_round
    n[FIRST_COUNT] = box.short_first if is_short else box.first_count
    n[BID] = box.auction_start if setup.options.get("auction") else 0
    n[GIFTS] = 0 if n[BID] else box.party_gifts


def set_decks(t: Tunnels) -> None:
    """The stack and both decks, nothing decided yet."""
    box = t.box
    events = box.events_in
    if t.n[HANDICAPS] & HANDICAP_DECK:
        events = [item for item in events if not box.beginner_out[box.event_items[item]]]
    t.tiles = deck_of(STACK, box.pools, box.bands)
    t.events = deck_of(EVENTS, [events], [[len(events)]])
    t.advantages = deck_of(ADVANTAGES, [box.advantages_in], [[len(box.advantages_in)]])


def place_party(t: Tunnels) -> None:
    """The scenario's Humans on their places, with their Objects."""
    for figure, kind in enumerate(t.box.party_kinds):
        t.kind[figure] = kind
        t.gear[figure] = t.box.party_gear[figure]
        t.put(figure, t.box.party_slots[figure])
