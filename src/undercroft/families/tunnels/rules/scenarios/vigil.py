"""Rule 24.4: what is counted while one warrior stands in the right room."""

from __future__ import annotations

from undercroft.families.tunnels.rules.figures import DARK, FIRST_TROG
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_COUNTER


def keep_vigil(t: Tunnels) -> None:
    """Count on while a warrior stands in the right room and is not Exhausted (24.4)."""
    vigil = t.box.scenario.vigil
    if vigil is None:
        return
    for figure in range(FIRST_TROG):
        slot = t.at[figure]
        if slot < 0 or t.kind[figure] != vigil.warrior or t.is_exhausted(figure):
            continue
        if t.tile_kind(slot) == vigil.on:
            amount = vigil.alone_amount if t.on[slot] & DARK == 0 else vigil.amount
            t.counter += amount
            t.endings_due = True
            if t.log is not None:
                t.tell(E_COUNTER, [amount, t.counter])
