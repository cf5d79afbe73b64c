"""What people can do at a table besides moving: switches, requests, clocks, the log, sound and notices."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.driving import ASKED, ENDED, OUTSIDE, answer, offered, start, start_with, wait_for_question
from tests.browser.serving import SKULK

MENU = "[data-test=table-menu] > summary"

COUNTED_SOUND = """
window.heard = [];
const Real = window.AudioContext;
window.AudioContext = class extends Real {
  constructor() { super(); window.heard.push('opened'); }
  createOscillator() { window.heard.push('tone'); return super.createOscillator(); }
};
"""
HIDDEN_AND_COUNTED = """
window.told = [];
window.asked = 0;
class Notice {
  static permission = 'default';
  static async requestPermission() { window.asked += 1; Notice.permission = 'granted'; return 'granted'; }
  constructor(title, more) { window.told.push([title, more.body]); }
  close() {}
}
window.Notification = Notice;
Object.defineProperty(document, 'hidden', { get: () => true });
"""


def sit_at(page: Any, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A table made over HTTP, with terms that the page does not offer; this page holds all seats of `me`."""
    made = page.request.post("/api/tables", data={"game": "subterra", "seats": seats, **more}).json()
    held = {"table": made["table"], "game": "subterra", "name": "", "host": made["host"], "at": 1}
    keys = {**held, "secrets": [seat["secret"] for seat in made["seats"]], "codes": made["invites"]}
    page.evaluate("held => localStorage.setItem('undercroft.tables', held)", json.dumps([keys]))
    page.goto(f"/t/{made['table']}")
    found: dict[str, Any] = made
    return found


def joined(visit: Callable[..., Any], made: dict[str, Any]) -> Any:
    """A second visitor on the open seat of such a table."""
    page = visit(f"/t/{made['table']}#{made['invites'][0]['code']}")
    page.locator("[data-test=name]").fill("Bo")
    page.locator("[data-test=sit]").click()
    page.wait_for_selector("[data-test=prompt]")
    return page


def pair(visit: Callable[..., Any], **more: Any) -> tuple[Any, Any]:
    """Two visitors at one table of two people."""
    first = visit(OUTSIDE)
    made = sit_at(first, [{"kind": "me", "name": "Ada"}, {"kind": "open"}], **more)
    return first, joined(visit, made)


def open_menu(page: Any) -> None:
    """Unfold what is folded away."""
    page.locator(MENU).click()


def asked_of(first: Any, second: Any) -> tuple[Any, Any]:
    """The one who is asked, and the other."""
    for _ in range(300):
        if first.locator(ASKED).count():
            return first, second
        if second.locator(ASKED).count():
            return second, first
        first.wait_for_timeout(100)
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize(("locale", "scenario"), [("en-GB", "The Survivors"), ("fr-FR", "Les survivants")])
def test_scenarios_and_options_are_in_words(visit: Callable[..., Any], locale: str, scenario: str) -> None:
    page = visit("/new/claustrophobia", locale=locale)
    page.locator("[data-test=more] summary").first.click()
    labels = page.locator("[data-test=option-scenario] option").all_inner_texts()
    values = page.locator("[data-test=option-scenario] option").evaluate_all("all => all.map(o => o.value)")
    assert scenario in labels
    assert not set(labels) & set(values)
    for field in page.locator("form fieldset").nth(1).locator("option").all_inner_texts():
        assert field.strip() not in ("true", "false", "")


def test_what_happens_when_somebody_is_gone_is_chosen(visit: Callable[..., Any]) -> None:
    page = visit("/new/subterra")
    page.locator("[data-test=more] summary").first.click()
    page.locator("[data-test=when-gone]").select_option("claim")
    page.locator("[data-test=gone-after]").select_option("86400000")
    page.locator("[data-test=hints]").uncheck()
    page.locator("[data-test=start]").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(ASKED)
    info = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert (info["when_gone"], info["gone_after"], info["hints"]) == ("claim", 86_400_000, False)
    assert page.locator("[data-test=hint]").count() == 0


