"""The verbs of moves, and the reasons for which a move is refused."""

from __future__ import annotations

from typing import Final

# Set-up (chapter 1)
PICK: Final = 1  # kind
PICK_ROOMS: Final = 2  # pair
DISMISS: Final = 3  # kind
LINE: Final = 4  # kind
PLACE: Final = 5  # kind, room

# The turn (chapter 2)
CARD: Final = 6  # value
END: Final = 7
OFFER_DRAW: Final = 8
ACCEPT: Final = 9

# Rooms (chapter 3)
REVEAL: Final = 10  # room
PUT: Final = 11  # square
ROTATE: Final = 12  # room, sense

# Moving and carrying (chapters 4 and 5)
MOVE: Final = 13  # figure
STEP: Final = 14  # side
TAKE: Final = 15  # token
DROP: Final = 16
SWAP: Final = 17  # token
STOP: Final = 18
JUMP: Final = 19  # figure, side, side
SWIM: Final = 20  # figure, side
SWIM_FREE: Final = 21  # figure, side
LEAP_FREE: Final = 22  # figure, side, side

# Combat (chapter 6)
ATTACK: Final = 23  # fighter, fighter
SHOOT: Final = 24  # figure, figure
SUPPORT: Final = 25  # figure
FIGHT: Final = 26
LAY: Final = 27  # value

# Abilities (chapters 8 to 11)
PLANT: Final = 28  # square
BRAMBLES: Final = 29  # square
WITHDRAW: Final = 30
SPAWN: Final = 31  # side
ENCHANT: Final = 32  # square
WEB: Final = 33  # side, whose edge
TRAP: Final = 34
SPRING: Final = 35
FELL: Final = 36  # figure, side
CUT: Final = 37  # figure
TORCH: Final = 38  # figure, side
BREAK: Final = 39  # figure, side
OPEN_GATE: Final = 40  # figure, side
CLOSE_GATE: Final = 41  # figure, side
DRINK: Final = 42  # figure
HEAL: Final = 43  # figure
REGENERATE: Final = 44
CROSS: Final = 45  # side

# Objects (chapter 12)
BURN: Final = 46  # figure, side
FLY: Final = 47  # figure, figure
QUAFF: Final = 48  # figure
FIREBALL: Final = 49  # fighter
SCORCH: Final = 50  # side
PARALYSE: Final = 51  # figure, value
PEACE: Final = 52

LEFT: Final = 0  # anticlockwise
RIGHT: Final = 1  # clockwise
HERE: Final = 0
BEYOND: Final = 1

# Why not. The face gives each its rule and its sentence.
LEGAL: Final = 0
NOT_NOW: Final = 1
NOT_YOURS: Final = 2
NO_POINTS: Final = 3
NO_FIGURE: Final = 4
IS_WOUNDED: Final = 5
IS_CARRIED: Final = 6
CANNOT_ACT: Final = 7
PARALYSED_NOW: Final = 8
NOT_ABLE: Final = 9
NO_CARD: Final = 10
OVER_CAP: Final = 11
NOT_LEFT: Final = 12
ROOM_FULL: Final = 13
TAKEN_ALREADY: Final = 14
ENOUGH_OF_THEM: Final = 15
ROOM_KNOWN: Final = 16
NO_ACCESS: Final = 17
NO_GEAR: Final = 18
WRONG_SENSE: Final = 19
ROOM_HIDDEN: Final = 20
NOT_FLOOR: Final = 21
NO_STEPS: Final = 22
NO_WAY: Final = 23
ENEMY_THERE: Final = 24
OBSTACLE: Final = 25
TOO_HEAVY: Final = 26
WATER_AHEAD: Final = 27
CANNOT_STOP_AFTER: Final = 28
SQUARE_TAKEN: Final = 29
TOO_MANY: Final = 30
NOTHING_DONE: Final = 31
HANDLED: Final = 32
NOT_THERE: Final = 33
HANDS_FULL: Final = 34
HANDS_EMPTY: Final = 35
SAW_WEIGHT: Final = 36
KEEPS_HIM_UP: Final = 37
NO_DROPPING: Final = 38
NO_JUMP_CARD: Final = 39
NOT_OVER: Final = 40
OWN_SIDE: Final = 41
NOT_ADJACENT: Final = 42
HURT_THIS_TURN: Final = 43
HEALED_THIS_TURN: Final = 44
PEACEFUL: Final = 45
NEVER_ATTACKS: Final = 46
NOT_SEEN: Final = 47
CLOSE_TO_ENEMY: Final = 48
HAS_SHOT: Final = 49
IN_FIGHT: Final = 50
NOT_OBSTACLE: Final = 51
GROWN: Final = 52
SUPPLY_OUT: Final = 53
OTHER_ROOM: Final = 54
NO_BRAMBLES: Final = 55
NO_TREE: Final = 56
ENCHANTED_TREE: Final = 57
ENCHANTED_NOW: Final = 58
EDGE_TAKEN: Final = 59
NO_ROOM_FOR_WEB: Final = 60
NOT_A_TRAP: Final = 61
NO_VINES: Final = 62
NO_SCONCE: Final = 63
NO_GATE: Final = 64
NO_FOUNTAIN: Final = 65
NOT_WOUNDED: Final = 66
FRIEND_ON_TOP: Final = 67
NO_WALL: Final = 68
NO_WEB: Final = 69
LACKS_OBJECT: Final = 70
NOT_TARGETABLE: Final = 71
IN_WATER: Final = 72
RING_USED: Final = 73
CANNOT_BE_THERE: Final = 74
TOO_EARLY: Final = 75
OFFERED_ALREADY: Final = 76
NOT_ON_LINE: Final = 77
ZERO_CARD: Final = 78
OBJECT_IN_WATER: Final = 79
EARLIER_CHOICE: Final = 80
