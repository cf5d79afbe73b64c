"""Chapter 10: plants, brambles, spawnlings, living trees, webs and the living trap."""

from __future__ import annotations

from typing import cast

from undercroft.games.dungeontwister.rules.acting import able_refusal, trait_refusal
from undercroft.games.dungeontwister.rules.box import (
    BECOMES_TRAP,
    BREEDS,
    ENCHANTS,
    GROWS_BRAMBLES,
    GROWS_PLANTS,
    WEAVES,
)
from undercroft.games.dungeontwister.rules.events import (
    BECAME_TRAP,
    ENCHANTED,
    GREW_BRAMBLES,
    PLANTED,
    SPAWN_MADE,
    SPRUNG,
    WOVE,
)
from undercroft.games.dungeontwister.rules.footing import is_obstacle
from undercroft.games.dungeontwister.rules.harm import kill, lose, progress, remove_brambles
from undercroft.games.dungeontwister.rules.sight import are_adjacent, sees_square
from undercroft.games.dungeontwister.rules.state import (
    PLANTS_LEFT,
    SPAWNED,
    WEBS_LEFT,
    Labyrinth,
)
from undercroft.games.dungeontwister.rules.terrain import BROKEN, FIRST_WEB, FLOOR, PLANTS, TREE, is_web
from undercroft.games.dungeontwister.rules.tokens import (
    AS_TRAP,
    BRAMBLES_AT,
    CHARACTERS,
    FIRST_SPAWN,
    NOBODY,
    OFF,
    SEAT_TOKENS,
    TRAP_AT,
    TREE_AT,
    bits,
    is_character,
)
from undercroft.games.dungeontwister.rules.verbs import (
    BEYOND,
    EDGE_TAKEN,
    ENCHANTED_NOW,
    ENCHANTED_TREE,
    GROWN,
    HANDS_FULL,
    HERE,
    LEGAL,
    NO_BRAMBLES,
    NO_FIGURE,
    NO_ROOM_FOR_WEB,
    NO_TREE,
    NO_WAY,
    NOT_A_TRAP,
    NOT_ADJACENT,
    NOT_FLOOR,
    NOT_NOW,
    NOT_OBSTACLE,
    NOT_SEEN,
    OTHER_ROOM,
    PLANT,
    ROOM_HIDDEN,
    STOP,
    SUPPLY_OUT,
)
from undercroft.kernel.moves import Move, Seat, first, pack, verb
from undercroft.kernel.state import Frame, State
from undercroft.maps.room_tables import LINES, NORTH_LINE, OPEN, ROOM_SQUARES, SQUARES

# Climbing plants, rule 10.1


def grow_refusal(t: Labyrinth, seat: int, square: int) -> int:
    """Why plants cannot grow on a square, sight apart."""
    if t.supplies[PLANTS_LEFT + seat] == 0:
        return SUPPLY_OUT
    if square >= SQUARES or (square < NORTH_LINE and t.map.lying[square // ROOM_SQUARES] < 0):
        return ROOM_HIDDEN
    if not is_obstacle(t.terrain(square)):
        return NOT_OBSTACLE
    return GROWN if t.has_plants(square) else LEGAL


def plant_refusal(t: Labyrinth, seat: int, square: int) -> int:
    """Why the first plants of an action cannot grow on a square."""
    refusal = trait_refusal(t, seat, GROWS_PLANTS)
    if refusal == LEGAL:
        refusal = grow_refusal(t, seat, square)
    if refusal:
        return refusal
    return LEGAL if sees_square(t, t.at[t.with_trait(seat, GROWS_PLANTS)], square) else NOT_SEEN


def plant(t: Labyrinth, seat: int, square: int) -> None:
    """Plants grow on a square for good."""
    t.set_soil(square, t.soil[square] | PLANTS << seat)
    t.supply(PLANTS_LEFT + seat, -1)
    if t.log is not None:
        t.tell(PLANTED, [t.with_trait(seat, GROWS_PLANTS), t.spot(square)])


class Planting(Frame):
    """More plants in the same action, each next to one of them (10.1)."""

    def __init__(self, step: int = 0, one: int = NOBODY, other: int = NOBODY) -> None:
        super().__init__(step)
        self.one = one
        self.other = other

    def fields(self) -> list[int]:
        return [self.step, self.one, self.other]

    def of(self, v: list[int]) -> Frame:
        return Planting(v[0], v[1], v[2])

    def advance(self, s: State) -> None:
        t = cast(Labyrinth, s)
        if self.step or len(self.offer(t, t.active)) == 1:
            t.end()
        else:
            t.ask(t.active)

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Labyrinth, s)
        moves: list[Move] = [pack(STOP)]
        for square in (self.one, self.other):
            if square == NOBODY:
                continue
            for side in range(4):
                beside = t.joined(square, side)
                move = pack(PLANT, beside) if beside >= 0 else pack(STOP)
                if move not in moves and self.refusal(t, seat, move) == LEGAL:
                    moves.append(move)
        return moves

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Labyrinth, s)
        if verb(move) == STOP:
            return LEGAL
        if verb(move) != PLANT:
            return NOT_NOW
        refusal = grow_refusal(t, seat, first(move))
        if refusal:
            return refusal
        if are_adjacent(t, self.one, first(move)):
            return LEGAL
        if self.other != NOBODY and are_adjacent(t, self.other, first(move)):
            return LEGAL
        return NOT_ADJACENT

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Labyrinth, s)
        if verb(move) == STOP:
            self.step = 1
            return
        plant(t, seat, first(move))
        if self.other == NOBODY:
            self.other = first(move)
        else:
            self.step = 1


