"""Chapter 1: forces, starting lines and face-down tokens."""

from __future__ import annotations

from typing import Final, cast

from undercroft.games.dungeontwister.rules.box import FIXED, SECRET
from undercroft.games.dungeontwister.rules.choosing import Drafting, Mustering
from undercroft.games.dungeontwister.rules.events import (
    BEGUN,
    DISMISSED_ONE,
    DISMISSED_SOME,
    FIRST_PLACER,
    FIRST_PLAYER,
    LINE_SHOWN,
    LINED_UP,
    PLACED,
    PLACED_KIND,
)
from undercroft.games.dungeontwister.rules.hiding import (
    in_room,
    item_to_move,
    kinds_at,
    lay_out_rooms,
    move_item,
)
from undercroft.games.dungeontwister.rules.state import (
    DISMISSED,
    DOT_COLUMNS,
    DOTS,
    LINES,
    SCREEN,
    Labyrinth,
)
from undercroft.games.dungeontwister.rules.turn import Rounds
from undercroft.games.dungeontwister.rules.verbs import (
    DISMISS,
    LEGAL,
    LINE,
    NOT_LEFT,
    NOT_NOW,
    NOT_ON_LINE,
    PLACE,
    ROOM_FULL,
)
from undercroft.kernel.moves import Move, Seat, first, pack, second, verb
from undercroft.kernel.state import Frame, State
from undercroft.maps.room_tables import ROOMS

CHOOSING: Final = 0
DISMISSING: Final = 1
LINING_UP: Final = 2
PLACING: Final = 3
SHOWING: Final = 4


class Beginning(Frame):
    """All that happens before the first turn, in its order."""

    def __init__(self, step: int = CHOOSING, blue: int = 0, yellow: int = 0) -> None:
        super().__init__(step)
        self.blue = blue
        self.yellow = yellow

    def fields(self) -> list[int]:
        return [self.step, self.blue, self.yellow]

    def of(self, v: list[int]) -> Frame:
        return Beginning(v[0], v[1], v[2])

    def advance(self, s: State) -> None:
        t = cast(Labyrinth, s)
        step = self.step
        self.step += 1
        if step == CHOOSING:
            if t.log is not None:
                t.tell(BEGUN, [t.scenario])
            if t.way() == SECRET:
                t.call(Mustering())
            elif t.way() != FIXED:
                t.call(Drafting(0, t.roll(2) - 1))
        elif step == DISMISSING:
            lay_out_rooms(t)
            if self.blue or self.yellow:
                t.call(Dismissing(self.blue, self.yellow))
        elif step == LINING_UP:
            t.call(LiningUp())
        elif step == PLACING:
            seat = t.roll(2) - 1
            if t.log is not None:
                t.tell(FIRST_PLACER, [seat])
            t.call(Placing(0, seat))
        else:
            show_lines(t)
            t.active = t.roll(2) - 1
            t.begun = 1
            if t.log is not None:
                t.tell(FIRST_PLAYER, [t.active])
            t.end()
            t.call(Rounds())


def show_lines(t: Labyrinth) -> None:
    """The characters on the starting lines are turned face up (1.8)."""
    for seat in range(2):
        for dot in range(len(DOT_COLUMNS)):
            for kind in kinds_at(t, seat, DOTS + dot):
                t.force(seat).drop(DOTS + dot, item_to_move(t, seat, DOTS + dot, kind))
                token = t.next_slot(seat, kind)
                t.name(token, kind)
                t.put(token, LINES[seat] + DOT_COLUMNS[dot])
                if t.log is not None:
                    t.tell(LINE_SHOWN, [token, t.spot(t.at[token])])
    t.shown += 1


