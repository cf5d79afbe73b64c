"""Chapter 5: taking, dropping and swapping things on the way."""

from __future__ import annotations

from undercroft.games.dungeontwister.rules.events import (
    DROPPED,
    TOOK,
)
from undercroft.games.dungeontwister.rules.footing import hangs_by_own_rope, is_dry
from undercroft.games.dungeontwister.rules.state import (
    Labyrinth,
)
from undercroft.games.dungeontwister.rules.terrain import BRIDGE, CREVASSE, FOUNTAIN, PIT, WATER
from undercroft.games.dungeontwister.rules.tokens import (
    CHARACTERS,
    TIED,
    TOKENS,
    WOUNDED,
    bits,
    is_character,
    owner_of,
)
from undercroft.games.dungeontwister.rules.verbs import (
    ENEMY_THERE,
    HANDS_EMPTY,
    HANDS_FULL,
    KEEPS_HIM_UP,
    LEGAL,
    NO_DROPPING,
    NOT_THERE,
    SAW_WEIGHT,
    TOO_MANY,
)


def grasp_refusal(t: Labyrinth, token: int, thing: int) -> int:
    """Why a character cannot lay hands on a thing on his square (5.3)."""
    square = t.at[token]
    if thing >= TOKENS or thing == token or t.at[thing] != square or thing == t.load[token]:
        return NOT_THERE
    if holds_enemy(t, token, square):
        return ENEMY_THERE
    if is_character(thing):
        return LEGAL if owner_of(thing) == owner_of(token) and t.is_wounded(thing) else NOT_THERE
    if t.strength(token) < t.box.weight[t.kind[thing]]:
        return SAW_WEIGHT
    holder = t.carrier(thing)
    if holder >= 0 and not t.is_wounded(holder) and hangs_by_own_rope(t, holder):
        return KEEPS_HIM_UP
    return LEGAL


def holds_enemy(t: Labyrinth, token: int, square: int) -> bool:
    """Whether an unwounded enemy of a character stands on a square."""
    for other in bits(t.ground.here[square] & t.enemies(owner_of(token))):
        if t.marks[other] & WOUNDED == 0:
            return True
    return False


def take_refusal(t: Labyrinth, token: int, thing: int) -> int:
    """Why a character cannot take a thing."""
    if t.load[token] >= 0:
        return HANDS_FULL
    return grasp_refusal(t, token, thing)


def lie_refusal(t: Labyrinth, token: int) -> int:
    """Why what a character carries cannot be left where he is (5.4)."""
    thing = t.load[token]
    if thing < 0:
        return HANDS_EMPTY
    square = t.at[token]
    ground = t.terrain(square)
    if ground == FOUNTAIN or t.has_brambles(square):
        return NO_DROPPING
    if ground in (PIT, CREVASSE, WATER):
        if not is_dry(t, square) and not (t.marks[thing] & TIED):
            return NO_DROPPING
    elif ground == BRIDGE and is_character(thing) and t.strength(thing) > t.box.light:
        return NO_DROPPING
    return LEGAL


def drop_refusal(t: Labyrinth, token: int) -> int:
    """Why a character cannot leave what he carries on a square that he crosses."""
    refusal = lie_refusal(t, token)
    if refusal:
        return refusal
    square = t.at[token]
    if holds_enemy(t, token, square):
        return ENEMY_THERE
    return TOO_MANY if len(bits(t.ground.here[square] & ~(1 << token))) > 2 else LEGAL


def swap_refusal(t: Labyrinth, token: int, thing: int) -> int:
    """Why a character cannot leave what he carries and take another thing instead."""
    refusal = lie_refusal(t, token)
    if refusal:
        return refusal
    refusal = grasp_refusal(t, token, thing)
    if refusal:
        return refusal
    left = t.ground.here[t.at[token]] & ~(1 << token) & ~(1 << thing)
    return TOO_MANY if len(bits(left)) > 2 else LEGAL


def take(t: Labyrinth, token: int, thing: int) -> None:
    """Take a thing, from the ground or from whoever has it; one who is taken up leaves his own object."""
    holder = t.carrier(thing)
    if holder >= 0:
        t.load[holder] = -1
    if is_character(thing):
        t.load[thing] = -1
    t.load[token] = thing
    if t.log is not None:
        t.tell(TOOK, [token, thing])


def drop(t: Labyrinth, token: int) -> None:
    """Leave what a character carries on his square; a friend there with empty hands has it now."""
    thing = t.load[token]
    t.load[token] = -1
    if t.log is not None:
        t.tell(DROPPED, [token, thing])
    friend = t.standing(t.at[token], token)
    if friend >= 0 and t.load[friend] < 0 and can_hold(t, friend, thing):
        t.load[friend] = thing


def can_hold(t: Labyrinth, token: int, thing: int) -> bool:
    """Whether a character is able to carry a thing at all."""
    if is_character(thing):
        return owner_of(thing) == owner_of(token)
    return t.strength(token) >= t.box.weight[t.kind[thing]]


def things_at(t: Labyrinth, token: int) -> list[int]:
    """What a character may lay hands on where he is: objects and wounded friends."""
    square = t.at[token]
    things = t.ground.here[square] & ~(1 << token)
    return [thing for thing in bits(things) if not is_character(thing) or (1 << thing) & CHARACTERS]
