"""Claustrophobia in a real browser: both sides by clicking, a curtain between hands, ways for everybody."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.driving import (
    ASKED,
    ENDED,
    OUTSIDE,
    answer,
    gone_on,
    offered,
    question,
    sit_at_position,
    start_with,
    wait_for_question,
)
from tests.browser.test_access import PHONE, serious_faults, tab_to
from tests.browser.whole_games import late, play_to_the_end
from tests.games.claustrophobia.positions import Table, draws, human, position, trogs
from tests.games.claustrophobia.positions import dice as rolls

GAME = "claustrophobia"
PROMPT = "[data-test=prompt]"
SCENARIOS = [
    "survivors",
    "invasion",
    "where-it-hurts",
    "ritual",
    "possessed",
    "who-dares-wins",
    "infection",
    "guide-and-nest",
    "save-the-eggs",
    "delight-of-the-angels",
    "labyrinth",
]
LIKELY = ("lay", "explore", "attack", "shoot", "assign", "buy", "activate", "move")


def likely(words: list[str], dice: random.Random) -> str:
    """A move that leads on: mostly the boldest on offer."""
    for head in LIKELY:
        found = [word for word in words if word.startswith(head)]
        if found and dice.random() < 0.9:
            return dice.choice(found)
    return dice.choice(words)


def bold(words: list[str], dice: random.Random, seat: int) -> str:
    """A move that leads on, or often the last one on offer: so a game comes to its end."""
    return words[-1] if dice.random() < 0.5 else likely(words, dice)


def play_until(page: Any, found: Callable[[list[str]], bool], dice: random.Random, moves: int = 400) -> bool:
    """Play on by the move buttons until the offer is of a kind; whether it came to that."""
    for _ in range(moves):
        if not wait_for_question(page):
            return False
        words = settled(page)
        if found(words):
            return True
        answer(page, likely(words, dice))
    return False


def settled(page: Any) -> list[str]:
    """The moves on offer, once the page has some."""
    page.wait_for_selector(ASKED)
    page.wait_for_function("() => document.querySelectorAll('.choice:enabled').length > 0")
    return offered(page)


def starts(words: list[str], *heads: str) -> bool:
    """Whether a move on offer begins with one of these words."""
    return any(word.startswith(heads) for word in words)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_is_drawn(visit: Callable[..., Any], scenario: str) -> None:
    page = visit(OUTSIDE)
    start_with(page, GAME, ["me", "greedy"], scenario=scenario)
    wait_for_question(page)
    page.wait_for_selector("svg[role=group] g.tile")
    assert page.locator("svg[role=group] [data-figure]").count() >= 3
    assert page.locator("[data-warrior] tbody tr").count() >= 18


def test_a_game_to_its_end_as_the_humans_by_clicking(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    shortest = late(GAME, bold, **{"scenario": "delight-of-the-angels", "cake-rounds": "4"})
    sit_at_position(page, shortest, ["me", "computer"])
    assert play_to_the_end(page, 0, bold, clicks=4) >= 4
    assert page.locator(ENDED).is_visible()
    assert page.locator("[data-test=replay]").is_visible()


def sit_as(page: Any, side: str, table: Table) -> None:
    """Play one side of a position; the computer plays the other."""
    seats = ["me", "computer"] if side == "human" else ["computer", "me"]
    sit_at_position(page, table.match.position(), seats)
    wait_for_question(page)


def a_fight() -> Table:
    """A Brute who has to choose the line that he loses."""
    table = position(human("brute", die=2, lost=[1]), trogs(1), phase="demon-action")
    return table.play("activate troglodyte@tile-35", "attack brute-1 | 6")


def a_threat(**more: Any) -> Table:
    """A Threat phase with three dice to place."""
    return position(human("redeemer"), human("brute"), phase="threat", chance=rolls(3, 5, 6), **more)


def test_the_demons_lay_a_tile_the_other_way(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    explored = position(human("redeemer")).do("activate redeemer").do("explore north", draws("tile-30"))
    sit_as(page, "demon", explored)
    lay_the_other_way(page)


def test_the_demons_place_dice(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    sit_as(page, "demon", a_threat())
    place_dice(page)


def test_the_demons_buy_warriors(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    sit_as(page, "demon", a_threat(tp=9).do("pass"))
    buy_on_a_tile(page)


def test_the_demons_bite(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    table = position(human("brute", die=2), trogs(1), phase="demon-action")
    sit_as(page, "demon", table.do("activate troglodyte@tile-35"))
    strike(page)


def lay_the_other_way(page: Any) -> None:
    """Turn the ghost of the tile once, and lay it."""
    ghost = page.locator("[data-test=ghost]")
    ghost.hover()  # and no longer some move's button, which shows its own way
    before = ghost.get_attribute("aria-label")
    page.locator("[data-test=turn]").click()
    assert ghost.get_attribute("aria-label") != before
    tiles = page.locator("svg[role=group] g.tile:not(.ghost)").count()
    ghost.click()
    page.wait_for_function(f"() => document.querySelectorAll('g.tile:not(.ghost)').length > {tiles}")


def place_dice(page: Any) -> None:
    """Pick a die of the Board of Destiny, then a square that it fits."""
    before, board = question(page), page.locator("[role=tabpanel]")
    board.locator("[data-test=destiny-die]").last.click()
    board.locator("li.lit [data-test=place-dice]").first.click()
    gone_on(page, before)
    if page.locator("[role=tabpanel] [data-test=destiny-die]").count():
        assert page.locator("[role=tabpanel] li.used").count() > 0


def buy_on_a_tile(page: Any) -> None:
    """Let a Troglodyte appear where the board glows."""
    before = question(page)
    page.locator("svg[role=group] g.target[data-touch^='cell:']").first.click()
    menu = page.locator("[data-test=menu] [data-words^='buy troglodyte']")
    if page.locator("[data-test=menu]").count():
        menu.first.click()
    gone_on(page, before)
    page.wait_for_selector("svg[role=group] [data-figure^=troglodyte], [data-figure^=underground]")


def strike(page: Any) -> None:
    """Attack by clicking a Human who glows."""
    before = question(page)
    page.locator("svg[role=group] .figure.lit").first.click()
    page.wait_for_function(
        """before => { const c = document.querySelector('.choices');
        return !c || c.dataset.question !== before || document.querySelector('[data-test=menu]') }""",
        arg=before,
    )
    if page.locator("[data-test=menu]").count():
        page.locator("[data-test=menu] [data-words]").first.click()
    gone_on(page, before)


def test_a_curtain_between_two_hands_in_a_reaction_window(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    play_behind_the_curtain(page, "our-faith")
    page.locator("[data-test=lift-0]").click()
    page.wait_for_selector("[data-card=our-faith].lit")
    assert "Terror" not in hands_in(page)
    before = question(page)
    page.locator("[data-card=our-faith]").click()
    gone_on(page, before)
    page.wait_for_function("() => !document.querySelector('[data-card=our-faith]')")


@pytest.mark.parametrize("held", ["our-faith", "healing-potion"])
def test_a_window_at_one_screen_is_passed_unseen_whatever_is_held(
    visit: Callable[..., Any], held: str
) -> None:
    page = visit(OUTSIDE)
    play_behind_the_curtain(page, held)
    page.locator("[data-test=pass-0]").click()
    page.wait_for_selector("[data-test=pass-0]", state="detached")
    assert "Terror" not in hands_in(page)
    page.locator("[data-test^=lift-]").click()
    page.locator("[data-tab=log]").click()
    assert "Toxic Fumes" in page.locator("[data-test=log]").inner_text()


def play_behind_the_curtain(page: Any, held: str) -> None:
    """Both sit at one screen: the Demons play a card, and the Humans, who hold one, are asked."""
    sit_at_position(page, window_position(held), ["me", "me"])
    page.wait_for_selector("[data-test=curtain]")
    assert hands_in(page) == set()
    page.locator("[data-test=lift-1]").click()
    page.wait_for_selector("[data-card]")
    assert hands_in(page) == {"Toxic Fumes", "Terror"}
    for words in ("pass", "play toxic-fumes"):
        page.wait_for_selector(f".choices [data-words='{words}']")
        answer(page, words)
    page.wait_for_selector(".choices [data-words^=choose], [data-test=curtain]")
    if page.locator(".choices [data-words^=choose]").count():
        answer(page, next(word for word in settled(page) if word.startswith("choose")))
    page.wait_for_selector("[data-test=curtain]")
    assert page.locator("[data-test=curtain] h2").inner_text() == "Answer or pass"
    assert hands_in(page) == set()


def window_position(held: str) -> str:
    """A Threat phase in which each side holds what the other must not see."""
    table = position(
        human("redeemer"),
        human("brute"),
        phase="threat",
        chance=rolls(1, 3, 6),
        advantages=[held],
        events=["toxic-fumes", "terror"],
    )
    return table.match.position()


def hands_in(page: Any) -> set[str]:
    """The cards of either hand that the page or its storage tells of."""
    kept = page.content() + page.evaluate("JSON.stringify({...localStorage, ...sessionStorage})")
    return {name for name in ("Our Faith Will Protect Us", "Toxic Fumes", "Terror") if name in kept}


def test_a_reload_in_the_middle_of_a_combat(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    sit_as(page, "human", a_fight())
    page.wait_for_selector("[data-figure]")
    before = (offered(page), page.locator(PROMPT).inner_text(), page.locator("[data-figure]").count())
    assert page.locator(".chain li").count() >= 2
    page.reload()
    wait_for_question(page)
    page.wait_for_selector("[data-figure]")
    after = (offered(page), page.locator(PROMPT).inner_text(), page.locator("[data-figure]").count())
    assert after == before
    left = page.locator("tr.struck").count()
    page.locator("[data-line]").first.click()
    page.wait_for_function(f"() => document.querySelectorAll('tr.struck').length > {left}")


def test_it_speaks_french(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE, locale="fr-FR")
    start_with(page, GAME, ["me", "greedy"], scenario="survivors")
    wait_for_question(page)
    page.wait_for_selector("[data-figure]")
    shown = page.locator("main").inner_text() + page.locator("[role=tabpanel]").inner_text()
    assert "Tour 1" in shown
    assert "Humains" in shown
    assert "Plateau du Destin" in shown
    for english in ("Round", "Initiative phase", "Blade for Hire", "Trail die", "tiles left"):
        assert english not in shown
    assert "label-" not in shown


def test_on_a_phone_by_touch(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE, **PHONE)
    start_with(page, GAME, ["me", "greedy"], scenario="survivors")
    assert play_until(page, lambda words: starts(words, "activate"), random.Random(1))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    before = question(page)
    page.locator(".figure.lit").first.tap()
    gone_on(page, before)
    page.locator("[data-test=panels]").tap()
    page.wait_for_selector("[data-warrior] table")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_with_the_keyboard_alone(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    start_with(page, GAME, ["me", "greedy"], scenario="labyrinth")
    assert play_until(page, lambda words: starts(words, "activate"), random.Random(1))
    tab_to(page, "g.ground")
    first = page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") != first
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-test=about]")
    before = question(page)
    tab_to(page, "g.figure.lit")
    page.keyboard.press("Enter")
    gone_on(page, before)


def test_what_cannot_be_touched_says_why(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    table = position(human("redeemer"), human("brute"), advantages=["oil-for-your-lamp"])
    sit_at_position(page, table.match.position(), ["me", "me"])
    page.locator("[data-test=lift-0]").click()
    page.wait_for_selector("[data-card]")
    page.locator("g.ground[data-touch='cell:9,9'] .slab").click(position={"x": 3, "y": 40})
    page.wait_for_selector("[data-test=about] h2")
    page.locator("[data-card=oil-for-your-lamp]").click()
    why = page.locator("[data-test=about] .why")
    why.wait_for()
    assert "cannot be played at this moment" in why.inner_text()


@pytest.mark.parametrize("side", ["human", "demon"])
def test_the_audit_finds_nothing_serious(visit: Callable[..., Any], axe: str, side: str) -> None:
    page = visit(OUTSIDE, color_scheme="dark")
    attack = position(human("brute", die=2), trogs(2)).do("activate brute-1")
    sit_as(page, side, attack if side == "human" else a_threat())
    assert starts(offered(page), "attack" if side == "human" else "place")
    page.evaluate(axe)
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.wait_for_function(f"() => document.documentElement.dataset.theme === '{theme}'")
        assert serious_faults(page) == []
