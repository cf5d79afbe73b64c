"""Whom an operation may mean: the candidates among figures, tiles and openings."""

from __future__ import annotations

from undercroft.families.tunnels.rules.components.operations import (
    ALL_CONDEMNED,
    ALL_HUMANS,
    ALL_TROGS,
    ANY_TILE,
    ATTACKER,
    BEARER,
    CONDEMNED,
    CONDEMNED_HERE,
    DEMON_HERE,
    DEMON_TO_COME,
    ENTERING,
    HUMAN_ON_TILE,
    HUMANS_ON_TILE,
    IN_REACH,
    NEAR_DEMON,
    ONE_DEMON,
    ONE_HUMAN,
    OP_ATTACK,
    OP_BLOCK_EDGE,
    OP_DESTINY_DICE,
    OP_DISCARD_OBJECT,
    OP_HEAL,
    OP_HIT,
    OP_LOOK,
    OP_LOSE_TILE,
    OP_LOSE_TP,
    OP_MOVE,
    OP_PUT_HOLE,
    OP_SPAWN,
    OTHER_HUMAN,
    OTHER_HUMAN_HERE,
    OTHER_HUMANS,
    OTHER_WARRIOR_HERE,
    THE_DEMON,
    WARRIORS_ON_TILE,
    Operation,
)
from undercroft.families.tunnels.rules.components.warriors import TROG_FAMILY
from undercroft.families.tunnels.rules.figures import DARK, DEMONS, HUMANS, TROGS
from undercroft.families.tunnels.rules.masks import members
from undercroft.families.tunnels.rules.places import place_code
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.supply import count_kind, demons_on_map, free_trog
from undercroft.families.tunnels.rules.words.reasons import OK
from undercroft.maps.paths import distances_from
from undercroft.maps.sides import BITS


def condemned(t: Tunnels) -> int:
    """The Condemned on the map, as a mask (25.3)."""
    found = 0
    for figure in members(t.living()):
        if t.kind_of(figure).is_condemned:
            found |= 1 << figure
    return found


def is_tile_choice(who: int) -> bool:
    """Whether an operation means everybody on one tile."""
    return who in (HUMANS_ON_TILE, WARRIORS_ON_TILE)


def figures_for(t: Tunnels, op: Operation, actor: int, slot: int) -> int:
    """The figures that an operation may mean, as a mask."""
    who = op.who
    if who in (BEARER, ATTACKER, ENTERING):
        found = 1 << actor if t.at[actor] >= 0 else 0
    elif who == CONDEMNED:
        found = condemned(t)
    elif who == CONDEMNED_HERE:
        found = condemned(t) & t.on[slot] & ~(1 << actor)
    elif who in (ONE_HUMAN, ALL_HUMANS):
        found = t.living()
    elif who == HUMAN_ON_TILE:
        found = t.on[slot] & HUMANS
    elif who == ONE_DEMON:
        found = demons_on_map(t) & DEMONS
    elif who == ALL_CONDEMNED:
        found = condemned(t)
    else:
        found = others_for(t, who, actor, slot)
    if op.kinds or op.within:
        found = keep_meant(t, op, found)
    code = op.code
    if code == OP_HEAL:
        return keep_hurt(t, found)
    if code == OP_ATTACK:
        return keep_in_company(t, found)
    if code == OP_MOVE:
        return keep_movable(t, found)
    return found


def others_for(t: Tunnels, who: int, actor: int, slot: int) -> int:
    """The figures beside one warrior, or the Demon, that an operation may mean, as a mask."""
    if who in (OTHER_HUMAN, OTHER_HUMANS):
        return t.living() & ~(1 << actor)
    if who == OTHER_HUMAN_HERE:
        return t.on[slot] & HUMANS & ~(1 << actor)
    if who == OTHER_WARRIOR_HERE:
        return t.on[slot] & ~(1 << actor)
    if who == DEMON_HERE:
        return t.on[slot] & DEMONS
    if who == DEMON_TO_COME:
        return 1 << t.demon_figure()
    if who == THE_DEMON:
        return 1 << t.demon_figure() if t.at[t.demon_figure()] >= 0 else 0
    return 0


def keep_meant(t: Tunnels, op: Operation, mask: int) -> int:
    """Those of a set who are of the right kinds and near enough to the Demon."""
    near = demon_distances(t) if op.within else []
    found = 0
    for figure in members(mask):
        if op.kinds and not op.kinds >> t.kind[figure] & 1:
            continue
        if op.within and not (near and 0 <= near[t.at[figure]] <= op.within):
            continue
        found |= 1 << figure
    return found


def demon_distances(t: Tunnels) -> list[int]:
    """How far each tile is from the Demon by passages, -1 if out of reach; nothing if it is not in play."""
    slot = t.at[t.demon_figure()]
    return distances_from(t.map, slot) if slot >= 0 else []


def keep_hurt(t: Tunnels, mask: int) -> int:
    """Those of a set who have a line to heal."""
    found = 0
    for figure in members(mask):
        if t.hurt[figure]:
            found |= 1 << figure
    return found


def keep_in_company(t: Tunnels, mask: int) -> int:
    """Those of a set who have another Human beside them."""
    found = 0
    for figure in members(mask):
        if t.on[t.at[figure]] & HUMANS & ~(1 << figure):
            found |= 1 << figure
    return found