def begin_planting(t: Labyrinth, seat: int, square: int) -> None:
    """The first plants, then perhaps more."""
    plant(t, seat, square)
    t.call(Planting(0, square))


# Brambles, rule 10.2


def brambles_refusal(t: Labyrinth, seat: int, square: int) -> int:
    """Why brambles cannot grow on a square."""
    refusal = trait_refusal(t, seat, GROWS_BRAMBLES)
    if refusal:
        return refusal
    here = t.at[t.with_trait(seat, GROWS_BRAMBLES)]
    if here >= NORTH_LINE or square >= NORTH_LINE or square // ROOM_SQUARES != here // ROOM_SQUARES:
        return OTHER_ROOM
    return LEGAL if t.is_empty_floor(square) else NOT_FLOOR


def withdraw_refusal(t: Labyrinth, seat: int) -> int:
    """Why brambles cannot be taken back."""
    refusal = trait_refusal(t, seat, GROWS_BRAMBLES)
    if refusal:
        return refusal
    return NO_BRAMBLES if t.markers[BRAMBLES_AT + seat] < 0 else LEGAL


def grow_brambles(t: Labyrinth, seat: int, square: int) -> None:
    """Brambles grow here, and no longer where they were."""
    t.markers[BRAMBLES_AT + seat] = square
    if t.log is not None:
        t.tell(GREW_BRAMBLES, [seat, t.spot(square)])


def withdraw(t: Labyrinth, seat: int) -> None:
    """Brambles go back to the hand."""
    remove_brambles(t, seat)


# Spawnlings, rule 10.3


def spawn_refusal(t: Labyrinth, seat: int, side: int) -> int:
    """Why no spawnling can be put on a side of the breeder."""
    refusal = trait_refusal(t, seat, BREEDS)
    if refusal:
        return refusal
    if t.supplies[SPAWNED + seat] == t.box.spawnlings:
        return SUPPLY_OUT
    return spawn_place_refusal(t, t.at[t.with_trait(seat, BREEDS)], side)


def spawn_place_refusal(t: Labyrinth, at: int, side: int) -> int:
    """Why no spawnling can be put on a side of a square."""
    square = t.joined(at, side)
    if square < 0:
        return NO_WAY
    return LEGAL if t.is_empty_floor(square) else NOT_FLOOR


def spawn(t: Labyrinth, seat: int, side: int) -> None:
    """A new character on the square beside."""
    square = t.joined(t.at[t.with_trait(seat, BREEDS)], side)
    token = seat * SEAT_TOKENS + FIRST_SPAWN + t.supplies[SPAWNED + seat]
    t.supply(SPAWNED + seat, 1)
    t.name(token, t.box.spawn)
    t.put(token, square)
    if t.log is not None:
        t.tell(SPAWN_MADE, [token, t.spot(square)])


# Living trees, rule 10.6


