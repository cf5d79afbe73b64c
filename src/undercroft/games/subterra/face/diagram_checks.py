# interpreted: diagrams are read for people
"""What cannot be: what a diagram says of tiles, cavers, horrors and cards is held against the rules.

Only what stands in a diagram is judged. What it leaves out is as at the start of a game or stays unknown, so
that endings can be studied: the exit may lie early or be out of the game, and cards may be spent unnamed.
"""

from __future__ import annotations

from undercroft.games.subterra.face.diagram_writing import name_of
from undercroft.games.subterra.rules.box import (
    DISCARDS_DRAW,
    EXIT,
    FLOOD,
    GAS,
    HORROR,
    NEVER,
    NO_HORROR_LOSS,
    NO_ROPE,
    WAITING_TILE,
)
from undercroft.games.subterra.rules.ending import OVER, TO_ASK, standing
from undercroft.games.subterra.rules.state import NO_TILE, OFF_TABLE, Cave
from undercroft.games.subterra.rules.turn import ACTION_PHASE, END_PHASE, Round
from undercroft.games.subterra.rules.verbs import DEMOLISH, DIRECT, DIVE, HIDE
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.errors import IllegalError
from undercroft.maps.paths import distances_from
from undercroft.maps.sides import BITS, cell, opposite, side_word, sides_of, turned, x_of, y_of


def check_cave(t: Cave, rounds: Round, found: Findings) -> None:
    """Note why no game can come to a cave, in sentences; its tiles are checked when they are laid."""
    check_walls(t, found)
    with found.at("explosives"):
        check_explosives(t)
    with found.at("guides"):
        check_guides(t)
    with found.at("waiting"):
        check_waiting(t)
    with found.at("spent"):
        check_cards(t, rounds)
    for caver in range(t.size()):
        with found.at("caver", name_of(t, caver)):
            check_caver(t, caver)
            check_hiding(t, caver, rounds)
    for piece in range(len(t.horrors)):
        with found.at("horror", piece):
            check_horror(t, t.horrors[piece])
    with found.at("stayed"):
        check_moment(t)


def caver_of(t: Cave, name: str) -> int:
    """A caver of the party by name."""
    names = [name_of(t, caver) for caver in range(t.size())]
    if name not in names:
        raise IllegalError(
            "{name} is no caver of this party; they are {known}.", name=name, known=", ".join(names)
        )
    return names.index(name)


def tile_word(t: Cave, slot: int) -> str:
    """A tile's word."""
    return t.tile(slot).id


# Tiles


def own_openings(t: Cave, slot: int) -> int:
    """The openings of a tile as it was laid, blasted ones apart."""
    return turned(t.tile(slot).openings, t.turned[slot])


def check_tiles(t: Cave, found: Findings) -> None:
    """The start first, and each tile laid through an opening of one before it (1.4, 2.4, 5.9, 5.10)."""
    if t.laid[0] != t.box.start_tile or t.map.cells[0] != cell(0, 0) or t.turned[0] != 0:
        found.fault(
            ("tile",), IllegalError("The start lies at 0,0, turned N, before all other tiles (rule 1.4).")
        )
        return
    for slot in range(1, len(t.laid)):
        with found.at("tile", tile_word(t, slot)):
            check_tile(t, slot)


def check_tile(t: Cave, slot: int) -> None:
    """A tile lies beside one before it, with ways between them and its arrow away from it."""
    before = [side for side in range(4) if 0 <= t.map.neighbour(slot, side) < slot]
    if not before:
        raise IllegalError("The tile {tile} touches none of the tiles before it.", tile=tile_word(t, slot))
    ways = [side for side in before if leads_to(t, slot, side)]
    if not ways:
        raise IllegalError(
            "The tile {tile} meets the tiles before it by walls only (rule 2.4).", tile=tile_word(t, slot)
        )
    if t.tile(slot).roped != NO_ROPE and opposite(t.turned[slot]) not in ways:
        raise IllegalError(
            "The arrow of {tile} should lead away from a tile before it (rules 5.9 and 5.10).",
            tile=tile_word(t, slot),
        )


def leads_to(t: Cave, slot: int, side: int) -> bool:
    """Whether a tile may have been laid from the neighbour on that side: both are open there."""
    there = t.map.openings[t.map.neighbour(slot, side)]
    return own_openings(t, slot) & BITS[side] != 0 and there & BITS[opposite(side)] != 0


def check_walls(t: Cave, found: Findings) -> None:
    """Blasted walls were walls (8.10)."""
    for slot in range(len(t.laid)):
        for side in sides_of(t.map.opened[slot]):
            other = t.map.neighbour(slot, side)
            closed = not own_openings(t, slot) & BITS[side]
            if not closed and (other < 0 or own_openings(t, other) & BITS[opposite(side)]):
                error = IllegalError(
                    "The tile {tile} has no wall to the {side} that could be blasted (rule 8.10).",
                    tile=tile_word(t, slot),
                    side=side_word(side),
                )
                found.fault(("tile", tile_word(t, slot), "blasted"), error)


