"""The small numbers that stand for words of the rules: talents, moments, operations, verbs, events."""

from __future__ import annotations

from typing import Final

# ---- figures: numbers 0 to 7 are Humans, 8 to 23 Troglodytes, 24 to 31 other Demon warriors

FIGURES: Final = 32
FIRST_TROG: Final = 8
FIRST_DEMON: Final = 24
HUMANS: Final = 0xFF
TROGS: Final = 0xFFFF00
DEMONS: Final = 0xFF000000
DARK: Final = 0xFFFFFF00
"""The figures of the Demon side, as a mask; the three above likewise."""

TROG_GROUP: Final = 32
"""In place of a figure: all ordinary Troglodytes of a tile as a target, or all Troglodytes for a bonus."""
NOBODY: Final = 255

HUMAN_FAMILY: Final = 0
TROG_FAMILY: Final = 1
DEMON_FAMILY: Final = 2

OFF: Final = -1
"""In place of a slot: not on the map."""

# ---- talents, as bits

ELUSIVE: Final = 1
IMPRESSIVE: Final = 2
FRANTIC: Final = 4
BODYGUARD: Final = 8
BLESSED: Final = 16
TALENTS: Final = ("elusive", "impressive", "frantic", "bodyguard", "blessed")

# ---- what causes an effect: three bits, the number of the card, tile kind, square or gift above them

BY_COMBAT: Final = 0
BY_SHOT: Final = 1
BY_CARD: Final = 2
BY_TILE: Final = 3
BY_SQUARE: Final = 4
BY_SCENARIO: Final = 5
BY_POSSESSED: Final = 6
BY_GIFT: Final = 7

# ---- decks

STACK: Final = 0
EVENTS: Final = 1
ADVANTAGES: Final = 2
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
PHASES: Final = ("setup", "initiative", "human-action", "threat", "demon-action")

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

# ---- whom an operation means

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
)

# ---- places

NO_PLACE: Final = 0
THIS_TILE: Final = 1
ANY_TILE: Final = 2
IN_REACH: Final = 3
OPENING: Final = 4
PLACES: Final = ("", "this-tile", "any-tile", "in-reach", "opening")

# ---- operations; each is OP_SIZE numbers:
# operation, who, amount, mvt or needed roll, cbt, def, until, by, talents, place, flags, more

OP_SIZE: Final = 12
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
)

LIFT_HUMANS: Final = 1
LIFT_OPENINGS: Final = 2

LOOK_CHOOSE: Final = 1
LOOK_ORDER: Final = 2
LOOK_ORIENT: Final = 4
LOOK_VOIDS: Final = 8
LOOK_LATER: Final = 16
"""The choice waits for the next exploration of the round."""

# ---- verbs of moves

V_PASS: Final = 0
V_ASSIGN: Final = 1  # die, figure
V_ACTIVATE: Final = 2  # figure
V_MOVE: Final = 3  # side
V_CRAWL: Final = 4  # slot
V_EXPLORE: Final = 5  # side
V_ATTACK: Final = 6  # target
V_SHOOT: Final = 7  # side or HERE, target
V_PLACE: Final = 8  # mask of dice, square, rest of the mask (see picking.dice_move)
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

HERE: Final = 4
"""In place of a side: the own tile."""

# ---- reasons why something is not allowed

OK: Final = 0
NO_SUCH: Final = 1
NO_MVT: Final = 2
MOVE_OVER: Final = 3
MOVE_SPLIT: Final = 4
WALL: Final = 5
RUBBLE: Final = 6
SEALED: Final = 7
BLOCKING: Final = 8
PRESENCE: Final = 9
FULL: Final = 10
NO_TILE_YET: Final = 11
TILE_THERE: Final = 12
NEVER_EXPLORES: Final = 13
NO_STACK: Final = 14
NO_HOLE: Final = 15
COMBAT_DONE: Final = 16
NO_CBT: Final = 17
NOBODY_THERE: Final = 18
NO_WEAPON: Final = 19
IS_EXHAUSTED: Final = 20
NOT_JOINED: Final = 21
ACTED_ALREADY: Final = 22
NOT_IN_PLAY: Final = 23
NO_TP: Final = 24
NO_FIGURE: Final = 25
HUMANS_THERE: Final = 26
NO_OPENING: Final = 27
DEMON_IN_PLAY: Final = 28
NO_DEMON_LEFT: Final = 29
NOT_FOR_SALE: Final = 30
NOT_HELD: Final = 31
NOT_THIS_MOMENT: Final = 32
NO_TARGET: Final = 33
NO_GIFT: Final = 34
GIFT_LATE: Final = 35
GIFT_DIE: Final = 36
LINE_GONE: Final = 37
ENEMY_HERE: Final = 38
NOT_HERE: Final = 39
SAFE_FROM_AFAR: Final = 40
DICE_MISFIT: Final = 41
SQUARE_USED: Final = 42
NOT_YET: Final = 43
HANDS_FULL: Final = 44
ALIKE: Final = 45
NOT_SOLD: Final = 46
TOO_DEAR: Final = 47
ALL_HIRED: Final = 48
GIFT_OWNED: Final = 49
GIFTS_FULL: Final = 50
GIFT_USELESS: Final = 51
NOT_BEARER: Final = 52
HAS_OBJECT: Final = 53
OBJECTS_OUT: Final = 54
UNSPENT: Final = 55

