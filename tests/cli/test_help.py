from __future__ import annotations

import subprocess
import sys

import pytest

from tests.cli.conftest import Run
from undercroft import __version__
from undercroft.cli.main import COMMANDS

LANGUAGES = {"en": ("Examples", "Commands"), "fr": ("Exemples", "Commandes")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_page_names_every_command_and_shows_examples(run: Run, lang: str) -> None:
    page = run("--help", "--lang", lang)
    assert page.code == 0
    examples, commands = LANGUAGES[lang]
    assert examples in page.out
    assert commands in page.out
    for command in COMMANDS:
        assert f"│ {command} " in page.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_a_page_with_an_example_in_80_columns(run: Run, command: str, lang: str) -> None:
    page = run(command, "--help", "--lang", lang)
    assert page.code == 0
    assert LANGUAGES[lang][0][:-1] in page.out
    assert f"undercroft {command}" in page.out.split(LANGUAGES[lang][0][:-1])[1]
    assert "param-" not in page.out, "a parameter's help is not in the catalogue"
    assert "help-" not in page.out
    assert max(len(line) for line in page.out.splitlines()) <= 80


def test_help_speaks_the_language_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Sans commande, le menu" in run("--help").out
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert "Without a command, the menu" in run("--help").out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Without a command, the menu" in run("--help").out


def test_version(run: Run) -> None:
    assert run("--version").out.strip() == __version__


@pytest.mark.parametrize(
    "start", [["-m", "undercroft"], ["-c", "from undercroft.cli.main import main; main()"]]
)
def test_the_command_starts_by_itself(start: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, *start, "--version"], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == __version__
    assert done.stderr == ""


def test_starting_loads_neither_the_games_nor_the_terminal() -> None:
    code = (
        "import sys; from undercroft.cli.main import main; main(['--version']);"
        "print([m for m in sys.modules if m.startswith(('undercroft.games.', 'prompt_toolkit'))])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.splitlines()[-1] == "[]"
