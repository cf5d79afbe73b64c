"""What this edition writes down besides the engine's fields: waiting dice, given cards, powers, finds."""

from __future__ import annotations

from typing import Final

from undercroft.families.tunnels.rules.engine import Engine

OWN_NUMBERS: Final = (
    "resisted", "hounds-left", "whip", "ready", "hidden", "kit", "stayed", "snatched", "no-reshuffle",
)  # fmt: skip
OWN_LISTS: Final = ("own-numbers", "given", "triggered")
HANDS: Final = 8
"""One place for each Human's card."""


class Depths(Engine):
    """A game of this edition: the numbers and lists that are its own."""

    def take_own(self, v: list[list[int]]) -> None:
        """Take the edition's own numbers and lists over."""
        n = v[0]
        self.resisted = n[0]
        """Who has ignored his hit of this activation phase, as a mask."""
        self.hounds_left = n[1]
        self.whip = n[2]
        """How many Troglodytes may still be driven on."""
        self.ready = n[3]
        """The powers that wait for their moment in the infernal activation, as bits of spaces."""
        self.hidden = n[4]
        """The finds that lie face down, as a purse."""
        self.kit = n[5]
        """The charges of the Surgeon's Kit."""
        self.stayed = n[6]
        """The Troglodytes that began their activation on a way out and have not left it."""
        self.snatched = n[7]
        """The Human who has just been hit by one that carries its victims off, plus 1."""
        self.is_without_reshuffle = n[8] != 0
        self.given = v[1]
        """The kind of instinct card that each Human was given in this preparation, plus 1."""
        self.triggered = v[2]
        """The dice on trigger spaces, as groups."""

    def own_numbers(self) -> list[int]:
        """The edition's own numbers, by OWN_NUMBERS."""
        return [
            self.resisted,
            self.hounds_left,
            self.whip,
            self.ready,
            self.hidden,
            self.kit,
            self.stayed,
            self.snatched,
            int(self.is_without_reshuffle),
        ]

    def own_lists(self) -> list[list[int]]:
        """All that is the edition's own, in the order of OWN_LISTS."""
        return [self.own_numbers(), self.given, self.triggered]

    def fields(self) -> list[list[int]]:
        return super().fields() + self.own_lists()


def blank_own() -> list[list[int]]:
    """The edition's own part of a game in which nothing has been set up."""
    return [[0] * len(OWN_NUMBERS), [0] * HANDS, []]
