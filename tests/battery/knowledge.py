"""What a seat may know: views, redeals, and that nothing betrays a secret."""

from __future__ import annotations

from tests.battery.hooks import decks_of
from tests.battery.telling import check_said
from tests.battery.trial import STEPS_ON, Trial, play_on, sample, text_of
from undercroft.kernel.chance import Dice
from undercroft.kernel.documents.position import state_tree
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.moves import Seat
from undercroft.kernel.state import State

DEAL_SEEDS = 40


def check_redeal(trial: Trial, seat: Seat) -> None:
    """A redealt state looks the same to the seat, depends on view and seed alone, and can be played."""
    game, s = trial.game, trial.state
    text = text_of(game, s)
    seed, other_seed = trial.dice.seed(), trial.dice.seed()
    deal = s.redeal(seat, Dice(seed))
    assert text_of(game, s) == text, "a redeal changed the state it was made from"
    assert deal.has_chance()
    check_same_to(trial, seat, deal)
    trial.hooks.conserve(game, deal)
    check_decks(deal)
    again = deal.redeal(seat, Dice(other_seed))
    assert again.same_as(s.redeal(seat, Dice(other_seed))), "one view and one seed gave two deals"
    if trial.hooks.has_other_deal(s, seat):
        assert has_two_deals(trial, seat), f"{DEAL_SEEDS} seeds gave one deal, and there are others"
    play_on(deal, trial.dice, STEPS_ON)


def check_same_to(trial: Trial, seat: Seat, deal: State) -> None:
    """Everything that the seat is shown is the same for the deal as for the true state."""
    game, s = trial.game, trial.state
    assert game.view(deal, seat) == game.view(s, seat)
    assert deal.asked == s.asked
    for lang in ("en", "fr"):
        assert game.describe(deal, seat, lang) == game.describe(s, seat, lang)
        assert game.odds(deal, seat, lang) == game.odds(s, seat, lang)
        assert game.screen(deal, seat, lang, 80) == game.screen(s, seat, lang, 80)
    assert game.chain(deal, seat) == game.chain(s, seat)
    assert game.seat_name(deal, seat) == game.seat_name(s, seat)
    seen = [event for event in trial.match.events if event.audience >> seat & 1]
    for event in seen[-12:]:
        assert game.event(deal, event.kind, event.values) == event.message
    if not s.is_asked(seat):
        return
    assert deal.offer(seat) == s.offer(seat)
    assert game.prompt(deal, seat) == game.prompt(s, seat)
    for move in s.offer(seat):
        assert game.move_words(deal, seat, move) == game.move_words(s, seat, move)
        assert game.choice(deal, seat, move) == game.choice(s, seat, move)
    offered = {game.move_words(s, seat, move) for move in s.offer(seat)}
    for words in sample(trial, 8):
        if words not in offered:
            check_reason(trial, seat, words, deal)


def check_onlooker(trial: Trial) -> None:
    """What anybody may see shows nothing that a redeal for somebody without a seat changes."""
    game, s = trial.game, trial.state
    deal = s.redeal(s.seats, Dice(trial.dice.seed()))
    assert game.public_view(deal) == game.public_view(s)


def check_reason(trial: Trial, seat: Seat, words: str, deal: State) -> None:
    """Why a move is refused is said in both languages, from the seat's view alone."""
    game, s = trial.game, trial.state
    reason = game.why_not(s, seat, words)
    assert reason == game.why_not(deal, seat, words), f"why {words!r} is refused betrays a secret"
    check_said(game, reason.message)


def has_two_deals(trial: Trial, seat: Seat) -> bool:
    """Whether other seeds give other deals."""
    first = ""
    for _ in range(DEAL_SEEDS):
        deal = trial.state.redeal(seat, Dice(trial.dice.seed()))
        deal.rng = 1
        text = text_of(trial.game, deal)
        if first and text != first:
            return True
        first = text
    return False


