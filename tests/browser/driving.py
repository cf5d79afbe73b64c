"""What people do at the table, as a test says it."""

from __future__ import annotations

import random
from typing import Any
from urllib.parse import quote

ASKED = ".choice:enabled"
REAL = f"{ASKED}:not([data-words=pass])"
"""A choice that the table does not make by itself: it passes for seats that have nothing else."""
ENDED = "[data-test=ending]"
DRAWN = "main:not([aria-busy=true])"
"""The page of a table once the game's drawing and words are there: what is asked may be there before them."""
OUTSIDE = "/lantern.svg"
"""A small page of the same server: for visitors who go to a table by its address, and need no home page."""

UNCOVERED = """all => all.flatMap((one, n) => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top && one.contains(top) ? [n] : [];
})"""
"""Which of some places can be clicked in their middle: no other that may be touched stands there."""


def start(page: Any, game: str, preset: str) -> str:
    """From the home page to a table in two clicks; the table's id."""
    page.locator(f"[data-test=play][data-game='{game}']").click()
    page.locator(f"[data-test=preset-{preset}]").click()
    page.wait_for_url("**/t/*")
    return str(page.url).rsplit("/", 1)[1]


def start_with(page: Any, game: str, seats: list[str], **options: str) -> str:
    """Start a table with everything chosen: `me`, `open` or an agent for each seat."""
    page.goto(f"/new/{quote(game, safe='')}")
    page.locator("[data-test=more] summary").first.click()
    page.locator("[data-test=count]").select_option(str(len(seats)))
    for n, kind in enumerate(seats):
        page.locator(f"[data-test=seat-{n}]").select_option(kind)
    for name, value in options.items():
        page.locator(f"[data-test=option-{name}]").select_option(value)
    page.locator("[data-test=start]").click()
    page.wait_for_url("**/t/*")
    return str(page.url).rsplit("/", 1)[1]


def wait_for_question(page: Any) -> bool:
    """Wait until this page is asked something that waits for it, or the game is over; whether it is asked."""
    page.wait_for_selector(f"{REAL}, {ENDED}", timeout=60_000)
    page.wait_for_selector(DRAWN)
    return bool(page.locator(ENDED).count() == 0)


def question(page: Any) -> str:
    """The seat that is asked and the number of the open question."""
    return str(page.locator(".choices").get_attribute("data-question"))


def number(page: Any) -> int:
    """How many questions this seat has been asked so far."""
    return int(question(page).split()[-1])


def offered(page: Any) -> list[str]:
    """The moves on offer, in words."""
    found: list[str] = page.locator(ASKED).evaluate_all("all => all.map(one => one.dataset.words)")
    return found


def answer(page: Any, words: str) -> None:
    """Click a move's button and wait until the table has gone on."""
    before = question(page)
    page.locator(f".choices [data-words='{words}']").click()
    gone_on(page, before)


def gone_on(page: Any, before: str) -> None:
    """Wait until another question is open here, or none."""
    page.wait_for_function(
        "before => (document.querySelector('.choices')?.dataset.question ?? '') !== before", arg=before
    )


def click_board(page: Any, dice: random.Random) -> bool:
    """Touch one of the lit places, and pick one of its moves if there are several; whether there was one."""
    targets = page.locator("g.target, [data-test=ghost]")
    free: list[int] = targets.evaluate_all(UNCOVERED)
    if not free:
        return False
    before = question(page)
    targets.nth(dice.choice(free)).click()
    page.wait_for_function(
        """before => { const c = document.querySelector('.choices');
        return !c || c.dataset.question !== before || document.querySelector('[data-test=menu]') }""",
        arg=before,
    )
    menu = page.locator("[data-test=menu] [data-words]")
    if menu.count():
        menu.nth(dice.randrange(menu.count())).click()
        gone_on(page, before)
    return True


def sit_at_position(page: Any, text: str, seats: list[str], game: str = "claustrophobia") -> None:
    """A table that goes on from a position; this very browser holds the seats of `me`."""
    table = page.evaluate(
        """async ([text, kinds, game]) => {
        const body = {game, seats: kinds.map((kind) => ({kind})), from: {text}};
        const headers = {'Content-Type': 'application/json'};
        const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(body)});
        const made = await answer.json();
        const secrets = made.seats.map((seat) => seat.secret);
        const held = {table: made.table, game, name: '', secrets, host: '', at: 0, codes: []};
        localStorage.setItem('undercroft.tables', JSON.stringify([held]));
        return made.table;
        }""",
        [text, seats, game],
    )
    page.goto(f"/t/{table}")
