"""The rule of thumb of the 1643 edition: it beats chance on both sides, and plans its dice."""

from __future__ import annotations

from functools import cache

import pytest

from benchmarks.balance import play_batch
from benchmarks.solo_demon import SoloInfernal

GAMES = 8
SCENARIOS = ("hold-the-stair", "squamatas-ring")


@cache
def human_share(scenario: str, human: str, demon: str) -> float:
    """The share of points that the Humans (seat 1) get from games with fixed seeds; a draw counts half."""
    _, (_, drawn, won), _ = play_batch(("claustrophobia1643", scenario, (human, demon), 1, GAMES))
    return (won + drawn / 2) / GAMES


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_beats_chance(scenario: str) -> None:
    assert human_share(scenario, "greedy", "random") >= 0.8
    assert human_share(scenario, "random", "greedy") <= 0.2


def test_ahead_of_the_solo_rules_where_seals_are_guarded() -> None:
    """In other scenarios it is level with them, and behind in one: docs/balance.md."""
    name = f"{SoloInfernal.__module__}:{SoloInfernal.__name__}"
    assert human_share("three-seals", "greedy", "greedy") < human_share("three-seals", "greedy", name)