def test_a_takeback_is_asked_for_and_agreed_to(visit: Callable[..., Any]) -> None:
    asked, other = asked_of(*pair(visit))
    before = offered(asked)
    answer(asked, "exert")
    asked.wait_for_selector(ASKED)
    assert "exert" not in offered(asked)
    open_menu(asked)
    asked.locator("[data-test=takeback]").click()
    other.locator("[data-test=agree]").click()
    asked.wait_for_function("() => document.querySelector(\".choice[data-words='exert']\")")
    assert offered(asked) == before
    asked.locator("[data-test=takeback]").click()
    other.locator("[data-test=agree]").wait_for(state="detached")


def test_a_takeback_can_be_refused(visit: Callable[..., Any]) -> None:
    asked, other = asked_of(*pair(visit))
    answer(asked, "exert")
    open_menu(asked)
    asked.locator("[data-test=takeback]").click()
    other.locator("[data-test=refuse]").click()
    other.wait_for_selector("[data-test=takeback-asked]", state="detached")
    asked.wait_for_selector(ASKED)
    assert "exert" not in offered(asked)


def test_clocks_are_shown_and_a_win_is_claimed(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    clock = {"start": 2000, "add": 0, "cap": 0}
    game = next(g["id"] for g in page.request.get("/api/games").json() if g["name"] == "Skulk")
    made = sit_at(page, seats, game=game, clock=clock, when_gone="claim")
    other = joined(visit, made)
    page.wait_for_selector("[data-test=clocks] li")
    assert page.locator("[data-test=clocks] li").count() == 2
    page.wait_for_selector(ASKED)
    answer(page, offered(page)[0])
    other.wait_for_selector("[data-test=clocks] li")
    page.locator("[data-test=claim]").click()
    page.wait_for_selector(ENDED)
    other.wait_for_selector(ENDED)


def test_giving_up_asks_twice_and_the_rematch_swaps_seats(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    start_with(page, "claustrophobia", ["me", "greedy"])
    page.wait_for_selector("[data-test=table-menu]")
    first = page.locator(".seats li").first.inner_text()
    assert "you" in first
    open_menu(page)
    page.locator("[data-test=concede]").click()
    assert page.locator(ENDED).count() == 0
    page.locator("[data-test=concede]").click()
    page.wait_for_selector(ENDED)
    page.wait_for_selector(".choices", state="detached")
    before = page.url
    study = visit(f"/r/{before.rsplit('/', 1)[1]}")
    study.wait_for_selector("[data-test=branch]:enabled")
    study.locator("body").press("End")
    study.wait_for_selector("[data-test=over]:has-text('gave up')")
    page.locator("[data-test=again]").click()
    page.wait_for_function("old => location.href !== old", arg=before)
    page.wait_for_function(
        "() => document.querySelector('.seats li:nth-child(2)')?.innerText.includes('you')"
    )


def test_a_view_is_shared_with_an_onlooker(visit: Callable[..., Any]) -> None:
    page = visit()
    table = start(page, SKULK, "with-computer")
    page.wait_for_selector(ASKED)
    onlooker = visit(f"/t/{table}")
    onlooker.wait_for_selector("[data-test=description]")
    nothing = "Your tricks: none"
    assert nothing in onlooker.locator("[data-test=description]").inner_text()
    open_menu(page)
    page.locator("[data-test=share]").check()
    onlooker.locator("[data-test=see-as]").click()
    told = "document.querySelector('[data-test=description]')?.innerText.includes(nothing)"
    onlooker.wait_for_function(f"nothing => {told} === false", arg=nothing)
    assert onlooker.locator(ASKED).count() == 0
    page.locator("[data-test=share]").uncheck()
    onlooker.wait_for_function(f"nothing => {told}", arg=nothing)


def test_a_standing_pass_is_set_and_kept(visit: Callable[..., Any]) -> None:
    page = visit()
    start(page, SKULK, "with-computer")
    page.wait_for_selector(ASKED)
    open_menu(page)
    page.locator("[data-test=standing]").check()
    page.wait_for_function("() => document.querySelector('[data-test=standing]').checked")
    page.reload()
    page.wait_for_selector(ASKED)
    open_menu(page)
    assert page.locator("[data-test=standing]").is_checked()


def test_going_on_at_another_device(visit: Callable[..., Any]) -> None:
    page = visit()
    start(page, "subterra", "alone")
    page.wait_for_selector(ASKED)
    open_menu(page)
    page.locator("[data-test=other-device]").click()
    link = page.locator("[data-test=device-link]").input_value()
    other = visit("/" + link.split("/", 3)[3])
    other.locator("[data-test=sit]").click()
    other.wait_for_selector(ASKED)
    assert offered(other) == offered(page)


def test_the_devices_at_which_one_is_known(visit: Callable[..., Any]) -> None:
    page = visit()
    start(page, "subterra", "alone")
    page.wait_for_selector(ASKED)
    page.goto("/me")
    page.locator("[data-test=device]").wait_for()
    page.locator("[data-test=device-code]").click()
    page.locator("[data-test=person-link]").wait_for()
    link = page.locator("[data-test=person-link]").input_value()
    other = visit("/" + link.split("/", 3)[3])
    other.locator("[data-test=come-in]").click()
    other.locator("[data-test=device]").nth(1).wait_for()
    page.reload()
    page.locator("[data-test=revoke]").click()
    page.locator("[data-test=revoke]").wait_for(state="detached")
    assert page.locator("[data-test=device]").count() == 1
    other.reload()
    other.get_by_role("alert").wait_for()
    assert other.locator("[data-test=device]").count() == 0


def test_being_asked_in_every_window_is_a_switch(visit: Callable[..., Any]) -> None:
    page = visit()
    start(page, SKULK, "with-computer")
    page.wait_for_selector(ASKED)
    open_menu(page)
    page.locator("[data-test=standing]").check()
    page.locator("[data-test=always-ask]").check()
    page.wait_for_function("() => document.querySelector('[data-test=always-ask]').checked")
    page.wait_for_function("() => !document.querySelector('[data-test=standing]').checked")


def test_pointing_at_a_place_for_all(visit: Callable[..., Any]) -> None:
    first, second = pair(visit)
    for page in (first, second):
        page.wait_for_selector("g.tile")
    open_menu(first)
    first.locator("[data-test=point]").click()
    first.locator("[data-touch='cell:0,0']").first.click(force=True)
    second.wait_for_selector("circle.pointed")
    first.wait_for_selector("circle.pointed")


def test_a_public_table_is_found_and_joined(visit: Callable[..., Any]) -> None:
    host = visit("/new/subterra")
    host.locator("[data-test=more] summary").first.click()
    host.locator("[data-test=seat-1]").select_option("open")
    host.locator("[data-test=public]").check()
    host.locator("[data-test=start]").click()
    host.wait_for_url("**/t/*")
    table = host.url.rsplit("/", 1)[1]
    guest = visit(f"/t/{table}")
    guest.locator("[data-test=sit-here]").first.click()
    guest.wait_for_function("() => document.querySelector('.seats')?.innerText.includes('you')")
    host.wait_for_function("() => !document.querySelector('[data-test=invite]')")
    asked_of(host, guest)


@pytest.mark.parametrize("game", ["subterra", "claustrophobia"])
def test_a_line_of_the_log_leads_to_its_moment_its_place_and_its_rule(
    visit: Callable[..., Any], game: str
) -> None:
    page = visit()
    page.locator(f"[data-test=learn][data-game={game}]").click()
    for _ in range(5):
        page.locator(".choice.wanted:enabled").first.click()
    page.wait_for_selector(".choice.wanted:enabled")
    now = page.locator("svg[role=group] [data-touch]").count()
    page.locator("[data-tab=log]").click()
    page.locator("[data-test=log] button.text").first.click()
    page.wait_for_selector("[data-test=past]")
    page.wait_for_selector("[data-test=log] li.here")
    page.locator("[data-test=past]").get_by_role("button", name="Forward").click()
    page.wait_for_selector("[data-test=log] li.here:nth-child(2)")
    page.locator("[data-test=to-now]").click()
    page.wait_for_selector("[data-test=past]", state="detached")
    assert page.locator("svg[role=group] [data-touch]").count() == now
    page.locator("[data-test=log] .rule").first.click()
    page.wait_for_selector("article.here")


def test_the_moment_of_a_line_shows_fewer_tiles(visit: Callable[..., Any]) -> None:
    page = visit()
    page.locator("[data-test=learn][data-game=subterra]").click()
    for words in ("explore east", "place N", "reveal east"):
        page.wait_for_selector(f".choice.wanted[data-words='{words}']:enabled")
        answer(page, words)
    page.wait_for_selector(".choice[data-words=exert]")
    laid = page.locator("g.tile:not(.ghost)").count()
    page.locator("[data-tab=log]").click()
    page.locator("[data-test=log] button.text").first.click()
    page.wait_for_selector("[data-test=past]")
    page.wait_for_function(f"() => document.querySelectorAll('g.tile:not(.ghost)').length === {laid - 1}")


def test_there_is_no_sound_until_it_is_asked_for_and_the_wish_is_kept(visit: Callable[..., Any]) -> None:
    page = visit()
    page.context.add_init_script(COUNTED_SOUND)
    page.reload()
    start(page, "subterra", "alone")
    page.wait_for_selector(ASKED)
    answer(page, "exert")
    assert page.evaluate("window.heard") == []
    open_menu(page)
    page.locator("[data-test=sound]").check()
    page.wait_for_function("() => window.heard.includes('tone')")
    assert page.locator("[data-test=sound-toggle]").first.get_attribute("aria-pressed") == "true"
    before = page.evaluate("window.heard.length")
    page.wait_for_selector(ASKED)
    answer(page, "pass")
    page.wait_for_function("n => window.heard.length > n", arg=before)
    page.reload()
    page.wait_for_selector(ASKED)
    assert page.locator("[data-test=sound-toggle]").first.get_attribute("aria-pressed") == "true"
    page.locator("[data-test=sound-toggle]").first.click()
    page.reload()
    page.wait_for_selector(ASKED)
    assert page.evaluate("window.heard") == []


def test_a_turn_is_told_in_the_tab_and_by_a_notice_once_allowed(visit: Callable[..., Any]) -> None:
    first, second = pair(visit)
    first.context.add_init_script(HIDDEN_AND_COUNTED)
    first.reload()
    first.wait_for_selector("[data-test=prompt]")
    for _ in range(40):
        asked, _ = asked_of(first, second)
        if asked is first:
            first.wait_for_function("() => document.title.includes('Your turn')")
            break
        answer(asked, offered(asked)[-1])
    assert first.evaluate("[window.asked, window.told.length]") == [0, 0]
    open_menu(first)
    first.locator("[data-test=notify]").check()
    first.wait_for_function("() => window.asked === 1")
    while asked_of(first, second)[0] is first:
        answer(first, offered(first)[-1])
    first.wait_for_function("() => !document.title.includes('Your turn')")
    assert first.evaluate("window.told.length") == 0
    while asked_of(first, second)[0] is second:
        answer(second, offered(second)[-1])
    first.wait_for_function("() => window.told.length === 1")
    assert first.evaluate("window.told[0][1]") == "Your turn"


def test_what_was_seen_is_saved_while_the_game_runs(visit: Callable[..., Any], tmp_path: Any) -> None:
    page = visit()
    start(page, "subterra", "alone")
    page.wait_for_selector(ASKED)
    open_menu(page)
    with page.expect_download() as saving:
        page.locator("[data-test=keep]").click()
    saving.value.save_as(str(tmp_path / "seen.json"))
    seen = json.loads((tmp_path / "seen.json").read_text())
    assert seen["undercroft"] == "seat record"
    assert "seed" not in seen


def test_standing_up_lets_the_computer_play_until_one_sits_down_again(visit: Callable[..., Any]) -> None:
    page = visit()
    start(page, SKULK, "with-computer")
    page.wait_for_selector(ASKED)
    open_menu(page)
    page.locator("[data-test=leave]").click()
    page.locator("[data-test=leave]").click()
    page.wait_for_selector(f"[data-test=sit-again], {ENDED}")


def test_the_odds_before_an_attack(visit: Callable[..., Any]) -> None:
    page = visit()
    page.locator("[data-test=learn][data-game=claustrophobia]").click()
    for words in ("assign 3 redeemer", "assign 6 brute-1", "activate brute-1", "move east"):
        page.locator(f".choice.wanted[data-words='{words}']").click()
    page.wait_for_selector(".choice.wanted[data-words='attack troglodytes']")
    page.locator("[data-test=odds]").click()
    lines = page.locator(".odds li")
    lines.first.wait_for()
    assert "%" in lines.first.inner_text()


def test_hints_come_from_the_computer(visit: Callable[..., Any]) -> None:
    page = visit(OUTSIDE)
    start_with(page, "claustrophobia", ["me", "greedy"])
    assert wait_for_question(page)
    page.locator("[data-test=hint]").click()
    page.wait_for_selector(".choice.hinted, .hint")
    assert page.locator(".unread").count() == 0  # what one did alone is no news
    page.get_by_role("tab", name="Chat").click()
    page.wait_for_selector("[data-test=chat] li:has-text('hint')")


@pytest.mark.parametrize("game", ["subterra", "claustrophobia"])
def test_study_replays_asks_and_branches(visit: Callable[..., Any], game: str) -> None:
    page = visit()
    page.locator(f"[data-test=learn][data-game={game}]").click()
    for _ in range(4):
        page.locator(".choice.wanted:enabled").first.click()
    page.wait_for_selector(".choice.wanted:enabled")
    page.locator("[data-test=skip-guide]").click()
    page.locator("[data-test=replay]").click()
    page.wait_for_selector("svg[role=group] [data-touch]")
    step = page.locator("[data-test=step]")
    assert step.inner_text().startswith("Step 0 of ")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('[data-test=step]').innerText.startsWith('Step 1 ')")
    page.keyboard.press("End")
    last = int(page.locator("[data-test=slider]").get_attribute("max"))
    page.wait_for_function(
        "n => document.querySelector('[data-test=step]').innerText.startsWith(`Step ${n} `)", arg=last
    )
    page.locator("[data-test=slider]").fill("2")
    page.wait_for_function("() => document.querySelector('[data-test=step]').innerText.startsWith('Step 2 ')")
    page.locator("[data-test=study-hint]").click()
    page.wait_for_function(
        "() => document.querySelector('[data-test=told]')?.innerText.includes('computer would')"
    )
    page.locator("[data-test=study-odds]").click()
    page.wait_for_function(
        "() => !document.querySelector('[data-test=told]')?.innerText.includes('computer would')"
    )
    page.keyboard.press("Home")
    page.locator("[data-test=speed]").fill("3")
    page.locator("[data-test=run]").click()
    page.wait_for_function(
        "n => document.querySelector('[data-test=step]').innerText.startsWith(`Step ${n} `)", arg=last
    )
    page.keyboard.press("Home")
    page.locator("[data-test=branch]").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(ASKED)
    assert page.locator("[data-test=guide]").count() == 0
