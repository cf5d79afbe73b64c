# interpreted: checks data
"""What must hold together in the components, and what is odd about them."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.families.tunnels.checking.plan import shape_of
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.checking.lines import Path
from undercroft.kernel.data import Data
from undercroft.kernel.errors import UndercroftError, UnreadableError
from undercroft.maps.sides import mask_of

MOST_CARDS = 60
"""Cards of one deck."""
MOST_DICE = 12
"""Dice in the box."""


def check_components(data: Data, found: Findings) -> None:
    """Note all that does not hold together in components of the right shape."""
    check_tiles(data, found)
    check_rows(data, found)
    check_demons(data, found)
    check_cards(data, found)
    check_rubble(data, found)
    check_idle(data, found)


def check_tiles(data: Data, found: Findings) -> None:
    """A tile's sides and its shape say the same."""
    for tile in data["tile"]:
        at: Path = ("tile", tile["id"], "open")
        try:
            mask = mask_of(tile["open"])
        except UndercroftError as error:
            found.fault(at, error)
            continue
        if shape_of(mask) != tile["shape"]:
            found.fault(
                at,
                UnreadableError(
                    "The tile {tile} has the shape {shape}, and its open sides {open} make {other}.",
                    tile=tile["id"],
                    shape=tile["shape"],
                    open=tile["open"],
                    other=shape_of(mask),
                ),
            )


def check_rows(data: Data, found: Findings) -> None:
    """The rows of a tile name each number of the die once, or there is one row and no roll."""
    for kind in data["tile-kind"]:
        for name in ("first_entry", "demon_entry"):
            rows = kind.get(name, [])
            dice = [die for row in rows for die in row["dice"]]
            is_one = len(rows) == 1 and not dice
            if rows and not is_one and sorted(dice) != [1, 2, 3, 4, 5, 6]:
                found.fault(
                    ("tile-kind", kind["id"], name),
                    UnreadableError(
                        "{name} of {kind} needs each number from 1 to 6 once, or one row without dice.",
                        name=name,
                        kind=kind["id"],
                    ),
                )


def check_demons(data: Data, found: Findings) -> None:
    """The ordinary Troglodytes are there, and nobody else is a target by the heap."""
    common = [demon for demon in data["demon"] if demon["id"] == "troglodyte"]
    if not common or common[0]["family"] != "troglodyte":
        found.fault(("demon",), UnreadableError("There must be ordinary Troglodytes: the id troglodyte."))
    for demon in data["demon"]:
        at: Path = ("demon", demon["id"])
        is_common = demon["id"] == "troglodyte"
        wanted: dict[str, object] = {}
        if demon["family"] == "troglodyte":
            wanted = {"single_target": not is_common, "bought": is_common}
        if is_common:
            wanted["health"] = 1
        for name, only in wanted.items():
            if demon[name] != only:
                found.fault(
                    (*at, name),
                    UnreadableError(
                        "{path} can only be {only}, not {value}.",
                        path=f"demon.{demon['id']}.{name}",
                        only=str(only).lower(),
                        value=str(demon[name]).lower(),
                    ),
                )
        if ("crowd_humans" in demon) != ("crowd_cbt" in demon):
            found.fault(
                at,
                UnreadableError(
                    "{id} needs both {one} and {other}, or neither.",
                    id=demon["id"],
                    one="crowd_humans",
                    other="crowd_cbt",
                ),
            )


def check_cards(data: Data, found: Findings) -> None:
    """No deck is too thick, and no id stands in both."""
    for deck in ("event", "advantage"):
        count = sum(card["copies"] for card in data.get(deck, []))
        if count > MOST_CARDS:
            found.fault(
                (deck,),
                UnreadableError(
                    "The {name} deck has {count} cards; at most {most} are possible.",
                    name=deck,
                    count=count,
                    most=MOST_CARDS,
                ),
            )
    others = {card["id"] for card in data.get("advantage", [])}
    for name in sorted({card["id"] for card in data["event"]} & others):
        found.fault(("event", name), UnreadableError("The id {id} stands in both decks.", id=name))


def operations(data: Data) -> Iterator[tuple[Path, Data]]:
    """Every operation of the components, with its place."""
    for name in ("event", "advantage", "gift", "square"):
        for entry in data.get(name, []):
            for number, op in enumerate(entry["do"]):
                yield (name, entry["id"], "do", number), op


def check_rubble(data: Data, found: Findings) -> None:
    """All rubble takes the same CBT to clear: nobody sees which card it came from."""
    values: set[int] = set()
    for at, op in operations(data):
        if "clear_cbt" in op:
            values.add(op["clear_cbt"])
            if len(values) > 1:
                found.fault(
                    (*at, "clear_cbt"), UnreadableError("All rubble must take the same clear_cbt to clear.")
                )


def check_idle(data: Data, found: Findings) -> None:
    """Warn of cards that are in no deck, squares that no dice fill and Objects that nobody bears."""
    for deck in ("event", "advantage"):
        for card in data.get(deck, []):
            if not card["copies"]:
                found.warn(
                    (deck, card["id"], "copies"),
                    UnreadableError("{path} will never do anything.", path=f"{deck}.{card['id']}"),
                )
    for thing in data["object"]:
        if not thing["bearers"] or not thing["copies"]:
            found.warn(
                ("object", thing["id"]),
                UnreadableError("{path} will never do anything.", path=f"object.{thing['id']}"),
            )
    for square in data["square"]:
        needs = square["needs"]
        if "count" not in needs:
            continue
        dice = needs["dice"] if needs["count"] == "exact" else MOST_DICE
        if needs.get("exact_total") and not needs["min_total"]:
            found.fault(
                ("square", square["id"], "needs", "exact_total"),
                UnreadableError(
                    "{path} has no meaning beside the rest: take it out.",
                    path=f"square.{square['id']}.needs.exact_total",
                ),
            )
        if needs["min_total"] > dice * 6 or (needs["parity"] == "mixed" and dice == 1):
            found.warn(
                ("square", square["id"], "needs"),
                UnreadableError("{path} will never do anything.", path=f"square.{square['id']}"),
            )
