"""Cards, gifts and objects as the box has them."""

from __future__ import annotations


class Card:
    """A kind of card of one of the decks."""

    def __init__(self, id: str, rule: str, deck: int, moments: int, program: int) -> None:
        self.id = id
        self.rule = rule
        self.deck = deck
        self.moments = moments
        """When it can be played, as bits."""
        self.program = program
        self.is_for_rested = False
        """Whether an Exhausted warrior cannot use it."""
        self.is_hard = False
        """Whether the handicap of the deck takes it out (15.1)."""
        self.needs_stack = False


class Gift:
    """A Gift that a warrior may bear (chapter 18)."""

    def __init__(self, id: str, rule: str, die: int, program: int) -> None:
        self.id = id
        self.rule = rule
        self.die = die
        """The die with which it can be used."""
        self.program = program
        self.is_passive = False
        self.needs_stack = False


class Gear:
    """A kind of Object that a Human may bear (chapter 19)."""

    def __init__(self, id: str, rule: str, copies: int, bearers: int) -> None:
        self.id = id
        self.rule = rule
        self.copies = copies
        self.bearers = bearers
        """The kinds of warriors who may bear it, as bits."""
        self.is_ranged = False
        self.attack_cbt = 0
        self.defence = 0
        self.slays_demons = False
        self.action_dice = 0
        self.works_exhausted = False
