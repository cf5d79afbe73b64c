"""At each kind of question: offered is all that the asking frame does not refuse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.battery.legality import check_offer_is_what_is_not_refused
from tests.games.claustrophobia.positions import (
    CORRIDOR,
    Table,
    dark,
    dice,
    draws,
    human,
    new_game,
    position,
    trogs,
)
from undercroft.games.claustrophobia.game import GAME

ROLLED: dict[str, Any] = {"phase": "threat", "moment": "rolled", "tiles": CORRIDOR}
LEFT: list[Any] = [human("redeemer", die=2), human("brute")]
HURT = human("brute", die=2, lost=[1, 2, 3, 4, 5])

QUESTIONS: dict[str, Callable[[], Table]] = {
    "placing": lambda: position(*LEFT, dice=[1, 3, 5], tp=4, **ROLLED),
    "resolving": lambda: position(*LEFT, dice=[6, 6, 6], tp=4, **ROLLED).play(
        "place 6+6 on trap", "place 6 on dark-destiny"
    ),
    "buying": lambda: position(*LEFT, dice=[1], tp=9, **ROLLED).do("pass"),
    "giving": lambda: position(
        human("redeemer", die=0), human("brute", die=0), phase="initiative", moment="giving", dice=[2, 5]
    ),
    "blessing": lambda: position(*LEFT, phase="initiative", moment="bless"),
    "drinking": lambda: position(
        human("redeemer", "tile-41", die=0, lost=[1]), tiles={"0,0": "tile-41"}, phase="initiative"
    ),
    "panic": lambda: position(
        human("redeemer", die=0, lost=[2]),
        human("brute", die=0),
        phase="initiative",
        moment="rolled",
        dice=[2, 5],
        events=["panic"],
        blessing_used=True,
    ).do("play panic", dice(1)),
    "human phase": lambda: position(*LEFT, trogs(1), advantages=["charge", "healing-potion"]),
    "activation": lambda: position(*LEFT, trogs(1), tiles=CORRIDOR, gifts=["courage"]).do(
        "activate redeemer"
    ),
    "shooting": lambda: position(
        human("blade", die=2, objects=["blunderbuss"]), trogs(1, "tile-27"), tiles=CORRIDOR
    ).do("activate blade-1"),
    "demon phase": lambda: position(*LEFT, trogs(2), dark("tough-troglodyte", count=2), phase="demon-action"),
    "guarding": lambda: position(
        *LEFT, dark("demon-of-combat"), phase="demon-action", scenario="invasion"
    ).play("activate demon-of-combat", "attack redeemer | 4 4 1 1"),
    "a line": lambda: position(human("redeemer", die=2), trogs(1), phase="demon-action").play(
        "activate troglodyte@tile-35", "attack redeemer | 4"
    ),
    "an ambush": lambda: (
        position(human("redeemer"), scenario="where-it-hurts", tp=3)
        .do("activate redeemer")
        .do("explore north", draws("tile-27"))
    ),
    "rising": lambda: position(
        HURT,
        human("redeemer", die=2),
        human("blade", die=2),
        trogs(3),
        phase="demon-action",
        scenario="infection",
    ).play("activate troglodyte@tile-35", "attack brute-1 | 4"),
    "healing": lambda: position(
        human("blade", die=3, lost=[1]), human("brute", die=1, lost=[2]), advantages=["healing-potion"]
    ).do("play healing-potion"),
    "bidding": lambda: new_game("survivors", dice(1), auction=True),
    "a team": lambda: new_game("survivors", dice(1), auction=True).play("bid 12", "pass", "hire brute"),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_offered_is_what_is_not_refused(name: str) -> None:
    state = QUESTIONS[name]().state
    assert len(state.offer(state.asked_seat())) > 1
    check_offer_is_what_is_not_refused(GAME, state, state.asked_seat())
