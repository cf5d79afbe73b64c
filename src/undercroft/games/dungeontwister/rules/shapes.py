# interpreted: describes data
"""The shape of Dungeon Twister's data and of people's own scenarios, and what must hold together in them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from undercroft.games.dungeontwister.rules.box import MOST_ITEMS, SENSES, TRAITS, WAYS
from undercroft.games.dungeontwister.rules.drawing import drawing_faults
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.checking.lines import Path
from undercroft.kernel.checking.shapes import (
    ById,
    Cases,
    Entries,
    Fields,
    Free,
    Listed,
    Matching,
    Named,
    Shape,
    Text,
    Whole,
    Word,
)
from undercroft.kernel.data import OWN_FILE_KEYS, Data
from undercroft.kernel.errors import UnreadableError

FIXED_TABLES = ("option",)
"""Tables that say what can be chosen: no values of the box."""

FEW = Whole(0, 9)
TURNS = Whole(1, 99)
ID = Matching("[a-z0-9]+(-[a-z0-9]+){0,6}", "mill-wheel")

POWERS = ("shoots", "fells", "picks-locks", *TRAITS[TRAITS.index("elvish-vision") :])
TALENTS = TRAITS[: TRAITS.index("elvish-vision")]
ALONE = (
    "plants",
    "brambles",
    "breeds",
    "enchants",
    "weaves",
    "becomes-trap",
    "heals",
    "regenerates",
    "walks-through-walls",
    "throws-fire",
)
"""Talents whose moves do not name who has them: of all characters one may have each."""

NUMBERS: dict[str, Shape] = {
    "characters": Whole(4, 8),
    "objects": Whole(0, 6),
    "pairs": Whole(4, 4),
    "line-characters": Whole(0, 4),
    "outer-room-tokens": FEW,
    "inner-room-tokens": FEW,
    "jump-cards": FEW,
    "plant-markers": FEW,
    "webs": FEW,
    "spawnlings": Whole(0, 3),
    "neutral-ropes": Whole(0, 5),
    "neutral-torches": Whole(0, 2),
    "points-to-win": Whole(1, 20),
    "brambles-combat": FEW,
    "living-tree-combat": FEW,
    "arrow-combat": FEW,
    "light-combat": FEW,
    "potion-points": Whole(0, 4),
    "draw-turns": TURNS,
    "last-turns": TURNS,
}
CHARACTER = Fields(
    {
        "id": ID,
        "set": Word("forest", "base", "made"),
        "move": Whole(0, 6),
        "combat": FEW,
        "leaving": Whole(0, 5),
        "traits": Listed(Word(*TALENTS), 0, 20, once=True),
    }
)
OBJECT = Fields(
    {
        "id": ID,
        "copies": Whole(0, 2),
        "attack": FEW,
        "defence": FEW,
        "weight": FEW,
        "powers": Listed(Word(*POWERS), 0, 12, once=True),
    },
    {"set": Word("forest", "base", "other")},
)
ROOM = Fields(
    {"id": ID, "pair": ID, "arrow": Word(*SENSES), "drawing": Text(1)}, {"set": Word("forest", "base")}
)
FORCE: dict[str, Shape] = {
    "characters": Listed(Named("character"), 0, 40),
    "objects": Listed(Named("object"), 0, 40),
}
LAID: dict[str, Shape] = {
    "id": ID,
    "way": Word(*WAYS),
    **FORCE,
    "rooms": Listed(Named("pair"), 0, 40),
}
CARDS = Cases(
    "id",
    {
        "combat-cards": Fields({"values": Listed(FEW, 1, 20)}),
        "action-cards": Fields({"values": Listed(Whole(1, 9), 1, 9, once=True)}),
    },
)
TABLES: dict[str, Shape] = {
    "character": Entries(CHARACTER, 1, 60),
    "object": Entries(OBJECT, 1, 60),
    "room": Entries(ROOM, 8, 60),
    "scenario": Entries(Fields(LAID), 1, 20),
    "cards": Entries(CARDS, 2, 2),
    "number": Entries(ById("value", NUMBERS, {"rule": Text(1)}), len(NUMBERS), len(NUMBERS)),
}
"""Every table that a person's file may overrule."""

