# interpreted: messages for people
"""The questions that seats are asked, and the chain of what is being resolved, as messages."""

from __future__ import annotations

from undercroft.families.tunnels.masks import lowest
from undercroft.games.claustrophobia.face.names import (
    card_name,
    dice_text,
    origin_name,
    side_name,
    tile_name,
    warrior_name,
)
from undercroft.games.claustrophobia.rules import codes as c
from undercroft.games.claustrophobia.rules.activation import DOUBT, FOUGHT, MOVED, Activation
from undercroft.games.claustrophobia.rules.auction import Auction, Team, least_bid
from undercroft.games.claustrophobia.rules.cards.effect import SECOND, Effect
from undercroft.games.claustrophobia.rules.cards.entering import Entry
from undercroft.games.claustrophobia.rules.cards.panic import Panic
from undercroft.games.claustrophobia.rules.cards.play import PlayCard
from undercroft.games.claustrophobia.rules.combat import Attack
from undercroft.games.claustrophobia.rules.exploration import Explore, Look
from undercroft.games.claustrophobia.rules.guide import GuideWalk
from undercroft.games.claustrophobia.rules.hits import Rise, Suffer
from undercroft.games.claustrophobia.rules.initiative import DONE, Fountains, Initiative, blesser
from undercroft.games.claustrophobia.rules.laying import Ambush, HoleToken, MoveMark
from undercroft.games.claustrophobia.rules.setup import SetUp
from undercroft.games.claustrophobia.rules.state import Tunnels
from undercroft.games.claustrophobia.rules.threat import PLACE, RESOLVE, Threat
from undercroft.games.claustrophobia.rules.turn import ActionPhase
from undercroft.kernel.moves import Seat, second
from undercroft.kernel.state import Frame
from undercroft.kernel.texts import Message, message
from undercroft.kernel.window import Window


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
        guard, target = warrior_name(t, top.guard), warrior_name(t, top.target)
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
        return message("ask-assign", who=warrior_name(t, lowest(top.waiting(t))), dice=dice_text(t.dice))
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
        least, name = least_bid(t), "ask-bid" if top.best >= 0 else "ask-first-bid"
        if least > t.box.auction_floor:
            return message(f"{name}-least", bid=t.n[c.BID], most=t.box.auction_start, least=least)
        return message(name, bid=t.n[c.BID], most=t.box.auction_start)
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
        attacker, target = warrior_name(t, about.attacker), warrior_name(t, about.target)
        return message("ask-attack-card", who=attacker, target=target)
    assert isinstance(about, PlayCard)
    return message("ask-answer", card=card_name(t, about.kind))


def activation_prompt(t: Tunnels, top: Activation) -> Message:
    """What the acting warrior may still do."""
    who, left = warrior_name(t, top.figure), max(0, top.left(t))
    if top.flags & DOUBT:
        return message("ask-own-blast", who=who, card=card_name(t, second(top.blasts(t)[0])))
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
            "chain-attack", who=warrior_name(t, frame.attacker), target=warrior_name(t, frame.target)
        )
    if isinstance(frame, Suffer):
        return message("chain-hits", hits=frame.left, target=warrior_name(t, frame.victim))
    if isinstance(frame, PlayCard):
        return message("chain-card", card=card_name(t, frame.kind))
    if isinstance(frame, Entry):
        return message("chain-tile", tile=tile_name(t, t.laid[frame.slot]))
    if isinstance(frame, Effect) and frame.origin & 7 in (c.BY_SQUARE, c.BY_GIFT):
        return message("chain-card", card=origin_name(t, frame.origin))
    if isinstance(frame, Auction):
        return message("chain-auction")
    return message("chain-team") if isinstance(frame, Team) else None
