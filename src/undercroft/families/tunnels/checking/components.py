# interpreted: describes data
"""The printed components: warriors of both sides, tiles, cards, Gifts, Objects and the Board of Destiny."""

from __future__ import annotations

from typing import Any

from undercroft.families.tunnels.checking.operations import (
    DEMON_ENTERS,
    FOUNTAIN,
    GIFT,
    HUMAN_ENTERS,
    MOMENTS,
    PASSIVE,
    SQUARE,
)
from undercroft.families.tunnels.checking.programs import Program
from undercroft.kernel.checking.findings import Findings, place_text
from undercroft.kernel.checking.lines import Path
from undercroft.kernel.checking.shapes import (
    Cases,
    Entries,
    Fields,
    Flag,
    Listed,
    Named,
    Shape,
    Text,
    Whole,
    Word,
    is_of,
)
from undercroft.kernel.errors import UnreadableError

ID: dict[str, Shape] = {"id": Text(1)}
RULE: dict[str, Shape] = {"rule": Text(1)}
STAT = Whole(0, 9)
DEFENCE = Whole(1, 9)
FIGURES = Whole(1, 8)
FEW = Whole(0, 9)
TALENTS = Listed(Named("talent"), 0, 5, once=True)

LINE_PARTS: dict[str, Shape] = {
    "id": Word("1", "2", "3", "4", "5", "6"),
    "mvt": STAT,
    "cbt": STAT,
    "def": DEFENCE,
}
LINE = Fields(LINE_PARTS)

WARRIOR = Fields(
    {
        **ID,
        "figures": FIGURES,
        "condemned": Flag(),
        "bears_gifts": Flag(),
        "talents": Entries(Fields({"id": Named("talent")}), 0, 5),
        "line": Entries(LINE, 6, 6),
    },
    RULE,
)

PROFILE: dict[str, Shape] = {
    **ID,
    "mvt": STAT,
    "cbt": STAT,
    "def": DEFENCE,
    "cost": Whole(0, 99),
    "talents": TALENTS,
}
ANY_DEMON: dict[str, Shape] = {
    **RULE,
    "cbt_per_cancelled_line": FEW,
    "crowd_humans": Whole(1, 8),
    "crowd_cbt": FEW,
    "safe_from_next_door": Flag(),
}


class Always:
    """A flag that can only have one value here."""

    def __init__(self, only: bool) -> None:
        self.only = only

    def check(self, value: Any, path: Path, found: Findings) -> None:
        if is_of(bool, value, path, found) and value != self.only:
            found.fault(
                path,
                UnreadableError(
                    "{path} can only be {only}, not {value}.",
                    path=place_text(path),
                    only=str(self.only).lower(),
                    value=str(value).lower(),
                ),
            )


DEMON = Cases(
    "family",
    {
        "troglodyte": Fields(
            {
                **PROFILE,
                "figures": Whole(1, 16),
                "health": Whole(1, 30),
                "bought": Flag(),
                "single_target": Flag(),
            },
            ANY_DEMON,
        ),
        "demon": Fields(
            {
                **PROFILE,
                "figures": FIGURES,
                "health": Whole(1, 30),
                "bought": Flag(),
                "single_target": Always(True),
            },
            {
                **ANY_DEMON,
                "slayer_wounds": FEW,
                "troglodyte_talents": TALENTS,
                "threat_tp": FEW,
                "troglodytes_guard": Flag(),
                "becomes": Listed(Named("human"), 1, 8),
            },
        ),
    },
)

ROW_DIE = Listed(Whole(1, 6), 0, 6, once=True)
TILE_KIND_PROPERTIES: dict[str, Shape] = {
    **RULE,
    "combat_hit_factor": Whole(1, 9),
    "entering_ends_movement": Flag(),
    "leaving_takes_all_mvt": Flag(),
    "hole": Flag(),
    "hole_tokens": FEW,
    "always_appear": Listed(Word("troglodyte", "demon"), 0, 2, once=True),
    "demon_discount": Whole(0, 99),
    "charges": FEW,
    "def_is": Whole(0, 9),
}
TILE_KIND = Fields(
    ID,
    {
        **TILE_KIND_PROPERTIES,
        "first_entry": Listed(Fields({"dice": ROW_DIE, "do": Program(HUMAN_ENTERS, 0)}), 0, 6),
        "demon_entry": Listed(Fields({"dice": ROW_DIE, "do": Program(DEMON_ENTERS, 0)}), 0, 6),
        "initiative_start": Program(FOUNTAIN, 0),
    },
)

