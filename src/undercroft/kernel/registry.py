# interpreted: finds games by their folders
"""The games of the house, found by their folders: nobody keeps a list."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from undercroft.kernel.errors import UnreadableError
from undercroft.kernel.playable import PlayableGame

HOME = "undercroft.games"


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games: the folders under `games` that have a `game.py`."""
    home = import_module(HOME)
    found = []
    for folder in pkgutil.iter_modules(home.__path__):
        if folder.ispkg and import_module(f"{HOME}.{folder.name}").__spec__ is not None:
            modules = {m.name for m in pkgutil.iter_modules(import_module(f"{HOME}.{folder.name}").__path__)}
            if "game" in modules:
                found.append(folder.name)
    return tuple(sorted(found))


def game(name: str) -> PlayableGame:
    """A game by its id, or one of your own as `module:NAME`."""
    if ":" in name:
        module, attribute = name.split(":", 1)
        try:
            found = getattr(import_module(module), attribute)
        except (ImportError, AttributeError, ValueError, TypeError, SyntaxError) as error:
            raise UnreadableError("There is no game {name}: {error}.", name=name, error=str(error)) from None
    elif name in game_ids():
        found = import_module(f"{HOME}.{name}.game").GAME
    else:
        raise UnreadableError(
            "There is no game {name}; there are {known}.", name=name, known=", ".join(game_ids())
        )
    if not isinstance(found, PlayableGame):
        raise UnreadableError("{name} is not a game.", name=name)
    return found
