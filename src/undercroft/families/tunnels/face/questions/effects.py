# interpreted: questions as people meet them
"""Chapters 13 and 14: the choices that cards, tiles, gifts and squares leave, and cards that answer cards."""

from __future__ import annotations

from undercroft.families.tunnels.face.names import (
    card_name,
    dice_text,
    line_args,
    object_name,
    origin_name,
    place_args,
    side_name,
    tile_kind_name,
    tile_name,
    warrior_name,
)
from undercroft.families.tunnels.face.questions.base import TunnelsQuestion
from undercroft.families.tunnels.face.touches import on_card, on_dice, on_edge, on_figure, on_line, on_tile
from undercroft.families.tunnels.rules.causes import BY_GIFT, BY_SQUARE, cause_sort
from undercroft.families.tunnels.rules.components.operations import (
    OP_ATTACK,
    OP_BLOCK_EDGE,
    OP_DISCARD_OBJECT,
    OP_HEAL,
    OP_MOVE,
    OP_REROLL,
    OP_SPAWN,
)
from undercroft.families.tunnels.rules.effects.effect import SECOND, Effect
from undercroft.families.tunnels.rules.effects.entering import Entry
from undercroft.families.tunnels.rules.effects.panic import Panic
from undercroft.families.tunnels.rules.effects.picking import dice_of
from undercroft.families.tunnels.rules.effects.play import PlayCard
from undercroft.families.tunnels.rules.effects.selection import is_tile_choice
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words import verbs as v
from undercroft.kernel.moves import Move, Seat, first, second, verb
from undercroft.kernel.question import Touched
from undercroft.kernel.texts import Message, message

ASKED = {
    OP_BLOCK_EDGE: "ask-block",
    OP_DISCARD_OBJECT: "ask-defect",
    OP_REROLL: "ask-reroll",
    OP_ATTACK: "ask-possession-attacker",
    OP_SPAWN: "ask-card-tile",
}
"""What operations ask for that have a sentence of their own."""


class EffectQuestion(TunnelsQuestion[Effect]):
    """What an operation lets a player choose."""

    frame = Effect

    def prompt(self, s: Tunnels, frame: Effect, seat: Seat) -> Message:
        """What is to be chosen, and for what."""
        card, op = origin_name(s, frame.origin), frame.operation(s)
        if frame.step == SECOND:
            who = warrior_name(s, frame.chosen)
            if op.code == OP_HEAL:
                return message("ask-heal", who=who)
            name = "ask-terror" if op.code == OP_MOVE else "ask-possession-victim"
            return message(name, card=card, who=who)
        if op.code in ASKED:
            return message(ASKED[op.code], card=card)
        if is_tile_choice(op.who):
            return message("ask-card-tile", card=card)
        if cause_sort(frame.origin) == BY_SQUARE:
            return message("ask-trap")
        is_gift = cause_sort(frame.origin) == BY_GIFT
        return message("ask-gift-target" if is_gift else "ask-card-target", card=card)

    def answer(self, t: Tunnels, frame: Effect, move: Move) -> Message:
        """A warrior, a tile, a line, an opening, an Object or dice."""
        code, a, b = verb(move), first(move), second(move)
        if code == v.V_CHOOSE:
            return message("move-target", who=warrior_name(t, a), target=warrior_name(t, a))
        if code == v.V_TILE:
            name = "move-to-tile" if frame.step == SECOND else "move-target-tile"
            return message(name, tile=tile_kind_name(t, a), **place_args(t, a))
        if code == v.V_HEAL:
            used = int(t.die[frame.chosen] == a)
            return message("move-heal-line", line=a, used=used, **line_args(t, frame.chosen, a))
        if code == v.V_EDGE:
            return message("move-block", side=side_name(b), **place_args(t, a))
        if code == v.V_STRIP:
            return message("move-discard", who=warrior_name(t, a), object=object_name(t, b))
        mask = dice_of(move)
        dice = [die for i, die in enumerate(t.dice) if mask >> i & 1]
        return message("move-reroll", dice=dice_text(dice))

    def lit(self, t: Tunnels, frame: Effect, move: Move) -> Touched:
        """What is chosen."""
        code, a, b = verb(move), first(move), second(move)
        if code == v.V_CHOOSE:
            return on_figure(t, a)
        if code == v.V_TILE:
            return on_tile(t, a)
        if code == v.V_HEAL:
            return on_line(t, frame.chosen, a)
        if code == v.V_EDGE:
            return on_edge(t, a, b)
        if code == v.V_STRIP:
            return on_card(t.box.gears[b].id, *on_figure(t, a).touches)
        return on_dice(t, dice_of(move))

    def link(self, s: Tunnels, frame: Effect, seat: Seat) -> Message | None:
        """A square or a gift; cards and tiles have a link of their own."""
        if cause_sort(frame.origin) in (BY_SQUARE, BY_GIFT):
            return message("chain-card", card=origin_name(s, frame.origin))
        return None


class PanicQuestion(TunnelsQuestion[Panic]):
    """Whether a die that fell on a cancelled line is rolled again (21.1)."""

    frame = Panic
    passing = "move-keep"

    def prompt(self, s: Tunnels, frame: Panic, seat: Seat) -> Message:
        """Whose die it is."""
        return message("ask-panic-reroll", who=warrior_name(s, frame.figure))

    def answer(self, t: Tunnels, frame: Panic, move: Move) -> Message:
        """The die."""
        return message("move-reroll", dice=str(frame.die))

    def lit(self, t: Tunnels, frame: Panic, move: Move) -> Touched:
        """The dice on the table."""
        return on_dice(t, dice_of(move))


class EntryQuestion(TunnelsQuestion[Entry]):
    """What a tile does to one who comes in: it asks nothing itself."""

    frame = Entry

    def link(self, s: Tunnels, frame: Entry, seat: Seat) -> Message:
        """The tile."""
        return message("chain-tile", tile=tile_name(s, s.laid[frame.slot]))


class PlayCardQuestion(TunnelsQuestion[PlayCard]):
    """A card that is being played: it asks nothing itself, but may be answered."""

    frame = PlayCard

    def link(self, s: Tunnels, frame: PlayCard, seat: Seat) -> Message:
        """The card."""
        return message("chain-card", card=card_name(s, frame.kind))

    def window_prompt(self, t: Tunnels, frame: PlayCard) -> Message:
        """The moment before it takes effect (20.2)."""
        return message("ask-answer", card=card_name(t, frame.kind))
