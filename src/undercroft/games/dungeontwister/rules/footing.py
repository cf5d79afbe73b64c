"""Chapter 9: what holds a character up, where he may pass and where he may stop."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.dungeontwister.rules.box import ELF, ELVISH_VISION, FLIES, ROPE, WALKS_PITS
from undercroft.games.dungeontwister.rules.ground import NOWHERE
from undercroft.games.dungeontwister.rules.state import Labyrinth, is_enemy_line
from undercroft.games.dungeontwister.rules.terrain import (
    BRIDGE,
    CREVASSE,
    FOUNTAIN,
    PIT,
    TREE,
    WATER,
)
from undercroft.games.dungeontwister.rules.tokens import (
    BRAMBLES_AT,
    CHARACTERS,
    CHARACTERS_OF,
    FLYING,
    PARALYSED,
    THINGS,
    TIED,
    WOUNDED,
    bits,
    is_character,
    owner_of,
)
from undercroft.games.dungeontwister.rules.verbs import (
    CANNOT_BE_THERE,
    ENEMY_THERE,
    LEGAL,
    NO_WAY,
    OBJECT_IN_WATER,
    OBSTACLE,
    SQUARE_TAKEN,
    TOO_HEAVY,
    TOO_MANY,
    WATER_AHEAD,
)

# Terrains as masks: those that are crossed with help only (9.2 to 9.5), and those that bear everybody, and on
# which everybody may stop.
OBSTACLES: Final = 1 << PIT | 1 << CREVASSE | 1 << WATER | 1 << BRIDGE
PLAIN: Final = 8191 & ~(OBSTACLES | 1 << TREE | 1 << FOUNTAIN)


def is_obstacle(terrain: i64) -> bool:
    """Whether a terrain is crossed with help only (9.2, 9.3, 9.4, 9.5)."""
    return terrain >= 0 and OBSTACLES >> terrain & 1 != 0


def flies(t: Labyrinth, token: int) -> bool:
    """Whether a character flies in his moves (9.11)."""
    return t.marks[token] & FLYING != 0 or t.has(token, FLIES)


def has_tied_rope(t: Labyrinth, square: int) -> bool:
    """Whether a rope is tied over a square."""
    things = t.ground.here[square] & THINGS
    if things:
        for token in bits(things):
            if t.marks[token] & TIED:
                return True
    return False


def is_dry(t: Labyrinth, square: int) -> bool:
    """Whether plants or a tied rope make an obstacle safe for everybody."""
    return t.has_plants(square) or has_tied_rope(t, square)


def attachments(t: Labyrinth, square: int, seat: int, mover: int = -1) -> int:
    """How many neighbours a rope over a square can be tied to (9.10); a mover does not stay where he was."""
    count = 0
    for side in range(4):
        other = t.joined(square, side)
        if other < 0 or t.has_brambles(other):
            continue
        ground = t.terrain(other)
        if ground == FOUNTAIN:
            continue
        if ground in (PIT, CREVASSE, WATER):
            if is_dry(t, other) or (ground == PIT and thief_on(t, other, seat, mover)):
                count += 1
        else:
            count += 1
    return count


def thief_on(t: Labyrinth, square: int, seat: int, besides: int = -1) -> bool:
    """Whether an unwounded friend who masters pits stands on a square (11.4)."""
    for token in bits(t.ground.here[square] & CHARACTERS_OF[seat]):
        if token == besides:
            continue
        if t.has(token, WALKS_PITS) and t.marks[token] & (WOUNDED | PARALYSED) == 0:
            return True
    return False


def needs_help(t: Labyrinth, token: int, terrain: i64) -> bool:
    """Whether a terrain is an obstacle to a character who walks."""
    if PLAIN >> terrain & 1:
        return False
    if terrain == BRIDGE:
        return t.strength(token) > t.box.light
    if terrain == PIT and t.has(token, WALKS_PITS) and t.marks[token] & (WOUNDED | PARALYSED) == 0:
        return False
    return terrain in (PIT, CREVASSE, WATER)


def hangs_by_own_rope(t: Labyrinth, token: int) -> bool:
    """Whether nothing but the rope that he carries holds a character up where he is."""
    square = t.at[token]
    if not t.bears(token, ROPE) or not needs_help(t, token, t.terrain(square)) or t.has_plants(square):
        return False
    return t.marks[t.load[token]] & TIED != 0


def footing_refusal(t: Labyrinth, token: int, square: int, with_rope: bool) -> int:
    """Why the ground does not bear a character who walks onto a square; he may yet not stop there."""
    ground = t.terrain(square)
    if t.has_brambles(square) or ground == FOUNTAIN:
        return NO_WAY
    if ground == TREE:
        thing = t.load[token]
        if t.strength(token) > t.box.light:
            return TOO_HEAVY
        if thing >= 0 and is_character(thing) and t.strength(thing) > t.box.light:
            return TOO_HEAVY
        return LEGAL
    if not needs_help(t, token, ground) or is_dry(t, square):
        return LEGAL
    if with_rope and t.bears(token, ROPE) and attachments(t, square, owner_of(token), token) >= 2:
        return LEGAL
    if ground == PIT and thief_on(t, square, owner_of(token)):
        return LEGAL
    if ground == WATER:
        return WATER_AHEAD
    return TOO_HEAVY if ground == BRIDGE else OBSTACLE


def edge_refusal(t: Labyrinth, token: int, square: i64, side: i64) -> int:
    """Why a character cannot cross a side of a square in a move."""
    joined: i64 = t.ground.joins[square * 4 + side]
    if joined >= 0:
        return LEGAL
    if joined == NOWHERE:
        return NO_WAY
    return LEGAL if t.has(token, ELF) or t.bears(token, ELVISH_VISION) else NO_WAY


def company_refusal(t: Labyrinth, token: int, square: int) -> int:
    """Why a character may not end on a square because of those who are there (2.4, 4.3)."""
    here = t.ground.here[square]
    if not here:
        return LEGAL
    mine = 1 << token
    if t.load[token] >= 0:
        mine |= 1 << t.load[token]
    others = here & ~mine
    if not others:
        return LEGAL
    if others & CHARACTERS_OF[1 - owner_of(token)]:
        return ENEMY_THERE
    if t.standing(square, token) >= 0:
        return SQUARE_TAKEN
    count = 1 + len(bits(others)) + (1 if t.load[token] >= 0 else 0)
    if count > 2:
        return TOO_MANY
    if t.terrain(square) == TREE and others & CHARACTERS and heavy_one(t, others):
        return TOO_HEAVY
    return LEGAL


def heavy_one(t: Labyrinth, mask: int) -> bool:
    """Whether one of these characters is too heavy for trees."""
    for token in bits(mask & CHARACTERS):
        if t.strength(token) > t.box.light:
            return True
    return False


def stop_refusal(t: Labyrinth, token: int, square: int) -> int:
    """Why a character may not end an action on a square where he has come to."""
    refusal = company_refusal(t, token, square)
    if refusal:
        return refusal
    ground = t.terrain(square)
    if ground == FOUNTAIN or t.has_brambles(square):
        return CANNOT_BE_THERE
    if ground == TREE:
        return footing_refusal(t, token, square, False)
    if not needs_help(t, token, ground) or is_dry(t, square):
        return LEGAL
    if t.bears(token, ROPE) and attachments(t, square, owner_of(token), token) >= 2:
        return LEGAL
    if ground == WATER:
        thing = t.load[token]
        return OBJECT_IN_WATER if thing >= 0 and not is_character(thing) else LEGAL
    return TOO_HEAVY if ground == BRIDGE else OBSTACLE


def passing_refusal(t: Labyrinth, token: int, square: int, with_rope: bool) -> int:
    """Why a character may not go onto a square in a move (4.2); stopping there is another matter."""
    seat = owner_of(token)
    flying = flies(t, token)
    if t.has_brambles(square):
        return NO_WAY
    if not flying:
        enemies = CHARACTERS_OF[1 - seat]
        if t.ground.here[square] & enemies and t.standing_of(square, enemies) >= 0:
            return ENEMY_THERE
        if is_enemy_line(square, seat):
            return LEGAL
        return footing_refusal(t, token, square, with_rope)
    return LEGAL


def is_plain(t: Labyrinth, square: i64) -> bool:
    """Whether a square has nothing that could keep anybody from stopping there."""
    if t.ground.here[square]:
        return False
    land: i64 = t.ground.land[square]
    if PLAIN >> land & 1 == 0:
        return False
    markers = t.markers
    return square != markers[BRAMBLES_AT] and square != markers[BRAMBLES_AT + 1]


def can_rest(t: Labyrinth, token: int, square: int, left: int) -> bool:
    """Whether a mover who has come to a square can end his move there or on squares still in reach."""
    if stop_refusal(t, token, square) == LEGAL:
        return True
    if left == 0:
        return False
    rope = not (needs_help(t, token, t.terrain(square)) and not t.has_plants(square))
    for side in range(4):
        joined: i64 = t.ground.joins[square * 4 + side]
        if joined >= 0 and is_plain(t, joined):
            return True
        if edge_refusal(t, token, square, side):
            continue
        beyond = t.map.neighbour(square, side)
        if passing_refusal(t, token, beyond, rope):
            continue
        if is_enemy_line(beyond, owner_of(token)):
            return True
        if t.terrain(beyond) == TREE and not flies(t, token) and company_refusal(t, token, beyond):
            continue
        if can_rest(t, token, beyond, left - 1):
            return True
    return False


def tie_rope(t: Labyrinth, token: int) -> None:
    """Tie the rope of a character who has come onto an obstacle, or untie it (9.10)."""
    rope = t.load[token]
    if rope < 0 or not t.box.traits[t.kind[rope]] & ROPE:
        return
    t.marks[rope] &= ~TIED
    square = t.at[token]
    held = not is_obstacle(t.terrain(square)) or is_dry(t, square)
    if not held and attachments(t, square, owner_of(token), token) >= 2:
        t.marks[rope] |= TIED
