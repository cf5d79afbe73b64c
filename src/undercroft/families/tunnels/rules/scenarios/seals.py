"""Rule 24.4: Seals on passages that Demon warriors do not cross."""

from __future__ import annotations

from undercroft.families.tunnels.rules.lists import replaced
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_SEAL
from undercroft.maps.sides import BITS


def set_seal(t: Tunnels, slot: int, side: int, is_laid: bool) -> None:
    """Lay a Seal on a passage, or take it away, for both its tiles (24.4)."""
    other = t.map.beside[slot * 4 + side]
    if is_laid:
        t.seals = replaced(t.seals, slot, t.seals[slot] | BITS[side])
        if other >= 0:
            t.seals = replaced(t.seals, other, t.seals[other] | BITS[side ^ 2])
    else:
        t.seals = replaced(t.seals, slot, t.seals[slot] & ~BITS[side])
        if other >= 0:
            t.seals = replaced(t.seals, other, t.seals[other] & ~BITS[side ^ 2])
    if t.log is not None:
        t.tell(E_SEAL, [slot, side, 1 if is_laid else 0])


def is_sealed_room(t: Tunnels, slot: int) -> bool:
    """Whether the Seals lie around a tile: they are broken from the other side."""
    seals = t.box.scenario.seals
    return seals is not None and t.tile_kind(slot) == seals.on
