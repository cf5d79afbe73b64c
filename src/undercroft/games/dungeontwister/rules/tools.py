"""Chapters 8 to 11: felling, vines, sconces, portcullises, fountains, healing, walking through walls."""

from __future__ import annotations

from undercroft.games.dungeontwister.rules.acting import (
    able_refusal,
    act_refusal,
    has_trait_refusal,
    trait_refusal,
)
from undercroft.games.dungeontwister.rules.box import (
    BREAKS,
    FELLS,
    HEALS,
    PICKS_LOCKS,
    REGENERATES,
    WALKS_WALLS,
)
from undercroft.games.dungeontwister.rules.events import (
    DRANK,
    FELLED,
    GATE_BROKEN,
    GATE_CLOSED,
    GATE_OPENED,
    HEALED,
    REGENERATED,
    ROPE_CUT,
    TORCH_TAKEN,
    WALKED_WALL,
)
from undercroft.games.dungeontwister.rules.footing import stop_refusal, tie_rope
from undercroft.games.dungeontwister.rules.harm import kill, progress, remove_tree, wound
from undercroft.games.dungeontwister.rules.sight import are_adjacent, neighbours
from undercroft.games.dungeontwister.rules.state import (
    ROPES_OUT,
    TORCHES_OUT,
    Labyrinth,
    is_enemy_line,
)
from undercroft.games.dungeontwister.rules.terrain import (
    BROKEN,
    CUT_MARK,
    EMPTY_SCONCE,
    FOUNTAIN,
    PORTCULLIS,
    RAISED,
    SCONCE,
    STUMP_MARK,
    TREE,
    VINES,
    is_passable,
    is_web,
)
from undercroft.games.dungeontwister.rules.tokens import (
    CHARACTERS,
    FIRST_ROPE,
    FIRST_TORCH,
    HURT,
    RESTED,
    TOKENS,
    WOUNDED,
    bits,
    is_character,
    owner_of,
)
from undercroft.games.dungeontwister.rules.verbs import (
    FRIEND_ON_TOP,
    HANDS_FULL,
    HURT_THIS_TURN,
    LEGAL,
    NO_FIGURE,
    NO_FOUNTAIN,
    NO_GATE,
    NO_POINTS,
    NO_SCONCE,
    NO_TREE,
    NO_VINES,
    NO_WALL,
    NO_WAY,
    NOT_ABLE,
    NOT_ADJACENT,
    NOT_WOUNDED,
    NOT_YOURS,
    SUPPLY_OUT,
    TAKEN_ALREADY,
    TOO_MANY,
)

# Felling trees, rule 10.10


def fells_for_nothing(t: Labyrinth, token: int) -> bool:
    """Whether felling costs a character no point: one who fells by himself, with the saw (12.6)."""
    return t.has(token, FELLS) and t.bears(token, FELLS)


def fell_refusal(t: Labyrinth, seat: int, token: int, side: int) -> int:
    """Why a character cannot fell the tree on a side of him."""
    refusal = able_refusal(t, seat, token)
    if refusal:
        return refusal
    if not t.has(token, FELLS) and not t.bears(token, FELLS):
        return NOT_ABLE
    if not fells_for_nothing(t, token) and act_refusal(t, seat, token):
        return NO_POINTS
    square = t.joined(t.at[token], side)
    return LEGAL if square >= 0 and t.terrain(square) == TREE else NO_TREE


def fell(t: Labyrinth, token: int, side: int) -> None:
    """The tree falls: who is in it is wounded or dies, its spell is broken (10.10)."""
    square = t.joined(t.at[token], side)
    t.set_soil(square, t.soil[square] | STUMP_MARK)
    progress(t)
    if t.log is not None:
        t.tell(FELLED, [token, t.spot(square)])
    for seat in range(2):
        if t.living_tree(square) == seat:
            remove_tree(t, seat)
    inside = bits(t.ground.here[square] & CHARACTERS)
    wounded = [other for other in inside if t.is_wounded(other)]
    for other in inside:
        if other not in wounded:
            wound(t, other)
    for other in wounded:
        if t.at[other] == square:
            kill(t, other)


# Vines and sconces, rule 9.7, 8.6


