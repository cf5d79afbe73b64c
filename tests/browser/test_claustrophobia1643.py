"""Claustrophobia 1643 in a real browser: both sides by clicking, dice that wait, cards that are given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.driving import (
    ENDED,
    OUTSIDE,
    gone_on,
    offered,
    question,
    sit_at_position,
    start_with,
    wait_for_question,
)
from tests.browser.test_access import PHONE, serious_faults, tab_to
from tests.browser.test_claustrophobia import bold, starts, strike
from tests.browser.test_drawings import LEAST, contrast, sit_at
from tests.browser.whole_games import late, play_to_the_end
from tests.games.claustrophobia1643.positions import CORRIDOR, Pit, dark, human, position, trogs

GAME = "claustrophobia1643"
SCENARIOS = [
    "the-draught",
    "hold-the-stair",
    "silence-the-choir",
    "the-ossuary",
    "powder-and-ritual",
    "squamatas-ring",
    "three-seals",
    "the-thieves",
    "the-draught-2009",
]
RAIL = "[role=tabpanel]"
WAITING = [
    {"square": "supernatural-speed", "dice": [1]},
    {"square": "sneaky-charge", "dice": [2]},
]


def sit_as(page: Any, side: str, table: Pit) -> None:
    """Play one side of a position; the computer plays the other."""
    seats = ["me", "computer"] if side == "human" else ["computer", "me"]
    sit_at_position(page, table.match.position(), seats, GAME)
    wait_for_question(page)


def rolled(*values: int, **more: Any) -> Pit:
    """An Infernal Preparation whose dice lie on the table."""
    return position(
        human("brute"), tiles=CORRIDOR, phase="preparation", moment="rolled", dice=list(values), **more
    )


def space(page: Any, name: str) -> Any:
    """A space of the Board of Destiny in the rail."""
    return page.locator(f"{RAIL} [data-square={name}]")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_is_drawn(visit: Callable[..., Any], scenario: str) -> None:
    page = visit(OUTSIDE)
    start_with(page, GAME, ["me", "greedy"], scenario=scenario)
    wait_for_question(page)
    page.wait_for_selector("svg[role=group] g.tile")
    assert page.locator("svg[role=group] [data-figure]").count() >= 2
    assert page.locator("[data-warrior] tbody tr").count() >= 12
    page.locator("details.destiny summary").first.click()
    assert page.locator(f"{RAIL} [data-square]").count() >= 5
    assert "label-" not in page.locator(RAIL).inner_text()


@pytest.mark.parametrize("side", ["human", "demon"])
def test_a_game_to_its_end_by_clicking(visit: Callable[..., Any], side: str) -> None:
    page = visit(OUTSIDE)
    seats = ["me", "computer"] if side == "human" else ["computer", "me"]
    sit_at_position(page, late(GAME, bold, scenario="hold-the-stair"), seats, GAME)
    assert play_to_the_end(page, seats.index("me"), bold, clicks=4) >= 4
    assert page.locator(ENDED).is_visible()
    assert page.locator("[data-test=replay]").is_visible()


def test_the_board_of_destiny_says_what_is_missing(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    sit_as(page, "demon", rolled(3, 4, 6, placed=WAITING))
    speed = space(page, "supernatural-speed")
    assert speed.get_attribute("data-state") == "waiting"
    assert "1 die waits · 1 more white one needed" in speed.inner_text()
    assert "1 more needed · 6 more points needed" in space(page, "sneaky-charge").inner_text()
    assert "two red dice" in space(page, "frenzied-creatures").inner_text()


def test_a_die_is_picked_and_goes_where_it_fits(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    sit_as(page, "demon", rolled(3, 4, 6, placed=WAITING))
    before = question(page)
    page.locator(f"{RAIL} [data-test=destiny-die]").first.click()
    assert space(page, "frenzied-creatures").locator("[data-test=place-die]").count() == 0
    die = space(page, "supernatural-speed").locator("[data-test=place-die]")
    assert "that is all it needs" in (die.get_attribute("aria-label") or "")
    die.click()
    gone_on(page, before)
    page.wait_for_selector(f"{RAIL} [data-square=supernatural-speed][data-state=met]")


def test_waiting_dice_are_taken_back(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    table = position(human("brute"), tiles=CORRIDOR, phase="preparation", placed=WAITING)
    sit_as(page, "demon", table)
    before = question(page)
    space(page, "sneaky-charge").locator("[data-test=take-die]").click()
    gone_on(page, before)
    page.wait_for_selector(f"{RAIL} [data-square=sneaky-charge][data-state=empty]")


def test_an_instinct_card_goes_to_a_warrior(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    table = position(
        human("brute", die=1),
        human("redeemer", die=2),
        phase="initiative",
        moment="instinct",
        advantages=["brace-5"],
    )
    sit_as(page, "human", table)
    before = question(page)
    page.locator("[data-card=brace-5]").click()
    page.locator("svg[role=group] .figure.lit[data-figure=brute-1]").click()
    page.locator(
        "[data-test=menu] [data-words$=effect], .choices [data-words$='brute-1 effect']"
    ).first.click()
    gone_on(page, before)
    page.wait_for_function(
        "() => document.querySelector('[data-warrior=brute-1]').innerText.includes('Brace')"
    )


def test_the_infernals_bite(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    table = position(human("brute", die=2), trogs(1), phase="demon-action")
    sit_as(page, "demon", table.do("activate troglodyte@tile-35"))
    strike(page)


def test_a_hellhound_shows_its_die(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    table = position(
        human("brute"),
        {**dark("hellhound"), "id": "hellhound-1"},
        phase="demon-action",
        triggered=[{"square": "hellhound-1", "dice": [6]}],
    )
    sit_as(page, "demon", table)
    assert "6: +2 MVT, +3 CBT" in page.locator("[data-warrior=hellhound-1]").inner_text()


def test_it_speaks_french(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE, locale="fr-FR")
    sit_as(page, "demon", rolled(3, 4, 6, placed=WAITING))
    shown = page.locator("main").inner_text() + page.locator(RAIL).inner_text()
    assert "1 dé attend" in shown
    assert "Plateau du Destin" in shown
    for english in ("Round", "needed", "Available", "tiles left"):
        assert english not in shown
    assert "label-" not in shown
    assert "space-" not in shown


def test_on_a_phone_by_touch(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE, **PHONE)
    sit_as(page, "demon", rolled(3, 4, 6, placed=WAITING))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    before = question(page)
    page.locator("details.over [data-square=supernatural-speed] [data-test=place-die]").first.tap()
    gone_on(page, before)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_with_the_keyboard_alone(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    sit_as(page, "demon", rolled(3, 4, 6, placed=WAITING))
    tab_to(page, "g.ground")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-test=about]")
    page.locator("[data-tab=table]").click()
    before = question(page)
    tab_to(page, f"{RAIL} [data-test=place-die]")
    page.keyboard.press("Enter")
    gone_on(page, before)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_tunnels_are_readable_where_no_lamp_shines(visit: Callable[..., Any], theme: str) -> None:
    tiles = {f"{x},0": f"tile-{number} 1" for x, number in enumerate((27, 28, 29, 30, 31))}
    table = position(human("redeemer", "tile-27"), human("brute", "tile-27"), tiles=tiles, idle=False)
    page = visit(OUTSIDE, color_scheme=theme)
    sit_at(page, GAME, 2, table.match.position())
    assert contrast(page, "cell:4,0") >= LEAST


@pytest.mark.parametrize("side", ["human", "demon"])
def test_the_audit_finds_nothing_serious(visit: Callable[..., Any], axe: str, side: str) -> None:
    page = visit(OUTSIDE, color_scheme="dark")
    attack = position(human("brute", die=2), trogs(2)).do("activate brute-1")
    sit_as(page, side, attack if side == "human" else rolled(3, 4, 6, placed=WAITING))
    assert starts(offered(page), "attack" if side == "human" else "place")
    page.evaluate(axe)
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.wait_for_function(f"() => document.documentElement.dataset.theme === '{theme}'")
        assert serious_faults(page) == []
