# interpreted: describes data
"""The shape of Sub Terra's data: every entry of every table, and what must hold together in them."""

from __future__ import annotations

from collections import Counter

from undercroft.games.subterra.rules.box import KINDS, TRAITS
from undercroft.games.subterra.rules.verbs import BASIC_ACTIONS
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.checking.lines import Path
from undercroft.kernel.checking.shapes import (
    ById,
    Cases,
    Entries,
    Fields,
    Listed,
    Named,
    Shape,
    Text,
    Whole,
    Word,
)
from undercroft.kernel.data import OWN_FILE_KEYS, Data
from undercroft.kernel.errors import UndercroftError, UnreadableError
from undercroft.maps.sides import mask_of

COST = Whole(1, 9)
COUNT = Whole(0, 99)
SOME = Whole(1, 99)
FEW = Whole(0, 9)

NUMBERS: dict[str, Shape] = {
    "exit-companions": COUNT,
    "die-sides": SOME,
    "skill-target": SOME,
    "action-points": COST,
    "exert-points": COST,
    "exert-per-turn": FEW,
    "exert-loss": COUNT,
    **{f"cost-{word}": COST for word in BASIC_ACTIONS},
    "run-moves": SOME,
    "heal-gain": SOME,
    "hide-sure-round": SOME,
    "rough-loss": COUNT,
    "tremor-loss": COUNT,
    "flood-loss": COUNT,
    "gas-loss": COUNT,
    "gas-entry-loss": COUNT,
    "cavein-loss": COUNT,
    "horror-max": COUNT,
    "horror-range": COUNT,
    "horror-steps": FEW,
    "horror-spawns": FEW,
}

TILE_PARTS: dict[str, Shape] = {
    "id": Text(1),
    "shape": Word("x", "t", "s", "c", "d"),
    "open": Text(1),
}
ROPED: dict[str, Shape] = {**TILE_PARTS, "roped": Word("N", "S")}
TILE = Cases(
    "kind",
    {
        **{kind: Fields(TILE_PARTS) for kind in KINDS[: KINDS.index("exit") + 1]},
        "cavein": Fields({**TILE_PARTS, "collapse": Listed(SOME, 2, 2, once=True)}),
        "ledge": Fields(ROPED),
        "slide": Fields(ROPED),
    },
)
CARD = Fields(
    {
        "id": Text(1),
        "kind": Word("tremor", "flood", "gas", "cavein", "horror", "out-of-time"),
        "times": COST,
        "levels": Listed(Named("level"), 0, 20, once=True),
    }
)
LIMITS = ("guide-per-game", "demolish-per-game", "direct-per-turn")
OWN_NUMBERS = ("cavein-loss", "bandage-gain", "sprint-moves", "check-bonus", "directed-cost")
CAVER = Fields(
    {
        "id": Text(1),
        "number": SOME,
        "health": SOME,
        "actions": Fields(
            {},
            {
                **dict.fromkeys(("dive", "dig", "belay", "bandage", "sprint", "repel", "direct"), COST),
                "demolish": Whole(1, 1),  # the option demolish-cost says otherwise
            },
        ),
        "passives": Listed(Text(1), 0, 9, once=True),
        "traits": Listed(Word(*TRAITS), 0, 9, once=True),
        "limits": Fields({}, dict.fromkeys(LIMITS, COUNT)),
        "numbers": Fields({}, dict.fromkeys(OWN_NUMBERS, COUNT)),
    }
)
SIZES = ("4", "5", "6")
LEVEL = Fields({"id": Text(1), "deck": Fields(dict.fromkeys(SIZES, SOME))})
PARTY = Whole(4, 6)
TEAM = Fields({"id": Text(1), "players": Whole(1, 6), "min": PARTY, "max": PARTY, "default": PARTY})
MEDAL = Fields({"id": Text(1), "lost_max": Whole(0, 6)})

TABLES: dict[str, Shape] = {
    "tile": Entries(TILE, 3, 255),
    "card": Entries(CARD, 1, 255),
    "caver": Entries(CAVER, 6, 16),
    "level": Entries(LEVEL, 1, 20),
    "team": Entries(TEAM, 6, 6),
    "medal": Entries(MEDAL, 1, 9),
    "number": Entries(ById("value", NUMBERS, {"rule": Text(1)}), len(NUMBERS), len(NUMBERS)),
}
"""Every table that a person's file may overrule."""

OPENINGS = {"x": (4, ()), "t": (3, ()), "s": (2, (5, 10)), "c": (2, (3, 6, 9, 12)), "d": (1, ())}


