"""What the computer does can be followed, and skipped. With a pace of a day nothing goes on by waiting."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser.driving import ENDED, OUTSIDE, REAL, answer, offered, start_with, wait_for_question
from tests.browser.serving import ensure_client
from tests.table.running import serving

HURRY = "[data-test=hurry]"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    ensure_client()
    with serving(tmp_path_factory.mktemp("calm"), more={"UNDERCROFT_PACE": "86400"}) as server:
        yield server.url


@pytest.fixture
def seated(visit: Callable[..., Any]) -> Any:
    """One person who has ended the turn, so that the computer's comes."""
    page = visit(OUTSIDE)
    start_with(page, "subterra", ["me", "greedy"])
    pass_on(page)
    return page


def pass_on(page: Any) -> None:
    """Pass until only the computer is asked."""
    page.wait_for_selector(f"{REAL}, {HURRY}")
    while page.locator(HURRY).count() == 0:
        answer(page, "pass" if "pass" in offered(page) else offered(page)[0])
        page.wait_for_selector(f"{REAL}, {HURRY}, {ENDED}")


def test_the_computer_is_told_to_play_on_by_a_button_a_click_or_a_key(seated: Any) -> None:
    seated.locator(HURRY).click()
    assert wait_for_question(seated)
    pass_on(seated)
    seated.locator("main.board svg").first.click(position={"x": 5, "y": 5})
    assert wait_for_question(seated)
    pass_on(seated)
    seated.keyboard.press("Escape")
    assert wait_for_question(seated)


def test_a_computer_that_answers_at_once_is_a_wish_that_is_kept(seated: Any) -> None:
    seated.locator("[data-test=table-menu] > summary").click()
    seated.locator("[data-test=at-once]").check()
    assert wait_for_question(seated)
    seated.reload()
    assert wait_for_question(seated)
    for _ in range(3):  # two of the four cavers are the computer's
        answer(seated, "pass")
        assert wait_for_question(seated)
