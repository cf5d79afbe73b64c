"""Rule 24.1: the trail die, and the tile at its end."""

from __future__ import annotations

from undercroft.families.tunnels.rules.state import Tunnels


def is_trail_end(t: Tunnels, slot: int, side: int) -> bool:
    """Whether the scenario's last tile lies behind an opening (24.1)."""
    trail = t.box.scenario.trail
    if trail is None or t.trail_slot != slot or t.trail_side != side:
        return False
    if trail.ends_with_stack and t.tiles.is_empty():
        return True
    if t.trail_number < trail.last:
        return False
    return not t.strict_trail or t.round > t.trail_since
