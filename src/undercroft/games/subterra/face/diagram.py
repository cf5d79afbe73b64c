# interpreted: diagrams are written and read for people
"""Sub Terra's diagrams: a cave drawn up by hand at the start of a turn or phase.

What a diagram leaves out is as at the start of a game, or stays unknown: tiles and cards that it does not
name are still in their stacks.
"""

from __future__ import annotations

from typing import Any

from undercroft.games.subterra.rules.box import CAVEIN, FLOOD, NO_ROPE, OUT_OF_TIME, START, Box
from undercroft.games.subterra.rules.reveal import lay_tile, roped_side
from undercroft.games.subterra.rules.start import caver_names, empty_cave, party_size
from undercroft.games.subterra.rules.state import (
    DEVOURED,
    FLOODED,
    NO_TILE,
    OFF_TABLE,
    ROPE,
    RUBBLE,
    UNDER_WATER,
    Cave,
)
from undercroft.games.subterra.rules.turn import (
    ACTION_PHASE,
    HAZARD_PHASE,
    HORROR_PHASE,
    Round,
    Surface,
    Turn,
)
from undercroft.kernel.data import Data
from undercroft.kernel.deck import EVERYBODY, item_of
from undercroft.kernel.errors import IllegalError, Phrase, UnreadableError
from undercroft.kernel.options import Setup
from undercroft.maps.sides import cell, mask_of, mask_text, sides_of, x_of, y_of

HEAD = ("diagram", "game", "scenario", "seats", "options", "data_text", "scenario_text")
KEYS = (
    *("round", "turn", "phase", "first", "gas", "stayed", "waiting", "guides", "explosives"),
    *("tile", "caver", "horror", "discarded", "top", "spent"),
)
TILE_KEYS = ("id", "at", "turn", "flooded", "rubble", "rope", "blasted")
CAVER_KEYS = ("id", "at", "health", "hidden", "tried", "row", "under-water", "devoured")
PHASES = {"horror": HORROR_PHASE, "hazard": HAZARD_PHASE}


# Reading


def from_diagram(tree: Data, box: Box, setup: Setup) -> Cave:
    """The cave that a diagram describes, not yet run; impossible ones are refused in sentences."""
    only_keys(tree, (*HEAD, *KEYS), Phrase("The diagram"))
    cavers = entries(tree, "caver", CAVER_KEYS)
    if not cavers:
        raise UnreadableError("The diagram names no caver: `caver` should be a list with one entry for each.")
    t = empty_cave(box, setup, read_party(box, setup, cavers))
    read_tiles(t, entries(tree, "tile", TILE_KEYS))
    for seat, entry in enumerate(cavers):
        read_caver(t, seat, entry)
    read_horrors(t, tree.get("horror", []))
    read_stack(t, tree)
    read_hazards(t, words(tree, "spent"))
    t.round = number(tree, "round", 1, 1, 999)
    t.gas = int(flag(tree, "gas"))
    t.stayed = int(flag(tree, "stayed"))
    t.guides = number(tree, "guides", box.guides, 0, box.guides)
    t.blasts = number(tree, "explosives", box.blasts, 0, box.blasts)
    t.first = caver_of(t, str(tree.get("first", cavers[0]["id"])))
    t.call(read_moment(t, tree))
    return t


def read_party(box: Box, setup: Setup, cavers: list[Data]) -> list[int]:
    """Who went down, in table order."""
    names = [str(entry.get("id")) for entry in cavers]
    for name in names:
        if name not in box.cavers:
            raise UnreadableError(
                "There is no caver {name!r}; there are {known}.", name=name, known=", ".join(box.cavers)
            )
        if names.count(name) > 1:
            raise IllegalError("The caver {name} stands in the diagram twice.", name=name)
    size = party_size(box, setup)
    if len(names) != size:
        raise IllegalError(
            "The diagram names {count} cavers for a party of {size} (rule 1.2).", count=len(names), size=size
        )
    if caver_names(setup) and caver_names(setup) != names:
        raise IllegalError("The option `cavers` names another party than the diagram.")
    return [box.cavers.index(name) for name in names]


