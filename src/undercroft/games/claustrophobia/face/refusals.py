# interpreted: refusals for people
"""Why words that are not offered are refused: the code of the rules with its number and its sentence."""

from __future__ import annotations

from undercroft.families.tunnels.masks import count, members
from undercroft.games.claustrophobia.face.names import (
    card_name,
    gift_name,
    kind_name,
    object_name,
    place_args,
    side_name,
    square_name,
    warrior_name,
)
from undercroft.games.claustrophobia.face.words import read_move
from undercroft.games.claustrophobia.rules import codes as c
from undercroft.games.claustrophobia.rules.activation import Activation
from undercroft.games.claustrophobia.rules.appearing import buy_code, cost
from undercroft.games.claustrophobia.rules.auction import Auction, Team
from undercroft.games.claustrophobia.rules.box import NEEDS_SIZE
from undercroft.games.claustrophobia.rules.cards.effect import Effect
from undercroft.games.claustrophobia.rules.cards.picking import dice_of
from undercroft.games.claustrophobia.rules.cards.play import card_code
from undercroft.games.claustrophobia.rules.combat import Attack, target_slot, targets
from undercroft.games.claustrophobia.rules.exploration import Explore
from undercroft.games.claustrophobia.rules.hits import Rise, Suffer, double_of
from undercroft.games.claustrophobia.rules.initiative import DONE as INITIATIVE_DONE
from undercroft.games.claustrophobia.rules.initiative import Initiative, blesser
from undercroft.games.claustrophobia.rules.state import Tunnels
from undercroft.games.claustrophobia.rules.threat import BUY, PLACE, Threat, place_code
from undercroft.games.claustrophobia.rules.turn import ActionPhase, activate_code
from undercroft.kernel.moves import PASS, Move, Seat, first, second, verb
from undercroft.kernel.question import Reason
from undercroft.kernel.texts import Message, Value, message

REASONS = {
    c.NO_MVT: ("4.1", "why-no-mvt"),
    c.MOVE_OVER: ("22.4", "why-flooded-stop"),
    c.MOVE_SPLIT: ("3.2", "why-move-split"),
    c.WALL: ("4.1", "why-wall"),
    c.RUBBLE: ("25.50", "why-rubble"),
    c.SEALED: ("24.4", "why-seal"),
    c.BLOCKING: ("4.3", "why-blocked"),
    c.PRESENCE: ("8.2", "why-impressive"),
    c.FULL: ("4.2", "why-full"),
    c.NO_TILE_YET: ("4.1", "why-no-tile"),
    c.TILE_THERE: ("5.2", "why-already-explored"),
    c.NEVER_EXPLORES: ("12.1", "why-demons-explore-not"),
    c.NO_STACK: ("25.45", "why-stack-empty"),
    c.NO_HOLE: ("22.10", "why-hole-troglodytes"),
    c.COMBAT_DONE: ("3.2", "why-fought"),
    c.NO_CBT: ("6.2", "why-no-cbt"),
    c.NOBODY_THERE: ("6.1", "why-not-here"),
    c.NO_WEAPON: ("19.1", "why-no-ranged"),
    c.IS_EXHAUSTED: ("9.1", "why-exhausted"),
    c.NOT_JOINED: ("7.1", "why-not-in-reach"),
    c.ACTED_ALREADY: ("3.1", "why-activated"),
    c.NOT_IN_PLAY: ("6.5", "why-dead"),
    c.NO_TP: ("10.4", "why-no-tp"),
    c.NO_FIGURE: ("11.1", "why-no-troglodytes"),
    c.HUMANS_THERE: ("11.2", "why-humans-there"),
    c.NO_OPENING: ("11.2", "why-no-opening"),
    c.DEMON_IN_PLAY: ("11.1", "why-demon-in-play"),
    c.NO_DEMON_LEFT: ("11.1", "why-demon-limit"),
    c.NOT_FOR_SALE: ("11.1", "why-no-demon-to-buy"),
    c.NOT_HELD: ("14.1", "why-not-in-hand"),
    c.NOT_THIS_MOMENT: ("14.3", "why-wrong-moment"),
    c.NO_TARGET: ("14.3", "why-wrong-moment"),
    c.NO_GIFT: ("18.7", "why-gift-not-his"),
    c.GIFT_LATE: ("18.7", "why-gift-late"),
    c.GIFT_DIE: ("18.7", "why-gift-die"),
    c.LINE_GONE: ("6.3", "why-line-cancelled"),
    c.ENEMY_HERE: ("24.12", "why-action-enemies"),
    c.NOT_HERE: ("24.12", "why-act-not-here"),
    c.SAFE_FROM_AFAR: ("23.5", "why-shot-useless"),
    c.DICE_MISFIT: ("10.2", "why-square-needs"),
    c.SQUARE_USED: ("25.1", "why-square-used"),
    c.NOT_YET: ("24.12", "why-not-yet"),
    c.HANDS_FULL: ("24.12", "why-hands-full"),
}

