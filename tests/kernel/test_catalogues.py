"""The table's common words: the same messages, with the same arguments, in every language."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from undercroft.kernel.texts import LANGUAGES

PACKAGES = ("undercroft", "undercroft.families.tunnels", "tests.testgame")


class Arguments(Visitor):
    """Gathers the names of the arguments that a message uses, and of the messages and terms it refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # fluent's own name
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # fluent's own name
        self.references.add(node.id.name)


def entries(package: str, lang: str) -> list[ast.EntryType]:
    text = files(package).joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text).body


def messages(package: str, lang: str) -> dict[str, Arguments]:
    found = {}
    for entry in entries(package, lang):
        if isinstance(entry, ast.Message):
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments
    return found


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_catalogue_is_well_formed(package: str, lang: str) -> None:
    body = entries(package, lang)
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert junk == []
    names = Counter(entry.id.name for entry in body if isinstance(entry, ast.Message))
    assert names, "a catalogue without messages"
    assert max(names.values()) == 1, f"a message stands twice: {names.most_common(1)}"
    assert all(entry.value is not None for entry in body if isinstance(entry, ast.Message))
    for name, arguments in messages(package, lang).items():
        assert arguments.references <= names.keys(), f"{name} refers to a message that is not there"


@pytest.mark.parametrize("package", PACKAGES)
def test_languages_have_the_same_messages_with_the_same_arguments(package: str) -> None:
    english = messages(package, "en")
    for lang in LANGUAGES:
        other = messages(package, lang)
        assert list(other) == list(english), f"{lang} has other messages, or in another order"
        for name in english:
            assert other[name].names == english[name].names, f"{name} has other arguments in {lang}"


@pytest.mark.parametrize("package", PACKAGES)
def test_french_is_written_as_french_is(package: str) -> None:
    text = files(package).joinpath("text", "fr.ftl").read_text(encoding="utf-8")
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.partition(" = ")[2]
        for mark in "?!;":
            assert f"{mark}" not in words.replace(f" {mark}", "").replace(f"\N{NO-BREAK SPACE}{mark}", ""), (
                number
            )
