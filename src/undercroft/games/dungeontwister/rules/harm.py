"""Chapter 7: wounds, death and leaving; and what every finished action is followed by."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.dungeontwister.rules.box import GROWS_BRAMBLES, ROPE, TREASURE
from undercroft.games.dungeontwister.rules.events import (
    BRAMBLES_GONE,
    BRIDGE_BROKE,
    DIED,
    LEFT,
    LOST_THING,
    TREE_ASLEEP,
    WOUND,
)
from undercroft.games.dungeontwister.rules.footing import OBSTACLES, is_dry, is_obstacle, needs_help
from undercroft.games.dungeontwister.rules.state import (
    Labyrinth,
)
from undercroft.games.dungeontwister.rules.terrain import BRIDGE, BROKEN_BRIDGE, WATER
from undercroft.games.dungeontwister.rules.tokens import (
    BRAMBLES_AT,
    DEAD,
    FIRST_ROPE,
    FIRST_THING,
    HURT,
    LEFT_BOARD,
    OFF,
    OUT,
    TIED,
    TOKENS,
    TREE_AT,
    WOUNDED,
    bits,
    is_character,
    owner_of,
)


def progress(t: Labyrinth) -> None:
    """Something happened that cannot be undone: the count towards a draw begins again (7.7)."""
    t.idle = -1


def wound(t: Labyrinth, token: int) -> None:
    """A character is wounded; one whom he carries dies (7.1, 7.2)."""
    t.marks[token] |= WOUNDED | HURT
    t.set_extra(token, 0)
    if t.log is not None:
        t.tell(WOUND, [token])
    thing = t.load[token]
    if thing >= 0 and is_character(thing):
        t.load[token] = -1
        kill(t, thing)


def strike(t: Labyrinth, token: int) -> None:
    """An unwounded character is wounded, a wounded one dies."""
    if t.is_wounded(token):
        kill(t, token)
    else:
        wound(t, token)


def kill(t: Labyrinth, token: int) -> None:
    """A character dies: a point for the other player; what he carried stays, whom he carried dies (7.3)."""
    carrier = t.carrier(token)
    if carrier >= 0:
        t.load[carrier] = -1
    thing = t.load[token]
    t.load[token] = -1
    t.set_extra(token, 0)
    t.lift(token, OUT)
    t.marks[token] = DEAD
    t.score(1 - owner_of(token), 1)
    progress(t)
    if t.log is not None:
        t.tell(DIED, [token])
    if t.has(token, GROWS_BRAMBLES):
        remove_brambles(t, owner_of(token))
    if thing >= 0 and is_character(thing):
        kill(t, thing)


def remove_brambles(t: Labyrinth, seat: int) -> None:
    """A seat's brambles go back to its hand."""
    if t.markers[BRAMBLES_AT + seat] != OFF:
        t.markers[BRAMBLES_AT + seat] = OFF
        if t.log is not None:
            t.tell(BRAMBLES_GONE, [seat])


def remove_tree(t: Labyrinth, seat: int) -> None:
    """A seat's living tree is a tree like others again."""
    if t.markers[TREE_AT + seat] != OFF:
        t.markers[TREE_AT + seat] = OFF
        if t.log is not None:
            t.tell(TREE_ASLEEP, [seat])


def lose(t: Labyrinth, thing: int) -> None:
    """An object goes out of the game."""
    carrier = t.carrier(thing)
    if carrier >= 0:
        t.load[carrier] = -1
    t.lift(thing, OUT)
    t.marks[thing] = 0
    if t.log is not None:
        t.tell(LOST_THING, [thing])


def leave(t: Labyrinth, token: int) -> None:
    """An unwounded character leaves the labyrinth with all that he carries (7.4)."""
    seat = owner_of(token)
    gain = t.box.leaving[t.kind[token]]
    thing = t.load[token]
    t.load[token] = -1
    t.lift(token, OUT)
    t.marks[token] = LEFT_BOARD
    t.set_extra(token, 0)
    if thing >= 0:
        gain += 1 if t.has(thing, TREASURE) else 0
        t.lift(thing, OUT)
        t.marks[thing] = LEFT_BOARD
    t.score(seat, gain)
    progress(t)
    if t.log is not None:
        t.tell(LEFT, [token, gain])


