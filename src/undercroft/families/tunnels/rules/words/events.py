"""The events of the log, by number, with the values that each is told with.

A warrior is told with his kind, see figures.py.
"""

from __future__ import annotations

from typing import Final

E_ROUND: Final = 1  # round
E_PHASE: Final = 2  # phase
E_ROLLED: Final = 3  # what (0 action, 1 destiny, 2 other), dice ...
E_ASSIGNED: Final = 4  # warrior, die, exhausted
E_MOVED: Final = 5  # warrior, from, to
E_LAID: Final = 6  # warrior, tile, slot, quarters
E_TILE_OUT: Final = 7  # tile, 1 if it goes back under the next
E_ATTACK: Final = 8  # attacker, target, object + 1 or 0, DEF, the least number that hits, dice ...
E_HITS: Final = 9  # hits
E_LINE: Final = 10  # warrior, line, cause
E_WOUND: Final = 11  # warrior, wounds, cause, how many more
E_DIED: Final = 12  # warrior, slot
E_TROGS_DIED: Final = 13  # number, slot
E_GUARDED: Final = 14  # guard, target, hits
E_PLACED: Final = 15  # square, dice ...
E_SQUARE: Final = 16  # square
E_TP: Final = 17  # change, total
E_APPEARED: Final = 18  # kind, slot
E_CARD: Final = 19  # deck, kind of card
E_CANCELLED: Final = 20  # deck, kind of card
E_DREW: Final = 21  # deck, kind of card for its owner, -1 for the other
E_HEALED: Final = 22  # warrior, line
E_BLESSED: Final = 23  # warrior, 0 MVT or 1 CBT
E_GIFT: Final = 24  # gift
E_BONUS: Final = 25  # warrior, mvt, cbt, def, talents gained, talents lost
E_HOLE: Final = 26  # slot
E_MARK: Final = 28  # number, slot, side
E_BLOCKED: Final = 29  # slot, side
E_CLEARED: Final = 30  # warrior, slot, side
E_OBJECT_GONE: Final = 31  # warrior, kind of object
E_LEFT: Final = 32  # warrior, points
E_REACHED: Final = 33  # warrior
E_COUNTER: Final = 34  # change, total
E_TOKEN: Final = 35  # warrior, token, what (0 taken, 1 dropped, 2 broken, 3 eaten, 4 out, 5 false), slot
E_SEAL: Final = 36  # slot, side, 1 laid or 0 gone
E_FREED: Final = 37  # warrior
E_ROSE: Final = 38  # slot
E_GUIDE: Final = 39  # slot, or -1 when it is gone
E_BID: Final = 40  # seat, points
E_TEAM: Final = 41  # verb, values
E_ENTRY_ROLL: Final = 42  # warrior, die, cause, the least number that hurts
E_NO_GIFTS: Final = 43  #
E_PANIC: Final = 44  # warrior, die, 1 if rolled again
E_ENDED: Final = 45  # verdict, ending
E_REROLLED: Final = 46  # number of dice taken up, these dice ..., what they show now ...
E_TRIGGERED: Final = 47  # slot, warrior
E_FRANTIC: Final = 48  # attacker, target, the least number that hits, the misses ..., what they show now ...
E_DARK_COUNT: Final = 49  # change, total
E_GIVEN: Final = 50  # warrior, kind of card, 0 for its value or 1 for its effect
E_DISCARDED: Final = 51  # deck, kind of card for those who see it, -1 for the others
E_TAKEN_BACK: Final = 52  # square, die
E_HOUND_DIE: Final = 53  # warrior, die
E_RESISTED: Final = 54  # warrior
E_LOST_TILE: Final = 55  # tile, slot, side
E_FOUND: Final = 56  # find, warrior
E_CLIMBED: Final = 57  # warrior, points
E_POWER: Final = 58  # square
E_USED: Final = 59  # warrior, kind of object, which use
E_PLANTED: Final = 60  # warrior, slot
E_CRACKED: Final = 61  # slot, cracks
E_RESHUFFLED: Final = 62  # deck
E_NO_PURCHASE: Final = 63  # the reason, the Threat Points, what the cheapest warrior costs
E_NOT_PLACED: Final = 64  # dice ...
E_NOBODY_ACTS: Final = 65  # phase

# ---- how a game ends, besides the scenario's own endings

END_BOTH: Final = 100
END_ROUND_LIMIT: Final = 101
