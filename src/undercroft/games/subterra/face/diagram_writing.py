# interpreted: diagrams are written for people
"""A cave as a diagram; `diagram.py` reads it back."""

from __future__ import annotations

from undercroft.games.subterra.rules.box import START
from undercroft.games.subterra.rules.ending import LeaveOrStay
from undercroft.games.subterra.rules.state import (
    FLOODED,
    NO_TILE,
    OFF_TABLE,
    ROPE,
    RUBBLE,
    Cave,
)
from undercroft.games.subterra.rules.turn import (
    ACTION_PHASE,
    END_PHASE,
    HAZARD_PHASE,
    HORROR_PHASE,
    Round,
    Surface,
    Turn,
)
from undercroft.kernel.data import Data
from undercroft.kernel.deck import item_of
from undercroft.kernel.documents.diagram_middle import middle_of
from undercroft.maps.sides import mask_text, x_of, y_of

PHASES = {"horror": HORROR_PHASE, "hazard": HAZARD_PHASE, "end": END_PHASE}


def diagram(t: Cave) -> Data:
    """The diagram of a cave: from the start of its turn or phase, else with what is under way."""
    found = moment(t)
    tree: Data = {"round": t.round, **(middle_of(t) if found is None else found)}
    if t.first >= 0:
        tree["first"] = name_of(t, t.first)
    if t.gas:
        tree["gas"] = True
    if t.stayed:
        tree["stayed"] = t.stayed == t.round or t.stayed
    if t.waiting != NO_TILE:
        tree["waiting"] = t.box.tiles[t.waiting].id
    if t.guides != t.box.guides:
        tree["guides"] = t.guides
    if t.blasts != t.box.blasts:
        tree["explosives"] = t.blasts
    tree["tile"] = [tile_entry(t, slot) for slot in range(len(t.laid))]
    tree["caver"] = [caver_entry(t, caver) for caver in range(t.size())]
    lists = {
        "horror": horrors(t) if found is None else [point for point in horrors(t) if point],
        "drawn": drawn(t),
        "discarded": [t.box.tiles[tile].id for tile in t.out],
        "top": [t.box.tiles[item_of(place)].id for place in t.stack_of_tiles.top],
        "spent": [t.box.cards[card].id for card in t.spent],
    }
    tree.update({key: value for key, value in lists.items() if value})
    return tree


def horrors(t: Cave) -> list[list[int]]:
    """The cell of each horror up to the last that is out; none for one that is not."""
    found = [[] if slot == OFF_TABLE else point_of(t, slot) for slot in t.horrors]
    while found and not found[-1]:
        found.pop()
    return found


def drawn(t: Cave) -> list[str]:
    """The tiles that have left the stack and lie nowhere yet: they are being laid."""
    deck = t.stack_of_tiles
    there = {*deck.cards, *t.laid, *t.out, *map(item_of, deck.top + deck.bottom + deck.held), t.waiting}
    return [tile.id for number, tile in enumerate(t.box.tiles) if number not in there]


def moment(t: Cave) -> Data | None:
    """Whose turn begins, or which phase; nothing in the middle of anything, and when the game is over."""
    top = t.stack[-1] if t.stack else None
    bottom = t.stack[0] if t.stack else None
    if isinstance(bottom, Round) and (top is bottom or (len(t.stack) == 2 and isinstance(top, LeaveOrStay))):
        return beginning(t, bottom)
    if isinstance(top, Surface):
        return {"turn": name_of(t, top.caver)}
    if isinstance(top, Turn) and (top.points, top.exerted, top.directs) == (t.box.points, 0, 0):
        return {"turn": name_of(t, top.caver)}
    return None


def beginning(t: Cave, rounds: Round) -> Data:
    """What begins once the end has been checked: the next turn that somebody has, or a phase."""
    if rounds.step == ACTION_PHASE:
        for place in range(rounds.turns, t.size()):
            caver = (t.first + place) % t.size()
            if t.has_turn(caver):
                return {"turn": name_of(t, caver)}
        return {"phase": "horror"}
    return {"phase": next(name for name, step in PHASES.items() if step == rounds.step)}


def tile_entry(t: Cave, slot: int) -> Data:
    """A laid tile."""
    entry: Data = {"id": t.tile(slot).id, "at": point_of(t, slot)}
    if t.kind_at(slot) != START:
        entry["turn"] = "NESW"[t.turned[slot]]
    for mark, key in ((FLOODED, "flooded"), (RUBBLE, "rubble"), (ROPE, "rope")):
        if t.marks[slot] & mark:
            entry[key] = True
    if t.map.opened[slot]:
        entry["blasted"] = mask_text(t.map.opened[slot])
    return entry


def caver_entry(t: Cave, caver: int) -> Data:
    """A caver."""
    entry: Data = {"id": name_of(t, caver)}
    if t.is_devoured(caver):
        entry["devoured"] = True
    else:
        under = t.is_under_water(caver)
        entry.update({"under-water": True} if under else {"at": point_of(t, t.at[caver])})
        entry["health"] = t.health[caver]
    if t.is_hidden(caver):
        entry["hidden"] = True
    if t.has_tried(caver):
        entry["tried"] = True
    if t.row[caver]:
        entry["row"] = t.row[caver]
    return entry


def name_of(t: Cave, caver: int) -> str:
    """A caver's word."""
    return t.caver(caver).id


def point_of(t: Cave, slot: int) -> list[int]:
    """The cell of a tile."""
    return [x_of(t.map.cells[slot]), y_of(t.map.cells[slot])]