TILE = Fields(
    {
        **ID,
        "kind": Named("tile-kind"),
        "shape": Word("X", "T", "I", "L", "D"),
        "open": Text(1),
        "size": Whole(1, 9),
        "box": Named("box"),
    }
)

CARD_PARTS: dict[str, Shape] = {
    **ID,
    "copies": Whole(0, 20),
    **RULE,
}
CARD_FLAGS: dict[str, Shape] = {"needs_stack": Flag()}


def cards(moments: tuple[str, ...], flags: dict[str, Shape]) -> Cases:
    """The cards of one deck: what a card may do depends on when it is played."""
    return Cases(
        "when",
        {
            moment: Fields({**CARD_PARTS, "do": Program(MOMENTS[moment])}, {**CARD_FLAGS, **flags})
            for moment in moments
        },
    )


EVENT = cards(
    (
        "initiative",
        "before-action-roll",
        "action-dice-rolled",
        "dice-given",
        "exploring",
        "threat",
        "troglodyte-attacks",
    ),
    {"beginner_out": Flag()},
)
ADVANTAGE = cards(
    (
        "initiative",
        "before-action-roll",
        "action-dice-rolled",
        "dice-given",
        "human-phase",
        "human-action",
        "in-place-of-combat",
        "exploring",
        "event-played",
    ),
    {"not_exhausted": Flag()},
)


GIFT_PARTS: dict[str, Shape] = {**ID, "die": Whole(1, 6), "passive": Flag(), **RULE}


class Gift:
    """A Gift: triggered it may do much, unasked it does one thing."""

    def check(self, value: Any, path: Path, found: Findings) -> None:
        is_passive = isinstance(value, dict) and value.get("passive") is True
        do = Program(PASSIVE if is_passive else GIFT)
        Fields({**GIFT_PARTS, "do": do}, {"needs_stack": Flag()}).check(value, path, found)


OBJECT_PARTS: dict[str, Shape] = {
    **ID,
    "copies": Whole(0, 8),
    "bearers": Listed(Named("human"), 0, 8, once=True),
    **RULE,
}
OBJECT_PROPERTIES: dict[str, Shape] = {
    "ranged": Flag(),
    "attack_cbt": FEW,
    "def": FEW,
    "slays_demons": Flag(),
    "action_dice": FEW,
    "works_exhausted": Flag(),
}
OBJECT = Fields(OBJECT_PARTS, OBJECT_PROPERTIES)

NEEDS = Cases(
    "count",
    {
        count: Fields(
            {
                "dice": dice,
                "parity": Word("any", "odd", "even", "mixed", "same"),
                "min_value": Whole(1, 6),
                "min_total": Whole(0, 72),
            },
            {"exact_total": Flag()},
        )
        for count, dice in (("exact", Whole(1, 12)), ("any", Whole(1, 1)))
    },
)
SQUARE_PARTS: dict[str, Shape] = {**ID, "needs": NEEDS, "do": Program(SQUARE), **RULE}
SQUARES = Cases(
    "colour",
    {
        "red": Fields(SQUARE_PARTS),
        "black": Fields(SQUARE_PARTS, {"groups": Whole(1, 1)}),
    },
)

COMPONENTS: dict[str, Shape] = {
    "warrior": Entries(WARRIOR, 1, 16),
    "demon": Entries(DEMON, 1, 40),
    "tile-kind": Entries(TILE_KIND, 1, 60),
    "tile": Entries(TILE, 1, 200),
    "event": Entries(EVENT, 0, 60),
    "advantage": Entries(ADVANTAGE, 0, 60),
    "gift": Entries(Gift(), 0, 16),
    "object": Entries(OBJECT, 0, 16),
    "square": Entries(SQUARES, 1, 16),
}
"""The tables that both editions have, each with the shape of its entries."""
