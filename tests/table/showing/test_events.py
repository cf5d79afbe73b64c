"""Events say what they touch on the board and which dice were rolled, and things say their rule."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import undercroft
from tests.table.running import TEST_GAME
from tests.table.states import states_of
from undercroft.kernel.registry import game as find_game
from undercroft.table.showing.eye import Eye
from undercroft.table.showing.games import game_text
from undercroft.table.wire.seat_sight import EventInfo

TOUCH = re.compile(
    r"(figure:[a-z0-9-]+(@tile-\d+)?(\+[a-z-]+)*|cell:-?\d+,-?\d+|square:[a-z0-9-]+|room:[a-d][12])"
)
WITH_DICE = ("claustrophobia", "subterra")
NUMBERED = re.compile(r"^#+ (\d+\.\d+) ", re.MULTILINE)


def told(name: str, seeds: range) -> list[EventInfo]:
    """All events of some random games, as the first seat hears them."""
    found: list[EventInfo] = []
    for seed in seeds:
        match, _ = states_of(name, seed, 400, 400)[0]
        eye = Eye(match, 0, "en")
        found += [eye.event_info(event, n) for n, event in enumerate(eye.events(), start=1)]
    return found


@pytest.mark.parametrize("name", undercroft.game_ids())
def test_events_name_what_they_touch_as_moves_do(name: str) -> None:
    events = told(name, range(1, 5))
    touching = [event for event in events if event.touches]
    assert len(touching) > len(events) // 4
    for event in touching:
        assert all(TOUCH.fullmatch(touch) for touch in event.touches), event
        assert len(set(event.touches)) == len(event.touches)
    for event in events:
        if "x" in event.args:
            assert f"cell:{event.args['x']},{event.args['y']}" in event.touches, event


@pytest.mark.parametrize("name", WITH_DICE)
def test_events_show_the_dice_that_were_rolled(name: str) -> None:
    rolled = [event for event in told(name, range(1, 5)) if event.dice]
    assert rolled
    for event in rolled:
        assert all(1 <= die <= 6 for die in event.dice)
        said = event.args.get("dice", event.args.get("die"))
        assert str(said) == ", ".join(map(str, event.dice)), event


def test_a_game_need_not_say_either() -> None:
    assert all(not event.touches and not event.dice for event in told(TEST_GAME, range(1, 3)))


@pytest.mark.parametrize("name", undercroft.game_ids())
def test_the_rule_of_each_thing_is_in_the_rules(name: str) -> None:
    game = find_game(name)
    numbers = game_text(game, "en", "text").rules
    assert len(numbers) > 15
    written = set(NUMBERED.findall(files(game.package).joinpath("rules.md").read_text(encoding="utf-8")))
    for name_id, rule in numbers.items():
        assert rule in written, name_id
        assert game.texts.has(name_id), name_id
    assert game_text(game, "en", "rules").rules == {}
