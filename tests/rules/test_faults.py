"""Every error is a literal sentence with named fields, and has its French one with the same fields."""

from __future__ import annotations

import ast
import string
import tomllib
from pathlib import Path

import pytest

import undercroft
from undercroft.kernel import errors
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.texts import LANGUAGES

SOURCES = Path(undercroft.__file__).parent
MAKERS = {
    name
    for name, kind in vars(errors).items()
    if isinstance(kind, type) and issubclass(kind, UndercroftError | errors.Phrase)
} - {"ManyFaults", "ChanceNeeded"}
"""What is called with a sentence; the two left out are called with other things."""
SAID = {"voice", "refusal"}
"""What gives words that are in the reader's language already: the command line's own catalogue."""


class Sentences(ast.NodeVisitor):
    """Gathers the sentences of errors in one module with their values, and what is no sentence."""

    def __init__(self) -> None:
        self.found: list[tuple[str, set[str]]] = []
        self.wrong: list[str] = []

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        is_base = isinstance(node.func, ast.Attribute) and node.func.attr == "__init__"
        if name in MAKERS and not is_said(node.args[:1]):
            match node.args:
                case [ast.Constant(str(sentence))]:
                    self.found.append((sentence, {keyword.arg or "**" for keyword in node.keywords}))
                case _:
                    self.wrong.append(f"line {node.lineno}: {ast.unparse(node)}")
        elif is_base and len(node.args) == 1:  # an error that brings its sentence itself, as ChanceNeeded
            words = [a.value for a in node.args if isinstance(a, ast.Constant)]
            self.found += [(sentence, set()) for sentence in words if isinstance(sentence, str)]
        self.generic_visit(node)


def is_said(args: list[ast.expr]) -> bool:
    """Whether the words come from a catalogue."""
    if not args or not isinstance(args[0], ast.Call):
        return False
    func = args[0].func
    return (func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")) in SAID


def sentences_of(source: str) -> Sentences:
    found = Sentences()
    found.visit(ast.parse(source))
    return found


def folder_of(module: Path) -> Path:
    """The folder whose catalogue speaks for a module."""
    parts = module.relative_to(SOURCES).parts
    depth = 2 if parts[0] == "games" else 1
    own = SOURCES.joinpath(*parts[:depth], "text")
    return own if own.is_dir() else SOURCES / "text"


def used() -> dict[str, set[Path]]:
    """All sentences in the source, with the folders of the modules that say them."""
    found: dict[str, set[Path]] = {}
    for module in MODULES:
        for sentence, _ in sentences_of(module.read_text(encoding="utf-8")).found:
            found.setdefault(sentence, set()).add(folder_of(module))
    return found


def fields(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None}


def catalogues(lang: str) -> dict[Path, dict[str, str]]:
    return {
        file.parent: tomllib.loads(file.read_text(encoding="utf-8"))
        for file in sorted(SOURCES.rglob(f"text/faults.{lang}.toml"))
    }


MODULES = sorted(SOURCES.rglob("*.py"))
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(SOURCES)))
def test_errors_are_literal_sentences_with_a_value_for_every_field(module: Path) -> None:
    found = sentences_of(module.read_text(encoding="utf-8"))
    assert found.wrong == []
    for sentence, values in found.found:
        assert fields(sentence) == values if values else "{" not in sentence.replace('{"', ""), sentence


@pytest.mark.parametrize("lang", OTHERS)
def test_every_sentence_has_its_words_in_the_language_and_none_is_left_over(lang: str) -> None:
    common = SOURCES / "text"
    known = catalogues(lang)
    said = used()
    missing = {s: str(f) for s, folders in said.items() for f in folders if s not in known[f] | known[common]}
    assert missing == {}
    for folder, catalogue in known.items():
        left = [s for s in catalogue if not said.get(s) or not (folder == common or folder in said[s])]
        assert left == [], f"no error in {folder} says this any more"
    every = [sentence for catalogue in known.values() for sentence in catalogue]
    assert len(every) == len(set(every)), "a sentence stands in two catalogues"


@pytest.mark.parametrize("lang", OTHERS)
def test_a_sentence_has_the_same_fields_in_every_language(lang: str) -> None:
    for catalogue in catalogues(lang).values():
        for english, words in catalogue.items():
            if english != words and '{"' not in english:
                assert fields(english) == fields(words), english


def test_a_sentence_of_several_pieces_or_a_value_that_is_missing_is_noticed() -> None:
    assert sentences_of('raise IllegalError(f"Seat {seat} is taken.")').wrong != []
    assert sentences_of('raise IllegalError("Seat " + seat)').wrong != []
    assert sentences_of('raise IllegalError(voice("taken", seat=seat))').wrong == []
    assert sentences_of('raise IllegalError("Seat {seat} is taken.", seat=seat)').found == [
        ("Seat {seat} is taken.", {"seat"})
    ]
    (sentence, values), *_ = sentences_of('raise IllegalError("Seat {seat} is taken.", number=1)').found
    assert fields(sentence) != values
    assert sentence not in used()
