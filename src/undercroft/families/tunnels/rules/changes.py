"""Passing changes of warriors: a signed bonus, talents won or lost, for one warrior and until one moment.

A change is one number, so that a state copies it as fast as any other; only this module takes it apart.
"""

from __future__ import annotations

from typing import Final

WHO_MASK: Final = 0x3F
UNTIL_SHIFT: Final = 6
UNTIL_MASK: Final = 0xF
MVT_SHIFT: Final = 10
CBT_SHIFT: Final = 15
DEF_SHIFT: Final = 20
BONUS_MASK: Final = 0x1F
NO_BONUS: Final = 16
"""A bonus stands as a number from 0 to 31; this one is none, those below it take away."""
GAINS_SHIFT: Final = 25
LOSES_SHIFT: Final = 33
TALENT_MASK: Final = 0xFF
QUIRKS_SHIFT: Final = 41
QUIRK_MASK: Final = 0xFFFF


def change(
    figure: int,
    until: int,
    mvt: int,
    cbt: int,
    defence: int,
    gains: int = 0,
    loses: int = 0,
    quirks: int = 0,
) -> int:
    """A passing change of a figure, or of all Troglodytes (TROG_GROUP).

    >>> m = change(9, 3, 1, 0, -2, gains=4, quirks=32)
    >>> who_has(m), lasts_until(m), mvt_in(m), cbt_in(m), def_in(m), gained_in(m), lost_in(m), quirks_in(m)
    (9, 3, 1, 0, -2, 4, 0, 32)
    """
    return (
        figure
        | until << UNTIL_SHIFT
        | (mvt + NO_BONUS) << MVT_SHIFT
        | (cbt + NO_BONUS) << CBT_SHIFT
        | (defence + NO_BONUS) << DEF_SHIFT
        | gains << GAINS_SHIFT
        | loses << LOSES_SHIFT
        | quirks << QUIRKS_SHIFT
    )


def who_has(m: int) -> int:
    """The figure that has a change, or TROG_GROUP."""
    return m & WHO_MASK


def lasts_until(m: int) -> int:
    """The moment at which a change ends."""
    return m >> UNTIL_SHIFT & UNTIL_MASK


def mvt_in(m: int) -> int:
    """What a change adds to MVT."""
    return (m >> MVT_SHIFT & BONUS_MASK) - NO_BONUS


def cbt_in(m: int) -> int:
    """What a change adds to CBT."""
    return (m >> CBT_SHIFT & BONUS_MASK) - NO_BONUS


def def_in(m: int) -> int:
    """What a change adds to DEF."""
    return (m >> DEF_SHIFT & BONUS_MASK) - NO_BONUS


def gained_in(m: int) -> int:
    """The talents that a change gives, as bits."""
    return m >> GAINS_SHIFT & TALENT_MASK


def lost_in(m: int) -> int:
    """The talents that a change takes away, as bits."""
    return m >> LOSES_SHIFT & TALENT_MASK


def quirks_in(m: int) -> int:
    """What else a change lets a warrior do or ignore, as bits."""
    return m >> QUIRKS_SHIFT & QUIRK_MASK


def effect_of(m: int) -> int:
    """All of a change but who has it: two warriors with the same one are changed alike."""
    return m >> UNTIL_SHIFT
