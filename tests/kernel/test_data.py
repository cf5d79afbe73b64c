"""Component data: read from a folder, overruled by a person's own file, hashed by content."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.kernel.checking.shapes import kind_name
from undercroft.kernel.data import content_hash, load_data, overruled, read_toml, shape_fault
from undercroft.kernel.errors import UnreadableError
from undercroft.kernel.options import Setup

BASE: dict[str, Any] = {
    "rounds": 8,
    "name": "x",
    "table": {"a": 1, "b": "two"},
    "card": [{"id": "gas", "times": 1, "source": "seed"}, {"id": "flood", "times": 2, "source": "seed"}],
    "numbers": [1, 2, 3],
}


def test_own_values_go_over_the_games_and_leave_the_rest() -> None:
    own = {
        "game": "any",
        "kind": "data",
        "name": "my box",
        "rounds": 9,
        "table": {"a": 5},
        "card": [{"id": "flood", "times": 7, "source": "public", "note": "as printed"}],
        "numbers": [4],
    }
    found = overruled(BASE, own)
    assert found == {
        "rounds": 9,
        "name": "x",
        "table": {"a": 5, "b": "two"},
        "card": [
            {"id": "gas", "times": 1, "source": "seed"},
            {"id": "flood", "times": 7, "source": "public", "note": "as printed"},
        ],
        "numbers": [4],
    }
    assert BASE["rounds"] == 8
    assert BASE["card"][1]["times"] == 2, "the game's own data has changed"


@pytest.mark.parametrize(
    ("own", "error"),
    [
        (
            {"rouns": 9},
            "rouns is not known here; known are card, name, numbers, rounds, table",
        ),
        ({"table": {"c": 1}}, "table.c is not known here; known are a, b"),
        ({"card": [{"id": "fire", "times": 1}]}, "card has no entry with the id fire"),
        ({"card": [{"id": "gas", "time": 1}]}, "card.gas.time is not known here"),
        ({"card": [{"times": 1}]}, "card should be a list of entries, each with an id"),
        ({"card": 5}, "card should be a list of entries"),
        (
            {"card": [{"id": "gas", "times": 2}, {"id": "gas", "times": 3}]},
            "card has two entries with the id gas",
        ),
        ({"card": [{"id": ["gas"], "times": 2}]}, "card has no entry with the id"),
        ({"rounds": "nine"}, "rounds should be a whole number, not a text"),
        ({"rounds": True}, "rounds should be a whole number, not true or false"),
        ({"rounds": 1.5}, "rounds should be a whole number, not a number with a fraction"),
        ({"table": 5}, "table should be a section, not a whole number"),
        ({"numbers": "1"}, "numbers should be a list, not a text"),
    ],
)
def test_what_the_game_does_not_have_is_refused_with_its_place(own: dict[str, Any], error: str) -> None:
    with pytest.raises(UnreadableError, match=error):
        overruled(BASE, own)


def test_kinds_have_plain_names() -> None:
    values: list[object] = [True, 1, 1.5, "x", [], {}, datetime.date(2020, 1, 1)]
    assert [str(kind_name(value)) for value in values] == [
        "true or false",
        "a whole number",
        "a number with a fraction",
        "a text",
        "a list",
        "a section",
        "a date or time",
    ]


def test_a_mistake_in_toml_is_named_with_its_line() -> None:
    with pytest.raises(UnreadableError, match=r"My file is not readable as TOML: .*line 2"):
        read_toml("a = 1\nb = = 2\n", "My file")


def test_the_files_of_a_folder_are_one_tree() -> None:
    tree = load_data("tests.testgame")
    assert set(tree) == {"treasure", "trick", "scenario"}
    assert all(entry["source"] == "designed" for entries in tree.values() for entry in entries)


def test_no_section_is_in_two_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "twofold"
    (package / "data").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "data" / "a.toml").write_text("[one]\nx = 1\n")
    (package / "data" / "b.toml").write_text("[one]\nx = 2\n")
    (package / "data" / "notes.txt").write_text("not data")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(UnreadableError, match=r"The section one stands in b\.toml and in another data file"):
        load_data("twofold")


def test_the_hash_is_of_the_content_alone() -> None:
    one, other = {"a": 1, "b": {"c": [1, 2]}}, {"b": {"c": [1, 2]}, "a": 1}
    assert content_hash(one) == content_hash(other)
    assert content_hash(one) != content_hash({"a": 1, "b": {"c": [2, 1]}})
    assert len(content_hash({"when": datetime.date(2020, 1, 1), "odd": "\ud800"})) == 16


@pytest.mark.parametrize(
    ("tree", "said"),
    [
        ({"seats": 2, "scenario": "x"}, "`game` is missing"),
        ({"game": "x", "seats": "2", "scenario": "x"}, "`seats` should be `int`, not `str`"),
        ({"game": "x", "seats": 2, "scenario": "x", "options": {"a": None}}, "`options[...]` should be"),
        ([], "`$` should be `object`, not `array`"),
    ],
)
def test_what_does_not_fit_a_shape_is_said_with_its_place(tree: Any, said: str) -> None:
    with pytest.raises(msgspec.ValidationError) as stop:
        msgspec.convert(tree, Setup)
    assert str(shape_fault(stop.value)).startswith(said)


def test_what_nobody_expected_of_a_shape_is_said_in_the_librarys_words() -> None:
    assert str(shape_fault(msgspec.ValidationError("Odd - at `$.a`"))) == "`a`: Odd"