TEAM_REASONS = {
    c.NOT_SOLD: "why-team-not-sold",
    c.TOO_DEAR: "why-team-too-dear",
    c.ALL_HIRED: "why-team-most",
    c.GIFT_OWNED: "why-gift-already",
    c.GIFTS_FULL: "why-team-gifts",
    c.GIFT_USELESS: "why-gift-useless",
    c.NOT_BEARER: "why-not-bearer",
    c.HAS_OBJECT: "why-has-object",
    c.OBJECTS_OUT: "why-team-most",
    c.UNSPENT: "why-team-unspent",
}

ACTING = (
    c.V_MOVE,
    c.V_CRAWL,
    c.V_EXPLORE,
    c.V_ATTACK,
    c.V_SHOOT,
    c.V_GIFT,
    c.V_CLEAR,
    c.V_ACT,
    c.V_LEAVE,
    c.V_CARRY_OUT,
)


def reason(rule: str, id: str, **args: Value) -> Reason:
    """A refusal by rule and message."""
    return Reason(rule, message(id, **args))


def why_not(t: Tunnels, seat: Seat, words: str) -> Reason:
    """Why words are refused in this position."""
    move = read_move(t, words)
    if move is None:
        return reason("", "why-no-words", words=words)
    top = t.stack[-1]
    v = verb(move)
    if v == c.V_PLAY:
        return why_not_played(t, seat, second(move))
    if isinstance(top, Activation) and v in ACTING:
        return why_not_acting(t, top, move)
    if isinstance(top, Activation) and v == c.V_ACTIVATE:
        return reason("3.1", "why-other-active", who=warrior_name(t, top.figure))
    if isinstance(top, ActionPhase) and v == c.V_ACTIVATE:
        return why_not_activated(t, top, first(move))
    if isinstance(top, Threat):
        return why_not_threat(t, top, move)
    if isinstance(top, Initiative):
        return why_not_initiative(t, top, move)
    if isinstance(top, Suffer) and v == c.V_LOSE:
        return reason("6.3", "why-line-cancelled", line=first(move), who=warrior_name(t, top.victim))
    if isinstance(top, Attack) and v == c.V_GUARD:
        return why_not_guarding(t, top, move)
    if isinstance(top, Explore) and v == c.V_LAY:
        if first(move) in top.looks(t, False):
            return reason("5.4", "why-place-closes")
        return reason("5.3", "why-place-unconnected")
    if isinstance(top, Auction) and v == c.V_BID and first(move) >= t.n[c.BID]:
        return reason("16.1", "why-bid-too-high", bid=t.n[c.BID])
    if isinstance(top, Auction) and move == PASS:
        return reason("16.1", "why-bid-first")
    if isinstance(top, Team) and v in (c.V_HIRE, c.V_LEARN, c.V_EQUIP, c.V_DRAW):
        return why_not_in_team(t, top, move)
    if isinstance(top, Team):
        return reason("16.2", "why-team-unspent", bid=t.n[c.BID], left=top.left)
    if isinstance(top, Effect | Rise) and v == c.V_CHOOSE:
        return why_not_alike(t, "6.1", first(move), [first(other) for other in top.offer(t, seat)])
    return reason("14.3", "why-other-question")


def why_not_in_team(t: Tunnels, top: Team, move: Move) -> Reason:
    """Why something cannot be had for the points of an auction."""
    v, a, b = verb(move), first(move), second(move)
    args: dict[str, Value] = {"left": top.left, "bid": t.n[c.BID]}
    if v == c.V_HIRE:
        kinds = t.box.auction_kinds
        code = top.hire_code(t, a)
        args["who"] = kind_name(t, a)
        args["cost"] = next((kinds[i + 1] for i in range(0, len(kinds), 3) if kinds[i] == a), 0)
    elif v == c.V_LEARN:
        code = top.gift_code(t, a)
        args |= {"card": gift_name(t, a), "cost": t.box.auction_gift[0], "count": t.box.auction_gift[1]}
    elif v == c.V_EQUIP:
        code = top.equip_code(t, a, b)
        args |= {"who": warrior_name(t, a), "object": object_name(t, b), "cost": t.box.auction_object[0]}
    else:
        code = top.draw_code(t, a)
    return Reason("16.2", message(TEAM_REASONS[code], **args))


