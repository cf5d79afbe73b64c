"""Chapters 2 and 9: a warrior's die, Exhaustion and healing."""

from __future__ import annotations

from undercroft.families.tunnels.rules.lines import is_struck, line_bit
from undercroft.families.tunnels.rules.lists import replaced
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_ASSIGNED, E_HEALED


def assign(t: Tunnels, figure: int, die: int) -> None:
    """Give a warrior his die; on a line that is cancelled already it exhausts him (2.3, 2.4)."""
    t.die = replaced(t.die, figure, die)
    is_tired = is_struck(t.hurt[figure], die)
    if is_tired:
        t.exhausted |= 1 << figure
    else:
        t.exhausted &= ~(1 << figure)
    if t.log is not None:
        t.tell(E_ASSIGNED, [t.tag(figure), die, 1 if is_tired else 0])


def heal(t: Tunnels, figure: int, line: int) -> None:
    """Take the mark off a line; that of his die wakes an Exhausted warrior at once (9.2, 25.4, 25.7)."""
    t.hurt = replaced(t.hurt, figure, t.hurt[figure] & ~line_bit(line))
    if t.die[figure] == line and not t.fresh >> figure & 1:
        t.exhausted &= ~(1 << figure)
    if t.log is not None:
        t.tell(E_HEALED, [t.tag(figure), line])
