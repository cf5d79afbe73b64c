"""Standard input and output that are closed, full or left early: a sentence at most, never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Files

FULL = "/dev/full"

COMMANDS = {
    "help": "--help",
    "games": "games",
    "games-json": "games --json",
    "rules": "rules subterra",
    "legal": "legal {file}",
    "legal-json": "legal {file} --json",
    "apply": "apply {file} pass",
    "explain": "explain {file} pass",
    "diagram": "diagram {file}",
    "picture": "diagram {file} --picture",
    "replay": "replay {file}",
    "verify": "verify {file}",
    "check": "check {file}",
    "perft": "perft {file} --depth 1",
    "sim": "sim subterra --games 2",
    "bench": "bench subterra --seconds 0.01",
    "fuzz": "fuzz subterra --games 1",
    "play": "play {file}",
    "play-json": "play {file} --json",
    "menu": "",
    "wrong-json": "legal nothing --json",
}


def command(name: str, cave: Files) -> list[str]:
    words = COMMANDS[name].format(file=cave.record).split()
    return [sys.executable, "-m", "undercroft", *words]


def surroundings(tmp_path: Path) -> dict[str, str]:
    return {**os.environ, "XDG_STATE_HOME": str(tmp_path / "state"), "LANG": "C.UTF-8"}


@pytest.mark.parametrize("name", COMMANDS)
def test_a_full_output_is_told_of(name: str, cave: Files, tmp_path: Path) -> None:
    with Path(FULL).open("w") as full:
        done = subprocess.run(
            command(name, cave),
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=120,
            env=surroundings(tmp_path),
        )
    assert done.returncode == 2
    assert done.stderr == "The output could not be written: No space left on device.\n"


@pytest.mark.parametrize("name", ["games", "legal-json", "apply", "play", "menu"])
def test_a_closed_output_is_told_of(name: str, cave: Files, tmp_path: Path) -> None:
    shell = ["sh", "-c", '"$@" >&-', "sh"]
    done = subprocess.run(
        [*shell, *command(name, cave)],
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        timeout=120,
        env=surroundings(tmp_path),
    )
    assert done.returncode == 2
    assert done.stderr == "The output could not be written: standard output is closed.\n"


@pytest.mark.parametrize(
    ("words", "code", "out", "err"),
    [
        ("legal -", 2, "", "Standard input is empty.\n"),
        ("games subterra --json", 0, '[{"id": "subterra"', ""),
        ("play {file}", 0, "The game is kept", ""),
        ("play {file} --json", 0, '"type": "question"', ""),
        ("", 0, "Until next time.", ""),
    ],
)
def test_a_closed_input_is_an_empty_one(
    words: str, code: int, out: str, err: str, cave: Files, tmp_path: Path
) -> None:
    line = [sys.executable, "-m", "undercroft", *words.format(file=cave.record).split()]
    done = subprocess.run(
        ["sh", "-c", '"$@" <&-', "sh", *line],
        capture_output=True,
        text=True,
        timeout=120,
        env=surroundings(tmp_path),
    )
    assert (done.returncode, done.stderr) == (code, err)
    assert out in done.stdout


@pytest.mark.parametrize("words", ["play {file}", "play {file} --json", "legal -"])
def test_input_that_is_no_text_is_no_traceback(words: str, cave: Files, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "undercroft", *words.format(file=cave.record).split()],
        input=b"\xff\xfe\x00\n",
        capture_output=True,
        timeout=120,
        env={**surroundings(tmp_path), "PYTHONIOENCODING": "utf-8:strict"},
    )
    assert b"Traceback" not in done.stderr
    assert done.returncode == (2 if words == "legal -" else 0)


def test_a_closed_output_for_errors_changes_nothing(cave: Files, tmp_path: Path) -> None:
    for words, code in ((["legal", "nothing"], 2), (["legal", cave.record, "--words"], 0)):
        done = subprocess.run(
            ["sh", "-c", '"$@" 2>&-', "sh", sys.executable, "-m", "undercroft", *words],
            stdout=subprocess.PIPE,
            text=True,
            timeout=120,
            env=surroundings(tmp_path),
        )
        assert done.returncode == code
        assert "nothing" not in done.stdout


@pytest.mark.parametrize("name", ["help", "games", "rules", "legal", "picture", "play", "play-json"])
def test_a_reader_who_has_seen_enough_is_no_error(name: str, cave: Files, tmp_path: Path) -> None:
    line = subprocess.list2cmdline(command(name, cave))
    done = subprocess.run(
        ["bash", "-c", f"{line} < /dev/null | head -c 1 > /dev/null; exit ${{PIPESTATUS[0]}}"],
        capture_output=True,
        text=True,
        timeout=120,
        env=surroundings(tmp_path),
    )
    assert (done.returncode, done.stderr) == (0, "")
