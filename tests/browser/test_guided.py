"""Guided games in the browser: from the door to the last step, in both languages, and on to a real game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.driving import ASKED, ENDED, offered, wait_for_question
from tests.browser.test_access import serious_faults
from undercroft.kernel.documents.guided import guided_games_of
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.registry import game_ids

GUIDE = "[data-test=guide]"
LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


GUIDES = [(game, name) for game in game_ids() for name in guided_games_of(find_game(game).package)]
"""Every guided game of every game that has one."""


def learn(page: Any, game: str, place: int = 0) -> None:
    """From the home page into a guided game, in one click: the first of a game, or another."""
    if place:
        page.locator(f"[data-test=learn-more][data-game='{game}']").nth(place - 1).click()
    else:
        page.locator(f"[data-test=learn][data-game='{game}']").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(GUIDE)


def wait_for_move(page: Any, words: tuple[str, ...]) -> None:
    """Wait until the guide waits for such a move and it is on offer."""
    page.wait_for_function(
        """words => [...document.querySelectorAll('.choice.wanted:enabled')]
        .some(one => words.includes(one.dataset.words))""",
        arg=list(words),
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), GUIDES)
def test_a_guide_from_its_first_step_to_a_real_game(
    visit: Callable[..., Any], game: str, name: str, lang: str
) -> None:
    guides = guided_games_of(find_game(game).package)
    guide = guides[name]
    page = visit(locale=LANGUAGES[lang])
    learn(page, game, list(guides).index(name))
    for number, move in guide.places():
        wait_for_move(page, move.words)
        panel = page.locator(GUIDE)
        assert panel.get_attribute("data-step") == str(number + 1)
        assert panel.locator(".text").inner_text() == guide.step[number].text[lang].strip()
        page.locator(f".choices [data-words='{move.words[0]}']").click()
    page.wait_for_selector(ENDED)
    assert page.locator(GUIDE).count() == 0
    page.locator("[data-test=real-game]").click()
    page.wait_for_selector(ASKED)
    assert page.locator(GUIDE).count() == 0


def test_a_wrong_move_is_answered_kindly_and_the_guide_waits(visit: Callable[..., Any]) -> None:
    page = visit()
    learn(page, "subterra")
    page.wait_for_selector(".choice.wanted")
    other = next(words for words in offered(page) if words == "pass")
    page.locator(f".choices [data-words='{other}']").click()
    alert = page.wait_for_selector(".bar [role=alert]")
    assert "The guide waits for: Explore east" in alert.inner_text()
    assert page.locator(GUIDE).get_attribute("data-step") == "1"
    page.locator(".choices [data-words='explore east']").click()
    page.wait_for_selector(f"{GUIDE}[data-step='2']")


def test_the_place_that_a_step_speaks_of_glows(visit: Callable[..., Any]) -> None:
    page = visit()
    learn(page, "subterra")
    page.wait_for_selector(".choice.wanted")
    page.wait_for_selector("circle.shown")
    page.locator("g.target").first.wait_for()


def test_a_guide_can_be_left_at_any_step(visit: Callable[..., Any]) -> None:
    page = visit()
    learn(page, "claustrophobia")
    page.locator("[data-test=skip-guide]").click()
    page.wait_for_selector(ENDED)
    page.locator("[data-test=guide-again]").click()
    page.wait_for_selector(f"{GUIDE}[data-step='1']")


def test_a_guide_goes_on_after_a_reload(visit: Callable[..., Any]) -> None:
    page = visit()
    learn(page, "subterra")
    for words in ("explore east", "place N"):
        wait_for_move(page, (words,))
        page.locator(f".choices [data-words='{words}']").click()
    page.wait_for_selector(f"{GUIDE}[data-step='3']")
    page.reload()
    page.wait_for_selector(f"{GUIDE}[data-step='3']")
    wait_for_move(page, ("reveal east",))


def test_a_guide_fits_a_phone(visit: Callable[..., Any]) -> None:
    page = visit(**PHONE)
    learn(page, "claustrophobia")
    wait_for_move(page, ("assign 3 redeemer",))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    board = page.locator("main.board").bounding_box()
    assert board["height"] > 250
    page.locator(".choices [data-words='assign 3 redeemer']").tap()
    wait_for_move(page, ("assign 6 brute-1",))


def test_the_record_of_a_guide_says_that_dice_were_set(visit: Callable[..., Any]) -> None:
    page = visit()
    learn(page, "subterra")
    table = page.url.rsplit("/", 1)[1]
    page.locator("[data-test=skip-guide]").click()
    page.wait_for_selector(ENDED)
    page.goto(f"/verify/{table}")
    page.wait_for_selector("[data-test=verified].guided")


@pytest.mark.parametrize("game", sorted({game for game, _ in GUIDES}))
def test_the_audit_of_a_guided_game(visit: Callable[..., Any], axe: str, game: str) -> None:
    page = visit()
    learn(page, game)
    wait_for_question(page)
    page.evaluate(axe)
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.wait_for_function(f"() => document.documentElement.dataset.theme === '{theme}'")
        assert serious_faults(page) == []
