"""The printed components in flat columns: tiles, hazard cards, cavers, levels, the numbers of the rules."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.subterra.rules.verbs import ACTIONS, VERB_WORDS
from undercroft.kernel.errors import UnreadableError
from undercroft.maps.sides import mask_of

PLAIN: Final = 0
FLOOD: Final = 1
GAS: Final = 2
CAVEIN: Final = 3
HORROR: Final = 4
SQUEEZE: Final = 5
LEDGE: Final = 6
SLIDE: Final = 7
ROUGH: Final = 8
START: Final = 9
EXIT: Final = 10
TREMOR: Final = 11
OUT_OF_TIME: Final = 12

KINDS: Final = (
    "plain",
    "flood",
    "gas",
    "cavein",
    "horror",
    "squeeze",
    "ledge",
    "slide",
    "rough",
    "start",
    "exit",
    "tremor",
    "out-of-time",
)
"""The kinds of tiles and of hazard cards share their words."""

NO_FLOOD_LOSS: Final = 1
ENTERS_FLOODED: Final = 2
DISCARDS_DRAW: Final = 4
NO_VICTIM: Final = 8
NO_HORROR_LOSS: Final = 16
WAITING_TILE: Final = 32
ENTERS_SQUEEZE: Final = 64
ENTERS_RUBBLE: Final = 128
SHIELDS_OTHERS: Final = 256

TRAITS: Final = (
    "no-flood-loss",
    "enters-flooded",
    "discards-draw",
    "no-victim",
    "no-horror-loss",
    "waiting-tile",
    "enters-squeeze",
    "enters-rubble",
    "shields-others",
)

LETTERS: Final = ("N", "E", "S", "W")

NO_ROPE: Final = -1
NEVER: Final = 99
"""The cost of an action that a caver cannot take at all."""


class Box:
    """Everything printed, by small numbers; frozen once loaded and shared by all states."""

    def __init__(self, data: dict[str, Any], options: dict[str, Any]) -> None:
        self.load_options(options)
        self.load_numbers({entry["id"]: int(entry["value"]) for entry in data["number"]})
        self.load_tiles(data["tile"])
        self.load_cards(data["card"])
        self.load_cavers(data["caver"])
        self.levels: list[str] = [level["id"] for level in data["level"]]
        self.deck_sizes: list[list[int]] = [
            [int(level["deck"].get(str(n), 0)) for n in range(9)] for level in data["level"]
        ]
        self.medals: list[str] = [medal["id"] for medal in data["medal"]]
        self.medal_limits: list[int] = [int(medal["lost_max"]) for medal in data["medal"]]
        teams: list[list[int]] = [[0, 0, 0] for _ in range(7)]
        for team in data["team"]:
            teams[int(team["players"])] = [int(team["min"]), int(team["max"]), int(team["default"])]
        self.teams = teams

    def load_options(self, options: dict[str, Any]) -> None:
        """What the players agreed on that changes a rule."""
        self.choose_cavers = bool(options["choose-cavers"])
        """Players choose the cavers that are not named, instead of drawing them (1.3)."""
        self.strict_marker = bool(options["strict-marker"])
        """The first-caver marker goes from player to player (3.8)."""
        self.strict_rubble = bool(options["strict-rubble"])
        """Rubble is cleared on any tile beside one's own, through walls too (4.8, 8.7)."""
        self.strict_end = bool(options["strict-end"])
        """Nobody is asked whether to leave or to stay (9.5)."""
        self.strict_medal = bool(options["strict-medal"])
        """Only players with a caver on the exit share the medal (9.7)."""

    def load_numbers(self, numbers: dict[str, int]) -> None:
        """The numbers that are printed on no single component."""
        self.exit_companions = numbers["exit-companions"]
        self.die = numbers["die-sides"]
        self.target = numbers["skill-target"]
        self.points = numbers["action-points"]
        self.exert_points = numbers["exert-points"]
        self.exert_loss = numbers["exert-loss"]
        self.basic: dict[str, int] = {
            name[5:]: value for name, value in numbers.items() if name.startswith("cost-")
        }
        self.run_moves = numbers["run-moves"]
        self.heal_gain = numbers["heal-gain"]
        self.hide_sure = numbers["hide-sure-round"]
        self.rough_loss = numbers["rough-loss"]
        self.tremor_loss = numbers["tremor-loss"]
        self.flood_loss = numbers["flood-loss"]
        self.gas_loss = numbers["gas-loss"]
        self.gas_entry_loss = numbers["gas-entry-loss"]
        self.cavein_loss = numbers["cavein-loss"]
        self.horror_max = numbers["horror-max"]
        self.horror_range = numbers["horror-range"]
        self.horror_steps = numbers["horror-steps"]
        self.horror_spawns = numbers["horror-spawns"]

    def load_tiles(self, entries: list[dict[str, Any]]) -> None:
        """Tiles by their place in the data file."""
        self.tiles: list[str] = [entry["id"] for entry in entries]
        self.kind: list[int] = [one_of(entry, entry["kind"], KINDS) for entry in entries]
        self.shape: list[str] = [entry["shape"] for entry in entries]
        self.open: list[int] = [mask_of(entry["open"]) for entry in entries]
        self.collapse: list[int] = [
            sum(1 << int(n) for n in entry["collapse"]) if "collapse" in entry else 0 for entry in entries
        ]
        self.roped: list[int] = [
            one_of(entry, entry["roped"], LETTERS) if "roped" in entry else NO_ROPE for entry in entries
        ]
        self.start_tile = self.only(START)
        self.exit_tile = self.only(EXIT)
        if len(self.tiles) > 255:
            raise UnreadableError("A cave has at most 255 tiles, not {count}.", count=len(self.tiles))

    def only(self, kind: int) -> int:
        """The one tile of a kind."""
        if self.kind.count(kind) != 1:
            raise UnreadableError("There must be one tile of the kind {kind}.", kind=KINDS[kind])
        return self.kind.index(kind)

    def load_cards(self, entries: list[dict[str, Any]]) -> None:
        """Hazard cards by their place in the data file."""
        self.cards: list[str] = [entry["id"] for entry in entries]
        self.card_kind: list[int] = [one_of(entry, entry["kind"], KINDS) for entry in entries]
        self.card_times: list[int] = [int(entry.get("times", 1)) for entry in entries]
        self.card_levels: list[list[str]] = [list(entry.get("levels", [])) for entry in entries]

    def load_cavers(self, entries: list[dict[str, Any]]) -> None:
        """Cavers by their printed number, lowest first: ties between victims go by it."""
        cavers = sorted(entries, key=lambda entry: int(entry["number"]))
        self.cavers: list[str] = [entry["id"] for entry in cavers]
        self.health: list[int] = [int(entry["health"]) for entry in cavers]
        self.traits: list[int] = [
            sum(1 << one_of(entry, trait, TRAITS) for trait in entry["traits"]) for entry in cavers
        ]
        self.costs: list[list[int]] = [self.costs_of(entry) for entry in cavers]
        directed = max(int(entry["numbers"].get("directed-cost", 0)) for entry in cavers)
        most = max(self.points + self.exert_points, directed)
        self.affordable: list[list[list[int]]] = [
            [[verb for verb in ACTIONS if costs[verb] <= points] for points in range(most + 1)]
            for costs in self.costs
        ]
        self.guides = sum(int(entry["limits"].get("guide-per-game", 0)) for entry in cavers)
        self.blasts = sum(int(entry["limits"].get("demolish-per-game", 0)) for entry in cavers)
        self.directs = max(int(entry["limits"].get("direct-per-turn", 0)) for entry in cavers)
        self.check_bonus: list[int] = [int(entry["numbers"].get("check-bonus", 0)) for entry in cavers]
        self.own_cavein: list[int] = [
            int(entry["numbers"].get("cavein-loss", self.cavein_loss)) for entry in cavers
        ]
        self.bandage_gain = max(int(entry["numbers"].get("bandage-gain", 0)) for entry in cavers)
        self.sprint_moves = max(int(entry["numbers"].get("sprint-moves", 0)) for entry in cavers)
        self.directed_cost = directed

    def costs_of(self, entry: dict[str, Any]) -> list[int]:
        """What each action costs a caver; NEVER for the abilities of others."""
        abilities = entry["actions"]
        found = [NEVER] * len(VERB_WORDS)
        for verb in ACTIONS:
            word = VERB_WORDS[verb]
            found[verb] = self.basic[word] if word in self.basic else int(abilities.get(word, NEVER))
        return found

    def pool(self, level: str) -> list[int]:
        """The hazard cards that a level uses, Out of Time apart."""
        cards = [card for card in range(len(self.cards)) if level in self.card_levels[card]]
        return [card for card in cards if self.card_kind[card] != OUT_OF_TIME]

    def last_card(self) -> int:
        """The Out of Time card."""
        return self.card_kind.index(OUT_OF_TIME)


def one_of(entry: dict[str, Any], word: Any, known: tuple[str, ...]) -> int:
    """The place of a word in a list; another word is refused with the list."""
    if word not in known:
        raise UnreadableError(
            "{id} has {word!r}, which is not known; known are {known}.",
            id=entry["id"],
            word=word,
            known=", ".join(known),
        )
    return known.index(word)
