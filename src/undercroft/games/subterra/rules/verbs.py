"""The verbs of Sub Terra's moves, the reasons why one is refused, and what each costs."""

from __future__ import annotations

from typing import Final

REVEAL: Final = 1
EXPLORE: Final = 2
MOVE: Final = 3
RUN: Final = 4
HEAL: Final = 5
SWIM: Final = 6
SQUEEZE_THROUGH: Final = 7
CLEAR: Final = 8
PLACE_ROPE: Final = 9
HIDE: Final = 10
EXERT: Final = 11
DIVE: Final = 12
DIG: Final = 13
DEMOLISH: Final = 14
BELAY: Final = 15
BANDAGE: Final = 16
SPRINT: Final = 17
REPEL: Final = 18
DIRECT: Final = 19
STEP: Final = 20
STOP: Final = 21
PLACE: Final = 22
GUIDE: Final = 23
KEEP: Final = 24
USE: Final = 25
SURFACE: Final = 26
HORROR_STEP: Final = 27
SPAWN: Final = 28
HORROR_FIRST: Final = 29
LEAVE: Final = 30
STAY: Final = 31
TAKE: Final = 32

BASIC_ACTIONS: Final = {
    "reveal": REVEAL,
    "explore": EXPLORE,
    "move": MOVE,
    "run": RUN,
    "heal": HEAL,
    "swim": SWIM,
    "squeeze": SQUEEZE_THROUGH,
    "clear": CLEAR,
    "rope": PLACE_ROPE,
    "hide": HIDE,
}
"""The actions of every caver (chapter 4), as the data names them."""

ABILITIES: Final = {
    "dive": DIVE,
    "dig": DIG,
    "demolish": DEMOLISH,
    "belay": BELAY,
    "bandage": BANDAGE,
    "sprint": SPRINT,
    "repel": REPEL,
    "direct": DIRECT,
}
"""The actions of one caver each (chapter 8), as the data names them."""

LAST_ACTION: Final = DIRECT
"""Verbs up to here cost action points, but for exerting; those beyond answer other questions."""

VERB_WORDS: Final = (
    "pass",
    "reveal",
    "explore",
    "move",
    "run",
    "heal",
    "swim",
    "squeeze",
    "clear",
    "rope",
    "hide",
    "exert",
    "dive",
    "dig",
    "demolish",
    "belay",
    "bandage",
    "sprint",
    "repel",
    "direct",
    "step",
    "stop",
    "place",
    "guide",
    "keep",
    "use",
    "surface",
    "horror step",
    "spawn at",
    "horror first",
    "leave",
    "stay",
    "take",
)

NOTHING: Final = 1
ON_SIDES: Final = 4
ON_SIDES_AND_HERE: Final = 5
ON_CAVERS: Final = 0

TRIES: Final = (
    NOTHING,
    ON_SIDES,
    ON_SIDES,
    ON_SIDES,
    NOTHING,
    ON_CAVERS,
    ON_SIDES,
    ON_SIDES,
    ON_SIDES_AND_HERE,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    ON_SIDES_AND_HERE,
    ON_SIDES,
    NOTHING,
    ON_CAVERS,
    NOTHING,
    ON_SIDES,
    ON_CAVERS,
)
"""What each action is tried with: nothing, the four sides, the own tile too, or every caver."""

HERE: Final = 4
"""Beside the four sides: the caver's own tile."""
DRAWN: Final = 0
WAITING: Final = 1

LEGAL: Final = 0
NO_POINTS: Final = 1
WALL: Final = 2
HALF: Final = 3
NOT_EXPLORED: Final = 4
NOT_FREE: Final = 5
NO_TILES: Final = 6
NEEDS_ROPE: Final = 7
NEEDS_SWIM: Final = 8
NEEDS_SQUEEZING: Final = 9
NEEDS_CLEARING: Final = 10
NOT_FLOODED: Final = 11
NOT_SQUEEZE: Final = 12
NOT_HERE: Final = 13
FULL_HEALTH: Final = 14
NO_RUBBLE: Final = 15
NOT_ROPED_TILE: Final = 16
HAS_ROPE: Final = 17
ALREADY_HIDDEN: Final = 18
ALREADY_EXERTED: Final = 19
NO_EXERTING: Final = 20
NOT_ABLE: Final = 21
NOT_FLOODABLE: Final = 22
NONE_LEFT: Final = 23
NO_WALL: Final = 24
NOT_SELF: Final = 25
NO_HORROR: Final = 26
ALREADY_DIRECTED: Final = 27
UNCONSCIOUS: Final = 28
SUBMERGED: Final = 29
NO_FIRST_MOVE: Final = 30
TOO_DEAR: Final = 31
NOT_ASKED: Final = 32
DOES_NOT_FIT: Final = 33
WOULD_SEAL: Final = 34
NOT_ON_PATH: Final = 35
