"""What kind of document a text is, and of which game: read by a worker, for it may be anything."""

from __future__ import annotations

import json

from undercroft.kernel.data import read_toml
from undercroft.kernel.documents.files import kind_of_text
from undercroft.kernel.documents.record import split_record
from undercroft.kernel.errors import Phrase, UnreadableError


def kind_and_game(text: str) -> tuple[str, str]:
    """The kind of a document, and the game that it says it is of."""
    kind = kind_of_text(text)
    return kind, game_named(kind, text)


def record_head(text: str) -> dict[str, str]:
    """The game that a record is of, and the guide that led it if one did."""
    head = split_record(text)[0]
    return {"game": head.get("game", ""), "guide": head.get("guide", "")}


def game_named(kind: str, text: str) -> str:
    """The game that a document says it is of."""
    if kind == "position":
        try:
            tree = json.loads(text)
        except ValueError as error:
            raise UnreadableError(
                "The document is not readable as JSON: {error}.", error=str(error)
            ) from None
        return str(tree.get("game", "")) if isinstance(tree, dict) else ""
    if kind == "record":
        return split_record(text)[0].get("game", "")
    return str(read_toml(text, Phrase("The file")).get("game", ""))
