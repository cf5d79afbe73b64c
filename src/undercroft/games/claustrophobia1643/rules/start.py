# interpreted: builds the first state of a game
"""The state before the first step: the map laid, the party placed, the decks ready."""

from __future__ import annotations

from undercroft.families.tunnels.rules.beginning import lay_map, place_party, ready_decks
from undercroft.families.tunnels.rules.components.box import Box
from undercroft.families.tunnels.rules.figures import FIRST_DEMON, FIRST_TROG, OFF
from undercroft.families.tunnels.rules.lists import replaced
from undercroft.families.tunnels.rules.masks import members
from undercroft.families.tunnels.rules.tokens import some
from undercroft.games.claustrophobia1643.rules.setup import SetUp
from undercroft.games.claustrophobia1643.rules.state import Underworld, blank
from undercroft.games.claustrophobia1643.rules.turn import Round
from undercroft.kernel.options import Setup


def begin(box: Box, setup: Setup) -> Underworld:
    """A game before its first step."""
    t = blank(box)
    lay_map(t)
    set_numbers(t, setup)
    ready_decks(t, box.scenario.events_in)
    for figure in range(FIRST_TROG, FIRST_TROG + box.numbers.trog_figures):
        t.kind = replaced(t.kind, figure, box.trog_kind)
    place_party(t)
    place_extras(t)
    t.stack = [Round(), SetUp()]
    return t


def set_numbers(t: Underworld, setup: Setup) -> None:
    """The counts at the start, with the options of the table."""
    scenario = t.box.scenario
    t.tp = scenario.start_tp
    t.demons_left = scenario.demon_times
    t.hounds_left = scenario.hounds
    t.trail_slot = OFF
    t.guide = OFF
    t.holes_left = t.box.numbers.hole_tokens
    t.last_round = scenario.last_round
    t.gifts = scenario.gifts
    t.is_without_reshuffle = setup.options.get("reshuffle") is False
    for number, find in enumerate(scenario.finds):
        t.hidden += some(number, find.count)


def place_extras(t: Underworld) -> None:
    """Tokens, the stair, what the Humans carry and a Demon that stands there from the start (25.54)."""
    scenario = t.box.scenario
    for place in scenario.token_places:
        t.ground = replaced(t.ground, place.slot, t.ground[place.slot] + some(place.token))
    for slot in scenario.hole_slots:
        t.lay_hole_token(slot)
        t.holes_left -= 1
    if scenario.stair is not None:
        t.map.close_side(scenario.stair.slot, scenario.stair.side)
    for figure, purse in enumerate(scenario.token_start):
        t.carry = replaced(t.carry, figure, t.carry[figure] + purse)
        for kind in members(t.gear[figure]):
            t.kit += t.box.gears[kind].charges
    if scenario.demon_slot >= 0:
        t.kind = replaced(t.kind, FIRST_DEMON, scenario.demon_kind)
        t.demons_left -= 1
        t.put(FIRST_DEMON, scenario.demon_slot)
