"""What happens is acted out before the next question: each kind of event with its sentence and its picture.

The page's clock stands still and is moved on by the tests: nothing here waits for time or for luck.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.driving import answer, offered, question, start, wait_for_question

STAGE = "[data-test=stage]"
MORNING, EVENING = "2030-01-01T08:00:00", "2030-01-01T20:00:00"
BEATS: dict[str, dict[str, Any]] = {
    "card": {"cards": [{"name": "The Lamp", "text": "It goes out.", "face": "7", "lit": True}]},
    "text": {},
    "dice": {"caption": "Five or more is needed", "lit": [0, 1, 0], "before": [2, 2, 3], "dice": [1, 5, 4]},
    "change": {"change": -2},
    "move": {},
    "fall": {},
    "appear": {},
}
"""One beat of each kind, in the order in which they are acted out."""

SEEN = """() => {
  const stage = document.querySelector('[data-test=stage]');
  const all = (what) => [...document.querySelectorAll(what)].map((one) => one.textContent.trim());
  return {
    kind: stage?.dataset.kind ?? '',
    landed: stage?.dataset.landed === 'true',
    said: all('[data-test=stage-said]').join(''),
    cards: all('[data-test=stage-card] .front'),
    caption: all('[data-test=stage-caption]').join(''),
    dice: [...document.querySelectorAll('[data-test=stage-dice] [data-die]')].map((die) => [
      Number(die.dataset.die), die.classList.contains('hit')]),
    again: document.querySelectorAll('[data-test=stage-dice] .was').length,
    change: all('[data-test=stage-change]').join(''),
    marked: document.querySelectorAll('[data-test=stage] .mark').length,
    asked: document.querySelector('.choices') !== null,
  };
}"""


def sentence(kind: str) -> str:
    """What is said at a beat."""
    return f"Here is a {kind}."


def acted(sight: dict[str, Any]) -> dict[str, Any]:
    """A sight with an event of each kind after its own; the first, a mere line, is what the person did."""
    figure = sight["view"]["cavers"][0]["id"]
    first = sight["last"] + 1
    sight["scenes"] = []
    for n, (kind, more) in enumerate([("", {}), *BEATS.items()], start=first):
        told = {"n": n, "kind": "event-test", "args": {}, "text": sentence(kind), "rule": ""}
        sight["events"].append({**told, "touches": [f"figure:{figure}"], "dice": more.get("dice", [])})
        plain = {"n": n, "kind": kind, "caption": "", "cards": [], "lit": [], "before": [], "change": 0}
        sight["scenes"].append({**plain, **{k: v for k, v in more.items() if k != "dice"}, "board": []})
    sight["last"] = first + len(BEATS)
    return sight


def with_beats(page: Any) -> None:
    """Let the sight after the first answer bring an event of each kind."""

    def through(socket: Any) -> None:
        server = socket.connect_to_server()
        armed = []

        def say(text: str) -> None:
            armed.extend([1] if json.loads(text)["type"] == "answer" else [])
            server.send(text)

        def hear(text: str) -> None:
            message = json.loads(text)
            if armed and message["type"] == "sight":
                armed.clear()
                text = json.dumps(acted(message))
            socket.send(text)

        socket.on_message(say)
        server.on_message(hear)

    page.route_web_socket("**/socket", through)


def sit(page: Any) -> None:
    """A game of one person, whose page's time stands still."""
    page.clock.install(time=MORNING)
    start(page, "subterra", "alone")
    wait_for_question(page)
    page.clock.pause_at(EVENING)


def pass_on(page: Any) -> None:
    """Pass, and wait until that has been heard."""
    before = question(page)
    page.locator(".choices [data-words=pass]").click()
    page.wait_for_function(
        "before => (document.querySelector('.choices')?.dataset.question ?? '') !== before", arg=before
    )


