"""What happens, as told to the log, and the causes of checks and losses."""

from __future__ import annotations

from typing import Final

# The values of each kind are listed beside it.
ROUND: Final = 1  # round, first caver
TURN: Final = 2  # caver
SKIPPED: Final = 42  # caver
PHASE: Final = 3  # phase
REVEALED: Final = 43  # caver, side, 1 if to enter it
MOVED: Final = 4  # caver, from, to, the verb
RAN: Final = 44  # caver, 1 if sprinting
STOPPED: Final = 45  # caver
LAID: Final = 5  # caver, tile, slot, quarter
DISCARDED: Final = 6  # caver, tile, uses of Guide left, -1 if it would have sealed the cave
KEPT_WAITING: Final = 7  # tile
WAITING_USED: Final = 46  # caver, tile
WAITING_BACK: Final = 47  # tile
STACK_EMPTY: Final = 48  #
STAYED: Final = 34  #
BEGUN: Final = 37  # cavers, level
TAKEN: Final = 41  # seat, caver
FIRST: Final = 38  # caver
WAITS: Final = 39  # tile
PASSED: Final = 35  # caver
SHIELDED: Final = 36  # caver, by, cause
CHECK: Final = 8  # caver, die, bonus, passed, cause
LOST: Final = 9  # caver, amount, left, cause
FELL: Final = 10  # caver, cause
WOKE: Final = 11  # caver
HEALED: Final = 12  # caver, by, health, 1 if bandaged, how much more
FLOODED_TILE: Final = 13  # slot
COLLAPSED: Final = 14  # slot
CLEARED: Final = 15  # caver, slot
ROPED: Final = 16  # caver, slot
BLASTED: Final = 17  # caver, slot, side, explosives left
HID: Final = 18  # caver, 1 if without a roll
EXERTED: Final = 19  # caver
DIRECTED: Final = 20  # leader, caver
DECLINED: Final = 49  # caver
DIVED: Final = 21  # caver, slot
HAZARD: Final = 23  # card, cards left before Out of Time
CAVEIN_ROLL: Final = 24  # die
GAS_LINGERS: Final = 50  #
GAS_OVER: Final = 25  #
NOTHING_HAPPENED: Final = 51  #
SPAWNED: Final = 26  # horror, slot
NOT_SPAWNED: Final = 52  #
STALKED: Final = 27  # horror, from, to
VANISHED: Final = 28  # horror, slot
REPELLED: Final = 29  # caver, horror, slot
STRUCK: Final = 30  # caver, horror
TIME_UP: Final = 31  #
DEVOURED_CAVER: Final = 32  # caver
LEFT: Final = 53  #
ENDED: Final = 33  # on the exit, lost
LEFT_BEHIND: Final = 40  # caver

# Causes of checks and losses: the rule that takes the health.
BY_EXERTING: Final = 0
BY_ROUGH: Final = 1
BY_TREMOR: Final = 2
BY_FLOOD: Final = 3
BY_GAS: Final = 4
BY_CAVEIN: Final = 5
BY_HORROR: Final = 6
FOR_ROPE: Final = 7
FOR_HIDING: Final = 8
FOR_TIME: Final = 9
