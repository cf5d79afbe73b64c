# interpreted: checks data
"""The map of a scenario holds together: tiles, stack, trail and seals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from undercroft.families.tunnels.checking.plan import Plan
from undercroft.kernel.checking.lines import Path
from undercroft.kernel.data import Data
from undercroft.kernel.errors import UndercroftError, UnreadableError
from undercroft.maps.sides import cell

Fault = Callable[[Path, UndercroftError], None]
"""Notes a fault at its place in the scenario."""


def check_map(plan: Plan, _: Data, fault: Fault) -> None:
    """Each tile once, each cell once, and no rock under a tile."""
    tree = plan.tree
    seen: set[str] = set()
    cells: set[int] = set()
    for number, entry in enumerate(tree["tiles"]):
        at = cell(entry["x"], entry["y"])
        if entry["tile"] in seen:
            fault(("tiles", number), UnreadableError("The tile {tile} is laid twice.", tile=entry["tile"]))
        if at in cells:
            fault(
                ("tiles", number),
                UnreadableError("Two tiles are laid at {x},{y}.", x=entry["x"], y=entry["y"]),
            )
        seen.add(entry["tile"])
        cells.add(at)
    for number, (x, y) in enumerate(tree.get("rock", [])):
        if cell(x, y) in cells:
            fault(("rock", number), UnreadableError("The rock at {x},{y} lies under a tile.", x=x, y=y))


def check_places(plan: Plan, _: Data, fault: Fault) -> None:
    """A tile lies wherever something stands."""
    tree = plan.tree
    places: list[tuple[Path, int, int]] = []
    places += [(("ways_out", n), w["x"], w["y"]) for n, w in enumerate(tree.get("ways_out", []))]
    if "start" in tree:
        places.append((("start",), *tree["start"]))
    if "guide" in tree:
        places.append((("guide", "at"), *tree["guide"]["at"]))
    for at, x, y in places:
        if cell(x, y) not in plan.laid:
            fault(at, UnreadableError("No tile lies at {x},{y}.", x=x, y=y))


def check_stack(plan: Plan, _: Data, fault: Fault) -> None:
    """An explored map has a stack, with enough tiles of each sort."""
    bands = plan.tree.get("band", [])
    if plan.is_fixed:
        for name in ("band", "without", "key", "trail", "guide", "ambush"):
            if name in plan.tree:
                fault(
                    (name,),
                    UnreadableError("A fixed map has no stack: take the entry {name!r} out.", name=name),
                )
        return
    if not bands:
        fault(("map",), UnreadableError("An explored map needs a stack: the entry `band` is missing."))
        return
    left = len(plan.pools["", ""])
    for number, band in enumerate(bands):
        wanted = left if band["random"] == "all" else band["random"]
        left -= wanted
        if left < 0:
            fault(
                ("band", number, "random"),
                UnreadableError(
                    "The stack needs {count} tiles of one sort, and {free} are free.",
                    count=wanted,
                    free=wanted + left,
                ),
            )
            return
    asked: Counter[tuple[str, str]] = Counter()
    for plus, (number, place) in plan.extras():
        sort = (plus["kind"], plus.get("shape", ""))
        asked[sort] += plus["count"]
        if asked[sort] > len(plan.pools[sort]):
            fault(
                ("band", number, "plus", place),
                UnreadableError(
                    "The stack needs {count} tiles of one sort, and {free} are free.",
                    count=asked[sort],
                    free=len(plan.pools[sort]),
                ),
            )
    sorts = plan.wanted()
    for kind, shape in sorts:
        if shape and (kind, "") in sorts:
            fault(
                ("band",),
                UnreadableError(
                    "The stack asks for the kind {kind} both with and without a shape: say the shape always.",
                    kind=kind,
                ),
            )


def check_trail(plan: Plan, _: Data, fault: Fault) -> None:
    """The trail's tile waits beside the map, and its die counts upward."""
    trail = plan.tree.get("trail")
    if trail is None or plan.is_fixed:
        return
    if trail["tile"] in plan.laid.values():
        fault(("trail", "tile"), UnreadableError("The tile {tile} is laid twice.", tile=trail["tile"]))
    if trail["first"] > trail["last"]:
        fault(
            ("trail", "last"),
            UnreadableError(
                "The trail begins with {first}, after its last number {last}.",
                first=trail["first"],
                last=trail["last"],
            ),
        )


def check_seals(plan: Plan, _: Data, fault: Fault) -> None:
    """There is a passage for each seal."""
    seals = plan.tree.get("seals")
    if seals is None:
        return
    room = sum(
        plan.grid.joined[slot].bit_count()
        for slot, tile in enumerate(plan.slots)
        if plan.kind(tile) == seals["on"]
    )
    if seals["count"] > room:
        fault(
            ("seals", "count"),
            UnreadableError(
                "{count} seals are to be laid, and the tiles of the kind {kind} have {room} passages.",
                count=seals["count"],
                kind=seals["on"],
                room=room,
            ),
        )