def read_tiles(t: Cave, tiles: list[Data]) -> None:
    """Lay the tiles in the order given, the start first, then what was done to them."""
    if not any(entry.get("id") == t.box.tiles[t.box.start_tile] for entry in tiles):
        tiles = [{"id": t.box.tiles[t.box.start_tile], "at": [0, 0]}, *tiles]
    for entry in tiles:
        tile = tile_of(t, str(entry.get("id")))
        if tile in t.laid:
            raise IllegalError("The tile {tile} lies in the diagram twice.", tile=entry["id"])
        at = cell(*point(entry, Phrase("The tile {id}", id=entry.get("id"))))
        if t.map.slot_at(at) >= 0:
            raise IllegalError("Two tiles lie at {x},{y}.", x=entry["at"][0], y=entry["at"][1])
        turn = str(entry.get("turn", "N"))
        if turn not in tuple("NESW"):
            raise UnreadableError(
                "The turn of {tile} should be N, E, S or W, not {turn!r}.", tile=entry["id"], turn=turn
            )
        slot = lay_tile(t, tile, at, "NESW".index(turn))
        if slot and not any(t.map.neighbour(slot, side) >= 0 for side in range(4)):
            raise IllegalError("The tile {tile} touches none of the tiles before it.", tile=entry["id"])
    for slot, entry in enumerate(tiles):
        read_marks(t, slot, entry)


def read_marks(t: Cave, slot: int, entry: Data) -> None:
    """Water, rubble, a rope and blasted walls on a tile."""
    kind = t.kind_at(slot)
    name = entry["id"]
    if flag(entry, "flooded"):
        if kind != FLOOD:
            raise IllegalError("The tile {name} cannot be flooded (rule 5.2).", name=name)
        t.marks[slot] |= FLOODED
    if flag(entry, "rubble"):
        if kind != CAVEIN:
            raise IllegalError("Rubble lies on cave-in tiles only, not on {name} (rule 5.4).", name=name)
        t.marks[slot] |= RUBBLE
    if flag(entry, "rope"):
        if roped_side(t, slot) == NO_ROPE:
            raise IllegalError("A rope goes onto a ledge or a slide, not onto {name} (rule 4.9).", name=name)
        t.marks[slot] |= ROPE
        t.map.unbar_exit(slot, roped_side(t, slot))
    for side in sides_of(mask_of(str(entry.get("blasted", "")))):
        t.map.open_side(slot, side)


def read_caver(t: Cave, caver: int, entry: Data) -> None:
    """Where a caver is, and how."""
    name = entry["id"]
    full = t.box.health[t.who[caver]]
    t.health[caver] = number(entry, "health", full, 0, full)
    t.row[caver] = number(entry, "row", 0, 0, 999)
    t.hidden |= int(flag(entry, "hidden")) << caver
    t.tried |= int(flag(entry, "tried")) << caver
    if flag(entry, "devoured"):
        t.at[caver] = DEVOURED
        t.health[caver] = 0
    elif flag(entry, "under-water"):
        t.at[caver] = UNDER_WATER
    else:
        at = cell(*point(entry, Phrase("The caver {id}", id=name))) if "at" in entry else t.map.cells[0]
        t.at[caver] = t.map.slot_at(at)
        if t.at[caver] < 0:
            raise IllegalError(
                "The caver {name} stands at {x},{y}, where no tile lies.",
                name=name,
                x=entry["at"][0],
                y=entry["at"][1],
            )


def read_horrors(t: Cave, horrors: Any) -> None:
    """The horrors that are out, by their cells."""
    if not isinstance(horrors, list):
        raise UnreadableError("`horror` should be a list of cells, as in horror = [[0, 1]].")
    if len(horrors) > len(t.horrors):
        raise IllegalError(
            "At most {most} horrors are out, not {count} (rule 7.1).", most=len(t.horrors), count=len(horrors)
        )
    for piece, at in enumerate(horrors):
        x, y = point({"at": at}, Phrase("The horror {number}", number=piece + 1))
        t.horrors[piece] = t.map.slot_at(cell(x, y))
        if t.horrors[piece] < 0:
            raise IllegalError("A horror stands at {x},{y}, where no tile lies.", x=x, y=y)