def why_not_alike(t: Tunnels, rule: str, figure: int, others: list[int]) -> Reason:
    """Why a figure is not named by itself: one of the others differs from it in nothing."""
    other = double_of(t, figure, others) if c.FIRST_TROG <= figure < c.FIGURES else -1
    if other < 0:
        return reason("14.3", "why-other-question")
    return reason(rule, "why-alike", target=warrior_name(t, figure), other=warrior_name(t, other))


def why_not_activated(t: Tunnels, phase: ActionPhase, figure: int) -> Reason:
    """Why a warrior is not activated."""
    if (figure < c.FIRST_TROG) != (phase.phase == c.HUMAN_ACTION) or figure == c.TROG_GROUP:
        return reason("3.1", "why-not-yours", who=warrior_name(t, figure))
    if t.n[c.FRESH] >> figure & 1:
        return reason("24.5", "why-joins-next-round", who=warrior_name(t, figure))
    if t.n[c.GONE] >> figure & 1 and figure < c.FIRST_TROG:
        return reason("24.1", "why-left-map", who=warrior_name(t, figure))
    code = activate_code(t, figure)
    if code == c.ALIKE:
        return why_not_alike(t, "3.1", figure, list(members(phase.ready(t) & ((1 << figure) - 1))))
    rule, name = REASONS.get(code, ("3.1", "why-activated"))
    return reason(rule, name, who=warrior_name(t, figure))


def why_not_acting(t: Tunnels, top: Activation, move: Move) -> Reason:
    """Why an acting warrior cannot do something."""
    code = top.code_of(t, move)
    figure = top.figure
    slot = t.at[figure]
    v = verb(move)
    if code == c.OK:
        return reason("14.3", "why-other-question")
    if code == c.ALIKE:
        reached = slot if v == c.V_ATTACK else target_slot(t, figure, first(move))
        return why_not_alike(t, "6.1", target_of(move), targets(t, figure, reached))
    if code == c.NO_SUCH:
        if v == c.V_LEAVE:
            return reason("24.1", "why-not-on-exit", who=warrior_name(t, figure))
        return reason("24.12", "why-act-not-here", who=warrior_name(t, figure))
    if code == c.MOVE_OVER and not t.box.ends_move[t.tile_kind(slot)]:
        return reason("22.5", "why-trap-stop", who=warrior_name(t, figure))
    if code == c.NO_STACK and t.box.fixed_map:
        return reason("24.12", "why-fixed-map")
    if code == c.NO_CBT and v == c.V_CLEAR:
        need = t.box.clear_cbt
        return reason("21.8", "why-clear-cbt", who=warrior_name(t, figure), need=need, cbt=t.cbt(figure))
    if code == c.NOT_HERE and v == c.V_CLEAR:
        return reason("21.8", "why-no-rubble", side=side_name(first(move)))
    if code == c.NOT_HERE and v == c.V_LEAVE:
        return reason("24.1", "why-not-on-exit", who=warrior_name(t, figure))
    if code == c.NO_HOLE and c.TROGS >> figure & 1:
        at = first(move) if t.has_hole(slot) else slot
        return reason("22.10", "why-no-hole", **place_args(t, at))
    return Reason(REASONS[code][0], message(REASONS[code][1], **acting_args(t, figure, move)))


def acting_args(t: Tunnels, figure: int, move: Move) -> dict[str, Value]:
    """The arguments of a refusal of an acting warrior."""
    slot = t.at[figure]
    friends, enemies = t.on[slot] & t.friends_of(figure), t.enemies_on(slot, figure)
    impressive = [e for e in members(enemies) if t.talents(e) & c.IMPRESSIVE]
    args: dict[str, Value] = {
        "who": warrior_name(t, figure),
        "friends": count(friends),
        "enemies": count(enemies),
        "cbt": t.cbt(figure),
        "round": t.n[c.FIRST_COUNT],
    }
    if impressive:
        args["other"] = warrior_name(t, impressive[0])
    v = verb(move)
    if v in (c.V_MOVE, c.V_EXPLORE, c.V_CLEAR, c.V_CARRY_OUT) and first(move) < 4:
        args["side"] = side_name(first(move))
        beside = t.map.beside[slot * 4 + first(move)]
        if beside >= 0:
            args["size"] = t.box.tile_size[t.laid[beside]]
    if v == c.V_CRAWL:
        args["size"] = t.box.tile_size[t.laid[first(move)]]
    if v in (c.V_ATTACK, c.V_SHOOT):
        args["target"] = warrior_name(t, target_of(move))
    if v == c.V_GIFT:
        args["card"] = gift_name(t, first(move))
        args["need"] = t.box.gift_die[first(move)]
    return args


