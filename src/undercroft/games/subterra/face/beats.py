# interpreted: how events are acted out
"""How each event is acted out before the next question: what is turned over, rolled, moved, lost."""

from __future__ import annotations

from undercroft.games.subterra.face.log import CAUSES
from undercroft.games.subterra.face.names import card_name, caver_name
from undercroft.games.subterra.rules import events as e
from undercroft.games.subterra.rules.box import KINDS
from undercroft.games.subterra.rules.state import Cave
from undercroft.kernel.beat import APPEAR, CARD, CHANGE, DICE, FALL, MOVE, SILENT, TEXT, Beat, Card
from undercroft.kernel.texts import message

KIND = {
    e.ROUND: TEXT,
    e.SKIPPED: TEXT,
    e.PHASE: TEXT,
    e.MOVED: MOVE,
    e.LAID: APPEAR,
    e.DISCARDED: TEXT,
    e.KEPT_WAITING: TEXT,
    e.WAITING_USED: TEXT,
    e.WAITING_BACK: TEXT,
    e.STACK_EMPTY: TEXT,
    e.SHIELDED: TEXT,
    e.FELL: FALL,
    e.WOKE: APPEAR,
    e.FLOODED_TILE: APPEAR,
    e.COLLAPSED: APPEAR,
    e.CLEARED: APPEAR,
    e.ROPED: APPEAR,
    e.BLASTED: APPEAR,
    e.DIVED: MOVE,
    e.DIRECTED: TEXT,
    e.HID: TEXT,
    e.EXERTED: TEXT,
    e.GAS_LINGERS: TEXT,
    e.GAS_OVER: TEXT,
    e.NOTHING_HAPPENED: TEXT,
    e.SPAWNED: APPEAR,
    e.NOT_SPAWNED: TEXT,
    e.STALKED: MOVE,
    e.VANISHED: FALL,
    e.REPELLED: FALL,
    e.STRUCK: TEXT,
    e.DEVOURED_CAVER: FALL,
    e.LEFT: TEXT,
    e.STAYED: TEXT,
    e.LEFT_BEHIND: FALL,
}
"""Events that need no more than the board and their sentence; all others are mere lines or stand below."""


def event_beat(t: Cave, kind: int, n: list[int]) -> Beat:
    """An event on the stage."""
    if kind == e.HAZARD:
        does = message(f"hazard-{KINDS[t.box.cards[n[0]].kind]}-help")
        return Beat(CARD, cards=(Card(card_name(t, n[0]), does),))
    if kind == e.TIME_UP:
        return Beat(CARD, cards=(Card(message("hazard-out-of-time"), message("hazard-out-of-time-help")),))
    if kind == e.CHECK:
        caver, _, bonus, passed, cause = n
        check = message(f"check-{CAUSES[cause]}")
        said = message("stage-check", caver=caver_name(t, caver), check=check, target=t.box.target - bonus)
        return Beat(DICE, said, lit=(passed,))
    if kind == e.CAVEIN_ROLL:
        return Beat(DICE, message("stage-cavein"))
    if kind == e.LOST:
        return Beat(CHANGE, change=-n[1])
    if kind == e.HEALED:
        return Beat(CHANGE, change=n[4])
    return Beat(KIND[kind]) if kind in KIND else SILENT
