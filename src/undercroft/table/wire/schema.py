"""Writes JSON Schema of all messages and of all games' views: the browser client's types are made from it.

    python -m undercroft.table.wire.schema FOLDER [module:GAME ...]

The folder gets `messages.json` (what goes over sockets and HTTP) and `views.json` (one definition per game).
"""

from __future__ import annotations

import inspect
import json
import re
import sys
import typing
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from undercroft.kernel.game import Game
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.registry import game_ids
from undercroft.table.wire import document_replies, http_requests, lobby_replies, seat_sight, table_info
from undercroft.table.wire.client_messages import FromClient
from undercroft.table.wire.server_messages import FromServer

DRAFT = "https://json-schema.org/draft/2020-12/schema"
REFERENCE = "#/$defs/{name}"

FORMS = (table_info, seat_sight, lobby_replies, document_replies, http_requests)
"""The modules whose structures are written one by one; the socket's messages are in their unions."""


def structs_of(module: ModuleType) -> list[Any]:
    """The structures that a module defines."""
    return [
        kind
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]


def messages_schema() -> dict[str, Any]:
    """The schema of everything that goes over the wire."""
    kinds = [kind for module in FORMS for kind in structs_of(module) if kind is not http_requests.Body]
    _, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    for name, union in (("FromClient", FromClient), ("FromServer", FromServer)):
        (schema,), more = msgspec.json.schema_components([union], ref_template=REFERENCE)
        components.update(more)
        components[name] = schema
    return {"$schema": DRAFT, "title": "UndercroftMessages", "$defs": dict(sorted(components.items()))}


def view_name(game: Game) -> str:
    """The name of a game's view in the schema.

    >>> view_name(Game("undercroft.kernel"))
    'View_'
    """
    return "View_" + re.sub("[^A-Za-z0-9]+", "_", game.id)


def views_schema(games: list[Game]) -> dict[str, Any]:
    """The schema of the views of some games; a game that does not say the type of its view has any."""
    components: dict[str, Any] = {}
    for game in games:
        kind = typing.get_type_hints(type(game).view).get("return", Any)
        (schema,), more = msgspec.json.schema_components([kind], ref_template=REFERENCE)
        prefix = view_name(game) + "_"
        names = {name: prefix + name for name in more}
        text = json.dumps({"own": schema, "parts": more})
        for old, new in names.items():
            text = text.replace(f'"#/$defs/{old}"', f'"#/$defs/{new}"')
        tree = json.loads(text)
        components.update({names[name]: part for name, part in tree["parts"].items()})
        components[view_name(game)] = tree["own"]
    return {"$schema": DRAFT, "title": "UndercroftViews", "$defs": components}


def main(arguments: list[str]) -> int:
    """Write both files."""
    if not arguments:
        print(
            "Say which folder: python -m undercroft.table.wire.schema FOLDER [module:GAME ...]",
            file=sys.stderr,
        )
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    games: list[Game] = [find_game(name) for name in (*game_ids(), *arguments[1:])]
    for name, schema in (("messages", messages_schema()), ("views", views_schema(games))):
        text = json.dumps(schema, indent=1, sort_keys=True)
        (folder / f"{name}.json").write_text(f"{text}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
