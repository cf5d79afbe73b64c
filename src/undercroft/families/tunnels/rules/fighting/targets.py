"""Chapters 6 and 7: whom a warrior can attack, on his own tile and from afar."""

from __future__ import annotations

from undercroft.families.tunnels.rules.alike import double_of
from undercroft.families.tunnels.rules.components.warriors import (
    RANGED,
)
from undercroft.families.tunnels.rules.figures import FIRST_TROG, TROG_GROUP
from undercroft.families.tunnels.rules.masks import members
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.reasons import (
    ALIKE,
    HANDS_FULL,
    IS_EXHAUSTED,
    NO_CBT,
    NO_WEAPON,
    NOBODY_THERE,
    NOT_JOINED,
    OK,
    SAFE_FROM_AFAR,
)
from undercroft.families.tunnels.rules.words.verbs import HERE
from undercroft.maps.sides import BITS


def weapon_of(t: Tunnels, figure: int) -> int:
    """The ranged Object that a warrior can use now, or -1 (19.1)."""
    if figure >= FIRST_TROG or t.gear[figure] == 0:
        return -1
    for kind in members(t.gear[figure]):
        if t.box.gears[kind].is_ranged and not (
            t.is_exhausted(figure) and not t.box.gears[kind].works_exhausted
        ):
            return kind
    return -1


def has_ranged(t: Tunnels, figure: int) -> bool:
    """Whether a warrior bears a ranged Object, be he ever so tired."""
    for kind in members(t.gear[figure]):
        if t.box.gears[kind].is_ranged:
            return True
    return False


def is_marksman(t: Tunnels, figure: int) -> bool:
    """Whether a warrior attacks the tile next door without any weapon for it."""
    return t.talents(figure) & RANGED != 0


def attack_code(t: Tunnels, figure: int) -> int:
    """Why a warrior cannot attack on his own tile, or OK (6.1, 6.2)."""
    if t.carry[figure] and figure >= FIRST_TROG and t.box.scenario.carrier_is_peaceful:
        return HANDS_FULL
    if t.enemies_on(t.at[figure], figure) == 0:
        return NOBODY_THERE
    if t.cbt(figure) > 0:
        return OK
    if figure >= FIRST_TROG and (t.kind_of(figure).cbt_per_line or t.kind_of(figure).lone_cbt):
        return OK
    return IS_EXHAUSTED if t.is_exhausted(figure) else NO_CBT


def shoot_code(t: Tunnels, figure: int, side: int) -> int:
    """Why a warrior cannot shoot through a side or on his own tile (HERE), or OK (7.1, 25.20)."""
    kind = weapon_of(t, figure)
    if kind < 0 and not is_marksman(t, figure):
        return IS_EXHAUSTED if t.is_exhausted(figure) and has_ranged(t, figure) else NO_WEAPON
    slot = target_slot(t, figure, side)
    if slot < 0:
        return NOT_JOINED
    if t.enemies_on(slot, figure) == 0:
        return NOBODY_THERE
    if kind < 0 and side == HERE:
        return NO_WEAPON
    more = t.box.gears[kind].attack_cbt if kind >= 0 else 0
    return OK if t.cbt(figure) + more > 0 else NO_CBT


def target_slot(t: Tunnels, figure: int, side: int) -> int:
    """The tile that a shot reaches: the own one for HERE, else a joined one, or -1."""
    slot = t.at[figure]
    if side == HERE:
        return slot
    return t.map.beside[slot * 4 + side] if t.map.joined[slot] & BITS[side] else -1


def target_code(t: Tunnels, figure: int, target: int, slot: int) -> int:
    """Why one target on a tile is out of an attack's reach, or OK (23.5)."""
    if target != TROG_GROUP and slot != t.at[figure] and t.kind_of(target).is_safe_from_afar:
        return SAFE_FROM_AFAR
    return OK


def targets(t: Tunnels, figure: int, slot: int) -> list[int]:
    """The targets that a warrior has on a tile, those that differ in nothing once (6.1)."""
    found: list[int] = []
    grouped = False
    for enemy in members(t.enemies_on(slot, figure)):
        if t.is_ordinary(enemy):
            if not grouped:
                grouped = True
                found.append(TROG_GROUP)
        elif enemy < FIRST_TROG or double_of(t, enemy, found) < 0:
            found.append(enemy)
    return found


def listed_code(t: Tunnels, figure: int, target: int, slot: int) -> int:
    """Why a figure is not among the targets that a warrior has on a tile, or OK (6.1)."""
    if target in targets(t, figure, slot):
        return OK
    if target == TROG_GROUP or not t.enemies_on(slot, figure) >> target & 1:
        return NOBODY_THERE
    return NOBODY_THERE if t.is_ordinary(target) else ALIKE
