"""What the page does around any board: many moves in few rows, nothing over the tiles, replays, names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.driving import (
    OUTSIDE,
    answer,
    gone_on,
    offered,
    question,
    start,
    start_with,
    wait_for_question,
)
from tests.browser.test_access import PHONE
from tests.browser.test_claustrophobia import a_threat, sit_as
from tests.browser.test_study import finished

SIZES: dict[str, dict[str, Any]] = {"phone": PHONE, "wide": {"viewport": {"width": 1440, "height": 900}}}

CLEAR = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  const over = boxes('.track > :first-child, .zoom .button, [data-test=dice]');
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const tiles = boxes('svg[role=group] g.tile:not(.ghost) .slab');
  return tiles.length > 0 && !tiles.some((tile) => over.some((one) => meet(tile, one)));
}"""


@pytest.mark.parametrize("size", SIZES)
def test_many_moves_stand_in_rows_under_what_they_share(visit: Callable[..., Any], size: str) -> None:
    page = visit(OUTSIDE, **SIZES[size])
    sit_as(page, "demon", a_threat())
    assert len(offered(page)) > 12
    rows = page.locator(".choices .row")
    assert rows.count() > 3
    for row in rows.all():
        group = row.get_attribute("aria-label")
        for choice in row.locator(".choice").all():
            label = choice.get_attribute("title")
            assert page.get_by_role("button", name=label, exact=True).count() > 0
            assert group in label
            assert choice.locator("span[aria-hidden]").inner_text() in label
    assert page.locator(".bar").bounding_box()["height"] < page.viewport_size["height"] / 2
    page.wait_for_function(CLEAR)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_keys_of_grouped_moves(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    sit_as(page, "demon", a_threat())
    keys = page.locator(".choice .key").all_inner_texts()
    assert len(keys) == len(set(keys)) == len(offered(page))
    wanted = page.locator(".choices .row").nth(1).locator(".choice").first
    words, before = wanted.get_attribute("data-words"), question(page)
    page.keyboard.press(wanted.locator(".key").inner_text().lower())
    gone_on(page, before)
    wait_for_question(page)
    assert words not in offered(page)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_lies_over_the_tiles(visit: Callable[..., Any], size: str) -> None:
    page = visit(**SIZES[size])
    start(page, "subterra", "alone")
    for _ in range(25):
        if not wait_for_question(page):
            break
        page.wait_for_function(CLEAR)
        moves = offered(page)
        answer(page, next((m for m in moves if m.startswith(("reveal", "place", "keep"))), moves[-1]))


@pytest.mark.parametrize("size", SIZES)
def test_rolled_dice_hide_nothing(visit: Callable[..., Any], size: str) -> None:
    page = visit(**SIZES[size])
    start(page, "subterra", "alone")
    wait_for_question(page)
    answer(page, "exert")
    answer(page, "pass")  # the check comes at the end of the turn
    page.wait_for_selector("[data-test=dice] svg")
    assert page.evaluate(CLEAR)
    if size == "phone":
        tray, head = (page.locator(one).first.bounding_box() for one in ("[data-test=dice]", "header"))
        assert tray["y"] + tray["height"] <= head["y"] + head["height"]


def test_a_replay_tells_who_chose_what_and_what_followed(visit: Callable[..., Any]) -> None:
    page = finished(visit, 4)
    page.locator("[data-test=replay]").click()
    moves = page.locator("[data-test=moves] li button")
    moves.nth(4).wait_for()
    assert moves.count() == 5
    moves.nth(2).click()
    page.wait_for_function("() => document.querySelector('[data-test=step]').innerText === 'Step 2 of 4'")
    happened = page.locator("[data-test=happened]")
    label = moves.nth(2).locator("span").last.inner_text()
    page.wait_for_function(
        "label => document.querySelector('[data-test=happened] .chosen b').innerText === label", arg=label
    )
    page.locator("[data-test=slider]").fill("0")
    page.wait_for_function("() => document.querySelectorAll('[data-test=happened] li').length > 1")
    lines = happened.locator("li span").all_inner_texts()
    assert all(line.rstrip().endswith((".", "!", "?")) for line in lines)
    assert page.locator("[data-test=moves] [aria-current=step]").count() == 1
    page.locator("[data-tab=table]").click()
    page.wait_for_selector("[role=tabpanel] >> text=HP")


@pytest.mark.parametrize(("locale", "name"), [("en-GB", "Steady"), ("fr-FR", "Posé")])
def test_computer_players_have_names_for_people(visit: Callable[..., Any], locale: str, name: str) -> None:
    page = visit("/new/subterra", locale=locale)
    page.locator("[data-test=more] summary").first.click()
    assert any(name in text for text in page.locator("[data-test=seat-0] option").all_inner_texts())
    start_with(page, "claustrophobia", ["me", "greedy"])
    wait_for_question(page)
    seats = page.locator(".seats").inner_text()
    assert name in seats
    assert "greedy" not in page.locator("body").inner_text()
    page.locator("[data-test=table-menu] > summary").click()
    page.locator("[data-test=concede]").click()
    page.locator("[data-test=concede]").click()
    page.locator("[data-test=replay]").click()
    page.wait_for_selector("[data-test=happened]")
    assert name in page.locator("h1").inner_text()
    assert "greedy" not in page.locator("body").inner_text()
