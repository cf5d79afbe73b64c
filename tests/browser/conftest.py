"""One server and one browser for all browser tests; each test gets fresh visitors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.serving import CHROMIUM_ARGS, chromium, running_server


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_server(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="session")
def chrome() -> Iterator[Any]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_ARGS)
        yield browser
        browser.close()


ACTED_OUT = """{
  const kept = JSON.parse(localStorage.getItem('undercroft.settings') ?? '{}');
  if (!kept.stage) localStorage.setItem('undercroft.settings', JSON.stringify({...kept, stage: 'PACE'}));
}"""
"""Tests answer as soon as they are asked: nothing is acted out for them, unless they say how."""


@pytest.fixture
def visit(address: str, chrome: Any) -> Iterator[Callable[..., Any]]:
    """Opens the page as a new visitor, who has a storage of their own; faults of the page fail the test."""
    contexts: list[Any] = []
    faults: list[str] = []

    def open_page(path: str = "/", pace: str = "at-once", **settings: Any) -> Any:
        given = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", "reduced_motion": "reduce"}
        context = chrome.new_context(base_url=address, **{**given, **settings})
        context.set_default_timeout(40_000)
        context.add_init_script(ACTED_OUT.replace("PACE", pace))
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if is_fault(said) else None)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []


def is_fault(said: Any) -> bool:
    """Whether a console message is a fault of the page; refusals and cut sockets are said there too."""
    ours = ("Failed to load resource", "WebSocket connection")
    return said.type == "error" and not any(word in said.text for word in ours)


@pytest.fixture
def axe(address: str) -> str:
    """The accessibility audit's script."""
    script = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    assert script.is_file(), "The audit is an npm package: `npm ci` in web/ installs it."
    return script.read_text(encoding="utf-8")