def settle(t: Labyrinth) -> None:
    """After every action: falls, breaking bridges and lost objects, then who carries what lies under him."""
    at = t.at
    land = t.ground.land
    here = t.ground.here
    risky: i64 = 0
    crowded = False
    count: i64 = TOKENS
    token: i64 = 0
    bit: i64 = 1
    while token < count:
        square: i64 = at[token]
        if square >= 0:
            ground: i64 = land[square]
            is_thing = token >= FIRST_THING and not is_character(token)
            if OBSTACLES >> ground & 1 or (is_thing and t.marks[token] & TIED):
                risky |= bit
            mask: i64 = here[square]
            if mask & (mask - 1) and not is_thing and t.load[token] < 0:
                crowded = True
        token += 1
        bit <<= 1
    if risky and settle_obstacles(t, risky):
        crowded = True
    if crowded:
        pick_up_all(t)


def pick_up_all(t: Labyrinth) -> None:
    """All whose hands are empty carry what lies under them."""
    for token in range(FIRST_ROPE):
        square = t.at[token]
        if square >= 0 and t.load[token] < 0 and is_character(token):
            pick_up_below(t, token, square)


def settle_obstacles(t: Labyrinth, risky: int) -> bool:
    """Who is on an obstacle falls, and objects there are lost; ropes elsewhere are tied no longer.

    The mask is of all tokens on obstacles and all ropes that are tied. Whether something was lost.
    """
    tokens = bits(risky)
    for token in tokens:
        square = t.at[token]
        if square >= 0 and is_character(token):
            fall(t, token, square)
    for token in tokens:
        square = t.at[token]
        if square >= 0 and not is_character(token):
            settle_thing(t, token, square)
    for token in tokens:
        if t.at[token] == OUT:
            return True
    return False


def fall(t: Labyrinth, token: int, square: int) -> None:
    """What an obstacle does to a character whose action ends on it (9.2 to 9.5)."""
    ground = t.terrain(square)
    if is_dry(t, square):
        return
    if ground == BRIDGE:
        if t.strength(token) > t.box.light:
            t.set_soil(square, t.soil[square] | BROKEN_BRIDGE)
            if t.log is not None:
                t.tell(BRIDGE_BROKE, [t.spot(square)])
        return
    if ground == WATER or not needs_help(t, token, ground):
        return
    carrier = t.carrier(token)
    if carrier >= 0 and not needs_help(t, carrier, ground):
        return
    kill(t, token)


def settle_thing(t: Labyrinth, thing: int, square: int) -> None:
    """What becomes of an object where the action ended: lost on an obstacle that does not hold it (5.4)."""
    ground = t.terrain(square)
    if not is_obstacle(ground) or ground == BRIDGE:
        if t.has(thing, ROPE) and not is_obstacle(ground):
            t.marks[thing] &= ~TIED
        return
    if is_dry(t, square):
        return
    carrier = t.carrier(thing)
    if carrier >= 0 and not needs_help(t, carrier, ground):
        return
    lose(t, thing)


def pick_up_below(t: Labyrinth, token: int, square: int) -> None:
    """Who ends an action on a square with one loose thing carries it (5.1)."""
    others = t.ground.here[square] & ~(1 << token)
    if not others or others & (others - 1) or t.carrier(token) >= 0:
        return
    thing = bits(others)[0]
    if is_character(thing):
        if t.is_wounded(token) or not t.is_wounded(thing) or owner_of(thing) != owner_of(token):
            return
        if t.load[thing] >= 0:
            return
    elif t.strength(token) < t.box.weight[t.kind[thing]]:
        return
    t.load[token] = thing
