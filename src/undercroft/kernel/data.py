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

from undercroft.kernel.errors import Phrase, UnreadableError

Data: TypeAlias = dict[str, Any]

OWN_FILE_KEYS = ("game", "kind", "name")
"""What the head of a person's own file says; not component data."""

MISFITS = (KeyError, TypeError, ValueError, IndexError, AttributeError)
"""What a document of the wrong shape makes happen, as far as nobody has looked at it before."""

TOML_PLACE = re.compile(r"(.*) \(at line (\d+), column (\d+)\)", re.DOTALL)
"""How the library says what is wrong, and where."""


def read_toml(text: str, name: str | Phrase) -> Data:
    """A TOML text as a tree; a mistake is named with its line."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
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
            for key, value in read_toml(file.read_text(encoding="utf-8"), file.name).items():
                if key in tree:
                    raise UnreadableError(
                        "The section {key} stands in {file} and in another data file.",
                        key=key,
                        file=file.name,
                    )
                tree[key] = value
    return tree


def overruled(base: Data, own: Data, where: str = "") -> Data:
    """The base tree with a person's own values put over it.

    Lists of tables match by `id`. A name or id that the game does not have is refused, as is a value of
    another type.

    >>> overruled({"card": [{"id": "gas-1", "times": 1}]}, {"card": [{"id": "gas-1", "times": 2}]})
    {'card': [{'id': 'gas-1', 'times': 2}]}
    """
    tree = dict(base)
    for key, value in own.items():
        if not where and key in OWN_FILE_KEYS:
            continue
        path = f"{where}.{key}" if where else key
        if key not in base and key not in ("source", "note"):
            raise UnreadableError(
                "{path} is not a value of this game; known here are {known}.",
                path=path,
                known=", ".join(sorted(base)),
            )
        tree[key] = overruled_value(base.get(key, value), value, path)
    return tree


def overruled_value(old: Any, new: Any, path: str) -> Any:
    """One value of the tree with a person's own put over it."""
    if isinstance(old, dict) and isinstance(new, dict):
        return overruled(old, new, path)
    if isinstance(old, list) and old and isinstance(old[0], dict) and "id" in old[0]:
        return overruled_entries(old, new, path)
    if type(old) is not type(new):
        raise UnreadableError(
            "{path} should be {wanted}, not {given}.", path=path, wanted=kind_name(old), given=kind_name(new)
        )
    return new


def overruled_entries(old: list[Data], new: Any, path: str) -> list[Data]:
    """A list of entries with ids, some of them overruled."""
    if not isinstance(new, list) or not all(isinstance(entry, dict) and "id" in entry for entry in new):
        raise UnreadableError("{path} should be a list of entries, each with an id.", path=path)
    own = {str(entry["id"]): entry for entry in new}
    if len(own) < len(new):
        raise UnreadableError("{path} has two entries with the same id.", path=path)
    unknown = sorted(own.keys() - {entry["id"] for entry in old})
    if unknown:
        raise UnreadableError("{path} has no entry with the id {id}.", path=path, id=unknown[0])
    return [overruled(e, own[e["id"]], f"{path}.{e['id']}") if e["id"] in own else e for e in old]


def kind_name(value: Any) -> str | Phrase:
    """A value's kind in plain words."""
    names = {
        bool: Phrase("true or false"),
        int: Phrase("a whole number"),
        str: Phrase("a text"),
        list: Phrase("a list"),
        dict: Phrase("a section"),
    }
    return names.get(type(value), type(value).__name__)


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
