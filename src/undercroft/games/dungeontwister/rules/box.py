"""The printed components in flat columns: characters, objects, rooms, scenarios, the numbers of the rules."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.dungeontwister.rules.drawing import read_room
from undercroft.games.dungeontwister.rules.terrain import SCONCE, SCONCE_BEHIND
from undercroft.maps.room_tables import RoomDesigns

# Traits of characters and powers of objects, as bits.
ELF: Final = 1
MAGIC_USER: Final = 2
BEAST: Final = 4
GROWS_PLANTS: Final = 8
GROWS_BRAMBLES: Final = 16
BREEDS: Final = 32
NEVER_ATTACKS: Final = 64
BREAKS: Final = 128
SHOOTS: Final = 256
ENCHANTS: Final = 512
WEAVES: Final = 1024
BECOMES_TRAP: Final = 2048
FELLS: Final = 4096
HEALS: Final = 8192
BOTH_WAYS: Final = 16384
PICKS_LOCKS: Final = 32768
WALKS_PITS: Final = 65536
REGENERATES: Final = 131072
WALKS_WALLS: Final = 262144
FLIES: Final = 524288
THROWS_FIRE: Final = 1048576
ELVISH_VISION: Final = 2097152
FLIGHT: Final = 4194304
PARALYSIS: Final = 8388608
PEACE: Final = 16777216
BURNS: Final = 33554432
ROPE: Final = 67108864
SPEED: Final = 134217728
FIREBALL: Final = 268435456
TREASURE: Final = 536870912

TRAITS: Final = (
    "elf",
    "magic-user",
    "beast",
    "plants",
    "brambles",
    "breeds",
    "never-attacks",
    "breaks-portcullises",
    "shoots",
    "enchants",
    "weaves",
    "becomes-trap",
    "fells",
    "heals",
    "turns-both-ways",
    "picks-locks",
    "walks-pits",
    "regenerates",
    "walks-through-walls",
    "flies",
    "throws-fire",
    "elvish-vision",
    "flight",
    "paralysis",
    "peace",
    "burns",
    "rope",
    "speed",
    "fireball",
    "treasure",
)

FIXED: Final = 0
SECRET: Final = 1
OPEN_CHOICE: Final = 2
WAYS: Final = ("fixed", "secret", "open")
SENSES: Final = ("anticlockwise", "clockwise")
MOST_ITEMS: Final = 60


class Scenario:
    """One way to build a game."""

    def __init__(self, way: int, pairs: list[int]) -> None:
        self.way = way
        self.pairs = pairs
        """The pairs of rooms that are laid out, or may be chosen."""
        # By seat:
        self.items: list[list[int]] = []
        """What each player has, or may choose from."""
        self.best: list[int] = []
        """The most points that one of his characters brings by leaving."""
        self.treasures: list[int] = []
        """How many treasures he may have."""


class Box:
    """Everything printed, by small numbers; frozen once loaded and shared by all states.

    Kinds are numbered characters first (those that are chosen, then the one that is made), then objects.
    Items are what a player owns: a kind that he owns twice is two items.
    """

    def __init__(self, data: dict[str, Any], texts: dict[str, list[str]]) -> None:
        self.texts = texts
        """A person's own words by message id, English and French."""
        self.load_numbers({entry["id"]: int(entry["value"]) for entry in data["number"]})
        cards = {entry["id"]: sorted(int(value) for value in entry["values"]) for entry in data["cards"]}
        self.combat_cards: list[int] = cards["combat-cards"]
        self.action_cards: list[int] = cards["action-cards"]
        self.load_kinds(data["character"], data["object"])
        self.load_items()
        self.load_rooms(data["room"])
        self.scenarios: list[str] = [entry["id"] for entry in data["scenario"]]
        self.games: list[Scenario] = [self.scenario(entry) for entry in data["scenario"]]

    def load_numbers(self, numbers: dict[str, int]) -> None:
        """The numbers that are printed on no single component."""
        self.team = numbers["characters"]
        self.gear = numbers["objects"]
        self.pairs_laid = numbers["pairs"]
        self.on_line = numbers["line-characters"]
        self.capacity: list[int] = [
            numbers["outer-room-tokens"] if row in (0, 3) else numbers["inner-room-tokens"]
            for row in range(4)
            for _ in range(2)
        ]
        self.jumps = numbers["jump-cards"]
        self.plants = numbers["plant-markers"]
        self.webs = numbers["webs"]
        self.spawnlings = numbers["spawnlings"]
        self.ropes = numbers["neutral-ropes"]
        self.torches = numbers["neutral-torches"]
        self.goal = numbers["points-to-win"]
        self.brambles = numbers["brambles-combat"]
        self.tree = numbers["living-tree-combat"]
        self.arrow = numbers["arrow-combat"]
        self.light = numbers["light-combat"]
        self.potion = numbers["potion-points"]
        self.draw_turns = numbers["draw-turns"]
        self.last_turns = numbers["last-turns"]

    def load_kinds(self, characters: list[dict[str, Any]], objects: list[dict[str, Any]]) -> None:
        """Characters and objects by their number."""
        chosen = [entry for entry in characters if entry["set"] != "made"]
        made = [entry for entry in characters if entry["set"] == "made"]
        people = chosen + made
        self.characters = len(people)
        """Kinds below this number are characters, all others objects."""
        self.spawn = len(chosen)
        self.kinds: list[str] = [entry["id"] for entry in [*people, *objects]]
        self.move: list[int] = [int(entry["move"]) for entry in people] + [0] * len(objects)
        self.combat: list[int] = [int(entry["combat"]) for entry in people] + [0] * len(objects)
        self.leaving: list[int] = [int(entry["leaving"]) for entry in people] + [0] * len(objects)
        self.traits: list[int] = [traits_of(entry, "traits") for entry in people]
        none = [0] * len(people)
        self.powers: list[int] = none + [traits_of(entry, "powers") for entry in objects]
        self.traits += self.powers[len(people) :]
        self.attack: list[int] = none + [int(entry["attack"]) for entry in objects]
        self.defence: list[int] = none + [int(entry["defence"]) for entry in objects]
        self.weight: list[int] = none + [int(entry["weight"]) for entry in objects]
        self.copies: list[int] = [1] * len(chosen) + [0] + [int(entry["copies"]) for entry in objects]
        self.rope_kind = self.only(ROPE)
        self.torch_kind = self.only(BURNS)

    def only(self, power: int) -> int:
        """The one kind of object with a power."""
        kind = 0
        while self.traits[kind] & power == 0:
            kind += 1
        return kind

    def load_items(self) -> None:
        """What each player owns: every kind as often as it has copies."""
        self.item_kind: list[int] = []
        for kind in range(len(self.kinds)):
            self.item_kind += [kind] * self.copies[kind]

    def load_rooms(self, entries: list[dict[str, Any]]) -> None:
        """Rooms by their place in the data: terrain, edges, number and sense."""
        self.rooms: list[str] = [entry["id"] for entry in entries]
        self.pairs: list[str] = []
        self.pair_of: list[int] = []
        self.sense: list[int] = []
        self.terrain: list[int] = []
        horizontal: list[list[list[int]]] = []
        vertical: list[list[list[int]]] = []
        for entry in entries:
            if entry["pair"] not in self.pairs:
                self.pairs.append(entry["pair"])
            self.pair_of.append(self.pairs.index(entry["pair"]))
            self.sense.append(SENSES.index(entry["arrow"]))
            terrain, h, v = read_room(entry["id"], entry["drawing"])
            self.terrain += terrain
            horizontal.append(h)
            vertical.append(v)
        self.designs = RoomDesigns(horizontal, vertical, [(SCONCE, SCONCE_BEHIND)])

    def scenario(self, entry: dict[str, Any]) -> Scenario:
        """One way to build a game; Yellow may have a force of its own."""
        way = WAYS.index(entry["way"])
        game = Scenario(way, [self.pairs.index(word) for word in entry["rooms"]])
        for force in (entry, entry.get("yellow", entry)):
            items: list[int] = []
            for word in [*force["characters"], *force["objects"]]:
                kind = self.kinds.index(word)
                free = [i for i in range(len(self.item_kind)) if self.item_kind[i] == kind and i not in items]
                items += free[:1] if way == FIXED else free
            kinds = [self.item_kind[item] for item in items]
            game.items.append(sorted(items))
            game.best.append(max(1, *(self.leaving[kind] for kind in kinds)))
            game.treasures.append(len([kind for kind in kinds if self.traits[kind] & TREASURE]))
        return game

    def is_character(self, kind: int) -> bool:
        """Whether a kind is a character."""
        return kind < self.characters


def traits_of(entry: dict[str, Any], name: str) -> int:
    """The traits of an entry as one mask."""
    mask = 0
    for word in entry[name]:
        mask |= 1 << TRAITS.index(word)
    return mask
