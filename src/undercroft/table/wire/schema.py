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
from typing import Any

import msgspec

from undercroft.kernel.game import Game
from undercroft.table.showing.catalog import Catalog
from undercroft.table.wire import client_messages as asks
from undercroft.table.wire import http_replies as replies
from undercroft.table.wire import http_requests as bodies
from undercroft.table.wire import server_messages as news
from undercroft.table.wire import table_info as parts

DRAFT = "https://json-schema.org/draft/2020-12/schema"
REFERENCE = "#/$defs/{name}"


def structs_of(module: Any, base: type) -> list[type]:
    """The structures that a module defines."""
    return [
        kind
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, base) and kind.__module__ == module.__name__
    ]


def messages_schema() -> dict[str, Any]:
    """The schema of everything that goes over the wire."""
    single: list[Any] = []
    for module in (parts, replies, bodies):
        single += structs_of(module, msgspec.Struct)
    kinds: list[Any] = [kind for kind in single if kind is not bodies.Body]
    kinds += typing.get_args(asks.FromClient) + typing.get_args(news.FromServer)
    _, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    for name, union in (("FromClient", asks.FromClient), ("FromServer", news.FromServer)):
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
    games = list(Catalog(tuple(arguments[1:])).games.values())
    for name, schema in (("messages", messages_schema()), ("views", views_schema(games))):
        text = json.dumps(schema, indent=1, sort_keys=True)
        (folder / f"{name}.json").write_text(f"{text}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
