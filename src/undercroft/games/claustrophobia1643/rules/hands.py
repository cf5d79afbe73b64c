"""Chapter 14: hands with a limit, decks that are shuffled again, and cards that are chosen from several."""

from __future__ import annotations

from typing import Final, cast

from undercroft.families.tunnels.rules.hands import card_kinds, change_hand, hand_size
from undercroft.families.tunnels.rules.words.events import E_DISCARDED, E_DREW, E_RESHUFFLED
from undercroft.families.tunnels.rules.words.reasons import NOT_HELD, OK, OTHER_QUESTION
from undercroft.families.tunnels.rules.words.times import ADVANTAGES, DISCARD, EVENTS, IN_PLAY
from undercroft.families.tunnels.rules.words.verbs import V_DROP, V_KEEP
from undercroft.games.claustrophobia1643.rules.depths import Depths
from undercroft.kernel.deck import EVERYBODY, Deck, band_of, holder_of, item_of, pool_of
from undercroft.kernel.moves import Move, Seat, first, pack, second, verb
from undercroft.kernel.state import Frame, State

CHOOSING: Final = 6
"""The holder of the cards from which one is being chosen."""


def deck_numbered(t: Depths, number: int) -> Deck:
    """The deck of events or of instinct cards."""
    return t.events if number == EVENTS else t.advantages


def owner_of(t: Depths, number: int) -> Seat:
    """The seat that holds cards of a deck."""
    return t.demon_seat if number == EVENTS else t.human_seat


def hand_limit(t: Depths, number: int) -> int:
    """How many cards of a deck its owner may hold (2.7, 10.8)."""
    return t.box.numbers.event_hand if number == EVENTS else len(t.box.scenario.party)


def move_cards(deck: Deck, holder: int, to: int) -> None:
    """Lay all cards of a holder open with another."""
    for item in deck.hand(holder):
        deck.drop(holder, item)
        deck.hold(item, to, EVERYBODY)


def can_draw(t: Depths, deck: Deck) -> bool:
    """Whether a card can be drawn, from the deck or once its discard is shuffled again (25.5)."""
    return not deck.is_empty() or (not t.is_without_reshuffle and bool(deck.hand(DISCARD)))


def has_card(t: Depths, deck: Deck) -> bool:
    """Whether a card can be drawn; the discard is shuffled into an empty deck if that is agreed (25.5)."""
    if not deck.is_empty() or not can_draw(t, deck):
        return not deck.is_empty()
    items = deck.hand(DISCARD)
    for item in items:
        deck.drop(DISCARD, item)
    deck.reshuffle(items)
    if t.log is not None:
        t.tell(E_RESHUFFLED, [deck.number])
    return True


def draw_from(t: Depths, deck: Deck, amount: int) -> None:
    """Draw cards, only their owner seeing them; then the hand limit holds (25.70)."""
    owner = owner_of(t, deck.number)
    for _ in range(amount):
        if not has_card(t, deck):
            break
        change_hand(t, deck.number, 1)
        item = deck.draw_to(t, owner, 1 << owner)
        if t.log is not None:
            t.tell_some(E_DREW, 1 << owner, [deck.number, card_kinds(t, deck.number)[item]])
            t.tell_some(E_DREW, 1 << (1 - owner), [deck.number, -1])
    if hand_size(t, owner) > hand_limit(t, deck.number):
        t.call(HandLimit(deck.number))


def drop_card(t: Depths, deck: Deck, holder: int, kind: int, to: int) -> None:
    """Lay one card of a kind open, from a hand or another holder."""
    kinds = card_kinds(t, deck.number)
    for item in deck.hand(holder):
        if kinds[item] == kind:
            deck.drop(holder, item)
            deck.hold(item, to, EVERYBODY)
            return


class HandLimit(Frame):
    """A player with too many cards discards some, the new ones perhaps (25.70)."""

    def __init__(self, deck: int = 0, step: int = 0) -> None:
        super().__init__(step)
        self.deck = deck

    def fields(self) -> list[int]:
        return [self.deck, self.step]

    def of(self, v: list[int]) -> Frame:
        return HandLimit(v[0], v[1])

    def is_secret(self, s: State) -> bool:
        return True

    def advance(self, s: State) -> None:
        t = cast(Depths, s)
        owner = owner_of(t, self.deck)
        if hand_size(t, owner) > hand_limit(t, self.deck):
            s.ask(owner)
        else:
            s.end()

    def offer(self, s: State, seat: Seat) -> list[Move]:
        return [pack(V_DROP, self.deck, kind) for kind in kinds_of(cast(Depths, s), seat)]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        if verb(move) != V_DROP:
            return OTHER_QUESTION
        is_held = first(move) == self.deck and second(move) in kinds_of(cast(Depths, s), seat)
        return OK if is_held else NOT_HELD

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Depths, s)
        drop_card(t, deck_numbered(t, self.deck), seat, second(move), DISCARD)
        change_hand(t, self.deck, -1)
        t.shown += 1
        if t.log is not None:
            t.tell(E_DISCARDED, [self.deck, second(move)])


