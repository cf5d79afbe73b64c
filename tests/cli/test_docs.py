"""The manual says what is so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.cli.conftest import SKULK, Run
from undercroft.cli.main import COMMANDS
from undercroft.cli.terminal.talk import COMMANDS as TALK
from undercroft.cli.voice import Voice

DOCS = Path(__file__).parents[2] / "docs"


def test_the_bot_of_the_protocol_plays_a_whole_game() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    (bot,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    done = subprocess.run([sys.executable, "-c", bot], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_the_protocol_page_names_every_key(run: Run) -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    lines = run("play", SKULK, "--seats", "me,random", "--seed", "1", "--json", stdin="fly\n").lines
    for line in lines:
        for key in line:
            assert f'"{key}"' in text or f"`{key}`" in text, key
    for key in (*lines[1]["moves"][0], *lines[1]["events"][0]):
        assert f"`{key}`" in text, key


def test_the_terminal_page_names_every_command() -> None:
    text = (DOCS / "terminal.md").read_text(encoding="utf-8")
    for command in COMMANDS:
        assert f"`{command} " in text or f"undercroft {command} " in text, command
    for word in TALK:
        assert f"`{word}" in text
        assert f"`{Voice('fr')(f'command-{word}')}" in text
