"""Long random play, and what it leaves when something goes wrong."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.battery.setups import TEST_GAME, games_to_play, hooks_of
from tests.conftest import ENGINE
from tests.testgame.game import GAME, SkulkGame
from tests.testgame.rules.state import Skulk, skulk
from tests.testgame.rules.turn import Night
from undercroft.kernel.chance import Dice
from undercroft.kernel.documents.files import open_text
from undercroft.kernel.errors import IllegalError
from undercroft.kernel.fuzz import Report, fuzz, random_setup
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match, new_match
from undercroft.kernel.options import Setup
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.state import State

SOAK = os.environ.get("UNDERCROFT_SOAK") == "1"
GAMES = 10_000 if SOAK else 2_000 if ENGINE == "compiled" else 400
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", games_to_play())
def test_whole_random_games_over_random_set_ups(name: str, part: int, tmp_path: Path) -> None:
    games = GAMES // PARTS // hooks_of(name).share
    report = fuzz(find_game(name), games=games, seed=part, folder=tmp_path, audit=hooks_of(name).conserve)
    said = [f"{failure.error}, {failure.setup}, seed {failure.seed}" for failure in report.failures[:3]]
    assert said == []
    assert report.games == games
    assert report.decisions > 10 * report.games


# The fuzz itself


class Cursed(Skulk):
    """A night in which the tenth trick cannot be drawn."""

    def of(self, v: list[list[int]]) -> State:
        return Cursed(self.box, self.seats, v)

    def deal_trick(self, seat: int) -> None:
        if len(self.tricks.held) + len(self.spent) == 9:
            raise ZeroDivisionError("the tenth trick")
        super().deal_trick(seat)


class CursedGame(SkulkGame):
    """Skulk with a fault in its rules."""

    def start(self, setup: Setup) -> State:
        plain = skulk(super().start(setup))
        state = Cursed(plain.box, plain.seats, plain.fields())
        state.call(Night())
        return state


def test_a_failure_leaves_a_record_that_opens_at_the_answer_before_it(tmp_path: Path) -> None:
    game = CursedGame("tests.testgame")
    report = fuzz(game, games=12, seed=1, folder=tmp_path)
    failures = [failure for failure in report.failures if failure.path]
    assert failures
    assert {failure.error for failure in report.failures} == {"ZeroDivisionError: the tenth trick"}
    for failure in failures:
        text = Path(failure.path).read_text(encoding="utf-8")
        assert "failure: ZeroDivisionError: the tenth trick\n" in text
        match = open_text(text, GAME, seed=failure.seed)
        assert not match.state.is_over()
        assert some_answer_fails(open_text(text, game, seed=1)), "the fault is not at the end of the record"
        assert not some_answer_fails(match), "sound rules go on from there"


def some_answer_fails(match: Match) -> bool:
    """Whether one of the answers that can be given next meets the fault."""
    for seat in match.seats_asked():
        for words in match.moves(seat):
            try:
                match.copy().apply(words, seat)
            except ZeroDivisionError:
                return True
    return False


def test_a_game_that_fails_before_its_first_question_is_reported_without_a_record(tmp_path: Path) -> None:
    class Stillborn(SkulkGame):
        def start(self, setup: Setup) -> State:
            raise KeyError("no cards")

    report = fuzz(Stillborn("tests.testgame"), games=2, folder=tmp_path)
    assert [failure.error for failure in report.failures] == ["KeyError: 'no cards'"] * 2
    assert list(tmp_path.iterdir()) == []


def test_an_audit_that_does_not_add_up_is_a_failure() -> None:
    def audit(game: Game, s: State) -> None:
        assert s.turns < 3, "too late"

    report = fuzz(GAME, games=2, audit=audit)
    assert len(report.failures) == 2
    assert all(failure.error.startswith("AssertionError: too late") for failure in report.failures)
    assert all("\n@ 2 " in failure.record for failure in report.failures)


def test_equal_seeds_play_equal_games_and_others_do_not() -> None:
    reports = [fuzz(GAME, games=5, seed=seed) for seed in (3, 3, 4)]
    counts = [(report.decisions, report.forced) for report in reports]
    assert counts[0] == counts[1]
    assert counts[0] != counts[2]


def test_a_run_is_bounded_by_games_or_by_seconds_and_tells_of_its_progress() -> None:
    seen: list[int] = []

    def progress(report: Report) -> None:
        seen.append(report.games)

    assert fuzz(GAME, games=3, progress=progress).games == 3
    assert seen == [1, 2, 3]
    assert fuzz(GAME, seconds=0.0).games == 0
    with pytest.raises(IllegalError, match="a number of games or of seconds"):
        fuzz(GAME)


@pytest.mark.parametrize("name", games_to_play())
def test_random_set_ups_vary_and_are_legal(name: str) -> None:
    game = find_game(name)
    dice = Dice(1)
    found = [random_setup(game, dice) for _ in range(60)]
    assert {setup.seats for setup in found} == set(game.seat_counts)
    assert {setup.scenario for setup in found} == set(game.scenarios())
    for setup in found:
        assert game.setup_with(setup.seats, setup.scenario, "", "", setup.options) == setup
    if name == TEST_GAME:
        assert {setup.options["hand"] for setup in found} == {0, 1, 2, 3}
        assert new_match(game, found[0], 1).state.seats == found[0].seats
