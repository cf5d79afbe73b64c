# interpreted: what is shown, built anew for each look
"""The parts of what a seat may know: tiles, warriors, cards, what lies there and what is under way."""

from __future__ import annotations

import msgspec

from undercroft.families.tunnels.face.names import (
    figure_word,
    number_of,
    own_name,
    talent_names,
    tile_word,
    tokens_of,
    warrior_name,
)
from undercroft.families.tunnels.face.preview import held
from undercroft.families.tunnels.rules.changes import (
    cbt_in,
    def_in,
    gained_in,
    lasts_until,
    lost_in,
    mvt_in,
    who_has,
)
from undercroft.families.tunnels.rules.components.operations import CONDITIONS
from undercroft.families.tunnels.rules.exploring.exploration import LAY, SHOWN, Explore
from undercroft.families.tunnels.rules.fighting.combat import Attack
from undercroft.families.tunnels.rules.fighting.hits import Suffer
from undercroft.families.tunnels.rules.figures import FIGURES, FIRST_TROG
from undercroft.families.tunnels.rules.hands import card_kinds
from undercroft.families.tunnels.rules.lines import free_lines
from undercroft.families.tunnels.rules.loading.words import ids
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.times import DURATIONS
from undercroft.kernel.deck import UNSEEN, Deck, item_of, known_of
from undercroft.kernel.moves import Seat
from undercroft.kernel.texts import Message
from undercroft.maps.sides import mask_text, x_of, y_of


class TileView(msgspec.Struct, frozen=True):
    """A tile on the map."""

    id: str
    kind: str
    x: int
    y: int
    turned: int
    open: str
    joined: str
    free: str
    blocked: str
    sealed: str
    size: int
    hole: bool
    entered: bool
    charges: int
    tokens: tuple[str, ...]


class WarriorView(msgspec.Struct, frozen=True):
    """A warrior of either side, or several Troglodytes that differ in nothing."""

    word: str
    kind: str
    name: str
    """The message that names it, without its number."""
    number: int
    """What tells it from others of its kind, 0 if there can be only one."""
    side: str
    tile: str | None
    count: int
    state: str
    """ready, activated, exhausted, dead or safe."""
    activated: bool
    die: int
    mvt: int
    cbt: int
    defence: int
    lines: tuple[int, ...]
    """The lines left of a Human."""
    profile: tuple[tuple[int, ...], ...]
    """MVT, CBT and DEF of the six lines of a Human, or of the one of a Demon warrior."""
    held: str
    """What keeps it on its tile now: numbers, presence or nothing."""
    bears_gifts: bool
    wounds: int
    health: int
    talents: tuple[str, ...]
    objects: tuple[str, ...]
    carries: tuple[str, ...]


class DrawnView(msgspec.Struct, frozen=True):
    """A tile that was drawn and is not laid yet, its own north up."""

    id: str
    kind: str
    open: str
    size: int
    x: int
    y: int


class FaceView(msgspec.Struct, frozen=True):
    """A tile in the stack that the seat has looked at, its own north up."""

    id: str
    kind: str
    open: str
    size: int


def tile_view(t: Tunnels, slot: int) -> TileView:
    """One tile."""
    tile, at = t.laid[slot], t.map.cells[slot]
    return TileView(
        id=t.box.tiles[tile].id,
        kind=t.box.tile_kinds[t.box.tiles[tile].kind].id,
        x=x_of(at),
        y=y_of(at),
        turned=t.turned[slot],
        open=mask_text(t.map.openings[slot]),
        joined=mask_text(t.map.joined[slot]),
        free=mask_text(t.map.free[slot]),
        blocked=mask_text(t.map.blocked[slot]),
        sealed=mask_text(t.seals[slot]),
        size=t.size_of(slot),
        hole=t.has_hole(slot),
        entered=t.is_entered(slot),
        charges=t.charges(slot),
        tokens=tuple(tokens_of(t, t.ground[slot])),
    )


def warrior_state(t: Tunnels, figure: int) -> str:
    """How a warrior is, in a word."""
    if t.at[figure] < 0:
        return "safe" if t.escaped >> figure & 1 else "dead"
    if t.is_exhausted(figure):
        return "exhausted"
    return "activated" if t.acted >> figure & 1 else "ready"


def warrior_view(t: Tunnels, figure: int, number: int) -> WarriorView:
    """One warrior, or so many that are alike."""
    is_human = figure < FIRST_TROG
    kind, on_map = t.kind[figure], t.at[figure] >= 0
    has_numbers = on_map and (not is_human or t.die[figure] > 0 or t.is_exhausted(figure))
    return WarriorView(
        word=figure_word(t, figure),
        kind=t.box.kinds[kind].id,
        name=name_of(t, figure),
        number=number_of(t, figure, kind) if t.box.kinds[kind].is_single else 0,
        side="human" if is_human else "demon",
        tile=tile_word(t, t.at[figure]) if on_map else None,
        count=number,
        state=warrior_state(t, figure),
        activated=t.acted >> figure & 1 != 0,
        die=t.die[figure] if is_human else 0,
        mvt=t.mvt(figure) if has_numbers else 0,
        cbt=t.cbt(figure) if has_numbers else 0,
        defence=t.defence(figure, t.at[figure]) if on_map else 0,
        lines=tuple(free_lines(t.hurt[figure])) if is_human else (),
        profile=profile(t, kind),
        held=held(t, figure),
        bears_gifts=is_human and t.box.kinds[kind].bears_gifts,
        wounds=0 if is_human else t.hurt[figure],
        health=t.box.kinds[kind].health,
        talents=tuple(talent_names(t.talents(figure))),
        objects=objects_of(t, figure) if is_human else (),
        carries=tuple(tokens_of(t, t.carry[figure])),
    )


