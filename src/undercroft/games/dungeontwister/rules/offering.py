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
    PICKS_LOCKS,
    REGENERATES,
    SPEED,
    THROWS_FIRE,
    WALKS_WALLS,
    WEAVES,
)
from undercroft.games.dungeontwister.rules.chambers import add_rooms
from undercroft.games.dungeontwister.rules.combat import add_combat
from undercroft.games.dungeontwister.rules.footing import is_obstacle
from undercroft.games.dungeontwister.rules.moving import add_moving
from undercroft.games.dungeontwister.rules.sight import line, neighbours
from undercroft.games.dungeontwister.rules.state import TORCHES_OUT, Labyrinth
from undercroft.games.dungeontwister.rules.terrain import PORTCULLIS, RAISED, SCONCE, TREE, VINES
from undercroft.games.dungeontwister.rules.tokens import (
    BRAMBLES,
    CHARACTERS,
    LIVING_TREE,
    TRAP_AT,
    WOUNDED,
    bits,
    is_character,
)
from undercroft.games.dungeontwister.rules.tools import gate_at
from undercroft.kernel.moves import Move, pack
from undercroft.maps.room_tables import NORTH_LINE, ROOM_SQUARES

BY_HAND: Final = GROWS_PLANTS | GROWS_BRAMBLES | BECOMES_TRAP | HEALS | BREEDS | WEAVES | WALKS_WALLS


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
    for token in mine:
        if can_act(t, token):
            ready.append(token)
        traits = t.box.traits[t.kind[token]]
        if traits & ENCHANTS and not t.enchanted and able_refusal(t, seat, token) == v.LEGAL:
            add_trees(t, seat, token, moves)
        if traits & FELLS or t.bears(token, FELLS):
            add_felling(t, seat, token, moves)
    add_rooms(t, seat, ready, moves)
    add_combat(t, seat, ready, moves)
    for token in mine:
        if t.marks[token] & WOUNDED:
            if t.ap > 0:
                add_cures(t, seat, token, moves)
        elif can_act(t, token):
            add_moving(t, seat, token, moves)
            add_places(t, seat, token, moves)
            if t.box.traits[t.kind[token]] & BY_HAND:
                add_talents(t, seat, token, moves)
            thing = t.load[token]
            if thing >= 0 and not is_character(thing):
                add_uses(t, seat, token, moves)


def add_cures(t: Labyrinth, seat: int, token: int, moves: list[Move]) -> None:
    """How a wounded character can get up by himself."""
    add_legal(t, seat, pack(v.DRINK, token), moves)
    if t.has(token, REGENERATES):
        add_legal(t, seat, pack(v.REGENERATE), moves)


def add_trees(t: Labyrinth, seat: int, token: int, moves: list[Move]) -> None:
    """Trees in sight that can be brought to life, his own first."""
    square: i64 = t.at[token]
    land = t.ground.land
    if land[square] == TREE:
        add_legal(t, seat, pack(v.ENCHANT, square), moves)
    for side in range(4):
        for other in line(t, square, side):
            if land[other] == TREE:
                add_legal(t, seat, pack(v.ENCHANT, other), moves)


def add_felling(t: Labyrinth, seat: int, token: int, moves: list[Move]) -> None:
    """Trees beside that can be felled."""
    for side in range(4):
        square: i64 = t.joined(t.at[token], side)
        if square >= 0 and t.ground.land[square] == TREE:
            add_legal(t, seat, pack(v.FELL, token, side), moves)


def add_places(t: Labyrinth, seat: int, token: int, moves: list[Move]) -> None:
    """What the square of a character offers: vines, sconces and portcullises."""
    square: i64 = t.at[token]
    if t.ground.here[square] == 1 << token:
        if t.ground.land[square] == VINES:
            add_legal(t, seat, pack(v.CUT, token), moves)
        if square < NORTH_LINE and t.supplies[TORCHES_OUT] < t.box.torches:
            add_torches(t, seat, token, moves)
    traits = t.box.traits[t.kind[token]]
    if traits & BREAKS:
        for side in range(4):
            if gate_at(t, square, side, PORTCULLIS, RAISED) >= 0:
                add_legal(t, seat, pack(v.BREAK, token, side), moves)
    if traits & PICKS_LOCKS or t.bears(token, PICKS_LOCKS):
        for side in range(4):
            if gate_at(t, square, side, PORTCULLIS, RAISED) >= 0:
                add_legal(t, seat, pack(v.OPEN_GATE, token, side), moves)
                add_legal(t, seat, pack(v.CLOSE_GATE, token, side), moves)


def add_torches(t: Labyrinth, seat: int, token: int, moves: list[Move]) -> None:
    """Torches on the walls of a character's square."""
    kinds = t.map.kinds
    at: i64 = t.at[token] * 4
    if kinds[at] == SCONCE or kinds[at + 1] == SCONCE or kinds[at + 2] == SCONCE or kinds[at + 3] == SCONCE:
        for side in range(4):
            add_legal(t, seat, pack(v.TORCH, token, side), moves)


def add_talents(t: Labyrinth, seat: int, token: int, moves: list[Move]) -> None:
    """What a character does by himself."""
    traits = t.box.traits[t.kind[token]]
    square = t.at[token]
    if traits & GROWS_PLANTS:
        add_plants(t, seat, square, moves)
    if traits & GROWS_BRAMBLES:
        add_legal(t, seat, pack(v.WITHDRAW), moves)
        add_brambles(t, square, moves)
    if traits & BECOMES_TRAP:
        add_legal(t, seat, pack(v.TRAP), moves)
    if traits & HEALS:
        for other in neighbours(t, square):
            if t.ground.here[other] & CHARACTERS:
                for patient in bits(t.ground.here[other] & CHARACTERS):
                    add_legal(t, seat, pack(v.HEAL, patient), moves)
    if traits & (BREEDS | WEAVES | WALKS_WALLS):
        for side in range(4):
            if traits & BREEDS:
                add_legal(t, seat, pack(v.SPAWN, side), moves)
            if traits & WEAVES:
                add_legal(t, seat, pack(v.WEB, side, v.HERE), moves)
                add_legal(t, seat, pack(v.WEB, side, v.BEYOND), moves)
            if traits & WALKS_WALLS and t.joined(square, side) < 0:
                add_legal(t, seat, pack(v.CROSS, side), moves)


def add_plants(t: Labyrinth, seat: int, square: int, moves: list[Move]) -> None:
    """Obstacles in sight on which plants can grow."""
    if is_obstacle(t.terrain(square)):
        add_legal(t, seat, pack(v.PLANT, square), moves)
    for side in range(4):
        for other in line(t, square, side):
            if is_obstacle(t.terrain(other)):
                add_legal(t, seat, pack(v.PLANT, other), moves)


def add_brambles(t: Labyrinth, square: int, moves: list[Move]) -> None:
    """Empty floor in the room of one who has points and lets brambles grow."""
    if square < NORTH_LINE:
        room = square // ROOM_SQUARES * ROOM_SQUARES
        for other in range(room, room + ROOM_SQUARES):
            if t.is_empty_floor(other):
                moves.append(pack(v.BRAMBLES, other))


def add_uses(t: Labyrinth, seat: int, token: int, moves: list[Move]) -> None:
    """What a character does with the object he carries."""
    powers = t.box.traits[t.kind[t.load[token]]]
    if powers & BURNS:
        for side in range(4):
            add_legal(t, seat, pack(v.BURN, token, side), moves)
    if powers & FLIGHT:
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
