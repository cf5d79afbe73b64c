"""The drawn boards in a real browser: readable without light, figures that walk, what threatens."""

from __future__ import annotations

import base64
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.driving import OUTSIDE, answer, sit_at_position
from tests.games.claustrophobia.positions import CORRIDOR, human, trogs
from tests.games.claustrophobia.positions import position as tunnels
from tests.games.dungeontwister.scenes import scene
from tests.games.subterra.positions import line
from tests.games.subterra.positions import position as cave

LEAST = 3.0
"""How much brighter a floor must be than the rock beside it (WCAG's ratio for what is no text)."""


def sit_at(page: Any, game: str, seats: int, text: str) -> None:
    """All seats of a table that goes on from a position, here; the first curtain is lifted."""
    sit_at_position(page, text, ["me"] * seats, game)
    page.wait_for_selector("g.tile, [data-test=curtain]")
    if page.locator("[data-test=curtain]").count():
        page.locator("[data-test^=lift-]").first.click()
    page.wait_for_selector("g.tile")


MIDDLE, CORNER = (0.5, 0.5), (0.08, 0.92)


def contrast(
    page: Any, touch: str, floor: tuple[float, float] = MIDDLE, rock: tuple[float, float] = CORNER
) -> float:
    """How much brighter the floor of a tile is seen than the rock: by shares of the tile's size."""
    picture = base64.b64encode(page.screenshot()).decode()
    ratio: float = page.evaluate(
        """async ([picture, touch, floor, rock]) => {
        const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context.drawImage(image, 0, 0);
        const box = document.querySelector(`g[data-touch='${touch}'] .slab`).getBoundingClientRect();
        const bright = (across, down) => {
          const [x, y] = [box.left + box.width * across, box.top + box.height * down];
          const [r, g, b] = [...context.getImageData(x - 2, y - 2, 5, 5).data].reduce((sum, part, n) => {
            sum[n % 4] += part / 25 / 255;
            return sum;
          }, [0, 0, 0, 0]).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
          return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
        };
        return bright(...floor) / bright(...rock);
        }""",
        [picture, touch, floor, rock],
    )
    return ratio


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("time_up", [False, True])
def test_the_cave_is_readable_where_no_lamp_shines(
    visit: Callable[..., Any], theme: str, time_up: bool
) -> None:
    names = ["plain-s1", "plain-s2", "plain-s3", "plain-s4", "plain-x1"]
    table = cave(tiles=line("north", *names), time_up=time_up)
    page = visit(OUTSIDE, color_scheme=theme)
    sit_at(page, "subterra", 4, table.match.position())
    assert contrast(page, "cell:0,5") >= LEAST


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_tunnels_are_readable_where_no_torch_shines(visit: Callable[..., Any], theme: str) -> None:
    tiles = {f"{x},0": f"tile-{number} 1" for x, number in enumerate((26, 27, 28, 29, 30))}
    table = tunnels(human("redeemer", "tile-26"), tiles=tiles, idle=False)
    page = visit(OUTSIDE, color_scheme=theme)
    sit_at(page, "claustrophobia", 2, table.match.position())
    assert contrast(page, "cell:4,0") >= LEAST


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(("kind", "spot"), [("rock", (0.95, 1.15)), ("wall", (0.108, 0.598))])
def test_the_labyrinth_is_readable_by_moonlight(
    visit: Callable[..., Any], theme: str, kind: str, spot: tuple[float, float]
) -> None:
    rooms = scene(rooms="a1:29d d1:29g", tokens="blue-logger@n2 yellow-druid@s9", scenario="forest")
    page = visit(OUTSIDE, color_scheme=theme)
    sit_at(page, "dungeontwister", 2, rooms.match.position())
    assert contrast(page, "room:d1", (0.1, 0.7), spot) >= LEAST, kind


WATCH = """() => {
  window.walked = [];
  const note = (element) => element.matches('.figure') && window.walked.push(element.dataset.figure ?? '');
  addEventListener('transitionrun', (one) => one.propertyName === 'transform' && note(one.target), true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    note(this);
    return animate.apply(this, given);
  };
}"""


def troglodytes(page: Any, motion: str, moves: list[str]) -> list[str]:
    """The Troglodytes that were seen to walk when these moves were made."""
    page.emulate_media(reduced_motion=motion)
    table = tunnels(human("redeemer", "tile-36"), trogs(3), tiles=CORRIDOR, phase="demon-action", idle=False)
    sit_at(page, "claustrophobia", 2, table.match.position())
    page.evaluate(WATCH)
    for move in moves:
        page.wait_for_selector(f".choices [data-words='{move}']")
        answer(page, move)
    page.wait_for_selector("[data-figure='troglodyte@tile-27']")
    found: list[str] = page.evaluate("window.walked")
    return [word for word in found if word.startswith("troglodyte")]


RUNNING = """() => document.getAnimations().filter((one) => one.playState === 'running'
  && one.effect.getComputedTiming().endTime !== Infinity).length"""
LEAVE = ["activate troglodyte@tile-35", "move east"]


def test_a_troglodyte_walks_out_of_its_group(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    assert "troglodyte@tile-27" in troglodytes(page, "no-preference", LEAVE)
    page.wait_for_selector(".steps", state="attached")
    page.keyboard.press("Shift")
    assert page.evaluate(RUNNING) == 0


def test_nothing_walks_for_those_who_want_no_motion(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    assert troglodytes(page, "reduce", LEAVE) == []
    assert page.locator(".steps").count() == 0


def test_where_horrors_are_heading_is_shown_on_demand(visit: Callable[..., Any]) -> None:
    table = cave(tiles=line("north", "plain-s1", "plain-s2"), horrors=["0,2"])
    page = visit(OUTSIDE)
    sit_at(page, "subterra", 4, table.match.position())
    page.wait_for_selector("[data-touch='figure:horror-1']")
    assert page.locator("path.hunt").count() == 0
    page.locator("[data-touch='figure:horror-1']").hover()
    page.wait_for_selector("path.hunt", state="attached")
    page.mouse.move(2, 2)
    page.wait_for_selector("path.hunt", state="detached")
    page.locator("[data-test=hunts]").click()
    page.wait_for_selector("path.hunt", state="attached")
    assert page.locator("[data-test=hunts]").get_attribute("aria-pressed") == "true"


def test_cavers_of_several_players_bear_their_players_number(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    sit_at(page, "subterra", 4, cave().match.position())
    page.wait_for_selector(".figure .seat text")
    assert sorted(page.locator(".figure .seat text").all_text_contents()) == ["1", "2", "3", "4"]


BREATHING = """() => document.getAnimations().filter((one) => one.playState === 'running'
  && one.effect.getComputedTiming().endTime === Infinity).length"""


def test_the_board_rests_when_nothing_happens_and_stirs_again(visit: Callable[..., Any]) -> None:
    page = visit(reduced_motion="no-preference")
    page.clock.install()
    sit_at(page, "subterra", 4, cave().match.position())
    page.wait_for_function(f"() => ({BREATHING})() > 0")
    page.clock.fast_forward("01:00")
    page.wait_for_function(f"() => ({BREATHING})() === 0")
    page.mouse.move(300, 300)
    page.wait_for_function(f"() => ({BREATHING})() > 0")
