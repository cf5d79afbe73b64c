"""A far place is one click away, in every game in which somebody walks step by step."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import undercroft
from tests.browser.driving import (
    ASKED,
    OUTSIDE,
    gone_on,
    number,
    question,
    sit_at_position,
    wait_for_question,
)
from undercroft.kernel.match import Match
from undercroft.kernel.paths import Path

LEADING = ("explore", "reveal", "run", "activate", "lay")


def about_to_walk(game: str) -> tuple[Match, Path]:
    """A game in which the first seat could walk two steps and nothing would come in between."""
    dice = random.Random(4)
    for seed in range(30):
        match = undercroft.game(game).new(seed=seed)
        for _ in range(150):
            if match.state.is_over():
                break
            seat = match.seats_asked()[0]
            far = [path for path in match.paths(seat) if len(path.words) > 1] if seat == 0 else []
            if far and not match.copy().gesture(far[-1].words, 0):
                return match, far[-1]
            moves = match.moves(seat)
            leading = [words for words in moves if words.split()[0] in LEADING]
            match.apply(dice.choice(leading or moves), seat)
    raise AssertionError(f"Nobody walks in {game}.")


@pytest.mark.parametrize("game", ["subterra", "claustrophobia"])
def test_a_click_on_a_far_place_walks_there(visit: Callable[..., Any], game: str) -> None:
    match, path = about_to_walk(game)
    page = visit(OUTSIDE)
    others = ["computer"] * (match.state.seats - 1)
    sit_at_position(page, match.position(), ["me", *others], game)
    wait_for_question(page)
    far = page.locator(f"g.far[data-touch='{path.touch}']")
    far.hover()
    page.wait_for_selector("[data-test=way]")
    before, count = question(page), number(page)
    far.click()
    gone_on(page, before)
    page.wait_for_selector(ASKED)
    assert number(page) == count + 1
    before = question(page)
    page.locator("[data-test=undo]").click()
    gone_on(page, before)
    page.wait_for_selector(f"g.far[data-touch='{path.touch}']")


def test_a_far_place_with_the_keyboard(visit: Callable[..., Any]) -> None:
    match, path = about_to_walk("subterra")
    page = visit(OUTSIDE)
    sit_at_position(page, match.position(), ["me", *["computer"] * (match.state.seats - 1)], "subterra")
    wait_for_question(page)
    far = page.locator(f"g.far[data-touch='{path.touch}']")
    far.focus()
    assert "2 steps" in str(far.get_attribute("aria-label"))
    page.wait_for_selector("[data-test=way]")
    before = question(page)
    page.keyboard.press("Enter")
    gone_on(page, before)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-GB", "The walk ends after 1 of 2 steps. "),
        ("fr-FR", "La marche s\u2019arrête après 1 pas sur 2. "),
    ],
)
def test_a_walk_that_ends_early_says_so_and_why(visit: Callable[..., Any], locale: str, said: str) -> None:
    match, path = about_to_walk("subterra")
    page = visit(OUTSIDE, locale=locale)

    def through(socket: Any) -> None:
        """The table makes only the first of two steps, as when something comes in between."""
        server = socket.connect_to_server()

        def from_page(text: str) -> None:
            message = json.loads(text)
            if message["type"] == "gesture":
                message["words"][1] = "no such words"
            server.send(json.dumps(message))

        socket.on_message(from_page)

    page.route_web_socket("**/socket", through)
    sit_at_position(page, match.position(), ["me", *["computer"] * (match.state.seats - 1)], "subterra")
    wait_for_question(page)
    before = question(page)
    page.locator(f"g.far[data-touch='{path.touch}']").click()
    gone_on(page, before)
    told = page.locator("[data-test=stopped]").inner_text()
    assert told.startswith(said)
    assert len(told) > len(said) + 10
    before = question(page)
    page.locator("[data-test=undo]").click()
    gone_on(page, before)
    page.wait_for_selector("[data-test=stopped]", state="detached")
