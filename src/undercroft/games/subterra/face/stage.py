# interpreted: what the board shows of an event
"""What each event touches on the board and which dice it shows, and the rule to look up for each thing."""

from __future__ import annotations

from undercroft.games.subterra.face.words import slot_cell
from undercroft.games.subterra.rules import events as e
from undercroft.games.subterra.rules.state import Cave

CAVER, HORROR, CELL = "caver", "horror", "cell"

TOUCHED = {
    e.ROUND: {1: CAVER},
    e.TURN: {0: CAVER},
    e.SKIPPED: {0: CAVER},
    e.REVEALED: {0: CAVER},
    e.MOVED: {0: CAVER, 2: CELL},
    e.RAN: {0: CAVER},
    e.STOPPED: {0: CAVER},
    e.LAID: {2: CELL},
    e.DISCARDED: {0: CAVER},
    e.WAITING_USED: {0: CAVER},
    e.TAKEN: {1: CAVER},
    e.FIRST: {0: CAVER},
    e.PASSED: {0: CAVER},
    e.SHIELDED: {0: CAVER, 1: CAVER},
    e.CHECK: {0: CAVER},
    e.LOST: {0: CAVER},
    e.FELL: {0: CAVER},
    e.WOKE: {0: CAVER},
    e.HEALED: {0: CAVER, 1: CAVER},
    e.FLOODED_TILE: {0: CELL},
    e.COLLAPSED: {0: CELL},
    e.CLEARED: {1: CELL, 0: CAVER},
    e.ROPED: {1: CELL, 0: CAVER},
    e.BLASTED: {1: CELL, 0: CAVER},
    e.HID: {0: CAVER},
    e.EXERTED: {0: CAVER},
    e.DIRECTED: {0: CAVER, 1: CAVER},
    e.DECLINED: {0: CAVER},
    e.DIVED: {0: CAVER},
    e.SPAWNED: {1: CELL, 0: HORROR},
    e.STALKED: {0: HORROR, 2: CELL},
    e.VANISHED: {1: CELL},
    e.REPELLED: {0: CAVER, 2: CELL},
    e.STRUCK: {0: CAVER, 1: HORROR},
    e.DEVOURED_CAVER: {0: CAVER},
    e.LEFT_BEHIND: {0: CAVER},
}
"""For each kind of event the values that are on the board, the one that it is mostly about first."""

DICE = {e.CHECK: 1, e.CAVEIN_ROLL: 0}
"""The value that is a die just rolled."""

RULES = {
    "figure-horror": "7.5",
    "tile-start": "5.1",
    "tile-plain": "5.1",
    "tile-flood": "5.2",
    "tile-gas": "5.3",
    "tile-cavein": "5.4",
    "tile-squeeze": "5.6",
    "tile-rough": "5.7",
    "tile-horror": "5.8",
    "tile-ledge": "5.9",
    "tile-slide": "5.10",
    "tile-exit": "7.11",
    "caver-diver": "8.1",
    "caver-scout": "8.5",
    "caver-geologist": "8.7",
    "caver-engineer": "8.10",
    "caver-climber": "8.13",
    "caver-medic": "8.15",
    "caver-bodyguard": "8.17",
    "caver-leader": "8.20",
}
"""The rule that says what a thing does, by the id of its name."""


def event_touches(t: Cave, kind: int, n: list[int]) -> tuple[str, ...]:
    """What an event is about, each thing once."""
    found = [touch(t, what, n[at]) for at, what in TOUCHED.get(kind, {}).items()]
    return tuple(dict.fromkeys(found))


def touch(t: Cave, what: str, value: int) -> str:
    """A thing of the board as moves name it."""
    if what == CAVER:
        return f"figure:{t.caver(value).id}"
    return f"figure:horror-{value + 1}" if what == HORROR else f"cell:{slot_cell(t, value)}"


def event_dice(kind: int, n: list[int]) -> tuple[int, ...]:
    """The die that an event tells of."""
    return (n[DICE[kind]],) if kind in DICE else ()
