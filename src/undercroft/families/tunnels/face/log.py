# interpreted: the log for people
"""Events as lines of the log, and the rule behind each."""

from __future__ import annotations

from undercroft.families.tunnels.face.names import (
    card_name,
    dice_text,
    gift_name,
    kind_name,
    object_name,
    origin_name,
    own_or,
    place_args,
    player,
    side_name,
    square_name,
    talent_names,
    tile_name,
    token_name,
    warrior_name,
)
from undercroft.families.tunnels.rules.figures import FIRST_TROG, figure_of, kind_of
from undercroft.families.tunnels.rules.scenarios.ending import tokens_on_map
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import (
    E_APPEARED,
    E_ASSIGNED,
    E_ATTACK,
    E_BID,
    E_BLESSED,
    E_BLOCKED,
    E_BONUS,
    E_CANCELLED,
    E_CARD,
    E_CLEARED,
    E_COUNTER,
    E_DIED,
    E_DREW,
    E_ENTRY_ROLL,
    E_FRANTIC,
    E_FREED,
    E_GIFT,
    E_GUARDED,
    E_GUIDE,
    E_HEALED,
    E_HITS,
    E_HOLE,
    E_LAID,
    E_LEFT,
    E_LINE,
    E_MARK,
    E_MOVED,
    E_NO_GIFTS,
    E_NO_PURCHASE,
    E_NOBODY_ACTS,
    E_NOT_PLACED,
    E_OBJECT_GONE,
    E_PANIC,
    E_PHASE,
    E_PLACED,
    E_REACHED,
    E_REROLLED,
    E_ROLLED,
    E_ROSE,
    E_ROUND,
    E_SEAL,
    E_SQUARE,
    E_TEAM,
    E_TILE_OUT,
    E_TOKEN,
    E_TP,
    E_TRIGGERED,
    E_TROGS_DIED,
    E_WOUND,
    END_BOTH,
    END_ROUND_LIMIT,
)
from undercroft.families.tunnels.rules.words.reasons import HUMANS_THERE, NO_FIGURE, NO_TP
from undercroft.families.tunnels.rules.words.times import EVENTS, PHASES
from undercroft.families.tunnels.rules.words.verbs import V_EQUIP, V_HIRE, V_LEARN
from undercroft.kernel.texts import Message, message

RULES = {
    E_ROUND: "1.4",
    E_PHASE: "1.4",
    E_ROLLED: "1.5",
    E_ASSIGNED: "2.3",
    E_MOVED: "4.1",
    E_LAID: "5.3",
    E_TILE_OUT: "5.4",
    E_ATTACK: "6.2",
    E_FRANTIC: "8.3",
    E_HITS: "6.2",
    E_LINE: "6.3",
    E_WOUND: "6.3",
    E_DIED: "6.5",
    E_TROGS_DIED: "6.3",
    E_GUARDED: "8.4",
    E_PLACED: "10.2",
    E_SQUARE: "10.3",
    E_TP: "10.4",
    E_APPEARED: "11.2",
    E_CARD: "14.3",
    E_CANCELLED: "20.2",
    E_DREW: "14.1",
    E_HEALED: "9.2",
    E_BLESSED: "8.5",
    E_GIFT: "18.7",
    E_HOLE: "22.10",
    E_MARK: "24.1",
    E_BLOCKED: "21.8",
    E_CLEARED: "21.8",
    E_OBJECT_GONE: "21.10",
    E_LEFT: "24.1",
    E_REACHED: "24.1",
    E_SEAL: "24.4",
    E_FREED: "24.5",
    E_ROSE: "24.7",
    E_GUIDE: "24.8",
    E_BID: "16.1",
    E_TEAM: "16.2",
    E_NO_GIFTS: "21.6",
    E_PANIC: "21.1",
    E_REROLLED: "20.9",
    E_TRIGGERED: "13.1",
    E_NO_PURCHASE: "11.1",
    E_NOT_PLACED: "10.2",
    E_NOBODY_ACTS: "3.1",
}