def check_answers_are_hidden(trial: Trial, match: Match, waiting: Seat) -> None:
    """What a seat that has not answered sees does not depend on what others have answered."""
    s = match.state
    deal = s.redeal(waiting, Dice(trial.dice.seed()))
    assert trial.game.view(deal, waiting) == trial.game.view(s, waiting)
    assert [deal.is_asked(seat) for seat in range(s.seats)] == [s.is_asked(seat) for seat in range(s.seats)]


def check_secret_choice(trial: Trial) -> None:
    """Two states that differ by another seat's choice, and look alike to a seat, are alike to its search."""
    match = trial.match
    for seat in match.seats_asked():
        words = match.moves(seat)
        if len(words) < 2:
            continue
        first = trial.dice.below(len(words))
        one, other = match.copy(), match.copy()
        one.apply(words[first], seat)
        other.apply(words[first - 1], seat)
        check_alike(trial, one, other, seat)
        for late in match.seats_asked():  # the rest of a question that is put to several
            if late != seat:
                answer = trial.pick(match.moves(late))
                one.apply(answer, late)
                other.apply(answer, late)
        check_alike(trial, one, other, seat)


def check_alike(trial: Trial, one: Match, other: Match, chooser: Seat) -> None:
    """Where two states have one view for a seat, one seed gives one deal."""
    chain = trial.game.chain
    for viewer in range(trial.state.seats):
        if viewer == chooser or one.view(viewer) != other.view(viewer):
            continue
        if chain(one.state, viewer) != chain(other.state, viewer):
            continue
        deals = [match.state.redeal(viewer, Dice(trial.seed)) for match in (one, other)]
        for deal in deals:
            deal.chances = deal.shown = deal.result = 0  # they count and pass on; no rule reads them here
        unlike = difference(trial.game, *deals)
        assert unlike == [], f"not in the view of seat {viewer + 1}, yet not redealt: {unlike}"


def difference(game: Game, one: State, other: State) -> list[str]:
    """Where two states differ, in words."""
    if one.same_as(other):
        return []
    trees = state_tree(game, one), state_tree(game, other)
    found = []
    for part in ("kernel", "fields"):
        for name, value in trees[0][part].items():
            if value != trees[1][part][name]:
                found.append(f"{name}: {value} and {trees[1][part][name]}")
    if trees[0]["stack"] != trees[1]["stack"]:
        found.append(f"stack: {trees[0]['stack']} and {trees[1]['stack']}")
    return found


def check_nothing_shown(trial: Trial, viewer: Seat, seat: Seat, words: str, before: State, told: int) -> None:
    """An answer after which nothing counts as shown looks the same to a viewer whatever it cannot know.

    This finds what a pause betrays: somebody who is asked, or not, because of what is in a hidden hand.
    """
    game = trial.game
    deal = before.redeal(viewer, Dice(trial.dice.seed()))
    deal.rng = 0
    other = Match(game, trial.setup, deal)
    if words not in other.offer(seat):
        return
    other.apply(words, seat)
    assert game.view(other.state, viewer) == game.view(trial.state, viewer), f"{words!r} showed a secret"
    ours = [event for event in trial.match.events[told:] if event.audience >> viewer & 1]
    theirs = [event for event in other.events if event.audience >> viewer & 1]
    assert [(e.kind, e.values) for e in ours] == [(e.kind, e.values) for e in theirs]


def check_decks(s: State) -> None:
    """The lists of a deck fit together, and held cards lie in the one order that equality relies on."""
    for deck in decks_of(s):
        pools = len(deck.sizes)
        assert deck.held == sorted(deck.held)
        assert sum(deck.sizes) == len(deck.cards)
        for pool, size in enumerate(deck.sizes):
            start = sum(deck.sizes[:pool])
            assert deck.cards[start : start + size] == sorted(deck.cards[start : start + size])
            assert 0 <= sum(deck.bands[pool::pools]) <= size
        assert min(deck.bands, default=0) >= 0
