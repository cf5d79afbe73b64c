# interpreted: builds the first state of a game
"""The state before the first step: the map laid, the party placed, the decks ready."""

from __future__ import annotations

from undercroft.families.tunnels.rules.beginning import lay_map, place_party, ready_decks
from undercroft.families.tunnels.rules.components.box import Box
from undercroft.families.tunnels.rules.engine import blank
from undercroft.families.tunnels.rules.figures import FIRST_TROG, OFF
from undercroft.families.tunnels.rules.lists import replaced
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.tokens import some
from undercroft.families.tunnels.rules.words.times import (
    HANDICAP_CARD,
    HANDICAP_DECK,
    HANDICAP_GIFT,
    HANDICAP_TP,
)
from undercroft.games.claustrophobia.rules.setup import SetUp
from undercroft.games.claustrophobia.rules.turn import Round
from undercroft.kernel.options import Setup

HANDICAP_OPTIONS = {
    "handicap-demon-deck": HANDICAP_DECK,
    "handicap-demon-tp": HANDICAP_TP,
    "handicap-human-advantage": HANDICAP_CARD,
    "handicap-human-gift": HANDICAP_GIFT,
}


def begin(box: Box, setup: Setup) -> Tunnels:
    """A game before its first step."""
    t = blank(box)
    lay_map(t)
    set_numbers(t, setup)
    ready_decks(t, events_in(t))
    for figure in range(FIRST_TROG, FIRST_TROG + box.numbers.trog_figures):
        t.kind = replaced(t.kind, figure, box.trog_kind)
    if box.scenario.guide is not None:
        t.kind = replaced(t.kind, FIRST_TROG + box.numbers.trog_figures - 1, OFF)
    if not t.bid:
        place_party(t)
    for place in box.scenario.token_places:
        t.ground = replaced(t.ground, place.slot, t.ground[place.slot] + some(place.token))
    t.stack = [Round(), SetUp()]
    return t


def set_numbers(t: Tunnels, setup: Setup) -> None:
    """The counts at the start, with the options of the table."""
    box = t.box
    t.handicaps = sum(bit for name, bit in HANDICAP_OPTIONS.items() if setup.options.get(name))
    t.tp = box.scenario.start_tp + (box.numbers.handicap_tp if t.handicaps & HANDICAP_TP else 0)
    t.demons_left = box.scenario.demon_times
    t.trail_slot = OFF
    t.guide = OFF if box.scenario.guide is None else box.scenario.guide.slot
    t.face_down = box.scenario.face_down
    t.holes_left = box.numbers.hole_tokens
    t.strict_trail = bool(setup.options.get("strict-last-tile"))
    t.destiny_dice_most = 0
    is_short = setup.options.get("cake-rounds") == "4" and box.scenario.short_rounds > 0
    t.last_round = box.scenario.short_rounds if is_short else box.scenario.last_round
    t.first_count = box.scenario.short_first_count if is_short else box.scenario.first_count
    t.bid = box.auction.start if setup.options.get("auction") else 0
    t.gifts = 0 if t.bid else box.scenario.gifts


def events_in(t: Tunnels) -> list[int]:
    """The cards of the Event deck, without those that the handicap takes out."""
    box = t.box
    events = box.scenario.events_in
    if t.handicaps & HANDICAP_DECK:
        return [item for item in events if not box.cards[box.event_items[item]].is_hard]
    return events
