# interpreted: what is shown, built anew for each look
"""What can be seen coming: how far a warrior could walk, who is held, what a fight and a square are about."""

from __future__ import annotations

from typing import cast

import msgspec

from undercroft.families.tunnels.face.names import figure_word, tile_word
from undercroft.families.tunnels.rules.acting.activation import Activation
from undercroft.families.tunnels.rules.acting.movement import crawl_code, leave_code, step_code
from undercroft.families.tunnels.rules.components.destiny import PARITIES, dice_number, square_of
from undercroft.families.tunnels.rules.fighting.combat import Attack
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.reasons import BLOCKING, OK, PRESENCE


class SquareView(msgspec.Struct, frozen=True):
    """A square of the Board of Destiny: what its dice must be, and what lies on it."""

    id: str
    rule: str
    exact: int
    """So many dice, 0 for any number."""
    parity: str
    least: int
    total: int
    """What all dice come to at least, 0 for any."""
    exact_total: bool
    """Whether they must come to just that."""
    once: bool
    used: bool
    placed: int
    """The dice on it whose effect is still to come."""


class FightView(msgspec.Struct, frozen=True):
    """The attack that is being resolved."""

    attacker: str
    target: str
    tile: str
    shot: bool
    dice: int
    defence: int
    hits: int
    rolled: bool


def squares(t: Tunnels) -> tuple[SquareView, ...]:
    """The Board of Destiny, square by square."""
    found = []
    for number, square in enumerate(t.box.squares):
        needs = square.needs
        used = t.squares_used >> number & 1 != 0
        placed = sum(dice_number(group) for group in t.placed if square_of(group) == number)
        parity = PARITIES[needs.parity]
        head = (square.id, square.rule, needs.exact, parity, needs.least, needs.total, needs.is_exact)
        found.append(SquareView(*head, square.groups != 0, used, placed))
    return tuple(found)


def held(t: Tunnels, figure: int) -> str:
    """What keeps a warrior on his tile: numbers, presence, or nothing (4.3, 8.2)."""
    if t.at[figure] < 0:
        return ""
    return {BLOCKING: "numbers", PRESENCE: "presence"}.get(leave_code(t, figure), "")


def fight(t: Tunnels) -> FightView | None:
    """The innermost attack."""
    for frame in reversed(t.stack):
        if isinstance(frame, Attack):
            more = t.box.gears[frame.weapon].attack_cbt if frame.weapon >= 0 else 0
            return FightView(
                attacker=figure_word(t, frame.attacker),
                target=figure_word(t, frame.target),
                tile=tile_word(t, frame.slot),
                shot=frame.weapon >= 0,
                dice=t.cbt_against(frame.attacker, frame.target) + more if t.at[frame.attacker] >= 0 else 0,
                defence=t.defence(frame.target, frame.slot),
                hits=frame.hits,
                rolled=frame.step > 1,
            )
    return None


def reach(t: Tunnels, acting: Activation | None) -> tuple[tuple[str, ...], ...]:
    """Where the acting warrior could walk to if nothing happens on the way, by the number of steps."""
    if acting is None or t.at[acting.figure] < 0 or acting.move_code(t) != OK:
        return ()
    figure, left = acting.figure, acting.left(t)
    seen, edge, found = {t.at[figure]}, [t.at[figure]], []
    there = cast(Tunnels, t.twin())
    while left > 0 and edge:
        beyond: list[int] = []
        for slot in edge:
            there.put(figure, slot)
            beyond += [s for s in steps_from(there, figure, left) if s not in seen and s not in beyond]
        seen.update(beyond)
        if beyond:
            found.append(tuple(tile_word(t, slot) for slot in beyond))
        edge = [slot for slot in beyond if not t.ground_kind(slot).ends_move or t.spares(figure, slot)]
        left -= t.box.numbers.move_cost
    return tuple(found)


def steps_from(t: Tunnels, figure: int, left: int) -> list[int]:
    """The tiles one step away from where a warrior stands."""
    at = t.at[figure]
    found = [t.map.beside[at * 4 + side] for side in range(4) if step_code(t, figure, side, left) == OK]
    return found + [slot for slot in range(len(t.laid)) if crawl_code(t, figure, slot, left) == OK]
