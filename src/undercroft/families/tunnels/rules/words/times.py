"""Phases, the moments at which cards are played, how long something lasts, and the decks."""

from __future__ import annotations

from typing import Final

# ---- decks

STACK: Final = 0
EVENTS: Final = 1
ADVANTAGES: Final = 2
IN_PLAY: Final = 7
"""The holder of cards that lie open until they are cleaned up."""
DISCARD: Final = 8
"""The holder of cards that lie open: discarded, or tiles out of the game."""
ASIDE: Final = 9
"""The holder of the first tile that waits to go back on the stack; the next one has the next number."""

# ---- phases

SETUP: Final = 0
INITIATIVE: Final = 1
HUMAN_ACTION: Final = 2
THREAT: Final = 3
DEMON_ACTION: Final = 4
PREPARATION: Final = 5
"""The Demon side's own preparation, in an edition that has one."""
PHASES: Final = ("setup", "initiative", "human-action", "threat", "demon-action", "preparation")

# ---- moments at which cards are played (14.3), as bits

BEFORE_ROLL: Final = 1
DICE_ROLLED: Final = 2
DICE_GIVEN: Final = 4
AT_ACTIVATION: Final = 8
HUMAN_PHASE: Final = 16
HUMAN_TURN: Final = 32
AS_COMBAT: Final = 64
EXPLORING: Final = 128
EVENT_PLAYED: Final = 256
IN_THREAT: Final = 512
TROG_ATTACKS: Final = 1024
HUMAN_START: Final = 2048
TILE_DRAWN: Final = 4096
PREPARING: Final = 8192
PREPARATION_ROLL: Final = 16384
DARK_START: Final = 32768
DARK_TURN: Final = 65536
ACTING_MOMENTS: Final = 16 | 32 | 64
"""Those of the Human Action phase."""
MOMENTS: Final = (
    "before-action-roll",
    "action-dice-rolled",
    "dice-given",
    "redeemer-activated",
    "human-phase",
    "human-action",
    "in-place-of-combat",
    "exploring",
    "event-played",
    "threat",
    "troglodyte-attacks",
    "human-action-start",
    "tile-drawn",
    "preparation",
    "preparation-roll",
    "demon-action-start",
    "demon-action",
)

# ---- how long something lasts

ATTACK_END: Final = 0
ACTIVATION_END: Final = 1
HUMAN_ACTION_END: Final = 2
ROUND_END: Final = 3
NEXT_INITIATIVE: Final = 4
THREAT_END: Final = 5
NEXT_THREAT: Final = 6
DEMON_ACTION_TIME: Final = 7
DURATIONS: Final = (
    "attack-end",
    "activation-end",
    "human-action-end",
    "round-end",
    "next-initiative",
    "threat-end",
    "next-threat",
    "demon-action",
)

# ---- handicaps (chapter 15), as bits

HANDICAP_DECK: Final = 1
HANDICAP_TP: Final = 2
HANDICAP_CARD: Final = 4
HANDICAP_GIFT: Final = 8
