# interpreted: how events are acted out
"""How each event is acted out before the next question: what is turned over, rolled, moved, lost."""

from __future__ import annotations

from undercroft.families.tunnels.face.names import (
    card_help,
    card_name,
    gift_name,
    origin_name,
    square_name,
    warrior_name,
)
from undercroft.families.tunnels.face.stage import event_dice
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words import events as e
from undercroft.families.tunnels.rules.words.times import EVENTS
from undercroft.kernel.beat import APPEAR, CARD, CHANGE, DICE, FALL, MOVE, SILENT, TEXT, Beat, Card
from undercroft.kernel.texts import message

KIND = {
    e.E_ROUND: TEXT,
    e.E_PHASE: TEXT,
    e.E_MOVED: MOVE,
    e.E_LAID: APPEAR,
    e.E_TILE_OUT: TEXT,
    e.E_HITS: TEXT,
    e.E_DIED: FALL,
    e.E_TROGS_DIED: FALL,
    e.E_GUARDED: TEXT,
    e.E_PLACED: TEXT,
    e.E_TP: TEXT,
    e.E_APPEARED: APPEAR,
    e.E_CANCELLED: TEXT,
    e.E_BLESSED: TEXT,
    e.E_BONUS: TEXT,
    e.E_HOLE: APPEAR,
    e.E_MARK: TEXT,
    e.E_BLOCKED: APPEAR,
    e.E_CLEARED: APPEAR,
    e.E_OBJECT_GONE: TEXT,
    e.E_LEFT: FALL,
    e.E_REACHED: TEXT,
    e.E_COUNTER: TEXT,
    e.E_TOKEN: TEXT,
    e.E_SEAL: APPEAR,
    e.E_FREED: APPEAR,
    e.E_ROSE: APPEAR,
    e.E_GUIDE: MOVE,
    e.E_NO_GIFTS: TEXT,
    e.E_TRIGGERED: TEXT,
    e.E_DARK_COUNT: TEXT,
    e.E_DISCARDED: TEXT,
    e.E_TAKEN_BACK: TEXT,
    e.E_HOUND_DIE: TEXT,
    e.E_RESISTED: TEXT,
    e.E_LOST_TILE: TEXT,
    e.E_FOUND: TEXT,
    e.E_CLIMBED: FALL,
    e.E_USED: TEXT,
    e.E_PLANTED: APPEAR,
    e.E_CRACKED: APPEAR,
    e.E_RESHUFFLED: TEXT,
    e.E_NO_PURCHASE: TEXT,
    e.E_NOT_PLACED: TEXT,
    e.E_NOBODY_ACTS: TEXT,
}
"""Events that need no more than the board and their sentence; all others are mere lines or stand below."""

ROLLS = ("stage-action-roll", "stage-destiny-roll", "stage-die")


def event_beat(t: Tunnels, kind: int, n: list[int]) -> Beat:
    """An event on the stage."""
    if kind in (e.E_ATTACK, e.E_FRANTIC, e.E_ROLLED, e.E_REROLLED, e.E_ENTRY_ROLL, e.E_PANIC):
        return dice_beat(t, kind, n)
    if kind in (e.E_LINE, e.E_WOUND, e.E_HEALED):
        change = -1 if kind == e.E_LINE else 1 if kind == e.E_HEALED else -n[3]
        return Beat(CHANGE, change=change)
    found = card_of(t, kind, n)
    if found is not None:
        return Beat(CARD, cards=(found,))
    return Beat(KIND[kind]) if kind in KIND else SILENT


def dice_beat(t: Tunnels, kind: int, n: list[int]) -> Beat:
    """Dice that roll: who rolls them and what they need, which count, and which were rolled again."""
    dice = event_dice(kind, n)
    if kind == e.E_ATTACK:
        who, target = warrior_name(t, n[0]), warrior_name(t, n[1])
        said = message("stage-shot" if n[2] else "stage-attack", who=who, target=target, needed=n[4])
        return Beat(DICE, said, lit=counting(dice, n[4]))
    if kind == e.E_FRANTIC:
        said = message("stage-frantic", who=warrior_name(t, n[0]), needed=n[2])
        return Beat(DICE, said, lit=counting(dice, n[2]), before=tuple(n[3 : 3 + len(dice)]))
    if kind == e.E_ENTRY_ROLL:
        whom, cause = warrior_name(t, n[0]), origin_name(t, n[2])
        said = message("stage-hurt-roll", target=whom, cause=cause, needed=n[3])
        return Beat(DICE, said, lit=counting(dice, n[3]))
    if kind == e.E_REROLLED:
        return Beat(DICE, message("stage-rerolled"), before=tuple(n[1 : 1 + n[0]]))
    if kind == e.E_PANIC:
        return Beat(DICE, message("stage-rerolled") if n[2] else None)
    return Beat(DICE, message(ROLLS[n[0]]))


def counting(dice: tuple[int, ...], needed: int) -> tuple[int, ...]:
    """Which of some dice reach a number."""
    return tuple(int(die >= needed) for die in dice)


def card_of(t: Tunnels, kind: int, n: list[int]) -> Card | None:
    """What is turned over: a card, a Gift, a square of the Board of Destiny; nothing for any other event."""
    if kind in (e.E_CARD, e.E_DREW, e.E_GIVEN) and n[1] >= 0:
        return Card(card_name(t, n[1]), card_help(t, n[1]))
    if kind == e.E_DREW:  # another's card: no more is known of it than its deck
        return Card(message("stage-event-card" if n[0] == EVENTS else "stage-human-card"))
    if kind == e.E_GIFT:
        return Card(gift_name(t, n[0]), message(f"gift-{t.box.gifts[n[0]].id}-help"))
    if kind in (e.E_SQUARE, e.E_POWER):
        return Card(square_name(t, n[0]), message(f"square-{t.box.squares[n[0]].id}-does"))
    return None
