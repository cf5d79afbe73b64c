# interpreted: diagrams are written and read for people
"""A state as a diagram that a person can change by hand."""

from __future__ import annotations

from typing import Any

from undercroft.families.tunnels.checking.diagram import KNOWN_BY, NUMBERS, SWITCHES, TO_COME
from undercroft.families.tunnels.face.diagrams.moments import Moments
from undercroft.families.tunnels.face.names import figure_word, number_of, talent_names, tile_word, tokens_of
from undercroft.families.tunnels.face.view_parts import kinds_of, lifted, objects_of
from undercroft.families.tunnels.rules.changes import (
    cbt_in,
    def_in,
    gained_in,
    lasts_until,
    lost_in,
    mvt_in,
    quirks_in,
    who_has,
)
from undercroft.families.tunnels.rules.components.destiny import dice_on, square_of
from undercroft.families.tunnels.rules.components.warriors import QUIRKS
from undercroft.families.tunnels.rules.figures import FIGURES, FIRST_DEMON, FIRST_TROG, TROGS
from undercroft.families.tunnels.rules.lines import struck_lines
from undercroft.families.tunnels.rules.loading.words import ids
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.times import ASIDE, DISCARD, DURATIONS, PHASES
from undercroft.kernel.data import Data
from undercroft.kernel.deck import UNSEEN, holder_of, item_of, known_of
from undercroft.kernel.documents.diagram_middle import middle_of
from undercroft.maps.sides import BITS, beyond, mask_text, side_word, sides_of, turned, x_of, y_of

ALWAYS = ("tp", "demons_left", "holes_left", "face_down")
"""Numbers whose start is set by the scenario: a diagram names them even if they are 0."""


class Additions:
    """What an edition adds to the diagrams that every edition has: nothing, if it does not say."""

    def is_exact(self, t: Tunnels) -> bool:
        """Whether Troglodytes must be told apart by their figures."""
        return any(TROGS >> (who_has(m)) & 1 for m in t.changes)

    def tree(self, t: Tunnels) -> Data:
        """More entries of the diagram."""
        return {}

    def warrior(self, t: Tunnels, figure: int) -> Data:
        """More parts of a warrior."""
        return {}


def diagram_of(t: Tunnels, moments: Moments, more: Additions) -> Data:
    """A diagram of a state: by its moment if it has a word, else with the procedures under way."""
    moment = moments.moment_of(t)
    is_exact = moment is None or more.is_exact(t)
    tree: Data = {"round": t.round, **({"phase": PHASES[t.phase]} if moment is None else moment)}
    if moment is None:
        tree.update(middle_of(t))
    if t.dice:
        tree["dice"] = list(t.dice)
    if t.placed:
        tree["placed"] = [{"square": t.box.squares[square_of(p)].id, "dice": dice_on(p)} for p in t.placed]
    used = [name for square, name in enumerate(ids(t.box.squares)) if t.squares_used >> square & 1]
    if used:
        tree["squares_used"] = used
    if lifted(t):
        tree["lifted"] = list(lifted(t))
    if t.human_seat:
        tree["human_seat"] = t.human_seat + 1
    tree.update(
        {name: getattr(t, name) for name in (*NUMBERS, *TO_COME) if getattr(t, name) or name in ALWAYS}
    )
    tree.update({name: True for name in SWITCHES if getattr(t, name)})
    tree["gifts"] = [name for gift, name in enumerate(ids(t.box.gifts)) if t.gifts >> gift & 1]
    if t.guide >= 0:
        tree["guide"] = tile_word(t, t.guide)
    for name, mask in (("escaped", t.escaped), ("reached", t.reached)):
        if mask:
            tree[name] = [figure_word(t, f) for f in range(FIRST_TROG) if mask >> f & 1]
    cards = {
        "advantages": kinds_of(t, t.advantages, t.advantages.hand(t.human_seat)),
        "events": kinds_of(t, t.events, t.events.hand(t.demon_seat)),
        "advantages_discarded": kinds_of(t, t.advantages, t.advantages.hand(DISCARD)),
        "events_discarded": kinds_of(t, t.events, t.events.hand(DISCARD)),
        "tiles_discarded": [t.box.tiles[tile].id for tile in t.tiles.hand(DISCARD)],
    }
    tree.update({name: list(found) for name, found in cards.items() if found})
    for name, places in (("next", t.tiles.top), ("bottom", t.tiles.bottom)):
        if places:
            tree[name] = [next_tile(t, p) for p in places]
    aside = sorted((holder_of(p), item_of(p)) for p in t.tiles.held if holder_of(p) >= ASIDE)
    if aside:
        tree["aside"] = [t.box.tiles[tile].id for _, tile in aside]
    if drawn(t):
        tree["drawn"] = drawn(t)
    tree["tile"] = [tile(t, slot) for slot in range(len(t.laid))]
    tree["warrior"] = warriors(t, is_exact, more)
    tree.update(more.tree(t))
    if t.changes:
        tree["bonus"] = [bonus(t, m) for m in t.changes]
    if t.trail_number or t.trail_slot >= 0:
        trail: Data = {"number": t.trail_number, "since": t.trail_since}
        if t.trail_slot >= 0:
            trail |= {"tile": tile_word(t, t.trail_slot), "side": side_word(t.trail_side)}
        tree["trail"] = trail
    return tree


