# interpreted: diagrams are written and read for people
"""Sub Terra's diagrams: a cave drawn up by hand, at the start of a turn or phase or in the middle of one.

What a diagram leaves out is as at the start of a game, or stays unknown: tiles and cards that it does not
name are still in their stacks. `diagram_writing.py` writes diagrams, `diagram_checks.py` refuses what cannot
be.
"""

from __future__ import annotations

from typing import Any

from undercroft.games.subterra.face.diagram_checks import check_cave, check_tiles
from undercroft.games.subterra.face.diagram_values import (
    caver_of,
    entries,
    flag,
    number,
    only_keys,
    point,
    tile_of,
    words,
)
from undercroft.games.subterra.face.diagram_writing import PHASES
from undercroft.games.subterra.rules.box import CAVEIN, FLOOD, NO_ROPE, OUT_OF_TIME, Box
from undercroft.games.subterra.rules.reveal import lay_tile, roped_side
from undercroft.games.subterra.rules.start import caver_names, empty_cave, party_size
from undercroft.games.subterra.rules.state import (
    DEVOURED,
    FLOODED,
    NO_TILE,
    ROPE,
    RUBBLE,
    UNDER_WATER,
    Cave,
)
from undercroft.games.subterra.rules.turn import ACTION_PHASE, Round
from undercroft.kernel.data import Data
from undercroft.kernel.deck import EVERYBODY
from undercroft.kernel.documents.diagram import HEAD
from undercroft.kernel.documents.diagram_middle import MIDDLE
from undercroft.kernel.errors import IllegalError, Phrase, UnreadableError
from undercroft.kernel.options import Setup
from undercroft.maps.sides import cell, mask_of, sides_of

KEYS = (
    *("round", "turn", "phase", "first", "gas", "stayed", "waiting", "guides", "explosives"),
    *("tile", "caver", "horror", "discarded", "top", "drawn", "spent"),
)
TILE_KEYS = ("id", "at", "turn", "flooded", "rubble", "rope", "blasted")
CAVER_KEYS = ("id", "at", "health", "hidden", "tried", "row", "under-water", "devoured")
NOBODY_YET = -1
"""Who holds the first-caver marker before the party is complete."""


def from_diagram(tree: Data, box: Box, setup: Setup) -> Cave:
    """The cave that a diagram describes, not yet run; impossible ones are refused in sentences."""
    only_keys(tree, (*HEAD, *MIDDLE, *KEYS), Phrase("The diagram"))
    is_middle = not MIDDLE.isdisjoint(tree)
    cavers = entries(tree, "caver", CAVER_KEYS)
    if not cavers and not is_middle:
        raise UnreadableError("The diagram names no caver: `caver` should be a list with one entry for each.")
    t = empty_cave(box, setup, read_party(box, setup, cavers, is_middle))
    read_tiles(t, entries(tree, "tile", TILE_KEYS))
    for seat, entry in enumerate(cavers):
        read_caver(t, seat, entry)
    read_horrors(t, tree.get("horror", []))
    read_stack(t, tree)
    read_hazards(t, words(tree, "spent"))
    t.round = number(tree, "round", 1, 1, 999)
    t.gas = int(flag(tree, "gas"))
    t.stayed = read_stayed(t, tree)
    t.guides = number(tree, "guides", box.guides, 0, box.guides)
    t.blasts = number(tree, "explosives", box.blasts, 0, box.blasts)
    if is_middle:  # what would be checked at a start may be just what is being done
        t.first = caver_of(t, str(tree["first"])) if "first" in tree else NOBODY_YET
        return t
    t.first = caver_of(t, str(tree.get("first", cavers[0]["id"])))
    rounds = read_moment(t, tree)
    check_cave(t, rounds)
    t.call(rounds)
    return t


def read_stayed(t: Cave, tree: Data) -> int:
    """The round in which those on the exit chose to stay: true for this one, or its number."""
    if type(tree.get("stayed")) is int:
        return number(tree, "stayed", 0, 1, t.round)
    return t.round if flag(tree, "stayed") else 0