def keep_movable(t: Tunnels, mask: int) -> int:
    """Those of a set who have a joined tile with room (21.7)."""
    found = 0
    for figure in members(mask):
        if neighbours_with_room(t, figure):
            found |= 1 << figure
    return found


def neighbours_with_room(t: Tunnels, figure: int) -> list[int]:
    """The joined tiles with room for a warrior (25.49)."""
    slot = t.at[figure]
    found: list[int] = []
    for side in range(4):
        if t.map.joined[slot] & BITS[side]:
            other = t.map.beside[slot * 4 + side]
            if t.has_room(figure, other):
                found.append(other)
    return found


def tiles_for(t: Tunnels, op: Operation, actor: int, slot: int) -> list[int]:
    """The tiles that an operation may choose."""
    if op.code == OP_SPAWN:
        if not is_left(t, op.figure):
            return []
        fitting = [other for other in range(len(t.laid)) if has_room_for(t, op.figure, other)]
        if op.is_legal:
            return [other for other in fitting if place_code(t, op.figure, other) == OK]
        return fitting
    if op.code == OP_PUT_HOLE:
        if not t.holes_left:
            return []
        return [other for other in range(len(t.laid)) if t.on[other] & TROGS and not t.has_hole(other)]
    if op.who == HUMANS_ON_TILE:
        wanted = HUMANS
    else:
        wanted = HUMANS | DARK
    found: list[int] = []
    if op.place == IN_REACH:
        reached = [slot]
        for side in range(4):
            if t.map.joined[slot] & BITS[side]:
                reached.append(t.map.beside[slot * 4 + side])
        for other in reached:
            if t.on[other] & wanted:
                found.append(other)
        return found
    near: list[int] = demon_distances(t) if op.place == NEAR_DEMON else []
    for other in range(len(t.laid)):
        if op.place == NEAR_DEMON:
            if near and not 0 <= near[other] <= 1:
                continue
            if not near and not t.map.free[other]:
                continue
        if t.on[other] & wanted:
            found.append(other)
    return found


def spawn_fits(t: Tunnels, kind: int, slot: int) -> bool:
    """Whether a figure of the Demon side is left in the box and has room on a tile (25.41)."""
    return is_left(t, kind) and has_room_for(t, kind, slot)


def is_left(t: Tunnels, kind: int) -> bool:
    """Whether a figure of a kind of the Demon side is left in the box."""
    if t.box.kinds[kind].family == TROG_FAMILY:
        if free_trog(t) < 0:
            return False
        return kind == t.box.trog_kind or count_kind(t, kind) < t.box.kinds[kind].figures
    return t.free_figure(kind) >= 0 and count_kind(t, kind) < t.box.kinds[kind].figures


def has_room_for(t: Tunnels, kind: int, slot: int) -> bool:
    """Whether a tile has room for another warrior of a kind of the Demon side."""
    return t.strength(t.on[slot] & DARK) + t.box.kinds[kind].counts_as <= t.size_of(slot)


def edges(t: Tunnels, op: Operation) -> list[int]:
    """The openings that can be blocked, as slot * 4 + side: each passage once, each unexplored one (21.8)."""
    found: list[int] = []
    for slot in range(len(t.laid)):
        for side in range(4):
            bit = BITS[side]
            other = t.map.beside[slot * 4 + side]
            if t.map.blocked[slot] & bit:
                continue
            if (other > slot and t.map.joined[slot] & bit) or (
                other < 0 and t.map.free[slot] & bit and not op.is_passage
            ):
                found.append(slot * 4 + side)
    return found


def has_effect(t: Tunnels, program: int, actor: int, slot: int) -> bool:
    """Whether the first operation of a program would mean anybody or anything now (25.18)."""
    op = t.box.operations[t.box.programs[program].start]
    code = op.code
    who = op.who
    if code == OP_LOSE_TP:
        return t.tp > 0
    if code == OP_DESTINY_DICE:
        return t.can_roll_more()
    if code == OP_LOSE_TILE:
        return t.can_lose_tile()
    if code == OP_PUT_HOLE:
        return bool(tiles_for(t, op, actor, slot))
    if code == OP_SPAWN:
        return bool(tiles_for(t, op, actor, slot)) if op.place == ANY_TILE else True
    if code == OP_BLOCK_EDGE:
        return bool(edges(t, op))
    if code == OP_DISCARD_OBJECT:
        return any_gear(t)
    if code == OP_LOOK:
        return not t.tiles.is_empty()
    if is_tile_choice(who):
        return bool(tiles_for(t, op, actor, slot))
    if who == ALL_TROGS or who < 0:
        return True
    return figures_for(t, op, actor, slot) != 0


def spares_enemies(t: Tunnels, program: int, actor: int, slot: int) -> bool:
    """Whether a program hits everybody on one tile, and no tile that it can choose holds an enemy (20.3)."""
    op = t.box.operations[t.box.programs[program].start]
    if op.code != OP_HIT or op.who != WARRIORS_ON_TILE:
        return False
    for other in tiles_for(t, op, actor, slot):
        if t.enemies_on(other, actor):
            return False
    return True


def any_gear(t: Tunnels) -> bool:
    """Whether a Human on the map bears an Object."""
    for figure in members(t.living()):
        if t.gear[figure]:
            return True
    return False
