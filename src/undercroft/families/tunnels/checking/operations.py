# interpreted: describes data
"""Operations: the parts that each has, and the moments at which it can do anything.

What a card, tile, square or scenario says it does is a list of operations. Where it stands decides what it
can mean: a card played in the Threat phase has no bearer, and only an exploration has tiles to choose from.
"""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.kernel.checking.shapes import Fields, Flag, Listed, Named, Shape, Whole, Word

ONE_HUMAN = ("human", "condemned")
HERE = ("human-on-tile", "condemned-here", "bearer", "entering")
"""Selections that need a warrior or a tile to start from."""
EVERYBODY = ("humans", "all-condemned")
ON_A_TILE = ("humans-on-tile", "warriors-on-tile")
OTHERS = ("other-human", "other-human-here", "other-warrior-here", "demon-here")
"""Selections beside one warrior."""
CHOSEN = ("human", "condemned", "demon", *HERE[:2], *ON_A_TILE, *OTHERS)
"""Selections of which somebody chooses one: only with these `by` has a meaning."""
CHANGED = (*ONE_HUMAN, *HERE, *EVERYBODY, "humans-on-tile", "demon", "troglodytes", "attacker")

LASTING = (
    "attack-end",
    "activation-end",
    "human-action-end",
    "round-end",
    "next-initiative",
    "threat-end",
    "next-threat",
)

SIDES: dict[str, Shape] = {"by": Word("human", "demon")}
DIE = Whole(1, 6)
FEW = Whole(1, 9)
BONUS = Whole(0, 7)

OPERATIONS: dict[str, Fields] = {
    "hit": Fields(
        {"who": Word(*ONE_HUMAN, *HERE, *EVERYBODY, *ON_A_TILE, "demon"), "amount": FEW},
        {"where": Word("any-tile", "in-reach"), "roll": DIE, "if_cancelled_below": Whole(1, 6), **SIDES},
    ),
    "heal": Fields({"who": Word(*ONE_HUMAN, *HERE), "amount": Whole(1, 6)}, SIDES),
    "bonus": Fields(
        {"who": Word(*CHANGED), "until": Word(*LASTING)}, {"mvt": BONUS, "cbt": BONUS, "def": BONUS, **SIDES}
    ),
    "talent": Fields(
        {"who": Word(*CHANGED), "talents": Listed(Named("talent"), 1, 5, once=True), "until": Word(*LASTING)},
        SIDES,
    ),
    "lose-talent": Fields(
        {
            "who": Word(*CHANGED),
            "talents": Listed(Named("talent"), 1, 5, once=True),
            "during": Word("demon-action"),
        },
        SIDES,
    ),
    "line-choice": Fields({"hits": FEW}),
    "sure-hit": Fields({"from": DIE}),
    "action-dice": Fields({"amount": FEW}),
    "destiny-dice": Fields({"amount": FEW}),
    "destiny-cap": Fields({"amount": FEW}),
    "gain-tp": Fields({}, {"amount": Whole(1, 99), "per_die": FEW}),
    "lose-tp": Fields({"amount": Whole(1, 99)}),
    "draw-event": Fields({"amount": FEW}),
    "draw-advantage": Fields({"amount": FEW}),
    "lift": Fields({"condition": Word("humans", "openings")}),
    "spawn": Fields({"figure": Named("dark"), "where": Word("this-tile", "any-tile")}, SIDES),
    "move": Fields({"who": Word(*ONE_HUMAN, "human-on-tile", "condemned-here", "demon")}, SIDES),
    "end-movement": Fields(),
    "attack": Fields({"who": Word(*ONE_HUMAN)}, SIDES),
    "block-edge": Fields({"clear_cbt": FEW}, SIDES),
    "discard-object": Fields({}, SIDES),
    "look-at-tiles": Fields(
        {"count": FEW, "orient": Flag()},
        {
            "choose": Flag(),
            "order": Flag(),
            "voids_choice": Flag(),
            "until": Word("round-end"),
            **SIDES,
        },
    ),
    "cancel-card": Fields(),
    "reroll": Fields(),
    "deal-dice": Fields({"reroll_cancelled": Whole(0, 9)}),
    "no-gifts": Fields(),
    "remove": Fields(),
    "count": Fields({"amount": FEW}),
    "take": Fields({"token": Named("token")}),
    "turn-up": Fields({"token": Named("token")}),
    "break": Fields({"token": Named("token"), "roll": DIE}),
    "eat": Fields({"token": Named("token"), "points": Whole(0, 99)}),
    "put-tokens": Fields({"token": Named("token"), "amount": Whole(1, 15)}),
    "break-seal": Fields({"roll": DIE}),
}
"""Every operation with its parts."""

