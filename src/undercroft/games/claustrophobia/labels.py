# interpreted: messages for people
"""Prompts and move labels as messages; `log.py` has the lines of the log."""

from __future__ import annotations

from undercroft.games.claustrophobia import codes as c
from undercroft.games.claustrophobia.actions.activation import FOUGHT, MOVED, Activation
from undercroft.games.claustrophobia.actions.appearing import cost
from undercroft.games.claustrophobia.actions.auction import Auction, Team
from undercroft.games.claustrophobia.actions.combat import Attack
from undercroft.games.claustrophobia.actions.exploration import Explore, Look
from undercroft.games.claustrophobia.actions.guide import GuideWalk
from undercroft.games.claustrophobia.actions.hits import Rise, Suffer
from undercroft.games.claustrophobia.actions.initiative import DONE, Fountains, Initiative, blesser
from undercroft.games.claustrophobia.actions.laying import Ambush, HoleToken, MoveMark
from undercroft.games.claustrophobia.actions.setup import SetUp
from undercroft.games.claustrophobia.actions.threat import PLACE, RESOLVE, Threat
from undercroft.games.claustrophobia.cards.effect import SECOND, Effect, Entry
from undercroft.games.claustrophobia.cards.panic import Panic
from undercroft.games.claustrophobia.cards.play import PlayCard
from undercroft.games.claustrophobia.names import (
    card_name,
    dice_text,
    gift_name,
    kind_name,
    object_name,
    origin_name,
    own_or,
    place_args,
    side_name,
    square_name,
    tile_name,
    warrior_name,
)
from undercroft.games.claustrophobia.state import Tunnels
from undercroft.games.claustrophobia.turn import ActionPhase
from undercroft.kernel.moves import PASS, Move, Seat, first, second, verb
from undercroft.kernel.state import Frame
from undercroft.kernel.texts import Message, message
from undercroft.kernel.window import Window
from undercroft.maps.sides import mask_text, turned

# ---- labels of moves


def label(t: Tunnels, move: Move) -> Message:
    """A move for a person."""
    v, a, b = verb(move), first(move), second(move)
    if move == PASS:
        return pass_label(t)
    if v in SIDED:
        return message(SIDED[v], side=side_name(a))
    if v in ON_WARRIOR:
        return message(ON_WARRIOR[v], who=warrior_name(t, a), target=target_name(t, a))
    if v in (c.V_CRAWL, c.V_TILE):
        return message(slot_label(t, v), **place_args(t, a))
    if v in EDGES:
        return message(EDGES[v], side=side_name(b), **place_args(t, a))
    if v in (c.V_LOSE, c.V_HEAL):
        return message("move-line" if v == c.V_LOSE else "move-heal-line", line=a)
    if v == c.V_SHOOT:
        if a == c.HERE:
            return message("move-shoot-here", target=target_name(t, b))
        return message("move-shoot", target=target_name(t, b), side=side_name(a))
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


def target_name(t: Tunnels, target: int) -> Message:
    """A target's name; the Troglodytes of a tile are one."""
    return warrior_name(t, target)


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
        return message("move-end")
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
        return message("move-assign", die=a, who=warrior_name(t, b))
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
        openings = t.tables.tile_open[top.tile] if isinstance(top, Explore) else 0
        return message("move-lay", openings=mask_text(turned(openings, a)))
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
        return message("move-bid", bid=a)
    if v == c.V_HIRE:
        kinds = t.tables.auction_kinds
        price = next(kinds[i + 1] for i in range(0, len(kinds), 3) if kinds[i] == a)
        return message("move-buy", card=kind_name(t, a), cost=price)
    if v == c.V_LEARN:
        is_team = isinstance(t.stack[-1], Team)
        price = t.tables.auction_gift[0] if is_team else 0
        return message("move-buy", card=gift_name(t, a), cost=price)
    if v == c.V_EQUIP:
        return message("move-give", object=object_name(t, b), who=warrior_name(t, a))
    return message("move-draw", count=a)


def act_label(t: Tunnels, act: int, more: int) -> Message:
    """One of the scenario's actions; an author's own action is said by its word."""
    name = t.tables.act_ids[act]
    if t.tables.act_side[act]:
        return message(f"move-{name}", side=side_name(more & 3))
    value = t.tables.token_value[more] if more < len(t.tables.token_value) else 0
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


# ---- prompts


def prompt(t: Tunnels, seat: Seat) -> Message:
    """The sentence that asks the seat."""
    top = t.stack[-1]
    if isinstance(top, Window):
        return window_prompt(t, t.stack[top.about])
    if isinstance(top, Activation):
        return activation_prompt(t, top)
    if isinstance(top, Effect):
        return effect_prompt(t, top)
    if isinstance(top, Suffer):
        if top.cause == c.BY_SCENARIO and t.n[c.FRESH] >> top.victim & 1:
            return message("ask-freed-lines", who=warrior_name(t, top.victim))
        is_enemy = seat != t.human_seat()
        return message("ask-line-enemy" if is_enemy else "ask-line", who=warrior_name(t, top.victim))
    if isinstance(top, Attack):
        guard, target = warrior_name(t, top.guard), target_name(t, top.target)
        return message("ask-bodyguard", hits=top.hits, who=guard, target=target)
    if isinstance(top, ActionPhase):
        return message("ask-activate" if top.phase == c.HUMAN_ACTION else "ask-demon-activate")
    if isinstance(top, Threat):
        if top.step == PLACE:
            return message("ask-destiny", dice=dice_text(t.dice))
        return message("ask-resolve") if top.step == RESOLVE else message("ask-threat", tp=t.n[c.TP])
    if isinstance(top, Initiative):
        if top.step == DONE:
            return message("ask-bless", who=warrior_name(t, blesser(t)))
        return message("ask-assign", dice=dice_text(t.dice))
    return setup_prompt(t, top)


