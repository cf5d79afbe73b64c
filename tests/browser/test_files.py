"""Files on the lobby: dropped or chosen, told of, refused with every fault, and played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.driving import ENDED, answer, offered
from tests.browser.test_access import serious_faults
from tests.browser.test_guided import GUIDE as PANEL
from tests.browser.test_guided import LANGUAGES, PHONE, wait_for_move
from tests.browser.whole_games import who_is_asked
from tests.examples import DATA, GUIDE, SCENARIO
from undercroft.kernel.documents.guided import read_guided_game

SHOWN = "[data-test=own-file]"
FAULTS = "[data-test=faults]"
BAD_SCENARIO = SCENARIO.replace("tile-27", "tile-99").replace('"brute"', '"ogre"')


def drop(page: Any, name: str, text: str, on: str = "main") -> None:
    """Drag a file over the page and let it fall."""
    data = page.evaluate_handle(
        """([name, text]) => { const data = new DataTransfer();
        data.items.add(new File([text], name, { type: 'text/plain' })); return data; }""",
        [name, text],
    )
    for kind in ("dragenter", "dragover", "drop"):
        page.dispatch_event(on, kind, {"dataTransfer": data})


def choose(page: Any, name: str, text: str) -> None:
    """Choose a file by the browser's dialog."""
    file = {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("[data-test=file]").set_input_files(file)


def test_a_scenario_is_shown_and_played_by_friends_with_its_own_words(visit: Callable[..., Any]) -> None:
    first = visit()
    drop(first, "bell.toml", SCENARIO)
    first.wait_for_url("**/new/claustrophobia")
    shown = first.locator(SHOWN)
    assert shown.locator("h2").inner_text() == "The Drowned Bell"
    assert "bell.toml" in shown.inner_text()
    assert "Humans: Ring the bell twice within fifteen rounds." in shown.inner_text()
    first.wait_for_selector("[data-test=start-picture] [data-touch='cell:0,2']", state="attached")
    first.locator("[data-test=more] summary").first.click()
    assert first.locator("[data-test=option-scenario]").count() == 0

    first.locator("[data-test=preset-by-link]").click()
    link = first.locator("[data-test=invite]").input_value()
    second = visit("/" + link.split("/", 3)[3], locale="fr-FR")
    second.wait_for_selector("form :text('La Cloche noyée')")
    second.locator("[data-test=name]").fill("Bo")
    second.locator("[data-test=sit]").click()
    for page, title, aim in (
        (first, "The Drowned Bell", "Ring the bell twice"),
        (second, "La Cloche noyée", "Sonnez la cloche deux fois"),
    ):
        page.wait_for_selector(f"header h1:text('{title}')")
        page.wait_for_selector(f".goal:has-text('{aim}')")
    for _ in range(12):
        asked, _ = who_is_asked(first, second)
        words = offered(asked)
        if len(words) > 1:
            answer(asked, words[-1])
        else:  # who can only pass is passed for by the table
            asked.wait_for_timeout(100)
    first.locator("button", has_text="Log").click()
    assert "The Abbess" in first.locator("[data-test=log]").inner_text()


def test_going_back_brings_the_file_again_and_a_fresh_game_does_not(visit: Callable[..., Any]) -> None:
    page = visit()
    choose(page, "bell.toml", SCENARIO)
    page.wait_for_selector(SHOWN)
    page.locator("[data-test=preset-with-computer]").click()
    page.wait_for_url("**/t/*")
    page.go_back()
    page.wait_for_selector(SHOWN)
    page.reload()
    page.wait_for_selector(SHOWN)
    page.locator("[data-test=without-file]").click()
    page.wait_for_selector("[data-test=learn]")
    assert page.locator(SHOWN).count() == 0
    page.go_back()
    page.locator("[data-test=play][data-game=claustrophobia]").click()
    page.wait_for_selector("[data-test=learn]")
    assert page.locator(SHOWN).count() == 0


def test_data_is_shown_by_its_changes_and_played(visit: Callable[..., Any]) -> None:
    page = visit()
    choose(page, "box.toml", DATA)
    page.wait_for_url("**/new/subterra")
    page.wait_for_selector(f"{SHOWN} tbody tr")
    rows = page.locator(f"{SHOWN} tbody tr").all_inner_texts()
    assert len(rows) == 4
    assert rows[1].split() == ["card", "gas-5", "times", "1", "2"]
    page.locator("[data-test=preset-alone]").click()
    page.wait_for_selector("header h1:text('My box')")
    answer(page, "explore north")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_is_a_line_and_nothing_changes(visit: Callable[..., Any], lang: str) -> None:
    page = visit(locale=LANGUAGES[lang])
    lines: list[str] = []
    for bring in (drop, choose):
        bring(page, "bell.toml", BAD_SCENARIO)
        page.wait_for_selector(FAULTS)
        lines = page.locator(f"{FAULTS} li").all_inner_texts()
        assert len(lines) == 2
        assert "tile-99" in lines[0]
        assert "ogre" in lines[1]
        assert "bell.toml" in page.locator(f"{FAULTS} p").inner_text()
        box = page.locator(f"{FAULTS} li").last.bounding_box()
        assert box["y"] + box["height"] <= 801  # seen without looking for it
        assert page.evaluate("location.pathname") == "/"
    assert ("must be one of" in lines[0]) == (lang == "en")


def test_a_changed_file_is_dropped_again_where_it_is_shown(visit: Callable[..., Any]) -> None:
    page = visit()
    drop(page, "bell.toml", SCENARIO)
    page.wait_for_selector(SHOWN)
    drop(page, "bell.toml", BAD_SCENARIO)
    page.wait_for_selector(FAULTS)
    assert page.locator(f"{SHOWN} h2").inner_text() == "The Drowned Bell"
    drop(page, "bell.toml", SCENARIO.replace("The Drowned Bell", "The Second Bell"))
    page.wait_for_selector(f"{SHOWN} h2:text('The Second Bell')")
    assert page.locator(FAULTS).count() == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_dropped_guide_is_played_to_its_end(visit: Callable[..., Any], lang: str) -> None:
    guide = read_guided_game(GUIDE, "the example")
    page = visit(locale=LANGUAGES[lang])
    drop(page, "guide.toml", GUIDE)
    page.wait_for_selector(f"{SHOWN}[data-kind=guide]")
    assert page.locator(f"{SHOWN} h2").inner_text() == guide.title[lang]
    assert page.locator("[data-test=preset-alone]").count() == 0
    page.locator("[data-test=begin-guide]").click()
    for number, move in guide.places():
        wait_for_move(page, move.words)
        assert page.locator(f"{PANEL} .text").inner_text() == guide.step[number].text[lang]
        page.locator(f".choices [data-words='{move.words[0]}']").click()
    page.wait_for_selector(ENDED)
    assert page.locator("[data-test=guide-again]").count() == 0
    page.locator("[data-test=replay]").click()
    page.wait_for_url("**/r/*")
    page.wait_for_selector("[data-test=slider]")


def test_what_is_no_file_of_the_table_is_refused_in_words(visit: Callable[..., Any]) -> None:
    page = visit()
    choose(page, "shopping.txt", "eggs, bread")
    page.wait_for_selector(f"{FAULTS} li")
    assert page.evaluate("location.pathname") == "/"


def test_a_files_page_fits_a_phone_and_passes_the_audit(visit: Callable[..., Any], axe: str) -> None:
    page = visit(**PHONE)
    for name, text in (("bell.toml", SCENARIO), ("box.toml", DATA), ("guide.toml", GUIDE)):
        page.goto("/")
        choose(page, name, text)
        page.wait_for_selector(SHOWN)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.evaluate(axe)
        for theme in ("dark", "light"):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.wait_for_function(f"() => document.documentElement.dataset.theme === '{theme}'")
            assert serious_faults(page) == []


@pytest.mark.parametrize(("kind", "text"), [("scenario", SCENARIO), ("data", DATA), ("guide", GUIDE)])
def test_the_help_page_saves_an_example_to_start_from(
    visit: Callable[..., Any], kind: str, text: str
) -> None:
    page = visit("/help")
    with page.expect_download() as saved:
        page.locator(f"[data-test=example-{kind}]").click()
    assert saved.value.path().read_text(encoding="utf-8") == text
    page.goto("/")
    page.locator("[data-test=file]").set_input_files(saved.value.path())
    page.wait_for_selector(f"{SHOWN}[data-kind={kind}]")
