# interpreted: positions are written and read for people, files and storage
"""A position is the whole state as one JSON document: for sharing, for questions, for tests."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec

from undercroft.kernel.data import content_hash
from undercroft.kernel.errors import CorruptError
from undercroft.kernel.game import Game
from undercroft.kernel.options import Setup
from undercroft.kernel.state import State

FORMAT = 1

CORE_NAMES = ("counters", "forced", "answers", "results", "scores")
COUNTERS = 7


def state_tree(game: Game, s: State) -> dict[str, Any]:
    """A state as named lists and named frames."""
    names = game.field_names()
    fields = s.fields()
    if len(names) != len(fields):
        raise CorruptError(
            "{game} names {named} fields and its state has {fields}.",
            game=game.id,
            named=len(names),
            fields=len(fields),
        )
    return {
        "kernel": dict(zip(CORE_NAMES, s.core(), strict=True)),
        "fields": dict(zip(names, fields, strict=True)),
        "stack": [[type(frame).__name__, *frame.fields()] for frame in s.stack],
    }


def state_hash(game: Game, s: State) -> str:
    """A short hash of all that the rules can tell apart: everything but where future chance comes from."""
    tree = state_tree(game, s)
    tree["kernel"]["counters"] = tree["kernel"]["counters"][1:]
    del tree["kernel"]["forced"]
    return tree_hash(tree)


def tree_hash(tree: dict[str, Any]) -> str:
    """The content hash of a state's tree, which has nothing but plain names and whole numbers."""
    try:
        return hashlib.blake2b(msgspec.json.encode(tree, order="sorted"), digest_size=8).hexdigest()
    except OverflowError:  # a number of more than 64 bits
        return content_hash(tree)


def write_position(game: Game, setup: Setup, s: State) -> str:
    """The position of a state as text."""
    head = {
        "undercroft": "position",
        "format": FORMAT,
        "game": game.id,
        "rules": game.rules_version,
        "data": game.data_hash(setup),
        "setup": msgspec.to_builtins(setup),
    }
    tree = state_tree(game, s)
    whole = {**head, "check": tree_hash(tree), **tree}
    try:
        return msgspec.json.format(msgspec.json.encode(whole), indent=0).decode()
    except OverflowError:
        return json.dumps(whole, ensure_ascii=False)
