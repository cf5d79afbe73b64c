# interpreted: what the board shows of an event
"""What each event touches on the board, and the rule to look up for each thing. There are no dice."""

from __future__ import annotations

from undercroft.games.dungeontwister.face.log import EVENTS
from undercroft.games.dungeontwister.face.names import is_named, room_word, spot_word, token_word
from undercroft.games.dungeontwister.rules.fighters import place_of
from undercroft.games.dungeontwister.rules.state import Labyrinth

RULES = {
    "kind-druid": "10.1",
    "kind-breeder": "10.3",
    "kind-stone-elemental": "10.4",
    "kind-archer-elf": "10.5",
    "kind-enchantress-elf": "10.6",
    "kind-araknis": "10.8",
    "kind-living-trap": "10.9",
    "kind-logger": "10.10",
    "kind-spawnling": "10.3",
    "kind-brambles": "10.2",
    "kind-living-tree": "10.7",
    "kind-cleric": "11.1",
    "kind-goblin": "11.2",
    "kind-mekanork": "11.3",
    "kind-thief": "11.4",
    "kind-troll": "11.5",
    "kind-wall-walker": "11.6",
    "kind-warrior": "11.7",
    "kind-wizard": "11.8",
    "kind-amulet": "12.1",
    "kind-crossbow": "12.2",
    "kind-scroll-of-flight": "12.3",
    "kind-ring-of-paralysis": "12.4",
    "kind-orb-of-peace": "12.5",
    "kind-steam-saw": "12.6",
    "kind-torch": "12.7",
    "kind-armor": "12.8",
    "kind-sword": "12.8",
    "kind-speed-potion": "12.9",
    "kind-fireball-wand": "12.10",
    "kind-treasure": "12.11",
    "kind-key": "12.12",
    "kind-rope": "9.10",
    "terrain-floor": "9.1",
    "terrain-gear": "3.3",
    "terrain-pit": "9.2",
    "terrain-crevasse": "9.3",
    "terrain-fallen-tree": "9.3",
    "terrain-water": "9.4",
    "terrain-bridge": "9.5",
    "terrain-tree": "9.6",
    "terrain-stump": "9.6",
    "terrain-vines": "9.7",
    "terrain-mist": "9.8",
    "terrain-fountain": "9.9",
    "terrain-line": "4.4",
    "label-hidden-room": "3.1",
    "label-room-help": "3.3",
}
"""The rule that says what a thing does, by the id of its name."""


def event_touches(t: Labyrinth, kind: int, values: list[int]) -> tuple[str, ...]:
    """What an event is about, each thing once."""
    parts = EVENTS[kind][2].split()
    found = [touch(t, what, value) for what, value in zip(parts, values, strict=True)]
    return tuple(dict.fromkeys(one for one in found if one))


def touch(t: Labyrinth, what: str, value: int) -> str:
    """A thing of the board as moves name it; nothing for what is not on it."""
    if what == "square":
        return f"square:{spot_word(value)}"
    if what == "room":
        return f"room:{room_word(value)}"
    if what in ("token", "thing", "other") and is_named(t, value) and place_of(t, value) >= 0:
        return f"figure:{token_word(t, value)}"
    return ""
