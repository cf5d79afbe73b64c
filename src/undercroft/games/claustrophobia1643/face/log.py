# interpreted: the log for people
"""Lines of the log that only this edition has, and the rule behind each event by its own numbers."""

from __future__ import annotations

from undercroft.families.tunnels.face import log
from undercroft.families.tunnels.face.names import (
    card_name,
    object_name,
    own_or,
    place_args,
    side_name,
    square_name,
    tile_name,
    warrior_name,
)
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words import events as e
from undercroft.families.tunnels.rules.words.times import EVENTS
from undercroft.kernel.texts import Message, message

RULES = {
    e.E_ROUND: "1.4",
    e.E_PHASE: "1.4",
    e.E_ROLLED: "1.5",
    e.E_ASSIGNED: "2.6",
    e.E_MOVED: "4.1",
    e.E_LAID: "5.3",
    e.E_TILE_OUT: "5.4",
    e.E_ATTACK: "6.2",
    e.E_FRANTIC: "8.3",
    e.E_HITS: "6.2",
    e.E_LINE: "6.7",
    e.E_WOUND: "6.6",
    e.E_DIED: "25.62",
    e.E_TROGS_DIED: "6.4",
    e.E_GUARDED: "8.4",
    e.E_PLACED: "10.4",
    e.E_SQUARE: "10.5",
    e.E_TP: "11.1",
    e.E_APPEARED: "11.3",
    e.E_CARD: "25.57",
    e.E_DREW: "2.8",
    e.E_HEALED: "9.2",
    e.E_BLESSED: "8.5",
    e.E_GIFT: "18.8",
    e.E_HOLE: "22.9",
    e.E_MARK: "24.1",
    e.E_BLOCKED: "21.1",
    e.E_CLEARED: "25.72",
    e.E_OBJECT_GONE: "14.3",
    e.E_LEFT: "25.71",
    e.E_REACHED: "25.71",
    e.E_NO_GIFTS: "21.2",
    e.E_PANIC: "21.6",
    e.E_TRIGGERED: "13.1",
    e.E_DARK_COUNT: "25.33",
    e.E_COUNTER: "25.33",
    e.E_GIVEN: "2.5",
    e.E_DISCARDED: "25.70",
    e.E_TAKEN_BACK: "10.2",
    e.E_HOUND_DIE: "23.3",
    e.E_RESISTED: "8.8",
    e.E_LOST_TILE: "21.14",
    e.E_FOUND: "24.4",
    e.E_CLIMBED: "24.2",
    e.E_POWER: "25.68",
    e.E_USED: "3.3",
    e.E_PLANTED: "24.5",
    e.E_CRACKED: "24.7",
    e.E_RESHUFFLED: "25.5",
    e.E_NO_PURCHASE: "11.1",
    e.E_NOBODY_ACTS: "3.1",
}
"""The rule behind each event."""


def event(t: Tunnels, kind: int, n: list[int]) -> Message:
    """An event as a message: this edition's own, or one that both have."""
    if kind in (e.E_GIVEN, e.E_DISCARDED, e.E_RESHUFFLED, e.E_TAKEN_BACK, e.E_POWER, e.E_DARK_COUNT):
        return board_event(t, kind, n)
    if kind == e.E_LOST_TILE:
        where = place_args(t, n[1])
        return message("event-lost-tile", tile=tile_name(t, n[0]), side=side_name(n[2]), **where)
    if kind == e.E_CRACKED:
        return message("event-cracked", count=n[1], **place_args(t, n[0]))
    if kind == e.E_FOUND:
        find = t.box.scenario.finds[n[0]].id
        found = own_or(t, f"marker-{find}", message(f"marker-{find}"))
        return message("event-found", who=warrior_name(t, n[1]), token=found)
    if kind in (e.E_HOUND_DIE, e.E_RESISTED, e.E_CLIMBED, e.E_USED, e.E_PLANTED):
        return warrior_event(t, kind, n)
    return log.event(t, kind, n)


def board_event(t: Tunnels, kind: int, n: list[int]) -> Message:
    """Cards that are given, discarded or shuffled again, and the Board of Destiny."""
    if kind == e.E_GIVEN:
        name = "event-instinct-effect" if n[2] else "event-instinct-value"
        die = t.box.cards[n[1]].value
        return message(name, who=warrior_name(t, n[0]), card=card_name(t, n[1]), die=die)
    if kind == e.E_DISCARDED:
        owner = message("player-demon" if n[0] == EVENTS else "player-human")
        if n[1] < 0:
            return message("event-discarded-unseen", player=owner)
        return message("event-discarded", player=owner, card=card_name(t, n[1]))
    if kind == e.E_RESHUFFLED:
        return message("event-reshuffled-events" if n[0] == EVENTS else "event-reshuffled-instinct")
    if kind == e.E_DARK_COUNT:
        return message("event-dark-count", number=n[1])
    if kind == e.E_POWER:
        return message("event-power", square=square_name(t, n[0]))
    return message("event-taken-back", square=square_name(t, n[0]), die=n[1])


def warrior_event(t: Tunnels, kind: int, n: list[int]) -> Message:
    """What a warrior of this edition does or suffers."""
    who = warrior_name(t, n[0])
    if kind == e.E_HOUND_DIE:
        return message("event-hound-die", who=who, die=n[1])
    if kind == e.E_RESISTED:
        return message("event-resisted", who=who)
    if kind == e.E_CLIMBED:
        return message("event-climbed", who=who, points=n[1])
    if kind == e.E_USED:
        return message("event-used", who=who, object=object_name(t, n[1]))
    return message("event-planted", who=who, **place_args(t, n[1]))
