"""The manual says what is so."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import SKULK, Done, Run
from undercroft.cli.commands import serve
from undercroft.cli.main import COMMANDS
from undercroft.cli.terminal.talk import COMMANDS as TALK
from undercroft.cli.voice import Voice
from undercroft.kernel.documents.record import write_record
from undercroft.kernel.registry import game as find_game

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = (ROOT / "README.md", *sorted(DOCS.glob("*.md")), *sorted((DOCS / "manual").glob("*.md")))

BLOCK = re.compile(r"^```(?:sh|text|)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`(undercroft [^`]*)`")
PATTERN = re.compile("[A-Z]{3}|record [0-9]|--help")
"""What stands for something else: `undercroft COMMAND`, the first line of a record."""
REMARK = re.compile(r"\s+#\s.*|\s{2,}\S.*")
"""What stands beside an example: after a `#`, or set apart by blanks."""

SMALLER = {"--games": "2", "--seconds": "0.05"}
"""Options whose examples are too long for a test."""

BOT = """
from undercroft.agents.base import Agent, Glimpse


class Careful(Agent):
    settings = {"depth": 2}

    def choose(self, glimpse: Glimpse, seed: int) -> int:
        return glimpse.moves[0]
"""

CORNER = """
diagram = 1
game = "subterra"
seats = 1
tile = [{ id = "start", at = [0, 0] }]
caver = [{ id = "medic" }, { id = "scout" }, { id = "leader" }, { id = "diver" }]
"""

HAZARD = CORNER.replace("seats = 1", 'seats = 1\nphase = "hazard"')

BOX = """
kind = "data"
game = "subterra"
number = [{ id = "gas-loss", value = 1 }]
"""


def examples(text: str) -> Iterator[str]:
    """The command lines that a page or a help text shows."""
    for line in text.splitlines():
        found = line.strip()
        if found.startswith("undercroft ") or " | undercroft " in found or found == "undercroft":
            yield REMARK.sub("", found)


def shown() -> list[str]:
    """Every example of the pages and of the help, in both languages, each once."""
    found: dict[str, None] = {}
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        blocks = "\n".join(BLOCK.findall(text))
        inline = [line for line in INLINE.findall(text) if len(line.split()) > 2 and not PATTERN.search(line)]
        found |= dict.fromkeys([*examples(blocks), *inline])
    for lang in ("en", "fr"):
        for command in COMMANDS:
            found |= dict.fromkeys(examples(Voice(lang)(f"help-{command}-examples")))
        found |= dict.fromkeys(examples(Voice(lang)("help-examples")))
    return list(found)


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that the examples name, and a server that is not started."""
    match = find_game("subterra").new(seats=1, seed=1)
    own = re.findall(
        r"^```toml\n(.*?)^```$", (DOCS / "scenarios.md").read_text(encoding="utf-8"), re.M | re.S
    )
    files = {
        "position.json game.json": match.position(),
        "my-game.record game.txt ma-partie.record": write_record(match),
        "corner.toml cave.toml coin.toml": CORNER,
        "hazard.toml": HAZARD,
        "my-box.toml ma-boite.toml": BOX,
        "bell.toml": next(text for text in own if 'kind = "scenario"' in text),
        "mill.toml": next(text for text in own if 'id = "millrace"' in text),
        "box.toml": next(text for text in own if 'kind = "data"' in text),
        "my_bots.py": BOT,
        "mes_bots.py": BOT.replace("Careful", "Prudent"),
    }
    for names, text in files.items():
        for name in names.split():
            (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(serve, "run", lambda *how: how[3]() is None)
    monkeypatch.setattr(serve, "open_when_up", lambda *address: None)

    async def not_tried(settings: object, voice: object) -> None:
        """The database of an example is not here."""

    monkeypatch.setattr(serve, "try_services", not_tried)
    return tmp_path


def obey(line: str, run: Run, desk: Path) -> Done:
    """Run an example as a shell would: pipes, and output into a file."""
    before, _, target = line.partition(" > ")
    done = Done(0, "", "")
    for part in before.split(" | "):
        words = shlex.split(part)
        if words[0] == "cat":
            done = Done(0, (desk / words[1]).read_text(encoding="utf-8"), "")
            continue
        assert words[0] == "undercroft"
        for option, value in SMALLER.items():
            if option in words:
                words[words.index(option) + 1] = value
        done = run(*words[1:], stdin=done.out)
        assert done.code == 0, (part, done.err)
    if target:
        (desk / target.strip()).write_text(done.out, encoding="utf-8")
    return done


@pytest.mark.parametrize("line", shown())
def test_every_example_runs(line: str, run: Run, desk: Path) -> None:
    done = obey(line, run, desk)
    assert "Traceback" not in done.err


def test_examples_are_found() -> None:
    found = shown()
    for command in COMMANDS:
        assert any(f"undercroft {command}" in line for line in found), command
    assert 'undercroft apply game.json "explore north" | undercroft legal -' in found


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
