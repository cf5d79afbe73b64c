"""Chapter 11: which warriors the Demon player can buy, and where they appear."""

from __future__ import annotations

from undercroft.families.tunnels.masks import count
from undercroft.games.claustrophobia.rules.cards.entering import enter
from undercroft.games.claustrophobia.rules.cards.instant import gain_tp, spawn
from undercroft.games.claustrophobia.rules.codes import (
    DARK,
    DEMON_FAMILY,
    DEMON_IN_PLAY,
    DEMONS_LEFT,
    FULL,
    HUMANS,
    HUMANS_THERE,
    LIFT_HUMANS,
    LIFT_OPENINGS,
    LIFTED,
    NO_DEMON_LEFT,
    NO_FIGURE,
    NO_OPENING,
    NO_TP,
    NOT_FOR_SALE,
    OK,
    TP,
    V_BUY,
)
from undercroft.games.claustrophobia.rules.state import Tunnels
from undercroft.kernel.moves import Move, pack


def cost(t: Tunnels, kind: int, slot: int) -> int:
    """What a warrior costs on a tile (22.12)."""
    price = t.box.kind_cost[kind]
    if t.box.kind_family[kind] == DEMON_FAMILY:
        price -= t.box.discount[t.tile_kind(slot)]
    return price


def supply_code(t: Tunnels, kind: int) -> int:
    """Why no warrior of a kind can be bought at all, or OK (11.1)."""
    if kind == t.box.trog_kind:
        return OK if t.free_trog() >= 0 else NO_FIGURE
    if kind != t.box.demon_kind:
        return NOT_FOR_SALE
    if t.n[DEMONS_LEFT] == 0:
        return NO_DEMON_LEFT
    if t.free_demon() < 0:
        return NO_FIGURE
    return OK if t.bought_demons() < t.box.demons_in_play else DEMON_IN_PLAY


def place_code(t: Tunnels, kind: int, slot: int) -> int:
    """Why a warrior cannot appear on a tile, or OK (11.2, 11.3)."""
    here = t.on[slot]
    if count(here & DARK) >= t.box.tile_size[t.laid[slot]]:
        return FULL
    if t.box.always_appear[t.tile_kind(slot)] >> t.box.kind_family[kind] & 1:
        return OK
    if here & HUMANS and not t.n[LIFTED] & LIFT_HUMANS:
        return HUMANS_THERE
    if not t.unexplored(slot) and not t.n[LIFTED] & LIFT_OPENINGS:
        return NO_OPENING
    return OK


def buy_code(t: Tunnels, kind: int, slot: int) -> int:
    """Why a purchase is refused, or OK."""
    code = supply_code(t, kind)
    if code != OK:
        return code
    if t.n[TP] < cost(t, kind, slot):
        return NO_TP
    return place_code(t, kind, slot)


def purchases(t: Tunnels, found: list[Move]) -> None:
    """List the purchases that the Demon player can make."""
    kind = t.box.trog_kind
    if t.n[TP] >= t.box.kind_cost[kind] and supply_code(t, kind) == OK:
        for slot in range(len(t.laid)):
            if place_code(t, kind, slot) == OK:
                found.append(pack(V_BUY, kind, slot))
    kind = t.box.demon_kind
    if kind >= 0 and t.n[TP] + 1 >= t.box.kind_cost[kind] and supply_code(t, kind) == OK:
        for slot in range(len(t.laid)):
            if buy_code(t, kind, slot) == OK:
                found.append(pack(V_BUY, kind, slot))


def buy(t: Tunnels, kind: int, slot: int) -> None:
    """Pay for a warrior and let it appear."""
    gain_tp(t, -cost(t, kind, slot))
    if kind == t.box.demon_kind:
        t.n[DEMONS_LEFT] -= 1
    enter(t, spawn(t, kind, slot), slot)
