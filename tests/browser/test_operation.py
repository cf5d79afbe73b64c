"""What people see of those who run the server: restarts, closed tables, a path before all, and conduct."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.driving import start
from tests.browser.serving import SKULK, ensure_client
from tests.table.running import Server, serving

PREFIX = "/games/undercroft"


@pytest.fixture(scope="module")
def prefixed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    ensure_client()
    with serving(tmp_path_factory.mktemp("prefixed"), more={"UNDERCROFT_PREFIX": PREFIX}) as server:
        yield server


@pytest.fixture
def address(prefixed: Server) -> str:
    """All of these pages stand under a path."""
    return prefixed.url


def admin(server: Server, *words: str) -> None:
    command = [sys.executable, "-m", "undercroft", "admin", *words, "--database", server.database]
    subprocess.run(command, check=True, capture_output=True, timeout=120)


def test_everything_is_found_under_a_path(visit: Callable[..., Any], prefixed: Server) -> None:
    page = visit(f"{PREFIX}/")
    table = start(page, SKULK, "same-screen")
    assert page.url == f"{prefixed.url}{PREFIX}/t/{table}"
    page.wait_for_selector("[data-test=table-menu]", state="attached")
    page.reload()
    page.wait_for_selector("[data-test=table-menu]", state="attached")
    page.locator(f"header a[href='{PREFIX}/']").click()
    page.wait_for_url(f"{prefixed.url}{PREFIX}/")
    assert page.locator("a[href]").evaluate_all("all => all.map(a => a.getAttribute('href'))") != []
    for href in page.locator("a[href]").evaluate_all("all => all.map(a => a.getAttribute('href'))"):
        assert href.startswith((PREFIX, "#", "http")), href


def test_a_restart_is_counted_down(visit: Callable[..., Any], prefixed: Server) -> None:
    page = visit(f"{PREFIX}/")
    start(page, SKULK, "same-screen")
    page.wait_for_selector("[data-test=table-menu]", state="attached")
    admin(prefixed, "restart", "--in", "10m")
    try:
        notice = page.locator("[data-test=restart]")
        notice.wait_for()
        assert re.search(r"restarted in (10:00|9:\d\d)", notice.inner_text())
    finally:
        admin(prefixed, "restart", "--off")
    notice.wait_for(state="detached")


@pytest.mark.parametrize(("locale", "words"), [("en-GB", "is closed"), ("fr-FR", "est fermée")])
def test_a_closed_table_is_a_page_with_its_record(
    visit: Callable[..., Any], prefixed: Server, tmp_path: Path, locale: str, words: str
) -> None:
    page = visit(f"{PREFIX}/", locale=locale)
    table = start(page, SKULK, "same-screen")
    page.wait_for_selector("[data-test=table-menu]", state="attached")
    admin(prefixed, "close", table, "--why", "Tests of closing.")
    card = page.locator("[data-test=closed]")
    card.wait_for()
    assert words in card.inner_text()
    assert "Tests of closing." in card.inner_text()
    with page.expect_download() as download:
        page.locator("[data-test=closed-record]").click()
    file = tmp_path / "kept"
    download.value.save_as(file)
    assert file.read_text(encoding="utf-8").startswith("undercroft record")
    assert download.value.suggested_filename == f"{table}.record"


def test_who_made_a_table_sends_somebody_away_and_somebody_is_reported(
    visit: Callable[..., Any], prefixed: Server
) -> None:
    host = visit(f"{PREFIX}/")
    host.goto(f"{PREFIX}/new/{SKULK}")
    table = start_with_prefix(host, ["me", "open", "open"])
    host.locator("[data-test=public]").check()
    guest = visit(f"{PREFIX}/t/{table}")
    guest.locator("[data-test=sit-here]").first.click()
    guest.wait_for_selector("[data-test=report]", state="attached")
    guest.locator("[data-test=table-menu] > summary").click()
    guest.locator("[data-test=report] summary").click()
    guest.locator("[data-test=report] textarea").fill("Rude.")
    guest.locator("[data-test=report-send]").click()
    guest.locator("[data-test=report] [role=status]").wait_for()
    host.locator("[data-test=send-away]").click()
    guest.wait_for_selector("[data-test=sit-here]")
    found = subprocess.run(
        [sys.executable, "-m", "undercroft", "admin", "reports", "--database", prefixed.database],
        check=True,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert "Rude." in found.stdout


def start_with_prefix(page: Any, seats: list[str]) -> str:
    """Start a table with everything chosen, from its own page."""
    page.locator("[data-test=more] summary").first.click()
    page.locator("[data-test=count]").select_option(str(len(seats)))
    for n, kind in enumerate(seats):
        page.locator(f"[data-test=seat-{n}]").select_option(kind)
    page.locator("[data-test=start]").click()
    page.wait_for_url("**/t/*")
    return str(page.url).rsplit("/", 1)[1]


@pytest.mark.parametrize(("locale", "words"), [("en-GB", "after 180 days"), ("fr-FR", "après 180 jours")])
def test_a_page_says_what_is_stored_and_for_how_long(
    visit: Callable[..., Any], locale: str, words: str
) -> None:
    page = visit(f"{PREFIX}/", locale=locale)
    page.locator("[data-test=stored]").click()
    page.locator("[data-test=stored-list]").wait_for()
    assert words in page.locator("[data-test=stored-list]").inner_text()
