# interpreted: what is shown, built anew for each look
"""What a seat may know of the cave: everything but what is still in the stack and the deck."""

from __future__ import annotations

import msgspec

from undercroft.games.subterra.rules.box import KINDS, NO_ROPE
from undercroft.games.subterra.rules.horrors import NOBODY, closest_victim
from undercroft.games.subterra.rules.reveal import DONE, Reveal, roped_side
from undercroft.games.subterra.rules.state import (
    NO_TILE,
    OFF_TABLE,
    Cave,
)
from undercroft.games.subterra.rules.turn import Directed, Round, Surface, Turn
from undercroft.kernel.deck import item_of
from undercroft.maps.paths import next_steps
from undercroft.maps.sides import mask_text, x_of, y_of


class TileView(msgspec.Struct, frozen=True):
    """A tile on the table."""

    slot: int
    id: str
    kind: str
    x: int
    y: int
    turned: int
    open: str
    joined: str
    free: str
    blasted: str
    roped: str
    """The side that needs a rope, if any."""
    rope: bool
    flooded: bool
    rubble: bool
    collapse: tuple[int, ...]


class DrawnView(msgspec.Struct, frozen=True):
    """A tile that was drawn and is not laid yet, its own north up."""

    id: str
    kind: str
    open: str
    collapse: tuple[int, ...]


class CaverView(msgspec.Struct, frozen=True):
    """A caver of the party."""

    id: str
    number: int
    seat: int
    slot: int | None
    health: int
    full: int
    state: str
    """conscious, unconscious, submerged, exit or devoured."""
    hidden: bool
    first: bool
    hide_row: int


class HuntView(msgspec.Struct, frozen=True):
    """Whom a horror would come for now, and one of its shortest ways there (7.4, 7.5)."""

    horror: int
    caver: str
    way: tuple[int, ...]


class CaveView(msgspec.Struct, frozen=True):
    """The whole table as every seat sees it."""

    round: int
    phase: str
    acting: str | None
    points: int
    exerted: bool
    tiles: tuple[TileView, ...]
    cavers: tuple[CaverView, ...]
    horrors: tuple[int | None, ...]
    """The slot of each horror, nothing if it is not out."""
    hunts: tuple[HuntView, ...]
    hazards_left: int
    last_hazard: str | None
    spent: tuple[str, ...]
    unseen_hazards: tuple[str, ...]
    tiles_left: int
    unseen_tiles: tuple[str, ...]
    discarded: tuple[str, ...]
    drawn: DrawnView | None
    waiting: str | None
    known_top: tuple[str, ...]
    gas: bool
    out_of_time: bool
    guides: int
    explosives: int
    exit_found: bool
    stayed: bool


PHASES = ("action", "horror", "hazard", "end")


def actor(t: Cave) -> int:
    """The caver who acts, -1 if none does."""
    for frame in reversed(t.stack):
        if isinstance(frame, Turn | Directed | Surface):
            return frame.caver
    return -1


def phase_of(t: Cave) -> str:
    """The phase the round is in: a phase moves its marker on before it takes effect."""
    if not t.stack:
        return "over"
    bottom = t.stack[0]
    if not isinstance(bottom, Round):
        return "action"
    acting = bottom.step
    return PHASES[acting if acting == 0 or len(t.stack) == 1 else acting - 1]


def tile_view(t: Cave, slot: int) -> TileView:
    """A tile on the table."""
    tile = t.laid[slot]
    cell = t.map.cells[slot]
    roped = roped_side(t, slot)
    return TileView(
        slot=slot,
        id=t.box.tiles[tile].id,
        kind=KINDS[t.box.tiles[tile].kind],
        x=x_of(cell),
        y=y_of(cell),
        turned=t.turned[slot],
        open=mask_text(t.map.openings[slot]),
        joined=mask_text(t.map.joined[slot]),
        free=mask_text(t.map.free[slot]),
        blasted=mask_text(t.map.opened[slot]),
        roped="" if roped == NO_ROPE else "NESW"[roped],
        rope=t.has_rope(slot),
        flooded=t.is_flooded(slot),
        rubble=t.has_rubble(slot),
        collapse=collapse_numbers(t, tile),
    )