OWN = Fields(
    {"game": Text(1), **LAID},
    {
        "kind": Word("scenario"),
        "yellow": Fields(FORCE),
        "room": Entries(ROOM, 0, 16),
        "text": Fields({}, {"en": Free(Text()), "fr": Free(Text())}),
    },
)
"""A person's own scenario: forces, rooms of the game and rooms of its own."""


def check_tables(data: Data, found: Findings) -> None:
    """Note all that is wrong or odd with the data."""
    found.ids.update(words_of(data))
    tables = {name: table for name, table in data.items() if name not in (*OWN_FILE_KEYS, *FIXED_TABLES)}
    Fields(TABLES).check(tables, (), found)
    if not found.is_good():
        return
    check_rooms(data["room"], (), found)
    check_numbers(data, found)
    check_cards(data, found)
    check_characters(data, found)
    check_objects(data, found)
    for entry in data["scenario"]:
        check_forces(entry, data, ("scenario", entry["id"]), found)


def words_of(data: Data) -> dict[str, list[str]]:
    """The words that entries may name, by what they name."""
    return {
        "character": [e["id"] for e in entries(data, "character") if e.get("set") != "made"],
        "object": [e["id"] for e in entries(data, "object") if e.get("copies")],
        "pair": list(dict.fromkeys(str(e.get("pair")) for e in entries(data, "room"))),
    }


def entries(data: Data, table: str) -> list[Data]:
    """The entries of a table, as far as they are some."""
    found = data.get(table, [])
    return [e for e in found if isinstance(e, dict) and "id" in e] if isinstance(found, list) else []


def check_rooms(rooms: list[Data], path: Path, found: Findings) -> None:
    """Every drawing can be read, and rooms come in pairs."""
    for entry in rooms:
        for error in drawing_faults(entry["id"], entry["drawing"]):
            found.fault((*path, "room", entry["id"], "drawing"), error)
    for pair, count in Counter(entry["pair"] for entry in rooms).items():
        if count != 2:
            found.fault(
                (*path, "room", next(e["id"] for e in rooms if e["pair"] == pair), "pair"),
                UnreadableError("There must be two rooms of the pair {pair}.", pair=pair),
            )


def numbers_of(data: Data) -> dict[str, int]:
    """The numbers of the rules by their ids."""
    return {entry["id"]: entry["value"] for entry in data["number"]}


def check_numbers(data: Data, found: Findings) -> None:
    """There are characters for the line whatever the handicap, and all other tokens have a place."""
    numbers = numbers_of(data)
    handicap = max(entry["high"] for entry in data["option"] if entry["name"].startswith("handicap"))
    if numbers["characters"] - handicap < numbers["line-characters"]:
        found.fault(
            ("number", "line-characters", "value"),
            UnreadableError(
                "With a handicap of {handicap} there are too few characters for a line of {line}.",
                handicap=handicap,
                line=numbers["line-characters"],
            ),
        )
    tokens = 2 * (numbers["characters"] - numbers["line-characters"] + numbers["objects"])
    places = 4 * (numbers["outer-room-tokens"] + numbers["inner-room-tokens"])
    if tokens > places:
        found.fault(
            ("number", "inner-room-tokens", "value"),
            UnreadableError(
                "{tokens} tokens are to lie on the rooms, which have places for {places}.",
                tokens=tokens,
                places=places,
            ),
        )
    if numbers["draw-turns"] > numbers["last-turns"]:
        found.warn(
            ("number", "draw-turns", "value"),
            UnreadableError("{path} will never do anything.", path="number.draw-turns"),
        )


def check_cards(data: Data, found: Findings) -> None:
    """The 0 is among the combat cards, and the limit can go from each action card to the next."""
    cards = {entry["id"]: sorted(entry["values"]) for entry in data["cards"]}
    if 0 not in cards["combat-cards"]:
        found.fault(
            ("cards", "combat-cards", "values"), UnreadableError("There must be a combat card of value 0.")
        )
    action = cards["action-cards"]
    if action != list(range(action[0], action[0] + len(action))):
        found.fault(
            ("cards", "action-cards", "values"),
            UnreadableError("The action cards must be of values that follow each other."),
        )


