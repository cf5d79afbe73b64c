"""Dungeon Twister in a real browser: whole games by clicking, rooms that turn, ghosts, phones, keys."""

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
    number,
    offered,
    question,
    sit_at_position,
    start,
    start_with,
    wait_for_question,
)
from tests.browser.test_access import PHONE, serious_faults, tab_to
from tests.browser.whole_games import late, play_each_other, play_to_the_end
from tests.games.dungeontwister.scenes import Scene, scene

GAME = "dungeontwister"


def eager(words: list[str], dice: random.Random, seat: int) -> str:
    """A move of somebody who wants to come to the other line, and strikes at what stands in the way."""
    goal = ("south", "north")[seat]
    wishes = {f"step {goal}": 0.95, "reveal": 0.9, "attack": 0.9, "step": 0.8, "rotate": 0.3, "move": 0.95}
    for head, likely_so in wishes.items():
        found = [word for word in words if word.startswith(head)]
        if found and dice.random() < likely_so:
            return dice.choice(found)
    return dice.choice(words)


def a_gear() -> Scene:
    """Blue on a gear of room 29, with a friend who would ride in the other one."""
    return scene(
        rooms="a1:29d d1:29g:1",
        tokens="blue-logger@a1-33 blue-breeder@d1-21 yellow-druid@s9",
        hidden="yellow-araknis@c1 blue-amulet@c1",
        scenario="forest",
        points=3,
    )


def sit(page: Any, game: Scene, seats: tuple[str, str] = ("me", "computer")) -> None:
    """Play Blue in a position; the computer plays the other."""
    sit_at_position(page, game.match.position(), list(seats), GAME)
    wait_for_question(page)
    page.wait_for_selector("svg[role=group] g.tile")


FIRST_POINT_WINS = """
[[number]]
id = "points-to-win"
value = 1
rule = "7.5"
source = "designed"
"""

MAKE = """async ([data_text, seats, text]) => {
  const body = {game: 'dungeontwister', seats, ...(text ? {from: {text}} : {data_text})};
  const headers = {'Content-Type': 'application/json'};
  const sent = {method: 'POST', headers, body: JSON.stringify(body)};
  const made = await (await fetch('/api/tables', sent)).json();
  return {table: made.table, secrets: made.seats.map((seat) => seat.secret)};
}"""

HOLD = """([table, secret]) => localStorage.setItem('undercroft.tables', JSON.stringify(
  [{table, game: 'dungeontwister', name: '', secrets: [secret], host: '', at: 0, codes: []}]))"""