def read_stack(t: Cave, tree: Data) -> None:
    """Take the tiles that are elsewhere out of the stack: laid, waiting, discarded or known on top."""
    t.out += [tile_of(t, name) for name in words(tree, "discarded")]
    top = [tile_of(t, name) for name in words(tree, "top")]
    if "waiting" in tree:
        t.waiting = tile_of(t, str(tree["waiting"]))
    elsewhere = t.laid[1:] + t.out + top + ([t.waiting] if t.waiting != NO_TILE else [])
    deck = t.stack_of_tiles
    for tile in elsewhere:
        if not deck.take_out(tile):
            raise IllegalError("The tile {tile} stands in the diagram twice.", tile=t.box.tiles[tile])
    for tile in reversed(top):
        deck.put_on_top(tile, EVERYBODY)


def read_hazards(t: Cave, spent: list[str]) -> None:
    """Take the cards that were resolved out of the deck; with Out of Time the deck is used up."""
    deck = t.hazards
    for name in spent:
        if name not in t.box.cards:
            raise UnreadableError("There is no hazard card {name!r}.", name=name)
        card = t.box.cards.index(name)
        t.spent.append(card)
        if t.box.card_kind[card] == OUT_OF_TIME:
            t.time_up = 1
            deck.bands[0] = 0
            deck.bottom.clear()
            continue
        if not deck.take_out(card):
            raise IllegalError(
                "The card {name} cannot have been resolved: twice, not in the set, or too many.", name=name
            )


def read_moment(t: Cave, tree: Data) -> Round:
    """The start of a caver's turn, or of a phase."""
    if "phase" in tree:
        if "turn" in tree or tree["phase"] not in PHASES:
            raise UnreadableError("`phase` should be horror or hazard, and then there is no `turn`.")
        return Round(PHASES[str(tree["phase"])], 0, 1)
    caver = caver_of(t, str(tree["turn"])) if "turn" in tree else t.first
    if t.at[caver] == DEVOURED or (t.health[caver] == 0 and t.at[caver] != UNDER_WATER):
        raise IllegalError(
            "It cannot be the turn of {caver}, who is not conscious.", caver=t.box.cavers[t.who[caver]]
        )
    return Round(ACTION_PHASE, (caver - t.first) % t.size(), 1)


# Writing


def diagram(t: Cave) -> Data:
    """The diagram of a cave at the start of a turn or phase; refused in the middle of anything."""
    tree: Data = {"round": t.round, **moment(t), "first": name_of(t, t.first)}
    for key, value in (("gas", t.gas), ("stayed", t.stayed)):
        if value:
            tree[key] = True
    if t.waiting != NO_TILE:
        tree["waiting"] = t.box.tiles[t.waiting]
    if t.guides != t.box.guides:
        tree["guides"] = t.guides
    if t.blasts != t.box.blasts:
        tree["explosives"] = t.blasts
    tree["tile"] = [tile_entry(t, slot) for slot in range(len(t.laid))]
    tree["caver"] = [caver_entry(t, caver) for caver in range(t.size())]
    lists = {
        "horror": [point_of(t, slot) for slot in t.horrors if slot != OFF_TABLE],
        "discarded": [t.box.tiles[tile] for tile in t.out],
        "top": [t.box.tiles[item_of(place)] for place in t.stack_of_tiles.top],
        "spent": [t.box.cards[card] for card in t.spent],
    }
    tree.update({key: value for key, value in lists.items() if value})
    return tree


