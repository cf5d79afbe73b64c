"""Chapter 4: swimming and jumping, and what of moving is offered and refused."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.dungeontwister.rules.acting import act_refusal
from undercroft.games.dungeontwister.rules.events import (
    JUMPED,
    SWAM,
)
from undercroft.games.dungeontwister.rules.footing import (
    OBSTACLES,
    company_refusal,
    edge_refusal,
    is_dry,
    stop_refusal,
    tie_rope,
)
from undercroft.games.dungeontwister.rules.ground import NOWHERE
from undercroft.games.dungeontwister.rules.handling import (
    drop,
    lie_refusal,
)
from undercroft.games.dungeontwister.rules.harm import leave, progress
from undercroft.games.dungeontwister.rules.moving import (
    Moving,
    can_go_on,
    move_refusal,
)
from undercroft.games.dungeontwister.rules.state import (
    JUMPS,
    Labyrinth,
    is_enemy_line,
)
from undercroft.games.dungeontwister.rules.terrain import BRIDGE, CREVASSE, PIT, TREE, WATER
from undercroft.games.dungeontwister.rules.tokens import CHARACTERS, is_character, owner_of
from undercroft.games.dungeontwister.rules.verbs import (
    ENEMY_THERE,
    HANDS_EMPTY,
    JUMP,
    LEAP_FREE,
    LEGAL,
    MOVE,
    NO_JUMP_CARD,
    NO_WAY,
    NOT_OVER,
    OBSTACLE,
    SWIM,
    SWIM_FREE,
    TOO_HEAVY,
)
from undercroft.kernel.moves import Move, first, pack, second, third, verb

# Water, rule 4.6


def swim_refusal(t: Labyrinth, seat: int, token: int, side: int, free: bool) -> int:
    """Why a character cannot go into the water, with whom he carries or without."""
    refusal = act_refusal(t, seat, token)
    if refusal:
        return refusal
    square = t.at[token]
    refusal = edge_refusal(t, token, square, side)
    if refusal:
        return refusal
    beyond = t.map.neighbour(square, side)
    if t.terrain(beyond) != WATER or is_dry(t, beyond):
        return NOT_OVER
    thing = t.load[token]
    carries = thing >= 0 and is_character(thing)
    if free and not carries:
        return HANDS_EMPTY
    if thing >= 0 and (free or not carries):
        refusal = lie_refusal(t, token)
        if refusal:
            return refusal
    t.load[token] = thing if carries and not free else -1
    refusal = company_refusal(t, token, beyond)
    t.load[token] = thing
    return refusal


def swim(t: Labyrinth, token: int, side: int, free: bool) -> None:
    """Into the water; an object stays behind."""
    thing = t.load[token]
    if thing >= 0 and (free or not is_character(thing)):
        drop(t, token)
    beyond = t.map.neighbour(t.at[token], side)
    t.shift(token, beyond)
    if t.log is not None:
        t.tell(SWAM, [token, t.spot(beyond)])
    t.call(Moving(1, 0, token, 0, 1))


# Jumping, rule 4.5


def jump_refusal(t: Labyrinth, seat: int, token: int, over: int, on: int, free: bool) -> int:
    """Why a character cannot jump over a square onto the next."""
    refusal = act_refusal(t, seat, token)
    if refusal:
        return refusal
    if t.hands[JUMPS + seat] == 0:
        return NO_JUMP_CARD
    square = t.at[token]
    middle = t.joined(square, over)
    if middle < 0 or on == over ^ 2:
        return NO_WAY
    if not is_jumped(t, token, middle):
        return NOT_OVER
    target = t.joined(middle, on)
    if target < 0:
        return NO_WAY
    if free:
        refusal = lie_refusal(t, token)
        if refusal:
            return refusal
    return landing_refusal(t, seat, token, target, free)


def is_jumped(t: Labyrinth, token: int, middle: int) -> bool:
    """Whether a character can jump over a square: an obstacle with nobody on it."""
    ground = t.terrain(middle)
    if t.ground.here[middle] & CHARACTERS:
        return False
    if ground == BRIDGE:
        return t.strength(token) > t.box.light
    return ground in (PIT, CREVASSE, WATER)


def landing_refusal(t: Labyrinth, seat: int, token: int, target: int, free: bool) -> int:
    """Why a jump cannot end on a square."""
    if is_enemy_line(target, seat):
        return ENEMY_THERE if t.ground.here[target] & CHARACTERS else LEGAL
    ground = t.terrain(target)
    if t.has_brambles(target) or ground == TREE:
        return NO_WAY
    if (ground in (PIT, CREVASSE, WATER)) and not is_dry(t, target):
        return OBSTACLE
    if ground == BRIDGE and t.strength(token) > t.box.light and not is_dry(t, target):
        return TOO_HEAVY
    thing = t.load[token]
    if free:
        t.load[token] = -1
    refusal = company_refusal(t, token, target)
    if refusal == LEGAL:
        refusal = stop_refusal(t, token, target)
    t.load[token] = thing
    return refusal


def jump(t: Labyrinth, token: int, over: int, on: int, free: bool) -> None:
    """Over an obstacle in one leap; the card is spent for good."""
    seat = owner_of(token)
    t.hands[JUMPS + seat] -= 1
    progress(t)
    if free:
        drop(t, token)
    target = t.joined(t.joined(t.at[token], over), on)
    t.shift(token, target)
    if t.log is not None:
        t.tell(JUMPED, [token, t.spot(target)])
    if is_enemy_line(target, seat):
        leave(t, token)
    else:
        tie_rope(t, token)


# What a turn offers of this chapter


def moving_refusal(t: Labyrinth, seat: int, move: Move) -> int:
    """Why a move of this chapter cannot be made."""
    what, token = verb(move), first(move)
    if what == MOVE:
        return move_refusal(t, seat, token)
    if what in (SWIM, SWIM_FREE):
        return swim_refusal(t, seat, token, second(move), what == SWIM_FREE)
    return jump_refusal(t, seat, token, second(move), third(move), what == LEAP_FREE)


def add_moving(t: Labyrinth, seat: int, token: int, moves: list[Move]) -> None:
    """What of this chapter a character that can act may do."""
    if can_go_on(t, token, t.box.move[t.kind[token]], 0):
        moves.append(pack(MOVE, token))
    at: i64 = t.at[token]
    land = t.ground.land
    joins = t.ground.joins
    for side in range(4):
        joined: i64 = joins[at * 4 + side]
        if joined >= 0:
            ground: i64 = land[joined]
            if OBSTACLES >> ground & 1:
                if ground == WATER:
                    add_swimming(t, seat, token, side, moves)
                if t.hands[JUMPS + seat] > 0:
                    add_jumps(t, seat, token, side, moves)
        elif joined < NOWHERE and edge_refusal(t, token, at, side) == LEGAL:
            add_swimming(t, seat, token, side, moves)


def add_swimming(t: Labyrinth, seat: int, token: int, side: int, moves: list[Move]) -> None:
    """Going into the water on a side."""
    for what in (SWIM, SWIM_FREE):
        if swim_refusal(t, seat, token, side, what == SWIM_FREE) == LEGAL:
            moves.append(pack(what, token, side))


def add_jumps(t: Labyrinth, seat: int, token: int, side: int, moves: list[Move]) -> None:
    """Jumps over the square on a side."""
    carries = t.load[token] >= 0
    for on in range(4):
        if jump_refusal(t, seat, token, side, on, False) == LEGAL:
            moves.append(pack(JUMP, token, side, on))
        if carries and jump_refusal(t, seat, token, side, on, True) == LEGAL:
            moves.append(pack(LEAP_FREE, token, side, on))
