# interpreted: what the board shows of an event
"""What each event touches on the board and which dice it shows, and the rule to look up for each thing."""

from __future__ import annotations

from undercroft.families.tunnels.face.names import figure_word
from undercroft.families.tunnels.rules.figures import TROG_GROUP
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import (
    E_APPEARED,
    E_ASSIGNED,
    E_ATTACK,
    E_BLESSED,
    E_BLOCKED,
    E_BONUS,
    E_CLEARED,
    E_CLIMBED,
    E_CRACKED,
    E_DIED,
    E_ENTRY_ROLL,
    E_FOUND,
    E_FRANTIC,
    E_FREED,
    E_GIVEN,
    E_GUARDED,
    E_GUIDE,
    E_HEALED,
    E_HOLE,
    E_HOUND_DIE,
    E_LAID,
    E_LEFT,
    E_LINE,
    E_LOST_TILE,
    E_MARK,
    E_MOVED,
    E_OBJECT_GONE,
    E_PANIC,
    E_PLACED,
    E_PLANTED,
    E_POWER,
    E_REACHED,
    E_REROLLED,
    E_RESISTED,
    E_ROLLED,
    E_ROSE,
    E_SEAL,
    E_SQUARE,
    E_TAKEN_BACK,
    E_TOKEN,
    E_TRIGGERED,
    E_TROGS_DIED,
    E_USED,
    E_WOUND,
)
from undercroft.kernel.data import Data
from undercroft.maps.sides import cell_text

FIGURE, CELL, SQUARE = "figure", "cell", "square"

TOUCHED = {
    E_ASSIGNED: {0: FIGURE},
    E_MOVED: {0: FIGURE, 2: CELL},
    E_LAID: {2: CELL},
    E_ATTACK: {1: FIGURE, 0: FIGURE},
    E_FRANTIC: {1: FIGURE, 0: FIGURE},
    E_LINE: {0: FIGURE},
    E_WOUND: {0: FIGURE},
    E_DIED: {1: CELL},
    E_TROGS_DIED: {1: CELL},
    E_GUARDED: {0: FIGURE, 1: FIGURE},
    E_PLACED: {0: SQUARE},
    E_SQUARE: {0: SQUARE},
    E_APPEARED: {1: CELL},
    E_HEALED: {0: FIGURE},
    E_BLESSED: {0: FIGURE},
    E_BONUS: {0: FIGURE},
    E_HOLE: {0: CELL},
    E_MARK: {1: CELL},
    E_BLOCKED: {0: CELL},
    E_CLEARED: {0: FIGURE, 1: CELL},
    E_OBJECT_GONE: {0: FIGURE},
    E_LEFT: {0: FIGURE},
    E_REACHED: {0: FIGURE},
    E_TOKEN: {0: FIGURE, 3: CELL},
    E_SEAL: {0: CELL},
    E_FREED: {0: FIGURE},
    E_ROSE: {0: CELL},
    E_GUIDE: {0: CELL},
    E_PANIC: {0: FIGURE},
    E_TRIGGERED: {1: FIGURE, 0: CELL},
    E_ENTRY_ROLL: {0: FIGURE},
    E_GIVEN: {0: FIGURE},
    E_TAKEN_BACK: {0: SQUARE},
    E_HOUND_DIE: {0: FIGURE},
    E_RESISTED: {0: FIGURE},
    E_LOST_TILE: {1: CELL},
    E_FOUND: {1: FIGURE},
    E_CLIMBED: {0: FIGURE},
    E_POWER: {0: SQUARE},
    E_USED: {0: FIGURE},
    E_PLANTED: {0: FIGURE, 1: CELL},
    E_CRACKED: {0: CELL},
}
"""For each kind of event the values that are on the board, the one that it is mostly about first."""

DICE = {
    E_ROLLED: slice(1, None),
    E_ATTACK: slice(5, None),
    E_ENTRY_ROLL: slice(1, 2),
    E_PANIC: slice(1, 2),
}
"""The values that are dice just rolled; other events speak of dice that lie there already."""

NAMES = {
    "tile-kind": "tile",
    "demon": "demon",
    "square": "square",
    "advantage": "advantage",
    "instinct": "instinct",
    "event": "card",
    "gift": "gift",
    "object": "object",
    "talent": "talent",
}
"""How the name of a thing begins, for each list of the data whose entries say their rule."""


def event_touches(t: Tunnels, kind: int, n: list[int]) -> tuple[str, ...]:
    """What an event is about, each thing once."""
    found = [touch(t, what, n[at]) for at, what in TOUCHED.get(kind, {}).items()]
    return tuple(dict.fromkeys(one for one in found if one))


def touch(t: Tunnels, what: str, value: int) -> str:
    """A thing of the board as moves name it; nothing for what is not on it."""
    if what == SQUARE:
        return f"square:{t.box.squares[value].id}"
    if what == CELL:
        return f"cell:{cell_text(t.map.cells[value])}" if value >= 0 else ""
    figure = value & 255
    if figure == TROG_GROUP:
        return f"figure:{figure_word(t, figure)}"
    is_there = figure < len(t.at) and t.at[figure] >= 0
    return f"figure:{figure_word(t, figure)}" if is_there else ""


def event_dice(kind: int, n: list[int]) -> tuple[int, ...]:
    """The dice that an event tells of."""
    if kind == E_REROLLED:
        return tuple(n[1 + n[0] :])  # those that were taken up stand first
    if kind == E_FRANTIC:
        return tuple(n[3 + (len(n) - 3) // 2 :])  # and so do the misses
    return tuple(n[DICE[kind]]) if kind in DICE else ()


def rule_numbers(data: Data) -> dict[str, str]:
    """The rule that says what a thing does, by the id of its name; a warrior's own or that of his Talent."""
    tables = [name for name in NAMES if name in data]
    found = {f"{NAMES[table]}-{entry['id']}": str(entry["rule"]) for table in tables for entry in data[table]}
    for warrior in data["warrior"]:
        talent = found[f"talent-{warrior['talents'][0]['id']}"]
        found[f"warrior-{warrior['id']}"] = str(warrior.get("rule", talent))
    return found