def all_seen(page: Any) -> list[dict[str, Any]]:
    """What is seen from beat to beat until the next question."""
    found: list[dict[str, Any]] = []
    for _ in range(400):
        now = page.evaluate(SEEN)
        if not found or now != found[-1]:
            found.append(now)
        if now["asked"]:
            return found
        page.clock.run_for(60)
    raise AssertionError(f"no question comes after {found[-1]}")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_each_kind_is_said_and_seen_before_the_next_question(visit: Callable[..., Any], motion: str) -> None:
    page = visit(pace="full", reduced_motion=motion)
    with_beats(page)
    sit(page)
    pass_on(page)
    seen = all_seen(page)
    assert [one["asked"] for one in seen[:-1]] == [False] * (len(seen) - 1)
    shown = {one["kind"]: one for one in seen if one["kind"] and one["landed"]}
    assert list(dict.fromkeys(one["kind"] for one in seen if one["kind"])) == list(BEATS)
    assert {kind: one["said"] for kind, one in shown.items()} == {kind: sentence(kind) for kind in BEATS}
    assert all(word in shown["card"]["cards"][0] for word in ("The Lamp", "It goes out.", "7"))
    assert shown["dice"]["caption"] == "Five or more is needed"
    assert shown["dice"]["dice"] == [[1, False], [5, True], [4, False]]
    assert shown["dice"]["again"] == 3
    assert shown["change"]["change"] == "\u22122"
    assert all(shown[kind]["marked"] == 1 for kind in ("change", "move", "fall", "appear"))
    rolling = [one for one in seen if one["kind"] == "dice" and not one["landed"]]
    assert bool(rolling) == (motion != "reduce"), "dice roll only where things may move"
    assert all(one["said"] == "" and not any(hit for _, hit in one["dice"]) for one in rolling)
    assert sentence("appear") in page.locator("[data-test=just-happened]").inner_text()


def test_any_key_or_click_ends_it_and_does_nothing_else(visit: Callable[..., Any]) -> None:
    page = visit(pace="full")
    with_beats(page)
    sit(page)
    pass_on(page)
    page.wait_for_selector(f"{STAGE}[data-kind=card]")
    page.keyboard.press("1")
    page.wait_for_selector(".choices")
    number = question(page)
    assert page.locator(STAGE).get_attribute("data-kind") == ""
    page.locator("[data-test=just-happened]").click()
    assert sentence("card") in page.locator("[data-test=log]").inner_text()
    assert question(page) == number, "the key ended the scene and took no move"


def test_a_click_ends_it_and_takes_no_move(visit: Callable[..., Any]) -> None:
    page = visit(pace="full")
    with_beats(page)
    sit(page)
    pass_on(page)
    page.wait_for_selector(f"{STAGE}[data-kind=card]")
    page.locator(".prompt .bar").click(position={"x": 60, "y": 90})
    page.wait_for_selector(".choices")
    assert page.locator(STAGE).get_attribute("data-kind") == ""


def test_brief_shows_what_matters_and_at_once_shows_nothing(visit: Callable[..., Any]) -> None:
    page = visit(pace="brief")
    with_beats(page)
    sit(page)
    pass_on(page)
    grave = ["card", "dice", "change", "fall"]
    assert list(dict.fromkeys(one["kind"] for one in all_seen(page) if one["kind"])) == grave
    page = visit()
    with_beats(page)
    sit(page)
    answer(page, "pass")
    assert page.evaluate(SEEN)["asked"]
    assert sentence("appear") in page.locator("[data-test=just-happened]").inner_text()


def test_a_hazard_card_is_turned_over_with_its_name_and_sentence(visit: Callable[..., Any]) -> None:
    page = visit(pace="full")
    sit(page)
    for _ in range(4):
        assert "pass" in offered(page)
        pass_on(page)
    seen = all_seen(page)
    cards = [one for one in seen if one["kind"] == "card"]
    assert cards
    assert not any(one["asked"] for one in cards)
    name = cards[0]["said"].split(".")[0]
    assert name in cards[0]["cards"][0]
    assert len(cards[0]["cards"][0]) > len(name) + 10, "the card says what it does"
    assert any("Round 2" in one["said"] for one in seen)


def test_how_much_is_acted_out_is_chosen_in_the_menu_and_kept(visit: Callable[..., Any]) -> None:
    page = visit(pace="full")
    start(page, "subterra", "alone")
    wait_for_question(page)
    page.locator("[data-test=table-menu] > summary").click()
    assert page.locator("[data-test=stage-pace]").input_value() == "full"
    page.locator("[data-test=stage-pace]").select_option("brief")
    page.reload()
    wait_for_question(page)
    page.locator("[data-test=table-menu] > summary").click()
    assert page.locator("[data-test=stage-pace]").input_value() == "brief"
