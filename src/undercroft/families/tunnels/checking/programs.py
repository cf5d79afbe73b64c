# interpreted: checks data
"""Lists of operations in their place: each has its parts, and each can do something there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.families.tunnels.checking.operations import (
    CHANGES,
    CHOSEN,
    HERE,
    ON_A_TILE,
    OPERATIONS,
    Context,
)
from undercroft.kernel.checking.findings import Findings, place_text
from undercroft.kernel.checking.lines import Path
from undercroft.kernel.checking.shapes import Cases, Fields, Listed
from undercroft.kernel.errors import UnreadableError

ONLY_HERE = (*HERE, "attacker", "other-human-here", "other-warrior-here", "demon-here")


class Program:
    """A list of operations."""

    def __init__(
        self, context: Context, least: int = 1, operations: Mapping[str, Fields] = OPERATIONS
    ) -> None:
        self.context = context
        self.shape = Listed(Cases("op", dict(operations)), least, 20)

    def check(self, value: Any, path: Path, found: Findings) -> None:
        self.shape.check(value, path, found)
        if not isinstance(value, list):
            return
        for number, op in enumerate(value):
            place = (*path, number)
            if isinstance(op, dict) and found.is_good(*place):
                check_operation(op, place, self.context, found)


def check_operation(op: dict[str, Any], path: Path, context: Context, found: Findings) -> None:
    """Note what an operation with good parts cannot do where it stands."""
    word, who = op["op"], op.get("who")
    place = place_text(path)
    if word not in context.allowed:
        found.fault(
            path,
            UnreadableError(
                "{path}: the operation {op} can do nothing there; these can: {known}.",
                path=place,
                op=word,
                known=", ".join(context.allowed),
            ),
        )
        return
    if who in ONLY_HERE and who not in context.here:
        found.fault(
            (*path, "who"),
            UnreadableError("{path}: nobody is meant by {who!r} there.", path=place, who=who),
        )
    if op.get("where") in ("this-tile", "in-reach") and not context.has_tile:
        found.fault(
            (*path, "where"),
            UnreadableError("{path}: no tile is meant by {where!r} there.", path=place, where=op["where"]),
        )
    for name in unread_parts(op, who, context):
        found.fault(
            (*path, name),
            UnreadableError("{path} has no meaning beside the rest: take it out.", path=f"{place}.{name}"),
        )
    check_sense(op, path, context, found)


def unread_parts(op: dict[str, Any], who: object, context: Context) -> list[str]:
    """The parts of an operation that nothing reads, because of its other parts or of its place."""
    found = []
    if "by" in op and who is not None and who not in CHOSEN:
        found.append("by")
    if op["op"] == "hit" and "where" in op and who not in ON_A_TILE:
        found.append("where")
    if op["op"] == "spawn" and "by" in op and op["where"] != "any-tile":
        found.append("by")
    if "per_die" in op and not context.has_dice:
        found.append("per_die")
    if op["op"] == "look-at-tiles" and context.looks_later:
        found += [name for name in ("voids_choice", "order", "by") if name in op and op[name] != "human"]
    elif op["op"] == "look-at-tiles" and "until" in op:
        found.append("until")
    return found


def check_sense(op: dict[str, Any], path: Path, context: Context, found: Findings) -> None:
    """Note what an operation with good parts does not say, or says twice."""
    word, place = op["op"], place_text(path)
    if word == "bonus" and not any(op.get(name) for name in ("mvt", "cbt", "def")):
        found.fault(path, UnreadableError("{path} adds nothing: say mvt, cbt or def.", path=place))
    if word == "gain-tp" and not ("amount" in op) ^ ("per_die" in op):
        found.fault(
            path,
            UnreadableError(
                "{path} needs either {one} or {other}.", path=place, one="amount", other="per_die"
            ),
        )
    if word in CHANGES and op.get("who") == "troglodytes" and op.get("until") == "activation-end":
        found.fault(
            (*path, "until"),
            UnreadableError("{path}: all Troglodytes together have no activation.", path=place),
        )
    if word != "look-at-tiles":
        return
    if context.looks_later:
        if "until" not in op or op["count"] != 3 or not op.get("choose") or not op["orient"]:
            found.fault(
                path,
                UnreadableError(
                    "{path}: here it is a look until round-end at 3 tiles, to choose and to orient one.",
                    path=place,
                ),
            )
    elif bool(op.get("choose")) == bool(op.get("order")):
        found.fault(
            path,
            UnreadableError("{path} needs either {one} or {other}.", path=place, one="choose", other="order"),
        )
