"""Chapter 1: choosing forces and rooms, in secret or openly."""

from __future__ import annotations

from typing import cast

from undercroft.games.dungeontwister.rules.events import (
    CHOSE,
    CHOSE_ROOMS,
    PICKED,
    PICKED_ROOMS,
)
from undercroft.games.dungeontwister.rules.hiding import choose_item, free_item
from undercroft.games.dungeontwister.rules.state import (
    SCREEN,
    Labyrinth,
)
from undercroft.games.dungeontwister.rules.verbs import (
    EARLIER_CHOICE,
    ENOUGH_OF_THEM,
    LEGAL,
    NOT_LEFT,
    NOT_NOW,
    PICK,
    PICK_ROOMS,
    TAKEN_ALREADY,
)
from undercroft.kernel.deck import EVERYBODY, item_of, known_of, pool_of
from undercroft.kernel.moves import Move, Seat, first, pack, verb
from undercroft.kernel.state import Frame, State


def pick_refusal(t: Labyrinth, seat: int, move: Move, group: int) -> int:
    """Why a token or a pair of rooms cannot be picked; groups are characters, objects, rooms."""
    what, a = verb(move), first(move)
    if what == PICK_ROOMS:
        if group != 2:
            return EARLIER_CHOICE
        if a not in t.box.games[t.scenario].pairs:
            return NOT_LEFT
        return TAKEN_ALREADY if is_picked(t, seat, a) else LEGAL
    if what != PICK:
        return NOT_NOW
    if t.box.is_character(a) != (group == 0):
        return ENOUGH_OF_THEM if group == 2 or t.box.is_character(a) else EARLIER_CHOICE
    return LEGAL if free_item(t, seat, a) >= 0 else TAKEN_ALREADY


def is_picked(t: Labyrinth, seat: int, pair: int) -> bool:
    """Whether a seat knows that a pair of rooms is taken: by itself, or openly."""
    half = len(t.pairs) // 2
    for place in range(len(t.pairs)):
        if t.pairs[place] == pair and (place // half == seat or seat > 1):
            return True
    return False


def picks(t: Labyrinth, seat: int, group: int) -> list[Move]:
    """What can be picked of a group."""
    found: list[Move] = []
    if group == 2:
        for pair in t.box.games[t.scenario].pairs:
            if not is_picked(t, seat, pair):
                found.append(pack(PICK_ROOMS, pair))
        return found
    for item in t.force(seat if seat < 2 else 0).cards:
        kind = t.box.item_kind[item]
        if t.box.is_character(kind) == (group == 0) and pack(PICK, kind) not in found:
            found.append(pack(PICK, kind))
    return found


class Mustering(Frame):
    """Both players choose characters, objects and two pairs of rooms, in secret (1.2)."""

    def __init__(self, step: int = 0) -> None:
        super().__init__(step)

    def fields(self) -> list[int]:
        return [self.step]

    def of(self, v: list[int]) -> Frame:
        return Mustering(v[0])

    def is_secret(self, s: State) -> bool:
        return True

    def group(self, t: Labyrinth) -> int:
        """What is being chosen: characters, objects, rooms."""
        if self.step < t.box.team:
            return 0
        return 1 if self.step < t.box.team + t.box.gear else 2

    def advance(self, s: State) -> None:
        t = cast(Labyrinth, s)
        if self.step == t.box.team + t.box.gear + t.box.pairs_laid // 2:
            t.end()
        else:
            t.ask_all(3)

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Labyrinth, s)
        return picks(t, seat, self.group(t))

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Labyrinth, s)
        return pick_refusal(t, seat, move, self.group(t))

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Labyrinth, s)
        if verb(move) == PICK:
            choose_item(t, seat, free_item(t, seat, first(move)), 1 << seat)
            if t.log is not None:
                t.tell_some(CHOSE, 1 << seat, [seat, first(move)])
        else:
            half = len(t.pairs) // 2
            mine = [pair for pair in t.pairs[seat * half : seat * half + half] if pair >= 0]
            mine.append(first(move))
            mine.sort()
            t.pairs = t.pairs[:]
            for k in range(len(mine)):
                t.pairs[seat * half + k] = mine[k]
            if t.log is not None:
                t.tell_some(CHOSE_ROOMS, 1 << seat, [seat, first(move)])
        self.step += seat


class Drafting(Frame):
    """The players pick by turns: pairs of rooms, then characters and objects that both have (1.3)."""

    def __init__(self, step: int = 0, seat: int = 0) -> None:
        super().__init__(step)
        self.seat = seat

    def fields(self) -> list[int]:
        return [self.step, self.seat]

    def of(self, v: list[int]) -> Frame:
        return Drafting(v[0], v[1])

    def group(self, t: Labyrinth) -> int:
        """What is being chosen: rooms first."""
        if self.step < t.box.pairs_laid:
            return 2
        return 0 if self.step < t.box.pairs_laid + t.box.team else 1

    def advance(self, s: State) -> None:
        t = cast(Labyrinth, s)
        if self.step == t.box.pairs_laid + t.box.team + t.box.gear:
            close_draft(t)
            t.end()
        else:
            t.ask((self.seat + self.step) % 2)

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Labyrinth, s)
        return picks(t, 2, self.group(t))

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Labyrinth, s)
        if verb(move) == PICK and self.group(t) == 2:
            return EARLIER_CHOICE
        return (
            pick_refusal(t, 2, move, self.group(t))
            if verb(move) == PICK_ROOMS
            else self.kind_refusal(t, move)
        )

    def kind_refusal(self, t: Labyrinth, move: Move) -> int:
        """Why a kind cannot be picked for both."""
        return pick_refusal(t, 0, move, self.group(t))

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Labyrinth, s)
        if verb(move) == PICK_ROOMS:
            t.pairs = t.pairs[:]
            t.pairs[self.step] = first(move)
            if t.log is not None:
                t.tell(PICKED_ROOMS, [seat, first(move)])
        else:
            for owner in range(2):
                choose_item(t, owner, free_item(t, owner, first(move)), EVERYBODY)
            if t.log is not None:
                t.tell(PICKED, [seat, first(move)])
        self.step += 1


def close_draft(t: Labyrinth) -> None:
    """What nobody picked goes back into the box; which of the picked tokens is where will be secret."""
    for seat in range(2):
        deck = t.force(seat)
        deck.own()
        deck.cards.clear()
        deck.sizes[0] = 0
        deck.sizes[1] = 0
        for place in deck.held[:]:
            if known_of(place) == EVERYBODY:
                deck.drop(SCREEN, item_of(place))
                deck.hold(item_of(place), SCREEN, 1 << seat, pool_of(place), 0)
