"""The odds that a player may ask for, against counting all that can happen."""

from __future__ import annotations

from fractions import Fraction
from typing import cast

from undercroft import game
from undercroft.games.subterra.face.odds import check_chance, exit_chance, hazard_chances
from undercroft.games.subterra.rules.box import KINDS
from undercroft.games.subterra.rules.state import Cave
from undercroft.kernel.errors import ChanceNeeded

GAME = game("subterra")


def cave(cavers: list[str]) -> Cave:
    match = GAME.new(len(cavers), "normal", 3, cavers=cavers, first_caver=cavers[0])
    return cast(Cave, match.state)


def test_a_check_is_even_and_better_for_the_leader() -> None:
    t = cave(["leader", "scout", "medic", "diver"])
    assert check_chance(t, 0) == Fraction(4, 6)
    assert check_chance(t, 1) == Fraction(1, 2)
    t.health[0] = 0
    assert check_chance(t, 0) == Fraction(1, 2)


def test_the_next_hazard_is_counted_from_what_may_be_drawn() -> None:
    t = cave(["scout", "medic", "diver", "climber"])
    probe = cast(Cave, t.copy())
    probe.rng = 0
    try:
        probe.hazards.draw(probe)
        raise AssertionError("nothing had to be drawn")
    except ChanceNeeded as need:
        kinds = [KINDS[t.box.cards[card].kind] for card in need.results]
    chances = hazard_chances(t, 0)
    assert chances == {kind: Fraction(kinds.count(kind), len(kinds)) for kind in set(kinds)}
    assert sum(chances.values()) == 1


def test_the_exit_cannot_come_early_and_comes_among_the_last_six() -> None:
    t = cave(["scout", "medic", "diver", "climber"])
    assert exit_chance(t) == 0
    for _ in range(59):
        t.stack_of_tiles.draw(t)
    assert exit_chance(t) == Fraction(1, 6)


def test_the_lines_are_said_in_both_languages() -> None:
    match = GAME.new(1, "normal", 5)
    english = GAME.odds(match.state, 0, "en")
    french = GAME.odds(match.state, 0, "fr")
    assert any(line.startswith("Exert") for line in english)
    assert len(english) == len(french)
    assert english != french
