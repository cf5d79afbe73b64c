"""For everybody: French, phones, the keyboard alone, words alone, and an audit of the main screens."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.driving import ASKED, answer, gone_on, offered, question, start, wait_for_question
from tests.browser.serving import SKULK
from tests.browser.test_study import finished

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
    assert "Explore" in page.locator(".choices").inner_text()
    assert page.evaluate("document.documentElement.lang") == "en"


def test_the_manual_is_one_click_from_the_first_page_in_both_languages(visit: Callable[..., Any]) -> None:
    page = visit()
    page.locator("[data-test=help]").click()
    page.wait_for_selector("text=Take back")
    page.locator("[data-test=language]").select_option("fr")
    page.wait_for_selector("text=Reprendre un coup")


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
    page.wait_for_selector("g.target")
    tab_to(page, "g.target")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-test=menu]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-test=menu]", state="detached")
    before = question(page)
    page.keyboard.press(page.locator(".choice .key").first.inner_text().lower())
    gone_on(page, before)


def turn_of(page: Any) -> int:
    """The turn that the table is in."""
    table = page.url.rsplit("/", 1)[1]
    return int(page.evaluate("table => fetch(`/api/tables/${table}`).then(a => a.json())", table)["turn"])


def test_a_whole_turn_with_the_keyboard_alone(visit: Callable[..., Any]) -> None:
    page = visit("/new/subterra")
    page.wait_for_selector("[data-test=preset-alone]")
    tab_to(page, "[data-test=preset-alone]")
    page.keyboard.press("Enter")
    page.wait_for_selector("g.target")
    first = turn_of(page)
    before = question(page)
    tab_to(page, "g.target")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-test=menu]")
    page.keyboard.press("Enter")
    gone_on(page, before)
    for _ in range(60):
        if not wait_for_question(page) or turn_of(page) > first:
            break
        before = question(page)
        wanted = page.locator(".choice:enabled:has-text('nothing more'), .choice:enabled").first
        page.keyboard.press(wanted.locator(".key").inner_text().lower())
        gone_on(page, before)
    assert turn_of(page) > first


def test_a_refused_move_says_why_in_the_readers_language(visit: Callable[..., Any]) -> None:
    page = visit(locale="fr-FR")
    start(page, "subterra", "alone")
    page.wait_for_selector(ASKED)
    page.locator("[data-tab=words]").click()
    typed = page.locator("[data-test=typed]")
    typed.fill("swim north")
    typed.press("Enter")
    page.wait_for_selector("[role=alert]")
    french = page.locator("[role=alert]").first.inner_text()
    page.locator("[data-test=language]").first.select_option("en")
    page.wait_for_selector(".choices >> text=Explore")  # the table has heard of it
    typed.fill("swim north")
    typed.press("Enter")
    page.wait_for_function(
        "old => ![undefined, '', old].includes(document.querySelector('[role=alert]')?.innerText)", arg=french
    )


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


PAGES = {
    "/": "[data-test=play]",
    "/new/subterra": "[data-test=preset-alone]",
    "/new/claustrophobia": "[data-test=preset-with-computer]",
    "/rules/subterra": "article",
    "/credits": "h1",
    "/help": "ul",
    "/verify": "form",
    "/r/nothing": "[role=alert]",
}
TABLES = {
    "board": ("subterra", "alone", "g.target"),
    "described": (SKULK, "with-computer", ASKED),
    "curtain": (SKULK, "same-screen", "[data-test=curtain]"),
    "invite": (SKULK, "by-link", "[data-test=invite]"),
}


@pytest.mark.parametrize("path", PAGES)
def test_the_audit_of_a_page_finds_nothing_serious(visit: Callable[..., Any], axe: str, path: str) -> None:
    page = visit(path, color_scheme="dark")
    page.wait_for_selector(PAGES[path])
    audit(page, axe)


@pytest.mark.parametrize(("screen", "size"), [*((screen, "wide") for screen in TABLES), ("board", "phone")])
def test_the_audit_of_a_table_finds_nothing_serious(
    visit: Callable[..., Any], axe: str, screen: str, size: str
) -> None:
    page = visit("/", color_scheme="dark", **(PHONE if size == "phone" else {}))
    game, preset, ready = TABLES[screen]
    start(page, game, preset)
    page.wait_for_selector(ready)
    if size == "phone" and screen == "board":
        page.locator("[data-test=panels]").tap()
    audit(page, axe)


def test_the_audit_of_what_follows_a_game_finds_nothing_serious(visit: Callable[..., Any], axe: str) -> None:
    page = finished(visit, 3)
    audit(page, axe)
    record = page.locator("[data-test=replay]").get_attribute("href").rsplit("/", 1)[1]
    page.goto(f"/r/{record}")
    page.wait_for_selector("svg[role=group] g.tile")
    audit(page, axe)
    page.goto(f"/verify/{record}")
    page.wait_for_selector("[data-test=verified]")
    audit(page, axe)


def audit(page: Any, axe: str) -> None:
    """Let the audit look at the page in both themes."""
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