def target_of(move: Move) -> int:
    """The target that an attack or a shot names."""
    return first(move) if verb(move) == c.V_ATTACK else second(move)


def why_not_played(t: Tunnels, seat: Seat, kind: int) -> Reason:
    """Why a card is not played: from the seat's own hand and the moment."""
    actor, slot = 0, 0
    top = t.stack[-1]
    if isinstance(top, Activation):
        actor, slot = top.figure, t.at[top.figure]
    code = card_code(t, seat, kind, -1, actor, slot)
    if code == c.NOT_HELD:
        return reason("14.1", "why-not-in-hand", card=card_name(t, kind))
    if code == c.IS_EXHAUSTED and isinstance(top, Activation):
        return reason("9.1", "why-exhausted", who=warrior_name(t, actor))
    return reason("14.3", "why-wrong-moment", card=card_name(t, kind))


def why_not_threat(t: Tunnels, top: Threat, move: Move) -> Reason:
    """Why dice cannot be placed, or a warrior not bought."""
    v = verb(move)
    if v == c.V_PLACE and top.step == PLACE:
        code = place_code(t, dice_of(move), second(move))
        square = second(move)
        needs = needed(t, square)
        if code == c.SQUARE_USED:
            return reason("25.1", "why-square-used", square=square_name(t, square))
        return reason("10.2", "why-square-needs", square=square_name(t, square), needs=needs)
    if v == c.V_BUY and top.step == PLACE:
        return reason("10.2", "why-dice-first")
    if v == c.V_BUY and top.step == BUY:
        kind, slot = first(move), second(move)
        code = buy_code(t, kind, slot)
        if code == c.FULL:
            return reason("11.2", "why-no-room")
        if code == c.NO_TP:
            return reason("10.4", "why-no-tp", cost=cost(t, kind, slot), tp=t.n[c.TP])
        rule, name = REASONS.get(code, ("14.3", "why-other-question"))
        return reason(rule, name, who=message(f"demon-{t.box.kind_ids[kind]}"))
    return reason("14.3", "why-other-question")


def needed(t: Tunnels, square: int) -> Message:
    """What dice a square takes; a total is said by its number, which data may change."""
    total, is_exact = (t.box.square_needs[square * NEEDS_SIZE + column] for column in (3, 5))
    if total:
        return message("square-exact-total" if is_exact else "square-least-total", total=total)
    return message(f"square-{t.box.square_ids[square]}-needs")


def why_not_initiative(t: Tunnels, top: Initiative, move: Move) -> Reason:
    """Why a die is not given, or nobody blessed."""
    v = verb(move)
    if v == c.V_ASSIGN and top.step != INITIATIVE_DONE:
        figure = second(move)
        if figure >= c.FIRST_TROG:
            return reason("3.1", "why-not-yours", who=warrior_name(t, figure))
        if t.die[figure]:
            return reason("2.2", "why-has-die", who=warrior_name(t, figure))
        if first(move) not in t.dice:
            return reason("2.2", "why-no-such-die", die=first(move))
        return reason("2.2", "why-others-first", who=warrior_name(t, figure))
    if v == c.V_BLESS and top.step == INITIATIVE_DONE:
        return reason("25.47", "why-bless-self", who=warrior_name(t, blesser(t)))
    if move == PASS:
        return reason("2.2", "why-die-must-be-given")
    return reason("14.3", "why-other-question")


def why_not_guarding(t: Tunnels, top: Attack, move: Move) -> Reason:
    """Why a warrior does not take hits over."""
    figure = first(move)
    if figure == top.guard:
        limit = min(top.hits, top.life_left(t, figure))
        return reason("25.31", "why-guard-full", who=warrior_name(t, figure), count=limit)
    return reason("8.4", "why-not-bodyguard", who=warrior_name(t, figure))
