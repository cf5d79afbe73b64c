"""Kept records: the same game comes out to the byte, and each record replays to the same end."""

from collections.abc import Callable

import pytest

from tests.golden.games import FOLDER, GAMES, SUBTERRA_SEEDS, WRITTEN, log_text
from tests.rules.citing import UNFINISHED, game_folders
from undercroft.kernel.documents.position import state_hash
from undercroft.kernel.documents.record import replay, write_record
from undercroft.kernel.match import Match
from undercroft.kernel.registry import game

ALL = {**GAMES, **WRITTEN}
HOW = "If the change is meant, run `python -m tests.golden.regenerate` and read the difference."


def kept(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ALL)
def test_the_same_game_comes_out(name: str) -> None:
    play: Callable[[], Match] = ALL[name]
    match = play()
    assert write_record(match) == kept(f"{name}.txt"), HOW
    if name in WRITTEN:
        assert log_text(match) == kept(f"{name}.log"), HOW


@pytest.mark.parametrize("name", ALL)
def test_a_record_replays_to_its_end(name: str) -> None:
    text = kept(f"{name}.txt")
    match = replay(text)
    assert match.outcome() is not None
    assert write_record(match) == text
    last = text.splitlines()[-1].split()
    assert last == ["@", str(match.state.turns), state_hash(match.game, match.state)]


def test_no_record_is_left_over() -> None:
    records = {f"{name}.txt" for name in ALL} | {f"{name}.log" for name in WRITTEN}
    assert {path.name for path in FOLDER.iterdir() if path.suffix in (".txt", ".log")} == records


def test_every_game_keeps_a_record_of_each_scenario() -> None:
    for name in game_folders():
        if name not in UNFINISHED:
            for scenario in game(name).scenarios():
                assert [record for record in GAMES if record.startswith(f"{name}-{scenario}-")]


def test_every_level_and_number_of_cavers() -> None:
    assert set(SUBTERRA_SEEDS) == {
        (level, cavers) for level in ("normal", "advanced", "expert") for cavers in (4, 5, 6)
    }


def test_the_game_written_by_hand_is_won() -> None:
    outcome = replay(kept("subterra-gold.txt")).outcome()
    assert outcome is not None
    assert set(outcome.results) == {"win"}
    assert set(outcome.scores) == {3}