COUNTS = (
    "gain-tp",
    "lose-tp",
    "draw-event",
    "draw-advantage",
    "action-dice",
    "destiny-dice",
    "destiny-cap",
    "no-gifts",
)
"""What asks nobody about a warrior and can happen at any time."""
CHANGES = ("bonus", "talent", "lose-talent")
ANY_TIME = (*COUNTS, *CHANGES, "hit", "heal", "spawn", "block-edge", "discard-object")
IN_THREAT = (*ANY_TIME, "lift", "line-choice", "move", "attack")
HUMAN_TURN = (*ANY_TIME, "move")

TOKENS = {
    "take": "token",
    "turn-up": "token",
    "break": "token",
    "eat": "carried",
    "break-seal": "seal",
}
"""Operations that take something away from somewhere, and the `where` of the actions that may have them."""


class Context:
    """Where a list of operations stands: what may happen there, and whom it may mean."""

    def __init__(
        self,
        allowed: tuple[str, ...],
        here: tuple[str, ...] = (),
        has_tile: bool = False,
        has_dice: bool = False,
        looks_later: bool = False,
    ) -> None:
        self.allowed = allowed
        self.here = here
        """The selections of its own: by its warrior or its tile."""
        self.has_tile = has_tile
        self.has_dice = has_dice
        """Whether dice were placed for it, so that something may count for each."""
        self.looks_later = looks_later
        """Whether a look at the stack waits for the next exploration; elsewhere it is in the midst of one."""


MOMENTS: Mapping[str, Context] = {
    "initiative": Context((*COUNTS, *CHANGES, "heal")),
    "before-action-roll": Context(ANY_TIME),
    "action-dice-rolled": Context((*COUNTS, *CHANGES, "heal", "reroll", "deal-dice")),
    "dice-given": Context(ANY_TIME),
    "human-phase": Context(ANY_TIME),
    "human-action": Context((*HUMAN_TURN, "attack")),
    "in-place-of-combat": Context(HUMAN_TURN, ("bearer", "human-on-tile", "condemned-here"), has_tile=True),
    "exploring": Context((*COUNTS, "look-at-tiles")),
    "event-played": Context((*COUNTS, "cancel-card")),
    "threat": Context(IN_THREAT),
    "troglodyte-attacks": Context((*COUNTS, *CHANGES, "remove"), ("attacker",)),
}
"""The moments at which a card is played (14.3)."""

GIFT = Context(
    (*HUMAN_TURN, "look-at-tiles"),
    ("bearer", "human-on-tile", "condemned-here"),
    has_tile=True,
    looks_later=True,
)
PASSIVE = Context(("sure-hit",))
SQUARE = Context(IN_THREAT, has_dice=True)
HUMAN_ENTERS = Context((*ANY_TIME, "end-movement"), ("entering", "human-on-tile"), has_tile=True)
DEMON_ENTERS = Context(
    (*COUNTS, *CHANGES, "hit", "end-movement", "spawn"), ("entering", "human-on-tile"), has_tile=True
)
FOUNTAIN = Context((*COUNTS, *CHANGES, "hit", "heal"), ("human-on-tile",), has_tile=True)
LAID = Context((*ANY_TIME, "count", "put-tokens"), (), has_tile=True)
INITIATIVE = Context((*ANY_TIME, "count"))
ACTION = Context((*HUMAN_TURN, "count", *TOKENS), ("human-on-tile",), has_tile=True)