# ---- events of the log, with their values; a warrior is told with his kind, see Tunnels.tag

E_ROUND: Final = 1  # round
E_PHASE: Final = 2  # phase
E_ROLLED: Final = 3  # what (0 action, 1 destiny, 2 other), dice ...
E_ASSIGNED: Final = 4  # warrior, die, exhausted
E_MOVED: Final = 5  # warrior, from, to
E_LAID: Final = 6  # warrior, tile, slot, quarters
E_TILE_OUT: Final = 7  # tile, 1 if it goes back under the next
E_ATTACK: Final = 8  # attacker, target, object + 1 or 0, DEF, dice ...
E_HITS: Final = 9  # hits
E_LINE: Final = 10  # warrior, line, cause
E_WOUND: Final = 11  # warrior, wounds, cause
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
E_ENTRY_ROLL: Final = 42  # warrior, die, cause
E_NO_GIFTS: Final = 43  #
E_PANIC: Final = 44  # warrior, die, 1 if rolled again
E_ENDED: Final = 45  # verdict, ending
E_REROLLED: Final = 46  # number of dice taken up, these dice ..., what they show now ...
E_TRIGGERED: Final = 47  # slot, warrior
E_FRANTIC: Final = 48  # dice rolled again ...

# ---- how a game ends, besides the scenario's own endings

END_BOTH: Final = 100
END_ROUND_LIMIT: Final = 101

# ---- numbers of the state: places in its list of single numbers

ROUND: Final = 0
PHASE: Final = 1
TP: Final = 2
ACTED: Final = 3
EXHAUSTED: Final = 4
GIFTS: Final = 5
GIFTS_OFF: Final = 6
FORESIGHT: Final = 7
DESTINY_MORE: Final = 8
DESTINY_CAP: Final = 9
ACTION_MORE: Final = 10
BLESSED_USED: Final = 11
LIFTED: Final = 12
SQUARES_USED: Final = 13
DEMONS_LEFT: Final = 14
LINE_CHOICE: Final = 15
MARK_DIE: Final = 16
MARK_SLOT: Final = 17
MARK_SIDE: Final = 18
MARK_ROUND: Final = 19
COUNTER: Final = 20
REACHED: Final = 21
GONE: Final = 22
DEAD: Final = 23
HUMAN_SEAT: Final = 24
DIRTY: Final = 25
GUIDE: Final = 26
HUMAN_POINTS: Final = 27
DEMON_POINTS: Final = 28
FACE_DOWN: Final = 29
HOLES_LEFT: Final = 30
FRESH: Final = 31
STRICT: Final = 32
LAST_ROUND: Final = 33
FIRST_COUNT: Final = 34
BROUGHT: Final = 35
ONCE: Final = 36
TOKENS_OUT: Final = 37
HANDICAPS: Final = 38
BID: Final = 39
DEMON_HAND: Final = 40
HUMAN_HAND: Final = 41
ENDING: Final = 42
NUMBERED: Final = 43
"""Who bears the numbers 1, 2 ... among the Troglodytes that are targets of their own, five bits for each."""
NUMBERS: Final = 44

NUMBER_NAMES: Final = (
    "round",
    "phase",
    "tp",
    "acted",
    "exhausted",
    "gifts",
    "gifts-off",
    "foresight",
    "destiny-more",
    "destiny-cap",
    "action-more",
    "blessed-used",
    "lifted",
    "squares-used",
    "demons-left",
    "line-choice",
    "mark-die",
    "mark-slot",
    "mark-side",
    "mark-round",
    "counter",
    "reached",
    "gone",
    "dead",
    "human-seat",
    "dirty",
    "guide",
    "human-points",
    "demon-points",
    "face-down",
    "holes-left",
    "fresh",
    "strict",
    "last-round",
    "first-count",
    "brought",
    "once",
    "tokens-out",
    "handicaps",
    "bid",
    "demon-hand",
    "human-hand",
    "ending",
    "numbered",
)

# marks on a tile, as bits
HOLE_TOKEN: Final = 1
ENTERED: Final = 2
DRUNK: Final = 4
"""The fountain has served in this Initiative phase."""
CHARGE: Final = 8
"""One charge of a fountain; the charges stand in the bits from here on."""

# handicaps, as bits
HANDICAP_DECK: Final = 1
HANDICAP_TP: Final = 2
HANDICAP_CARD: Final = 4
HANDICAP_GIFT: Final = 8