def cut_refusal(t: Labyrinth, seat: int, token: int) -> int:
    """Why a character cannot cut a rope from vines."""
    refusal = act_refusal(t, seat, token)
    if refusal:
        return refusal
    square = t.at[token]
    if t.terrain(square) != VINES:
        return NO_VINES
    if t.soil[square] & CUT_MARK:
        return TAKEN_ALREADY
    return new_thing_refusal(t, token, t.supplies[ROPES_OUT], t.box.ropes)


def new_thing_refusal(t: Labyrinth, token: int, given: int, most: int) -> int:
    """Why a character cannot be given a neutral object."""
    if given == most:
        return SUPPLY_OUT
    if t.load[token] >= 0:
        return HANDS_FULL
    return LEGAL if t.ground.here[t.at[token]] == 1 << token else TOO_MANY


def give(t: Labyrinth, token: int, thing: int, kind: int) -> None:
    """A neutral object comes into a character's hands."""
    t.name(thing, kind)
    t.put(thing, t.at[token])
    t.load[token] = thing


def cut(t: Labyrinth, token: int) -> None:
    """A rope from the vines."""
    t.set_soil(t.at[token], t.soil[t.at[token]] | CUT_MARK)
    give(t, token, FIRST_ROPE + t.supplies[ROPES_OUT], t.box.rope_kind)
    t.supply(ROPES_OUT, 1)
    if t.log is not None:
        t.tell(ROPE_CUT, [token])


def torch_refusal(t: Labyrinth, seat: int, token: int, side: int) -> int:
    """Why a character cannot take a torch from the wall."""
    refusal = act_refusal(t, seat, token)
    if refusal:
        return refusal
    if t.map.edge_kind(t.at[token], side) != SCONCE:
        return NO_SCONCE
    return new_thing_refusal(t, token, t.supplies[TORCHES_OUT], t.box.torches)


def take_torch(t: Labyrinth, token: int, side: int) -> None:
    """A torch from the wall."""
    t.set_edge(t.at[token], side, EMPTY_SCONCE)
    give(t, token, FIRST_TORCH + t.supplies[TORCHES_OUT], t.box.torch_kind)
    t.supply(TORCHES_OUT, 1)
    if t.log is not None:
        t.tell(TORCH_TAKEN, [token])


# Portcullises, rule 8.3


def gate_at(t: Labyrinth, square: int, side: int, kind: int, other_kind: int) -> int:
    """The edge on a side of a square, its own first, that is one of two kinds; -1 if none."""
    edge = t.map.edge(square, side)
    if t.map.kinds[edge] == kind or t.map.kinds[edge] == other_kind:
        return edge
    other = t.map.facing[edge]
    if other >= 0 and (t.map.kinds[other] == kind or t.map.kinds[other] == other_kind):
        return other
    return -1


def break_refusal(t: Labyrinth, seat: int, token: int, side: int) -> int:
    """Why a character cannot break the portcullis on a side of him."""
    refusal = has_trait_refusal(t, seat, token, BREAKS)
    if refusal:
        return refusal
    return LEGAL if gate_at(t, t.at[token], side, PORTCULLIS, RAISED) >= 0 else NO_GATE


def lock_refusal(t: Labyrinth, seat: int, token: int, side: int, kind: int) -> int:
    """Why a character cannot open or close the portcullis on a side of him."""
    refusal = act_refusal(t, seat, token)
    if refusal:
        return refusal
    if not t.has(token, PICKS_LOCKS) and not t.bears(token, PICKS_LOCKS):
        return NOT_ABLE
    return LEGAL if gate_at(t, t.at[token], side, kind, kind) >= 0 else NO_GATE


def set_gate(t: Labyrinth, token: int, side: int, kind: int) -> None:
    """Break, open or close a portcullis."""
    was = RAISED if kind == PORTCULLIS else PORTCULLIS
    edge = gate_at(t, t.at[token], side, was, RAISED if kind == BROKEN else was)
    square = edge >> 2
    towards = side if square == t.at[token] else side ^ 2
    t.set_edge(square, towards, kind)
    if kind == BROKEN:
        progress(t)
    if t.log is not None:
        event = GATE_BROKEN if kind == BROKEN else GATE_OPENED if kind == RAISED else GATE_CLOSED
        t.tell(event, [token, t.spot(square), towards])


# Getting well, rule 9.9, 11.1, 11.5


