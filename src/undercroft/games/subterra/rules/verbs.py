"""The verbs of Sub Terra's moves, and what each action is tried with; `face/words.py` has their words."""

from __future__ import annotations

from typing import Final

END_TURN: Final = 0
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

NOTHING: Final = 1
ON_SIDES: Final = 4
ON_SIDES_AND_HERE: Final = 5
ON_CAVERS: Final = 0

TRIES: Final = [
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
]
"""What each action is tried with: nothing, the four sides, the own tile too, or every caver."""

HERE: Final = 4
"""Beside the four sides: the caver's own tile."""
DRAWN: Final = 0
WAITING: Final = 1