NO_PURCHASE = {NO_TP: "tp", HUMANS_THERE: "humans", NO_FIGURE: "figure"}
"""What is said of a purchase that is not possible, by the reason; for any other, that there is no place."""

ROLLS = ("event-action-roll", "event-destiny-roll", "event-die")
TOKEN_EVENTS = ("event-token-taken", "event-token-dropped", "event-token-broken", "event-token-eaten")


def event(t: Tunnels, kind: int, n: list[int]) -> Message:
    """An event as a message."""
    if kind in (
        E_ATTACK,
        E_FRANTIC,
        E_HITS,
        E_LINE,
        E_WOUND,
        E_DIED,
        E_TROGS_DIED,
        E_GUARDED,
    ):
        return fighting(t, kind, n)
    if kind in (
        E_ROUND,
        E_PHASE,
        E_ROLLED,
        E_REROLLED,
        E_ASSIGNED,
        E_BLESSED,
        E_PANIC,
        E_HEALED,
    ):
        return initiative(t, kind, n)
    if kind in (E_MOVED, E_LAID, E_TILE_OUT, E_HOLE, E_MARK, E_TRIGGERED, E_ENTRY_ROLL):
        return moving(t, kind, n)
    if kind in (E_PLACED, E_SQUARE, E_TP, E_APPEARED, E_DREW, E_CARD, E_CANCELLED, E_GIFT):
        return threat(t, kind, n)
    if kind in (E_NO_PURCHASE, E_NOT_PLACED, E_NOBODY_ACTS):
        return skipped(kind, n)
    if kind in (E_BONUS, E_BLOCKED, E_CLEARED, E_OBJECT_GONE, E_NO_GIFTS):
        return cards(t, kind, n)
    return scenario(t, kind, n)