def name_of(t: Tunnels, figure: int) -> str:
    """The id of the message that names a warrior; a person's own name for him is a text of the scenario."""
    named = warrior_name(t, figure)
    who = named.args.get("who", named) if named.id == "warrior-numbered" else named
    if not isinstance(who, Message):
        return ""
    return own_name(t, figure) if who.id == "own-text" else who.id


def profile(t: Tunnels, kind: int) -> tuple[tuple[int, ...], ...]:
    """The printed lines of a kind of warrior."""
    return tuple((line.mvt, line.cbt, line.defence) for line in t.box.kinds[kind].lines)


def objects_of(t: Tunnels, figure: int) -> tuple[str, ...]:
    """The Objects of a Human."""
    return tuple(name for kind, name in enumerate(ids(t.box.gears)) if t.gear[figure] >> kind & 1)


def warriors(t: Tunnels) -> tuple[WarriorView, ...]:
    """All warriors; ordinary Troglodytes that differ in nothing are one entry."""
    found: list[WarriorView] = []
    groups: dict[tuple[int, int, int], list[int]] = {}
    for figure in range(FIGURES):
        if figure < FIRST_TROG and t.kind[figure] >= 0:
            found.append(warrior_view(t, figure, 1))
        elif figure >= FIRST_TROG and t.at[figure] >= 0:
            if t.is_ordinary(figure):
                key = (t.at[figure], t.carry[figure], t.acted >> figure & 1)
                groups.setdefault(key, []).append(figure)
            else:
                found.append(warrior_view(t, figure, 1))
    found += [warrior_view(t, group[0], len(group)) for _, group in sorted(groups.items())]
    return tuple(found)


def known_tiles(t: Tunnels, seat: Seat) -> tuple[str, ...]:
    """The top of the stack as far as a seat knows it."""
    found = []
    for p in t.tiles.top:
        is_known = item_of(p) != UNSEEN and known_of(p) >> seat & 1
        found.append(t.box.tiles[item_of(p)].id if is_known else "-")
    while found and found[-1] == "-":
        found.pop()
    return tuple(found)


def faces(t: Tunnels, seat: Seat) -> tuple[FaceView, ...]:
    """What the tiles that a seat knows in the stack look like."""
    box, found = t.box, []
    for name in known_tiles(t, seat):
        if name != "-":
            tile = ids(box.tiles).index(name)
            kind = box.tile_kinds[box.tiles[tile].kind].id
            found.append(FaceView(name, kind, mask_text(box.tiles[tile].openings), box.tiles[tile].size))
    return tuple(found)


def side_of(t: Tunnels, seat: Seat) -> str:
    """The side that a seat leads."""
    if seat == t.human_seat:
        return "human"
    return "demon" if seat == t.demon_seat else "nobody"


def gift_dice(t: Tunnels) -> tuple[int, ...]:
    """The dice of the Gifts that the Humans have."""
    return tuple(gift.die for number, gift in enumerate(t.box.gifts) if t.gifts >> number & 1)


def kinds_of(t: Tunnels, deck: Deck, items: list[int]) -> tuple[str, ...]:
    """Cards by their kinds."""
    return tuple(t.box.cards[card_kinds(t, deck.number)[item]].id for item in items)


def trail(t: Tunnels) -> tuple[int, str, str] | None:
    """The trail die."""
    if t.trail_slot < 0:
        return None
    return (t.trail_number, tile_word(t, t.trail_slot), "NESW"[t.trail_side])


def drawn(t: Tunnels) -> DrawnView | None:
    """The tile that waits to be laid."""
    for frame in t.stack:
        if isinstance(frame, Explore) and frame.step in (LAY, SHOWN):
            at, tile = frame.cell(t), frame.tile
            kind = t.box.tile_kinds[t.box.tiles[tile].kind].id
            openings = mask_text(t.box.tiles[tile].openings)
            size = t.box.tiles[tile].size
            return DrawnView(t.box.tiles[tile].id, kind, openings, size, x_of(at), y_of(at))
    return None


def hits_pending(t: Tunnels) -> int:
    """The hits that are being dealt with."""
    for frame in reversed(t.stack):
        if isinstance(frame, Suffer):
            return frame.left
        if isinstance(frame, Attack):
            return frame.hits
    return 0


def bonus_word(t: Tunnels, m: int) -> str:
    """A passing change in a line."""
    who = figure_word(t, who_has(m))
    numbers = f"{mvt_in(m)}/{cbt_in(m)}/{def_in(m)}"
    gains = " ".join(f"+{name}" for name in talent_names(gained_in(m)))
    loses = " ".join(f"-{name}" for name in talent_names(lost_in(m)))
    return " ".join(part for part in (who, numbers, gains, loses, DURATIONS[lasts_until(m)]) if part)


def lifted(t: Tunnels) -> tuple[str, ...]:
    """What does not keep warriors from appearing in this phase (11.3)."""
    return tuple(name for bit, name in enumerate(CONDITIONS) if t.lifted >> bit & 1)


def ways_out(t: Tunnels) -> tuple[str, ...]:
    """The ways by which carriers leave, as `tile-28 W`."""
    return tuple(f"{tile_word(t, way.slot)} {mask_text(1 << way.side)}" for way in t.box.scenario.ways_out)
