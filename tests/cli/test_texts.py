"""The catalogues of the command line and the agents: the same messages in both languages, all used."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import undercroft.agents
import undercroft.cli
from undercroft.cli.main import ADMIN, COMMANDS
from undercroft.cli.terminal.talk import COMMANDS as TALK

PACKAGES = {"agents": undercroft.agents, "cli": undercroft.cli}


class Arguments(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the library
        self.found.add(node.id.name)


def folder(package: str) -> Path:
    return Path(str(PACKAGES[package].__file__)).parent


def messages(package: str, lang: str) -> dict[str, set[str]]:
    """The messages of a catalogue with the arguments of each."""
    text = (folder(package) / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"unreadable in {lang}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            visitor = Arguments()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages_with_the_same_arguments(package: str) -> None:
    assert messages(package, "en") == messages(package, "fr")


def test_every_message_is_used_and_every_used_one_is_there() -> None:
    source = "\n".join(
        file.read_text(encoding="utf-8")
        for package in PACKAGES
        for file in folder(package).rglob("*.py")
        if file.suffix == ".py"
    )
    known = set(messages("cli", "en"))
    source = source.replace("'", '"')
    literal = set(re.findall(r'(?:voice|say|heading)\(\s*"([a-z]+(?:-[a-z]+)*)"', source))
    literal |= set(re.findall(r'"((?:param|error|result|sim|bench|help|games|play)-[a-z-]+)"', source))
    made = {f"help-{command}{end}" for command in COMMANDS for end in ("", "-examples")}
    made |= {f"command-{word}" for word in TALK} | {f"talk-help-{word}" for word in TALK}
    made |= {f"result-{result}" for result in ("win", "draw", "loss")}
    made |= {f"kind-{kind}" for kind in ("position", "record", "diagram", "data", "scenario", "guide")}
    made |= {f"panel-{title}" for title in ("commands", "parameters", "arguments")}
    made |= {"bench-compiled", "bench-interpreted"}
    made |= {f"help-admin-{name}" for names in ADMIN.values() for name in names}
    made |= {f"admin-{name}" for name in ("ban", "unban", "mute", "unmute")}
    made |= {name for name in known if name.startswith("admin-head-")}
    assert (literal | made) - known == set()
    assert known - literal - made == set()


@pytest.mark.parametrize("package", PACKAGES)
def test_examples_in_the_documentation_run(package: str) -> None:
    module = PACKAGES[package]
    tried = 0
    for found in pkgutil.walk_packages(module.__path__, f"{module.__name__}."):
        result = doctest.testmod(importlib.import_module(found.name))
        assert result.failed == 0, found.name
        tried += result.attempted
    assert tried > 0


def test_languages_of_the_environment() -> None:
    from undercroft.cli.voice import language_of

    assert language_of({}) == "en"
    assert language_of({"LANG": "fr_CA.UTF-8"}) == "fr"
    assert language_of({"LANG": "fr_FR", "LC_ALL": "C"}) == "en"
    assert language_of({"LANG": "xx"}) == "en"
    assert language_of({"LANG": "", "LC_MESSAGES": "fr"}) == "fr"
