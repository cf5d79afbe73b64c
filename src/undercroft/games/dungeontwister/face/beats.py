# interpreted: how events are acted out
"""How each event is acted out before the next question: what is turned over, moved, lost."""

from __future__ import annotations

from undercroft.games.dungeontwister.face.names import colour
from undercroft.games.dungeontwister.rules import events as e
from undercroft.games.dungeontwister.rules.state import Labyrinth
from undercroft.kernel.beat import APPEAR, CARD, CHANGE, FALL, MOVE, SILENT, TEXT, Beat, Card

KIND = {
    e.PLACED: TEXT,
    e.LINE_SHOWN: APPEAR,
    e.FIRST_PLAYER: TEXT,
    e.TURN: TEXT,
    e.CARDS_BACK: TEXT,
    e.TURN_OVER: TEXT,
    e.AGAIN: TEXT,
    e.REVEALED: APPEAR,
    e.PUT_DOWN: APPEAR,
    e.ROTATED: MOVE,
    e.STEPPED: MOVE,
    e.TOOK: TEXT,
    e.DROPPED: TEXT,
    e.JUMPED: MOVE,
    e.SWAM: MOVE,
    e.LEFT: FALL,
    e.DIED: FALL,
    e.LOST_THING: FALL,
    e.ATTACKED: TEXT,
    e.SHOT: TEXT,
    e.JOINED: TEXT,
    e.TIE: TEXT,
    e.WON: TEXT,
    e.PLANTED: APPEAR,
    e.GREW_BRAMBLES: APPEAR,
    e.BRAMBLES_GONE: TEXT,
    e.SPAWN_MADE: APPEAR,
    e.ENCHANTED: APPEAR,
    e.TREE_ASLEEP: TEXT,
    e.WOVE: APPEAR,
    e.BURNT: APPEAR,
    e.BECAME_TRAP: APPEAR,
    e.SPRUNG: APPEAR,
    e.FELLED: APPEAR,
    e.ROPE_CUT: APPEAR,
    e.TORCH_TAKEN: APPEAR,
    e.GATE_BROKEN: APPEAR,
    e.GATE_OPENED: APPEAR,
    e.GATE_CLOSED: APPEAR,
    e.WALKED_WALL: MOVE,
    e.FLEW: TEXT,
    e.QUAFFED: TEXT,
    e.FIRED: TEXT,
    e.PARALYSED_ONE: TEXT,
    e.PEACE_MADE: TEXT,
    e.BRIDGE_BROKE: APPEAR,
    e.DRAW_OFFERED: TEXT,
    e.DRAW_DECLINED: TEXT,
}
"""Events that need no more than the board and their sentence; all others are mere lines or stand below."""


def event_beat(t: Labyrinth, kind: int, n: list[int]) -> Beat:
    """An event on the stage."""
    if kind == e.CARD_PLAYED:
        return Beat(CARD, cards=(Card(colour(n[0]), face=str(n[1])),))
    if kind == e.CARDS_LAID:
        seat, card, answer, total, against = n
        mine = Card(colour(seat), face=str(card), lit=total > against)
        return Beat(CARD, cards=(mine, Card(colour(1 - seat), face=str(answer), lit=against > total)))
    if kind == e.WOUND:
        return Beat(CHANGE, change=-1)
    if kind in (e.HEALED, e.DRANK, e.REGENERATED):
        return Beat(CHANGE, change=1)
    return Beat(KIND[kind]) if kind in KIND else SILENT