def check_explosives(t: Cave) -> None:
    """Each blasted wall took an explosive (8.10)."""
    walls = 0
    for slot in range(len(t.laid)):
        others = [t.map.neighbour(slot, side) for side in sides_of(t.map.opened[slot])]
        walls += sum(other < 0 or slot < other for other in others)
    if walls > t.box.blasts or (walls and not anybody_can(t, DEMOLISH)):
        raise IllegalError("This party cannot have blasted {count} walls (rule 8.10).", count=walls)
    if t.blasts != t.box.blasts - walls:
        raise IllegalError(
            "With {count} walls blasted, `explosives` should be {left}, not {given} (rule 8.10).",
            count=walls,
            left=t.box.blasts - walls,
            given=t.blasts,
        )


def anybody_can(t: Cave, verb: int) -> bool:
    """Whether somebody of the party has an ability."""
    return any(t.box.cavers[who].costs[verb] != NEVER for who in t.who)


def check_guides(t: Cave) -> None:
    """The scout's discards need the scout (8.5)."""
    used = t.box.guides - t.guides
    if used and (used > len(t.out) or not any(t.box.cavers[who].traits & DISCARDS_DRAW for who in t.who)):
        raise IllegalError(
            "This party cannot have used Guide so often: `guides` is {left} (rule 8.5).", left=t.guides
        )


def check_waiting(t: Cave) -> None:
    """The geologist's waiting tile needs the geologist (8.8)."""
    waits = [caver for caver in t.in_table_order() if t.caver(caver).traits & WAITING_TILE]
    if t.waiting != NO_TILE and not waits:
        raise IllegalError("No tile waits in a party without the geologist (rules 8.8 and 8.9).")


def check_cards(t: Cave, rounds: Round) -> None:
    """One card a round, and gas after a gas card (3.7, 6.5)."""
    over = t.round if rounds.step == END_PHASE else t.round - 1
    if len(t.spent) > over:
        raise IllegalError(
            "{count} hazard cards are spent, and only {over} hazard phases are over (rule 3.7).",
            count=len(t.spent),
            over=over,
        )
    if t.spent and (t.box.cards[t.spent[-1]].kind == GAS) != bool(t.gas):
        raise IllegalError(
            "Gas lingers after a gas card and after no other: see `gas` and `spent` (rule 6.5)."
        )


# Figures


def check_caver(t: Cave, caver: int) -> None:
    """Who is devoured or under water (8.1, 8.2, 9.2)."""
    name = name_of(t, caver)
    if t.is_devoured(caver) and not t.time_up:
        raise IllegalError("{name} cannot be devoured before Out of Time (rule 9.2).", name=name)
    if t.is_devoured(caver) and t.first == caver:
        raise IllegalError("{name} is devoured and cannot be the first caver (rule 3.8).", name=name)
    if t.is_under_water(caver):
        if t.caver(caver).costs[DIVE] == NEVER:
            raise IllegalError("{name} cannot be under water: only the diver dives (rule 8.1).", name=name)
        if not any(t.kind_at(slot) == FLOOD for slot in range(len(t.laid))):
            raise IllegalError(
                "{name} is under water, and there is no floodable tile to surface on (rule 8.2).", name=name
            )


def check_hiding(t: Cave, caver: int, rounds: Round) -> None:
    """Hiding is tried in a turn of this round, and counts in the row (4.10, 4.12)."""
    name = name_of(t, caver)
    tried = t.has_tried(caver)
    if t.is_hidden(caver) and not tried:
        raise IllegalError("{name} is hidden, so `tried` should be true as well (rule 4.10).", name=name)
    low, high = (1, t.round) if tried else (0, t.round - 1)
    if not low <= t.row[caver] <= high:
        raise IllegalError(
            "The `row` of {name} should be from {low} to {high} here, not {row} (rule 4.12).",
            name=name,
            low=low,
            high=high,
            row=t.row[caver],
        )
    to_come = rounds.step == ACTION_PHASE and (caver - t.first) % t.size() >= rounds.turns
    by_word = anybody_can(t, DIRECT) and t.caver(caver).costs[HIDE] <= t.box.directed_cost
    if tried and to_come and not by_word:
        raise IllegalError("{name} cannot have tried to hide before the own turn (rule 4.10).", name=name)


def check_horror(t: Cave, horror: int) -> None:
    """A horror came out of a lair, and strikes whom it meets (7.2, 7.8)."""
    if horror == OFF_TABLE:
        return
    at = t.map.cells[horror]
    lairs = [slot for slot in range(len(t.laid)) if t.kind_at(slot) == HORROR]
    if not any(distances_from(t.map, lair)[horror] >= 0 for lair in lairs):
        raise IllegalError(
            "No way leads from a lair to the horror at {x},{y} (rule 7.8).", x=x_of(at), y=y_of(at)
        )
    for caver in range(t.size()):
        spared = t.kind_at(horror) == EXIT or t.has(caver, NO_HORROR_LOSS)
        if t.at[caver] == horror and t.health[caver] > 0 and not spared:
            raise IllegalError(
                "{name} stands at {x},{y} with a horror and cannot be conscious (rule 7.2).",
                name=name_of(t, caver),
                x=x_of(at),
                y=y_of(at),
            )


def check_moment(t: Cave) -> None:
    """The game goes on, and nobody stayed who was not asked (9.3, 9.5)."""
    now = standing(t)
    if now == OVER:
        raise IllegalError("In this position the game is over (rule 9.3).")
    if t.stayed and (now != TO_ASK or not t.round - 1 <= t.stayed <= t.round):
        raise IllegalError(
            "`stayed` is of this round or the last, with only unconscious cavers in the cave and a conscious"
            " one on the exit (rule 9.5)."
        )
