# interpreted: questions as people meet them
"""Chapters 3, 4, 6, 7 and 12: who acts next, and what he does."""

from __future__ import annotations

from undercroft.families.tunnels.face.names import (
    card_name,
    gift_name,
    own_or,
    place_args,
    side_name,
    tile_kind_name,
    token_name,
    warrior_name,
)
from undercroft.families.tunnels.face.preview import held
from undercroft.families.tunnels.face.questions.base import TunnelsQuestion
from undercroft.families.tunnels.face.touches import beyond_side, on_card, on_edge, on_figure, on_tile
from undercroft.families.tunnels.rules.acting.activation import DOUBT, FOUGHT, MOVED, Activation
from undercroft.families.tunnels.rules.acting.phase import ActionPhase
from undercroft.families.tunnels.rules.components.scenario import AT_SEAL
from undercroft.families.tunnels.rules.components.warriors import IMPRESSIVE
from undercroft.families.tunnels.rules.masks import count, members
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.tokens import count_in
from undercroft.families.tunnels.rules.words import verbs as v
from undercroft.families.tunnels.rules.words.reasons import OK
from undercroft.families.tunnels.rules.words.times import HUMAN_ACTION
from undercroft.kernel.moves import Move, Seat, first, second, verb
from undercroft.kernel.question import Touched
from undercroft.kernel.texts import Message, Value, message

SIDED = {
    v.V_MOVE: "move-move",
    v.V_EXPLORE: "move-explore",
    v.V_CLEAR: "move-clear",
    v.V_CARRY_OUT: "move-leave-by",
}


class ActionPhaseQuestion(TunnelsQuestion[ActionPhase]):
    """Who is activated next (3.1)."""

    frame = ActionPhase
    passing = "move-end-phase"
    alike_rule = "3.1"

    def prompt(self, s: Tunnels, frame: ActionPhase, seat: Seat) -> Message:
        """The question of a phase."""
        return message("ask-activate" if frame.phase == HUMAN_ACTION else "ask-demon-activate")

    def answer(self, t: Tunnels, frame: ActionPhase, move: Move) -> Message:
        """A warrior; one of the ordinary Troglodytes by its tile and what it carries."""
        figure = first(move)
        who = warrior_name(t, figure)
        if not t.is_ordinary(figure):
            return message("move-activate", who=who, target=who)
        where = place_args(t, t.at[figure])
        for token in range(len(t.box.scenario.tokens)):
            if count_in(t.carry[figure], token):
                return message("move-activate-with", who=who, token=token_name(t, token), **where)
        return message("move-activate-at", who=who, **where)

    def lit(self, t: Tunnels, frame: ActionPhase, move: Move) -> Touched:
        """The warrior."""
        return on_figure(t, first(move))


class ActivationQuestion(TunnelsQuestion[Activation]):
    """What the acting warrior does next (3.2)."""

    frame = Activation
    passing = "move-end"

    def prompt(self, s: Tunnels, frame: Activation, seat: Seat) -> Message:
        """What he may still do."""
        who, left = warrior_name(s, frame.figure), max(0, frame.left(s))
        if frame.flags & DOUBT:
            return message("ask-own-blast", who=who, card=card_name(s, second(frame.blasts(s)[0])))
        if frame.flags & FOUGHT:
            return message("ask-act-fought", who=who, mvt=left)
        if frame.flags & MOVED and (left == 0 or frame.move_code(s) != OK):
            return message("ask-act-moved", who=who)
        walks = any(verb(move) in (v.V_MOVE, v.V_CRAWL) for move in frame.offer(s, seat))
        return message(
            "ask-act-held" if held(s, frame.figure) and not walks else "ask-act", who=who, mvt=left
        )

    def pass_label(self, frame: Activation) -> Message:
        """To end the activation, or not to throw after all."""
        return message("move-hold-back" if frame.flags & DOUBT else "move-end")

    def answer(self, t: Tunnels, frame: Activation, move: Move) -> Message:
        """A step, an attack or something else."""
        code, a, b = verb(move), first(move), second(move)
        if code in SIDED:
            return message(SIDED[code], side=side_name(a))
        if code == v.V_CRAWL:
            return message("move-hole", tile=tile_kind_name(t, a), **place_args(t, a))
        if code == v.V_ATTACK:
            return message("move-attack", who=warrior_name(t, a), target=warrior_name(t, a))
        if code == v.V_SHOOT:
            target = warrior_name(t, b)
            if a == v.HERE:
                return message("move-shoot-here", target=target)
            return message("move-shoot", target=target, side=side_name(a))
        if code == v.V_GIFT:
            return message("move-gift", card=gift_name(t, a))
        return message("move-leave-map") if code == v.V_LEAVE else act_label(t, a, b)

    def lit(self, t: Tunnels, frame: Activation, move: Move) -> Touched:
        """Where he goes, or whom he attacks."""
        code, a, b = verb(move), first(move), second(move)
        here = t.at[frame.figure]
        if code in (v.V_MOVE, v.V_EXPLORE):
            return Touched("step" if code == v.V_MOVE else "place", (beyond_side(t, here, a),))
        if code in (v.V_CLEAR, v.V_CARRY_OUT):
            return on_edge(t, here, a)
        if code == v.V_CRAWL:
            return on_tile(t, a)
        if code == v.V_ATTACK:
            return on_figure(t, a)
        if code == v.V_SHOOT:
            return on_figure(t, b, *([beyond_side(t, here, a)] if a != v.HERE else []))
        return on_card(t.box.gifts[a].id) if code == v.V_GIFT else Touched()

    def standing(self, s: Tunnels, frame: Activation, seat: Seat) -> str:
        """The tile of the one who acts."""
        return on_tile(s, s.at[frame.figure]).touches[0]

    def link(self, s: Tunnels, frame: Activation, seat: Seat) -> Message:
        """Who acts."""
        return message("chain-activation", who=warrior_name(s, frame.figure))

    def args(self, t: Tunnels, frame: Activation, move: Move) -> dict[str, Value]:
        """Who he is, who holds him, what he lacks."""
        figure, slot = frame.figure, t.at[frame.figure]
        friends, enemies = t.on[slot] & t.friends_of(figure), t.enemies_on(slot, figure)
        found: dict[str, Value] = {
            "who": warrior_name(t, figure),
            "friends": count(friends),
            "enemies": count(enemies),
            "cbt": t.cbt(figure),
            "round": t.first_count,
        }
        impressive = [enemy for enemy in members(enemies) if t.talents(enemy) & IMPRESSIVE]
        if impressive:
            found["other"] = warrior_name(t, impressive[0])
        if verb(move) in SIDED:
            beside = t.map.beside[slot * 4 + first(move)]
            if beside >= 0:
                found["size"] = t.size_of(beside)
        if verb(move) == v.V_CLEAR:
            found["need"] = t.box.numbers.clear_cbt
        if verb(move) == v.V_CRAWL:
            found |= place_args(t, first(move) if t.has_hole(slot) else slot)
        return found


def act_label(t: Tunnels, number: int, more: int) -> Message:
    """One of the scenario's actions: by its label, else by what its author calls it."""
    act, tokens = t.box.scenario.acts[number], t.box.scenario.tokens
    if not act.label:
        return own_or(t, f"move-{act.id}", message("words", words=act.id))
    if act.where == AT_SEAL:
        return message(act.label, side=side_name(more))
    return message(act.label, value=tokens[more].value if more < len(tokens) else 0)