class Dismissing(Frame):
    """A player with a handicap leaves characters at home, in secret (1.4)."""

    def __init__(self, blue: int = 0, yellow: int = 0) -> None:
        super().__init__(0)
        self.blue = blue
        self.yellow = yellow

    def fields(self) -> list[int]:
        return [self.blue, self.yellow]

    def of(self, v: list[int]) -> Frame:
        return Dismissing(v[0], v[1])

    def is_secret(self, s: State) -> bool:
        return True

    def advance(self, s: State) -> None:
        mask = (1 if self.blue else 0) | (2 if self.yellow else 0)
        if mask:
            s.ask_all(mask)
        else:
            s.end()

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Labyrinth, s)
        return [pack(DISMISS, kind) for kind in kinds_at(t, seat, SCREEN) if t.box.is_character(kind)]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        if verb(move) != DISMISS:
            return NOT_NOW
        return LEGAL if move in self.offer(s, seat) else NOT_LEFT

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Labyrinth, s)
        move_item(t, seat, SCREEN, first(move), DISMISSED, 1)
        if t.log is not None:
            t.tell_some(DISMISSED_ONE, 1 << seat, [seat, first(move)])
        if seat == 0:
            self.blue -= 1
        else:
            self.yellow -= 1
        if t.log is not None and (self.blue if seat == 0 else self.yellow) == 0:
            t.tell(DISMISSED_SOME, [seat])


class LiningUp(Frame):
    """Both players put characters on the dots of their lines, in secret (1.6)."""

    def __init__(self, step: int = 0) -> None:
        super().__init__(step)

    def fields(self) -> list[int]:
        return [self.step]

    def of(self, v: list[int]) -> Frame:
        return LiningUp(v[0])

    def is_secret(self, s: State) -> bool:
        return True

    def advance(self, s: State) -> None:
        if self.step == cast(Labyrinth, s).box.on_line:
            s.end()
        else:
            s.ask_all(3)

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Labyrinth, s)
        return [pack(LINE, kind) for kind in kinds_at(t, seat, SCREEN) if t.box.is_character(kind)]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        if verb(move) != LINE:
            return NOT_NOW
        if not cast(Labyrinth, s).box.is_character(first(move)):
            return NOT_ON_LINE
        return LEGAL if move in self.offer(s, seat) else NOT_LEFT

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Labyrinth, s)
        move_item(t, seat, SCREEN, first(move), DOTS + self.step, 1)
        if t.log is not None:
            t.tell_some(LINED_UP, 1 << seat, [seat, first(move), self.step])
        self.step += seat


class Placing(Frame):
    """The players lay their other tokens face down on rooms, by turns (1.7)."""

    def __init__(self, step: int = 0, seat: int = 0) -> None:
        super().__init__(step)
        self.seat = seat

    def fields(self) -> list[int]:
        return [self.step, self.seat]

    def of(self, v: list[int]) -> Frame:
        return Placing(v[0], v[1])

    def is_secret(self, s: State) -> bool:
        return True

    def advance(self, s: State) -> None:
        t = cast(Labyrinth, s)
        if kinds_at(t, self.seat, SCREEN):
            t.ask(self.seat)
        elif kinds_at(t, 1 - self.seat, SCREEN):
            self.seat = 1 - self.seat
        else:
            t.end()

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Labyrinth, s)
        rooms = [room for room in range(ROOMS) if in_room(t, room) < t.box.capacity[room]]
        return [pack(PLACE, kind, room) for kind in kinds_at(t, seat, SCREEN) for room in rooms]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Labyrinth, s)
        if verb(move) != PLACE:
            return NOT_NOW
        if first(move) not in kinds_at(t, seat, SCREEN):
            return NOT_LEFT
        return LEGAL if in_room(t, second(move)) < t.box.capacity[second(move)] else ROOM_FULL

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Labyrinth, s)
        kind, room = first(move), second(move)
        move_item(t, seat, SCREEN, kind, room, 0)
        self.seat = 1 - seat
        if t.log is not None:
            t.tell(PLACED, [seat, room])
            t.tell_some(PLACED_KIND, 1 << seat, [seat, room, kind])
