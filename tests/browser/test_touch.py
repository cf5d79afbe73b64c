"""The board under fingers and under the wheel: real touch points, and nothing is played by moving it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.driving import question, start
from tests.browser.test_access import PHONE

UNDER = """([x, y]) => {
  const matrix = document.querySelector('svg[role=group]').getScreenCTM();
  const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return [at.x, at.y, matrix.a];
}"""
"""What point of the board lies under a point of the screen, and how large the board is drawn."""


class Fingers:
    """Touch points on a page, as the browser's own driver sends them."""

    def __init__(self, page: Any) -> None:
        self.session = page.context.new_cdp_session(page)

    def send(self, kind: str, *points: tuple[float, float]) -> None:
        """One event with all fingers that are down."""
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def drag(self, *ways: tuple[tuple[float, float], tuple[float, float]], steps: int = 8) -> None:
        """Put fingers down, move each along its way, and lift them."""
        self.send("touchStart", *(first for first, _ in ways))
        for step in range(1, steps + 1):
            share = step / steps
            self.send("touchMove", *((a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in ways))
        self.send("touchEnd")


@pytest.fixture
def board(visit: Callable[..., Any]) -> Any:
    """A phone at the start of a game, with places that glow."""
    page = visit(**PHONE)
    start(page, "subterra", "alone")
    page.wait_for_selector("g.target")
    return page


def middle_of(page: Any, selector: str) -> tuple[float, float]:
    """Where the middle of a thing is on the screen."""
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def nothing_was_played(page: Any, before: str) -> bool:
    """Whether the page still asks the same, with no place chosen and nothing asked about."""
    opened = page.locator("[data-test=menu], [data-test=about]").count()
    return opened == 0 and question(page) == before


def test_two_fingers_zoom_around_their_middle_and_play_nothing(board: Any) -> None:
    x, y = middle_of(board, "g.target")
    asked = question(board)
    before = board.evaluate(UNDER, [x, y])
    Fingers(board).drag(((x - 30, y), (x - 55, y)), ((x + 30, y), (x + 55, y)))
    board.wait_for_function(f"scale => ({UNDER})([0, 0])[2] > 1.5 * scale", arg=before[2])
    after = board.evaluate(UNDER, [x, y])
    assert after[2] / before[2] == pytest.approx(55 / 30, rel=0.1)
    assert after[:2] == pytest.approx(before[:2], abs=3)
    assert nothing_was_played(board, asked)
    Fingers(board).drag(((x - 55, y), (x - 25, y)), ((x + 55, y), (x + 25, y)))
    board.wait_for_function(f"scale => ({UNDER})([0, 0])[2] < scale / 1.5", arg=after[2])
    assert nothing_was_played(board, asked)


def test_the_board_follows_two_fingers_that_move_together(board: Any) -> None:
    x, y = middle_of(board, "g.target")
    before = board.evaluate(UNDER, [x, y])
    Fingers(board).drag(((x - 40, y), (x - 20, y + 60)), ((x + 40, y), (x + 60, y + 60)))
    board.wait_for_function(f"([place, was]) => ({UNDER})(place)[1] < was - 20", arg=[[x, y], before[1]])
    after = board.evaluate(UNDER, [x + 20, y + 60])
    assert after[2] == pytest.approx(before[2], rel=0.05)
    assert after[:2] == pytest.approx(before[:2], abs=8)


def test_one_finger_moves_the_board_and_plays_nothing(board: Any) -> None:
    x, y = middle_of(board, "g.target")
    asked = question(board)
    before = board.evaluate(UNDER, [x, y])
    Fingers(board).drag(((x, y), (x + 50, y + 70)))
    board.wait_for_function(f"([place, was]) => ({UNDER})(place)[1] < was - 30", arg=[[x, y], before[1]])
    after = board.evaluate(UNDER, [x + 50, y + 70])
    assert after[2] == before[2]
    assert after[:2] == pytest.approx(before[:2], abs=16)
    assert nothing_was_played(board, asked)


def test_the_wheel_zooms_around_the_pointer(visit: Callable[..., Any]) -> None:
    page = visit()
    start(page, "subterra", "alone")
    page.wait_for_selector("g.target")
    x, y = middle_of(page, "g.target")
    asked = question(page)
    page.mouse.move(x, y)
    for turned in (-240, 360):
        before = page.evaluate(UNDER, [x, y])
        page.mouse.wheel(0, turned)
        page.wait_for_function(f"scale => Math.abs(({UNDER})([0, 0])[2] / scale - 1) > 0.2", arg=before[2])
        after = page.evaluate(UNDER, [x, y])
        assert (after[2] > before[2]) == (turned < 0)
        assert after[:2] == pytest.approx(before[:2], abs=1)
    assert nothing_was_played(page, asked)