def enchant_refusal(t: Labyrinth, seat: int, square: int) -> int:
    """Why a tree cannot be brought to life; it costs nothing, so once between actions."""
    token = t.with_trait(seat, ENCHANTS)
    if token < 0:
        return NO_FIGURE
    refusal = able_refusal(t, seat, token)
    if refusal:
        return refusal
    if t.enchanted:
        return ENCHANTED_NOW
    if square >= NORTH_LINE or t.map.lying[square // ROOM_SQUARES] < 0 or t.terrain(square) != TREE:
        return NO_TREE
    if t.living_tree(square) >= 0:
        return ENCHANTED_TREE
    return LEGAL if sees_square(t, t.at[token], square) else NOT_SEEN


def enchant(t: Labyrinth, seat: int, square: int) -> None:
    """The tree comes to life; the one before sleeps."""
    t.markers[TREE_AT + seat] = square
    t.enchanted = 1
    if t.log is not None:
        t.tell(ENCHANTED, [seat, t.spot(square)])


# Webs, rule 10.8


def web_refusal(t: Labyrinth, seat: int, side: int, where: int) -> int:
    """Why no web can be woven on a side of araknis, in his own room or in the one beyond."""
    refusal = trait_refusal(t, seat, WEAVES)
    if refusal:
        return refusal
    if t.supplies[WEBS_LEFT + seat] == 0:
        return SUPPLY_OUT
    return web_place_refusal(t, t.at[t.with_trait(seat, WEAVES)], side, where)


def web_place_refusal(t: Labyrinth, square: int, side: int, where: int) -> int:
    """Why no web can be woven on a side of a square, in its own room or in the one beyond."""
    edge = t.map.edge(square, side)
    other = t.map.facing[edge]
    if other < 0 and t.map.room_beyond(square, side) < 0:
        return NO_ROOM_FOR_WEB
    if not takes_web(t.map.kinds[edge]) or (other >= 0 and not takes_web(t.map.kinds[other])):
        return EDGE_TAKEN
    mine = square // ROOM_SQUARES
    beyond = other // 4 // ROOM_SQUARES if other >= 0 else LINES
    if where == HERE:
        return NO_ROOM_FOR_WEB if mine == LINES else LEGAL
    return NO_ROOM_FOR_WEB if where != BEYOND or beyond in (LINES, mine) else LEGAL


def takes_web(kind: int) -> bool:
    """Whether an edge is empty enough for a web."""
    return kind in (OPEN, BROKEN)


def weave(t: Labyrinth, seat: int, side: int, where: int) -> None:
    """A web on an edge of one room."""
    token = t.with_trait(seat, WEAVES)
    square = t.at[token]
    if where == BEYOND:
        square = t.map.neighbour(square, side)
        side ^= 2
    broken = t.map.edge_kind(square, side) == BROKEN
    t.set_edge(square, side, FIRST_WEB + seat * 2 + int(broken))
    t.supply(WEBS_LEFT + seat, -1)
    progress(t)
    if t.log is not None:
        t.tell(WOVE, [token, t.spot(square), side])


def unweave(t: Labyrinth, square: int, side: int) -> None:
    """A web is burnt: the edge is what it was before (12.7)."""
    kind = t.map.edge_kind(square, side)
    if not is_web(kind):
        square = t.map.neighbour(square, side)
        side ^= 2
        kind = t.map.edge_kind(square, side)
    t.set_edge(square, side, BROKEN if (kind - FIRST_WEB) & 1 else OPEN)
    progress(t)


# The living trap, rule 10.9


def trap_refusal(t: Labyrinth, seat: int) -> int:
    """Why the living trap cannot become a trap."""
    refusal = trait_refusal(t, seat, BECOMES_TRAP)
    if refusal:
        return refusal
    token = t.with_trait(seat, BECOMES_TRAP)
    if t.load[token] >= 0:
        return HANDS_FULL
    square = t.at[token]
    if t.ground.here[square] != 1 << token or t.soil[square] or t.terrain(square) != FLOOR:
        return NOT_FLOOR
    return LEGAL


def become_trap(t: Labyrinth, seat: int) -> None:
    """A pit where the character stood."""
    token = t.with_trait(seat, BECOMES_TRAP)
    square = t.at[token]
    t.lift(token, AS_TRAP)
    t.markers[TRAP_AT + seat] = square
    t.renew_land(square)
    if t.log is not None:
        t.tell(BECAME_TRAP, [token, t.spot(square)])


def spring_refusal(t: Labyrinth, seat: int) -> int:
    """Why the trap cannot turn back."""
    return LEGAL if t.markers[TRAP_AT + seat] >= 0 else NOT_A_TRAP


def spring(t: Labyrinth, seat: int) -> None:
    """The trap turns back and devours all that is on its square."""
    square = t.markers[TRAP_AT + seat]
    token = t.at.index(AS_TRAP, seat * SEAT_TOKENS)
    t.markers[TRAP_AT + seat] = OFF
    t.renew_land(square)
    if t.log is not None:
        t.tell(SPRUNG, [token, t.spot(square)])
    for other in bits(t.ground.here[square] & CHARACTERS):
        if t.at[other] == square:
            kill(t, other)
    for thing in bits(t.ground.here[square]):
        if not is_character(thing):
            lose(t, thing)
    for owner in range(2):
        if t.soil[square] & PLANTS << owner:
            t.supply(PLANTS_LEFT + owner, 1)
    t.set_soil(square, t.soil[square] & ~(PLANTS * 3))
    t.put(token, square)
