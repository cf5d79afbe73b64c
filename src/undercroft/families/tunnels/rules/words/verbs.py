"""The verbs of moves, by number; their words and operands stand in the vocabulary of the face."""

from __future__ import annotations

from typing import Final

V_PASS: Final = 0
V_ASSIGN: Final = 1  # die, figure
V_ACTIVATE: Final = 2  # figure
V_MOVE: Final = 3  # side
V_CRAWL: Final = 4  # slot
V_EXPLORE: Final = 5  # side
V_ATTACK: Final = 6  # target
V_SHOOT: Final = 7  # side or HERE, target
V_PLACE: Final = 8  # mask of dice, square, rest of the mask (see dice_move)
V_RESOLVE: Final = 9  # square
V_BUY: Final = 10  # kind, slot
V_LOSE: Final = 11  # line
V_GUARD: Final = 12  # figure, hits
V_PLAY: Final = 13  # deck, kind of card
V_GIFT: Final = 14  # gift
V_BLESS: Final = 15  # figure, 0 for MVT or 1 for CBT
V_CHOOSE: Final = 16  # figure
V_TILE: Final = 17  # slot
V_HEAL: Final = 18  # line
V_LAY: Final = 19  # quarter turns
V_MARK: Final = 20  # slot, side
V_CLEAR: Final = 21  # side
V_ACT: Final = 22  # scenario action, more
V_REROLL: Final = 23  # mask of dice, nothing, rest of the mask
V_NEXT: Final = 24  # tile of the stack
V_BID: Final = 25  # points
V_HIRE: Final = 26  # kind
V_LEARN: Final = 27  # gift
V_EQUIP: Final = 28  # figure, kind of object
V_DRAW: Final = 29  # number of cards
V_LEAVE: Final = 30  #
V_STRIP: Final = 31  # figure, kind of object
V_EDGE: Final = 32  # slot, side
V_SEAL: Final = 33  # slot, side
V_CARRY_OUT: Final = 34  # side
V_AMBUSH: Final = 35  # number of Troglodytes
V_INSTINCT: Final = 36  # kind of card, figure, 0 for its value or 1 for its effect
V_DROP: Final = 37  # deck, kind of card
V_TAKE_BACK: Final = 38  # square, die
V_DIE: Final = 39  # value
V_KEEP: Final = 40  # kind of card
V_USE: Final = 41  # kind of object, which use
V_WHIP: Final = 42  #
V_CLIMB: Final = 43  #
V_POWER: Final = 44  # square
V_SITE: Final = 45  # side

HERE: Final = 4
"""In place of a side: the own tile."""
