# interpreted: words for people
"""The vocabulary: every verb of the game with its form."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from undercroft.games.dungeontwister.face.names import (
    SENSES,
    SIDES,
    is_named,
    room_word,
    square_word,
    token_word,
)
from undercroft.games.dungeontwister.rules import verbs as v
from undercroft.games.dungeontwister.rules.tokens import FIGHTERS, TOKENS, is_character
from undercroft.kernel.vocabulary import Number, OneOf, Operand, Verb, Vocabulary
from undercroft.maps.room_tables import NORTH_LINE, ROOM_SQUARES, ROOMS, SQUARES


class Kind(Operand):
    """A kind of character or object."""

    def word(self, s: Any, value: int) -> str:
        return str(s.box.kinds[value])

    def values(self, s: Any) -> Iterable[int]:
        return [kind for kind in range(len(s.box.kinds)) if s.box.copies[kind]]


class Pair(Operand):
    """A pair of rooms by its printed number."""

    def word(self, s: Any, value: int) -> str:
        return str(s.box.pairs[value])

    def values(self, s: Any) -> Iterable[int]:
        return range(len(s.box.pairs))


class Room(Operand):
    """A place for a room."""

    def word(self, s: Any, value: int) -> str:
        return room_word(value)

    def values(self, s: Any) -> Iterable[int]:
        return range(ROOMS)


class Square(Operand):
    """A square of a revealed room or of a starting line."""

    def word(self, s: Any, value: int) -> str:
        return square_word(s, value)

    def values(self, s: Any) -> Iterable[int]:
        lying = s.map.lying
        rooms = [square for square in range(NORTH_LINE) if lying[square // ROOM_SQUARES] >= 0]
        return [*rooms, *range(NORTH_LINE, SQUARES)]


class Token(Operand):
    """Any token that has been seen."""

    def word(self, s: Any, value: int) -> str:
        return token_word(s, value)

    def values(self, s: Any) -> Iterable[int]:
        return [token for token in range(TOKENS) if is_named(s, token)]


class Figure(Token):
    """A character that has been seen."""

    def values(self, s: Any) -> Iterable[int]:
        return [token for token in range(TOKENS) if is_named(s, token) and is_character(token)]


class Fighter(Token):
    """A character, brambles or a living tree."""

    def values(self, s: Any) -> Iterable[int]:
        found = range(FIGHTERS)
        return [one for one in found if is_named(s, one) and (one >= TOKENS or is_character(one))]


KIND, PAIR, ROOM, SQUARE = Kind(), Pair(), Room(), Square()
TOKEN, FIGURE, FIGHTER = Token(), Figure(), Fighter()
SIDE, SENSE, WHOSE = OneOf(*SIDES), OneOf(*SENSES), OneOf("here", "beyond")
VALUE = Number(0, 9)

VOCABULARY = Vocabulary(
    Verb(0, "pass"),
    Verb(v.PICK, "pick {kind}", kind=KIND),
    Verb(v.PICK_ROOMS, "pick rooms {pair}", pair=PAIR),
    Verb(v.DISMISS, "dismiss {kind}", kind=KIND),
    Verb(v.LINE, "line {kind}", kind=KIND),
    Verb(v.PLACE, "place {kind} {room}", kind=KIND, room=ROOM),
    Verb(v.CARD, "card {value}", value=VALUE),
    Verb(v.END, "end"),
    Verb(v.OFFER_DRAW, "offer draw"),
    Verb(v.ACCEPT, "accept"),
    Verb(v.REVEAL, "reveal {room}", room=ROOM),
    Verb(v.PUT, "put {square}", square=SQUARE),
    Verb(v.ROTATE, "rotate {room} {sense}", room=ROOM, sense=SENSE),
    Verb(v.MOVE, "move {figure}", figure=FIGURE),
    Verb(v.STEP, "step {side}", side=SIDE),
    Verb(v.TAKE, "take {token}", token=TOKEN),
    Verb(v.DROP, "drop"),
    Verb(v.SWAP, "swap {token}", token=TOKEN),
    Verb(v.STOP, "stop"),
    Verb(v.JUMP, "jump {figure} {over} {on}", figure=FIGURE, over=SIDE, on=SIDE),
    Verb(v.LEAP_FREE, "jump-free {figure} {over} {on}", figure=FIGURE, over=SIDE, on=SIDE),
    Verb(v.SWIM, "swim {figure} {side}", figure=FIGURE, side=SIDE),
    Verb(v.SWIM_FREE, "swim-free {figure} {side}", figure=FIGURE, side=SIDE),
    Verb(v.ATTACK, "attack {fighter} {target}", fighter=FIGHTER, target=FIGHTER),
    Verb(v.SHOOT, "shoot {figure} {target}", figure=FIGURE, target=FIGURE),
    Verb(v.SUPPORT, "support {figure}", figure=FIGURE),
    Verb(v.FIGHT, "fight"),
    Verb(v.LAY, "lay {value}", value=VALUE),
    Verb(v.PLANT, "plant {square}", square=SQUARE),
    Verb(v.BRAMBLES, "brambles {square}", square=SQUARE),
    Verb(v.WITHDRAW, "withdraw"),
    Verb(v.SPAWN, "spawn {side}", side=SIDE),
    Verb(v.ENCHANT, "enchant {square}", square=SQUARE),
    Verb(v.WEB, "web {side} {whose}", side=SIDE, whose=WHOSE),
    Verb(v.TRAP, "trap"),
    Verb(v.SPRING, "spring"),
    Verb(v.FELL, "fell {figure} {side}", figure=FIGURE, side=SIDE),
    Verb(v.CUT, "cut {figure}", figure=FIGURE),
    Verb(v.TORCH, "torch {figure} {side}", figure=FIGURE, side=SIDE),
    Verb(v.BREAK, "break {figure} {side}", figure=FIGURE, side=SIDE),
    Verb(v.OPEN_GATE, "open {figure} {side}", figure=FIGURE, side=SIDE),
    Verb(v.CLOSE_GATE, "close {figure} {side}", figure=FIGURE, side=SIDE),
    Verb(v.DRINK, "drink {figure}", figure=FIGURE),
    Verb(v.HEAL, "heal {figure}", figure=FIGURE),
    Verb(v.REGENERATE, "regenerate"),
    Verb(v.CROSS, "cross {side}", side=SIDE),
    Verb(v.BURN, "burn {figure} {side}", figure=FIGURE, side=SIDE),
    Verb(v.FLY, "fly {figure} {target}", figure=FIGURE, target=FIGURE),
    Verb(v.QUAFF, "quaff {figure}", figure=FIGURE),
    Verb(v.FIREBALL, "fireball {fighter}", fighter=FIGHTER),
    Verb(v.SCORCH, "scorch {side}", side=SIDE),
    Verb(v.PARALYSE, "paralyse {figure} {value}", figure=FIGURE, value=VALUE),
    Verb(v.PEACE, "peace"),
)
