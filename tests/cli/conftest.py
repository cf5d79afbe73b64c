"""Run the command as a person would, with a state folder, a language and a width of its own."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import pytest

from undercroft.cli.main import main
from undercroft.kernel.chance import Dice
from undercroft.kernel.documents.diagram import write_diagram
from undercroft.kernel.documents.record import write_record
from undercroft.kernel.match import Match
from undercroft.kernel.registry import game as find_game

SKULK = "tests.testgame.game:GAME"


class Done(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def lines(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]


def flat(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


Run: TypeAlias = Callable[..., Done]


@pytest.fixture(autouse=True)
def own_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LANG", "C.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def run_command(*arguments: str, stdin: str | io.TextIOBase = "") -> Done:
        typed = io.StringIO(stdin) if isinstance(stdin, str) else stdin
        monkeypatch.setattr("sys.stdin", typed)
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Done(code, out, err)

    return run_command


class Files:
    """One game in the three forms that every command takes, each written when it is first asked for."""

    def __init__(self, match: Match, folder: Path) -> None:
        self.match = match
        self.folder = folder

    @cached_property
    def position(self) -> str:
        return self.written("json", self.match.position())

    @cached_property
    def record(self) -> str:
        return self.written("record", write_record(self.match))

    @cached_property
    def diagram(self) -> str:
        return self.written("toml", write_diagram(self.match.game, self.match.setup, self.match.state))

    def written(self, ending: str, text: str) -> str:
        file = self.folder / f"game.{ending}"
        file.write_text(text, encoding="utf-8")
        return str(file)


@pytest.fixture
def skulk(tmp_path: Path) -> Files:
    """Skulk at the start of its second round."""
    match = find_game(SKULK).new(seats=2, seed=3)
    play_on(match, turns=2)
    return Files(match, tmp_path)


@pytest.fixture
def cave(tmp_path: Path) -> Files:
    """Sub Terra, alone with four cavers, at the start of its third turn."""
    match = find_game("subterra").new(seats=1, seed=5)
    play_on(match, turns=3)
    return Files(match, tmp_path)


def play_on(match: Match, turns: int) -> None:
    """Answer with the first move until so many turns have begun."""
    while match.state.turns < turns:
        seat = match.seats_asked()[0]
        match.apply(match.moves(seat)[0], seat)


def play_out(match: Match, seed: int = 1) -> Match:
    """Play to the end by chance."""
    dice = Dice(seed)
    while not match.state.is_over():
        seat = match.seats_asked()[0]
        moves = match.moves(seat)
        match.apply(moves[dice.below(len(moves))], seat)
    return match
