# interpreted: reads files, once per set of data
"""Component data: the TOML files of a game's folder as one tree, overruled by a person's own file."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias

import msgspec

from undercroft.kernel.checking.findings import Findings, place_text, refuse
from undercroft.kernel.checking.lines import Path, toml_lines
from undercroft.kernel.checking.shapes import NOTES, is_of, shortened, unknown_name
from undercroft.kernel.errors import Phrase, UnreadableError

Data: TypeAlias = dict[str, Any]

OWN_FILE_KEYS = ("game", "kind", "name")
"""What the head of a person's own file says; not component data."""

MISFITS = (KeyError, TypeError, ValueError, IndexError, AttributeError)
"""What a document of the wrong shape makes happen, as far as nobody has looked at it before."""

TOML_PLACE = re.compile(r"(.*) \(at line (\d+), column (\d+)\)", re.DOTALL)
"""How the library says what is wrong, and where."""


def read_toml(text: str, name: str | Phrase) -> Data:
    """A person's TOML text as a tree; a mistake is named with its line."""
    toml_lines(text, name)  # refuses what is nested too deep for the reader
    return parsed(text, name)


def parsed(text: str, name: str | Phrase) -> Data:
    """A TOML text of the house as a tree."""
    try:
        return tomllib.loads(text)
    except ValueError as error:
        place = TOML_PLACE.fullmatch(str(error))
        if place is None:
            raise UnreadableError(
                "{name} is not readable as TOML: {error}.", name=name, error=str(error)
            ) from None
        what, line, column = place.groups()
        raise UnreadableError(
            "{name} is not readable as TOML: {error} (line {line}, column {column}).",
            name=name,
            error=what,
            line=line,
            column=column,
        ) from None


@cache
def load_data(package: str) -> Data:
    """All data files of a game's folder as one tree, read once and never to be changed.

    File order does not matter; no section is in two files.
    """
    tree: Data = {}
    for file in sorted(files(package).joinpath("data").iterdir(), key=lambda f: f.name):
        if file.name.endswith(".toml"):
            for key, value in parsed(file.read_text(encoding="utf-8"), file.name).items():
                if key in tree:
                    raise UnreadableError(
                        "The section {key} stands in {file} and in another data file.",
                        key=key,
                        file=file.name,
                    )
                tree[key] = value
    return tree


def overruled(base: Data, own: Data) -> Data:
    """The base tree with a person's own values put over it; what does not fit is refused, all of it at once.

    Lists of tables match by `id`. A name or id that the game does not have is refused, as is a value of
    another type.

    >>> overruled({"card": [{"id": "gas-1", "times": 1}]}, {"card": [{"id": "gas-1", "times": 2}]})
    {'card': [{'id': 'gas-1', 'times': 2}]}
    """
    found = Findings()
    tree = put_over(base, own, (), found)
    refuse(found, own, {})
    return tree


def put_over(base: Data, own: Data, path: Path, found: Findings, is_open: bool = False) -> Data:
    """A table with a person's own values put over it, as far as they fit; an open one takes new names too."""
    tree = dict(base)
    for name, value in own.items():
        where = (*path, name)
        if not path and name in OWN_FILE_KEYS:
            continue
        if name not in base:
            if is_open or name in NOTES:
                tree[name] = value
            else:
                found.fault(where, unknown_name(where, base))
        else:
            tree[name] = put_over_value(base[name], value, where, found, is_open)
    return tree


def put_over_value(old: Any, new: Any, path: Path, found: Findings, is_open: bool) -> Any:
    """One value with a person's own put over it; the old one where that does not fit."""
    if isinstance(old, dict) and isinstance(new, dict):
        return put_over(old, new, path, found, is_open)
    if isinstance(old, list) and old and isinstance(old[0], dict) and "id" in old[0]:
        return put_over_entries(old, new, path, found, is_open)
    return new if is_of(type(old), new, path, found) else old


def put_over_entries(old: list[Data], new: Any, path: Path, found: Findings, is_open: bool) -> list[Data]:
    """A list of entries with ids, some of them overruled."""
    if not isinstance(new, list) or not all(isinstance(entry, dict) and "id" in entry for entry in new):
        found.fault(
            path,
            UnreadableError("{path} should be a list of entries, each with an id.", path=place_text(path)),
        )
        return old
    own: dict[str, Data] = {}
    known = {entry["id"] for entry in old}
    for number, entry in enumerate(new):
        name = str(entry["id"])
        if name in own:
            found.fault(
                (*path, number),
                UnreadableError(
                    "{path} has two entries with the id {id}.", path=place_text(path), id=shortened(name)
                ),
            )
        elif name not in known:
            found.fault(
                (*path, number),
                UnreadableError(
                    "{path} has no entry with the id {id}.", path=place_text(path), id=shortened(name)
                ),
            )
        own.setdefault(name, entry)
    return [put_over(e, own[e["id"]], (*path, e["id"]), found, is_open) if e["id"] in own else e for e in old]


def misfit(error: Exception) -> Phrase:
    """What went wrong while a document was used for what it seems to be."""
    if isinstance(error, KeyError):
        return Phrase("there is no {name!r}", name=error.args[0])
    return Phrase("{detail}", detail=repr(error))


def shape_fault(error: msgspec.ValidationError) -> Phrase:
    """What does not fit the shape of a document, and where.

    >>> str(shape_fault(msgspec.ValidationError("Object missing required field `text` - at `$.step[0]`")))
    '`step[0].text` is missing'
    """
    what, _, place = str(error).partition(" - at ")
    inside = place.strip("`").removeprefix("$").removeprefix(".")
    if field := re.fullmatch("Object missing required field `(.*)`", what):
        return Phrase("`{path}` is missing", path=f"{inside}.{field[1]}".removeprefix("."))
    if field := re.fullmatch("Object contains unknown field `(.*)`", what):
        return Phrase("`{path}` is not known", path=f"{inside}.{field[1]}".removeprefix("."))
    if kinds := re.fullmatch("Expected `(.*)`, got `(.*)`", what):
        return Phrase(
            "`{path}` should be `{wanted}`, not `{given}`",
            path=inside or "$",
            wanted=kinds[1],
            given=kinds[2],
        )
    return Phrase("`{path}`: {detail}", path=inside or "$", detail=what)


def content_hash(tree: Data) -> str:
    """A short hash of data, the same for the same content."""
    text = json.dumps(tree, sort_keys=True, separators=(",", ":"), default=str)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
