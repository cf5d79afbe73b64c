"""Rule 14.1: cards are drawn, held and discarded; how many a side holds is open, which ones is not."""

from __future__ import annotations

from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_DREW
from undercroft.families.tunnels.rules.words.times import EVENTS
from undercroft.kernel.deck import EVERYBODY, Deck, holder_of, item_of, known_of
from undercroft.kernel.moves import Seat


def deck_of_seat(t: Tunnels, seat: Seat) -> Deck:
    """The deck whose cards a seat holds."""
    return t.advantages if seat == t.human_seat else t.events


def card_kinds(t: Tunnels, deck: int) -> list[int]:
    """The kind of each single card of a deck."""
    return t.box.event_items if deck == EVENTS else t.box.advantage_items


def hand_size(t: Tunnels, seat: Seat) -> int:
    """How many cards a seat holds: open to all (25.52)."""
    return t.human_hand if seat == t.human_seat else t.demon_hand


def change_hand(t: Tunnels, deck: int, change: int) -> None:
    """Count the cards of a hand on."""
    if deck == EVENTS:
        t.demon_hand += change
    else:
        t.human_hand += change


def might_hold(t: Tunnels, seat: Seat, moments: int) -> bool:
    """Whether the other seat cannot rule out that this one holds a card for one of these moments."""
    if hand_size(t, seat) == 0:
        return False
    deck = deck_of_seat(t, seat)
    times = t.box.event_times if deck.number == EVENTS else t.box.advantage_times
    for item in deck.cards:
        if times[item] & moments:
            return True
    for p in deck.held:
        if known_of(p) != EVERYBODY and times[item_of(p)] & moments:
            return True
    return False


def kinds_held(t: Tunnels, seat: Seat, moments: int) -> list[int]:
    """The kinds of cards for these moments that a seat holds, each once."""
    found: list[int] = []
    if hand_size(t, seat) == 0:
        return found
    deck = deck_of_seat(t, seat)
    kinds = card_kinds(t, deck.number)
    for p in deck.held:
        if holder_of(p) > seat:
            break
        if holder_of(p) == seat:
            kind = kinds[item_of(p)]
            if t.box.cards[kind].moments & moments and kind not in found:
                found.append(kind)
    return found


def draw(t: Tunnels, deck: Deck, amount: int) -> None:
    """Draw cards, as long as the deck lasts; only their owner sees them (25.22)."""
    owner = t.demon_seat if deck.number == EVENTS else t.human_seat
    for _ in range(amount):
        if deck.is_empty():
            return
        change_hand(t, deck.number, 1)
        item = deck.draw_to(t, owner, 1 << owner)
        if t.log is not None:
            t.tell_some(E_DREW, 1 << owner, [deck.number, card_kinds(t, deck.number)[item]])
            t.tell_some(E_DREW, 1 << (1 - owner), [deck.number, -1])


def discard(t: Tunnels, deck: Deck, seat: Seat, kind: int) -> int:
    """Discard a card of a kind from a hand; the card."""
    kinds = card_kinds(t, deck.number)
    for item in deck.hand(seat):
        if kinds[item] == kind:
            deck.drop(seat, item)
            deck.hold(item, t.played_holder(), EVERYBODY)
            change_hand(t, deck.number, -1)
            return item
    return -1