def check_characters(data: Data, found: Findings) -> None:
    """One character is made by another, and talents that name nobody are one character's alone."""
    made = [entry for entry in data["character"] if entry["set"] == "made"]
    if len(made) != 1:
        found.fault(("character",), UnreadableError("There must be one character of the set made."))
    owners = Counter(trait for entry in data["character"] for trait in entry["traits"])
    for entry in data["character"]:
        for trait in entry["traits"]:
            if trait in ALONE and (owners[trait] > 1 or entry in made):
                found.fault(
                    ("character", entry["id"], "traits"),
                    UnreadableError(
                        "The trait {trait} must be one character's alone, who is made by nobody.", trait=trait
                    ),
                )


def check_objects(data: Data, found: Findings) -> None:
    """Ropes and torches are one kind each, and a player does not own too much."""
    for power in ("rope", "burns"):
        if sum(power in entry["powers"] for entry in data["object"]) != 1:
            found.fault(
                ("object",), UnreadableError("There must be one object with the power {power}.", power=power)
            )
    owned = len(data["character"]) - 1 + sum(entry["copies"] for entry in data["object"])
    if owned > MOST_ITEMS:
        found.fault(
            ("object",),
            UnreadableError(
                "A player owns at most {most} tokens, not {count}.", most=MOST_ITEMS, count=owned
            ),
        )


def check_forces(entry: Data, data: Data, path: Path, found: Findings) -> None:
    """The forces and rooms of a scenario are those that it needs, or enough to choose from."""
    numbers = numbers_of(data)
    copies = {one["id"]: one["copies"] for one in data["object"]}
    is_fixed = entry["way"] == "fixed"
    for words in ("characters", "objects") if is_fixed else ("characters", "objects", "rooms"):
        counted: Counter[str] = Counter(entry[words])
        for word, count in counted.items():
            if count > (copies.get(word, 1) if is_fixed else 1):
                found.fault(
                    (*path, words),
                    UnreadableError(
                        "{id} has {word!r} more often than a player owns it.", id=entry["id"], word=word
                    ),
                )
    things = len(entry["objects"]) if is_fixed else sum(copies[word] for word in set(entry["objects"]))
    rooms = numbers["pairs"] // 2 if entry["way"] == "secret" else numbers["pairs"]
    needs = {
        "characters": (len(entry["characters"]), numbers["characters"]),
        "objects": (things, numbers["objects"]),
        "rooms": (len(entry["rooms"]), rooms),
    }
    for words, (count, needed) in needs.items():
        if count < needed or (is_fixed and count > needed):
            found.fault(
                (*path, words),
                UnreadableError(
                    "{id} has {count} of {words}; {needed} are needed.",
                    id=entry["id"],
                    count=count,
                    words=words,
                    needed=needed,
                ),
            )


def check_scenario(tree: Data, data: Data, found: Findings) -> None:
    """Note all that is wrong or odd with a person's own scenario."""
    rooms = entries(tree, "room")
    found.ids.update(words_of({**data, "room": [*data["room"], *rooms]}))
    OWN.check(tree, (), found)
    if not found.is_good():
        return
    known = {entry["id"] for entry in data["room"]} | {entry["pair"] for entry in data["room"]}
    for entry in rooms:
        for name in ("id", "pair"):
            if entry[name] in known:
                found.fault(
                    ("room", entry["id"], name),
                    UnreadableError("The game has a room {id} of its own.", id=entry[name]),
                )
    check_rooms(rooms, (), found)
    check_forces(tree, data, (), found)
    check_yellow(tree, data, found)
    for entry in rooms:
        if entry["pair"] not in tree["rooms"]:
            found.warn(
                ("room", entry["id"]),
                UnreadableError("{path} will never do anything.", path=f"room.{entry['id']}"),
            )
    if tree["id"] in [entry["id"] for entry in data["scenario"]]:
        found.warn(("id",), UnreadableError("The game has a scenario {id} of its own.", id=tree["id"]))


def check_yellow(tree: Data, data: Data, found: Findings) -> None:
    """Only where forces are fixed has Yellow another one than Blue."""
    other: Any = tree.get("yellow")
    if other is None:
        return
    if tree["way"] != "fixed":
        found.fault(
            ("yellow",), UnreadableError("Yellow has a force of its own only where the way is fixed.")
        )
        return
    inside = Findings()
    check_forces({**tree, **other}, data, (), inside)
    for at, error in inside.faults:
        if at != ("rooms",):
            found.fault(("yellow", *at), error)