def fighting(t: Tunnels, kind: int, n: list[int]) -> Message:
    """Attacks and what they cost."""
    if kind == E_ATTACK:
        name = "event-shot" if n[2] else "event-attack"
        who, target = warrior_name(t, n[0]), warrior_name(t, n[1])
        return message(name, who=who, target=target, dice=dice_text(n[5:]), **{"def": n[3]})
    if kind == E_FRANTIC:
        return message("event-frantic", dice=dice_text(n[3 + (len(n) - 3) // 2 :]))
    if kind == E_HITS:
        return message("event-hits", hits=n[0])
    if kind == E_LINE:
        return message(
            "event-line-cancelled", who=warrior_name(t, n[0]), line=n[1], cause=origin_name(t, n[2])
        )
    if kind == E_WOUND:
        health = t.box.kinds[kind_of(n[0])].health
        who, cause = warrior_name(t, n[0]), origin_name(t, n[2])
        return message("event-wounded", who=who, wounds=n[1], health=health, cause=cause)
    if kind == E_DIED:
        is_dark = figure_of(n[0]) >= FIRST_TROG
        return message("event-demon-died" if is_dark else "event-died", who=warrior_name(t, n[0]))
    if kind == E_TROGS_DIED:
        return message("event-troglodytes-killed", count=n[0])
    return message("event-guarded", who=warrior_name(t, n[0]), target=warrior_name(t, n[1]), hits=n[2])


def initiative(t: Tunnels, kind: int, n: list[int]) -> Message:
    """Rounds, phases and dice."""
    if kind == E_ROUND:
        return message("event-round-begins", round=n[0])
    if kind == E_PHASE:
        return message("event-phase-begins", phase=message(f"phase-{PHASES[n[0]]}"))
    if kind == E_ROLLED:
        return message(ROLLS[n[0]], dice=dice_text(n[1:]))
    if kind == E_REROLLED:
        return message("event-rerolled", taken=dice_text(n[1 : 1 + n[0]]), dice=dice_text(n[1 + n[0] :]))
    who = warrior_name(t, n[0])
    if kind == E_ASSIGNED:
        if n[2]:
            return message("event-exhausted", who=who)
        line = t.box.kinds[kind_of(n[0])].lines[n[1] - 1]
        numbers = {"mvt": line.mvt, "cbt": line.cbt, "def": line.defence}
        return message("event-assigned", who=who, die=n[1], **numbers)
    if kind == E_BLESSED:
        return message("event-blessing-cbt" if n[1] else "event-blessing-mvt", who=who)
    if kind == E_PANIC:
        return message("event-panic-reroll" if n[2] else "event-panic-die", who=who, die=n[1])
    return message("event-line-healed", who=who, line=n[1])


def moving(t: Tunnels, kind: int, n: list[int]) -> Message:
    """Steps and tiles."""
    if kind == E_MOVED:
        side = t.map.side_towards(n[1], n[2])
        if side < 0:
            return message("event-through-hole", who=warrior_name(t, n[0]), **place_args(t, n[2]))
        return message("event-moved", who=warrior_name(t, n[0]), side=side_name(side))
    if kind == E_LAID:
        return message("event-tile-laid", tile=tile_name(t, n[1]), **place_args(t, n[2]))
    if kind == E_TILE_OUT:
        return message("event-tile-returned" if n[1] else "event-tile-closing", tile=tile_name(t, n[0]))
    if kind == E_HOLE:
        return message("event-hole-token", **place_args(t, n[0]))
    if kind == E_MARK:
        return message("event-trail", number=n[0], side=side_name(n[2]), **place_args(t, n[1]))
    if kind == E_TRIGGERED:
        return message("event-triggered", who=warrior_name(t, n[1]), tile=tile_name(t, t.laid[n[0]]))
    return message("event-hurt-roll", target=warrior_name(t, n[0]), cause=origin_name(t, n[2]), die=n[1])


def threat(t: Tunnels, kind: int, n: list[int]) -> Message:
    """The Board of Destiny, purchases and cards."""
    if kind == E_PLACED:
        return message("event-square-filled", square=square_name(t, n[0]), dice=dice_text(n[1:]))
    if kind == E_SQUARE:
        return message("event-square-happens", square=square_name(t, n[0]))
    if kind == E_TP:
        demon = message("player-demon")
        return message("event-tp-gained" if n[0] > 0 else "event-tp-lost", player=demon, tp=abs(n[0]))
    if kind == E_APPEARED:
        return message("event-appeared", who=kind_name(t, n[0]), **place_args(t, n[1]))
    if kind == E_DREW:
        if n[1] >= 0:
            return message("event-event-drawn-seen", card=card_name(t, n[1]))
        return message("event-event-drawn", count=1) if n[0] == EVENTS else message("event-advantage-drawn")
    if kind == E_CARD:
        owner = message("player-demon" if n[0] == EVENTS else "player-human")
        return message("event-card-played", player=owner, card=card_name(t, n[1]))
    if kind == E_CANCELLED:
        return message("event-card-cancelled", card=card_name(t, n[1]))
    return message("event-gift-used", who=message("warrior-redeemer"), card=gift_name(t, n[0]))


def skipped(kind: int, n: list[int]) -> Message:
    """What does not happen, and why."""
    if kind == E_NOT_PLACED:
        return message("event-not-placed", dice=dice_text(n))
    if kind == E_NOBODY_ACTS:
        return message("event-nobody-acts")
    return message(f"event-no-purchase-{NO_PURCHASE.get(n[0], 'place')}", tp=n[1], cost=n[2])


def talents(mask: int) -> Message:
    """One or several Talents as one name."""
    names = [message(f"talent-{name}") for name in talent_names(mask)]
    said = names[0]
    for name in names[1:]:
        said = message("talents-both", talent=said, other=name)
    return said


def cards(t: Tunnels, kind: int, n: list[int]) -> Message:
    """What cards leave behind."""
    if kind == E_BONUS:
        who = warrior_name(t, n[0])
        for place, name in ((4, "event-talent"), (5, "event-talent-lost")):
            if n[place]:
                return message(name, who=who, talent=talents(n[place]))
        mvt, cbt, defence = (f"{number:+d}" if number else 0 for number in n[1:4])
        return message("event-bonus", who=who, mvt=mvt, cbt=cbt, **{"def": defence})
    if kind == E_BLOCKED:
        return message("event-blocked", side=side_name(n[1]), **place_args(t, n[0]))
    if kind == E_CLEARED:
        return message("event-cleared", who=warrior_name(t, n[0]), side=side_name(n[2]))
    if kind == E_OBJECT_GONE:
        return message("event-defect", who=warrior_name(t, n[0]), object=object_name(t, n[1]))
    return message("event-gift-barred")


def scenario(t: Tunnels, kind: int, n: list[int]) -> Message:
    """What only some scenarios know, the auction and the end."""
    if kind == E_TOKEN:
        return token_event(t, n)
    if kind == E_SEAL:
        return message("event-seal-placed" if n[2] else "event-seal-gone", side=side_name(n[1]))
    if kind == E_GUIDE:
        return (
            message("event-guide-gone") if n[0] < 0 else message("event-guide-moves", **place_args(t, n[0]))
        )
    if kind == E_ROSE:
        return message("event-rises", **place_args(t, n[0]))
    if kind == E_COUNTER:
        return message("event-counter", number=n[1])
    if kind == E_FREED:
        return message("event-freed", who=warrior_name(t, n[0]))
    if kind == E_LEFT:
        return message("event-left-map", who=warrior_name(t, n[0]))
    if kind == E_REACHED:
        return message("event-entered-exit", who=warrior_name(t, n[0]))
    if kind == E_BID:
        return message("event-bid-by", number=n[0] + 1, bid=n[1])
    if kind == E_TEAM:
        return team_event(t, n)
    return message("event-ended", reason=end_reason(t, n[1]))


def token_event(t: Tunnels, n: list[int]) -> Message:
    """What became of a token; the scenario's own words for it where there are some."""
    who, what = warrior_name(t, n[0]), n[2]
    token = token_name(t, n[1])
    if what == 5:
        return message("event-treasure-false", who=who)
    if what == 4:
        return message("event-token-out", token=token)
    return message(TOKEN_EVENTS[what], who=who, token=token)


def team_event(t: Tunnels, n: list[int]) -> Message:
    """What the winner of the auction takes."""
    if n[0] == V_HIRE:
        return message("event-team-member", who=kind_name(t, n[1]))
    if n[0] == V_LEARN:
        return message("event-team-gift", card=gift_name(t, n[1]))
    if n[0] == V_EQUIP:
        return message("event-object-given", who=warrior_name(t, n[1]), object=object_name(t, n[2]))
    return message("event-advantages-dealt", count=n[1])


def end_reason(t: Tunnels, ending: int) -> Message:
    """Why the game ended."""
    if ending == END_BOTH:
        return message("end-both")
    if ending == END_ROUND_LIMIT:
        return message("end-round-limit")
    name = t.box.scenario.endings[ending].message
    demon, human = t.demon_points, t.human_points
    left = tokens_on_map(t)
    return own_or(t, name, message(name, count=demon, points=human, value=demon, left=left))


def outcome(t: Tunnels) -> Message:
    """The sentence that ends the game."""
    seat = t.human_seat
    reason = end_reason(t, t.ending)
    if t.results[seat] == t.results[1 - seat]:
        return message("end-draw", reason=reason)
    is_human = t.results[seat] > t.results[1 - seat]
    return message("end-human" if is_human else "end-demon", reason=reason)


def seat_name(t: Tunnels, seat: int) -> Message:
    """Who sits there."""
    return player(t, seat)
