# interpreted: reads the data once for each box
"""The box built from the data, and every value in it held against its range: a fault is a sentence."""

from __future__ import annotations

from typing import Any

from undercroft.games.subterra.rules.box import (
    CAVEIN,
    EXIT,
    FLOOD,
    GAS,
    HORROR,
    KINDS,
    LEDGE,
    NEVER,
    NO_ROPE,
    OUT_OF_TIME,
    SLIDE,
    START,
    TRAITS,
    TREMOR,
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
from undercroft.maps.sides import NORTH, SIDE_LETTERS, SOUTH, mask_of

MOST = 99
COST = (1, 9)
COUNT = (0, MOST)

NUMBERS = {
    "exit-companions": COUNT,
    "die-sides": (1, MOST),
    "skill-target": (1, MOST),
    "action-points": COST,
    "exert-points": COST,
    "exert-per-turn": (0, 9),
    "exert-loss": COUNT,
    **{f"cost-{word}": COST for word in BASIC_ACTIONS},
    "run-moves": (1, MOST),
    "heal-gain": (1, MOST),
    "hide-sure-round": (1, MOST),
    "rough-loss": COUNT,
    "tremor-loss": COUNT,
    "flood-loss": COUNT,
    "gas-loss": COUNT,
    "gas-entry-loss": COUNT,
    "cavein-loss": COUNT,
    "horror-max": COUNT,
    "horror-range": COUNT,
    "horror-steps": (0, 9),
    "horror-spawns": (0, 9),
}
"""Every number of the data with its range."""

LIMITS = ("guide-per-game", "demolish-per-game", "direct-per-turn")
OWN_NUMBERS = ("cavein-loss", "bandage-gain", "sprint-moves", "check-bonus", "directed-cost")
TILE_KINDS = KINDS[: EXIT + 1]
CARD_KINDS = tuple(KINDS[kind] for kind in (TREMOR, FLOOD, GAS, CAVEIN, HORROR, OUT_OF_TIME))
SHAPES = ("x", "t", "s", "c", "d")
MOST_TILES = 255
MOST_CAVERS = 8


def load_box(data: Data, options: dict[str, Any]) -> Box:
    """The box of a set of data, with the options that change a rule."""
    numbers = load_numbers(data["number"])
    levels = [level["id"] for level in data["level"]]
    entries = sorted(data["caver"], key=lambda entry: within(entry, "number", 1, MOST))
    abilities = load_abilities(entries)
    points = numbers["action-points"] + numbers["exert-points"] * numbers["exert-per-turn"]
    most_points = max(points, abilities.directed_cost)
    costs = {word: numbers.pop(f"cost-{word}") for word in BASIC_ACTIONS}
    usual_loss = numbers.pop("cavein-loss")
    tiles = [load_tile(entry, numbers["die-sides"]) for entry in data["tile"]]
    check_tiles(tiles, numbers["exit-companions"])
    cards = [load_card(entry, levels) for entry in data["card"]]
    if [card.kind for card in cards].count(OUT_OF_TIME) != 1:
        raise UnreadableError("There must be one card of the kind {kind}.", kind=KINDS[OUT_OF_TIME])
    box = Box(
        tiles,
        cards,
        [load_caver(entry, costs, most_points, usual_loss) for entry in entries],
        [load_level(entry) for entry in data["level"]],
        [Medal(entry["id"], within(entry, "lost_max", 0, MOST)) for entry in data["medal"]],
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


def within(entry: Data, key: str, low: int, high: int, default: int | None = None) -> int:
    """A whole number of an entry within its range."""
    value = entry.get(key, default)
    if type(value) is not int or not low <= value <= high:
        raise UnreadableError(
            "The {key} of {id} should be a whole number from {low} to {high}, not {value!r}.",
            key=key,
            id=entry["id"],
            low=low,
            high=high,
            value=value,
        )
    return value


def one_of(entry: Data, word: Any, known: tuple[str, ...]) -> int:
    """The place of a word in a list; another word is refused with the list."""
    if word not in known:
        raise UnreadableError(
            "{id} has {word!r}, which is not known; known are {known}.",
            id=entry["id"],
            word=word,
            known=", ".join(known),
        )
    return known.index(word)


def load_numbers(entries: list[Data]) -> dict[str, int]:
    """The numbers of the rules by their ids."""
    found: dict[str, int] = {}
    for entry in entries:
        one_of(entry, entry["id"], tuple(NUMBERS))
        low, high = NUMBERS[entry["id"]]
        found[entry["id"]] = within(entry, "value", low, high)
    return found


# Tiles and cards


def load_tile(entry: Data, die: int) -> Tile:
    """A tile of the data file."""
    kind = KINDS.index(TILE_KINDS[one_of(entry, entry["kind"], TILE_KINDS)])
    one_of(entry, entry["shape"], SHAPES)
    openings = mask_of(entry["open"])
    collapse = sorted(entry.get("collapse", []))
    if (kind == CAVEIN) != (len(set(collapse)) == 2) or not set(collapse) <= set(range(1, die + 1)):
        raise UnreadableError(
            "{id}: cave-in tiles alone collapse, on two results of a die with {die} sides.",
            id=entry["id"],
            die=die,
        )
    roped = one_of(entry, entry["roped"], tuple(SIDE_LETTERS)) if "roped" in entry else NO_ROPE
    if (kind in (LEDGE, SLIDE)) != (roped in (NORTH, SOUTH)) or (
        roped != NO_ROPE and openings != mask_of("NS")
    ):
        raise UnreadableError(
            "{id}: ledges and slides alone need a rope, at N or S, and lead from S to N.", id=entry["id"]
        )
    if openings == 0:
        raise UnreadableError("{id} has no opening.", id=entry["id"])
    return Tile(entry["id"], kind, entry["shape"], openings, collapse, roped)


def check_tiles(tiles: list[Tile], companions: int) -> None:
    """One start, one exit, and as many tiles as can be."""
    for kind in (START, EXIT):
        if [tile.kind for tile in tiles].count(kind) != 1:
            raise UnreadableError("There must be one tile of the kind {kind}.", kind=KINDS[kind])
    if len(tiles) > MOST_TILES:
        raise UnreadableError(
            "A cave has at most {most} tiles, not {count}.", most=MOST_TILES, count=len(tiles)
        )
    if companions > len(tiles) - 2:
        raise UnreadableError(
            "The value of exit-companions is {count}, and there are {tiles} tiles besides start and exit.",
            count=companions,
            tiles=len(tiles) - 2,
        )


def load_card(entry: Data, levels: list[str]) -> Card:
    """A hazard card of the data file."""
    kind = KINDS.index(CARD_KINDS[one_of(entry, entry["kind"], CARD_KINDS)])
    used = list(entry.get("levels", []))
    for level in used:
        one_of(entry, level, tuple(levels))
    return Card(entry["id"], kind, within(entry, "times", 1, 9, 1), used)


# Cavers and teams


def load_caver(entry: Data, basic: dict[str, int], most_points: int, cavein_loss: int) -> Caver:
    """A caver's board of the data file."""
    costs = [NEVER] * (LAST_ACTION + 1)
    for word, cost in basic.items():
        costs[BASIC_ACTIONS[word]] = cost
    actions = {**entry["actions"], "id": entry["id"]}
    for word in entry["actions"]:
        one_of(entry, word, tuple(ABILITIES))
        costs[ABILITIES[word]] = within(actions, word, *COST)
    numbers = {**entry["numbers"], "id": entry["id"]}
    return Caver(
        entry["id"],
        within(entry, "health", 1, MOST),
        sum(1 << one_of(entry, trait, TRAITS) for trait in set(entry["traits"])),
        costs,
        most_points,
        within(numbers, "check-bonus", 0, MOST, 0),
        within(numbers, "cavein-loss", 0, MOST, cavein_loss),
    )


def load_abilities(entries: list[Data]) -> Abilities:
    """The numbers of abilities: each stands with one caver; of several, the largest counts for all."""
    limits = dict.fromkeys(LIMITS, 0)
    numbers = dict.fromkeys(OWN_NUMBERS, 0)
    for entry in entries:
        for found, part in ((limits, "limits"), (numbers, "numbers")):
            inside = {**entry[part], "id": entry["id"]}
            for name in entry[part]:
                one_of(entry, name, tuple(found))
                found[name] = max(found[name], within(inside, name, 0, MOST))
    return Abilities(
        limits["guide-per-game"],
        limits["demolish-per-game"],
        limits["direct-per-turn"],
        numbers["bandage-gain"],
        numbers["sprint-moves"],
        numbers["directed-cost"],
    )


def load_level(entry: Data) -> Level:
    """A level of the data file."""
    deck = {**entry["deck"], "id": entry["id"]}
    return Level(entry["id"], [within(deck, str(size), 0, MOST, 0) for size in range(MOST_CAVERS + 1)])


def load_teams(entries: list[Data]) -> list[Team]:
    """The teams by their number of players."""
    teams = [Team(0, 0, 0) for _ in range(7)]
    for entry in entries:
        players = within(entry, "players", 1, 6)
        least = within(entry, "min", players, MOST_CAVERS)
        most = within(entry, "max", least, MOST_CAVERS)
        teams[players] = Team(least, most, within(entry, "default", least, most))
    return teams
