# interpreted: diagrams are written and read for people
"""Sub Terra's diagrams: a cave drawn up by hand, at the start of a turn or phase or in the middle of one.

What a diagram leaves out is as at the start of a game, or stays unknown: tiles and cards that it does not
name are still in their stacks. `diagram_shape.py` says what may stand where, `diagram_checks.py` what cannot
be together, and `diagram_writing.py` writes diagrams.
"""

from __future__ import annotations

from undercroft.games.subterra.face.diagram_checks import caver_of, check_cave, check_tiles
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
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.checking.shapes import Whole
from undercroft.kernel.data import Data
from undercroft.kernel.deck import EVERYBODY
from undercroft.kernel.documents.diagram_middle import MIDDLE
from undercroft.kernel.errors import IllegalError, UnreadableError
from undercroft.kernel.options import Setup
from undercroft.maps.sides import cell, mask_of, sides_of

NOBODY_YET = -1
"""Who holds the first-caver marker before the party is complete."""


def from_diagram(tree: Data, box: Box, setup: Setup, found: Findings) -> Cave:
    """The cave that a diagram describes, not yet run; what cannot be is noted, as far as the rest goes on."""
    is_middle = not MIDDLE.isdisjoint(tree)
    cavers = tree.get("caver", [])
    t = empty_cave(box, setup, read_party(box, setup, cavers, is_middle))
    read_tiles(t, tree.get("tile", []), found)
    if found.is_good():
        for seat, entry in enumerate(cavers):
            read_caver(t, seat, entry, found)
        read_horrors(t, tree.get("horror", []), found)
        read_stack(t, tree, found)
    read_hazards(t, tree.get("spent", []), found)
    t.round = tree.get("round", 1)
    t.gas = int(tree.get("gas", False))
    t.stayed = read_stayed(t, tree, found)
    t.guides = tree.get("guides", box.guides)
    t.blasts = tree.get("explosives", box.blasts)
    with found.at("first"):
        t.first = caver_of(t, tree["first"]) if "first" in tree else NOBODY_YET if is_middle else 0
    if is_middle or not found.is_good():  # what would be checked at a start may be just what is being done
        return t
    if "drawn" in tree:
        found.warn(("drawn",), UnreadableError("{path} goes with `middle`.", path="drawn"))
    with found.at("phase" if "phase" in tree else "turn"):
        rounds = read_moment(t, tree)
        check_cave(t, rounds, found)
        t.call(rounds)
    return t


def read_stayed(t: Cave, tree: Data, found: Findings) -> int:
    """The round in which those on the exit chose to stay: true for this one, or its number."""
    stayed = tree.get("stayed", False)
    if isinstance(stayed, bool):
        return t.round if stayed else 0
    Whole(1, t.round).check(stayed, ("stayed",), found)
    return int(stayed)


def read_party(box: Box, setup: Setup, cavers: list[Data], is_middle: bool) -> list[int]:
    """Who went down, in table order; in the middle of the choice not all are there yet."""
    if not cavers and not is_middle:
        raise UnreadableError("The diagram names no caver: `caver` should be a list with one entry for each.")
    names = [entry["id"] for entry in cavers]
    size = party_size(box, setup)
    if len(names) > size or (len(names) < size and not is_middle):
        raise IllegalError(
            "The diagram names {count} cavers for a party of {size} (rule 1.2).", count=len(names), size=size
        )
    named = caver_names(setup)
    if named[: len(names)] != names[: len(named)]:
        raise IllegalError("The option `cavers` names another party than the diagram.")
    return [box.caver_of(name) for name in names]


def read_tiles(t: Cave, tiles: list[Data], found: Findings) -> None:
    """Lay the tiles in the order given, the start first, then what was done to them."""
    if not any(entry["id"] == t.box.tiles[t.box.start_tile].id for entry in tiles):
        tiles = [{"id": t.box.tiles[t.box.start_tile].id, "at": [0, 0]}, *tiles]
    for entry in tiles:
        at = cell(*entry["at"])
        if t.map.slot_at(at) >= 0:
            x, y = entry["at"]
            found.fault(("tile", entry["id"]), IllegalError("Two tiles lie at {x},{y}.", x=x, y=y))
        else:
            lay_tile(t, t.box.tile_of(entry["id"]), at, "NESW".index(entry.get("turn", "N")))
    if not found.is_good("tile"):
        return
    for slot, entry in enumerate(tiles):
        with found.at("tile", entry["id"]):
            read_marks(t, slot, entry)
    check_tiles(t, found)


def read_marks(t: Cave, slot: int, entry: Data) -> None:
    """Water, rubble, a rope and blasted walls on a tile."""
    kind = t.kind_at(slot)
    name = entry["id"]
    if entry.get("flooded"):
        if kind != FLOOD:
            raise IllegalError("The tile {name} cannot be flooded (rule 5.2).", name=name)
        t.marks[slot] |= FLOODED
    if entry.get("rubble"):
        if kind != CAVEIN:
            raise IllegalError("Rubble lies on cave-in tiles only, not on {name} (rule 5.4).", name=name)
        t.marks[slot] |= RUBBLE
    if entry.get("rope"):
        if roped_side(t, slot) == NO_ROPE:
            raise IllegalError("A rope goes onto a ledge or a slide, not onto {name} (rule 4.9).", name=name)
        t.marks[slot] |= ROPE
        t.map.unbar_exit(slot, roped_side(t, slot))
    for side in sides_of(mask_of(entry.get("blasted", ""))):
        t.map.open_side(slot, side)


