# interpreted: diagrams are written and read for people
"""A state as a diagram that a person can change by hand."""

from __future__ import annotations

from typing import Any

from undercroft.families.tunnels.lines import struck_lines
from undercroft.games.claustrophobia.face.diagram import KNOWN_BY, NUMBERS, SWITCHES
from undercroft.games.claustrophobia.face.diagram_moments import moment_of
from undercroft.games.claustrophobia.face.names import (
    figure_word,
    number_of,
    talent_names,
    tile_word,
    tokens_of,
)
from undercroft.games.claustrophobia.face.view import kinds_of, lifted, objects_of
from undercroft.games.claustrophobia.rules import codes as c
from undercroft.games.claustrophobia.rules.state import Tunnels
from undercroft.kernel.data import Data
from undercroft.kernel.deck import UNSEEN, holder_of, item_of, known_of
from undercroft.kernel.documents.diagram_middle import middle_of
from undercroft.maps.sides import mask_text, side_word, x_of, y_of

ALWAYS = ("tp", "demons_left", "holes_left", "face_down")
"""Numbers whose start is set by the scenario: a diagram names them even if they are 0."""


def diagram(t: Tunnels) -> Data:
    """A diagram of a state: by its moment if it has a word, else with the procedures under way."""
    n = t.n
    moment = moment_of(t)
    is_exact = moment is None or any(c.TROGS >> (m & 63) & 1 for m in t.mods)
    tree: Data = {"round": n[c.ROUND], **({"phase": c.PHASES[n[c.PHASE]]} if moment is None else moment)}
    if moment is None:
        tree.update(middle_of(t))
    if t.dice:
        tree["dice"] = list(t.dice)
    if t.placed:
        tree["placed"] = [{"square": t.box.square_ids[p & 15], "dice": p >> 4} for p in t.placed]
    used = [name for square, name in enumerate(t.box.square_ids) if n[c.SQUARES_USED] >> square & 1]
    if used:
        tree["squares_used"] = used
    if lifted(t):
        tree["lifted"] = list(lifted(t))
    if n[c.HUMAN_SEAT]:
        tree["human_seat"] = n[c.HUMAN_SEAT] + 1
    tree.update({name: n[place] for name, place in NUMBERS.items() if n[place] or name in ALWAYS})
    tree.update({name: True for name, place in SWITCHES.items() if n[place]})
    tree["gifts"] = [name for gift, name in enumerate(t.box.gift_ids) if n[c.GIFTS] >> gift & 1]
    if n[c.GUIDE] >= 0:
        tree["guide"] = tile_word(t, n[c.GUIDE])
    for name, place in (("escaped", c.GONE), ("reached", c.REACHED)):
        if n[place]:
            tree[name] = [figure_word(t, f) for f in range(c.FIRST_TROG) if n[place] >> f & 1]
    cards = {
        "advantages": kinds_of(t, t.advantages, t.advantages.hand(t.human_seat())),
        "events": kinds_of(t, t.events, t.events.hand(t.demon_seat())),
        "advantages_discarded": kinds_of(t, t.advantages, t.advantages.hand(c.DISCARD)),
        "events_discarded": kinds_of(t, t.events, t.events.hand(c.DISCARD)),
        "tiles_discarded": [t.box.tile_ids[tile] for tile in t.tiles.hand(c.DISCARD)],
    }
    tree.update({name: list(found) for name, found in cards.items() if found})
    for name, places in (("next", t.tiles.top), ("bottom", t.tiles.bottom)):
        if places:
            tree[name] = [next_tile(t, p) for p in places]
    aside = sorted((holder_of(p), item_of(p)) for p in t.tiles.held if holder_of(p) >= c.ASIDE)
    if aside:
        tree["aside"] = [t.box.tile_ids[tile] for _, tile in aside]
    if drawn(t):
        tree["drawn"] = drawn(t)
    tree["tile"] = [tile(t, slot) for slot in range(len(t.laid))]
    tree["warrior"] = warriors(t, is_exact)
    if t.mods:
        tree["bonus"] = [bonus(t, m) for m in t.mods]
    if n[c.MARK_DIE]:
        trail: Data = {"number": n[c.MARK_DIE], "since": n[c.MARK_ROUND]}
        if n[c.MARK_SLOT] >= 0:
            trail |= {"tile": tile_word(t, n[c.MARK_SLOT]), "side": side_word(n[c.MARK_SIDE])}
        tree["trail"] = trail
    return tree


def next_tile(t: Tunnels, p: int) -> Data:
    """A place on top of the stack."""
    if item_of(p) == UNSEEN:
        return {}
    knows = known_of(p)
    by = (knows >> t.human_seat() & 1) | (knows >> t.demon_seat() & 1) << 1
    return {"tile": t.box.tile_ids[item_of(p)], "known": KNOWN_BY[by]}


