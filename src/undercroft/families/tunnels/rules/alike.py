"""Which figures differ in nothing: of those only one is named."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.families.tunnels.rules.changes import effect_of, who_has
from undercroft.families.tunnels.rules.figures import FIGURES, FIRST_DEMON, FIRST_TROG
from undercroft.families.tunnels.rules.masks import members
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.reasons import ALIKE, OK, OTHER_QUESTION
from undercroft.families.tunnels.rules.words.verbs import V_CHOOSE
from undercroft.kernel.moves import Move, first, verb


def distinct(t: Tunnels, mask: int) -> list[int]:
    """The figures of a set, of those that differ in nothing only the first."""
    found: list[int] = []
    named = 0
    for figure in members(mask):
        if figure < FIRST_TROG or not has_double(t, figure, named):
            found.append(figure)
            named |= 1 << figure
    return found


def has_double(t: Tunnels, figure: i64, named: i64) -> bool:
    """Whether a Demon warrior differs in nothing from one of a set: on the map, both stand on one tile."""
    slot = t.at[figure]
    others: i64 = named if slot < 0 else named & t.on[slot]
    others >>= FIRST_TROG
    other: i64 = FIRST_TROG
    while others:
        if others & 1 and is_alike(t, figure, other):
            return True
        others >>= 1
        other += 1
    return False


def choice_code(t: Tunnels, move: Move, figures: list[int]) -> int:
    """Why a move does not choose one of several figures, or OK; of those alike only the first is named."""
    if verb(move) != V_CHOOSE:
        return OTHER_QUESTION
    if first(move) in figures:
        return OK
    is_alike_one = FIRST_TROG <= first(move) < FIGURES and double_of(t, first(move), figures) >= 0
    return ALIKE if is_alike_one else OTHER_QUESTION


def double_of(t: Tunnels, figure: int, others: list[int]) -> int:
    """Which of several figures a Demon warrior differs from in nothing, -1 for none."""
    for other in others:
        if FIRST_TROG <= other < FIGURES and is_alike(t, figure, other):
            return other
    return -1


def is_alike(t: Tunnels, figure: i64, other: i64) -> bool:
    """Whether two Demon warriors differ in nothing: place, Wounds, burden, changes, whom they free."""
    if figure == other:
        return True
    kind = t.kind[figure]
    if t.kind[other] != kind or t.at[other] != t.at[figure]:
        return False
    if t.carry[other] != t.carry[figure] or t.hurt[other] != t.hurt[figure]:
        return False
    becomes = t.box.kinds[kind].becomes
    if (
        becomes
        and becomes[(figure - FIRST_DEMON) % len(becomes)] != becomes[(other - FIRST_DEMON) % len(becomes)]
    ):
        return False
    return not t.changes or changes_of(t, figure) == changes_of(t, other)


def changes_of(t: Tunnels, figure: int) -> list[int]:
    """The passing changes of one figure, in order, without its number."""
    found = [effect_of(m) for m in t.changes if who_has(m) == figure]
    found.sort()
    return found
