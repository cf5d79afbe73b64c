"""What a turn offers: for every character what he, his square and his object make possible (2.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.dungeontwister.rules import verbs as v
from undercroft.games.dungeontwister.rules.acting import able_refusal, can_act
from undercroft.games.dungeontwister.rules.actions import action_refusal
from undercroft.games.dungeontwister.rules.box import (
    BECOMES_TRAP,
    BREAKS,
    BREEDS,
    BURNS,
    ENCHANTS,
    FELLS,
    FIREBALL,
    FLIGHT,
    GROWS_BRAMBLES,
    GROWS_PLANTS,
    HEALS,
    MAGIC_USER,
    PICKS_LOCKS,
    REGENERATES,
    SHOOTS,
    SPEED,
    THROWS_FIRE,
    WALKS_WALLS,
    WEAVES,
)
from undercroft.games.dungeontwister.rules.chambers import add_rooms
from undercroft.games.dungeontwister.rules.combat import add_attacks, add_shots
from undercroft.games.dungeontwister.rules.footing import is_obstacle
from undercroft.games.dungeontwister.rules.forest import grow_refusal, spawn_place_refusal, web_place_refusal
from undercroft.games.dungeontwister.rules.jumping import add_moving
from undercroft.games.dungeontwister.rules.magic import web_beside
from undercroft.games.dungeontwister.rules.sight import neighbours, seen_from
from undercroft.games.dungeontwister.rules.state import (
    PLANTS_LEFT,
    SPAWNED,
    TORCHES_OUT,
    WEBS_LEFT,
    Labyrinth,
)
from undercroft.games.dungeontwister.rules.terrain import FLOOR, PORTCULLIS, RAISED, SCONCE, TREE, VINES
from undercroft.games.dungeontwister.rules.tokens import (
    BRAMBLES,
    BRAMBLES_AT,
    CHARACTERS,
    LIVING_TREE,
    TRAP_AT,
    WOUNDED,
    bits,
)
from undercroft.kernel.moves import Move, pack
from undercroft.maps.room_tables import NORTH_LINE, ROOM_SQUARES

BY_HAND: Final = GROWS_PLANTS | GROWS_BRAMBLES | BECOMES_TRAP | HEALS | BREEDS | WEAVES | WALKS_WALLS
BY_OBJECT: Final = BURNS | FLIGHT | SPEED | FIREBALL


def add_legal(t: Labyrinth, seat: int, move: Move, moves: list[Move]) -> None:
    """Add an action if nothing speaks against it."""
    if action_refusal(t, seat, move) == v.LEGAL:
        moves.append(move)


def add_actions(t: Labyrinth, seat: int, moves: list[Move]) -> None:
    """All actions that a seat can take now."""
    if t.markers[TRAP_AT + seat] >= 0:
        moves.append(pack(v.SPRING))
    mine = t.characters(seat)
    ready: list[int] = []
    shooters: list[int] = []
    for token in mine:
        traits = t.traits_of(token)
        powers = t.powers_of(token)
        is_ready = can_act(t, token)
        if is_ready:
            ready.append(token)
            if (traits | powers) & SHOOTS:
                shooters.append(token)
        if traits & ENCHANTS and not t.enchanted and able_refusal(t, seat, token) == v.LEGAL:
            add_trees(t, seat, token, moves)
        if (traits | powers) & FELLS:
            add_felling(t, seat, token, moves)
    add_rooms(t, seat, ready, moves)
    add_attacks(t, seat, ready, moves)
    add_shots(t, seat, shooters, moves)
    for token in mine:
        if t.marks[token] & WOUNDED:
            if t.ap > 0:
                add_cures(t, seat, token, moves)
        elif can_act(t, token):
            add_own(t, seat, token, moves)


def add_own(t: Labyrinth, seat: int, token: int, moves: list[Move]) -> None:
    """What one character who has points can do besides turning rooms and fighting."""
    traits = t.traits_of(token)
    powers = t.powers_of(token)
    add_moving(t, seat, token, moves)
    if t.ground.here[t.at[token]] == 1 << token:
        add_finds(t, seat, token, moves)
    if (traits | powers) & (BREAKS | PICKS_LOCKS):
        add_gates(t, seat, token, moves)
    if traits & BY_HAND:
        add_talents(t, seat, token, traits, moves)
    if powers & BY_OBJECT:
        add_uses(t, seat, token, powers, moves)


def add_cures(t: Labyrinth, seat: int, token: int, moves: list[Move]) -> None:
    """How a wounded character can get up by himself."""
    add_legal(t, seat, pack(v.DRINK, token), moves)
    if t.has(token, REGENERATES):
        add_legal(t, seat, pack(v.REGENERATE), moves)


def add_trees(t: Labyrinth, seat: int, token: int, moves: list[Move]) -> None:
    """Trees in sight that can be brought to life, his own first."""
    square = t.at[token]
    land = t.ground.land
    if land[square] == TREE:
        add_legal(t, seat, pack(v.ENCHANT, square), moves)
    for other in seen_from(t, square):
        if land[other] == TREE:
            add_legal(t, seat, pack(v.ENCHANT, other), moves)


def add_felling(t: Labyrinth, seat: int, token: int, moves: list[Move]) -> None:
    """Trees beside that can be felled."""
    for side in range(4):
        square: i64 = t.joined(t.at[token], side)
        if square >= 0 and t.ground.land[square] == TREE:
            add_legal(t, seat, pack(v.FELL, token, side), moves)


def add_finds(t: Labyrinth, seat: int, token: int, moves: list[Move]) -> None:
    """What one who is alone on his square and has empty hands finds there: vines and sconces."""
    at: i64 = t.at[token]
    if t.ground.land[at] == VINES:
        add_legal(t, seat, pack(v.CUT, token), moves)
    if t.supplies[TORCHES_OUT] < t.box.torches:
        kinds = t.map.kinds
        for edge in range(at * 4, at * 4 + 4):
            if kinds[edge] == SCONCE:
                add_sides(t, seat, v.TORCH, token, moves)
                return


def add_sides(t: Labyrinth, seat: int, what: int, token: int, moves: list[Move]) -> None:
    """An action of a character towards each of his sides, where it is legal."""
    for side in range(4):
        add_legal(t, seat, pack(what, token, side), moves)


def add_gates(t: Labyrinth, seat: int, token: int, moves: list[Move]) -> None:
    """Portcullises to break, to open and to close."""
    if not has_gates(t, t.at[token]):
        return
    add_sides(t, seat, v.BREAK, token, moves)
    for side in range(4):
        add_legal(t, seat, pack(v.OPEN_GATE, token, side), moves)
        add_legal(t, seat, pack(v.CLOSE_GATE, token, side), moves)


def has_gates(t: Labyrinth, square: i64) -> bool:
    """Whether a portcullis that is not broken is on some side of a square."""
    kinds = t.map.kinds
    facing = t.map.facing
    edge: i64 = square * 4
    last: i64 = edge + 4
    while edge < last:
        if kinds[edge] in (PORTCULLIS, RAISED):
            return True
        other: i64 = facing[edge]
        if other >= 0 and kinds[other] in (PORTCULLIS, RAISED):
            return True
        edge += 1
    return False


def add_talents(t: Labyrinth, seat: int, token: int, traits: int, moves: list[Move]) -> None:
    """What a character does by himself."""
    square = t.at[token]
    if traits & GROWS_PLANTS and t.supplies[PLANTS_LEFT + seat] > 0:
        add_plants(t, seat, square, moves)
    if traits & GROWS_BRAMBLES:
        if t.markers[BRAMBLES_AT + seat] >= 0:
            moves.append(pack(v.WITHDRAW))
        add_brambles(t, square, moves)
    if traits & BECOMES_TRAP:
        add_legal(t, seat, pack(v.TRAP), moves)
    if traits & HEALS:
        for other in neighbours(t, square):
            if t.ground.here[other] & CHARACTERS:
                for patient in bits(t.ground.here[other] & CHARACTERS):
                    add_legal(t, seat, pack(v.HEAL, patient), moves)
    if traits & BREEDS and t.supplies[SPAWNED + seat] < t.box.spawnlings:
        for side in range(4):
            if spawn_place_refusal(t, square, side) == v.LEGAL:
                moves.append(pack(v.SPAWN, side))
    if traits & WEAVES and t.supplies[WEBS_LEFT + seat] > 0:
        for side in range(4):
            for where in range(2):
                if web_place_refusal(t, square, side, where) == v.LEGAL:
                    moves.append(pack(v.WEB, side, where))
    if traits & WALKS_WALLS:
        for side in range(4):
            if t.joined(square, side) < 0:
                add_legal(t, seat, pack(v.CROSS, side), moves)


def add_plants(t: Labyrinth, seat: int, square: int, moves: list[Move]) -> None:
    """Obstacles in sight on which plants can grow."""
    if grow_refusal(t, seat, square) == v.LEGAL:
        moves.append(pack(v.PLANT, square))
    for other in seen_from(t, square):
        if is_obstacle(t.ground.land[other]) and grow_refusal(t, seat, other) == v.LEGAL:
            moves.append(pack(v.PLANT, other))


def add_brambles(t: Labyrinth, square: i64, moves: list[Move]) -> None:
    """Empty floor in the room of one who has points and lets brambles grow."""
    if square >= NORTH_LINE:
        return
    land = t.ground.land
    here = t.ground.here
    soil = t.soil
    ours: i64 = t.markers[BRAMBLES_AT]
    theirs: i64 = t.markers[BRAMBLES_AT + 1]
    other: i64 = square // ROOM_SQUARES * ROOM_SQUARES
    last: i64 = other + ROOM_SQUARES
    while other < last:
        if land[other] == FLOOR and here[other] == 0 and soil[other] == 0 and other not in (ours, theirs):
            moves.append(v.BRAMBLES | other << 6)
        other += 1


def add_uses(t: Labyrinth, seat: int, token: int, powers: int, moves: list[Move]) -> None:
    """What a character does with the object he carries."""
    if powers & BURNS:
        for side in range(4):
            if web_beside(t, t.at[token], side):
                add_legal(t, seat, pack(v.BURN, token, side), moves)
    if powers & FLIGHT and t.has(token, MAGIC_USER):
        for owner in range(2):
            for target in t.characters(owner):
                add_legal(t, seat, pack(v.FLY, token, target), moves)
    if powers & SPEED:
        add_legal(t, seat, pack(v.QUAFF, token), moves)
    if powers & FIREBALL and t.has(token, THROWS_FIRE):
        for owner in range(2):
            for target in [*t.characters(owner), BRAMBLES + owner, LIVING_TREE + owner]:
                add_legal(t, seat, pack(v.FIREBALL, target), moves)
        for side in range(4):
            add_legal(t, seat, pack(v.SCORCH, side), moves)
