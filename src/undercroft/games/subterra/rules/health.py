"""Chapter 2, health and checks: what every danger and every helping hand comes down to."""

from __future__ import annotations

from undercroft.games.subterra.rules.box import EXIT, GAS, NO_HORROR_LOSS, ROUGH, SHIELDS_OTHERS
from undercroft.games.subterra.rules.events import (
    BY_GAS,
    BY_HORROR,
    BY_ROUGH,
    CHECK,
    FELL,
    HEALED,
    LOST,
    MOVED,
    SHIELDED,
    STRUCK,
    WOKE,
)
from undercroft.games.subterra.rules.state import Cave


def passes_check(t: Cave, caver: int, cause: int) -> bool:
    """A skill check (2.7); an awake leader adds to it (8.22)."""
    die = t.roll(t.box.die)
    bonus = t.caver(caver).check_bonus if t.health[caver] > 0 else 0
    passed = die + bonus >= t.box.target
    if t.log is not None:
        t.tell(CHECK, [caver, die, bonus, int(passed), cause])
    return passed


def lose(t: Cave, caver: int, amount: int, cause: int) -> None:
    """Take health from a caver, who falls unconscious at none (2.9)."""
    had = t.health[caver]
    if had == 0 or amount == 0:
        return
    left = had - amount if had > amount else 0
    t.health[caver] = left
    if t.log is not None:
        t.tell(LOST, [caver, had - left, left, cause])
        if left == 0:
            t.tell(FELL, [caver, cause])


def is_shielded(t: Cave, caver: int, cause: int) -> bool:
    """Whether another caver on the tile takes a hazard off this one, who then hears of it (8.18, 8.19)."""
    slot = t.at[caver]
    if slot < 0:
        return False
    for other in range(len(t.who)):
        if other != caver and t.at[other] == slot and t.has(other, SHIELDS_OTHERS):
            if t.log is not None and t.health[caver] > 0:
                t.tell(SHIELDED, [caver, other, cause])
            return True
    return False


def strike(t: Cave, caver: int) -> None:
    """A horror and a caver on one tile: all health is gone, but for the exit and the scout (7.2, 7.11)."""
    slot = t.at[caver]
    if slot < 0 or t.health[caver] == 0 or slot not in t.horrors:
        return
    if t.tile(slot).kind == EXIT or t.has(caver, NO_HORROR_LOSS):
        return
    if t.log is not None:
        t.tell(STRUCK, [caver, t.horrors.index(slot)])
    lose(t, caver, t.health[caver], BY_HORROR)


def strike_all(t: Cave, slot: int) -> None:
    """A horror came to a tile: it strikes everybody there (7.2)."""
    for caver in range(len(t.who)):
        if t.at[caver] == slot:
            strike(t, caver)


def heal(t: Cave, caver: int, by: int, gain: int, bandaged: int) -> None:
    """Give health back, never above the start; one who wakes beside a horror is struck again (2.8, 2.10)."""
    had = t.health[caver]
    slept = had == 0
    full = t.caver(caver).health
    t.health[caver] = min(full, had + gain)
    if t.log is not None:
        t.tell(HEALED, [caver, by, t.health[caver], bandaged, t.health[caver] - had])
        if slept:
            t.tell(WOKE, [caver])
    if slept:
        strike(t, caver)


def enter(t: Cave, caver: int, slot: int, how: int) -> None:
    """Come onto a tile by whatever verb (4.13): horrors strike, then gas or rough ground takes its toll."""
    origin = t.at[caver]
    t.at[caver] = slot
    if t.log is not None:
        t.tell(MOVED, [caver, origin, slot, how])
    strike(t, caver)
    if t.health[caver] == 0:
        return
    kind = t.tile(slot).kind
    if kind == GAS:
        if t.gas and not is_shielded(t, caver, BY_GAS):
            lose(t, caver, t.box.gas_entry_loss, BY_GAS)
    elif kind == ROUGH and not passes_check(t, caver, BY_ROUGH):
        lose(t, caver, t.box.rough_loss, BY_ROUGH)