def drawn(t: Tunnels) -> list[str]:
    """The tiles that have left the stack and lie nowhere yet: they are being laid."""
    tiles = t.tiles
    there = {*tiles.cards, *t.laid, *map(item_of, tiles.top + tiles.bottom + tiles.held)}
    return [t.box.tile_ids[tile] for pool in t.box.pools for tile in pool if tile not in there]


def tile(t: Tunnels, slot: int) -> Data:
    """One tile."""
    at = t.map.cells[slot]
    found: Data = {"id": tile_word(t, slot), "at": [x_of(at), y_of(at)]}
    if t.turned[slot]:
        found["turn"] = t.turned[slot]
    if t.marks[slot] & c.HOLE_TOKEN:
        found["hole"] = True
    if t.marks[slot] & c.ENTERED:
        found["entered"] = True
    if t.marks[slot] & c.DRUNK:
        found["drunk"] = True
    if t.box.charges[t.tile_kind(slot)]:
        found["charges"] = t.marks[slot] // c.CHARGE
    if t.map.blocked[slot]:
        found["blocked"] = mask_text(t.map.blocked[slot])
    if t.seals[slot]:
        found["sealed"] = mask_text(t.seals[slot])
    if t.ground[slot]:
        found["tokens"] = tokens_of(t, t.ground[slot])
    return found


def warriors(t: Tunnels, is_exact: bool) -> list[Any]:
    """All warriors; dead Humans keep their place; ordinary Troglodytes are counted by tile unless exact."""
    found: list[Any] = []
    groups: dict[tuple[int, int, int], int] = {}
    for figure in range(c.FIGURES):
        is_human, is_on_map = figure < c.FIRST_TROG, t.at[figure] >= 0
        is_dead_demon = figure >= c.FIRST_DEMON and t.n[c.DEAD] >> figure & 1
        if t.kind[figure] < 0 or not (is_on_map or is_human or is_dead_demon):
            continue
        entry: Data = {"kind": t.box.kind_ids[t.kind[figure]]}
        has_acted = t.n[c.ACTED] >> figure & 1
        if is_exact:
            entry["figure"] = figure - max(f for f in (0, c.FIRST_TROG, c.FIRST_DEMON) if f <= figure) + 1
        if not is_on_map and not t.n[c.GONE] >> figure & 1:
            found.append({**entry, "dead": True})
        elif t.is_ordinary(figure) and not is_exact:
            key = (t.at[figure], t.carry[figure], has_acted)
            groups[key] = groups.get(key, 0) + 1
        else:
            entry |= {"tile": tile_word(t, t.at[figure])} if is_on_map else {}
            entry |= human_parts(t, figure) if is_human else dark_parts(t, figure)
            found.append(entry | ({"acted": True} if has_acted else {}))
    for (slot, burden, has_acted), number in sorted(groups.items()):
        entry = {"kind": t.box.kind_ids[t.box.trog_kind], "tile": tile_word(t, slot), "count": number}
        entry |= {"carries": tokens_of(t, burden)} if burden else {}
        found.append(entry | ({"acted": True} if has_acted else {}))
    return found


def human_parts(t: Tunnels, figure: int) -> Data:
    """What only Humans have."""
    entry: Data = {}
    if t.die[figure]:
        entry["die"] = t.die[figure]
    if t.hurt[figure]:
        entry["lost"] = list(struck_lines(t.hurt[figure]))
    if t.gear[figure]:
        entry["objects"] = list(objects_of(t, figure))
    if t.n[c.FRESH] >> figure & 1:
        entry["fresh"] = True
    elif t.is_exhausted(figure):
        entry["exhausted"] = True
    if t.carry[figure]:
        entry["carries"] = tokens_of(t, t.carry[figure])
    return entry


def dark_parts(t: Tunnels, figure: int) -> Data:
    """What only Demon warriors have."""
    entry: Data = {"wounds": t.hurt[figure]} if t.hurt[figure] else {}
    if number_of(t, figure, t.kind[figure]) and not t.is_ordinary(figure):
        entry["id"] = figure_word(t, figure)
    if t.carry[figure]:
        entry["carries"] = tokens_of(t, t.carry[figure])
    return entry


def bonus(t: Tunnels, m: int) -> Data:
    """One passing change."""
    entry: Data = {"who": figure_word(t, m & 63), "until": c.DURATIONS[m >> 6 & 15]}
    if c.TROGS >> (m & 63) & 1:
        entry["figure"] = (m & 63) - c.FIRST_TROG + 1
    for name, shift in (("mvt", 10), ("cbt", 13), ("def", 16)):
        if m >> shift & 7:
            entry[name] = m >> shift & 7
    for name, shift in (("gains", 19), ("loses", 24)):
        if m >> shift & 31:
            entry[name] = talent_names(m >> shift & 31)
    return entry
