"""After the game: replay, play on from a moment, honest dice, a rematch; and files brought to the lobby."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.browser.driving import ASKED, ENDED, answer, offered, start, wait_for_question
from tests.golden.games import FOLDER


def finished(visit: Callable[..., Any], answers: int = 6) -> Any:
    """A page whose game has just ended: a few answers, then given up."""
    page = visit()
    start(page, "subterra", "alone")
    for _ in range(answers):
        wait_for_question(page)
        answer(page, offered(page)[0])
    page.locator(".more summary").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up?").click()
    page.wait_for_selector(ENDED)
    return page


def test_a_game_is_replayed_by_keys_and_slider_and_played_on_from_a_moment(visit: Callable[..., Any]) -> None:
    page = finished(visit)
    page.locator("[data-test=replay]").click()
    page.wait_for_selector("svg[role=group] g.tile")
    step = page.locator("[data-test=step]")
    page.wait_for_function("() => document.querySelector('[data-test=step]').innerText.endsWith('of 6')")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert step.inner_text() == "Step 2 of 6"
    page.keyboard.press("End")
    assert step.inner_text() == "Step 6 of 6"
    page.locator("[data-test=slider]").fill("3")
    assert step.inner_text() == "Step 3 of 6"
    page.locator("[data-test=branch]").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(ASKED)


def test_following_the_moves_of_a_long_game_scrolls_their_list_alone(visit: Callable[..., Any]) -> None:
    page = visit()
    record = (FOLDER / "subterra-normal-4.txt").read_text(encoding="utf-8")
    page.goto(f"/r/{page.request.post('/api/records', data={'text': record}).json()['id']}")
    page.wait_for_selector("[data-test=moves] li:nth-child(50)")
    page.keyboard.press("End")
    page.wait_for_selector("[data-test=moves] li:last-child [aria-current]")
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0


def test_the_dice_of_a_finished_game_are_verified(visit: Callable[..., Any]) -> None:
    page = finished(visit)
    record = page.locator("[data-test=replay]").get_attribute("href").rsplit("/", 1)[1]
    page.goto(f"/verify/{record}")
    assert "Honest" in page.locator("[data-test=verified]").inner_text()


def test_playing_again_opens_a_new_table_with_the_same_seats(visit: Callable[..., Any]) -> None:
    page = finished(visit, 1)
    before = page.url
    page.locator("[data-test=again]").click()
    page.wait_for_url(lambda url: "/t/" in url and url != before)
    page.wait_for_selector(ASKED)


def test_a_saved_record_is_brought_back(visit: Callable[..., Any], tmp_path: Path) -> None:
    page = finished(visit, 3)
    page.locator("[data-test=replay]").click()
    page.wait_for_selector("svg[role=group] g.tile")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the record").click()
    saving.value.save_as(str(tmp_path / "game.record"))
    other = visit()
    other.locator("input[type=file]").set_input_files(str(tmp_path / "game.record"))
    other.wait_for_url("**/r/*")
    other.wait_for_selector("svg[role=group] g.tile")