def rise_refusal(t: Labyrinth, token: int) -> int:
    """Why a character cannot get up: he is not wounded, or somebody stands where he lies."""
    if not t.is_wounded(token):
        return NOT_WOUNDED
    return FRIEND_ON_TOP if t.standing(t.at[token]) >= 0 else LEGAL


def own_wounded_refusal(t: Labyrinth, seat: int, token: int) -> int:
    """Why a wounded character of a seat can do nothing for himself."""
    if token >= TOKENS or not is_character(token):
        return NO_FIGURE
    if owner_of(token) != seat:
        return NOT_YOURS
    if t.at[token] < 0:
        return NO_FIGURE
    if t.ap == 0:
        return NO_POINTS
    return rise_refusal(t, token)


def drink_refusal(t: Labyrinth, seat: int, token: int) -> int:
    """Why a wounded character cannot drink from a fountain (9.9)."""
    refusal = own_wounded_refusal(t, seat, token)
    if refusal:
        return refusal
    return LEGAL if is_by_fountain(t, t.at[token]) else NO_FOUNTAIN


def is_by_fountain(t: Labyrinth, square: int) -> bool:
    """Whether a fountain is next to a square."""
    for near in neighbours(t, square):
        if t.terrain(near) == FOUNTAIN:
            return True
    return False


def drink(t: Labyrinth, token: int) -> None:
    """The fountain heals, and he may act at once."""
    t.ap -= 1
    t.marks[token] &= ~WOUNDED
    if t.log is not None:
        t.tell(DRANK, [token])


def heal_refusal(t: Labyrinth, seat: int, target: int) -> int:
    """Why a seat's healer cannot heal a character."""
    refusal = trait_refusal(t, seat, HEALS)
    if refusal:
        return refusal
    if target >= TOKENS or not is_character(target) or t.at[target] < 0:
        return NO_FIGURE
    refusal = rise_refusal(t, target)
    if refusal:
        return refusal
    return LEGAL if are_adjacent(t, t.at[t.with_trait(seat, HEALS)], t.at[target]) else NOT_ADJACENT


def heal(t: Labyrinth, target: int) -> None:
    """The wounded one gets up, and does nothing more in this turn."""
    t.marks[target] &= ~WOUNDED
    t.marks[target] |= RESTED
    if t.log is not None:
        t.tell(HEALED, [target])


def regenerate_refusal(t: Labyrinth, seat: int) -> int:
    """Why a character cannot heal himself."""
    token = t.with_trait(seat, REGENERATES)
    if token < 0:
        return NO_FIGURE
    refusal = own_wounded_refusal(t, seat, token)
    if refusal:
        return refusal
    return HURT_THIS_TURN if t.marks[token] & HURT else LEGAL


def regenerate(t: Labyrinth, seat: int) -> None:
    """He gets up by himself, and does nothing more in this turn."""
    token = t.with_trait(seat, REGENERATES)
    t.ap -= 1
    t.marks[token] &= ~WOUNDED
    t.marks[token] |= RESTED
    if t.log is not None:
        t.tell(REGENERATED, [token])


# Walking through walls, rule 11.6


def cross_refusal(t: Labyrinth, seat: int, side: int) -> int:
    """Why the wall on a side cannot be crossed."""
    refusal = trait_refusal(t, seat, WALKS_WALLS)
    if refusal:
        return refusal
    token = t.with_trait(seat, WALKS_WALLS)
    edge = t.map.edge(t.at[token], side)
    other = t.map.facing[edge]
    if other < 0:
        return NO_WAY
    near, far = t.map.kinds[edge], t.map.kinds[other]
    if is_web(near) or is_web(far) or near == PORTCULLIS or far == PORTCULLIS:
        return NO_WAY
    if is_passable(near) and is_passable(far):
        return NO_WALL
    square = other >> 2
    if is_enemy_line(square, seat) or t.terrain(square) == TREE:
        return NO_WAY
    return stop_refusal(t, token, square)


def cross(t: Labyrinth, seat: int, side: int) -> None:
    """Through the wall, with all that he carries."""
    token = t.with_trait(seat, WALKS_WALLS)
    square = t.map.neighbour(t.at[token], side)
    t.shift(token, square)
    tie_rope(t, token)
    if t.log is not None:
        t.tell(WALKED_WALL, [token, t.spot(square)])