def kinds_of(t: Depths, seat: Seat) -> list[int]:
    """The kinds of cards that a seat holds, each once; instinct cards have no moment of their own."""
    deck = t.advantages if seat == t.human_seat else t.events
    kinds = card_kinds(t, deck.number)
    found: list[int] = []
    for p in deck.held:
        if holder_of(p) > seat:
            break
        if holder_of(p) == seat and kinds[item_of(p)] not in found:
            found.append(kinds[item_of(p)])
    return found


DRAW: Final = 0
CHOOSE: Final = 1
CHOSEN: Final = 2


class DarkChoice(Frame):
    """As many event cards are drawn as the die shows, one is kept, the others are discarded (17.4)."""

    def __init__(self, number: int = 0, step: int = 0) -> None:
        super().__init__(step)
        self.number = number

    def fields(self) -> list[int]:
        return [self.number, self.step]

    def of(self, v: list[int]) -> Frame:
        return DarkChoice(v[0], v[1])

    def is_secret(self, s: State) -> bool:
        return True

    def advance(self, s: State) -> None:
        t = cast(Depths, s)
        if self.step == DRAW:
            self.step = CHOOSE
            for _ in range(self.number):
                if has_card(t, t.events):
                    item = t.events.draw_to(t, CHOOSING, 1 << t.demon_seat)
                    if t.log is not None:
                        t.tell_some(E_DREW, 1 << t.demon_seat, [EVENTS, t.box.event_items[item]])
                        t.tell_some(E_DREW, 1 << t.human_seat, [EVENTS, -1])
            if t.events.hand(CHOOSING):
                s.ask(t.demon_seat)
            else:
                self.step = CHOSEN
        elif self.step == CHOOSE:
            self.step = CHOSEN
            if t.demon_hand > hand_limit(t, EVENTS):
                t.call(HandLimit(EVENTS))
        else:
            s.end()

    def kinds(self, t: Depths) -> list[int]:
        """The kinds of cards that lie there to be chosen from."""
        found: list[int] = []
        for item in t.events.hand(CHOOSING):
            kind = t.box.event_items[item]
            if kind not in found:
                found.append(kind)
        return found

    def offer(self, s: State, seat: Seat) -> list[Move]:
        return [pack(V_KEEP, kind) for kind in self.kinds(cast(Depths, s))]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        if verb(move) != V_KEEP:
            return OTHER_QUESTION
        return OK if first(move) in self.kinds(cast(Depths, s)) else NOT_HELD

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Depths, s)
        for item in t.events.hand(CHOOSING):
            if t.box.event_items[item] == first(move):
                p = t.events.drop(CHOOSING, item)
                t.events.hold(item, seat, 1 << seat, pool_of(p), band_of(p))
                break
        t.demon_hand += 1
        for item in t.events.hand(CHOOSING):
            if t.log is not None:
                t.tell(E_DISCARDED, [EVENTS, t.box.event_items[item]])
        move_cards(t.events, CHOOSING, DISCARD)
        t.shown += 1


def discard_at_random(t: Depths) -> None:
    """The Human player loses one instinct card by lot (23.8)."""
    items = t.advantages.hand(t.human_seat)
    if not items:
        return
    item = items[t.roll(len(items)) - 1] if len(items) > 1 else items[0]
    kind = t.box.advantage_items[item]
    drop_card(t, t.advantages, t.human_seat, kind, DISCARD)
    change_hand(t, ADVANTAGES, -1)
    t.shown += 1
    if t.log is not None:
        t.tell(E_DISCARDED, [ADVANTAGES, kind])


def clean_up(t: Depths, number: int) -> None:
    """Cards of a deck that were played go to its discard (2.1, 10.1)."""
    move_cards(deck_numbered(t, number), IN_PLAY, DISCARD)
