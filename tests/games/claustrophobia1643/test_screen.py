"""The drawn page of this edition: the board of destiny explains itself, and everything fits."""

import re

import pytest

from undercroft.agents.base import Seated
from undercroft.agents.registry import agent
from undercroft.games.claustrophobia1643.game import GAME
from undercroft.kernel.state import State

RAW_ID = re.compile(r"\b(?:label|legend|square|state|talent|phase|card|instinct|advantage)-[a-z]+")


def page(state: State, seat: int, lang: str = "en", width: int = 80) -> list[str]:
    return ["".join(span.text for span in line) for line in GAME.screen(state, seat, lang, width)]


@pytest.mark.parametrize("scenario", GAME.scenarios())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_pages_fit_and_say_words(scenario: str, lang: str) -> None:
    match = GAME.new(scenario=scenario, seed=3)
    players = [Seated(agent("random"), seat) for seat in range(2)]
    for step in range(60):
        state = match.state
        if match.outcome() is not None:
            break
        seat = state.asked_seat()
        if step % 12 == 0:
            for width in (80, 160):
                for looker in range(3):
                    lines = page(state, looker, lang, width)
                    assert max(map(len, lines)) <= width
                    assert not RAW_ID.search("\n".join(lines)), RAW_ID.search("\n".join(lines))
        match.apply(GAME.move_words(state, seat, players[seat].answer(GAME, state, seat)), seat)


def test_waiting_and_triggered_dice_are_drawn_on_their_spaces() -> None:
    match = GAME.new(scenario="hold-the-stair", seed=3)
    players = [Seated(agent("greedy"), seat) for seat in range(2)]
    while not match.state.stack or type(match.state.stack[-1]).__name__ != "Threat":
        seat = match.state.asked_seat()
        match.apply(GAME.move_words(match.state, seat, players[seat].answer(GAME, match.state, seat)), seat)
    view = GAME.view(match.state, 1)
    text = "\n".join(page(match.state, 1, "en", 160))
    shown = [space for space in view.spaces if space.open and (space.waiting or space.triggered)]
    assert shown
    for space in shown:
        for die in space.triggered:
            assert f"■{die}" in text
        for die in space.waiting:
            assert f"▢{die}" in text
