"""For everybody: French, phones, the keyboard alone, words alone, and an audit of the main screens."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.driving import ASKED, answer, offered, question, start, wait_for_question
from tests.browser.serving import SKULK

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_french_by_the_browser_and_by_choice(visit: Callable[..., Any]) -> None:
    page = visit(locale="fr-FR")
    assert page.locator("[data-test=play]").first.inner_text().startswith("Jouer")
    start(page, "subterra", "alone")
    page.wait_for_selector(ASKED)
    assert "votre tour" in page.locator("[data-test=prompt]").inner_text() or re.search(
        "à vous|PA", page.locator("[data-test=prompt]").inner_text()
    )
    french = page.locator(ASKED).all_inner_texts()
    page.locator("[data-test=language]").first.select_option("en")
    page.wait_for_function(
        "old => [...document.querySelectorAll('.choice')].some(one => !old.includes(one.innerText))",
        arg=french,
    )
    assert any("Explore" in text for text in page.locator(ASKED).all_inner_texts())
    assert page.evaluate("document.documentElement.lang") == "en"


def test_on_a_phone(visit: Callable[..., Any]) -> None:
    page = visit(**PHONE)
    start(page, "subterra", "alone")
    page.wait_for_selector(ASKED)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("g.target").first.tap()
    page.locator("[data-test=menu] [data-words^=reveal]").tap()
    wait_for_question(page)
    page.locator("[data-test=panels]").tap()
    page.locator("[data-tab=log]").tap()
    page.wait_for_selector("[data-test=log] li:nth-child(2)")


def test_from_the_home_page_to_a_move_with_the_keyboard_alone(visit: Callable[..., Any]) -> None:
    page = visit()
    page.wait_for_selector("[data-test=play]")
    tab_to(page, "[data-test=play][data-game=subterra]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-test=preset-alone]")
    tab_to(page, "[data-test=preset-alone]")
    page.keyboard.press("Enter")
    page.wait_for_selector(ASKED)
    before = question(page)
    page.keyboard.press(page.locator(".choice .key").first.inner_text().lower())
    page.wait_for_function("n => document.querySelector('.choices')?.dataset.question !== n", arg=before)
    wait_for_question(page)
    tab_to(page, "g.target")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-test=menu]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-test=menu]", state="detached")


def tab_to(page: Any, selector: str) -> None:
    """Press Tab until the focus is on such a thing."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


def test_the_board_and_the_moves_in_words(visit: Callable[..., Any]) -> None:
    page = visit()
    start(page, "subterra", "alone")
    page.wait_for_selector(ASKED)
    page.locator("[data-tab=words]").click()
    page.locator("[data-test=in-words]").check()
    page.wait_for_selector("[data-test=description] li")
    typed = page.locator("[data-test=typed]")
    typed.fill("swim north")
    typed.press("Enter")
    page.wait_for_selector("[role=alert]")
    before = question(page)
    typed.fill("exert")
    typed.press("Enter")
    page.wait_for_function("n => document.querySelector('.choices')?.dataset.question !== n", arg=before)


def test_the_rules_are_searched_and_open_at_the_rule(visit: Callable[..., Any]) -> None:
    page = visit()
    start(page, "subterra", "alone")
    wait_for_question(page)
    answer(page, "exert")
    page.locator("[data-tab=log]").click()
    page.locator("[data-test=log] .rule").last.click()
    page.wait_for_selector("article.here")
    page.locator("[data-test=rules-search]").fill("rubble explosives")
    page.wait_for_function("() => document.querySelectorAll('[data-rule]').length < 10")
    assert page.locator("[data-rule]").count() > 0


ADDRESSES = {"new": "/new/subterra", "rules": "/rules/subterra", "credits": "/credits"}
READY = {"home": "[data-test=play]", "new": "[data-test=preset-alone]", "rules": "article", "credits": "h1"}
TABLES = {
    "board": ("subterra", "alone"),
    "described": (SKULK, "with-computer"),
    "curtain": (SKULK, "same-screen"),
}


@pytest.mark.parametrize("screen", [*READY, *TABLES])
def test_the_audit_finds_nothing_serious(visit: Callable[..., Any], axe: str, screen: str) -> None:
    page = visit(ADDRESSES.get(screen, "/"), color_scheme="dark")
    if screen in TABLES:
        start(page, *TABLES[screen])
        page.wait_for_selector("[data-test=curtain]" if screen == "curtain" else ASKED)
    else:
        page.wait_for_selector(READY[screen])
    page.evaluate(axe)
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.wait_for_function(f"() => document.documentElement.dataset.theme === '{theme}'")
        assert serious_faults(page) == []


def serious_faults(page: Any) -> list[tuple[str, list[tuple[str, str]]]]:
    """What the audit finds wrong, with the markup it is about."""
    found = page.evaluate("axe.run({resultTypes: ['violations']}).then(r => r.violations)")
    return [
        (fault["id"], [(node["html"][:160], node["failureSummary"]) for node in fault["nodes"][:3]])
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ]


def test_only_offered_moves_have_buttons(visit: Callable[..., Any]) -> None:
    page = visit()
    start(page, "subterra", "alone")
    wait_for_question(page)
    keys = page.locator(".choice .key").all_inner_texts()
    assert len(keys) == len(offered(page)) == len(set(keys))