def check_tables(data: Data, found: Findings) -> None:
    """Note all that is wrong or odd with the data."""
    found.ids["level"] = [entry["id"] for entry in data["level"]]
    tables = {name: table for name, table in data.items() if name not in (*OWN_FILE_KEYS, "option")}
    Fields(TABLES).check(tables, (), found)
    if found.is_good():
        check_tiles(data, found)
        check_teams(data, found)
        check_cards(data, found)
        check_medals(data, found)


def check_tiles(data: Data, found: Findings) -> None:
    """Sides and shape of a tile agree, there is one start and one exit, and dice can show its numbers."""
    numbers = {entry["id"]: entry["value"] for entry in data["number"]}
    for tile in data["tile"]:
        at: Path = ("tile", tile["id"])
        try:
            mask = mask_of(tile["open"])
        except UndercroftError as error:
            found.fault((*at, "open"), error)
            continue
        count, known = OPENINGS[tile["shape"]]
        if mask.bit_count() != count or (known and mask not in known):
            found.fault(
                (*at, "open"),
                UnreadableError(
                    "The tile {tile} has the shape {shape}, which its open sides {open} do not make.",
                    tile=tile["id"],
                    shape=tile["shape"],
                    open=tile["open"],
                ),
            )
        elif "roped" in tile and mask != mask_of("NS"):
            found.fault(
                (*at, "open"),
                UnreadableError("The tile {tile} must lead from N to S, for its rope.", tile=tile["id"]),
            )
        for die in tile.get("collapse", []):
            if die > numbers["die-sides"]:
                found.fault(
                    (*at, "collapse"),
                    UnreadableError(
                        "The tile {tile} waits for a {result} on a die with {sides} sides.",
                        tile=tile["id"],
                        result=die,
                        sides=numbers["die-sides"],
                    ),
                )
    kinds = Counter(tile["kind"] for tile in data["tile"])
    for kind in ("start", "exit"):
        if kinds[kind] != 1:
            found.fault(("tile",), UnreadableError("There must be one tile of the kind {kind}.", kind=kind))
    if numbers["exit-companions"] > len(data["tile"]) - 2:
        found.fault(
            ("number", "exit-companions", "value"),
            UnreadableError(
                "{count} tiles are to lie with the exit, and there are {most}.",
                count=numbers["exit-companions"],
                most=len(data["tile"]) - 2,
            ),
        )


def check_teams(data: Data, found: Findings) -> None:
    """Every number of players has a team, and cavers enough."""
    for players in range(1, 7):
        teams = [team for team in data["team"] if team["players"] == players]
        if len(teams) != 1:
            found.fault(
                ("team",), UnreadableError("There must be one team for {count} players.", count=players)
            )
    for team in data["team"]:
        if not max(team["players"], team["min"]) <= team["default"] <= team["max"] or (
            team["min"] < team["players"]
        ):
            found.fault(
                ("team", team["id"]),
                UnreadableError(
                    "The team {id} should have {players} or more cavers, from min over default to max.",
                    id=team["id"],
                    players=team["players"],
                ),
            )
    numbers = Counter(caver["number"] for caver in data["caver"])
    for caver in data["caver"]:
        if numbers[caver["number"]] > 1:
            found.fault(
                ("caver", caver["id"], "number"),
                UnreadableError("Two cavers have the number {number}.", number=caver["number"]),
            )


def check_cards(data: Data, found: Findings) -> None:
    """One card ends the time, and there are cards enough for every deck."""
    kinds = Counter(card["kind"] for card in data["card"])
    if kinds["out-of-time"] != 1:
        found.fault(
            ("card",), UnreadableError("There must be one card of the kind {kind}.", kind="out-of-time")
        )
    usable = [card for card in data["card"] if card["kind"] != "out-of-time"]
    sets = {level["id"]: sum(level["id"] in card["levels"] for card in usable) for level in data["level"]}
    for level in data["level"]:
        for size, need in level["deck"].items():
            if need <= sets[level["id"]]:
                continue
            error = UnreadableError(
                "The hazard set has {have} cards, and {need} are to be dealt (rule 1.7).",
                have=sets[level["id"]],
                need=need,
            )
            at: Path = ("level", level["id"], "deck", size)
            if need > max(sets.values()):
                found.fault(at, error)
            else:
                found.warn(at, error)  # the option hazard-set may name a larger one
    for card in data["card"]:
        if not card["levels"]:
            found.warn(
                ("card", card["id"], "levels"),
                UnreadableError("{path} will never do anything.", path=f"card.{card['id']}"),
            )


def check_medals(data: Data, found: Findings) -> None:
    """Medals stand from the best down: a later one that asks for as much is never given."""
    limits = [medal["lost_max"] for medal in data["medal"]]
    for number, medal in enumerate(data["medal"]):
        if limits[number] <= max(limits[:number], default=-1):
            found.warn(
                ("medal", medal["id"], "lost_max"),
                UnreadableError("{path} will never do anything.", path=f"medal.{medal['id']}"),
            )
