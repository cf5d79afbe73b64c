"""Operations: the words in which tiles, cards, gifts, squares and scenarios say what they do."""

from __future__ import annotations

from typing import Final

NO_PROGRAM: Final = -1

# ---- what is done

OP_HIT: Final = 0
OP_HEAL: Final = 1
OP_BONUS: Final = 2
OP_TALENT: Final = 3
OP_LOSE_TALENT: Final = 4
OP_LINE_CHOICE: Final = 5
OP_SURE_HIT: Final = 6
OP_ACTION_DICE: Final = 7
OP_DESTINY_DICE: Final = 8
OP_DESTINY_CAP: Final = 9
OP_GAIN_TP: Final = 10
OP_LOSE_TP: Final = 11
OP_DRAW_EVENT: Final = 12
OP_DRAW_ADVANTAGE: Final = 13
OP_LIFT: Final = 14
OP_SPAWN: Final = 15
OP_MOVE: Final = 16
OP_END_MOVEMENT: Final = 17
OP_ATTACK: Final = 18
OP_BLOCK_EDGE: Final = 19
OP_DISCARD_OBJECT: Final = 20
OP_LOOK: Final = 21
OP_CANCEL: Final = 22
OP_REROLL: Final = 23
OP_DEAL_DICE: Final = 24
OP_NO_GIFTS: Final = 25
OP_REMOVE: Final = 26
OP_COUNT: Final = 27
OP_TAKE: Final = 28
OP_TURN_UP: Final = 29
OP_BREAK: Final = 30
OP_EAT: Final = 31
OP_TOKENS: Final = 32
OP_SEAL: Final = 33
OP_QUIRK: Final = 34
OP_WHIP: Final = 35
OP_READY: Final = 36
OP_MEND: Final = 37
OP_DISCARD_CARD: Final = 38
OP_CHOOSE_EVENT: Final = 39
OP_LOSE_TILE: Final = 40
OP_PUT_HOLE: Final = 41
OP_MUSTER: Final = 42
OP_TURN_STASH: Final = 43
OP_HAND_OVER: Final = 44
OP_COUNT_DARK: Final = 45
OP_PLANT: Final = 46
OP_CRACK: Final = 47
OPERATIONS: Final = (
    "hit",
    "heal",
    "bonus",
    "talent",
    "lose-talent",
    "line-choice",
    "sure-hit",
    "action-dice",
    "destiny-dice",
    "destiny-cap",
    "gain-tp",
    "lose-tp",
    "draw-event",
    "draw-advantage",
    "lift",
    "spawn",
    "move",
    "end-movement",
    "attack",
    "block-edge",
    "discard-object",
    "look-at-tiles",
    "cancel-card",
    "reroll",
    "deal-dice",
    "no-gifts",
    "remove",
    "count",
    "take",
    "turn-up",
    "break",
    "eat",
    "put-tokens",
    "break-seal",
    "quirk",
    "whip",
    "ready",
    "mend",
    "discard-instinct",
    "draw-and-choose",
    "lose-tile",
    "put-hole",
    "muster",
    "turn-up-stash",
    "hand-over",
    "count-dark",
    "plant",
    "crack",
)

# ---- whom it means

NOBODY_MEANT: Final = -1
BEARER: Final = 0
CONDEMNED: Final = 1
CONDEMNED_HERE: Final = 2
ONE_HUMAN: Final = 3
ALL_HUMANS: Final = 4
HUMAN_ON_TILE: Final = 5
HUMANS_ON_TILE: Final = 6
WARRIORS_ON_TILE: Final = 7
OTHER_HUMAN_HERE: Final = 8
ONE_DEMON: Final = 9
ALL_TROGS: Final = 10
ATTACKER: Final = 11
ENTERING: Final = 12
ALL_CONDEMNED: Final = 13
OTHER_HUMAN: Final = 14
OTHER_HUMANS: Final = 15
OTHER_WARRIOR_HERE: Final = 16
THE_DEMON: Final = 17
DEMON_TO_COME: Final = 18
DEMON_HERE: Final = 19
SELECTIONS: Final = (
    "bearer",
    "condemned",
    "condemned-here",
    "human",
    "humans",
    "human-on-tile",
    "humans-on-tile",
    "warriors-on-tile",
    "other-human-here",
    "demon",
    "troglodytes",
    "attacker",
    "entering",
    "all-condemned",
    "other-human",
    "other-humans",
    "other-warrior-here",
    "the-demon",
    "demon-to-come",
    "demon-here",
)

# ---- where

NO_PLACE: Final = 0
THIS_TILE: Final = 1
ANY_TILE: Final = 2
IN_REACH: Final = 3
OPENING: Final = 4
NEAR_DEMON: Final = 5
TROG_TILE: Final = 6
PLACES: Final = ("", "this-tile", "any-tile", "in-reach", "opening", "near-demon", "troglodyte-tile")

# ---- who chooses: the seat that the effect works for, or always the same side

BY_OWNER: Final = 0
BY_HUMAN: Final = 1
BY_DEMON: Final = 2
CHOOSERS: Final = ("", "human", "demon")

# ---- conditions of appearing that can be lifted, as bits (11.3)

LIFT_HUMANS: Final = 1
LIFT_OPENINGS: Final = 2
LIFT_DEMON: Final = 4
"""Neither condition holds for the Demon itself."""
CONDITIONS: Final = ("humans", "openings", "demon")

# ---- what a look at the stack allows, as bits

LOOK_CHOOSE: Final = 1
LOOK_ORDER: Final = 2
LOOK_ORIENT: Final = 4
LOOK_VOIDS: Final = 8
LOOK_LATER: Final = 16
"""The choice waits for the next exploration of the round."""


class Operation:
    """One thing that an effect does; what its word does not use stays 0."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.who = NOBODY_MEANT
        self.amount = 0
        """How many hits, lines, dice, cards, points, tokens or tiles."""
        self.per_die = 0
        """How many more for each die that was placed."""
        self.roll = 0
        """The die from which on it happens, 0 if nothing is rolled."""
        self.mvt = 0
        self.cbt = 0
        self.defence = 0
        self.until = 0
        self.by = BY_OWNER
        self.talents = 0
        self.place = NO_PLACE
        self.look = 0
        self.figure = 0
        """The kind of warrior that appears."""
        self.condition = 0
        self.fewer_than = 0
        """It spares those who have so many cancelled lines; 0 for nobody."""
        self.token = 0
        self.kinds = 0
        """The kinds of Humans that it may mean, as bits; 0 for all."""
        self.within = 0
        """How far from the Demon it reaches, 0 for anywhere."""
        self.quirks = 0
        self.needs_empty_hand = False
        """Whether it happens only to a Human player without cards."""
        self.is_unguarded = False
        """Whether nobody takes hits of its attack over."""
        self.is_bare = False
        """Whether its attack is made without Objects."""
        self.is_passage = False
        """Whether it means passages between two tiles only."""
        self.is_legal = False
        """Whether what appears must be allowed to appear there."""


class Program:
    """Operations done one after the other: from one place of the box's list to before another."""

    def __init__(self, start: int, stop: int) -> None:
        self.start = start
        self.stop = stop
