# interpreted: messages for people
"""The labels of moves as messages; `prompts.py` has the questions, `log.py` the lines of the log."""

from __future__ import annotations

from undercroft.families.tunnels.lines import is_struck
from undercroft.games.claustrophobia.face.names import (
    card_name,
    dice_text,
    gift_name,
    kind_name,
    object_name,
    own_or,
    place_args,
    side_name,
    square_name,
    tile_name,
    token_name,
    warrior_name,
)
from undercroft.games.claustrophobia.rules import codes as c
from undercroft.games.claustrophobia.rules.activation import DOUBT, Activation
from undercroft.games.claustrophobia.rules.appearing import cost
from undercroft.games.claustrophobia.rules.auction import Auction, Team, least_bid
from undercroft.games.claustrophobia.rules.cards.effect import SECOND, Effect
from undercroft.games.claustrophobia.rules.cards.panic import Panic
from undercroft.games.claustrophobia.rules.cards.picking import dice_of
from undercroft.games.claustrophobia.rules.exploration import Explore, Look
from undercroft.games.claustrophobia.rules.hits import Suffer
from undercroft.games.claustrophobia.rules.laying import HoleToken
from undercroft.games.claustrophobia.rules.state import Tunnels
from undercroft.games.claustrophobia.rules.threat import PLACE, Threat
from undercroft.games.claustrophobia.rules.turn import ActionPhase
from undercroft.kernel.moves import PASS, Move, first, second, verb
from undercroft.kernel.texts import Message, message
from undercroft.maps.sides import mask_text, turned


def label(t: Tunnels, move: Move) -> Message:
    """A move for a person."""
    v, a, b = verb(move), first(move), second(move)
    if v in (c.V_PLACE, c.V_REROLL):
        a = dice_of(move)
    if move == PASS:
        return pass_label(t)
    if v in SIDED:
        return message(SIDED[v], side=side_name(a))
    if v == c.V_ACTIVATE and t.is_ordinary(a):
        return troglodyte_label(t, a)
    if v in ON_WARRIOR:
        return message(ON_WARRIOR[v], who=warrior_name(t, a), target=warrior_name(t, a))
    if v in (c.V_CRAWL, c.V_TILE):
        kind = message(f"tile-{t.box.tile_kind_ids[t.tile_kind(a)]}")
        return message(slot_label(t, v), tile=kind, **place_args(t, a))
    if v in EDGES:
        return message(EDGES[v], side=side_name(b), **place_args(t, a))
    if v in (c.V_LOSE, c.V_HEAL):
        return line_label(t, v, a)
    if v == c.V_SHOOT:
        if a == c.HERE:
            return message("move-shoot-here", target=warrior_name(t, b))
        return message("move-shoot", target=warrior_name(t, b), side=side_name(a))
    if v in (c.V_PLACE, c.V_RESOLVE, c.V_BUY, c.V_REROLL, c.V_ASSIGN):
        return threat_label(t, v, a, b)
    return other_label(t, v, a, b)


SIDED = {
    c.V_MOVE: "move-move",
    c.V_EXPLORE: "move-explore",
    c.V_CLEAR: "move-clear",
    c.V_CARRY_OUT: "move-leave-by",
}
ON_WARRIOR = {c.V_ACTIVATE: "move-activate", c.V_ATTACK: "move-attack", c.V_CHOOSE: "move-target"}
EDGES = {c.V_MARK: "move-trail", c.V_EDGE: "move-block", c.V_SEAL: "move-seal"}


def troglodyte_label(t: Tunnels, figure: int) -> Message:
    """One of the ordinary Troglodytes, by its tile and what it carries."""
    who, where = warrior_name(t, figure), place_args(t, t.at[figure])
    for token in range(len(t.box.token_ids)):
        if t.carry[figure] >> token * 4 & 15:
            return message("move-activate-with", who=who, token=token_name(t, token), **where)
    return message("move-activate-at", who=who, **where)


def line_label(t: Tunnels, v: int, line: int) -> Message:
    """A line to be cancelled or healed, with its numbers and whether it is the one in use."""
    top = t.stack[-1]
    figure = top.victim if isinstance(top, Suffer) else top.chosen if isinstance(top, Effect) else 0
    name = "move-line" if v == c.V_LOSE else "move-heal-line"
    return message(name, line=line, used=int(t.die[figure] == line), **line_args(t, figure, line))


def line_args(t: Tunnels, figure: int, line: int) -> dict[str, int]:
    """The arguments that say what a line of a Human gives."""
    at = t.kind[figure] * 18 + line * 3 - 3
    mvt, cbt, defence = t.box.kind_lines[at : at + 3]
    return {"mvt": mvt, "cbt": cbt, "def": defence}


