# interpreted: builds the first state of a game
"""The state before the first step: the map laid, the party placed, the decks ready."""

from __future__ import annotations

from undercroft.games.claustrophobia.actions.exploration import lay_tile
from undercroft.games.claustrophobia.actions.setup import SetUp
from undercroft.games.claustrophobia.codes import (
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
from undercroft.games.claustrophobia.components import Tables
from undercroft.games.claustrophobia.state import Tunnels, blank_lists
from undercroft.games.claustrophobia.turn import Round
from undercroft.kernel.deck import deck_of
from undercroft.kernel.game import Setup
from undercroft.maps.grid import Grid
from undercroft.maps.sides import BITS, beyond

HANDICAP_OPTIONS = {
    "handicap-demon-deck": HANDICAP_DECK,
    "handicap-demon-tp": HANDICAP_TP,
    "handicap-human-advantage": HANDICAP_CARD,
    "handicap-human-gift": HANDICAP_GIFT,
}


def begin(tables: Tables, setup: Setup) -> Tunnels:
    """A game before its first step."""
    t = Tunnels(tables, Grid(), blank_lists())
    lay_map(t)
    set_numbers(t, setup)
    set_decks(t)
    for figure in range(FIRST_TROG, FIRST_TROG + tables.trog_figures):
        t.kind[figure] = tables.trog_kind
    if tables.guide_kind >= 0:
        t.kind[FIRST_TROG + tables.trog_figures - 1] = OFF
    if not t.n[BID]:
        place_party(t)
    for i in range(0, len(tables.token_slots), 2):
        t.ground[tables.token_slots[i]] += 1 << tables.token_slots[i + 1] * 4
    t.stack = [Round(), SetUp()]
    return t


def lay_map(t: Tunnels) -> None:
    """Lay the scenario's tiles."""
    tables = t.tables
    for i in range(len(tables.map_tiles)):
        lay_tile(t, tables.map_tiles[i], tables.map_cells[i], tables.map_turns[i], 0)
    wall_up_rock(t)


def wall_up_rock(t: Tunnels) -> None:
    """Close the openings toward solid rock: they lead nowhere and are not unexplored (24.11)."""
    for rock in t.tables.rock_cells:
        for side in range(4):
            slot = t.map.slot_at(beyond(rock, side))
            if slot >= 0 and t.map.openings[slot] & BITS[side ^ 2]:
                t.map.close_side(slot, side ^ 2)


def set_numbers(t: Tunnels, setup: Setup) -> None:
    """The counts at the start, with the options of the table."""
    n, tables = t.n, t.tables
    n[HANDICAPS] = sum(bit for name, bit in HANDICAP_OPTIONS.items() if setup.options.get(name))
    n[TP] = tables.start_tp + (tables.handicap_tp if n[HANDICAPS] & HANDICAP_TP else 0)
    n[DEMONS_LEFT] = tables.demon_times
    n[MARK_SLOT] = OFF
    n[GUIDE] = tables.guide_slot
    n[FACE_DOWN] = tables.face_down
    n[HOLES_LEFT] = tables.hole_tokens
    n[STRICT] = int(bool(setup.options.get("strict-last-tile")))
    n[DESTINY_CAP] = 0
    is_short = setup.options.get("cake-rounds") == "4" and tables.short_rounds > 0
    n[LAST_ROUND] = tables.short_rounds if is_short else tables.last_round
    n[FIRST_COUNT] = tables.short_first if is_short else tables.first_count
    n[BID] = tables.auction_start if setup.options.get("auction") else 0
    n[GIFTS] = 0 if n[BID] else tables.party_gifts


def set_decks(t: Tunnels) -> None:
    """The stack and both decks, nothing decided yet."""
    tables = t.tables
    events = tables.events_in
    if t.n[HANDICAPS] & HANDICAP_DECK:
        events = [item for item in events if not tables.beginner_out[tables.event_items[item]]]
    t.tiles = deck_of(STACK, tables.pools, tables.bands)
    t.events = deck_of(EVENTS, [events], [[len(events)]])
    t.advantages = deck_of(ADVANTAGES, [tables.advantages_in], [[len(tables.advantages_in)]])


def place_party(t: Tunnels) -> None:
    """The scenario's Humans on their places, with their Objects."""
    for figure, kind in enumerate(t.tables.party_kinds):
        t.kind[figure] = kind
        t.gear[figure] = t.tables.party_gear[figure]
        t.put(figure, t.tables.party_slots[figure])
