# interpreted: reads the data once for each box
"""The box built from data that `shapes.py` has found good."""

from __future__ import annotations

from typing import Any

from undercroft.games.subterra.rules.box import (
    KINDS,
    NEVER,
    NO_ROPE,
    TRAITS,
    Abilities,
    Agreements,
    Box,
    Card,
    Caver,
    Level,
    Medal,
    Team,
    Tile,
)
from undercroft.games.subterra.rules.verbs import ABILITIES, BASIC_ACTIONS, LAST_ACTION
from undercroft.kernel.data import Data
from undercroft.kernel.errors import UnreadableError
from undercroft.maps.sides import SIDE_LETTERS, mask_of

MOST_CAVERS = 8


def load_box(data: Data, options: dict[str, Any]) -> Box:
    """The box of a set of data, with the options that change a rule."""
    numbers = {entry["id"]: int(entry["value"]) for entry in data["number"]}
    entries = sorted(data["caver"], key=lambda entry: int(entry["number"]))
    abilities = load_abilities(entries)
    points = numbers["action-points"] + numbers["exert-points"] * numbers["exert-per-turn"]
    most_points = max(points, abilities.directed_cost)
    costs = {verb: numbers.pop(f"cost-{word}") for word, verb in BASIC_ACTIONS.items()}
    usual_loss = numbers.pop("cavein-loss")
    box = Box(
        [load_tile(entry) for entry in data["tile"]],
        [load_card(entry) for entry in data["card"]],
        [load_caver(entry, costs, most_points, usual_loss) for entry in entries],
        [load_level(entry) for entry in data["level"]],
        [Medal(entry["id"], entry["lost_max"]) for entry in data["medal"]],
        load_teams(data["team"]),
        numbers,
        abilities,
        Agreements(
            bool(options["choose-cavers"]),
            bool(options["strict-marker"]),
            bool(options["strict-rubble"]),
            bool(options["strict-end"]),
            bool(options["strict-medal"]),
        ),
    )
    if numbers:
        raise UnreadableError("No rule reads the number {id}.", id=next(iter(numbers)))
    return box


def load_tile(entry: Data) -> Tile:
    """A tile of the data file."""
    return Tile(
        entry["id"],
        KINDS.index(entry["kind"]),
        entry["shape"],
        mask_of(entry["open"]),
        sorted(entry.get("collapse", [])),
        SIDE_LETTERS.index(entry["roped"]) if "roped" in entry else NO_ROPE,
    )


def load_card(entry: Data) -> Card:
    """A hazard card of the data file."""
    return Card(entry["id"], KINDS.index(entry["kind"]), entry["times"], list(entry["levels"]))


def load_caver(entry: Data, basic: dict[int, int], most_points: int, cavein_loss: int) -> Caver:
    """A caver's board of the data file."""
    costs = [NEVER] * (LAST_ACTION + 1)
    for verb, cost in basic.items():
        costs[verb] = cost
    for word, cost in entry["actions"].items():
        costs[ABILITIES[word]] = cost
    return Caver(
        entry["id"],
        entry["health"],
        sum(1 << TRAITS.index(trait) for trait in entry["traits"]),
        costs,
        most_points,
        entry["numbers"].get("check-bonus", 0),
        entry["numbers"].get("cavein-loss", cavein_loss),
    )


def load_abilities(entries: list[Data]) -> Abilities:
    """The numbers of abilities: each stands with one caver; of several, the largest counts for all."""

    def largest(part: str, name: str) -> int:
        return max(int(entry[part].get(name, 0)) for entry in entries)

    return Abilities(
        largest("limits", "guide-per-game"),
        largest("limits", "demolish-per-game"),
        largest("limits", "direct-per-turn"),
        largest("numbers", "bandage-gain"),
        largest("numbers", "sprint-moves"),
        largest("numbers", "directed-cost"),
    )


def load_level(entry: Data) -> Level:
    """A level of the data file."""
    return Level(entry["id"], [int(entry["deck"].get(str(size), 0)) for size in range(MOST_CAVERS + 1)])


def load_teams(entries: list[Data]) -> list[Team]:
    """The teams by their number of players."""
    teams = [Team(0, 0, 0) for _ in range(7)]
    for entry in entries:
        teams[entry["players"]] = Team(entry["min"], entry["max"], entry["default"])
    return teams
