"""Events are acted out from what the seat may know: the board as it saw it then, cards and dice."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import undercroft
from tests.battery.telling import check_said
from tests.table.running import TEST_GAME
from undercroft.kernel.beat import CARD, DICE, KINDS, NOTHING
from undercroft.kernel.chance import Dice
from undercroft.kernel.match import MOST_SCENES, Event, Match, new_match
from undercroft.kernel.registry import game as find_game
from undercroft.table.showing.eye import Eye, deal_for
from undercroft.table.showing.scenes import differences, plain, scenes_of
from undercroft.table.wire.seat_sight import Difference

GAMES = [TEST_GAME, *undercroft.game_ids()]


def filmed(name: str, seed: int) -> Match:
    """A random game that is filmed, at its beginning; `step` plays on."""
    match = new_match(find_game(name), find_game(name).setup(), seed)
    match.is_filmed = True
    return match


def step(match: Match, dice: Dice) -> list[Event]:
    """Let a random answer take effect; what it brought."""
    before = len(match.events)
    seat = match.seats_asked()[dice.below(len(match.seats_asked()))]
    moves = match.moves(seat)
    match.apply(moves[dice.below(len(moves))], seat)
    return match.events[before:]


def patched(view: Any, changes: list[Difference]) -> Any:
    """A view with some places changed, as a client does it."""
    whole = {"view": copy.deepcopy(view)}
    for change in changes:
        place: Any = whole
        *way, last = ("view", *change.at)
        for part in way:
            place = place[part]
        place[last] = change.now
    return whole["view"]


@pytest.mark.parametrize("name", GAMES)
def test_each_scene_is_the_board_as_the_seat_saw_it_then(name: str) -> None:
    match, dice, shown = filmed(name, 3), Dice(3), 0
    for _ in range(40):
        if match.state.is_over():
            break
        known = {seat: len(Eye(match, seat, "en").events()) for seat in (0, None)}
        step(match, dice)
        for seat, last in known.items():
            eye = Eye(match, seat, "en")
            events = eye.events()
            board = plain(eye.view())
            scenes = scenes_of(eye, len(events), last, eye.view())
            assert [scene.n for scene in scenes] == list(range(last + 1, len(events) + 1))
            for scene in reversed(scenes):
                board = patched(board, scene.board)
                state = match.scenes[match.events.index(events[scene.n - 1])]
                assert board == plain(eye.view_of(deal_for(state, seat)))
                shown += 1
    assert shown


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_from_a_seat_is_in_no_scene_of_it(name: str) -> None:
    match, dice, compared = filmed(name, 8), Dice(8), 0
    for _ in range(30):
        if match.state.is_over():
            break
        match.scenes.clear()
        step(match, dice)
        for state in match.scenes.values():
            for seat in (*range(state.seats), None):
                eye = Eye(match, seat, "en")
                other = state.redeal(state.seats if seat is None else seat, Dice(91))
                assert plain(eye.view_of(deal_for(state, seat))) == plain(eye.view_of(deal_for(other, seat)))
                compared += 1
    assert compared


@pytest.mark.parametrize("name", GAMES)
def test_beats_are_of_the_stage_and_can_be_said(name: str) -> None:
    match, dice = filmed(name, 5), Dice(5)
    told = [event for _ in range(120) if not match.state.is_over() for event in step(match, dice)]
    assert any(event.beat.kind != NOTHING for event in told)
    for event in told:
        beat = event.beat
        assert beat.kind in KINDS
        assert len(beat.lit) in (0, len(event.dice))
        assert len(beat.before) in (0, len(event.dice))
        assert bool(event.dice) == (beat.kind == DICE)
        assert bool(beat.cards) == (beat.kind == CARD)
        for message in (beat.caption, *(part for card in beat.cards for part in (card.name, card.text))):
            if message is not None:
                check_said(match.game, message)


def test_only_the_newest_scenes_are_kept_and_none_of_what_is_taken_back() -> None:
    match, dice = filmed("subterra", 2), Dice(2)
    while len(match.events) < 2 * MOST_SCENES:
        step(match, dice)
    assert len(match.scenes) == MOST_SCENES
    assert max(match.scenes) == len(match.events) - 1
    while not match.can_undo(match.seats_asked()[0]):
        step(match, dice)
    match.undo()
    assert max(match.scenes) < len(match.events)


def test_a_match_that_nobody_films_keeps_no_states() -> None:
    match = filmed("subterra", 2)
    match.is_filmed = False
    step(match, Dice(1))
    assert not match.scenes


def test_a_difference_is_as_small_as_the_shape_allows() -> None:
    old = {"tiles": [{"x": 1, "wet": False}, {"x": 2, "wet": False}], "who": ["a"]}
    new = {"tiles": [{"x": 1, "wet": False}, {"x": 2, "wet": True}], "who": ["a", "b"]}
    found = differences(old, new)
    assert [(change.at, change.now) for change in found] == [
        (("tiles", 1, "wet"), True),
        (("who",), ["a", "b"]),
    ]
    assert patched(old, found) == new
