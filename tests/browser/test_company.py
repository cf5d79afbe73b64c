"""Several people: two browsers, an onlooker, one screen with a curtain, and connections that break."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.driving import (
    ASKED,
    ENDED,
    answer,
    gone_on,
    offered,
    question,
    start,
    wait_for_question,
)
from tests.browser.serving import SKULK
from tests.browser.test_claustrophobia import a_fight, sit_as
from tests.browser.whole_games import play_each_other, who_is_asked

PROMPT = "[data-test=prompt]"


def seated_pair(visit: Callable[..., Any], game: str) -> tuple[Any, Any, str]:
    """Two browsers at one table, the second by the first one's link."""
    first = visit()
    table = start(first, game, "by-link")
    link = first.locator("[data-test=invite]").input_value()
    second = visit("/" + link.split("/", 3)[3])
    second.locator("[data-test=name]").fill("Bo")
    second.locator("[data-test=sit]").click()
    second.wait_for_selector(PROMPT)
    first.wait_for_selector(PROMPT)
    return first, second, table


def test_two_browsers_against_each_other_to_the_end(visit: Callable[..., Any]) -> None:
    first, second, _ = seated_pair(visit, SKULK)
    given = play_each_other((first, second), lambda words, dice, _: dice.choice(words))
    for page in (first, second):
        page.wait_for_selector(ENDED)
    assert min(given) > 2


def test_two_browsers_at_one_table(visit: Callable[..., Any]) -> None:
    first, second, _ = seated_pair(visit, "subterra")
    assert "#" not in second.url
    for _ in range(6):
        asked, other = who_is_asked(first, second)
        assert other.locator(ASKED).count() == 0
        answer(asked, offered(asked)[-1])
    first.locator("[data-tab=chat]").click()
    first.locator("[data-test=chat-text]").fill("Mind the gap")
    first.locator("[data-test=chat-text]").press("Enter")
    second.locator("[data-tab=chat]").click()
    second.wait_for_selector("text=Mind the gap")


def test_a_used_link_opens_no_second_seat(visit: Callable[..., Any]) -> None:
    first = visit()
    start(first, "subterra", "by-link")
    link = "/" + first.locator("[data-test=invite]").input_value().split("/", 3)[3]
    second = visit(link)
    second.locator("[data-test=sit]").click()
    second.wait_for_selector(PROMPT)
    third = visit(link)
    third.locator("[data-test=sit]").click()
    third.wait_for_selector("[role=alert]")


def test_an_onlooker_sees_the_board_and_is_never_asked(visit: Callable[..., Any]) -> None:
    player = visit()
    table = start(player, "subterra", "alone")
    player.wait_for_selector(ASKED)
    onlooker = visit(f"/t/{table}")
    onlooker.wait_for_selector("svg[role=group] g.tile")
    assert onlooker.locator(ASKED).count() == 0
    before = onlooker.locator("g.tile:not(.ghost)").count()
    for _ in range(30):
        wait_for_question(player)
        moves = offered(player)
        answer(
            player, next((m for m in moves if m.startswith(("reveal", "place", "keep", "use"))), moves[-1])
        )
        if player.locator("g.tile:not(.ghost)").count() > before:
            break
    onlooker.wait_for_function(f"() => document.querySelectorAll('g.tile:not(.ghost)').length > {before}")


def shown(page: Any) -> tuple[list[str], str, int]:
    """What the page shows: the moves, the sentence, and how many tiles there are."""
    return offered(page), page.locator(PROMPT).inner_text(), page.locator("g.tile:not(.ghost)").count()


def test_a_reload_in_the_middle_of_a_game(visit: Callable[..., Any]) -> None:
    page = visit()
    start(page, "subterra", "alone")
    for _ in range(5):
        wait_for_question(page)
        answer(page, offered(page)[0])
    wait_for_question(page)
    page.wait_for_selector("g.tile")
    before = shown(page)
    page.reload()
    wait_for_question(page)
    page.wait_for_selector("g.tile")
    assert shown(page) == before


def test_an_answer_that_got_lost_is_sent_again(visit: Callable[..., Any]) -> None:
    page = visit()
    cut: list[bool] = []

    def through(socket: Any) -> None:
        server = socket.connect_to_server()

        def from_page(message: str) -> None:
            server.send(message)
            if '"answer"' in message and not cut:
                cut.append(True)
                socket.close(code=4999, reason="cut")

        socket.on_message(from_page)

    page.route_web_socket("**/socket", through)
    start(page, "subterra", "alone")
    wait_for_question(page)
    answer(page, "exert")
    wait_for_question(page)
    assert cut == [True]
    assert "exert" not in offered(page)
    page.locator("[data-tab=log]").click()
    assert page.locator("[data-test=log]").inner_text().count("exerts") == 1


def test_a_connection_lost_in_a_combat_comes_back_and_play_goes_on(visit: Callable[..., Any]) -> None:
    page = visit()
    down: list[bool] = []
    lines: list[Any] = []

    def through(socket: Any) -> None:
        lines.append(socket)
        if down:
            socket.close(code=4999, reason="cut")
        else:
            socket.connect_to_server()

    page.route_web_socket("**/socket", through)
    sit_as(page, "human", a_fight())
    words = offered(page)
    assert any(word.startswith("lose line") for word in words)
    down.append(True)
    lines[-1].close(code=4999, reason="cut")
    page.wait_for_selector("text=Connection lost")
    before = question(page)
    page.locator(f".choices [data-words='{words[0]}']").click()
    while len(lines) < 3:  # it has tried again in vain
        page.wait_for_timeout(100)
    assert question(page) == before
    down.clear()
    gone_on(page, before)
    page.wait_for_selector("text=Connection lost", state="detached")
    wait_for_question(page)
    page.locator("[data-tab=log]").click()
    page.wait_for_selector("[data-test=log] li >> text=line 2")


def test_hot_seat_behind_a_curtain(visit: Callable[..., Any]) -> None:
    page = visit()
    start(page, SKULK, "same-screen")
    page.wait_for_selector("[data-test=curtain]")
    assert "Your tricks" not in page.content()
    page.locator("[data-test=lift-0]").click()
    page.wait_for_selector(ASKED)
    first_sees = page.locator("[data-test=description]").inner_text()
    assert "Your tricks" in first_sees
    answer(page, "left")
    page.wait_for_selector("[data-test=curtain]")
    kept = page.content() + page.evaluate("JSON.stringify({...localStorage, ...sessionStorage})")
    assert "Your tricks" not in kept
    page.locator("[data-test=lift-1]").click()
    page.wait_for_selector(ASKED)
    assert "You have answered" not in page.locator("[data-test=description]").inner_text()
    page.locator("[data-test=lower]").click()
    page.wait_for_selector("[data-test=curtain]")


def test_one_screen_without_secrets_needs_no_curtain(visit: Callable[..., Any]) -> None:
    page = visit()
    start(page, "subterra", "same-screen")
    for _ in range(12):
        wait_for_question(page)
        assert page.locator("[data-test=curtain]").count() == 0
        answer(page, offered(page)[-1])
