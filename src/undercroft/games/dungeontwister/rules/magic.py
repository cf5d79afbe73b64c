"""Chapter 12: torches, scrolls, potions and fire."""

from __future__ import annotations

from undercroft.games.dungeontwister.rules.acting import bearer_refusal, trait_refusal
from undercroft.games.dungeontwister.rules.box import BURNS, FIREBALL, FLIGHT, MAGIC_USER, SPEED, THROWS_FIRE
from undercroft.games.dungeontwister.rules.events import (
    BURNT,
    FIRED,
    FLEW,
    QUAFFED,
)
from undercroft.games.dungeontwister.rules.fighters import place_of
from undercroft.games.dungeontwister.rules.footing import is_dry
from undercroft.games.dungeontwister.rules.forest import unweave
from undercroft.games.dungeontwister.rules.harm import kill, lose, remove_brambles, remove_tree
from undercroft.games.dungeontwister.rules.sight import can_target, line, sees, sees_square
from undercroft.games.dungeontwister.rules.state import (
    Labyrinth,
)
from undercroft.games.dungeontwister.rules.terrain import FOUNTAIN, TREE, VINES, WATER, is_web
from undercroft.games.dungeontwister.rules.tokens import (
    BRAMBLES,
    CHARACTERS,
    FIGHTERS,
    FLYING,
    LIVING_TREE,
    TOKENS,
    bits,
    is_character,
)
from undercroft.games.dungeontwister.rules.verbs import (
    IN_WATER,
    IS_CARRIED,
    LACKS_OBJECT,
    LEGAL,
    NO_FIGURE,
    NO_WEB,
    NOT_ABLE,
    NOT_SEEN,
    NOT_TARGETABLE,
)


def web_beside(t: Labyrinth, square: int, side: int) -> bool:
    """Whether there is a web on a side of a square, in its own room or in the one beyond."""
    edge = t.map.edge(square, side)
    other = t.map.facing[edge]
    return is_web(t.map.kinds[edge]) or (other >= 0 and is_web(t.map.kinds[other]))


def burn_refusal(t: Labyrinth, seat: int, token: int, side: int) -> int:
    """Why a character cannot burn a web (12.7)."""
    refusal = bearer_refusal(t, seat, token, BURNS)
    if refusal:
        return refusal
    return LEGAL if web_beside(t, t.at[token], side) else NO_WEB


def burn(t: Labyrinth, token: int, square: int, side: int) -> None:
    """A web goes up in flames."""
    if t.log is not None:
        t.tell(BURNT, [token, t.spot(square), side])
    unweave(t, square, side)


def fly_refusal(t: Labyrinth, seat: int, token: int, target: int) -> int:
    """Why a character cannot let another fly by the scroll (12.3)."""
    refusal = bearer_refusal(t, seat, token, FLIGHT)
    if refusal:
        return refusal
    if not t.has(token, MAGIC_USER):
        return NOT_ABLE
    if target >= TOKENS or not is_character(target) or t.at[target] < 0:
        return NO_FIGURE
    if not sees_square(t, t.at[token], t.at[target]):
        return NOT_SEEN
    return LEGAL if can_target(t, token, target) else NOT_TARGETABLE


def fly(t: Labyrinth, token: int, target: int) -> None:
    """The scroll is used up: its target flies until the end of the turn."""
    t.marks[target] |= FLYING
    if t.log is not None:
        t.tell(FLEW, [token, target])
    lose(t, t.load[token])


def quaff_refusal(t: Labyrinth, seat: int, token: int) -> int:
    """Why a character cannot drink the potion (12.9)."""
    return bearer_refusal(t, seat, token, SPEED)


def quaff(t: Labyrinth, token: int) -> None:
    """The potion is used up: its drinker has points of his own in this turn."""
    t.set_extra(token, t.extra[token] + t.box.potion)
    if t.log is not None:
        t.tell(QUAFFED, [token])
    lose(t, t.load[token])


# Fire, rule 12.10


def wand_refusal(t: Labyrinth, seat: int) -> int:
    """Why a seat has nobody who can use the wand."""
    refusal = trait_refusal(t, seat, THROWS_FIRE)
    if refusal:
        return refusal
    return LEGAL if t.bears(t.with_trait(seat, THROWS_FIRE), FIREBALL) else LACKS_OBJECT


def fireball_refusal(t: Labyrinth, seat: int, target: int) -> int:
    """Why the fire cannot strike a target."""
    refusal = wand_refusal(t, seat)
    if refusal:
        return refusal
    token = t.with_trait(seat, THROWS_FIRE)
    if target >= FIGHTERS or (target < TOKENS and not is_character(target)) or target == token:
        return NO_FIGURE
    square = place_of(t, target)
    if square < 0:
        return NO_FIGURE
    if target >= TOKENS:
        return LEGAL if square != t.at[token] and sees_square(t, t.at[token], square) else NOT_SEEN
    carrier = t.carrier(target)
    if carrier >= 0 and not t.is_wounded(carrier):
        return IS_CARRIED
    if t.terrain(square) == WATER and not is_dry(t, square):
        return IN_WATER
    return LEGAL if sees(t, token, target) else NOT_SEEN


def fireball(t: Labyrinth, seat: int, target: int) -> None:
    """The wand is used up: what it strikes dies, burns or loses its spell."""
    token = t.with_trait(seat, THROWS_FIRE)
    square = place_of(t, target)
    if t.log is not None:
        t.tell(FIRED, [token, target])
    lose(t, t.load[token])
    if BRAMBLES <= target < LIVING_TREE:
        remove_brambles(t, target - BRAMBLES)
        return
    owner = t.living_tree(square)
    if owner >= 0:
        remove_tree(t, owner)
        for other in bits(t.ground.here[square] & CHARACTERS):
            if t.at[other] == square:
                kill(t, other)
    else:
        kill(t, target)


def web_in_line(t: Labyrinth, square: int, side: int) -> int:
    """The square at whose side a web ends the sight from a square, -1 if none does."""
    last = square
    high = t.terrain(square) == TREE
    for at in line(t, square, side):
        last = at
    if last != square and not high:
        ground = t.terrain(last)
        if ground in (TREE, FOUNTAIN, VINES) or t.ground.here[last] & CHARACTERS:
            return -1
    if last != square and t.has_brambles(last):
        return -1
    return last if web_beside(t, last, side) else -1


def scorch_refusal(t: Labyrinth, seat: int, side: int) -> int:
    """Why the fire cannot burn a web on a side."""
    refusal = wand_refusal(t, seat)
    if refusal:
        return refusal
    return LEGAL if web_in_line(t, t.at[t.with_trait(seat, THROWS_FIRE)], side) >= 0 else NO_WEB


def scorch(t: Labyrinth, seat: int, side: int) -> None:
    """The wand is used up, and a web with it."""
    token = t.with_trait(seat, THROWS_FIRE)
    square = web_in_line(t, t.at[token], side)
    lose(t, t.load[token])
    burn(t, token, square, side)
