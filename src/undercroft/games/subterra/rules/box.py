"""The printed components: tiles, hazard cards, cavers, levels and the numbers of the rules, frozen."""

from __future__ import annotations

from typing import Final

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

NO_ROPE: Final = -1
NEVER: Final = 99
"""The cost of an action that a caver cannot take at all."""


class Tile:
    """A tile as it is printed, its own north up."""

    def __init__(
        self, id: str, kind: int, shape: str, openings: int, collapse: list[int], roped: int
    ) -> None:
        self.id = id
        self.kind = kind
        self.shape = shape
        self.openings = openings
        self.collapse = collapse
        """The die results that bring it down (5.4)."""
        self.roped = roped
        """The side that needs a rope to be left by, NO_ROPE if none does (5.9, 5.10)."""


class Card:
    """A hazard card."""

    def __init__(self, id: str, kind: int, times: int, levels: list[str]) -> None:
        self.id = id
        self.kind = kind
        self.times = times
        """How many times it happens (6.8)."""
        self.levels = levels
        """The levels whose set it is in (1.7)."""


class Caver:
    """A caver's board: health, abilities and what every action costs."""

    def __init__(
        self,
        id: str,
        health: int,
        traits: int,
        costs: list[int],
        most_points: int,
        check_bonus: int,
        cavein_loss: int,
    ) -> None:
        self.id = id
        self.health = health
        self.traits = traits
        self.costs = costs
        """Action points by verb; NEVER for the abilities of others."""
        self.affordable: list[list[int]] = [
            [verb for verb in range(len(costs)) if costs[verb] <= points] for points in range(most_points + 1)
        ]
        """The actions that can be paid for, by the points at hand."""
        self.check_bonus = check_bonus
        self.cavein_loss = cavein_loss

    def can(self, verb: int) -> bool:
        """Whether an action is among the caver's own."""
        return self.costs[verb] != NEVER


class Level:
    """How many hazard cards are dealt, by the number of cavers (1.6)."""

    def __init__(self, id: str, deck: list[int]) -> None:
        self.id = id
        self.deck = deck


class Medal:
    """What the party earns if no more than so many are lost (9.6)."""

    def __init__(self, id: str, most_lost: int) -> None:
        self.id = id
        self.most_lost = most_lost


class Team:
    """How many cavers go down with a number of players (1.2)."""

    def __init__(self, least: int, most: int, usual: int) -> None:
        self.least = least
        self.most = most
        self.usual = usual


class Abilities:
    """The numbers of abilities that only one caver has (chapter 8)."""

    def __init__(
        self, guides: int, blasts: int, directs: int, bandage_gain: int, sprint_moves: int, directed_cost: int
    ) -> None:
        self.guides = guides
        self.blasts = blasts
        self.directs = directs
        self.bandage_gain = bandage_gain
        self.sprint_moves = sprint_moves
        self.directed_cost = directed_cost


class Agreements:
    """What the players agreed on that changes a rule."""

    def __init__(self, choose: bool, marker: bool, rubble: bool, end: bool, medal: bool) -> None:
        self.choose_cavers = choose
        """Players choose the cavers that are not named, instead of drawing them."""
        self.strict_marker = marker
        """The first-caver marker goes from player to player (3.8)."""
        self.strict_rubble = rubble
        """Rubble is cleared on any tile beside one's own, through walls too."""
        self.strict_end = end
        """Nobody is asked whether to leave or to stay."""
        self.strict_medal = medal
        """Only players with a caver on the exit share the medal (9.7)."""


class Box:
    """Everything in the box, and the agreements it is played by; shared by all states."""

    def __init__(
        self,
        tiles: list[Tile],
        cards: list[Card],
        cavers: list[Caver],
        levels: list[Level],
        medals: list[Medal],
        teams: list[Team],
        numbers: dict[str, int],
        abilities: Abilities,
        agreed: Agreements,
    ) -> None:
        self.tiles = tiles
        self.cards = cards
        self.cavers = cavers
        """By their printed number, lowest first: ties between victims go by it."""
        self.levels = levels
        self.medals = medals
        self.teams = teams
        """By the number of players."""
        self.agreed = agreed
        self.start_tile = [tile.kind for tile in tiles].index(START)
        self.exit_tile = [tile.kind for tile in tiles].index(EXIT)
        self.last_card = [card.kind for card in cards].index(OUT_OF_TIME)
        self.take_abilities(abilities)
        self.take_numbers(numbers)

    def take_abilities(self, abilities: Abilities) -> None:
        """The numbers of chapter 8."""
        self.guides = abilities.guides
        self.blasts = abilities.blasts
        self.directs = abilities.directs
        self.bandage_gain = abilities.bandage_gain
        self.sprint_moves = abilities.sprint_moves
        self.directed_cost = abilities.directed_cost

    def take_numbers(self, numbers: dict[str, int]) -> None:
        """The numbers that are printed on no single component; each is read, and there are no others."""
        self.exit_companions = numbers.pop("exit-companions")
        self.die = numbers.pop("die-sides")
        self.target = numbers.pop("skill-target")
        self.points = numbers.pop("action-points")
        self.exert_points = numbers.pop("exert-points")
        self.exerts = numbers.pop("exert-per-turn")
        self.exert_loss = numbers.pop("exert-loss")
        self.run_moves = numbers.pop("run-moves")
        self.heal_gain = numbers.pop("heal-gain")
        self.hide_sure = numbers.pop("hide-sure-round")
        self.rough_loss = numbers.pop("rough-loss")
        self.tremor_loss = numbers.pop("tremor-loss")
        self.flood_loss = numbers.pop("flood-loss")
        self.gas_loss = numbers.pop("gas-loss")
        self.gas_entry_loss = numbers.pop("gas-entry-loss")
        self.horror_max = numbers.pop("horror-max")
        self.horror_range = numbers.pop("horror-range")
        self.horror_steps = numbers.pop("horror-steps")
        self.horror_spawns = numbers.pop("horror-spawns")

    # By id; -1 for one that there is not

    def tile_of(self, id: str) -> int:
        """A tile by its id."""
        return place_of(id, [tile.id for tile in self.tiles])

    def card_of(self, id: str) -> int:
        """A hazard card by its id."""
        return place_of(id, [card.id for card in self.cards])

    def caver_of(self, id: str) -> int:
        """A caver by their id."""
        return place_of(id, [caver.id for caver in self.cavers])

    def level_of(self, id: str) -> int:
        """A level by its id."""
        return place_of(id, [level.id for level in self.levels])

    def pool(self, level: str) -> list[int]:
        """The hazard cards that a level uses, Out of Time apart."""
        return [n for n in range(len(self.cards)) if level in self.cards[n].levels and n != self.last_card]


def place_of(id: str, ids: list[str]) -> int:
    """The place of an id in a list, -1 if it is not there."""
    return ids.index(id) if id in ids else -1
