"""What is printed on the cards of Skulk, and the layers of each scenario, in flat columns."""

from __future__ import annotations

from typing import Any, Final

from undercroft.kernel.data import Data
from undercroft.kernel.errors import UnreadableError

POOLS: Final = ("common", "rare", "warden")
WARDEN_POOL: Final = 2
KINDS: Final = ("snatch", "peer", "hush", "decoy")
SNATCH_CARD: Final = 0
PEER_CARD: Final = 1
HUSH_CARD: Final = 2
DECOY_CARD: Final = 3


class Box:
    """The frozen components that all states of one set of data point to."""

    def __init__(self, data: Data) -> None:
        self.treasures: list[str] = []
        self.values: list[int] = []
        self.pools: list[list[int]] = [[] for _ in POOLS]
        for entry in data["treasure"]:
            for copy in range(whole(entry, "copies", 0, 20)):
                self.pools[POOLS.index(entry["pool"])].append(len(self.treasures))
                self.treasures.append(f"{entry['id']}-{copy + 1}")
                self.values.append(whole(entry, "value", -20, 20))
        self.tricks: list[str] = []
        self.kinds: list[int] = []
        self.strengths: list[int] = []
        for entry in data["trick"]:
            for copy in range(whole(entry, "copies", 0, 20)):
                self.tricks.append(f"{entry['id']}-{copy + 1}")
                self.kinds.append(KINDS.index(entry["id"]))
                self.strengths.append(whole(entry, "strength", 0, 9))
        self.rounds: dict[str, int] = {}
        self.layers: dict[str, list[list[int]]] = {}
        for entry in data["scenario"]:
            self.add_scenario(entry["id"], entry)

    def add_scenario(self, name: str, entry: Data) -> None:
        """Check one scenario against the treasures there are."""
        layers = entry["layers"]
        if not layers or not all(is_layer(layer) for layer in layers):
            raise UnreadableError("scenario.{name}.layers should be rows of three counts from 0.", name=name)
        for pool, word in enumerate(POOLS):
            needed, there = sum(layer[pool] for layer in layers), len(self.pools[pool])
            if needed > there:
                raise UnreadableError(
                    "scenario.{name} needs {needed} {pool} treasures; there are {there}.",
                    name=name,
                    needed=needed,
                    pool=word,
                    there=there,
                )
        self.rounds[name] = whole(entry, "rounds", 1, 40)
        self.layers[name] = layers

    def pool_of_item(self, item: int) -> int:
        """The pool that a treasure belongs to."""
        return next(pool for pool in range(len(POOLS)) if item in self.pools[pool])

    def is_warden(self, item: int) -> bool:
        """Whether a treasure card is the Warden."""
        return item in self.pools[WARDEN_POOL]


def whole(entry: Data, name: str, low: int, high: int) -> int:
    """A whole number of a data entry within bounds."""
    value: Any = entry[name]
    if type(value) is not int or not low <= value <= high:
        raise UnreadableError(
            "{entry}.{name} should be a whole number from {low} to {high}.",
            entry=entry["id"],
            name=name,
            low=low,
            high=high,
        )
    return value


def is_layer(layer: Any) -> bool:
    """Whether a value is one row of a scenario's layers."""
    return (
        isinstance(layer, list)
        and len(layer) == len(POOLS)
        and all(type(count) is int and count >= 0 for count in layer)
    )
