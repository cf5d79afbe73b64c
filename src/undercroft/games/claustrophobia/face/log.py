# interpreted: the log for people
"""Events as lines of the log, and the rule behind each."""

from __future__ import annotations

from undercroft.games.claustrophobia.face.names import (
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
from undercroft.games.claustrophobia.rules import codes as c
from undercroft.games.claustrophobia.rules.ending import tokens_on_map
from undercroft.games.claustrophobia.rules.state import Tunnels
from undercroft.kernel.texts import Message, message

RULES = {
    c.E_ROUND: "1.4",
    c.E_PHASE: "1.4",
    c.E_ROLLED: "1.5",
    c.E_ASSIGNED: "2.3",
    c.E_MOVED: "4.1",
    c.E_LAID: "5.3",
    c.E_TILE_OUT: "5.4",
    c.E_ATTACK: "6.2",
    c.E_FRANTIC: "8.3",
    c.E_HITS: "6.2",
    c.E_LINE: "6.3",
    c.E_WOUND: "6.3",
    c.E_DIED: "6.5",
    c.E_TROGS_DIED: "6.3",
    c.E_GUARDED: "8.4",
    c.E_PLACED: "10.2",
    c.E_SQUARE: "10.3",
    c.E_TP: "10.4",
    c.E_APPEARED: "11.2",
    c.E_CARD: "14.3",
    c.E_CANCELLED: "20.2",
    c.E_DREW: "14.1",
    c.E_HEALED: "9.2",
    c.E_BLESSED: "8.5",
    c.E_GIFT: "18.7",
    c.E_HOLE: "22.10",
    c.E_MARK: "24.1",
    c.E_BLOCKED: "21.8",
    c.E_CLEARED: "21.8",
    c.E_OBJECT_GONE: "21.10",
    c.E_LEFT: "24.1",
    c.E_REACHED: "24.1",
    c.E_SEAL: "24.4",
    c.E_FREED: "24.5",
    c.E_ROSE: "24.7",
    c.E_GUIDE: "24.8",
    c.E_BID: "16.1",
    c.E_TEAM: "16.2",
    c.E_NO_GIFTS: "21.6",
    c.E_PANIC: "21.1",
    c.E_REROLLED: "20.9",
    c.E_TRIGGERED: "13.1",
}

ROLLS = ("event-action-roll", "event-destiny-roll", "event-die")
TOKEN_EVENTS = ("event-token-taken", "event-token-dropped", "event-token-broken", "event-token-eaten")


def event(t: Tunnels, kind: int, n: list[int]) -> Message:
    """An event as a message."""
    if kind in (
        c.E_ATTACK,
        c.E_FRANTIC,
        c.E_HITS,
        c.E_LINE,
        c.E_WOUND,
        c.E_DIED,
        c.E_TROGS_DIED,
        c.E_GUARDED,
    ):
        return fighting(t, kind, n)
    if kind in (
        c.E_ROUND,
        c.E_PHASE,
        c.E_ROLLED,
        c.E_REROLLED,
        c.E_ASSIGNED,
        c.E_BLESSED,
        c.E_PANIC,
        c.E_HEALED,
    ):
        return initiative(t, kind, n)
    if kind in (c.E_MOVED, c.E_LAID, c.E_TILE_OUT, c.E_HOLE, c.E_MARK, c.E_TRIGGERED, c.E_ENTRY_ROLL):
        return moving(t, kind, n)
    if kind in (c.E_PLACED, c.E_SQUARE, c.E_TP, c.E_APPEARED, c.E_DREW, c.E_CARD, c.E_CANCELLED, c.E_GIFT):
        return threat(t, kind, n)
    if kind in (c.E_BONUS, c.E_BLOCKED, c.E_CLEARED, c.E_OBJECT_GONE, c.E_NO_GIFTS):
        return cards(t, kind, n)
    return scenario(t, kind, n)


def fighting(t: Tunnels, kind: int, n: list[int]) -> Message:
    """Attacks and what they cost."""
    if kind == c.E_ATTACK:
        name = "event-shot" if n[2] else "event-attack"
        who, target = warrior_name(t, n[0]), warrior_name(t, n[1])
        return message(name, who=who, target=target, dice=dice_text(n[4:]), **{"def": n[3]})
    if kind == c.E_FRANTIC:
        return message("event-frantic", dice=dice_text(n))
    if kind == c.E_HITS:
        return message("event-hits", hits=n[0])
    if kind == c.E_LINE:
        return message(
            "event-line-cancelled", who=warrior_name(t, n[0]), line=n[1], cause=origin_name(t, n[2])
        )
    if kind == c.E_WOUND:
        health = t.box.kind_health[(n[0] >> 8 & 255) - 1]
        who, cause = warrior_name(t, n[0]), origin_name(t, n[2])
        return message("event-wounded", who=who, wounds=n[1], health=health, cause=cause)
    if kind == c.E_DIED:
        is_dark = n[0] & 255 >= c.FIRST_TROG
        return message("event-demon-died" if is_dark else "event-died", who=warrior_name(t, n[0]))
    if kind == c.E_TROGS_DIED:
        return message("event-troglodytes-killed", count=n[0])
    return message("event-guarded", who=warrior_name(t, n[0]), target=warrior_name(t, n[1]), hits=n[2])


def initiative(t: Tunnels, kind: int, n: list[int]) -> Message:
    """Rounds, phases and dice."""
    if kind == c.E_ROUND:
        return message("event-round-begins", round=n[0])
    if kind == c.E_PHASE:
        return message("event-phase-begins", phase=message(f"phase-{c.PHASES[n[0]]}"))
    if kind == c.E_ROLLED:
        return message(ROLLS[n[0]], dice=dice_text(n[1:]))
    if kind == c.E_REROLLED:
        return message("event-rerolled", taken=dice_text(n[1 : 1 + n[0]]), dice=dice_text(n[1 + n[0] :]))
    who = warrior_name(t, n[0])
    if kind == c.E_ASSIGNED:
        if n[2]:
            return message("event-exhausted", who=who)
        at = ((n[0] >> 8) - 1) * 18 + (n[1] - 1) * 3
        mvt, cbt, defence = t.box.kind_lines[at : at + 3]
        return message("event-assigned", who=who, die=n[1], mvt=mvt, cbt=cbt, **{"def": defence})
    if kind == c.E_BLESSED:
        return message("event-blessing-cbt" if n[1] else "event-blessing-mvt", who=who)
    if kind == c.E_PANIC:
        return message("event-panic-reroll" if n[2] else "event-panic-die", who=who, die=n[1])
    return message("event-line-healed", who=who, line=n[1])


def moving(t: Tunnels, kind: int, n: list[int]) -> Message:
    """Steps and tiles."""
    if kind == c.E_MOVED:
        side = t.map.side_towards(n[1], n[2])
        if side < 0:
            return message("event-through-hole", who=warrior_name(t, n[0]), **place_args(t, n[2]))
        return message("event-moved", who=warrior_name(t, n[0]), side=side_name(side))
    if kind == c.E_LAID:
        return message("event-tile-laid", tile=tile_name(t, n[1]), **place_args(t, n[2]))
    if kind == c.E_TILE_OUT:
        return message("event-tile-returned" if n[1] else "event-tile-closing", tile=tile_name(t, n[0]))
    if kind == c.E_HOLE:
        return message("event-hole-token", **place_args(t, n[0]))
    if kind == c.E_MARK:
        return message("event-trail", number=n[0], side=side_name(n[2]), **place_args(t, n[1]))
    if kind == c.E_TRIGGERED:
        return message("event-triggered", who=warrior_name(t, n[1]), tile=tile_name(t, t.laid[n[0]]))
    return message("event-hurt-roll", target=warrior_name(t, n[0]), cause=origin_name(t, n[2]), die=n[1])


def threat(t: Tunnels, kind: int, n: list[int]) -> Message:
    """The Board of Destiny, purchases and cards."""
    if kind == c.E_PLACED:
        return message("event-square-filled", square=square_name(t, n[0]), dice=dice_text(n[1:]))
    if kind == c.E_SQUARE:
        return message("event-square-happens", square=square_name(t, n[0]))
    if kind == c.E_TP:
        demon = message("player-demon")
        return message("event-tp-gained" if n[0] > 0 else "event-tp-lost", player=demon, tp=abs(n[0]))
    if kind == c.E_APPEARED:
        return message("event-appeared", who=kind_name(t, n[0]), **place_args(t, n[1]))
    if kind == c.E_DREW:
        if n[1] >= 0:
            return message("event-event-drawn-seen", card=card_name(t, n[1]))
        return message("event-event-drawn", count=1) if n[0] == c.EVENTS else message("event-advantage-drawn")
    if kind == c.E_CARD:
        owner = message("player-demon" if n[0] == c.EVENTS else "player-human")
        return message("event-card-played", player=owner, card=card_name(t, n[1]))
    if kind == c.E_CANCELLED:
        return message("event-card-cancelled", card=card_name(t, n[1]))
    return message("event-gift-used", who=message("warrior-redeemer"), card=gift_name(t, n[0]))


def talents(mask: int) -> Message:
    """One or several Talents as one name."""
    names = [message(f"talent-{name}") for name in talent_names(mask)]
    said = names[0]
    for name in names[1:]:
        said = message("talents-both", talent=said, other=name)
    return said


def cards(t: Tunnels, kind: int, n: list[int]) -> Message:
    """What cards leave behind."""
    if kind == c.E_BONUS:
        who = warrior_name(t, n[0])
        for place, name in ((4, "event-talent"), (5, "event-talent-lost")):
            if n[place]:
                return message(name, who=who, talent=talents(n[place]))
        return message("event-bonus", who=who, mvt=n[1], cbt=n[2], **{"def": n[3]})
    if kind == c.E_BLOCKED:
        return message("event-blocked", side=side_name(n[1]), **place_args(t, n[0]))
    if kind == c.E_CLEARED:
        return message("event-cleared", who=warrior_name(t, n[0]), side=side_name(n[2]))
    if kind == c.E_OBJECT_GONE:
        return message("event-defect", who=warrior_name(t, n[0]), object=object_name(t, n[1]))
    return message("event-gift-barred")


def scenario(t: Tunnels, kind: int, n: list[int]) -> Message:
    """What only some scenarios know, the auction and the end."""
    if kind == c.E_TOKEN:
        return token_event(t, n)
    if kind == c.E_SEAL:
        return message("event-seal-placed" if n[2] else "event-seal-gone", side=side_name(n[1]))
    if kind == c.E_GUIDE:
        return (
            message("event-guide-gone") if n[0] < 0 else message("event-guide-moves", **place_args(t, n[0]))
        )
    if kind == c.E_ROSE:
        return message("event-rises", **place_args(t, n[0]))
    if kind == c.E_COUNTER:
        return message("event-counter", number=n[1])
    if kind == c.E_FREED:
        return message("event-freed", who=warrior_name(t, n[0]))
    if kind == c.E_LEFT:
        return message("event-left-map", who=warrior_name(t, n[0]))
    if kind == c.E_REACHED:
        return message("event-entered-exit", who=warrior_name(t, n[0]))
    if kind == c.E_BID:
        return message("event-bid-by", number=n[0] + 1, bid=n[1])
    if kind == c.E_TEAM:
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
    if n[0] == c.V_HIRE:
        return message("event-team-member", who=kind_name(t, n[1]))
    if n[0] == c.V_LEARN:
        return message("event-team-gift", card=gift_name(t, n[1]))
    if n[0] == c.V_EQUIP:
        return message("event-object-given", who=warrior_name(t, n[1]), object=object_name(t, n[2]))
    return message("event-advantages-dealt", count=n[1])


def end_reason(t: Tunnels, ending: int) -> Message:
    """Why the game ended."""
    if ending == c.END_BOTH:
        return message("end-both")
    if ending == c.END_ROUND_LIMIT:
        return message("end-round-limit")
    name = t.box.ending_ids[ending]
    demon, human = t.n[c.DEMON_POINTS], t.n[c.HUMAN_POINTS]
    left = tokens_on_map(t)
    return own_or(t, name, message(name, count=demon, points=human, value=demon, left=left))


def outcome(t: Tunnels) -> Message:
    """The sentence that ends the game."""
    seat = t.human_seat()
    reason = end_reason(t, t.n[c.ENDING])
    if t.results[seat] == t.results[1 - seat]:
        return message("end-draw", reason=reason)
    is_human = t.results[seat] > t.results[1 - seat]
    return message("end-human" if is_human else "end-demon", reason=reason)


def seat_name(t: Tunnels, seat: int) -> Message:
    """Who sits there."""
    return player(t, seat)
