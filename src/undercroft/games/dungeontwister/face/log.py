# interpreted: words for people
"""What happened, as lines of the log."""

from __future__ import annotations

from undercroft.games.dungeontwister.face import names
from undercroft.games.dungeontwister.rules import events as e
from undercroft.games.dungeontwister.rules.state import Labyrinth
from undercroft.kernel.texts import Message, Value, message

EVENTS: dict[int, tuple[str, str, str]] = {
    e.BEGUN: ("begun", "1.1", "scenario"),
    e.PICKED: ("picked", "1.3", "colour kind"),
    e.PICKED_ROOMS: ("picked-rooms", "1.3", "colour pair"),
    e.CHOSE: ("chose", "1.2", "- kind"),
    e.CHOSE_ROOMS: ("chose-rooms", "1.2", "- pair"),
    e.DISMISSED_ONE: ("dismissed-one", "1.4", "- kind"),
    e.DISMISSED_SOME: ("dismissed-some", "1.4", "colour"),
    e.LINED_UP: ("lined-up", "1.6", "- kind dot"),
    e.PLACED: ("placed", "1.7", "colour room"),
    e.PLACED_KIND: ("placed-kind", "1.7", "- room kind"),
    e.FIRST_PLACER: ("first-placer", "1.7", "colour"),
    e.LINE_SHOWN: ("line-shown", "1.8", "token square"),
    e.FIRST_PLAYER: ("first-player", "1.8", "colour"),
    e.TURN: ("turn", "2.1", "colour"),
    e.CARD_PLAYED: ("card-played", "2.1", "colour value"),
    e.CARDS_BACK: ("cards-back", "2.1", "colour"),
    e.TURN_OVER: ("turn-over", "2.1", "colour points"),
    e.AGAIN: ("again", "2.5", "colour"),
    e.REVEALED: ("revealed", "3.1", "colour room design -"),
    e.PUT_DOWN: ("put-down", "3.2", "colour token square"),
    e.ROTATED: ("rotated", "3.3", "room sense"),
    e.STEPPED: ("stepped", "4.1", "token - square"),
    e.TOOK: ("took", "5.2", "token thing"),
    e.DROPPED: ("dropped", "5.2", "token thing"),
    e.JUMPED: ("jumped", "4.5", "token square"),
    e.SWAM: ("swam", "4.6", "token square"),
    e.STOPPED: ("stopped", "4.3", "token square"),
    e.LEFT: ("left", "7.4", "token points"),
    e.DIED: ("died", "7.3", "token"),
    e.WOUND: ("wound", "7.1", "token"),
    e.HEALED: ("healed", "11.1", "token"),
    e.LOST_THING: ("lost-thing", "5.4", "token"),
    e.ATTACKED: ("attacked", "6.1", "token other"),
    e.SHOT: ("shot", "6.5", "token other"),
    e.JOINED: ("joined", "6.3", "token part"),
    e.CARDS_LAID: ("cards-laid", "6.2", "colour card answer total against"),
    e.TIE: ("tie", "6.2", ""),
    e.WON: ("won", "6.2", "colour"),
    e.PLANTED: ("planted", "10.1", "token square"),
    e.GREW_BRAMBLES: ("grew-brambles", "10.2", "colour square"),
    e.BRAMBLES_GONE: ("brambles-gone", "10.2", "colour"),
    e.SPAWN_MADE: ("spawn-made", "10.3", "token square"),
    e.ENCHANTED: ("enchanted", "10.6", "colour square"),
    e.TREE_ASLEEP: ("tree-asleep", "10.7", "colour"),
    e.WOVE: ("wove", "10.8", "token square side"),
    e.BURNT: ("burnt", "12.7", "token square side"),
    e.BECAME_TRAP: ("became-trap", "10.9", "token square"),
    e.SPRUNG: ("sprung", "10.9", "token square"),
    e.FELLED: ("felled", "10.10", "token square"),
    e.ROPE_CUT: ("rope-cut", "9.7", "token"),
    e.TORCH_TAKEN: ("torch-taken", "8.6", "token"),
    e.GATE_BROKEN: ("gate-broken", "8.3", "token square side"),
    e.GATE_OPENED: ("gate-opened", "8.3", "token square side"),
    e.GATE_CLOSED: ("gate-closed", "8.3", "token square side"),
    e.DRANK: ("drank", "9.9", "token"),
    e.REGENERATED: ("regenerated", "11.5", "token"),
    e.WALKED_WALL: ("walked-wall", "11.6", "token square"),
    e.FLEW: ("flew", "12.3", "token other"),
    e.QUAFFED: ("quaffed", "12.9", "token"),
    e.FIRED: ("fired", "12.10", "token other"),
    e.PARALYSED_ONE: ("paralysed-one", "12.4", "token other value"),
    e.PEACE_MADE: ("peace-made", "12.5", "token"),
    e.BRIDGE_BROKE: ("bridge-broke", "9.5", "square"),
    e.DRAW_OFFERED: ("draw-offered", "7.7", "colour"),
    e.DRAW_DECLINED: ("draw-declined", "7.7", "colour"),
    e.ENDED: ("ended", "7.5", "blue yellow"),
}
"""Each event: its message, its rule, and what its values are; a hyphen for one that is not told."""


def value_said(t: Labyrinth, what: str, value: int) -> Value:
    """One value of an event."""
    if what == "colour":
        return names.colour(value)
    if what == "kind":
        return names.kind_name(t, value)
    if what in ("token", "thing", "other"):
        return names.token_name(t, value)
    if what == "room":
        return names.room_name(value)
    if what == "square":
        return message("words", words=names.spot_word(value))
    if what == "pair":
        return names.pair_name(t, value)
    if what == "design":
        return names.design_name(t, value)
    if what == "side":
        return names.side_name(value)
    if what == "sense":
        return message(f"sense-{names.SENSES[value]}")
    if what == "scenario":
        return names.scenario_name(t, value)
    if what == "part":
        return message("part-defence" if value else "part-attack")
    return value + 1 if what == "dot" else value


def event(t: Labyrinth, kind: int, values: list[int]) -> Message:
    """An event as a line of the log."""
    name, _, parts = EVENTS[kind]
    said = {
        what: value_said(t, what, value)
        for what, value in zip(parts.split(), values, strict=True)
        if what != "-"
    }
    return Message(f"event-{name}", said)


def event_rule(kind: int) -> str:
    """The number of the rule behind an event."""
    return EVENTS[kind][1]
