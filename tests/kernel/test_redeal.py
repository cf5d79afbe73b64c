"""Redeals: every deal that a seat cannot rule out comes, no other does, and all come equally often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from tests.kernel.slow_deck import SlowDeck, copy_of, next_chances
from tests.kernel.test_chance import chi_square
from tests.kernel.toys import Toy, toy
from undercroft.kernel.chance import Dice
from undercroft.kernel.deck import UNSEEN, Deck, band_of, deck_of, holder_of, item_of, known_of
from undercroft.kernel.moves import Seat
from undercroft.kernel.state import State

Whole = tuple[tuple[tuple[int, int, int], ...], tuple[int, ...], tuple[int, ...]]
"""Who holds what from which band, the decided top of the stack, and its bottom."""


def whole(deck: Deck) -> Whole:
    """A deal: all cards that are decided, and where each is."""
    held = tuple(sorted((holder_of(p), band_of(p), item_of(p)) for p in deck.held))
    return held, tuple(map(item_of, deck.top)), tuple(map(item_of, deck.bottom))


def seen_by(deck: Deck, seat: Seat) -> object:
    """What the seat sees of a deck, card by card."""
    held = Counter(
        (holder_of(p), band_of(p), known_of(p), item_of(p) if known_of(p) >> seat & 1 else -1)
        for p in deck.held
    )
    piles = [
        [(known_of(p), item_of(p) if known_of(p) >> seat & 1 or item_of(p) == UNSEEN else -1) for p in pile]
        for pile in (deck.top, deck.bottom)
    ]
    return held, piles, deck.count(), deck.unseen_by(seat)


def seeded(seed: int) -> State:
    state = Toy(3)
    state.seed(seed)
    return state


# Small positions. Each is built by the same public actions from many seeds; chance does the rest.


def two_hands(s: State) -> Deck:
    """Two hidden hands of two, two cards left."""
    deck = deck_of(0, [[1, 2, 3, 4, 5, 6]], [[6]])
    for holder in (0, 1, 0, 1):
        deck.draw_to(s, holder, 1 << holder)
    return deck


def exit_below(s: State) -> Deck:
    """The last two have the 9 among them; one of them is in a hand that seat 0 does not see, one on top."""
    deck = deck_of(0, [[1, 2, 3], [9]], [[2, 0], [1, 1]])
    deck.draw_to(s, 1, 0b010)
    deck.draw_to(s, 0, 0b001)
    deck.draw_to(s, 1, 0b010)
    return deck


def peeked(s: State) -> Deck:
    """Another seat has looked at the top two of a stack in which some cards are left out."""
    deck = deck_of(0, [[1, 2, 3], [8, 9]], [[2, 1], [0, 0]])
    deck.peek(s, 2, 0b100)
    return deck


def reordered(s: State) -> Deck:
    """Another seat has looked at the top two and laid them back the larger first."""
    deck = deck_of(0, [[1, 2, 3, 4]], [[4]])
    deck.reorder(sorted(deck.peek(s, 2, 0b100), reverse=True), 0b100)
    return deck


def all_piles(s: State) -> Deck:
    """A hidden card in a hand, one put at the bottom by its owner, one under the unseen top."""
    deck = deck_of(0, [[1, 2, 3, 4, 5]], [[5]])
    first, second = deck.draw_to(s, 1, 0b010), deck.draw_to(s, 1, 0b010)
    deck.draw_to(s, 2, 0b100)
    deck.drop(1, first)
    deck.put_at_bottom(first, 0b010)
    deck.drop(1, second)
    deck.put_under_next(second, 0b010)
    return deck


def spend(deck: Deck, s: State, count: int) -> list[int]:
    """Draw cards for all to see, and note what was seen."""
    cards = [deck.draw(s) for _ in range(count)]
    toy(s).trace += cards
    return cards


def used_up(s: State) -> Deck:
    """A stack made anew of what everybody had seen; each hand has a card from before and one from after."""
    deck = deck_of(0, [[1, 2, 3, 4, 5]], [[5]])
    spent = spend(deck, s, 3)
    for holder in (0, 1):
        deck.draw_to(s, holder, 1 << holder)
    deck.reshuffle(spent)
    for holder in (0, 1):
        deck.draw_to(s, holder, 1 << holder)
    return deck


def shuffled_twice(s: State) -> Deck:
    """A stack shuffled twice before it was used up, with a hidden card held from each time."""
    deck = deck_of(0, [[1, 2, 3, 4, 5]], [[5]])
    for _ in range(2):
        deck.draw_to(s, 1, 0b010)
        deck.reshuffle(spend(deck, s, 1))
    deck.draw_to(s, 1, 0b010)
    return deck


def shuffled_with_some_left_out(s: State) -> Deck:
    """Cards of two kinds, of which some stay out of a stack that is shuffled twice."""
    deck = deck_of(0, [[1, 2], [8, 9]], [[1, 2]])
    deck.draw_to(s, 1, 0b010)
    deck.reshuffle(spend(deck, s, 1))
    deck.draw_to(s, 2, 0b100)
    deck.reshuffle(spend(deck, s, 1))
    return deck


SHUFFLED: list[Callable[[State], Deck]] = [used_up, shuffled_twice, shuffled_with_some_left_out]
POSITIONS: list[Callable[[State], Deck]] = [two_hands, exit_below, peeked, all_piles, *SHUFFLED]


def consistent(build: Callable[[State], Deck], seat: Seat, view: object) -> Counter[Whole]:
    """All deals with this view that chance can lead to, weighted as chance does: from many true games."""
    found: Counter[Whole] = Counter()
    for seed in range(1, 6000):
        s = seeded(seed)
        deck = build(s)
        if (seen_by(deck, seat), toy(s).trace) == view:
            found[whole(deck)] += 1
    return found


@pytest.mark.parametrize("build", POSITIONS)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_deals_are_those_that_are_possible_and_equally_often(
    build: Callable[[State], Deck], seat: Seat
) -> None:
    s = seeded(77)
    true = build(s)
    view = seen_by(true, seat)
    possible = set(consistent(build, seat, (view, toy(s).trace)))
    counts: Counter[object] = Counter()
    trials = 250 * len(possible)
    for seed in range(trials):
        deal = copy_of(true)
        deal.redeal(seat, Dice(seed))
        assert seen_by(deal, seat) == view
        counts[whole(deal)] += 1
    assert set(counts) == possible
    # Four standard deviations above what an even spread gives: fixed seeds, so this passes for good or not.
    cells = len(possible)
    assert cells == 1 or chi_square(counts, cells) < cells + 4 * (2 * cells) ** 0.5


def test_the_number_of_deals_is_as_reckoned_by_hand() -> None:
    view = seen_by(two_hands(seeded(77)), 0)
    assert len(consistent(two_hands, 0, (view, []))) == 6  # two of the four unseen cards in the other hand
    view = seen_by(two_hands(seeded(77)), 2)
    assert len(consistent(two_hands, 2, (view, []))) == 90  # 6! / 2! 2! 2!


def test_nothing_is_dealt_anew_that_the_seat_knows() -> None:
    deck = two_hands(seeded(5))
    deal = copy_of(deck)
    deal.redeal(0, Dice(9))
    assert deal.hand(0) == deck.hand(0)
    assert deal.count() == deck.count()
    assert sorted(deal.cards + deal.hand(1)) == sorted(deck.cards + deck.hand(1))


def test_a_secret_order_is_no_part_of_a_deal() -> None:
    deals = set()
    for seed in range(40):
        deck = reordered(seeded(3))
        deck.redeal(0, Dice(seed))
        deals.add(whole(deck)[1])
    assert any(one < other for one, other in deals), (
        "the larger stays on top although the seat cannot know it"
    )


def test_bands_survive_a_redeal() -> None:
    deck = exit_below(seeded(4))
    for seed in range(60):
        deal = copy_of(deck)
        deal.redeal(0, Dice(seed))
        cards = {*deal.hand(0), *deal.hand(1), *next_chances(deal)}
        assert 9 in cards
        if 9 in deal.hand(1):
            assert 9 not in next_chances(deal)
        else:
            assert set(next_chances(deal)) == {9}


def test_one_view_and_one_seed_give_one_deal_whatever_the_truth() -> None:
    by_view: dict[str, tuple[object, ...]] = {}
    for seed in range(1, 400):
        for build in POSITIONS:
            s = seeded(seed)
            deck = build(s)
            view = f"{build.__name__} {seen_by(deck, 0)} {toy(s).trace}"
            deck.redeal(0, Dice(11))
            deal = (deck.held, deck.top, deck.bottom, deck.cards, deck.sizes, deck.bands)
            assert by_view.setdefault(view, deal) == deal
    assert len(by_view) > 10


def test_a_deal_goes_on_with_the_right_chances() -> None:
    slow = SlowDeck([[1, 2], [9]], [[1, 0], [1, 1]])
    deck = deck_of(0, [[1, 2], [9]], [[1, 0], [1, 1]])
    deck.redeal(0, Dice(2))
    assert next_chances(deck) == slow.chances()


def test_what_one_has_seen_and_is_shuffled_in_can_be_anywhere_for_the_others() -> None:
    hands: Counter[object] = Counter()
    deck, s = deck_of(0, [[1, 2, 3, 4]], [[4]]), seeded(3)
    deck.draw_to(s, 1, 0b010)
    (seen,) = deck.peek(s, 1, 0b100)
    deck.reshuffle([])
    for seed in range(400):
        deal = copy_of(deck)
        deal.redeal(0, Dice(seed))
        assert deal.count() == 3
        hands[deal.hand(1)[0]] += 1
    assert set(hands) == {1, 2, 3, 4}
    assert seen in hands
    assert chi_square(hands, 4) < 4 + 4 * 8**0.5
