# interpreted: questions as people meet them
"""What all questions of the tunnels share: groups of answers, cards, and refusals with their arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from undercroft.families.tunnels.face.names import (
    card_name,
    gift_name,
    kind_name,
    object_name,
    place_args,
    side_name,
    square_name,
    warrior_name,
)
from undercroft.families.tunnels.face.questions.reasons import REASON_RULES, REASONS
from undercroft.families.tunnels.face.touches import on_card
from undercroft.families.tunnels.rules.alike import double_of
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words import verbs as v
from undercroft.families.tunnels.rules.words.reasons import ALIKE
from undercroft.kernel.moves import PASS, Move, Seat, first, second, verb
from undercroft.kernel.question import Question, Reason, Touched
from undercroft.kernel.state import Frame
from undercroft.kernel.texts import Message, Value, message

GROUPS = {
    "move-bid": ("group-bid", "short-bid"),
    "move-give": ("group-object", "short-who"),
    "move-assign": ("group-who", "short-assign"),
    "move-assign-gift": ("group-who", "short-assign-gift"),
    "move-assign-exhausted": ("group-who", "short-assign-exhausted"),
    "move-assign-instinct": ("group-who", "short-assign-instinct"),
    "move-instinct-value": ("group-instinct", "short-instinct-value"),
    "move-instinct-exhausted": ("group-instinct", "short-instinct-exhausted"),
    "move-instinct-effect": ("group-instinct", "short-instinct-effect"),
    "move-take-back": ("group-take-back", "short-put"),
    "move-hound-die": ("group-hound-die", "short-hound-die"),
    "move-site": ("group-site", "short-side"),
    "move-reroll": ("group-reroll", "short-dice"),
    "move-bless-mvt": ("group-bless", "short-bless-mvt"),
    "move-bless-cbt": ("group-bless", "short-bless-cbt"),
    "move-activate": ("group-activate", "short-who"),
    "move-activate-at": ("group-activate-who", "label-cell"),
    "move-activate-with": ("group-activate-who", "short-with"),
    "move-move": ("group-move", "short-side"),
    "move-hole": ("group-hole", "label-cell"),
    "move-explore": ("group-explore", "short-side"),
    "move-attack": ("group-attack", "short-who"),
    "move-shoot": ("group-shoot", "short-shot"),
    "move-shoot-here": ("group-shoot", "short-shot-here"),
    "move-line": ("group-line", "short-line"),
    "move-heal-line": ("group-heal-line", "short-line"),
    "move-guard": ("group-who", "short-guard"),
    "move-put": ("group-square", "short-put"),
    "move-appear": ("group-who", "short-appear"),
    "move-token": ("group-token", "label-cell"),
    "move-trail": ("group-trail", "short-edge"),
    "move-block": ("group-block", "short-edge"),
    "move-target-tile": ("group-tile", "label-cell"),
    "move-to-tile": ("group-tile", "label-cell"),
    "move-seal": ("group-seal", "short-side"),
}
"""The group of a label and the label within it; both are said with the label's own arguments."""

F = TypeVar("F", bound=Frame)


class TunnelsQuestion(Question[Tunnels, F]):
    """A question in the tunnels: an answer may always be a card or, where it is offered, to pass."""

    passing = "move-pass"
    """What passing is called here."""
    rules: Mapping[int, str] = REASON_RULES
    """The rule behind each refusal; an edition that numbers its rules otherwise brings its own."""

    def label(self, s: Tunnels, frame: F, seat: Seat, move: Move) -> Message:
        """What an answer is called."""
        if move == PASS:
            return self.pass_label(frame)
        if verb(move) == v.V_PLAY:
            return message("move-play", card=card_name(s, second(move)))
        return self.answer(s, frame, move)

    def pass_label(self, frame: F) -> Message:
        """What passing is called."""
        return message(self.passing)

    def answer(self, t: Tunnels, frame: F, move: Move) -> Message:
        """What an answer is called that is no card."""
        raise NotImplementedError

    def touched(self, s: Tunnels, frame: F, seat: Seat, move: Move) -> Touched:
        """How an answer is picked, and what lights up for it."""
        if move == PASS:
            return Touched()
        if verb(move) == v.V_PLAY:
            return on_card(s.box.cards[second(move)].id)
        return self.lit(s, frame, move)

    def lit(self, t: Tunnels, frame: F, move: Move) -> Touched:
        """What lights up for an answer that is no card."""
        return Touched()

    def grouped(
        self, s: Tunnels, frame: F, move: Move, label: Message
    ) -> tuple[Message | None, Message | None]:
        """What a labelled answer shares with others, and its label among them."""
        if label.id not in GROUPS:
            return None, None
        group, short = GROUPS[label.id]
        return Message(group, label.args), Message(short, label.args)

    def why_not(self, s: Tunnels, frame: F, seat: Seat, move: Move, code: int) -> Reason:
        """The rule and the sentence for a refusal."""
        if code == ALIKE:
            return self.alike(s, frame, seat, move)
        return Reason(
            self.rules[code], message(REASONS[code], **{**move_args(s, move), **self.args(s, frame, move)})
        )

    alike_rule = "6.1"

    def alike(self, t: Tunnels, frame: F, seat: Seat, move: Move) -> Reason:
        """Why a figure is not named by itself: one of those on offer differs from it in nothing."""
        figure = named_figure(move)
        others = [named_figure(other) for other in frame.offer(t, seat) if verb(other) == verb(move)]
        other = warrior_name(t, double_of(t, figure, others))
        return Reason(self.alike_rule, message("why-alike", target=warrior_name(t, figure), other=other))

    def args(self, t: Tunnels, frame: F, move: Move) -> dict[str, Value]:
        """What sentences of refusals may say besides what the move names."""
        return {}


def move_args(t: Tunnels, move: Move) -> dict[str, Value]:
    """What a move names, for sentences that refuse it."""
    code, a, b = verb(move), first(move), second(move)
    if code in (v.V_MOVE, v.V_EXPLORE, v.V_CLEAR, v.V_CARRY_OUT):
        return {"side": side_name(a)}
    if code == v.V_CRAWL:
        return {"size": t.size_of(a)}
    if code in (v.V_ACTIVATE, v.V_CHOOSE):
        return {"who": warrior_name(t, a)}
    if code in (v.V_ATTACK, v.V_SHOOT):
        return {"target": warrior_name(t, a if code == v.V_ATTACK else b)}
    if code == v.V_PLAY:
        return {"card": card_name(t, b)}
    if code in (v.V_GIFT, v.V_LEARN):
        return {"card": gift_name(t, a), "need": t.box.gifts[a].die}
    if code == v.V_ASSIGN:
        return {"die": a, "who": warrior_name(t, b)}
    if code in (v.V_GUARD, v.V_BLESS):
        return {"who": warrior_name(t, a)}
    if code == v.V_LOSE:
        return {"line": a}
    if code in (v.V_PLACE, v.V_RESOLVE):
        square = b if code == v.V_PLACE else a
        return {"square": square_name(t, square)}
    if code in (v.V_BUY, v.V_HIRE):
        return {"who": kind_name(t, a)}
    if code in (v.V_EQUIP, v.V_STRIP):
        return {"who": warrior_name(t, a), "object": object_name(t, b)}
    if code == v.V_TILE:
        return {**place_args(t, a)}
    return {"bid": a} if code == v.V_BID else {}


def named_figure(move: Move) -> int:
    """The figure that a move names."""
    return second(move) if verb(move) == v.V_SHOOT else first(move)
