# interpreted: what is shown, built anew for each look
"""What can be seen coming: how far a warrior could walk, who is held, what a fight and a square are about."""

from __future__ import annotations

from typing import cast

import msgspec

from undercroft.games.claustrophobia.face.names import figure_word, tile_word
from undercroft.games.claustrophobia.rules import codes as c
from undercroft.games.claustrophobia.rules.activation import Activation
from undercroft.games.claustrophobia.rules.box import NEEDS_SIZE
from undercroft.games.claustrophobia.rules.combat import Attack
from undercroft.games.claustrophobia.rules.movement import crawl_code, leave_code, step_code
from undercroft.games.claustrophobia.rules.state import Tunnels

PARITIES = ("any", "odd", "even", "mixed", "same")


class SquareView(msgspec.Struct, frozen=True):
    """A square of the Board of Destiny: what its dice must be, and what lies on it."""

    id: str
    rule: str
    exact: int
    """So many dice, 0 for any number."""
    parity: str
    least: int
    total: int
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
    needs, found = t.box.square_needs, []
    for square, name in enumerate(t.box.square_ids):
        exact, parity, least, total, groups, _ = needs[square * NEEDS_SIZE : (square + 1) * NEEDS_SIZE]
        used = t.n[c.SQUARES_USED] >> square & 1 != 0
        placed = sum(p >> 4 for p in t.placed if p & 15 == square)
        rule = t.box.square_rules[square]
        found.append(SquareView(name, rule, exact, PARITIES[parity], least, total, groups != 0, used, placed))
    return tuple(found)


def held(t: Tunnels, figure: int) -> str:
    """What keeps a warrior on his tile: numbers, presence, or nothing (4.3, 8.2)."""
    if t.at[figure] < 0:
        return ""
    return {c.BLOCKING: "numbers", c.PRESENCE: "presence"}.get(leave_code(t, figure), "")


def fight(t: Tunnels) -> FightView | None:
    """The innermost attack."""
    for frame in reversed(t.stack):
        if isinstance(frame, Attack):
            more = t.box.object_cbt[frame.weapon] if frame.weapon >= 0 else 0
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
    if acting is None or t.at[acting.figure] < 0 or acting.move_code() != c.OK:
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
        edge = [slot for slot in beyond if not t.box.ends_move[t.tile_kind(slot)]]
        left -= t.box.move_cost
    return tuple(found)


def steps_from(t: Tunnels, figure: int, left: int) -> list[int]:
    """The tiles one step away from where a warrior stands."""
    at = t.at[figure]
    found = [t.map.beside[at * 4 + side] for side in range(4) if step_code(t, figure, side, left) == c.OK]
    return found + [slot for slot in range(len(t.laid)) if crawl_code(t, figure, slot, left) == c.OK]
