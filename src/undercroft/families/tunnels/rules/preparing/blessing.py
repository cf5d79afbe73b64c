"""Rules 8.5, 25.7 and 25.47: once in a game another warrior is blessed after all dice are given."""

from __future__ import annotations

from undercroft.families.tunnels.rules.acting.exhaustion import heal
from undercroft.families.tunnels.rules.changes import change
from undercroft.families.tunnels.rules.components.warriors import BLESSED
from undercroft.families.tunnels.rules.figures import FIRST_TROG
from undercroft.families.tunnels.rules.lines import is_struck
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_BLESSED
from undercroft.families.tunnels.rules.words.reasons import BLESS_SELF, NOT_IN_PLAY, OK
from undercroft.families.tunnels.rules.words.times import HUMAN_ACTION_END
from undercroft.families.tunnels.rules.words.verbs import V_BLESS
from undercroft.kernel.moves import Move, pack


def blesser(t: Tunnels) -> int:
    """The warrior who can bless now, or -1."""
    if t.blessing_used:
        return -1
    for figure in range(FIRST_TROG):
        if t.at[figure] >= 0 and t.talents(figure) & BLESSED:
            return figure
    return -1


def bless_moves(t: Tunnels) -> list[Move]:
    """The blessings on offer: another warrior, MVT or CBT (2.6)."""
    if blesser(t) < 0:
        return []
    found: list[Move] = []
    for figure in range(FIRST_TROG):
        if bless_code(t, figure) == OK:
            found.append(pack(V_BLESS, figure, 0))
            found.append(pack(V_BLESS, figure, 1))
    return found


def bless_code(t: Tunnels, figure: int) -> int:
    """Why a warrior cannot be blessed now, or OK (25.47)."""
    if figure >= FIRST_TROG or t.at[figure] < 0:
        return NOT_IN_PLAY
    if figure == blesser(t):
        return BLESS_SELF
    return t.bless_refusal(figure)


def bless(t: Tunnels, figure: int, what: int) -> None:
    """Bless a warrior, and heal the line that he is using."""
    t.blessing_used = True
    if what == 0:
        t.changes = [*t.changes, change(figure, HUMAN_ACTION_END, t.box.numbers.bless_mvt, 0, 0)]
    else:
        t.changes = [*t.changes, change(figure, HUMAN_ACTION_END, 0, t.box.numbers.bless_cbt, 0)]
    if t.log is not None:
        t.tell(E_BLESSED, [t.tag(figure), what])
    if is_struck(t.hurt[figure], t.die[figure]):
        heal(t, figure, t.die[figure])
