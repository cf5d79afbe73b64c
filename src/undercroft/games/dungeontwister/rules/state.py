"""The labyrinth, the tokens in it and what the players hold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.dungeontwister.rules.box import SECRET, Box
from undercroft.games.dungeontwister.rules.dealing import redeal_pairs
from undercroft.games.dungeontwister.rules.ground import Ground, ground_of, terrain_of
from undercroft.games.dungeontwister.rules.terrain import FLOOR, PLANTS
from undercroft.games.dungeontwister.rules.tokens import (
    BRAMBLES_AT,
    CHARACTERS,
    CHARACTERS_OF,
    FIRST_SPAWN,
    FIRST_THING,
    SEAT_TOKENS,
    TREE_AT,
    WOUNDED,
    bits,
)
from undercroft.kernel.chance import Dice
from undercroft.kernel.deck import Deck, deck_from
from undercroft.kernel.state import State
from undercroft.maps.room_tables import NORTH_LINE, ROOM_SQUARES, ROOMS, SOUTH_LINE
from undercroft.maps.rooms import Rooms, rooms_from_fields

ROOM_DECK: Final = 0
BLUE_FORCE: Final = 1
YELLOW_FORCE: Final = 2

# Holders of face-down tokens in a player's force: rooms 0 to 7, then these.
DOTS: Final = 8
SCREEN: Final = 12
DISMISSED: Final = 13
DOT_COLUMNS: Final[list[int]] = [1, 3, 6, 8]
LINES: Final[list[int]] = [NORTH_LINE, SOUTH_LINE]

# Supplies, by seat; then the neutral objects given out.
PLANTS_LEFT: Final = 0
WEBS_LEFT: Final = 2
SPAWNED: Final = 4
ROPES_OUT: Final = 6
TORCHES_OUT: Final = 7

# Hands, by seat: masks of the cards still held, and the number of jump cards.
ACTION_HAND: Final = 0
COMBAT_HAND: Final = 2
JUMPS: Final = 4


class Labyrinth(State):
    """A game of Dungeon Twister. Seat 0 is blue, with the northern line; seat 1 is yellow."""

    def __init__(self, box: Box, map: Rooms, ground: Ground, v: list[list[int]], decks: list[Deck]) -> None:
        super().__init__(2)
        self.box = box
        self.map = map
        self.ground = ground
        self.at = v[0]
        """The square of each token, a carried one's included, or where it is instead."""
        self.load = v[1]
        """What each character carries, -1 for nothing."""
        self.marks = v[2]
        self.markers = v[3]
        """The squares of brambles, living trees and traps, -1 for none."""
        self.hands = v[4]
        # These lists are shared with copies: never changed, but replaced by a changed one.
        self.extra = v[5]
        """Action points that only this character can use."""
        self.kind = v[6]
        """The kind of each token that has been seen, -1 before."""
        self.soil = v[7]
        """What lies on each square beside tokens."""
        self.supplies = v[8]
        self.points = v[9]
        self.pairs = v[10]
        """The pairs of rooms that were chosen, by seat in turn, -1 while open; empty if none are chosen."""
        self.scenario, self.active, self.ap, self.cap, self.idle = 0, 0, 0, 0, 0
        self.peace, self.enchanted, self.begun = 0, 0, 0
        self.room_deck = decks[ROOM_DECK]
        self.blue = decks[BLUE_FORCE]
        self.yellow = decks[YELLOW_FORCE]

    def own_fields(self) -> list[list[int]]:
        """All but the map."""
        numbers = [
            self.scenario,
            self.active,
            self.ap,
            self.cap,
            self.idle,
            self.peace,
            self.enchanted,
            self.begun,
        ]
        own = [
            self.at,
            self.load,
            self.marks,
            self.extra,
            self.kind,
            self.soil,
            self.markers,
            self.supplies,
            self.hands,
            self.points,
            self.pairs,
            numbers,
        ]
        return own + self.room_deck.fields() + self.blue.fields() + self.yellow.fields()

    def fields(self) -> list[list[int]]:
        return self.map.fields() + self.own_fields()

    def of(self, v: list[list[int]]) -> State:
        return labyrinth(self.box, rooms_from_fields(self.box.designs, v[:3]), v[3:])

    def twin(self) -> State:
        lists = [self.at[:], self.load[:], self.marks[:], self.markers[:], self.hands[:]]
        lists += [self.extra, self.kind, self.soil, self.supplies, self.points, self.pairs]
        decks = [self.room_deck.copy(), self.blue.copy(), self.yellow.copy()]
        new = Labyrinth(self.box, self.map.copy(), self.ground.copy(), lists, decks)
        new.scenario, new.active, new.ap, new.cap = self.scenario, self.active, self.ap, self.cap
        new.idle, new.peace, new.enchanted, new.begun = self.idle, self.peace, self.enchanted, self.begun
        return new

    def redeal_game(self, seat: int, dice: Dice) -> None:
        for other in range(2):
            if other != seat:
                self.force(other).redeal(seat, dice)
        if self.way() == SECRET:
            self.pairs = self.pairs[:]
            self.room_deck.own()
            redeal_pairs(self.box, self.scenario, seat, self.pairs, self.map.lying, self.room_deck, dice)

    def way(self) -> int:
        """How the game was built: fixed, secret or open."""
        return self.box.games[self.scenario].way

    def force(self, seat: int) -> Deck:
        """A player's tokens that are not face up."""
        return self.blue if seat == 0 else self.yellow

    def name(self, token: int, kind: int) -> None:
        """Say of which kind a token is."""
        self.kind = self.kind[:]
        self.kind[token] = kind

    def set_extra(self, token: int, points: int) -> None:
        """Give a character points of his own, or take them."""
        if self.extra[token] != points:
            self.extra = self.extra[:]
            self.extra[token] = points

    def drop_extra(self) -> None:
        """Take all points that characters have of their own."""
        for points in self.extra:
            if points:
                self.extra = [0] * len(self.extra)
                return

    def supply(self, which: int, change: int) -> None:
        """Take from a supply or give back."""
        self.supplies = self.supplies[:]
        self.supplies[which] += change

    def score(self, seat: int, gain: int) -> None:
        """Points for a player."""
        self.points = self.points[:]
        self.points[seat] += gain

    def set_soil(self, square: int, soil: int) -> None:
        """Change what lies on a square beside tokens."""
        self.soil = self.soil[:]
        self.soil[square] = soil
        self.renew_land(square)

    # Rooms and their edges

    def renew_land(self, square: int) -> None:
        """Find anew the terrain of a square."""
        self.ground.own()
        self.ground.land[square] = terrain_of(self.map, self.box.terrain, self.soil, self.markers, square)

    def lay_room(self, room: int, design: int, quarters: int) -> None:
        """A room lies open."""
        self.map.reveal(room, design, quarters)
        self.ground.join_room(self.map, room)
        for square in range(room * ROOM_SQUARES, (room + 1) * ROOM_SQUARES):
            self.renew_land(square)

    def turn_room(self, room: int, quarters: int) -> None:
        """A room is turned."""
        self.map.turn_room(room, quarters)
        self.ground.join_room(self.map, room)

    def set_edge(self, square: int, side: int, kind: int) -> None:
        """Change the kind of an edge."""
        self.map.set_kind(square, side, kind)
        self.ground.own()
        self.ground.join(self.map, square, side)

    # Tokens

    def put(self, token: int, square: int) -> None:
        """Lay a token on a square."""
        self.at[token] = square
        self.ground.here[square] |= 1 << token

    def lift(self, token: int, where: int) -> None:
        """Take a token off its square, to some place off the board."""
        if self.at[token] >= 0:
            self.ground.here[self.at[token]] &= ~(1 << token)
        self.at[token] = where

    def shift(self, token: int, square: int) -> None:
        """Move a character with all that it carries."""
        thing = self.load[token]
        self.lift(token, square)
        self.put(token, square)
        if thing >= 0:
            self.lift(thing, square)
            self.put(thing, square)

    def traits_of(self, token: i64) -> int:
        """The traits of a character, as a mask."""
        return self.box.traits[self.kind[token]]

    def powers_of(self, token: i64) -> int:
        """The powers of the object that a character carries, as a mask."""
        thing: i64 = self.load[token]
        return 0 if thing < 0 else self.box.powers[self.kind[thing]]

    def has(self, token: i64, trait: int) -> bool:
        """Whether a token's kind has a trait."""
        return self.box.traits[self.kind[token]] & trait != 0

    def bears(self, token: i64, power: int) -> bool:
        """Whether a character carries an object with a power."""
        thing = self.load[token]
        return thing >= 0 and self.box.powers[self.kind[thing]] & power != 0

    def strength(self, token: int) -> int:
        """The printed combat value of a character."""
        return self.box.combat[self.kind[token]]

    def is_wounded(self, token: int) -> bool:
        """Whether a character is wounded (7.1)."""
        return self.marks[token] & WOUNDED != 0

    def is_on_board(self, token: int) -> bool:
        """Whether a token is on a square."""
        return self.at[token] >= 0

    def carrier(self, token: int) -> int:
        """Who carries a token, -1 for nobody."""
        if self.at[token] < 0:
            return -1
        for other in bits(self.ground.here[self.at[token]] & CHARACTERS):
            if self.load[other] == token:
                return other
        return -1

    def characters(self, seat: int) -> list[int]:
        """The characters of a seat that are on squares."""
        at = self.at
        found: list[int] = []
        token: i64 = seat * SEAT_TOKENS
        last: i64 = token + FIRST_THING
        while token < last:
            if at[token] >= 0:
                found.append(token)
            token += 1
        return found

    def standing(self, square: int, but: int = -1) -> int:
        """The unwounded character on a square, one left out, -1 for nobody."""
        mask = self.ground.here[square] & CHARACTERS
        if but >= 0:
            mask &= ~(1 << but)
        return self.standing_of(square, mask) if mask else -1

    def standing_of(self, square: int, mask: int) -> int:
        """The unwounded character of a mask on a square, -1 for nobody."""
        for token in bits(self.ground.here[square] & mask):
            if self.marks[token] & WOUNDED == 0:
                return token
        return -1

    def with_trait(self, seat: int, trait: int) -> int:
        """The character of a seat on the board, in whatever state, that has a trait; -1 for none."""
        first = seat * SEAT_TOKENS
        for token in range(first, first + FIRST_SPAWN):
            if self.at[token] >= 0 and self.box.traits[self.kind[token]] & trait:
                return token
        return -1

    def next_slot(self, seat: int, kind: int) -> int:
        """The token that a kind becomes as it is turned face up."""
        first = seat * SEAT_TOKENS + (0 if self.box.is_character(kind) else FIRST_THING)
        while self.kind[first] >= 0:
            first += 1
        return first

    # Squares

    def spot(self, square: int) -> int:
        """Where on the board a square lies now, as events tell it: ten times the row, and the column."""
        return self.map.row_of(square) * 10 + self.map.column_of(square)

    def terrain(self, square: i64) -> int:
        """The terrain of a square as it is now."""
        return self.ground.land[square]

    def printed(self, square: int) -> int:
        """The terrain of a square as it is printed."""
        room = square // ROOM_SQUARES
        return self.box.terrain[self.map.lying[room] * ROOM_SQUARES + square % ROOM_SQUARES]

    def hidden_rooms(self) -> int:
        """The mask of the rooms that are face down."""
        mask = 0
        for room in range(ROOMS):
            if self.map.lying[room] < 0:
                mask |= 1 << room
        return mask

    def has_plants(self, square: int) -> bool:
        """Whether climbing plants grow on a square."""
        return self.soil[square] & (PLANTS * 3) != 0

    def has_brambles(self, square: i64) -> bool:
        """Whether brambles grow on a square."""
        markers = self.markers
        return square == markers[BRAMBLES_AT] or square == markers[BRAMBLES_AT + 1]

    def living_tree(self, square: int) -> int:
        """The seat whose living tree stands on a square, -1 if none."""
        if square == self.markers[TREE_AT]:
            return 0
        return 1 if square == self.markers[TREE_AT + 1] else -1

    def is_empty_floor(self, square: i64) -> bool:
        """Whether a square is normal floor with no token and no marker on it (9.1)."""
        if self.ground.here[square] or self.soil[square] or self.ground.land[square] != FLOOR:
            return False
        return not self.has_brambles(square)

    def joined(self, square: i64, side: i64) -> i64:
        """The square next to a square with nothing between them (8.1), a negative number if there is none."""
        return self.ground.joins[square * 4 + side]

    def enemies(self, seat: int) -> int:
        """The mask of the other seat's characters."""
        return CHARACTERS_OF[1 - seat]


def labyrinth(box: Box, map: Rooms, v: list[list[int]]) -> Labyrinth:
    """The labyrinth that owns these lists, in the order of `own_fields`."""
    decks = [deck_from(number, v[12 + 6 * number : 18 + 6 * number]) for number in range(3)]
    lists = [v[0], v[1], v[2], v[6], v[8], v[3], v[4], v[5], v[7], v[9], v[10]]
    ground = ground_of(map, box.terrain, v[0], v[5], v[6])
    t = Labyrinth(box, map, ground, lists, decks)
    n = v[11]
    t.scenario, t.active, t.ap, t.cap, t.idle = n[0], n[1], n[2], n[3], n[4]
    t.peace, t.enchanted, t.begun = n[5], n[6], n[7]
    return t


def is_enemy_line(square: int, seat: int) -> bool:
    """Whether a square is of the other seat's starting line."""
    return square >= SOUTH_LINE if seat == 0 else NORTH_LINE <= square < SOUTH_LINE


def is_own_line(square: int, seat: int) -> bool:
    """Whether a square is of a seat's own starting line."""
    return square >= NORTH_LINE and not is_enemy_line(square, seat)