def assign_label(t: Tunnels, die: int, figure: int) -> Message:
    """A die for a warrior, with what its line gives him (2.3 to 2.5)."""
    who = warrior_name(t, figure)
    if is_struck(t.hurt[figure], die):
        return message("move-assign-exhausted", die=die, who=who)
    for gift in range(len(t.box.gift_ids)):
        if t.n[c.GIFTS] >> gift & 1 and t.box.gift_die[gift] == die and t.box.kind_gifted[t.kind[figure]]:
            return message(
                "move-assign-gift", die=die, who=who, card=gift_name(t, gift), **line_args(t, figure, die)
            )
    return message("move-assign", die=die, who=who, **line_args(t, figure, die))


def slot_label(t: Tunnels, v: int) -> str:
    """The label of a choice of a tile."""
    top = t.stack[-1]
    if v == c.V_CRAWL:
        return "move-hole"
    if isinstance(top, HoleToken):
        return "move-token"
    return "move-to-tile" if isinstance(top, Effect) and top.step == SECOND else "move-target-tile"


def pass_label(t: Tunnels) -> Message:
    """What passing means here."""
    top = t.stack[-1]
    if isinstance(top, Activation):
        return message("move-hold-back" if top.flags & DOUBT else "move-end")
    if isinstance(top, ActionPhase):
        return message("move-end-phase")
    if isinstance(top, Threat):
        return message("move-placed" if top.step == PLACE else "move-appear-done")
    if isinstance(top, Panic):
        return message("move-keep")
    return message("move-stop-bidding" if isinstance(top, Auction) else "move-pass")


def threat_label(t: Tunnels, v: int, a: int, b: int) -> Message:
    """Dice and purchases."""
    if v == c.V_ASSIGN:
        return assign_label(t, a, b)
    if v == c.V_RESOLVE:
        return message("move-resolve", square=square_name(t, a))
    if v == c.V_BUY:
        return message("move-appear", who=kind_name(t, a), cost=cost(t, a, b), **place_args(t, b))
    dice = [die for i, die in enumerate(t.dice) if a >> i & 1]
    if v == c.V_REROLL:
        top = t.stack[-1]
        return message("move-reroll", dice=str(top.die) if isinstance(top, Panic) else dice_text(dice))
    return message("move-put", die=dice_text(dice), square=square_name(t, b))


def other_label(t: Tunnels, v: int, a: int, b: int) -> Message:
    """The moves with a form of their own."""
    if v == c.V_GUARD:
        return message("move-guard", who=warrior_name(t, a), hits=b)
    if v == c.V_PLAY:
        return message("move-play", card=card_name(t, b))
    if v == c.V_GIFT:
        return message("move-gift", card=gift_name(t, a))
    if v == c.V_BLESS:
        return message("move-bless-cbt" if b else "move-bless-mvt", who=warrior_name(t, a))
    if v == c.V_LAY:
        top = t.stack[-1]
        openings = t.box.tile_open[top.tile] if isinstance(top, Explore) else 0
        is_refused = isinstance(top, Explore) and top.closes(t, a)
        return message(
            "move-lay-closing" if is_refused else "move-lay", openings=mask_text(turned(openings, a))
        )
    if v == c.V_NEXT:
        top = t.stack[-1]
        name = "move-choose-tile" if isinstance(top, Look) and top.done == 0 else "move-order-tile"
        return message(name, tile=tile_name(t, a))
    if v == c.V_ACT:
        return act_label(t, a, b)
    if v == c.V_LEAVE:
        return message("move-leave-map")
    if v == c.V_AMBUSH:
        return message("move-ambush", count=a)
    if v == c.V_STRIP:
        return message("move-discard", who=warrior_name(t, a), object=object_name(t, b))
    if v == c.V_BID:
        return message("move-bid" if a >= least_bid(t) else "move-bid-hopeless", bid=a)
    if v == c.V_HIRE:
        kinds = t.box.auction_kinds
        price = next(kinds[i + 1] for i in range(0, len(kinds), 3) if kinds[i] == a)
        return message("move-buy", card=kind_name(t, a), cost=price)
    if v == c.V_LEARN:
        is_team = isinstance(t.stack[-1], Team)
        price = t.box.auction_gift[0] if is_team else 0
        return message("move-buy", card=gift_name(t, a), cost=price)
    if v == c.V_EQUIP:
        return message("move-give", object=object_name(t, b), who=warrior_name(t, a))
    return message("move-draw", count=a)


def act_label(t: Tunnels, act: int, more: int) -> Message:
    """One of the scenario's actions; an author's own action is said by its word."""
    name = t.box.act_ids[act]
    if t.box.act_side[act]:
        return message(f"move-{name}", side=side_name(more & 3))
    value = t.box.token_value[more] if more < len(t.box.token_value) else 0
    if name in KNOWN_ACTS:
        return message(f"move-{name}", value=value)
    return own_or(t, f"move-{name}", message("words", words=name))


KNOWN_ACTS = (
    "set-charge",
    "take-treasure",
    "take-egg",
    "smash-egg",
    "take-cake",
    "eat-cake",
    "take-gem",
    "destroy-nest",
)
