"""Chapter 3: revealing rooms and turning them."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from undercroft.games.dungeontwister.rules.acting import able_refusal, pay, richer
from undercroft.games.dungeontwister.rules.box import BOTH_WAYS
from undercroft.games.dungeontwister.rules.events import (
    PUT_DOWN,
    REVEALED,
    ROTATED,
)
from undercroft.games.dungeontwister.rules.harm import progress
from undercroft.games.dungeontwister.rules.state import (
    Labyrinth,
    is_own_line,
)
from undercroft.games.dungeontwister.rules.terrain import GEAR, is_passable
from undercroft.games.dungeontwister.rules.tokens import IN_HAND, TOKENS, is_character, owner_of
from undercroft.games.dungeontwister.rules.verbs import (
    LEGAL,
    NO_ACCESS,
    NO_GEAR,
    NO_POINTS,
    NOT_FLOOR,
    NOT_NOW,
    PUT,
    REVEAL,
    ROOM_HIDDEN,
    ROOM_KNOWN,
    ROTATE,
    WRONG_SENSE,
)
from undercroft.kernel.deck import holder_of, item_of
from undercroft.kernel.moves import Move, Seat, first, pack, verb
from undercroft.kernel.state import Frame, State
from undercroft.maps.room_tables import NORTH_LINE, ROOM_SQUARES, ROOMS, WIDTH

RIM: Final[list[bool]] = [
    local // WIDTH in (0, 4) or local % WIDTH in (0, 4) for local in range(ROOM_SQUARES)
]
"""Whether each square of a room lies on its border."""
NEAR_ROOMS: Final[list[int]] = [
    (1 << (room + 2) | 1 << (room ^ 1) | (1 << room) >> 2) & 255 for room in range(ROOMS)
]
"""The mask of the rooms beside each room."""

# Revealing, rule 3.1


def opened_from(t: Labyrinth, seat: int, token: int, hidden: int) -> int:
    """Which rooms of a mask of hidden ones can be revealed from where a character is."""
    square: i64 = t.at[token]
    if square >= NORTH_LINE:
        near = 3 if seat == 0 else 3 << (ROOMS - 2)
        return near & hidden if is_own_line(square, seat) else 0
    mask = 0
    if RIM[square % ROOM_SQUARES] and NEAR_ROOMS[square // ROOM_SQUARES] & hidden:
        for side in range(4):
            room = t.map.room_beyond(square, side)
            if room >= 0 and hidden >> room & 1 and is_passable(t.map.edge_kind(square, side)):
                mask |= 1 << room
    return mask


def revealers(t: Labyrinth, seat: int, room: int) -> int:
    """The mask of a seat's characters that can reveal a room, points apart."""
    mask = 0
    for token in t.characters(seat):
        if able_refusal(t, seat, token) == LEGAL and opened_from(t, seat, token, 1 << room):
            mask |= 1 << token
    return mask


def reveal_refusal(t: Labyrinth, seat: int, room: int) -> int:
    """Why a seat cannot reveal a room."""
    if t.map.lying[room] >= 0:
        return ROOM_KNOWN
    mask = revealers(t, seat, room)
    if not mask:
        return NO_ACCESS
    return LEGAL if richer(t, seat, mask) >= 0 else NO_POINTS


def reveal(t: Labyrinth, seat: int, room: int) -> None:
    """A room is turned face up; the tokens on it are taken off and put into it (3.2)."""
    pay(t, richer(t, seat, revealers(t, seat, room)))
    design = t.room_deck.draw(t)
    quarters = t.roll(4) - 1
    t.lay_room(room, design, quarters)
    progress(t)
    if t.log is not None:
        t.tell(REVEALED, [seat, room, design, quarters])
    for owner in range(2):
        for place in t.force(owner).held[:]:
            if holder_of(place) == room:
                t.force(owner).drop(room, item_of(place))
                kind = t.box.item_kind[item_of(place)]
                token = t.next_slot(owner, kind)
                t.name(token, kind)
                t.at[token] = IN_HAND
    t.shown += 1
    t.call(Revealing(0, room, seat))


