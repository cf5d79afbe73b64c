"""Chapter 11: which warriors the Demon player can buy, and where they appear."""

from __future__ import annotations

from undercroft.families.tunnels.rules.components.warriors import DEMON_FAMILY
from undercroft.families.tunnels.rules.effects.entering import enter
from undercroft.families.tunnels.rules.effects.instant import gain_tp, spawn
from undercroft.families.tunnels.rules.places import place_code
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.supply import bought_demons, free_trog
from undercroft.families.tunnels.rules.words.events import E_NO_PURCHASE
from undercroft.families.tunnels.rules.words.reasons import (
    DEMON_IN_PLAY,
    HUMANS_THERE,
    NO_DEMON_LEFT,
    NO_FIGURE,
    NO_TP,
    NOT_FOR_SALE,
    OK,
)
from undercroft.families.tunnels.rules.words.verbs import V_BUY
from undercroft.kernel.moves import Move, pack


def cost(t: Tunnels, kind: int, slot: int) -> int:
    """What a warrior costs on a tile (22.12, 10.4)."""
    price = t.box.kinds[kind].cost
    if t.box.kinds[kind].family == DEMON_FAMILY:
        price -= 0 if t.is_quelled(slot) else t.ground_kind(slot).demon_discount
    return price


def supply_code(t: Tunnels, kind: int) -> int:
    """Why no warrior of a kind can be bought at all, or OK (11.1, 25.39)."""
    if kind == t.box.trog_kind:
        return OK if free_trog(t) >= 0 else NO_FIGURE
    if kind == t.box.hound_kind:
        return OK if t.hounds_to_buy() else NO_FIGURE
    if kind != t.box.scenario.demon_kind or not t.box.scenario.demon_is_bought:
        return NOT_FOR_SALE
    if t.demons_left == 0:
        return NO_DEMON_LEFT
    if bought_demons(t) >= t.box.numbers.demons_in_play:
        return DEMON_IN_PLAY
    return OK if t.free_figure(kind) >= 0 else NO_FIGURE


def buy_code(t: Tunnels, kind: int, slot: int) -> int:
    """Why a purchase is refused, or OK."""
    code = supply_code(t, kind)
    return appear_code(t, kind, slot) if code == OK else code


def appear_code(t: Tunnels, kind: int, slot: int) -> int:
    """Why a warrior that can be had cannot be paid for or put on a tile, or OK."""
    return NO_TP if t.tp < cost(t, kind, slot) else place_code(t, kind, slot)


def purchases(t: Tunnels, found: list[Move]) -> None:
    """List the purchases that the Demon player can make."""
    for kind in (t.box.trog_kind, t.box.scenario.demon_kind, t.box.hound_kind):
        if kind >= 0 and supply_code(t, kind) == OK:
            for slot in range(len(t.laid)):
                if appear_code(t, kind, slot) == OK:
                    found.append(pack(V_BUY, kind, slot))


def tell_no_purchase(t: Tunnels) -> None:
    """Say why nothing can be bought, if nothing can (11.1, 11.2): the price first, then the tiles."""
    found: list[Move] = []
    purchases(t, found)
    if found or t.log is None:
        return
    least = 0
    code = NO_FIGURE
    for kind in (t.box.trog_kind, t.box.scenario.demon_kind, t.box.hound_kind):
        if kind < 0 or supply_code(t, kind) != OK:
            continue
        for slot in range(len(t.laid)):
            price = cost(t, kind, slot)
            if least == 0 or price < least:
                least = price
            if price <= t.tp and code != HUMANS_THERE:
                code = place_code(t, kind, slot)
    if least > t.tp:
        code = NO_TP
    t.tell(E_NO_PURCHASE, [code, t.tp, least])


def buy(t: Tunnels, kind: int, slot: int) -> int:
    """Pay for a warrior and let it appear; its figure (11.4, 25.15)."""
    gain_tp(t, -cost(t, kind, slot))
    if kind == t.box.scenario.demon_kind:
        t.demons_left -= 1
    figure = spawn(t, kind, slot)
    enter(t, figure, slot)
    return figure
