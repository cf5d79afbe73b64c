"""Games played to their end in the browser: from a late moment, and from their beginning in a soak."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Sequence
from typing import Any

from tests.browser.driving import ASKED, ENDED, answer, click_board, offered, wait_for_question
from undercroft.kernel.match import new_match
from undercroft.kernel.registry import game as find_game

SOAK = os.environ.get("UNDERCROFT_SOAK") == "1"
LEFT = 40
"""Decisions before the end of a game, of both sides, at which it is taken up."""
MOST = 600
"""Decisions after which a game should have ended."""

Choose = Callable[[list[str], random.Random, int], str]
"""Of the moves on offer, by chance, for a seat."""


def late(game: str, choose: Choose, **setup: Any) -> str:
    """The position some decisions before the end of a game of two; its first one in a soak."""
    rules = find_game(game)
    match, dice = new_match(rules, rules.setup(seats=2, **setup), 1), random.Random(1)
    positions = [match.position()]
    while not match.state.is_over():
        seat = match.seats_asked()[0]
        match.apply(choose(match.moves(seat), dice, seat), seat)
        positions.append(match.position())
    return positions[0] if SOAK else positions[-LEFT - 1 :][0]


def play_to_the_end(page: Any, seat: int, choose: Choose, clicks: int) -> int:
    """Play until the game is over: so many times on the board, wherever it can be touched, and about as often
    by the buttons; how often the board was touched."""
    clicked, dice = 0, random.Random(4)
    for _ in range(MOST):
        if not wait_for_question(page):
            return clicked
        words = offered(page)
        if (clicked < clicks or dice.random() < 0.5) and click_board(page, dice):
            clicked += 1
        else:
            answer(page, choose(words, dice, seat))
    raise AssertionError(f"The game is not over after {MOST} decisions.")


def play_each_other(pages: Sequence[Any], choose: Choose) -> list[int]:
    """Play until the game of two browsers is over; how many answers each has given."""
    for page in pages:
        ask_always(page)
    given, dice = [0, 0], random.Random(3)
    for _ in range(MOST):
        asked, _ = who_is_asked(*pages)
        if asked.locator(ENDED).count():
            return given
        seat = pages.index(asked)
        answer(asked, choose(offered(asked), dice, seat))
        given[seat] += 1
    raise AssertionError(f"The game is not over after {MOST} decisions.")


def who_is_asked(first: Any, second: Any) -> tuple[Any, Any]:
    """The page that is asked, or whose game is over, and the other one; waits until there is one."""
    for _ in range(1200):
        for asked, other in ((first, second), (second, first)):
            if asked.locator(f"{ASKED}, {ENDED}").count():
                return asked, other
        first.wait_for_timeout(50)
    raise AssertionError("Nobody is asked.")


def ask_always(page: Any) -> None:
    """Have the table wait for this person in every window, also where there is nothing but to pass."""
    page.locator("[data-test=table-menu] > summary").click()
    page.locator("[data-test=always-ask]").click()
    page.wait_for_function("() => document.querySelector('[data-test=always-ask]').checked")
    page.locator("[data-test=table-menu] > summary").click()
