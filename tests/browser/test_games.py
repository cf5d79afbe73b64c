"""Whole games in a real browser: by clicking, and in a game that nobody has drawn."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.driving import (
    ASKED,
    ENDED,
    OUTSIDE,
    answer,
    offered,
    sit_at_position,
    start,
    wait_for_question,
)
from tests.browser.serving import SKULK
from tests.browser.whole_games import late, play_to_the_end


def leading_on(words: list[str], dice: random.Random, seat: int) -> str:
    """A move that shows more of the cave."""
    wanted = [word for word in words if word.startswith(("explore", "place", "keep"))] or words
    return dice.choice(wanted) if len(words) > 2 else words[-1]


def test_a_game_to_its_end_by_clicking_with_the_computer(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    sit_at_position(page, late("subterra", leading_on, scenario="expert"), ["me", "computer"], "subterra")
    assert play_to_the_end(page, 0, leading_on, clicks=4) >= 1
    assert page.locator(ENDED).is_visible()
    assert page.locator("[data-test=replay]").is_visible()


def test_a_game_in_two_clicks(visit: Callable[..., Any]) -> None:
    page = visit()
    start(page, "subterra", "alone")
    page.wait_for_selector("g.target")
    assert page.locator("svg[role=group] g.tile").count() == 1
    assert page.locator("g.target").count() == 4  # the start is open on all sides


@pytest.mark.parametrize("game", ["subterra", "claustrophobia", "dungeontwister"])
def test_a_newcomer_is_asked_after_two_clicks(visit: Callable[..., Any], game: str) -> None:
    began = time.perf_counter()
    page = visit()
    start(page, game, "with-computer")
    page.wait_for_selector(ASKED)
    print(f"{game}: {time.perf_counter() - began:.1f} s from opening the page to the first question")
    page.wait_for_selector("svg[role=group] g.tile")


def test_a_game_without_a_drawing_is_played_from_its_description(visit: Callable[..., Any]) -> None:
    page = visit()
    start(page, SKULK, "with-computer")
    dice = random.Random(1)
    answers = 0
    while wait_for_question(page):
        assert page.locator("[data-test=description] li").count() > 2
        answer(page, dice.choice(offered(page)))
        answers += 1
    assert answers > 3
    assert page.locator(ENDED).is_visible()


def test_the_drawn_tile_is_shown_before_it_is_laid(visit: Callable[..., Any]) -> None:
    page = visit()
    start(page, "subterra", "alone")
    dice = random.Random(5)
    for _ in range(80):
        wait_for_question(page)
        moves = offered(page)
        if any(move.startswith("place") for move in moves) and len(moves) > 1:
            break
        wanted = [move for move in moves if move.startswith(("reveal", "keep"))]
        wanted = wanted or [move for move in moves if move.startswith("move")] or moves
        answer(page, dice.choice(wanted))
    ghost = page.locator("[data-test=ghost]")
    ghost.hover()  # and no longer some move's button, which shows its own way
    before = ghost.get_attribute("aria-label")
    page.locator("[data-test=turn]").click()
    assert ghost.get_attribute("aria-label") != before
    laid = "svg[role=group] g.tile:not(.ghost)"
    tiles = page.locator(laid).count()
    ghost.click()
    page.wait_for_function(
        "([laid, n]) => document.querySelectorAll(laid).length === n", arg=[laid, tiles + 1]
    )


def test_what_cannot_be_touched_says_why(visit: Callable[..., Any]) -> None:
    page = visit()
    start(page, "subterra", "alone")
    page.wait_for_selector(ASKED)
    page.locator("svg[role=group] g[data-touch='cell:0,0'] .slab").click(position={"x": 4, "y": 4})
    assert "Start" in page.locator("[data-test=about]").inner_text()


def test_taking_back(visit: Callable[..., Any]) -> None:
    page = visit()
    start(page, "subterra", "alone")
    page.wait_for_selector(ASKED)
    answer(page, "exert")
    page.wait_for_selector("[data-test=undo]")
    page.keyboard.press("Backspace")
    page.wait_for_selector(".choices [data-words=exert]")
