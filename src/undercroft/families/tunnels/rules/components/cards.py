"""Cards, gifts and objects as the box has them."""

from __future__ import annotations

from undercroft.families.tunnels.rules.components.operations import NO_PROGRAM


class Card:
    """A kind of card of one of the decks."""

    def __init__(self, id: str, deck: int, moments: int, program: int) -> None:
        self.id = id
        self.deck = deck
        self.moments = moments
        """When it can be played, as bits."""
        self.program = program
        self.is_for_rested = False
        """Whether an Exhausted warrior cannot use it."""
        self.is_hard = False
        """Whether the handicap of the deck takes it out (15.1)."""
        self.needs_stack = False
        self.name = id
        """The word that its text goes by; cards of one name may differ in their value."""
        self.value = 0
        """The value that it can give a die, 0 for none."""
        self.needs_cancelled = False
        """Whether only a warrior on a cancelled line can use it."""


class Gift:
    """A Gift that a warrior may bear (chapter 18)."""

    def __init__(self, id: str, die: int, program: int) -> None:
        self.id = id
        self.die = die
        """The die with which it can be used."""
        self.program = program
        self.is_passive = False
        self.needs_stack = False
        self.uses = 1
        """How often it can be used at its moment."""


class Gear:
    """A kind of Object that a Human may bear (chapter 19)."""

    def __init__(self, id: str, copies: int, bearers: int) -> None:
        self.id = id
        self.copies = copies
        self.bearers = bearers
        """The kinds of warriors who may bear it, as bits."""
        self.is_ranged = False
        self.attack_cbt = 0
        self.defence = 0
        self.slays_demons = False
        self.action_dice = 0
        self.works_exhausted = False
        self.cbt = 0
        self.mvt_least = 0
        """The MVT that its bearer has at least."""
        self.talents = 0
        self.quirks = 0
        self.use_words: list[str] = []
        self.use_programs: list[int] = []
        """What its bearer can do with it in place of a combat."""
        self.is_single_use = False
        self.charges = 0
        self.preparation_program = NO_PROGRAM
        """What it does before the dice are rolled, for a charge each time."""
