"""A player's force while it is face down: behind the screen, on the line's dots, on rooms."""

from __future__ import annotations

from undercroft.games.dungeontwister.rules.dealing import rooms_of
from undercroft.games.dungeontwister.rules.state import SCREEN, Labyrinth
from undercroft.kernel.deck import Deck, holder_of, item_of, pool_of


def take_from_box(deck: Deck, item: int) -> int:
    """Take a token that is not chosen yet; its pool."""
    deck.own()
    index = deck.cards.index(item)
    pool = deck.pool_at(index)
    del deck.cards[index]
    deck.sizes[pool] -= 1
    return pool


def choose_item(t: Labyrinth, seat: int, item: int, known: int) -> None:
    """A token joins a player's force, behind his screen."""
    pool = take_from_box(t.force(seat), item)
    t.force(seat).hold(item, SCREEN, known, pool, 0)


def free_item(t: Labyrinth, seat: int, kind: int) -> int:
    """The first token of a kind that a player has not chosen yet, -1 if there is none."""
    for item in t.force(seat).cards:
        if t.box.item_kind[item] == kind:
            return item
    return -1


def kinds_at(t: Labyrinth, seat: int, holder: int) -> list[int]:
    """The different kinds of a player's tokens in one place."""
    found: list[int] = []
    for item in t.force(seat).hand(holder):
        if t.box.item_kind[item] not in found:
            found.append(t.box.item_kind[item])
    return found


def item_to_move(t: Labyrinth, seat: int, holder: int, kind: int) -> int:
    """A player's first token of a kind in one place."""
    for item in t.force(seat).hand(holder):
        if t.box.item_kind[item] == kind:
            return item
    return -1


def move_item(t: Labyrinth, seat: int, source: int, kind: int, target: int, band: int) -> None:
    """Lay a token elsewhere, seen by its owner alone."""
    deck = t.force(seat)
    place = deck.drop(source, item_to_move(t, seat, source, kind))
    deck.hold(item_of(place), target, 1 << seat, pool_of(place), band)


def in_room(t: Labyrinth, room: int) -> int:
    """How many face-down tokens lie on a room."""
    count = 0
    for seat in range(2):
        for place in t.force(seat).held:
            if holder_of(place) == room:
                count += 1
    return count


def lay_out_rooms(t: Labyrinth) -> None:
    """The chosen rooms are shuffled and laid out face down (1.5)."""
    rooms = rooms_of(t.box, t.pairs)
    t.room_deck.own()
    t.room_deck.cards = rooms
    t.room_deck.sizes[0] = len(rooms)
    t.room_deck.bands[0] = len(rooms)