class Revealing(Frame):
    """The tokens of a revealed room are put into it one by one (3.2)."""

    def __init__(self, step: int = 0, room: int = 0, seat: int = 0) -> None:
        super().__init__(step)
        self.room = room
        self.seat = seat

    def fields(self) -> list[int]:
        return [self.step, self.room, self.seat]

    def of(self, v: list[int]) -> Frame:
        return Revealing(v[0], v[1], v[2])

    def next_token(self, t: Labyrinth) -> int:
        """The next token to be put down: the revealer's share first; -1 when all are."""
        for token in range(TOKENS):
            if t.at[token] == IN_HAND and self.placer(token) == self.seat:
                return token
        for token in range(TOKENS):
            if t.at[token] == IN_HAND:
                return token
        return -1

    def placer(self, token: int) -> Seat:
        """Who puts a token down: the revealer, but for his own objects."""
        if is_character(token) or owner_of(token) != self.seat:
            return self.seat
        return 1 - self.seat

    def advance(self, s: State) -> None:
        t = cast(Labyrinth, s)
        token = self.next_token(t)
        if token < 0:
            t.end()
        else:
            t.ask(self.placer(token))

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Labyrinth, s)
        first_square = self.room * ROOM_SQUARES
        return [
            pack(PUT, square)
            for square in range(first_square, first_square + ROOM_SQUARES)
            if self.square_refusal(t, square) == LEGAL
        ]

    def square_refusal(self, t: Labyrinth, square: int) -> int:
        """Why no token can be put on a square."""
        if square // ROOM_SQUARES != self.room:
            return NOT_FLOOR
        if t.is_empty_floor(square):
            return LEGAL
        return LEGAL if t.terrain(square) == GEAR and t.ground.here[square] == 0 else NOT_FLOOR

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        return self.square_refusal(cast(Labyrinth, s), first(move)) if verb(move) == PUT else NOT_NOW

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Labyrinth, s)
        token = self.next_token(t)
        t.put(token, first(move))
        if t.log is not None:
            t.tell(PUT_DOWN, [seat, token, t.spot(first(move))])


# Turning, rule 3.3


def turned_from(t: Labyrinth, token: int) -> int:
    """The rooms that a character can turn from where he is: a mask to the left, then one to the right.

    He stands on a gear; it serves its own room and the one of the same number, each in its own sense.
    """
    square: i64 = t.at[token]
    if t.ground.land[square] != GEAR:
        return 0
    pair_of = t.box.pair_of
    lying = t.map.lying
    pair = pair_of[lying[square // ROOM_SQUARES]]
    both = t.has(token, BOTH_WAYS)
    mask = 0
    for room in range(ROOMS):
        design = lying[room]
        if design >= 0 and pair_of[design] == pair:
            mask |= 257 << room if both else 1 << (room + ROOMS * t.box.sense[design])
    return mask


def turners(t: Labyrinth, seat: int, room: int, sense: int) -> int:
    """The mask of a seat's characters that can turn a room in a sense, points apart; 0 for none."""
    mask = 0
    for token in t.characters(seat):
        if able_refusal(t, seat, token) == LEGAL and turned_from(t, token) >> (room + ROOMS * sense) & 1:
            mask |= 1 << token
    return mask


def rotate_refusal(t: Labyrinth, seat: int, room: int, sense: int) -> int:
    """Why a seat cannot turn a room."""
    if t.map.lying[room] < 0:
        return ROOM_HIDDEN
    mask = turners(t, seat, room, sense)
    if not mask:
        return WRONG_SENSE if turners(t, seat, room, 1 - sense) else NO_GEAR
    return LEGAL if richer(t, seat, mask) >= 0 else NO_POINTS


def rotate(t: Labyrinth, seat: int, room: int, sense: int) -> None:
    """A quarter turn of a room with all that is in it (3.4)."""
    pay(t, richer(t, seat, turners(t, seat, room, sense)))
    t.turn_room(room, 1 if sense else -1)
    if t.log is not None:
        t.tell(ROTATED, [room, sense])


def add_rooms(t: Labyrinth, seat: int, mine: list[int], moves: list[Move]) -> None:
    """The rooms that some of these characters, who have points, can reveal or turn."""
    hidden, turns = 0, 0
    closed = t.hidden_rooms()
    if closed:
        for token in mine:
            hidden |= opened_from(t, seat, token, closed)
    for token in mine:
        turns |= turned_from(t, token)
    if hidden == 0 and turns == 0:
        return
    for room in range(ROOMS):
        if hidden >> room & 1:
            moves.append(pack(REVEAL, room))
        for sense in range(2):
            if turns >> (room + ROOMS * sense) & 1:
                moves.append(pack(ROTATE, room, sense))
