# interpreted: describes data
"""The operations of this edition with their parts, and where each can do something."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.families.tunnels.checking.operations import (
    ANY_TIME,
    CHANGED,
    CHANGES,
    COUNTS,
    DIE,
    EVERYBODY,
    FEW,
    HERE,
    LASTING,
    ON_A_TILE,
    ONE_HUMAN,
    OPERATIONS,
    OTHERS,
    SIDES,
    Context,
)
from undercroft.families.tunnels.checking.programs import Program
from undercroft.families.tunnels.rules.components.warriors import QUIRKS
from undercroft.kernel.checking.shapes import Fields, Flag, Listed, Named, Whole, Word

BONUS = Whole(-7, 7)
DEMON = ("the-demon", "demon-to-come")
MEANT = (*CHANGED, *OTHERS, *DEMON, "other-humans")
TALENTS = Listed(Named("talent"), 1, 8, once=True)
QUIRK = Listed(Word(*QUIRKS), 1, len(QUIRKS), once=True)

NEEDS = Fields(
    {},
    {
        "dice": Whole(1, 3),
        "dice_least": Whole(1, 3),
        "dice_most": Whole(1, 3),
        "colour": Word("white", "red", "same", "both"),
        "min_value": Whole(1, 6),
        "min_total": Whole(1, 18),
        "equal": Flag(),
    },
)
"""What the dice on a space must be."""

SECOND: dict[str, Fields] = {
    **OPERATIONS,
    "hit": Fields(
        {"who": Word(*ONE_HUMAN, *HERE, *EVERYBODY, *ON_A_TILE, *OTHERS, "demon"), "amount": FEW},
        {"where": Word("any-tile", "in-reach", "near-demon"), "roll": DIE, **SIDES},
    ),
    "heal": Fields({"who": Word(*ONE_HUMAN, *HERE, *OTHERS[:2]), "amount": Whole(1, 6)}, SIDES),
    "bonus": Fields(
        {"who": Word(*MEANT), "until": Word(*LASTING)},
        {"mvt": BONUS, "cbt": BONUS, "def": BONUS, "if_hand_empty": Flag(), **SIDES},
    ),
    "talent": Fields({"who": Word(*MEANT), "talents": TALENTS, "until": Word(*LASTING)}, SIDES),
    "lose-talent": Fields({"who": Word(*MEANT), "talents": TALENTS, "during": Word("demon-action")}, SIDES),
    "lift": Fields({"condition": Word("humans", "openings", "demon")}),
    "spawn": Fields(
        {"figure": Named("dark"), "where": Word("this-tile", "any-tile")}, {"legal": Flag(), **SIDES}
    ),
    "attack": Fields(
        {"who": Word(*ONE_HUMAN)},
        {
            "kinds": Listed(Named("human"), 1, 8, once=True),
            "within": FEW,
            "unguarded": Flag(),
            "bare": Flag(),
            **SIDES,
        },
    ),
    "block-edge": Fields({"clear_cbt": FEW}, {"passages_only": Flag(), **SIDES}),
    "look-at-tiles": Fields(
        {"count": FEW, "orient": Flag()}, {"choose": Flag(), "until": Word("human-action-end"), **SIDES}
    ),
    "quirk": Fields({"who": Word(*MEANT), "quirks": QUIRK, "until": Word(*LASTING)}, SIDES),
    "whip": Fields(),
    "ready": Fields(),
    "mend": Fields({"amount": FEW}),
    "discard-instinct": Fields({"amount": Whole(1, 1)}),
    "draw-and-choose": Fields(),
    "lose-tile": Fields(),
    "put-hole": Fields({"where": Word("troglodyte-tile")}, SIDES),
    "muster": Fields({"amount": FEW}),
    "turn-up-stash": Fields(),
    "hand-over": Fields({"who": Word("other-human-here")}, SIDES),
    "count-dark": Fields({"amount": FEW}),
    "plant": Fields({"token": Named("token")}),
    "crack": Fields({"amount": FEW}),
}
"""Every operation of this edition with its parts."""

CHANGING = (*CHANGES, "quirk")
TIMELESS = (*ANY_TIME, "quirk", "mend", "count-dark", "put-hole")
THREATENING = (*TIMELESS, "lift", "move", "attack", "discard-instinct")
BEARER = ("bearer", "other-human-here", "other-warrior-here", "human-on-tile", "demon-here")

INSTINCT = Context((*COUNTS, *CHANGING, "heal"), ("bearer",), has_tile=True)
GIFT = Context((*TIMELESS, "look-at-tiles", "move"), BEARER, has_tile=True, looks_later=True)
PASSIVE = Context(("sure-hit",))
USE = Context((*TIMELESS, "move"), BEARER, has_tile=True)
SPACE = Context(
    (*THREATENING, "whip", "ready", "draw-and-choose"),
    has_dice=True,
)
DEED = Context(("attack", "hit", "move", *CHANGING))
HUMAN_ENTERS = Context((*TIMELESS, "end-movement"), ("entering", "human-on-tile"), has_tile=True)
DEMON_ENTERS = Context((*COUNTS, *CHANGING, "hit", "end-movement"), ("entering",), has_tile=True)
FOUNTAIN = Context((*COUNTS, *CHANGING, "hit", "heal"), ("human-on-tile",), has_tile=True)
LAID = Context((*TIMELESS, "count", "muster"), (), has_tile=True)
ENTERED = Context((*TIMELESS, "count", "turn-up-stash"), ("entering", "human-on-tile"), has_tile=True)
ACTION = Context(
    (*TIMELESS, "count", "move", "take", "hand-over", "plant", "crack"),
    ("human-on-tile", "other-human-here"),
    has_tile=True,
)
MOMENTS: Mapping[str, Context] = {
    "action-dice-rolled": Context((*COUNTS, *CHANGING, "heal", "deal-dice")),
    "dice-given": Context(TIMELESS),
    "human-action-start": Context(TIMELESS),
    "tile-drawn": Context((*COUNTS, "lose-tile")),
    "preparation": Context((*COUNTS, *CHANGING, "mend", "count-dark")),
    "preparation-roll": Context((*COUNTS, *CHANGING, "mend", "count-dark")),
    "threat": Context(THREATENING),
    "demon-action-start": Context((*TIMELESS, "move", "attack")),
    "demon-action": Context((*TIMELESS, "move", "attack")),
    "troglodyte-attacks": Context((*COUNTS, *CHANGING, "remove"), ("attacker",)),
}
"""The moments at which events are played (25.57)."""


def program(context: Context, least: int = 1) -> Program:
    """A list of this edition's operations."""
    return Program(context, least, SECOND)