def read_party(box: Box, setup: Setup, cavers: list[Data], is_middle: bool) -> list[int]:
    """Who went down, in table order; in the middle of the choice not all are there yet."""
    names = [str(entry.get("id")) for entry in cavers]
    for name in names:
        if box.caver_of(name) < 0:
            known = ", ".join(caver.id for caver in box.cavers)
            raise UnreadableError("There is no caver {name!r}; there are {known}.", name=name, known=known)
        if names.count(name) > 1:
            raise IllegalError("The caver {name} stands in the diagram twice.", name=name)
    size = party_size(box, setup)
    if len(names) > size or (len(names) < size and not is_middle):
        raise IllegalError(
            "The diagram names {count} cavers for a party of {size} (rule 1.2).", count=len(names), size=size
        )
    named = caver_names(setup)
    if named[: len(names)] != names[: len(named)]:
        raise IllegalError("The option `cavers` names another party than the diagram.")
    return [box.caver_of(name) for name in names]


def read_tiles(t: Cave, tiles: list[Data]) -> None:
    """Lay the tiles in the order given, the start first, then what was done to them."""
    if not any(entry.get("id") == t.box.tiles[t.box.start_tile].id for entry in tiles):
        tiles = [{"id": t.box.tiles[t.box.start_tile].id, "at": [0, 0]}, *tiles]
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
        lay_tile(t, tile, at, "NESW".index(turn))
    for slot, entry in enumerate(tiles):
        read_marks(t, slot, entry)
    check_tiles(t)


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
    blasted = entry.get("blasted", "")
    if not isinstance(blasted, str) or not set(blasted) <= set("NESW"):
        raise UnreadableError("The blasted sides of {tile} should be letters of NESW.", tile=name)
    for side in sides_of(mask_of(blasted)):
        t.map.open_side(slot, side)


def read_caver(t: Cave, caver: int, entry: Data) -> None:
    """Where a caver is, and how."""
    name = entry["id"]
    full = t.caver(caver).health
    t.health[caver] = number(entry, "health", full, 0, full)
    t.row[caver] = number(entry, "row", 0, 0, 999)
    t.hidden |= int(flag(entry, "hidden")) << caver
    t.tried |= int(flag(entry, "tried")) << caver
    gone = "devoured" if flag(entry, "devoured") else "under-water" if flag(entry, "under-water") else ""
    for key in ("at", "under-water", "health")[: {"devoured": 3, "under-water": 1}.get(gone, 0)]:
        if entry.get(key):
            raise IllegalError(
                "{name} is `{gone}`, which leaves no room for `{key}`.", name=name, gone=gone, key=key
            )
    if gone == "devoured":
        t.at[caver] = DEVOURED
        t.health[caver] = 0
    elif gone:
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
        if at == []:
            continue
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
    drawn = [tile_of(t, name) for name in words(tree, "drawn")]
    elsewhere = t.laid[1:] + t.out + top + drawn + ([t.waiting] if t.waiting != NO_TILE else [])
    deck = t.stack_of_tiles
    for tile in elsewhere:
        if not deck.take_out(tile):
            raise IllegalError("The tile {tile} stands in the diagram twice.", tile=t.box.tiles[tile].id)
    for tile in reversed(top):
        deck.put_on_top(tile, EVERYBODY)


def read_hazards(t: Cave, spent: list[str]) -> None:
    """Take the cards that were resolved out of the deck; with Out of Time the deck is used up."""
    deck = t.hazards
    for name in spent:
        card = t.box.card_of(name)
        if card < 0:
            raise UnreadableError("There is no hazard card {name!r}.", name=name)
        t.spent = [*t.spent, card]
        if t.box.cards[card].kind == OUT_OF_TIME:
            t.time_up = 1
            deck.bands[0] = 0
            deck.bottom.clear()
            continue
        if not deck.take_out(card):
            raise IllegalError(
                "The card {name} cannot have been resolved: twice, not in the set, or too many.", name=name
            )


def read_moment(t: Cave, tree: Data) -> Round:
    """The start of a caver's turn, or of a phase; the end of the game is checked before."""
    if "phase" in tree:
        if "turn" in tree or tree["phase"] not in tuple(PHASES):
            raise UnreadableError("`phase` should be horror, hazard or end, and then there is no `turn`.")
        return Round(PHASES[str(tree["phase"])], 0, 0)
    caver = caver_of(t, str(tree["turn"])) if "turn" in tree else t.first
    if "turn" not in tree:
        while not t.has_turn(caver) and (caver + 1) % t.size() != t.first:
            caver = (caver + 1) % t.size()
    if not t.has_turn(caver):
        raise IllegalError("It cannot be the turn of {caver}, who is not conscious.", caver=t.caver(caver).id)
    return Round(ACTION_PHASE, (caver - t.first) % t.size(), 0)