def setup_prompt(t: Tunnels, top: Frame) -> Message:
    """Questions of set-up, exploration and scenarios."""
    if isinstance(top, Explore):
        return message("ask-place", tile=tile_name(t, top.tile))
    if isinstance(top, Look):
        return message("ask-choose-tile" if top.done == 0 else "ask-order-tiles")
    if isinstance(top, Ambush):
        return message("ask-ambush", tile=tile_name(t, t.laid[top.slot]))
    if isinstance(top, Panic):
        return message("ask-panic-reroll", who=warrior_name(t, top.figure))
    if isinstance(top, SetUp):
        return message("ask-extra-gift") if top.step == 2 else message("ask-seals", left=top.left)
    if isinstance(top, Auction):
        return message("ask-bid", bid=t.n[c.BID]) if top.best >= 0 else message("ask-first-bid")
    if isinstance(top, Team):
        return message("ask-team", left=top.left, bid=t.n[c.BID])
    names = {
        HoleToken: "ask-hole-token",
        MoveMark: "ask-trail",
        Fountains: "ask-fountain",
        GuideWalk: "ask-guide-way",
        Rise: "ask-return-room",
    }
    return message(names[type(top)])


def window_prompt(t: Tunnels, about: Frame) -> Message:
    """What a card might answer."""
    if isinstance(about, Initiative):
        if about.moment() == c.BEFORE_ROLL:
            return message("ask-before-roll")
        if about.moment() == c.DICE_ROLLED:
            return message("ask-rolled", dice=dice_text(t.dice))
        return message("ask-dice-given")
    if isinstance(about, Explore):
        return message("ask-exploring", who=warrior_name(t, about.figure), side=side_name(about.side))
    if isinstance(about, Attack):
        attacker, target = warrior_name(t, about.attacker), target_name(t, about.target)
        return message("ask-attack-card", who=attacker, target=target)
    assert isinstance(about, PlayCard)
    return message("ask-answer", card=card_name(t, about.kind))


def activation_prompt(t: Tunnels, top: Activation) -> Message:
    """What the acting warrior may still do."""
    who, left = warrior_name(t, top.figure), max(0, top.left(t))
    if top.flags & FOUGHT:
        return message("ask-act-fought", who=who, mvt=left)
    if top.flags & MOVED and (left == 0 or top.move_code() != c.OK):
        return message("ask-act-moved", who=who)
    return message("ask-act", who=who, mvt=left)


def effect_prompt(t: Tunnels, top: Effect) -> Message:
    """The choice that a card, gift, tile or square leaves."""
    card = origin_name(t, top.origin)
    code = top.number(t, 0)
    if top.step == SECOND:
        who = warrior_name(t, top.chosen)
        if code == c.OP_HEAL:
            return message("ask-heal", who=who)
        return message("ask-terror" if code == c.OP_MOVE else "ask-possession-victim", card=card, who=who)
    names = {
        c.OP_BLOCK_EDGE: "ask-block",
        c.OP_DISCARD_OBJECT: "ask-defect",
        c.OP_REROLL: "ask-reroll",
        c.OP_ATTACK: "ask-possession-attacker",
        c.OP_SPAWN: "ask-card-tile",
    }
    if code in names:
        return message(names[code], card=card)
    if top.number(t, 1) in (c.HUMANS_ON_TILE, c.WARRIORS_ON_TILE):
        return message("ask-card-tile", card=card)
    if top.origin & 7 == c.BY_SQUARE:
        return message("ask-trap")
    return message("ask-gift-target" if top.origin & 7 == c.BY_GIFT else "ask-card-target", card=card)


# ---- what is being resolved


def chain(t: Tunnels) -> tuple[Message, ...]:
    """What is being resolved, outermost first."""
    found = []
    for frame in t.stack:
        said = link(t, frame)
        if said is not None:
            found.append(said)
    return tuple(found)


def link(t: Tunnels, frame: Frame) -> Message | None:
    """One unfinished thing."""
    if isinstance(frame, Initiative):
        return message("chain-initiative")
    if isinstance(frame, Threat):
        return message("chain-threat")
    if isinstance(frame, Activation):
        return message("chain-activation", who=warrior_name(t, frame.figure))
    if isinstance(frame, Explore):
        return message("chain-exploration", side=side_name(frame.side))
    if isinstance(frame, Attack):
        return message(
            "chain-attack", who=warrior_name(t, frame.attacker), target=target_name(t, frame.target)
        )
    if isinstance(frame, Suffer):
        return message("chain-hits", hits=frame.left, target=target_name(t, frame.victim))
    if isinstance(frame, PlayCard):
        return message("chain-card", card=card_name(t, frame.kind))
    if isinstance(frame, Entry):
        return message("chain-tile", tile=tile_name(t, t.laid[frame.slot]))
    if isinstance(frame, Effect) and frame.origin & 7 in (c.BY_SQUARE, c.BY_GIFT):
        return message("chain-card", card=origin_name(t, frame.origin))
    if isinstance(frame, Auction):
        return message("chain-auction")
    return message("chain-team") if isinstance(frame, Team) else None
