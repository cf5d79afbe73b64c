# interpreted: diagrams are read for people
"""The values of a diagram, each read with a sentence for what it should be."""

from __future__ import annotations

from undercroft.games.subterra.rules.state import Cave
from undercroft.kernel.data import Data
from undercroft.kernel.errors import IllegalError, Phrase, UnreadableError


def only_keys(tree: Data, known: tuple[str, ...], what: Phrase) -> None:
    """Refuse a misspelt or unknown name."""
    for key in tree:
        if key not in known:
            raise UnreadableError(
                "{what} has {key!r}, which is not known; known are {known}.",
                what=what,
                key=key,
                known=", ".join(known),
            )


def entries(tree: Data, key: str, known: tuple[str, ...]) -> list[Data]:
    """A list of entries with ids."""
    found = tree.get(key, [])
    if not isinstance(found, list) or not all(isinstance(e, dict) and "id" in e for e in found):
        raise UnreadableError("`{key}` should be a list of entries, each with an id.", key=key)
    for entry in found:
        only_keys(entry, known, Phrase("The entry {id}", id=entry["id"]))
    return found


def words(tree: Data, key: str) -> list[str]:
    """A list of words."""
    found = tree.get(key, [])
    if not isinstance(found, list) or not all(isinstance(word, str) for word in found):
        raise UnreadableError("`{key}` should be a list of words.", key=key)
    return found


def number(tree: Data, key: str, default: int, low: int, high: int) -> int:
    """A whole number within its range."""
    value = tree.get(key, default)
    if type(value) is not int or not low <= value <= high:
        raise IllegalError(
            "`{key}` should be a whole number from {low} to {high}, not {value!r}.",
            key=key,
            low=low,
            high=high,
            value=value,
        )
    return value


def flag(tree: Data, key: str) -> bool:
    """A thing that is so or not."""
    value = tree.get(key, False)
    if not isinstance(value, bool):
        raise UnreadableError("`{key}` should be true or false, not {value!r}.", key=key, value=value)
    return value


def point(entry: Data, what: Phrase) -> tuple[int, int]:
    """A cell by its two coordinates, from -100 to 100."""
    at = entry.get("at")
    if not isinstance(at, list) or len(at) != 2 or not all(type(n) is int and -100 <= n <= 100 for n in at):
        raise UnreadableError("{what} should be `at` a cell like [0, 1], not {at!r}.", what=what, at=at)
    return at[0], at[1]


def tile_of(t: Cave, name: str) -> int:
    """A tile by its id."""
    found = t.box.tile_of(name)
    if found < 0:
        raise UnreadableError("There is no tile {name!r}.", name=name)
    return found


def caver_of(t: Cave, name: str) -> int:
    """A caver of the party by name."""
    names = [name_of(t, caver) for caver in range(t.size())]
    if name not in names:
        raise IllegalError(
            "{name} is no caver of this party; they are {known}.", name=name, known=", ".join(names)
        )
    return names.index(name)


def name_of(t: Cave, caver: int) -> str:
    """A caver's word."""
    return t.caver(caver).id
