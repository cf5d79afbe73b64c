"""What the pages say of data is so: a new card is one entry and its texts; every entry is told of."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from undercroft.families.tunnels.checking.scenario import ENDING, SCENARIO
from undercroft.games.claustrophobia.game import GAME
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.data import parsed
from undercroft.kernel.documents.trial import play_randomly

HOME = Path(__file__).parents[2]


def page(name: str) -> str:
    return (HOME / name).read_text(encoding="utf-8")


def blocks(name: str, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", page(name), re.M | re.S)


def with_card() -> dict[str, Any]:
    """The game's data and the card of the page."""
    (text,) = blocks("CONTRIBUTING.md", "toml")
    data = GAME.own_data()
    return {**data, "event": [*data["event"], *parsed(text, "x")["event"]]}


def test_a_new_card_is_one_entry() -> None:
    found = Findings()
    GAME.inspect_data(with_card(), found)
    assert found.faults + found.warnings == []
    box = GAME.build_box(with_card(), GAME.setup())
    assert "cold-draught" in [GAME.card_word(GAME.start(GAME.setup()), 1, 0), *card_ids(box)]


def card_ids(box: Any) -> list[str]:
    """The ids of the cards of a box, however it keeps them."""
    return list(box.card_ids) if hasattr(box, "card_ids") else [card.id for card in box.cards]


def test_a_new_card_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    data = with_card()
    data["event"] = [{**card, "copies": 9 if card["id"] == "cold-draught" else 0} for card in data["event"]]
    setup = GAME.setup(scenario="invasion")
    monkeypatch.setattr(GAME, "loaded", {GAME.box_key(setup): GAME.build_box(data, setup)})
    play_randomly(GAME, seeded(setup), 3)


def seeded(setup: Any) -> Any:
    state = GAME.start(setup)
    state.seed(5)
    return state


def test_the_texts_of_the_card_are_the_two_that_every_card_has() -> None:
    (text,) = blocks("CONTRIBUTING.md", "ftl")
    named = {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}
    assert named == {"card-cold-draught", "card-cold-draught-help"}
    assert GAME.texts.has("card-terror", "fr")
    assert GAME.texts.has("card-terror-help", "fr")


@pytest.mark.parametrize("name", sorted(SCENARIO.all))
def test_every_entry_of_a_scenario_is_told_of(name: str) -> None:
    text = page("docs/scenarios.md")
    assert f"`{name}`" in text or f"`[{name}.en]`" in text


@pytest.mark.parametrize("when", sorted(ENDING.cases))
def test_every_ending_is_told_of(when: str) -> None:
    text = page("docs/scenarios.md")
    assert f"`{when}`" in text
    for name in ENDING.cases[when].all:
        assert f"`{name}`" in text, name
