"""Helpers that read the data, rules and catalogues of Sub Terra for the tests."""

import re
import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

HOME = files("undercroft.games.subterra")


def read(path: str) -> str:
    return HOME.joinpath(path).read_text(encoding="utf-8")


def entries(file: str, table: str) -> list[dict[str, Any]]:
    found = tomllib.loads(read(f"data/{file}.toml"))[table]
    assert isinstance(found, list)
    return found


def rules(lang: str) -> dict[str, tuple[str, str]]:
    """Title and body of every numbered rule."""
    text = read("rules.md" if lang == "en" else f"rules.{lang}.md")
    found = re.findall(r"^### (\d+\.\d+) (.+)\n((?:(?!#).+\n)+)", text, re.MULTILINE)
    assert len(found) == text.count("\n### "), "each rule heading is a number, a title and a body"
    assert len({number for number, _, _ in found}) == len(found)
    return {number: (title, " ".join(body.split())) for number, title, body in found}


class Variables(Visitor):
    """The variables that a message refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # named by the visitor
        self.names.add(node.id.name)


def catalogue(lang: str) -> dict[str, ast.Message]:
    """The messages of a language; unreadable lines and double ids are refused."""
    body = parse(read(f"text/{lang}.ftl")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    ids = [message.id.name for message in messages]
    assert [name for name, count in Counter(ids).items() if count > 1] == []
    return {message.id.name: message for message in messages}


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names
