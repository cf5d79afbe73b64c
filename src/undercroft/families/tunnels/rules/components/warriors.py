"""Warriors of both sides as the box has them: their kind, its lines and its talents."""

from __future__ import annotations

from typing import Final

HUMAN_FAMILY: Final = 0
TROG_FAMILY: Final = 1
DEMON_FAMILY: Final = 2
HOUND_FAMILY: Final = 3
FAMILIES: Final = ("human", "troglodyte", "demon", "hound")

# ---- talents, as bits

ELUSIVE: Final = 1
IMPRESSIVE: Final = 2
FRANTIC: Final = 4
BODYGUARD: Final = 8
BLESSED: Final = 16
RESISTANT: Final = 32
RANGED: Final = 64
DEVOTED: Final = 128
TALENTS: Final = (
    "elusive",
    "impressive",
    "frantic",
    "bodyguard",
    "blessed",
    "resistant",
    "ranged",
    "devoted",
)
"""Every talent that an edition may name; which of them a game has is said by its data."""
TALENT_WORDS: Final = {"frenzied": "frantic"}
"""What another edition calls one of them."""

# ---- what else a card, an object or a power lets a warrior do or ignore, as bits

IGNORES_TRAPS: Final = 1
IGNORES_ALARMS: Final = 2
IGNORES_WATER: Final = 4
IGNORES_PITS: Final = 8
ORIENTS_TILES: Final = 16
SEES_THROUGH: Final = 32
FIGHTS_TWICE: Final = 64
ROOTED: Final = 128
GRITS: Final = 256
SNATCHES: Final = 512
QUIRKS: Final = (
    "ignores-traps",
    "ignores-alarms",
    "ignores-water",
    "ignores-pits",
    "orients-tiles",
    "sees-through",
    "fights-twice",
    "rooted",
    "grits",
    "snatches",
)


class Line:
    """One row of numbers: a Line of Action of a Human, or all that another warrior has."""

    def __init__(self, mvt: int, cbt: int, defence: int) -> None:
        self.mvt = mvt
        self.cbt = cbt
        self.defence = defence
        self.has_instinct = False
        """Whether it lets its warrior draw a card."""


class DieRow:
    """What the value of a die gives a warrior that has nothing of its own."""

    def __init__(self, mvt: int, cbt: int, defence: int, talents: int) -> None:
        self.mvt = mvt
        self.cbt = cbt
        self.defence = defence
        self.talents = talents


class Kind:
    """A kind of warrior."""

    def __init__(self, id: str, rule: str, family: int, lines: list[Line]) -> None:
        self.id = id
        self.rule = rule
        self.family = family
        self.lines = lines
        """Six for a Human, one for each value of his die; a Demon warrior has the first only."""
        self.talents = 0
        self.health = 6
        self.figures = 1
        """How many the box holds."""
        self.counts_as = 1
        """As how many warriors one counts for Blocking and Tunnel Size."""

        # Humans
        self.is_condemned = False
        self.bears_gifts = False

        # the Demon side
        self.cost = 0
        self.is_bought = False
        self.is_single = True
        """Whether it is a target of its own; ordinary Troglodytes are one target together (6.1)."""
        self.cbt_per_line = 0
        """More CBT for each cancelled line of its target."""
        self.cbt_per_line_most = 0
        """The most that its target's cancelled lines add, 0 for no limit."""
        self.lone_cbt = 0
        """More CBT against a Human who is alone on his tile."""
        self.crowd = 0
        """From so many Humans on its tile on it has `crowd_cbt` more CBT; 0 for never."""
        self.crowd_cbt = 0
        self.slayer_wounds = 0
        """The Wounds by each hit of a weapon that slays Demons; 0 if the first such hit kills."""
        self.is_safe_from_afar = False
        self.trog_talents = 0
        """What all Troglodytes have while it is on the map."""
        self.tile_trog_talents = 0
        """What the Troglodytes on its own tile have."""
        self.by_die: list[DieRow] = []
        """What each value of a die gives it, for a warrior that acts by dice."""
        self.threat_tp = 0
        self.is_guarded_by_trogs = False
        self.becomes: list[int] = []
        """The Humans that figures of this kind were, and are again once they are beaten (23.7)."""