def read_caver(t: Cave, caver: int, entry: Data, found: Findings) -> None:
    """Where a caver is, and how."""
    place = ("caver", entry["id"])
    full = t.caver(caver).health
    Whole(0, full).check(entry.get("health", full), (*place, "health"), found)
    t.health[caver] = entry.get("health", full)
    t.row[caver] = entry.get("row", 0)
    t.hidden |= int(entry.get("hidden", False)) << caver
    t.tried |= int(entry.get("tried", False)) << caver
    with found.at(*place):
        t.at[caver] = where_is(t, entry)
    if t.at[caver] == DEVOURED:
        t.health[caver] = 0
        for name in ("hidden", "tried", "row"):
            if entry.get(name):
                found.warn(
                    (*place, name),
                    UnreadableError("{path} says nothing of who is devoured.", path=f"{place[1]}.{name}"),
                )


def where_is(t: Cave, entry: Data) -> int:
    """Where a caver is: the slot of a tile, or off the table."""
    gone = "devoured" if entry.get("devoured") else "under-water" if entry.get("under-water") else ""
    for key in ("at", "under-water", "health")[: {"devoured": 3, "under-water": 1}.get(gone, 0)]:
        if entry.get(key):
            raise IllegalError(
                "{name} is `{gone}`, which leaves no room for `{key}`.", name=entry["id"], gone=gone, key=key
            )
    if gone:
        return DEVOURED if gone == "devoured" else UNDER_WATER
    x, y = entry.get("at", (0, 0))
    slot = t.map.slot_at(cell(x, y))
    if slot < 0:
        raise IllegalError(
            "The caver {name} stands at {x},{y}, where no tile lies.", name=entry["id"], x=x, y=y
        )
    return slot


def read_horrors(t: Cave, horrors: list[list[int]], found: Findings) -> None:
    """The horrors that are out, by their cells; an empty cell is one that is not out."""
    if len(horrors) > len(t.horrors):
        error = IllegalError(
            "At most {most} horrors are out, not {count} (rule 7.1).", most=len(t.horrors), count=len(horrors)
        )
        found.fault(("horror",), error)
        return
    for piece, at in enumerate(horrors):
        if not at:
            continue
        if len(at) != 2:
            wrong = UnreadableError("A horror should be at a cell like [0, 1], not {at!r}.", at=at)
            found.fault(("horror", piece), wrong)
            continue
        t.horrors[piece] = t.map.slot_at(cell(*at))
        if t.horrors[piece] < 0:
            error = IllegalError("A horror stands at {x},{y}, where no tile lies.", x=at[0], y=at[1])
            found.fault(("horror", piece), error)


def read_stack(t: Cave, tree: Data, found: Findings) -> None:
    """Take the tiles that are elsewhere out of the stack: laid, waiting, discarded or known on top."""
    known = {
        name: [t.box.tile_of(tile) for tile in tree.get(name, [])] for name in ("discarded", "top", "drawn")
    }
    t.out += known["discarded"]
    if "waiting" in tree:
        t.waiting = t.box.tile_of(tree["waiting"])
    waiting = [t.waiting] if t.waiting != NO_TILE else []
    deck = t.stack_of_tiles
    for name, tiles in {"tile": t.laid[1:], **known, "waiting": waiting}.items():
        for tile in tiles:
            if not deck.take_out(tile):
                word = t.box.tiles[tile].id
                found.fault((name,), IllegalError("The tile {tile} stands in the diagram twice.", tile=word))
    for tile in reversed(known["top"]):
        deck.put_on_top(tile, EVERYBODY)


def read_hazards(t: Cave, spent: list[str], found: Findings) -> None:
    """Take the cards that were resolved out of the deck; with Out of Time the deck is used up."""
    deck = t.hazards
    for number, name in enumerate(spent):
        card = t.box.card_of(name)
        t.spent = [*t.spent, card]
        if t.box.cards[card].kind == OUT_OF_TIME:
            t.time_up = 1
            deck.bands[0] = 0
            deck.bottom.clear()
        elif not deck.take_out(card):
            error = IllegalError(
                "The card {name} cannot have been resolved: not in the set, or too many.", name=name
            )
            found.fault(("spent", number), error)


def read_moment(t: Cave, tree: Data) -> Round:
    """The start of a caver's turn, or of a phase; the end of the game is checked before."""
    if "phase" in tree:
        if "turn" in tree:
            raise UnreadableError("With `phase` there is no `turn`.")
        return Round(PHASES[tree["phase"]], 0, 0)
    caver = caver_of(t, tree["turn"]) if "turn" in tree else t.first
    if "turn" not in tree:
        while not t.has_turn(caver) and (caver + 1) % t.size() != t.first:
            caver = (caver + 1) % t.size()
    if not t.has_turn(caver):
        raise IllegalError("It cannot be the turn of {caver}, who is not conscious.", caver=t.caver(caver).id)
    return Round(ACTION_PHASE, (caver - t.first) % t.size(), 0)
