"""The rule of thumb: beats chance for both sides, and hunts well."""

from __future__ import annotations

from functools import cache

import pytest

from benchmarks.balance import play_batch
from benchmarks.solo_demon import SoloDemon

GAMES = 20
SCENARIOS = ("survivors", "who-dares-wins")


@cache
def human_share(scenario: str, human: str, demon: str) -> float:
    """The share of points that the Humans (seat 1) get from games with fixed seeds; a draw counts half."""
    _, (_, drawn, won), _ = play_batch(("claustrophobia", scenario, (human, demon), 1, GAMES))
    return (won + drawn / 2) / GAMES


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_beats_chance(scenario: str) -> None:
    """On either side greedy beats a player of chance by far."""
    assert human_share(scenario, "greedy", "random") >= 0.8
    assert human_share(scenario, "random", "greedy") <= 0.1
    assert human_share(scenario, "random", "greedy") < human_share(scenario, "greedy", "greedy")


@pytest.mark.parametrize("scenario", [*SCENARIOS, "save-the-eggs"])
def test_not_weaker_than_solo_rules(scenario: str) -> None:
    """As Demon, greedy leaves the same Humans no more than the solo companion's simple rules do."""
    name = f"{SoloDemon.__module__}:{SoloDemon.__name__}"
    assert human_share(scenario, "greedy", "greedy") <= human_share(scenario, "greedy", name) + 0.1