def next_tile(t: Tunnels, p: int) -> Data:
    """A place on top of the stack."""
    if item_of(p) == UNSEEN:
        return {}
    knows = known_of(p)
    by = (knows >> t.human_seat & 1) | (knows >> t.demon_seat & 1) << 1
    return {"tile": t.box.tiles[item_of(p)].id, "known": KNOWN_BY[by]}


def drawn(t: Tunnels) -> list[str]:
    """The tiles that have left the stack and lie nowhere yet: they are being laid."""
    tiles = t.tiles
    there = {*tiles.cards, *t.laid, *map(item_of, tiles.top + tiles.bottom + tiles.held)}
    return [t.box.tiles[tile].id for pool in t.box.scenario.pools for tile in pool if tile not in there]


def tile(t: Tunnels, slot: int) -> Data:
    """One tile."""
    at = t.map.cells[slot]
    found: Data = {"id": tile_word(t, slot), "at": [x_of(at), y_of(at)]}
    if t.turned[slot]:
        found["turn"] = t.turned[slot]
    if t.has_hole_token(slot):
        found["hole"] = True
    if t.is_entered(slot):
        found["entered"] = True
    if t.has_served(slot):
        found["drunk"] = True
    if t.ground_kind(slot).charges:
        found["charges"] = t.charges(slot)
    if t.map.blocked[slot]:
        found["blocked"] = mask_text(t.map.blocked[slot])
    shut = shut_sides(t, slot)
    if shut:
        found["shut"] = mask_text(shut)
    if t.seals[slot]:
        found["sealed"] = mask_text(t.seals[slot])
    if t.ground[slot]:
        found["tokens"] = tokens_of(t, t.ground[slot])
    return found


def shut_sides(t: Tunnels, slot: int) -> int:
    """The openings of a tile that were closed for good in the game, not by the scenario's rock or stair."""
    closed = turned(t.box.tiles[t.laid[slot]].openings, t.turned[slot]) & ~t.map.openings[slot]
    rock, stair = t.box.scenario.rock, t.box.scenario.stair
    for side in sides_of(closed):
        is_stair = stair is not None and (stair.slot, stair.side) == (slot, side)
        if is_stair or beyond(t.map.cells[slot], side) in rock:
            closed &= ~BITS[side]
    return closed


def warriors(t: Tunnels, is_exact: bool, more: Additions) -> list[Any]:
    """All warriors; dead Humans keep their place; ordinary Troglodytes are counted by tile unless exact."""
    found: list[Any] = []
    groups: dict[tuple[int, int, int], int] = {}
    for figure in range(FIGURES):
        is_human, is_on_map = figure < FIRST_TROG, t.at[figure] >= 0
        is_dead_demon = figure >= FIRST_DEMON and t.dead >> figure & 1
        if t.kind[figure] < 0 or not (is_on_map or is_human or is_dead_demon):
            continue
        entry: Data = {"kind": t.kind_of(figure).id}
        has_acted = t.acted >> figure & 1
        if is_exact:
            entry["figure"] = figure - max(f for f in (0, FIRST_TROG, FIRST_DEMON) if f <= figure) + 1
        if not is_on_map and not t.escaped >> figure & 1:
            found.append({**entry, "dead": True, **more.warrior(t, figure)})
        elif t.is_ordinary(figure) and not is_exact:
            key = (t.at[figure], t.carry[figure], has_acted)
            groups[key] = groups.get(key, 0) + 1
        else:
            entry |= {"tile": tile_word(t, t.at[figure])} if is_on_map else {}
            entry |= human_parts(t, figure) if is_human else dark_parts(t, figure)
            entry |= more.warrior(t, figure)
            found.append(entry | ({"acted": True} if has_acted else {}))
    for (slot, burden, has_acted), number in sorted(groups.items()):
        entry = {"kind": t.box.kinds[t.box.trog_kind].id, "tile": tile_word(t, slot), "count": number}
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
    if t.fresh >> figure & 1:
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
    entry: Data = {"who": figure_word(t, who_has(m)), "until": DURATIONS[lasts_until(m)]}
    if TROGS >> (who_has(m)) & 1:
        entry["figure"] = (who_has(m)) - FIRST_TROG + 1
    for name, number in (("mvt", mvt_in(m)), ("cbt", cbt_in(m)), ("def", def_in(m))):
        if number:
            entry[name] = number
    for name, talents in (("gains", gained_in(m)), ("loses", lost_in(m))):
        if talents:
            entry[name] = talent_names(talents)
    if quirks_in(m):
        entry["quirks"] = [name for bit, name in enumerate(QUIRKS) if quirks_in(m) >> bit & 1]
    return entry
