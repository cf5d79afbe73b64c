"""The labyrinth, the tokens in it and what the players hold."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeontwister.rules.box import SECRET, Box
from undercroft.games.dungeontwister.rules.dealing import redeal_pairs
from undercroft.games.dungeontwister.rules.terrain import (
    BRIDGE,
    BROKEN_BRIDGE,
    FLOOR,
    LINE_SQUARE,
    PIT,
    PLANTS,
    STUMP,
    STUMP_MARK,
    TREE,
    WATER,
    is_passable,
)
from undercroft.games.dungeontwister.rules.tokens import (
    BRAMBLES_AT,
    CHARACTERS,
    CHARACTERS_OF,
    FIRST_SPAWN,
    FIRST_THING,
    SEAT_TOKENS,
    TRAP_AT,
    TREE_AT,
    WOUNDED,
    bits,
)
from undercroft.kernel.chance import Dice
from undercroft.kernel.deck import Deck, deck_from
from undercroft.kernel.state import State
from undercroft.maps.room_tables import NORTH_LINE, ROOM_SQUARES, SOUTH_LINE, SQUARES
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

# What happens, as told to the log. The values are listed beside each; squares by where they lie then.
BEGUN: Final = 1  # scenario's way
PICKED: Final = 2  # seat, kind
PICKED_ROOMS: Final = 3  # seat, pair
CHOSE: Final = 4  # seat, kind; for the seat
CHOSE_ROOMS: Final = 5  # seat, pair; for the seat
DISMISSED_ONE: Final = 6  # seat, kind; for the seat
DISMISSED_SOME: Final = 7  # seat, how many
LINED_UP: Final = 8  # seat, kind, dot; for the seat
PLACED: Final = 9  # seat, room
PLACED_KIND: Final = 10  # seat, room, kind; for the seat
FIRST_PLACER: Final = 11  # seat
LINE_SHOWN: Final = 12  # token, square
FIRST_PLAYER: Final = 13  # seat
TURN: Final = 14  # seat
CARD_PLAYED: Final = 15  # seat, value
CARDS_BACK: Final = 16  # seat
TURN_OVER: Final = 17  # seat, points lost
AGAIN: Final = 18  # seat
REVEALED: Final = 19  # seat, room, design, quarters
PUT_DOWN: Final = 20  # seat, token, square
ROTATED: Final = 21  # room, sense
STEPPED: Final = 22  # token, from, to
TOOK: Final = 23  # token, thing
DROPPED: Final = 24  # token, thing
JUMPED: Final = 25  # token, to
SWAM: Final = 26  # token, to
STOPPED: Final = 27  # token, square
LEFT: Final = 28  # token, points
DIED: Final = 29  # token
WOUND: Final = 30  # token
HEALED: Final = 31  # token
LOST_THING: Final = 32  # thing
ATTACKED: Final = 33  # fighter, fighter
SHOT: Final = 34  # token, token
JOINED: Final = 35  # fighter, side
CARDS_LAID: Final = 36  # value, value, total, total
TIE: Final = 37  #
WON: Final = 38  # seat
PLANTED: Final = 39  # token, square
GREW_BRAMBLES: Final = 40  # seat, square
BRAMBLES_GONE: Final = 41  # seat
SPAWN_MADE: Final = 42  # token, square
ENCHANTED: Final = 43  # seat, square
TREE_ASLEEP: Final = 44  # seat
WOVE: Final = 45  # token, square, side
BURNT: Final = 46  # token, square, side
BECAME_TRAP: Final = 47  # token, square
SPRUNG: Final = 48  # token, square
FELLED: Final = 49  # token, square
ROPE_CUT: Final = 50  # token
TORCH_TAKEN: Final = 51  # token
GATE_BROKEN: Final = 52  # token, square, side
GATE_OPENED: Final = 53  # token, square, side
GATE_CLOSED: Final = 54  # token, square, side
DRANK: Final = 55  # token
REGENERATED: Final = 56  # token
WALKED_WALL: Final = 57  # token, to
FLEW: Final = 58  # token, token
QUAFFED: Final = 59  # token
FIRED: Final = 60  # token, fighter
PARALYSED_ONE: Final = 61  # token, token, value
PEACE_MADE: Final = 62  # token
BRIDGE_BROKE: Final = 63  # square
DRAW_OFFERED: Final = 64  # seat
DRAW_DECLINED: Final = 65  # seat
ENDED: Final = 66  # points, points


class Ground:
    """Which tokens are on each square, as masks: it follows from where the tokens are."""

    def __init__(self, here: list[int]) -> None:
        self.here = here


def ground_of(at: list[int]) -> Ground:
    """The ground under tokens."""
    here = [0] * SQUARES
    for token in range(len(at)):
        if at[token] >= 0:
            here[at[token]] |= 1 << token
    return Ground(here)


class Labyrinth(State):
    """A game of Dungeon Twister. Seat 0 is blue, with the northern line; seat 1 is yellow."""

    def __init__(self, box: Box, map: Rooms, ground: Ground, v: list[list[int]]) -> None:
        super().__init__(2)
        self.box = box
        self.map = map
        self.ground = ground
        self.at = v[0]
        """The square of each token, a carried one's included, or where it is instead."""
        self.load = v[1]
        """What each character carries, -1 for nothing."""
        self.marks = v[2]
        self.extra = v[3]
        """Action points that only this character can use (12.9)."""
        self.kind = v[4]
        """The kind of each token that has been seen, -1 before."""
        self.soil = v[5]
        """What lies on each square beside tokens."""
        self.markers = v[6]
        """The squares of brambles, living trees and traps, -1 for none."""
        self.supplies = v[7]
        self.hands = v[8]
        self.points = v[9]
        self.pairs = v[10]
        """The pairs of rooms that were chosen, by seat in turn, -1 while open; empty if none are chosen."""
        n = v[11]
        self.scenario, self.active, self.ap, self.cap, self.idle = n[0], n[1], n[2], n[3], n[4]
        self.peace, self.enchanted, self.begun = n[5], n[6], n[7]
        self.room_deck = deck_from(ROOM_DECK, v[12:18])
        self.blue = deck_from(BLUE_FORCE, v[18:24])
        self.yellow = deck_from(YELLOW_FORCE, v[24:30])

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
        return Labyrinth(self.box, rooms_from_fields(self.box.designs, v[:3]), ground_of(v[3]), v[3:])

    def twin(self) -> State:
        own = [f[:] for f in self.own_fields()]
        return Labyrinth(self.box, self.map.copy(), Ground(self.ground.here[:]), own)

    def redeal_game(self, seat: int, dice: Dice) -> None:
        for other in range(2):
            if other != seat:
                self.force(other).redeal(seat, dice)
        if self.way() == SECRET:
            redeal_pairs(self.box, self.scenario, seat, self.pairs, self.map.lying, self.room_deck, dice)

    def way(self) -> int:
        """How the game was built: fixed, secret or open."""
        return self.box.games[self.scenario].way

    def force(self, seat: int) -> Deck:
        """A player's tokens that are not face up."""
        return self.blue if seat == 0 else self.yellow

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

    def has(self, token: int, trait: int) -> bool:
        """Whether a token's kind has a trait."""
        return self.box.traits[self.kind[token]] & trait != 0

    def bears(self, token: int, power: int) -> bool:
        """Whether a character carries an object with a power."""
        thing = self.load[token]
        return thing >= 0 and self.box.traits[self.kind[thing]] & power != 0

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
        first = seat * SEAT_TOKENS
        found: list[int] = []
        for token in range(first, first + FIRST_THING):
            if self.at[token] >= 0:
                found.append(token)
        return found

    def standing(self, square: int, but: int = -1) -> int:
        """The unwounded character on a square, one left out, -1 for nobody."""
        for token in bits(self.ground.here[square] & CHARACTERS):
            if token != but and self.marks[token] & WOUNDED == 0:
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

    def terrain(self, square: int) -> int:
        """The terrain of a square as it is now."""
        if square >= NORTH_LINE:
            return LINE_SQUARE
        if square == self.markers[TRAP_AT] or square == self.markers[TRAP_AT + 1]:
            return PIT
        room = square // ROOM_SQUARES
        printed = self.box.terrain[self.map.lying[room] * ROOM_SQUARES + square % ROOM_SQUARES]
        if printed == TREE and self.soil[square] & STUMP_MARK:
            return STUMP
        if printed == BRIDGE and self.soil[square] & BROKEN_BRIDGE:
            return WATER
        return printed

    def printed(self, square: int) -> int:
        """The terrain of a square as it is printed."""
        room = square // ROOM_SQUARES
        return self.box.terrain[self.map.lying[room] * ROOM_SQUARES + square % ROOM_SQUARES]

    def has_plants(self, square: int) -> bool:
        """Whether climbing plants grow on a square."""
        return self.soil[square] & (PLANTS * 3) != 0

    def has_brambles(self, square: int) -> bool:
        """Whether brambles grow on a square."""
        return square == self.markers[BRAMBLES_AT] or square == self.markers[BRAMBLES_AT + 1]

    def living_tree(self, square: int) -> int:
        """The seat whose living tree stands on a square, -1 if none."""
        if square == self.markers[TREE_AT]:
            return 0
        return 1 if square == self.markers[TREE_AT + 1] else -1

    def is_empty_floor(self, square: int) -> bool:
        """Whether a square is normal floor with no token and no marker on it (9.1)."""
        return (
            self.ground.here[square] == 0
            and self.soil[square] == 0
            and not self.has_brambles(square)
            and self.terrain(square) == FLOOR
        )

    def joined(self, square: int, side: int) -> int:
        """The square next to a square with nothing between them (8.1), -1 if there is none."""
        edge = self.map.edge(square, side)
        other = self.map.facing[edge]
        if other < 0 or not is_passable(self.map.kinds[edge]) or not is_passable(self.map.kinds[other]):
            return -1
        return other >> 2

    def enemies(self, seat: int) -> int:
        """The mask of the other seat's characters."""
        return CHARACTERS_OF[1 - seat]


def is_enemy_line(square: int, seat: int) -> bool:
    """Whether a square is of the other seat's starting line."""
    return square >= SOUTH_LINE if seat == 0 else NORTH_LINE <= square < SOUTH_LINE


def is_own_line(square: int, seat: int) -> bool:
    """Whether a square is of a seat's own starting line."""
    return square >= NORTH_LINE and not is_enemy_line(square, seat)
