"""Decks: chances as if the order had been there all along, places that are known, hands, and errors."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel.slow_deck import SlowDeck, copy_of, next_chances
from tests.kernel.toys import Listing, Toy
from undercroft.kernel.chance import Dice, forced_draw
from undercroft.kernel.deck import (
    EVERYBODY,
    UNSEEN,
    Deck,
    band_of,
    deck_from,
    deck_of,
    holder_of,
    item_of,
    known_of,
    place,
    pool_of,
)
from undercroft.kernel.errors import ChanceNeeded, IllegalError
from undercroft.kernel.state import State


def seeded(seed: int = 1, seats: int = 3) -> State:
    state = Toy(seats)
    state.seed(seed)
    return state


def drawn(deck: Deck, s: State) -> list[int]:
    found = []
    while not deck.is_empty():
        found.append(deck.draw(s))
    return found


# Places


@given(
    st.integers(0, 1022), st.integers(0, 15), st.integers(0, 15), st.integers(0, 255), st.integers(0, 1 << 20)
)
def test_a_place_keeps_all_its_parts(item: int, pool: int, band: int, known: int, holder: int) -> None:
    p = place(item, pool, band, known, holder)
    assert (item_of(p), pool_of(p), band_of(p), known_of(p), holder_of(p)) == (
        item,
        pool,
        band,
        known,
        holder,
    )


# Against the slow deck


@st.composite
def small_decks(draw: st.DrawFn) -> tuple[list[list[int]], list[list[int]]]:
    """Pools and bands of a deck so small that all its orders can be listed."""
    sizes = draw(st.sampled_from([[3], [4], [2, 1], [3, 1], [2, 2], [1, 1, 1]]))
    pools: list[list[int]] = []
    for size in sizes:
        start = sum(len(pool) for pool in pools) + 1
        pools.append(list(range(start, start + size)))
    left = sizes[:]
    bands = []
    for _ in range(draw(st.integers(1, 3))):
        band = [draw(st.integers(0, n)) for n in left]
        left = [n - taken for n, taken in zip(left, band, strict=True)]
        bands.append(band)
    if not any(sum(band) for band in bands):
        bands[0][0] = 1
    return pools, bands


ACTIONS = st.lists(
    st.sampled_from(["draw", "peek", "top", "under", "bottom", "reorder", "reshuffle"]), max_size=9
)


@settings(max_examples=150)
@given(small_decks(), ACTIONS, st.integers(0, 1 << 30))
def test_chances_are_those_of_a_shuffled_stack(
    parts: tuple[list[list[int]], list[list[int]]], actions: list[str], seed: int
) -> None:
    deck, slow, s, out = deck_of(0, *parts), SlowDeck(*parts), seeded(seed), [100]
    for action in actions:
        assert deck.count() == slow.size()
        assert deck.is_empty() == (deck.count() == 0)
        if deck.is_empty() and (not out or action != "reshuffle"):
            return
        if action == "reshuffle":
            if not can_be_shuffled(deck):
                return
            slow.shuffle_in(tuple(out))
            deck.reshuffle(out)
            out.clear()
        assert next_chances(deck) == slow.chances()
        act(deck, slow, s, action, out)


def can_be_shuffled(deck: Deck) -> bool:
    """Whether nobody would miss a card that he has seen: what is left out of the stack cannot replace it."""
    return len(deck.cards) == deck.undecided() or not [p for p in deck.top + deck.bottom if p != UNSEEN]


def act(deck: Deck, slow: SlowDeck, s: State, action: str, out: list[int]) -> None:
    """Do one thing to both decks."""
    if action == "draw":
        card = deck.draw(s)
        slow.see(0, card)
        slow.change(0, (), remove=1)
        out.append(card)
    elif action in ("peek", "reorder"):
        seen = deck.peek(s, 2, 1)
        for at, card in enumerate(seen):
            slow.see(at, card)
        if action == "reorder":
            deck.reorder(seen[::-1], 1)
            slow.change(0, tuple(seen[::-1]), remove=len(seen))
    elif out and action != "reshuffle":
        card = out.pop()
        if action == "top":
            deck.put_on_top(card, 1)
            slow.change(0, (card,))
        elif action == "under":
            deck.put_under_next(card, 1)
            slow.change(1, (card,))
        else:
            deck.put_at_bottom(card, 1)
            slow.change(-1, (card,))


@settings(max_examples=60)
@given(small_decks(), st.integers(0, 1 << 30))
def test_a_stack_gives_each_card_once_and_then_nothing(
    parts: tuple[list[list[int]], list[list[int]]], seed: int
) -> None:
    pools, bands = parts
    deck, s = deck_of(0, pools, bands), seeded(seed)
    total = deck.count()
    cards = drawn(deck, s)
    assert total == len(cards) == len(set(cards)) == sum(map(sum, bands))
    for pool, content in enumerate(pools):
        assert len(set(cards) & set(content)) == sum(band[pool] for band in bands)
    with pytest.raises(IllegalError, match="empty stack"):
        deck.draw(s)


def test_the_slow_deck_itself_on_a_stack_reckoned_by_hand() -> None:
    # One of 1, 2 or 9 on top of a stack of three in which 9 is one of the last two.
    slow = SlowDeck([[1, 2], [9]], [[1, 0], [1, 1]])
    assert slow.chances() == {1: Fraction(1, 2), 2: Fraction(1, 2)}
    slow.see(0, 1)
    slow.change(0, (), remove=1)
    assert slow.chances() == {2: Fraction(1, 2), 9: Fraction(1, 2)}


# Scripts and chance


def test_a_script_draws_what_it_says_and_refuses_what_cannot_be_next() -> None:
    deck, s = deck_of(2, [[1, 2, 3], [9]], [[2, 0], [1, 1]]), Toy(1)
    s.forced = [forced_draw(2, 3)]
    assert deck.draw(s) == 3
    for impossible in (9, 3, 77):
        s.forced = [forced_draw(2, impossible)]
        with pytest.raises(IllegalError, match="cannot be next"):
            copy_of(deck).draw(s)
    s.forced = [forced_draw(1, 2)]
    with pytest.raises(IllegalError, match="needs a draw from deck 3"):
        deck.draw(s)


def test_without_chance_a_deck_says_which_cards_may_come() -> None:
    deck = deck_of(1, [[1, 2, 3], [9]], [[1, 0], [2, 1]])
    with pytest.raises(ChanceNeeded) as need:
        deck.draw(Toy(1))
    assert (need.value.kind, need.value.results) == (2, [1, 2, 3])
    s = Toy(1)
    s.forced = [forced_draw(1, 2)]
    deck.draw(s)
    with pytest.raises(ChanceNeeded) as need:
        deck.draw(Toy(1))
    assert need.value.results == [1, 3, 9]


def test_what_could_be_next_is_what_chance_can_give() -> None:
    deck, s = deck_of(0, [[1, 2], [9]], [[1, 0], [1, 1]]), seeded()
    assert [card for card in (1, 2, 9, 5) if deck.could_be_next(card)] == [1, 2]
    deck.put_at_bottom(5, 0)
    deck.put_on_top(7, 0)
    assert [card for card in (1, 2, 5, 7, 9) if deck.could_be_next(card)] == [7]
    deck.draw(s)
    deck.put_under_next(8, 0)
    assert [card for card in (1, 2, 5, 8, 9) if deck.could_be_next(card)] == [1, 2]
    for _ in range(4):
        deck.draw(s)
    assert [card for card in (1, 2, 5, 8, 9) if deck.could_be_next(card)] == [5]
    deck.draw(s)
    assert not any(deck.could_be_next(card) for card in (1, 2, 5, 8, 9))


def test_a_draw_that_chance_decides_is_counted_and_told_even_if_one_card_is_left() -> None:
    deck, s, log = deck_of(3, [[5]], [[1]]), seeded(), Listing()
    s.log = log
    assert deck.draw(s) == 5
    assert (s.chances, log.results) == (1, [(4, forced_draw(3, 5))])


# Known places


def test_a_card_taken_out_leaves_the_highest_band_that_can_have_it() -> None:
    d = deck_of(0, [[1, 2], [9]], [[1, 0], [1, 1]])
    assert d.take_out(2)
    assert (d.cards, d.sizes, d.bands) == ([1, 9], [1, 1], [0, 0, 1, 1])
    assert not d.take_out(2)
    assert d.take_out(9)
    assert d.take_out(1)
    assert d.is_empty()


def test_a_card_that_no_band_can_have_is_not_taken_out() -> None:
    d = deck_of(0, [[1, 2]], [[1]])
    assert d.take_out(1)
    assert not d.take_out(2)
    assert (d.cards, d.sizes, d.bands) == ([2], [1], [0])


def test_a_peek_shows_cards_to_some_and_they_come_in_that_order() -> None:
    deck, s = deck_of(0, [list(range(10))], [[10]]), seeded()
    seen = deck.peek(s, 3, 0b010)
    assert [known_of(p) for p in deck.top] == [0b010] * 3
    assert deck.count() == 10
    assert deck.peek(s, 2, 0b001) == seen[:2]
    assert [known_of(p) for p in deck.top] == [0b011, 0b011, 0b010]
    chances = s.chances
    assert [deck.draw(s) for _ in range(3)] == seen
    assert s.chances == chances, "what has been seen is no chance any more"


def test_a_peek_deeper_than_the_stack_shows_all_of_it() -> None:
    deck, s = deck_of(0, [[1, 2]], [[2]]), seeded()
    deck.put_at_bottom(9, EVERYBODY)
    assert sorted(deck.peek(s, 5, 1)[:2]) == [1, 2]
    assert (deck.count(), deck.peek(s, 5, 1)[2]) == (3, 9)
    assert drawn(deck, s)[2] == 9


@pytest.mark.parametrize("where", ["top", "bottom"])
def test_taking_a_card_that_somebody_knew_counts_as_shown(where: str) -> None:
    deck, s = deck_of(0, [[]], [[0]]), seeded()
    if where == "top":
        deck.put_on_top(4, 0b001)
    else:
        deck.put_at_bottom(4, 0b001)
    shown, chances = s.shown, s.chances
    assert deck.draw_to(s, 1, 0b010) == 4
    assert (s.shown > shown, s.chances) == (True, chances)
    assert [known_of(p) for p in deck.held] == [0b011]


def test_a_card_put_under_the_next_comes_second() -> None:
    for above in ([], [7], [7, 8]):
        deck, s = deck_of(0, [[1, 2, 3]], [[3]]), seeded()
        for card in reversed(above):
            deck.put_on_top(card, 0)
        deck.put_under_next(9, 1)
        assert deck.count() == 4 + len(above)
        cards = drawn(deck, s)
        assert cards[1] == 9
        assert sorted(cards) == sorted([1, 2, 3, 9, *above])


def test_a_card_put_under_the_next_when_only_the_bottom_or_nothing_is_left() -> None:
    deck, s = deck_of(0, [[]], [[0]]), seeded()
    deck.put_under_next(1, 0)
    assert (deck.count(), drawn(deck, s)) == (1, [1])
    deck.put_at_bottom(5, 0)
    deck.put_at_bottom(6, 0)
    deck.put_under_next(7, 0)
    assert (deck.count(), drawn(deck, s)) == (3, [5, 7, 6])


def test_a_place_that_nobody_has_seen_counts_once() -> None:
    deck, s = deck_of(0, [[1, 2, 3]], [[3]]), seeded()
    deck.put_under_next(9, 1)
    assert item_of(deck.top[0]) == UNSEEN
    assert (deck.count(), deck.undecided()) == (4, 3)
    deck.draw(s)
    assert (deck.count(), deck.undecided()) == (3, 2)


def test_reordering_keeps_cards_and_refuses_others() -> None:
    deck, s = deck_of(0, [[1, 2, 3, 4]], [[4]]), seeded()
    seen = deck.peek(s, 3, 0b011)
    for wrong in ([seen[1], seen[0], 99], [seen[0]] * 3, [*seen[:2], seen[0]]):
        before = [part[:] for part in deck.fields()]
        with pytest.raises(IllegalError, match="other cards than those on its top"):
            deck.reorder(wrong)
        assert deck.fields() == before
    deck.reorder([seen[2], seen[0], seen[1]])
    assert [item_of(p) for p in deck.top] == [seen[2], seen[0], seen[1]]
    assert {known_of(p) for p in deck.top} == {0b011}


def test_a_secret_reordering_takes_what_the_others_knew_and_where_cards_came_from() -> None:
    deck, s = deck_of(0, [[1], [2]], [[1, 0], [0, 1]]), seeded()
    deck.peek(s, 2, 0b011)
    assert [band_of(p) for p in deck.top] == [0, 1]
    deck.reorder([2, 1], 0b001)
    assert [(item_of(p), pool_of(p), known_of(p)) for p in deck.top] == [(2, 1, 0b001), (1, 0, 0b001)]
    assert [band_of(p) for p in deck.top] == [1, 1], "which layer lies where would tell the order"


# Shuffling in


def test_a_used_up_stack_is_made_anew_of_what_was_discarded() -> None:
    deck, s = deck_of(0, [[1, 2, 3]], [[3]]), seeded()
    mine, *spent = [deck.draw_to(s, 0, 0b001), deck.draw(s), deck.draw(s)]
    deck.reshuffle(spent)
    assert (deck.count(), deck.unseen_by(1), deck.unseen_by(0)) == (2, [1, 2, 3], sorted(spent))
    assert sorted(drawn(deck, s)) == sorted(spent)
    assert deck.hand(0) == [mine]


def test_nothing_of_the_order_is_known_after_a_shuffle() -> None:
    deck, s = deck_of(0, [[1, 2, 3, 4]], [[4]]), seeded()
    deck.peek(s, 2, 0b001)
    deck.put_at_bottom(9, EVERYBODY)
    deck.put_under_next(8, 0b010)
    shown, chances = s.shown, s.chances
    deck.reshuffle([7])
    assert (deck.top, deck.bottom, deck.count()) == ([], [], 7)
    assert deck.unseen_by(0) == deck.unseen_by(1) == [1, 2, 3, 4, 7, 8, 9]
    assert (s.shown, s.chances) == (shown, chances), "a shuffle decides and shows nothing"
    assert set(next_chances(deck).values()) == {Fraction(1, 7)}


def test_cards_that_stay_out_stay_out_after_a_shuffle() -> None:
    for seed in range(30):
        deck, s = deck_of(0, [[1, 2, 3], [8, 9]], [[2, 0], [0, 1]]), seeded(seed)
        first = deck.draw(s)
        deck.reshuffle([first])
        cards = drawn(deck, s)
        assert first in cards
        assert len(cards) == 3
        assert len({8, 9} & set(cards)) == 1


def test_layers_are_shuffled_together_unless_somebody_holds_a_hidden_card_of_them() -> None:
    deck, s = deck_of(0, [[1, 2], [9]], [[2, 0], [0, 1]]), seeded()
    shown = deck.draw_to(s, 0, EVERYBODY)
    deck.reshuffle([])
    assert next_chances(deck)[9] == Fraction(1, 2)
    assert deck.hand(0) == [shown]
    deck, s = deck_of(0, [[1, 2], [9]], [[2, 0], [0, 1]]), seeded()
    deck.draw_to(s, 0, 0b001)
    with pytest.raises(IllegalError, match="in layers"):
        deck.reshuffle([])


def test_a_card_that_one_has_seen_is_not_replaced_by_one_left_out() -> None:
    deck, s = deck_of(0, [[1, 2, 3]], [[2]]), seeded()
    deck.peek(s, 1, 0b001)
    with pytest.raises(IllegalError, match="with cards left out"):
        deck.reshuffle([])


def test_pools_that_nobody_can_tell_apart_become_one() -> None:
    deck, s = deck_of(0, [[1, 2, 3, 4]], [[4]]), seeded()
    for _ in range(40):
        deck.reshuffle([deck.draw(s), deck.draw(s)])
        assert (deck.sizes, deck.bands, deck.cards) == ([4], [4], [1, 2, 3, 4])


def test_a_deck_outlives_any_number_of_shuffles_with_old_cards_in_hands() -> None:
    deck, s = deck_of(0, [list(range(60))], [[60]]), seeded()
    for _ in range(30):
        deck.draw_to(s, 1, 0b010)
        deck.reshuffle([deck.draw(s)])
        assert deck.count() + len(deck.held) == 60
        assert len(deck.sizes) <= 15
        assert {band_of(p) for p in deck.held} <= set(range(len(deck.sizes)))
        deal = copy_of(deck)
        deal.redeal(0, Dice(1))
        assert sorted([*deal.cards, *deal.hand(1)]) == list(range(60))


# Hands


def test_held_cards_are_found_dropped_and_keep_where_they_came_from() -> None:
    deck, s = deck_of(0, [[1, 2, 3], [9]], [[3, 0], [0, 1]]), seeded()
    cards = [deck.draw_to(s, holder, 1 << holder) for holder in (0, 1, 0, 1)]
    assert deck.hand(0) == sorted([cards[0], cards[2]])
    assert deck.hand(1) == sorted([cards[1], 9])
    assert deck.holds(1, 9)
    assert not deck.holds(0, 9)
    p = deck.drop(1, 9)
    assert (item_of(p), pool_of(p), band_of(p), known_of(p), holder_of(p)) == (9, 1, 1, 0b010, 1)
    assert not deck.holds(1, 9)
    with pytest.raises(IllegalError, match="does not hold it"):
        deck.drop(1, 9)


@given(
    st.lists(
        st.tuples(st.integers(0, 1022), st.integers(0, 9), st.integers(0, 255)), unique_by=lambda c: c[0]
    )
)
def test_held_cards_lie_in_one_order_whatever_the_order_they_came_in(
    cards: list[tuple[int, int, int]],
) -> None:
    one, other = deck_of(0, [[]], [[0]]), deck_of(0, [[]], [[0]])
    for item, holder, known in cards:
        one.hold(item, holder, known)
    for item, holder, known in reversed(cards):
        other.hold(item, holder, known)
    assert one.held == other.held == sorted(one.held)
    for holder in range(10):
        assert one.hand(holder) == sorted(item for item, owner, _ in cards if owner == holder)


def test_what_a_seat_has_not_seen() -> None:
    deck, s = deck_of(0, [[1, 2, 3, 4, 5]], [[4]]), seeded()
    mine, theirs = deck.draw_to(s, 0, 0b01), deck.draw_to(s, 1, 0b10)
    open_card = deck.draw(s)
    assert deck.unseen_by(0) == sorted({1, 2, 3, 4, 5} - {mine, open_card})
    assert deck.unseen_by(1) == sorted({1, 2, 3, 4, 5} - {theirs, open_card})
    assert deck.unseen_by(2) == sorted({1, 2, 3, 4, 5} - {open_card})


def test_the_six_lists_are_all_there_is() -> None:
    deck, s = deck_of(4, [[1, 2, 3], [9]], [[2, 0], [1, 1]]), seeded()
    deck.draw_to(s, 0, 1)
    deck.peek(s, 1, 2)
    deck.put_at_bottom(50, 1)
    again = deck_from(4, [part[:] for part in deck.fields()])
    assert again.fields() == deck.fields()
    assert again.number == 4
    again.redeal(2, Dice(1))
    again.put_on_top(60, 0)
    assert 60 not in [item_of(p) for p in deck.top]
