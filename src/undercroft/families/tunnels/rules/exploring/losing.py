"""A tile that has just been drawn may be lost again, and the opening with it."""

from __future__ import annotations

from undercroft.families.tunnels.rules.exploring.exploration import LAST_TILE, SHOWN, Explore
from undercroft.families.tunnels.rules.exploring.laying import MoveMark
from undercroft.families.tunnels.rules.figures import OFF
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_LOST_TILE
from undercroft.kernel.deck import EVERYBODY, band_of, pool_of


def drawn_frame(t: Tunnels) -> Explore | None:
    """The exploration whose tile lies face up and is not laid yet, if there is one."""
    for i in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[i]
        if isinstance(frame, Explore):
            return frame if frame.step == SHOWN and not frame.flags & LAST_TILE else None
    return None


def may_lose(t: Tunnels) -> bool:
    """Whether the drawn tile can be lost: not one that the scenario needs, nor the last way on."""
    frame = drawn_frame(t)
    if frame is None or t.map.free_count < 2:
        return False
    kind = t.box.tiles[frame.tile].kind
    return kind not in t.box.scenario.keep_kinds and kind not in t.box.scenario.slide_kinds


def lose_tile(t: Tunnels) -> None:
    """Put the drawn tile under the stack and seal the opening for good; the explorer stays."""
    frame = drawn_frame(t)
    if frame is None:
        return
    frame.cancelled = 1
    t.tiles.put_at_bottom(frame.tile, EVERYBODY, pool_of(frame.drawn), band_of(frame.drawn))
    t.map.close_side(frame.slot, frame.side)
    if t.log is not None:
        t.tell(E_LOST_TILE, [frame.tile, frame.slot, frame.side])
    if t.trail_slot == frame.slot and t.trail_side == frame.side:
        t.trail_slot = OFF
        t.call(MoveMark(frame.slot))
