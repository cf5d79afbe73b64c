"""What a scenario sees in a Human who comes onto a tile."""

from __future__ import annotations

from undercroft.families.tunnels.rules.changes import change
from undercroft.families.tunnels.rules.components.scenario import Greed
from undercroft.families.tunnels.rules.figures import FIGURES, FIRST_TROG
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_BONUS, E_REACHED
from undercroft.families.tunnels.rules.words.times import NEXT_INITIATIVE


def arrive(t: Tunnels, figure: int, slot: int) -> None:
    """Note what the scenario sees in a Human who has come onto a tile."""
    reach, greed = t.box.scenario.reach, t.box.scenario.greed
    if reach is not None and t.tile_kind(slot) == reach.kind and not t.reached >> figure & 1:
        t.reached |= 1 << figure
        if t.log is not None:
            t.tell(E_REACHED, [t.tag(figure)])
    if greed is not None and is_greedy(t, figure, greed) and meets_carrier(t, slot):
        t.once_used = True
        t.changes.append(change(figure, NEXT_INITIATIVE, greed.mvt, greed.cbt, 0))
        if t.log is not None:
            t.tell(E_BONUS, [t.tag(figure), greed.mvt, greed.cbt, 0, 0, 0])


def is_greedy(t: Tunnels, figure: int, greed: Greed) -> bool:
    """Whether a carrier would give a warrior his bonus (24.10)."""
    if t.kind[figure] != greed.warrior or t.once_used or t.is_exhausted(figure):
        return False
    return greed.dice >> t.die[figure] & 1 != 0


def meets_carrier(t: Tunnels, slot: int) -> bool:
    """Whether a Demon warrior with a token stands on a tile."""
    for figure in range(FIRST_TROG, FIGURES):
        if t.at[figure] == slot and t.carry[figure]:
            return True
    return False