def moment(t: Cave) -> Data:
    """Whose turn begins, or which phase."""
    top = t.stack[-1] if t.stack else None
    if isinstance(top, Round) and len(t.stack) == 1:
        for name, step in PHASES.items():
            if top.step == step:
                return {"phase": name}
        if top.step == ACTION_PHASE and top.turns < t.size():
            return {"turn": name_of(t, (t.first + top.turns) % t.size())}
    fresh = isinstance(top, Turn) and (top.points, top.exerted, top.directs) == (t.box.points, 0, 0)
    if isinstance(top, Surface) or (isinstance(top, Turn) and fresh):
        return {"turn": name_of(t, top.caver)}
    raise IllegalError("A diagram shows the start of a turn or phase, and this is in the middle of one.")


def tile_entry(t: Cave, slot: int) -> Data:
    """A laid tile."""
    entry: Data = {"id": t.box.tiles[t.laid[slot]], "at": point_of(t, slot)}
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
    if t.at[caver] == DEVOURED:
        entry["devoured"] = True
    else:
        under = t.at[caver] == UNDER_WATER
        entry.update({"under-water": True} if under else {"at": point_of(t, t.at[caver])})
        entry["health"] = t.health[caver]
    for mask, key in ((t.hidden, "hidden"), (t.tried, "tried")):
        if mask >> caver & 1:
            entry[key] = True
    if t.row[caver]:
        entry["row"] = t.row[caver]
    return entry


def point_of(t: Cave, slot: int) -> list[int]:
    """The cell of a tile."""
    return [x_of(t.map.cells[slot]), y_of(t.map.cells[slot])]


def name_of(t: Cave, caver: int) -> str:
    """A caver's word."""
    return t.box.cavers[t.who[caver]]


# Small readers


def only_keys(tree: Data, known: tuple[str, ...], what: Phrase) -> None:
    """Refuse a misspelt or unknown name."""
    for key in tree:
        if key not in known:
            raise UnreadableError(
                "{what} has {key!r}, which is not known; known are {known}.",
                what=what,
                key=key,
                known=", ".join(known),
            )


def entries(tree: Data, key: str, known: tuple[str, ...]) -> list[Data]:
    """A list of entries with ids."""
    found = tree.get(key, [])
    if not isinstance(found, list) or not all(isinstance(e, dict) and "id" in e for e in found):
        raise UnreadableError("`{key}` should be a list of entries, each with an id.", key=key)
    for entry in found:
        only_keys(entry, known, Phrase("The entry {id}", id=entry["id"]))
    return found


def words(tree: Data, key: str) -> list[str]:
    """A list of words."""
    found = tree.get(key, [])
    if not isinstance(found, list) or not all(isinstance(word, str) for word in found):
        raise UnreadableError("`{key}` should be a list of words.", key=key)
    return found


def number(tree: Data, key: str, default: int, low: int, high: int) -> int:
    """A whole number within its range."""
    value = tree.get(key, default)
    if type(value) is not int or not low <= value <= high:
        raise IllegalError(
            "`{key}` should be a whole number from {low} to {high}, not {value!r}.",
            key=key,
            low=low,
            high=high,
            value=value,
        )
    return value


def flag(tree: Data, key: str) -> bool:
    """A thing that is so or not."""
    value = tree.get(key, False)
    if not isinstance(value, bool):
        raise UnreadableError("`{key}` should be true or false, not {value!r}.", key=key, value=value)
    return value


def point(entry: Data, what: Phrase) -> tuple[int, int]:
    """A cell by its two coordinates, from -100 to 100."""
    at = entry.get("at")
    if not isinstance(at, list) or len(at) != 2 or not all(type(n) is int and -100 <= n <= 100 for n in at):
        raise UnreadableError("{what} should be `at` a cell like [0, 1], not {at!r}.", what=what, at=at)
    return at[0], at[1]


def tile_of(t: Cave, name: str) -> int:
    """A tile by its id."""
    if name not in t.box.tiles:
        raise UnreadableError("There is no tile {name!r}.", name=name)
    return t.box.tiles.index(name)


def caver_of(t: Cave, name: str) -> int:
    """A caver of the party by name."""
    names = [name_of(t, caver) for caver in range(t.size())]
    if name not in names:
        raise IllegalError(
            "{name} is no caver of this party; they are {known}.", name=name, known=", ".join(names)
        )
    return names.index(name)
