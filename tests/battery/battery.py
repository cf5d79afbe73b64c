"""The battery: what must hold for any game at every decision, also in the middle of a resolution.

`play_through` plays one random game by its driver and tests as it goes. Each property is one function, so
that the name in a traceback says which of them failed.
"""

from __future__ import annotations

import pytest

from tests.battery.fields import check_state_fields
from tests.battery.hooks import Hooks
from tests.battery.knowledge import (
    check_answers_are_hidden,
    check_decks,
    check_nothing_shown,
    check_onlooker,
    check_redeal,
    check_secret_choice,
)
from tests.battery.legality import check_legality
from tests.battery.telling import check_said
from tests.battery.trial import STEPS_ON, Trial, play_on, sample, text_of
from undercroft.kernel.chance import Dice
from undercroft.kernel.documents.files import open_text
from undercroft.kernel.documents.position import state_hash, write_position
from undercroft.kernel.documents.position_reading import read_position
from undercroft.kernel.documents.record import replay, write_record
from undercroft.kernel.errors import IllegalError, UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.moves import Seat
from undercroft.kernel.options import Setup
from undercroft.kernel.state import State


def play_through(game: Game, setup: Setup, seed: int, hooks: Hooks, every: int) -> Trial:
    """Play one game to its end and test it on the way."""
    trial = Trial(game, setup, seed, hooks)
    offset = trial.dice.below(every)
    halfway = trial.dice.below(4 * every)
    while not trial.state.is_over():
        check_offers(trial)
        hooks.conserve(game, trial.state)
        if trial.decisions % every == offset:
            check_decision(trial)
        if trial.decisions == halfway:
            check_record_from_here(trial)
        answer(trial, closely=trial.decisions % max(1, every // 8) == 0)
        trial.decisions += 1
        assert trial.decisions < hooks.limit, f"the game did not end within {hooks.limit} answers"
    check_end(trial)
    return trial


def answer(trial: Trial, closely: bool) -> None:
    """Give one random answer for one of the seats asked; closely: see what it showed, and take it back."""
    match = trial.match
    seat = trial.pick(list(match.seats_asked()))
    words = trial.pick(match.moves(seat))
    before, lines, events = trial.state.copy(), match.lines[:], len(match.events)
    match.apply(words, seat)
    if not closely:
        return
    if match.can_undo(seat):
        check_undo(trial, seat, words, before, lines, events)
    after = trial.state
    if after.chances == before.chances and after.shown == before.shown:
        for viewer in {seat, trial.decisions % after.seats}:
            check_nothing_shown(trial, viewer, seat, words, before, events)


def check_decision(trial: Trial) -> None:
    """All that is tested now and then."""
    trial.checked += 1
    check_copy(trial)
    check_position(trial)
    check_refusals(trial)
    check_legality(trial)
    check_words(trial)
    check_simultaneous(trial)
    check_secret_choice(trial)
    check_decks(trial.state)
    check_state_fields(trial.game, trial.state, trial.hooks.derived)
    seats = {trial.match.seats_asked()[0], trial.checked % trial.state.seats}
    for seat in sorted(seats):
        check_redeal(trial, seat)
    check_onlooker(trial)
    if trial.checked % 5 == 1:
        check_record(trial)


# ---- what is offered -----------------------------------------------------------------------------


def check_offers(trial: Trial) -> None:
    """Those asked have moves with unique words, nobody else has any, and forced questions are skipped."""
    game, match, s = trial.game, trial.match, trial.state
    asked = match.seats_asked()
    assert asked, "the game is not over and nobody is asked"
    assert not s.is_forced()
    for seat in range(s.seats):
        moves = s.offer(seat)
        if seat not in asked:
            assert moves == []
            continue
        assert moves
        assert len(set(moves)) == len(moves)
        words = [game.move_words(s, seat, move) for move in moves]
        assert len(set(words)) == len(words), f"two moves share their words: {words}"
        assert all(word == " ".join(word.split()) and word for word in words)
        trial.vocabulary.update(words)


def check_words(trial: Trial) -> None:
    """Question, moves and chain can be said in both languages, and a move's own words are its choice's."""
    game, s = trial.game, trial.state
    for seat in trial.match.seats_asked():
        check_said(game, game.prompt(s, seat))
        check_said(game, game.seat_name(s, seat))
        for link in game.chain(s, seat):
            check_said(game, link)
        for move in s.offer(seat):
            choice = game.choice(s, seat, move)
            assert choice.words == game.move_words(s, seat, move)
            check_said(game, choice.label)


def check_refusals(trial: Trial) -> None:
    """What is not offered, or asked of the wrong seat, is refused in a sentence and changes nothing."""
    match, s = trial.match, trial.state
    before, record = s.copy(), write_record(match)
    asked = match.seats_asked()
    for seat in range(s.seats):
        for words in sample(trial, 6):
            if seat in asked and words in match.offer(seat):
                assert match.explain(words, seat) is None
                continue
            said = refused(match, words, seat)
            assert said, "a refusal without a sentence"
    for move in (-1, 1 << 40, 12345678):
        for seat in (-1, 0, s.seats - 1, s.seats):
            with pytest.raises(IllegalError, match=r"^[A-Z].*\.$"):
                s.apply(seat, move)
    assert s.same_as(before)
    assert write_record(match) == record


def refused(match: Match, words: str, seat: Seat) -> str:
    """The sentence that refuses words."""
    try:
        match.apply(words, seat)
    except UndercroftError as error:
        return str(error)
    raise AssertionError(f"{words!r} was accepted, and is not offered")


# ---- copies and positions ------------------------------------------------------------------------


def check_copy(trial: Trial) -> None:
    """A copy is equal and independent; it will still be what it is when the game is over."""
    s = trial.state
    text = text_of(trial.game, s)
    first, second = s.copy(), s.copy()
    assert first.same_as(s)
    assert s.same_as(first)
    assert text_of(trial.game, first) == text
    play_on(first, trial.dice, STEPS_ON)
    assert text_of(trial.game, s) == text, "playing a copy changed the state"
    assert text_of(trial.game, second) == text, "playing a copy changed another copy"
    trial.earlier.append((second, text))


def check_position(trial: Trial) -> None:
    """A position out and in is the same state, and goes on in the same way."""
    game, s = trial.game, trial.state
    text = write_position(game, trial.setup, s)
    found, setup, again = read_position(text)
    assert found is game
    assert setup == trial.setup
    assert again.same_as(s)
    assert write_position(game, setup, again) == text
    ours, seed = s.copy(), trial.dice.seed()
    dice, other = Dice(seed), Dice(seed)
    for _ in range(STEPS_ON):
        play_on(ours, dice, 1)
        play_on(again, other, 1)
        assert again.same_as(ours), "a state from a position goes on in another way"


# ---- several at once, and taking back ------------------------------------------------------------


def check_simultaneous(trial: Trial) -> None:
    """The order in which answers to one question arrive changes neither state nor record nor hash."""
    match = trial.match
    asked = match.seats_asked()
    if len(asked) < 2:
        return
    answers = {seat: trial.pick(match.moves(seat)) for seat in asked}
    onward, backward = match.copy(), match.copy()
    for seat in asked:
        check_answers_are_hidden(trial, onward, seat)
        onward.apply(answers[seat], seat)
    for seat in reversed(asked):
        backward.apply(answers[seat], seat)
    assert onward.state.same_as(backward.state)
    assert state_hash(trial.game, onward.state) == state_hash(trial.game, backward.state)
    assert write_record(onward) == write_record(backward)
    assert [event.values for event in onward.events] == [event.values for event in backward.events]


def check_undo(trial: Trial, seat: Seat, words: str, before: State, lines: list[str], events: int) -> None:
    """A taken-back answer leaves no trace and can be given again."""
    undone = trial.match.copy()
    undone.undo(seat)
    assert undone.state.same_as(before)
    assert undone.lines == lines
    assert len(undone.events) == events
    undone.apply(words, seat)
    assert undone.state.same_as(trial.state)
    assert write_record(undone) == write_record(trial.match)


# ---- records -------------------------------------------------------------------------------------


def check_record(trial: Trial) -> None:
    """A record replayed gives the same state, events and record."""
    match = trial.match
    text = write_record(match)
    again = replay(text)
    assert state_hash(trial.game, again.state) == state_hash(trial.game, match.state)
    assert write_record(again) == text
    assert [(e.kind, e.audience, e.values) for e in again.events] == [
        (e.kind, e.audience, e.values) for e in match.events
    ]


def check_record_from_here(trial: Trial) -> None:
    """A position can be opened anywhere, played on, and that record replayed."""
    match = open_text(trial.match.position())
    assert match.state.same_as(trial.state)
    for _ in range(4 * STEPS_ON):
        if match.state.is_over():
            break
        seat = trial.pick(list(match.seats_asked()))
        match.apply(trial.pick(match.moves(seat)), seat)
    again = replay(write_record(match))
    assert state_hash(trial.game, again.state) == state_hash(trial.game, match.state)


def check_end(trial: Trial) -> None:
    """A finished game has a result, offers nothing, and all that was kept from it is as it was."""
    game, s = trial.game, trial.state
    trial.hooks.conserve(game, s)
    outcome = game.outcome(s)
    assert outcome is not None
    assert len(outcome.results) == len(outcome.scores) == s.seats
    assert sorted(seat for team in outcome.teams for seat in team) == list(range(s.seats))
    assert outcome.rule.split(".")[0].isdigit()
    check_said(game, outcome.message)
    for event in trial.match.events:
        check_said(game, event.message)
    assert trial.match.moves() == []
    assert all(s.offer(seat) == [] for seat in range(s.seats))
    for seat in range(s.seats):
        assert game.view(s.redeal(seat, Dice(trial.seed)), seat) == game.view(s, seat)
    for copy, text in trial.earlier:
        assert text_of(game, copy) == text, "an earlier copy has changed"
    check_record(trial)
    assert read_position(write_position(game, trial.setup, s))[2].same_as(s)