def collapse_numbers(t: Cave, tile: int) -> tuple[int, ...]:
    """The die results that bring a tile down (5.4)."""
    return tuple(t.box.tiles[tile].collapse)


def tile_in_hand(t: Cave) -> int:
    """The tile that somebody has drawn and not laid yet, NO_TILE if there is none."""
    return next((f.tile for f in t.stack if isinstance(f, Reveal) and f.step != DONE), NO_TILE)


def drawn_view(t: Cave) -> DrawnView | None:
    """The tile that waits to be laid, if somebody holds one (2.4)."""
    tile = tile_in_hand(t)
    if tile == NO_TILE:
        return None
    kind, openings = KINDS[t.box.tiles[tile].kind], mask_text(t.box.tiles[tile].openings)
    return DrawnView(t.box.tiles[tile].id, kind, openings, collapse_numbers(t, tile))


def caver_state(t: Cave, caver: int) -> str:
    """How a caver is, in a word."""
    if t.is_devoured(caver):
        return "devoured"
    if t.is_under_water(caver):
        return "submerged"
    if t.is_on_exit(caver):
        return "exit"
    return "conscious" if t.health[caver] > 0 else "unconscious"


def caver_view(t: Cave, caver: int) -> CaverView:
    """A caver of the party."""
    who = t.who[caver]
    return CaverView(
        id=t.box.cavers[who].id,
        number=who + 1,
        seat=t.seat_of(caver),
        slot=t.at[caver] if t.at[caver] >= 0 else None,
        health=t.health[caver],
        full=t.box.cavers[who].health,
        state=caver_state(t, caver),
        hidden=t.is_hidden(caver),
        first=t.first == caver,
        hide_row=t.row[caver],
    )


def hunts(t: Cave) -> tuple[HuntView, ...]:
    """Where the horrors on the table are heading as things stand."""
    found: list[HuntView] = []
    for piece, slot in enumerate(t.horrors):
        victim = NOBODY if slot == OFF_TABLE else closest_victim(t, slot)
        if victim == NOBODY:
            continue
        way = [slot]
        while steps := next_steps(t.map, way[-1], t.at[victim]):
            way.append(steps[0])
        found.append(HuntView(piece + 1, t.caver(victim).id, tuple(way)))
    return tuple(found)


def cave_view(t: Cave, seat: int) -> CaveView:
    """The table as a seat sees it; all seats see the same."""
    acting = actor(t)
    turn = next((f for f in t.stack if isinstance(f, Turn)), None)
    box = t.box
    top = t.stack_of_tiles.top
    return CaveView(
        round=t.round,
        phase=phase_of(t),
        acting=None if acting < 0 else t.caver(acting).id,
        points=0 if turn is None else turn.points,
        exerted=turn is not None and turn.exerted != 0,
        tiles=tuple(tile_view(t, slot) for slot in range(len(t.laid))),
        cavers=tuple(caver_view(t, caver) for caver in range(len(t.who))),
        horrors=tuple(None if slot == OFF_TABLE else slot for slot in t.horrors),
        hunts=hunts(t),
        hazards_left=max(0, t.hazards.count() - 1),
        last_hazard=box.cards[t.spent[-1]].id if t.spent else None,
        spent=tuple(box.cards[card].id for card in t.spent),
        unseen_hazards=tuple(box.cards[card].id for card in t.hazards.unseen_by(seat)),
        tiles_left=t.stack_of_tiles.count(),
        unseen_tiles=tuple(box.tiles[tile].id for tile in t.stack_of_tiles.unseen_by(seat)),
        discarded=tuple(box.tiles[tile].id for tile in t.out),
        drawn=drawn_view(t),
        waiting=None if t.waiting == NO_TILE else box.tiles[t.waiting].id,
        known_top=tuple(box.tiles[item_of(place)].id for place in top),
        gas=t.gas != 0,
        out_of_time=t.time_up != 0,
        guides=t.guides,
        explosives=t.blasts,
        exit_found=t.exit_is_laid(),
        stayed=t.stayed != 0,
    )
