# interpreted: words for people
"""What moves are called and what they touch, by the operands of their verbs."""

from __future__ import annotations

from undercroft.games.dungeontwister.face import names
from undercroft.games.dungeontwister.face.words import (
    FIGHTER,
    FIGURE,
    KIND,
    PAIR,
    ROOM,
    SENSE,
    SIDE,
    SQUARE,
    TOKEN,
    VOCABULARY,
    WHOSE,
)
from undercroft.games.dungeontwister.rules import verbs as v
from undercroft.games.dungeontwister.rules.fighters import place_of
from undercroft.games.dungeontwister.rules.state import Labyrinth
from undercroft.kernel.moves import Move, first, second, third, verb
from undercroft.kernel.question import Touched
from undercroft.kernel.texts import Message, Value, message
from undercroft.kernel.vocabulary import Operand

VERB_IDS = {
    code: "-".join(part for part in entry.parts if not part.startswith("{"))
    for code, entry in VOCABULARY.verbs.items()
}
"""The name of each verb in message ids."""


def operand_name(t: Labyrinth, operand: Operand, value: int) -> Value:
    """An operand in a sentence."""
    if operand is KIND:
        return names.kind_name(t, value)
    if operand in (TOKEN, FIGURE, FIGHTER):
        return names.token_name(t, value)
    if operand is ROOM:
        return names.room_name(value)
    if operand is SQUARE:
        return names.square_name(t, value)
    if operand is SIDE:
        return names.side_name(value)
    if operand is PAIR:
        return names.pair_name(t, value)
    if operand is SENSE:
        return message(f"sense-{names.SENSES[value]}")
    if operand is WHOSE:
        return message("web-here" if value == v.HERE else "web-beyond")
    return value


def label(t: Labyrinth, move: Move) -> Message:
    """A move's label."""
    entry = VOCABULARY.verbs[verb(move)]
    fields = [part[1:-1] for part in entry.parts if part.startswith("{")]
    values = (first(move), second(move), third(move))
    said = {
        name: operand_name(t, operand, value)
        for name, operand, value in zip(fields, entry.operands, values, strict=False)
    }
    return Message(f"move-{VERB_IDS[verb(move)]}", said)


SIDED = (
    v.FELL,
    v.TORCH,
    v.BREAK,
    v.OPEN_GATE,
    v.CLOSE_GATE,
    v.BURN,
    v.SWIM,
    v.SWIM_FREE,
)
"""Verbs with a figure and a side of it."""


def touched(t: Labyrinth, move: Move, actor: int) -> Touched:
    """What lights up for a move; the actor is who takes steps, or acts by a talent of his own."""
    what, a, b = verb(move), first(move), second(move)
    if what in (v.STEP, v.SPAWN, v.WEB, v.CROSS, v.SCORCH):
        return Touched("step" if what == v.STEP else "place", beside(t, actor, a))
    if what in (v.JUMP, v.LEAP_FREE):
        middle = t.map.neighbour(t.at[a], b)
        end = t.map.neighbour(middle, third(move)) if middle >= 0 else -1
        touches = (f"square:{names.square_word(t, end)}",) if end >= 0 else ()
        return Touched("place", (figure(t, a), *touches))
    if what in SIDED:
        return Touched("place", (figure(t, a), *beside(t, a, b)))
    if what in (v.PUT, v.PLANT, v.BRAMBLES, v.ENCHANT):
        return Touched("place", (f"square:{names.square_word(t, a)}",))
    if what in (v.REVEAL, v.ROTATE):
        return Touched("place", (f"room:{names.room_word(a)}",))
    if what == v.PLACE:
        return Touched("place", (f"kind:{t.box.kinds[a]}", f"room:{names.room_word(b)}"))
    if what in (v.PICK, v.DISMISS, v.LINE):
        return Touched("figure", (f"kind:{t.box.kinds[a]}",))
    if what in (v.CARD, v.LAY):
        return Touched("card", (f"card:{a}",))
    if what in (v.ATTACK, v.SHOOT, v.FLY):
        return Touched("figure", (figure(t, a), figure(t, b)))
    if what == v.PARALYSE:
        return Touched("card", (figure(t, a), f"card:{b}"))
    operands = VOCABULARY.verbs[what].operands
    if operands and operands[0] in (TOKEN, FIGURE, FIGHTER):
        return Touched("figure", (figure(t, a),))
    return Touched()


def figure(t: Labyrinth, token: int) -> str:
    """How a token is touched."""
    return f"figure:{names.token_word(t, token)}"


def beside(t: Labyrinth, fighter: int, side: int) -> tuple[str, ...]:
    """How the square on a side of somebody is touched."""
    square = place_of(t, fighter) if fighter >= 0 else -1
    if square < 0:
        return (f"side:{names.SIDES[side]}",)
    other = t.map.neighbour(square, side)
    return (f"square:{names.square_word(t, other if other >= 0 else square)}", f"side:{names.SIDES[side]}")
