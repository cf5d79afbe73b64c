# interpreted: checks data
"""What a scenario comes to once its map is laid and its stack is made, for what must hold together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from undercroft.kernel.data import Data
from undercroft.maps.grid import Grid
from undercroft.maps.sides import BITS, beyond, cell, mask_of, turned

SHAPES = {1: "D", 3: "T", 4: "X"}


def shape_of(openings: int) -> str:
    """The letter of a tile's shape, by its open sides.

    >>> [shape_of(mask_of(sides)) for sides in ("N", "NS", "NE", "ESW", "NESW")]
    ['D', 'I', 'L', 'T', 'X']
    """
    number = openings.bit_count()
    return ("I" if openings in (5, 10) else "L") if number == 2 else SHAPES.get(number, "-")


class Plan:
    """A scenario whose entries are of the right shape, with the components that it uses."""

    def __init__(self, tree: Data, data: Data) -> None:
        self.tree = tree
        self.tiles: dict[str, Data] = {entry["id"]: entry for entry in data["tile"]}
        self.figures: dict[str, Data] = {entry["id"]: entry for entry in data["warrior"] + data["demon"]}
        self.open = {tile: mask_of(entry["open"]) for tile, entry in self.tiles.items()}
        self.is_fixed = tree["map"] == "fixed"
        self.laid: dict[int, str] = {}
        """The tiles of the beginning by their cells; of two on one cell the first."""
        self.grid = Grid()
        for entry in tree["tiles"]:
            at = cell(entry["x"], entry["y"])
            if at not in self.laid:
                self.laid[at] = entry["tile"]
                self.grid.lay(at, turned(self.open[entry["tile"]], entry.get("turn", 0)))
        for x, y in tree.get("rock", []):
            self.wall_up(cell(x, y))
        self.slots = list(self.laid.values())
        self.pools = self.stack()

    def wall_up(self, rock: int) -> None:
        """Close the openings toward solid rock."""
        for side in range(4):
            slot = self.grid.slot_at(beyond(rock, side))
            if slot >= 0 and self.grid.openings[slot] & BITS[side ^ 2]:
                self.grid.close_side(slot, side ^ 2)

    def holds(self, at: int) -> int:
        """How many warriors of each side the tile on a cell holds; the scenario may overrule the tile."""
        for limit in self.tree.get("limits", []):
            if cell(limit["x"], limit["y"]) == at:
                return int(limit["size"])
        return int(self.tiles[self.laid[at]]["size"])

    def kind(self, tile: str) -> str:
        """The kind of a tile."""
        return str(self.tiles[tile]["kind"])

    def stack(self) -> dict[tuple[str, str], list[str]]:
        """The tiles that can be in the stack: those asked for by kind and shape, the rest under no name."""
        if self.is_fixed:
            return {}
        trail = self.tree["trail"]["tile"] if "trail" in self.tree else ""
        free = [
            tile
            for tile, entry in self.tiles.items()
            if entry["box"] == "base" and tile not in self.laid.values() and tile != trail
        ]
        pools: dict[tuple[str, str], list[str]] = {}
        taken: set[str] = set()
        for wanted in self.wanted():
            pools[wanted] = [tile for tile in free if self.fits(tile, wanted)]
            taken |= set(pools[wanted])
        without = self.tree.get("without", [])
        pools["", ""] = [tile for tile in free if self.kind(tile) not in without and tile not in taken]
        return pools

    def wanted(self) -> list[tuple[str, str]]:
        """The kinds and shapes that the bands ask for, each once."""
        return list(dict.fromkeys((plus["kind"], plus.get("shape", "")) for plus, _ in self.extras()))

    def extras(self) -> Iterator[tuple[Data, tuple[int, int]]]:
        """What the bands ask for besides random tiles, with its place."""
        for number, band in enumerate(self.tree.get("band", [])):
            for place, plus in enumerate(band.get("plus", [])):
                yield plus, (number, place)

    def fits(self, tile: str, wanted: tuple[str, str]) -> bool:
        """Whether a tile is of a kind and shape."""
        return self.kind(tile) == wanted[0] and wanted[1] in ("", shape_of(self.open[tile]))

    def in_stack(self, kind: str) -> int:
        """How many tiles of a kind the stack can hold at most."""
        found = 0
        for wanted, pool in self.pools.items():
            here = sum(self.kind(tile) == kind for tile in pool)
            asked = sum(
                plus["count"] for plus, _ in self.extras() if (plus["kind"], plus.get("shape", "")) == wanted
            )
            found += here if wanted == ("", "") else min(here, asked)
        return found

    def on_map(self, kind: str) -> int:
        """How many tiles of a kind lie there at the beginning."""
        return sum(self.kind(tile) == kind for tile in self.slots)

    def can_come(self, kind: str) -> bool:
        """Whether a tile of a kind can ever be on the map."""
        trail = self.tree.get("trail", {}).get("tile")
        return bool(self.on_map(kind) or self.in_stack(kind) or (trail and self.kind(trail) == kind))

    def programs(self) -> Iterator[tuple[tuple[str | int, ...], list[Data]]]:
        """Every list of operations of the scenario, with its place."""
        if "initiative" in self.tree:
            yield ("initiative",), self.tree["initiative"]
        for number, entry in enumerate(self.tree.get("laid", [])):
            yield ("laid", number, "do"), entry["do"]
        for entry in self.tree.get("action", []):
            yield ("action", entry["id"], "do"), entry["do"]

    def says(self, op: str) -> bool:
        """Whether any of the scenario's own rules has an operation."""
        return any(one["op"] == op for _, ops in self.programs() for one in ops)

    def first_tokens(self) -> int:
        """How many tokens lie there at the beginning."""
        token: Any = self.tree.get("token", {})
        found: int = sum(
            self.kind(tile) in token.get("on_kinds", []) or shape_of(self.open[tile]) == token.get("on_shape")
            for tile in self.slots
        )
        return found + sum(self.on_map(entry["kind"]) for entry in self.tree.get("token_on", []))

    def later_tokens(self) -> int:
        """How many tokens can come with the tiles of the stack at most."""
        return sum(
            int(op["amount"]) * self.in_stack(entry["kind"])
            for entry in self.tree.get("laid", [])
            for op in entry["do"]
            if op["op"] == "put-tokens"
        )
