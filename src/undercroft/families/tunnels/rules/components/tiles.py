"""Tiles as the box has them: their kind, which says what they do, and their openings and size."""

from __future__ import annotations

from undercroft.families.tunnels.rules.components.operations import NO_PROGRAM


class TileKind:
    """What a kind of tile does (chapters 13 and 22)."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.hit_factor = 1
        """What a hit of an attack costs here."""
        self.ends_move = False
        self.takes_all_mvt = False
        self.is_hole = False
        self.hole_tokens = 0
        """How many hole tokens come with it."""
        self.always_appear = 0
        """The families that may appear here in any case, as bits."""
        self.demon_discount = 0
        self.charges = 0
        self.def_is = 0
        """The DEF of everybody here, 0 for his own."""
        self.def_most = 0
        """The highest DEF here, 0 for no limit."""
        self.has_entry = False
        self.rolls_entry = False
        self.entry_programs: list[int] = [NO_PROGRAM] * 6
        """What the first Human to come in meets, by the die; the first of them if nothing is rolled."""
        self.has_dark_entry = False
        self.dark_programs: list[int] = [NO_PROGRAM] * 6
        """What a Demon warrior meets who comes in, by the die."""
        self.fountain_program = NO_PROGRAM
        self.spared_by = 0
        """The quirk of a warrior to whom it does nothing."""
        self.preparation_roll = 0
        """The die from which on everybody here is hit when his side prepares, 0 for never."""


class Tile:
    """One tile."""

    def __init__(self, id: str, openings: int, kind: int, size: int) -> None:
        self.id = id
        self.openings = openings
        self.kind = kind
        self.size = size


def shape_of(openings: int) -> str:
    """The letter for the shape that openings make: dead end, straight, corner, T or crossing.

    >>> shape_of(1), shape_of(5), shape_of(3), shape_of(7), shape_of(15), shape_of(0)
    ('D', 'I', 'L', 'T', 'X', '-')
    """
    number = bin(openings).count("1")
    if number == 2:
        return "I" if openings in (5, 10) else "L"
    return "-D?TX"[number]
