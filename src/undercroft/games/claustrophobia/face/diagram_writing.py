# interpreted: diagrams are written and read for people
"""The start of a phase as a diagram that a person can change by hand."""

from __future__ import annotations

from typing import Any

from undercroft.families.tunnels.lines import struck_lines
from undercroft.games.claustrophobia.face.diagram import KNOWN_BY, NUMBERS, SWITCHES
from undercroft.games.claustrophobia.face.names import (
    figure_word,
    number_of,
    talent_names,
    tile_word,
    tokens_of,
)
from undercroft.games.claustrophobia.face.view import kinds_of, objects_of
from undercroft.games.claustrophobia.rules import codes as c
from undercroft.games.claustrophobia.rules.initiative import DONE, GIVE, Initiative
from undercroft.games.claustrophobia.rules.state import Tunnels
from undercroft.games.claustrophobia.rules.threat import PLACE, Threat
from undercroft.games.claustrophobia.rules.turn import ActionPhase
from undercroft.kernel.data import Data
from undercroft.kernel.deck import UNSEEN, item_of, known_of
from undercroft.kernel.errors import IllegalError
from undercroft.kernel.window import Window
from undercroft.maps.sides import mask_text, side_word, x_of, y_of

ALWAYS = ("tp", "demons_left", "holes_left", "face_down")
"""Numbers whose start is set by the scenario: a diagram names them even if they are 0."""


def diagram(t: Tunnels) -> Data:
    """A diagram of a state at the start of a phase."""
    phase, moment = where(t)
    n = t.n
    tree: Data = {"round": n[c.ROUND], "phase": c.PHASES[phase]}
    if moment != "start":
        tree["moment"] = moment
        tree["dice"] = list(t.dice)
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
    if t.tiles.top:
        tree["next"] = [next_tile(t, p) for p in t.tiles.top]
    tree["tile"] = [tile(t, slot) for slot in range(len(t.laid))]
    tree["warrior"] = warriors(t)
    if t.mods:
        tree["bonus"] = [bonus(t, m) for m in t.mods]
    if n[c.MARK_SLOT] >= 0:
        trail: Data = {"number": n[c.MARK_DIE], "tile": tile_word(t, n[c.MARK_SLOT])}
        tree["trail"] = {**trail, "side": side_word(n[c.MARK_SIDE]), "since": n[c.MARK_ROUND]}
    return tree


def next_tile(t: Tunnels, p: int) -> Data:
    """A place on top of the stack."""
    if item_of(p) == UNSEEN:
        return {}
    knows = known_of(p)
    by = (knows >> t.human_seat() & 1) | (knows >> t.demon_seat() & 1) << 1
    return {"tile": t.box.tile_ids[item_of(p)], "known": KNOWN_BY[by]}


def where(t: Tunnels) -> tuple[int, str]:
    """The phase, and the moment of it; a state in the middle of something is refused."""
    stack = [frame for frame in t.stack if not isinstance(frame, Window)]
    top = stack[1] if len(stack) == 2 else None
    window = t.stack[-1]
    is_window = isinstance(window, Window) and window.passes > 0
    if is_window and isinstance(top, Initiative) and top.may_answer(t, t.human_seat()):
        raise not_here()
    if isinstance(top, ActionPhase) and not acted(t, top.phase):
        return top.phase, "start"
    if isinstance(top, Threat) and top.step == PLACE and not t.placed:
        return c.THREAT, "rolled"
    if isinstance(top, Initiative) and t.dice and not any(t.die) and top.step < DONE:
        is_asked_for_cards = len(stack) < len(t.stack)
        return c.INITIATIVE, "rolled" if is_asked_for_cards and top.step == GIVE else "giving"
    if isinstance(top, Initiative) and not t.dice and not any(t.die) and len(stack) < len(t.stack):
        return c.INITIATIVE, "start"
    raise not_here()


def not_here() -> IllegalError:
    """What to say in the middle of something."""
    return IllegalError(
        "A diagram shows the start of a phase: nobody has acted, no die is given, no card is in play."
    )


def acted(t: Tunnels, phase: int) -> bool:
    """Whether a warrior of the phase has been activated."""
    mask = c.HUMANS if phase == c.HUMAN_ACTION else c.DARK
    return t.n[c.ACTED] & mask & ~t.n[c.FRESH] != 0


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
    if t.box.charges[t.tile_kind(slot)]:
        found["charges"] = t.marks[slot] // c.CHARGE
    if t.map.blocked[slot]:
        found["blocked"] = mask_text(t.map.blocked[slot])
    if t.seals[slot]:
        found["sealed"] = mask_text(t.seals[slot])
    if t.ground[slot]:
        found["tokens"] = tokens_of(t, t.ground[slot])
    return found


def warriors(t: Tunnels) -> list[Any]:
    """All warriors; dead Humans keep their place, ordinary Troglodytes are counted tile by tile."""
    found: list[Any] = []
    groups: dict[tuple[int, int], int] = {}
    for figure in range(c.FIGURES):
        is_human, is_on_map = figure < c.FIRST_TROG, t.at[figure] >= 0
        is_dead_demon = figure >= c.FIRST_DEMON and t.n[c.DEAD] >> figure & 1
        if t.kind[figure] < 0 or not (is_on_map or is_human or is_dead_demon):
            continue
        entry: Data = {"kind": t.box.kind_ids[t.kind[figure]]}
        if not is_on_map:
            found.append({**entry, "dead": True})
        elif t.is_ordinary(figure):
            key = (t.at[figure], t.carry[figure])
            groups[key] = groups.get(key, 0) + 1
        else:
            entry["tile"] = tile_word(t, t.at[figure])
            found.append(entry | (human_parts(t, figure) if is_human else dark_parts(t, figure)))
    for (slot, burden), number in sorted(groups.items()):
        entry = {"kind": t.box.kind_ids[t.box.trog_kind], "tile": tile_word(t, slot), "count": number}
        found.append(entry | ({"carries": tokens_of(t, burden)} if burden else {}))
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
    if number_of(t, figure, t.kind[figure]):
        entry["id"] = figure_word(t, figure)
    if t.carry[figure]:
        entry["carries"] = tokens_of(t, t.carry[figure])
    return entry


def bonus(t: Tunnels, m: int) -> Data:
    """One passing change."""
    entry: Data = {"who": figure_word(t, m & 63), "until": c.DURATIONS[m >> 6 & 15]}
    for name, shift in (("mvt", 10), ("cbt", 13), ("def", 16)):
        if m >> shift & 7:
            entry[name] = m >> shift & 7
    for name, shift in (("gains", 19), ("loses", 24)):
        if m >> shift & 31:
            entry[name] = talent_names(m >> shift & 31)
    return entry