def test_a_game_from_its_first_room_to_its_end_by_clicking(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    made = page.evaluate(MAKE, [FIRST_POINT_WINS, [{"kind": "me"}, {"kind": "computer", "agent": "greedy"}]])
    page.evaluate(HOLD, [made["table"], made["secrets"][0]])
    page.goto(f"/t/{made['table']}")
    assert play_to_the_end(page, 0, eager, clicks=12) > 10
    assert page.locator(ENDED).is_visible()
    assert page.locator("[data-test=replay]").is_visible()


def test_two_browsers_against_each_other_to_the_end(visit: Callable[..., Any]) -> None:
    pages = [visit(OUTSIDE), visit(OUTSIDE)]
    position = late(GAME, eager, data_text=FIRST_POINT_WINS)
    made = pages[0].evaluate(MAKE, [FIRST_POINT_WINS, [{"kind": "me"}, {"kind": "me"}], position])
    for page, secret in zip(pages, made["secrets"], strict=True):
        page.evaluate(HOLD, [made["table"], secret])
        page.goto(f"/t/{made['table']}")
    given = play_each_other(pages, eager)
    for page in pages:
        page.wait_for_selector(ENDED)
        assert page.locator("[data-score='1']").count() == 1
    assert min(given) > 0


@pytest.mark.parametrize("scenario", ["forest", "base", "free", "mutual"])
def test_every_way_to_build_a_game_is_drawn(visit: Callable[..., Any], scenario: str) -> None:
    page = visit(OUTSIDE)
    start_with(page, GAME, ["me", "greedy"], scenario=scenario)
    wait_for_question(page)
    page.wait_for_selector("svg[role=group] g.tile")
    assert page.locator("svg[role=group] g.tile").count() == 8
    assert page.locator("[data-score='0']").count() == 2


ANGLE = "one => one.querySelector('.turns').getAttribute('transform')"


def test_a_turn_is_seen_before_it_is_paid(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    sit(page, a_gear())
    room = page.locator("g.tile[data-room='29g']")
    rider = page.locator("[data-touch='figure:blue-breeder']")
    before = (room.evaluate(ANGLE), rider.bounding_box())
    page.locator("g.turn[data-words='rotate d1 left']").hover()
    page.wait_for_selector("[data-test=turned-ahead]", state="attached")
    seen = (room.evaluate(ANGLE), rider.bounding_box())
    assert seen[0] != before[0]
    assert seen[1] != before[1]
    assert page.locator("[data-test=points]").inner_text() == "3 points"
    page.mouse.move(2, 2)
    page.wait_for_selector("[data-test=turned-ahead]", state="detached")
    page.wait_for_function(
        "before => document.querySelector(\"g.tile[data-room='29g'] .turns\")"
        ".getAttribute('transform') === before",
        arg=before[0],
    )
    page.locator("g.turn[data-words='rotate d1 left']").click()
    page.wait_for_selector("g.tile[data-room='29g'][data-turned='0']", state="attached")
    assert room.evaluate(ANGLE) == seen[0]
    assert page.locator("[data-test=points]").inner_text() == "2 points"


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_room_makes_a_real_quarter_turn(visit: Callable[..., Any], motion: str) -> None:
    page = visit(reduced_motion=motion)
    page.clock.install(time=0)
    sit(page, a_gear())
    page.clock.pause_at(3_600_000)
    room = page.locator("g.tile[data-room='29g']")
    angles = [room.evaluate(ANGLE)]
    page.locator("g.turn[data-words='rotate d1 left']").dispatch_event("click")
    page.wait_for_selector("g.tile[data-room='29g'][data-turned='0']", state="attached")
    for time in (175, 600):
        page.clock.run_for(time)
        angles.append(room.evaluate(ANGLE))
    assert angles[0] == "rotate(0)"
    assert angles[2] == "rotate(-90)"
    assert angles[1] == angles[2] if motion == "reduce" else angles[1] not in (angles[0], angles[2])


def test_a_turn_shows_what_everybody_reaches_and_sees_after_it(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    sit(page, a_gear())
    prospects = page.locator("[data-test=prospects]")
    assert prospects.get_attribute("data-count") == "0"
    page.locator("g.turn[data-words='rotate d1 left']").hover()
    page.wait_for_selector("[data-test=prospects][data-count='3']", state="attached")
    assert prospects.locator("circle.blue").count() > 10
    assert prospects.locator("rect.yellow").count() >= 4
    page.mouse.move(2, 2)
    page.wait_for_selector("[data-test=prospects][data-count='0']", state="attached")


def test_a_turn_shows_who_sees_whom(visit: Callable[..., Any]) -> None:
    """Two archers in one row of a turned room, and nothing between them."""
    page = visit(OUTSIDE)
    tokens = "blue-logger@a1-33 blue-archer-elf@n1 yellow-archer-elf@n5 yellow-druid@s9"
    sit(page, scene(rooms="a1:29d", tokens=tokens, scenario="forest", points=2))
    page.locator("g.turn[data-words='rotate a1 right']").hover()
    page.wait_for_selector("[data-test=prospects] path.sight.blue", state="attached")
    page.wait_for_selector("[data-test=prospects] path.sight.yellow", state="attached")


def test_a_far_square_is_one_click_away(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    sit(page, a_gear())
    answer(page, "move blue-logger")
    far = page.locator("g.far[data-touch='square:a1-25']")
    far.hover()
    page.wait_for_selector("[data-test=way]")
    assert page.locator("[data-test=way] text").text_content() == "3"
    before, count = question(page), number(page)
    far.click()
    gone_on(page, before)
    page.wait_for_selector(ASKED)
    assert "a1-25" in str(page.locator("[data-touch='figure:blue-logger']").get_attribute("aria-label"))
    assert number(page) == count + 1, "the whole way is one answer"
    before = question(page)
    page.locator("[data-test=undo]").click()
    gone_on(page, before)
    page.wait_for_selector("[aria-label*='a1-33'][data-touch='figure:blue-logger']")
    assert "step north" in offered(page)


def test_the_cards_of_a_fight_turn_over_together(visit: Callable[..., Any]) -> None:
    tokens = "blue-logger@b1-34 yellow-breeder@b1-24"
    page = visit(OUTSIDE)
    sit(page, scene(rooms="b1:29g", tokens=tokens, scenario="forest", points=2))
    answer(page, "attack blue-logger yellow-breeder")
    page.wait_for_selector(".choices [data-words='lay 6']")
    assert page.locator("[data-test=duel]").count() == 0
    page.locator(".choices [data-words='lay 6']").click()
    page.wait_for_selector("[data-test=duel]")
    cards = page.locator("[data-test=duel] .front").all_inner_texts()
    assert cards[0] == "6"
    assert len(cards) == 2
    assert "Blue wins the fight." in str(page.locator("[data-test=duel]").get_attribute("aria-label"))


def test_a_face_down_token_shows_what_it_may_be(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    sit(page, a_gear())
    unknown = page.locator("[aria-label*='may be']")
    assert unknown.count() == 1
    assert "Araknis" in str(unknown.get_attribute("aria-label"))
    assert unknown.locator(".ghost").count() == 1  # no other token of Yellow's lies hidden there
    page.wait_for_selector("[aria-label='blue Amulet of Elvish Vision, face down']", state="attached")


def test_secret_cards_behind_the_curtain(visit: Callable[..., Any]) -> None:
    tokens = "blue-logger@b1-34 yellow-breeder@b1-24"
    fight = scene(rooms="b1:29g", tokens=tokens, scenario="forest", points=2)
    page = visit(OUTSIDE)
    sit_at_position(page, fight.match.position(), ["me", "me"], GAME)
    page.locator("[data-test^=lift-]").first.click()
    answer(page, "attack blue-logger yellow-breeder")
    for card in ("3", "0"):
        page.wait_for_selector("[data-test^=lift-], .choices [data-words='lay 0']")
        if page.locator("[data-test^=lift-]").count():
            page.locator("[data-test^=lift-]").first.click()
        page.wait_for_selector("[data-test=fight]")
        before = question(page)
        page.locator(f"button[data-touch='card:{card}']").first.click()
        gone_on(page, before)
    page.wait_for_selector("[data-test=fight]", state="detached")


def test_on_a_phone_by_touch(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE, **PHONE)
    sit(page, a_gear())
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    before = question(page)
    page.locator("g.turn[data-words='rotate d1 left']").tap()
    gone_on(page, before)
    page.wait_for_selector(ASKED)
    before = question(page)
    page.locator("[data-touch='figure:blue-breeder']").tap()
    gone_on(page, before)
    page.locator("g.target[data-touch='square:s2']").tap()
    page.wait_for_selector("[data-score='1']")


def test_with_the_keyboard_alone(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    sit(page, a_gear())
    tab_to(page, "g.turn[data-words='rotate d1 left']")
    page.wait_for_selector("[data-test=turned-ahead]", state="attached")
    before = question(page)
    page.keyboard.press("Enter")
    gone_on(page, before)
    page.wait_for_selector(ASKED)
    before = question(page)
    tab_to(page, "g.figure.target[data-touch='figure:blue-breeder']")
    page.keyboard.press("Enter")
    gone_on(page, before)
    tab_to(page, "g.target[data-touch='square:s2']")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-score='1']")


def test_what_cannot_be_touched_says_why(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    sit(page, a_gear())
    page.locator("[data-touch='figure:yellow-druid']").click()
    about = page.locator("[data-test=about]")
    assert "Druid" in about.inner_text()
    page.wait_for_selector("[data-test=about] :text('not yours')")
    page.locator("rect[data-touch='square:d1-33']").click()
    page.wait_for_selector("[data-test=about] :text('Fountain')")


def test_it_speaks_french(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE, locale="fr-FR")
    sit(page, a_gear())
    assert "Bûcheron" in str(page.locator("[data-touch='figure:blue-logger']").get_attribute("aria-label"))
    assert page.locator("[aria-label*='peut-être']").count() == 1


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_the_audit_finds_nothing_serious(visit: Callable[..., Any], axe: str, size: str) -> None:
    page = visit(OUTSIDE, **(PHONE if size == "phone" else {}))
    sit(page, a_gear())
    page.evaluate(axe)
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.wait_for_function(f"() => document.documentElement.dataset.theme === '{theme}'")
        assert serious_faults(page) == []


def test_the_fourth_door_opens(visit: Callable[..., Any]) -> None:
    page = visit()
    start(page, GAME, "with-computer")
    page.wait_for_selector(ASKED)
    page.wait_for_selector("svg[role=group] g.tile")
    assert page.locator("svg[role=group] g.tile").count() == 8
